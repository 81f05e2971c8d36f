//! VAPID (RFC 8292): the server identifies itself to push services with a signed token.

use super::text_of;
use ring::rand::SystemRandom;
use ring::signature::{ECDSA_P256_SHA256_FIXED_SIGNING, EcdsaKeyPair, KeyPair};
use serde_json::json;

/// The signing key of a server.
pub(crate) struct Vapid(EcdsaKeyPair);

impl Vapid {
    /// Creates a new key, to be stored.
    pub fn generate() -> Option<Vec<u8>> {
        let algorithm = &ECDSA_P256_SHA256_FIXED_SIGNING;
        let made = EcdsaKeyPair::generate_pkcs8(algorithm, &SystemRandom::new()).ok()?;
        Some(made.as_ref().to_vec())
    }

    /// Reads a stored key.
    pub fn of(kept: &[u8]) -> Option<Vapid> {
        let algorithm = &ECDSA_P256_SHA256_FIXED_SIGNING;
        EcdsaKeyPair::from_pkcs8(algorithm, kept, &SystemRandom::new()).ok().map(Vapid)
    }

    /// The public key, which browsers need.
    pub fn public(&self) -> String {
        text_of(self.0.public_key().as_ref())
    }

    /// A token for a push service, valid until a time in Unix seconds.
    pub fn authorization(&self, audience: &str, contact: &str, until: u64) -> Option<String> {
        let head = json!({ "typ": "JWT", "alg": "ES256" });
        let claims = json!({ "aud": audience, "exp": until, "sub": contact });
        let part = |value: &serde_json::Value| text_of(value.to_string().as_bytes());
        let signed = format!("{}.{}", part(&head), part(&claims));
        let signature = self.0.sign(&SystemRandom::new(), signed.as_bytes()).ok()?;
        let signature = text_of(signature.as_ref());
        Some(format!("vapid t={signed}.{signature}, k={}", self.public()))
    }
}
