//! Lists of pairings as people paste them and programs print them.

mod headings;
mod rows;
mod table;

use crate::person::Person;
use crate::understood::{Board, Idle, Kind, Line, Source, Understood};
use rows::{SIGNS, Sign, fields};
use table::{Heading, Row, played, whole};

/// What was understood of a list.
pub(crate) fn read(text: &str) -> Understood {
    let lines: Vec<&str> = text.lines().map(|line| line.trim_end_matches('\r')).collect();
    let mut found = match Heading::find(&lines) {
        Some(heading) => under(&heading, &lines),
        None => plain(&lines),
    };
    found.round = found.round.or_else(|| round(&found.lines));
    found.numbered()
}

fn under(heading: &Heading, lines: &[&str]) -> Understood {
    let mut found = Understood { source: Source::Table, ..Understood::default() };
    for (at, line) in lines.iter().enumerate().filter(|(_, line)| !line.trim().is_empty()) {
        let (number, text) = (at.saturating_add(1), (*line).to_owned());
        match () {
            () if at < heading.at => found.lines.push(Line { number, text, is: Kind::Remark }),
            () if at == heading.at => found.lines.push(Line { number, text, is: Kind::Heading }),
            () => put(&mut found, heading.row(number, line)),
        }
    }
    found
}

fn put(found: &mut Understood, row: Row) {
    match row {
        Row::Board(board) => found.boards.push(board),
        Row::Idle(idle) => found.byes.push(idle),
        Row::Line(line) => found.lines.push(line),
    }
}

/// Without a heading: two start ranks a line, a pairing a line, or a name a line.
fn plain(lines: &[&str]) -> Understood {
    let filled = lines.iter().enumerate().filter(|(_, line)| !line.trim().is_empty());
    let filled: Vec<(usize, &str)> =
        filled.map(|(at, line)| (at.saturating_add(1), line.trim())).collect();
    if let Some(numbers) = numbers(&filled) {
        return numbers;
    }
    match sign(&filled) {
        Some(sign) => pairings(&filled, sign),
        None => names(&filled),
    }
}

/// As bbpPairings and `JaVaFo` print them: perhaps how many, then White and Black; 0 is no one.
fn numbers(filled: &[(usize, &str)]) -> Option<Understood> {
    let mut found = Understood { source: Source::Numbers, ..Understood::default() };
    for (at, (line, text)) in filled.iter().enumerate() {
        let numbers: Option<Vec<u32>> =
            text.split_whitespace().map(|word| word.parse().ok()).collect();
        match *numbers? {
            [_] if at == 0 => {}
            [white, 0] => found.byes.push(Idle { player: ranked(white), code: 'U', line: *line }),
            [white, black] => found.boards.push(Board {
                white: ranked(white),
                black: ranked(black),
                line: *line,
                ..Board::default()
            }),
            _ => return None,
        }
    }
    (!found.boards.is_empty()).then_some(found)
}

fn ranked(rank: u32) -> Person {
    Person { rank: Some(rank), ..Person::default() }
}

/// The sign that parts most lines in two names.
fn sign(filled: &[(usize, &str)]) -> Option<Sign> {
    let count = |sign: Sign| filled.iter().filter(|(_, line)| pair(line, sign).is_some()).count();
    let best = SIGNS.into_iter().rev().max_by_key(|&sign| count(sign));
    best.filter(|&sign| count(sign) > 0)
}

