//! Host and origin checks: server names of requests, and pages that may send them.
//!
//! A foreign page can reach a server on a laptop in two ways. With DNS rebinding, the page's own
//! name resolves to the laptop; then `Host` is a name that the server does not have. With a
//! cross-site form or socket, `Origin` is another site. A numeric address is not resolved. It
//! cannot be rebound and is always accepted.

use crate::access::network::is_forwarded;
use crate::problem::Problem;
use crate::site::Origin;
use axum::Extension;
use axum::extract::{Request, State};
use axum::http::uri::Authority;
use axum::http::{HeaderMap, HeaderName, Method, Version, header};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use std::fmt;
use std::net::IpAddr;
use std::str::FromStr;
use std::sync::Arc;

/// A host name of the server: `chess.local`, without a port.
///
/// ```
/// use touchmove_server::HostName;
///
/// assert_eq!("Chess.Local.".parse::<HostName>().unwrap().to_string(), "chess.local");
/// assert!("https://chess.local".parse::<HostName>().is_err());
/// assert!("chess.local:8064".parse::<HostName>().is_err());
/// ```
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct HostName(String);

/// Error for a text that is not a [`HostName`].
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ParseHostNameError;

impl fmt::Display for ParseHostNameError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a name as chess.example.org expected, without https:// and without a port")
    }
}

impl std::error::Error for ParseHostNameError {}

impl FromStr for HostName {
    type Err = ParseHostNameError;

    fn from_str(text: &str) -> Result<HostName, ParseHostNameError> {
        let plain = |b: u8| b.is_ascii_alphanumeric() || b"-_.".contains(&b);
        let name = normal(text);
        let right = !name.is_empty() && name.len() < 254 && name.bytes().all(plain);
        if right { Ok(HostName(name)) } else { Err(ParseHostNameError) }
    }
}

impl fmt::Display for HostName {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

/// Normalises a name for comparison: lower case, without the root's dot.
fn normal(name: &str) -> String {
    name.strip_suffix('.').unwrap_or(name).to_ascii_lowercase()
}

/// The host names that the server answers to.
#[derive(Default)]
pub(crate) struct Hosts {
    names: Vec<String>,
    /// The configured address for links.
    url: Option<Origin>,
    /// The address to open, for the message of a refusal.
    own: String,
}

impl Hosts {
    /// The configured names, the machine's host name, and `NAME.local`. By the last name,
    /// neighbours find the machine without a name server.
    pub fn new(given: &[HostName], url: Option<Origin>, own: String) -> Hosts {
        let mut names: Vec<String> = given.iter().map(|HostName(name)| name.clone()).collect();
        names.extend(url.as_ref().and_then(|url| Some(normal(url.authority()?.host()))));
        if let Some(HostName(name)) = machine() {
            let label = name.split('.').next().unwrap_or_default().to_owned();
            names.extend([format!("{label}.local"), label, name]);
        }
        names.push("localhost".to_owned());
        Hosts { names, url, own }
    }

    fn is_served(&self, host: &Authority) -> bool {
        let port = host.as_str().rsplit_once(':').filter(|(_, port)| !port.ends_with(']'));
        // Rejects text that is not a port, and port 0, where no server listens.
        if port.is_some() && host.port_u16().is_none_or(|port| port == 0) {
            return false;
        }
        match literal(host) {
            Some(address) => !address.is_unspecified(),
            None => self.names.contains(&normal(host.host())),
        }
    }

    /// # Errors
    /// If the request names another server, or comes from another server's page.
    fn check(&self, request: &Request, proxied: bool) -> Result<(), Problem> {
        let mut hosts = hosts(request)?;
        if proxied {
            hosts.extend(last(request.headers(), "x-forwarded-host"));
        } else if let Some(other) = hosts.iter().find(|host| !self.is_served(host)) {
            return Err(Problem::unknown_host(other.as_str(), self.own.as_str()));
        }
        if is_safe(request) {
            return Ok(());
        }
        match request.headers().get(header::ORIGIN) {
            None => Ok(()),
            Some(origin) => {
                let origin = origin.to_str().unwrap_or("?");
                let own = self.is_own(origin, &hosts);
                if own { Ok(()) } else { Err(Problem::foreign_page(origin, self.own.as_str())) }
            }
        }
    }

