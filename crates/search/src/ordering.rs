//! Order in which the search tries moves: the sooner the best move comes, the fewer positions the
//! search visits.

use crate::tables::worth;
use alloc::vec::Vec;
use core::ops::ControlFlow;
use touchmove_board::attacks::pawn_attacks;
use touchmove_board::{
    Bitboard, Color, Move, MoveKind, PawnStep, Position, Role, Square, Visitor, Wing,
};

/// Greatest distance from the root.
pub(crate) const PLIES: usize = 64;

const REMEMBERED: i32 = 1_000_000;
const CAPTURE: i32 = 100_000;
const KILLER: i32 = 50_000;
/// Greatest value in the history. It ranks below every killer.
const MOST: i32 = 40_000;

/// Memory of quiet moves that refuted other lines.
pub(crate) struct Memory {
    /// Two quiet moves for each distance from the root.
    killers: [[Option<Move>; 2]; PLIES],
    /// Success of quiet moves by colour, role and square of arrival.
    history: [[[i32; 64]; 6]; 2],
}

impl Memory {
    pub fn new() -> Memory {
        Memory { killers: [[None; 2]; PLIES], history: [[[0; 64]; 6]; 2] }
    }

    /// Remembers a quiet move that refuted the opponent's last move.
    pub fn remember(&mut self, color: Color, mv: Move, depth: i32, ply: usize) {
        if let Some(killers) = self.killers.get_mut(ply)
            && killers[0] != Some(mv)
        {
            *killers = [Some(mv), killers[0]];
        }
        let value = &mut self.history[color.index()][mv.role.index()][mv.to.index()];
        *value = (*value + depth * depth).min(MOST);
    }

    fn quiet(&self, color: Color, mv: Move, ply: usize) -> i32 {
        match self.killers.get(ply) {
            Some([first, _]) if *first == Some(mv) => KILLER + 1,
            Some([_, second]) if *second == Some(mv) => KILLER,
            _ => self.history[color.index()][mv.role.index()][mv.to.index()],
        }
    }
}

/// Returns the role that a move captures.
#[inline]
pub(crate) fn captured(position: &Position, mv: Move) -> Option<Role> {
    match mv.kind {
        MoveKind::EnPassant => Some(Role::Pawn),
        MoveKind::Castle { .. } => None,
        _ => position.piece_at(mv.to).map(|piece| piece.role),
    }
}

/// Returns true if the move neither captures nor promotes.
#[inline]
pub(crate) fn is_quiet(position: &Position, mv: Move) -> bool {
    let takes = mv.kind == MoveKind::EnPassant
        || mv.wing().is_none() && position.occupied().contains(mv.to);
    !takes && mv.promotion().is_none()
}

/// Ranks a capture: the most valuable victim first, then the least valuable attacker.
#[inline]
fn exchange(victim: Role, attacker: Role) -> i32 {
    CAPTURE + 8 * worth(victim) - attacker.index() as i32
}

/// Stack of ranked moves. Each position on the current line owns one part of the stack.
#[derive(Default)]
pub(crate) struct Moves(Vec<(i32, Move)>);

impl Moves {
    pub fn len(&self) -> usize {
        self.0.len()
    }

    pub fn truncate(&mut self, len: usize) {
        self.0.truncate(len);
    }

    /// Adds all legal moves.
    pub fn add_all(
        &mut self,
        position: &Position,
        first: Option<Move>,
        memory: &Memory,
        ply: usize,
    ) {
        let color = position.turn();
        let _ = position.each_move(|mv| {
            let rank = match (captured(position, mv), mv.promotion()) {
                _ if first == Some(mv) => REMEMBERED,
                (Some(victim), _) => exchange(victim, mv.role) + promoted(mv),
                (None, Some(role)) if role == Role::Queen => CAPTURE + worth(role),
                (None, Some(_)) => -1,
                (None, None) => memory.quiet(color, mv, ply),
            };
            self.0.push((rank, mv));
            ControlFlow::Continue(())
        });
    }

