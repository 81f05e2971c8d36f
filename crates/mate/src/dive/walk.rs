//! The loser's king goes to the edge, the winner's king stands two squares
//! before it, a rook or queen checks along the edge. The numbers come from
//! trials on the ends of real games.

use super::{Scheme, Steps, only};
use crate::search::gap;
use touchmove_board::attacks::{bishop_attacks, king_attacks, pawn_attacks, rook_attacks};
use touchmove_board::{Bitboard, Color, Move, MoveKind, Position, Role, Square};

#[derive(Clone, Copy)]
pub(super) struct Walk {
    winner: Color,
    /// Where the loser's king is mated.
    edge: Square,
    /// Where the winner's king stands then.
    guard: Square,
    /// These squares and the one between them.
    places: Bitboard,
}

const EDGE: Bitboard = Bitboard(0xff81_8181_8181_81ff);

impl Walk {
    /// The walks that look shortest, shortest first.
    pub(super) fn best<const N: usize>(
        position: &Position,
        winner: Color,
        theirs: Square,
        ours: Square,
    ) -> Option<[Walk; N]> {
        let field = Field::of(position, winner);
        let walks = EDGE.filter_map(|edge| Walk::to(edge, winner));
        let mut best = [(i32::MAX, walks.clone().next()?); N];
        for walk in walks {
            let mut new = (walk.cost(theirs, ours, &field), walk);
            for place in &mut best {
                if new.0 < place.0 {
                    std::mem::swap(place, &mut new);
                }
            }
        }
        Some(best.map(|(_, walk)| walk))
    }

    fn to(edge: Square, winner: Color) -> Option<Walk> {
        let (file, rank) = (edge.file(), edge.rank());
        let inward = |at: u8, by: u8| if at == 0 { by } else { 7 - by };
        let on = |by| match rank {
            0 | 7 => Square::at(file, inward(rank, by)),
            _ => Square::at(inward(file, by), rank),
        };
        let guard = on(2)?;
        let places = Bitboard::of(edge) | on(1)?.into() | guard.into();
        Some(Walk { winner, edge, guard, places })
    }

    /// The edge the king stands on.
    fn line(&self) -> Bitboard {
        match self.edge.rank() == self.guard.rank() {
            true => Bitboard::file(self.edge.file()),
            false => Bitboard::rank(self.edge.rank()),
        }
    }

    fn cost(&self, theirs: Square, ours: Square, field: &Field) -> i32 {
        let (one, other) = (gap(theirs, self.edge), gap(ours, self.guard));
        let taken = i32::from(field.men.contains(self.edge)) * 12
            + i32::from(field.men.contains(self.guard)) * 6
            + i32::from(field.barred.contains(self.edge)) * 20
            + i32::from(field.guarded.contains(self.guard)) * 10;
        one.max(other) * 4 + one + other + taken
    }
}

/// What is in the way of a walk.
struct Field {
    /// The winner's men other than the king.
    men: Bitboard,
    /// What the winner's pawns attack.
    barred: Bitboard,
    /// What the loser's pawns attack.
    guarded: Bitboard,
}

impl Field {
    fn of(position: &Position, winner: Color) -> Field {
        let men = position.color(winner).without(position.role(Role::King));
        let attacks = |color| {
            let pawns = position.pieces(color, Role::Pawn);
            pawns.fold(Bitboard::EMPTY, |set, pawn| set | pawn_attacks(color, pawn))
        };
        Field { men, barred: attacks(winner), guarded: attacks(winner.other()) }
    }
}

impl Scheme for Walk {
    const PLIES: usize = 48;

    fn checks(&self, position: &Position) -> [Bitboard; 2] {
        match position.king(self.winner.other()).filter(|&king| EDGE.contains(king)) {
            Some(king) => {
                let rook = rook_attacks(king, position.occupied());
                [rook | bishop_attacks(king, position.occupied()), rook]
            }
            None => [Bitboard::EMPTY; 2],
        }
    }

    /// The kings go first, unless a pawn has to.
    fn steps(&self, position: &Position) -> Option<Steps> {
        let mover = position.turn();
        let king = position.king(mover)?;
        let heavy = position.role(Role::Queen) | position.role(Role::Rook);
        let other = position.color(mover.other());
        let (place, spared) = match mover == self.winner {
            true if !heavy.meets(position.color(mover)) => return None,
            true => (self.guard, Bitboard::EMPTY),
            false => (self.edge, other & heavy),
        };
        let far = gap(king, place);
        let near = king_attacks(king).without(position.color(mover) | spared);
        Some(Steps { king, to: only(near, |s| gap(s, place) < far) })
    }