    /// True if a page belongs to this server: at the requested address, or at `--url`.
    fn is_own(&self, origin: &str, hosts: &[Authority]) -> bool {
        let Ok(origin) = origin.parse::<Origin>() else { return false };
        let same = |host: &Authority| origin.authority().is_some_and(|at| same(&at, host, &origin));
        self.url.as_ref() == Some(&origin) || hosts.iter().any(same)
    }
}

/// True if two authorities are equal. A missing port means the scheme's default.
fn same(one: &Authority, other: &Authority, origin: &Origin) -> bool {
    let port = |of: &Authority| of.port_u16().unwrap_or_else(|| origin.usual_port());
    normal(one.host()) == normal(other.host()) && port(one) == port(other)
}

/// The machine's host name.
fn machine() -> Option<HostName> {
    #[cfg(unix)]
    let name = rustix::system::uname().nodename().to_str().ok()?.parse();
    #[cfg(not(unix))]
    let name = std::env::var("COMPUTERNAME").ok()?.parse();
    name.ok()
}

fn literal(host: &Authority) -> Option<IpAddr> {
    let host = host.host();
    host.strip_prefix('[').and_then(|rest| rest.strip_suffix(']')).unwrap_or(host).parse().ok()
}

/// Every server name in the request: from the target and from the header. An HTTP/1.0 client may
/// send no name, but browsers always do.
fn hosts(request: &Request) -> Result<Vec<Authority>, Problem> {
    let wrong = || Problem::unreadable("one `Host` header, as in `Host: 127.0.0.1:8064`, expected");
    let mut said = request.headers().get_all(header::HOST).iter();
    let header = match (said.next(), said.next()) {
        (Some(one), None) => Some(one.as_bytes().try_into().map_err(|_| wrong())?),
        (None, None) if request.version() < Version::HTTP_11 => None,
        _ => return Err(wrong()),
    };
    let named: Vec<Authority> =
        request.uri().authority().cloned().into_iter().chain(header).collect();
    if named.iter().any(|host| host.as_str().contains('@')) { Err(wrong()) } else { Ok(named) }
}

/// The last value of a header, set by the nearest proxy.
fn last(headers: &HeaderMap, name: &'static str) -> Option<Authority> {
    let value = headers.get_all(HeaderName::from_static(name)).iter().next_back()?.to_str().ok()?;
    value.rsplit(',').next()?.trim().parse().ok()
}

/// True if a request changes nothing and does not open a socket.
fn is_safe(request: &Request) -> bool {
    let reads = matches!(*request.method(), Method::GET | Method::HEAD | Method::OPTIONS);
    reads && !request.headers().contains_key(header::UPGRADE)
}

/// Origin of a request. The connection adds it to the request.
#[derive(Clone, Copy)]
pub(crate) struct Arrival {
    /// True if the connection belongs to a trusted proxy.
    pub proxy: bool,
}

/// Passes requests that are addressed to this server and do not come from a foreign page.
pub(crate) async fn check(
    State(hosts): State<Arc<Hosts>>,
    Extension(arrival): Extension<Arrival>,
    request: Request,
    next: Next,
) -> Response {
    // The proxy decides which names it serves, and forwards the client's address.
    let proxied = arrival.proxy && is_forwarded(request.headers());
    match hosts.check(&request, proxied) {
        Ok(()) => next.run(request).await,
        Err(problem) => problem.into_response(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use axum::body::Body;

    fn hosts() -> Hosts {
        let given = ["club.test".parse().unwrap()];
        let url = "https://chess.example.org".parse().unwrap();
        Hosts::new(&given, Some(url), "http://127.0.0.1:8064".to_owned())
    }

    fn asked(target: &str, headers: &[(&str, &str)], proxied: bool) -> Option<&'static str> {
        let mut request = Request::post(target);
        for (name, value) in headers {
            request = request.header(*name, *value);
        }
        let request = request.body(Body::empty()).unwrap();
        let problem = hosts().check(&request, proxied).err()?;
        Some(problem.name().to_owned().leak())
    }

    #[test]
    fn names_and_addresses_of_the_server_are_served() {
        let machine = machine().map_or("localhost".to_owned(), |HostName(name)| name);
        let neighbours = format!("{}.local:8064", machine.split('.').next().unwrap());
        for host in [
            "127.0.0.1:8064",
            "[::1]:8064",
            "[2001:DB8::1]",
            "192.168.1.5:80",
            "localhost",
            "LocalHost.:8064",
            "club.test",
            "Club.TEST.",
            "chess.example.org:443",
            &machine,
            &neighbours,
        ] {
            assert_eq!(asked("/api/games", &[("host", host)], false), None, "{host}");
        }
    }

    #[test]
    fn unknown_names_are_refused() {
        for host in [
            "evil.example",
            "evil.example:8064",
            "127.0.0.1.evil.example",
            "localhost.evil.example",
            "evil.localhost.",
            "club.test.evil.example",
            "127.0.0.1:0",
            "club.test:",
            "0.0.0.0:8064",
            "[::]:8064",
            "club.test:70000",
            "0x7f.1",
            "2130706433",
        ] {
            let problem = asked("/api/games", &[("host", host)], false);
            assert_eq!(problem, Some("unknown-host"), "{host}");
        }
    }

    #[test]
    fn target_and_header_both_name_the_server() {
        let absolute = "http://evil.example/api/games";
        assert_eq!(asked(absolute, &[("host", "127.0.0.1")], false), Some("unknown-host"));
        let own = "http://127.0.0.1/api/games";
        assert_eq!(asked(own, &[("host", "evil.example")], false), Some("unknown-host"));
        assert_eq!(asked(own, &[("host", "127.0.0.1")], false), None);
        for wrong in [&[][..], &[("host", "127.0.0.1"), ("host", "evil.example")], &[("host", "")]]
        {
            assert_eq!(asked("/api/games", wrong, false), Some("unreadable"), "{wrong:?}");
        }
        let user = [("host", "127.0.0.1@evil.example")];
        assert_eq!(asked("/api/games", &user, false), Some("unreadable"));
    }

    #[test]
    fn pages_of_other_sites_change_nothing() {
        let post = |host: &str, origin: &str| {
            asked("/api/pairings", &[("host", host), ("origin", origin)], false)
        };
        assert_eq!(post("127.0.0.1:8064", "http://127.0.0.1:8064"), None);
        assert_eq!(post("club.test", "https://CLUB.test:443"), None);
        assert_eq!(post("127.0.0.1:8064", "https://chess.example.org"), None);
        for origin in [
            "http://evil.example",
            "null",
            "",
            "http://127.0.0.1:3000",
            "http://127.0.0.1",
            "http://localhost:8064",
            "http://chess.example.org",
            "file://",
        ] {
            assert_eq!(post("127.0.0.1:8064", origin), Some("foreign-page"), "{origin}");
        }
    }

    #[test]
    fn proxy_chooses_host_names() {
        let headers = [("host", "chess.example"), ("origin", "https://chess.example")];
        assert_eq!(asked("/api/games", &headers, true), None);
        let inside = [("host", "10.0.0.1:8064"), ("origin", "https://chess.example")];
        assert_eq!(asked("/api/games", &inside, true), Some("foreign-page"));
        let forwarded = [inside[0], inside[1], ("x-forwarded-host", "chess.example")];
        assert_eq!(asked("/api/games", &forwarded, true), None);
        assert_eq!(asked("/api/games", &forwarded, false), Some("foreign-page"));
    }
}
