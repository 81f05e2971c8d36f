//! WebSocket of a competition: all boards over one connection.

use super::{
    Answers, Out, PING, TO_READ, TO_SIT, WAITING, answer_messages, leave, parse, ping, refused,
    send, sits, sized, stopped, unreadable, until,
};
use crate::access::authority::Authority;
use crate::access::visit;
use crate::api::extract::{In, secret};
use crate::dto::competitions::{BoardView, CompetitionView};
use crate::dto::notes::NoteView;
use crate::dto::socket::{BoardNews, Said, Told};
use crate::games::news::News;
use crate::games::view::View;
use crate::language::reader;
use crate::problem::{Problem, ProblemDetails};
use crate::registry::Registry;
use crate::registry::competition::Competition;
use crate::registry::reader_view::{competition_view, paper};
use axum::extract::State;
use axum::extract::ws::rejection::WebSocketUpgradeRejection;
use axum::extract::ws::{WebSocket, WebSocketUpgrade};
use axum::http::HeaderMap;
use axum::response::Response;
use futures_util::{SinkExt, StreamExt};
use std::collections::HashMap;
use std::pin::pin;
use std::sync::Arc;
use std::time::Instant;
use tokio::sync::{broadcast, mpsc, watch};
use tokio::time::{MissedTickBehavior, interval, timeout};
use touchmove_answers::views::NewsView;
use touchmove_explain::Words;
use touchmove_store::StreamId;

/// All boards, with news as they happen. The client sends `Said` (its seat, and pings); the server
/// sends `Told`. Clients submit events to the sockets of the games, not to this socket.
#[utoipa::path(get, path = "/api/competitions/{id}/ws", operation_id = "competition_socket", tag = "competitions",
    params(("id" = String, Path)), responses(
    (status = 101, description = "a WebSocket; messages are `Said` and `Told`", body = Told),
    (status = "4XX", body = ProblemDetails, content_type = "application/problem+json"),
))]
pub(crate) async fn boards(
    State(registry): State<Arc<Registry>>,
    In(id): In<String>,
    headers: HeaderMap,
    upgrade: Result<WebSocketUpgrade, WebSocketUpgradeRejection>,
) -> Result<Response, Problem> {
    let upgrade = upgrade.map_err(|rejected| Problem::unreadable(rejected.body_text()))?;
    let competition = registry.competition(&id).await?;
    let words = reader(&headers);
    let early = secret(&headers).map(str::to_owned);
    let visit = visit::current();
    let serve =
        move |socket| visit::during(visit, serve(socket, registry, competition, words, early));
    Ok(sized(upgrade).on_upgrade(serve))
}

async fn serve(
    socket: WebSocket,
    registry: Arc<Registry>,
    competition: Arc<Competition>,
    words: &'static Words,
    early: Option<String>,
) {
    let (mut out, mut from) = socket.split();
    let (sit, words) = match timeout(TO_SIT, sits(&mut from, words)).await {
        Ok(Ok(sit)) => sit,
        Ok(Err(problem)) => return leave(out, &problem, words).await,
        Err(_) => return leave(out, &Problem::too_slow(), words).await,
    };
    let secret = sit.secret.or(early);
    // Subscribe before reading, so that no event between the two is missed.
    let coming = Coming::of(&competition);
    let begun = begin(&registry, &competition, secret.as_deref(), words, &mut out).await;
    let (authority, known) = match begun {
        Ok(begun) => begun,
        Err(problem) => return leave(out, &problem, words).await,
    };
    let (answers, waiting) = mpsc::channel(WAITING);
    let down = registry.going_down.subscribe();
    let sender =
        NewsSender { registry, competition, authority, words, known, later: HashMap::new() };
    let telling = visit::tells(sender.tell(out, coming, waiting, down));
    answer_messages(from, words, answers, &OnlyPings(words)).await;
    let _ = timeout(TO_READ, telling).await;
}

