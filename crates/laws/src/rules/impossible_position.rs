//! Both kings in check, or a pawn left on its last rank: where supervision is
//! limited the arbiter waits for the next move, and declares the game drawn
//! if the position is still as impossible as before.
//!
//! | provision | 2009 | 2014 | 2018 | 2023 |
//! | --- | --- | --- | --- | --- |
//! | rapid-both-kings-in-check | - | A.4.d | A.4.4 | A.5.4 |
//! | (blitz-unsupervised) | B.3 | B.4 | B.4 | B.3 |

use super::arbiter_supervision::Regime;
use crate::{Edition, Effect, Note, Outcome, Provision, Ruling, Termination};
use touchmove_board::{Bitboard, Color, Position, Role};

/// Whether both kings are in check or a pawn stands on its last rank.
///
/// ```
/// use touchmove_laws::rules::impossible_position::shows;
/// let both = touchmove_board::Fen::parse("4k3/8/8/1B6/1b6/8/8/4K3 w - - 0 1").unwrap();
/// assert!(shows(&both));
/// assert!(!shows(&touchmove_board::Position::default()));
/// ```
pub fn shows(position: &Position) -> bool {
    let both = Color::ALL.iter().all(|&player| !position.checkers(player).is_empty());
    let pawns = |player, rank| position.pieces(player, Role::Pawn).meets(Bitboard::rank(rank));
    both || pawns(Color::White, 7) || pawns(Color::Black, 0)
}

/// The arbiter has seen it and waits; none where the edition does not say so.
///
/// ```
/// use touchmove_laws::rules::{impossible_position::observed, arbiter_supervision::Regime};
/// use touchmove_laws::Edition;
/// assert!(observed(Edition::Fide2014, Regime::Rapid).is_some());
/// assert!(observed(Edition::Fide2014, Regime::Competition).is_none());
/// ```
pub fn observed(edition: Edition, regime: Regime) -> Option<Ruling> {
    ruling(edition, regime, Effect::Noted { what: Note::AwaitsNextMove })
}

/// The next move has been completed: drawn if the position is still impossible.
///
/// ```
/// use touchmove_laws::rules::{impossible_position::after_next_move, arbiter_supervision::Regime};
/// use touchmove_laws::Edition;
///
/// let name = |still| {
///     let ruling = after_next_move(Edition::Fide2023, Regime::Rapid, still).unwrap();
///     ruling.effect().name()
/// };
/// assert_eq!([name(true), name(false)], ["game_over", "noted"]);
/// ```
pub fn after_next_move(edition: Edition, regime: Regime, still: bool) -> Option<Ruling> {
    let draw =
        Effect::GameOver { result: Outcome::DRAW, termination: Termination::IllegalPosition };
    let effect = if still { draw } else { Effect::Noted { what: Note::PositionNoLongerIllegal } };
    ruling(edition, regime, effect)
}

fn ruling(edition: Edition, regime: Regime, effect: Effect) -> Option<Ruling> {
    let ruling = Ruling::under(edition, Provision::RapidBothKingsInCheck, effect);
    match regime {
        Regime::Competition => None,
        Regime::Rapid => ruling,
        Regime::Blitz => ruling.map(|r| r.and(Provision::BlitzUnsupervised)),
    }
}
