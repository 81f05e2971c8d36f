//! Moves of knights, bishops, rooks and queens (Articles 3.2 to 3.6).

use super::{Generator, Visitor};
use crate::attacks::knight_attacks;
use crate::cpu::Cpu;
use crate::{Bitboard, Role, Square};
use core::ops::ControlFlow;

impl<C: Cpu, const WHITE: bool> Generator<'_, C, WHITE> {
    /// Generates the moves of `movers` to `targets`.
    #[inline(always)]
    pub(super) fn piece_moves<V: Visitor>(
        &self,
        movers: Bitboard,
        targets: Bitboard,
        visitor: &mut V,
    ) -> ControlFlow<()> {
        for knight in self.position.role(Role::Knight) & movers {
            send(visitor, Role::Knight, knight, knight_attacks(knight) & targets)?;
        }
        for bishop in self.diagonal.without(self.straight) & movers {
            send(visitor, Role::Bishop, bishop, self.diagonally(bishop) & targets)?;
        }
        for rook in self.straight.without(self.diagonal) & movers {
            send(visitor, Role::Rook, rook, self.straight(rook) & targets)?;
        }
        for queen in self.straight & self.diagonal & movers {
            let attacks = self.diagonally(queen) | self.straight(queen);
            send(visitor, Role::Queen, queen, attacks & targets)?;
        }
        ControlFlow::Continue(())
    }

    #[inline(always)]
    fn diagonally(&self, from: Square) -> Bitboard {
        self.cpu.bishop_attacks(from, self.occupied)
    }

    #[inline(always)]
    fn straight(&self, from: Square) -> Bitboard {
        self.cpu.rook_attacks(from, self.occupied)
    }
}

#[inline(always)]
fn send<V: Visitor>(
    visitor: &mut V,
    role: Role,
    from: Square,
    targets: Bitboard,
) -> ControlFlow<()> {
    if !V::EMPTY_SETS && targets.is_empty() {
        return ControlFlow::Continue(());
    }
    visitor.piece(role, from, targets)
}
