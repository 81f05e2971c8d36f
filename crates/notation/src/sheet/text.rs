//! Conversion of typed text to PGN.
//!
//! Characters are replaced one by one, so that places in the text stay the same. Only one blank is
//! inserted: before a result that follows the last move without a blank.

use super::comments::Within;
use super::heading::{self, Headings};
use super::normalisation::{digit, is_invisible};
use crate::pgn::{Game, Place, sources};
use crate::spoken::announcement::join_words;
use alloc::string::String;
use alloc::vec::Vec;

/// Reads the games of a scoresheet whose first character is at `place`.
pub(super) fn games(text: &str, place: Place) -> Vec<Game> {
    let plain = Plain::of(text);
    let headings = Headings::find(&plain.text, place);
    let marked = headings.mark(&plain.text);
    let games = sources(marked.as_bytes(), place).map(|source| source.game);
    let mut games: Vec<Game> = games.filter(|game| !game.is_empty()).collect();
    games.iter_mut().for_each(|game| headings.restore(game));
    games
}

/// Converted text. Comments and tags are unchanged.
struct Plain {
    text: String,
}

impl Plain {
    fn of(text: &str) -> Plain {
        let (mut out, mut segment) = (String::with_capacity(text.len()), String::new());
        let (mut within, mut depth) = (Within::default(), 0_u32);
        for c in text.chars() {
            let among_moves = within.pass(c);
            if !among_moves || is_bracket(c, depth, &segment) {
                moves(&mut out, &segment);
                segment.clear();
                out.push(c);
                depth = depth.saturating_add(u32::from(among_moves && c == '('));
                depth = depth.saturating_sub(u32::from(among_moves && c == ')'));
            } else if !is_invisible(c) {
                segment.push(c);
            }
        }
        moves(&mut out, &segment);
        Plain { text: out }
    }
}

/// Returns true for the brackets of a variation. Outside a variation, `)` after a number is part of
/// the number.
fn is_bracket(c: char, depth: u32, segment: &str) -> bool {
    c == '(' || c == ')' && (depth > 0 || !ends_with_number(segment))
}

/// Returns true if the text ends with a number, as in `12)`.
fn ends_with_number(segment: &str) -> bool {
    let word = segment.rsplit(char::is_whitespace).next().unwrap_or_default();
    !word.is_empty() && word.chars().all(is_digit)
}

fn is_digit(c: char) -> bool {
    c.is_ascii_digit() || digit(c).is_some()
}

/// Converts the moves and numbers between two comments.
fn moves(out: &mut String, segment: &str) {
    let joined = join_words(segment);
    let mut rest: &str = &joined;
    while let Some(first) = rest.chars().next() {
        let blank = first.is_whitespace();
        let end = rest.find(|c: char| c.is_whitespace() != blank).unwrap_or(rest.len());
        let (part, behind) = rest.split_at_checked(end).unwrap_or((rest, ""));
        if blank {
            out.push_str(part)
        } else {
            word(out, part)
        }
        rest = behind;
    }
}

/// Converts a word. Inserts a blank before a result that follows the move directly.
fn word(out: &mut String, word: &str) {
    let glued = GLUED.iter().find_map(|result| word.strip_suffix(result));
    match glued.filter(|mv| heading::is_numbered_move(mv)) {
        Some(mv) => {
            plain_word(out, mv);
            out.push(' ');
            out.push_str(word.get(mv.len()..).unwrap_or(""));
        }
        None => plain_word(out, word),
    }
}

/// Results that may follow a move without a blank, the longest first.
const GLUED: [&str; 8] = ["1/2-1/2", "½-½", "1/2", "½", "1-0", "0-1", "1:0", "0:1"];

fn plain_word(out: &mut String, word: &str) {
    let lone =
        matches!(word, "-" | "\u{2013}" | "\u{2014}" | "|" | "/") || heading::is_check_word(word);
    if lone {
        out.extend(word.chars().map(|_| ' '));
        return;
    }
    let digits = word.chars().take_while(|&c| is_digit(c)).count();
    let finnish = word.chars().count().checked_sub("o.l.".len());
    let finnish = finnish.filter(|_| word.to_lowercase().ends_with("o.l."));
    for (at, c) in word.chars().enumerate() {
        let mark = finnish.and_then(|from| "e.p.".chars().nth(at.checked_sub(from)?));
        out.push(match c {
            _ if mark.is_some() => mark.unwrap_or(c),
            ')' if at == digits => '.',
            ':' | '\u{3002}' if at == digits && digits > 0 && !is_clock(word, at) => '.',
            '\u{2014}' | '\u{2212}' => '-',
            '|' | ',' | '\u{60c}' | '\u{61b}' => ' ',
            _ => digit(c).unwrap_or(c),
        });
    }
}

/// Returns true for a time or result such as `1:23`. In `1:e4` the colon follows a move number.
fn is_clock(word: &str, colon: usize) -> bool {
    word.chars().nth(colon + 1).is_some_and(is_digit)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn typed_text_converts_to_pgn() {
        for (typed, plain) in [
            ("1) e4 e5 2) Sf3", "1. e4 e5 2. Sf3"),
            ("1)e4 (1. d4) e5", "1.e4 (1. d4) e5"),
            ("1: e4 | e5, 2: d4", "1. e4   e5  2. d4"),
            ("٥. حf٣", "5. حf3"),
            ("6. exd6 o.l. Rxd6", "6. exd6 e.p. Rxd6"),
            ("6. exd6o.l.", "6. exd6e.p."),
            ("1. e4 - e5 1-0", "1. e4   e5 1-0"),
            ("30. Kb11-0", "30. Kb1 1-0"),
            ("30.Qxf7#1-0", "30.Qxf7# 1-0"),
            ("30. Βxζ7½-½", "30. Βxζ7 ½-½"),
            ("30. 0-0-00-1", "30. 0-0-0 0-1"),
            ("30. 0-0 e8=Q1/2-1/2", "30. 0-0 e8=Q 1/2-1/2"),
            ("Qh5 check Ke7 Dame", "Qh5       Ke7 Dame"),
            ("{1) e4, ٥} [x", "{1) e4, ٥} [x"),
            ("[Event \"1) a, b\"]\n1) e4", "[Event \"1) a, b\"]\n1. e4"),
            ("e4 ; 1) e4\n2) d4", "e4 ; 1) e4\n2. d4"),
            ("\u{200e}1. e4 1:0", "1. e4 1:0"),
            ("7. 0\u{2014}0 d6 \u{2014} 1\u{2014}0", "7. 0-0 d6   1-0"),
        ] {
            assert_eq!(Plain::of(typed).text, plain, "{typed}");
        }
    }
}
