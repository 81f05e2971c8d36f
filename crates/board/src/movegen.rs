//! Legal move generator (Article 3).
//!
//! Checkers, pins and attacked squares are computed once for a position, so every generated set of
//! moves is legal. One generator passes *sets* of moves to a [`Visitor`], which may stop the
//! generator early. Visitors list moves, count them, or test whether there is any. Counting never
//! looks at single moves.

mod children;
mod king;
mod masks;
mod pawns;
mod pieces;
mod visitors;

use crate::attacks::line;
use crate::cpu::{self, Cpu, Portable, Task};
use crate::{Bitboard, Color, Move, Position, Role, Square, Wing};
use children::Children;
use core::ops::ControlFlow;
use masks::Masks;
use visitors::{Any, AnyEnPassant, Counter, Each, LimitedCounter};

pub use visitors::MoveList;

/// Kind of pawn step. All pawns that make the same step form one set.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum PawnStep {
    /// One square forward.
    Advance,
    /// Two squares forward.
    DoubleAdvance,
    /// Capture towards the a-file.
    CaptureWest,
    /// Capture towards the h-file.
    CaptureEast,
}

impl PawnStep {
    /// Returns the origin of a pawn that makes this step to `to`.
    #[inline]
    pub(crate) const fn from(self, to: Square, color: Color) -> Square {
        let forward: i32 = match color {
            Color::White => 8,
            Color::Black => -8,
        };
        let step = match self {
            PawnStep::Advance => forward,
            PawnStep::DoubleAdvance => 2 * forward,
            PawnStep::CaptureWest => forward - 1,
            PawnStep::CaptureEast => forward + 1,
        };
        Square::masked((to.index() as i32 - step) as u32)
    }
}

/// Receiver of sets of legal moves. [`ControlFlow::Break`] stops the generator.
pub trait Visitor {
    /// True if the visitor accepts empty sets, as a counter does. The generator then need not test
    /// whether a set is empty.
    const EMPTY_SETS: bool = false;
    /// True if the king moves last, unless it is in check. Its moves take longest, so this suits a
    /// visitor that often stops early.
    const KING_LAST: bool = false;
    /// Receives the targets of a piece other than a pawn.
    fn piece(&mut self, role: Role, from: Square, targets: Bitboard) -> ControlFlow<()>;
    /// Receives the targets of all pawns that make the given step. Pawns on the last rank promote.
    fn pawns(&mut self, step: PawnStep, targets: Bitboard) -> ControlFlow<()>;
    /// Receives an en passant capture.
    fn en_passant(&mut self, from: Square, to: Square) -> ControlFlow<()>;
    /// Receives castling to the given wing.
    fn castle(&mut self, wing: Wing, from: Square, to: Square) -> ControlFlow<()>;
}

/// Generator for one colour, which is known at compile time.
struct Generator<'a, C, const WHITE: bool> {
    cpu: C,
    position: &'a Position,
    us: Bitboard,
    them: Bitboard,
    occupied: Bitboard,
    /// Rooks and queens of both colours.
    straight: Bitboard,
    /// Bishops and queens of both colours.
    diagonal: Bitboard,
    king: Option<Square>,
    masks: Masks,
}

impl<C, const WHITE: bool> Generator<'_, C, WHITE> {
    const US: Color = if WHITE { Color::White } else { Color::Black };

    #[inline(always)]
    fn ours(&self, role: Role) -> Bitboard {
        self.position.role(role) & self.us
    }

    #[inline(always)]
    fn theirs(&self, role: Role) -> Bitboard {
        self.position.role(role) & self.them
    }
}

impl<'a, C: Cpu, const WHITE: bool> Generator<'a, C, WHITE> {
    #[inline(always)]
    fn new(cpu: C, position: &'a Position) -> Self {
        let (us, them) = (position.color(Self::US), position.color(Self::US.other()));
        let mut generator = Generator {
            cpu,
            position,
            us,
            them,
            occupied: us | them,
            straight: position.planes.straight(),
            diagonal: position.planes.diagonal(),
            king: position.king(Self::US),
            masks: Masks::default(),
        };
        generator.masks = generator.masks();
        generator
    }

    #[inline(always)]
    fn visit<V: Visitor>(&self, visitor: &mut V) -> ControlFlow<()> {
        let king_last = V::KING_LAST && self.masks.checkers.is_empty();
        if !king_last {
            self.king_moves(visitor)?;
        }
        // In double check only the king can move.
        if !self.masks.checkers.has_several() {
            self.moves_of_all(visitor)?;
            self.en_passant(visitor)?;
        }
        if king_last { self.king_moves(visitor) } else { ControlFlow::Continue(()) }
    }

