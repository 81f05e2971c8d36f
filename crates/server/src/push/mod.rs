//! Web Push messages to devices whose page is closed: allowed push services, encryption, the
//! server's signature, and delivery.

pub(crate) mod encryption;
pub(crate) mod post;
pub(crate) mod secret_box;
pub(crate) mod services;
pub(crate) mod vapid;

pub use services::{ParsePushServiceError, PushService};

use base64::Engine as _;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;

/// Encodes bytes as base64url.
pub(crate) fn text_of(bytes: &[u8]) -> String {
    URL_SAFE_NO_PAD.encode(bytes)
}

/// Decodes base64url; a browser may have padded it.
pub(crate) fn bytes_of(text: &str) -> Option<Vec<u8>> {
    URL_SAFE_NO_PAD.decode(text.trim_end_matches('=')).ok()
}
