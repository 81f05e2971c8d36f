//! Pairings of a round, in the order of boards.

use super::scoring::Scoring;
use super::{File, Player};
use std::cmp::Reverse;

/// Round of a tournament file.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Round {
    /// Games in the order of boards.
    pub pairs: Vec<Pair>,
    /// Players without a game.
    pub byes: Vec<Bye>,
    /// Indices of lines with an unreadable pairing, or with a pairing that the opponent's line
    /// contradicts.
    pub wrong: Vec<usize>,
}

/// Game given by start ranks.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Pair {
    /// White's start rank.
    pub white: u32,
    /// Black's start rank.
    pub black: u32,
    /// Result codes of White and Black. A space means that there is no result.
    pub codes: [char; 2],
}

/// Player without a game.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Bye {
    /// Start rank of the player.
    pub rank: u32,
    /// Code of the bye: `H`, `F`, `U` or `Z`. A space means `Z`.
    pub code: char,
}

impl File {
    /// Returns the games and byes of a round. TRF has no board numbers, so the games are in FIDE's
    /// order. The criteria are the points of the better player, the points of both, and the best
    /// start rank.
    ///
    /// ```
    /// use touchmove_tournament::trf::File;
    ///
    /// let line = |rank: u32, round: &str| format!("001 {rank:>4}{:>76} {rank:>4}  {round}\n", "0.0");
    /// let text = [line(1, "   2 b  "), line(2, "   1 w  "), line(3, "0000 - U")].concat();
    /// let round = File::parse(&text).unwrap().round(1);
    /// assert_eq!((round.pairs[0].white, round.pairs[0].black), (2, 1));
    /// assert_eq!(round.byes[0].code, 'U');
    /// ```
    #[must_use]
    pub fn round(&self, round: u32) -> Round {
        let mut found = Round::default();
        for player in self.players() {
            self.sort(player, round, &mut found);
        }
        let scoring = self.scoring();
        let before = |player| self.before(player, round, &scoring);
        let points = |rank: u32| self.player(rank).map_or(0, before);
        found.pairs.sort_by_cached_key(|pair| {
            let both = [points(pair.white), points(pair.black)];
            let better = both.into_iter().max();
            (Reverse(better), Reverse(both[0].saturating_add(both[1])), pair.white.min(pair.black))
        });
        found
    }

    fn sort(&self, player: &Player, round: u32, found: &mut Round) {
        let cell = match self.cell(player, round) {
            None => return,
            Some(Err(())) => return found.wrong.push(player.line),
            Some(Ok(cell)) => cell,
        };
        let Some(opponent) = cell.opponent else {
            return found.byes.push(Bye { rank: player.rank, code: cell.code });
        };
        let other = self.player(opponent).and_then(|other| self.cell(other, round)?.ok());
        let agrees = other.is_some_and(|other| {
            other.opponent == Some(player.rank) && other.white == cell.white.map(|white| !white)
        });
        match (agrees, cell.white, other) {
            (true, Some(true), Some(other)) => found.pairs.push(Pair {
                white: player.rank,
                black: opponent,
                codes: [cell.code, other.code],
            }),
            (true, ..) => {}
            (false, ..) => found.wrong.push(player.line),
        }
    }

    /// Returns the points that a player had before a round, in half points.
    fn before(&self, player: &Player, round: u32, scoring: &Scoring) -> u32 {
        (1..round)
            .filter_map(|earlier| self.cell(player, earlier)?.ok())
            .fold(0, |sum, cell| sum.saturating_add(scoring.of(cell.code)))
    }
}
