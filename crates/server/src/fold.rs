//! What a game's journal amounts to.

use crate::call::{self, Call};
use crate::happening::{Happened, Happening};
use crate::problem::Problem;
use crate::sealed;
use crate::seats::{Role, Seats};
use crate::setup::{self, Mode, NewGame};
use serde_json::Value;
use touchmove_board::Color;
use touchmove_envelope::Key;
use touchmove_game::{Act, Actor, Adjournment, Clock, Event, Game, MoveText, Status};
use touchmove_laws::{Effect, Ruling};
use touchmove_store::{Stored, StreamId, What};

/// How many submissions are remembered, so that one sent twice counts once.
const REMEMBERED: usize = 64;

/// One game as its journal tells it.
pub(crate) struct Folded {
    pub id: StreamId,
    pub version: u64,
    pub tags: Vec<(String, String)>,
    pub new: NewGame,
    pub competition: Option<String>,
    pub mode: Mode,
    pub opened_at: u64,
    pub seats: Seats,
    pub game: Game,
    /// Why the server had to stop the clocks, until they run again.
    pub interrupted: Option<String>,
    /// What each player has said in place of an arbiter who is not there.
    pub said: [Option<String>; 2],
    /// An envelope is there that this server's key does not open.
    pub locked: bool,
    /// Whether replaying brought other rulings than those on record.
    pub differs: bool,
    /// The open questions, as they were asked.
    pub asked: Vec<Asked>,
    /// Who calls for the arbiter.
    pub calls: Vec<Call>,
    submissions: Vec<(u64, u64)>,
}