    /// Generates the moves of all unpinned pieces, then the moves of each pinned piece along its
    /// pin.
    #[inline(always)]
    fn moves_of_all(&self, visitor: &mut impl Visitor) -> ControlFlow<()> {
        let mut movers = self.us.without(self.masks.pinned);
        let mut targets = self.masks.targets;
        let mut pinned = self.masks.pinned;
        loop {
            self.pawn_moves(movers, targets, visitor)?;
            self.piece_moves(movers, targets, visitor)?;
            let (Some(next), Some(king)) = (pinned.next(), self.king) else {
                return ControlFlow::Continue(());
            };
            movers = next.into();
            // A pinned piece may only move on the line through itself and the king.
            targets = self.masks.targets & line(king, next);
        }
    }
}

struct Visit<'a, 'v, V> {
    position: &'a Position,
    visitor: &'v mut V,
}

impl<V: Visitor> Task for Visit<'_, '_, V> {
    type Output = ControlFlow<()>;

    #[inline(always)]
    fn run(self, cpu: impl Cpu) -> ControlFlow<()> {
        match self.position.turn() {
            Color::White => Generator::<_, true>::new(cpu, self.position).visit(self.visitor),
            Color::Black => Generator::<_, false>::new(cpu, self.position).visit(self.visitor),
        }
    }
}

impl Position {
    /// Passes the legal moves to a visitor in sets, until it stops.
    ///
    /// ```
    /// use std::ops::ControlFlow;
    /// use touchmove_board::{Bitboard, PawnStep, Position, Role, Square, Visitor, Wing};
    ///
    /// struct KnightMoves(u32);
    /// impl Visitor for KnightMoves {
    ///     fn piece(&mut self, role: Role, _: Square, to: Bitboard) -> ControlFlow<()> {
    ///         self.0 += if role == Role::Knight { to.len() } else { 0 };
    ///         ControlFlow::Continue(())
    ///     }
    ///     fn pawns(&mut self, _: PawnStep, _: Bitboard) -> ControlFlow<()> {
    ///         ControlFlow::Continue(())
    ///     }
    ///     fn en_passant(&mut self, _: Square, _: Square) -> ControlFlow<()> {
    ///         ControlFlow::Continue(())
    ///     }
    ///     fn castle(&mut self, _: Wing, _: Square, _: Square) -> ControlFlow<()> {
    ///         ControlFlow::Continue(())
    ///     }
    /// }
    ///
    /// let mut knights = KnightMoves(0);
    /// let _ = Position::default().visit_moves(&mut knights);
    /// assert_eq!(knights.0, 4);
    /// ```
    #[inline]
    pub fn visit_moves(&self, visitor: &mut impl Visitor) -> ControlFlow<()> {
        cpu::run(Visit { position: self, visitor })
    }

    /// Returns every legal move, in no particular order.
    ///
    /// ```
    /// assert_eq!(touchmove_board::Position::default().legal_moves().len(), 20);
    /// ```
    pub fn legal_moves(&self) -> MoveList {
        let mut list = MoveList::new();
        let _ = self.each_move(|mv| match list.try_push(mv) {
            Ok(()) => ControlFlow::Continue(()),
            Err(_) => ControlFlow::Break(()),
        });
        list
    }

    /// Passes each legal move to `see`, until it stops.
    ///
    /// ```
    /// use std::ops::ControlFlow;
    /// use touchmove_board::Position;
    ///
    /// let mut moves = 0;
    /// let _ = Position::default().each_move(|_| {
    ///     moves += 1;
    ///     ControlFlow::Continue(())
    /// });
    /// assert_eq!(moves, 20);
    /// ```
    #[inline]
    pub fn each_move(&self, see: impl FnMut(Move) -> ControlFlow<()>) -> ControlFlow<()> {
        self.visit_moves(&mut Each { position: self, see })
    }

    /// Passes each legal move and the position after it to `see`, until it stops.
    ///
    /// The function is faster than a call of [`Position::after`] for each move.
    ///
    /// ```
    /// use std::ops::ControlFlow;
    /// use touchmove_board::Position;
    ///
    /// let start = Position::default();
    /// let _ = start.each_child(|mv, after| {
    ///     assert_eq!(*after, start.after(mv));
    ///     ControlFlow::Continue(())
    /// });
    /// ```
    #[inline]
    pub fn each_child(
        &self,
        see: impl FnMut(Move, &Position) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        self.visit_moves(&mut Children { position: self, see })
    }

    #[inline(always)]
    pub(crate) fn each_child_with(
        &self,
        cpu: impl Cpu,
        see: impl FnMut(Move, &Position) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        Visit { position: self, visitor: &mut Children { position: self, see } }.run(cpu)
    }

