//! Draws that could have been claimed.

use crate::finding::{Claimant, Finding, ground_words, player};
use crate::history::History;
use std::ops::ControlFlow;
use touchmove_board::{Move, Position};
use touchmove_laws::Edition;
use touchmove_laws::rules::draw_claim::Ground;

/// The first claim on a ground that the player having the move could make.
pub(crate) fn possible(
    edition: Edition,
    ground: Ground,
    position: &Position,
    appeared: usize,
    history: &History,
) -> Option<Finding> {
    let now = match ground {
        Ground::Threefold => appeared >= 3,
        Ground::FiftyMoves => position.halfmoves() >= 100,
    };
    let with = if now { None } else { Some(intended(ground, position, history)?) };
    let how = if now { Claimant::Appeared } else { Claimant::Intended };
    let article = edition.cite(ground.provision(!now)).map(|a| a.number());
    Some(Finding::Claimable {
        ground: ground_words(ground),
        number: number(position),
        player: player(position.turn()),
        how,
        with: with.map(|mv| touchmove_notation::san(position, mv)),
        article,
    })
}

/// A move with which the claim could be made.
fn intended(ground: Ground, position: &Position, history: &History) -> Option<Move> {
    let worth_a_look = match ground {
        Ground::Threefold => history.repeated,
        Ground::FiftyMoves => position.halfmoves() >= 99,
    };
    if !worth_a_look {
        return None;
    }
    let mut found = None;
    let _ = position.each_move(|mv| {
        let after = position.after(mv);
        let holds = match ground {
            Ground::Threefold => history.count(&after) >= 2,
            Ground::FiftyMoves => after.halfmoves() >= 100,
        };
        if holds {
            found = Some(mv);
            return ControlFlow::Break(());
        }
        ControlFlow::Continue(())
    });
    found
}

/// `12.` before White's move, `12...` before Black's.
pub(crate) fn number(position: &Position) -> String {
    let dots = match position.turn() {
        touchmove_board::Color::White => ".",
        touchmove_board::Color::Black => "...",
    };
    format!("{}{dots}", position.fullmoves())
}
