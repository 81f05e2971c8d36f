//! Parsers of client input, the same as the server's. They are public for authors of clients and
//! for fuzzing.

use crate::dto::competitions::NewCompetition;
use crate::language::words;
use crate::problem::Problem;
use crate::text_input;
use crate::ws::parse;
use touchmove_answers::setup::{self, NewGame};
use touchmove_explain::Language;

/// The largest JSON body, in bytes.
pub const LARGEST_BODY: usize = crate::api::LARGEST_BODY;
/// The largest file, in bytes.
pub const LARGEST_FILE: usize = crate::api::extract::LARGEST_FILE;
/// The largest message on a WebSocket, in bytes.
pub const LARGEST_MESSAGE: usize = crate::ws::LARGEST;
/// The largest query, in bytes before percent-encoding. `http` accepts addresses below 64 KiB, and
/// percent-encoding triples the length.
pub const LARGEST_QUERY: usize = 21 * 1024;

/// Parses a game to create: the body of `POST /api/games`.
///
/// # Errors
/// The server's error message.
///
/// ```
/// use touchmove_server::read::new_game;
/// assert!(new_game(r#"{"tags": {"TimeControl": "5400+30"}}"#).is_ok());
/// assert!(new_game(r#"{"tags": {"TimeControl": "soon"}}"#).is_err());
/// ```
pub fn new_game(json: &str) -> Result<(), String> {
    in_words(from_json(json).and_then(|new: NewGame| set_up(&new)))
}

/// Parses a competition to create: the body of `POST /api/competitions`.
///
/// # Errors
/// The server's error message.
///
/// ```
/// use touchmove_server::read::new_competition;
/// assert!(new_competition(r#"{"name": "Club championship"}"#).is_ok());
/// assert!(new_competition("{}").unwrap_err().contains("name"));
/// ```
pub fn new_competition(json: &str) -> Result<(), String> {
    in_words(from_json(json).and_then(|new: NewCompetition| set_up(&new.games)))
}

/// Parses a WebSocket message.
///
/// # Errors
/// The server's error message.
///
/// ```
/// use touchmove_server::read::message;
/// assert!(message(r#"{"submit": {"event": "White presses"}}"#).is_ok());
/// assert!(message(r#"{"stand": {}}"#).is_err());
/// ```
pub fn message(json: &str) -> Result<(), String> {
    in_words(parse(json).map(drop))
}

fn from_json<T: serde::de::DeserializeOwned>(json: &str) -> Result<T, Problem> {
    text_input::read(json.as_bytes())
}

fn set_up(new: &NewGame) -> Result<(), Problem> {
    setup::game(&new.tags()?)?;
    Ok(())
}

fn in_words(read: Result<(), Problem>) -> Result<(), String> {
    read.map_err(|problem| {
        let details = problem.details(words(Language::English));
        format!("{}: {}", details.title, details.detail)
    })
}
