//! FIDE's Tournament Report File (TRF), in the versions of 2016 and 2026.
//!
//! A [`File`] is a list of lines. Results are written into their columns. All other text stays
//! unchanged, even if its meaning is unknown.

mod cell;
mod columns;
mod pairing;
mod pairing_listing;
mod result_writer;
mod scoring;
mod stored_file;

pub use cell::{CODES, Cell};
pub use pairing::{Bye, Pair, Round};
pub use result_writer::{EntryError, Outcome};
pub use stored_file::{StoredFile, StoredLine};

use crate::player::{Person, title_of_code};
use columns::Columns;
use scoring::Scoring;
use std::collections::BTreeMap;

/// Tournament file.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct File {
    lines: Vec<Line>,
    players: Vec<Player>,
    /// Indices in `players` by start rank. If a rank is duplicated, the first player counts.
    ranks: BTreeMap<u32, usize>,
}

/// Line with its line end: CR, LF, both, or none.
#[derive(Debug, Clone, PartialEq, Eq)]
struct Line {
    text: String,
    end: String,
}

/// Line of a player.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Player {
    /// Index of the line, from 0.
    pub line: usize,
    /// Start rank of the player.
    pub rank: u32,
    /// Name and other data of the player.
    pub person: Person,
    columns: Columns,
}

/// Column of the first round. Each round has ten columns.
const ROUNDS: usize = 92;
const WIDE: usize = 10;
/// Upper bound on the number of rounds. Without it a long line would create millions of rounds.
const MOST_ROUNDS: u32 = 500;

impl File {
    /// Parses a file. Returns `None` if no line is of a player.
    ///
    /// ```
    /// use touchmove_tournament::trf::File;
    ///
    /// let line = "001    1      Hou,Oscar                         2483";
    /// let file = File::parse(&format!("012 Open\r{line}\r")).unwrap();
    /// assert_eq!(file.fact("012"), Some("Open"));
    /// assert_eq!(file.players()[0].person.rating, Some(2483));
    /// assert_eq!(file.text(), format!("012 Open\r{line}\r"));
    /// assert!(File::parse("Anna - Boris\n").is_none());
    /// ```
    #[must_use]
    pub fn parse(text: &str) -> Option<File> {
        File::of(lines(text))
    }

    fn of(lines: Vec<Line>) -> Option<File> {
        let players: Vec<Player> = lines
            .iter()
            .enumerate()
            .filter_map(|(at, line)| Player::read(at, &line.text))
            .collect();
        let mut ranks = BTreeMap::new();
        for (at, player) in players.iter().enumerate() {
            ranks.entry(player.rank).or_insert(at);
        }
        (!players.is_empty()).then_some(File { lines, players, ranks })
    }

    /// Returns the text of the file. It has the original bytes, except for the results entered.
    #[must_use]
    pub fn text(&self) -> String {
        self.lines.iter().flat_map(|line| [line.text.as_str(), line.end.as_str()]).collect()
    }

    /// Returns the text of the first line with the given number. For example, line `012` has the
    /// tournament's name.
    #[must_use]
    pub fn fact(&self, number: &str) -> Option<&str> {
        self.facts(number).next().map(|line| line.get(4..).unwrap_or_default().trim())
    }

    fn facts(&self, number: &str) -> impl Iterator<Item = &str> {
        let starts = move |line: &&str| line.starts_with(number);
        self.lines.iter().map(|line| line.text.as_str()).filter(starts)
    }

    /// Returns the date of a round from line 132, in PGN format.
    #[must_use]
    pub fn date(&self, round: u32) -> Option<String> {
        let line = self.facts("132").next()?;
        let from = begins(round);
        let date = Columns::default().read(line, from..=from.saturating_add(7)).trim();
        let known =
            date.len() == 8 && date.chars().all(|sign| sign.is_ascii_digit() || sign == '/');
        known.then(|| format!("20{}", date.replace('/', ".")))
    }

    /// Returns the lines.
    pub fn lines(&self) -> impl Iterator<Item = &str> {
        self.lines.iter().map(|line| line.text.as_str())
    }

