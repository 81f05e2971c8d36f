//! The moves of a game, up to where the next one begins.

use super::line::Opened;
use super::parser::{Flow, Parser};
use super::scan::Scan;
use super::token::{MoveNumber, Token, Tokens, is_null_move};
use super::{Outcome, ProblemKind, Visitor, outcome, tag};

impl<'a, V: Visitor> Parser<'a, '_, V> {
    /// Reads one token.
    pub(super) fn movetext(&mut self) -> Scan<Flow> {
        let before = self.tokens;
        let last = self.at();
        let gap = self.tokens.scanner.take_gap()?;
        let start = self.at();
        let token = self.tokens.next()?;
        if let (Some(result), true) = (self.line.pending, gap.empty_line) {
            self.tokens = before;
            return Ok(self.end(last, Some(result)));
        }
        match token {
            Token::End => return Ok(self.end(last, self.line.pending)),
            Token::Tag(name) if !self.goes_on_after_tags(name)? => {
                return Ok(self.end(last, self.line.pending));
            }
            Token::Tag(_) => {
                self.problem(ProblemKind::TagAmongMoves, start);
                self.tags_among_moves()?;
            }
            Token::Number(number) if gap.empty_line && self.begins_game(number) => {
                self.tokens.scanner.at = start;
                return Ok(self.end(last, None));
            }
            Token::Result(outcome) if self.line.depth == 0 && self.line.skipped == 0 => {
                self.begin(start);
                self.visitor.result(self.meant(outcome), start);
                return self.after_result();
            }
            Token::Word(word) if self.is_result(word)? => {
                self.begin(start);
                self.visitor.result(Outcome::BothLose, start);
                return self.after_result();
            }
            Token::Result(outcome) => {
                self.line.pending = Some((outcome, start));
                return Ok(Flow::On);
            }
            _ => self.content(token, start),
        }
        self.line.pending = None;
        Ok(Flow::On)
    }

    /// The end of a game without a result after its main line.
    fn end(&mut self, at: usize, pending: Option<(Outcome, usize)>) -> Flow {
        if self.line.depth > 0 || self.line.skipped > 0 {
            self.problem(ProblemKind::VariationNotClosed, self.line.opened);
            self.line.skipped = 0;
        }
        while let Some(varied) = self.line.close() {
            if varied && !self.line.skim {
                self.visitor.end_variation(at);
            }
        }
        match pending {
            Some((outcome, offset)) => self.visitor.result(outcome, offset),
            None => self.problem(ProblemKind::NoResult, at),
        }
        Flow::Over
    }

    /// Whether a first move after an empty line begins a game without tags.
    fn begins_game(&self, number: MoveNumber) -> bool {
        let first = number.number == 1 && !number.black;
        first && self.line.depth == 0 && self.line.skipped == 0 && self.line.has_moves()
    }

    /// Whether a game goes on after tags among its moves: none of them begins
    /// a game, and the numbers go on.
    fn goes_on_after_tags(&self, first: &[u8]) -> Scan<bool> {
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

    /// Whether a token is the number of the move that comes next, or of the
    /// last one.
    fn follows(&self, token: Token<'_>) -> bool {
        let Token::Number(MoveNumber { number, .. }) = token else { return false };
        let last = self.line.number;
        number > 1 && (number == last || number == last.saturating_add(1))
    }

    /// PGN has no sign after the moves for some results: `*` stands for the tag's.
    fn meant(&self, outcome: Outcome) -> Outcome {
        self.told.filter(|_| outcome == Outcome::Open).unwrap_or(outcome)
    }

    /// Whether a word that looks like castling is the result: the tag says the same, and it is
    /// the last of the game.
    fn is_result(&self, word: &[u8]) -> Scan<bool> {
        let in_main_line = self.line.depth == 0 && self.line.skipped == 0;
        if self.told != Some(Outcome::BothLose)
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

    /// What belongs to a game after its result.
    fn after_result(&mut self) -> Scan<Flow> {
        loop {
            let mut ahead = self.tokens;
            let gap = ahead.scanner.take_gap()?;
            let start = ahead.scanner.at;
            let token = ahead.next()?;
            let own = match token {
                Token::Comment(_) | Token::UnclosedComment(_) => {
                    self.line.at_last = self.line.at_last || only_comments(ahead)?;
                    !gap.empty_line || self.line.at_last
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

    /// A token that neither begins nor ends a game.
    fn content(&mut self, token: Token<'a>, start: usize) {
        if self.line.skipped > 0 {
            return self.left_out(token);
        }
        self.begin(start);
        match token {
            Token::Number(number) => self.number(number, start),
            Token::Word(word) => self.word(word, start),
            Token::Open => self.open(start),
            Token::Close => self.close(start),
            Token::Bad(kind) => self.problem(kind, start),
            Token::Nag(number) if !self.line.skim => self.visitor.nag(number, start),
            Token::DrawOffer if !self.line.skim => self.visitor.draw_offer(start),
            _ => self.comment(token, start),
        }
    }

    fn left_out(&mut self, token: Token<'_>) {
        match token {
            Token::Open => self.line.skipped = self.line.skipped.saturating_add(1),
            Token::Close => self.line.skipped -= 1,
            _ => {}
        }
    }

    pub(super) fn number(&mut self, MoveNumber { number, black }: MoveNumber, start: usize) {
        if self.line.depth == 0 {
            self.line.number = number;
        }
        if !self.line.skim {
            self.visitor.move_number(number, black, start);
        }
    }

    fn word(&mut self, word: &[u8], start: usize) {
        if !is_null_move(word) {
            return self.a_move(word, start);
        }
        self.line.add_move();
        if !self.line.skim {
            self.visitor.null_move(word, start);
        }
    }

    pub(super) fn a_move(&mut self, word: &[u8], start: usize) {
        self.line.add_move();
        if !self.line.skim {
            self.visitor.san(word, start);
        }
    }

    fn open(&mut self, start: usize) {
        if self.line.depth == 0 {
            self.line.opened = start;
        }
        match self.line.open() {
            Opened::Variation if !self.line.skim => self.visitor.begin_variation(start),
            Opened::Variation => {}
            Opened::TooDeep => self.problem(ProblemKind::VariationTooDeep, start),
            _ => self.problem(ProblemKind::VariationOfNothing, start),
        }
    }

    fn close(&mut self, start: usize) {
        match self.line.close() {
            Some(true) if !self.line.skim => self.visitor.end_variation(start),
            Some(_) => {}
            None => self.problem(ProblemKind::VariationNotOpened, start),
        }
    }
}

/// Whether nothing but comments follows.
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
