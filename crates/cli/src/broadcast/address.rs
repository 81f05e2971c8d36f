//! Server addresses. They are parsed once, by the HTTP client's own parser: a separate check could
//! see a different host than the client connects to.

use std::fmt;
use std::net::IpAddr;
use ureq::http::Uri;

/// An http:// or https:// address without user name and password.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Address(Uri);

impl fmt::Display for Address {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl Address {
    /// Returns true if the text looks like an address and not a file name.
    pub fn is_meant(text: &str) -> bool {
        text.contains("://")
    }

    /// # Errors
    /// If the text is not such an address. Messages never show the text before the host.
    pub fn parse(text: &str) -> Result<Address, String> {
        let shown = text.rsplit_once('@').map_or(text, |(_, rest)| rest);
        let uri: Uri = text.parse().map_err(|why| format!("{shown}: no address: {why}"))?;
        if !matches!(uri.scheme_str(), Some("http" | "https")) {
            return Err(format!("{shown}: an address begins with https://"));
        }
        let authority = uri.authority().map(|authority| authority.as_str()).unwrap_or_default();
        if authority.contains('@') {
            return Err(format!(
                "{shown}: an address has no name or password before its host; leave out all that \
                 precedes the @"
            ));
        }
        Ok(Address(uri))
    }

    /// # Errors
    /// If other computers can read the connection: the address is neither https nor on this
    /// machine.
    pub fn keeps_secrets(&self) -> Result<(), String> {
        if self.0.scheme_str() == Some("https") || self.is_here() {
            return Ok(());
        }
        Err(format!("{self}: a secret would go there unsealed; use https"))
    }

    /// Returns true for an address on this machine.
    pub fn is_here(&self) -> bool {
        let host = self.0.host().unwrap_or_default();
        let number = host.trim_start_matches('[').trim_end_matches(']').parse();
        host.eq_ignore_ascii_case("localhost")
            || number.is_ok_and(|address: IpAddr| address.to_canonical().is_loopback())
    }

    /// Returns the address of a path below this address.
    ///
    /// # Errors
    /// If this address has a query.
    pub fn below(&self, path: &str) -> Result<Address, String> {
        if self.0.query().is_some() {
            return Err(format!("{self}: the address of a server ends before the ?"));
        }
        let mut parts = self.0.clone().into_parts();
        let whole = format!("{}{path}", self.0.path().trim_end_matches('/'));
        let path = whole.parse().map_err(|why| format!("{self}: no path {whole}: {why}"))?;
        parts.path_and_query = Some(path);
        Uri::from_parts(parts).map(Address).map_err(|why| format!("{self}: {why}"))
    }

    pub const fn uri(&self) -> &Uri {
        &self.0
    }
}

#[cfg(test)]
mod tests {
    use super::Address;

    fn keeps_secrets(text: &str) -> Result<(), String> {
        Address::parse(text)?.keeps_secrets()
    }

    #[test]
    fn secrets_need_https_or_this_machine() {
        for fine in [
            "https://lichess.org",
            "HTTPS://lichess.org",
            "http://localhost:8080/x",
            "http://LOCALHOST",
            "http://[::1]:1",
            "http://127.0.0.1",
            "http://127.8.8.8/x@y",
            "http://[::ffff:127.0.0.1]/",
        ] {
            assert_eq!(keeps_secrets(fine), Ok(()), "{fine}");
        }
        for open in [
            "http://lichess.org",
            "http://localhost.evil.org",
            "http://127.0.0.1.evil.org",
            "http://evil.org/localhost",
            "http://evil.org?localhost",
            "http://evil.org#@localhost",
            "http://10.0.0.1",
            "http://[::2]",
            "ftp://x",
            "lichess.org",
            "http://",
            "https:///x",
            "http://localhost\\@evil.org/",
            "http://localhost\r\nHost: evil.org/",
            "https://lichess.org\r\nX-A: b",
            "https://lichess.org/a b",
            "https://lichess.org\t",
            "https://lich\u{435}ss.org",
            "https://\u{200b}lichess.org",
            "http://127.1",
            "http://0x7f000001",
            "http://0.0.0.0",
            "http://[::ffff:10.0.0.1]",
            "//localhost",
        ] {
            assert!(keeps_secrets(open).is_err(), "{open}");
        }
    }

    #[test]
    fn names_and_passwords_are_refused_and_not_shown() {
        for scheme in ["http", "https"] {
            for before in ["localhost:x", "localhost", "user", "127.0.0.1:80", "[::1]:hush"] {
                let refused =
                    keeps_secrets(&format!("{scheme}://{before}@evil.org/x")).unwrap_err();
                assert!(refused.starts_with("evil.org"), "{refused}");
                assert!(!refused.contains(before), "{refused}");
            }
        }
    }

    #[test]
    fn path_is_appended_to_the_servers() {
        let below = |server: &str| {
            Address::parse(server).and_then(|one| one.below("/api")).map(|one| one.to_string())
        };
        assert_eq!(below("https://lichess.org").unwrap(), "https://lichess.org/api");
        assert_eq!(below("https://a.org/chess/").unwrap(), "https://a.org/chess/api");
        assert!(below("https://a.org/?x=").is_err());
    }
}
