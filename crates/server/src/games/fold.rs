//! What a game's journal amounts to.

use crate::access::seats::{Role, Seats};
use crate::games::journal::CLOSED;
use crate::games::sealed;
use crate::games::setup::{self, Mode, NewGame, is_of_a_person};
use crate::games::submissions::Submissions;
use crate::problem::Problem;
use crate::work::findings::Findings;
use serde_json::Value;
use std::collections::BTreeMap;
use std::ops::{Deref, DerefMut};
use std::sync::Arc;
use touchmove_answers::seen::{Followed, Happened, Happening, Snapshot};
use touchmove_board::Color;
use touchmove_clock::Moment;
use touchmove_envelope::Key;
use touchmove_game::{Act, Actor, Adjournment, Event, MoveText, Status};
use touchmove_laws::Ruling;
use touchmove_store::{EntryKind, Stored, StreamId};

/// One game as its journal tells it.
pub(crate) struct Folded {
    pub id: StreamId,
    pub tags: Vec<(String, String)>,
    pub new: NewGame,
    pub competition: Option<String>,
    pub mode: Mode,
    pub opened_at: u64,
    pub seats: Seats,
    /// The administrator has closed it: nothing more can happen.
    pub closed: bool,
    /// Whether replaying brought other rulings than those on record.
    pub differs: bool,
    /// What has been taken, so that the same submission counts once.
    pub submissions: Submissions,
    /// What is known of mates in it.
    pub findings: Arc<Findings>,
    followed: Followed,
}

impl Deref for Folded {
    type Target = Followed;

    fn deref(&self) -> &Followed {
        &self.followed
    }
}

impl DerefMut for Folded {
    fn deref_mut(&mut self) -> &mut Followed {
        &mut self.followed
    }
}

impl Folded {
    /// A game from its whole journal, with all that happened.
    ///
    /// # Errors
    /// If the journal does not begin as one does, or holds what cannot be.
    pub fn replay(
        id: &StreamId,
        journal: &[Stored],
        key: &Key,
        findings: &Arc<Findings>,
    ) -> Result<(Folded, Vec<Happening>), Problem> {
        let (first, rest) = journal.split_first().ok_or_else(|| broken(id, 0))?;
        let mut folded = Folded::open(id, first, findings)?;
        let mut happenings = Vec::new();
        for stored in rest {
            happenings.extend(folded.take(stored, key)?);
        }
        Ok((folded, happenings))
    }

    /// A game from the first entry of its journal.
    pub fn open(
        id: &StreamId,
        first: &Stored,
        findings: &Arc<Findings>,
    ) -> Result<Folded, Problem> {
        let EntryKind::Opened { tags, mode, options } = &first.entry.what else {
            return Err(broken(id, first.version));
        };
        let options: Options =
            serde_json::from_value(options.clone()).map_err(|_| broken(id, first.version))?;
        let mut game = setup::game(tags)?.with_mates(findings.clone());
        if options.new.awaited {
            Color::ALL.into_iter().for_each(|player| game.awaits(player));
        }
        let mut followed = Followed::new(game);
        followed.version = first.version;
        Ok(Folded {
            id: id.clone(),
            tags: tags.clone(),
            mode: Mode::from_word(mode).ok_or_else(|| broken(id, first.version))?,
            new: options.new,
            competition: options.competition,
            opened_at: first.entry.at,
            seats: Seats::default(),
            closed: false,
            differs: false,
            submissions: Submissions::default(),
            findings: findings.clone(),
            followed,
        })
    }

    /// The moment on the game's own axis; `at` is on the server's.
    pub fn moment(&self, at: u64) -> Moment {
        Moment::new(at.saturating_sub(self.opened_at))
    }

    /// The way back: the moment on the server's axis.
    pub fn on_axis(&self, at: Moment) -> u64 {
        self.opened_at.saturating_add(at.get())
    }

    /// Takes the next entry.
    pub fn take(&mut self, stored: &Stored, key: &Key) -> Result<Option<Happening>, Problem> {
        let at = self.moment(stored.entry.at);
        let what = match &stored.entry.what {
            EntryKind::Observed { seat, event, rulings, sealed, mates, .. } => {
                self.findings.replay(mates);
                let event = self.event(at, event, sealed.as_ref(), key, stored.version)?;
                let given = self.observe(&event).map_err(|_| broken(&self.id, stored.version))?;
                self.compare(&given, rulings);
                Some(Happened::Observed { event, seat: seat.clone(), rulings: given })
            }
            EntryKind::Interrupted { cause, rulings, mates } => {
                self.findings.replay(mates);
                let given = self.interrupt(at, cause);
                self.compare(&given, rulings);
                Some(Happened::Interrupted { cause: cause.clone(), rulings: given })
            }
            EntryKind::SeatIssued { seat, role, name, secret_hash } => {
                let role = Role::from_word(role).ok_or_else(|| broken(&self.id, stored.version))?;
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
                Some(Happened::Said { player, event: event.clone() })
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
        self.findings.begin();
        self.submissions.take(stored);
        self.version = stored.version;
        let (version, wall) = (stored.version, stored.entry.wall);
        Ok(what.map(|what| Happening { version, at, wall, what, ways: self.ways() }))
    }

    /// Something that the administrator has done.
    pub fn note(&mut self, name: &str) {
        self.closed |= name == CLOSED;
    }

    /// Tags were put right. A game that has not begun is set up anew by them.
    fn amend(&mut self, value: &Value) -> Option<()> {
        let changed: BTreeMap<String, String> = serde_json::from_value(value.clone()).ok()?;
        let tags = amended(&self.tags, &changed);
        let played = |tags: &[(String, String)]| {
            let of_the_game = tags.iter().filter(|(tag, _)| !is_of_a_person(tag));
            of_the_game.cloned().collect::<Vec<_>>()
        };
        if self.game.status() == Status::NotStarted && played(&tags) != played(&self.tags) {
            let absent = self.game.watch().absent;
            self.game = setup::game(&tags).ok()?.with_mates(self.findings.clone());
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

    /// Whether a person is there to decide.
    pub fn has_arbiter(&self) -> bool {
        self.competition.is_some() || self.seats.has_arbiter()
    }

    /// How it stands at a moment on its axis.
    pub fn snapshot(&self, now: Moment) -> Snapshot {
        self.seen(Snapshot::of(self, now))
    }

    /// The same without advice on open questions, which takes time to find.
    pub fn at_a_glance(&self, now: Moment) -> Snapshot {
        self.seen(Snapshot::at_a_glance(self, now))
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

/// What an entry that opens a game keeps beside tags and mode.
#[derive(Clone, serde::Serialize, serde::Deserialize)]
pub(crate) struct Options {
    pub new: NewGame,
    pub competition: Option<String>,
}

/// What the journal calls tags that were put right.
pub(crate) const TAGS: &str = "tags";

/// Tags with some of them changed, in their order; what is empty is left out.
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

/// Rulings as the journal keeps them.
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
