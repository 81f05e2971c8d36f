//! Creates games and competitions.

use super::Hall;
use super::boards::{MOST_BOARDS, MadeBoard, Opening, Ready, boards, entries as board_entries};
use crate::access::draw::Draw;
use crate::access::seats::{Issued, Role};
use crate::axis::{day, wall};
use crate::dto::boards::Board;
use crate::dto::competitions::NewCompetition;
use crate::games::fold::Options;
use crate::games::journal::{is_deleted, issuing};
use crate::games::setup::{self, NewGame, Start};
use crate::games::table::{Table, to_the_end};
use crate::hall::competition::{Competition, Opened};
use crate::problem::{Problem, no_journal};
use crate::work::length::Length;
use std::net::IpAddr;
use std::sync::Arc;
use touchmove_laws::Supervision;
use touchmove_laws::rules::arbiter_supervision::unless_stated;
use touchmove_store::{
    AppendError, Entry, EntryKind, Kind, NewJournal, NewStream, StoreError, StreamId,
};

const LONGEST_NAME: usize = 200;

/// A game that has been set up, with its seats and what it begins with.
pub struct Made {
    pub table: Arc<Table>,
    pub seats: Vec<Issued>,
    pub start: Start,
}

/// A competition that has been set up, with its arbiter's seat and its boards.
pub struct MadeCompetition {
    pub competition: Arc<Competition>,
    pub arbiter: Issued,
    pub boards: Vec<MadeBoard>,
}

impl Hall {
    /// Sets up a game and gives out its seats. Asked again under the same key, it is found, with
    /// the same links.
    pub async fn create(self: &Arc<Hall>, new: NewGame, draw: &Draw) -> Result<Made, Problem> {
        let Opening { begun, seats, start } = self.opening(new, None, draw)?;
        let id = begun.stream.id.clone();
        self.begin(vec![begun], draw).await?;
        let table = self.table(id.as_str()).await?;
        Ok(Made { table, seats, start })
    }

    async fn begin(&self, begun: Vec<NewJournal>, draw: &Draw) -> Result<(), Problem> {
        // Asked for again after it was deleted, it does not come back.
        for NewJournal { stream, .. } in begun.iter().filter(|_| draw.is_keyed()) {
            if is_deleted(&*self.ground.store, &stream.id).await? {
                return Err(Problem::gone(stream.id.to_string()));
            }
        }
        match self.ground.store.begin(begun, None).await {
            Ok(()) => Ok(()),
            // It was created before, and the answer was lost.
            Err(AppendError::Store(StoreError::Exists(_))) if draw.is_keyed() => Ok(()),
            Err(error) => Err(no_journal(error)),
        }
    }

    pub(super) fn opening(
        &self,
        new: NewGame,
        competition: Option<&StreamId>,
        draw: &Draw,
    ) -> Result<Opening, Problem> {
        let tags = new.tags()?;
        let start = Start::of(&setup::game(&tags)?, &tags);
        new.engine.as_ref().map_or(Ok(()), |seat| self.engines.check(seat))?;
        let name = |wanted: &str| tags.iter().find(|(n, _)| n == wanted).map(|(_, v)| v.clone());
        let roles = roles(&new, [name("White"), name("Black")]);
        let mode = new.mode.word().to_owned();
        let options = Options { new, competition: competition.map(ToString::to_string) };
        let options = serde_json::to_value(options).map_err(|_| Problem::failed())?;
        let what = EntryKind::Opened { tags, mode, options };
        let mut entries = vec![Entry { at: self.ground.axis.now(), wall: wall(), what }];
        let mut seats = Vec::new();
        for (role, name) in roles {
            let (issued, more) = issuing(self.ground.axis, role, name.as_deref(), draw)?;
            entries.extend(more);
            seats.push(issued);
        }
        let stream = new_stream(Kind::Game, competition, draw)?;
        Ok(Opening { begun: NewJournal { stream, entries, running: true }, seats, start })
    }

