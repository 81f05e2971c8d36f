//! Lexer: splits text into words and signs.

use alloc::string::{String, ToString};
use alloc::vec::Vec;
use core::iter::Peekable;
use core::str::Chars;

use super::lexicon::{is_mark, meaning, plain};
use super::parse_error::{Fault, FreeTextError};
use super::tokens::{Token, TokenKind, Tokens, Unit};
use crate::moment::Millis;

/// Maximum number of digits of a whole number. Eight digits of seconds are three years.
const DIGITS: usize = 8;

/// Splits a text into its significant words and signs.
pub(super) fn tokens(text: &str) -> Result<Tokens, FreeTextError> {
    let mut lexer = Lexer { rest: text.chars().peekable(), column: 1, after_slash: false };
    let mut tokens: Vec<Token> = Vec::new();
    let mut is_spaced = true;
    while let Some(first) = lexer.peek() {
        if is_blank(first) {
            lexer.step();
            is_spaced = true;
            continue;
        }
        let column = lexer.column;
        let (text, kind) = lexer.token(first);
        let kind = kind.map_err(|fault| FreeTextError::new(column, &text, fault))?;
        lexer.after_slash = kind == TokenKind::Slash;
        tokens.push(Token { kind, text, column, is_spaced });
        is_spaced = false;
    }
    Ok(Tokens::new(significant(tokens), lexer.column))
}

/// Removes tokens without a meaning of their own: fillers, "first" in "the first 40 moves", and
/// "each" in "10 minutes each".
fn significant(mut tokens: Vec<Token>) -> Vec<Token> {
    tokens.retain(|token| token.kind != TokenKind::Filler);
    let mut next: Vec<Option<TokenKind>> =
        tokens.iter().skip(1).map(|token| Some(token.kind)).collect();
    next.push(None);
    let is_significant = |(token, next): &(Token, Option<TokenKind>)| match token.kind {
        TokenKind::First => !matches!(next, Some(TokenKind::Number(_))),
        TokenKind::Per => *next == Some(TokenKind::Moves),
        _ => true,
    };
    tokens.into_iter().zip(next).filter(is_significant).map(|(token, _)| token).collect()
}

/// Returns true for blanks, brackets, full stops and marks of writing direction.
fn is_blank(c: char) -> bool {
    let is_direction =
        matches!(c, '\u{200b}'..='\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}');
    c.is_whitespace() || is_direction || matches!(c, '.' | '(' | ')')
}

/// Returns the value of a European, Arabic or Persian digit.
fn digit(c: char) -> Option<u64> {
    let zero = match c {
        '0'..='9' => '0',
        '٠'..='٩' => '٠',
        '۰'..='۹' => '۰',
        _ => return None,
    };
    Some(u64::from(c).saturating_sub(u64::from(zero)))
}

struct Lexer<'a> {
    rest: Peekable<Chars<'a>>,
    column: usize,
    after_slash: bool,
}

