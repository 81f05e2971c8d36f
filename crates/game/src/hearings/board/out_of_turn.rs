//! Acts of moving by a player who does not have the move: a second move, or a move taken back.

use crate::event::MoveText;
use crate::moves;
use crate::proceedings::Proceedings;
use crate::state::View;
use crate::state::change::Ledger;
use touchmove_board::{Color, MoveKind, Square};
use touchmove_laws::rules::alternation::Alternation;
use touchmove_laws::rules::made_move::MadeMove;

/// Handles a complete move by a player who does not have the move.
pub(super) fn plays(proceedings: &mut Proceedings<'_>, player: Color, text: &MoveText) {
    if moves_again(proceedings, player, text) {
        return is_final(proceedings, player);
    }
    let from = match text {
        MoveText::FromTo { from, .. } => Some(*from),
        MoveText::Notation(_) => None,
    };
    moves(proceedings, player, from);
}

/// Handles a piece moved by a player who does not have the move.
pub(super) fn moves(proceedings: &mut Proceedings<'_>, player: Color, from: Option<Square>) {
    if !proceedings.takes_moves_only() && !has_released(proceedings, player, from) {
        proceedings.enter(Ledger::SecondMove(Some(player)));
    }
    touches(proceedings, player, from);
}

/// True if the player's last move ended on this square.
fn has_released(view: &View, player: Color, square: Option<Square>) -> bool {
    let last = view.table.plies.last().filter(|p| p.player == player);
    square.is_some() && last.and_then(|p| p.legal()).map(|m| m.to) == square
}

/// Handles a piece touched by a player who does not have the move.
pub(super) fn touches(proceedings: &mut Proceedings<'_>, player: Color, from: Option<Square>) {
    if has_released(proceedings, player, from) {
        return is_final(proceedings, player);
    }
    proceedings.decide(&Alternation::NotOnMove { player });
}

/// Refuses to take back a move that has been made.
fn is_final(proceedings: &mut Proceedings<'_>, player: Color) {
    let legal = proceedings.table.plies.last().and_then(|p| p.legal());
    let promoted = legal.is_some_and(|mv| matches!(mv.kind, MoveKind::Promotion(_)));
    proceedings.decide(&MadeMove::IsFinal { player, promoted });
}

/// True if a player moves the piece of the last, uncompleted move again from its former square: the
/// same move, or another one.
fn moves_again(view: &View, player: Color, text: &MoveText) -> bool {
    let last = view.table.plies.last().filter(|ply| ply.player == player && !ply.completed);
    let again = last.and_then(|ply| Some((ply.legal()?, moves::played(&ply.before(), text).ok()?)));
    again.is_some_and(|(mv, played)| played.from() == mv.from)
}
