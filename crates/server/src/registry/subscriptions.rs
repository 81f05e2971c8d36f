//! Push subscriptions in an event's journal. They are encrypted, so that a copy of the store
//! reveals no addresses or secrets.

use crate::access::seats::{Role, Seats};
use crate::dto::push::SubscriptionKeys;
use crate::push::bytes_of;
use crate::push::encryption::Recipient;
use crate::push::secret_box::SecretBox;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use std::collections::BTreeMap;

/// Names of notes in the journal.
pub(crate) const SUBSCRIBED: &str = "push subscribed";
pub(crate) const UNSUBSCRIBED: &str = "push unsubscribed";

/// All subscriptions of an event, by id.
#[derive(Debug, Default)]
pub(crate) struct Subscriptions(BTreeMap<String, StoredSubscription>);

/// A subscription as stored in the journal.
#[derive(Debug, Clone)]
pub(crate) struct StoredSubscription {
    pub seat: Option<String>,
    locked: String,
}

/// The encrypted part.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Subscription {
    pub endpoint: String,
    pub keys: SubscriptionKeys,
    pub language: String,
}

impl Subscriptions {
    /// Applies a note. Returns true if the note belongs to a subscription, `None` if it is
    /// malformed.
    pub fn take(&mut self, name: &str, seat: Option<&String>, value: &Value) -> Option<bool> {
        let text = |field: &str| value.get(field)?.as_str().map(str::to_owned);
        match name {
            SUBSCRIBED => {
                let kept = StoredSubscription { seat: seat.cloned(), locked: text("locked")? };
                self.0.insert(text("id")?, kept);
            }
            UNSUBSCRIBED => drop(self.0.remove(&text("id")?)),
            _ => return Some(false),
        }
        Some(true)
    }

    pub fn get(&self, id: &str) -> Option<&StoredSubscription> {
        self.0.get(id)
    }

    /// Subscriptions of arbiters whose seats are not revoked.
    pub fn seated(&self, seats: &Seats) -> impl Iterator<Item = (&String, &StoredSubscription)> {
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

    pub fn opened(safe: &SecretBox, id: &str, kept: &StoredSubscription) -> Option<Subscription> {
        serde_json::from_slice(&safe.open(id, &kept.locked)?).ok()
    }

    pub fn locked(&self, safe: &SecretBox, id: &str) -> Option<String> {
        safe.lock(id, &serde_json::to_vec(self).ok()?)
    }
}
