//! Creation of games and competitions.

use super::Registry;
use super::boards::{MOST_BOARDS, MadeBoard, Opening, Ready, boards, entries as board_entries};
use crate::access::id_source::IdSource;
use crate::access::seats::{Issued, Role};
use crate::access::visit::run_to_completion;
use crate::dto::boards::Board;
use crate::dto::competitions::NewCompetition;
use crate::games::journal::{is_deleted, issuing};
use crate::games::live_game::LiveGame;
use crate::games::projection::Options;
use crate::problem::{Problem, no_journal};
use crate::registry::competition::{Competition, Opened};
use crate::session_clock::wall;
use crate::utc_date::UtcDate;
use crate::work::job_class::JobClass;
use std::net::IpAddr;
use std::sync::Arc;
use touchmove_answers::setup::{self, NewGame, Start};
use touchmove_laws::Supervision;
use touchmove_laws::rules::arbiter_supervision::unless_stated;
use touchmove_store::{
    AppendError, Entry, EntryKind, Kind, NewJournal, NewStream, StoreError, StreamId,
};

const LONGEST_NAME: usize = 200;

/// A created game, with its seats and initial position.
pub struct Made {
    pub live_game: Arc<LiveGame>,
    pub seats: Vec<Issued>,
    pub start: Start,
}

/// A created competition, with its arbiter's seat and boards.
pub struct MadeCompetition {
    pub competition: Arc<Competition>,
    pub arbiter: Issued,
    pub boards: Vec<MadeBoard>,
}

impl Registry {
    /// Creates a game and issues its seats. A repeated call with the same key returns the same game
    /// and links.
    pub async fn create(
        self: &Arc<Registry>,
        new: NewGame,
        ids: &IdSource,
    ) -> Result<Made, Problem> {
        let Opening { begun, seats, start } = self.opening(new, None, ids)?;
        let id = begun.stream.id.clone();
        self.begin(vec![begun], ids).await?;
        let live_game = self.live_game(id.as_str()).await?;
        Ok(Made { live_game, seats, start })
    }

    async fn begin(&self, begun: Vec<NewJournal>, ids: &IdSource) -> Result<(), Problem> {
        // A repeated request does not restore a game that was deleted in the meantime.
        for NewJournal { stream, .. } in begun.iter().filter(|_| ids.is_keyed()) {
            if is_deleted(&*self.context.store, &stream.id).await? {
                return Err(Problem::gone(stream.id.to_string()));
            }
        }
        match self.context.store.begin(begun, None).await {
            Ok(()) => Ok(()),
            // The game was created before, and the answer was lost.
            Err(AppendError::Store(StoreError::Exists(_))) if ids.is_keyed() => Ok(()),
            Err(error) => Err(no_journal(error)),
        }
    }

    pub(super) fn opening(
        &self,
        new: NewGame,
        competition: Option<&StreamId>,
        ids: &IdSource,
    ) -> Result<Opening, Problem> {
        let tags = new.tags()?;
        let start = Start::of(&setup::game(&tags)?, &tags);
        new.engine.as_ref().map_or(Ok(()), |seat| self.engines.check(seat))?;
        let name = |wanted: &str| tags.iter().find(|(n, _)| n == wanted).map(|(_, v)| v.clone());
        let roles = roles(&new, [name("White"), name("Black")]);
        let mode = new.mode.name().to_owned();
        let options = Options { new, competition: competition.map(ToString::to_string) };
        let options = serde_json::to_value(options).map_err(|_| Problem::failed())?;
        let what = EntryKind::Opened { tags, mode, options };
        let mut entries = vec![Entry { at: self.context.clock.now(), wall: wall(), what }];
        let mut seats = Vec::new();
        for (role, name) in roles {
            let (issued, more) = issuing(self.context.clock, role, name.as_deref(), ids)?;
            entries.extend(more);
            seats.push(issued);
        }
        let stream = new_stream(Kind::Game, competition, ids)?;
        Ok(Opening { begun: NewJournal { stream, entries, running: true }, seats, start })
    }

    /// Creates a competition with a first arbiter's seat and its first boards, in one transaction.
    /// A repeated call with the same key returns the same competition and links.
    pub async fn create_competition(
        self: &Arc<Registry>,
        new: NewCompetition,
        from: IpAddr,
        ids: &IdSource,
    ) -> Result<MadeCompetition, Problem> {
        let (registry, ids) = (self.clone(), ids.clone());
        run_to_completion(async move { registry.create_competition_now(new, from, ids).await })
            .await
    }

