use super::plan;
use crate::line::mates;
use alloc::format;
use alloc::vec::Vec;
use proptest::prelude::*;
use touchmove_board::{Color, Move, Piece, Position, Role, Square};

/// A position for each plan, with the upper bound on the length of its line.
const KNOWN: [(&str, &str, Color, usize); 18] = [
    ("a rook goes to the last rank", "6k1/5ppp/8/8/8/8/5PPP/R5K1 w - - 0 1", Color::White, 1),
    ("the queen is supported", "6k1/5ppp/8/8/8/3B4/5PPP/3Q2K1 w - - 0 1", Color::White, 3),
    ("a pawn helps", "5rk1/5ppp/8/6P1/3Q4/8/5P1P/6K1 w - - 0 1", Color::White, 5),
    ("the kings walk to an edge", "8/8/8/3k4/8/8/8/R3K3 w - - 0 1", Color::White, 30),
    ("they have to pass each other", "8/8/3K4/3p4/3k4/8/8/4R3 b - - 0 1", Color::White, 30),
    ("a check comes first", "4k3/8/8/8/8/8/3q4/4K2R w - - 0 1", Color::White, 40),
    ("a pawn runs", "8/8/8/3k4/8/8/4P3/4K3 w - - 0 1", Color::White, 40),
    ("the king takes the pawn in its way", "8/8/3K4/8/5k1p/7P/8/8 b - - 0 1", Color::White, 80),
    ("pieces are given away", "3rk2r/pp4pp/2b2n2/8/8/8/8/R3K3 w - - 0 1", Color::White, 80),
    ("knight and bishop", "8/8/3k4/8/8/8/8/1NB1K3 w - - 0 1", Color::White, 40),
    ("two knights", "8/8/3k4/8/8/8/8/1N2K1N1 w - - 0 1", Color::White, 40),
    ("two bishops", "8/8/3k4/8/8/8/8/2B1KB2 w - - 0 1", Color::White, 40),
    ("the loser's knight blocks", "8/8/3k4/2n5/8/8/8/1N2K3 w - - 0 1", Color::White, 40),
    ("the loser's bishop blocks", "8/8/3k4/2b5/8/8/8/1N2K3 w - - 0 1", Color::White, 40),
    ("the loser's rook blocks", "8/8/3k4/2r5/8/8/8/1N2K3 w - - 0 1", Color::White, 40),
    ("a knight blocks for a bishop", "8/8/3k4/2n5/8/8/8/1B2K3 w - - 0 1", Color::White, 40),
    ("a bishop blocks for a bishop", "8/8/3k4/2b5/8/8/8/1B2K3 w - - 0 1", Color::White, 40),
    (
        "the loser's pawn promotes to a blocking piece",
        "8/8/3k4/2p5/8/8/8/1N2K3 w - - 0 1",
        Color::White,
        60,
    ),
];

#[test]
fn every_plan_finds_its_mate() {
    for (name, fen, winner, most) in KNOWN {
        let position: Position = fen.parse().unwrap();
        let line = plan(&position, winner).unwrap_or_else(|| panic!("{name}: none"));
        assert!(mates(&position, winner, &line), "{name}: {line:?}");
        assert!(line.len() <= most, "{name}: {} moves {line:?}", line.len());
    }
}

/// Random placements. Hardly any mate in them needs a search.
#[test]
fn knights_and_bishops_need_hardly_any_search() {
    let classes = ["NN/", "BN/", "BB/", "N/N", "N/B", "N/R", "N/P", "B/N", "B/B", "B/P"];
    for class in classes {
        let (mut asked, mut missed, mut dice) = (0, 0, Dice(0x2545_f491_4f6c_dd1d));
        while asked < 400 {
            let Some(position) = placement(class, &mut dice) else { continue };
            asked += 1;
            let planned = plan(&position, Color::White);
            missed += usize::from(planned.is_none());
            let mates = |line: Vec<Move>| mates(&position, Color::White, &line);
            assert!(planned.is_none_or(mates), "{}", position.fen());
        }
        assert!(missed <= asked / 50, "{class}: {missed} of {asked} without a plan");
    }
}

/// Returns a position with random squares for White's and Black's pieces, which a slash separates
/// in `class`. Returns `None` if the position is not worth a question.
fn placement(class: &str, dice: &mut Dice) -> Option<Position> {
    let (white, black) = class.split_once('/')?;
    let side = |color, men: &str| format!("K{men}").chars().map(|c| (color, c)).collect::<Vec<_>>();
    let men = [side(Color::White, white), side(Color::Black, black)].concat();
    let mut position = Position::empty(Color::ALL[dice.below(2)]);
    for (color, letter) in men {
        let role = Role::ALL.into_iter().find(|role| role.letter() == letter)?;
        let square = Square::new(dice.below(64) as u8)?;
        let bad = position.occupied().contains(square)
            || role == Role::Pawn && matches!(square.rank(), 0 | 7);
        position = (!bad).then(|| position.with_piece(square, Some(Piece { color, role })))?;
    }
    let decided = crate::quick(&position, Color::White).is_some();
    (!decided && crate::preconditions::is_ordinary(&position)).then_some(position)
}

/// Deterministic pseudo-random numbers.
struct Dice(u64);

impl Dice {
    fn below(&mut self, bound: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 >> 16) as usize % bound
    }
}

#[test]
fn impossible_mates_are_not_planned() {
    for fen in ["8/8/8/3k4/8/8/8/1B2K3 w - - 0 1", "8/8/8/8/8/1k6/8/KN5q w - - 0 1"] {
        let position: Position = fen.parse().unwrap();
        assert_eq!(plan(&position, Color::White), None, "{fen}");
    }
}

/// Returns the positions of a game that the choices determine.
fn wander(choices: &[u8]) -> impl Iterator<Item = Position> + '_ {
    let mut position = Position::default();
    choices.iter().map_while(move |&choice| {
        let moves = position.legal_moves();
        position = position.after(*moves.get(usize::from(choice) % moves.len().max(1))?);
        Some(position)
    })
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(64))]

    #[test]
    fn planned_lines_end_in_mate(choices in proptest::collection::vec(any::<u8>(), 0..200)) {
        for position in wander(&choices) {
            for winner in Color::ALL {
                if let Some(line) = plan(&position, winner) {
                    prop_assert!(mates(&position, winner, &line), "{} {line:?}", position.fen());
                }
            }
        }
    }
}