impl Lexer<'_> {
    fn peek(&mut self) -> Option<char> {
        self.rest.peek().copied()
    }

    fn step(&mut self) {
        self.column = self.column.saturating_add(usize::from(self.rest.next().is_some()));
    }

    /// Reads the word, number or sign that begins with `first`.
    fn token(&mut self, first: char) -> (String, Result<TokenKind, Fault>) {
        if digit(first).is_some() {
            return self.number();
        }
        if first.is_alphabetic() {
            let word = self.run(|c| c.is_alphabetic() || is_mark(c));
            let kind = meaning(&plain(&word)).ok_or(Fault::Unknown);
            return (word, kind);
        }
        self.step();
        self.sign(first)
    }

    fn run(&mut self, of: impl Fn(char) -> bool) -> String {
        let mut run = String::new();
        while let Some(c) = self.peek().filter(|&c| of(c)) {
            run.push(c);
            self.step();
        }
        run
    }

    fn sign(&mut self, sign: char) -> (String, Result<TokenKind, Fault>) {
        let kind = match sign {
            '\'' | '’' | '‘' | '′' | '´' if self.peek() == Some(sign) => {
                self.step();
                return ([sign, sign].iter().collect(), Ok(TokenKind::Unit(Unit::Second)));
            }
            '\'' | '’' | '‘' | '′' | '´' => Ok(TokenKind::Unit(Unit::Minute)),
            '"' | '”' | '“' | '″' => Ok(TokenKind::Unit(Unit::Second)),
            '+' | '|' => Ok(TokenKind::Plus),
            '&' => Ok(TokenKind::And),
            '/' => Ok(TokenKind::Slash),
            ':' => Ok(TokenKind::Colon),
            ',' | ';' | '،' | '؛' => Ok(TokenKind::Break),
            '-' | '–' | '—' => Ok(TokenKind::Dash),
            _ => Err(Fault::Unknown),
        };
        (sign.to_string(), kind)
    }

    /// Reads a number, or a time such as `0:15:00` or `1:30`.
    fn number(&mut self) -> (String, Result<TokenKind, Fault>) {
        let mut text = self.run(|c| digit(c).is_some());
        if text.chars().count() > DIGITS {
            return (text, Err(Fault::TooLarge));
        }
        let whole = value(&text);
        let may_be_clock = !self.after_slash || self.has_two_colons();
        if let Some(kind) = may_be_clock.then(|| self.clock(&mut text, whole)).flatten() {
            return (text, Ok(kind));
        }
        let thousandths = whole.saturating_mul(1000).saturating_add(self.decimals(&mut text));
        (text, Ok(TokenKind::Number(thousandths)))
    }

    /// Reads `:30` or `:30:00` after a number.
    fn clock(&mut self, text: &mut String, first: u64) -> Option<TokenKind> {
        let second = self.two_digits(text)?;
        let Some(third) = self.two_digits(text) else {
            return Some(TokenKind::Clock(first, second));
        };
        let seconds = first.saturating_mul(60).saturating_add(second).saturating_mul(60);
        Some(TokenKind::LongClock(Millis::seconds(seconds.saturating_add(third))))
    }

    fn has_two_colons(&self) -> bool {
        let ahead: String = self.rest.clone().take(6).collect();
        let mut parts = ahead.split(':').map(|part| part.chars().count());
        parts.next() == Some(0) && parts.next() == Some(2) && parts.next() == Some(2)
    }

    /// Reads a number below 60 in `:dd`, if exactly two digits follow the colon.
    fn two_digits(&mut self, text: &mut String) -> Option<u64> {
        let mut ahead = self.rest.clone();
        let found: Vec<char> = ahead.by_ref().take(3).collect();
        let &[':', tens, ones] = found.as_slice() else { return None };
        let number = digit(tens)?.saturating_mul(10).saturating_add(digit(ones)?);
        let ends = ahead.next().is_none_or(|c| digit(c).is_none() && c != '/');
        if !ends || number > 59 {
            return None;
        }
        text.extend(found);
        (0..3).for_each(|_| self.step());
        Some(number)
    }

    /// Reads the thousandths in `.5`, `.05` or `.005`, if a digit follows the point.
    fn decimals(&mut self, text: &mut String) -> u64 {
        let mut ahead = self.rest.clone();
        let point = ahead.next().filter(|c| matches!(c, '.' | '٫'));
        if point.is_none() || ahead.next().and_then(digit).is_none() {
            return 0;
        }
        text.extend(point);
        self.step();
        let decimals = self.run(|c| digit(c).is_some());
        text.push_str(&decimals);
        value(&decimals.chars().chain("000".chars()).take(3).collect::<String>())
    }
}

/// Returns the value of a string of digits.
fn value(digits: &str) -> u64 {
    let add = |n: u64, digit: u64| n.saturating_mul(10).saturating_add(digit);
    digits.chars().filter_map(digit).fold(0, add)
}
