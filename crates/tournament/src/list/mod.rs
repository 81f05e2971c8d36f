//! Reader of pairing lists that were pasted or that a program has printed.

mod headings;
mod rows;
mod table;

use crate::player::Person;
use crate::preview::{Board, IdlePlayer, LineKind, Preview, PreviewLine, Source};
use rows::{SEPARATORS, Separator, fields};
use table::{Heading, Row, played, whole};

pub(crate) use rows::parted_texts as parted;

/// Parses a list.
pub(crate) fn read(text: &str, wanted: Option<u32>) -> Preview {
    let lines: Vec<&str> = text.lines().map(|line| line.trim_end_matches('\r')).collect();
    let mut found = match Heading::find(&lines) {
        Some(heading) if heading.is_of_players() => players(&heading, &lines),
        Some(heading) => under(&heading, &lines, wanted),
        None => plain(&lines),
    };
    found.round = found.round.or_else(|| round(&found.lines));
    found.numbered()
}

fn under(heading: &Heading, lines: &[&str], wanted: Option<u32>) -> Preview {
    let mut rounds: Vec<(Option<u32>, Preview)> = vec![(None, table())];
    for (at, line) in lines.iter().enumerate().filter(|(_, line)| !line.trim().is_empty()) {
        let row = match () {
            () if at < heading.at => row_of(at, line, LineKind::Remark),
            () if at == heading.at || heading.is_repeated(line) => {
                row_of(at, line, LineKind::Heading)
            }
            () => heading.row(at.saturating_add(1), line),
        };
        let title = round_of(line).filter(|_| matches!(&row, Row::Line(_)));
        let row = if title.is_some() { row_of(at, line, LineKind::Remark) } else { row };
        let begins = title.is_some() && rounds.last().is_some_and(|(_, of)| !of.boards.is_empty());
        if begins {
            rounds.push((title, table()));
        }
        if let Some((round, found)) = rounds.last_mut() {
            *round = round.or(title);
            put(found, row);
        }
    }
    only(rounds, wanted)
}

fn table() -> Preview {
    Preview { source: Source::Table, ..Preview::default() }
}

fn row_of(at: usize, line: &str, is: LineKind) -> Row {
    Row::Line(PreviewLine { number: at.saturating_add(1), text: line.to_owned(), is })
}

/// Chooses one of several rounds. This is the wanted round if it is given, or else the first round
/// with an open game, or else the last round.
fn only(mut rounds: Vec<(Option<u32>, Preview)>, wanted: Option<u32>) -> Preview {
    let open = |of: &Preview| of.boards.iter().any(|board| board.result.is_empty());
    let asked = rounds.iter().position(|(round, _)| wanted.is_some() && *round == wanted);
    let open = rounds.iter().position(|(_, of)| open(of));
    let at = asked.or(open).unwrap_or(rounds.len().saturating_sub(1));
    let mut found = table();
    for (place, (round, of)) in rounds.drain(..).enumerate() {
        if place == at {
            (found.round, found.boards, found.byes) = (round, of.boards, of.byes);
            found.lines.extend(of.lines);
        } else {
            let other = |line: PreviewLine| PreviewLine { is: LineKind::OtherRound, ..line };
            let boards = of.boards.into_iter().map(|board| PreviewLine {
                number: board.line,
                text: format!("{} – {}", board.white.name, board.black.name),
                is: LineKind::OtherRound,
            });
            found.lines.extend(of.lines.into_iter().map(other).chain(boards));
        }
    }
    found.lines.sort_by_key(|line| line.number);
    found
}

/// Reads a start list, which has no pairings.
fn players(heading: &Heading, lines: &[&str]) -> Preview {
    let mut found = Preview { source: Source::StartList, ..Preview::default() };
    for (at, line) in lines.iter().enumerate().filter(|(_, line)| !line.trim().is_empty()) {
        let one = if at > heading.at { heading.player(line) } else { None };
        let is = if at == heading.at { LineKind::Heading } else { LineKind::Remark };
        match one {
            Some(player) => found.players.push(player),
            None => put(&mut found, row_of(at, line, is)),
        }
    }
    found
}

fn put(found: &mut Preview, row: Row) {
    match row {
        Row::Board(board) => found.boards.push(board),
        Row::Idle(idle) => found.byes.push(idle),
        Row::Line(line) => found.lines.push(line),
    }
}

