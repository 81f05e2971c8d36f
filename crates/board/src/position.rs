//! Positions.

use crate::attacks::{bishop_attacks, king_attacks, knight_attacks, pawn_attacks, rook_attacks};
use crate::planes::Planes;
use crate::state::State;
use crate::{Bitboard, Color, Piece, Role, Square, Wing};

/// A position: what stands where, who has the move, what may still be
/// castled, where a pawn may be captured en passant, and the two counters.
///
/// A position need not be one that the rules allow: a hand can leave a king
/// in check, take it off the board or forget to promote, and the game goes on
/// from there until somebody notices. [`Position::problems`] tells what is
/// wrong with it. Legal moves are well defined in all of them: nothing ever
/// captures a king, and a player without a king has no check to mind.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Position {
    pub(crate) planes: Planes,
    pub(crate) state: State,
}

impl Default for Position {
    /// The initial position (Article 2).
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
    /// An empty board.
    ///
    /// ```
    /// use touchmove_board::{Color, Position};
    /// assert!(Position::empty(Color::White).occupied().is_empty());
    /// ```
    pub const fn empty(turn: Color) -> Position {
        Position { planes: Planes::EMPTY, state: State::new(turn, 0, 1) }
    }

    /// A position with these pieces; without castling and en passant, and
    /// the counters as at the beginning. On a square named twice the first
    /// piece stands, White's before Black's and pawns before pieces.
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

    /// Who has the move.
    ///
    /// ```
    /// use touchmove_board::{Color, Position};
    /// assert_eq!(Position::default().turn(), Color::White);
    /// ```
    #[inline]
    pub const fn turn(&self) -> Color {
        self.state.turn()
    }

    /// The squares with pieces of that kind, both colours.
    ///
    /// ```
    /// use touchmove_board::{Position, Role};
    /// assert_eq!(Position::default().role(Role::Pawn).len(), 16);
    /// ```
    #[inline]
    pub const fn role(&self, role: Role) -> Bitboard {
        self.planes.role(role)
    }

    /// The squares with pieces of that colour.
    ///
    /// ```
    /// use touchmove_board::{Color, Position};
    /// assert_eq!(Position::default().color(Color::Black).len(), 16);
    /// ```
    #[inline]
    pub const fn color(&self, color: Color) -> Bitboard {
        self.planes.color(color)
    }

    /// The squares with pieces of that kind and colour.
    ///
    /// ```
    /// use touchmove_board::{Color, Position, Role};
    /// assert_eq!(Position::default().pieces(Color::White, Role::Rook).len(), 2);
    /// ```
    #[inline]
    pub const fn pieces(&self, color: Color, role: Role) -> Bitboard {
        Bitboard(self.role(role).0 & self.color(color).0)
    }

    /// The squares that hold a piece.
    ///
    /// ```
    /// assert_eq!(touchmove_board::Position::default().occupied().len(), 32);
    /// ```
    #[inline]
    pub const fn occupied(&self) -> Bitboard {
        self.planes.occupied()
    }

    /// The king's square; the first one if a hand has put up several.
    ///
    /// ```
    /// use touchmove_board::{Color, Position};
    /// assert_eq!(Position::default().king(Color::White).unwrap().to_string(), "e1");
    /// ```
    #[inline]
    pub const fn king(&self, color: Color) -> Option<Square> {
        self.pieces(color, Role::King).first()
    }

    /// The piece on a square.
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

    /// Moves by each player since the last capture or pawn move, counted in
    /// single moves (so 100 are fifty by each; Articles 9.3 and 9.6).
    ///
    /// ```
    /// assert_eq!(touchmove_board::Position::default().halfmoves(), 0);
    /// ```
    #[inline]
    pub const fn halfmoves(&self) -> u16 {
        self.state.halfmoves()
    }

    /// The number of the move about to be made, from 1.
    ///
    /// ```
    /// assert_eq!(touchmove_board::Position::default().fullmoves(), 1);
    /// ```
    #[inline]
    pub const fn fullmoves(&self) -> u16 {
        self.state.fullmoves()
    }

    /// The rooks with which castling has not been lost.
    ///
    /// ```
    /// assert_eq!(touchmove_board::Position::default().castling_rooks().len(), 4);
    /// ```
    #[inline]
    pub const fn castling_rooks(&self) -> Bitboard {
        self.planes.castling()
    }

