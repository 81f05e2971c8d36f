//! The seats of a game: given out, replaced, taken back.

use super::{Failed, Kept, TRIES, Table};
use crate::access::authority::Authority;
use crate::access::draw::Draw;
use crate::access::seats::{Issued, Role, Seat};
use crate::access::visit;
use crate::games::fold::Folded;
use crate::games::journal::issuing;
use crate::problem::Problem;
use std::sync::Arc;
use touchmove_store::{Entry, EntryKind, Stored};

impl Table {
    /// Gives out a seat; whoever had it before has it no longer. An arbiter may,
    /// and a player of a game without one may give out a new link for
    /// their own seat.
    pub async fn issue(
        self: &Arc<Self>,
        by: &Authority,
        role: Role,
        name: Option<&str>,
    ) -> Result<Issued, Problem> {
        let (table, by, name) = (self.clone(), by.clone(), name.map(str::to_owned));
        let issued = async move { table.issue_now(&by, role, name.as_deref()).await };
        to_the_end(issued).await
    }

    async fn issue_now(
        &self,
        by: &Authority,
        role: Role,
        name: Option<&str>,
    ) -> Result<Issued, Problem> {
        let mut kept = self.fresh().await?.0;
        for _ in 0..TRIES {
            may_issue(&kept.folded, by, role)?;
            let (issued, mut entries) = issuing(self.ground.axis, role, name, &Draw::Chance)?;
            let old = kept.folded.seats.iter().filter(|s| replaces(s, role));
            let revoked = old.map(|seat| EntryKind::SeatRevoked { seat: seat.id.clone() });
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
        let (table, by, seat) = (self.clone(), by.clone(), seat.to_owned());
        to_the_end(async move { table.revoke_now(&by, &seat).await }).await
    }

    async fn revoke_now(&self, by: &Authority, seat: &str) -> Result<(), Problem> {
        let mut kept = self.fresh().await?.0;
        for _ in 0..TRIES {
            by.require_arbiter()?;
            may_revoke(&kept.folded, seat)?;
            let entry = self.entry(EntryKind::SeatRevoked { seat: seat.to_owned() });
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
        let from = kept.folded.version;
        self.append(kept, entries.clone()).await?;
        kept.folded.version = from;
        for (version, entry) in (from.saturating_add(1)..).zip(entries) {
            kept.folded.take(&Stored { version, entry }, &self.ground.key)?;
        }
        self.register.publish(&kept.folded.seats);
        Ok(())
    }
}

/// Does the work to its end, although the caller may be gone before it is written. The visit that
/// asked still pays for it.
pub(crate) async fn to_the_end<T: Send + 'static>(
    work: impl Future<Output = Result<T, Problem>> + Send + 'static,
) -> Result<T, Problem> {
    visit::spawn(work).await.unwrap_or_else(|_| Err(Problem::failed()))
}

fn may_issue(folded: &Folded, by: &Authority, role: Role) -> Result<(), Problem> {
    let own = by.look_up()?.identity.role == role && !role.players().is_empty();
    if own && !folded.has_arbiter() { Ok(()) } else { by.require_arbiter().map(drop) }
}

/// Where a competition's arbiters come, the board can do without one of its own.
fn may_revoke(folded: &Folded, seat: &str) -> Result<(), Problem> {
    if folded.seats.get(seat).is_none() {
        return Err(Problem::no_such_seat(seat));
    }
    let last = folded.competition.is_none() && folded.seats.needs(seat);
    if last { Err(Problem::last_arbiter()) } else { Ok(()) }
}

/// One seat a player; of arbiters, assistants and spectators there are several.
fn replaces(seat: &Seat, role: Role) -> bool {
    let both = seat.role == Role::Both || role == Role::Both;
    let same = seat.role == role || both && !role.players().is_empty();
    !seat.revoked && same && !seat.role.players().is_empty()
}
