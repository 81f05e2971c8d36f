//! Chess positions.

use crate::attacks::{bishop_attacks, king_attacks, knight_attacks, pawn_attacks, rook_attacks};
use crate::planes::Planes;
use crate::state::State;
use crate::{Bitboard, Color, Piece, Role, Square, Wing};

/// Position: pieces, player to move, castling rights, en passant square and the two counters.
///
/// A position need not be legal. On a real board a king can be left in check or removed, or a
/// promotion can be forgotten. The game continues until a player or the arbiter notices.
/// [`Position::problems`] reports such problems. Legal moves are well defined in every position: no
/// move captures a king, and a player without a king is never in check.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Position {
    pub(crate) planes: Planes,
    pub(crate) state: State,
}

impl Default for Position {
    /// Returns the initial position (Article 2).
    fn default() -> Position {
        let made = || {
            crate::chess960::start_position(518).unwrap_or_else(|| Position::empty(Color::White))
        };
        #[cfg(feature = "std")]
        {
            static INITIAL: std::sync::OnceLock<Position> = std::sync::OnceLock::new();
            *INITIAL.get_or_init(made)
        }
        #[cfg(not(feature = "std"))]
        made()
    }
}

impl Position {
    /// Returns an empty board with the given player to move.
    ///
    /// ```
    /// use touchmove_board::{Color, Position};
    /// assert!(Position::empty(Color::White).occupied().is_empty());
    /// ```
    pub const fn empty(turn: Color) -> Position {
        Position { planes: Planes::EMPTY, state: State::new(turn, 0, 1) }
    }

    /// Returns a position with the given pieces and initial counters. It has no castling rights and
    /// no en passant square.
    ///
    /// If two pieces claim one square, the first is kept. White's pieces precede Black's, and pawns
    /// precede other pieces.
    ///
    /// ```
    /// use touchmove_board::{Color, Position};
    /// let start = Position::default();
    /// let same = Position::of_pieces(Color::White, |color, role| start.pieces(color, role));
    /// assert!(same.occupied() == start.occupied() && same.castling_rooks().is_empty());
    /// ```
    #[inline]
    pub fn of_pieces(turn: Color, pieces: impl Fn(Color, Role) -> Bitboard) -> Position {
        let mut position = Position::empty(turn);
        for color in Color::ALL {
            for role in Role::ALL {
                let squares = pieces(color, role).without(position.occupied());
                position.planes.add(squares, Piece { color, role });
            }
        }
        position
    }

    /// Returns the player to move.
    ///
    /// ```
    /// use touchmove_board::{Color, Position};
    /// assert_eq!(Position::default().turn(), Color::White);
    /// ```
    #[inline]
    pub const fn turn(&self) -> Color {
        self.state.turn()
    }

    /// Returns the squares of both players' pieces of the given role.
    ///
    /// ```
    /// use touchmove_board::{Position, Role};
    /// assert_eq!(Position::default().role(Role::Pawn).len(), 16);
    /// ```
    #[inline]
    pub const fn role(&self, role: Role) -> Bitboard {
        self.planes.role(role)
    }

    /// Returns the squares of the given colour's pieces.
    ///
    /// ```
    /// use touchmove_board::{Color, Position};
    /// assert_eq!(Position::default().color(Color::Black).len(), 16);
    /// ```
    #[inline]
    pub const fn color(&self, color: Color) -> Bitboard {
        self.planes.color(color)
    }

    /// Returns the squares of the pieces with the given role and colour.
    ///
    /// ```
    /// use touchmove_board::{Color, Position, Role};
    /// assert_eq!(Position::default().pieces(Color::White, Role::Rook).len(), 2);
    /// ```
    #[inline]
    pub const fn pieces(&self, color: Color, role: Role) -> Bitboard {
        Bitboard(self.role(role).0 & self.color(color).0)
    }

    /// Returns the occupied squares.
    ///
    /// ```
    /// assert_eq!(touchmove_board::Position::default().occupied().len(), 32);
    /// ```
    #[inline]
    pub const fn occupied(&self) -> Bitboard {
        self.planes.occupied()
    }

    /// Returns the king's square. If there are several kings, the first square counts.
    ///
    /// ```
    /// use touchmove_board::{Color, Position};
    /// assert_eq!(Position::default().king(Color::White).unwrap().to_string(), "e1");
    /// ```
    #[inline]
    pub const fn king(&self, color: Color) -> Option<Square> {
        self.pieces(color, Role::King).first()
    }

