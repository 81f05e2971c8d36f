//! Messages to devices whose page is closed (Web Push): which push services there are, what
//! is sealed for a browser, who vouches for it, and how it is sent.

pub(crate) mod encryption;
pub(crate) mod post;
pub(crate) mod secret_box;
pub(crate) mod services;
pub(crate) mod vapid;

pub use services::{ParsePushServiceError, PushService};

use base64::Engine as _;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;

/// As browsers and push services write bytes.
pub(crate) fn text_of(bytes: &[u8]) -> String {
    URL_SAFE_NO_PAD.encode(bytes)
}

/// The way back; a browser may have padded it.
pub(crate) fn bytes_of(text: &str) -> Option<Vec<u8>> {
    URL_SAFE_NO_PAD.decode(text.trim_end_matches('=')).ok()
}
