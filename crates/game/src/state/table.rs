//! The table: board, move in progress, moves made, clock and scoresheets.

use super::attempt::Attempt;
use super::ply::Ply;
use super::sheets::Scoresheets;
use alloc::vec::Vec;
use touchmove_board::{ByColor, Color, Piece, Position, Square};
use touchmove_clock::{Chessclock, Millis, Moment};
use touchmove_laws::rules::periods::saved_in_delay;
use touchmove_laws::{Regulations, Variant};

/// The table.
#[derive(Debug, Clone)]
pub(crate) struct Table {
    /// Start position of the record.
    pub start: Position,
    /// Position on the board. Its side to move is the player to move.
    pub board: Position,
    /// Move in progress of the player who has the move.
    pub attempt: Attempt,
    /// The piece that the last move replaced on its square, until its player takes it away.
    pub last_replaced: Option<(Square, Piece)>,
    /// Moves of the game.
    pub plies: Vec<Ply>,
    pub clock: Chessclock,
    /// Time of the last event on the session's time axis.
    pub now: Moment,
    /// Displaced pieces that were not put back.
    pub displaced: Vec<Displaced>,
    /// Squares of displaced pieces that were put back.
    pub restored: Vec<Square>,
    /// Scoresheets of the players and the arbiter.
    pub sheets: Scoresheets,
    /// A press without a move that was answered by pressing back.
    pub pressed_back: Option<PressedBack>,
}

/// A displaced piece, with the number of moves made before the displacement.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Displaced {
    pub square: Square,
    pub after: usize,
    pub by: Color,
    /// Clock times at the displacement.
    pub clocks: ByColor<Millis>,
}

/// A press without a move that the opponent answered by pressing back. The board did not change, so
/// no position must be restored.
#[derive(Debug, Clone)]
pub(crate) struct PressedBack {
    /// The first press.
    pub ply: Ply,
    /// The press back, as long as it has not been claimed.
    pub answered: Option<EmptyPress>,
}

/// A press by a player who has not moved.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct EmptyPress {
    pub by: Color,
    /// Gain of the press.
    pub increment: Millis,
}

impl Table {
    pub(super) fn new(rules: &Regulations, start: Position) -> Table {
        let board = as_the_variant_has_it(rules, start);
        Table {
            start,
            board,
            attempt: Attempt::new(board),
            last_replaced: None,
            plies: Vec::new(),
            clock: clock_at(rules, &start),
            now: Moment::START,
            displaced: Vec::new(),
            restored: Vec::new(),
            sheets: Scoresheets::default(),
            pressed_back: None,
        }
    }
}

/// Removes impossible castling rights. In ordinary chess a king or rook that starts on a square
/// other than its own cannot castle, even if the FEN says so.
pub(crate) fn as_the_variant_has_it(rules: &Regulations, start: Position) -> Position {
    match rules.variant {
        Variant::Chess => start.without_chess960_castling(),
        Variant::AsSetUp | Variant::Chess960 => start,
    }
}

/// Creates the clock for the start. Moves before the start position count towards the first period,
/// if the period has that many moves.
fn clock_at(rules: &Regulations, start: &Position) -> Chessclock {
    let saved = saved_in_delay(rules.edition, rules.reading);
    let mut clock = Chessclock::new(&rules.time_control).with_saved_in_delay(saved);
    for player in Color::ALL {
        let made = moves_before(start, player);
        if clock.moves_required(player).is_some_and(|required| made < required) {
            clock.set_moves(player, made);
        }
    }
    clock
}

/// Returns the number of moves that a player made before a position, according to its move number.
pub(crate) fn moves_before(start: &Position, player: Color) -> u32 {
    let whole = u32::from(start.fullmoves().saturating_sub(1));
    whole.saturating_add(u32::from(player != start.turn() && player == Color::White))
}
