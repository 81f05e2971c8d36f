//! What somebody says has happened, and what the server itself notices.

use super::{Failed, Kept, TRIES, Table, Taken};
use crate::access::authority::Authority;
use crate::access::seats::{Identity, Role};
use crate::axis::wall;
use crate::dto::report::Report;
use crate::games::agreement::{said, speaks_for_nobody, waits_for_the_other};
use crate::games::calls::{Called, Waiting};
use crate::games::fold::{Folded, as_json};
use crate::games::sealed;
use crate::problem::Problem;
use serde_json::Value;
use std::net::{IpAddr, Ipv4Addr};
use std::sync::atomic::Ordering;
use std::sync::{Arc, PoisonError};
use std::time::Instant;
use touchmove_answers::seen::{Happened, Happening, public};
use touchmove_game::{Act, Actor, Adjournment, Event, Presence, Status};
use touchmove_laws::Ruling;
use touchmove_store::{Entry, EntryKind};

/// No game is longer than this; a hand that never stops is stopped.
const MOST_ENTRIES: u64 = 50_000;

impl Table {
    /// Takes what somebody says has happened. `seen` is when the server heard
    /// of it; there is no allowance for the way it took.
    ///
    /// Whoever says it may be gone before it is taken: it is taken nonetheless, and
    /// those who watch are told.
    pub async fn submit(
        self: &Arc<Self>,
        by: &Authority,
        report: &Report,
        submission: Option<&str>,
        seen: Instant,
    ) -> Result<Taken, Problem> {
        let (table, by, report) = (self.clone(), by.clone(), report.clone());
        let key = submission.map(str::to_owned);
        let taken = async move { table.in_turn(&by, &report, key.as_deref(), seen).await };
        tokio::spawn(taken).await.unwrap_or_else(|_| Err(Problem::failed()))
    }

    async fn in_turn(
        &self,
        by: &Authority,
        report: &Report,
        submission: Option<&str>,
        seen: Instant,
    ) -> Result<Taken, Problem> {
        let _turn = self.turn.lock().await;
        let from = self.whence(by);
        self.findings.forget();
        for _ in 0..TRIES {
            let mut kept = self.fresh().await?.0;
            match self.attempt(&mut kept, by, report, submission, seen).await {
                Err(Failed::Conflict) => self.reload(&mut kept).await?,
                Err(Failed::Open(open)) => {
                    drop(kept);
                    self.findings.find_out(open, &self.ground.pool, from).await;
                }
                Err(Failed::Problem(problem)) => return Err(problem),
                Ok(taken) => return Ok(taken),
            }
        }
        Err(Problem::conflict())
    }

    /// Whose time is used up if something has to be found out: what the server
    /// notices follows from what was done last.
    fn whence(&self, by: &Authority) -> IpAddr {
        let mut from = self.from.lock().unwrap_or_else(PoisonError::into_inner);
        *from = by.address().unwrap_or(*from);
        *from
    }

    async fn attempt(
        &self,
        kept: &mut Kept,
        by: &Authority,
        report: &Report,
        submission: Option<&str>,
        seen: Instant,
    ) -> Result<Taken, Failed> {
        if self.ground.stopping.load(Ordering::Acquire) {
            return Err(Problem::going_down().into());
        }
        if self.ground.pulse.stalled().is_some() {
            return Err(Problem::no_journal().into());
        }
        // Under the game's lock: whoever takes a seat back waits for it too.
        let by = by.look_up()?.identity;
        let before =
            submission.and_then(|key| kept.folded.submissions.version(by.seat.as_deref(), key));
        if let Some(version) = before {
            return Ok(Taken { version, happening: None });
        }
        let event = self.event(&kept.folded, &by, report, seen)?;
        self.comes(kept, &by, &event).await?;
        let waited = Waiting::of(&kept.folded);
        let happening = self.take(kept, &by, &event, submission).await?;
        self.tell(kept, vec![happening.clone()]);
        self.call(&kept.folded, &waited);
        self.set_alarm(&kept.folded);
        Ok(Taken { version: kept.folded.version, happening: Some(happening) })
    }

