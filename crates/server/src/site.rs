//! Site: the origin and path prefix of the server.

use axum::body::Bytes;
use axum::extract::{Request, State};
use axum::http::uri::{Authority, PathAndQuery, Uri};
use axum::middleware::Next;
use axum::response::{IntoResponse, Redirect, Response};
use std::fmt;
use std::str::FromStr;
use std::sync::{Arc, OnceLock};

/// Path prefix of a server that shares its host name: `/chess`, or empty.
///
/// ```
/// use touchmove_server::Prefix;
///
/// assert_eq!("/chess".parse::<Prefix>().unwrap().to_string(), "/chess");
/// assert_eq!("/".parse::<Prefix>().unwrap(), Prefix::default());
/// assert!("chess".parse::<Prefix>().is_err());
/// ```
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Prefix(String);

/// Error for a text that is not a [`Prefix`].
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ParsePrefixError;

impl fmt::Display for ParsePrefixError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a path as /chess expected, of letters, digits, and -._~")
    }
}

impl std::error::Error for ParsePrefixError {}

impl FromStr for Prefix {
    type Err = ParsePrefixError;

    fn from_str(text: &str) -> Result<Prefix, ParsePrefixError> {
        let path = text.strip_suffix('/').unwrap_or(text);
        let Some(rest) = path.strip_prefix('/') else {
            return if path.is_empty() { Ok(Prefix::default()) } else { Err(ParsePrefixError) };
        };
        let plain = |c: char| c.is_ascii_alphanumeric() || "-._~".contains(c);
        let part =
            |part: &str| !part.is_empty() && part != "." && part != ".." && part.chars().all(plain);
        if rest.split('/').all(part) { Ok(Prefix(path.to_owned())) } else { Err(ParsePrefixError) }
    }
}

impl fmt::Display for Prefix {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl Prefix {
    pub(crate) fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// The rest of a path after the prefix; `None` if the path lacks the prefix.
    fn below<'a>(&self, path: &'a str) -> Option<&'a str> {
        path.strip_prefix(&self.0).filter(|rest| rest.is_empty() || rest.starts_with('/'))
    }
}

/// The server's addresses, for its pages and links.
#[derive(Default)]
pub(crate) struct Site {
    pub prefix: Prefix,
    /// The address on the server's own machine: `http://127.0.0.1:8064`.
    pub own: String,
    /// The address for other devices, if it differs from the address that the client used:
    /// `http://192.168.1.5:8064`.
    pub others: Option<String>,
    /// The HTML page that every address serves, with both addresses inserted.
    pub page: OnceLock<Option<Bytes>>,
}

impl Site {
    pub fn game(&self, id: &str) -> String {
        format!("{}/game/{id}", self.prefix)
    }

    pub fn competition(&self, id: &str) -> String {
        format!("{}/competition/{id}", self.prefix)
    }

    /// The game's part of a link to this server; `None` for a link to another server.
    pub fn own_game<'a>(&self, link: &'a str) -> Option<&'a str> {
        self.prefix.below(link)?.strip_prefix("/game/")
    }
}

/// Strips the prefix, so that routes need not contain it. A proxy may already have stripped the
/// prefix.
pub(crate) async fn remove_prefix(
    State(prefix): State<Arc<Prefix>>,
    mut request: Request,
    next: Next,
) -> Response {
    let uri = request.uri();
    match prefix.below(uri.path()) {
        Some("") => {
            let query = uri.query().map(|query| format!("?{query}")).unwrap_or_default();
            return Redirect::permanent(&format!("{prefix}/{query}")).into_response();
        }
        Some(_) => {
            if let Some(below) = shortened(uri, &prefix) {
                *request.uri_mut() = below;
            }
        }
        None => {}
    }
    next.run(request).await
}

fn shortened(uri: &Uri, prefix: &Prefix) -> Option<Uri> {
    let rest = uri.path_and_query()?.as_str().strip_prefix(&prefix.0)?;
    let mut parts = uri.clone().into_parts();
    parts.path_and_query = Some(PathAndQuery::from_str(rest).ok()?);
    Uri::from_parts(parts).ok()
}

/// Origin of a server: `https://chess.example.org`, without a path.
///
/// ```
/// use touchmove_server::Origin;
///
/// let origin: Origin = "https://chess.example.org/".parse().unwrap();
/// assert_eq!(origin.to_string(), "https://chess.example.org");
/// assert!("https://chess.example.org/chess".parse::<Origin>().is_err());
/// ```
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Origin(String);

/// Error for a text that is not an [`Origin`].
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ParseOriginError;

impl fmt::Display for ParseOriginError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("an address as https://chess.example.org expected, without a path (--prefix is for that)")
    }
}

impl std::error::Error for ParseOriginError {}

impl FromStr for Origin {
    type Err = ParseOriginError;

    fn from_str(text: &str) -> Result<Origin, ParseOriginError> {
        let uri: Uri = text.parse().map_err(|_| ParseOriginError)?;
        let authority =
            uri.authority().filter(|at| !at.as_str().contains('@')).ok_or(ParseOriginError)?;
        match (uri.scheme_str(), uri.path(), uri.query()) {
            (Some(scheme @ ("http" | "https")), "" | "/", None) => {
                Ok(Origin(format!("{scheme}://{authority}")))
            }
            _ => Err(ParseOriginError),
        }
    }
}

impl Origin {
    /// Host of the origin, with the port if one is given.
    pub(crate) fn authority(&self) -> Option<Authority> {
        self.0.split_once("://")?.1.parse().ok()
    }

    /// Default port of the scheme.
    pub(crate) fn usual_port(&self) -> u16 {
        if self.0.starts_with("https:") { 443 } else { 80 }
    }
}

impl fmt::Display for Origin {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn prefix_is_a_plain_path() {
        for wrong in ["chess", "/a//b", "/../a", "/a b", "/a?b", "/<x>", "//"] {
            assert!(wrong.parse::<Prefix>().is_err(), "{wrong}");
        }
        let prefix: Prefix = "/a/b/".parse().unwrap();
        assert_eq!(prefix.below("/a/b/game/7"), Some("/game/7"));
        assert_eq!(prefix.below("/a/b"), Some(""));
        assert_eq!(prefix.below("/a/bc"), None);
    }

    #[test]
    fn foreign_links_are_not_own_games() {
        let site = Site { prefix: "/chess".parse().unwrap(), ..Site::default() };
        assert_eq!(site.own_game("/chess/game/7x#s"), Some("7x#s"));
        assert_eq!(site.own_game("/game/7x#s"), None);
        assert_eq!(Site::default().own_game("/game/7x#s"), Some("7x#s"));
    }
}
