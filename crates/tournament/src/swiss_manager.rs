//! Reader and writer of Swiss-Manager's exchange files (*Other - Data import/export*). One file has
//! pairings by start number with results, the other has players. The two belong together and may be
//! pasted as one text.

use crate::list::parted;
use crate::player::{Person, rating, title};
use crate::preview::{Board, IdlePlayer, LineKind, Preview, PreviewLine, Source};
use crate::trf::Outcome;
use std::collections::BTreeMap;
use std::fmt::Write as _;

/// Names of the column for White's start number, in German and English.
const WHITES: [&str; 3] = ["nrw", "now", "snow"];
/// Names of the column for Black's start number, in German and English.
const BLACKS: [&str; 4] = ["nrs", "nrb", "nob", "snob"];
/// Names of the column for the surname, which only player lists have.
const SURNAMES: [&str; 2] = ["nachname", "lastname"];

/// Column names of the block that is being read.
#[derive(Default)]
struct Columns(Vec<String>);

impl Columns {
    fn of(line: &str) -> Columns {
        Columns(parted(line, ';').into_iter().map(|name| name.to_lowercase()).collect())
    }

    fn has(&self, names: &[&str]) -> bool {
        self.0.iter().any(|column| names.contains(&column.as_str()))
    }

    fn pairs(&self) -> bool {
        self.has(&WHITES) && self.has(&BLACKS)
    }

    fn is_heading(&self) -> bool {
        self.pairs() || (self.has(&SURNAMES) && self.has(&["nr", "no"]))
    }

    fn get<'a>(&self, row: &'a [String], names: &[&str]) -> &'a str {
        let at = self.0.iter().position(|column| names.contains(&column.as_str()));
        at.and_then(|at| row.get(at)).map_or("", |field| field.trim())
    }
}

/// Parses one file or both. Returns `None` if the text is neither.
pub(crate) fn read(text: &str, round: Option<u32>) -> Option<Preview> {
    let first = text.lines().find(|line| !line.trim().is_empty())?;
    if !Columns::of(first).is_heading() {
        return None;
    }
    let (mut players, mut games) = (BTreeMap::new(), Vec::new());
    let mut found = Preview { source: Source::Numbers, ..Preview::default() };
    let mut columns = Columns::default();
    for (number, line) in (1..).zip(text.lines()).filter(|(_, line)| !line.trim().is_empty()) {
        let here = Columns::of(line);
        let row = parted(line, ';');
        let said = |is| PreviewLine { number, text: line.to_owned(), is };
        if here.is_heading() {
            found.lines.push(said(LineKind::Heading));
            columns = here;
        } else if columns.pairs() {
            match game(&columns, &row, number) {
                Some(game) => games.push(game),
                None => found.lines.push(said(LineKind::Contradiction)),
            }
        } else {
            match person(&columns, &row) {
                Some(one) => drop(players.insert(one.rank, one)),
                None => found.lines.push(said(LineKind::NoName)),
            }
        }
    }
    found.round = round.or_else(|| games.iter().map(|game| game.round).max());
    games.retain(|game| found.round == Some(game.round));
    if games.is_empty() {
        found.source = Source::StartList;
        found.players = players.into_values().collect();
        return Some(found);
    }
    let named = |rank| players.get(&Some(rank)).cloned().unwrap_or_else(|| ranked(rank));
    for game in games {
        match game.black {
            Some(black) => found.boards.push(Board {
                number: game.board,
                white: named(game.white),
                black: named(black),
                result: game.result,
                line: game.line,
            }),
            None => {
                let (player, line) = (named(game.white), game.line);
                found.byes.push(IdlePlayer { player, code: 'U', line });
            }
        }
    }
    Some(found.numbered())
}

struct Game {
    round: u32,
    board: u32,
    white: u32,
    black: Option<u32>,
    result: String,
    line: usize,
}

/// Parses a row of pairings. Black's number is -1 if White has a bye.
fn game(columns: &Columns, row: &[String], line: usize) -> Option<Game> {
    let number = |names| columns.get(row, names).parse::<i64>().ok();
    let rank = |names| number(names).and_then(|number| u32::try_from(number).ok());
    let black = number(&BLACKS)?;
    Some(Game {
        round: rank(&["runde", "round"])?,
        board: rank(&["brett", "board"])?,
        white: rank(&WHITES).filter(|&rank| rank > 0)?,
        black: u32::try_from(black).ok().filter(|&rank| rank > 0),
        result: result(columns.get(row, &["erg", "res", "result"])),
        line,
    })
}

