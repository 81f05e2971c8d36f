//! Claiming a draw by threefold repetition or fifty moves, in a position that
//! has appeared or with a written move.
//!
//! | provision | 2009 | 2014 | 2018 | 2023 |
//! | --- | --- | --- | --- | --- |
//! | draw-by-repetition-claim | 5.2.d | 5.2.d | 9.2.1 | 9.2.1 |
//! | draw-by-fifty-moves-claim | 5.2.e | 5.2.e | 9.3 | 9.3 |
//! | claim-is-offer | 9.1.b(3) | 9.1.b(3) | 9.1.2.3 | 9.1.2.3 |
//! | threefold-intended | 9.2.a | 9.2.a | 9.2.1.1 | 9.2.1.1 |
//! | threefold-appeared | 9.2.b | 9.2.b | 9.2.1.2 | 9.2.1.2 |
//! | same-position | 9.2 | 9.2 | 9.2.2 | 9.2.2 |
//! | fifty-moves-intended | 9.3.a | 9.3.a | 9.3.1 | 9.3.1 |
//! | fifty-moves-completed | 9.3.b | 9.3.b | 9.3.2 | 9.3.2 |
//! | touch-loses-draw-claim | 9.4 | 9.4 | 9.4 | 9.4 |
//! | claim-stops-clock | 9.5 | 9.5 | 9.5.1 | 9.5.1 |
//! | claim-correct | 9.5.a | 9.5.a | 9.5.2 | 9.5.2 |
//! | claim-incorrect | 9.5.b | 9.5.b | 9.5.3 | 9.5.3 |

use alloc::vec::Vec;
use alloc::vec;
use alloc::string::ToString;
use alloc::borrow::ToOwned;
use serde::Serialize;
use super::penalty_time::{Conditions, Fault, time_added};
use crate::{
    Claimed, Edition, Effect, Must, Note, Outcome, Provision, Refusal, Right, Ruling,
    Termination,
};
use touchmove_board::{Color, Position};

/// What is claimed.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Ground {
    /// The same position for at least the third time.
    Threefold,
    /// Fifty moves by each player without capture or pawn move.
    FiftyMoves,
}

impl Ground {
    /// The words that protocols use.
    ///
    /// ```
    /// assert_eq!(touchmove_laws::rules::draw_claim::Ground::FiftyMoves.words(), "fifty moves");
    /// ```
    pub const fn words(self) -> &'static str {
        match self {
            Ground::Threefold => "threefold",
            Ground::FiftyMoves => "fifty moves",
        }
    }

    const fn termination(self) -> Termination {
        match self {
            Ground::Threefold => Termination::ThreefoldRepetition,
            Ground::FiftyMoves => Termination::FiftyMoves,
        }
    }

    /// The provision claimed under.
    ///
    /// ```
    /// use touchmove_laws::{rules::draw_claim::Ground, Edition};
    /// let article = Edition::Fide2023.cite(Ground::Threefold.provision(true)).unwrap();
    /// assert_eq!(article.number(), "9.2.1.1");
    /// ```
    pub const fn provision(self, intended: bool) -> Provision {
        match (self, intended) {
            (Ground::Threefold, true) => Provision::ThreefoldIntended,
            (Ground::Threefold, false) => Provision::ThreefoldAppeared,
            (Ground::FiftyMoves, true) => Provision::FiftyMovesIntended,
            (Ground::FiftyMoves, false) => Provision::FiftyMovesCompleted,
        }
    }
}

/// Whether the player may claim at this moment.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Standing {
    /// The player has the move and has touched nothing.
    MayClaim,
    /// The opponent has the move.
    NotOnMove,
    /// The player has the move, but the opponent has not pressed the clock.
    ClockNotRunning,
    /// The player has touched a piece with intent on this move.
    HasTouched,
}

/// What is known about a claim.
#[derive(Debug, Clone, Copy, Serialize)]
pub struct Claim {
    /// The edition.
    pub edition: Edition,
    /// What the time that may be given depends on.
    pub conditions: Conditions,
    /// Who claims.
    pub player: Color,
    /// What.
    pub ground: Ground,
    /// Whether with a written move.
    pub intended: bool,
    /// Whether the player may claim now.
    pub standing: Standing,
    /// Whether what is claimed is so.
    pub holds: bool,
}

