//! Router for the API paths that need no server. Paths and JSON are the same as the server's, so
//! that the in-browser build can answer these requests itself.

use crate::refusal::{Refusal, edition};
use crate::sandbox::{self, StopSignal};
use crate::{cases, editions, glossary, incident, laws, position, search, times, training, words};
use serde::Serialize;
use serde::de::DeserializeOwned;
use touchmove_explain::Language;

/// A request to the API.
#[derive(Debug, Clone, Copy)]
pub struct Request<'a> {
    /// The path with its query: `/api/search/FIDE%202023?q=phone`.
    pub path: &'a str,
    /// The body, if the request has one.
    pub body: Option<&'a str>,
    /// The reader's language tag: `fi`. English is the fallback.
    pub language: &'a str,
}

/// A response of the API.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Reply {
    /// The HTTP status code.
    pub status: u16,
    /// JSON: the requested object, or a problem (RFC 9457).
    pub body: String,
}

/// Answers a request as the server does.
///
/// ```
/// use touchmove_answers::address::{Request, answer};
/// let path = "/api/laws/FIDE%202023/7.5.5";
/// let reply = answer(&Request { path, body: None, language: "fi" });
/// assert_eq!(reply.status, 200);
/// assert!(reply.body.contains("\"number\":\"7.5.5\""));
/// let reply = answer(&Request { path: "/api/games", ..Request { path, body: None, language: "en" } });
/// assert_eq!(reply.status, 404);
/// ```
pub fn answer(request: &Request<'_>) -> Reply {
    let words = words(Language::from_tag(request.language).unwrap_or(Language::English));
    match found(request, words) {
        Ok(body) => Reply { status: 200, body },
        Err(refusal) => {
            let body = serde_json::to_string(&refusal.details(words)).unwrap_or_default();
            Reply { status: refusal.status, body }
        }
    }
}

fn found(
    request: &Request<'_>,
    words: &'static touchmove_explain::Words,
) -> Result<String, Refusal> {
    let (path, query) = request.path.split_once('?').unwrap_or((request.path, ""));
    let parts = path.strip_prefix("/api/").ok_or_else(Refusal::no_such_address)?;
    let parts: Vec<String> = parts.split('/').map(decoded).collect();
    let parts: Vec<&str> = parts.iter().map(String::as_str).collect();
    let language = words.language();
    match (parts[..].split_first(), request.body) {
        (Some((&"incidents", [])), Some(body)) => json(&incident::judge(words, &sent(body)?)?),
        (Some((&"sandbox", [])), Some(body)) => {
            json(&sandbox::judge(words, &sent(body)?, &StopSignal::never())?)
        }
        (Some((&"editions", [])), None) => {
            json(&editions::editions(parameter(query, "time_control").ok().as_deref())?)
        }
        (Some((&"laws", [name])), None) => json(&laws::edition(words, edition(name)?)),
        (Some((&"laws", [name, number])), None) => {
            json(&known(laws::article(words, edition(name)?, number))?)
        }
        (Some((&"search", [name])), None) => {
            let wanted = parameter(query, "q")?;
            json(&search::search(words, edition(name)?, &wanted))
        }
        (Some((&"glossary", [name])), None) => json(&glossary::glossary(words, edition(name)?)),
        (Some((&"cases", [])), None) => json(&cases::list(language)),
        (Some((&"cases", [name])), None) => json(&known(cases::show(language, name))?),
        (Some((&"training", [name])), None) => json(&training::list(words, edition(name)?)),
        (Some((&"training", [name, question])), None) => {
            json(&known(training::show(words, edition(name)?, question))?)
        }
        (Some((&"positions", [name])), None) => {
            let (fen, asked) = (parameter(query, "fen")?, parameter(query, "move").ok());
            let asked = asked.as_deref().filter(|text| !text.is_empty());
            json(&position::examine(words, edition(name)?, &fen, asked)?)
        }
        (Some((&"time-controls", [])), None) => json(&times::read(&parameter(query, "typed")?)?),
        _ => Err(Refusal::no_such_address()),
    }
}

fn sent<T: DeserializeOwned>(body: &str) -> Result<T, Refusal> {
    serde_json::from_str(body).map_err(|error| Refusal::unreadable(error.to_string()))
}

