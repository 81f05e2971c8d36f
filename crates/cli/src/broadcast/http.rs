//! Requests over the network. What authorises them goes to the server that it is for, over a
//! connection that nobody else reads, and into no message.

use rustls_native_certs::load_native_certs;
use std::sync::Arc;
use std::time::Duration;
use ureq::tls::{Certificate, RootCerts, TlsConfig};
use ureq::{Agent, Body, http::Response};

/// Both directions; no round has so many games.
const LARGEST: u64 = 32 * 1024 * 1024;
const PATIENCE: Duration = Duration::from_secs(30);

pub struct Client(Agent);

/// What came back; the status is 0 where nothing did, and the body then says why.
pub struct Answer {
    pub status: u16,
    pub body: String,
    /// How many seconds the server asks to wait.
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
        let config = Agent::config_builder()
            .tls_config(tls)
            .timeout_global(Some(PATIENCE))
            .http_status_as_error(false)
            // A token is for one server: it follows nobody elsewhere.
            .max_redirects(0)
            .user_agent(concat!("touchmove/", env!("CARGO_PKG_VERSION")))
            .build();
        Ok(Client(config.into()))
    }

    pub fn get(&self, address: &str, secret: Option<&str>) -> Answer {
        let request = self.0.get(address);
        let request = match secret {
            Some(secret) => request.header("Authorization", format!("Bearer {secret}")),
            None => request,
        };
        Answer::of(request.call())
    }

    pub fn post(&self, address: &str, token: &str, body: &str) -> Answer {
        let request = self.0.post(address).header("Authorization", format!("Bearer {token}"));
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

pub fn is_address(source: &str) -> bool {
    source.starts_with("http://") || source.starts_with("https://")
}

/// Whether nobody on the way reads what goes to that address.
pub fn keeps_secrets(address: &str) -> Result<(), String> {
    if address.starts_with("https://") {
        return Ok(());
    }
    let rest = address
        .strip_prefix("http://")
        .ok_or_else(|| format!("{address}: an address begins with https://"))?;
    let host = rest.split(['/', '?']).next().unwrap_or_default();
    let host = match host.strip_prefix('[') {
        Some(six) => six.split(']').next().unwrap_or_default(),
        None => host.split(':').next().unwrap_or_default(),
    };
    let here = ["localhost", "127.0.0.1", "::1"].contains(&host);
    if here {
        Ok(())
    } else {
        Err(format!("{address}: a secret would go there unsealed; use https"))
    }
}

#[cfg(test)]
mod tests {
    use super::keeps_secrets;

    #[test]
    fn secrets_go_sealed_or_stay_on_this_machine() {
        for fine in
            ["https://lichess.org", "http://localhost:8080/x", "http://[::1]:1", "http://127.0.0.1"]
        {
            assert_eq!(keeps_secrets(fine), Ok(()), "{fine}");
        }
        for open in [
            "http://lichess.org",
            "http://localhost.evil.org",
            "http://user@evil.org",
            "ftp://x",
            "lichess.org",
            "http://localhost@evil.org/",
        ] {
            assert!(keeps_secrets(open).is_err(), "{open}");
        }
    }
}
