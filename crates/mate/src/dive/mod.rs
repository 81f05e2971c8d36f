//! Straight to a plain mate, one move after the other, without looking around.
//!
//! Two schemes, tried in the order in which they look short: a [`storm`]
//! brings the queen, with support, next to a king that stands among its own
//! men; a [`walk`] brings both kings to the edge for a check along it. It
//! weighs every legal move, so it takes longer than a plan (12 microseconds),
//! but gets through where the board changes under a plan. Where something stands in the
//! way for good the dive gives up and the search begins.

mod storm;
mod walk;

use crate::line::is_mate_by;
use std::ops::ControlFlow;
use storm::Storm;
use touchmove_board::attacks::{king_attacks, queen_attacks, rook_attacks};
use touchmove_board::{Bitboard, Color, Move, MoveKind, Position, Role, Square};
use walk::Walk;

/// A way to mate that says of every move how much it helps.
trait Scheme {
    /// Moves after which it is not worth going on.
    const PLIES: usize;

    /// A step that is better than any other move, if it is legal.
    fn steps(&self, position: &Position) -> Option<Steps>;

    /// What scores the moves of a position.
    fn scorer(&self, position: &Position) -> impl Fn(Move) -> i32;

    /// From which squares a queen and a rook of the winner would give a check
    /// that may mate.
    fn checks(&self, position: &Position) -> [Bitboard; 2];
}

/// A king and squares that it should go to, if they are not attacked.
struct Steps {
    king: Square,
    to: Bitboard,
}

/// Walks that are tried.
const WALKS: usize = 3;

/// Whether there is a rook or queen to mate with, or a pawn on its way.
pub(crate) fn may_help(position: &Position, winner: Color) -> bool {
    let heavy = position.role(Role::Queen) | position.role(Role::Rook);
    let ours = position.color(winner);
    let pawns = position.role(Role::Pawn);
    let passing = (pawns & ours).find(|&pawn| !ahead(winner, pawn).meets(pawns));
    heavy.meets(ours) || passing.is_some()
}

/// A line that ends with `winner` giving mate, if a plain plan succeeds.
pub(crate) fn dive(position: &Position, winner: Color) -> Option<Vec<Move>> {
    let (theirs, ours) = (position.king(winner.other())?, position.king(winner)?);
    let mut line = Vec::with_capacity(Walk::PLIES);
    let done = Storm::best(position, winner, theirs)
        .is_some_and(|storm| follow(&storm, position, winner, &mut line))
        || Walk::best::<WALKS>(position, winner, theirs, ours).is_some_and(|walks| {
            walks.iter().any(|walk| follow(walk, position, winner, &mut line))
        });
    done.then_some(line)
}

fn follow<S: Scheme>(scheme: &S, position: &Position, winner: Color, line: &mut Vec<Move>) -> bool {
    line.clear();
    let mut position = *position;
    while line.len() < S::PLIES {
        let mate = if position.turn() == winner { mate(scheme, &position, winner) } else { None };
        if let Some(mv) = mate {
            line.push(mv);
            return true;
        }
        let Some((mv, next)) = next(scheme, &position, line.len()) else {
            return is_mate_by(&position, winner);
        };
        line.push(mv);
        position = next;
    }
    false
}

fn next<S: Scheme>(scheme: &S, position: &Position, ply: usize) -> Option<(Move, Position)> {
    let step = scheme.steps(position).and_then(|steps| king_step(position, &steps));
    step.or_else(|| best_move(scheme, position, ply).map(|mv| (mv, position.after(mv))))
}

fn king_step(position: &Position, steps: &Steps) -> Option<(Move, Position)> {
    let step = |to| Move { from: steps.king, to, role: Role::King, kind: MoveKind::Step };
    let taken = steps.to.map(|to| (step(to), position.after(step(to))));
    taken.into_iter().find(|(_, next)| next.checkers(position.turn()).is_empty())
}

/// The move that scores highest. Among equals the choice varies from ply to
/// ply, so that waiting moves do not go round in circles.
fn best_move<S: Scheme>(scheme: &S, position: &Position, ply: usize) -> Option<Move> {
    let score = scheme.scorer(position);
    let (mut best, mut highest) = (None, i32::MIN);
    let _ = position.each_move(|mv| {
        let points = score(mv) * 16 + variety(mv, ply);
        if points > highest {
            (best, highest) = (Some(mv), points);
        }
        ControlFlow::Continue(())
    });
    best
}

fn variety(mv: Move, ply: usize) -> i32 {
    let mixed = (mv.from.index() * 7 + mv.to.index() * 13 + ply * 29).wrapping_mul(0x9e37_79b9);
    (mixed >> 13 & 15) as i32
}

/// A move of a rook or queen that mates at once.
fn mate<S: Scheme>(scheme: &S, position: &Position, winner: Color) -> Option<Move> {
    let checks = scheme.checks(position);
    if checks[0].is_empty() {
        return None;
    }
    let king = position.king(winner.other())?;
    let free = king_attacks(king).without(position.color(winner.other()));
    let open = only(free, |square| position.attackers(square, winner).is_empty());
    let [queen, rook] = [(Role::Queen, checks[0]), (Role::Rook, checks[1])]
        .map(|(role, squares)| mate_with(role, squares, position, winner, king, open));
    queen.or(rook)
}

fn mate_with(
    role: Role,
    squares: Bitboard,
    position: &Position,
    winner: Color,
    king: Square,
    open: Bitboard,
) -> Option<Move> {
    let attacks = |from, occupied| match role {
        Role::Queen => queen_attacks(from, occupied),
        _ => rook_attacks(from, occupied),
    };
    let occupied = position.occupied();
    let own = position.color(winner) | king.into();
    for from in position.pieces(winner, role) {
        for to in (attacks(from, occupied) & squares).without(own) {
            let sees = attacks(to, occupied.without(Bitboard::of(king) | from.into()));
            let mv = Move { from, to, role, kind: MoveKind::Step };
            if open.without(sees | to.into()).is_empty() && mates_at_once(position, mv) {
                return Some(mv);
            }
        }
    }
    None
}

fn mates_at_once(position: &Position, mv: Move) -> bool {
    let next = position.after(mv);
    next.checkers(position.turn()).is_empty() && next.is_checkmate()
}

/// Those of the squares for which that holds.
fn only(squares: Bitboard, holds: impl Fn(Square) -> bool) -> Bitboard {
    squares.filter(|&s| holds(s)).fold(Bitboard::EMPTY, |set, s| set | s.into())
}

/// The squares of the file that a pawn has before it.
fn ahead(color: Color, square: Square) -> Bitboard {
    let above = Bitboard(!0 << square.index() << 1);
    let side = if color == Color::White { above } else { !(above | square.into()) };
    side & Bitboard::file(square.file())
}
