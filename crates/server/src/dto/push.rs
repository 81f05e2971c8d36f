//! Messages to devices whose page is closed.

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

/// The server's key for push services, which a browser has to know.
#[derive(Debug, Serialize, ToSchema)]
pub struct PushKey {
    /// An uncompressed point of P-256, in base64url.
    pub key: String,
}

/// Where a browser takes messages, as its `PushSubscription` says it.
#[derive(Debug, Clone, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct NewSubscription {
    /// The address at its push service.
    pub endpoint: String,
    /// What messages are sealed with.
    pub keys: SubscriptionKeys,
}

/// What messages to a browser are sealed with, in base64url.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct SubscriptionKeys {
    /// The browser's public key.
    pub p256dh: String,
    /// A secret that it shares with the server.
    pub auth: String,
}

/// A browser takes messages from now on.
#[derive(Debug, Serialize, ToSchema)]
pub struct SubscriptionView {
    /// By this name it is taken out again.
    pub id: String,
}
