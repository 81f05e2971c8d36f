//! What stands on the players' scoresheets, as far as a protocol tells
//! (Article 8). Single moves are counted from 0 with White's first.

mod entry;
mod signing;
mod update;
mod writing;

use entry::{Languages, Written};
pub(crate) use signing::result;
use std::collections::BTreeMap;
use touchmove_board::{Color, Position};
use touchmove_laws::{Outcome, Termination};

/// Who writes on a scoresheet.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Writer {
    Player(Color),
    Arbiter,
}

/// One scoresheet.
#[derive(Debug, Clone, Default)]
pub(crate) struct Scoresheet {
    /// The single move with which the protocol begins to tell what is written;
    /// those before it are taken as written.
    since: Option<usize>,
    written: BTreeMap<usize, Written>,
    /// The languages that it may be kept in.
    languages: Languages,
    /// Single moves before this one need not be written for the time being.
    excused_before: usize,
    /// The period in which the player is short of time.
    short_in: Option<usize>,
    /// The period in which that has been said.
    told_in: Option<usize>,
    /// Single moves that came with an offer which is not written yet.
    offers: Vec<usize>,
    /// Whether the written move serves a claim.
    claims: bool,
    /// That it has to be completed before the next move, and whether both have to.
    to_complete: Option<bool>,
    assisted: bool,
    signed: Option<Outcome>,
}

impl Scoresheet {
    /// Whether the protocol tells what is written on it.
    fn is_kept(&self) -> bool {
        self.since.is_some()
    }

    /// The single moves before that one that are not written.
    fn gaps(&self, from: usize, before: usize) -> impl Iterator<Item = usize> {
        let since = self.since.unwrap_or(before).max(from);
        (since..before).filter(|single| !self.written.contains_key(single))
    }

    fn is_complete(&self, before: usize) -> bool {
        self.is_kept() && self.gaps(0, before).next().is_none()
    }
}

/// All scoresheets of a game.
#[derive(Debug, Clone, Default)]
pub(crate) struct Scoresheets {
    players: [Scoresheet; 2],
    arbiter: Scoresheet,
    /// The result before a wrong one was signed.
    before_signing: Option<(Outcome, Termination)>,
}

impl Scoresheets {
    fn of(&mut self, writer: Writer) -> &mut Scoresheet {
        match writer {
            Writer::Player(player) => &mut self.players[player.index()],
            Writer::Arbiter => &mut self.arbiter,
        }
    }

    fn player(&self, player: Color) -> &Scoresheet {
        &self.players[player.index()]
    }

    fn player_mut(&mut self, player: Color) -> &mut Scoresheet {
        &mut self.players[player.index()]
    }

    /// The single move before which everything is written or excused, as far
    /// as anybody who looks at the sheet can tell.
    pub(crate) fn written_up_to(&self, player: Color, first: usize) -> usize {
        let sheet = self.player(player);
        let last = sheet.written.keys().next_back().map_or(first, |last| last.saturating_add(1));
        last.max(sheet.excused_before)
    }

    /// Whether a player short of time in that period need not write in it.
    pub(crate) fn is_excused(&self, player: Color, period: usize) -> bool {
        self.player(player).short_in == Some(period)
    }

    /// Moves from that one on have been taken back: they are crossed out.
    fn cross_out(&mut self, since: usize) {
        for sheet in self.players.iter_mut().chain([&mut self.arbiter]) {
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
