//! Material classes. A class consists of the pieces other than the kings.

use std::fmt;
use touchmove_board::{Bitboard, Color, Move, Piece, Position, Role, Square};

/// Pieces of a class without the two kings. White's pieces are first, and each player's strongest
/// piece is first. Every class is solved for both players, so only one of two classes with
/// exchanged colours is needed.
#[derive(Debug, Clone, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Class {
    men: Vec<Piece>,
}

const ROLES: [Role; 5] = [Role::Queen, Role::Rook, Role::Bishop, Role::Knight, Role::Pawn];

fn rank(piece: &Piece) -> (bool, usize) {
    let role = ROLES.iter().position(|&role| role == piece.role).unwrap_or(ROLES.len());
    (piece.color == Color::Black, role)
}

impl Class {
    /// Creates the class of the given pieces and sorts them.
    pub fn new(mut men: Vec<Piece>) -> Class {
        men.sort_by_key(rank);
        Class { men }
    }

    /// Returns all classes with the given number of pieces besides the kings. Of two classes with
    /// exchanged colours it returns only one.
    pub fn all(men: usize) -> Vec<Class> {
        let pieces: Vec<Piece> = Color::ALL
            .into_iter()
            .flat_map(|color| ROLES.map(|role| Piece { color, role }))
            .collect();
        let mut lists: Vec<Vec<Piece>> = vec![Vec::new()];
        for _ in 0..men {
            lists = lists
                .into_iter()
                .flat_map(|list| {
                    pieces.iter().map(move |&piece| [list.clone(), vec![piece]].concat())
                })
                .collect();
        }
        let mut classes: Vec<Class> = lists.into_iter().map(Class::new).collect();
        classes.retain(|class| *class <= class.mirrored());
        classes.sort();
        classes.dedup();
        // Solve classes with few pawns first, because pawns promote to the other pieces.
        classes.sort_by_key(|class| class.men.iter().filter(|p| p.role == Role::Pawn).count());
        classes
    }

    /// Returns the class with exchanged colours.
    pub fn mirrored(&self) -> Class {
        let other = |piece: &Piece| Piece { color: piece.color.other(), role: piece.role };
        Class::new(self.men.iter().map(other).collect())
    }

    /// Returns the pieces other than the kings, in order.
    pub fn men(&self) -> &[Piece] {
        &self.men
    }

    /// Returns true if the given name, such as `KQKR`, denotes the class or the class with
    /// exchanged colours.
    pub fn is_named(&self, name: &str) -> bool {
        [self.to_string(), self.mirrored().to_string()].iter().any(|own| own == name)
    }

    /// Returns true if captures and promotions can lead from this class to the other, or if both
    /// classes are equal. Exchanged colours do not matter.
    pub fn may_become(&self, other: &Class) -> bool {
        [other, &other.mirrored()].iter().any(|other| self.loses_and_promotes_to(other))
    }

    fn loses_and_promotes_to(&self, other: &Class) -> bool {
        let count = |class: &Class, piece| class.men.iter().filter(|&&man| man == piece).count();
        Color::ALL.into_iter().all(|color| {
            let of = |class, role| count(class, Piece { color, role });
            let promoted = |role| of(other, role).saturating_sub(of(self, role));
            let promoted: usize =
                ROLES.into_iter().filter(|r| *r != Role::Pawn).map(promoted).sum();
            of(other, Role::Pawn) + promoted <= of(self, Role::Pawn)
        })
    }

    /// Returns the number of indices that the positions of the class use.
    pub fn size(&self) -> usize {
        2 << (6 * (self.men.len() + 2))
    }
}

impl fmt::Display for Class {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for color in Color::ALL {
            f.write_str("K")?;
            for man in self.men.iter().filter(|man| man.color == color) {
                write!(f, "{}", man.role.letter())?;
            }
        }
        Ok(())
    }
}

/// Squares of White's king, Black's king and the other pieces in the order of the class, with the
/// player to move.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Placement {
    /// Squares from a1 (0) to h8 (63).
    pub squares: [u8; 5],
    /// Player to move.
    pub turn: Color,
}

