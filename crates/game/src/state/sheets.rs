//! Scoresheets, as far as the protocol records them (Article 8). Half-moves are counted from 0,
//! starting with White's first move.

use crate::scoresheet_entry::{Languages, WrittenMove};
use alloc::collections::BTreeMap;
use alloc::vec::Vec;
use touchmove_board::{ByColor, Color, Position};
use touchmove_laws::{Outcome, Termination};

/// Owner of a scoresheet.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Writer {
    Player(Color),
    Arbiter,
}

/// Change of a scoresheet.
#[derive(Debug, Clone)]
pub(crate) enum Sheet {
    /// Writes a half-move.
    Written(Writer, usize, WrittenMove),
    /// Restricts the languages of the scoresheet.
    Languages(Writer, Languages),
    /// Records that every draw offer has been written.
    OffersWritten(Writer),
    /// Records a draw offer with a half-move. Both players must write the offer.
    Offered(usize),
    /// Crosses out the half-moves from an index on.
    CrossedOut(usize),
    /// Excuses a player from writing offers made with earlier half-moves.
    OffersSince(Color, usize),
    /// Updates the player's duties.
    Duties(Color, Duties),
    /// Sets the result that a player has signed.
    Signed(Color, Option<Outcome>),
    /// Stores the result before the players signed a wrong result.
    BeforeSigning(Option<(Outcome, Termination)>),
}

/// Duties of a player about the scoresheet, and reminders given.
#[derive(Debug, Clone, Copy, Default)]
pub(crate) struct Duties {
    /// Half-moves before this index need not be written for the time being.
    pub excused_before: usize,
    /// Period in which the player is short of time.
    pub short_in: Option<usize>,
    /// Period in which the shortness of time has already been noted.
    pub told_in: Option<usize>,
    /// True if the written move belongs to a claim.
    pub claims: bool,
    /// Set if the sheet must be completed before the next move. True if both players must complete
    /// their sheets.
    pub to_complete: Option<bool>,
    /// True if an assistant has written on the sheet.
    pub assisted: bool,
}

/// A scoresheet.
#[derive(Debug, Clone, Default)]
pub(crate) struct Scoresheet {
    /// First half-move that the protocol records as written. Earlier half-moves are assumed to be
    /// written.
    since: Option<usize>,
    pub written: BTreeMap<usize, WrittenMove>,
    /// Candidate languages.
    pub languages: Languages,
    /// Half-moves with a draw offer that has not been written yet.
    pub offers: Vec<usize>,
    /// Duties of the player.
    pub duties: Duties,
    pub signed: Option<Outcome>,
}

impl Scoresheet {
    /// True if the protocol records the entries on this sheet.
    pub(crate) fn is_kept(&self) -> bool {
        self.since.is_some()
    }

    /// Returns the unwritten half-moves in a range.
    pub(crate) fn gaps(&self, from: usize, before: usize) -> impl Iterator<Item = usize> {
        let since = self.since.unwrap_or(before).max(from);
        (since..before).filter(|single| !self.written.contains_key(single))
    }

    pub(crate) fn is_complete(&self, before: usize) -> bool {
        self.is_kept() && self.gaps(0, before).next().is_none()
    }

    /// Returns the index of the first half-move that is neither written nor excused.
    pub(crate) fn written_up_to(&self, first: usize) -> usize {
        let last = self.written.keys().next_back().map_or(first, |last| last.saturating_add(1));
        last.max(self.duties.excused_before)
    }
}

/// Scoresheets of a game.
#[derive(Debug, Clone, Default)]
pub(crate) struct Scoresheets {
    players: ByColor<Scoresheet>,
    pub arbiter: Scoresheet,
    /// Result before the players signed a wrong result.
    pub before_signing: Option<(Outcome, Termination)>,
}

impl Scoresheets {
    pub(crate) fn of(&self, writer: Writer) -> &Scoresheet {
        match writer {
            Writer::Player(player) => &self.players[player],
            Writer::Arbiter => &self.arbiter,
        }
    }

    pub(crate) fn player(&self, player: Color) -> &Scoresheet {
        &self.players[player]
    }

    fn of_mut(&mut self, writer: Writer) -> &mut Scoresheet {
        match writer {
            Writer::Player(player) => &mut self.players[player],
            Writer::Arbiter => &mut self.arbiter,
        }
    }

    pub(super) fn change(&mut self, change: Sheet) {
        match change {
            Sheet::Written(writer, place, written) => {
                let sheet = self.of_mut(writer);
                sheet.since = sheet.since.map_or(Some(place), |since| Some(since.min(place)));
                sheet.written.insert(place, written);
            }
            Sheet::Languages(writer, languages) => self.of_mut(writer).languages = languages,
            Sheet::OffersWritten(writer) => self.of_mut(writer).offers.clear(),
            Sheet::Offered(with) => {
                Color::ALL.into_iter().for_each(|player| self.players[player].offers.push(with));
            }
            Sheet::CrossedOut(since) => self.cross_out(since),
            Sheet::OffersSince(player, since) => {
                self.players[player].offers.retain(|&with| with >= since);
            }
            Sheet::Duties(player, duties) => self.players[player].duties = duties,
            Sheet::Signed(player, result) => self.players[player].signed = result,
            Sheet::BeforeSigning(result) => self.before_signing = result,
        }
    }

    /// Crosses out moves that have been taken back.
    fn cross_out(&mut self, since: usize) {
        let ByColor { white, black } = &mut self.players;
        for sheet in [white, black, &mut self.arbiter] {
            sheet.written.retain(|&single, _| single < since);
            sheet.offers.retain(|&single| single < since);
        }
    }
}

/// Returns the index of the first half-move from a start position.
pub(crate) fn first_single(start: &Position) -> usize {
    let whole = usize::from(start.fullmoves().saturating_sub(1));
    whole.saturating_mul(2).saturating_add(usize::from(start.turn() == Color::Black))
}

/// Returns the move number of a half-move.
pub(crate) fn number(single: usize) -> u32 {
    u32::try_from(single / 2).unwrap_or(u32::MAX).saturating_add(1)
}
