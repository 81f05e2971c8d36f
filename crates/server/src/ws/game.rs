//! A game over a WebSocket.

use super::arrivals::while_present;
use super::{
    Answers, Out, PING, TO_READ, TO_SIT, WAITING, converse, leave, ping, refused, said, send, sits,
    sized, stopped, unreadable, until,
};
use crate::access::authority::Authority;
use crate::access::limits::Client;
use crate::access::visit;
use crate::api::extract::{In, secret};
use crate::api::games::receive;
use crate::dto::around::AroundView;
use crate::dto::games::TableView;
use crate::dto::news::NewsView;
use crate::dto::socket::{Said, Sit, Told};
use crate::games::news::News;
use crate::games::table::Table;
use crate::hall::Hall;
use crate::hall::entry::enter;
use crate::hall::reading::{news, table_view};
use crate::language::reader;
use crate::problem::{Problem, ProblemDetails};
use axum::extract::State;
use axum::extract::ws::rejection::WebSocketUpgradeRejection;
use axum::extract::ws::{WebSocket, WebSocketUpgrade};
use axum::http::HeaderMap;
use axum::response::Response;
use futures_util::{SinkExt, StreamExt};
use std::net::IpAddr;
use std::pin::pin;
use std::sync::Arc;
use std::time::Instant;
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
    Client { address: from, .. }: Client,
    headers: HeaderMap,
    upgrade: Result<WebSocketUpgrade, WebSocketUpgradeRejection>,
) -> Result<Response, Problem> {
    let upgrade = upgrade.map_err(|rejected| Problem::unreadable(rejected.body_text()))?;
    let table = hall.table(&id).await?;
    let words = reader(&headers);
    let early = Early { secret: secret(&headers).map(str::to_owned), from };
    let visit = visit::current();
    let serve = move |socket| visit::during(visit, serve(socket, hall, table, words, early));
    Ok(sized(upgrade).on_upgrade(serve))
}

/// What is known of a client before it has said anything.
struct Early {
    secret: Option<String>,
    from: IpAddr,
}

async fn serve(
    socket: WebSocket,
    hall: Arc<Hall>,
    table: Arc<Table>,
    words: &'static Words,
    early: Early,
) {
    let (mut out, mut from) = socket.split();
    let (sit, words) = match timeout(TO_SIT, sits(&mut from, words)).await {
        Ok(Ok(sit)) => sit,
        Ok(Err(problem)) => return leave(out, &problem, words).await,
        Err(_) => return leave(out, &Problem::too_slow(), words).await,
    };
    let around = table.around();
    let asks = sit.around.unwrap_or(false);
    let early = Early { secret: sit.secret.clone().or(early.secret.clone()), ..early };
    let begun = begin(&hall, &table, &early, &sit, words, &mut out).await;
    let (authority, coming, known) = match begun {
        Ok(begun) => begun,
        Err(problem) => return leave(out, &problem, words).await,
    };
    let authority = authority.from(early.from);
    let (answers, waiting) = mpsc::channel(WAITING);
    let down = hall.going_down.subscribe();
    let teller =
        Teller { table: table.clone(), authority: authority.clone(), words, known, asks, around };
    let telling = tokio::spawn(teller.tell(out, coming, waiting, down));
    let submissions = Submissions { hall: &hall, table: &table, authority: &authority, words };
    let listening = converse(from, words, answers, &submissions);
    while_present(&table, &authority, listening).await;
    // What was taken is still acknowledged to whoever has stopped talking.
    let _ = timeout(TO_READ, telling).await;
}

type Begun = (Authority, broadcast::Receiver<News>, u64);

async fn begin(
    hall: &Arc<Hall>,
    table: &Table,
    early: &Early,
    sit: &Sit,
    words: &Words,
    out: &mut Out,
) -> Result<Begun, Problem> {
    let authority = enter(hall, table, early.secret.as_deref()).await?;
    let access = authority.look_up()?;
    // Listening begins before the look back, so that nothing falls between.
    let coming = table.listen();
    let anew = match sit.seen {
        Some(seen) => !table.has(seen.version, seen.wall_ms).await?,
        None => false,
    };
    let after = sit.after.filter(|_| !anew).unwrap_or(0);
    let (view, news) = table_view(table, &access, words, after).await?;
    let view = TableView { anew, ..view };
    // After a crash the axis goes on a little earlier: what a client has seen is not told again.
    let seen = if after <= table.fresh().await?.version { after } else { 0 };
    let known = news.snapshot.version.max(seen);
    let gone = |()| Problem::too_slow();
    send(out, &Told::Table(Box::new(view))).await.map_err(gone)?;
    send(out, &Told::News(Box::new(NewsView::of(&news, &access, words)))).await.map_err(gone)?;
    Ok((authority, coming, known))
}

