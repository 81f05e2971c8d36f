//! Material theorems.

use crate::proof::MaterialTheorem;
use touchmove_board::{Bitboard, Color, Position, Role};

const LIGHT: Bitboard = Bitboard(0x55aa_55aa_55aa_55aa);

/// Returns the theorem by which `winner` cannot mate, if there is one. The position must be
/// ordinary and not yet checkmate.
#[inline]
pub(crate) fn theorem(position: &Position, winner: Color) -> Option<MaterialTheorem> {
    let ours = position.color(winner);
    if (heavy(position) | position.role(Role::Pawn)).meets(ours) {
        return None;
    }
    let (knights, bishops) = (position.role(Role::Knight), position.role(Role::Bishop));
    match ((knights & ours).len(), (bishops & ours).len()) {
        (0, 0) => Some(MaterialTheorem::BareKing),
        (1, 0) => queens_only(position, winner.other()),
        (0, _) => one_color(position, winner.other()),
        _ => None,
    }
}

/// Returns the queens and rooks of both players.
#[inline]
pub(crate) fn heavy(position: &Position) -> Bitboard {
    position.role(Role::Queen) | position.role(Role::Rook)
}

fn queens_only(position: &Position, loser: Color) -> Option<MaterialTheorem> {
    let harmless = position.role(Role::Queen) | position.role(Role::King);
    let others = position.color(loser).without(harmless);
    others.is_empty().then_some(MaterialTheorem::KnightAgainstQueens)
}

fn one_color(position: &Position, loser: Color) -> Option<MaterialTheorem> {
    let bishops = position.role(Role::Bishop);
    if bishops.meets(LIGHT) && bishops.meets(!LIGHT) {
        return None;
    }
    let helpful = position.role(Role::Knight) | position.role(Role::Pawn);
    let none = !helpful.meets(position.color(loser));
    none.then_some(MaterialTheorem::BishopsOfOneColor)
}