/// The rulings on a claim.
///
/// ```
/// use touchmove_clock::TimeControl;
/// use touchmove_board::Color;
/// use touchmove_laws::rules::draw_claim::{rulings, Claim, Ground, Standing};
/// use touchmove_laws::rules::penalty_time::Conditions;
/// use touchmove_laws::{Edition, Regulations};
///
/// let claim = |holds| Claim {
///     edition: Edition::Fide2023,
///     conditions: Conditions::of(&Regulations::new(Edition::Fide2023, TimeControl::no_clock())),
///     player: Color::White,
///     ground: Ground::Threefold,
///     intended: false,
///     standing: Standing::MayClaim,
///     holds,
/// };
/// let names = |holds| {
///     rulings(&claim(holds)).iter().map(|r| r.effect().name()).collect::<Vec<_>>()
/// };
/// assert_eq!(names(true), ["claim_correct", "game_over"]);
/// assert_eq!(names(false), ["claim_incorrect", "time_added"]);
/// ```
pub fn rulings(claim: &Claim) -> Vec<Ruling> {
    let found = match claim.standing {
        Standing::NotOnMove | Standing::ClockNotRunning | Standing::HasTouched => {
            vec![refused(claim)]
        }
        Standing::MayClaim if claim.holds => correct(claim),
        Standing::MayClaim => incorrect(claim),
    };
    found.into_iter().flatten().collect()
}

fn refused(claim: &Claim) -> Option<Ruling> {
    let (why, provision) = match claim.standing {
        Standing::HasTouched => (Refusal::HasTouched, Provision::TouchLosesDrawClaim),
        Standing::ClockNotRunning => {
            (Refusal::ClaimsWithoutTheClock, claim.ground.provision(claim.intended))
        }
        Standing::NotOnMove | Standing::MayClaim => {
            (Refusal::ClaimsWithoutTheMove, claim.ground.provision(claim.intended))
        }
    };
    let effect = Effect::Refused { player: claim.player, why };
    Ruling::under(claim.edition, provision, effect)
}

fn correct(claim: &Claim) -> Vec<Option<Ruling>> {
    let correct = Effect::ClaimCorrect { player: claim.player, claim: Claimed::Draw(claim.ground) };
    let over = Effect::GameOver { result: Outcome::DRAW, termination: claim.ground.termination() };
    let provision = claim.ground.provision(claim.intended);
    vec![
        Ruling::under(claim.edition, Provision::ClaimCorrect, correct),
        Ruling::under(claim.edition, provision, over),
    ]
}

fn incorrect(claim: &Claim) -> Vec<Option<Ruling>> {
    let effect =
        Effect::ClaimIncorrect { player: claim.player, claim: Claimed::Draw(claim.ground) };
    vec![
        Ruling::under(claim.edition, Provision::ClaimIncorrect, effect),
        time_added(claim.edition, claim.conditions, claim.player.other(), Fault::IncorrectClaim),
    ]
}

/// A player who could have claimed has touched a piece.
///
/// ```
/// use touchmove_board::Color;
/// use touchmove_laws::{rules::draw_claim::right_lost, Edition};
/// let ruling = right_lost(Edition::Fide2014, Color::White).unwrap();
/// assert_eq!(ruling.articles()[0].number(), "9.4");
/// ```
pub fn right_lost(edition: Edition, player: Color) -> Option<Ruling> {
    let effect = Effect::RightLost { player, right: Right::ClaimDraw };
    Ruling::under(edition, Provision::TouchLosesDrawClaim, effect)
}

/// A claim that has not drawn the game stands as an offer.
///
/// ```
/// use touchmove_board::Color;
/// use touchmove_laws::{rules::draw_claim, Edition};
/// let ruling = draw_claim::is_offer(Edition::Fide2014, Color::White).unwrap();
/// assert_eq!(ruling.effect().name(), "noted");
/// ```
pub fn is_offer(edition: Edition, player: Color) -> Option<Ruling> {
    let what = Note::ClaimIsOffer { player };
    Ruling::under(edition, Provision::ClaimIsOffer, Effect::Noted { what })
}