    /// The rook with which that player may still castle to that side, now or
    /// later.
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

    /// The square that a pawn has passed over with the last move, where an
    /// opponent's pawn stands ready to capture it, be that legal or not.
    ///
    /// ```
    /// assert_eq!(touchmove_board::Position::default().passed_square(), None);
    /// ```
    #[inline]
    pub const fn passed_square(&self) -> Option<Square> {
        self.state.passed()
    }

    /// The square where a legal move captures en passant, if there is one.
    ///
    /// ```
    /// use touchmove_board::Position;
    /// let position: Position = "4k3/8/8/8/3pP3/8/8/4K3 b - e3 0 1".parse().unwrap();
    /// assert_eq!(position.en_passant().unwrap().to_string(), "e3");
    /// ```
    pub fn en_passant(&self) -> Option<Square> {
        self.passed_square().filter(|_| self.has_legal_en_passant())
    }

    /// The pieces of a colour that attack a square, pinned ones included
    /// (Article 3.1).
    ///
    /// ```
    /// use touchmove_board::{Color, Position};
    /// let attackers = Position::default().attackers("f3".parse().unwrap(), Color::White);
    /// assert_eq!(attackers.len(), 3);
    /// ```
    pub fn attackers(&self, square: Square, by: Color) -> Bitboard {
        self.attackers_when(square, by, self.occupied())
    }

    /// As [`Position::attackers`], with other squares taken to be occupied.
    pub(crate) fn attackers_when(&self, square: Square, by: Color, occupied: Bitboard) -> Bitboard {
        let attackers = (knight_attacks(square) & self.role(Role::Knight))
            | (king_attacks(square) & self.role(Role::King))
            | (pawn_attacks(by.other(), square) & self.role(Role::Pawn))
            | (rook_attacks(square, occupied) & self.planes.straight())
            | (bishop_attacks(square, occupied) & self.planes.diagonal());
        attackers & self.color(by) & occupied
    }

    /// The pieces that give check to that player (Article 3.9).
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

    /// Whether the player who has the move is in check.
    ///
    /// ```
    /// assert!(!touchmove_board::Position::default().is_check());
    /// ```
    pub fn is_check(&self) -> bool {
        !self.checkers(self.turn()).is_empty()
    }

    /// Whether the player who has the move is in check and has no legal move
    /// (Article 5.1.1 in 2023).
    ///
    /// ```
    /// use touchmove_board::Position;
    /// let mate: Position = "7k/6Q1/6K1/8/8/8/8/8 b - - 0 1".parse().unwrap();
    /// assert!(mate.is_checkmate());
    /// ```
    pub fn is_checkmate(&self) -> bool {
        self.is_check() && !self.has_legal_move()
    }

    /// Whether the player who has the move has no legal move and is not in
    /// check (Article 5.2.1 in 2023).
    ///
    /// ```
    /// use touchmove_board::Position;
    /// let stalemate: Position = "7k/5Q2/6K1/8/8/8/8/8 b - - 0 1".parse().unwrap();
    /// assert!(stalemate.is_stalemate());
    /// ```
    pub fn is_stalemate(&self) -> bool {
        !self.is_check() && !self.has_legal_move()
    }

    /// The same position with the other player to move and no en passant.
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

    /// Puts a piece on a square, or takes away what stands there, as a hand
    /// does: without regard to the rules. Castling is lost with a rook or king
    /// that leaves its square or a king that joins another; en passant with
    /// any change.
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

    /// Whether a pawn of the player not to move can have passed over this
    /// square with the last move, as far as it and its way are concerned.
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

    /// Whether a pawn of the player to move attacks the square.
    pub(crate) fn is_within_reach(&self, square: Square) -> bool {
        pawn_attacks(self.turn().other(), square).meets(self.pieces(self.turn(), Role::Pawn))
    }

    /// Replaces what stands on a square, nothing else.
    pub(crate) fn put(&mut self, square: Square, piece: Option<Piece>) {
        self.planes.clear(square.into());
        if let Some(piece) = piece {
            self.planes.add(square.into(), piece);
        }
    }
}

/// The wing on which a rook stands, seen from the king.
#[inline]
pub(crate) const fn wing_of(king: Square, rook: Square) -> Wing {
    if rook.file() > king.file() { Wing::Kingside } else { Wing::Queenside }
}