/// Reads lines without a heading. Each has two start ranks, a pairing, or one name.
fn plain(lines: &[&str]) -> Preview {
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

/// Reads the output of bbpPairings and `JaVaFo`. The first line may be the number of pairs. The
/// others are White and Black by start rank; 0 means a bye.
fn numbers(filled: &[(usize, &str)]) -> Option<Preview> {
    let mut found = Preview { source: Source::Numbers, ..Preview::default() };
    for (at, (line, text)) in filled.iter().enumerate() {
        let numbers: Option<Vec<u32>> =
            text.split_whitespace().map(|word| word.parse().ok()).collect();
        match *numbers? {
            [_] if at == 0 => {}
            [white, 0] => {
                found.byes.push(IdlePlayer { player: ranked(white), code: 'U', line: *line })
            }
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

/// Returns the separator that splits most lines into two names.
fn sign(filled: &[(usize, &str)]) -> Option<Separator> {
    let count =
        |sign: Separator| filled.iter().filter(|(_, line)| pair(line, sign).is_some()).count();
    let best = SEPARATORS.into_iter().rev().max_by_key(|&sign| count(sign));
    best.filter(|&sign| count(sign) > 0)
}

/// Returns the number, both names and the result of a line.
fn pair(line: &str, sign: Separator) -> Option<(u32, String, String, String)> {
    let mut all: Vec<String> = fields(line, sign).into_iter().map(|field| field.text).collect();
    let mut number = None;
    if sign == Separator::Dash {
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
    // "Surname, Name" is one player. A comma separates two players only if the line has a number or
    // quotes.
    let [white, black] = names[..] else { return None };
    if sign == Separator::Comma && number.is_none() && !line.contains('"') {
        return None;
    }
    (named(white) || named(black))
        .then(|| (number.unwrap_or(0), white.clone(), black.clone(), result))
}

fn named(field: &str) -> bool {
    field.chars().any(char::is_alphabetic)
}

/// Splits `12. Anna` into number and rest.
fn numbered(field: &str) -> (Option<u32>, &str) {
    match field.split_once([' ', '\t']) {
        Some((number, rest)) if whole(number.trim_end_matches(['.', ')', ':'])).is_some() => {
            (whole(number.trim_end_matches(['.', ')', ':'])), rest.trim())
        }
        _ => (None, field),
    }
}

fn pairings(filled: &[(usize, &str)], sign: Separator) -> Preview {
    let mut found = Preview::default();
    for &(line, text) in filled {
        match pair(text, sign) {
            Some((number, white, black, result)) => {
                put(&mut found, board(line, number, &white, &black, result));
            }
            None => {
                let is = if is_title(text) { LineKind::Remark } else { LineKind::OneName };
                found.lines.push(PreviewLine { number: line, text: text.to_owned(), is });
            }
        }
    }
    found
}

fn board(line: usize, number: u32, white: &str, black: &str, result: String) -> Row {
    let [one, other] = [white, black].map(Person::from_field);
    match (Person::is_bye(white), Person::is_bye(black)) {
        (false, false) => Row::Board(Board { number, white: one, black: other, result, line }),
        (true, _) => Row::Idle(IdlePlayer { player: other, code: 'U', line }),
        (_, true) => Row::Idle(IdlePlayer { player: one, code: 'U', line }),
    }
}

/// Pairs the names in order: the first is White against the second, the third is White against the
/// fourth.
fn names(filled: &[(usize, &str)]) -> Preview {
    let mut found = Preview { source: Source::Names, ..Preview::default() };
    let (titles, people): (Vec<_>, Vec<_>) = filled.iter().partition(|(_, text)| is_title(text));
    for &(number, text) in titles {
        found.lines.push(PreviewLine { number, text: text.to_owned(), is: LineKind::Remark });
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
                found.lines.push(PreviewLine {
                    number,
                    text: text.to_owned(),
                    is: LineKind::OneName,
                });
            }
            _ => {}
        }
    }
    found
}

/// Words for a round, in many languages.
const ROUNDS: [&str; 11] = [
    "round",
    "runde",
    "kierros",
    "γύρος",
    "γυρος",
    "الجولة",
    "جولة",
    "ronde",
    "ronda",
    "turno",
    "тур",
];

/// True if the line names a round.
fn is_title(text: &str) -> bool {
    round_of(text).is_some()
}

pub(crate) fn round(lines: &[PreviewLine]) -> Option<u32> {
    lines.iter().filter(|line| line.is == LineKind::Remark).find_map(|line| round_of(&line.text))
}

/// Parses `Round 3` or `3. Runde`.
fn round_of(text: &str) -> Option<u32> {
    let words: Vec<String> = text.split_whitespace().map(str::to_lowercase).collect();
    let at = words.iter().position(|word| ROUNDS.contains(&word.trim_matches([':', '.', ','])))?;
    let number = |at: usize| whole(words.get(at)?.trim_matches([':', '.', ',', ')', '(']));
    number(at.saturating_add(1)).or_else(|| number(at.checked_sub(1)?))
}
