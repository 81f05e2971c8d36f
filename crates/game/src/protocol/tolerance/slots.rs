//! Slots of patterns: squares, moves, times and players as people write them.

use super::pattern::{beginning, filled};
use super::person::color;
use super::spellings::{Spelling, phrase};
use super::token::{Token, is_same};
use crate::protocol::acts::{is_move, on_a_line};
use crate::protocol::time::{clock_text, time};
use crate::protocol::words::player_name;
use alloc::borrow::ToOwned;
use alloc::format;
use alloc::string::{String, ToString};
use alloc::vec::Vec;
use touchmove_board::{Color, Square};
use touchmove_clock::Millis;

/// Number of tokens, and the protocol's words for them.
type Slot = Option<(usize, String)>;

/// Parses the slot with this name at the beginning of some tokens.
pub(super) fn slot(name: &'static str, tokens: &[Token<'_>]) -> Slot {
    match name {
        "SQUARE" => square(tokens).map(|(taken, square)| (taken, square.to_string())),
        "SQUARES" => squares(tokens, " "),
        "TOGETHER" => squares(tokens, "+").filter(|(_, squares)| squares.contains('+')),
        "MOVE" => a_move(tokens),
        "PIECE" => piece(tokens.first()?).map(|letter| (1, letter.to_string())),
        "TIME" => duration(tokens).map(|(taken, time)| (taken, clock_text(time))),
        "WHITE" => named(player(tokens).filter(|(_, color)| *color == Color::White)),
        "BLACK" => named(player(tokens).filter(|(_, color)| *color == Color::Black)),
        "PLAYER" => named(player(tokens)),
        "WINNER" => named(player(tokens).map(|(taken, color)| (taken, color.other()))),
        "NUMBER" => number(&tokens.first()?.low).map(|number| (1, number.to_string())),
        "TEXT" => text(tokens),
        name => phrase(name).iter().filter_map(|said| longest(said, tokens)).max_by_key(taken),
    }
}

const fn taken(slot: &(usize, String)) -> usize {
    slot.0
}

