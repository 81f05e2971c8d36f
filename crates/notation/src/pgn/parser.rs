//! Parser that reports one game at a time to a visitor, and finds where games begin and end.

use super::fast_path::{self, FastToken};
use super::nesting::Nesting;
use super::scan::{Incomplete, Scan, Scanner};
use super::tag_names::TagNames;
use super::token::{MoveNumber, Token, Tokens, is_null_move};
use super::{Moves, Outcome, ProblemKind, Tag, Visitor, tag};
use crate::{Letters, SanMove};

/// Result of reading a game.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Step {
    /// A game was read.
    Game {
        /// Length of the game in bytes, from the beginning of the slice.
        length: usize,
    },
    /// The slice ends within a game, but more bytes may follow.
    Incomplete,
    /// The slice contains no further game.
    End,
}

/// Reads the next game of a slice. `at_end` means that no bytes follow the slice. `starts_line`
/// means that the slice starts at the beginning of a line. Only there is a leading `%` an escape.
///
/// ```
/// use touchmove_notation::pgn::{read_game, Step, Visitor};
///
/// struct Count(usize);
/// impl Visitor for Count {
///     fn san(&mut self, _: &[u8], _: usize) { self.0 += 1 }
/// }
///
/// let mut moves = Count(0);
/// let step = read_game(b"1. e4 e5 * 1. d4", true, true, &mut moves);
/// assert_eq!((step, moves.0), (Step::Game { length: 10 }, 2));
/// ```
pub fn read_game(
    bytes: &[u8],
    at_end: bool,
    starts_line: bool,
    visitor: &mut impl Visitor,
) -> Step {
    let tokens = Tokens::new(Scanner::new(bytes, at_end, starts_line));
    let mut parser = Parser {
        tokens,
        visitor,
        announced: false,
        has_game: false,
        seen: TagNames::default(),
        nesting: Nesting::default(),
        tag_result: None,
    };
    match parser.game() {
        Ok(true) => Step::Game { length: parser.tokens.scanner.at },
        Ok(false) => Step::End,
        Err(Incomplete) => Step::Incomplete,
    }
}

pub(super) struct Parser<'a, 'v, V> {
    pub tokens: Tokens<'a>,
    pub visitor: &'v mut V,
    /// True after the visitor's `begin_game` was called for this game.
    announced: bool,
    /// True if the text contains a game. Comments alone are not a game.
    has_game: bool,
    pub seen: TagNames<'a>,
    pub nesting: Nesting,
    /// Result of the first `Result` tag, if PGN has no sign for it.
    pub tag_result: Option<Outcome>,
}

/// Whether a game continues.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Flow {
    On,
    Over,
}

