//! Play stays inside the sets, and mates happen only where they may.

use super::{Confined, mating_net, reach, walls};
use crate::bishops::bishops;
use crate::key::key;
use crate::ordinary::is_ordinary;
use crate::search::helpmate;
use crate::work::Work;
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
            // Bishops are what walls hold back.
            let role = [Role::Bishop, Role::Bishop, Role::Bishop, Role::Knight, Role::Rook][role];
            position = put(position, square, color(white), role);
        }
        position
    };
    parts.prop_map(build).prop_filter("ordinary", is_ordinary)
}

/// Which man stands where.
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

/// A few moves on, en passant captures sought after.
fn later(start: Position, choices: &[u16]) -> Position {
    choices.iter().fold(start, |position, &choice| {
        let moves = position.legal_moves();
        let passing = moves.iter().find(|&&m| position.after(m).en_passant().is_some());
        let mv = passing.or_else(|| moves.get(choice as usize % moves.len().max(1)));
        mv.map_or(position, |&mv| position.after(mv))
    })
}

/// Plays out what follows, nearest first, up to so many positions.
fn explore(start: Position, limit: usize) {
    let men = reach::settle(&start);
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
fn rules_of_their_own_open_ways() {
    for (fen, home, comes_to) in [
        ("4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1", "e5", "d6"), // en passant
        ("4k3/8/8/3pP3/8/8/8/4K3 w - - 0 1", "e5", "a8"),  // the king clears the way
        ("r3k3/p7/8/8/8/8/8/4K3 b q - 0 1", "a8", "d8"),   // castling
        ("4k3/8/8/8/p7/8/P7/4K3 w - - 0 1", "a2", "b7"),   // past a pawn that is captured
    ] {
        let men = reach::settle(&fen.parse().unwrap());
        let [home, comes_to] = [home, comes_to].map(|s| s.parse::<Square>().unwrap());
        let man = men.iter().find(|m| m.home == home).unwrap();
        assert!(man.squares().contains(comes_to), "{fen}: {home} to {comes_to}");
    }
}

/// Where the loser's pieces mate at once they do not go; the king that they would mate never
/// moves.
#[test]
fn who_can_only_mate_stays() {
    let fen = "8/2b4B/4k3/8/8/2p1p1p1/2PpP1P1/1B1K3n b - - 0 1";
    let position: Position = fen.parse().unwrap();
    let knight = |men: Vec<Confined>| men.into_iter().find(|m| m.role == Role::Knight).unwrap();
    assert_eq!(knight(reach::settle_for(&position, Color::White)).reach.len(), 1);
    assert!(knight(reach::settle_for(&position, Color::Black)).reach.len() > 1);
    assert!(walls(&position, Color::White).is_some());
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(1_000))]

    #[test]
    fn play_stays_inside(start in positions(), choices in prop::collection::vec(any::<u16>(), 0..4)) {
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
    fn no_mate_wherever_bishops_are(start in positions(), choices in prop::collection::vec(any::<u16>(), 0..4)) {
        let position = later(start, &choices);
        for winner in Color::ALL {
            if bishops(&position, winner, 3_000, &Work::plenty()).is_some() && !position.is_checkmate() {
                let line = helpmate(&position, winner, 5_000);
                prop_assert_eq!(line, None, "{} by {}", position.fen(), winner);
            }
        }
    }
}
