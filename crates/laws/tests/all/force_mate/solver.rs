//! A retrograde solver that searches all positions to find which pieces force mate against a bare
//! king. Squares are numbers from 0 to 63; the pieces are White's.

use touchmove_board::Role;

/// Splits a square into file and rank.
fn split(square: usize) -> (i32, i32) {
    (square as i32 % 8, square as i32 / 8)
}

fn join(file: i32, rank: i32) -> Option<usize> {
    ((0..8).contains(&file) && (0..8).contains(&rank)).then_some((rank * 8 + file) as usize)
}

const DIAGONALS: [(i32, i32); 4] = [(1, 1), (1, -1), (-1, 1), (-1, -1)];
const STRAIGHT: [(i32, i32); 4] = [(1, 0), (-1, 0), (0, 1), (0, -1)];
const JUMPS: [(i32, i32); 8] =
    [(1, 2), (2, 1), (-1, 2), (-2, 1), (1, -2), (2, -1), (-1, -2), (-2, -1)];

/// Returns the lines of squares that a piece can reach from a square, each up to the edge.
fn lines(role: Role, from: usize) -> Vec<Vec<usize>> {
    let (steps, far): (Vec<_>, i32) = match role {
        Role::Knight => (JUMPS.to_vec(), 1),
        Role::Bishop => (DIAGONALS.to_vec(), 7),
        Role::Rook => (STRAIGHT.to_vec(), 7),
        Role::King => ([STRAIGHT, DIAGONALS].concat(), 1),
        Role::Queen | Role::Pawn => ([STRAIGHT, DIAGONALS].concat(), 7),
    };
    let (file, rank) = split(from);
    let line = |(dx, dy): (i32, i32)| -> Vec<usize> {
        (1..=far).map_while(|n| join(file + n * dx, rank + n * dy)).collect()
    };
    steps.into_iter().map(line).filter(|line| !line.is_empty()).collect()
}

/// Applies one of the eight symmetries of the board.
fn turned(square: usize, way: usize) -> usize {
    let (file, rank) = split(square);
    let file = if way & 1 == 0 { file } else { 7 - file };
    let rank = if way & 2 == 0 { rank } else { 7 - rank };
    let (file, rank) = if way & 4 == 0 { (file, rank) } else { (rank, file) };
    join(file, rank).expect("a square")
}

/// Returns the symmetry that maps a square into the triangle a1, d1, d4, and its index there.
fn triangle(square: usize) -> (usize, usize) {
    let squares: Vec<usize> = (0..64)
        .filter(|&s| {
            let (file, rank) = split(s);
            file < 4 && rank <= file
        })
        .collect();
    let fits = |way: &usize| squares.contains(&turned(square, *way));
    let way = (0..8).find(fits).expect("one of eight");
    let at = squares.iter().position(|&s| s == turned(square, way)).expect("there");
    (way, at)
}

/// Solves all placements of White's king and pieces against a bare king. Symmetry confines Black's
/// king to ten squares.
pub struct Solver {
    pieces: Vec<Role>,
    lines: Vec<Vec<Vec<Vec<usize>>>>,
    /// King moves from each square.
    steps: Vec<Vec<usize>>,
    triangle: Vec<(usize, usize)>,
    turned: Vec<Vec<usize>>,
    /// Positions with White to move in which White wins. `lost` has those with Black to move in
    /// which Black loses.
    won: Vec<bool>,
    lost: Vec<bool>,
}

/// Squares of White's king and pieces, and of Black's king.
type Placement = ([usize; 4], usize);

impl Solver {
    pub fn new(pieces: &[Role]) -> Solver {
        let roles = [&[Role::King], pieces].concat();
        let states = 10 * 64usize.pow(roles.len() as u32);
        Solver {
            lines: roles.iter().map(|&role| (0..64).map(|s| lines(role, s)).collect()).collect(),
            steps: (0..64).map(|s| lines(Role::King, s).concat()).collect(),
            pieces: roles,
            triangle: (0..64).map(triangle).collect(),
            turned: (0..8).map(|way| (0..64).map(|s| turned(s, way)).collect()).collect(),
            won: vec![false; states],
            lost: vec![false; states],
        }
    }