    /// Returns the piece on a square.
    ///
    /// ```
    /// use touchmove_board::{Position, Role};
    /// let piece = Position::default().piece_at("d8".parse().unwrap()).unwrap();
    /// assert_eq!(piece.role, Role::Queen);
    /// ```
    #[inline]
    pub fn piece_at(&self, square: Square) -> Option<Piece> {
        let color = if self.color(Color::White).contains(square) {
            Color::White
        } else if self.color(Color::Black).contains(square) {
            Color::Black
        } else {
            return None;
        };
        let role = Role::ALL.into_iter().find(|&r| self.role(r).contains(square))?;
        Some(Piece { color, role })
    }

    /// Returns the number of half-moves since the last capture or pawn move.
    ///
    /// Fifty moves by each player are 100 half-moves (Articles 9.3 and 9.6).
    ///
    /// ```
    /// assert_eq!(touchmove_board::Position::default().halfmoves(), 0);
    /// ```
    #[inline]
    pub const fn halfmoves(&self) -> u16 {
        self.state.halfmoves()
    }

    /// Returns the number of the next move, from 1.
    ///
    /// ```
    /// assert_eq!(touchmove_board::Position::default().fullmoves(), 1);
    /// ```
    #[inline]
    pub const fn fullmoves(&self) -> u16 {
        self.state.fullmoves()
    }

    /// Returns the rooks that may still castle.
    ///
    /// ```
    /// assert_eq!(touchmove_board::Position::default().castling_rooks().len(), 4);
    /// ```
    #[inline]
    pub const fn castling_rooks(&self) -> Bitboard {
        self.planes.castling()
    }

    /// Returns the rook with which the player may still castle to the given wing, now or later.
    ///
    /// ```
    /// use touchmove_board::{Color, Position, Wing};
    /// let rook = Position::default().castling_rook(Color::White, Wing::Kingside);
    /// assert_eq!(rook.unwrap().to_string(), "h1");
    /// ```
    pub fn castling_rook(&self, color: Color, wing: Wing) -> Option<Square> {
        let king = self.king(color)?;
        (self.castling_rooks() & self.color(color)).find(|&rook| wing_of(king, rook) == wing)
    }

    /// Returns the square that a pawn passed over with the last move, if an opposing pawn attacks
    /// the square.
    ///
    /// An en passant capture there need not be legal.
    ///
    /// ```
    /// assert_eq!(touchmove_board::Position::default().passed_square(), None);
    /// ```
    #[inline]
    pub const fn passed_square(&self) -> Option<Square> {
        self.state.passed()
    }

    /// Returns the square of a legal en passant capture, if there is one.
    ///
    /// ```
    /// use touchmove_board::Position;
    /// let position: Position = "4k3/8/8/8/3pP3/8/8/4K3 b - e3 0 1".parse().unwrap();
    /// assert_eq!(position.en_passant().unwrap().to_string(), "e3");
    /// ```
    pub fn en_passant(&self) -> Option<Square> {
        self.passed_square().filter(|_| self.has_legal_en_passant())
    }

    /// Returns the pieces of a colour that attack a square, pinned ones included (Article 3.1).
    ///
    /// ```
    /// use touchmove_board::{Color, Position};
    /// let attackers = Position::default().attackers("f3".parse().unwrap(), Color::White);
    /// assert_eq!(attackers.len(), 3);
    /// ```
    pub fn attackers(&self, square: Square, by: Color) -> Bitboard {
        self.attackers_when(square, by, self.occupied())
    }

    /// Returns the pieces that would attack a square if exactly the squares in `occupied` were
    /// occupied.
    pub(crate) fn attackers_when(&self, square: Square, by: Color, occupied: Bitboard) -> Bitboard {
        let attackers = (knight_attacks(square) & self.role(Role::Knight))
            | (king_attacks(square) & self.role(Role::King))
            | (pawn_attacks(by.other(), square) & self.role(Role::Pawn))
            | (rook_attacks(square, occupied) & self.planes.straight())
            | (bishop_attacks(square, occupied) & self.planes.diagonal());
        attackers & self.color(by) & occupied
    }

