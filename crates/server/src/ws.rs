//! WebSockets: what happens goes in, what happened comes out.
//!
//! The first message says who is there; a secret stands in no address.

pub(crate) mod competition;
pub(crate) mod game;

use crate::api::competitions::{BoardView, CompetitionView};
use crate::api::games::{Receipt, Submission, TableView};
use crate::api::notes::NoteView;
use crate::language::by_code;
use crate::problem::{Problem, ProblemDetails};
use crate::view::{HappeningView, NewsView};
use axum::extract::ws::{Message, WebSocket, WebSocketUpgrade};
use futures_util::stream::{SplitSink, SplitStream};
use futures_util::{SinkExt, StreamExt};
use serde::{Deserialize, Serialize};
use std::time::{Duration, Instant};
use tokio::sync::watch;
use tokio::time::{sleep_until, timeout};
use touchmove_explain::Words;
use utoipa::ToSchema;

/// What a client may send in one message.
const LARGEST: usize = 4 * 1024;
/// What most of them need; every connection keeps so much.
const USUAL: usize = 512;
/// How long a client may take to say who it is.
const TO_SIT: Duration = Duration::from_secs(10);
/// How long a client may take to read.
const TO_READ: Duration = Duration::from_secs(20);
const PING: Duration = Duration::from_secs(15);
/// Silence after which a connection is given up.
const SILENCE: Duration = Duration::from_secs(60);
/// Answers that wait to be sent.
const WAITING: usize = 32;

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
    /// The reader's language; otherwise that of the browser.
    pub lang: Option<String>,
}

/// What the server sends.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum Told {
    /// The game, once at first.
    Table(Box<TableView>),
    /// What is new, and how things stand.
    News(Box<NewsView>),
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

type Out = SplitSink<WebSocket, Message>;

/// Small buffers: there are many connections, and messages are short.
pub(crate) fn sized(upgrade: WebSocketUpgrade) -> WebSocketUpgrade {
    let upgrade = upgrade.max_message_size(LARGEST).max_frame_size(LARGEST);
    upgrade.read_buffer_size(USUAL).write_buffer_size(0)
}

/// Ends a connection with the reason.
async fn leave(mut out: Out, problem: &Problem, words: &Words) {
    let told = Told::Problem { key: None, problem: problem.details(words) };
    let _ = send(&mut out, &told).await;
    let _ = out.close().await;
}

async fn sits(
    from: &mut SplitStream<WebSocket>,
    words: &'static Words,
) -> Result<(Sit, &'static Words), Problem> {
    while let Some(Ok(message)) = from.next().await {
        match message {
            Message::Text(text) => {
                return match said(&text)? {
                    Said::Sit(sit) => {
                        let words = sit.lang.as_deref().map_or(words, by_code);
                        Ok((sit, words))
                    }
                    _ => Err(Problem::unreadable("`sit` comes first")),
                };
            }
            Message::Ping(_) | Message::Pong(_) => {}
            _ => break,
        }
    }
    Err(Problem::unreadable("`sit` comes first"))
}

pub(crate) fn said(text: &str) -> Result<Said, Problem> {
    serde_json::from_str(text).map_err(|error| Problem::unreadable(error.to_string()))
}

async fn send(out: &mut Out, told: &Told) -> Result<(), ()> {
    let text = serde_json::to_string(told).map_err(|_| ())?;
    let sending = timeout(TO_READ, out.send(Message::text(text)));
    sending.await.map_err(|_| ())?.map_err(|_| ())
}

/// Asks whether somebody is still there.
async fn ping(out: &mut Out) -> Result<(), ()> {
    let ping = out.send(Message::Ping(Vec::new().into()));
    timeout(TO_READ, ping).await.map_err(|_| ())?.map_err(|_| ())
}

/// When the server goes down.
pub(crate) async fn stopped(down: &mut watch::Receiver<bool>) {
    let _ = down.wait_for(|down| *down).await;
}

/// The moment something is due; never, if nothing is.
async fn until(due: Option<Instant>) {
    match due {
        Some(due) => sleep_until(due.into()).await,
        None => std::future::pending().await,
    }
}
