//! Reader of Vega's files: the tournament (`.tdf`), and the pairings of a round by name.

use crate::list;
use crate::player::Person;
use crate::preview::{Board, IdlePlayer, LineKind, Preview, PreviewLine, Source};
use std::fmt::Write as _;

/// Number of fields of a player in a `.tdf` before the fields of the rounds.
const FIELDS: usize = 12;

/// Converts a `.tdf` to TRF lines. Returns `None` if the text is not a `.tdf`.
pub(crate) fn as_trf(text: &str) -> Option<String> {
    let is_player = |line: &&str| line.starts_with("001 ") && line.split('|').count() >= FIELDS;
    text.lines().find(is_player)?;
    let mut all = String::new();
    for line in text.lines() {
        let line = line.trim_end();
        let written = match line.get(..3) {
            Some("001") => player(line).unwrap_or_else(|| line.to_owned()),
            Some("132") => dates(line.get(4..).unwrap_or_default()),
            // Vega uses these line numbers for the current round and the number of rounds. In TRF
            // they have other meanings.
            Some("142" | "152" | "162" | "172" | "182") => String::new(),
            _ => line.to_owned(),
        };
        let _ = writeln!(all, "{written}");
    }
    Some(all)
}

fn player(line: &str) -> Option<String> {
    let fields: Vec<&str> = line.get(4..)?.split('|').map(str::trim).collect();
    let field = |at: usize| fields.get(at).copied().unwrap_or_default();
    let rank: u32 = field(0).parse().ok()?;
    let cut = |at, long| field(at).chars().take(long).collect::<String>();
    let [sex, title, name] = [(1, 1), (2, 3), (3, 33)].map(|(at, long)| cut(at, long));
    let [rating, fed, fide] = [(4, 4), (5, 3), (6, 11)].map(|(at, long)| cut(at, long));
    let [points, place] = [cut(10, 4), cut(11, 4)];
    let mut written = format!(
        "001 {rank:>4} {sex:<1}{title:>3} {name:<33} {rating:>4} {fed:<3} {fide:>11} {:<10} {points:>4} {place:>4}",
        ""
    );
    for round in fields.iter().skip(FIELDS) {
        let _ = write!(written, "  {:<8}", cell(round).unwrap_or_default());
    }
    Some(written)
}

/// Converts an entry such as `16 w 0` to a TRF cell. Vega writes a draw as `2` and marks unplayed
/// games by a sign.
fn cell(round: &str) -> Option<String> {
    let mut words = round.split_whitespace();
    let opponent: u32 = words.next()?.parse().ok()?;
    let colour = words.next().filter(|colour| matches!(*colour, "w" | "b")).unwrap_or("-");
    let code = match (opponent, words.next().unwrap_or(" ")) {
        (0, "+" | "1") => "U",
        (0, "=" | "½" | "2") => "H",
        (0, _) => "Z",
        (_, "2" | "½" | "=") => "=",
        (_, code @ ("1" | "0" | "+" | "-")) => code,
        _ => " ",
    };
    Some(match opponent {
        0 => format!("0000 - {code}"),
        _ => format!("{opponent:>4} {colour} {code}"),
    })
}

/// Converts dates such as `2026/03/04;2026/03/05` to the columns of the rounds.
fn dates(dates: &str) -> String {
    let dates = dates.split(';').map(|date| date.trim().get(2..).unwrap_or_default());
    let columns: String = dates.map(|date| format!("{date:<8}  ")).collect();
    format!("132{:88}{columns}", "").trim_end().to_owned()
}

const VERSUS: &str = " VS ";
const BOARD: &str = " in board ";
const WHITE: &str = " plays with white";
const BLACK: &str = " plays with black";

/// Parses `SortedPairs.txt`. It lists each player with colour, opponent and board.
pub(crate) fn pairs(text: &str) -> Option<Preview> {
    text.lines().find(|line| parts(line).is_some())?;
    let mut found = Preview { source: Source::Pairings, ..Preview::default() };
    let mut claimed = Vec::new();
    for (line, text) in (1..).zip(text.lines()).filter(|(_, text)| !text.trim().is_empty()) {
        match parts(text) {
            Some(pair) if pair.is_white => take(&mut found, line, &pair),
            Some(pair) if ![pair.player, pair.opponent].into_iter().any(Person::is_bye) => {
                claimed.push((line, text, pair.board))
            }
            Some(_) => {}
            None => {
                found.lines.push(PreviewLine {
                    number: line,
                    text: text.to_owned(),
                    is: LineKind::Remark,
                });
            }
        }
    }
    // Report each player with Black for whose board no player has White.
    for (number, text, board) in claimed {
        if found.boards.iter().all(|one| one.number != board) {
            found.lines.push(PreviewLine {
                number,
                text: text.to_owned(),
                is: LineKind::Contradiction,
            });
        }
    }
    found.boards.sort_by_key(|board| board.number);
    found.round = list::round(&found.lines);
    Some(found)
}

struct Pair<'a> {
    player: &'a str,
    opponent: &'a str,
    board: u32,
    is_white: bool,
}

fn parts(line: &str) -> Option<Pair<'_>> {
    let (player, opponent) = line.split_once(VERSUS)?;
    let (opponent, board) = opponent.rsplit_once(BOARD)?;
    let player = player.trim();
    let is_white = player.ends_with(WHITE.trim_end());
    let player = player.strip_suffix(WHITE).or_else(|| player.strip_suffix(BLACK))?;
    let board = board.trim().parse().ok()?;
    Some(Pair { player: player.trim(), opponent: opponent.trim(), board, is_white })
}

fn take(found: &mut Preview, line: usize, pair: &Pair<'_>) {
    let [white, black] = [pair.player, pair.opponent].map(Person::from_field);
    match (Person::is_bye(pair.player), Person::is_bye(pair.opponent)) {
        (false, false) => {
            let (number, result) = (pair.board, String::new());
            found.boards.push(Board { number, white, black, result, line });
        }
        (false, true) => found.byes.push(IdlePlayer { player: white, code: 'U', line }),
        (true, _) => found.byes.push(IdlePlayer { player: black, code: 'U', line }),
    }
}
