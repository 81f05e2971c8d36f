//! HTTP client. Credentials go only to their server, over an encrypted or local connection, and
//! appear in no message.

use super::address::Address;
use rustls_native_certs::load_native_certs;
use std::sync::Arc;
use std::time::Duration;
use ureq::tls::{Certificate, RootCerts, TlsConfig};
use ureq::{Agent, Body, http::Response};

/// Maximum size of a request or response; no round is larger.
const LARGEST: u64 = 32 * 1024 * 1024;
const PATIENCE: Duration = Duration::from_secs(30);

pub struct Client {
    /// Client that uses the environment's proxy, if any.
    usual: Agent,
    /// Client for this machine, without a proxy: a proxy would see unencrypted data.
    here: Agent,
}

/// A response. If there was no response, the status is 0 and the body holds the error.
pub struct Answer {
    pub status: u16,
    pub body: String,
    /// The Retry-After time in seconds.
    pub wait: Option<u64>,
}

impl Client {
    pub fn new() -> Result<Client, String> {
        let certificates = load_native_certs().certs;
        let certificates = certificates.iter().map(|one| Certificate::from_der(one).to_owned());
        let provider = Arc::new(rustls::crypto::ring::default_provider());
        let tls = TlsConfig::builder()
            .root_certs(RootCerts::Specific(Arc::new(certificates.collect())))
            .unversioned_rustls_crypto_provider(provider)
            .build();
        let settings = || {
            Agent::config_builder()
                .tls_config(tls.clone())
                .timeout_global(Some(PATIENCE))
                .http_status_as_error(false)
                // Never follow redirects: the token belongs to one server.
                .max_redirects(0)
                .user_agent(concat!("touchmove/", env!("CARGO_PKG_VERSION")))
        };
        let here = settings().proxy(None).build().into();
        Ok(Client { usual: settings().build().into(), here })
    }

    fn agent(&self, address: &Address) -> &Agent {
        if address.is_here() { &self.here } else { &self.usual }
    }

    pub fn get(&self, address: &Address, secret: Option<&str>) -> Answer {
        let request = self.agent(address).get(address.uri());
        let request = match secret {
            Some(secret) => request.header("Authorization", format!("Bearer {secret}")),
            None => request,
        };
        Answer::of(request.call())
    }

    pub fn post(&self, address: &Address, token: &str, body: &str) -> Answer {
        let request = self.agent(address).post(address.uri());
        let request = request.header("Authorization", format!("Bearer {token}"));
        Answer::of(request.content_type("text/plain; charset=utf-8").send(body))
    }
}

impl Answer {
    fn of(answer: Result<Response<Body>, ureq::Error>) -> Answer {
        let mut response = match answer {
            Ok(response) => response,
            Err(why) => return Answer { status: 0, body: why.to_string(), wait: None },
        };
        let wait = response.headers().get("retry-after");
        let wait = wait.and_then(|value| value.to_str().ok()?.trim().parse().ok());
        let status = response.status().as_u16();
        match response.body_mut().with_config().limit(LARGEST).read_to_string() {
            Ok(body) => Answer { status, body, wait },
            Err(why) => Answer { status: 0, body: why.to_string(), wait },
        }
    }
}