impl<'a, V: Visitor> Parser<'a, '_, V> {
    /// Parses a game. Returns true if the text contained one.
    fn game(&mut self) -> Scan<bool> {
        if self.tags()? == Flow::On {
            self.nesting.skim = self.visitor.begin_moves() == Moves::Skim;
            self.fast_moves();
            while self.movetext()? == Flow::On {
                self.fast_moves();
            }
        }
        if self.has_game {
            self.visitor.end_game(self.at());
        }
        Ok(self.has_game)
    }

    pub(super) fn at(&self) -> usize {
        self.tokens.scanner.at
    }

    /// Consumes numbers, moves and comments in their usual form.
    #[inline]
    fn fast_moves(&mut self) {
        if !self.has_game || !self.nesting.allows_fast_path() {
            return;
        }
        let skim = self.nesting.skim;
        // The parser itself is changed only once, after the loop.
        let (mut rest, mut at) = (self.tokens.scanner.rest(), self.at());
        let (mut last_number, mut moved) = (None, false);
        while let Some((start, end, token)) = fast_path::next(rest) {
            let Some(behind) = rest.get(end..) else { break };
            let start = at + start;
            (rest, at) = (behind, at + end);
            match token {
                FastToken::Number(MoveNumber { number, black }) => {
                    last_number = Some(number);
                    if !skim {
                        self.visitor.move_number(number, black, start);
                    }
                }
                FastToken::Word(word) => {
                    moved = true;
                    if !skim {
                        self.visitor.san(word, start);
                    }
                }
                FastToken::Comment(text) => self.visit_comment(text, start),
            }
        }
        self.tokens.scanner.at = at;
        if moved {
            self.nesting.add_move();
        }
        if let Some(number) = last_number {
            self.nesting.add_number(number);
        }
    }

    fn announce(&mut self, offset: usize) {
        if !self.announced {
            self.announced = true;
            self.visitor.begin_game(offset);
        }
    }

    pub(super) fn begin(&mut self, offset: usize) {
        self.announce(offset);
        self.has_game = true;
    }

    pub(super) fn problem(&mut self, kind: ProblemKind, offset: usize) {
        if !self.nesting.skim {
            self.begin(offset);
            self.visitor.problem(kind, offset);
        }
    }

    /// Parses everything before the moves. Returns `Over` if the game has no moves.
    fn tags(&mut self) -> Scan<Flow> {
        loop {
            self.fast_tags();
            let last = self.at();
            let gap = self.tokens.scanner.take_gap()?;
            let start = self.at();
            let Some(first) = self.tokens.scanner.peek()? else {
                return Ok(self.end_without_moves(last));
            };
            let name = tag::name_at(&self.tokens.scanner)?;
            if name.is_some_and(|name| self.begins_next_game(name, gap.empty_line)) {
                return Ok(self.end_without_moves(last));
            }
            match first {
                b'[' => self.tag()?,
                b'{' | b';' => self.comment_outside()?,
                b'<' => {
                    self.tokens.next()?;
                    self.problem(ProblemKind::UnexpectedCharacter('<'), start);
                }
                _ if name.is_some() => self.tag()?,
                _ if self.seen.count > 0 || self.is_movetext()? => return Ok(Flow::On),
                _ => {
                    self.problem(ProblemKind::TextOutsideGame, start);
                    self.tokens.scanner.take_line()?;
                }
            }
        }
    }

    /// Consumes tags in their usual form whose names are new in this game.
    #[inline]
    fn fast_tags(&mut self) {
        if self.seen.count == 0 {
            self.tokens.scanner.skip_line_ends();
        }
        let (mut rest, mut at) = (self.tokens.scanner.rest(), self.at());
        while let Some((start, end, tag)) = fast_path::tag(rest) {
            let behind = rest.get(end..).filter(|_| self.seen.add_new(tag.name));
            let Some(behind) = behind else { break };
            self.begin(at + start);
            self.visit_new_tag(tag, at + start);
            (rest, at) = (behind, at + end);
        }
        self.tokens.scanner.at = at;
    }

    /// Ends a game without moves. Comments alone are not a game.
    fn end_without_moves(&mut self, at: usize) -> Flow {
        if self.seen.count > 0 {
            self.problem(ProblemKind::NoResult, at);
        }
        Flow::Over
    }

    /// Returns true if a tag starts the next game. If a name repeats, the tags so far are a game
    /// without moves.
    fn begins_next_game(&self, name: &[u8], empty_line: bool) -> bool {
        let again = self.seen.contains(name);
        let event = name == b"Event";
        (again && (empty_line || event && self.seen.last() != Some(name)))
            || (event && empty_line && self.seen.count > 0)
    }

    /// Returns true if the next token can start the moves of a game without tags.
    fn is_movetext(&self) -> Scan<bool> {
        Ok(match { self.tokens }.next()? {
            Token::Word(word) => {
                is_null_move(word)
                    || core::str::from_utf8(word)
                        .is_ok_and(|text| SanMove::parse(text, &Letters::ENGLISH).is_ok())
            }
            Token::Number(_) | Token::Result(_) | Token::Open => true,
            _ => false,
        })
    }

    pub(super) fn tag(&mut self) -> Scan<()> {
        let offset = self.at();
        self.begin(offset);
        match tag::read(&mut self.tokens.scanner)? {
            Err(kind) => self.problem(kind, offset),
            Ok(pair) => {
                if let Some(kind) = pair.problem {
                    self.problem(kind, offset);
                }
                let tag = Tag { name: pair.name, raw_value: pair.value };
                if self.seen.add_new(tag.name) {
                    self.visit_new_tag(tag, offset);
                } else {
                    self.problem(ProblemKind::DuplicateTag, offset);
                    self.seen.add(tag.name);
                    self.visitor.tag(tag, offset);
                }
            }
        }
        Ok(())
    }

    #[inline(always)]
    fn visit_new_tag(&mut self, tag: Tag<'a>, offset: usize) {
        if tag.name == b"Result" {
            self.tag_result = result_of_tag(tag.raw_value);
        }
        self.visitor.tag(tag, offset);
    }

    /// Parses a comment before the moves.
    fn comment_outside(&mut self) -> Scan<()> {
        let start = self.at();
        let token = self.tokens.next()?;
        self.announce(start);
        self.comment(token, start);
        Ok(())
    }

    pub(super) fn comment(&mut self, token: Token<'a>, start: usize) {
        match token {
            Token::Comment(text) => self.visit_comment(text, start),
            Token::UnclosedComment(text) if !self.nesting.skim => {
                self.visitor.problem(ProblemKind::CommentNotClosed, start);
                self.visitor.comment(text, start);
            }
            _ => {}
        }
    }

    #[inline]
    fn visit_comment(&mut self, text: &[u8], start: usize) {
        if !self.nesting.skim {
            self.visitor.comment(text, start);
        }
    }
}

/// Parses the value of a `Result` tag. Returns `None` for a result that PGN has a sign for.
#[inline(never)]
fn result_of_tag(value: &[u8]) -> Option<Outcome> {
    let outcome = core::str::from_utf8(value).ok().and_then(Outcome::from_text);
    outcome.filter(|outcome| !outcome.is_standard())
}
