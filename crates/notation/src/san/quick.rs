//! The move that is meant where its piece is named and one only can be meant:
//! nearly always. Whatever else there is to say, another reading or why there
//! is none, is left to `resolve`; a test compares the two.

use super::SanStep;
use super::pawn::advance;
use super::reach::{is_safe, legally_reaching};
use super::resolve::departure;
use touchmove_board::{Bitboard, Color, Move, MoveKind, Position, Role, Square};

#[inline]
pub(super) fn resolve(position: &Position, step: &SanStep) -> Option<Move> {
    let to = Square::at(step.to_file, step.to_rank?)?;
    match step.role? {
        Role::Pawn => pawn(position, step, to),
        role if step.promotion.is_none() => piece(position, step, role, to),
        _ => None,
    }
}

#[inline]
fn piece(position: &Position, step: &SanStep, role: Role, to: Square) -> Option<Move> {
    let found = legally_reaching(position, role, to, departure(step));
    let from = found.first().filter(|_| !found.has_several())?;
    Some(Move { from, to, role, kind: MoveKind::Step })
}

#[inline]
fn pawn(position: &Position, step: &SanStep, to: Square) -> Option<Move> {
    let (from, kind) = match (step.from_file, step.from_rank, step.capture) {
        (None, None, false) => advance(position, to).map(|pawn| (pawn.from, pawn.kind))?,
        (Some(file), None, true) => (capturing(position, file, to)?, MoveKind::Step),
        _ => return None,
    };
    let kind = match (step.promotion, matches!(to.rank(), 0 | 7)) {
        (None, false) => kind,
        (Some(role), true) if Role::PROMOTIONS.contains(&role) => MoveKind::Promotion(role),
        _ => return None,
    };
    let mv = Move { from, to, role: Role::Pawn, kind };
    is_safe(position, Role::Pawn, from, to, Bitboard::EMPTY).then_some(mv)
}

/// The pawn on a file that captures what stands on that square.
#[inline]
fn capturing(position: &Position, file: u8, to: Square) -> Option<Square> {
    let us = position.turn();
    let rank = match us {
        Color::White => to.rank().checked_sub(1)?,
        Color::Black => to.rank() + 1,
    };
    let from = Square::at(file, rank).filter(|_| file.abs_diff(to.file()) == 1)?;
    let captured = position.color(us.other()).without(position.role(Role::King));
    let there = position.pieces(us, Role::Pawn).contains(from) && captured.contains(to);
    there.then_some(from)
}

#[cfg(test)]
mod tests {
    use super::super::resolve::resolve_any;
    use super::*;

    /// Checks, pins, promotions, captures en passant, pieces that share a
    /// target, positions that no game reaches.
    const POSITIONS: [&str; 5] = [
        "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
        "rnbq1k1r/pp1Pbppp/2p5/8/2B5/8/PPP1NnPP/RNBQK2R w KQ - 1 8",
        "8/2p5/3p4/KP5r/1R2Pp1k/8/6P1/8 b - e3 0 1",
        "4k3/8/4r3/8/1b6/2R5/8/R3K2R w KQ - 0 1",
        "3RkN2/1P6/8/N7/7b/4Q3/4p3/2Q1K1B1 b - - 0 1",
    ];

    fn steps() -> impl Iterator<Item = SanStep> {
        let maybe = || std::iter::once(None).chain((0..8).map(Some));
        let promotions = [None, Some(Role::Queen), Some(Role::King)];
        Square::all().flat_map(move |to| {
            Role::ALL.into_iter().flat_map(move |role| {
                maybe().flat_map(move |from_file| {
                    maybe().flat_map(move |from_rank| {
                        [false, true].into_iter().flat_map(move |capture| {
                            promotions.into_iter().map(move |promotion| SanStep {
                                role: Some(role),
                                from_file,
                                from_rank,
                                capture,
                                to_file: to.file(),
                                to_rank: Some(to.rank()),
                                promotion,
                            })
                        })
                    })
                })
            })
        })
    }

    #[test]
    fn what_is_quick_is_what_is_found_by_looking_at_everything() {
        for fen in POSITIONS {
            let position = touchmove_board::Fen::parse(fen).unwrap();
            let mut quick = 0;
            for step in steps() {
                if let Some(mv) = resolve(&position, &step) {
                    assert_eq!(resolve_any(&position, &step), Ok(mv), "{fen} {step:?}");
                    quick += 1;
                }
            }
            assert!(quick > 0, "{fen}");
        }
    }
}
