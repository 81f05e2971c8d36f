//! Tests that no piece leaves its reach set and that mates occur only where the net allows them.

use super::{Confined, mating_net, reach_sets, walls};
use crate::bishop_abstraction::bishops;
use crate::effort::EffortMeter;
use crate::key::key;
use crate::preconditions::is_ordinary;
use crate::search::helpmate;
use alloc::collections::VecDeque;
use alloc::vec::Vec;
use hashbrown::HashSet;
use proptest::prelude::*;
use touchmove_board::{Bitboard, Color, Move, MoveKind, Piece, Position, Role, Square};

fn put(position: Position, index: u8, color: Color, role: Role) -> Position {
    let square = Square::new(index % 64).filter(|&s| position.piece_at(s).is_none());
    square.map_or(position, |s| position.with_piece(s, Some(Piece { color, role })))
}

/// Kings, pawns that block each other, some free pawns and a few pieces.
pub(crate) fn positions() -> impl Strategy<Value = Position> {
    let piece = (0..64u8, any::<bool>(), 0..5usize);
    let parts = (
        any::<bool>(),
        (0..64u8, 0..64u8),
        prop::collection::vec(8..48u8, 2..8),
        prop::collection::vec((8..56u8, any::<bool>()), 0..3),
        prop::collection::vec(piece, 0..4),
    );
    let color = |white| if white { Color::White } else { Color::Black };
    let build = move |(white, kings, blocked, free, pieces)| {
        let (first, second): (u8, u8) = kings;
        let mut position = Position::empty(color(white));
        position = put(position, first, Color::White, Role::King);
        position = put(position, second, Color::Black, Role::King);
        let blocked: Vec<u8> = blocked;
        for pawn in blocked {
            position = put(position, pawn, Color::White, Role::Pawn);
            position = put(position, pawn + 8, Color::Black, Role::Pawn);
        }
        let free: Vec<(u8, bool)> = free;
        let pieces: Vec<(u8, bool, usize)> = pieces;
        for (square, white) in free {
            position = put(position, square, color(white), Role::Pawn);
        }
        for (square, white, role) in pieces {
            // Most are bishops, because walls stop bishops most often.
            let role = [Role::Bishop, Role::Bishop, Role::Bishop, Role::Knight, Role::Rook][role];
            position = put(position, square, color(white), role);
        }
        position
    };
    parts.prop_map(build).prop_filter("ordinary", is_ordinary)
}

/// Index of the piece on each square.
type Places = [Option<usize>; 64];

fn follow(places: &mut Places, mv: Move) -> Option<usize> {
    let man = places[mv.from.index()].take();
    if mv.kind == MoveKind::EnPassant {
        places[mv.from.index() & 56 | mv.to.index() & 7] = None;
    }
    places[mv.to.index()] = man;
    man
}

fn stays_inside(men: &[Confined], places: &mut Places, mv: Move) {
    let man = &men[follow(places, mv).expect("a man moves")];
    let set =
        if mv.promotion().is_some() || man.role != mv.role { man.promoted } else { man.reach };
    assert!(set.contains(mv.to), "{mv} leaves {man:?}");
}

/// Plays a few moves and prefers double advances that allow en passant.
fn later(start: Position, choices: &[u16]) -> Position {
    choices.iter().fold(start, |position, &choice| {
        let moves = position.legal_moves();
        let passing = moves.iter().find(|&&m| position.after(m).en_passant().is_some());
        let mv = passing.or_else(|| moves.get(choice as usize % moves.len().max(1)));
        mv.map_or(position, |&mv| position.after(mv))
    })
}

/// Explores the positions after legal moves, breadth first, up to `limit` positions.
fn explore(start: Position, limit: usize) {
    let men = reach_sets::settle(&start);
    let open = Color::ALL.map(|c| mating_net::places(&men, c, Square::all()).collect::<Bitboard>());
    let mut places: Places = [None; 64];
    men.iter().enumerate().for_each(|(i, man)| places[man.home.index()] = Some(i));
    let mut seen: HashSet<_> = HashSet::from([key(&start)]);
    let mut queue = VecDeque::from([(start, places)]);
    while let Some((position, places)) = queue.pop_front().filter(|_| seen.len() < limit) {
        for mv in position.legal_moves() {
            let (next, mut places) = (position.after(mv), places);
            stays_inside(&men, &mut places, mv);
            if let Some(king) = next.king(next.turn()).filter(|_| next.is_checkmate()) {
                assert!(open[position.turn().index()].contains(king), "{}", next.fen());
            }
            if seen.insert(key(&next)) {
                queue.push_back((next, places));
            }
        }
    }
}

#[test]
fn special_moves_extend_reach_sets() {
    for (fen, home, comes_to) in [
        ("4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1", "e5", "d6"), // en passant
        ("4k3/8/8/3pP3/8/8/8/4K3 w - - 0 1", "e5", "a8"),  // the king leaves the pawn's file
        ("r3k3/p7/8/8/8/8/8/4K3 b q - 0 1", "a8", "d8"),   // castling
        ("4k3/8/8/8/p7/8/P7/4K3 w - - 0 1", "a2", "b7"),   // past a pawn that is captured
    ] {
        let men = reach_sets::settle(&fen.parse().unwrap());
        let [home, comes_to] = [home, comes_to].map(|s| s.parse::<Square>().unwrap());
        let man = men.iter().find(|m| m.home == home).unwrap();
        assert!(man.squares().contains(comes_to), "{fen}: {home} to {comes_to}");
    }
}

/// A piece whose move would always be mate stays at home. The king that it would mate can never
/// move.
#[test]
fn pieces_that_could_only_mate_stay_home() {
    let fen = "8/2b4B/4k3/8/8/2p1p1p1/2PpP1P1/1B1K3n b - - 0 1";
    let position: Position = fen.parse().unwrap();
    let knight = |men: Vec<Confined>| men.into_iter().find(|m| m.role == Role::Knight).unwrap();
    assert_eq!(knight(reach_sets::settle_for(&position, Color::White)).reach.len(), 1);
    assert!(knight(reach_sets::settle_for(&position, Color::Black)).reach.len() > 1);
    assert!(walls(&position, Color::White).is_some());
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(1_000))]

    #[test]
    fn pieces_stay_in_their_reach_sets(start in positions(), choices in prop::collection::vec(any::<u16>(), 0..4)) {
        explore(later(start, &choices), 1_500);
    }

    #[test]
    fn no_mate_behind_walls(start in positions(), choices in prop::collection::vec(any::<u16>(), 0..4)) {
        let position = later(start, &choices);
        for winner in Color::ALL {
            if walls(&position, winner).is_some() && !position.is_checkmate() {
                let line = helpmate(&position, winner, 5_000);
                prop_assert_eq!(line, None, "{} by {}", position.fen(), winner);
            }
        }
    }

    #[test]
    fn bishop_abstraction_admits_no_mate(start in positions(), choices in prop::collection::vec(any::<u16>(), 0..4)) {
        let position = later(start, &choices);
        for winner in Color::ALL {
            if bishops(&position, winner, 3_000, &EffortMeter::unlimited()).is_some() && !position.is_checkmate() {
                let line = helpmate(&position, winner, 5_000);
                prop_assert_eq!(line, None, "{} by {}", position.fen(), winner);
            }
        }
    }
}
