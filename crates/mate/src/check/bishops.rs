//! Check of proofs that ignore the squares of the bishops.
//!
//! Every move that a bishop could make is allowed, and every move that a bishop could prevent is
//! allowed too. Each position of a real game then corresponds to a position searched here. A mate
//! in a real game would therefore be a possible mate here.

use super::{Rejection, is_ordinary};
use alloc::collections::VecDeque;
use alloc::vec;
use alloc::vec::Vec;
use hashbrown::HashSet;
use touchmove_board::attacks::{bishop_attacks, king_attacks, pawn_attacks};
use touchmove_board::{Bitboard, Color, MoveKind, Piece, Position, Role, Square};

/// Result of one move: the next position, the vacated squares, and the kind of move.
struct Event {
    next: Position,
    left: Vec<Square>,
    by_bishop: bool,
    promotes: bool,
}

pub(super) fn holds(
    start: &Position,
    winner: Color,
    positions: u32,
    digest: u64,
) -> Result<(), Rejection> {
    let others = [Role::Rook, Role::Queen].iter().any(|&role| !start.role(role).is_empty());
    if others || start.passed_square().is_some() || !is_ordinary(start) {
        return Err(Rejection::Closure);
    }
    let bishops = start.role(Role::Bishop);
    let first = bishops.into_iter().fold(*start, |position, s| position.with_piece(s, None));
    let mut seen: HashSet<_> = HashSet::from([first.repetition_key()]);
    let mut sum = 0_u64;
    let mut queue = VecDeque::from([first]);
    while let Some(position) = queue.pop_front() {
        sum = sum.wrapping_add(super::closure::number(&position));
        for event in events(&position, start) {
            if event.promotes || may_be_mate(&event, start, winner) {
                return Err(Rejection::Mate);
            }
            if seen.insert(event.next.repetition_key()) {
                queue.push_back(event.next);
            }
        }
        if seen.len() > positions as usize {
            return Err(Rejection::Closure);
        }
    }
    let same = seen.len() == positions as usize && sum == digest;
    same.then_some(()).ok_or(Rejection::Closure)
}

/// Returns true if a bishop of the given colour may be on the square.
fn may_stand_on(start: &Position, color: Color, square: Square) -> bool {
    start.pieces(color, Role::Bishop).any(|bishop| bishop.is_light() == square.is_light())
}

fn events(position: &Position, start: &Position) -> Vec<Event> {
    let mover = position.turn();
    let mut events = moves(position);
    events.extend(pawns_taking_bishops(position, start));
    if !start.pieces(mover, Role::Bishop).is_empty() {
        events.extend(bishop_moves(position, start));
    }
    events.retain(|event| event.next.checkers(mover).is_empty());
    events
}

fn moves(position: &Position) -> Vec<Event> {
    let event = |mv: &touchmove_board::Move| {
        let mut left = vec![mv.from];
        if mv.kind == MoveKind::EnPassant {
            left.extend(Square::at(mv.to.file(), mv.from.rank()));
        }
        let promotes = mv.promotion().is_some();
        Event { next: position.after(*mv), left, by_bishop: false, promotes }
    };
    position.legal_moves().iter().map(event).collect()
}

fn pawns_taking_bishops(position: &Position, start: &Position) -> Vec<Event> {
    let mover = position.turn();
    let pawn = Piece { color: mover, role: Role::Pawn };
    let mut events = Vec::new();
    for from in position.pieces(mover, Role::Pawn) {
        for to in pawn_attacks(mover, from).without(position.occupied()) {
            if may_stand_on(start, mover.other(), to) {
                let moved = position.with_piece(from, None).with_piece(to, Some(pawn));
                let next = moved.passed_on(mover, true);
                let promotes = matches!(to.rank(), 0 | 7);
                events.push(Event { next, left: vec![from], by_bishop: false, promotes });
            }
        }
    }
    events
}

fn bishop_moves(position: &Position, start: &Position) -> Vec<Event> {
    let mover = position.turn();
    let men = position.color(mover.other()).without(position.role(Role::King));
    let taken = men.filter(|&man| may_stand_on(start, mover, man));
    let after = taken.map(|man| position.with_piece(man, None));
    let all = core::iter::once(*position).chain(after);
    let event = |p: Position| Event {
        next: p.passed_on(mover, true),
        left: Vec::new(),
        by_bishop: true,
        promotes: false,
    };
    all.map(event).collect()
}

/// Returns true if the event may be mate, with the bishops on the best squares.
///
/// The loser's king must be in check by a piece on the board, or by a bishop that moved or was
/// uncovered. Every square next to the king must be covered.
fn may_be_mate(event: &Event, start: &Position, winner: Color) -> bool {
    let (next, loser) = (&event.next, winner.other());
    let Some(king) = next.king(loser).filter(|_| next.turn() == loser) else { return false };
    let lines = bishop_attacks(king, next.occupied());
    let uncovered = event.left.iter().any(|&square| lines.contains(square));
    let by_bishop = may_stand_on(start, winner, king) && (event.by_bishop || uncovered);
    let cared = |square: Square| {
        next.color(loser).contains(square)
            || !next.attackers(square, winner).is_empty()
            || Color::ALL.iter().any(|&color| may_stand_on(start, color, square))
    };
    let near: Bitboard = king_attacks(king);
    (by_bishop || !next.checkers(loser).is_empty()) && near.into_iter().all(cared)
}