/// Matches the longest spelling of a phrase.
fn longest((line, said): &Spelling, tokens: &[Token<'_>]) -> Slot {
    let matched = said.iter().filter_map(|pattern| {
        let mut captures = Vec::new();
        let end = beginning(pattern, tokens, slot, &mut captures)?;
        filled(line, &captures).map(|line| (end, line))
    });
    matched.max_by_key(taken)
}

fn named(player: Option<(usize, Color)>) -> Slot {
    player.map(|(taken, color)| (taken, player_name(color).to_owned()))
}

/// Parses `White`, `player White` or `White player`, with the number of tokens.
fn player(tokens: &[Token<'_>]) -> Option<(usize, Color)> {
    let (first, second) = (tokens.first()?, tokens.get(1));
    let is_player = |token: &&Token<'_>| is_same(&token.low, "player");
    if is_player(&first) {
        return second.and_then(color).map(|color| (2, color));
    }
    let taken = if second.filter(is_player).is_some() { 2 } else { 1 };
    color(first).map(|color| (taken, color))
}

fn piece(token: &Token<'_>) -> Option<char> {
    let names = ["king", "queen", "rook", "bishop", "knight", "pawn"].into_iter();
    names
        .zip("KQRBNP".chars())
        .find(|(name, _)| is_same(&token.low, name))
        .map(|(_, letter)| letter)
}

/// Parses `e1`, `king on e1`, `white king e1` or `Ke1`.
fn square(tokens: &[Token<'_>]) -> Option<(usize, Square)> {
    for (at, token) in tokens.iter().enumerate() {
        let bare = token.raw.trim_start_matches(['K', 'Q', 'R', 'B', 'N']);
        if let Ok(square) = bare.to_lowercase().parse() {
            return Some((at.saturating_add(1), square));
        }
        let before = ["on", "at", "from", "piece", "of", "player"];
        let is_before = before.iter().any(|word| is_same(&token.low, word));
        if !(is_before || token.is_filler || piece(token).is_some() || color(token).is_some()) {
            return None;
        }
    }
    None
}

fn squares(tokens: &[Token<'_>], separator: &str) -> Slot {
    let (mut taken, first) = square(tokens)?;
    let mut text = first.to_string();
    while let Some((more, square)) = tokens.get(taken..).and_then(square) {
        taken = taken.saturating_add(more);
        text.push_str(separator);
        text.push_str(&square.to_string());
    }
    Some((taken, text))
}

/// Parses `Nf3`, `12...Nf6`, `knight to f3`, `knight takes f3` or `pawn from e2 to e4`.
fn a_move(tokens: &[Token<'_>]) -> Slot {
    let first = tokens.first()?;
    let unnumbered = first.raw.trim_start_matches(|c: char| c.is_ascii_digit() || c == '.');
    if unnumbered.is_empty() {
        return a_move(tokens.get(1..)?).map(|(taken, mv)| (taken.saturating_add(1), mv));
    }
    if let Some(found) = from_to(tokens) {
        return Some(found);
    }
    if is_move(unnumbered) {
        return Some((1, unnumbered.to_owned()));
    }
    let letter = piece(first)?;
    let verb = tokens.get(1)?;
    let captures = ["take", "capture"].iter().any(|word| is_same(&verb.low, word));
    if !captures && verb.low != "to" {
        return None;
    }
    let skipped = if tokens.get(2)?.low == "on" { 3 } else { 2 };
    let to = tokens.get(skipped)?.raw.parse::<Square>().ok()?;
    let letter = if letter == 'P' { String::new() } else { letter.to_string() };
    let sign = if captures { "x" } else { "" };
    // A pawn's capture needs its file.
    let complete = !(captures && letter.is_empty());
    complete.then(|| (skipped.saturating_add(1), format!("{letter}{sign}{to}")))
}

/// Parses `from e2 to e4`, with or without the piece.
fn from_to(tokens: &[Token<'_>]) -> Slot {
    let (taken, from) = square(tokens)?;
    let (to, target) = (tokens.get(taken)?, tokens.get(taken.saturating_add(1))?);
    let square: Square = target.raw.parse().ok().filter(|_| to.low == "to")?;
    Some((taken.saturating_add(2), format!("{from}{square}")))
}

const NUMBERS: [&str; 21] = [
    "zero",
    "one",
    "two",
    "three",
    "four",
    "five",
    "six",
    "seven",
    "eight",
    "nine",
    "ten",
    "eleven",
    "twelve",
    "thirteen",
    "fourteen",
    "fifteen",
    "sixteen",
    "seventeen",
    "eighteen",
    "nineteen",
    "twenty",
];

fn number(word: &str) -> Option<u32> {
    let small = NUMBERS.iter().position(|name| *name == word).and_then(|n| u32::try_from(n).ok());
    let tens = || match word {
        "thirty" => Some(30),
        "forty" => Some(40),
        "fifty" => Some(50),
        "sixty" => Some(60),
        word => word.parse().ok().filter(|_| word.len() <= 4),
    };
    small.or_else(tens)
}

/// Returns the length of a unit of time.
fn unit(word: &str) -> Option<Millis> {
    let units = [
        ("hour", Millis::hours(1)),
        ("minute", Millis::minutes(1)),
        ("second", Millis::seconds(1)),
    ];
    let short = match word {
        "h" => Some(Millis::hours(1)),
        "min" | "mins" | "m" => Some(Millis::minutes(1)),
        "sec" | "secs" | "s" => Some(Millis::seconds(1)),
        _ => None,
    };
    short.or_else(|| units.iter().find(|(name, _)| is_same(word, name)).map(|(_, time)| *time))
}

/// Parses `0:02:00`, `2 minutes`, `two more minutes` or `1 minute and 30 seconds`.
fn duration(tokens: &[Token<'_>]) -> Option<(usize, Millis)> {
    if let Some(exact) = tokens.first().and_then(|token| time(token.raw)) {
        return Some((1, exact));
    }
    let (mut taken, mut total) = (0_usize, Millis::ZERO);
    while let Some((more, time)) = tokens.get(taken..).and_then(amount) {
        taken = taken.saturating_add(more);
        total += time;
    }
    (taken > 0).then_some((taken, total))
}

/// Parses one number with its unit.
fn amount(tokens: &[Token<'_>]) -> Option<(usize, Millis)> {
    let and = usize::from(tokens.first()?.low == "and");
    let tokens = tokens.get(and..)?;
    let first = tokens.first()?;
    let digits = first.low.trim_end_matches(|c: char| c.is_ascii_alphabetic());
    if let (Some(count), Some(time)) = (number(digits), unit(first.low.trim_start_matches(digits)))
    {
        return Some((and.saturating_add(1), time * count.into()));
    }
    let extra = |token: &Token<'_>| EXTRA.contains(&token.low.as_str());
    let mut rest = tokens.iter().enumerate().skip(1).skip_while(|(_, token)| extra(token));
    let (at, time) = rest.next().and_then(|(at, token)| Some((at, unit(&token.low)?)))?;
    let count =
        number(&first.low).or_else(|| matches!(first.low.as_str(), "a" | "an").then_some(1))?;
    Some((and.saturating_add(at).saturating_add(1), time * count.into()))
}

const EXTRA: [&str; 5] = ["more", "extra", "additional", "further", "bonus"];

/// Takes the rest of the line, each word of it once.
fn text(tokens: &[Token<'_>]) -> Slot {
    let mut words: Vec<&str> = Vec::new();
    let mut last = None;
    for token in tokens {
        if last != Some(token.index) {
            words.push(token.word);
        }
        last = Some(token.index);
    }
    (!words.is_empty()).then(|| (tokens.len(), on_a_line(&words.join(" "))))
}
