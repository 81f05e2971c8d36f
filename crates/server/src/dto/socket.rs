//! The messages of the WebSockets.

use crate::dto::competitions::{BoardView, CompetitionView};
use crate::dto::games::{Receipt, Submission, TableView};
use crate::dto::news::NewsView;
use crate::dto::notes::NoteView;
use crate::dto::surroundings::AroundView;
use crate::problem::ProblemDetails;
use serde::{Deserialize, Serialize};
use touchmove_answers::seen::HappeningView;
use utoipa::ToSchema;

/// What a client sends.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Said {
    /// Who it is: the first message.
    Sit(Sit),
    /// Something has happened at the board.
    Submit(Submission),
    /// Whether the connection stands; the number comes back.
    Ping(u64),
}

/// Who a client is, and what it knows.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Sit {
    /// The secret of a seat; without it one watches.
    pub secret: Option<String>,
    /// The last version that is known; everything without it.
    pub after: Option<u64>,
    /// The last happening that is known. If the journal has another there, it was
    /// restored from a backup, and everything is told anew.
    pub seen: Option<Seen>,
    /// The reader's language; otherwise that of the browser.
    pub lang: Option<String>,
    /// Whether it wants to be told who is at the board, and what is proposed.
    pub around: Option<bool>,
}

/// A happening that a client knows.
#[derive(Debug, Clone, Copy, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Seen {
    /// Its version.
    pub version: u64,
    /// Its Unix time in milliseconds.
    pub wall_ms: u64,
}

/// What the server sends.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum Told {
    /// The game, once at first.
    Table(Box<TableView>),
    /// What is new, and how things stand.
    News(Box<NewsView>),
    /// Who is at the board, and what is proposed there; to those who ask for it.
    Around(AroundView),
    /// A submission has been taken, and is kept.
    Taken {
        /// As it was sent.
        key: Option<String>,
        /// What became of it.
        receipt: Receipt,
    },
    /// A submission has not been taken, or the connection ends.
    Problem {
        /// As it was sent.
        key: Option<String>,
        /// What is wrong.
        problem: ProblemDetails,
    },
    /// The competition, once at first.
    Competition(Box<CompetitionView>),
    /// What is new at a board of the competition.
    Board(Box<BoardNews>),
    /// What an arbiter has written down; for arbiters.
    Note(NoteView),
    /// The connection stands.
    Pong(u64),
    /// The server goes down; the clocks have been stopped.
    GoingDown,
}

/// What is new at a board.
#[derive(Debug, Serialize, ToSchema)]
pub struct BoardNews {
    /// The board, and how things stand there.
    #[serde(flatten)]
    pub board: BoardView,
    /// What happened, in order.
    pub happenings: Vec<HappeningView>,
}
