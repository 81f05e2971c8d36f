//! Ledger of the players: offences, permissions, claims and agreements.

use super::blind::BlindPlay;
use super::table::EmptyPress;
use alloc::vec::Vec;
use touchmove_board::{ByColor, Color, Square};
use touchmove_clock::{Millis, Moment};
use touchmove_laws::Ruling;
use touchmove_laws::rules::clock_setting::Occasion;
use touchmove_laws::rules::quickplay_finish::Ground;

/// Ledger of the players.
#[derive(Debug, Clone, Default)]
pub(crate) struct Ledger {
    /// Number of illegal moves that count.
    pub illegal_moves: ByColor<u32>,
    /// True for each player whose flag had fallen before the next period's time raised it.
    pub missed_flags: ByColor<bool>,
    /// Number of refusals to comply.
    pub refusals: ByColor<u32>,
    /// Number of offences put to the arbiter, including the present one.
    pub offences: ByColor<u32>,
    /// Number of warnings.
    pub warnings: ByColor<u32>,
    /// Changes of the scores by penalties, in half points.
    pub points: ByColor<i32>,
    /// Number of requests to see the record.
    pub record_shown: ByColor<u32>,
    pub presence: Presence,
    pub draws: Draws,
    /// Player who moved twice in a row. Cleared when it is noticed.
    pub second_move: Option<Color>,
    /// Player who pressed before moving, if that is not an illegal move.
    pub pressed_early: Option<Color>,
    /// A press made instead of a claim, on which the arbiter has to decide.
    pub press_in_question: Option<EmptyPress>,
    /// A touch on which the arbiter has to decide if it binds.
    pub touch_in_doubt: Option<TouchInDoubt>,
    /// Player who stopped the clocks and has not had an answer.
    pub caller: Option<Color>,
    /// True if reversed colours were found and the game continues with them.
    pub colours_stay: bool,
    pub times: Times,
    /// Player who put displaced pieces back late, with the opponent's lost time.
    pub restored_late: Option<(Color, Millis)>,
    pub limited: Limited,
    pub quickplay: Quickplay,
    /// Finland: player whose opponent must make progress.
    pub progress: Option<Color>,
    /// Announcements and the two boards.
    pub blind: BlindPlay,
    pub repeated: RepeatedClaims,
}

/// Pieces that a player adjusted without announcing it.
#[derive(Debug, Clone)]
pub(crate) struct TouchInDoubt {
    pub player: Color,
    /// Squares of the pieces at the start of the move.
    pub squares: Vec<Square>,
    /// Number of moves at that time.
    pub moves: usize,
    /// Number of touches on this move before it.
    pub touches: usize,
}

/// Repeated claims and offers.
#[derive(Debug, Clone, Copy, Default)]
pub(crate) struct RepeatedClaims {
    /// Consecutive false claims.
    pub wrong_claims: ByColor<u32>,
    /// Number of each player's draw offers on consecutive moves, with the move number of the last
    /// one.
    pub offers: ByColor<(u32, u32)>,
}

/// Presence and absence of the players.
#[derive(Debug, Clone, Default)]
pub(crate) struct Presence {
    /// True for players who have not arrived.
    pub absent: ByColor<bool>,
    /// True for players who have acted, which shows that they are here.
    pub has_acted: ByColor<bool>,
    /// True if no player was present at the start.
    pub both_absent: bool,
    /// Time of the start.
    pub started: Moment,
    /// True for players who may arrive after the default time.
    pub may_be_late: ByColor<bool>,
    /// True for players who have left the playing area or the venue and not returned.
    pub away: ByColor<bool>,
    /// True for players who may leave.
    pub may_leave: ByColor<bool>,
}

/// Draw offers.
#[derive(Debug, Clone, Default)]
pub(crate) struct Draws {
    /// Player whose offer is in force.
    pub offer: Option<Color>,
    /// Player whose offer needs the arbiter's consent under the event's rules.
    pub refused: Option<Color>,
    /// True if the arbiter consents to the offer in force.
    pub consent: bool,
}

/// Clock times for an arbiter who has to set them.
#[derive(Debug, Clone, Default)]
pub(crate) struct Times {
    /// Clock times at the last corrected irregularity.
    pub then: Option<ByColor<Millis>>,
    /// Time added by the rulings on that irregularity.
    pub added_since: ByColor<Millis>,
    /// Occasion for which the clocks were set since the last move.
    pub set_for: Option<Occasion>,
}

/// Play under limited supervision.
#[derive(Debug, Clone, Default)]
pub(crate) struct Limited {
    /// Number of moves at the time when the arbiter observed an impossible position and waited.
    pub awaited: Option<usize>,
    /// Player who agrees to correct an illegal move, with the number of moves at that time.
    pub corrects: Option<(Color, usize)>,
}

/// Claims in a quickplay finish.
#[derive(Debug, Clone, Default)]
pub(crate) struct Quickplay {
    /// Player whose claim is postponed.
    pub postponed: Option<Color>,
    /// True if an increment of five seconds has been granted.
    pub granted: bool,
    /// Player and ground of the claim without an arbiter, which ended the game.
    pub ended_by: Option<(Color, Ground)>,
    /// Rulings on a flag-fall, held until a claim is decided.
    pub waiting: Vec<Ruling>,
    /// True if the arbiter's latest decision was on a claim.
    pub decided: bool,
}
