//! What stands on the scoresheets, as far as a protocol tells (Article 8).
//! Single moves are counted from 0 with White's first.

use crate::written::{Languages, Written};
use alloc::collections::BTreeMap;
use alloc::vec::Vec;
use touchmove_board::{ByColor, Color, Position};
use touchmove_laws::{Outcome, Termination};

/// Who writes on a scoresheet.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Writer {
    Player(Color),
    Arbiter,
}

/// To what stands on a scoresheet.
#[derive(Debug, Clone)]
pub(crate) enum Sheet {
    /// A single move is written.
    Written(Writer, usize, Written),
    /// It is kept in one of these languages.
    Languages(Writer, Languages),
    /// Every draw offer is written.
    OffersWritten(Writer),
    /// A draw was offered with that single move: both have to write it.
    Offered(usize),
    /// Moves from that one on have been taken back.
    CrossedOut(usize),
    /// Offers made with earlier single moves need no longer be written.
    OffersSince(Color, usize),
    /// What is kept about a player's sheet beside what is written on it.
    Duties(Color, Duties),
    /// Who has signed which result.
    Signed(Color, Option<Outcome>),
    /// The result before a wrong one was signed.
    BeforeSigning(Option<(Outcome, Termination)>),
}

/// What a player has to do about the scoresheet, and has been told.
#[derive(Debug, Clone, Copy, Default)]
pub(crate) struct Duties {
    /// Single moves before this one need not be written for the time being.
    pub excused_before: usize,
    /// The period in which the player is short of time.
    pub short_in: Option<usize>,
    /// The period in which that has been said.
    pub told_in: Option<usize>,
    /// Whether the written move serves a claim.
    pub claims: bool,
    /// That it has to be completed before the next move, and whether both have to.
    pub to_complete: Option<bool>,
    /// Whether an assistant has written on it.
    pub assisted: bool,
}

/// One scoresheet.
#[derive(Debug, Clone, Default)]
pub(crate) struct Scoresheet {
    /// The single move with which the protocol begins to tell what is written;
    /// those before it are taken as written.
    since: Option<usize>,
    pub written: BTreeMap<usize, Written>,
    /// The languages that it may be kept in.
    pub languages: Languages,
    /// Single moves that came with an offer which is not written yet.
    pub offers: Vec<usize>,
    /// What has to be done about it.
    pub duties: Duties,
    pub signed: Option<Outcome>,
}

impl Scoresheet {
    /// Whether the protocol tells what is written on it.
    pub(crate) fn is_kept(&self) -> bool {
        self.since.is_some()
    }

    /// The single moves before that one that are not written.
    pub(crate) fn gaps(&self, from: usize, before: usize) -> impl Iterator<Item = usize> {
        let since = self.since.unwrap_or(before).max(from);
        (since..before).filter(|single| !self.written.contains_key(single))
    }

    pub(crate) fn is_complete(&self, before: usize) -> bool {
        self.is_kept() && self.gaps(0, before).next().is_none()
    }

    /// The single move before which everything is written or excused, as far
    /// as anybody who looks at the sheet can tell.
    pub(crate) fn written_up_to(&self, first: usize) -> usize {
        let last = self.written.keys().next_back().map_or(first, |last| last.saturating_add(1));
        last.max(self.duties.excused_before)
    }
}

/// All scoresheets of a game.
#[derive(Debug, Clone, Default)]
pub(crate) struct Scoresheets {
    players: ByColor<Scoresheet>,
    pub arbiter: Scoresheet,
    /// The result before a wrong one was signed.
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

    /// Moves from that one on have been taken back: they are crossed out.
    fn cross_out(&mut self, since: usize) {
        let ByColor { white, black } = &mut self.players;
        for sheet in [white, black, &mut self.arbiter] {
            sheet.written.retain(|&single, _| single < since);
            sheet.offers.retain(|&single| single < since);
        }
    }
}

/// The first single move that a game from this position brings.
pub(crate) fn first_single(start: &Position) -> usize {
    let whole = usize::from(start.fullmoves().saturating_sub(1));
    whole.saturating_mul(2).saturating_add(usize::from(start.turn() == Color::Black))
}

/// The number of the move that a single one belongs to.
pub(crate) fn number(single: usize) -> u32 {
    u32::try_from(single / 2).unwrap_or(u32::MAX).saturating_add(1)
}
