//! Parser for the moves of a game, up to the start of the next game.

use super::nesting::BracketEffect;
use super::parser::{Flow, Parser};
use super::scan::Scan;
use super::token::{MoveNumber, Token, Tokens, is_null_move};
use super::{Outcome, ProblemKind, Visitor, outcome, tag};

impl<'a, V: Visitor> Parser<'a, '_, V> {
    /// Parses one token.
    pub(super) fn movetext(&mut self) -> Scan<Flow> {
        let before = self.tokens;
        let last = self.at();
        let gap = self.tokens.scanner.take_gap()?;
        let start = self.at();
        let token = self.tokens.next()?;
        if let (Some(result), true) = (self.nesting.pending, gap.empty_line) {
            self.tokens = before;
            return Ok(self.end(last, Some(result)));
        }
        match token {
            Token::End => return Ok(self.end(last, self.nesting.pending)),
            Token::Tag(name) if !self.continues_after_tags(name)? => {
                return Ok(self.end(last, self.nesting.pending));
            }
            Token::Tag(_) => {
                self.problem(ProblemKind::TagAmongMoves, start);
                self.tags_among_moves()?;
            }
            Token::Number(number) if gap.empty_line && self.begins_game(number) => {
                self.tokens.scanner.at = start;
                return Ok(self.end(last, None));
            }
            Token::Result(outcome) if self.nesting.depth == 0 && self.nesting.skipped == 0 => {
                self.begin(start);
                self.visitor.result(self.effective_result(outcome), start);
                return self.after_result();
            }
            Token::Word(word) if self.is_result(word)? => {
                self.begin(start);
                self.visitor.result(Outcome::BothLose, start);
                return self.after_result();
            }
            Token::Result(outcome) => {
                self.nesting.pending = Some((outcome, start));
                return Ok(Flow::On);
            }
            _ => self.content(token, start),
        }
        self.nesting.pending = None;
        Ok(Flow::On)
    }

    /// Ends a game whose main line has no result.
    fn end(&mut self, at: usize, pending: Option<(Outcome, usize)>) -> Flow {
        if self.nesting.depth > 0 || self.nesting.skipped > 0 {
            self.problem(ProblemKind::VariationNotClosed, self.nesting.opened);
            self.nesting.skipped = 0;
        }
        while let Some(varied) = self.nesting.close() {
            if varied && !self.nesting.skim {
                self.visitor.end_variation(at);
            }
        }
        match pending {
            Some((outcome, offset)) => self.visitor.result(outcome, offset),
            None => self.problem(ProblemKind::NoResult, at),
        }
        Flow::Over
    }

    /// Returns true if a move number after an empty line starts a game without tags.
    fn begins_game(&self, number: MoveNumber) -> bool {
        let first = number.number == 1 && !number.black;
        first && self.nesting.depth == 0 && self.nesting.skipped == 0 && self.nesting.has_moves()
    }

    /// Returns true if the game continues after tags among its moves. None of the tags may be one
    /// that starts a game, and the move numbers must continue after the tags.
    fn continues_after_tags(&self, first: &[u8]) -> Scan<bool> {
        let mut ahead = self.tokens;
        let mut name = first;
        loop {
            let begins = [&b"Event"[..], b"FEN", b"SetUp"];
            if self.seen.contains(name) || begins.iter().any(|b| b.eq_ignore_ascii_case(name)) {
                return Ok(false);
            }
            let _ = tag::read(&mut ahead.scanner)?;
            ahead.scanner.take_gap()?;
            match ahead.next()? {
                Token::Tag(next) => name = next,
                token => return Ok(self.follows(token)),
            }
        }
    }

    fn tags_among_moves(&mut self) -> Scan<()> {
        while tag::name_at(&self.tokens.scanner)?.is_some() {
            self.tag()?;
            self.tokens.scanner.take_gap()?;
        }
        Ok(())
    }

    /// Returns true if a token is the number of the next move or of the previous move.
    fn follows(&self, token: Token<'_>) -> bool {
        let Token::Number(MoveNumber { number, .. }) = token else { return false };
        let last = self.nesting.number;
        number > 1 && (number == last || number == last.saturating_add(1))
    }

    /// Returns the result of the tag if the sign after the moves is `*`. PGN has no sign for some
    /// results.
    fn effective_result(&self, outcome: Outcome) -> Outcome {
        self.tag_result.filter(|_| outcome == Outcome::Open).unwrap_or(outcome)
    }

    /// Returns true if a word that looks like castling is the result `0-0`. The tag must have the
    /// same result, and the word must be the last of the game.
    fn is_result(&self, word: &[u8]) -> Scan<bool> {
        let in_main_line = self.nesting.depth == 0 && self.nesting.skipped == 0;
        if self.tag_result != Some(Outcome::BothLose)
            || word != outcome::BOTH_LOSE.as_bytes()
            || !in_main_line
        {
            return Ok(false);
        }
        let mut ahead = self.tokens;
        loop {
            let gap = ahead.scanner.take_gap()?;
            match ahead.next()? {
                Token::End | Token::Tag(_) => return Ok(true),
                Token::Comment(_) | Token::UnclosedComment(_) => {}
                Token::Number(number) => return Ok(gap.empty_line && self.begins_game(number)),
                _ => return Ok(false),
            }
        }
    }

    /// Parses the text after a result that still belongs to the game.
    fn after_result(&mut self) -> Scan<Flow> {
        loop {
            let mut ahead = self.tokens;
            let gap = ahead.scanner.take_gap()?;
            let start = ahead.scanner.at;
            let token = ahead.next()?;
            let own = match token {
                Token::Comment(_) | Token::UnclosedComment(_) => {
                    self.nesting.at_last = self.nesting.at_last || only_comments(ahead)?;
                    !gap.empty_line || self.nesting.at_last
                }
                Token::Result(_) => true,
                Token::Nag(_) | Token::Close | Token::Nothing | Token::DrawOffer => !gap.empty_line,
                _ => self.follows(token),
            };
            if !own {
                return Ok(Flow::Over);
            }
            if let Token::Number(_) = token {
                self.problem(ProblemKind::MovesAfterResult, start);
                return Ok(Flow::On);
            }
            self.tokens = ahead;
            match token {
                Token::Result(outcome) => {
                    self.problem(ProblemKind::SecondResult, start);
                    self.visitor.result(outcome, start);
                }
                _ => self.content(token, start),
            }
        }
    }

    /// Handles a token that neither starts nor ends a game.
    fn content(&mut self, token: Token<'a>, start: usize) {
        if self.nesting.skipped > 0 {
            return self.skip_token(token);
        }
        self.begin(start);
        match token {
            Token::Number(number) => self.number(number, start),
            Token::Word(word) => self.word(word, start),
            Token::Open => self.open(start),
            Token::Close => self.close(start),
            Token::Bad(kind) => self.problem(kind, start),
            Token::Nag(number) if !self.nesting.skim => self.visitor.nag(number, start),
            Token::DrawOffer if !self.nesting.skim => self.visitor.draw_offer(start),
            _ => self.comment(token, start),
        }
    }

    fn skip_token(&mut self, token: Token<'_>) {
        match token {
            Token::Open => self.nesting.skipped = self.nesting.skipped.saturating_add(1),
            Token::Close => self.nesting.skipped -= 1,
            _ => {}
        }
    }

    pub(super) fn number(&mut self, MoveNumber { number, black }: MoveNumber, start: usize) {
        self.nesting.add_number(number);
        if !self.nesting.skim {
            self.visitor.move_number(number, black, start);
        }
    }

    fn word(&mut self, word: &[u8], start: usize) {
        self.nesting.add_move();
        match is_null_move(word) {
            _ if self.nesting.skim => {}
            true => self.visitor.null_move(word, start),
            false => self.visitor.san(word, start),
        }
    }

    fn open(&mut self, start: usize) {
        if self.nesting.depth == 0 {
            self.nesting.opened = start;
        }
        match self.nesting.open() {
            BracketEffect::Variation if !self.nesting.skim => self.visitor.begin_variation(start),
            BracketEffect::Variation => {}
            BracketEffect::TooDeep => self.problem(ProblemKind::VariationTooDeep, start),
            _ => self.problem(ProblemKind::VariationOfNothing, start),
        }
    }

    fn close(&mut self, start: usize) {
        match self.nesting.close() {
            Some(true) if !self.nesting.skim => self.visitor.end_variation(start),
            Some(_) => {}
            None => self.problem(ProblemKind::VariationNotOpened, start),
        }
    }
}

/// Returns true if only comments remain.
fn only_comments(mut tokens: Tokens<'_>) -> Scan<bool> {
    loop {
        tokens.scanner.take_gap()?;
        match tokens.next()? {
            Token::End => return Ok(true),
            Token::Comment(_) | Token::UnclosedComment(_) => {}
            _ => return Ok(false),
        }
    }
}
