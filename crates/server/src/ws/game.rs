//! WebSocket of a game.

use super::presence::while_present;
use super::{
    Answers, Out, PING, TO_READ, TO_SIT, WAITING, answer_messages, leave, parse, ping, refused,
    send, sits, sized, stopped, unreadable, until,
};
use crate::access::limits::Client;
use crate::access::visit;
use crate::api::extract::{In, secret};
use crate::api::games::receive;
use crate::dto::socket::{Said, Sit, Told};
use crate::dto::surroundings::AroundView;
use crate::games::live_game::LiveGame;
use crate::games::news::News;
use crate::games::view::View;
use crate::language::reader;
use crate::problem::{Problem, ProblemDetails};
use crate::registry::Registry;
use crate::registry::admission::enter;
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
use touchmove_answers::views::NewsView;
use touchmove_answers::views::Permissions;
use touchmove_explain::Words;

/// A game, with news as they happen. Messages are JSON: the client sends `Said`, the server `Told`.
#[utoipa::path(get, path = "/api/games/{id}/ws", operation_id = "game_socket", tag = "games", params(("id" = String, Path)),
    responses(
    (status = 101, description = "a WebSocket; messages are `Said` and `Told`", body = Told),
    (status = "4XX", body = ProblemDetails, content_type = "application/problem+json"),
))]
pub(crate) async fn game(
    State(registry): State<Arc<Registry>>,
    In(id): In<String>,
    Client { address: from, .. }: Client,
    headers: HeaderMap,
    upgrade: Result<WebSocketUpgrade, WebSocketUpgradeRejection>,
) -> Result<Response, Problem> {
    let upgrade = upgrade.map_err(|rejected| Problem::unreadable(rejected.body_text()))?;
    let live_game = registry.live_game(&id).await?;
    let words = reader(&headers);
    let early = Early { secret: secret(&headers).map(str::to_owned), from };
    let visit = visit::current();
    let serve =
        move |socket| visit::during(visit, serve(socket, registry, live_game, words, early));
    Ok(sized(upgrade).on_upgrade(serve))
}

/// Facts about a client before its first message.
struct Early {
    secret: Option<String>,
    from: IpAddr,
}

async fn serve(
    socket: WebSocket,
    registry: Arc<Registry>,
    live_game: Arc<LiveGame>,
    words: &'static Words,
    early: Early,
) {
    let (mut out, mut from) = socket.split();
    let (sit, words) = match timeout(TO_SIT, sits(&mut from, words)).await {
        Ok(Ok(sit)) => sit,
        Ok(Err(problem)) => return leave(out, &problem, words).await,
        Err(_) => return leave(out, &Problem::too_slow(), words).await,
    };
    let around = live_game.feeds.surroundings();
    let asks = sit.around.unwrap_or(false);
    let early = Early { secret: sit.secret.clone().or(early.secret.clone()), ..early };
    let begun = begin(&registry, &live_game, &early, &sit, words, &mut out).await;
    let Begun { view, coming, known, shown } = match begun {
        Ok(begun) => begun,
        Err(problem) => return leave(out, &problem, words).await,
    };
    let (answers, waiting) = mpsc::channel(WAITING);
    let down = registry.going_down.subscribe();
    let sender = NewsSender { view: view.clone(), words, known, shown, asks, around };
    let telling = visit::tells(sender.tell(out, coming, waiting, down));
    let submissions = Submissions { registry: &registry, view: &view, words };
    let listening = answer_messages(from, words, answers, &submissions);
    while_present(&live_game, &view.authority, listening).await;
    // Receipts are still sent to a client that has closed its sending side.
    let _ = timeout(TO_READ, telling).await;
}

struct Begun {
    view: View,
    coming: broadcast::Receiver<News>,
    /// The latest version that was sent.
    known: u64,
    /// The permissions when that version was sent.
    shown: Permissions,
}

async fn begin(
    registry: &Arc<Registry>,
    live_game: &Arc<LiveGame>,
    early: &Early,
    sit: &Sit,
    words: &Words,
    out: &mut Out,
) -> Result<Begun, Problem> {
    let authority = enter(registry, live_game, early.secret.as_deref()).await?;
    let view = View::new(live_game.clone(), &authority).from(early.from);
    // Subscribe before reading, so that no event between the two is missed.
    let coming = live_game.feeds.news();
    let mut anew = match sit.seen {
        Some(seen) => !live_game.has_entry(seen.version, seen.wall_ms).await?,
        None => false,
    };
    let after = sit.after.filter(|_| !anew).unwrap_or(0);
    let (mut seat, mut news) = view.game_view(words, after).await?;
    // After a crash the session clock resumes a little earlier. Do not repeat the happenings that
    // the client has.
    let mut seen = if after <= live_game.version().await? { after } else { 0 };
    if after > 0 && after < news.version() && view.sees_more_now(&news)? {
        // The game has ended in the meantime, so hidden parts are visible now.
        (anew, seen) = (true, 0);
        news = view.news(0).await?;
    }
    seat.anew = anew;
    let (known, shown) = (news.version().max(seen), view.shows(&news)?);
    let gone = |()| Problem::too_slow();
    send(out, &Told::Table(Box::new(seat))).await.map_err(gone)?;
    send(out, &Told::News(Box::new(view.visible_news(&news, words)?))).await.map_err(gone)?;
    Ok(Begun { view, coming, known, shown })
}

