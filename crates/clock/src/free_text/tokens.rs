//! Tokens of a typed time control.

use alloc::string::String;
use alloc::vec::Vec;
use touchmove_board::Color;

use super::parse_error::{Fault, FreeTextError};
use crate::moment::Millis;

/// Unit of time.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(super) enum Unit {
    Second,
    Minute,
    Hour,
}

impl Unit {
    /// Returns the duration of one unit.
    pub(super) const fn time(self) -> Millis {
        match self {
            Unit::Second => Millis::seconds(1),
            Unit::Minute => Millis::minutes(1),
            Unit::Hour => Millis::hours(1),
        }
    }
}

/// Meaning of a word or sign.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum TokenKind {
    /// Number in thousandths.
    Number(u64),
    /// Two numbers such as `1:30`.
    Clock(u64, u64),
    /// Three numbers such as `0:15:00`.
    LongClock(Millis),
    Unit(Unit),
    /// Two units in one word. Arabic has such words.
    Couple(Unit),
    Moves,
    /// The sign `+` or `|`.
    Plus,
    /// The word "and", which may also connect hours and minutes.
    And,
    Slash,
    Colon,
    /// The sign `,` or `;`, or the word "then".
    Break,
    Dash,
    Delay,
    Increment,
    /// Words for all remaining moves: "G", "SD", "rest".
    Rest,
    Per,
    From,
    Start,
    First,
    Player(Color),
    /// Word that does not change the meaning.
    Filler,
}

/// Word or sign with its place.
#[derive(Clone, Debug)]
pub(super) struct Token {
    pub kind: TokenKind,
    pub text: String,
    /// Column in characters, counted from 1.
    pub column: usize,
    /// True if a blank is before the token.
    pub is_spaced: bool,
}

/// Tokens that have not been consumed.
#[derive(Clone, Debug)]
pub(super) struct Tokens {
    all: Vec<Token>,
    next: usize,
    end: usize,
}

impl Tokens {
    /// Creates the tokens of a text that ends before column `end`.
    pub(super) fn new(all: Vec<Token>, end: usize) -> Tokens {
        Tokens { all, next: 0, end }
    }

    /// Returns the kind of a token. `ahead` is the number of tokens before it.
    pub(super) fn kind(&self, ahead: usize) -> Option<TokenKind> {
        self.token(ahead).map(|token| token.kind)
    }

    pub(super) fn token(&self, ahead: usize) -> Option<&Token> {
        self.all.get(self.next.saturating_add(ahead))
    }

    pub(super) fn is_at_end(&self) -> bool {
        self.token(0).is_none()
    }

    pub(super) fn skip(&mut self, count: usize) {
        self.next = self.next.saturating_add(count);
    }

    /// Consumes `wanted` if it is the next token. Returns true if `wanted` was consumed.
    pub(super) fn eat(&mut self, wanted: TokenKind) -> bool {
        let found = self.kind(0) == Some(wanted);
        self.skip(usize::from(found));
        found
    }

    /// Consumes every consecutive `wanted`. Returns true if there was at least one.
    pub(super) fn eat_all(&mut self, wanted: TokenKind) -> bool {
        let found = self.eat(wanted);
        while self.eat(wanted) {}
        found
    }

    /// Returns true if the text is a single `-`, which means that there is no clock.
    pub(super) fn is_only_a_dash(&self) -> bool {
        self.kind(0) == Some(TokenKind::Dash) && self.kind(1).is_none()
    }

    /// Returns the column and the text of the next token.
    pub(super) fn place(&self) -> (usize, String) {
        self.token(0).map_or((self.end, String::new()), |t| (t.column, t.text.clone()))
    }

    /// Returns an error for the next token.
    pub(super) fn fail(&self, fault: Fault) -> FreeTextError {
        let (column, found) = self.place();
        FreeTextError::new(column, &found, fault)
    }

    /// Splits the tokens before the next one for which `of` returns true.
    pub(super) fn split(self, of: impl Fn(TokenKind) -> bool) -> (Tokens, Tokens) {
        let rest = self.all.get(self.next..).unwrap_or_default();
        let at = rest.iter().position(|token| of(token.kind)).unwrap_or(rest.len());
        let (before, after) = rest.split_at(at);
        let end = after.first().map_or(self.end, |token| token.column);
        (Tokens::new(before.to_vec(), end), Tokens::new(after.to_vec(), self.end))
    }

    /// Removes trailing tokens for which `of` returns true.
    pub(super) fn without_trailing(mut self, of: impl Fn(TokenKind) -> bool) -> Tokens {
        while self.all.pop_if(|token| of(token.kind)).is_some() {}
        self
    }
}