/// A question to the arbiter, and when it was asked.
#[derive(Debug, Clone)]
pub(crate) struct Asked {
    pub at: u64,
    pub ruling: Ruling,
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
    ) -> Result<(Folded, Vec<Happening>), Problem> {
        let (first, rest) = journal.split_first().ok_or_else(|| broken(id, 0))?;
        let mut folded = Folded::open(id, first)?;
        let mut happenings = Vec::new();
        for stored in rest {
            happenings.extend(folded.take(stored, key)?);
        }
        Ok((folded, happenings))
    }

    /// A game from the first entry of its journal.
    pub fn open(id: &StreamId, first: &Stored) -> Result<Folded, Problem> {
        let What::Opened { tags, mode, options } = &first.entry.what else {
            return Err(broken(id, first.version));
        };
        let options: Options =
            serde_json::from_value(options.clone()).map_err(|_| broken(id, first.version))?;
        let mut game = setup::game(tags)?;
        if options.new.awaited {
            Color::ALL.into_iter().for_each(|player| game.awaits(player));
        }
        Ok(Folded {
            version: first.version,
            tags: tags.clone(),
            mode: Mode::from_word(mode).ok_or_else(|| broken(id, first.version))?,
            new: options.new,
            competition: options.competition,
            opened_at: first.entry.at,
            ..Folded::apart(id, game)
        })
    }

    /// A game that is in no journal.
    pub fn apart(id: &StreamId, game: Game) -> Folded {
        Folded {
            id: id.clone(),
            version: 0,
            tags: Vec::new(),
            new: NewGame::default(),
            competition: None,
            mode: Mode::Training,
            opened_at: 0,
            seats: Seats::default(),
            game,
            interrupted: None,
            said: [None, None],
            locked: false,
            differs: false,
            asked: Vec::new(),
            calls: Vec::new(),
            submissions: Vec::new(),
        }
    }

    /// The moment on the game's own axis.
    pub fn moment(&self, at: u64) -> u64 {
        at.saturating_sub(self.opened_at)
    }

    /// Takes the next entry.
    pub fn take(&mut self, stored: &Stored, key: &Key) -> Result<Option<Happening>, Problem> {
        let at = self.moment(stored.entry.at);
        let what = match &stored.entry.what {
            What::Observed { seat, event, rulings, sealed, key: submission } => {
                let event = self.event(at, event, sealed.as_ref(), key, stored.version)?;
                let given = self.observe(&event).map_err(|_| broken(&self.id, stored.version))?;
                self.compare(&given, rulings);
                if let Some(submission) = submission {
                    self.remember(seat.as_deref(), submission, stored.version);
                }
                Some(Happened::Observed { event, seat: seat.clone(), rulings: given })
            }
            What::Interrupted { cause, rulings } => {
                let given = self.interrupt(at, cause);
                self.compare(&given, rulings);
                Some(Happened::Interrupted { cause: cause.clone(), rulings: given })
            }
            What::SeatIssued { seat, role, name, secret_hash } => {
                let role = Role::from_word(role).ok_or_else(|| broken(&self.id, stored.version))?;
                self.seats.issue(seat, role, name.as_deref(), secret_hash);
                None
            }
            What::SeatRevoked { seat } => {
                self.seats.revoke(seat);
                None
            }
            What::Said { player, event, seat, key: submission } => {
                if let Some(submission) = submission {
                    self.remember(seat.as_deref(), submission, stored.version);
                }
                let player = color(player).ok_or_else(|| broken(&self.id, stored.version))?;
                self.said[player.index()] = Some(event.clone());
                Some(Happened::Said { player, event: event.clone() })
            }
            What::Opened { .. } => return Err(broken(&self.id, stored.version)),
            What::Noted { .. } => None,
        };
        self.version = stored.version;
        let (version, wall) = (stored.version, stored.entry.wall);
        Ok(what.map(|what| Happening { version, at, wall, what }))
    }

    fn event(
        &mut self,
        at: u64,
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

    /// Something has been observed; the game rules on it.
    pub fn observe(&mut self, event: &Event) -> Result<Vec<Ruling>, touchmove_game::Impossible> {
        let rulings = self.game.apply(event)?;
        self.said = [None, None];
        self.ask(event.at, &rulings);
        let goes_on = self.game.clock().running().is_some() || self.is_over();
        if goes_on {
            self.interrupted = None;
        }
        let version = self.version.saturating_add(1);
        call::hear(&mut self.calls, event, version, goes_on);
        if matches!(
            event.act,
            Act::Adjournment(Adjournment::OpensTheEnvelope)
                | Act::Adjournment(Adjournment::ReportsTheEnvelopeLost)
        ) {
            self.locked = false;
        }
        Ok(rulings)
    }

    fn ask(&mut self, at: u64, rulings: &[Ruling]) {
        let open = self.game.questions();
        let is_open = |ruling: &Ruling| match ruling.effect() {
            Effect::Question { question } => open.contains(question),
            _ => false,
        };
        self.asked.retain(|asked| is_open(&asked.ruling));
        let new = rulings.iter().filter(|ruling| is_open(ruling));
        self.asked.extend(new.map(|ruling| Asked { at, ruling: ruling.clone() }));
    }

    /// The server stops the clocks.
    pub fn interrupt(&mut self, at: u64, cause: &str) -> Vec<Ruling> {
        let stops =
            Event { at, actor: Actor::Arbiter, act: Act::Clock(Clock::Stops { reason: None }) };
        let rulings = self.game.apply(&stops).unwrap_or_default();
        self.interrupted = Some(cause.to_owned());
        rulings
    }

    /// Whether time is running in this game.
    pub fn runs(&self) -> bool {
        self.game.status() == Status::Playing && self.game.clock().running().is_some()
    }

    pub fn is_over(&self) -> bool {
        matches!(self.game.status(), Status::Over(..) | Status::Cancelled)
    }

    /// The version at which a seat's submission of that key was taken.
    pub fn submitted(&self, seat: Option<&str>, submission: &str) -> Option<u64> {
        let hash = digest(seat, submission);
        self.submissions.iter().rev().find(|(h, _)| *h == hash).map(|&(_, version)| version)
    }

    pub fn remember(&mut self, seat: Option<&str>, submission: &str, version: u64) {
        if self.submissions.len() >= REMEMBERED {
            self.submissions.remove(0);
        }
        self.submissions.push((digest(seat, submission), version));
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

/// Eight bytes of a hash are plenty to tell a few submissions apart. Each seat
/// has its own keys: nobody can use up those of the opponent.
fn digest(seat: Option<&str>, key: &str) -> u64 {
    use sha2::{Digest, Sha256};
    let mut hash = Sha256::new();
    hash.update(seat.unwrap_or_default());
    hash.update([0]);
    hash.update(key);
    let digest = hash.finalize();
    digest.iter().take(8).fold(0, |sum, &byte| sum << 8 | u64::from(byte))
}
