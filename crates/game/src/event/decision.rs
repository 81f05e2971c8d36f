//! What the arbiter decides (Article 12).

use alloc::boxed::Box;
use alloc::string::String;
use alloc::vec::Vec;
use touchmove_board::{Color, Position};
use touchmove_clock::Millis;
use touchmove_laws::Score;

/// What the arbiter decides (Article 12).
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Decision {
    /// Agrees to what is asked.
    Agrees,
    /// Rejects it.
    Rejects,
    /// Postpones the decision.
    Postpones,
    /// Answers one of several open questions.
    Answers {
        /// Which, by its name.
        question: &'static str,
        /// With what.
        with: Reply,
    },
    /// Puts the board to a position: one that the game has had, or one that is
    /// known otherwise.
    Reinstates {
        /// Which.
        position: Box<Position>,
    },
    /// Has the game reconstructed on a second board.
    ReconstructsTheGame,
    /// Explains an article.
    Explains {
        /// By its number.
        article: String,
        /// To one player, or to both.
        to: Option<Color>,
    },
    /// Gives a player time.
    GivesTime {
        /// Whom.
        player: Color,
        /// How much.
        ms: Millis,
    },
    /// Takes time from a player.
    TakesTime {
        /// From whom.
        player: Color,
        /// How much.
        ms: Millis,
    },
    /// Sets clocks.
    SetsClocks {
        /// Whose to what.
        times: Vec<(Color, Millis)>,
    },
    /// Gives a player time for a disturbance.
    GivesForDisturbance {
        /// Whom.
        player: Color,
        /// How much.
        ms: Millis,
    },
    /// Sets the clocks' move counter.
    SetsTheMoveCounter {
        /// To how many moves.
        moves: u32,
    },
    /// Gives a player more points.
    GivesPoints {
        /// Whom.
        player: Color,
        /// How many, in half points.
        halves: u32,
    },
    /// Takes points from a player.
    TakesPoints {
        /// From whom.
        player: Color,
        /// How many, in half points.
        halves: u32,
    },
    /// Fines a player.
    Fines {
        /// Whom.
        player: Color,
    },
    /// Reminds a player of what the Laws ask for.
    Reminds {
        /// Whom.
        player: Color,
    },
    /// Warns a player.
    Warns {
        /// Whom.
        player: Color,
    },
    /// Excludes a player.
    Excludes {
        /// Whom.
        player: Color,
    },
    /// Expels a player.
    Expels {
        /// Whom.
        player: Color,
    },
    /// Sends a spectator away.
    ExpelsTheSpectator,
    /// Permits a player to leave.
    PermitsToLeave {
        /// Whom.
        player: Color,
    },
    /// Lets a player arrive after the default time.
    AllowsToBeLate {
        /// Whom.
        player: Color,
    },
    /// Takes a player's last move back, with all that came after it: what both
    /// players agree on in casual play.
    UndoesTheLastMove {
        /// Whose.
        player: Color,
    },
    /// Cancels the game.
    CancelsTheGame,
    /// Declares the game lost.
    DeclaresLost {
        /// By whom.
        player: Color,
        /// What the opponent scores, if not a win.
        score: Option<Score>,
    },
    /// Declares the game lost by both players.
    DeclaresBothLost,
    /// Declares the game drawn.
    DeclaresDraw,
}

/// What the arbiter says to what is asked.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Reply {
    /// Agrees.
    Agrees,
    /// Rejects it.
    Rejects,
    /// Postpones the decision.
    Postpones,
}