    /// Calls the arbiters of the event to what waits for them now and did not before.
    fn call(&self, folded: &Folded, waited: &Waiting) {
        let Some(competition) = &self.competition else { return };
        for cause in waited.new_in(folded) {
            let (competition, game) = (competition.clone(), self.id.to_string());
            let _ = self.ground.calls.send(Called { competition, game, cause });
        }
    }

    fn event(
        &self,
        folded: &Folded,
        by: &Identity,
        report: &Report,
        seen: Instant,
    ) -> Result<Event, Problem> {
        if folded.closed {
            return Err(Problem::closed());
        }
        let now = folded.moment(self.ground.axis.at(seen)).max(folded.game.now());
        let event = report.read(now)?;
        if !by.role.may_say(&event) && !speaks_for_nobody(folded, by, &event) {
            return Err(Problem::not_yours(event.to_string(), by.role.word()));
        }
        if by.role != Role::Arbiter && is_too_early(folded, &event) {
            return Err(Problem::impossible(event.to_string(), "too-early", ""));
        }
        Ok(event)
    }

    /// Whoever says anything at a board is there: who has not said so before, says so with it.
    async fn comes(&self, kept: &mut Kept, by: &Identity, event: &Event) -> Result<(), Failed> {
        let act = Act::Presence(Presence::Arrives);
        if !kept.folded.new.awaited || event.act == act {
            return Ok(());
        }
        for &player in by.role.players() {
            if kept.folded.game.watch().absent[player.index()] && !kept.folded.is_over() {
                let actor = Actor::Player(player);
                let arrival = Event { at: event.at, actor, act: act.clone() };
                let happening = self.take(kept, by, &arrival, None).await?;
                self.tell(kept, vec![happening]);
            }
        }
        Ok(())
    }

    async fn take(
        &self,
        kept: &mut Kept,
        by: &Identity,
        event: &Event,
        submission: Option<&str>,
    ) -> Result<Happening, Failed> {
        if kept.folded.version >= MOST_ENTRIES {
            return Err(Problem::too_much("events", MOST_ENTRIES.to_string()).into());
        }
        let (what, happened) = match kept.change(|folded| waits_for_the_other(folded, by, event)) {
            Some(player) => said(player, event, by, submission),
            None => self.observed(kept, by, event, submission)?,
        };
        let (at, wall) = (event.at, wall());
        let entry = Entry { at: kept.folded.on_axis(at), wall, what };
        self.append(kept, vec![entry]).await?;
        let version = kept.folded.version;
        if let Some(submission) = submission {
            kept.folded.submissions.remember(by.seat.as_deref(), submission, version);
        }
        Ok(Happening { version, at, wall, what: happened, ways: Vec::new() })
    }

    fn observed(
        &self,
        kept: &mut Kept,
        by: &Identity,
        event: &Event,
        submission: Option<&str>,
    ) -> Result<(EntryKind, Happened), Failed> {
        let folded = &kept.folded;
        if folded.locked && event.act == Act::Adjournment(Adjournment::OpensTheEnvelope) {
            return Err(Problem::envelope_closed(event.to_string()).into());
        }
        let sealed = self.envelope(folded, event)?;
        let text = public(event);
        self.findings.begin();
        if kept.hard {
            folded.try_out(event);
            self.nothing_open()?;
        }
        if by.role == Role::Arbiter && event.actor == Actor::Arbiter {
            does_something(folded, event, &text)?;
        }
        let rulings = kept
            .change(|folded| folded.observe(event))
            .map_err(|why| Problem::impossible(text.clone(), why.name(), why.about()))?;
        // Whoever has to answer wants to know what is certain.
        kept.folded.advise();
        self.judged_for_good(kept)?;
        let what = EntryKind::Observed {
            seat: by.seat.clone(),
            event: text,
            rulings: as_json(&rulings),
            sealed,
            key: submission.map(str::to_owned),
            mates: self.findings.told(),
        };
        let seat = by.seat.clone();
        Ok((what, Happened::Observed { event: event.clone(), seat, rulings }))
    }

