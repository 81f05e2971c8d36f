//! Draws that could have been claimed, and were not.

use crate::finding::Kind;
use crate::history::History;
use std::ops::ControlFlow;
use touchmove_board::{Color, Move, Position};
use touchmove_laws::Edition;
use touchmove_laws::rules::draw_claim::Ground;

const GROUNDS: [Ground; 2] = [Ground::Threefold, Ground::FiftyMoves];

/// The first claim on each ground, until it is certain that nobody made it.
#[derive(Debug, Default)]
pub(crate) struct Claims {
    states: [State; 2],
    /// Whether one of them waits for what comes next.
    pub wait: bool,
}

/// A claim that was possible: in which position, and with which move if one
/// has to be written.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Claim {
    ground: Ground,
    position: Position,
    with: Option<Move>,
}

/// A claim that nobody made, and the move that shows it; none where that is the
/// end of the record.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Passed {
    pub claim: Claim,
    pub shown_by: Option<usize>,
}

#[derive(Debug, Clone, Copy, Default)]
enum State {
    #[default]
    None,
    /// Possible for the player having the move.
    Possible(Claim),
    /// A move that had to be written was played: perhaps after a claim that
    /// ended the game.
    MovePlayed(Claim, usize),
    /// Play went on.
    PassedOver,
}

impl Claims {
    /// Notes what the player having the move can claim in a position just
    /// reached; what certainly nobody has claimed.
    pub(crate) fn look(
        &mut self,
        position: &Position,
        appeared: usize,
        history: &History,
    ) -> Vec<Passed> {
        let mut passed = Vec::new();
        for (ground, state) in GROUNDS.into_iter().zip(&mut self.states) {
            let holds = holds(ground, position, appeared);
            *state = match *state {
                State::MovePlayed(claim, at) if !holds => pass(claim, at, &mut passed),
                State::None => {
                    let claim = |with| Claim { ground, position: *position, with };
                    let possible = possible(ground, position, holds, history).map(claim);
                    possible.map_or(State::None, State::Possible)
                }
                state => state,
            };
        }
        self.wait = self.states.iter().any(State::waits);
        passed
    }

    /// That move is played there: what it certainly lets pass.
    pub(crate) fn play(&mut self, at: usize) -> Vec<Passed> {
        let mut passed = Vec::new();
        for state in &mut self.states {
            *state = match *state {
                State::Possible(claim) if claim.with.is_some() => State::MovePlayed(claim, at),
                State::Possible(claim) => pass(claim, at, &mut passed),
                State::MovePlayed(claim, at) => pass(claim, at, &mut passed),
                state => state,
            };
        }
        self.wait = self.states.iter().any(State::waits);
        passed
    }

    /// Whether every ground has been passed over.
    pub(crate) fn are_over(&self) -> bool {
        self.states.iter().all(|state| matches!(state, State::PassedOver))
    }

    /// Whether a claim on that ground is possible in the position just reached,
    /// or may have been made with the last move.
    pub(crate) fn is_possible(&self, ground: Ground) -> bool {
        let of = |(other, state): (&Ground, &State)| *other == ground && state.waits();
        GROUNDS.iter().zip(&self.states).any(of)
    }

    /// The game was decided: nobody claimed.
    pub(crate) fn decided(&self) -> impl Iterator<Item = Passed> + use<> {
        self.states.into_iter().filter_map(|state| match state {
            State::Possible(claim) => Some(Passed { claim, shown_by: None }),
            State::MovePlayed(claim, at) => Some(Passed { claim, shown_by: Some(at) }),
            State::None | State::PassedOver => None,
        })
    }
}

impl State {
    fn waits(&self) -> bool {
        matches!(self, State::Possible(_) | State::MovePlayed(..))
    }
}

fn pass(claim: Claim, at: usize, passed: &mut Vec<Passed>) -> State {
    passed.push(Passed { claim, shown_by: Some(at) });
    State::PassedOver
}

impl Claim {
    /// The number of the move, and what is found.
    pub(crate) fn finding(&self, edition: Edition) -> (String, Kind) {
        let Claim { ground, position, with } = *self;
        let kind = Kind::Claimable {
            ground,
            player: position.turn(),
            with: with.map(|mv| touchmove_notation::san(&position, mv)),
            article: edition.cite(ground.provision(with.is_some())),
        };
        (number(&position), kind)
    }
}

/// Single moves without capture or pawn's move after which a draw can be
/// claimed, the one to be written included.
const QUIET: u16 = 100;

/// Whether a position that has not appeared before can be the ground of a
/// claim, or the move after it.
#[inline]
pub(crate) fn is_worth_a_look(position: &Position, history: &History) -> bool {
    history.repeated || position.halfmoves() >= QUIET - 1
}

fn holds(ground: Ground, position: &Position, appeared: usize) -> bool {
    match ground {
        Ground::Threefold => appeared >= 3,
        Ground::FiftyMoves => position.halfmoves() >= QUIET,
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
        Ground::Threefold => history.repeated && history.may_come_again(position),
        Ground::FiftyMoves => position.halfmoves() >= QUIET - 1,
    };
    if !worth_a_look {
        return None;
    }
    let mut found = None;
    let _ = position.each_move(|mv| {
        let after = position.after(mv);
        let holds = match ground {
            Ground::Threefold => history.count(&after) >= 2,
            Ground::FiftyMoves => after.halfmoves() >= QUIET,
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
