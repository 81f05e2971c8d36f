//! Writer of pairings and results into the columns of a round.

use super::cell::Cell;
use super::scoring::{halves, written};
use super::{File, Line, Player, begins};
use serde::{Deserialize, Serialize};
use std::fmt;

/// Outcome of a game for one player.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct Outcome {
    /// Result code, one of [`CODES`](super::CODES).
    pub code: char,
    /// Points of the player in half points, if they do not follow from the code.
    pub halves: Option<u32>,
}

/// Reason why nothing was entered.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum EntryError {
    /// No player has this start rank.
    NoPlayer(u32),
    /// The player with this start rank is not paired in the round.
    NotPaired(u32),
}

impl fmt::Display for EntryError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            EntryError::NoPlayer(rank) => write!(f, "no line 001 has the start rank {rank}"),
            EntryError::NotPaired(rank) => {
                write!(f, "the line of start rank {rank} has no opponent in this round")
            }
        }
    }
}

impl std::error::Error for EntryError {}

impl Outcome {
    /// Creates an outcome whose points follow from its code.
    ///
    /// ```
    /// assert_eq!(touchmove_tournament::trf::Outcome::of('=').halves, None);
    /// ```
    #[must_use]
    pub const fn of(code: char) -> Outcome {
        Outcome { code, halves: None }
    }
}

const POINTS: usize = 81;

impl File {
    /// Enters a result and updates the player's points, because pairing programs compare the two.
    /// Unusual points are written into a line 299 of TRF26.
    ///
    /// # Errors
    /// Returns an error if no player has the start rank, or if the player has no opponent in the
    /// round.
    ///
    /// ```
    /// use touchmove_tournament::trf::{File, Outcome};
    ///
    /// let line = |rank: u32, round: &str| format!("001 {rank:>4}{:>76} {rank:>4}  {round}\n", "0.0");
    /// let before = [line(1, "   2 w  "), line(2, "   1 b  ")].concat();
    /// let mut file = File::parse(&before).unwrap();
    /// file.enter(1, 1, Outcome::of('1')).unwrap();
    /// assert!(file.text().contains("   2 w 1\n") && file.text().contains(" 1.0"));
    /// assert!(file.enter(1, 7, Outcome::of('1')).is_err());
    /// ```
    pub fn enter(&mut self, round: u32, rank: u32, outcome: Outcome) -> Result<(), EntryError> {
        let player = self.player(rank).cloned().ok_or(EntryError::NoPlayer(rank))?;
        let cell = self.cell(&player, round).and_then(Result::ok);
        let cell = cell.filter(|cell| cell.opponent.is_some());
        let cell = cell.ok_or(EntryError::NotPaired(rank))?;
        let scoring = self.scoring();
        let usual = scoring.of(outcome.code);
        let had = self.abnormal(round, rank).unwrap_or_else(|| scoring.of(cell.code));
        let has = outcome.halves.unwrap_or(usual);
        self.put(&player, begins(round).saturating_add(7), &outcome.code.to_string());
        self.count(&player, had, has);
        self.forget_abnormal(round, rank);
        if has != usual {
            self.say_abnormal(round, rank, outcome.code, has);
        }
        Ok(())
    }

    /// Enters a pairing by start ranks, White first. A player without an opponent has a bye.
    ///
    /// # Errors
    /// Returns an error if no player has one of the start ranks.
    ///
    /// ```
    /// use touchmove_tournament::trf::File;
    ///
    /// let line = |rank: u32| format!("001 {rank:>4}{:>76} {rank:>4}\n", "0.0");
    /// let mut file = File::parse(&[line(1), line(2), line(3)].concat()).unwrap();
    /// file.pair(1, 2, Some(1)).unwrap();
    /// file.pair(1, 3, None).unwrap();
    /// assert_eq!(file.round(1).pairs[0].white, 2);
    /// ```
    pub fn pair(&mut self, round: u32, white: u32, black: Option<u32>) -> Result<(), EntryError> {
        let find = |rank| self.player(rank).cloned().ok_or(EntryError::NoPlayer(rank));
        let first = find(white)?;
        let second = black.map(find).transpose()?;
        let colour = second.is_some().then_some(true);
        let code = if second.is_some() { ' ' } else { 'U' };
        let cell = Cell { opponent: black, white: colour, code };
        self.put(&first, begins(round), &cell.text());
        match second {
            Some(second) => {
                let cell = Cell { opponent: Some(white), white: Some(false), code: ' ' };
                self.put(&second, begins(round), &cell.text());
            }
            None => self.count(&first, 0, self.scoring().of('U')),
        }
        Ok(())
    }

