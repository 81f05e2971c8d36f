//! WebSockets: clients submit events and get news.
//!
//! The first message identifies the seat, so that secrets do not appear in addresses.

pub(crate) mod competition;
pub(crate) mod game;
mod presence;

use crate::access::budget::Kind;
use crate::access::visit;
use crate::dto::socket::{Said, Sit, Told};
use crate::language::by_code;
use crate::problem::Problem;
use crate::text_input;
use axum::extract::ws::{Message, WebSocket, WebSocketUpgrade};
use futures_util::stream::{SplitSink, SplitStream};
use futures_util::{SinkExt, StreamExt};
use std::time::{Duration, Instant};
use tokio::sync::{mpsc, watch};
use tokio::time::{sleep_until, timeout};
use touchmove_explain::Words;

/// Upper bound of a client's message, in bytes.
pub(crate) const LARGEST: usize = 4 * 1024;
/// Initial buffer of each connection, in bytes; most messages fit.
const USUAL: usize = 512;
/// Timeout for the client's first message.
const TO_SIT: Duration = Duration::from_secs(10);
/// Timeout for the client to read.
const TO_READ: Duration = Duration::from_secs(20);
const PING: Duration = Duration::from_secs(15);
/// Idle timeout of a connection.
const SILENCE: Duration = Duration::from_secs(60);
/// Timeout for the client to close the connection after the server did.
const TO_LEAVE: Duration = Duration::from_secs(2);
/// Capacity of the queue of answers.
const WAITING: usize = 32;
/// Capacity of the queue of received messages.
const AHEAD: usize = 32;

type Out = SplitSink<WebSocket, Message>;

/// Sets small buffers: there are many connections, and messages are short.
pub(crate) fn sized(upgrade: WebSocketUpgrade) -> WebSocketUpgrade {
    let upgrade = upgrade.max_message_size(LARGEST).max_frame_size(LARGEST);
    upgrade.read_buffer_size(USUAL).write_buffer_size(0)
}

/// Closes a connection with the reason.
async fn leave(mut out: Out, problem: &Problem, words: &Words) {
    let _ = send(&mut out, &refused(None, problem, words)).await;
    let _ = out.close().await;
}

async fn sits(
    from: &mut SplitStream<WebSocket>,
    words: &'static Words,
) -> Result<(Sit, &'static Words), Problem> {
    while let Some(Ok(message)) = from.next().await {
        match message {
            Message::Text(text) => {
                return match parse(&text)? {
                    Said::Sit(sit) => {
                        let words = sit.lang.as_deref().map_or(words, by_code);
                        Ok((sit, words))
                    }
                    _ => Err(Problem::unreadable("the first message has to be `sit`")),
                };
            }
            Message::Ping(_) | Message::Pong(_) => {}
            _ => break,
        }
    }
    Err(Problem::unreadable("the first message has to be `sit`"))
}

/// A message with its time of receipt.
type Received = (Instant, Result<Message, axum::Error>);

/// Receives messages. They are timestamped on receipt, not when dequeued.
async fn receive(from: &mut SplitStream<WebSocket>, to: mpsc::Sender<Received>) {
    while let Ok(Some(message)) = timeout(SILENCE, from.next()).await {
        let seen = Instant::now();
        let ends = matches!(message, Err(_) | Ok(Message::Close(_)));
        if to.send((seen, message)).await.is_err() || ends {
            return;
        }
    }
}

/// Answers a client's message, given its time of receipt.
trait Answers {
    fn answer(&self, text: &str, seen: Instant) -> impl Future<Output = Told> + Send;
}

/// Answers a client's messages in order, until the client disconnects or the sender of news has
/// ended.
async fn answer_messages(
    mut from: SplitStream<WebSocket>,
    words: &Words,
    answers: mpsc::Sender<Told>,
    with: &impl Answers,
) {
    let (received, mut waiting) = mpsc::channel::<Received>(AHEAD);
    let answering = async {
        while let Some((seen, message)) = waiting.recv().await {
            let told = match &message {
                Ok(Message::Text(text)) => with.answer(text, seen).await,
                Ok(Message::Binary(_)) => unreadable("binary message", words),
                Ok(Message::Ping(_) | Message::Pong(_)) => continue,
                Ok(Message::Close(_)) => return,
                // The message was too large, or not a WebSocket frame. Send only the reason.
                Err(error) => unreadable(&error.to_string(), words),
            };
            if answers.send(told).await.is_err() {
                return;
            }
        }
    };
    tokio::select! {
        _ = async { tokio::join!(receive(&mut from, received), answering) } => {}
        () = answers.closed() => {}
    }
    drop(answers);
    drain(&mut from).await;
}

fn unreadable(why: &str, words: &Words) -> Told {
    refused(None, &Problem::unreadable(why), words)
}

fn refused(key: Option<String>, problem: &Problem, words: &Words) -> Told {
    Told::Problem { key, problem: problem.details(words) }
}

/// Drains the client's messages before closing. Closing at once would reset the connection, and the
/// client could not read the last message.
async fn drain(from: &mut SplitStream<WebSocket>) {
    let leaves = async { while let Some(Ok(_)) = from.next().await {} };
    let _ = timeout(TO_LEAVE, leaves).await;
}

pub(crate) fn parse(text: &str) -> Result<Said, Problem> {
    text_input::read(text.as_bytes())
}

async fn send(out: &mut Out, told: &Told) -> Result<(), ()> {
    let text = serde_json::to_string(told).map_err(|_| ())?;
    if let Some(visit) = visit::current() {
        visit.spend(Kind::Sent, text.len() as u64);
    }
    let sending = timeout(TO_READ, out.send(Message::text(text)));
    sending.await.map_err(|_| ())?.map_err(|_| ())
}

/// Pings a client.
async fn ping(out: &mut Out) -> Result<(), ()> {
    let ping = out.send(Message::Ping(Vec::new().into()));
    timeout(TO_READ, ping).await.map_err(|_| ())?.map_err(|_| ())
}

/// Completes when the server shuts down.
pub(crate) async fn stopped(down: &mut watch::Receiver<bool>) {
    let _ = down.wait_for(|down| *down).await;
}

/// Completes at a given time. For `None`, it never completes.
async fn until(due: Option<Instant>) {
    match due {
        Some(due) => sleep_until(due.into()).await,
        None => std::future::pending().await,
    }
}
