//! Setting up games and competitions.

use super::Hall;
use crate::access::seats::{Issued, Role, random};
use crate::axis::{day, wall};
use crate::dto::boards::{Board, NewBoard};
use crate::dto::competitions::NewCompetition;
use crate::games::fold::Options;
use crate::games::journal::issuing;
use crate::games::setup::{self, NewGame, Start};
use crate::games::table::Table;
use crate::hall::competition::{BOARD, Competition, Opened};
use crate::problem::{Problem, no_journal};
use serde_json::Value;
use std::sync::Arc;
use touchmove_laws::Supervision;
use touchmove_laws::rules::arbiter_supervision::unless_stated;
use touchmove_store::{AppendError, Entry, Kind, NewStream, StoreError, StreamId, What};

const MOST_BOARDS: usize = 1_000;
const LONGEST_NAME: usize = 200;

/// A game that has been set up, with its seats and what it begins with.
pub struct Made {
    pub table: Arc<Table>,
    pub seats: Vec<Issued>,
    pub start: Start,
}

/// The same of a board.
pub struct MadeBoard {
    pub board: Board,
    pub seats: Vec<Issued>,
    pub start: Start,
}

impl Hall {
    /// Sets up a game and gives out its seats.
    pub async fn create(
        self: &Arc<Hall>,
        new: NewGame,
        competition: Option<&StreamId>,
    ) -> Result<Made, Problem> {
        let (entries, seats, start) = self.opening(&new, competition)?;
        let id = self.new_stream(Kind::Game, competition).await?;
        self.ground.store.append(&id, 0, entries, true).await.map_err(|error| match error {
            AppendError::Conflict { .. } => Problem::conflict(),
            error => no_journal(error),
        })?;
        let _one_at_a_time = self.opening.lock().await;
        let table = Table::open(self.ground.clone(), id).await?;
        self.seat(&table).await?;
        Ok(Made { table, seats, start })
    }

    fn opening(
        &self,
        new: &NewGame,
        competition: Option<&StreamId>,
    ) -> Result<(Vec<Entry>, Vec<Issued>, Start), Problem> {
        let tags = new.tags()?;
        let start = Start::of(&setup::game(&tags)?, &tags);
        new.engine.as_ref().map_or(Ok(()), |seat| self.engines.check(seat))?;
        let name = |wanted: &str| tags.iter().find(|(n, _)| n == wanted).map(|(_, v)| v.clone());
        let names = [name("White"), name("Black")];
        let mode = new.mode.word().to_owned();
        let options =
            Options { new: new.clone(), competition: competition.map(ToString::to_string) };
        let options = serde_json::to_value(options).map_err(|_| Problem::failed())?;
        let what = What::Opened { tags, mode, options };
        let mut entries = vec![Entry { at: self.ground.axis.now(), wall: wall(), what }];
        let mut seats = Vec::new();
        for (role, name) in roles(new, names) {
            let (issued, more) = issuing(self.ground.axis, role, name.as_deref())?;
            entries.extend(more);
            seats.push(issued);
        }
        Ok((entries, seats, start))
    }

    /// A stream with a new name.
    pub async fn new_stream(
        &self,
        kind: Kind,
        parent: Option<&StreamId>,
    ) -> Result<StreamId, Problem> {
        for _ in 0..8 {
            let id = StreamId::new(&random(10)?).map_err(|_| Problem::failed())?;
            let new = NewStream { id: id.clone(), kind, parent: parent.cloned() };
            match self.ground.store.create(new).await {
                Ok(()) => return Ok(id),
                Err(StoreError::Exists { .. }) => {}
                Err(error) => return Err(no_journal(error)),
            }
        }
        Err(Problem::failed())
    }