fn known<T>(found: Option<T>) -> Result<T, Refusal> {
    found.ok_or_else(Refusal::no_such_address)
}

fn json(found: &impl Serialize) -> Result<String, Refusal> {
    serde_json::to_string(found).map_err(|error| Refusal::unreadable(error.to_string()))
}

fn parameter(query: &str, wanted: &str) -> Result<String, Refusal> {
    let mut pairs = query.split('&').filter_map(|pair| pair.split_once('='));
    let found = pairs.find(|(name, _)| *name == wanted);
    let (_, value) = found.ok_or_else(|| Refusal::unreadable(format!("{wanted}=")))?;
    Ok(decoded(&value.replace('+', " ")))
}

/// Decodes percent escapes; invalid escapes stay as they are.
fn decoded(text: &str) -> String {
    let mut bytes = Vec::with_capacity(text.len());
    let mut rest = text.as_bytes();
    while let [first, after @ ..] = rest {
        let hex = after.get(..2).filter(|_| *first == b'%');
        let hex = hex.and_then(|hex| std::str::from_utf8(hex).ok());
        let byte = hex.and_then(|hex| u8::from_str_radix(hex, 16).ok());
        bytes.push(byte.unwrap_or(*first));
        rest = if byte.is_some() { &after[2..] } else { after };
    }
    String::from_utf8_lossy(&bytes).into_owned()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn asked(path: &str, body: Option<&str>) -> Reply {
        answer(&Request { path, body, language: "en" })
    }

    #[test]
    fn every_address_answers() {
        let training = asked("/api/training/FIDE%202023", None);
        assert_eq!(training.status, 200);
        for path in [
            "/api/editions",
            "/api/editions?time_control=5400%2B30",
            "/api/laws/FIDE%202023",
            "/api/laws/FIDE%202023/7.5.1",
            "/api/search/FIDE%202023?q=phone+rings",
            "/api/glossary/FIDE%202023",
            "/api/cases",
            "/api/positions/FIDE%202023?fen=4k3/8/8/8/8/8/8/4K3+w+-+-+0+1&move=e1e3",
            "/api/time-controls?typed=90%2F40%2B30%2B30",
        ] {
            let reply = asked(path, None);
            assert_eq!(reply.status, 200, "{path}: {}", reply.body);
            assert!(reply.body.len() > 40, "{path}: {}", reply.body);
        }
    }

    #[test]
    fn protocol_is_judged_step_by_step() {
        let protocol = "[Laws \"FIDE 2023\"]\n\n0:00:00 Arbiter starts\n0:00:05 White takes e4\n";
        let body = serde_json::json!({ "protocol": protocol }).to_string();
        let reply = asked("/api/sandbox", Some(&body));
        assert_eq!(reply.status, 200, "{}", reply.body);
        assert!(reply.body.contains("\"stopped\":{\"type\":\"/problems/impossible\""));
    }

    #[test]
    fn invalid_requests_get_problems() {
        for (path, body, status) in [
            ("/api/editions?time_control=soon", None, 422),
            ("/api/laws/FIDE%201900", None, 422),
            ("/api/laws/FIDE%202023/77.7", None, 404),
            ("/api/search/FIDE%202023", None, 400),
            ("/api/cases/no-such-case", None, 404),
            ("/api/training/FIDE%202023/no-such", None, 404),
            ("/api/incidents", Some("{}"), 400),
            ("/api/incidents", Some("{\"tags\":{},\"lines\":[]}"), 422),
            ("/api/sandbox", Some("{\"protocol\":\"[Laws]\"}"), 422),
            ("/api/sandbox", Some("{\"protocol\":\"\",\"laws\":\"FIDE 1900\"}"), 422),
            ("/api/games", None, 404),
            ("/elsewhere", None, 404),
        ] {
            let reply = asked(path, body);
            assert_eq!(reply.status, status, "{path}: {}", reply.body);
            assert!(reply.body.contains("/problems/"), "{}", reply.body);
        }
    }

    #[test]
    fn invalid_percent_escapes_are_kept() {
        assert_eq!(decoded("%41%zz%é%"), "A%zz%é%");
    }
}