/// The two names of a line, its number and its result.
fn pair(line: &str, sign: Sign) -> Option<(u32, String, String, String)> {
    let mut all: Vec<String> = fields(line, sign).into_iter().map(|field| field.text).collect();
    let mut number = None;
    if sign == Sign::Dash {
        let (first, rest) = numbered(all.first()?);
        (number, *all.first_mut()?) = (first, rest.to_owned());
    }
    all.retain(|field| !field.is_empty());
    if number.is_none() && all.len() > 2 && whole(all.first()?).is_some() {
        number = whole(&all.remove(0));
    }
    let result = all.iter().position(|field| !played(field).is_empty() && !named(field));
    let result = result.map(|at| played(&all.remove(at))).unwrap_or_default();
    let names: Vec<&String> =
        all.iter().filter(|field| named(field) || Person::is_bye(field)).collect();
    // "Surname, Name" is one player: a comma parts players only where there is more to a line.
    let [white, black] = names[..] else { return None };
    if sign == Sign::Comma && number.is_none() && !line.contains('"') {
        return None;
    }
    (named(white) || named(black))
        .then(|| (number.unwrap_or(0), white.clone(), black.clone(), result))
}

fn named(field: &str) -> bool {
    field.chars().any(char::is_alphabetic)
}

/// `12. Anna`: the number, and the rest.
fn numbered(field: &str) -> (Option<u32>, &str) {
    match field.split_once([' ', '\t']) {
        Some((number, rest)) if whole(number.trim_end_matches(['.', ')', ':'])).is_some() => {
            (whole(number.trim_end_matches(['.', ')', ':'])), rest.trim())
        }
        _ => (None, field),
    }
}

fn pairings(filled: &[(usize, &str)], sign: Sign) -> Understood {
    let mut found = Understood::default();
    for &(line, text) in filled {
        match pair(text, sign) {
            Some((number, white, black, result)) => {
                put(&mut found, board(line, number, &white, &black, result));
            }
            None => {
                let is = if is_title(text) { Kind::Remark } else { Kind::OneName };
                found.lines.push(Line { number: line, text: text.to_owned(), is });
            }
        }
    }
    found
}

fn board(line: usize, number: u32, white: &str, black: &str, result: String) -> Row {
    let [one, other] = [white, black].map(Person::from_field);
    match (Person::is_bye(white), Person::is_bye(black)) {
        (false, false) => Row::Board(Board { number, white: one, black: other, result, line }),
        (true, _) => Row::Idle(Idle { player: other, code: 'U', line }),
        (_, true) => Row::Idle(Idle { player: one, code: 'U', line }),
    }
}

/// The first plays White against the second, the third against the fourth.
fn names(filled: &[(usize, &str)]) -> Understood {
    let mut found = Understood { source: Source::Names, ..Understood::default() };
    let (titles, people): (Vec<_>, Vec<_>) = filled.iter().partition(|(_, text)| is_title(text));
    for &(number, text) in titles {
        found.lines.push(Line { number, text: text.to_owned(), is: Kind::Remark });
    }
    for two in people.chunks(2) {
        match *two {
            [(line, white), (_, black)] => {
                put(
                    &mut found,
                    board(*line, 0, numbered(white).1, numbered(black).1, String::new()),
                );
            }
            [&(number, text)] => {
                found.lines.push(Line { number, text: text.to_owned(), is: Kind::OneName });
            }
            _ => {}
        }
    }
    found
}

/// The words for a round, in the languages of such lists.
const ROUNDS: [&str; 9] =
    ["round", "runde", "kierros", "γύρος", "γυρος", "الجولة", "جولة", "ronde", "ronda"];

/// A line that says which round it is.
fn is_title(text: &str) -> bool {
    round_of(text).is_some()
}

fn round(lines: &[Line]) -> Option<u32> {
    lines.iter().filter(|line| line.is == Kind::Remark).find_map(|line| round_of(&line.text))
}

/// `Round 3`, `3. Runde`.
fn round_of(text: &str) -> Option<u32> {
    let words: Vec<String> = text.split_whitespace().map(str::to_lowercase).collect();
    let at = words.iter().position(|word| ROUNDS.contains(&word.trim_matches([':', '.', ','])))?;
    let number = |at: usize| whole(words.get(at)?.trim_matches([':', '.', ',', ')', '(']));
    number(at.saturating_add(1)).or_else(|| number(at.checked_sub(1)?))
}
