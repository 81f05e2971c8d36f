//! Competitions: regulations, and many boards that are played under them.

use crate::api::notes::{NewNote, NoteView};
use crate::axis::wall;
use crate::fold::Options;
use crate::hall::{Hall, no_journal};
use crate::happening::News;
use crate::problem::Problem;
use crate::seats::{Role, Seats};
use crate::setup::NewGame;
use crate::table::{Ground, Issued, TRIES, issuing, read};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use std::collections::BTreeMap;
use std::sync::Arc;
use tokio::sync::{Mutex, MutexGuard, broadcast};
use touchmove_store::{AppendError, Entry, Kind, Stored, StreamId, What};
use utoipa::ToSchema;

/// News of all boards that a slow reader may lag behind.
const FEED: usize = 256;
const MOST_BOARDS: usize = 1_000;
const LONGEST_NAME: usize = 200;
/// What the journal calls a board.
const BOARD: &str = "board";
/// What it calls what arbiters write down for each other.
const NOTE: &str = "note";
const MOST_NOTES: usize = 10_000;

/// A competition to set up.
#[derive(Debug, Clone, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct NewCompetition {
    /// What it is called.
    pub name: String,
    /// What all its games have in common; players' names are the boards'.
    #[serde(default)]
    pub games: NewGame,
    /// Its boards; more can be added later.
    #[serde(default)]
    pub boards: Vec<NewBoard>,
}

/// A board to add.
#[derive(Debug, Clone, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct NewBoard {
    /// Its number; the next free one if it is left out.
    pub number: Option<u32>,
    /// The round, as PGN has it.
    pub round: Option<String>,
    /// White's name.
    pub white: String,
    /// Black's name.
    pub black: String,
    /// Tags in which this game differs from the others.
    #[serde(default)]
    pub tags: BTreeMap<String, String>,
}

/// A board of a competition.
#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
pub struct Board {
    /// Its number.
    pub number: u32,
    /// The round.
    pub round: String,
    /// The game.
    pub game: String,
    /// White's name.
    pub white: String,
    /// Black's name.
    pub black: String,
}

/// A competition that is open on this server.
pub(crate) struct Competition {
    pub id: StreamId,
    pub feed: broadcast::Sender<(StreamId, News)>,
    pub notes: broadcast::Sender<NoteView>,
    ground: Arc<Ground>,
    kept: Mutex<Kept>,
}

/// A competition as its journal tells it.
pub(crate) struct Kept {
    pub version: u64,
    pub name: String,
    pub games: NewGame,
    pub seats: Seats,
    pub boards: Vec<Board>,
    pub notes: Vec<NoteView>,
}

#[derive(Serialize, Deserialize)]
struct Opened {
    name: String,
    #[serde(flatten)]
    options: Options,
}

impl Kept {
    fn replay(id: &StreamId, journal: &[Stored]) -> Result<Kept, Problem> {
        let broken = |version: u64| Problem::broken_journal(format!("{id} {version}"));
        let (first, rest) = journal.split_first().ok_or_else(|| broken(0))?;
        let What::Opened { options, .. } = &first.entry.what else {
            return Err(broken(first.version));
        };
        let opened: Opened =
            serde_json::from_value(options.clone()).map_err(|_| broken(first.version))?;
        let mut kept = Kept {
            version: first.version,
            name: opened.name,
            games: opened.options.new,
            seats: Seats::default(),
            boards: Vec::new(),
            notes: Vec::new(),
        };
        for stored in rest {
            kept.take(stored).ok_or_else(|| broken(stored.version))?;
        }
        Ok(kept)
    }

    fn take(&mut self, stored: &Stored) -> Option<()> {
        match &stored.entry.what {
            What::SeatIssued { seat, role, name, secret_hash } => {
                self.seats.issue(seat, Role::from_word(role)?, name.as_deref(), secret_hash);
            }
            What::SeatRevoked { seat } => self.seats.revoke(seat),
            What::Noted { name, value, .. } if name == BOARD => {
                self.boards.push(serde_json::from_value(value.clone()).ok()?);
            }
            What::Noted { name, value, seat } if name == NOTE => {
                let by = seat.as_ref().and_then(|id| self.seats.get(id));
                let name = by.and_then(|seat| seat.name.clone());
                let note = NoteView::of(stored, seat.clone(), name, value.clone())?;
                self.notes.push(note);
            }
            What::Noted { .. } => {}
            _ => return None,
        }
        self.version = stored.version;
        Some(())
    }

    fn next_number(&self) -> u32 {
        self.boards.iter().map(|board| board.number).max().unwrap_or(0).saturating_add(1)
    }
}

impl Competition {
    pub async fn open(ground: Arc<Ground>, id: StreamId) -> Result<Arc<Competition>, Problem> {
        let journal = read(&*ground.store, &id, 0).await?;
        let kept = Mutex::new(Kept::replay(&id, &journal)?);
        let (feed, notes) = (broadcast::channel(FEED).0, broadcast::channel(FEED).0);
        Ok(Arc::new(Competition { id, feed, notes, ground, kept }))
    }

