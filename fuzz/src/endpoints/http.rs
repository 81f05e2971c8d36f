//! Minimal HTTP client that can send arbitrary bytes.

use serde_json::Value;
use std::fmt::Write as _;
use std::io::{ErrorKind, Read, Write};
use std::net::TcpStream;
use std::time::Duration;

/// Upper bound on the time for an answer. The server times out earlier.
const SLOWEST: Duration = Duration::from_secs(60);

/// Request whose query, secret and language are arbitrary bytes.
pub struct Request<'a> {
    pub method: &'a str,
    pub path: String,
    pub query: &'a [u8],
    pub secret: &'a [u8],
    pub language: &'a [u8],
    pub kind: Option<&'a str>,
    pub body: &'a [u8],
}

/// Result of a request.
#[derive(Debug)]
pub enum Answer {
    /// The server answered with this status.
    Status(u16),
    /// The server closed the connection while the request was sent, because the request was too
    /// large.
    Closed,
    /// The server did not answer, or there is no server. The text is the reason.
    Gone(String),
}

impl Request<'_> {
    /// Returns the path and the query as they are sent.
    pub fn target(&self) -> String {
        let sign = if self.path.is_empty() { "" } else { "?" };
        let query = encoded(self.query);
        let path = if self.path.is_empty() && !query.starts_with('/') { "/" } else { &self.path };
        format!("{path}{sign}{query}")
    }

    fn head(&self) -> Vec<u8> {
        let mut head = format!(
            "{} {} HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n",
            self.method,
            self.target()
        );
        if let Some(kind) = self.kind {
            let _ = write!(head, "content-type: {kind}\r\n");
        }
        let _ = write!(head, "content-length: {}\r\nauthorization: Bearer ", self.body.len());
        let line = |text: &[u8]| -> Vec<u8> {
            text.iter().copied().filter(|byte| !matches!(byte, 0 | b'\r' | b'\n')).collect()
        };
        let parts = [head.into_bytes(), line(self.secret), b"\r\naccept-language: ".to_vec()];
        [parts.concat(), line(self.language), b"\r\n\r\n".to_vec()].concat()
    }
}

/// Percent-encodes the bytes that must not appear in a request line.
fn encoded(bytes: &[u8]) -> String {
    let mut out = String::new();
    for &byte in bytes {
        match byte {
            b'!'..=b'~'
                if !matches!(
                    byte,
                    b'#' | b'"' | b'<' | b'>' | b'`' | b'{' | b'}' | b'\\' | b'^' | b'|'
                ) =>
            {
                out.push(char::from(byte));
            }
            _ => drop(write!(out, "%{byte:02X}")),
        }
    }
    out
}

/// Sends a request on a new connection.
pub fn ask(address: &str, request: &Request<'_>) -> Answer {
    match exchange(address, request) {
        Ok(answer) => answer,
        Err(error) => Answer::Gone(error.to_string()),
    }
}

fn exchange(address: &str, request: &Request<'_>) -> std::io::Result<Answer> {
    let mut stream = TcpStream::connect(address)?;
    stream.set_read_timeout(Some(SLOWEST))?;
    stream.set_nodelay(true)?;
    let whole = [request.head().as_slice(), request.body].concat();
    // If a request is too large, the server answers or closes the connection while the request is
    // being sent.
    let sent = stream.write_all(&whole);
    let mut answer = Vec::new();
    let read = stream.read_to_end(&mut answer);
    let status =
        answer.get(9..12).and_then(|digits| std::str::from_utf8(digits).ok()?.parse().ok());
    match (status, sent.and(read.map(drop))) {
        (Some(status), _) => Ok(Answer::Status(status)),
        (None, Err(error)) if is_cut(error.kind()) => Ok(Answer::Closed),
        (None, Err(error)) => Err(error),
        (None, Ok(())) => Ok(Answer::Closed),
    }
}

fn is_cut(kind: ErrorKind) -> bool {
    matches!(kind, ErrorKind::ConnectionReset | ErrorKind::BrokenPipe)
}

/// Creates a game or competition.
///
/// # Panics
/// Panics if the server refuses the request.
pub fn create(address: &str, path: &str, new: &Value) -> Value {
    let body = new.to_string();
    let mut stream = TcpStream::connect(address).expect("a server");
    let head = format!(
        "POST {path} HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\
         content-type: application/json\r\ncontent-length: {}\r\n\r\n",
        body.len()
    );
    stream.write_all((head + &body).as_bytes()).expect("a server");
    let mut answer = String::new();
    stream.read_to_string(&mut answer).expect("an answer");
    let (_, made) = answer.split_once("\r\n\r\n").expect("an answer");
    serde_json::from_str(made).expect("what was made")
}
