//! Texts of moves in Chess960.

use std::collections::HashSet;
use touchmove_board::{Color, Fen, Piece, Position, Role, Square, UciMove, Wing, chess960};

/// Pseudo-random numbers of a fixed seed (SplitMix64).
struct Numbers(u64);

impl Numbers {
    fn below(&mut self, limit: usize) -> usize {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mixed = (self.0 ^ (self.0 >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        let mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        usize::try_from((mixed ^ (mixed >> 31)) % limit as u64).unwrap()
    }
}

/// Returns the position after random moves from a random start position.
fn played(numbers: &mut Numbers) -> Position {
    let start = chess960::start_position(u16::try_from(numbers.below(960)).unwrap()).unwrap();
    (0..numbers.below(60)).fold(start, |position, _| {
        let moves = position.legal_moves();
        if moves.is_empty() { position } else { position.after(moves[numbers.below(moves.len())]) }
    })
}

/// Returns a position with few pieces, in which kings and rooks often may castle.
fn sparse(numbers: &mut Numbers) -> Position {
    let mut position = Position::empty(Color::ALL[numbers.below(2)]);
    for color in Color::ALL {
        let rank = 7 * color.index() as u8;
        let mut put = |file: usize, rank: u8, role| {
            let square = Square::at(u8::try_from(file).unwrap(), rank).unwrap();
            position = position.with_piece(square, Some(Piece { color, role }));
        };
        for _ in 0..numbers.below(5) {
            put(numbers.below(8), 1 + numbers.below(6) as u8, Role::ALL[numbers.below(5)]);
        }
        let king = 1 + numbers.below(6);
        put(numbers.below(king), rank, Role::Rook);
        put(king + 1 + numbers.below(7 - king), rank, Role::Rook);
        put(king, rank, Role::King);
    }
    let fen = position.fen().replacen(" -", " KQkq", 1);
    Fen::parse(&fen).unwrap()
}

#[test]
fn texts_of_moves_are_distinct_and_round_trip() {
    let mut numbers = Numbers(960);
    let mut castlings = 0;
    for number in 0..10_000 {
        let position = if number % 2 == 0 { played(&mut numbers) } else { sparse(&mut numbers) };
        let mut seen = HashSet::new();
        for mv in position.legal_moves() {
            let text = mv.to_string();
            assert_eq!(position.read_uci(&text), Ok(mv), "{text} in {}", position.fen());
            assert_eq!(text, UciMove::of(mv).to_string());
            castlings += usize::from(mv.wing().is_some());
            assert!(seen.insert(text), "{mv} twice in {}", position.fen());
        }
    }
    assert!(castlings > 1000, "only {castlings}");
}

#[test]
fn castling_is_written_as_king_takes_rook() {
    let castled = |fen: &str, wing: Wing| {
        let position: Position = fen.parse().unwrap();
        position.castling_move(wing).unwrap().to_string()
    };
    assert_eq!(castled("5k2/8/8/8/8/8/8/5KR1 w G - 0 1", Wing::Kingside), "f1g1");
    assert_eq!(castled("4k3/8/8/8/8/8/8/1RK5 w B - 0 1", Wing::Queenside), "c1b1");
    assert_eq!(castled("4k3/8/8/8/8/8/8/4K2R w K - 0 1", Wing::Kingside), "e1g1");
    // One text for both players: the rights of Black exist only in Chess960.
    assert_eq!(castled("1k5r/8/8/8/8/8/8/4K2R w Kk - 0 1", Wing::Kingside), "e1h1");
}