    pub async fn kept(&self) -> MutexGuard<'_, Kept> {
        self.kept.lock().await
    }

    /// Takes in what another process has written.
    pub async fn catch_up(&self, version: u64) -> Result<(), Problem> {
        let mut kept = self.kept().await;
        if kept.version < version {
            self.reload(&mut kept).await?;
        }
        Ok(())
    }

    async fn reload(&self, kept: &mut Kept) -> Result<(), Problem> {
        let journal = read(&*self.ground.store, &self.id, 0).await?;
        let known = std::mem::replace(kept, Kept::replay(&self.id, &journal)?).notes.len();
        self.tell(kept, known);
        Ok(())
    }

    /// Appends what is made of the competition as it then stands.
    async fn append(
        &self,
        make: impl Fn(&Kept) -> Result<Vec<Entry>, Problem>,
    ) -> Result<(), Problem> {
        let mut kept = self.kept().await;
        for _ in 0..TRIES {
            let entries = make(&kept)?;
            let from = kept.version;
            match self.ground.store.append(&self.id, from, entries.clone(), false).await {
                Ok(_) => {
                    let known = kept.notes.len();
                    for (version, entry) in (from.saturating_add(1)..).zip(entries) {
                        kept.take(&Stored { version, entry }).ok_or_else(Problem::failed)?;
                    }
                    self.tell(&kept, known);
                    return Ok(());
                }
                Err(AppendError::Conflict { .. }) => self.reload(&mut kept).await?,
                Err(error) => return Err(no_journal(error)),
            }
        }
        Err(Problem::conflict())
    }

    /// Tells arbiters of the notes that are new to this server.
    fn tell(&self, kept: &Kept, known: usize) {
        for note in kept.notes.iter().skip(known) {
            let _ = self.notes.send(note.clone());
        }
    }

    /// Keeps what an arbiter writes down for the others.
    pub async fn note(&self, by: Option<String>, note: &NewNote) -> Result<NoteView, Problem> {
        let value: Value = serde_json::to_value(note).map_err(|_| Problem::failed())?;
        let what = What::Noted { seat: by.clone(), name: NOTE.to_owned(), value };
        let entry = Entry { at: self.ground.axis.now(), wall: wall(), what };
        self.append(|kept| match kept.notes.len() < MOST_NOTES {
            true => Ok(vec![entry.clone()]),
            false => Err(Problem::too_much("notes", MOST_NOTES.to_string())),
        })
        .await?;
        let kept = self.kept().await;
        let same = |note: &&NoteView| note.wall_ms == entry.wall && note.seat == by;
        let taken = kept.notes.iter().rev().find(same);
        taken.cloned().ok_or_else(Problem::failed)
    }

    /// Gives out a seat of the whole competition.
    pub async fn issue(&self, role: Role, name: Option<&str>) -> Result<Issued, Problem> {
        let (issued, entries) = issuing(self.ground.axis, role, name)?;
        self.append(|_| Ok(entries.clone())).await?;
        Ok(issued)
    }

    /// Takes a seat back.
    pub async fn revoke(&self, seat: &str) -> Result<(), Problem> {
        let entry = |what| Entry { at: self.ground.axis.now(), wall: wall(), what };
        self.append(|kept| match kept.seats.get(seat) {
            Some(_) => Ok(vec![entry(What::SeatRevoked { seat: seat.to_owned() })]),
            None => Err(Problem::no_such_seat(seat)),
        })
        .await
    }

    /// Sets up the game of a board.
    pub async fn add(
        &self,
        hall: &Arc<Hall>,
        new: &NewBoard,
    ) -> Result<(Board, Vec<Issued>), Problem> {
        let (game, number) = {
            let kept = self.kept().await;
            if kept.boards.len() >= MOST_BOARDS {
                return Err(Problem::too_much("boards", MOST_BOARDS.to_string()));
            }
            (kept.games.clone(), new.number.unwrap_or_else(|| kept.next_number()))
        };
        let (table, seats) = hall.create(new.game(game), Some(&self.id)).await?;
        let board = Board {
            number,
            round: new.round.clone().unwrap_or_else(|| "?".to_owned()),
            game: table.id.to_string(),
            white: new.white.clone(),
            black: new.black.clone(),
        };
        let value: Value = serde_json::to_value(&board).map_err(|_| Problem::failed())?;
        let what = What::Noted { seat: None, name: BOARD.to_owned(), value };
        let entry = Entry { at: self.ground.axis.now(), wall: wall(), what };
        self.append(|_| Ok(vec![entry.clone()])).await?;
        Ok((board, seats))
    }
}

impl NewBoard {
    /// The competition's games with what is this board's own.
    fn game(&self, mut game: NewGame) -> NewGame {
        game.tags.extend(self.tags.clone());
        game.tags.insert("White".to_owned(), self.white.clone());
        game.tags.insert("Black".to_owned(), self.black.clone());
        if let Some(round) = &self.round {
            game.tags.insert("Round".to_owned(), round.clone());
        }
        game
    }
}

impl Hall {
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
        let games = competition_games(new);
        let tags = games.tags()?;
        crate::setup::game(&tags)?;
        let opened = Opened {
            name: new.name.clone(),
            options: Options { new: games.clone(), competition: None },
        };
        let options = serde_json::to_value(opened).map_err(|_| Problem::failed())?;
        let what = What::Opened { tags, mode: games.mode.word().to_owned(), options };
        let id = self.new_stream(Kind::Competition, None).await?;
        let mut entries = vec![Entry { at: self.ground.axis.now(), wall: wall(), what }];
        let (issued, seat) = issuing(self.ground.axis, Role::Arbiter, None)?;
        entries.extend(seat);
        self.ground.store.append(&id, 0, entries, false).await.map_err(no_journal)?;
        Ok((self.competition(id.as_str()).await?, issued))
    }
}

/// In a competition a person is the arbiter, unless its games say otherwise.
fn competition_games(new: &NewCompetition) -> NewGame {
    let mut games = new.games.clone();
    games.arbiter_seat = false;
    games.tags.entry("Event".to_owned()).or_insert_with(|| new.name.clone());
    games.tags.entry("Arbiter".to_owned()).or_insert_with(|| "human".to_owned());
    games
}
