//! Slider attacks computed line by line, to build the tables.

/// Steps in file and rank along the two lines of a rook or bishop.
pub(super) type Directions = [(i8, i8); 2];

pub(super) const ROOK: Directions = [(0, 1), (1, 0)];
pub(super) const BISHOP: Directions = [(1, 1), (1, -1)];

/// Number of table entries for all squares and occupancies.
pub(super) const ROOK_SIZE: usize = 102_400;
pub(super) const BISHOP_SIZE: usize = 5_248;

/// Occupancy of a line and the squares attacked along the line.
#[derive(Clone, Copy)]
pub(super) struct Way {
    pub occupied: u64,
    pub attacks: u64,
}

/// Line through a square, without the square itself.
#[derive(Clone, Copy)]
pub(super) struct Line {
    /// All squares of the line. Only the lookup with PEXT uses it.
    #[cfg_attr(not(all(target_arch = "x86_64", feature = "std")), allow(dead_code))]
    pub all: u64,
    /// Squares whose occupancy matters: all but the last in each direction.
    pub relevant: u64,
    /// Every occupancy of the relevant squares; only the first `count` entries are used.
    pub ways: [Way; 64],
    pub count: usize,
}

/// Returns both lines of a piece from a square.
pub(super) const fn lines(square: u8, directions: Directions) -> [Line; 2] {
    [Line::of(square, directions[0]), Line::of(square, directions[1])]
}

impl Line {
    const fn of(square: u8, direction: (i8, i8)) -> Line {
        let (all, relevant) = (line(square, direction, 0), line(square, direction, 1));
        let mut ways = [Way { occupied: 0, attacks: 0 }; 64];
        let (mut occupied, mut count) = (0u64, 0);
        loop {
            ways[count] = Way { occupied, attacks: attacks(1 << square, all, occupied) };
            count += 1;
            // Enumerates the subsets of the mask in ascending order and ends with the empty set.
            occupied = occupied.wrapping_sub(relevant) & relevant;
            if occupied == 0 {
                return Line { all, relevant, ways, count };
            }
        }
    }
}

/// Returns the attacked squares of a line.
///
/// Subtracting twice the square bit from the occupancy flips the bits up to the first obstacle. On
/// words with reversed bits the subtraction finds the obstacle in the other direction.
const fn attacks(square: u64, line: u64, occupied: u64) -> u64 {
    let up = occupied.wrapping_sub(square << 1);
    let mirrored = occupied.reverse_bits().wrapping_sub(square.reverse_bits() << 1);
    (up ^ mirrored.reverse_bits()) & line
}

const fn line(square: u8, (df, dr): (i8, i8), last: i8) -> u64 {
    ray(square, (df, dr), last) | ray(square, (-df, -dr), last)
}

/// Returns the squares from `square` towards an edge, without `square` itself and the `last`
/// squares at the edge.
const fn ray(square: u8, (df, dr): (i8, i8), last: i8) -> u64 {
    let (mut file, mut rank) = (square as i8 % 8 + df, square as i8 / 8 + dr);
    let mut set = 0;
    while inside(file, rank) && inside(file + last * df, rank + last * dr) {
        set |= 1 << (rank * 8 + file);
        file += df;
        rank += dr;
    }
    set
}

const fn inside(file: i8, rank: i8) -> bool {
    file >= 0 && file < 8 && rank >= 0 && rank < 8
}