    /// Returns the players in line order.
    #[must_use]
    pub fn players(&self) -> &[Player] {
        &self.players
    }

    /// Returns the player with the given start rank.
    #[must_use]
    pub fn player(&self, rank: u32) -> Option<&Player> {
        self.players.get(*self.ranks.get(&rank)?)
    }

    /// Returns the team of the player with the given start rank, from lines 310 and 013.
    #[must_use]
    pub fn team(&self, rank: u32) -> Option<&str> {
        self.teams().remove(&rank)
    }

    /// Returns the team of each start rank.
    pub(crate) fn teams(&self) -> BTreeMap<u32, &str> {
        let mut teams = BTreeMap::new();
        for (number, name, first) in [("310", 9..=40, 74_usize), ("013", 5..=36, 37)] {
            for line in self.facts(number) {
                let members = line.char_indices().nth(first.saturating_sub(1));
                let members = members.and_then(|(at, _)| line.get(at..)).unwrap_or_default();
                let team = Columns::default().read(line, name.clone()).trim();
                for rank in members.split_whitespace().filter_map(|member| member.parse().ok()) {
                    teams.entry(rank).or_insert(team);
                }
            }
        }
        teams.retain(|_, team| !team.is_empty());
        teams
    }

    /// Returns the last round with a pairing or a bye, or 0 if there is none.
    #[must_use]
    pub fn last_round(&self) -> u32 {
        let rounds = |player: &Player| {
            let long = self.line(player).chars().count();
            let most = long.saturating_sub(ROUNDS.saturating_sub(WIDE)) / WIDE;
            let most = u32::try_from(most).unwrap_or(u32::MAX).min(MOST_ROUNDS);
            (1..=most).rev().find(|&round| self.columns_of(player, round).trim() != "")
        };
        self.players.iter().filter_map(rounds).max().unwrap_or(0)
    }

    /// Returns a player's entry for a round. An unreadable entry gives an error.
    #[must_use]
    pub fn cell(&self, player: &Player, round: u32) -> Option<Result<Cell, ()>> {
        Cell::read(self.columns_of(player, round))
    }

    fn columns_of(&self, player: &Player, round: u32) -> &str {
        let from = begins(round);
        player.columns.read(self.line(player), from..=from.saturating_add(7))
    }

    fn line(&self, player: &Player) -> &str {
        self.lines.get(player.line).map_or("", |line| line.text.as_str())
    }

    fn scoring(&self) -> Scoring {
        Scoring::read(self.facts("162"))
    }
}

impl Player {
    fn read(at: usize, line: &str) -> Option<Player> {
        if !line.starts_with("001") {
            return None;
        }
        let columns = Columns::of(line);
        let field = |columns_of| columns.read(line, columns_of).trim();
        let rank = field(4..=8).parse().ok()?;
        let person = Person {
            name: field(14..=47).to_owned(),
            rank: Some(rank),
            // Column 10 is the player's sex.
            title: title_of_code(field(11..=13)).to_owned(),
            rating: field(49..=52).parse().ok().filter(|&rating| rating > 0),
            federation: field(53..=56).to_owned(),
            fide_id: field(57..=68).trim_start_matches('0').to_owned(),
            team: String::new(),
        };
        Some(Player { line: at, rank, person, columns })
    }
}

/// Returns the first column of the given round.
fn begins(round: u32) -> usize {
    let before = usize::try_from(round.saturating_sub(1)).unwrap_or(usize::MAX);
    ROUNDS.saturating_add(before.saturating_mul(WIDE))
}

fn lines(text: &str) -> Vec<Line> {
    let (mut lines, mut rest) = (Vec::new(), text);
    while !rest.is_empty() {
        let at = rest.find(['\r', '\n']).unwrap_or(rest.len());
        let (line, after) = rest.split_at(at);
        let end = ["\r\n", "\r", "\n"].into_iter().find(|end| after.starts_with(end)).unwrap_or("");
        lines.push(Line { text: line.to_owned(), end: end.to_owned() });
        rest = after.get(end.len()..).unwrap_or_default();
    }
    lines
}
