//! Creation policy: who may create games and competitions.

use crate::access::seats::hash;
use crate::problem::Problem;
use serde::{Deserialize, Serialize};
use std::fmt;
use std::sync::Mutex;
use subtle::ConstantTimeEq;

/// The clients that may create games and competitions.
#[derive(Clone, PartialEq, Eq)]
pub enum Creating {
    /// Any client.
    Open,
    /// Clients on the server's own machine, and invited ones.
    Here,
    /// Clients with the password, and invited ones.
    Password(String),
    /// Invited clients only.
    Invited,
}

impl fmt::Debug for Creating {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Creating::Open => "Open",
            Creating::Here => "Here",
            Creating::Password(_) => "Password(..)",
            Creating::Invited => "Invited",
        })
    }
}

/// An administrator's invitation, as stored in the journal.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Invitation {
    pub id: String,
    /// The invited person, in the administrator's words.
    pub name: String,
    pub secret_hash: String,
    /// Expiry, in Unix milliseconds.
    pub until: u64,
}

/// The policy, with the current invitations.
pub(crate) struct CreationPolicy {
    pub creating: Creating,
    invitations: Mutex<Vec<Invitation>>,
}

/// A request to create something.
pub(crate) struct CreationRequest<'a> {
    /// True if the request comes from the server's own machine.
    pub here: bool,
    pub secret: Option<&'a str>,
    /// Unix milliseconds.
    pub now: u64,
}

impl CreationPolicy {
    pub fn new(creating: Creating) -> CreationPolicy {
        CreationPolicy { creating, invitations: Mutex::default() }
    }

    /// Replaces the invitations.
    pub fn publish(&self, invitations: Vec<Invitation>) {
        if let Ok(mut known) = self.invitations.lock() {
            *known = invitations;
        }
    }

    /// # Errors
    /// If the client may not create.
    pub fn look_up(&self, request: &CreationRequest<'_>) -> Result<(), Problem> {
        let secret = request.secret.unwrap_or_default();
        let may = match &self.creating {
            Creating::Open => true,
            Creating::Here => request.here,
            Creating::Password(password) => same(&hash(password), &hash(secret)),
            Creating::Invited => false,
        };
        let invited = || {
            let hash = hash(secret);
            let holds = |one: &Invitation| same(&one.secret_hash, &hash) && one.until > request.now;
            self.invitations.lock().is_ok_and(|known| known.iter().any(holds))
        };
        if may || invited() { Ok(()) } else { Err(Problem::no_leave()) }
    }
}

/// Compares in constant time.
fn same(known: &str, given: &str) -> bool {
    known.as_bytes().ct_eq(given.as_bytes()).into()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn may(policy: &CreationPolicy, here: bool, secret: Option<&str>) -> bool {
        policy.look_up(&CreationRequest { here, secret, now: 1_000 }).is_ok()
    }

    #[test]
    fn password_and_valid_invitation_allow_creation() {
        let policy = CreationPolicy::new(Creating::Password("tamper".into()));
        assert!(may(&policy, false, Some("tamper")));
        assert!(!may(&policy, false, Some("")) && !may(&policy, true, None));
        let invitation = |secret: &str, until| Invitation {
            id: "i".into(),
            name: "Club".into(),
            secret_hash: hash(secret),
            until,
        };
        policy.publish(vec![invitation("good", 1_001), invitation("late", 1_000)]);
        assert!(may(&policy, false, Some("good")));
        assert!(!may(&policy, false, Some("late")));
        assert_eq!(format!("{:?}", policy.creating), "Password(..)");
    }
}
