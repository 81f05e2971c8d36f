//! Boards: added together with their games, all of them or none.

use super::Hall;
use super::competition::{BOARD, Competition, Kept};
use crate::access::authority::Authority;
use crate::access::draw::Draw;
use crate::access::seats::Issued;
use crate::axis::{Axis, wall};
use crate::dto::boards::{Board, NewBoard};
use crate::games::setup::{NewGame, Start};
use crate::games::table::to_the_end;
use crate::problem::Problem;
use std::collections::{HashMap, HashSet};
use std::sync::Arc;
use touchmove_store::{Entry, EntryKind, NewJournal, StreamId};

/// The most boards of a round.
pub(super) const MOST_BOARDS: usize = 2_000;
/// The most boards of an event, in all its rounds.
const MOST_OF_EVENT: usize = 20_000;

/// A game that is ready to be written.
pub(super) struct Opening {
    pub begun: NewJournal,
    pub seats: Vec<Issued>,
    pub start: Start,
}

/// A board that has been set up, with its seats and what it begins with.
pub struct MadeBoard {
    pub board: Board,
    pub seats: Vec<Issued>,
    pub start: Start,
}

/// A board that is ready to be written, but for its number.
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

impl Hall {
    /// Adds boards to a competition, and the entries that come with them, in one transaction.
    /// Sent again under the same key they are found, with the same links.
    pub async fn add_boards(
        self: &Arc<Hall>,
        competition: &Arc<Competition>,
        by: &Authority,
        new: Vec<NewBoard>,
        more: Vec<Entry>,
        draw: &Draw,
    ) -> Result<Vec<MadeBoard>, Problem> {
        let (hall, competition) = (self.clone(), competition.clone());
        let (by, draw) = (by.clone(), draw.clone());
        to_the_end(async move { hall.add_now(&competition, &by, new, more, draw).await }).await
    }

    async fn add_now(
        self: &Arc<Hall>,
        competition: &Competition,
        by: &Authority,
        new: Vec<NewBoard>,
        more: Vec<Entry>,
        draw: Draw,
    ) -> Result<Vec<MadeBoard>, Problem> {
        by.require_arbiter()?;
        let games = competition.kept().await.games.clone();
        let has_engine = games.engine.is_some();
        let (hall, id, keyed) = (self.clone(), competition.id.clone(), draw.is_keyed());
        let work = move |_| hall.ready(&games, &id, new, &draw);
        let ready = competition.work(by, work).await??;
        if !is_there(&ready, &*competition.kept().await) {
            let begun: Vec<NewJournal> =
                ready.iter().map(|one| one.opening.begun.clone()).collect();
            let axis = self.ground.axis;
            let written = competition.append_with(&begun, |kept| {
                by.require_arbiter()?;
                let boards = numbered(&ready, kept)?;
                let mut entries = entries(&boards, axis)?;
                entries.extend(more.iter().cloned());
                Ok(entries)
            });
            if !written.await? && !keyed {
                return Err(Problem::conflict());
            }
        }
        if has_engine {
            // The programs sit down.
            for one in &ready {
                self.table(one.game().as_str()).await?;
            }
        }
        let kept = competition.kept().await;
        let by_game: HashMap<&str, &Board> =
            kept.boards.iter().map(|board| (board.game.as_str(), board)).collect();
        let board = |one: &Ready| by_game.get(one.game().as_str()).map(|board| (*board).clone());
        Ok(ready.into_iter().filter_map(|one| board(&one).map(|board| one.made(board))).collect())
    }

    /// What is to be written of boards.
    pub(super) fn ready(
        &self,
        games: &NewGame,
        competition: &StreamId,
        new: Vec<NewBoard>,
        draw: &Draw,
    ) -> Result<Vec<Ready>, Problem> {
        let ready = |(place, new): (usize, NewBoard)| {
            let draw = draw.part(&format!("board {place}"));
            let opening = self.opening(new.game(games.clone()), Some(competition), &draw)?;
            Ok(Ready { new, opening })
        };
        new.into_iter().enumerate().map(ready).collect()
    }
}

/// Whether the same boards were added before, and the answer was lost.
fn is_there(ready: &[Ready], kept: &Kept) -> bool {
    let games: HashSet<&str> = ready.iter().map(|one| one.game().as_str()).collect();
    kept.boards.iter().any(|board| games.contains(board.game.as_str()))
}

/// The boards with numbers that are free beside those that are there.
fn numbered(ready: &[Ready], kept: &Kept) -> Result<Vec<Board>, Problem> {
    if kept.closed {
        return Err(Problem::closed());
    }
    boards(ready, &kept.boards)
}

/// The boards of games that are ready, with numbers that are free beside those that are there.
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

/// The entries of boards in the journal of their competition.
pub(super) fn entries(boards: &[Board], axis: Axis) -> Result<Vec<Entry>, Problem> {
    let entry = |board: &Board| {
        let value = serde_json::to_value(board).map_err(|_| Problem::failed())?;
        let what = EntryKind::Noted { seat: None, name: BOARD.to_owned(), value };
        Ok(Entry { at: axis.now(), wall: wall(), what })
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
