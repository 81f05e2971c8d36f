//! Boards, added together with their games in one transaction.

use super::Registry;
use super::competition::{BOARD, Competition, CompetitionState};
use crate::access::authority::Authority;
use crate::access::id_source::IdSource;
use crate::access::seats::Issued;
use crate::access::visit::run_to_completion;
use crate::dto::boards::{Board, NewBoard};
use crate::problem::Problem;
use crate::session_clock::{SessionClock, wall};
use std::collections::{HashMap, HashSet};
use std::sync::Arc;
use touchmove_answers::setup::{NewGame, Start};
use touchmove_store::{Entry, EntryKind, NewJournal, StreamId};

/// Upper bound of boards in a round.
pub(super) const MOST_BOARDS: usize = 2_000;
/// Upper bound of boards in an event.
const MOST_OF_EVENT: usize = 20_000;

/// A game to write.
pub(super) struct Opening {
    pub begun: NewJournal,
    pub seats: Vec<Issued>,
    pub start: Start,
}

/// A created board, with its seats and initial position.
pub struct MadeBoard {
    pub board: Board,
    pub seats: Vec<Issued>,
    pub start: Start,
}

/// A board to write, without its number.
pub(super) struct Ready {
    new: NewBoard,
    pub opening: Opening,
}

impl Ready {
    fn game(&self) -> &StreamId {
        &self.opening.begun.stream.id
    }

    pub(super) fn made(self, board: Board) -> MadeBoard {
        let Opening { seats, start, .. } = self.opening;
        MadeBoard { board, seats, start }
    }
}

impl Registry {
    /// Adds boards and accompanying entries to a competition in one transaction. A repeated call
    /// with the same key returns the same boards and links.
    pub async fn add_boards(
        self: &Arc<Registry>,
        competition: &Arc<Competition>,
        by: &Authority,
        new: Vec<NewBoard>,
        more: Vec<Entry>,
        ids: &IdSource,
    ) -> Result<Vec<MadeBoard>, Problem> {
        let (registry, competition) = (self.clone(), competition.clone());
        let (by, ids) = (by.clone(), ids.clone());
        run_to_completion(async move { registry.add_now(&competition, &by, new, more, ids).await })
            .await
    }

    async fn add_now(
        self: &Arc<Registry>,
        competition: &Competition,
        by: &Authority,
        new: Vec<NewBoard>,
        more: Vec<Entry>,
        ids: IdSource,
    ) -> Result<Vec<MadeBoard>, Problem> {
        by.require_arbiter()?;
        let games = competition.state().await.games.clone();
        let has_engine = games.engine.is_some();
        let (registry, id, keyed) = (self.clone(), competition.id.clone(), ids.is_keyed());
        let work = move |_| registry.ready(&games, &id, new, &ids);
        let ready = competition.work(by, work).await??;
        if !is_there(&ready, &*competition.state().await) {
            let begun: Vec<NewJournal> =
                ready.iter().map(|one| one.opening.begun.clone()).collect();
            let clock = self.context.clock;
            let written = competition.append_with(&begun, |kept| {
                by.require_arbiter()?;
                let boards = numbered(&ready, kept)?;
                let mut entries = entries(&boards, clock)?;
                entries.extend(more.iter().cloned());
                Ok(entries)
            });
            if !written.await? && !keyed {
                return Err(Problem::conflict());
            }
        }
        if has_engine {
            // Opening a game also seats its engine.
            for one in &ready {
                self.live_game(one.game().as_str()).await?;
            }
        }
        let kept = competition.state().await;
        let by_game: HashMap<&str, &Board> =
            kept.boards.iter().map(|board| (board.game.as_str(), board)).collect();
        let board = |one: &Ready| by_game.get(one.game().as_str()).map(|board| (*board).clone());
        Ok(ready.into_iter().filter_map(|one| board(&one).map(|board| one.made(board))).collect())
    }

    /// Prepares the entries of boards.
    pub(super) fn ready(
        &self,
        games: &NewGame,
        competition: &StreamId,
        new: Vec<NewBoard>,
        ids: &IdSource,
    ) -> Result<Vec<Ready>, Problem> {
        let ready = |(place, new): (usize, NewBoard)| {
            let ids = ids.part(&format!("board {place}"));
            let opening = self.opening(new.game(games.clone()), Some(competition), &ids)?;
            Ok(Ready { new, opening })
        };
        new.into_iter().enumerate().map(ready).collect()
    }
}

/// True if these boards were added before, so that only the answer was lost.
fn is_there(ready: &[Ready], kept: &CompetitionState) -> bool {
    let games: HashSet<&str> = ready.iter().map(|one| one.game().as_str()).collect();
    kept.boards.iter().any(|board| games.contains(board.game.as_str()))
}

/// The boards, with numbers that are still free.
fn numbered(ready: &[Ready], kept: &CompetitionState) -> Result<Vec<Board>, Problem> {
    if kept.closed {
        return Err(Problem::closed());
    }
    boards(ready, &kept.boards)
}

/// The boards of prepared games, with numbers that no existing board has.
///
/// # Errors
/// If a number is taken, or there are too many.
pub(super) fn boards(ready: &[Ready], there: &[Board]) -> Result<Vec<Board>, Problem> {
    let mut numbers = Numbers::default();
    there.iter().for_each(|board| numbers.add(&board.round, board.number));
    let all = there.len().saturating_add(ready.len());
    if all > MOST_OF_EVENT {
        return Err(Problem::too_much("boards", MOST_OF_EVENT.to_string()));
    }
    ready.iter().map(|one| numbers.board(one)).collect()
}

/// The entries of boards in their competition's journal.
pub(super) fn entries(boards: &[Board], clock: SessionClock) -> Result<Vec<Entry>, Problem> {
    let entry = |board: &Board| {
        let value = serde_json::to_value(board).map_err(|_| Problem::failed())?;
        let what = EntryKind::Noted { seat: None, name: BOARD.to_owned(), value };
        Ok(Entry { at: clock.now(), wall: wall(), what })
    };
    boards.iter().map(entry).collect()
}

/// The numbers that are taken, by round.
#[derive(Default)]
struct Numbers(HashMap<String, (HashSet<u32>, u32)>);

impl Numbers {
    fn add(&mut self, round: &str, number: u32) {
        let (taken, last) = self.0.entry(round.to_owned()).or_default();
        taken.insert(number);
        *last = number.max(*last);
    }

    fn board(&mut self, one: &Ready) -> Result<Board, Problem> {
        let new = &one.new;
        let round = new.round.as_deref().unwrap_or("?");
        let (taken, last) = self.0.entry(round.to_owned()).or_default();
        let number = new.number.unwrap_or(last.saturating_add(1));
        if taken.contains(&number) {
            return Err(Problem::board_taken(number.to_string()));
        }
        if taken.len() >= MOST_BOARDS {
            return Err(Problem::too_much("boards", MOST_BOARDS.to_string()));
        }
        self.add(round, number);
        Ok(Board {
            number,
            round: round.to_owned(),
            game: one.game().to_string(),
            white: new.white.clone(),
            black: new.black.clone(),
            ranks: new.ranks,
        })
    }
}
