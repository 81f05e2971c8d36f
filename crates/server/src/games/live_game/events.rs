//! Events: checks a report, judges it and appends it to the journal.

use super::LiveGame;
use super::state::Memory;
use super::submission::{Failed, Submitted, Taken};
use crate::access::seats::{Identity, Role};
use crate::dto::report::Report;
use crate::games::agreement::{acts_as_arbiter, awaits_agreement, proposal};
use crate::games::calls::{Called, Waiting};
use crate::games::projection::{GameState, as_json};
use crate::games::sealed;
use crate::problem::Problem;
use crate::session_clock::wall;
use serde_json::Value;
use std::sync::atomic::Ordering;
use std::time::Instant;
use touchmove_answers::views::{Happening, Occurrence, public_text};
use touchmove_game::{Act, Actor, Adjournment, Event, Presence, Status};
use touchmove_laws::Ruling;
use touchmove_store::{Entry, EntryKind};

/// Upper bound on the entries of a game, far above the number in any real game.
const MOST_ENTRIES: u64 = 50_000;

impl LiveGame {
    pub(super) async fn take_report(
        &self,
        memory: &mut Memory,
        submitted: Submitted<'_>,
    ) -> Result<Taken, Failed> {
        if self.context.stopping.load(Ordering::Acquire) {
            return Err(Problem::going_down().into());
        }
        if self.context.heartbeat.stalled_since().is_some() {
            return Err(Problem::no_journal().into());
        }
        // The game is locked here. Revoking a seat needs the same lock, so a revoked seat cannot
        // submit.
        let by = submitted.by.look_up()?.identity;
        let known = &memory.state.submissions;
        let before = submitted.key.and_then(|key| known.version(by.seat.as_deref(), key));
        if let Some(version) = before {
            return Ok(Taken { version, happening: None });
        }
        let event = self.event(&memory.state, &by, submitted.report, submitted.seen)?;
        self.record_arrival(memory, &by, &event).await?;
        let waited = Waiting::of(&memory.state);
        let happening = self.take(memory, &by, &event, submitted.key).await?;
        self.publish(memory, vec![happening.clone()]);
        self.call_arbiters(&memory.state, &waited);
        self.update_flag_alarm(&memory.state);
        Ok(Taken { version: memory.state.version, happening: Some(happening) })
    }

    /// Calls the competition's arbiters for the questions and calls that `waited` does not contain.
    fn call_arbiters(&self, state: &GameState, waited: &Waiting) {
        let Some(competition) = &self.competition else { return };
        for cause in waited.new_in(state) {
            let (competition, game) = (competition.clone(), self.id.to_string());
            let _ = self.context.calls.send(Called { competition, game, cause });
        }
    }

    fn event(
        &self,
        state: &GameState,
        by: &Identity,
        report: &Report,
        seen: Instant,
    ) -> Result<Event, Problem> {
        if state.closed {
            return Err(Problem::closed());
        }
        let now = state.moment(self.context.clock.at(seen)).max(state.game.now());
        let event = report.read(now)?;
        if !by.role.may_say(&event) && !acts_as_arbiter(state, by, &event) {
            return Err(Problem::not_yours(event.to_string(), by.role.name()));
        }
        if by.role != Role::Arbiter && is_too_early(state, &event) {
            return Err(Problem::impossible(event.to_string(), "too-early", ""));
        }
        Ok(event)
    }

    /// Records that an awaited player has arrived: their first act at the board implies it.
    async fn record_arrival(
        &self,
        memory: &mut Memory,
        by: &Identity,
        event: &Event,
    ) -> Result<(), Failed> {
        let act = Act::Presence(Presence::Arrives);
        if !memory.state.new.awaited || event.act == act {
            return Ok(());
        }
        for &player in by.role.players() {
            if memory.state.game.board_status().absent[player.index()] && !memory.state.is_over() {
                let actor = Actor::Player(player);
                let arrival = Event { at: event.at, actor, act: act.clone() };
                let happening = self.take(memory, by, &arrival, None).await?;
                self.publish(memory, vec![happening]);
            }
        }
        Ok(())
    }

    async fn take(
        &self,
        memory: &mut Memory,
        by: &Identity,
        event: &Event,
        key: Option<&str>,
    ) -> Result<Happening, Failed> {
        if memory.state.version >= MOST_ENTRIES {
            return Err(Problem::too_much("events", MOST_ENTRIES.to_string()).into());
        }
        let (what, happened) = match memory.change(|state| awaits_agreement(state, by, event)) {
            Some(player) => proposal(player, event, by, key),
            None => self.observed(memory, by, event, key)?,
        };
        let (at, wall) = (event.at, wall());
        let entry = Entry { at: memory.state.session_ms(at), wall, what };
        self.append(memory, vec![entry]).await?;
        let version = memory.state.version;
        if let Some(key) = key {
            memory.state.submissions.remember(by.seat.as_deref(), key, version);
        }
        Ok(Happening { version, at, wall, what: happened, ways: Vec::new() })
    }

