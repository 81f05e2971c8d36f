//! The browsers of an event's arbiters, as its journal has them: locked, for whoever reads a
//! copy of the store is to learn no address and no secret of theirs.

use crate::access::seats::{Role, Seats};
use crate::dto::push::SubscriptionKeys;
use crate::push::bytes_of;
use crate::push::encryption::Recipient;
use crate::push::secret_box::SecretBox;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use std::collections::BTreeMap;

/// What the journal calls them.
pub(crate) const SUBSCRIBED: &str = "push subscribed";
pub(crate) const UNSUBSCRIBED: &str = "push unsubscribed";

/// All of an event, by name.
#[derive(Debug, Default)]
pub(crate) struct Subscriptions(BTreeMap<String, Kept>);

/// As it stands in the journal.
#[derive(Debug, Clone)]
pub(crate) struct Kept {
    pub seat: Option<String>,
    locked: String,
}

/// What is locked.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Subscription {
    pub endpoint: String,
    pub keys: SubscriptionKeys,
    pub language: String,
}

impl Subscriptions {
    /// Takes a note of the journal in: whether it is one of these.
    pub fn take(&mut self, name: &str, seat: Option<&String>, value: &Value) -> Option<bool> {
        let text = |field: &str| value.get(field)?.as_str().map(str::to_owned);
        match name {
            SUBSCRIBED => {
                let kept = Kept { seat: seat.cloned(), locked: text("locked")? };
                self.0.insert(text("id")?, kept);
            }
            UNSUBSCRIBED => drop(self.0.remove(&text("id")?)),
            _ => return Some(false),
        }
        Some(true)
    }

    pub fn get(&self, id: &str) -> Option<&Kept> {
        self.0.get(id)
    }

    /// Those of arbiters who have their seats.
    pub fn seated(&self, seats: &Seats) -> impl Iterator<Item = (&String, &Kept)> {
        let arbitrates = |seat: &str| {
            seats.get(seat).is_some_and(|seat| seat.role == Role::Arbiter && !seat.revoked)
        };
        self.0.iter().filter(move |(_, one)| one.seat.as_deref().is_some_and(arbitrates))
    }
}

impl Subscription {
    pub fn recipient(&self) -> Option<Recipient> {
        Recipient::new(bytes_of(&self.keys.p256dh)?, bytes_of(&self.keys.auth)?)
    }

    pub fn opened(safe: &SecretBox, id: &str, kept: &Kept) -> Option<Subscription> {
        serde_json::from_slice(&safe.open(id, &kept.locked)?).ok()
    }

    pub fn locked(&self, safe: &SecretBox, id: &str) -> Option<String> {
        safe.lock(id, &serde_json::to_vec(self).ok()?)
    }
}
