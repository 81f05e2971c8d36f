//! Seats of a game: issued, replaced, revoked.

use super::LiveGame;
use super::state::Memory;
use super::submission::{Change, Failed};
use crate::access::authority::Authority;
use crate::access::id_source::IdSource;
use crate::access::seats::{Issued, Role, Seat};
use crate::access::visit::run_to_completion;
use crate::games::journal::issuing;
use crate::games::projection::GameState;
use crate::problem::Problem;
use std::sync::Arc;
use touchmove_store::{Entry, EntryKind, Stored};

impl LiveGame {
    /// Issues a seat and revokes the seat that it replaces. An arbiter may issue any seat. In a
    /// game without an arbiter, a player may issue a new link for their own seat.
    pub async fn issue(
        self: &Arc<Self>,
        by: &Authority,
        role: Role,
        name: Option<&str>,
    ) -> Result<Issued, Problem> {
        let (live_game, by, name) = (self.clone(), by.clone(), name.map(str::to_owned));
        let issued = async move { live_game.issue_now(&by, role, name.as_deref()).await };
        run_to_completion(issued).await
    }

    async fn issue_now(
        &self,
        by: &Authority,
        role: Role,
        name: Option<&str>,
    ) -> Result<Issued, Problem> {
        let mut issued = None;
        let mut entries = |state: &GameState| -> Result<Vec<Entry>, Problem> {
            may_issue(state, by, role)?;
            let (new, seat) = issuing(self.context.clock, role, name, &IdSource::Chance)?;
            let old = state.seats.iter().filter(|seat| replaces(seat, role));
            let revoked = old.map(|seat| EntryKind::SeatRevoked { seat: seat.id.clone() });
            let revoked = revoked.map(|what| self.journal.entry(what));
            let entries: Vec<Entry> = revoked.chain(seat).collect();
            issued = Some(new);
            Ok(entries)
        };
        self.commit(Change::Entries(&mut entries)).await?;
        issued.ok_or_else(Problem::failed)
    }

    /// Revokes a seat; its link stops working.
    pub async fn revoke(self: &Arc<Self>, by: &Authority, seat: &str) -> Result<(), Problem> {
        let (live_game, by, seat) = (self.clone(), by.clone(), seat.to_owned());
        run_to_completion(async move { live_game.revoke_now(&by, &seat).await }).await
    }

    async fn revoke_now(&self, by: &Authority, seat: &str) -> Result<(), Problem> {
        let mut entries = |state: &GameState| -> Result<Vec<Entry>, Problem> {
            by.require_arbiter()?;
            may_revoke(state, seat)?;
            Ok(vec![self.journal.entry(EntryKind::SeatRevoked { seat: seat.to_owned() })])
        };
        self.commit(Change::Entries(&mut entries)).await.map(drop)
    }

    /// Appends entries that are not events, and applies them to the game in memory.
    pub(super) async fn append_and_apply(
        &self,
        memory: &mut Memory,
        entries: Vec<Entry>,
    ) -> Result<(), Failed> {
        let from = memory.state.version;
        self.append(memory, entries.clone()).await?;
        memory.state.version = from;
        for (version, entry) in (from.saturating_add(1)..).zip(entries) {
            memory.state.take(&Stored { version, entry }, &self.context.key)?;
        }
        self.register.publish(&memory.state.seats);
        Ok(())
    }
}

fn may_issue(state: &GameState, by: &Authority, role: Role) -> Result<(), Problem> {
    let own = by.look_up()?.identity.role == role && !role.players().is_empty();
    if own && !state.has_arbiter() { Ok(()) } else { by.require_arbiter().map(drop) }
}

/// The last arbiter of a game keeps the seat, unless the competition has arbiters.
fn may_revoke(state: &GameState, seat: &str) -> Result<(), Problem> {
    if state.seats.get(seat).is_none() {
        return Err(Problem::no_such_seat(seat));
    }
    let last = state.competition.is_none() && state.seats.needs(seat);
    if last { Err(Problem::last_arbiter()) } else { Ok(()) }
}

/// True if a new seat of a role replaces this seat. A player has one seat; arbiters, assistants and
/// spectators can have several.
fn replaces(seat: &Seat, role: Role) -> bool {
    let both = seat.role == Role::Both || role == Role::Both;
    let same = seat.role == role || both && !role.players().is_empty();
    !seat.revoked && same && !seat.role.players().is_empty()
}
