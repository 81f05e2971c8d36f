//! Mates on an edge.
//!
//! The loser's king goes to an edge. The squares in front of the king are blocked or covered, if
//! necessary by the winner's king. A rook or queen mates along the edge, or a queen mates from the
//! square in front of the king.

use super::context::Context;
use super::edge::Edge;
use super::heavy_piece_routes::{MateSetup, tail};
use super::king_routes::{Flood, Trail};
use super::move_sequence::MoveSequence;
use super::schedule::Schedule;
use alloc::vec::Vec;
use touchmove_board::attacks::{between, king_attacks};
use touchmove_board::{Bitboard, Move, Square};

/// Upper bound on the plans that are played out.
const TRIALS: u32 = 8;

/// Plays an edge mate. Adds the moves if a plan succeeds.
pub(super) fn edge_mate(context: &Context, line: &mut Vec<Move>) -> bool {
    if !context.has_force() {
        return false;
    }
    let mut search = EdgeMate {
        context,
        theirs: Flood::from(context.their_king, context.their_ground()),
        ours: Flood::from(context.our_king, context.our_ground()),
        ends: Edge::ALL.map(|edge| End::new(edge, context)),
        left: TRIALS,
    };
    loop {
        if (0..search.ends.len()).any(|number| search.at(number, line).is_some()) {
            return true;
        }
        // Both sets of reachable squares grow one move at a time, so short walks are tried first.
        if search.left == 0 || !(search.theirs.grow() | search.ours.grow()) {
            return false;
        }
    }
}

/// Edge, with the squares tried so far.
struct End {
    edge: Edge,
    /// Edge squares for which every square in front is blocked or covered.
    shut: Bitboard,
    alone: Bitboard,
    faced: Bitboard,
}

impl End {
    fn new(edge: Edge, context: &Context) -> End {
        let cover = context.cover | king_attacks(context.our_king);
        let open = !(context.theirs.without(context.their_king.into()) | cover);
        let before = edge.inward(edge.line()) & open;
        let shut = edge.line().without(edge.outward(edge.along(before)));
        End { edge, shut, alone: Bitboard::EMPTY, faced: Bitboard::EMPTY }
    }
}

struct EdgeMate<'a> {
    context: &'a Context<'a>,
    theirs: Flood,
    ours: Flood,
    ends: [End; 4],
    left: u32,
}

impl EdgeMate<'_> {
    /// Tries the edge squares that both kings can reach with the moves so far.
    fn at(&mut self, number: usize, line: &mut Vec<Move>) -> Option<()> {
        let (ours, theirs) = (self.ours.all, self.theirs.all);
        let end = self.ends.get_mut(number)?;
        let edge = end.edge;
        if !theirs.meets(edge.line()) {
            return None;
        }
        let alone = (theirs & end.shut).without(end.alone);
        // With the kings in opposition, the winner's king is two squares away and covers all three
        // squares in front.
        let opposed = edge.outward(edge.outward(ours)) & edge.line();
        let faced = (theirs & opposed).without(end.faced);
        end.alone |= alone;
        end.faced |= faced;
        let facing = |king: Square| edge.inward(edge.inward(king.into())).first();
        let mut places =
            alone.map(|king| (king, None)).chain(faced.map(|king| (king, facing(king))));
        places.find_map(|(king, facing)| self.attempt(edge, king, facing, line))
    }

    fn attempt(
        &mut self,
        edge: Edge,
        king: Square,
        facing: Option<Square>,
        line: &mut Vec<Move>,
    ) -> Option<()> {
        let context = self.context;
        let our_king = facing.unwrap_or(context.our_king);
        let tail = tail(context, &mate_setup(context, edge, king, facing))?;
        self.left = self.left.checked_sub(1)?;
        let (theirs, ours) = (context.their_ground(), context.our_ground());
        let guard = between(king, tail.last()?.to) | tail.touched();
        let aside = king_attacks(king) & theirs.without(king_attacks(our_king) | guard);
        let schedule = Schedule {
            context,
            king,
            ours: Trail::new(context.our_king, our_king, ours)?,
            theirs: Trail::new(context.their_king, king, theirs)?,
            tail,
            after: MoveSequence::NONE,
            guard,
            clear: guard | king.into() | our_king.into(),
            aside: (aside & edge.line()).first().or(aside.first()),
        };
        schedule.perform(line)
    }
}

fn mate_setup(context: &Context, edge: Edge, king: Square, facing: Option<Square>) -> MateSetup {
    let before = edge.inward(king.into());
    let kings = Bitboard::of(context.our_king) | context.their_king.into();
    let men = context.theirs.without(context.their_king.into());
    let front = match facing {
        Some(_) => Bitboard::EMPTY,
        None => edge.along(before).without(men),
    };
    let our_king = facing.unwrap_or(context.our_king);
    let occupied = context.occupied.without(kings) | king.into() | our_king.into();
    MateSetup { king, line: edge.line(), contact: before, front, occupied }
}
