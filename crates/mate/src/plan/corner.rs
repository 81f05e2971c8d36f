//! Knights and bishops mate in a corner: the winner's king takes two of the
//! three squares beside it, another man covers the third or the loser's own
//! man blocks it.

use super::kings::Trail;
use super::scene::Scene;
use super::script::Script;
use super::steps::{Steps, step};
use crate::line::{forward, piece_attacks};
use touchmove_board::attacks::{between, king_attacks};
use touchmove_board::{Bitboard, Color, Move, Role, Square};

const CORNERS: Bitboard = Bitboard(0x8100_0000_0000_0081);
const LAST_RANKS: Bitboard = Bitboard(Bitboard::rank(0).0 | Bitboard::rank(7).0);
const MINORS: [Role; 2] = [Role::Knight, Role::Bishop];
const PIECES: [Role; 4] = [Role::Knight, Role::Bishop, Role::Rook, Role::Queen];
/// Moves a man may take to its place.
const HOPS: usize = 6;

/// Adds the moves, if one of so many plans succeeds.
pub(super) fn corner(scene: &Scene, trials: u32, line: &mut Vec<Move>) -> bool {
    let mut corner = Corner { scene, left: trials };
    CORNERS.into_iter().any(|king| corner.at(king, line).is_some())
}

struct Corner<'a> {
    scene: &'a Scene<'a>,
    left: u32,
}

/// Where the kings go, and what stands on the board then.
struct Place {
    king: Square,
    post: Square,
    /// The square beside the corner that the winner's king does not cover.
    third: Square,
    occupied: Bitboard,
}

impl Corner<'_> {
    fn at(&mut self, king: Square, line: &mut Vec<Move>) -> Option<()> {
        let scene = self.scene;
        Trail::new(scene.their_king, king, scene.their_ground())?;
        let near = king_attacks(king);
        let is_post = |s: &Square| (king_attacks(*s) & near).len() == 2 && !near.contains(*s);
        for post in Square::all().filter(|s| is_post(s) && *s != king) {
            if self.left == 0 {
                return None;
            }
            if Trail::new(scene.our_king, post, scene.our_ground()).is_none() {
                continue;
            }
            let third = near.without(king_attacks(post)).first()?;
            let kings = Bitboard::of(scene.our_king) | scene.their_king.into();
            let occupied = scene.occupied.without(kings) | king.into() | post.into();
            if self.checks(&Place { king, post, third, occupied }, line).is_some() {
                return Some(());
            }
        }
        None
    }

    /// Tries every man and square to check from.
    fn checks(&mut self, place: &Place, line: &mut Vec<Move>) -> Option<()> {
        let scene = self.scene;
        for (role, from) in men(scene, scene.winner, &MINORS) {
            let free = place.occupied.without(from.into());
            let checks = piece_attacks(role, place.king, free).without(place.third.into());
            for to in checks.without(scene.ours.without(from.into()) | place.post.into()) {
                if self.left == 0 {
                    return None;
                }
                let last = route(role, from, to, free | place.third.into());
                if last.is_some_and(|last| self.third(place, from, &last, line).is_some()) {
                    return Some(());
                }
            }
        }
        None
    }

    /// Tries every way to deal with the third square.
    fn third(
        &mut self,
        place: &Place,
        from: Square,
        last: &Steps,
        line: &mut Vec<Move>,
    ) -> Option<()> {
        let to = last.last().map_or(from, |mv| mv.to);
        let free = place.occupied.without(from.into());
        if self.covered(place, from, last, line).is_some() {
            return Some(());
        }
        let loser = self.scene.winner.other();
        let stays = self.scene.theirs.contains(place.third).then_some(Steps::NONE);
        let pieces = men(self.scene, loser, &PIECES);
        let ways = pieces.filter_map(|(role, at)| route(role, at, place.third, free | to.into()));
        let pawns = self.scene.position.pieces(loser, Role::Pawn);
        let pushes = pawns.filter_map(|pawn| pushes(loser, pawn, place.third, free));
        let mut ways = stays.into_iter().chain(ways).chain(pushes);
        ways.find_map(|way| self.attempt(place, *last, way, true, line))
    }

    /// A second man covers the third square.
    fn covered(
        &mut self,
        place: &Place,
        from: Square,
        last: &Steps,
        line: &mut Vec<Move>,
    ) -> Option<()> {
        let to = last.last().map_or(from, |mv| mv.to);
        let free = place.occupied.without(from.into());
        let others = men(self.scene, self.scene.winner, &MINORS).filter(|&(_, at)| at != from);
        for (role, at) in others {
            let sees = piece_attacks(role, place.third, free);
            let stays = sees.contains(at);
            let places = if stays { at.into() } else { sees.without(free | to.into()) };
            for square in places {
                let Some(first) = route(role, at, square, free) else { continue };
                let tail = first.iter().chain(last.iter()).collect();
                if self.attempt(place, tail, Steps::NONE, false, line).is_some() {
                    return Some(());
                }
            }
        }
        None
    }

    fn attempt(
        &mut self,
        place: &Place,
        tail: Steps,
        after: Steps,
        blocks: bool,
        line: &mut Vec<Move>,
    ) -> Option<()> {
        self.left = self.left.checked_sub(1)?;
        let (scene, king, post) = (self.scene, place.king, place.post);
        let near = king_attacks(king);
        let last = tail.last()?.to;
        let guard = between(king, last) | last.into();
        let touched = tail.touched() | after.touched();
        let aside = near.without(king_attacks(post) | scene.occupied | scene.cover);
        let script = Script {
            scene,
            king,
            ours: Trail::new(scene.our_king, post, scene.our_ground())?,
            theirs: Trail::new(scene.their_king, king, scene.their_ground())?,
            patient: true,
            tail,
            after,
            block: if blocks { place.third.into() } else { Bitboard::EMPTY },
            guard,
            clear: touched | guard | king.into() | post.into() | near,
            aside: aside.first(),
        };
        script.perform(line)
    }
}