    fn scorer(&self, position: &Position) -> impl Fn(Move) -> i32 {
        let scorer = Scorer::new(self, position);
        move |mv| scorer.score(mv)
    }
}

struct Scorer<'a> {
    walk: &'a Walk,
    mover: Color,
    /// What the mover can capture.
    prey: Bitboard,
    /// Rooks and queens among it.
    heavy_prey: Bitboard,
    /// Next to the loser's king.
    near: Bitboard,
    occupied: Bitboard,
    /// Squares the loser's king needs next, or where a check along the edge
    /// comes from once it has arrived.
    needed: Bitboard,
    /// Whether it has arrived.
    arrived: bool,
    /// Whether the winner still has no rook or queen.
    promote: bool,
}

impl<'a> Scorer<'a> {
    fn new(walk: &'a Walk, position: &Position) -> Scorer<'a> {
        let mover = position.turn();
        let heavy = position.role(Role::Queen) | position.role(Role::Rook);
        let prey = position.color(mover.other());
        let king = position.king(walk.winner.other()).unwrap_or(walk.edge);
        let near = king_attacks(king);
        let (arrived, far) = (king == walk.edge, gap(king, walk.edge));
        let line = walk.line().without(near | king.into());
        let needed = if arrived { line } else { only(near, |s| gap(s, walk.edge) < far) };
        let promote = !heavy.meets(position.color(walk.winner));
        let occupied = position.occupied();
        Scorer {
            walk,
            mover,
            prey,
            heavy_prey: prey & heavy,
            near,
            occupied,
            needed,
            arrived,
            promote,
        }
    }

    #[inline]
    fn score(&self, mv: Move) -> i32 {
        let is_prey = i32::from(self.prey.contains(mv.to));
        let is_heavy = i32::from(self.heavy_prey.contains(mv.to));
        let leaves = self.leaves(mv);
        if self.mover == self.walk.winner {
            is_prey * 7 + is_heavy * 5 + self.winning(mv, leaves)
        } else {
            is_prey * -8 + is_heavy * -40 + self.losing(mv, leaves)
        }
    }

    /// Whether a man makes room for the kings, or takes it.
    fn leaves(&self, mv: Move) -> i32 {
        let places = self.walk.places;
        (i32::from(places.contains(mv.from)) - i32::from(places.contains(mv.to))) * 8
    }

    fn winning(&self, mv: Move, leaves: i32) -> i32 {
        let guard = self.walk.guard;
        match mv.role {
            Role::King => (gap(mv.from, guard) - gap(mv.to, guard)) * 10,
            Role::Queen | Role::Rook => leaves + self.heavy(mv),
            Role::Pawn => leaves + self.pawn(mv),
            Role::Knight | Role::Bishop => leaves + 1,
        }
    }

    /// Keeps out of the king's way, then gets ready to check it.
    fn heavy(&self, mv: Move) -> i32 {
        let mut sees = rook_attacks(mv.to, self.occupied);
        if mv.role == Role::Queen && !self.arrived {
            sees |= bishop_attacks(mv.to, self.occupied);
        }
        let helps = match self.arrived {
            true => i32::from(sees.meets(self.needed)) * 3,
            false => (sees & self.needed).len() as i32 * -3,
        };
        helps + 2 - i32::from(self.near.contains(mv.to)) * 4
    }

    fn pawn(&self, mv: Move) -> i32 {
        let rank = i32::from(mv.to.rank());
        let forward = if self.mover == Color::White { rank } else { 7 - rank };
        match mv.kind {
            MoveKind::Promotion(Role::Queen) => 25,
            MoveKind::Promotion(Role::Rook) => 20,
            MoveKind::Promotion(_) => -5,
            _ if self.promote => 10 + forward,
            _ => 0,
        }
    }

    fn losing(&self, mv: Move, leaves: i32) -> i32 {
        let edge = self.walk.edge;
        match (mv.role, mv.kind) {
            (Role::King, _) => (gap(mv.from, edge) - gap(mv.to, edge)) * 10,
            (_, MoveKind::Promotion(_)) => -5,
            (Role::Pawn, _) => leaves.max(0),
            _ => leaves + 1,
        }
    }
}
