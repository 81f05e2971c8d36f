//! Authorities: permissions of clients, looked up at every message.
//!
//! An admitted client gets an [`Authority`], which holds no permissions itself.
//! [`look_up`](Authority::look_up) derives them from the current seats of the journal. A seat that
//! was revoked a moment ago therefore stops working on every connection.

use crate::access::seats::{Identity, Role, Seat, Seats};
use crate::access::visit;
use crate::problem::Problem;
use std::net::{IpAddr, Ipv4Addr};
use std::sync::Arc;
use tokio::sync::watch;
use touchmove_answers::setup::Spectators;
use touchmove_answers::views::Mode;
use touchmove_answers::views::{Permissions, Viewer};

/// The seats of a game or a competition, as in its journal.
pub(crate) struct Register {
    seats: watch::Sender<Seats>,
    mode: Mode,
    spectators: Spectators,
}

impl Register {
    pub fn new(seats: &Seats, mode: Mode, spectators: Spectators) -> Arc<Register> {
        Arc::new(Register { seats: watch::channel(seats.clone()).0, mode, spectators })
    }

    /// Replaces the seats, after the journal was read or written.
    pub fn publish(&self, seats: &Seats) {
        self.seats.send_if_modified(|known| {
            let changed = known != seats;
            if changed {
                known.clone_from(seats);
            }
            changed
        });
    }

    /// Admits a client: with the secret of a seat, or as a spectator.
    pub fn admit(self: &Arc<Register>, secret: Option<&str>) -> Result<Authority, Problem> {
        let who = match secret {
            Some(secret) => {
                let (seat, role) = self.opened_by(secret)?;
                visit::sits(secret, role);
                Who::Seat(seat, self.clone())
            }
            None if self.spectators.admitted => {
                visit::may_watch()?;
                Who::Outside
            }
            None => return Err(Problem::no_spectators()),
        };
        Ok(Authority { place: self.clone(), who, from: NOWHERE })
    }

    fn opened_by(&self, secret: &str) -> Result<(String, Role), Problem> {
        let seats = self.seats.borrow();
        let seat = seats.opened_by(secret).map(|seat| (seat.id.clone(), seat.role));
        seat.ok_or_else(Problem::wrong_secret)
    }

    /// The authority of the server itself, which observes flags and moves for an engine.
    pub fn server(self: &Arc<Register>, role: Role, seat: Option<&str>) -> Authority {
        let identity = Identity { role, seat: seat.map(str::to_owned) };
        Authority { place: self.clone(), who: Who::Server(identity), from: NOWHERE }
    }
}

/// An admitted client.
#[derive(Clone)]
pub(crate) struct Authority {
    /// The game or competition where the permissions apply.
    place: Arc<Register>,
    who: Who,
    from: IpAddr,
}

const NOWHERE: IpAddr = IpAddr::V4(Ipv4Addr::UNSPECIFIED);

#[derive(Clone)]
enum Who {
    /// A seat, and the register that issued it.
    Seat(String, Arc<Register>),
    Outside,
    Server(Identity),
}

/// Current permissions. Use them at once; nothing long-lived may hold them.
pub(crate) struct Access {
    pub identity: Identity,
    pub mode: Mode,
    /// Delay of everything shown, in milliseconds.
    pub delay: u64,
    /// Private field, so that only [`Authority::look_up`] creates an `Access`.
    _looked_up: (),
}

impl Access {
    /// Visible parts of a game for this client. `over` is true if the client sees the game as ended.
    pub fn permissions(&self, over: bool) -> Permissions {
        let role = self.identity.role;
        let seated = self.identity.seat.is_some() || role != Role::Spectator;
        let viewer = match seated {
            true => Viewer::Seat(role),
            false => Viewer::Outside { later: self.delay > 0 },
        };
        Permissions::of(viewer, self.mode, over)
    }

    /// True for an arbiter.
    pub fn watches_over(&self) -> bool {
        self.identity.role == Role::Arbiter
    }
}

impl Authority {
    /// The same seat at another register, such as an arbiter of a competition at one of its boards.
    pub fn at(&self, place: &Arc<Register>) -> Authority {
        Authority { place: place.clone(), ..self.clone() }
    }

    /// The same authority with a client address.
    pub fn from(self, address: IpAddr) -> Authority {
        Authority { from: address, ..self }
    }

    /// A name of the seat that is unique across registers; `None` without a seat.
    pub fn seat(&self) -> Option<String> {
        match &self.who {
            Who::Seat(id, register) => Some(format!("{:p} {id}", Arc::as_ptr(register))),
            Who::Outside | Who::Server(_) => None,
        }
    }

    /// The address charged for long work. The server's own work has an address, too.
    pub fn payer_address(&self) -> IpAddr {
        self.from
    }

    /// The client's address; `None` for the server itself.
    pub fn address(&self) -> Option<IpAddr> {
        Some(self.from).filter(|address| !address.is_unspecified())
    }

    /// # Errors
    /// If the seat was revoked.
    pub fn look_up(&self) -> Result<Access, Problem> {
        let identity = self.identity()?;
        let place = &self.place;
        let outside = identity.role == Role::Spectator;
        let delay = if outside { u64::from(place.spectators.delay_seconds) * 1000 } else { 0 };
        Ok(Access { identity, mode: place.mode, delay, _looked_up: () })
    }

    fn identity(&self) -> Result<Identity, Problem> {
        match &self.who {
            Who::Seat(id, register) => {
                let seats = register.seats.borrow();
                let seat = seats.get(id).filter(|seat| !seat.revoked);
                seat.map(of).ok_or_else(Problem::wrong_secret)
            }
            Who::Outside => Ok(Identity { role: Role::Spectator, seat: None }),
            Who::Server(identity) => Ok(identity.clone()),
        }
    }

    /// # Errors
    /// If the client is not an arbiter, or is no longer an arbiter.
    pub fn require_arbiter(&self) -> Result<Access, Problem> {
        let access = self.look_up()?;
        match access.identity.role {
            Role::Arbiter => Ok(access),
            _ if access.identity.seat.is_none() => Err(Problem::no_secret()),
            _ => Err(Problem::only_the_arbiter()),
        }
    }

    /// Completes when the seat is revoked. Without a seat, it never completes.
    pub async fn revoked(&self) {
        let Who::Seat(id, register) = &self.who else { return std::future::pending().await };
        let gone = |seats: &Seats| seats.get(id).is_none_or(|seat| seat.revoked);
        // The channel cannot be closed: `register` holds its sender.
        let _ = register.seats.subscribe().wait_for(gone).await;
    }
}

fn of(seat: &Seat) -> Identity {
    Identity { role: seat.role, seat: Some(seat.id.clone()) }
}
