//! Everything that can change in a game: what a hearing enters, and
//! `carry_out` does.

use super::adjourned::Adjourned;
use super::attempt::Attempt;
use super::blind::BlindPlay;
use super::ledger::{Draws, Insisting, Limited, Presence, Quickplay, Times};
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

/// A change of one of the parts of a game.
#[derive(Debug, Clone)]
pub(crate) enum Change {
    /// On the board, and what a hand has done there.
    Pieces(Pieces),
    /// To the moves that stand.
    Moves(Moves),
    /// To the chessclock.
    Clock(Clock),
    /// To what stands on a scoresheet.
    Sheet(Sheet),
    /// To what is on record about the players.
    Ledger(Ledger),
    /// To whether and how the game goes on.
    Phase(Phase),
    /// To what the arbiter has been asked.
    Questions(Questions),
}

/// What a hand does, and where pieces stand after a ruling.
#[derive(Debug, Clone)]
pub(crate) enum Pieces {
    /// So the pieces stand now.
    Stand(Position),
    /// Back to a position, with what binds the player there.
    BackTo(Box<Attempt>),
    /// Another position before the move, and on the board: rights are lost.
    Rights {
        before: Position,
        board: Position,
    },
    Touched(Touch),
    /// With intent, whatever was touched.
    Contact,
    Adjusted(Vec<Square>),
    /// A piece from this square is in the hand.
    Lifted(Square, Piece),
    /// The hand has let go of that one of the pieces in it.
    Released(usize),
    /// Another piece has been put upon this one.
    Crowded(Square, Piece),
    /// The piece below has been taken away.
    Uncrowded(Square, Piece),
    /// All pieces below others count as captured.
    Captured,
    /// A piece now stands there that stood elsewhere: now, then.
    Carried(Square, Square),
    /// A release was a part of these legal moves.
    Begun(Vec<Move>),
    /// A written move has to be made.
    Intended(Move),
    /// What is done from here on is a move played as one: with these hands,
    /// and the number of touches before it, where they may bind.
    Played {
        hands: Hands,
        before: Option<usize>,
    },
    /// The pieces are back where they stood; what was touched binds on.
    PutBack,
    /// One of the pieces has been handled with both hands.
    BothHands,
    CastlingAnnounced(bool),
    KnockedOver(Vec<Displaced>),
    Restored(Vec<Square>),
    /// Only what was knocked over before so many moves still lies.
    DisplacedBefore(usize),
}

/// To the moves that stand.
#[derive(Debug, Clone)]
pub(crate) enum Moves {
    /// One more; the opponent has the move.
    Made(Box<Ply>),
    /// So many remain.
    Remain(usize),
    /// That one is completed by a press.
    Pressed(usize, PressOutcome),
    /// That one is completed without one.
    Completed(usize),
    /// The last one is completed, or not, as another has been.
    CompletedAs { completed: bool, press: Option<PressOutcome> },
    /// That one counts as regular.
    Regular(usize),
    /// The last one was made before a press gave its player so much.
    BeforeGain { player: Color, ms: Millis },
    /// A press without a move has been answered by pressing back, or that is
    /// settled.
    PressedBack(Option<Box<PressedBack>>),
}

/// To the chessclock. What rulings add and take is done by carrying them out.
#[derive(Debug, Clone)]
pub(crate) enum Clock {
    /// Time has passed.
    Now(Moment),
    Starts(Color),
    Stops,
    /// The press of a player, and whether it completes a move.
    Pressed {
        player: Color,
        completes: bool,
    },
    /// A press does not count; what it gave stays until a ruling takes it.
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
    /// Periods of other lengths or bonuses.
    Control(Box<touchmove_clock::PlayerTimeControls>),
}

/// To what is on record about the players.
#[derive(Debug, Clone)]
pub(crate) enum Ledger {
    MissedFlag(Color, bool),
    /// One refusal, offence, warning or request more.
    Refuses(Color),
    Offends(Color),
    Warned(Color),
    RecordShown(Color),
    Presence(Presence),
    Draws(Draws),
    SecondMove(Option<Color>),
    PressedEarly(Option<Color>),
    PressInQuestion(Option<EmptyPress>),
    Caller(Option<Color>),
    ColoursStay(bool),
    Times(Times),
    RestoredLate(Option<(Color, Millis)>),
    Limited(Limited),
    Quickplay(Box<Quickplay>),
    Progress(Option<Color>),
    Blind(Box<BlindPlay>),
    Insisting(Insisting),
}

/// To whether and how the game goes on. Ends are rulings.
#[derive(Debug, Clone)]
pub(crate) enum Phase {
    /// It is being played.
    Playing,
    /// It is being played, and nobody records it.
    Unrecorded,
    /// It is adjourned.
    Adjourned,
    Halt(Option<Halt>),
    /// What is kept of an adjourned game.
    Kept(Box<Adjourned>),
}

/// To what the arbiter has been asked.
#[derive(Debug, Clone, Copy)]
pub(crate) enum Questions {
    /// That one is answered.
    Close(usize),
    /// That one is meant: it becomes the latest.
    Named(usize),
    /// All of that kind are.
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
