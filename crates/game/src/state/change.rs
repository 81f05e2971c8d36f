//! All state changes: hearings enter them, and `carry_out` applies them.

use super::adjournment::AdjournmentState;
use super::attempt::Attempt;
use super::blind::BlindPlay;
use super::ledger::{Draws, Limited, Presence, Quickplay, RepeatedClaims, Times, TouchInDoubt};
use super::ply::Ply;
use super::status::Halt;
use super::table::{Displaced, EmptyPress, PressedBack};
use crate::event::Hands;
use alloc::boxed::Box;
use alloc::vec::Vec;
use touchmove_board::{Color, Move, Piece, Position, Square};
use touchmove_clock::{Millis, Moment, PressOutcome};
use touchmove_laws::Question;
use touchmove_laws::rules::touched_piece::Touch;

pub(crate) use super::sheets::{Duties, Sheet};

/// A change of one part of the game.
#[derive(Debug, Clone)]
pub(crate) enum Change {
    /// Pieces on the board and acts by hand.
    Pieces(Pieces),
    /// Moves of the game.
    Moves(Moves),
    /// Chessclock.
    Clock(Clock),
    /// Scoresheets.
    Sheet(Sheet),
    /// Ledger of the players.
    Ledger(Ledger),
    /// Phase of the game.
    Phase(Phase),
    /// Questions to the arbiter.
    Questions(Questions),
}

/// Acts by hand, and positions after rulings.
#[derive(Debug, Clone)]
pub(crate) enum Pieces {
    /// Sets the position on the board.
    Stand(Position),
    /// Restores a position, with the player's obligations.
    BackTo(Box<Attempt>),
    /// Changes the position before the move and on the board, to remove castling rights.
    Rights {
        before: Position,
        board: Position,
    },
    Touched(Touch),
    /// Records a touch as earlier than those from this index on.
    TouchedAt(usize, Touch),
    /// Marks a deliberate touch.
    Contact,
    Adjusted(Vec<Square>),
    /// Lifts a piece from this square.
    Lifted(Square, Piece),
    /// Releases the lifted piece at this index.
    Released(usize),
    /// Puts a piece beside the board, because another takes its place on this square.
    Replaced(Square, Piece),
    /// Takes a piece from beside the board, because it is used again or was captured.
    Removed(Square, Piece),
    /// Removes the piece that the last move replaced, because its player has taken it away.
    ReplacedTaken,
    /// Records that a piece has moved: its present square and its original square.
    Carried(Square, Square),
    /// Records a release with which these legal moves begin.
    Begun(Vec<Move>),
    /// Obliges the player to make a written move.
    Intended(Move),
    /// Begins a complete move, with the hands used. `before` is the number of earlier touches, if
    /// they may create obligations.
    Played {
        hands: Hands,
        before: Option<usize>,
    },
    /// Begins a complete move of the attempt, after taking back the previous one. Obligations from
    /// touches remain.
    Plays,
    /// Records the use of both hands.
    BothHands,
    CastlingAnnounced(bool),
    KnockedOver(Vec<Displaced>),
    Restored(Vec<Square>),
    /// Removes displaced pieces except those displaced before this number of moves.
    DisplacedBefore(usize),
}

/// Change of the moves.
#[derive(Debug, Clone)]
pub(crate) enum Moves {
    /// Adds a move. The opponent then has the move.
    Made(Box<Ply>),
    /// Truncates the list of moves to this length.
    Remain(usize),
    /// Completes a move by a press.
    Pressed(usize, PressOutcome),
    /// Completes a move without a press.
    Completed(usize),
    /// Gives the last move the press and completion of another move.
    CompletedAs { completed: bool, press: Option<PressOutcome> },
    /// Marks a move as regular.
    Regular(usize),
    /// Removes this gain from the clock time recorded with the last move.
    BeforeGain { player: Color, ms: Millis },
    /// Sets or clears a press without a move that the opponent answered by pressing back.
    PressedBack(Option<Box<PressedBack>>),
}

/// Change of the chessclock. Rulings add and remove time through their effects.
#[derive(Debug, Clone)]
pub(crate) enum Clock {
    /// Advances the time.
    Now(Moment),
    Starts(Color),
    Stops,
    /// Presses a player's clock; `completes` is true if the press completes a move.
    Pressed {
        player: Color,
        completes: bool,
    },
    /// Removes a press from the count. Its gain stays until a ruling removes it.
    Unpressed {
        player: Color,
        press: PressOutcome,
    },
    Set {
        player: Color,
        ms: Millis,
    },
    Counter {
        player: Color,
        moves: u32,
    },
    /// Sets periods with other lengths or increments.
    Control(Box<touchmove_clock::PlayerTimeControls>),
}

/// Change of the ledger of the players.
#[derive(Debug, Clone)]
pub(crate) enum Ledger {
    MissedFlag(Color, bool),
    /// Counts a refusal to comply.
    Refuses(Color),
    /// Counts an offence.
    Offends(Color),
    /// Counts a warning.
    Warned(Color),
    /// Counts a request to see the record.
    RecordShown(Color),
    Presence(Presence),
    Draws(Draws),
    SecondMove(Option<Color>),
    PressedEarly(Option<Color>),
    PressInQuestion(Option<EmptyPress>),
    TouchInDoubt(Option<Box<TouchInDoubt>>),
    Caller(Option<Color>),
    ColoursStay(bool),
    Times(Times),
    RestoredLate(Option<(Color, Millis)>),
    Limited(Limited),
    Quickplay(Box<Quickplay>),
    Progress(Option<Color>),
    Blind(Box<BlindPlay>),
    RepeatedClaims(RepeatedClaims),
}

/// Change of the phase. Rulings, not these changes, end the game.
#[derive(Debug, Clone)]
pub(crate) enum Phase {
    /// In progress.
    Playing,
    /// In progress without a record.
    Unrecorded,
    /// Adjourned.
    Adjourned,
    Halt(Option<Halt>),
    /// State of the adjournment.
    Kept(Box<AdjournmentState>),
}

/// Change of the questions to the arbiter.
#[derive(Debug, Clone, Copy)]
pub(crate) enum Questions {
    /// Closes the question at this index.
    Close(usize),
    /// Makes the question at this index the latest, because the arbiter named it.
    Named(usize),
    /// Closes all questions of a kind.
    CloseAll(fn(&Question) -> bool),
}

macro_rules! into_change {
    ($($group:ident),+) => {$(
        impl From<$group> for Change {
            fn from(change: $group) -> Change {
                Change::$group(change)
            }
        }
    )+};
}

into_change!(Pieces, Moves, Clock, Sheet, Ledger, Phase, Questions);
