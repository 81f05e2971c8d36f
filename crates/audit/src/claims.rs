//! Draws that could have been claimed, and were not.

use crate::finding::{Finding, Kind};
use crate::history::History;
use std::ops::ControlFlow;
use touchmove_board::{Color, Move, Position};
use touchmove_laws::Edition;
use touchmove_laws::rules::draw_claim::Ground;
use touchmove_notation::pgn::Place;

const GROUNDS: [Ground; 2] = [Ground::Threefold, Ground::FiftyMoves];

/// The first claim on each ground, until it is certain that nobody made it.
#[derive(Debug, Default)]
pub(crate) struct Claims {
    states: [State; 2],
}

#[derive(Debug, Default)]
enum State {
    #[default]
    None,
    /// Possible for the player having the move; `written` if only with a
    /// written move.
    Possible { finding: Finding, written: bool },
    /// A move that had to be written was played: perhaps after a claim that
    /// ended the game.
    MovePlayed(Finding),
    /// Play went on.
    PassedOver,
}

impl Claims {
    /// Notes what the player having the move can claim in a position just
    /// reached.
    pub(crate) fn look(
        &mut self,
        edition: Edition,
        position: &Position,
        appeared: usize,
        history: &History,
    ) -> Vec<Finding> {
        let mut found = Vec::new();
        for (ground, state) in GROUNDS.into_iter().zip(&mut self.states) {
            let holds = holds(ground, position, appeared);
            *state = match std::mem::take(state) {
                State::MovePlayed(finding) if !holds => pass(finding, &mut found),
                State::None => match possible(ground, position, holds, history) {
                    Some(with) => State::Possible {
                        finding: finding(edition, ground, position, with),
                        written: with.is_some(),
                    },
                    None => State::None,
                },
                state => state,
            };
        }
        found
    }

    /// A move is played there: what it certainly lets pass.
    pub(crate) fn play(&mut self, place: Place) -> Vec<Finding> {
        let mut found = Vec::new();
        for state in &mut self.states {
            *state = match std::mem::take(state) {
                State::Possible { finding, written: true } => {
                    State::MovePlayed(Finding { place, ..finding })
                }
                State::Possible { finding, written: false } => {
                    pass(Finding { place, ..finding }, &mut found)
                }
                State::MovePlayed(finding) => pass(finding, &mut found),
                state => state,
            };
        }
        found
    }

    /// The game was decided: nobody claimed.
    pub(crate) fn decided(&mut self, place: Place) -> Vec<Finding> {
        let finding = |state: &mut State| match std::mem::take(state) {
            State::Possible { finding, .. } => Some(Finding { place, ..finding }),
            State::MovePlayed(finding) => Some(finding),
            State::None | State::PassedOver => None,
        };
        self.states.iter_mut().filter_map(finding).collect()
    }
}

fn pass(finding: Finding, found: &mut Vec<Finding>) -> State {
    found.push(finding);
    State::PassedOver
}

fn finding(edition: Edition, ground: Ground, position: &Position, with: Option<Move>) -> Finding {
    let kind = Kind::Claimable {
        ground,
        player: position.turn(),
        with: with.map(|mv| touchmove_notation::san(position, mv)),
        article: edition.cite(ground.provision(with.is_some())),
    };
    Finding { place: Place::default(), number: Some(number(position)), kind }
}

fn holds(ground: Ground, position: &Position, appeared: usize) -> bool {
    match ground {
        Ground::Threefold => appeared >= 3,
        Ground::FiftyMoves => position.halfmoves() >= 100,
    }
}

/// Whether a claim is possible, and with which move if one has to be written.
fn possible(
    ground: Ground,
    position: &Position,
    holds: bool,
    history: &History,
) -> Option<Option<Move>> {
    if holds { Some(None) } else { intended(ground, position, history).map(Some) }
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
        Color::White => ".",
        Color::Black => "...",
    };
    format!("{}{dots}", position.fullmoves())
}
