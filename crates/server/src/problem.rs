//! What is wrong with a request: RFC 9457 problems, in the reader's language.

use crate::language::reader;
use axum::Json;
use axum::extract::Request;
use axum::http::{HeaderValue, StatusCode, header};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
pub use touchmove_answers::ProblemDetails;
use touchmove_answers::Refusal;
use touchmove_explain::Words;
use touchmove_laws::Ruling;

/// A problem by its name, with what its sentence puts in.
#[derive(Debug, Clone)]
pub(crate) struct Problem {
    status: StatusCode,
    name: &'static str,
    args: Vec<(&'static str, String)>,
    /// What the Laws say about it.
    rulings: Vec<Ruling>,
}

macro_rules! problems {
    ($($(#[doc = $doc:literal])+ $f:ident($($arg:ident),*) = $status:ident $name:literal,)+) => {
        impl Problem {
            $($(#[doc = $doc])+
            pub fn $f($($arg: impl Into<String>),*) -> Problem {
                Problem {
                    status: StatusCode::$status,
                    name: $name,
                    args: vec![$((stringify!($arg), $arg.into())),*],
                    rulings: Vec::new(),
                }
            })+

            /// Every kind, for the test that all have their sentences.
            #[cfg(test)]
            fn all() -> Vec<Problem> {
                vec![$(Problem::$f($(stringify!($arg)),*)),+]
            }
        }
    };
}

problems! {
    /// There is no such page or address.
    no_such_address() = NOT_FOUND "no-such-address",
    /// The address does not take that method.
    no_such_method() = METHOD_NOT_ALLOWED "no-such-method",
    /// There is no such game.
    no_such_game(id) = NOT_FOUND "no-such-game",
    /// Nothing of the game has that number, or nothing that this seat may see.
    no_such_event(version) = NOT_FOUND "no-such-event",
    /// There is no such competition.
    no_such_competition(id) = NOT_FOUND "no-such-competition",
    /// There is no such board in that round.
    no_such_board(number, round) = NOT_FOUND "no-such-board",
    /// The competition has no tournament file, or what was sent is none.
    no_tournament_file() = UNPROCESSABLE_ENTITY "no-tournament-file",
    /// The tournament file has no place for it.
    not_in_file(why) = CONFLICT "not-in-file",
    /// There is no such seat at this board.
    no_such_seat(seat) = NOT_FOUND "no-such-seat",
    /// The request is no JSON of the right shape.
    unreadable(why) = BAD_REQUEST "unreadable",
    /// What should have happened cannot be read as an event.
    no_event(event, column, why) = UNPROCESSABLE_ENTITY "no-event",
    /// What should have happened cannot be read as an act.
    no_act(event, why) = UNPROCESSABLE_ENTITY "no-act",
    /// That cannot have happened at this board.
    impossible(event, reason, about) = CONFLICT "impossible",
    /// Nothing would come of what an arbiter does, and it is not on record.
    nothing_to_do(event, why) = CONFLICT "nothing-to-do",
    /// Nothing was entered that could be taken back.
    nothing_entered(number) = CONFLICT "nothing-entered",
    /// At that board somebody waits for the arbiter, who goes there first.
    arbiter_awaited(number) = CONFLICT "arbiter-awaited",
    /// The game has begun, or a player has come: that is not changed any more.
    has_begun(number) = CONFLICT "has-begun",
    /// A game cannot be set up like that.
    no_setup(why) = UNPROCESSABLE_ENTITY "no-setup",
    /// A text has a character that is not seen, or that changes what is seen.
    hidden_sign(field, at, sign, kind) = UNPROCESSABLE_ENTITY "hidden-sign",
    /// Something in the request is larger or more than is taken.
    too_much(what, most) = UNPROCESSABLE_ENTITY "too-much",
    /// The event has no room for another file.
    event_full(most) = INSUFFICIENT_STORAGE "event-full",
    /// The secret opens no seat here.
    wrong_secret() = UNAUTHORIZED "wrong-secret",
    /// A secret is needed.
    no_secret() = UNAUTHORIZED "no-secret",
    /// Not everybody may set up games here.
    no_leave() = UNAUTHORIZED "no-leave",
    /// The administrator has closed it.
    closed() = CONFLICT "closed",
    /// The game or the event was there, and the administrator has deleted it.
    gone(id) = GONE "gone",
    /// This seat may not do that.
    not_yours(event, seat) = FORBIDDEN "not-yours",
    /// The game goes on, and its record is shown to its players and watchers once it is over.
    still_played() = FORBIDDEN "still-played",
    /// Only an arbiter may do that.
    only_the_arbiter() = FORBIDDEN "only-the-arbiter",
    /// There is a board of that number.
    board_taken(number) = CONFLICT "board-taken",
    /// Nobody would be left to decide.
    last_arbiter() = CONFLICT "last-arbiter",
    /// Messages are not sent to a push service that nobody has allowed.
    foreign_push_service(host) = FORBIDDEN "foreign-push-service",
    /// Spectators are not admitted.
    no_spectators() = FORBIDDEN "no-spectators",
    /// Somebody else's event came first, again and again.
    conflict() = CONFLICT "conflict",
    /// The envelope cannot be opened.
    envelope_closed(why) = CONFLICT "envelope-closed",
    /// The request names a server that this one is not.
    unknown_host(host, own) = MISDIRECTED_REQUEST "unknown-host",
    /// A page of another site asks for a change.
    foreign_page(origin, own) = FORBIDDEN "foreign-page",
    /// The time or the bytes of the address, the seat or the event are used up for now.
    used_up(seconds) = TOO_MANY_REQUESTS "used-up",
    /// Too many requests.
    too_fast() = TOO_MANY_REQUESTS "too-fast",
    /// It took too long.
    too_slow() = REQUEST_TIMEOUT "too-slow",
    /// The server is going down.
    going_down() = SERVICE_UNAVAILABLE "going-down",
    /// The journal cannot be written or read; nothing has happened.
    no_journal() = SERVICE_UNAVAILABLE "no-journal",
    /// What the journal holds cannot be read by this version.
    broken_journal(why) = INTERNAL_SERVER_ERROR "broken-journal",
    /// The machine gives no random numbers.
    no_randomness() = INTERNAL_SERVER_ERROR "no-randomness",
    /// Something failed that should not have.
    failed() = INTERNAL_SERVER_ERROR "failed",
}

impl Problem {
    /// In words.
    pub fn details(&self, words: &Words) -> ProblemDetails {
        let status = self.status.as_u16();
        let mut args = self.args.clone();
        if !self.rulings.is_empty() {
            let said: Vec<String> = self.rulings.iter().map(|one| in_words(one, words)).collect();
            args.retain(|(name, _)| *name != "why");
            args.push(("why", said.join(" ")));
        }
        Refusal { status, name: self.name, args }.details(words)
    }

    /// The seconds after which to try again, of what is too much now.
    fn wait(&self) -> Option<HeaderValue> {
        (self.status == StatusCode::TOO_MANY_REQUESTS).then_some(())?;
        let said = self.args.iter().find(|(name, _)| *name == "seconds");
        HeaderValue::from_str(said.map_or("1", |(_, seconds)| seconds)).ok()
    }

    /// With what the Laws say about it.
    pub fn because(self, rulings: Vec<Ruling>) -> Problem {
        Problem { rulings, ..self }
    }

    /// True if what was asked for was deleted: nothing has failed.
    pub fn is_gone(&self) -> bool {
        self.status == StatusCode::GONE
    }

    /// Its name.
    pub fn name(&self) -> &'static str {
        self.name
    }
}

/// What is refused without a server is refused with one.
impl From<Refusal> for Problem {
    fn from(refusal: Refusal) -> Problem {
        let status = StatusCode::from_u16(refusal.status);
        let status = status.unwrap_or(StatusCode::INTERNAL_SERVER_ERROR);
        Problem { status, name: refusal.name, args: refusal.args, rulings: Vec::new() }
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

/// Puts problems into words, in the language that the request asks for.
pub(crate) async fn speak(request: Request, next: Next) -> Response {
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

/// What the layers below answer without words.
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

    /// All that is written below a folder.
    fn source(folder: &Path) -> String {
        let paths = std::fs::read_dir(folder).expect("the source").flatten().map(|e| e.path());
        paths.map(|p| if p.is_dir() { source(&p) } else { text(&p) }).collect()
    }

    fn text(path: &Path) -> String {
        std::fs::read_to_string(path).unwrap_or_default()
    }

    /// What there can be too much of, as the source names it.
    fn limits() -> Vec<String> {
        let text = source(concat!(env!("CARGO_MANIFEST_DIR"), "/src").as_ref());
        let named = text.split("too_much(\"").skip(1).filter_map(|rest| rest.split('"').next());
        named.map(str::to_owned).collect()
    }

    #[test]
    fn every_limit_has_its_sentence_in_every_language() {
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
    fn every_impossibility_has_its_sentence_in_every_language() {
        let names =
            ["no-piece", "no-king", "adjourned", "too-early", "no-move", "ambiguous", "unclear"];
        for words in Language::ALL.map(Words::new) {
            let detail = |name| Problem::impossible("E", name, "e4").details(&words).detail;
            let all: std::collections::BTreeSet<String> = names.into_iter().map(detail).collect();
            assert_eq!(all.len(), names.len());
        }
    }

    #[test]
    fn every_problem_has_its_sentences_in_every_language() {
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