/// Takes the submissions of a seat.
struct Submissions<'a> {
    registry: &'a Arc<Registry>,
    view: &'a View,
    words: &'static Words,
}

impl Answers for Submissions<'_> {
    async fn answer(&self, text: &str, seen: Instant) -> Told {
        let words = self.words;
        let submission = match parse(text) {
            Ok(Said::Submit(submission)) => submission,
            Ok(Said::Ping(number)) => return Told::Pong(number),
            Ok(Said::Sit(_)) => return unreadable("`sit` is allowed only once", words),
            Err(wrong) => return refused(None, &wrong, words),
        };
        let key = submission.key.clone();
        let taken = receive(self.registry, self.view, &submission, seen).await;
        match taken.and_then(|taken| self.view.receipt(&taken, words)) {
            Ok(receipt) => Told::Taken { key, receipt },
            Err(wrong) => refused(key, &wrong, words),
        }
    }
}

/// Sends news to a client.
struct NewsSender {
    view: View,
    words: &'static Words,
    /// The latest version that was sent.
    known: u64,
    /// The permissions when that version was sent.
    shown: Permissions,
    /// True if the client wants to know who is connected.
    asks: bool,
    around: watch::Receiver<()>,
}

impl NewsSender {
    async fn tell(
        mut self,
        mut out: Out,
        mut coming: broadcast::Receiver<News>,
        mut answers: mpsc::Receiver<Told>,
        mut down: watch::Receiver<bool>,
    ) {
        let authority = self.view.authority.clone();
        let mut lost = pin!(authority.revoked());
        let (mut ends, mut named) =
            (self.view.live_game.feeds.deletion(), self.view.live_game.feeds.renames());
        let mut silence = interval(PING);
        silence.set_missed_tick_behavior(MissedTickBehavior::Delay);
        self.around.mark_changed();
        let mut due = self.view.due(self.known).await;
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
                    _ if self.view.delay() > 0 => {
                        due = due.or(self.view.due(self.known).await);
                        Ok(())
                    }
                    Ok(news) => self.news(&mut out, news).await,
                    Err(broadcast::error::RecvError::Lagged(_)) => self.catch_up(&mut out).await,
                },
                Ok(()) = self.around.changed(), if self.asks => {
                    let Ok(access) = self.view.access() else { continue };
                    let around = AroundView::of(&self.view.live_game, access.identity.role);
                    send(&mut out, &Told::Around(around)).await
                },
                Ok(()) = named.changed() => self.named(&mut out).await,
                () = until(due) => {
                    let told = self.catch_up(&mut out).await;
                    due = self.view.due(self.known).await;
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
        Problem::gone(self.view.live_game.id.to_string())
    }

    /// Sends the game's tags after a person was anonymised.
    async fn named(&self, out: &mut Out) -> Result<(), ()> {
        if self.view.access().is_err() {
            return Ok(());
        }
        let (live_game, _) = self.view.game_view(self.words, self.known).await.map_err(|_| ())?;
        send(out, &Told::Table(Box::new(live_game))).await
    }

    async fn news(&mut self, out: &mut Out, news: News) -> Result<(), ()> {
        let last = news.last();
        if last <= self.known {
            return Ok(());
        }
        // A client that has lost its seat gets a message about this next, but no news.
        let Ok(shown) = self.view.shows(&news) else { return Ok(()) };
        self.known = last;
        if shown != std::mem::replace(&mut self.shown, shown) {
            return self.anew(out).await;
        }
        let Ok(view) = self.view.visible_news(&news, self.words) else { return Ok(()) };
        // An event that is hidden from this seat must leave no trace, not even a message without
        // content.
        let nothing = view.happenings.is_empty() && !news.is_quiet();
        if nothing { Ok(()) } else { send(out, &Told::News(Box::new(view))).await }
    }

    /// Sends the whole history once the game has ended, because hidden parts have become visible.
    async fn anew(&mut self, out: &mut Out) -> Result<(), ()> {
        let news = self.view.news(0).await.map_err(|_| ())?;
        let Ok(view) = self.view.visible_news(&news, self.words) else { return Ok(()) };
        self.known = self.known.max(news.version());
        send(out, &Told::News(Box::new(NewsView { anew: true, ..view }))).await
    }

    /// Reads the journal, after a slow reader has lagged or a delayed happening became visible.
    async fn catch_up(&mut self, out: &mut Out) -> Result<(), ()> {
        if self.view.access().is_err() {
            return Ok(());
        }
        let news = self.view.news(self.known).await.map_err(|_| ())?;
        let version = news.version();
        self.news(out, news).await?;
        // Entries that are not happenings, such as seats, raise the version, too.
        self.known = self.known.max(version);
        Ok(())
    }
}