    async fn create_competition_now(
        self: &Arc<Registry>,
        new: NewCompetition,
        from: IpAddr,
        ids: IdSource,
    ) -> Result<MadeCompetition, Problem> {
        if new.name.trim().is_empty() || new.name.len() > LONGEST_NAME {
            return Err(Problem::too_much("name", LONGEST_NAME.to_string()));
        }
        if new.boards.len() > MOST_BOARDS {
            return Err(Problem::too_much("boards", MOST_BOARDS.to_string()));
        }
        let (registry, drawn) = (self.clone(), ids.clone());
        let work = move |_| registry.competition_opening(new, &ids);
        let opening = self.context.pool.run(JobClass::Judging, from, work).await??;
        let CompetitionOpening { begun, arbiter, boards } = opening;
        let id = begun.stream.id.clone();
        let (ready, boards): (Vec<Ready>, Vec<Board>) = boards.into_iter().unzip();
        let games = ready.iter().map(|one| one.opening.begun.clone());
        self.begin([begun].into_iter().chain(games).collect(), &drawn).await?;
        let competition = self.competition(id.as_str()).await?;
        let made = ready.into_iter().zip(boards).map(|(one, board)| one.made(board));
        let boards: Vec<MadeBoard> = made.collect();
        if competition.state().await.games.engine.is_some() {
            for made in &boards {
                self.live_game(&made.board.game).await?;
            }
        }
        Ok(MadeCompetition { competition, arbiter, boards })
    }

    fn competition_opening(
        &self,
        new: NewCompetition,
        ids: &IdSource,
    ) -> Result<CompetitionOpening, Problem> {
        let games = supervised(competition_games(&new))?;
        let tags = games.tags()?;
        setup::game(&tags)?;
        let stream = new_stream(Kind::Competition, None, ids)?;
        let ready = self.ready(&games, &stream.id, new.boards, ids)?;
        let boards = boards(&ready, &[])?;
        let mode = games.mode.name().to_owned();
        let opened = Opened { name: new.name, options: Options { new: games, competition: None } };
        let options = serde_json::to_value(opened).map_err(|_| Problem::failed())?;
        let what = EntryKind::Opened { tags, mode, options };
        let mut entries = vec![Entry { at: self.context.clock.now(), wall: wall(), what }];
        let name = new.arbiter.as_deref().map(str::trim).filter(|name| !name.is_empty());
        let (arbiter, seat) = issuing(self.context.clock, Role::Arbiter, name, ids)?;
        entries.extend(seat);
        entries.extend(board_entries(&boards, self.context.clock)?);
        let begun = NewJournal { stream, entries, running: false };
        Ok(CompetitionOpening { begun, arbiter, boards: ready.into_iter().zip(boards).collect() })
    }
}

/// A competition to write.
struct CompetitionOpening {
    begun: NewJournal,
    arbiter: Issued,
    boards: Vec<(Ready, Board)>,
}

/// A stream with a unique id of 50 bits. The bits are random, or derived from the caller's key.
/// Without this key, no other caller derives the same id.
fn new_stream(kind: Kind, parent: Option<&StreamId>, ids: &IdSource) -> Result<NewStream, Problem> {
    let id = StreamId::new(&ids.text("stream", 10)?).map_err(|_| Problem::failed())?;
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

/// Returns the UTC date in PGN's format.
fn today() -> String {
    UtcDate::from_unix_seconds(wall() / 1_000).to_string().replace('-', ".")
}

/// Competitions have an arbiter by default.
fn competition_games(new: &NewCompetition) -> NewGame {
    let mut games = new.games.clone();
    games.arbiter_seat = false;
    games.tags.entry("Event".to_owned()).or_insert_with(|| new.name.clone());
    games.tags.entry("Date".to_owned()).or_insert_with(today);
    games.tags.entry("Arbiter".to_owned()).or_insert_with(|| "human".to_owned());
    games
}

/// Adds the tag `Supervision` if the default is limited supervision. An event without this tag is
/// assumed to have too few arbiters for the Competition Rules. The tag shows participants which
/// rules apply.
fn supervised(mut games: NewGame) -> Result<NewGame, Problem> {
    let game = setup::game(&games.tags()?)?;
    let rules = game.regulations();
    if unless_stated(rules.edition, rules.pace) == Supervision::Limited {
        games.tags.entry("Supervision".to_owned()).or_insert_with(|| "limited".to_owned());
    }
    Ok(games)
}
