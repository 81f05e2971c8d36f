//! Reader of `SwissSys` 11 tournaments. The JSON has sections and players, and each player has a
//! string for each round.

use crate::player::{Person, rating};
use crate::preview::{Board, EventFacts, IdlePlayer, LineKind, Preview, PreviewLine, Source};
use serde_json::Value;

/// Parses the file. Returns `None` if it is not a tournament of `SwissSys`.
pub(crate) fn read(text: &str, round: Option<u32>) -> Option<Preview> {
    let root: Value = serde_json::from_str(text.trim()).ok()?;
    let sections = root.get("Sections")?.as_array()?;
    let overview = root.get("Overview").unwrap_or(&Value::Null);
    let mut found = Preview {
        source: Source::Swisssys,
        event: EventFacts {
            name: word(overview, "Tournament title"),
            time_control: word(overview, "Tournament time controls"),
            date: word(overview, "Starting date").replace('-', "."),
            ..EventFacts::default()
        },
        ..Preview::default()
    };
    let mut line = 0_usize;
    for section in sections {
        let of = round.or_else(|| number(section.get("Rounds paired")?)).unwrap_or(1);
        found.round = found.round.max(Some(of));
        line = sectioned(&mut found, section, of, line);
    }
    Some(found.numbered())
}

/// Adds the games of a section. Returns the number of its last line, where each player counts as a
/// line.
fn sectioned(found: &mut Preview, section: &Value, round: u32, before: usize) -> usize {
    let none = Vec::new();
    let players = section.get("Players").and_then(Value::as_array).unwrap_or(&none);
    let name = word(section, "Section name");
    let heading =
        PreviewLine { number: before.saturating_add(1), text: name.clone(), is: LineKind::Remark };
    found.lines.push(heading);
    let find = |rank: u32| {
        let known = |player: &&Value| player.get("Pair number").and_then(number) == Some(rank);
        players.iter().find(known)
    };
    let first = before.saturating_add(1);
    for (at, player) in players.iter().enumerate() {
        let line = first.saturating_add(at).saturating_add(1);
        let Some(cell) = cell(player, round) else { continue };
        let said = |is| PreviewLine { number: line, text: word(player, "Name"), is };
        match (cell.opponent.map(find), cell.white) {
            (None, _) => {
                found.byes.push(IdlePlayer { player: person(player), code: cell.bye(), line })
            }
            (Some(None), _) => found.lines.push(said(LineKind::NoSuchRank)),
            (Some(Some(black)), Some(true)) => found.boards.push(Board {
                number: cell.board,
                white: person(player),
                black: person(black),
                result: cell.result().to_owned(),
                line,
            }),
            (Some(Some(_)), Some(false)) => {}
            (Some(Some(_)), None) => found.lines.push(said(LineKind::Contradiction)),
        }
    }
    first.saturating_add(players.len())
}

/// A player's entry for a round, such as `+;3;B;9`: outcome, opponent, colour, board.
struct Cell {
    code: char,
    opponent: Option<u32>,
    white: Option<bool>,
    board: u32,
}

fn cell(player: &Value, round: u32) -> Option<Cell> {
    let at = usize::try_from(round.checked_sub(1)?).ok()?;
    let text = player.get("Results")?.as_array()?.get(at)?.as_str()?;
    let mut parts = text.split(';').map(str::trim);
    let code = parts.next()?.chars().next().unwrap_or('~');
    let opponent = parts.next()?.parse().ok().filter(|&rank: &u32| rank > 0);
    let white = match parts.next()? {
        "W" | "w" => Some(true),
        "B" | "b" => Some(false),
        _ => None,
    };
    let board = parts.next().and_then(|board| board.parse().ok()).unwrap_or(0);
    Some(Cell { code, opponent, white, board })
}

impl Cell {
    fn bye(&self) -> char {
        match self.code.to_ascii_uppercase() {
            'B' => 'U',
            'H' => 'H',
            _ => 'Z',
        }
    }

    /// Returns the result according to White's entry. It is empty while the game is open.
    fn result(&self) -> &'static str {
        match self.code.to_ascii_uppercase() {
            '+' => "1-0",
            '=' => "½-½",
            '-' => "0-1",
            'X' => "+--",
            'F' => "--+",
            _ => "",
        }
    }
}

fn person(player: &Value) -> Person {
    Person {
        name: word(player, "Name"),
        rank: player.get("Pair number").and_then(number),
        rating: rating(&word(player, "Rating")),
        team: word(player, "Team"),
        ..Person::default()
    }
}

fn word(value: &Value, field: &str) -> String {
    match value.get(field) {
        Some(Value::String(word)) => word.trim().to_owned(),
        Some(Value::Number(number)) => number.to_string(),
        _ => String::new(),
    }
}

fn number(value: &Value) -> Option<u32> {
    value.as_u64().and_then(|number| u32::try_from(number).ok())
}
