//! Problems: errors of requests (RFC 9457), in the reader's language.

use crate::language::reader;
use axum::Json;
use axum::extract::Request;
use axum::http::{HeaderValue, StatusCode, header};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use serde::{Deserialize, Serialize};
use std::borrow::Cow;
pub use touchmove_answers::ProblemDetails;
use touchmove_answers::Refusal;
use touchmove_explain::Words;
use touchmove_laws::Ruling;

/// A problem by name, with the values of its message.
#[derive(Debug, Clone, Serialize, Deserialize)]
#[serde(from = "Plain", into = "Plain")]
pub(crate) struct Problem {
    status: StatusCode,
    name: Cow<'static, str>,
    args: Vec<(Cow<'static, str>, String)>,
    /// The rulings that explain the problem.
    rulings: Vec<Ruling>,
}

/// A problem without rulings, as a reader process sends it.
#[derive(Serialize, Deserialize)]
struct Plain {
    status: u16,
    name: String,
    args: Vec<(String, String)>,
}

impl From<Problem> for Plain {
    fn from(problem: Problem) -> Plain {
        let args = problem.args.into_iter().map(|(name, value)| (name.into_owned(), value));
        let (status, name) = (problem.status.as_u16(), problem.name.into_owned());
        Plain { status, name, args: args.collect() }
    }
}

impl From<Plain> for Problem {
    fn from(plain: Plain) -> Problem {
        let args = plain.args.into_iter().map(|(name, value)| (name.into(), value));
        let (status, name) = (status(plain.status), plain.name.into());
        Problem { status, name, args: args.collect(), rulings: Vec::new() }
    }
}

/// Parses the status of a problem; 500 if the number is not an error status.
fn status(number: u16) -> StatusCode {
    let status = StatusCode::from_u16(number).ok();
    let error = status.filter(|status| status.is_client_error() || status.is_server_error());
    error.unwrap_or(StatusCode::INTERNAL_SERVER_ERROR)
}

macro_rules! problems {
    ($($(#[doc = $doc:literal])+ $f:ident($($arg:ident),*) = $status:ident $name:literal,)+) => {
        impl Problem {
            $($(#[doc = $doc])+
            pub fn $f($($arg: impl Into<String>),*) -> Problem {
                Problem {
                    status: StatusCode::$status,
                    name: Cow::Borrowed($name),
                    args: vec![$((Cow::Borrowed(stringify!($arg)), $arg.into())),*],
                    rulings: Vec::new(),
                }
            })+

            /// Every kind of problem, for the test that all kinds have messages.
            #[cfg(test)]
            fn all() -> Vec<Problem> {
                vec![$(Problem::$f($(stringify!($arg)),*)),+]
            }
        }
    };
}

problems! {
    /// The address does not exist.
    no_such_address() = NOT_FOUND "no-such-address",
    /// The address does not support the method.
    no_such_method() = METHOD_NOT_ALLOWED "no-such-method",
    /// The game does not exist.
    no_such_game(id) = NOT_FOUND "no-such-game",
    /// The game has no event of that number, or this seat may not see it.
    no_such_event(version) = NOT_FOUND "no-such-event",
    /// The competition does not exist.
    no_such_competition(id) = NOT_FOUND "no-such-competition",
    /// The round has no board of that number.
    no_such_board(number, round) = NOT_FOUND "no-such-board",
    /// The competition has no tournament file, or the uploaded file is not a tournament file.
    no_tournament_file() = UNPROCESSABLE_ENTITY "no-tournament-file",
    /// The tournament file has no place for the change.
    not_in_file(why) = CONFLICT "not-in-file",
    /// The board does not have that seat.
    no_such_seat(seat) = NOT_FOUND "no-such-seat",
    /// The request is not JSON of the expected shape.
    unreadable(why) = BAD_REQUEST "unreadable",
    /// The text cannot be parsed as an event.
    no_event(event, column, why) = UNPROCESSABLE_ENTITY "no-event",
    /// The object cannot be parsed as an act.
    no_act(event, why) = UNPROCESSABLE_ENTITY "no-act",
    /// The event is impossible at this board.
    impossible(event, reason, about) = CONFLICT "impossible",
    /// The arbiter's act would have no effect, and is not recorded.
    nothing_to_do(event, why) = CONFLICT "nothing-to-do",
    /// No result was entered that could be taken back.
    nothing_entered(number) = CONFLICT "nothing-entered",
    /// A player at that board waits for the arbiter, who has to attend to this board first.
    arbiter_awaited(number) = CONFLICT "arbiter-awaited",
    /// The game has begun, or a player has arrived, so the setting can no longer be changed.
    has_begun(number) = CONFLICT "has-begun",
    /// The game cannot be set up with these settings.
    no_setup(why) = UNPROCESSABLE_ENTITY "no-setup",
    /// A text contains a character that is invisible or that changes how other characters are
    /// shown.
    hidden_sign(field, at, sign, kind) = UNPROCESSABLE_ENTITY "hidden-sign",
    /// A part of the request exceeds a limit.
    too_much(what, most) = UNPROCESSABLE_ENTITY "too-much",
    /// The event has no room for another file.
    event_full(most) = INSUFFICIENT_STORAGE "event-full",
    /// The secret does not open a seat of this game or competition.
    wrong_secret() = UNAUTHORIZED "wrong-secret",
    /// A secret is required.
    no_secret() = UNAUTHORIZED "no-secret",
    /// This client may not create games or competitions.
    no_leave() = UNAUTHORIZED "no-leave",
    /// The administrator has closed the game or event.
    closed() = CONFLICT "closed",
    /// The administrator has deleted the game or event.
    gone(id) = GONE "gone",
    /// This seat may not submit that event.
    not_yours(event, seat) = FORBIDDEN "not-yours",
    /// Players and spectators get the record only once the game is over.
    still_played() = FORBIDDEN "still-played",
    /// Only an arbiter may make that request.
    only_the_arbiter() = FORBIDDEN "only-the-arbiter",
    /// The board number is taken.
    board_taken(number) = CONFLICT "board-taken",
    /// Without this seat, the game or competition would have no arbiter.
    last_arbiter() = CONFLICT "last-arbiter",
    /// The push service is not on the list of allowed services.
    foreign_push_service(host) = FORBIDDEN "foreign-push-service",
    /// Spectators are not admitted.
    no_spectators() = FORBIDDEN "no-spectators",
    /// On every attempt, another client's event was written first.
    conflict() = CONFLICT "conflict",
    /// The envelope cannot be opened.
    envelope_closed(why) = CONFLICT "envelope-closed",
    /// The request names another server.
    unknown_host(host, own) = MISDIRECTED_REQUEST "unknown-host",
    /// A page of another site sent a changing request.
    foreign_page(origin, own) = FORBIDDEN "foreign-page",
    /// The budget of the address, the seat or the event is used up for now.
    used_up(seconds) = TOO_MANY_REQUESTS "used-up",
    /// Too many requests.
    too_fast() = TOO_MANY_REQUESTS "too-fast",
    /// The reader of the file was killed or did not answer.
    not_read() = UNPROCESSABLE_ENTITY "not-read",
    /// No file reader can be started.
    no_reader() = SERVICE_UNAVAILABLE "no-reader",
    /// The server did not answer in time.
    too_slow() = REQUEST_TIMEOUT "too-slow",
    /// The server is shutting down.
    going_down() = SERVICE_UNAVAILABLE "going-down",
    /// The journal cannot be read or written; the event was not taken.
    no_journal() = SERVICE_UNAVAILABLE "no-journal",
    /// This version cannot read the journal.
    broken_journal(why) = INTERNAL_SERVER_ERROR "broken-journal",
    /// The machine has no random numbers.
    no_randomness() = INTERNAL_SERVER_ERROR "no-randomness",
    /// An internal error.
    failed() = INTERNAL_SERVER_ERROR "failed",
}

impl Problem {
    /// Renders the problem in the reader's language.
    pub fn details(&self, words: &Words) -> ProblemDetails {
        let said: Vec<String> = self.rulings.iter().map(|one| in_words(one, words)).collect();
        let said = said.join(" ");
        let mut args: Vec<(&str, &str)> =
            self.args.iter().map(|(name, value)| (&**name, value.as_str())).collect();
        if !said.is_empty() {
            args.retain(|(name, _)| *name != "why");
            args.push(("why", &said));
        }
        ProblemDetails::of(self.status.as_u16(), &self.name, &args, words)
    }

    /// The seconds after which to retry, for temporary problems.
    fn wait(&self) -> Option<HeaderValue> {
        (self.status == StatusCode::TOO_MANY_REQUESTS).then_some(())?;
        let said = self.args.iter().find(|(name, _)| *name == "seconds");
        HeaderValue::from_str(said.map_or("1", |(_, seconds)| seconds)).ok()
    }

    /// Adds the rulings that explain the problem.
    pub fn because(self, rulings: Vec<Ruling>) -> Problem {
        Problem { rulings, ..self }
    }

    /// True if the requested game or competition was deleted, which is not a failure of the server.
    pub fn is_gone(&self) -> bool {
        self.status == StatusCode::GONE
    }

    /// The problem's name.
    pub fn name(&self) -> &str {
        &self.name
    }
}

/// The pages without a server give the same refusals.
impl From<Refusal> for Problem {
    fn from(refusal: Refusal) -> Problem {
        let args = refusal.args.into_iter().map(|(name, value)| (Cow::Borrowed(name), value));
        let (status, name) = (status(refusal.status), Cow::Borrowed(refusal.name));
        Problem { status, name, args: args.collect(), rulings: Vec::new() }
    }
}

fn in_words(ruling: &Ruling, words: &Words) -> String {
    let articles: Vec<&str> = ruling.articles().iter().map(|article| article.number()).collect();
    format!("{} [{}]", words.ruling(ruling), articles.join(", "))
}

impl IntoResponse for Problem {
    fn into_response(self) -> Response {
        let mut response = self.status.into_response();
        response.extensions_mut().insert(self);
        response
    }
}

/// Middleware that renders problems in the language of the request.
pub(crate) async fn render(request: Request, next: Next) -> Response {
    let words = reader(request.headers());
    let response = next.run(request).await;
    let Some(problem) = response.extensions().get::<Problem>().or_else(|| plain(&response)) else {
        return response;
    };
    let details = problem.details(words);
    let mut spoken = (problem.status, Json(details)).into_response();
    let kind = HeaderValue::from_static("application/problem+json");
    spoken.headers_mut().insert(header::CONTENT_TYPE, kind);
    if let Some(wait) = problem.wait() {
        spoken.headers_mut().insert(header::RETRY_AFTER, wait);
    }
    spoken
}

/// The problem for an error of a lower layer, whose response has no message.
fn plain(response: &Response) -> Option<&'static Problem> {
    use std::sync::LazyLock;
    static SLOW: LazyLock<Problem> = LazyLock::new(Problem::too_slow);
    static METHOD: LazyLock<Problem> = LazyLock::new(Problem::no_such_method);
    static FAILED: LazyLock<Problem> = LazyLock::new(Problem::failed);
    static LARGE: LazyLock<Problem> = LazyLock::new(|| Problem::too_much("body", "64 kB"));
    match response.status() {
        StatusCode::REQUEST_TIMEOUT => Some(&SLOW),
        StatusCode::METHOD_NOT_ALLOWED => Some(&METHOD),
        StatusCode::PAYLOAD_TOO_LARGE => Some(&LARGE),
        StatusCode::INTERNAL_SERVER_ERROR => Some(&FAILED),
        _ => None,
    }
}

pub(crate) fn no_journal(error: impl std::fmt::Display) -> Problem {
    tracing::error!(%error, "the journal failed");
    Problem::no_journal()
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::path::Path;
    use touchmove_explain::Language;

    /// The source of every file below a folder.
    fn source(folder: &Path) -> String {
        let paths = std::fs::read_dir(folder).expect("the source").flatten().map(|e| e.path());
        paths.map(|p| if p.is_dir() { source(&p) } else { text(&p) }).collect()
    }

    fn text(path: &Path) -> String {
        std::fs::read_to_string(path).unwrap_or_default()
    }

    /// The limit names that the source uses.
    fn limits() -> Vec<String> {
        let text = source(concat!(env!("CARGO_MANIFEST_DIR"), "/src").as_ref());
        let named = text.split("too_much(\"").skip(1).filter_map(|rest| rest.split('"').next());
        named.map(str::to_owned).collect()
    }

    #[test]
    fn every_limit_has_a_message_in_every_language() {
        let limits = limits();
        assert!(limits.len() > 8, "{limits:?}");
        for language in Language::ALL {
            let detail =
                |what: &str| Problem::too_much(what, "9").details(&Words::new(language)).detail;
            let any = detail("anything else");
            for what in &limits {
                assert_ne!(detail(what), any, "{language:?}: {what}");
            }
        }
    }

    #[test]
    fn every_impossibility_has_a_message_in_every_language() {
        let names =
            ["no-piece", "no-king", "adjourned", "too-early", "no-move", "ambiguous", "unclear"];
        for words in Language::ALL.map(Words::new) {
            let detail = |name| Problem::impossible("E", name, "e4").details(&words).detail;
            let all: std::collections::BTreeSet<String> = names.into_iter().map(detail).collect();
            assert_eq!(all.len(), names.len());
        }
    }

    #[test]
    fn every_problem_has_messages_in_every_language() {
        for language in Language::ALL {
            let words = Words::new(language);
            for problem in Problem::all() {
                let details = problem.details(&words);
                assert!(!details.title.contains("no message"), "{}", details.title);
                assert!(!details.detail.contains("message problem"), "{}", details.detail);
            }
        }
    }
}
