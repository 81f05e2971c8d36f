//! The words and signs of a typed time control.

use alloc::string::String;
use alloc::vec::Vec;
use touchmove_board::Color;

use super::misread::{Fault, Misread};
use crate::moment::Millis;

/// A unit of time.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(super) enum Unit {
    Second,
    Minute,
    Hour,
}

impl Unit {
    /// The time it is.
    pub(super) const fn time(self) -> Millis {
        match self {
            Unit::Second => Millis::seconds(1),
            Unit::Minute => Millis::minutes(1),
            Unit::Hour => Millis::hours(1),
        }
    }
}

/// What a word or sign means.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Kind {
    /// A number, in thousandths.
    Number(u64),
    /// `1:30`.
    Clock(u64, u64),
    /// `0:15:00`.
    LongClock(Millis),
    Unit(Unit),
    /// Two of a unit in one word, as Arabic has it.
    Couple(Unit),
    Moves,
    /// `+`, `|`.
    Plus,
    /// The word for it, which may also join hours and minutes.
    And,
    Slash,
    Colon,
    /// `,`, `;`, "then".
    Break,
    Dash,
    Delay,
    Increment,
    /// All the moves that remain: "G", "SD", "rest".
    Rest,
    Per,
    From,
    Start,
    First,
    Player(Color),
    /// Says nothing by itself.
    Filler,
}

/// A word or sign in its place.
#[derive(Clone, Debug)]
pub(super) struct Token {
    pub kind: Kind,
    pub text: String,
    /// From 1, in characters.
    pub column: usize,
    /// Whether a blank stands before it.
    pub is_spaced: bool,
}

/// What is left to read.
#[derive(Clone, Debug)]
pub(super) struct Tokens {
    all: Vec<Token>,
    next: usize,
    end: usize,
}

impl Tokens {
    /// All of a text that ends before column `end`.
    pub(super) fn new(all: Vec<Token>, end: usize) -> Tokens {
        Tokens { all, next: 0, end }
    }

    /// What stands `ahead` places on.
    pub(super) fn kind(&self, ahead: usize) -> Option<Kind> {
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

    /// Steps over `wanted` if it stands here.
    pub(super) fn eat(&mut self, wanted: Kind) -> bool {
        let found = self.kind(0) == Some(wanted);
        self.skip(usize::from(found));
        found
    }

    /// Steps over every `wanted` that stands here.
    pub(super) fn eat_all(&mut self, wanted: Kind) -> bool {
        let found = self.eat(wanted);
        while self.eat(wanted) {}
        found
    }

    /// `-` alone: no clock.
    pub(super) fn is_only_a_dash(&self) -> bool {
        self.kind(0) == Some(Kind::Dash) && self.kind(1).is_none()
    }

    /// Where one stands and what is there.
    pub(super) fn place(&self) -> (usize, String) {
        self.token(0).map_or((self.end, String::new()), |t| (t.column, t.text.clone()))
    }

    /// The error that this is wrong with what stands here.
    pub(super) fn fail(&self, fault: Fault) -> Misread {
        let (column, found) = self.place();
        Misread::new(column, &found, fault)
    }

    /// What stands before the next token that is one `of` these, and what follows, from it on.
    pub(super) fn split(self, of: impl Fn(Kind) -> bool) -> (Tokens, Tokens) {
        let rest = self.all.get(self.next..).unwrap_or_default();
        let at = rest.iter().position(|token| of(token.kind)).unwrap_or(rest.len());
        let (before, after) = rest.split_at(at);
        let end = after.first().map_or(self.end, |token| token.column);
        (Tokens::new(before.to_vec(), end), Tokens::new(after.to_vec(), self.end))
    }

    /// The same without the signs at its end that are one `of` these.
    pub(super) fn without_trailing(mut self, of: impl Fn(Kind) -> bool) -> Tokens {
        while self.all.pop_if(|token| of(token.kind)).is_some() {}
        self
    }
}
