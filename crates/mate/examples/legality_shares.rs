//! Share of random placements for which the legality question is decided.
//!
//! `cargo run --release -p touchmove-mate --example legality_shares -- 100000`
//!
//! Each piece of the initial position except the kings is on the board with probability 1/2. A pawn
//! on the board has promoted with probability 1/4, to each of the four roles equally often. The
//! pieces are on random squares, but pawns are not on the first or last rank. Either player may be
//! to move.

use std::collections::BTreeMap;
use touchmove_board::{Color, Piece, Position, Role, Square};
use touchmove_mate::{Budget, Legality, legality};

const PROMOTIONS: [Role; 4] = [Role::Queen, Role::Rook, Role::Bishop, Role::Knight];

/// Budget of the search for a proof game.
const BUDGET: Budget = Budget(1_000);

fn main() {
    let wanted = std::env::args().nth(1).map_or(Ok(100_000), |text| text.parse());
    let Ok(wanted) = wanted else {
        eprintln!("How many placements? Write a number, or nothing for 100000.");
        std::process::exit(2);
    };
    let mut dice = Dice(0x9e37_79b9_7f4a_7c15);
    let mut shares: BTreeMap<String, u32> = BTreeMap::new();
    for _ in 0..wanted {
        let answer = legality(&placement(&mut dice), BUDGET);
        *shares.entry(name(&answer)).or_default() += 1;
    }
    for (answer, count) in &shares {
        println!("{count:7}  {:6.2} %  {answer}", f64::from(*count) * 100.0 / f64::from(wanted));
    }
}

fn name(answer: &Legality) -> String {
    match answer {
        Legality::Illegal(reason) => format!("illegal: {}", reason.name()),
        Legality::Legal(_) => "legal".to_owned(),
        Legality::Undecided => "undecided".to_owned(),
    }
}

fn placement(dice: &mut Dice) -> Position {
    let turn = Color::ALL[dice.below(2)];
    let mut position = Position::empty(turn);
    for color in Color::ALL {
        put(&mut position, dice, Piece { color, role: Role::King });
    }
    let files = 0..8_u8;
    let home: Vec<Piece> = files
        .flat_map(|file| [Square::at(file, 0), Square::at(file, 1)])
        .flat_map(|square| Position::default().piece_at(square?))
        .filter(|piece| piece.role != Role::King)
        .collect();
    for (color, man) in Color::ALL.into_iter().flat_map(|c| home.iter().map(move |man| (c, man))) {
        let mut role = man.role;
        if dice.below(2) == 0 {
            continue;
        }
        if role == Role::Pawn && dice.below(4) == 0 {
            role = PROMOTIONS[dice.below(4)];
        }
        put(&mut position, dice, Piece { color, role });
    }
    position
}

fn put(position: &mut Position, dice: &mut Dice, piece: Piece) {
    let free: Vec<Square> = Square::all().filter(|&square| may(position, piece, square)).collect();
    if !free.is_empty() {
        *position = position.with_piece(free[dice.below(free.len())], Some(piece));
    }
}

fn may(position: &Position, piece: Piece, square: Square) -> bool {
    let end = matches!(square.rank(), 0 | 7);
    let taken = position.occupied().contains(square);
    !taken && (piece.role != Role::Pawn || !end)
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