    fn observed(
        &self,
        memory: &mut Memory,
        by: &Identity,
        event: &Event,
        key: Option<&str>,
    ) -> Result<(EntryKind, Occurrence), Failed> {
        let state = &memory.state;
        if state.locked && event.act == Act::Adjournment(Adjournment::OpensTheEnvelope) {
            return Err(Problem::envelope_closed(event.to_string()).into());
        }
        let sealed = self.envelope(state, event)?;
        let text = public_text(event);
        self.state.mate_cache.begin();
        if memory.needs_search {
            // Judge on a copy: if a search is open, the game in memory stays valid.
            state.try_out(event);
            self.check_no_open_questions()?;
        }
        if by.role == Role::Arbiter && event.actor == Actor::Arbiter {
            check_has_effect(state, event, &text)?;
        }
        let rulings = memory
            .change(|state| state.observe(event))
            .map_err(|why| Problem::impossible(text.clone(), why.name(), why.about()))?;
        // Advice on open questions may need mate answers too. These answers belong to this entry.
        memory.state.advise();
        self.require_mates_known(memory)?;
        let what = EntryKind::Observed {
            seat: by.seat.clone(),
            event: text,
            rulings: as_json(&rulings),
            sealed,
            key: key.map(str::to_owned),
            mates: self.state.mate_cache.used_answers(),
        };
        let seat = by.seat.clone();
        Ok((what, Occurrence::Observed { event: event.clone(), seat, rulings }))
    }

    fn check_no_open_questions(&self) -> Result<(), Failed> {
        let open = self.state.mate_cache.open_questions();
        if open.is_empty() { Ok(()) } else { Err(Failed::Open(open)) }
    }

    /// Fails if the event was judged with mate searches open. The game is stale then.
    fn require_mates_known(&self, memory: &mut Memory) -> Result<(), Failed> {
        let known = self.check_no_open_questions();
        if known.is_err() {
            (memory.stale, memory.needs_search) = (true, true);
        }
        known
    }

    fn envelope(&self, state: &GameState, event: &Event) -> Result<Option<Value>, Problem> {
        let Some((player, text)) = sealed::sealing(event) else { return Ok(None) };
        let key = &self.context.key;
        sealed::envelope(&state.game, &state.tags, player, &text, key).map(Some)
    }

    pub(super) async fn stop_clocks(
        &self,
        memory: &mut Memory,
        cause: &str,
        moment: u64,
    ) -> Result<Taken, Failed> {
        let at = memory.state.moment(moment).max(memory.state.game.now());
        self.state.mate_cache.begin();
        let rulings = memory.change(|state| state.interrupt(at, cause));
        self.require_mates_known(memory)?;
        let what = EntryKind::Interrupted {
            cause: cause.to_owned(),
            rulings: as_json(&rulings),
            mates: self.state.mate_cache.used_answers(),
        };
        let (session_ms, wall) = (memory.state.session_ms(at), wall());
        self.append(memory, vec![Entry { at: session_ms, wall, what }]).await?;
        let version = memory.state.version;
        let what = Occurrence::Interrupted { cause: cause.to_owned(), rulings };
        let happening = Happening { version, at, wall, what, ways: Vec::new() };
        self.publish(memory, vec![happening.clone()]);
        self.update_flag_alarm(&memory.state);
        Ok(Taken { version, happening: Some(happening) })
    }
}

/// True for an act before the start in a game that awaits its players. Before the start, only
/// arrivals and the arbiter's acts count; without an arbiter both players start the game.
fn is_too_early(state: &GameState, event: &Event) -> bool {
    let begun = state.game.status() != Status::NotStarted;
    let before = event.actor == Actor::Arbiter || event.act == Act::Presence(Presence::Arrives);
    state.new.awaited && !begun && !before
}

/// Rejects an arbiter's act without effect, so that reports do not list it.
fn check_has_effect(state: &GameState, event: &Event, text: &str) -> Result<(), Problem> {
    let Ok(rulings) = state.game.clone().apply(event) else { return Ok(()) };
    let nothing = |ruling: &Ruling| ruling.effect().says_nothing_follows();
    match !rulings.is_empty() && rulings.iter().all(nothing) {
        true => Err(Problem::nothing_to_do(text, "").because(rulings)),
        false => Ok(()),
    }
}