    fn men(&self) -> usize {
        self.pieces.len()
    }

    fn index(&self, (men, king): &Placement) -> usize {
        let (way, at) = self.triangle[*king];
        let turned = |&square: &usize| self.turned[way][square];
        men[..self.men()].iter().map(turned).fold(at, |index, square| index * 64 + square)
    }

    fn placements(&self) -> impl Iterator<Item = Placement> + use<> {
        let count = self.men();
        let kings: Vec<usize> =
            (0..10).map(|at| (0..64).find(|&s| triangle(s) == (0, at)).expect("one")).collect();
        kings.into_iter().flat_map(move |king| {
            (0..64usize.pow(count as u32)).filter_map(move |code| {
                let men: [usize; 4] =
                    std::array::from_fn(|i| if i < count { code >> (6 * i) & 63 } else { 64 + i });
                let mut all = [&men[..count], &[king]].concat();
                all.sort_unstable();
                all.windows(2).all(|two| two[0] != two[1]).then_some((men, king))
            })
        })
    }

    /// True if White attacks a square. Black's king does not block lines.
    fn attacks(&self, men: &[usize; 4], square: usize) -> bool {
        (0..self.men()).any(|i| {
            self.lines[i][men[i]].iter().any(|line| {
                let mut seen = line.iter().take_while(|&&s| s == square || !men.contains(&s));
                seen.any(|&s| s == square)
            })
        })
    }

    /// True if a move by White leads to a position that Black loses.
    fn wins(&self, placement: &Placement) -> bool {
        let (men, king) = placement;
        (0..self.men()).any(|i| {
            self.lines[i][men[i]].iter().any(|line| {
                let free = line.iter().take_while(|&s| !men.contains(s) && s != king);
                free.clone().any(|&to| {
                    let mut men = *men;
                    men[i] = to;
                    self.lost[self.index(&(men, *king))]
                })
            })
        })
    }

    /// True if Black is mated, or if every move leads to a position that White wins.
    fn loses(&self, (men, king): &Placement) -> bool {
        let mut legal = 0;
        let all_lose = self.steps[*king].iter().all(|&to| {
            let mut left = *men;
            let captured = men.iter().position(|&s| s == to);
            if let Some(captured) = captured {
                left[captured] = 64;
            }
            if self.attacked_by(&left, to) {
                return true;
            }
            legal += 1;
            captured.is_none() && self.won[self.index(&(*men, to))]
        });
        all_lose && (legal > 0 || self.attacks(men, *king))
    }

    /// Like `attacks`, but ignores a captured piece (square 64).
    fn attacked_by(&self, men: &[usize; 4], square: usize) -> bool {
        (0..self.men()).filter(|&i| men[i] < 64).any(|i| {
            self.lines[i][men[i]].iter().any(|line| {
                let mut seen = line.iter().take_while(|&&s| s == square || !men.contains(&s));
                seen.any(|&s| s == square)
            })
        })
    }

    /// Returns the share of positions with White to move in which White forces mate.
    pub fn share(mut self) -> f64 {
        let legal: Vec<Placement> =
            self.placements().filter(|(men, king)| !self.touch(men[0], *king)).collect();
        loop {
            let lost: Vec<usize> = legal
                .iter()
                .filter(|p| !self.lost[self.index(p)] && self.loses(p))
                .map(|p| self.index(p))
                .collect();
            if lost.is_empty() {
                break;
            }
            lost.into_iter().for_each(|i| self.lost[i] = true);
            let won: Vec<usize> = legal
                .iter()
                .filter(|p| !self.won[self.index(p)] && self.wins(p))
                .map(|p| self.index(p))
                .collect();
            won.into_iter().for_each(|i| self.won[i] = true);
        }
        let to_move = legal.iter().filter(|(men, king)| !self.attacks(men, *king));
        let (all, won) = to_move.fold((0u32, 0u32), |(all, won), p| {
            (all + 1, won + u32::from(self.won[self.index(p)]))
        });
        f64::from(won) / f64::from(all)
    }

    fn touch(&self, a: usize, b: usize) -> bool {
        self.steps[a].contains(&b)
    }
}
