//! Searches for positions in which chasolver answers that a player cannot mate, although a line of
//! legal moves ends in that mate.
//!
//! Kings, a few pawns and perhaps a bishop are placed at random in a corner of four files and four
//! ranks. Some of the pawns are blocked. Moves are scarce in such positions, deduction is hardest,
//! and no table covers them.

use clap::Parser;
use touchmove_board::{Color, Piece, Position, Role, Square};
use touchmove_ground_truth::{Dice, peer};
use touchmove_mate::{Budget, MateAnswer, can_mate, check};

/// Finds positions in which a line of moves refutes chasolver's answer "no"
#[derive(Parser)]
struct Args {
    /// Number of positions
    #[arg(long, default_value_t = 10_000)]
    positions: u32,
    /// Random seed
    #[arg(long, default_value_t = 1, value_parser = clap::value_parser!(u64).range(1..))]
    seed: u64,
    /// Search budget for each question, in positions
    #[arg(long, default_value_t = 50_000)]
    budget: u32,
}

/// Number of files, and of ranks, of the corner.
const SIDE: usize = 4;

fn main() {
    let args = Args::parse();
    let mut dice = Dice::new(args.seed);
    let (mut asked, mut denied, mut wrong) = (0, 0, 0);
    for _ in 0..args.positions {
        let position = placement(&mut dice);
        let board = is_playable(&position).then(|| peer::board(&position)).flatten();
        let Some(board) = board else { continue };
        for player in Color::ALL {
            asked += 1;
            let full = peer::can(&board, player) == Some(false);
            if !full && !peer::cannot(&board, player) {
                continue;
            }
            denied += 1;
            let answer = can_mate(&position, player, Budget(args.budget));
            if let (MateAnswer::Yes(line), Ok(())) = (&answer, check(&position, player, &answer)) {
                wrong += 1;
                let line: Vec<String> = line.iter().map(ToString::to_string).collect();
                let which = if full { "full search" } else { "fast check" };
                println!("{}\t{player}\t{which}\t{}", position.fen(), line.join(" "));
            }
        }
    }
    eprintln!("{asked} questions, chasolver says no to {denied}, wrongly to {wrong}");
}

fn is_playable(position: &Position) -> bool {
    let quiet = position.checkers(position.turn().other()).is_empty();
    quiet && position.problems().is_empty() && position.has_legal_move()
}

fn placement(dice: &mut Dice) -> Position {
    let mut position = Position::empty(Color::ALL[dice.below(2)]);
    for _ in 0..1 + dice.below(2) {
        pair(&mut position, dice);
    }
    for _ in 0..dice.below(3) {
        let color = Color::ALL[dice.below(2)];
        put(&mut position, dice, Piece { color, role: Role::Pawn });
    }
    if dice.below(4) == 0 {
        let color = Color::ALL[dice.below(2)];
        put(&mut position, dice, Piece { color, role: Role::Bishop });
    }
    for color in Color::ALL {
        put(&mut position, dice, Piece { color, role: Role::King });
    }
    position
}

/// Places a white pawn and the black pawn that blocks it.
fn pair(position: &mut Position, dice: &mut Dice) {
    let (file, rank) = (dice.below(SIDE) as u8, 1 + dice.below(SIDE - 2) as u8);
    let squares = [Square::at(file, rank), Square::at(file, rank + 1)];
    let [Some(white), Some(black)] = squares else { return };
    if !position.occupied().contains(white) && !position.occupied().contains(black) {
        let pawn = |color| Some(Piece { color, role: Role::Pawn });
        *position = position.with_piece(white, pawn(Color::White));
        *position = position.with_piece(black, pawn(Color::Black));
    }
}

fn put(position: &mut Position, dice: &mut Dice, piece: Piece) {
    let may = |square: &Square| {
        let end = matches!(square.rank(), 0 | 7);
        let corner = usize::from(square.file().max(square.rank())) < SIDE;
        corner && !position.occupied().contains(*square) && !(end && piece.role == Role::Pawn)
    };
    let free: Vec<Square> = Square::all().filter(may).collect();
    *position = position.with_piece(free[dice.below(free.len())], Some(piece));
}
