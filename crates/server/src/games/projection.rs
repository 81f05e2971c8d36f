//! Projection: replays a game's journal into its state.

use crate::access::seats::{Role, Seats};
use crate::games::journal::CLOSED;
use crate::games::sealed;
use crate::games::submissions::Submissions;
use crate::problem::Problem;
use crate::work::mate_cache::MateCache;
use serde_json::Value;
use std::collections::BTreeMap;
use std::ops::{Deref, DerefMut};
use std::sync::Arc;
use touchmove_answers::setup::{self, NewGame, is_of_a_person};
use touchmove_answers::views::Mode;
use touchmove_answers::views::{Happening, ObservedGame, Occurrence, Snapshot};
use touchmove_board::Color;
use touchmove_clock::Moment;
use touchmove_envelope::Key;
use touchmove_game::{Act, Actor, Adjournment, Event, MoveText, Status};
use touchmove_laws::Ruling;
use touchmove_store::{EntryKind, Stored, StreamId};

/// The state of a game, replayed from its journal.
pub(crate) struct GameState {
    pub id: StreamId,
    pub tags: Vec<(String, String)>,
    pub new: NewGame,
    pub competition: Option<String>,
    pub mode: Mode,
    pub opened_at: u64,
    pub seats: Seats,
    /// True if the administrator has closed the game: events are rejected.
    pub closed: bool,
    /// True if the replay gave other rulings than the journal has.
    pub differs: bool,
    /// Idempotency keys of submissions that were taken.
    pub submissions: Submissions,
    /// Known answers to mate questions.
    pub mate_cache: Arc<MateCache>,
    followed: ObservedGame,
}

impl Deref for GameState {
    type Target = ObservedGame;

    fn deref(&self) -> &ObservedGame {
        &self.followed
    }
}

impl DerefMut for GameState {
    fn deref_mut(&mut self) -> &mut ObservedGame {
        &mut self.followed
    }
}

impl GameState {
    /// Replays a whole journal; returns the state and all happenings.
    ///
    /// # Errors
    /// If the first entry does not open a game, or a later one cannot be applied.
    pub fn replay(
        id: &StreamId,
        journal: &[Stored],
        key: &Key,
        mate_cache: &Arc<MateCache>,
    ) -> Result<(GameState, Vec<Happening>), Problem> {
        let (first, rest) = journal.split_first().ok_or_else(|| broken(id, 0))?;
        let mut state = GameState::open(id, first, mate_cache)?;
        let mut happenings = Vec::new();
        for stored in rest {
            happenings.extend(state.take(stored, key)?);
        }
        Ok((state, happenings))
    }

    /// The state after the first entry of a journal.
    pub fn open(
        id: &StreamId,
        first: &Stored,
        mate_cache: &Arc<MateCache>,
    ) -> Result<GameState, Problem> {
        let EntryKind::Opened { tags, mode, options } = &first.entry.what else {
            return Err(broken(id, first.version));
        };
        let options: Options =
            serde_json::from_value(options.clone()).map_err(|_| broken(id, first.version))?;
        let mut game = setup::game(tags)?.with_mate_solver(mate_cache.clone());
        if options.new.awaited {
            Color::ALL.into_iter().for_each(|player| game.awaits(player));
        }
        let mut followed = ObservedGame::new(game);
        followed.version = first.version;
        if let Some((_, player)) = options.new.sparring() {
            followed.list_breaches(player);
        }
        Ok(GameState {
            id: id.clone(),
            tags: tags.clone(),
            mode: Mode::from_name(mode).ok_or_else(|| broken(id, first.version))?,
            new: options.new,
            competition: options.competition,
            opened_at: first.entry.at,
            seats: Seats::default(),
            closed: false,
            differs: false,
            submissions: Submissions::default(),
            mate_cache: mate_cache.clone(),
            followed,
        })
    }

    /// Converts a session time to a game time.
    pub fn moment(&self, at: u64) -> Moment {
        Moment::new(at.saturating_sub(self.opened_at))
    }

    /// Converts a game time to a session time.
    pub fn session_ms(&self, at: Moment) -> u64 {
        self.opened_at.saturating_add(at.get())
    }

