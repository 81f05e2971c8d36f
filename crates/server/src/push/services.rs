//! Allowed push services. A browser sends the address of its service, and an attacker could send
//! any address. The server contacts only services of browser vendors and of the operator.

use crate::problem::Problem;
use axum::http::Uri;
use axum::http::uri::Authority;
use std::fmt;
use std::str::FromStr;

/// Hosts of Chrome, and of browsers derived from it except Edge.
const HOSTS: [&str; 1] = ["fcm.googleapis.com"];
/// Host suffixes of Firefox, Safari and Edge.
const ENDINGS: [&str; 3] = [".push.services.mozilla.com", ".push.apple.com", ".notify.windows.com"];
const USUAL_PORT: u16 = 443;
/// Maximum length of an address. Browsers send about two hundred characters, Edge up to seven
/// hundred.
const LONGEST: usize = 1_024;

/// A push service that the operator allows in addition to those of the browser vendors.
///
/// ```
/// use touchmove_server::PushService;
///
/// let own: PushService = "push.example.org".parse().unwrap();
/// assert_eq!(own.to_string(), "push.example.org:443");
/// assert!("https://push.example.org".parse::<PushService>().is_err());
/// ```
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PushService {
    host: String,
    port: u16,
}

/// Error for a text that is not a [`PushService`].
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ParsePushServiceError;

impl fmt::Display for ParsePushServiceError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(
            "a host as push.example.org, or with its port as push.example.org:8443, expected",
        )
    }
}

impl std::error::Error for ParsePushServiceError {}

impl fmt::Display for PushService {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}", self.host, self.port)
    }
}

impl FromStr for PushService {
    type Err = ParsePushServiceError;

    fn from_str(text: &str) -> Result<PushService, ParsePushServiceError> {
        let authority: Authority = text.parse().map_err(|_| ParsePushServiceError)?;
        PushService::of(&authority).ok_or(ParsePushServiceError)
    }
}

impl PushService {
    /// Returns `None` if there is a user name before the host, or if the port is not a number.
    fn of(authority: &Authority) -> Option<PushService> {
        let host = authority.host();
        let said = authority.as_str();
        let port = match said.strip_prefix(host)? {
            "" => USUAL_PORT,
            rest => rest.strip_prefix(':')?.parse().ok()?,
        };
        let host = host.to_ascii_lowercase();
        (!host.is_empty()).then_some(PushService { host, port })
    }

    /// True for a service of a browser vendor.
    fn is_of_a_browser(&self) -> bool {
        let known = HOSTS.contains(&self.host.as_str());
        let ends = ENDINGS.iter().any(|ending| self.host.ends_with(ending));
        self.port == USUAL_PORT && (known || ends)
    }
}

/// The allowed push services.
#[derive(Debug, Clone, Default)]
pub(crate) struct Services(pub Vec<PushService>);

/// The destination of messages to one browser.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Endpoint {
    pub address: String,
    /// The push service alone: the audience of the server's token.
    pub origin: String,
}

impl Services {
    /// # Errors
    /// If the text is not an address, or its service is not allowed.
    pub fn endpoint(&self, address: &str) -> Result<Endpoint, Problem> {
        if address.len() > LONGEST {
            return Err(Problem::too_much("endpoint", LONGEST.to_string()));
        }
        let unreadable = || Problem::unreadable("endpoint: an address with https:// expected");
        let uri: Uri = address.parse().map_err(|_| unreadable())?;
        if uri.scheme_str() != Some("https") {
            return Err(unreadable());
        }
        let service = uri.authority().and_then(PushService::of).ok_or_else(unreadable)?;
        if !service.is_of_a_browser() && !self.0.contains(&service) {
            return Err(Problem::foreign_push_service(service.host));
        }
        let PushService { host, port } = service;
        let port = if port == USUAL_PORT { String::new() } else { format!(":{port}") };
        let origin = format!("https://{host}{port}");
        Ok(Endpoint { address: address.to_owned(), origin })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn origin(extra: &[&str], address: &str) -> Result<String, String> {
        let services = Services(extra.iter().map(|one| one.parse().unwrap()).collect());
        services.endpoint(address).map(|e| e.origin).map_err(|problem| problem.name().to_owned())
    }

    #[test]
    fn services_of_browsers_are_allowed() {
        for address in [
            "https://fcm.googleapis.com/fcm/send/dJx:APA91b",
            "https://updates.push.services.mozilla.com/wpush/v2/gAAA",
            "https://web.push.apple.com/QGh",
            "https://wns2-par02p.notify.windows.com/w/?token=BQYAAA%2b",
        ] {
            let host = address.split('/').nth(2).unwrap();
            assert_eq!(origin(&[], address), Ok(format!("https://{host}")), "{address}");
        }
        assert_eq!(
            origin(&[], "https://FCM.googleapis.com/x").unwrap(),
            "https://fcm.googleapis.com"
        );
    }

    #[test]
    fn unknown_services_are_refused() {
        for address in [
            "https://127.0.0.1/x",
            "https://[::1]/x",
            "https://localhost/x",
            "https://10.0.0.7/metrics",
            "https://169.254.169.254/latest/meta-data",
            "https://evil.example/fcm.googleapis.com",
            "https://fcm.googleapis.com.evil.example/x",
            "https://evilpush.apple.com/x",
            "https://push.apple.com/x",
            "https://fcm.googleapis.com:8443/x",
            "https://fcm.googleapis.com./x",
        ] {
            assert_eq!(origin(&[], address), Err("foreign-push-service".into()), "{address}");
        }
        for address in [
            "http://fcm.googleapis.com/x",
            "https://fcm.googleapis.com@evil.example/x",
            "https://user@fcm.googleapis.com/x",
            "file:///etc/passwd",
            "/x",
            "",
        ] {
            assert_eq!(origin(&[], address), Err("unreadable".into()), "{address}");
        }
        let long = format!("https://fcm.googleapis.com/{}", "x".repeat(LONGEST));
        assert_eq!(origin(&[], &long), Err("too-much".into()));
    }

    #[test]
    fn operator_allows_one_host_at_one_port() {
        let own = ["push.example.org", "127.0.0.1:8443"];
        assert_eq!(origin(&own, "https://push.example.org/x").unwrap(), "https://push.example.org");
        assert_eq!(origin(&own, "https://127.0.0.1:8443/x").unwrap(), "https://127.0.0.1:8443");
        for address in ["https://127.0.0.1/x", "https://a.push.example.org/x"] {
            assert_eq!(origin(&own, address), Err("foreign-push-service".into()), "{address}");
        }
        for wrong in ["", "https://x", "a@b", "host:port", "host:99999", "a/b"] {
            assert_eq!(wrong.parse::<PushService>(), Err(ParsePushServiceError), "{wrong}");
        }
    }
}