impl Placement {
    /// Returns the placement with the given index.
    pub fn at(class: &Class, index: usize) -> Placement {
        let mut squares = [0; 5];
        for (i, square) in squares.iter_mut().enumerate().take(class.men.len() + 2) {
            *square = (index >> (1 + 6 * i)) as u8 & 63;
        }
        Placement { squares, turn: if index & 1 == 0 { Color::White } else { Color::Black } }
    }

    /// Returns the index of the placement. Equal pieces are sorted first.
    pub fn index(mut self, class: &Class) -> usize {
        for i in 1..class.men.len() {
            for j in (1..=i).rev() {
                let same = class.men[j] == class.men[j - 1];
                if same && self.squares[j + 2] < self.squares[j + 1] {
                    self.squares.swap(j + 2, j + 1);
                }
            }
        }
        let squares = self.squares.iter().take(class.men.len() + 2).enumerate();
        let index: usize = squares.map(|(i, &square)| (square as usize) << (1 + 6 * i)).sum();
        index | usize::from(self.turn == Color::Black)
    }

    /// Returns true for the canonical form of a position. Its squares are distinct and equal pieces
    /// are sorted. No pawn is on the first or last rank, and White's king is on files a to d.
    pub fn is_counted(self, class: &Class) -> bool {
        if self.squares[0] & 7 >= 4 {
            return false;
        }
        let men = &class.men;
        let squares = &self.squares[..men.len() + 2];
        let mut taken = 0_u64;
        for &square in squares {
            if taken >> square & 1 == 1 {
                return false;
            }
            taken |= 1 << square;
        }
        let pawn_at_end =
            |(man, square): (&Piece, &u8)| man.role == Role::Pawn && matches!(square >> 3, 0 | 7);
        let others = &squares[2..];
        let ordered = |i: usize| men[i] != men[i - 1] || others[i] > others[i - 1];
        !men.iter().zip(others).any(pawn_at_end) && (1..men.len()).all(ordered)
    }

    /// Returns the placement after a move that neither captures nor promotes.
    pub fn after(self, mv: Move) -> Placement {
        let [from, to] = [mv.from, mv.to].map(|square| square.index() as u8);
        let moved = |square| if square == from { to } else { square };
        Placement { squares: self.squares.map(moved), turn: self.turn.other() }
    }

    /// Returns the pieces with their squares.
    pub fn men(self, class: &Class) -> impl Iterator<Item = (Piece, u8)> {
        let kings = Color::ALL.map(|color| Piece { color, role: Role::King });
        kings.into_iter().chain(class.men.iter().copied()).zip(self.squares)
    }

    /// Returns the position of a canonical placement, unless the player who is not to move is in
    /// check.
    pub fn position(self, class: &Class) -> Option<Position> {
        let mut sets = [[Bitboard::EMPTY; 6]; 2];
        for (man, square) in self.men(class) {
            sets[man.color as usize][man.role.index()] |= Bitboard::of(Square::new(square)?);
        }
        let position =
            Position::of_pieces(self.turn, |color, role| sets[color as usize][role.index()]);
        let waiting = self.turn.other();
        let king = position.king(waiting)?;
        position.attackers(king, self.turn).is_empty().then_some(position)
    }

    /// Returns the placement of a position.
    pub fn of(position: &Position, class: &Class) -> Placement {
        let mut squares = [0; 5];
        let mut taken = Bitboard::EMPTY;
        let kings = Color::ALL.map(|color| Piece { color, role: Role::King });
        let men = kings.into_iter().chain(class.men.iter().copied());
        for (place, man) in squares.iter_mut().zip(men) {
            let free = position.pieces(man.color, man.role).without(taken);
            if let Some(square) = free.first() {
                taken |= Bitboard::of(square);
                *place = square.index() as u8;
            }
        }
        Placement { squares, turn: position.turn() }
    }

    /// Returns the placement with mirrored files. The answers are the same.
    pub fn mirrored(self) -> Placement {
        Placement { squares: self.squares.map(|square| square ^ 7), ..self }
    }

    /// Returns the placement or its mirror image, whichever has White's king on files a to d.
    pub fn canonical(self) -> Placement {
        if self.squares[0] & 7 < 4 { self } else { self.mirrored() }
    }
}
