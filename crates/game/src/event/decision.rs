//! Decisions of the arbiter (Article 12).

use alloc::boxed::Box;
use alloc::string::String;
use alloc::vec::Vec;
use touchmove_board::{Color, Position};
use touchmove_clock::Millis;
use touchmove_laws::Score;

/// Decision of the arbiter (Article 12).
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Decision {
    /// Agrees to the request.
    Agrees,
    /// Rejects the request.
    Rejects,
    /// Postpones the decision.
    Postpones,
    /// Answers one of several open questions.
    Answers {
        /// Name of the question.
        question: &'static str,
        /// The arbiter's reply.
        with: Reply,
    },
    /// Restores a position, which occurred in the game or is known from another source.
    Reinstates {
        /// Position to restore.
        position: Box<Position>,
    },
    /// Has the game reconstructed on a second board.
    ReconstructsTheGame,
    /// Explains an article.
    Explains {
        /// Article number.
        article: String,
        /// Addressee. `None` for both players.
        to: Option<Color>,
    },
    /// Gives a player time.
    GivesTime {
        /// Player who receives the time.
        player: Color,
        /// Amount.
        ms: Millis,
    },
    /// Takes time from a player.
    TakesTime {
        /// Player who loses the time.
        player: Color,
        /// Amount.
        ms: Millis,
    },
    /// Sets the clocks.
    SetsClocks {
        /// New times by player.
        times: Vec<(Color, Millis)>,
    },
    /// Gives a player time for a disturbance.
    GivesForDisturbance {
        /// Player who receives the time.
        player: Color,
        /// Amount.
        ms: Millis,
    },
    /// Sets the clocks' move counter.
    SetsTheMoveCounter {
        /// Number of moves.
        moves: u32,
    },
    /// Gives a player points.
    GivesPoints {
        /// Player who receives the points.
        player: Color,
        /// Amount in half points.
        halves: u32,
    },
    /// Takes points from a player.
    TakesPoints {
        /// Player who loses the points.
        player: Color,
        /// Amount in half points.
        halves: u32,
    },
    /// Fines a player.
    Fines {
        /// Player to fine.
        player: Color,
    },
    /// Reminds a player of a requirement of the Laws.
    Reminds {
        /// Player to remind.
        player: Color,
    },
    /// Warns a player.
    Warns {
        /// Player to warn.
        player: Color,
    },
    /// Warns both players.
    WarnsBoth,
    /// Excludes a player.
    Excludes {
        /// Player to exclude.
        player: Color,
    },
    /// Expels a player.
    Expels {
        /// Player to expel.
        player: Color,
    },
    /// Expels a spectator.
    ExpelsTheSpectator,
    /// Permits a player to leave.
    PermitsToLeave {
        /// Player who may leave.
        player: Color,
    },
    /// Lets a player arrive after the default time.
    AllowsToBeLate {
        /// Player who may be late.
        player: Color,
    },
    /// Takes back a player's last move and all moves after it, by agreement in casual play.
    UndoesTheLastMove {
        /// Player whose move is taken back.
        player: Color,
    },
    /// Cancels the game.
    CancelsTheGame,
    /// Declares the game lost.
    DeclaresLost {
        /// Losing player.
        player: Color,
        /// Score of the opponent. `None` for a win.
        score: Option<Score>,
    },
    /// Declares the game lost by both players.
    DeclaresBothLost,
    /// Declares the game drawn.
    DeclaresDraw,
}

/// The arbiter's reply to a request.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Reply {
    /// Agrees.
    Agrees,
    /// Rejects.
    Rejects,
    /// Postpones the decision.
    Postpones,
}
