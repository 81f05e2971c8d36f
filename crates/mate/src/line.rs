//! Lines of moves.

use crate::ordinary::is_ordinary;
use touchmove_board::attacks::{
    alone, between, bishop_attacks, diagonal_rays, king_attacks, knight_attacks, pawn_attacks,
    queen_attacks, rook_attacks, straight_rays,
};
use touchmove_board::{Bitboard, Color, Move, MoveKind, Position, Role, Square};

const LAST_RANKS: Bitboard = Bitboard(Bitboard::rank(0).0 | Bitboard::rank(7).0);

/// Whether these moves are legal one after the other and end with `winner`
/// having given checkmate.
///
/// ```
/// use touchmove_board::{Color, Position};
/// assert!(!touchmove_mate::mates(&Position::default(), Color::White, &[]));
/// ```
pub fn mates(position: &Position, winner: Color, line: &[Move]) -> bool {
    let ordinary = is_ordinary(position);
    let step = |position: Position, &mv: &Move| match ordinary {
        true => follow(&position, mv),
        false => position.is_legal(mv).then(|| position.after(mv)),
    };
    let end = line.iter().try_fold(*position, step);
    end.is_some_and(|end| is_mate_by(&end, winner))
}

/// The position after this very move, if it is legal in this ordinary
/// position. One move is looked at, instead of listing all of them.
#[inline]
pub(crate) fn follow(position: &Position, mv: Move) -> Option<Position> {
    if matches!(mv.kind, MoveKind::EnPassant | MoveKind::Castle(_)) {
        return position.is_legal(mv).then(|| position.after(mv));
    }
    let us = position.turn();
    let own = position.color(us);
    let able = (position.role(mv.role) & own).contains(mv.from)
        && !(own | position.role(Role::King)).contains(mv.to)
        && reaches(position, mv);
    if !able {
        return None;
    }
    let next = position.after(mv);
    is_safe(&next, us).then_some(next)
}

/// Whether that player's king is not attacked. Men that attack along lines
/// are looked for on the king's lines only.
#[inline]
fn is_safe(position: &Position, us: Color) -> bool {
    let Some(king) = position.king(us) else { return true };
    let (them, occupied) = (position.color(us.other()), position.occupied());
    let queens = position.role(Role::Queen);
    let near = knight_attacks(king) & position.role(Role::Knight)
        | king_attacks(king) & position.role(Role::King)
        | pawn_attacks(us, king) & position.role(Role::Pawn);
    let far = straight_rays(king) & (position.role(Role::Rook) | queens)
        | diagonal_rays(king) & (position.role(Role::Bishop) | queens);
    !near.meets(them) && (far & them).all(|sniper| between(king, sniper).meets(occupied))
}

/// Whether that man moves so, whatever it means for its king.
#[inline]
fn reaches(position: &Position, mv: Move) -> bool {
    let occupied = position.occupied();
    match (mv.kind, mv.role) {
        (MoveKind::Step, Role::Pawn) => {
            !LAST_RANKS.contains(mv.to) && pawn_reaches(position, mv.from, mv.to)
        }
        (MoveKind::Step, role) => {
            alone(role, mv.from).contains(mv.to) && !between(mv.from, mv.to).meets(occupied)
        }
        (MoveKind::Promotion(role), Role::Pawn) => {
            LAST_RANKS.contains(mv.to)
                && Role::PROMOTIONS.contains(&role)
                && pawn_reaches(position, mv.from, mv.to)
        }
        (MoveKind::DoubleAdvance, Role::Pawn) => double_advance(position, mv.from, mv.to),
        _ => false,
    }
}

fn pawn_reaches(position: &Position, from: Square, to: Square) -> bool {
    let us = position.turn();
    let ahead = forward(us, from.into()).without(position.occupied());
    let prey = pawn_attacks(us, from) & position.color(us.other());
    (ahead | prey).contains(to)
}

fn double_advance(position: &Position, from: Square, to: Square) -> bool {
    let (us, free) = (position.turn(), !position.occupied());
    let home = Bitboard::rank(if us == Color::White { 1 } else { 6 });
    let first = forward(us, home & from.into()) & free;
    (forward(us, first) & free).contains(to)
}

/// One step of that colour's pawns.
#[inline]
pub(crate) fn forward(color: Color, set: Bitboard) -> Bitboard {
    match color {
        Color::White => Bitboard(set.0 << 8),
        Color::Black => Bitboard(set.0 >> 8),
    }
}

/// What a piece attacks; nothing for a pawn.
#[inline]
pub(crate) fn piece_attacks(role: Role, from: Square, occupied: Bitboard) -> Bitboard {
    match role {
        Role::Knight => knight_attacks(from),
        Role::Bishop => bishop_attacks(from, occupied),
        Role::Rook => rook_attacks(from, occupied),
        Role::Queen => queen_attacks(from, occupied),
        Role::King => king_attacks(from),
        Role::Pawn => Bitboard::EMPTY,
    }
}

/// What a rook attacks, or a queen.
#[inline]
pub(crate) fn heavy_attacks(role: Role, from: Square, occupied: Bitboard) -> Bitboard {
    let straight = rook_attacks(from, occupied);
    if role == Role::Queen { straight | bishop_attacks(from, occupied) } else { straight }
}

/// Whether `winner` has given checkmate here.
#[inline]
pub(crate) fn is_mate_by(position: &Position, winner: Color) -> bool {
    position.turn() != winner && position.is_checkmate()
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Every move there could be, in positions with all kinds of moves.
    #[test]
    fn what_can_be_followed_is_what_is_legal() {
        for fen in [
            "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
            "r3k2r/Pppp1ppp/1b3nbN/nP6/BBP1P3/q4N2/Pp1P2PP/R2Q1RK1 w kq - 0 1",
            "8/2p5/3p4/KP5r/1R2Pp1k/8/6P1/8 b - e3 0 1",
            "rnb1kbnr/pppp1ppp/8/4p3/6Pq/5P2/PPPPP2P/RNBQKBNR w KQkq - 1 3",
        ] {
            let position: Position = fen.parse().unwrap();
            for mv in all_moves() {
                let legal = position.is_legal(mv).then(|| position.after(mv));
                assert_eq!(follow(&position, mv), legal, "{fen} {mv} {:?}", mv.kind);
            }
        }
    }

    fn all_moves() -> impl Iterator<Item = Move> {
        let promotions = Role::ALL.map(MoveKind::Promotion);
        let plain = [MoveKind::Step, MoveKind::DoubleAdvance, MoveKind::EnPassant];
        let kinds: Vec<MoveKind> = promotions.into_iter().chain(plain).collect();
        let pairs = Square::all().flat_map(|from| Square::all().map(move |to| (from, to)));
        pairs.flat_map(move |(from, to)| {
            let kinds = kinds.clone();
            let moves = move |role| kinds.clone().into_iter().map(move |kind| (role, kind));
            let all = Role::ALL.into_iter().flat_map(moves);
            all.map(move |(role, kind)| Move { from, to, role, kind }).collect::<Vec<_>>()
        })
    }
}
