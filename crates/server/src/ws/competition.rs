//! All boards of a competition over one WebSocket.

use super::{
    BoardNews, Out, PING, SILENCE, Said, TO_READ, TO_SIT, Told, WAITING, leave, ping, said, send,
    sits, sized, stopped, until,
};
use crate::api::competitions::{self, BoardView};
use crate::api::extract::{In, secret};
use crate::api::notes::NoteView;
use crate::competition::{Board, Competition};
use crate::hall::Hall;
use crate::happening::News;
use crate::language::reader;
use crate::limits::Connected;
use crate::look::Looker;
use crate::problem::{Problem, ProblemDetails};
use crate::view::{StateView, happenings};
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
use touchmove_store::StreamId;

/// All boards as they go on. The client sends `Said` (to sit down, and pings);
/// the server sends `Told`. What is done at a board goes to its game.
#[utoipa::path(get, path = "/api/competitions/{id}/ws", operation_id = "competition_socket", tag = "competitions",
    params(("id" = String, Path)), responses(
    (status = 101, description = "a WebSocket; messages are `Said` and `Told`", body = Told),
    (status = "4XX", body = ProblemDetails, content_type = "application/problem+json"),
))]
pub(crate) async fn boards(
    State(hall): State<Arc<Hall>>,
    In(id): In<String>,
    connected: Option<Extension<Arc<Connected>>>,
    headers: HeaderMap,
    upgrade: Result<WebSocketUpgrade, WebSocketUpgradeRejection>,
) -> Result<Response, Problem> {
    let upgrade = upgrade.map_err(|rejected| Problem::unreadable(rejected.body_text()))?;
    let competition = hall.competition(&id).await?;
    let words = reader(&headers);
    let early = secret(&headers).map(str::to_owned);
    Ok(sized(upgrade)
        .on_upgrade(move |socket| serve(socket, hall, competition, words, early, connected)))
}

async fn serve(
    socket: WebSocket,
    hall: Arc<Hall>,
    competition: Arc<Competition>,
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
    // Listening begins before the look, so that nothing falls between.
    let coming = Coming::of(&competition);
    let looker = match begin(&hall, &competition, secret.as_deref(), words, &mut out).await {
        Ok(looker) => looker,
        Err(problem) => return leave(out, &problem, words).await,
    };
    let (answers, waiting) = mpsc::channel(WAITING);
    let down = hall.going_down.subscribe();
    let teller = Teller { hall, competition, looker, words };
    let telling = tokio::spawn(teller.tell(out, coming, waiting, down));
    listen(from, words, answers).await;
    let _ = timeout(TO_READ, telling).await;
}

async fn begin(
    hall: &Arc<Hall>,
    competition: &Competition,
    secret: Option<&str>,
    words: &Words,
    out: &mut Out,
) -> Result<Looker, Problem> {
    let (_, looker) = competitions::enter(hall, competition.id.as_str(), secret).await?;
    let view = competitions::view(hall, competition, &looker, words).await?;
    let sent = send(out, &Told::Competition(Box::new(view))).await;
    sent.map_err(|()| Problem::too_slow())?;
    Ok(looker)
}

/// Nothing but pings is to be said here.
async fn listen(mut from: SplitStream<WebSocket>, words: &Words, answers: mpsc::Sender<Told>) {
    while let Ok(Some(Ok(message))) = timeout(SILENCE, from.next()).await {
        let told = match message {
            Message::Text(text) => match said(&text) {
                Ok(Said::Ping(number)) => Told::Pong(number),
                Ok(Said::Sit(_) | Said::Submit(_)) => wrong("ping", words),
                Err(problem) => Told::Problem { key: None, problem: problem.details(words) },
            },
            Message::Binary(_) => wrong("binary message", words),
            Message::Ping(_) | Message::Pong(_) => continue,
            Message::Close(_) => return,
        };
        if answers.send(told).await.is_err() {
            return;
        }
    }
}

fn wrong(what: &str, words: &Words) -> Told {
    Told::Problem { key: None, problem: Problem::unreadable(what).details(words) }
}

type Change = (StreamId, News);

/// What a competition tells as it happens.
struct Coming {
    boards: broadcast::Receiver<Change>,
    notes: broadcast::Receiver<NoteView>,
}

impl Coming {
    fn of(competition: &Competition) -> Coming {
        let (boards, notes) = (competition.feed.subscribe(), competition.notes.subscribe());
        Coming { boards, notes }
    }
}

/// Sends what happens at all boards.
struct Teller {
    hall: Arc<Hall>,
    competition: Arc<Competition>,
    looker: Looker,
    words: &'static Words,
}

impl Teller {
    async fn tell(
        self,
        mut out: Out,
        mut coming: Coming,
        mut answers: mpsc::Receiver<Told>,
        mut down: watch::Receiver<bool>,
    ) {
        let mut silence = interval(PING);
        silence.set_missed_tick_behavior(MissedTickBehavior::Delay);
        let mut later: VecDeque<(Instant, Change)> = VecDeque::new();
        loop {
            let due = later.front().map(|(due, _)| *due);
            let told = tokio::select! {
                biased;
                answer = answers.recv() => match answer {
                    Some(told) => send(&mut out, &told).await,
                    None => break,
                },
                note = coming.notes.recv() => self.note(&mut out, note).await,
                change = coming.boards.recv() => match change {
                    Ok(change) if self.looker.delay == 0 => self.board(&mut out, change).await,
                    Ok(change) => {
                        let due = Instant::now() + Duration::from_millis(self.looker.delay);
                        later.push_back((due, change));
                        Ok(())
                    }
                    Err(broadcast::error::RecvError::Lagged(_)) => self.all(&mut out).await,
                    Err(broadcast::error::RecvError::Closed) => break,
                },
                () = until(due) => match later.pop_front() {
                    Some((_, change)) => self.board(&mut out, change).await,
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

    async fn board(&self, out: &mut Out, (game, news): Change) -> Result<(), ()> {
        let Some(board) = self.number(&game).await else { return Ok(()) };
        let (eye, words) = (self.looker.eye, self.words);
        let news = BoardNews {
            board: BoardView { board, state: StateView::of(&news.scene, eye, words) },
            happenings: happenings(&news.happenings, eye, words),
        };
        send(out, &Told::Board(Box::new(news))).await
    }

    /// Notes are between arbiters.
    async fn note(
        &self,
        out: &mut Out,
        note: Result<NoteView, broadcast::error::RecvError>,
    ) -> Result<(), ()> {
        match note {
            Ok(note) if self.looker.eye.watches_over() => send(out, &Told::Note(note)).await,
            Ok(_) => Ok(()),
            Err(_) => self.all(out).await,
        }
    }

    async fn number(&self, game: &StreamId) -> Option<Board> {
        let kept = self.competition.kept().await;
        kept.boards.iter().find(|board| board.game == game.as_str()).cloned()
    }

    /// Too much happened to be kept for a slow reader: how everything stands.
    async fn all(&self, out: &mut Out) -> Result<(), ()> {
        let view = competitions::view(&self.hall, &self.competition, &self.looker, self.words);
        send(out, &Told::Competition(Box::new(view.await.map_err(|_| ())?))).await
    }
}