/// The clock stands while a claim is decided.
///
/// ```
/// use touchmove_board::Color;
/// use touchmove_laws::{rules::draw_claim, Edition};
/// let ruling = draw_claim::clock_stops(Edition::Fide2014, Color::White).unwrap();
/// assert_eq!(ruling.effect().name(), "clock_stopped");
/// ```
pub fn clock_stops(edition: Edition, player: Color) -> Option<Ruling> {
    Ruling::under(edition, Provision::ClaimStopsClock, Effect::ClockStopped { player })
}

/// The clock goes on after a claim that was incorrect.
///
/// ```
/// use touchmove_board::Color;
/// use touchmove_laws::{rules::draw_claim, Edition};
/// let ruling = draw_claim::clock_goes_on(Edition::Fide2014, Color::White).unwrap();
/// assert_eq!(ruling.effect().name(), "clock_started");
/// ```
pub fn clock_goes_on(edition: Edition, player: Color) -> Option<Ruling> {
    Ruling::under(edition, Provision::ClaimStopsClock, Effect::ClockStarted { player })
}

/// After an incorrect claim the written move must be made.
///
/// ```
/// use touchmove_board::Color;
/// use touchmove_laws::{rules::draw_claim::written_move_binds, Edition, Must};
/// let must = Must::Move("e2".parse().unwrap());
/// let ruling = written_move_binds(Edition::Fide2023, Color::White, must).unwrap();
/// assert_eq!(ruling.articles()[0].number(), "9.5.3");
/// ```
pub fn written_move_binds(edition: Edition, player: Color, must: Must) -> Option<Ruling> {
    Ruling::under(edition, Provision::ClaimIncorrect, Effect::Obligation { player, must })
}

/// Another move than the written one was made: it is taken back.
///
/// ```
/// use touchmove_board::Position;
/// use touchmove_laws::{rules::draw_claim::back_to_written, Edition};
/// let ruling = back_to_written(Edition::Fide2023, &Position::default()).unwrap();
/// assert_eq!(ruling.effect().name(), "position_restored");
/// ```
pub fn back_to_written(edition: Edition, position: &Position) -> Option<Ruling> {
    let effect = Effect::PositionRestored { position: position.fen().to_string() };
    Ruling::under(edition, Provision::ClaimIncorrect, effect)
}

/// A claim cannot be withdrawn.
///
/// ```
/// use touchmove_board::Color;
/// use touchmove_laws::{rules::draw_claim, Edition};
/// let ruling = draw_claim::not_withdrawn(Edition::Fide2023, Color::White).unwrap();
/// assert_eq!(ruling.articles()[0].number(), "9.5.1");
/// ```
pub fn not_withdrawn(edition: Edition, player: Color) -> Option<Ruling> {
    let why = Refusal::ClaimStands;
    Ruling::under(edition, Provision::ClaimStopsClock, Effect::Refused { player, why })
}

/// How often the position has appeared with the present or the intended time,
/// and after which moves.
///
/// ```
/// use touchmove_laws::{rules::draw_claim, Edition};
/// let noted = draw_claim::appeared(Edition::Fide2023, 2, "0, 2... Ng8").unwrap();
/// assert_eq!(noted.effect().to_string(), "noted appeared 2 0, 2... Ng8");
/// ```
pub fn appeared(edition: Edition, times: u32, at: &str) -> Option<Ruling> {
    let what = Note::Appeared { times, at: at.to_owned() };
    Ruling::under(edition, Provision::SamePosition, Effect::Noted { what })
}

/// Since which move nothing has been captured and no pawn has moved, and how
/// many moves by White and Black that makes.
///
/// ```
/// use touchmove_laws::{rules::draw_claim, Edition};
/// let noted = draw_claim::quiet_since(Edition::Fide2023, 12, [50, 50]).unwrap();
/// assert_eq!(noted.effect().to_string(), "noted quiet_since 12 50 50");
/// ```
pub fn quiet_since(edition: Edition, number: u32, [white, black]: [u32; 2]) -> Option<Ruling> {
    let what = Note::QuietSince { number, white, black };
    Ruling::under(edition, Provision::FiftyMovesCompleted, Effect::Noted { what })
}
