//! What is on record about the players: what counts against them, what the
//! arbiter has allowed, what they have claimed and agreed.

use super::blind::BlindPlay;
use super::table::EmptyPress;
use alloc::vec::Vec;
use touchmove_board::{ByColor, Color};
use touchmove_clock::{Millis, Moment};
use touchmove_laws::Ruling;
use touchmove_laws::rules::clock_setting::Occasion;
use touchmove_laws::rules::quickplay_finish::Ground;

/// What is on record about the players.
#[derive(Debug, Clone, Default)]
pub(crate) struct Ledger {
    /// Illegal moves that count.
    pub illegal_moves: ByColor<u32>,
    /// Flags that had fallen and were raised by the next period's time.
    pub missed_flags: ByColor<bool>,
    /// How often they have refused to comply.
    pub refusals: ByColor<u32>,
    /// How many offences were put to the arbiter, the present one included.
    pub offences: ByColor<u32>,
    /// How often they were warned.
    pub warnings: ByColor<u32>,
    /// By how many half points penalties have changed their scores.
    pub points: ByColor<i32>,
    /// How often each player has asked to see the record.
    pub record_shown: ByColor<u32>,
    pub presence: Presence,
    pub draws: Draws,
    /// Who has moved without having the move, while nobody has noticed.
    pub second_move: Option<Color>,
    /// Who has pressed before moving, where that is no illegal move.
    pub pressed_early: Option<Color>,
    /// A press that was made instead of a claim, and is put to the arbiter.
    pub press_in_question: Option<EmptyPress>,
    /// Who has stopped the clocks and not been answered.
    pub caller: Option<Color>,
    /// Whether the colours were found to be reversed, and stay.
    pub colours_stay: bool,
    pub times: Times,
    /// What putting displaced pieces back has cost the other player.
    pub restored_late: Option<(Color, Millis)>,
    pub limited: Limited,
    pub quickplay: Quickplay,
    /// Finland: whose opponent has to make progress.
    pub progress: Option<Color>,
    /// Announcements and the two boards.
    pub blind: BlindPlay,
    pub insisting: Insisting,
}

/// What players do time after time.
#[derive(Debug, Clone, Copy, Default)]
pub(crate) struct Insisting {
    /// Wrong claims in a row.
    pub wrong_claims: ByColor<u32>,
    /// Offers in moves that follow each other, and the moves made at the last.
    pub offers: ByColor<(u32, u32)>,
}

/// Who is there, and who may be elsewhere.
#[derive(Debug, Clone, Default)]
pub(crate) struct Presence {
    /// Who has not arrived yet.
    pub absent: ByColor<bool>,
    /// Whether nobody was there at the start.
    pub nobody_there: bool,
    /// When the clocks were started.
    pub started: Moment,
    /// Who may arrive after the default time.
    pub may_be_late: ByColor<bool>,
    /// Who may leave.
    pub may_leave: ByColor<bool>,
}

/// What is open between the players about a draw.
#[derive(Debug, Clone, Default)]
pub(crate) struct Draws {
    /// Who has offered one that still stands.
    pub offer: Option<Color>,
    /// Who has offered one that the event does not allow without consent.
    pub refused: Option<Color>,
    /// Whether the arbiter consents to the offer that stands.
    pub consent: bool,
}

/// What is known about the times for the arbiter who is to set them.
#[derive(Debug, Clone, Default)]
pub(crate) struct Times {
    /// What the clocks showed when the irregularity happened that was put
    /// right last.
    pub then: Option<ByColor<Millis>>,
    /// What has been added to them by the rulings on it.
    pub added_since: ByColor<Millis>,
    /// What the clocks have been set for since the last move.
    pub set_for: Option<Occasion>,
}

/// Play under limited supervision.
#[derive(Debug, Clone, Default)]
pub(crate) struct Limited {
    /// Moves made when the arbiter saw an impossible position and waited.
    pub awaited: Option<usize>,
    /// Who agrees to put an illegal move right, and how many moves there were.
    pub corrects: Option<(Color, usize)>,
}

/// Claims in a quickplay finish.
#[derive(Debug, Clone, Default)]
pub(crate) struct Quickplay {
    /// Whose claim the arbiter will decide later.
    pub postponed: Option<Color>,
    /// Whether five seconds a move have been granted.
    pub granted: bool,
    /// Whose claim has ended a game without an arbiter, and on which ground.
    pub ended_by: Option<(Color, Ground)>,
    /// The rulings on a flag-fall that wait for the decision on a claim.
    pub waiting: Vec<Ruling>,
}