    /// Adds the captures and the promotions to a queen.
    pub fn add_captures(&mut self, position: &Position) {
        let them = position.color(position.turn().other());
        let _ = position.visit_moves(&mut Captures { position, them, moves: &mut self.0 });
    }

    /// Returns the best move of the part that begins at `from`, and places it there.
    pub fn next(&mut self, from: usize) -> Option<Move> {
        let part = self.0.get_mut(from..)?;
        let mut best = 0;
        let mut most = part.first()?.0;
        for (index, (rank, _)) in part.iter().enumerate() {
            if *rank > most {
                (best, most) = (index, *rank);
            }
        }
        part.swap(0, best);
        part.first().map(|(_, mv)| *mv)
    }
}

fn promoted(mv: Move) -> i32 {
    match mv.promotion() {
        Some(Role::Queen) => worth(Role::Queen),
        Some(_) => -CAPTURE,
        None => 0,
    }
}

/// Visitor that lists captures and promotions to a queen.
struct Captures<'a> {
    position: &'a Position,
    them: Bitboard,
    moves: &'a mut Vec<(i32, Move)>,
}

impl Captures<'_> {
    fn push(&mut self, mv: Move) {
        let rank = match captured(self.position, mv) {
            Some(victim) if self.loses(mv, victim) => return,
            Some(victim) => exchange(victim, mv.role),
            None => CAPTURE,
        };
        self.moves.push((rank + promoted(mv), mv));
    }

    /// Returns true if a pawn recaptures and the captured piece is worth less than the capturing
    /// one.
    fn loses(&self, mv: Move, victim: Role) -> bool {
        let pawns = self.them & self.position.role(Role::Pawn);
        worth(mv.role) > worth(victim)
            && mv.promotion().is_none()
            && pawn_attacks(self.position.turn(), mv.to).meets(pawns)
    }
}

impl Visitor for Captures<'_> {
    fn piece(&mut self, role: Role, from: Square, targets: Bitboard) -> ControlFlow<()> {
        for to in targets & self.them {
            self.push(Move { from, to, role, kind: MoveKind::Step });
        }
        ControlFlow::Continue(())
    }

    fn pawns(&mut self, step: PawnStep, targets: Bitboard) -> ControlFlow<()> {
        let last = Bitboard::rank(0) | Bitboard::rank(7);
        let wanted = match step {
            PawnStep::Advance => last,
            PawnStep::DoubleAdvance => Bitboard::EMPTY,
            PawnStep::CaptureWest | PawnStep::CaptureEast => Bitboard::FULL,
        };
        for to in targets & wanted {
            let Some(from) = origin(step, to, self.position.turn()) else { continue };
            let promotes = last.contains(to);
            let kind = if promotes { MoveKind::Promotion(Role::Queen) } else { MoveKind::Step };
            self.push(Move { from, to, role: Role::Pawn, kind });
        }
        ControlFlow::Continue(())
    }

    fn en_passant(&mut self, from: Square, to: Square) -> ControlFlow<()> {
        self.push(Move { from, to, role: Role::Pawn, kind: MoveKind::EnPassant });
        ControlFlow::Continue(())
    }

    fn castle(&mut self, _: Wing, _: Square, _: Square) -> ControlFlow<()> {
        ControlFlow::Continue(())
    }
}

/// Returns the square from which a pawn makes this step to `to`.
fn origin(step: PawnStep, to: Square, color: Color) -> Option<Square> {
    let file = match step {
        PawnStep::CaptureWest => to.file().checked_add(1)?,
        PawnStep::CaptureEast => to.file().checked_sub(1)?,
        PawnStep::Advance | PawnStep::DoubleAdvance => to.file(),
    };
    let rank = match color {
        Color::White => to.rank().checked_sub(1)?,
        Color::Black => to.rank().checked_add(1)?,
    };
    Square::at(file, rank)
}
