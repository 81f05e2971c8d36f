//! WebSocket messages.

use crate::dto::competitions::{BoardView, CompetitionView};
use crate::dto::games::Submission;
use crate::dto::notes::NoteView;
use crate::dto::surroundings::AroundView;
use crate::problem::ProblemDetails;
use serde::{Deserialize, Serialize};
use touchmove_answers::views::HappeningView;
use touchmove_answers::views::NewsView;
use touchmove_answers::views::{Receipt, TableView};
use utoipa::ToSchema;

/// A message of the client.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Said {
    /// The client's seat: the first message.
    Sit(Sit),
    /// An event at the board.
    Submit(Submission),
    /// A check that the connection is alive; the server returns the number.
    Ping(u64),
}

/// The client's seat and known state.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Sit {
    /// The secret of a seat; without it, the client is a spectator.
    pub secret: Option<String>,
    /// The latest version that the client has. Without it, the server sends all happenings.
    pub after: Option<u64>,
    /// The latest happening that the client has. If the journal has a different one at that
    /// version, the journal was restored from a backup, and the whole history is sent again.
    pub seen: Option<Seen>,
    /// The reader's language; the browser's by default.
    pub lang: Option<String>,
    /// True to receive messages about connected players and rematch proposals.
    pub around: Option<bool>,
}

/// A happening that the client has.
#[derive(Debug, Clone, Copy, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Seen {
    /// Version of the happening.
    pub version: u64,
    /// Unix time of the happening in milliseconds.
    pub wall_ms: u64,
}

/// A message of the server.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum Told {
    /// The game, once at the start.
    Table(Box<TableView>),
    /// New happenings, and the current state.
    News(Box<NewsView>),
    /// Connected players and rematch proposals, if requested.
    Around(AroundView),
    /// A submission was taken and stored.
    Taken {
        /// The submission's key.
        key: Option<String>,
        /// The receipt.
        receipt: Receipt,
    },
    /// A submission was rejected, or the connection ends.
    Problem {
        /// The submission's key.
        key: Option<String>,
        /// The problem.
        problem: ProblemDetails,
    },
    /// The competition, once at the start.
    Competition(Box<CompetitionView>),
    /// News of a board of the competition.
    Board(Box<BoardNews>),
    /// A note of an arbiter; for arbiters.
    Note(NoteView),
    /// The connection is alive.
    Pong(u64),
    /// The server shuts down; the clocks are stopped.
    GoingDown,
}

/// News of a board.
#[derive(Debug, Serialize, ToSchema)]
pub struct BoardNews {
    /// The board with its current state.
    #[serde(flatten)]
    pub board: BoardView,
    /// The happenings, in order.
    pub happenings: Vec<HappeningView>,
}
