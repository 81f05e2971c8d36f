//! Push messages to devices whose page is closed.

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

/// The server's public key for push services, which a browser subscribes with.
#[derive(Debug, Serialize, ToSchema)]
pub struct PushKey {
    /// An uncompressed point of P-256, in base64url.
    pub key: String,
}

/// A browser's `PushSubscription`.
#[derive(Debug, Clone, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct NewSubscription {
    /// Address of the browser at its push service.
    pub endpoint: String,
    /// The keys that encrypt messages.
    pub keys: SubscriptionKeys,
}

/// The keys that encrypt messages to a browser, in base64url.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct SubscriptionKeys {
    /// The browser's public key.
    pub p256dh: String,
    /// A secret shared with the server.
    pub auth: String,
}

/// A new subscription.
#[derive(Debug, Serialize, ToSchema)]
pub struct SubscriptionView {
    /// Id of the subscription, for unsubscribing.
    pub id: String,
}
