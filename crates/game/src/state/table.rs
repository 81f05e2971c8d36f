//! What lies on the table: the board with what a hand is doing to it, the
//! moves that stand, the clock, the scoresheets.

use super::attempt::Attempt;
use super::ply::Ply;
use super::sheets::Scoresheets;
use alloc::vec::Vec;
use touchmove_board::{ByColor, Color, Position, Square};
use touchmove_clock::{Chessclock, Millis, Moment};
use touchmove_laws::rules::periods::saved_in_delay;
use touchmove_laws::{Regulations, Variant};

/// What lies on the table.
#[derive(Debug, Clone)]
pub(crate) struct Table {
    /// The position that the record starts from.
    pub start: Position,
    /// What stands on the board; its turn is that of the player to move.
    pub board: Position,
    /// What the player who has the move has done since getting it.
    pub attempt: Attempt,
    /// The moves that stand.
    pub plies: Vec<Ply>,
    pub clock: Chessclock,
    /// The moment of the last event, on the session's axis.
    pub now: Moment,
    /// Pieces knocked over and not put back.
    pub displaced: Vec<Displaced>,
    /// Where pieces were put back that had been knocked over.
    pub restored: Vec<Square>,
    /// What the players have written.
    pub sheets: Scoresheets,
    /// A press without a move that was answered by pressing back.
    pub pressed_back: Option<PressedBack>,
}

/// A piece knocked over, and how many moves had been made by then.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Displaced {
    pub square: Square,
    pub after: usize,
    pub by: Color,
    /// What the clocks showed.
    pub clocks: ByColor<Millis>,
}

/// A press without a move that the opponent has answered by pressing back:
/// nothing has to be restored.
#[derive(Debug, Clone)]
pub(crate) struct PressedBack {
    /// The press.
    pub ply: Ply,
    /// What the answer added to the opponent's clock, while nobody has
    /// claimed that one.
    pub answered: Option<EmptyPress>,
}

/// A press by a player who has not moved.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct EmptyPress {
    pub by: Color,
    /// What it gave.
    pub increment: Millis,
}

impl Table {
    pub(super) fn new(rules: &Regulations, start: Position) -> Table {
        let board = as_the_variant_has_it(rules, start);
        Table {
            start,
            board,
            attempt: Attempt::new(board),
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

/// In ordinary chess a king or rook that does not begin on its own square
/// cannot castle, whatever is said of its rights.
pub(crate) fn as_the_variant_has_it(rules: &Regulations, start: Position) -> Position {
    match rules.variant {
        Variant::Chess => start.without_chess960_castling(),
        Variant::AsSetUp | Variant::Chess960 => start,
    }
}

/// A clock set for the start. Moves made before the start position count
/// towards the first period where they lie within it.
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

/// How many moves a player had made before a position, by its move number.
pub(crate) fn moves_before(start: &Position, player: Color) -> u32 {
    let whole = u32::from(start.fullmoves().saturating_sub(1));
    whole.saturating_add(u32::from(player != start.turn() && player == Color::White))
}
