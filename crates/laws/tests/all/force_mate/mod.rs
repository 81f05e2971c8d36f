//! The table of material that forces mate against a bare king (Finnish blitz), compared with an
//! exhaustive search of all positions.

mod solver;

use solver::Solver;
use touchmove_board::{Color, Position, Role};
use touchmove_laws::rules::sufficient_material::suffices;

/// Returns the share of positions with White to move in which White forces mate.
fn share(pieces: &[Role]) -> f64 {
    let share = Solver::new(pieces).share();
    println!("{pieces:?}: {:.2} %", share * 100.0);
    share
}

fn says(fen: &str) -> bool {
    suffices(&fen.parse::<Position>().expect("a position"), Color::White)
}

#[test]
fn table_matches_search_for_one_piece() {
    for (piece, fen) in [
        (Role::Queen, "8/8/4k3/8/8/8/2K5/1Q6 w - - 0 1"),
        (Role::Rook, "8/8/4k3/8/8/8/2K5/1R6 w - - 0 1"),
        (Role::Bishop, "8/8/4k3/8/8/8/2K5/1B6 w - - 0 1"),
        (Role::Knight, "8/8/4k3/8/8/8/2K5/1N6 w - - 0 1"),
    ] {
        let share = share(&[piece]);
        assert!(share == 0.0 || share > 0.9, "{piece}: {share}");
        assert_eq!(says(fen), share > 0.9, "{piece}");
    }
}

/// Two knights force mate only in rare positions, such as those with a mate in one.
#[test]
#[ignore = "two minutes with --release"]
fn table_matches_search_for_two_pieces() {
    use Role::{Bishop, Knight};
    // In half of the positions both bishops are on squares of one colour.
    let bishops = share(&[Bishop, Bishop]);
    assert!((0.4..0.6).contains(&bishops), "{bishops}");
    assert!(says("8/8/4k3/8/8/8/2K5/1BB5 w - - 0 1") && !says("8/8/4k3/8/8/8/2K5/B1B5 w - - 0 1"));
    let both = share(&[Bishop, Knight]);
    assert!(both > 0.9 && says("8/8/4k3/8/8/8/2K5/1BN5 w - - 0 1"), "{both}");
    let knights = share(&[Knight, Knight]);
    assert!(knights < 0.001 && !says("8/8/4k3/8/8/8/2K5/1NN5 w - - 0 1"), "{knights}");
}

#[test]
fn table_rows_match() {
    for (fen, suffice) in [
        ("8/8/4k3/8/8/8/2K5/8 w - - 0 1", false),
        ("8/8/4k3/8/8/8/P1K5/8 w - - 0 1", true),
        ("8/8/4k3/8/8/8/2K5/NNN5 w - - 0 1", true),
        ("8/8/4k3/8/8/B7/2K5/B1B5 w - - 0 1", false),
        ("8/8/4k3/8/8/B7/2K5/B1BN4 w - - 0 1", true),
        // The opponent's pieces do not matter.
        ("qq6/8/4k3/8/8/8/2K5/1N6 w - - 0 1", false),
        ("qq6/8/4k3/8/8/8/2K5/1R6 w - - 0 1", true),
    ] {
        assert_eq!(says(fen), suffice, "{fen}");
    }
}

/// Adding a piece never makes material insufficient, and both colours give the same result.
#[test]
fn adding_a_piece_never_makes_material_insufficient() {
    let start: Position = "8/8/4k3/8/8/8/2K5/8 w - - 0 1".parse().expect("a position");
    let roles = [Role::Queen, Role::Rook, Role::Bishop, Role::Knight, Role::Pawn];
    let squares = ["b4", "c4", "g4", "h5"].map(|square| square.parse().expect("a square"));
    let with = |mut position: Position, player: Color, code: usize| {
        for (i, &square) in squares.iter().enumerate() {
            let role = roles.get(code / 6usize.pow(i as u32) % 6);
            let piece = role.map(|&role| touchmove_board::Piece { color: player, role });
            position = position.with_piece(square, piece);
        }
        position
    };
    for code in 0..6usize.pow(4) {
        let [white, black] = Color::ALL.map(|player| suffices(&with(start, player, code), player));
        assert_eq!(white, black, "{code}");
        let position = with(start, Color::White, code);
        for square in squares {
            let less = position.with_piece(square, None);
            assert!(white || !suffices(&less, Color::White), "{}", position.fen());
        }
    }
}
