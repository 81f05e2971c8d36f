//! The host: a server's messages for one page.

use crate::computer::{Computer, flag_fall, moment};
use crate::game::{LocalGame, SEAT};
use crate::saved::SavedGame;
use serde_json::{Value, json};
use touchmove_answers::views::{NewsView, Receipt, RulingView, StateView, happenings};
use touchmove_answers::{Refusal, words};
use touchmove_clock::Moment;
use touchmove_engine::BUILT_IN;
use touchmove_explain::{Language, Words};
use touchmove_game::{Actor, Event};
use touchmove_search::Strength;

/// The time, as the page measures it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Now {
    /// Milliseconds since the game was set up, without those in which the page was closed.
    pub at_ms: u64,
    /// Unix time in milliseconds, for display.
    pub wall_ms: u64,
}

/// A game that the page plays without a server.
pub struct Host {
    pub(crate) game: LocalGame,
    computer: Computer,
    /// The version that the page has; `None` before it sits.
    known: Option<u64>,
    words: &'static Words,
}

impl Host {
    /// Creates a game against the computer.
    ///
    /// # Errors
    /// If the game cannot be set up.
    pub fn create(id: &str, new: Value, _: Now) -> Result<Host, Refusal> {
        let new = serde_json::from_value(new);
        let new = new.map_err(|error| Refusal::unreadable(error.to_string()))?;
        Ok(Host::of(LocalGame::create(id, new)?))
    }

    /// Continues a game from its record. Clocks that ran are stopped.
    ///
    /// # Errors
    /// If the record cannot be replayed.
    pub fn restore(saved: SavedGame, now: Now) -> Result<Host, Refusal> {
        Ok(Host::of(LocalGame::restore(saved, now.wall_ms)?))
    }

    fn of(game: LocalGame) -> Host {
        let words = words(Language::English);
        Host { game, computer: Computer::default(), known: None, words }
    }

    /// The opponents to choose from, as a server lists them.
    pub fn engines() -> Value {
        let strengths = Strength::ALL.map(Strength::elo);
        json!([{ "name": BUILT_IN, "strengths": strengths, "full_strength": false }])
    }

    /// The created game with the player's seat, as a server answers. The link has no prefix.
    pub fn created(&self) -> Value {
        let (id, role) = (&self.game.saved.id, self.game.role().name());
        // No other device has the game, so the secret only tells its seat from those of others.
        let seat =
            json!({ "seat": SEAT, "role": role, "secret": id, "link": format!("/game/{id}#{id}") });
        json!({ "id": id, "seats": [seat] })
    }

    /// The record, to be kept.
    pub fn saved(&self) -> &SavedGame {
        &self.game.saved
    }

    /// The time of the last event in milliseconds since the game was set up.
    pub fn at_ms(&self) -> u64 {
        self.game.observed.game.now().get()
    }

    /// Takes a message of the page, as a server's WebSocket does, and returns the answers.
    pub fn hear(&mut self, said: &Value, language: Language, now: Now) -> Vec<Value> {
        let Some((name, about)) = said.as_object().and_then(|said| said.iter().next()) else {
            return vec![self.problem(&Refusal::unreadable(said.to_string()), None)];
        };
        match name.as_str() {
            "sit" => self.sits(about, language, now),
            "submit" => self.submits(about, now),
            "ping" => vec![json!({ "pong": about })],
            _ => vec![self.problem(&Refusal::unreadable(name), None)],
        }
    }

    fn sits(&mut self, sit: &Value, language: Language, now: Now) -> Vec<Value> {
        self.words = words(language);
        let after = sit.get("after").and_then(Value::as_u64).unwrap_or(0);
        self.known = Some(after.min(self.game.version()));
        let table = json!({ "table": self.table(self.words, now) });
        let around = sit.get("around").and_then(Value::as_bool) == Some(true);
        let around = around.then(|| json!({ "around": { "present": [true, true] } }));
        [table].into_iter().chain(around).chain(self.news(now)).collect()
    }

    fn submits(&mut self, submission: &Value, now: Now) -> Vec<Value> {
        let key = submission.get("key").and_then(Value::as_str);
        let event = submission.get("event").unwrap_or(&Value::Null);
        match self.submit(event, key, now) {
            Ok(receipt) => {
                let taken = json!({ "taken": { "receipt": receipt, "key": key } });
                self.news(now).into_iter().chain([taken]).collect()
            }
            Err(refusal) => vec![self.problem(&refusal, key)],
        }
    }

    /// Takes an event of the player.
    ///
    /// # Errors
    /// If the event is unreadable or impossible at this board.
    pub fn submit(
        &mut self,
        event: &Value,
        key: Option<&str>,
        now: Now,
    ) -> Result<Receipt, Refusal> {
        if let Some(version) = key.and_then(|key| self.game.version_of(key)) {
            return Ok(Receipt { version, at_ms: None, rulings: Vec::new() });
        }
        self.flags(now);
        let event = self.game.report(event, moment(&self.game, now.at_ms))?;
        let permissions = self.game.permissions();
        let happening = self.game.observe(&event, now.wall_ms, key)?;
        Ok(Receipt {
            version: happening.version,
            at_ms: Some(happening.at.get()),
            rulings: RulingView::visible(&happening.what, permissions, self.words),
        })
    }

    /// Makes the computer's next act. Returns the pause until its next step in milliseconds; `None`
    /// if it waits for the player.
    pub fn step(&mut self, now: Now) -> Option<u64> {
        self.flags(now);
        let act = self.computer.next(&self.game)?;
        let actor = Actor::Player(self.game.engine.plays.color());
        let event = Event { at: moment(&self.game, now.at_ms), actor, act };
        match self.game.observe(&event, now.wall_ms, None) {
            Ok(_) => Some(self.computer.pause_ms()),
            Err(_) => {
                self.computer.gives_up();
                None
            }
        }
    }

    /// Observes a flag that has fallen, or lets the computer claim it.
    pub fn flags(&mut self, now: Now) {
        if let Some(fallen) = flag_fall(&self.game).filter(|fall| fall.at.get() < now.at_ms) {
            let at = moment(&self.game, now.at_ms);
            let _ = self.game.observe(&Event { at, ..fallen }, now.wall_ms, None);
        }
    }

    /// The moment of the next flag fall, in milliseconds since the game was set up.
    pub fn next_flag_ms(&self) -> Option<u64> {
        flag_fall(&self.game).map(|fall| fall.at.get())
    }

    /// The news since the last call, as a message; `None` if there are none.
    pub fn news(&mut self, now: Now) -> Option<Value> {
        let known = self.known?;
        let after = self.news_after(known, self.words, now);
        self.known = Some(self.game.version());
        (known < self.game.version()).then(|| json!({ "news": after }))
    }

    pub(crate) fn news_after(&self, known: u64, words: &Words, now: Now) -> NewsView {
        let permissions = self.game.permissions();
        // The end of the game reveals what was hidden.
        let anew = self.game.observed.is_over() && known > 0 && known < self.game.version();
        let from = if anew { 0 } else { known };
        let new: Vec<_> =
            self.game.happenings.iter().filter(|one| one.version > from).cloned().collect();
        let snapshot = self.game.snapshot(Moment::new(now.at_ms));
        let state = StateView::of(&snapshot, permissions, words);
        NewsView { happenings: happenings(&new, permissions, words), state, anew }
    }

    fn problem(&self, refusal: &Refusal, key: Option<&str>) -> Value {
        json!({ "problem": { "problem": refusal.details(self.words), "key": key } })
    }
}
