//! Interpretation of the broadcast server's answers, and retries.

use super::http::Answer;
use super::response_text;
use serde_json::Value;
use std::fmt;
use std::path::Path;
use std::time::Duration;

/// The next step after a push.
pub enum Next {
    /// The push was accepted.
    Done(Pushed),
    /// Nothing has changed.
    Wait,
    /// Temporary failure, with the server's Retry-After in seconds, if any.
    Again(String, Option<u64>),
    /// Permanent refusal.
    End(String),
}

/// Outcome of a push for each game.
pub struct Pushed {
    games: usize,
    pub refused: usize,
    problems: Vec<String>,
}

impl fmt::Display for Pushed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} games pushed", self.games.saturating_sub(self.refused))?;
        self.problems.iter().try_for_each(|problem| write!(f, "\n  refused: {problem}"))
    }
}

/// Pause in seconds after status 429 without Retry-After: Lichess asks for a full minute.
const TOO_OFTEN: u64 = 60;

pub fn next(answer: Answer) -> Next {
    let Answer { status, body, wait } = answer;
    match status {
        200..=299 => match pushed(&body) {
            Some(pushed) => Next::Done(pushed),
            None => Next::Again(format!("not understood: {}", response_text(status, &body)), wait),
        },
        429 => {
            Next::Again(response_text(status, "asked too often"), Some(wait.unwrap_or(TOO_OFTEN)))
        }
        0 | 408 | 500.. => Next::Again(response_text(status, &body), wait),
        300..=399 => Next::End(format!("{status}: the server is somewhere else; see --server")),
        401 | 403 => Next::End(format!("{status}: the token is not taken; it needs study:write")),
        404 => Next::End(format!("{status}: no such round, or not with this token")),
        _ => Next::End(format!("{status}: {}", problem(&body))),
    }
}

/// Parses an answer such as `{"games": [{"tags": {...}, "moves": 12}, {"tags": {...}, "error":
/// "..."}]}`.
fn pushed(body: &str) -> Option<Pushed> {
    let answer: Value = serde_json::from_str(body).ok()?;
    let games = answer.get("games")?.as_array()?;
    let refused = games.iter().filter_map(|game| {
        let tag = |name: &str| game.pointer(&format!("/tags/{name}")).and_then(Value::as_str);
        let error = game.get("error")?.as_str()?;
        let [white, black] = ["White", "Black"].map(|name| tag(name).unwrap_or("?"));
        Some(format!("{white} - {black}: {error}"))
    });
    let problems: Vec<String> = refused.collect();
    Some(Pushed { games: games.len(), refused: problems.len(), problems })
}

fn problem(body: &str) -> String {
    let answer: Option<Value> = serde_json::from_str(body).ok();
    let error = answer.and_then(|answer| Some(answer.get("error")?.as_str()?.to_owned()));
    error.unwrap_or_else(|| response_text(0, body))
}

/// Reads the token from the file or LICHESS_TOKEN.
pub fn token(file: Option<&Path>) -> Result<String, String> {
    let token = match file {
        Some(file) => {
            std::fs::read_to_string(file).map_err(|why| format!("{}: {why}", file.display()))?
        }
        None => std::env::var("LICHESS_TOKEN").map_err(|_| {
            "no token: put it into a file (--token-file) or LICHESS_TOKEN".to_owned()
        })?,
    };
    let token = token.trim();
    let fits = !token.is_empty() && token.chars().all(|sign| sign.is_ascii_graphic());
    fits.then(|| token.to_owned()).ok_or_else(|| "the token: one word is expected".to_owned())
}

/// Exponential backoff.
pub struct Waits {
    once: bool,
    failed: u32,
}

const FIRST: Duration = Duration::from_millis(500);
const LONGEST: Duration = Duration::from_secs(120);
/// Maximum attempts with `--once`.
const TRIES: u32 = 6;

impl Waits {
    pub const fn new(once: bool) -> Waits {
        Waits { once, failed: 0 }
    }

    pub const fn begin(&mut self) {
        self.failed = 0;
    }

    /// Returns the next pause; `None` after the last attempt. Honours the server's Retry-After.
    pub fn next(&mut self, asked: Option<u64>) -> Option<Duration> {
        self.failed = self.failed.saturating_add(1);
        if self.once && self.failed >= TRIES {
            return None;
        }
        let doubled = FIRST.saturating_mul(2_u32.saturating_pow(self.failed.saturating_sub(1)));
        let asked = asked.map(|seconds| Duration::from_secs(seconds.min(3600)));
        Some(asked.unwrap_or_else(|| doubled.min(LONGEST)))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn of(status: u16, body: &str, wait: Option<u64>) -> Next {
        next(Answer { status, body: body.to_owned(), wait })
    }

    #[test]
    fn temporary_failures_are_retried_and_refusals_are_not() {
        assert!(matches!(of(429, "", None), Next::Again(_, Some(60))));
        assert!(matches!(of(429, "", Some(7)), Next::Again(_, Some(7))));
        for status in [0, 500, 502, 503] {
            assert!(matches!(of(status, "", None), Next::Again(_, None)), "{status}");
        }
        for status in [302, 400, 401, 403, 404, 413] {
            assert!(matches!(of(status, "", None), Next::End(_)), "{status}");
        }
        assert!(
            matches!(of(400, r#"{"error": "no games"}"#, None), Next::End(why) if why == "400: no games")
        );
    }

    #[test]
    fn pauses_double_up_to_two_minutes_and_once_gives_up() {
        let mut waits = Waits::new(false);
        let pauses: Vec<u128> =
            (0..10).filter_map(|_| waits.next(None)).map(|p| p.as_millis()).collect();
        assert_eq!(pauses, [500, 1000, 2000, 4000, 8000, 16_000, 32_000, 64_000, 120_000, 120_000]);
        let mut once = Waits::new(true);
        assert_eq!((0..9).map_while(|_| once.next(Some(0))).count(), 5);
    }
}