    /// Applies the next entry.
    pub fn take(&mut self, stored: &Stored, key: &Key) -> Result<Option<Happening>, Problem> {
        let at = self.moment(stored.entry.at);
        let what = match &stored.entry.what {
            EntryKind::Observed { seat, event, rulings, sealed, mates, .. } => {
                self.mate_cache.replay(mates);
                let event = self.event(at, event, sealed.as_ref(), key, stored.version)?;
                let given = self.observe(&event).map_err(|_| broken(&self.id, stored.version))?;
                self.compare(&given, rulings);
                Some(Occurrence::Observed { event, seat: seat.clone(), rulings: given })
            }
            EntryKind::Interrupted { cause, rulings, mates } => {
                self.mate_cache.replay(mates);
                let given = self.interrupt(at, cause);
                self.compare(&given, rulings);
                Some(Occurrence::Interrupted { cause: cause.clone(), rulings: given })
            }
            EntryKind::SeatIssued { seat, role, name, secret_hash } => {
                let role = Role::from_name(role).ok_or_else(|| broken(&self.id, stored.version))?;
                self.seats.issue(seat, role, name.as_deref(), secret_hash);
                None
            }
            EntryKind::SeatRevoked { seat } => {
                self.seats.revoke(seat);
                None
            }
            EntryKind::Said { player, event, .. } => {
                let player = color(player).ok_or_else(|| broken(&self.id, stored.version))?;
                self.said[player.index()] = Some(event.clone());
                Some(Occurrence::Said { player, event: event.clone() })
            }
            EntryKind::Opened { .. } => return Err(broken(&self.id, stored.version)),
            EntryKind::Noted { name, value, .. } if name == TAGS => {
                self.amend(value).ok_or_else(|| broken(&self.id, stored.version))?;
                None
            }
            EntryKind::Noted { name, .. } => {
                self.note(name);
                None
            }
        };
        self.mate_cache.begin();
        self.submissions.take(stored);
        self.version = stored.version;
        let (version, wall) = (stored.version, stored.entry.wall);
        Ok(what.map(|what| Happening { version, at, wall, what, ways: self.ways() }))
    }

    /// Applies an administrator's note.
    pub fn note(&mut self, name: &str) {
        self.closed |= name == CLOSED;
    }

    /// Applies corrected tags. If the game has not begun, sets it up again with the corrected tags.
    fn amend(&mut self, value: &Value) -> Option<()> {
        let changed: BTreeMap<String, String> = serde_json::from_value(value.clone()).ok()?;
        let tags = amended(&self.tags, &changed);
        let played = |tags: &[(String, String)]| {
            let of_the_game = tags.iter().filter(|(tag, _)| !is_of_a_person(tag));
            of_the_game.cloned().collect::<Vec<_>>()
        };
        if self.game.status() == Status::NotStarted && played(&tags) != played(&self.tags) {
            let absent = self.game.board_status().absent;
            self.game = setup::game(&tags).ok()?.with_mate_solver(self.mate_cache.clone());
            let awaited = Color::ALL.into_iter().filter(|player| absent[player.index()]);
            awaited.for_each(|player| self.game.awaits(player));
        }
        self.tags = tags;
        Some(())
    }

    fn event(
        &mut self,
        at: Moment,
        text: &str,
        sealed: Option<&Value>,
        key: &Key,
        version: u64,
    ) -> Result<Event, Problem> {
        let Some(envelope) = sealed else {
            return Event::read(at, text).map_err(|_| broken(&self.id, version));
        };
        let player = text.split(' ').next().and_then(|word| color(&word.to_ascii_lowercase()));
        let player = player.ok_or_else(|| broken(&self.id, version))?;
        Ok(sealed::opened(at, player, envelope, key).unwrap_or_else(|| {
            self.locked = true;
            let act = Act::Adjournment(Adjournment::Seals { text: MoveText::Notation("?".into()) });
            Event { at, actor: Actor::Player(player), act }
        }))
    }

    /// True if a person is there to decide.
    pub fn has_arbiter(&self) -> bool {
        self.competition.is_some() || self.seats.has_arbiter()
    }

    /// The snapshot at a game time.
    pub fn snapshot(&self, now: Moment) -> Snapshot {
        self.seen(Snapshot::of(self, now))
    }

    /// A snapshot without advice on open questions, which takes long to compute.
    pub fn at_a_glance(&self, now: Moment) -> Snapshot {
        self.seen(Snapshot::without_advice(self, now))
    }

    fn seen(&self, snapshot: Snapshot) -> Snapshot {
        Snapshot { has_arbiter: self.has_arbiter(), ..snapshot }
    }

    fn compare(&mut self, given: &[Ruling], stored: &[Value]) {
        let same = as_json(given) == stored;
        if !same && !self.differs {
            tracing::warn!(game = %self.id, "rulings on record differ from this version's");
        }
        self.differs |= !same;
    }
}

/// Options in the entry that opens a game, in addition to tags and mode.
#[derive(Clone, serde::Serialize, serde::Deserialize)]
pub(crate) struct Options {
    pub new: NewGame,
    pub competition: Option<String>,
}

/// Name of the note with corrected tags.
pub(crate) const TAGS: &str = "tags";

/// Replaces some tags and keeps the order; a tag with an empty value is removed.
pub(crate) fn amended(
    tags: &[(String, String)],
    changed: &BTreeMap<String, String>,
) -> Vec<(String, String)> {
    let mut left = changed.clone();
    let mut after: Vec<(String, String)> = tags.to_vec();
    for (tag, value) in &mut after {
        if let Some(new) = left.remove(tag) {
            *value = new;
        }
    }
    after.extend(left);
    after.retain(|(_, value)| !value.is_empty());
    after
}

/// Rulings as JSON for the journal.
pub(crate) fn as_json(rulings: &[Ruling]) -> Vec<Value> {
    rulings.iter().map(|r| serde_json::to_value(r).unwrap_or_default()).collect()
}

pub(crate) fn color(word: &str) -> Option<Color> {
    match word {
        "white" => Some(Color::White),
        "black" => Some(Color::Black),
        _ => None,
    }
}

fn broken(id: &StreamId, version: u64) -> Problem {
    Problem::broken_journal(format!("{id} {version}"))
}