fn men<const N: usize>(
    scene: &Scene,
    color: Color,
    roles: &'static [Role; N],
) -> impl Iterator<Item = (Role, Square)> + use<N> {
    let position = *scene.position;
    roles.iter().flat_map(move |&role| position.pieces(color, role).map(move |s| (role, s)))
}

/// The way of a piece while everything stands still.
fn route(role: Role, from: Square, to: Square, occupied: Bitboard) -> Option<Steps> {
    if role == Role::Bishop && from.is_light() != to.is_light() {
        return None;
    }
    let mut layers = [Bitboard::of(from); HOPS + 1];
    let (mut all, mut top) = (Bitboard::of(from), 0);
    while !all.contains(to) {
        if top == HOPS || layers[top].is_empty() {
            return None;
        }
        let fresh = layers[top].map(|s| piece_attacks(role, s, occupied));
        let fresh = fresh.fold(Bitboard::EMPTY, |set, squares| set | squares);
        top += 1;
        layers[top] = fresh.without(all | occupied.without(to.into()));
        all |= layers[top];
    }
    let mut squares = [to; HOPS + 1];
    for level in (0..top).rev() {
        let back = piece_attacks(role, squares[level + 1], occupied);
        squares[level] = (back & layers[level]).first()?;
    }
    Some(Steps::along(role, &squares[..=top]))
}

/// The pushes of a pawn to a square of its file.
fn pushes(color: Color, pawn: Square, to: Square, occupied: Bitboard) -> Option<Steps> {
    if pawn.file() != to.file() {
        return None;
    }
    let mut steps = Steps::NONE;
    let mut from = pawn;
    while from != to {
        let next = forward(color, from.into()).without(occupied | LAST_RANKS).first()?;
        steps.push(step(Role::Pawn, from, next));
        from = next;
    }
    Some(steps)
}