    #[inline(always)]
    pub(crate) fn count_with(&self, cpu: impl Cpu) -> u32 {
        let mut counter = Counter(0);
        let _ = Visit { position: self, visitor: &mut counter }.run(cpu);
        counter.0
    }

    /// Returns the number of legal moves.
    ///
    /// ```
    /// assert_eq!(touchmove_board::Position::default().count_legal_moves(), 20);
    /// ```
    #[inline]
    pub fn count_legal_moves(&self) -> u32 {
        let mut counter = Counter(0);
        let _ = self.visit_moves(&mut counter);
        counter.0
    }

    /// Returns the number of legal moves, or a number above `limit` if there are more.
    ///
    /// ```
    /// use touchmove_board::Position;
    /// assert_eq!(Position::default().count_legal_moves_to(20), 20);
    /// assert!(Position::default().count_legal_moves_to(3) > 3);
    /// ```
    pub fn count_legal_moves_to(&self, limit: u32) -> u32 {
        let mut counter = LimitedCounter { count: 0, limit };
        let _ = self.visit_moves(&mut counter);
        counter.count
    }

    /// Returns true if there is a legal move.
    ///
    /// ```
    /// assert!(touchmove_board::Position::default().has_legal_move());
    /// ```
    pub fn has_legal_move(&self) -> bool {
        self.visit_moves(&mut Any).is_break()
    }

    /// Returns true if this move is legal.
    ///
    /// ```
    /// use touchmove_board::Position;
    /// let start = Position::default();
    /// let e4 = start.find_move("e2".parse().unwrap(), "e4".parse().unwrap(), None).unwrap();
    /// assert!(start.is_legal(e4) && !start.after(e4).is_legal(e4));
    /// ```
    pub fn is_legal(&self, mv: Move) -> bool {
        self.each_move(|legal| match legal == mv {
            true => ControlFlow::Break(()),
            false => ControlFlow::Continue(()),
        })
        .is_break()
    }

    /// Returns the legal move between two squares with the given promotion.
    ///
    /// For castling, `to` is the king's square of arrival or the rook's square.
    ///
    /// ```
    /// use touchmove_board::{Position, Role};
    /// let position: Position = "4k3/P7/8/8/8/8/8/4K2R w K - 0 1".parse().unwrap();
    /// let find = |from: &str, to: &str, promotion| {
    ///     position.find_move(from.parse().unwrap(), to.parse().unwrap(), promotion)
    /// };
    /// assert!(find("a7", "a8", None).is_none());
    /// assert!(find("a7", "a8", Some(Role::Rook)).is_some());
    /// assert_eq!(find("e1", "g1", None), find("e1", "h1", None));
    /// ```
    pub fn find_move(&self, from: Square, to: Square, promotion: Option<Role>) -> Option<Move> {
        let mut found = None;
        let _ = self.each_move(|mv| {
            let arrives = mv.to == to || self.castles_by(&mv, from, to);
            if mv.from != from || mv.promotion() != promotion || !arrives {
                return ControlFlow::Continue(());
            }
            // Castling is visited last, so a king step to the same square takes precedence
            // (Chess960).
            found = Some(mv);
            ControlFlow::Break(())
        });
        found
    }

    fn castles_by(&self, mv: &Move, king: Square, rook: Square) -> bool {
        let Some(wing) = mv.wing() else { return false };
        mv.from == king && self.castling_rook(self.turn(), wing) == Some(rook)
    }

    /// Returns the castling move to the given wing, if it is legal.
    ///
    /// ```
    /// use touchmove_board::{Position, Wing};
    /// let position: Position = "4k3/8/8/8/8/8/8/4K2R w K - 0 1".parse().unwrap();
    /// assert_eq!(position.castling_move(Wing::Kingside).unwrap().to_string(), "e1g1");
    /// assert_eq!(position.castling_move(Wing::Queenside), None);
    /// ```
    pub fn castling_move(&self, wing: Wing) -> Option<Move> {
        let mut found = None;
        let see = |mv: Move| {
            found = Some(mv);
            ControlFlow::Break(())
        };
        let mut each = Each { position: self, see };
        let _ = match self.turn() {
            Color::White => Generator::<_, true>::new(Portable, self).castling_to(wing, &mut each),
            Color::Black => Generator::<_, false>::new(Portable, self).castling_to(wing, &mut each),
        };
        found
    }

    pub(crate) fn has_legal_en_passant(&self) -> bool {
        match self.turn() {
            Color::White => Generator::<_, true>::new(Portable, self).en_passant(&mut AnyEnPassant),
            Color::Black => {
                Generator::<_, false>::new(Portable, self).en_passant(&mut AnyEnPassant)
            }
        }
        .is_break()
    }
}
