//! The seats of a game: given out, replaced, taken back.

use super::{Failed, Kept, LiveGame, TRIES};
use crate::access::authority::Authority;
use crate::access::id_source::IdSource;
use crate::access::seats::{Issued, Role, Seat};
use crate::access::visit;
use crate::games::journal::issuing;
use crate::games::projection::GameState;
use crate::problem::Problem;
use std::sync::Arc;
use touchmove_store::{Entry, Stored, What};

impl LiveGame {
    /// Gives out a seat; whoever had it before has it no longer. An arbiter may,
    /// and a player of a game without one may give out a new link for
    /// their own seat.
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
        let mut kept = self.fresh().await?.0;
        for _ in 0..TRIES {
            may_issue(&kept.state, by, role)?;
            let (issued, mut entries) = issuing(self.context.clock, role, name, &IdSource::Chance)?;
            let old = kept.state.seats.iter().filter(|s| replaces(s, role));
            let revoked = old.map(|seat| What::SeatRevoked { seat: seat.id.clone() });
            let revoked: Vec<Entry> = revoked.map(|what| self.entry(what)).collect();
            entries.splice(0..0, revoked);
            match self.change(&mut kept, entries).await {
                Err(Failed::Problem(problem)) => return Err(problem),
                Err(_) => self.reload(&mut kept).await?,
                Ok(()) => return Ok(issued),
            }
        }
        Err(Problem::conflict())
    }

    /// Takes a seat back: its link opens nothing any more.
    pub async fn revoke(self: &Arc<Self>, by: &Authority, seat: &str) -> Result<(), Problem> {
        let (live_game, by, seat) = (self.clone(), by.clone(), seat.to_owned());
        run_to_completion(async move { live_game.revoke_now(&by, &seat).await }).await
    }

    async fn revoke_now(&self, by: &Authority, seat: &str) -> Result<(), Problem> {
        let mut kept = self.fresh().await?.0;
        for _ in 0..TRIES {
            by.require_arbiter()?;
            may_revoke(&kept.state, seat)?;
            let entry = self.entry(What::SeatRevoked { seat: seat.to_owned() });
            match self.change(&mut kept, vec![entry]).await {
                Err(Failed::Problem(problem)) => return Err(problem),
                Err(_) => self.reload(&mut kept).await?,
                Ok(()) => return Ok(()),
            }
        }
        Err(Problem::conflict())
    }

    /// Entries that do not concern the game itself.
    pub(super) async fn change(&self, kept: &mut Kept, entries: Vec<Entry>) -> Result<(), Failed> {
        let from = kept.state.version;
        self.append(kept, entries.clone()).await?;
        kept.state.version = from;
        for (version, entry) in (from.saturating_add(1)..).zip(entries) {
            kept.state.take(&Stored { version, entry }, &self.context.key)?;
        }
        self.register.publish(&kept.state.seats);
        Ok(())
    }
}

/// Does the work to its end, although the caller may be gone before it is written. The visit that
/// asked still pays for it.
pub(crate) async fn run_to_completion<T: Send + 'static>(
    work: impl Future<Output = Result<T, Problem>> + Send + 'static,
) -> Result<T, Problem> {
    visit::spawn(work).await.unwrap_or_else(|_| Err(Problem::failed()))
}

fn may_issue(state: &GameState, by: &Authority, role: Role) -> Result<(), Problem> {
    let own = by.look_up()?.identity.role == role && !role.players().is_empty();
    if own && !state.has_arbiter() { Ok(()) } else { by.require_arbiter().map(drop) }
}

/// Where a competition's arbiters come, the board can do without one of its own.
fn may_revoke(state: &GameState, seat: &str) -> Result<(), Problem> {
    if state.seats.get(seat).is_none() {
        return Err(Problem::no_such_seat(seat));
    }
    let last = state.competition.is_none() && state.seats.needs(seat);
    if last { Err(Problem::last_arbiter()) } else { Ok(()) }
}

/// One seat a player; of arbiters, assistants and spectators there are several.
fn replaces(seat: &Seat, role: Role) -> bool {
    let both = seat.role == Role::Both || role == Role::Both;
    let same = seat.role == role || both && !role.players().is_empty();
    !seat.revoked && same && !seat.role.players().is_empty()
}
