//! How far men are from taking care of a square.
//!
//! Knights and bishops mate only with everything in its place: without a hint
//! where to go, a search shuffles them about.

use touchmove_board::{Color, Position, Role, Square};

/// What a man that can never take care of the square costs.
const NEVER: i32 = 6;

/// The moves until some man of the winner attacks the square, roughly.
pub(super) fn to_attack(position: &Position, winner: Color, square: Square) -> i32 {
    let knights = position.pieces(winner, Role::Knight).map(|n| jumps(n, square) - 1);
    let bishops = position.pieces(winner, Role::Bishop);
    let bishops = bishops.map(|b| if b.is_light() == square.is_light() { 1 } else { NEVER });
    knights.chain(bishops).map(|moves| moves.max(0)).min().unwrap_or(NEVER)
}

/// The moves until some man of the loser, the king apart, blocks the square,
/// roughly.
pub(super) fn to_block(position: &Position, loser: Color, square: Square) -> i32 {
    let men = position.color(loser).without(position.role(Role::King));
    let moves = |man: Square| match position.piece_at(man).map(|piece| piece.role) {
        Some(Role::Knight) => jumps(man, square),
        Some(Role::Bishop) if man.is_light() != square.is_light() => NEVER,
        Some(Role::Pawn) => pawn_steps(man, square, loser),
        _ => 2,
    };
    men.map(moves).min().unwrap_or(NEVER)
}

fn pawn_steps(pawn: Square, square: Square, color: Color) -> i32 {
    let (from, to) = (i32::from(pawn.rank()), i32::from(square.rank()));
    let steps = if color == Color::White { to - from } else { from - to };
    if pawn.file() == square.file() && steps >= 0 { steps } else { NEVER }
}

/// A knight's moves from one square to another, on an empty board.
fn jumps(from: Square, to: Square) -> i32 {
    JUMPS.get(from.index() * 64 + to.index()).map_or(NEVER, |&jumps| i32::from(jumps))
}

static JUMPS: [u8; 64 * 64] = all_jumps();

const fn all_jumps() -> [u8; 64 * 64] {
    let mut table = [0; 64 * 64];
    let mut from = 0;
    while from < 64 {
        let (mut reached, mut count) = (1_u64 << from, 0);
        while count < 7 {
            let mut to = 0;
            let next = jumped(reached);
            while to < 64 {
                if (next & !reached) >> to & 1 == 1 {
                    table[from * 64 + to] = count + 1;
                }
                to += 1;
            }
            reached |= next;
            count += 1;
        }
        from += 1;
    }
    table
}

/// Where knights from those squares can jump.
const fn jumped(from: u64) -> u64 {
    let (a, ab) = (0x0101_0101_0101_0101_u64, 0x0303_0303_0303_0303_u64);
    let (h, gh) = (a << 7, ab << 6);
    (from & !h) << 17
        | (from & !a) << 15
        | (from & !gh) << 10
        | (from & !ab) << 6
        | (from & !a) >> 17
        | (from & !h) >> 15
        | (from & !ab) >> 10
        | (from & !gh) >> 6
}