    /// Returns the pieces that give check to the given player (Article 3.9).
    ///
    /// ```
    /// use touchmove_board::{Color, Position};
    /// assert!(Position::default().checkers(Color::White).is_empty());
    /// ```
    pub fn checkers(&self, color: Color) -> Bitboard {
        match self.king(color) {
            Some(king) => self.attackers(king, color.other()),
            None => Bitboard::EMPTY,
        }
    }

    /// Returns true if the player to move is in check.
    ///
    /// ```
    /// assert!(!touchmove_board::Position::default().is_check());
    /// ```
    pub fn is_check(&self) -> bool {
        !self.checkers(self.turn()).is_empty()
    }

    /// Returns true if the player to move is in check and has no legal move (Article 5.1.1 in
    /// 2023).
    ///
    /// ```
    /// use touchmove_board::Position;
    /// let mate: Position = "7k/6Q1/6K1/8/8/8/8/8 b - - 0 1".parse().unwrap();
    /// assert!(mate.is_checkmate());
    /// ```
    pub fn is_checkmate(&self) -> bool {
        self.is_check() && !self.has_legal_move()
    }

    /// Returns true if the player to move has no legal move and is not in check (Article 5.2.1 in
    /// 2023).
    ///
    /// ```
    /// use touchmove_board::Position;
    /// let stalemate: Position = "7k/5Q2/6K1/8/8/8/8/8 b - - 0 1".parse().unwrap();
    /// assert!(stalemate.is_stalemate());
    /// ```
    pub fn is_stalemate(&self) -> bool {
        !self.is_check() && !self.has_legal_move()
    }

    /// Returns the position with the given player to move. If the player changes, the en passant
    /// square is removed.
    ///
    /// ```
    /// use touchmove_board::{Color, Position};
    /// assert_eq!(Position::default().with_turn(Color::Black).turn(), Color::Black);
    /// ```
    pub const fn with_turn(mut self, turn: Color) -> Position {
        if turn as u8 != self.turn() as u8 {
            self.state = self.state.with_turn(turn);
        }
        self
    }

    /// Returns the position with the square's content replaced, without regard to the rules.
    ///
    /// A rook or king that leaves its square loses its castling rights. A second king also removes
    /// them. Any change removes the en passant square.
    ///
    /// ```
    /// use touchmove_board::Position;
    /// let position = Position::default().with_piece("d8".parse().unwrap(), None);
    /// assert_eq!(position.occupied().len(), 31);
    /// ```
    pub fn with_piece(mut self, square: Square, piece: Option<Piece>) -> Position {
        if self.piece_at(square) == piece {
            return self;
        }
        for king in [self.piece_at(square), piece].into_iter().flatten() {
            if king.role == Role::King {
                self.planes.keep_castling(self.color(king.color.other()));
            }
        }
        self.state = self.state.with_passed(None);
        self.put(square, piece);
        self
    }

    /// Returns true if a pawn of the player not to move can have passed over this square with the
    /// last move.
    ///
    /// The test considers only the pawn and the squares that it crossed.
    pub(crate) fn can_have_been_passed(&self, square: Square) -> bool {
        let mover = self.turn().other();
        let (rank, step) = match mover {
            Color::White => (2, 8),
            Color::Black => (5, -8),
        };
        let at = |step: i32| Square::masked((square.index() as i32 + step) as u32);
        let way = Bitboard::of(square) | at(-step).into();
        square.rank() == rank
            && self.pieces(mover, Role::Pawn).contains(at(step))
            && !self.occupied().meets(way)
    }

    /// Returns true if a pawn of the player to move attacks the given square.
    pub(crate) fn is_within_reach(&self, square: Square) -> bool {
        pawn_attacks(self.turn().other(), square).meets(self.pieces(self.turn(), Role::Pawn))
    }

    /// Replaces the piece on a square and changes nothing else.
    pub(crate) fn put(&mut self, square: Square, piece: Option<Piece>) {
        self.planes.clear(square.into());
        if let Some(piece) = piece {
            self.planes.add(square.into(), piece);
        }
    }
}

/// Returns the wing on which a rook is, seen from the king.
#[inline]
pub(crate) const fn wing_of(king: Square, rook: Square) -> Wing {
    if rook.file() > king.file() { Wing::Kingside } else { Wing::Queenside }
}