    /// Sets up a competition with a first seat for its arbiter and its first boards, in one
    /// transaction. Asked again under the same key, it is found, with the same links.
    pub async fn create_competition(
        self: &Arc<Hall>,
        new: NewCompetition,
        from: IpAddr,
        draw: &Draw,
    ) -> Result<MadeCompetition, Problem> {
        let (hall, draw) = (self.clone(), draw.clone());
        to_the_end(async move { hall.create_competition_now(new, from, draw).await }).await
    }

    async fn create_competition_now(
        self: &Arc<Hall>,
        new: NewCompetition,
        from: IpAddr,
        draw: Draw,
    ) -> Result<MadeCompetition, Problem> {
        if new.name.trim().is_empty() || new.name.len() > LONGEST_NAME {
            return Err(Problem::too_much("name", LONGEST_NAME.to_string()));
        }
        if new.boards.len() > MOST_BOARDS {
            return Err(Problem::too_much("boards", MOST_BOARDS.to_string()));
        }
        let (hall, drawn) = (self.clone(), draw.clone());
        let work = move |_| hall.competition_opening(new, &draw);
        let opening = self.ground.pool.run(Length::Judging, from, work).await??;
        let CompetitionOpening { begun, arbiter, boards } = opening;
        let id = begun.stream.id.clone();
        let (ready, boards): (Vec<Ready>, Vec<Board>) = boards.into_iter().unzip();
        let games = ready.iter().map(|one| one.opening.begun.clone());
        self.begin([begun].into_iter().chain(games).collect(), &drawn).await?;
        let competition = self.competition(id.as_str()).await?;
        let made = ready.into_iter().zip(boards).map(|(one, board)| one.made(board));
        let boards: Vec<MadeBoard> = made.collect();
        if competition.kept().await.games.engine.is_some() {
            for made in &boards {
                self.table(&made.board.game).await?;
            }
        }
        Ok(MadeCompetition { competition, arbiter, boards })
    }

    fn competition_opening(
        &self,
        new: NewCompetition,
        draw: &Draw,
    ) -> Result<CompetitionOpening, Problem> {
        let games = supervised(competition_games(&new))?;
        let tags = games.tags()?;
        setup::game(&tags)?;
        let stream = new_stream(Kind::Competition, None, draw)?;
        let ready = self.ready(&games, &stream.id, new.boards, draw)?;
        let boards = boards(&ready, &[])?;
        let mode = games.mode.word().to_owned();
        let opened = Opened { name: new.name, options: Options { new: games, competition: None } };
        let options = serde_json::to_value(opened).map_err(|_| Problem::failed())?;
        let what = EntryKind::Opened { tags, mode, options };
        let mut entries = vec![Entry { at: self.ground.axis.now(), wall: wall(), what }];
        let name = new.arbiter.as_deref().map(str::trim).filter(|name| !name.is_empty());
        let (arbiter, seat) = issuing(self.ground.axis, Role::Arbiter, name, draw)?;
        entries.extend(seat);
        entries.extend(board_entries(&boards, self.ground.axis)?);
        let begun = NewJournal { stream, entries, running: false };
        Ok(CompetitionOpening { begun, arbiter, boards: ready.into_iter().zip(boards).collect() })
    }
}

/// A competition that is ready to be written.
struct CompetitionOpening {
    begun: NewJournal,
    arbiter: Issued,
    boards: Vec<(Ready, Board)>,
}

/// A stream with a name that no other has: its 50 bits are drawn by chance, or from the key of
/// the one caller who may find it again.
fn new_stream(kind: Kind, parent: Option<&StreamId>, draw: &Draw) -> Result<NewStream, Problem> {
    let id = StreamId::new(&draw.text("stream", 10)?).map_err(|_| Problem::failed())?;
    Ok(NewStream { id, kind, parent: parent.cloned() })
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
