//! Completing a move, and ends of the game that follow from a move.
//!
//! If a move is in accordance with Articles 3 and 4, these ends of the game are checked in order.
//! In 2009 a legal move suffices, even if another piece had to be moved.
//!
//! 1. checkmate, which takes precedence over the seventy-five moves (9.6)
//! 2. stalemate
//! 3. a dead position
//! 4. the fifth appearance of the position (third in casual play)
//! 5. seventy-five moves (fifty in casual play)
//!
//! The first end is final. All ends from 2 to 5 are draws, so their order does not change the
//! result.

use crate::proceedings::Proceedings;
use crate::state::change::Moves;
use alloc::vec::Vec;
use touchmove_board::Color;
use touchmove_laws::rules::automatic_draw::AutomaticDraw;
use touchmove_laws::rules::automatic_draw::Repetitions;
use touchmove_laws::rules::completing::Completing;
use touchmove_laws::rules::end_of_game::EndOfGame;

/// Ends the game if the last move led to checkmate, stalemate or another end.
pub(in crate::hearings) fn end_by_move(proceedings: &mut Proceedings<'_>) {
    let board = proceedings.table.board;
    // A position after an illegal move may still be corrected, so it is not treated as dead.
    let dead = proceedings.open_irregularities().next().is_none() && proceedings.is_dead(&board);
    let mut end = proceedings.ask(&EndOfGame::ByMove { position: &board, dead });
    if end.is_empty() {
        let quiet = board.halfmoves();
        // Lower bound: five appearances take at least sixteen half-moves, three appearances take
        // eight.
        let few = if proceedings.takes_moves_only() { 8 } else { 16 };
        let appearances =
            if quiet >= few { proceedings.appearances(&board, true) } else { Vec::new() };
        let facts = Repetitions { appearances: &appearances, quiet_moves: u32::from(quiet) };
        end = proceedings.ask(&AutomaticDraw::Reached(facts));
    }
    if !end.is_empty() {
        without_press(proceedings);
        proceedings.rule(end);
    }
}

fn without_press(proceedings: &mut Proceedings<'_>) {
    let at = proceedings.table.plies.len().saturating_sub(1);
    let Some(last) = proceedings.table.plies.last().filter(|p| !p.completed) else { return };
    let player = last.player;
    proceedings.enter(Moves::Completed(at));
    proceedings.decide(&Completing::ByEndingTheGame { player });
}

/// Completes the player's previous move (from 2014 on).
pub(in crate::hearings) fn by_next_move(proceedings: &mut Proceedings<'_>, player: Color) {
    let Some(at) = proceedings.uncompleted(player) else { return };
    let completed = proceedings.ask(&Completing::ByNextMove { player });
    if !completed.is_empty() {
        proceedings.enter(Moves::Completed(at));
        proceedings.rule(completed);
    }
}
