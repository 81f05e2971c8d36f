//! Questions about things that a sensor cannot know, and their answers.

use alloc::string::String;
use alloc::vec::Vec;
use touchmove_board::{Color, Move, Piece, Role, Square};
use touchmove_clock::Moment;
use touchmove_game::Actor;

/// A question about an observation. It causes no ruling until a person answers it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Doubt {
    /// Time of the observation.
    pub at: Moment,
    /// The question.
    pub kind: DoubtKind,
}

/// Kind of a question about an observation.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum DoubtKind {
    /// A piece was lifted and put back on its square. Was it touched, or adjusted after an
    /// announcement? A sensor does not hear announcements.
    PutBack {
        /// Square of the piece.
        square: Square,
        /// The piece.
        piece: Piece,
        /// Player whose hand it probably was.
        by: Color,
        /// Time of the lift.
        lifted: Moment,
    },
    /// A piece was put down, but neither its player's clock runs nor does its player have the move.
    /// Whose hand was it?
    WrongTurn {
        /// Square of the piece.
        square: Square,
        /// The piece.
        piece: Piece,
    },
    /// A piece was put down, and no lift explains where it came from.
    Unexplained {
        /// Square of the piece.
        square: Square,
        /// The piece.
        piece: Piece,
    },
    /// The board shows the position after these moves, which were not seen. Were they made?
    Missed {
        /// The moves.
        moves: Vec<Move>,
    },
    /// A piece was moved out of turn, and now its player has the move. Does the move stand?
    MadeEarly {
        /// The move.
        r#move: Move,
    },
    /// Pieces have moved while the connection was lost, and no moves explain the board.
    Gap,
    /// A pawn is on its last rank, on a board that does not recognise pieces. Which piece is it now?
    Promoted {
        /// Square of the new piece.
        square: Square,
        /// The pawn's player.
        player: Color,
    },
    /// Both clocks have stopped. Who stopped them?
    ClockStopped,
    /// A clock has been started again. Did the arbiter resume the game?
    ClockRestarted {
        /// Player whose clock runs.
        player: Color,
    },
    /// The clock shows that a player's flag has fallen. Does the arbiter observe it?
    FlagShown {
        /// The player.
        player: Color,
    },
    /// A king stands in the centre, or a special piece is on the board: both signal a result.
    ResultSign,
    /// The game cannot take this act: the boards have come apart.
    Impossible {
        /// The act, as a protocol writes it.
        act: String,
    },
}

impl DoubtKind {
    /// True if later observations mean nothing until this question is answered.
    ///
    /// ```
    /// use touchmove_boards::DoubtKind;
    /// assert!(DoubtKind::Gap.blocks());
    /// assert!(!DoubtKind::ClockStopped.blocks());
    /// ```
    #[must_use]
    pub const fn blocks(&self) -> bool {
        matches!(self, DoubtKind::Gap | DoubtKind::Missed { .. } | DoubtKind::Promoted { .. })
    }
}

/// Answer to a question about an observation.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Answer {
    /// It means nothing, or it has been put right.
    Nothing,
    /// The player announced an adjustment.
    Adjusted(Color),
    /// The player touched the piece.
    Touched(Color),
    /// The hand of this player moved the piece.
    By(Color),
    /// The moves were made, or the arbiter confirms it.
    Yes,
    /// The pawn was replaced by this piece.
    Promoted(Role),
    /// This person stopped the clocks.
    StoppedBy(Actor),
}