    /// Sets up a competition with a first seat for its arbiter.
    pub async fn create_competition(
        self: &Arc<Hall>,
        new: &NewCompetition,
    ) -> Result<(Arc<Competition>, Issued), Problem> {
        if new.name.trim().is_empty() || new.name.len() > LONGEST_NAME {
            return Err(Problem::too_much("name", LONGEST_NAME.to_string()));
        }
        if new.boards.len() > MOST_BOARDS {
            return Err(Problem::too_much("boards", MOST_BOARDS.to_string()));
        }
        let games = supervised(competition_games(new))?;
        let tags = games.tags()?;
        setup::game(&tags)?;
        let opened = Opened {
            name: new.name.clone(),
            options: Options { new: games.clone(), competition: None },
        };
        let options = serde_json::to_value(opened).map_err(|_| Problem::failed())?;
        let what = What::Opened { tags, mode: games.mode.word().to_owned(), options };
        let id = self.new_stream(Kind::Competition, None).await?;
        let mut entries = vec![Entry { at: self.ground.axis.now(), wall: wall(), what }];
        let arbiter = new.arbiter.as_deref().map(str::trim).filter(|name| !name.is_empty());
        let (issued, seat) = issuing(self.ground.axis, Role::Arbiter, arbiter)?;
        entries.extend(seat);
        self.ground.store.append(&id, 0, entries, false).await.map_err(no_journal)?;
        Ok((self.competition(id.as_str()).await?, issued))
    }

    /// Sets up the game of a board.
    pub async fn add_board(
        self: &Arc<Hall>,
        competition: &Competition,
        new: &NewBoard,
    ) -> Result<MadeBoard, Problem> {
        let round = new.round.as_deref().unwrap_or("?");
        let (game, number) = {
            let kept = competition.kept().await;
            if kept.boards.len() >= MOST_BOARDS {
                return Err(Problem::too_much("boards", MOST_BOARDS.to_string()));
            }
            let number = new.number.unwrap_or_else(|| kept.next_number(round));
            kept.free(round, number)?;
            (kept.games.clone(), number)
        };
        let made = self.create(new.game(game), Some(&competition.id)).await?;
        let board = Board {
            number,
            round: round.to_owned(),
            game: made.table.id.to_string(),
            white: new.white.clone(),
            black: new.black.clone(),
            ranks: new.ranks,
        };
        let value: Value = serde_json::to_value(&board).map_err(|_| Problem::failed())?;
        let what = What::Noted { seat: None, name: BOARD.to_owned(), value };
        let entry = Entry { at: self.ground.axis.now(), wall: wall(), what };
        competition.append(|kept| kept.free(round, number).map(|()| vec![entry.clone()])).await?;
        Ok(MadeBoard { board, seats: made.seats, start: made.start })
    }
}

fn roles(new: &NewGame, [white, black]: [Option<String>; 2]) -> Vec<(Role, Option<String>)> {
    let players = if new.one_device {
        vec![(Role::Both, None)]
    } else {
        vec![(Role::White, white), (Role::Black, black)]
    };
    let engine = new.engine.as_ref().map(|engine| match engine.plays {
        setup::Side::White => Role::White,
        setup::Side::Black => Role::Black,
    });
    let arbiter = new.arbiter_seat.then_some((Role::Arbiter, None));
    players.into_iter().filter(|(role, _)| Some(*role) != engine).chain(arbiter).collect()
}

/// In a competition a person is the arbiter, unless its games say otherwise.
fn competition_games(new: &NewCompetition) -> NewGame {
    let mut games = new.games.clone();
    games.arbiter_seat = false;
    games.tags.entry("Event".to_owned()).or_insert_with(|| new.name.clone());
    games.tags.entry("Date".to_owned()).or_insert_with(|| day(wall()));
    games.tags.entry("Arbiter".to_owned()).or_insert_with(|| "human".to_owned());
    games
}

/// An event that does not say it has enough arbiters for the Competition Rules has not got them;
/// that is said, so that everybody sees what holds.
fn supervised(mut games: NewGame) -> Result<NewGame, Problem> {
    let game = setup::game(&games.tags()?)?;
    let rules = game.regulations();
    if unless_stated(rules.edition, rules.pace) == Supervision::Limited {
        games.tags.entry("Supervision".to_owned()).or_insert_with(|| "limited".to_owned());
    }
    Ok(games)
}
