//! Push subscriptions of an event's arbiters, and the server's key. The journals contain both in
//! encrypted form.

use super::Registry;
use super::competition::Competition;
use super::subscriptions::{SUBSCRIBED, StoredSubscription, Subscription, UNSUBSCRIBED};
use crate::access::authority::Authority;
use crate::access::seats::hash;
use crate::dto::push::NewSubscription;
use crate::games::journal::Context;
use crate::problem::Problem;
use crate::push::encryption::Recipient;
use crate::push::post::Post;
use crate::push::secret_box::SecretBox;
use crate::push::services::{Endpoint, Services};
use crate::push::vapid::Vapid;
use crate::session_clock::wall;
use serde_json::json;
use tokio::sync::OnceCell;
use touchmove_store::{Entry, EntryKind};

/// Names of notes in the journals.
const KEY: &str = "push key";
/// Upper bound of subscriptions. The arbiters of an event have fewer devices.
const MOST: usize = 50;
/// Length of a subscription's id, enough to be unique.
const NAME: usize = 20;

/// State for sending push messages.
#[derive(Default)]
pub(crate) struct Push {
    pub services: Services,
    pub post: Post,
    vapid: OnceCell<Vapid>,
}

impl Push {
    pub fn new(services: Services, post: Post) -> Push {
        Push { services, post, vapid: OnceCell::new() }
    }
}

/// A subscribed browser.
pub(crate) struct Subscriber {
    pub id: String,
    pub endpoint: Endpoint,
    pub recipient: Recipient,
    pub language: String,
}

fn safe(context: &Context) -> Result<SecretBox, Problem> {
    SecretBox::of(&context.key).ok_or_else(Problem::failed)
}

impl Registry {
    /// The key that all servers of this store share, created on first use.
    pub async fn vapid(&self) -> Result<&Vapid, Problem> {
        self.push.vapid.get_or_try_init(|| self.find_vapid()).await
    }

    async fn find_vapid(&self) -> Result<Vapid, Problem> {
        let safe = safe(&self.context)?;
        if self.noted_first(KEY).await?.is_none() {
            let made = Vapid::generate().ok_or_else(Problem::no_randomness)?;
            let locked = safe.lock(KEY, &made).ok_or_else(Problem::no_randomness)?;
            self.append_note(KEY, json!(locked)).await?;
        }
        // If two servers have created a key at the same moment, the first key is valid.
        let kept = self.noted_first(KEY).await?;
        let kept = kept.as_ref().and_then(|kept| safe.open(KEY, kept.as_str()?));
        let broken = || Problem::broken_journal(KEY);
        kept.and_then(|kept| Vapid::of(&kept)).ok_or_else(broken)
    }

    /// Subscribes a browser to calls; returns the subscription's id.
    pub async fn subscribe(
        &self,
        competition: &Competition,
        by: &Authority,
        new: NewSubscription,
        language: &str,
    ) -> Result<String, Problem> {
        self.push.services.endpoint(&new.endpoint)?;
        let id: String = hash(&new.endpoint).chars().take(NAME).collect();
        let language = language.to_owned();
        let new = Subscription { endpoint: new.endpoint, keys: new.keys, language };
        let wrong = || Problem::unreadable("keys: p256dh and auth of a PushSubscription expected");
        new.recipient().ok_or_else(wrong)?;
        competition.subscribe(by, &id, &new, &safe(&self.context)?).await?;
        Ok(id)
    }

    /// The subscribers of an event whose seats are not revoked.
    pub async fn subscribers(&self, competition: &Competition) -> Vec<Subscriber> {
        let Ok(safe) = safe(&self.context) else { return Vec::new() };
        let kept = competition.state().await;
        let seated = kept.subscriptions.seated(&kept.seats);
        seated.filter_map(|(id, one)| self.subscriber(&safe, id, one)).collect()
    }

    fn subscriber(
        &self,
        safe: &SecretBox,
        id: &str,
        kept: &StoredSubscription,
    ) -> Option<Subscriber> {
        let one = Subscription::opened(safe, id, kept)?;
        // The operator may have removed the service from the list.
        let endpoint = self.push.services.endpoint(&one.endpoint).ok()?;
        let recipient = one.recipient()?;
        Some(Subscriber { id: id.to_owned(), endpoint, recipient, language: one.language })
    }
}

impl Competition {
    async fn subscribe(
        &self,
        by: &Authority,
        id: &str,
        new: &Subscription,
        safe: &SecretBox,
    ) -> Result<(), Problem> {
        let seat = by.require_arbiter()?.identity.seat;
        let locked = new.locked(safe, id).ok_or_else(Problem::no_randomness)?;
        let value = json!({ "id": id, "locked": locked });
        let what = EntryKind::Noted { seat: seat.clone(), name: SUBSCRIBED.to_owned(), value };
        let entry = Entry { at: self.now(), wall: wall(), what };
        self.append(|kept| {
            by.require_arbiter()?;
            let known = kept.subscriptions.get(id);
            let same = known.is_some_and(|known| {
                known.seat == seat && Subscription::opened(safe, id, known).as_ref() == Some(new)
            });
            match known.is_some() || kept.subscriptions.seated(&kept.seats).count() < MOST {
                true if same => Ok(Vec::new()),
                true => Ok(vec![entry.clone()]),
                false => Err(Problem::too_much("subscriptions", MOST.to_string())),
            }
        })
        .await
    }

    /// Ends a subscription.
    pub async fn unsubscribe(&self, id: &str) -> Result<(), Problem> {
        let value = json!({ "id": id });
        let what = EntryKind::Noted { seat: None, name: UNSUBSCRIBED.to_owned(), value };
        let entry = Entry { at: self.now(), wall: wall(), what };
        self.append(|kept| {
            let known = kept.subscriptions.get(id);
            Ok(known.map(|_| entry.clone()).into_iter().collect())
        })
        .await
    }
}
