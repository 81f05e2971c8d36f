//! Delivery of a message to its push service: one POST request without redirects. Only the status
//! of the answer is read.

use super::services::Endpoint;
use rustls_native_certs::load_native_certs;
use rustls_pki_types::CertificateDer;
use std::sync::{Arc, OnceLock};
use std::time::Duration;
use tokio_rustls::rustls::crypto::ring;
use ureq::Agent;
use ureq::tls::{Certificate, RootCerts, TlsConfig};

const PATIENCE: Duration = Duration::from_secs(10);
/// Time to live of a message: an older call would be useless.
const WAITS_SECONDS: &str = "300";

/// One message to one browser.
pub(crate) struct Letter {
    pub endpoint: Endpoint,
    pub body: Vec<u8>,
    pub authorization: String,
}

/// The answer of a push service.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Sent {
    Taken,
    /// The subscription has ended.
    Gone,
    /// Retry later. The number of seconds is given if the service names one.
    Later(Option<u64>),
    Refused(u16),
}

/// The HTTP client of push services.
#[derive(Default)]
pub(crate) struct Post {
    agent: OnceLock<Agent>,
    /// Additional root certificates.
    trusted: Vec<CertificateDer<'static>>,
}

impl Post {
    /// Creates a client that also trusts `certificate`.
    #[cfg(test)]
    pub fn trusting(certificate: CertificateDer<'static>) -> Post {
        Post { agent: OnceLock::new(), trusted: vec![certificate] }
    }

    /// Sends a letter, and waits for the answer.
    pub fn send(&self, letter: &Letter) -> Sent {
        let request = self.agent().post(&letter.endpoint.address);
        let answer = request
            .header("authorization", &letter.authorization)
            .header("content-encoding", "aes128gcm")
            .header("content-type", "application/octet-stream")
            .header("ttl", WAITS_SECONDS)
            .header("urgency", "high")
            .send(letter.body.as_slice());
        match answer {
            Ok(answer) => {
                let wait = answer.headers().get("retry-after");
                let wait = wait.and_then(|value| value.to_str().ok()?.trim().parse().ok());
                sent(answer.status().as_u16(), wait)
            }
            Err(error) => {
                tracing::warn!(service = letter.endpoint.origin, %error, "push service not reached");
                Sent::Later(None)
            }
        }
    }

    fn agent(&self) -> &Agent {
        self.agent.get_or_init(|| {
            let found = load_native_certs().certs;
            let all = found.iter().chain(&self.trusted);
            let all = all.map(|one| Certificate::from_der(one).to_owned()).collect();
            let tls = TlsConfig::builder()
                .root_certs(RootCerts::Specific(Arc::new(all)))
                .unversioned_rustls_crypto_provider(Arc::new(ring::default_provider()))
                .build();
            let config = Agent::config_builder()
                .tls_config(tls)
                .https_only(true)
                .timeout_global(Some(PATIENCE))
                .http_status_as_error(false)
                .max_redirects(0)
                .user_agent(concat!("touchmove/", env!("CARGO_PKG_VERSION")))
                .build();
            config.into()
        })
    }
}

fn sent(status: u16, wait: Option<u64>) -> Sent {
    match status {
        200..=299 => Sent::Taken,
        404 | 410 => Sent::Gone,
        429 | 500..=599 => Sent::Later(wait),
        _ => Sent::Refused(status),
    }
}