    /// Enters the code of a player without a game: `H`, `F`, `U` or `Z`.
    ///
    /// # Errors
    /// Returns an error if no player has the start rank.
    ///
    /// ```
    /// use touchmove_tournament::trf::File;
    ///
    /// let mut file = File::parse(&format!("001    1{:>76}    1\n", "0.0")).unwrap();
    /// file.idle(1, 1, 'H').unwrap();
    /// assert!(file.text().ends_with("0.5    1  0000 - H\n"));
    /// ```
    pub fn idle(&mut self, round: u32, rank: u32, code: char) -> Result<(), EntryError> {
        let player = self.player(rank).cloned().ok_or(EntryError::NoPlayer(rank))?;
        let scoring = self.scoring();
        let had =
            self.cell(&player, round).and_then(Result::ok).map_or(0, |cell| scoring.of(cell.code));
        let cell = Cell { opponent: None, white: None, code };
        self.put(&player, begins(round), &cell.text());
        self.count(&player, had, scoring.of(code));
        Ok(())
    }

    fn put(&mut self, player: &Player, column: usize, text: &str) {
        if let Some(line) = self.lines.get_mut(player.line) {
            player.columns.write(&mut line.text, column, text);
        }
    }

    /// Updates the points. Columns that are empty or unreadable do not change.
    fn count(&mut self, player: &Player, had: u32, has: u32) {
        let now = player.columns.read(self.line(player), POINTS..=POINTS.saturating_add(3));
        if let Some(now) = halves(now) {
            let new = now.saturating_sub(had).saturating_add(has);
            self.put(player, POINTS, &written(new));
        }
    }

    /// Returns the points that a line 299 gives to a player for a round.
    fn abnormal(&self, round: u32, rank: u32) -> Option<u32> {
        let line = self.facts("299").find(|line| is_about(line, round, rank))?;
        halves(line.get(13..17)?)
    }

    fn forget_abnormal(&mut self, round: u32, rank: u32) {
        let about = |line: &Line| line.text.starts_with("299") && is_about(&line.text, round, rank);
        let Some(at) = self.lines.iter().position(about) else { return };
        self.lines.remove(at);
        for player in self.players.iter_mut().filter(|player| player.line > at) {
            player.line = player.line.saturating_sub(1);
        }
    }

    fn say_abnormal(&mut self, round: u32, rank: u32, code: char, halves: u32) {
        let kind = match code {
            '1' => 'W',
            '=' => 'D',
            '0' => 'L',
            other => other,
        };
        let text = format!("299 {kind}        {}  {round:03} {rank:>4}", written(halves));
        let end = self.lines.first().map_or_else(|| "\n".to_owned(), |line| line.end.clone());
        if let Some(last) = self.lines.last_mut().filter(|last| last.end.is_empty()) {
            last.end.clone_from(&end);
        }
        self.lines.push(Line { text, end });
    }
}

/// True if a line 299 applies to exactly this round and player.
fn is_about(line: &str, round: u32, rank: u32) -> bool {
    let number = |text: Option<&str>| text.and_then(|text| text.trim().parse::<u32>().ok());
    number(line.get(19..22)) == Some(round) && number(line.get(22..)) == Some(rank)
}
