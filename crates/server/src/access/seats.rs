//! Seats: links with a secret, and the role of each.

use crate::access::id_source::IdSource;
use crate::problem::Problem;
use sha2::{Digest, Sha256};
use std::fmt::Write as _;
use subtle::ConstantTimeEq;
pub use touchmove_answers::views::Role;

/// An issued seat.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Seat {
    pub id: String,
    pub role: Role,
    pub name: Option<String>,
    pub revoked: bool,
    hash: String,
}

/// The secret of a seat. The client that issues the seat sees the secret only once.
pub(crate) struct Secret(String);

impl Secret {
    /// A new secret for a seat: the seat's id and 195 bits.
    pub fn new(seat: &str, ids: &IdSource) -> Result<Secret, Problem> {
        Ok(Secret(format!("{seat}.{}", ids.text("secret", 39)?)))
    }

    pub fn text(&self) -> &str {
        &self.0
    }

    pub fn hash(&self) -> String {
        hash(&self.0)
    }
}

/// The stored hash of a secret.
pub(crate) fn hash(secret: &str) -> String {
    let mut out = String::with_capacity(64);
    for byte in Sha256::digest(secret.as_bytes()) {
        let _ = write!(out, "{byte:02x}");
    }
    out
}

/// The seats of a game or a competition.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub(crate) struct Seats(Vec<Seat>);

impl Seats {
    pub fn issue(&mut self, id: &str, role: Role, name: Option<&str>, hash: &str) {
        let (id, name, hash) = (id.to_owned(), name.map(str::to_owned), hash.to_owned());
        self.0.push(Seat { id, role, name, revoked: false, hash });
    }

    pub fn revoke(&mut self, id: &str) {
        self.0.iter_mut().filter(|seat| seat.id == id).for_each(|seat| seat.revoked = true);
    }

    /// The seat that a secret opens. The seat's id is not secret; the rest is compared in constant
    /// time.
    pub fn opened_by(&self, secret: &str) -> Option<&Seat> {
        let (id, _) = secret.split_once('.')?;
        let seat = self.0.iter().find(|seat| seat.id == id)?;
        let same: bool = hash(secret).as_bytes().ct_eq(seat.hash.as_bytes()).into();
        (same && !seat.revoked).then_some(seat)
    }

    pub fn get(&self, id: &str) -> Option<&Seat> {
        self.0.iter().find(|seat| seat.id == id)
    }

    pub fn iter(&self) -> impl Iterator<Item = &Seat> {
        self.0.iter()
    }

    /// True if a person is there to decide.
    pub fn has_arbiter(&self) -> bool {
        self.arbiters().next().is_some()
    }

    /// True if the game would have no arbiter without this seat. Its holder could not return, and
    /// no other client could issue an arbiter's seat.
    pub fn needs(&self, id: &str) -> bool {
        let mut arbiters = self.arbiters();
        arbiters.next().is_some_and(|seat| seat.id == id) && arbiters.next().is_none()
    }

    fn arbiters(&self) -> impl Iterator<Item = &Seat> {
        self.0.iter().filter(|seat| seat.role == Role::Arbiter && !seat.revoked)
    }
}

/// An admitted client's seat and role.
#[derive(Debug, Clone)]
pub(crate) struct Identity {
    pub role: Role,
    pub seat: Option<String>,
}

/// An issued seat with its secret.
pub(crate) struct Issued {
    pub seat: String,
    pub role: Role,
    pub secret: Secret,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_the_secret_opens_its_seat() {
        let secret = Secret::new("k3", &IdSource::Chance).unwrap();
        let mut seats = Seats::default();
        seats.issue("k3", Role::White, Some("Kasparov"), &secret.hash());
        seats.issue("d5", Role::Black, None, &Secret::new("d5", &IdSource::Chance).unwrap().hash());
        assert_eq!(seats.opened_by(secret.text()).unwrap().role, Role::White);
        assert!(seats.opened_by(&secret.text().replace("k3.", "d5.")).is_none());
        assert!(seats.opened_by("k3.").is_none());
        seats.revoke("k3");
        assert!(seats.opened_by(secret.text()).is_none());
    }

    #[test]
    fn last_arbiter_is_needed() {
        let mut seats = Seats::default();
        seats.issue("a", Role::Arbiter, None, "");
        seats.issue("w", Role::White, None, "");
        assert!(seats.needs("a") && !seats.needs("w"));
        seats.issue("b", Role::Arbiter, None, "");
        assert!(!seats.needs("a") && !seats.needs("b"));
        seats.revoke("b");
        assert!(seats.needs("a") && !seats.needs("b"));
    }
}