/// Parses a result. `1:0K` is a win by default, and `0:0` means that there is no result yet.
fn result(written: &str) -> String {
    match written.replace(',', ".").as_str() {
        "1:0" => "1-0",
        "0:1" => "0-1",
        "0.5:0.5" => "½-½",
        "1:0K" => "+--",
        "0:1K" => "--+",
        "0:0K" => "---",
        _ => "",
    }
    .to_owned()
}

fn person(columns: &Columns, row: &[String]) -> Option<Person> {
    let get = |names: &[&str]| columns.get(row, names);
    let [last, first] = [get(&SURNAMES), get(&["vorname", "firstname"])];
    let known =
        |number: &str| if number.trim_matches('0').is_empty() { "" } else { number }.to_owned();
    let person = Person {
        name: if first.is_empty() { last.to_owned() } else { format!("{last}, {first}") },
        rank: Some(get(&["nr", "no"]).parse().ok()?),
        title: title(get(&["titel", "title"])).unwrap_or_default().to_owned(),
        rating: rating(get(&["eloint", "rtgint"])).or_else(|| rating(get(&["elonat", "rtgnat"]))),
        federation: get(&["fed"]).to_owned(),
        fide_id: known(get(&["fideident", "fide-no", "fideno"])),
        team: get(&["klub", "club"]).to_owned(),
    };
    (!last.is_empty()).then_some(person)
}

fn ranked(rank: u32) -> Person {
    Person { rank: Some(rank), ..Person::default() }
}

/// Row of the pairings file.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Row {
    /// Number of the round.
    pub round: u32,
    /// Number of the board.
    pub board: u32,
    /// White's start number.
    pub white: u32,
    /// Black's start number, or `None` if White has a bye.
    pub black: Option<u32>,
    /// FIDE IDs of both players. A text is empty if the ID is unknown.
    pub fide_ids: [String; 2],
    /// Outcome for each player, or `None` while the game is open.
    pub outcomes: Option<[Outcome; 2]>,
}

const HEADING: &str =
    "Runde;Brett;IdentW;IdentS;NrW;NrS;ErgW;ErgS;Kontumaz;Erg;Mnr;ErgEloW;ErgEloS";

/// Writes a pairings file with results. Swiss-Manager imports it ("Spielerauslosung") into its open
/// tournament. The sign `K` marks unrated games. These are wins by default, and games that ended
/// before both players had moved.
///
/// ```
/// use touchmove_tournament::swiss_manager::{Row, write};
/// use touchmove_tournament::trf::Outcome;
///
/// let row = Row {
///     round: 3,
///     board: 1,
///     white: 4,
///     black: Some(2),
///     fide_ids: [String::new(), String::new()],
///     outcomes: Some(['=', '='].map(Outcome::of)),
/// };
/// assert!(write(&[row]).ends_with("3;1;0;0;4;2;0,5;0,5;;0,5:0,5;0;;\r\n"));
/// ```
#[must_use]
pub fn write(rows: &[Row]) -> String {
    let mut text = format!("{HEADING}\r\n");
    for row in rows {
        let [white, black] = row.outcomes.map_or([0, 0], |both| both.map(halves)).map(points);
        let sign = if row.outcomes.is_some_and(by_default) { "K" } else { "" };
        let [one, other] = row.fide_ids.each_ref().map(|id| if id.is_empty() { "0" } else { id });
        let opponent = row.black.map_or_else(|| "-1".to_owned(), |rank| rank.to_string());
        let _ = write!(
            text,
            "{};{};{one};{other};{};{opponent};{white};{black};{sign};{white}:{black}{sign};0;;\r\n",
            row.round, row.board, row.white
        );
    }
    text
}

fn halves(outcome: Outcome) -> u32 {
    outcome.halves.unwrap_or(match outcome.code {
        '1' | '+' | 'W' => 2,
        '=' | 'D' => 1,
        _ => 0,
    })
}

fn points(halves: u32) -> String {
    let half = if halves % 2 == 1 { ",5" } else { "" };
    format!("{}{half}", halves / 2)
}

fn by_default(outcomes: [Outcome; 2]) -> bool {
    outcomes.iter().any(|outcome| matches!(outcome.code, '+' | '-' | 'W' | 'L'))
}
