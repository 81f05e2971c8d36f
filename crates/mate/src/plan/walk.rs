//! The loser's king goes to an edge, where the squares before it are blocked
//! or covered, by the winner's king if by nothing else; a rook or queen mates
//! along the edge, or the queen before it.

use super::edge::Edge;
use super::heavy::{Stage, tail};
use super::kings::{Flood, Trail};
use super::scene::Scene;
use super::script::Script;
use super::steps::Steps;
use alloc::vec::Vec;
use touchmove_board::attacks::{between, king_attacks};
use touchmove_board::{Bitboard, Move, Square};

/// Plans played through before it is given up.
const TRIALS: u32 = 8;

/// Adds the moves of a walk, if one succeeds.
pub(super) fn walk(scene: &Scene, line: &mut Vec<Move>) -> bool {
    if !scene.has_force() {
        return false;
    }
    let mut walk = Walk {
        scene,
        theirs: Flood::from(scene.their_king, scene.their_ground()),
        ours: Flood::from(scene.our_king, scene.our_ground()),
        ends: Edge::ALL.map(|edge| End::new(edge, scene)),
        left: TRIALS,
    };
    loop {
        if (0..walk.ends.len()).any(|number| walk.at(number, line).is_some()) {
            return true;
        }
        if walk.left == 0 || !(walk.theirs.grow() | walk.ours.grow()) {
            return false;
        }
    }
}

/// An edge, and what has been tried there.
struct End {
    edge: Edge,
    /// Squares before which everything is blocked or covered.
    shut: Bitboard,
    alone: Bitboard,
    faced: Bitboard,
}

impl End {
    fn new(edge: Edge, scene: &Scene) -> End {
        let cover = scene.cover | king_attacks(scene.our_king);
        let open = !(scene.theirs.without(scene.their_king.into()) | cover);
        let before = edge.inward(edge.line()) & open;
        let shut = edge.line().without(edge.outward(edge.along(before)));
        End { edge, shut, alone: Bitboard::EMPTY, faced: Bitboard::EMPTY }
    }
}

struct Walk<'a> {
    scene: &'a Scene<'a>,
    theirs: Flood,
    ours: Flood,
    ends: [End; 4],
    left: u32,
}

impl Walk<'_> {
    /// Tries the squares of an edge that have come within reach.
    fn at(&mut self, number: usize, line: &mut Vec<Move>) -> Option<()> {
        let (ours, theirs) = (self.ours.all, self.theirs.all);
        let end = self.ends.get_mut(number)?;
        let edge = end.edge;
        if !theirs.meets(edge.line()) {
            return None;
        }
        let alone = (theirs & end.shut).without(end.alone);
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
        let scene = self.scene;
        let our_king = facing.unwrap_or(scene.our_king);
        let tail = tail(scene, &stage(scene, edge, king, facing))?;
        self.left = self.left.checked_sub(1)?;
        let (theirs, ours) = (scene.their_ground(), scene.our_ground());
        let guard = between(king, tail.last()?.to) | tail.touched();
        let aside = king_attacks(king) & theirs.without(king_attacks(our_king) | guard);
        let script = Script {
            scene,
            king,
            ours: Trail::new(scene.our_king, our_king, ours)?,
            theirs: Trail::new(scene.their_king, king, theirs)?,
            tail,
            after: Steps::NONE,
            guard,
            clear: guard | king.into() | our_king.into(),
            aside: (aside & edge.line()).first().or(aside.first()),
        };
        script.perform(line)
    }
}

fn stage(scene: &Scene, edge: Edge, king: Square, facing: Option<Square>) -> Stage {
    let before = edge.inward(king.into());
    let kings = Bitboard::of(scene.our_king) | scene.their_king.into();
    let men = scene.theirs.without(scene.their_king.into());
    let front = match facing {
        Some(_) => Bitboard::EMPTY,
        None => edge.along(before).without(men),
    };
    let our_king = facing.unwrap_or(scene.our_king);
    let occupied = scene.occupied.without(kings) | king.into() | our_king.into();
    Stage { king, line: edge.line(), contact: before, front, occupied }
}
