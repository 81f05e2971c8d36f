//! What the arbiter decides (Article 12).

use touchmove_board::{Color, Position};
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
        /// How much, in milliseconds.
        ms: u64,
    },
    /// Takes time from a player.
    TakesTime {
        /// From whom.
        player: Color,
        /// How much, in milliseconds.
        ms: u64,
    },
    /// Sets clocks.
    SetsClocks {
        /// Whose to what, in milliseconds.
        times: Vec<(Color, u64)>,
    },
    /// Gives a player time for a disturbance.
    GivesForDisturbance {
        /// Whom.
        player: Color,
        /// How much, in milliseconds.
        ms: u64,
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
    /// Cancels the game.
    CancelsTheGame,
    /// Declares the game lost.
    DeclaresLost {
        /// By whom.
        player: Color,
        /// What the opponent scores, if not a win.
        score: Option<Score>,
    },
    /// Declares the game drawn.
    DeclaresDraw,
}
