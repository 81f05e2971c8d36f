//! Values of pieces and of their squares.
//!
//! Each value is a pair: for the middlegame and for the endgame. The values of squares follow from
//! a few rules, so the compiler computes the tables.

use touchmove_board::{Role, Square};

/// Value in the middlegame and in the endgame, in hundredths of a pawn.
pub(crate) type Pair = (i16, i16);

/// Values of the roles, from pawn to king.
const ROLES: [Pair; 6] = [(88, 112), (322, 296), (334, 312), (474, 530), (968, 975), (0, 0)];

/// Shares of the roles in the phase of the game.
const PHASES: [i32; 6] = [0, 1, 1, 2, 4, 0];

/// Phase with all pieces on the board.
pub(crate) const FULL_PHASE: i32 = 24;

/// Value of each piece on each square, seen from White's side.
static SQUARES: [[Pair; 64]; 6] = [
    squares(Role::Pawn),
    squares(Role::Knight),
    squares(Role::Bishop),
    squares(Role::Rook),
    squares(Role::Queen),
    squares(Role::King),
];

/// Value of a passed pawn by the number of ranks that it has advanced.
pub(crate) const PASSED: [Pair; 8] =
    [(0, 0), (0, 6), (4, 12), (8, 26), (18, 46), (34, 78), (60, 120), (0, 0)];

const fn squares(role: Role) -> [Pair; 64] {
    let mut table = [(0, 0); 64];
    let mut index = 0;
    while index < 64 {
        let (file, rank) = (index % 8, index / 8);
        let (base, place) = (ROLES[role.index()], placed(role, file, rank));
        table[index] = (base.0 + place.0, base.1 + place.1);
        index += 1;
    }
    table
}

const fn placed(role: Role, file: usize, rank: usize) -> Pair {
    let ring = ring(file, rank);
    match role {
        Role::Pawn => pawn(file, rank),
        Role::Knight => {
            let home = if rank == 0 { -10 } else { 0 };
            ([22, 12, -6, -30][ring] + home, [18, 8, -8, -28][ring])
        }
        Role::Bishop => {
            let home = if rank == 0 { -12 } else { 0 };
            let diagonal = if file == rank || file + rank == 7 { 6 } else { 0 };
            ([10, 9, 5, -4][ring] + home + diagonal, [10, 6, 0, -8][ring])
        }
        Role::Rook => {
            let seventh = if rank == 6 { 18 } else { 0 };
            ([-6, -2, 2, 8, 8, 2, -2, -6][file] + seventh, seventh - [0, 0, 1, 3][ring])
        }
        Role::Queen => ([3, 4, 2, -5][ring], [24, 14, 2, -14][ring]),
        Role::King => {
            let files = [20, 30, 6, -6, 0, -4, 30, 20][file];
            ([files, files - 34, -46, -58, -66, -74, -80, -84][rank], [34, 22, 2, -30][ring])
        }
    }
}

const fn pawn(file: usize, rank: usize) -> Pair {
    let centre = match (file, rank) {
        (3 | 4, 1) => -16,
        (3 | 4, 2) => 4,
        (3 | 4, 3) => 20,
        (3 | 4, _) => 14,
        (2 | 5, 3) => 8,
        (0 | 7, _) => -4,
        _ => 0,
    };
    ([0, 0, 2, 6, 16, 30, 52, 0][rank] + centre, [0, 0, 4, 12, 26, 48, 84, 0][rank])
}

/// Returns the distance from the centre: 0 for its four squares, 3 for the edge.
const fn ring(file: usize, rank: usize) -> usize {
    let (across, along) = ((2 * file).abs_diff(7) / 2, (2 * rank).abs_diff(7) / 2);
    if across > along { across } else { along }
}

/// Returns the value of a piece on a square, seen from White's side.
#[inline]
pub(crate) fn on_square(role: Role, index: usize) -> Pair {
    SQUARES[role.index()][index & 63]
}

/// Returns the value of a role for the order of captures.
#[inline]
pub(crate) const fn worth(role: Role) -> i32 {
    match role {
        Role::King => 10_000,
        _ => ROLES[role.index()].0 as i32,
    }
}

/// Returns the share of a role in the phase of the game.
#[inline]
pub(crate) const fn phase(role: Role) -> i32 {
    PHASES[role.index()]
}

/// Returns the distance of a square from the centre, 0 to 3.
pub(crate) fn from_centre(square: Square) -> i32 {
    ring(square.file() as usize, square.rank() as usize) as i32
}
