//! Answers to a page's requests about its game, as a server gives them.

use crate::game::{LocalGame, SEAT};
use crate::host::{Host, Now};
use serde_json::{Value, json};
use touchmove_answers::views::{Permissions, Reviewer, StateView, TableView, happenings, record};
use touchmove_answers::{Refusal, words};
use touchmove_clock::Moment;
use touchmove_explain::{Language, Words};

impl Host {
    /// The game as the player sees it.
    pub(crate) fn table(&self, words: &Words, now: Now) -> TableView {
        let game = &self.game;
        let snapshot = game.snapshot(Moment::new(now.at_ms));
        TableView {
            id: game.saved.id.clone(),
            competition: None,
            mode: game.mode().name().to_owned(),
            tags: game.tags.iter().cloned().collect(),
            pace: game.observed.game.regulations().pace.name().to_owned(),
            has_arbiter: false,
            sparring: game.saved.new.sparring().is_some(),
            awaited: false,
            present: [true; 2],
            you: game.role().name().to_owned(),
            seat: Some(SEAT.to_owned()),
            delay_seconds: 0,
            anew: false,
            state: StateView::of(&snapshot, game.permissions(), words),
        }
    }

    /// Answers a request below the game's address: ``, `events`, `events/7/why`, `review`, `pgn`.
    ///
    /// # Errors
    /// If there is no such address, or if the answer would reveal what is hidden during the game.
    pub fn read(&self, path: &str, language: Language, now: Now) -> Result<Value, Refusal> {
        let (path, query) = path.split_once('?').unwrap_or((path, ""));
        let words = words(language);
        let parts: Vec<&str> = path.split('/').filter(|part| !part.is_empty()).collect();
        match parts[..] {
            [] => Ok(json!(self.table(words, now))),
            ["events"] => {
                let after = query.strip_prefix("after=").and_then(|after| after.parse().ok());
                Ok(json!(self.news_after(after.unwrap_or(0), words, now)))
            }
            ["events", version, "why"] => {
                let version = version.parse().map_err(|_| Refusal::no_such_address())?;
                let traced = self.game.trace(version)?.ok_or_else(Refusal::no_such_address)?;
                let seen = happenings(&[traced], self.game.permissions(), words).pop();
                seen.map(|one| json!(one)).ok_or_else(Refusal::no_such_address)
            }
            ["review"] => self.review(words),
            ["pgn"] => self.pgn(words).map(Value::String),
            _ => Err(Refusal::no_such_address()),
        }
    }

    fn review(&self, words: &Words) -> Result<Value, Refusal> {
        let permissions = self.seen()?;
        let first = self.game.first()?;
        let mut reviewer = Reviewer::new(&first.game, permissions, words);
        self.game.replay(|happening, game| reviewer.follow(happening, game))?;
        Ok(json!(reviewer.view()))
    }

    fn pgn(&self, words: &Words) -> Result<String, Refusal> {
        self.seen()?;
        let LocalGame { observed, tags, happenings, .. } = &self.game;
        let record = record(&observed.game, tags.clone(), false, happenings.clone());
        let record = record.map_err(|error| Refusal::unreadable(error.to_string()))?;
        Ok(record.to_pgn(|ruling| words.ruling(ruling)))
    }

    /// The permissions of a player who may see the moves.
    fn seen(&self) -> Result<Permissions, Refusal> {
        let permissions = self.game.permissions();
        match permissions.sees_moves() {
            true => Ok(permissions),
            false => Err(Refusal { status: 403, name: "still-played", args: Vec::new() }),
        }
    }
}
