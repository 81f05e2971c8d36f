//! From bytes to a visitor, one game at a time: where games begin and end.

use super::line::Line;
use super::names::Names;
use super::plain::{self, Plain};
use super::scan::{Incomplete, Scan, Scanner};
use super::token::{Token, Tokens, is_null_move};
use super::{Moves, Outcome, ProblemKind, Tag, Visitor, tag};
use crate::{Letters, SanMove};

/// What came of reading a game.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Step {
    /// A game was read and ends there.
    Game {
        /// The number of bytes it takes from the beginning of the slice.
        length: usize,
    },
    /// The slice ends within a game, and more bytes may come.
    Incomplete,
    /// There are no more games.
    End,
}

/// Reads the next game of some bytes. `at_end` says that nothing comes after
/// them; `starts_line` that they begin with a line, which decides whether a
/// `%` in front is one.
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
        begun: false,
        real: false,
        seen: Names::default(),
        line: Line::default(),
        told: None,
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
    /// Whether the visitor knows of the game.
    begun: bool,
    /// Whether there is a game: comments alone are none.
    real: bool,
    pub seen: Names<'a>,
    pub line: Line,
    /// The result of the first `Result` tag where PGN has no sign for it.
    pub told: Option<Outcome>,
}

/// Whether a game goes on.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Flow {
    On,
    Over,
}

impl<'a, V: Visitor> Parser<'a, '_, V> {
    /// Whether there was a game.
    fn game(&mut self) -> Scan<bool> {
        if self.tags()? == Flow::On {
            self.line.skim = self.visitor.begin_moves() == Moves::Skim;
            while self.movetext()? == Flow::On {
                self.plain_moves();
            }
        }
        if self.real {
            self.visitor.end_game(self.at());
        }
        Ok(self.real)
    }

    pub(super) fn at(&self) -> usize {
        self.tokens.scanner.at
    }

    /// Takes numbers and moves as long as they are written as usual.
    #[inline]
    fn plain_moves(&mut self) {
        if !self.real || !self.line.is_plain() {
            return;
        }
        while let Some((start, end, plain)) = plain::next(self.tokens.scanner.rest()) {
            let start = self.at() + start;
            self.tokens.scanner.skip(end);
            match plain {
                Plain::Number(number) => self.number(number, start),
                Plain::Word(word) => self.a_move(word, start),
                Plain::Comment(text) => self.a_comment(text, start),
            }
        }
    }

    fn announce(&mut self, offset: usize) {
        if !self.begun {
            self.begun = true;
            self.visitor.begin_game(offset);
        }
    }

    pub(super) fn begin(&mut self, offset: usize) {
        self.announce(offset);
        self.real = true;
    }

    pub(super) fn problem(&mut self, kind: ProblemKind, offset: usize) {
        if !self.line.skim {
            self.begin(offset);
            self.visitor.problem(kind, offset);
        }
    }

    /// Everything before the moves. Over means that no moves belong to it.
    fn tags(&mut self) -> Scan<Flow> {
        loop {
            self.plain_tags();
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

    /// Takes tags as long as they are written as usual and new to the game.
    #[inline]
    fn plain_tags(&mut self) {
        while let Some((start, end, tag)) = plain::tag(self.tokens.scanner.rest()) {
            if self.seen.contains(tag.name) {
                return;
            }
            let offset = self.at() + start;
            self.tokens.scanner.skip(end);
            self.begin(offset);
            self.add_tag(tag, offset);
        }
    }

    /// Comments alone are no game.
    fn end_without_moves(&mut self, at: usize) -> Flow {
        if self.seen.count > 0 {
            self.problem(ProblemKind::NoResult, at);
        }
        Flow::Over
    }

    /// A tag section without moves is a game of its own where the next one
    /// shows by a name that has been there.
    fn begins_next_game(&self, name: &[u8], empty_line: bool) -> bool {
        let again = self.seen.contains(name);
        let event = name == b"Event";
        (again && (empty_line || event && self.seen.last() != Some(name)))
            || (event && empty_line && self.seen.count > 0)
    }

    /// Whether what follows can be the first move of a game without tags.
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
                if self.seen.contains(pair.name) {
                    self.problem(ProblemKind::DuplicateTag, offset);
                }
                self.add_tag(Tag { name: pair.name, raw_value: pair.value }, offset);
            }
        }
        Ok(())
    }

    #[inline]
    fn add_tag(&mut self, tag: Tag<'a>, offset: usize) {
        if tag.name == b"Result" && !self.seen.contains(tag.name) {
            let outcome = core::str::from_utf8(tag.raw_value).ok().and_then(Outcome::from_text);
            self.told = outcome.filter(|outcome| !outcome.is_standard());
        }
        self.seen.add(tag.name);
        self.visitor.tag(tag, offset);
    }

    /// A comment before the moves.
    fn comment_outside(&mut self) -> Scan<()> {
        let start = self.at();
        let token = self.tokens.next()?;
        self.announce(start);
        self.comment(token, start);
        Ok(())
    }

    pub(super) fn comment(&mut self, token: Token<'a>, start: usize) {
        match token {
            Token::Comment(text) => self.a_comment(text, start),
            Token::UnclosedComment(text) if !self.line.skim => {
                self.visitor.problem(ProblemKind::CommentNotClosed, start);
                self.visitor.comment(text, start);
            }
            _ => {}
        }
    }

    #[inline]
    fn a_comment(&mut self, text: &[u8], start: usize) {
        if !self.line.skim {
            self.visitor.comment(text, start);
        }
    }
}