async fn begin(
    registry: &Arc<Registry>,
    competition: &Competition,
    secret: Option<&str>,
    words: &Words,
    out: &mut Out,
) -> Result<(Authority, HashMap<String, u64>), Problem> {
    let authority = competition.register.admit(secret)?;
    let view = competition_view(registry, competition, &authority, words).await?;
    let known = versions(&view);
    let sent = send(out, &Told::Competition(Box::new(view))).await;
    sent.map_err(|()| Problem::too_slow())?;
    Ok((authority, known))
}

/// The version of each game that was sent.
fn versions(view: &CompetitionView) -> HashMap<String, u64> {
    view.boards.iter().map(|at| (at.board.game.clone(), at.state.version)).collect()
}

/// Rejects all messages except pings.
struct OnlyPings(&'static Words);

impl Answers for OnlyPings {
    async fn answer(&self, text: &str, _: Instant) -> Told {
        match parse(text) {
            Ok(Said::Ping(number)) => Told::Pong(number),
            Ok(Said::Sit(_) | Said::Submit(_)) => {
                unreadable("only `ping` is accepted here", self.0)
            }
            Err(problem) => refused(None, &problem, self.0),
        }
    }
}

type Change = (StreamId, News);

/// Channels with the news of a competition.
struct Coming {
    boards: broadcast::Receiver<Change>,
    notes: broadcast::Receiver<NoteView>,
    papers: broadcast::Receiver<String>,
}

impl Coming {
    fn of(competition: &Competition) -> Coming {
        let (boards, notes) = (competition.feed.subscribe(), competition.notes.subscribe());
        Coming { boards, notes, papers: competition.papers.subscribe() }
    }
}

/// Sends the news of all boards.
struct NewsSender {
    registry: Arc<Registry>,
    competition: Arc<Competition>,
    authority: Authority,
    words: &'static Words,
    /// The latest version of each game that was sent, for readers with a delay.
    known: HashMap<String, u64>,
    /// The time at which the next happening of a game becomes visible.
    later: HashMap<StreamId, Instant>,
}

impl NewsSender {
    async fn tell(
        mut self,
        mut out: Out,
        mut coming: Coming,
        mut answers: mpsc::Receiver<Told>,
        mut down: watch::Receiver<bool>,
    ) {
        let authority = self.authority.clone();
        let mut lost = pin!(authority.revoked());
        let mut ends = self.competition.ends();
        let mut silence = interval(PING);
        silence.set_missed_tick_behavior(MissedTickBehavior::Delay);
        self.plan().await;
        loop {
            let due = self.later.values().min().copied();
            let told = tokio::select! {
                biased;
                () = stopped(&mut ends) => {
                    let gone = Problem::gone(self.competition.id.to_string());
                    return leave(out, &gone, self.words).await;
                }
                () = &mut lost => return leave(out, &Problem::wrong_secret(), self.words).await,
                answer = answers.recv() => match answer {
                    Some(told) => send(&mut out, &told).await,
                    None => break,
                },
                note = coming.notes.recv() => self.note(&mut out, note).await,
                paper = coming.papers.recv() => self.paper(&mut out, paper).await,
                change = coming.boards.recv() => match change {
                    Err(broadcast::error::RecvError::Closed) => break,
                    Ok(change) if self.delay() == 0 => self.board(&mut out, change).await,
                    Ok((game, _)) => {
                        self.plan_for(game).await;
                        Ok(())
                    }
                    Err(broadcast::error::RecvError::Lagged(_)) => self.all(&mut out).await,
                },
                () = until(due) => self.send_due(&mut out).await,
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

    fn delay(&self) -> u64 {
        self.authority.look_up().map_or(0, |access| access.delay)
    }

    async fn board(&self, out: &mut Out, (game, news): Change) -> Result<(), ()> {
        let Some(told) = self.told(&game, &news).await else { return Ok(()) };
        send(out, &Told::Board(Box::new(told))).await
    }

    /// News of a board; `None` for a removed board, and for a client that has lost its seat.
    async fn told(&self, game: &StreamId, news: &News) -> Option<BoardNews> {
        let board = self.competition.state().await.board_of(game.as_str())?.clone();
        let view = self.view(game.as_str()).await?;
        let NewsView { happenings, state, .. } = view.visible_news(news, self.words).ok()?;
        let paper = paper(&self.competition, &board, &view).await.ok()?;
        Some(BoardNews { board: BoardView::of(board, state, paper), happenings })
    }

    async fn view(&self, game: &str) -> Option<View> {
        let live_game = self.registry.live_game(game).await.ok()?;
        Some(View::new(live_game, &self.authority))
    }

    /// Sends a note. Only arbiters get notes.
    async fn note(
        &mut self,
        out: &mut Out,
        note: Result<NoteView, broadcast::error::RecvError>,
    ) -> Result<(), ()> {
        let watches = self.authority.look_up().is_ok_and(|access| access.watches_over());
        match note {
            Ok(note) if watches => send(out, &Told::Note(note)).await,
            Ok(_) => Ok(()),
            Err(_) => self.all(out).await,
        }
    }

    /// Sends a board after an entry, a signature or a correction. Readers with a delay get the
    /// board with the next news.
    async fn paper(
        &mut self,
        out: &mut Out,
        game: Result<String, broadcast::error::RecvError>,
    ) -> Result<(), ()> {
        let Ok(game) = game else { return self.all(out).await };
        let known = self.competition.state().await.board_of(&game).is_some();
        if !known {
            // The board was removed, so all other boards are sent again.
            return self.all(out).await;
        }
        if self.delay() > 0 {
            return Ok(());
        }
        let Some(view) = self.view(&game).await else { return Ok(()) };
        let Ok(news) = view.news(u64::MAX).await else { return Ok(()) };
        self.board(out, (view.live_game.id.clone(), news)).await
    }

    /// Sends all boards, after a slow reader has lagged behind the channel.
    async fn all(&mut self, out: &mut Out) -> Result<(), ()> {
        if self.authority.look_up().is_err() {
            return Ok(());
        }
        let view = competition_view(&self.registry, &self.competition, &self.authority, self.words);
        let view = view.await.map_err(|_| ())?;
        self.known = versions(&view);
        self.plan().await;
        send(out, &Told::Competition(Box::new(view))).await
    }

    /// Computes when the next happening of each game becomes visible.
    async fn plan(&mut self) {
        if self.delay() > 0 {
            let boards = self.competition.state().await.boards.clone();
            for board in boards {
                if let Ok(id) = StreamId::new(&board.game) {
                    self.plan_for(id).await;
                }
            }
        }
    }

    async fn plan_for(&mut self, game: StreamId) {
        let Some(view) = self.view(game.as_str()).await else { return };
        let known = self.known.get(game.as_str()).copied().unwrap_or(0);
        match view.due(known).await {
            Some(due) => self.later.insert(game, due),
            None => self.later.remove(&game),
        };
    }

    /// Sends happenings that have become visible.
    async fn send_due(&mut self, out: &mut Out) -> Result<(), ()> {
        let now = Instant::now();
        let due: Vec<StreamId> =
            self.later.iter().filter(|(_, due)| **due <= now).map(|(id, _)| id.clone()).collect();
        for game in due {
            if self.authority.look_up().is_err() {
                return Ok(());
            }
            let Some(view) = self.view(game.as_str()).await else {
                self.later.remove(&game);
                continue;
            };
            let after = self.known.get(game.as_str()).copied().unwrap_or(0);
            let news = view.news(after).await.map_err(|_| ())?;
            self.known.insert(game.to_string(), news.version());
            self.plan_for(game.clone()).await;
            self.board(out, (game, news)).await?;
        }
        Ok(())
    }
}
