//! A game over a WebSocket.

use super::{
    Out, PING, SILENCE, Said, TO_READ, TO_SIT, Told, WAITING, leave, ping, said, send, sits, sized,
    stopped, until,
};
use crate::api::extract::{In, secret};
use crate::api::games::receive;
use crate::hall::Hall;
use crate::happening::News;
use crate::language::reader;
use crate::limits::Connected;
use crate::look::{self, Looker};
use crate::presence::while_here;
use crate::problem::{Problem, ProblemDetails};
use crate::table::Table;
use crate::view::NewsView;
use axum::Extension;
use axum::extract::State;
use axum::extract::ws::rejection::WebSocketUpgradeRejection;
use axum::extract::ws::{Message, WebSocket, WebSocketUpgrade};
use axum::http::HeaderMap;
use axum::response::Response;
use futures_util::stream::SplitStream;
use futures_util::{SinkExt, StreamExt};
use std::collections::VecDeque;
use std::sync::Arc;
use std::time::{Duration, Instant};
use tokio::sync::{broadcast, mpsc, watch};
use tokio::time::{MissedTickBehavior, interval, timeout};
use touchmove_explain::Words;

/// A game as it goes on. Messages are JSON: the client sends `Said`, the server
/// `Told`.
#[utoipa::path(get, path = "/api/games/{id}/ws", operation_id = "game_socket", tag = "games", params(("id" = String, Path)),
    responses(
    (status = 101, description = "a WebSocket; messages are `Said` and `Told`", body = Told),
    (status = "4XX", body = ProblemDetails, content_type = "application/problem+json"),
))]
pub(crate) async fn game(
    State(hall): State<Arc<Hall>>,
    In(id): In<String>,
    connected: Option<Extension<Arc<Connected>>>,
    headers: HeaderMap,
    upgrade: Result<WebSocketUpgrade, WebSocketUpgradeRejection>,
) -> Result<Response, Problem> {
    let upgrade = upgrade.map_err(|rejected| Problem::unreadable(rejected.body_text()))?;
    let table = hall.table(&id).await?;
    let words = reader(&headers);
    let early = secret(&headers).map(str::to_owned);
    Ok(sized(upgrade).on_upgrade(move |socket| serve(socket, hall, table, words, early, connected)))
}

async fn serve(
    socket: WebSocket,
    hall: Arc<Hall>,
    table: Arc<Table>,
    words: &'static Words,
    early: Option<String>,
    _connected: Option<Extension<Arc<Connected>>>,
) {
    let (mut out, mut from) = socket.split();
    let (sit, words) = match timeout(TO_SIT, sits(&mut from, words)).await {
        Ok(Ok(sit)) => sit,
        Ok(Err(problem)) => return leave(out, &problem, words).await,
        Err(_) => return leave(out, &Problem::too_slow(), words).await,
    };
    let secret = sit.secret.or(early);
    let begun = begin(&hall, &table, secret.as_deref(), sit.after, words, &mut out).await;
    let (looker, coming, known) = match begun {
        Ok(begun) => begun,
        Err(problem) => return leave(out, &problem, words).await,
    };
    let (answers, waiting) = mpsc::channel(WAITING);
    let down = hall.going_down.subscribe();
    let teller = Teller { table: table.clone(), looker: looker.clone(), words, known };
    let telling = tokio::spawn(teller.tell(out, coming, waiting, down));
    let listening = listen(from, &hall, &table, &looker, words, answers);
    while_here(&table, &looker.sitter, listening).await;
    // What was taken is still acknowledged to whoever has stopped talking.
    let _ = timeout(TO_READ, telling).await;
}

type Begun = (Looker, broadcast::Receiver<News>, u64);

async fn begin(
    hall: &Arc<Hall>,
    table: &Table,
    secret: Option<&str>,
    after: Option<u64>,
    words: &Words,
    out: &mut Out,
) -> Result<Begun, Problem> {
    let looker = look::enter(hall, table, secret).await?;
    // Listening begins before the look back, so that nothing falls between.
    let coming = table.listen();
    let (view, news) = look::table_view(table, &looker, words, after.unwrap_or(0)).await?;
    let known = news.scene.version;
    let gone = |()| Problem::too_slow();
    send(out, &Told::Table(Box::new(view))).await.map_err(gone)?;
    send(out, &Told::News(Box::new(NewsView::of(&news, looker.eye, words)))).await.map_err(gone)?;
    Ok((looker, coming, known))
}

