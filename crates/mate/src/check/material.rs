//! Check of material theorems.

use super::is_ordinary;
use crate::MaterialTheorem;
use alloc::vec::Vec;
use touchmove_board::{Color, Position, Role, Square};

/// Returns true if the theorem proves that `winner` cannot mate from this position.
pub(super) fn applies(theorem: MaterialTheorem, position: &Position, winner: Color) -> bool {
    let loser = winner.other();
    let has = |color, role| !position.pieces(color, role).is_empty();
    let only = |color, roles: &[Role]| {
        Role::ALL.iter().all(|role| roles.contains(role) || !has(color, *role))
    };
    is_ordinary(position)
        && match theorem {
            MaterialTheorem::BareKing => only(winner, &[Role::King]),
            MaterialTheorem::KnightAgainstQueens => {
                position.pieces(winner, Role::Knight).len() == 1
                    && only(winner, &[Role::King, Role::Knight])
                    && only(loser, &[Role::King, Role::Queen])
            }
            MaterialTheorem::BishopsOfOneColor => {
                only(winner, &[Role::King, Role::Bishop])
                    && only(loser, &[Role::King, Role::Bishop, Role::Rook, Role::Queen])
                    && bishops_share_a_color(position)
            }
        }
}

fn bishops_share_a_color(position: &Position) -> bool {
    let mut bishops = position.role(Role::Bishop);
    let light: Vec<bool> = bishops.by_ref().map(Square::is_light).collect();
    light.windows(2).all(|pair| pair[0] == pair[1])
}

/// Returns true if any theorem proves that `winner` cannot mate.
pub(super) fn any(position: &Position, winner: Color) -> bool {
    use MaterialTheorem::{BareKing, BishopsOfOneColor, KnightAgainstQueens};
    let all = [BareKing, KnightAgainstQueens, BishopsOfOneColor];
    all.into_iter().any(|theorem| applies(theorem, position, winner))
}