    fn nothing_open(&self) -> Result<(), Failed> {
        let open = self.findings.open();
        if open.is_empty() { Ok(()) } else { Err(Failed::Open(open)) }
    }

    /// What was judged without knowing everything is judged anew.
    fn judged_for_good(&self, kept: &mut Kept) -> Result<(), Failed> {
        let known = self.nothing_open();
        if known.is_err() {
            (kept.stale, kept.hard) = (true, true);
        }
        known
    }

    fn envelope(&self, folded: &Folded, event: &Event) -> Result<Option<Value>, Problem> {
        let Some((player, text)) = sealed::sealing(event) else { return Ok(None) };
        let key = &self.ground.key;
        sealed::envelope(&folded.game, &folded.tags, player, &text, key).map(Some)
    }

    /// The server has to stop the clocks: it was down, or it goes down. `moment`
    /// is on the server's axis.
    pub async fn interrupt(&self, cause: &str, moment: u64) -> Result<bool, Problem> {
        for _ in 0..TRIES {
            let mut kept = self.fresh().await?.0;
            if !kept.folded.runs() {
                return Ok(false);
            }
            match self.stop_clocks(&mut kept, cause, moment).await {
                Err(Failed::Conflict) => self.reload(&mut kept).await?,
                Err(Failed::Open(open)) => {
                    drop(kept);
                    let from = Ipv4Addr::UNSPECIFIED.into();
                    self.findings.find_out(open, &self.ground.pool, from).await;
                }
                Err(Failed::Problem(problem)) => return Err(problem),
                Ok(()) => return Ok(true),
            }
        }
        Err(Problem::conflict())
    }

    async fn stop_clocks(&self, kept: &mut Kept, cause: &str, moment: u64) -> Result<(), Failed> {
        let at = kept.folded.moment(moment).max(kept.folded.game.now());
        self.findings.begin();
        let rulings = kept.change(|folded| folded.interrupt(at, cause));
        self.judged_for_good(kept)?;
        let what = EntryKind::Interrupted {
            cause: cause.to_owned(),
            rulings: as_json(&rulings),
            mates: self.findings.told(),
        };
        let (at_all, wall) = (kept.folded.on_axis(at), wall());
        self.append(kept, vec![Entry { at: at_all, wall, what }]).await?;
        let version = kept.folded.version;
        let what = Happened::Interrupted { cause: cause.to_owned(), rulings };
        let ways = Vec::new();
        self.tell(kept, vec![Happening { version, at, wall, what, ways }]);
        self.set_alarm(&kept.folded);
        Ok(())
    }
}

/// Where players are awaited nothing counts before the start, which an arbiter
/// says, or both players where there is none.
fn is_too_early(folded: &Folded, event: &Event) -> bool {
    let begun = folded.game.status() != Status::NotStarted;
    let before = event.actor == Actor::Arbiter || event.act == Act::Presence(Presence::Arrives);
    folded.new.awaited && !begun && !before
}

/// An arbiter who does what nothing comes of is told so, and it is not on record: a report in
/// which such acts stand says of the arbiter what has not happened at the board.
fn does_something(folded: &Folded, event: &Event, text: &str) -> Result<(), Problem> {
    let Ok(rulings) = folded.game.clone().apply(event) else { return Ok(()) };
    let nothing = |ruling: &Ruling| ruling.effect().says_nothing_follows();
    match !rulings.is_empty() && rulings.iter().all(nothing) {
        true => Err(Problem::nothing_to_do(text, "").because(rulings)),
        false => Ok(()),
    }
}