/// Takes what a client says, one thing after the other.
async fn listen(
    mut from: SplitStream<WebSocket>,
    hall: &Arc<Hall>,
    table: &Arc<Table>,
    looker: &Looker,
    words: &Words,
    answers: mpsc::Sender<Told>,
) {
    let gate = hall.gates.events();
    while let Ok(Some(message)) = timeout(SILENCE, from.next()).await {
        let seen = Instant::now();
        let told = match &message {
            Ok(Message::Text(text)) => answer(text, hall, table, looker, words, &gate, seen).await,
            Ok(Message::Binary(_)) => problem(None, &Problem::unreadable("binary message"), words),
            Ok(Message::Ping(_) | Message::Pong(_)) => continue,
            Ok(Message::Close(_)) => return,
            // Too large, or no WebSocket any more: the reason, and no more.
            Err(error) => problem(None, &Problem::unreadable(error.to_string()), words),
        };
        if answers.send(told).await.is_err() || message.is_err() {
            return;
        }
    }
}

async fn answer(
    text: &str,
    hall: &Arc<Hall>,
    table: &Arc<Table>,
    looker: &Looker,
    words: &Words,
    gate: &governor::DefaultDirectRateLimiter,
    seen: Instant,
) -> Told {
    let submission = match said(text) {
        Ok(Said::Submit(submission)) => submission,
        Ok(Said::Ping(number)) => return Told::Pong(number),
        Ok(Said::Sit(_)) => return problem(None, &Problem::unreadable("`sit` comes once"), words),
        Err(wrong) => return problem(None, &wrong, words),
    };
    let key = submission.key.clone();
    if gate.check().is_err() {
        return problem(key, &Problem::too_fast(), words);
    }
    match receive(hall, table, looker, &submission, seen).await {
        Ok(received) => Told::Taken { key, receipt: received.view(looker.eye, words) },
        Err(wrong) => problem(key, &wrong, words),
    }
}

fn problem(key: Option<String>, problem: &Problem, words: &Words) -> Told {
    Told::Problem { key, problem: problem.details(words) }
}

/// Sends what a client is to know.
struct Teller {
    table: Arc<Table>,
    looker: Looker,
    words: &'static Words,
    /// The last version that was sent.
    known: u64,
}

impl Teller {
    async fn tell(
        mut self,
        mut out: Out,
        mut coming: broadcast::Receiver<News>,
        mut answers: mpsc::Receiver<Told>,
        mut down: watch::Receiver<bool>,
    ) {
        let mut silence = interval(PING);
        silence.set_missed_tick_behavior(MissedTickBehavior::Delay);
        let mut later: VecDeque<(Instant, News)> = VecDeque::new();
        loop {
            let due = later.front().map(|(due, _)| *due);
            let told = tokio::select! {
                biased;
                answer = answers.recv() => match answer {
                    Some(told) => send(&mut out, &told).await,
                    None => break,
                },
                news = coming.recv() => match news {
                    Ok(news) if self.looker.delay == 0 => self.news(&mut out, news).await,
                    Ok(news) => {
                        let due = Instant::now() + Duration::from_millis(self.looker.delay);
                        later.push_back((due, news));
                        Ok(())
                    }
                    Err(broadcast::error::RecvError::Lagged(_)) => self.catch_up(&mut out).await,
                    Err(broadcast::error::RecvError::Closed) => break,
                },
                () = until(due) => match later.pop_front() {
                    Some((_, news)) => self.news(&mut out, news).await,
                    None => Ok(()),
                },
                _ = silence.tick() => ping(&mut out).await,
                () = stopped(&mut down) => {
                    let _ = send(&mut out, &Told::GoingDown).await;
                    break;
                }
            };
            if told.is_err() {
                return;
            }
        }
        let _ = timeout(TO_READ, out.close()).await;
    }

    async fn news(&mut self, out: &mut Out, news: News) -> Result<(), ()> {
        let last = news.happenings.last().map_or(news.scene.version, |h| h.version);
        if last <= self.known {
            return Ok(());
        }
        self.known = last;
        let view = NewsView::of(&news, self.looker.eye, self.words);
        // What is not for this seat shows nothing, not even that it was.
        let nothing = view.happenings.is_empty() && !news.happenings.is_empty();
        if nothing { Ok(()) } else { send(out, &Told::News(Box::new(view))).await }
    }

    /// Too much happened to be kept for a slow reader: read it again.
    async fn catch_up(&mut self, out: &mut Out) -> Result<(), ()> {
        let news = look::news(&self.table, &self.looker, self.known).await.map_err(|_| ())?;
        self.news(out, news).await
    }
}