/// Takes in what a seat submits.
struct Submissions<'a> {
    hall: &'a Arc<Hall>,
    table: &'a Arc<Table>,
    authority: &'a Authority,
    words: &'static Words,
}

impl Answers for Submissions<'_> {
    async fn answer(&self, text: &str, seen: Instant) -> Told {
        let words = self.words;
        let submission = match said(text) {
            Ok(Said::Submit(submission)) => submission,
            Ok(Said::Ping(number)) => return Told::Pong(number),
            Ok(Said::Sit(_)) => return unreadable("`sit` comes once", words),
            Err(wrong) => return refused(None, &wrong, words),
        };
        let key = submission.key.clone();
        let received = receive(self.hall, self.table, self.authority, &submission, seen).await;
        match received.and_then(|received| Ok((received, self.authority.look_up()?))) {
            Ok((received, access)) => {
                Told::Taken { key, receipt: received.view(access.permissions(false), words) }
            }
            Err(wrong) => refused(key, &wrong, words),
        }
    }
}

/// Sends what a client is to know.
struct Teller {
    table: Arc<Table>,
    authority: Authority,
    words: &'static Words,
    /// The last version that was sent.
    known: u64,
    /// Whether it asks who is there.
    asks: bool,
    around: watch::Receiver<()>,
}

impl Teller {
    async fn tell(
        mut self,
        mut out: Out,
        mut coming: broadcast::Receiver<News>,
        mut answers: mpsc::Receiver<Told>,
        mut down: watch::Receiver<bool>,
    ) {
        let authority = self.authority.clone();
        let mut lost = pin!(authority.lost());
        let (mut ends, mut named) = (self.table.ends(), self.table.named());
        let mut silence = interval(PING);
        silence.set_missed_tick_behavior(MissedTickBehavior::Delay);
        self.around.mark_changed();
        let mut due = self.due().await;
        loop {
            let told = tokio::select! {
                biased;
                () = stopped(&mut ends) => return leave(out, &self.gone(), self.words).await,
                () = &mut lost => return leave(out, &Problem::wrong_secret(), self.words).await,
                answer = answers.recv() => match answer {
                    Some(told) => send(&mut out, &told).await,
                    None => break,
                },
                news = coming.recv() => match news {
                    Err(broadcast::error::RecvError::Closed) => break,
                    _ if self.delay() > 0 => {
                        due = due.or(self.due().await);
                        Ok(())
                    }
                    Ok(news) => self.news(&mut out, news).await,
                    Err(broadcast::error::RecvError::Lagged(_)) => self.catch_up(&mut out).await,
                },
                Ok(()) = self.around.changed(), if self.asks => {
                    let Ok(access) = self.authority.look_up() else { continue };
                    let around = AroundView::of(&self.table, access.identity.role);
                    send(&mut out, &Told::Around(around)).await
                },
                Ok(()) = named.changed() => self.anew(&mut out).await,
                () = until(due) => {
                    let told = self.catch_up(&mut out).await;
                    due = self.due().await;
                    told
                }
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

    fn gone(&self) -> Problem {
        Problem::gone(self.table.id.to_string())
    }

    /// Somebody was forgotten: how the game is called now.
    async fn anew(&self, out: &mut Out) -> Result<(), ()> {
        let Ok(access) = self.authority.look_up() else { return Ok(()) };
        let view = table_view(&self.table, &access, self.words, self.known).await;
        let (view, _) = view.map_err(|_| ())?;
        send(out, &Told::Table(Box::new(view))).await
    }

    /// When somebody who is shown it later sees the next thing.
    async fn due(&self) -> Option<Instant> {
        match self.delay() {
            0 => None,
            delay => self.table.seen_next(delay, self.known).await,
        }
    }

    fn delay(&self) -> u64 {
        self.authority.look_up().map_or(0, |access| access.delay)
    }

    async fn news(&mut self, out: &mut Out, news: News) -> Result<(), ()> {
        let last = news.happenings.last().map_or(news.snapshot.version, |h| h.version);
        // Whoever has lost the seat is told so next, and nothing else.
        let Ok(access) = self.authority.look_up() else { return Ok(()) };
        if last <= self.known {
            return Ok(());
        }
        self.known = last;
        let view = NewsView::of(&news, &access, self.words);
        // What is not for this seat shows nothing, not even that it was.
        let nothing = view.happenings.is_empty() && !news.happenings.is_empty();
        if nothing { Ok(()) } else { send(out, &Told::News(Box::new(view))).await }
    }

    /// Too much happened to be kept for a slow reader, or it is shown only now.
    async fn catch_up(&mut self, out: &mut Out) -> Result<(), ()> {
        let Ok(access) = self.authority.look_up() else { return Ok(()) };
        let news = news(&self.table, &access, self.known).await.map_err(|_| ())?;
        let version = news.snapshot.version;
        self.news(out, news).await?;
        // Not everything in the journal has happened on the board.
        self.known = self.known.max(version);
        Ok(())
    }
}
