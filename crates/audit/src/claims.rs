//! Draw claims that a player could have made but did not make.

use crate::finding::Kind;
use crate::history::History;
use std::ops::ControlFlow;
use touchmove_board::{Color, Move, Position};
use touchmove_laws::Edition;
use touchmove_laws::rules::draw_claim::Ground;

const GROUNDS: [Ground; 2] = [Ground::Threefold, Ground::FiftyMoves];

/// The first possible claim on each ground: of positions that stood on the board, and of positions
/// that a player could have written. A claim is open until later moves prove that it was not made.
#[derive(Debug, Default)]
pub(crate) struct Claims {
    stood: [State; 2],
    written: [State; 2],
    /// True if claims with a written move are examined.
    pub examines_written: bool,
    /// True if a claim is open, so that the next move matters.
    pub wait: bool,
}

/// A possible claim: the position, and the move that the player must write down, if any.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Claim {
    ground: Ground,
    position: Position,
    with: Option<Move>,
}

/// A claim that was not made, with the index of the move that proves this. `None` means that the
/// record ended first.
#[derive(Debug, Clone, Copy)]
pub(crate) struct MissedClaim {
    pub claim: Claim,
    pub shown_by: Option<usize>,
}

#[derive(Debug, Clone, Copy, Default)]
enum State {
    #[default]
    None,
    /// The player to move can claim.
    Possible(Claim),
    /// The move that the claim needs was played. The player may have claimed with this move and
    /// ended the game.
    MovePlayed(Claim, usize),
    /// The claim was not made, because play continued.
    PassedOver,
}

impl Claims {
    /// Creates a record of claims. `written` includes claims with a written move.
    pub(crate) fn new(written: bool) -> Claims {
        Claims { examines_written: written, ..Claims::default() }
    }

    /// Records possible claims in the last position. Returns the claims that this position proves to
    /// be missed.
    pub(crate) fn note_position(&mut self, appeared: usize, history: &History) -> Vec<MissedClaim> {
        let (position, mut passed) = (history.last(), Vec::new());
        for (ground, state) in GROUNDS.into_iter().zip(&mut self.stood) {
            if matches!(state, State::None) && holds(ground, position, appeared) {
                *state = State::Possible(Claim { ground, position: *position, with: None });
            }
        }
        let written = GROUNDS.into_iter().zip(&mut self.written);
        for (ground, state) in written.filter(|_| self.examines_written) {
            let holds = holds(ground, position, appeared);
            *state = match *state {
                State::MovePlayed(claim, at) if !holds => pass(claim, at, &mut passed),
                State::None if !holds => {
                    let claim = |mv| Claim { ground, position: *position, with: Some(mv) };
                    let possible = intended(ground, history).map(claim);
                    possible.map_or(State::None, State::Possible)
                }
                state => state,
            };
        }
        self.wait = self.waits();
        passed
    }

    fn waits(&self) -> bool {
        self.stood.iter().chain(&self.written).any(State::waits)
    }

    /// Records that a move was played. Returns the claims that this move proves to be missed.
    pub(crate) fn play(&mut self, at: usize) -> Vec<MissedClaim> {
        let mut passed = Vec::new();
        for state in self.stood.iter_mut().chain(&mut self.written) {
            *state = match *state {
                State::Possible(claim) if claim.with.is_some() => State::MovePlayed(claim, at),
                State::Possible(claim) => pass(claim, at, &mut passed),
                State::MovePlayed(claim, at) => pass(claim, at, &mut passed),
                state => state,
            };
        }
        self.wait = self.waits();
        passed
    }

    /// True if a claim was missed on every ground.
    pub(crate) fn are_over(&self) -> bool {
        self.stood.iter().all(|state| matches!(state, State::PassedOver))
    }

    /// True if a claim on this ground is possible in the last position.
    pub(crate) fn is_possible(&self, ground: Ground, history: &History) -> bool {
        let of = |(other, state): (&Ground, &State)| *other == ground && state.waits();
        GROUNDS.iter().zip(&self.stood).any(of) || intended(ground, history).is_some()
    }

    /// Returns the open claims as missed, because the game ended in another way.
    pub(crate) fn decided(&self) -> impl Iterator<Item = MissedClaim> + use<> {
        self.stood.into_iter().chain(self.written).filter_map(|state| match state {
            State::Possible(claim) => Some(MissedClaim { claim, shown_by: None }),
            State::MovePlayed(claim, at) => Some(MissedClaim { claim, shown_by: Some(at) }),
            State::None | State::PassedOver => None,
        })
    }
}

impl State {
    fn waits(&self) -> bool {
        matches!(self, State::Possible(_) | State::MovePlayed(..))
    }
}

fn pass(claim: Claim, at: usize, passed: &mut Vec<MissedClaim>) -> State {
    passed.push(MissedClaim { claim, shown_by: Some(at) });
    State::PassedOver
}

impl Claim {
    /// Returns the finding with its move number.
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

/// Threshold of the fifty-move rule in half-moves without a capture or pawn move. The move that the
/// player writes down is included.
pub(crate) const QUIET: u16 = 100;

/// True if the last position may allow a claim now, or if `written` also with the next move. This quick
/// test excludes most positions.
#[inline]
pub(crate) fn may_allow_claim(history: &History, written: bool) -> bool {
    history.last().halfmoves() >= QUIET - 1 || written && history.repeated
}

fn holds(ground: Ground, position: &Position, appeared: usize) -> bool {
    match ground {
        Ground::Threefold => appeared >= 3,
        Ground::FiftyMoves => position.halfmoves() >= QUIET,
    }
}

/// Finds a move with which the player could claim.
fn intended(ground: Ground, history: &History) -> Option<Move> {
    let position = history.last();
    let worth_a_look = match ground {
        Ground::Threefold => history.repeated && history.may_come_again(),
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

/// Returns the move number: `12.` before White's move, `12...` before Black's.
pub(crate) fn number(position: &Position) -> String {
    let dots = match position.turn() {
        Color::White => ".",
        Color::Black => "...",
    };
    format!("{}{dots}", position.fullmoves())
}
