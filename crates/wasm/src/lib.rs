//! Touchmove as WebAssembly. Pages without a server use those operations of the API that need no
//! server (feature `answers`). The npm package answers questions about positions and games (feature
//! `board`) and makes rulings (feature `judge`). Pages without a server play against the computer
//! (feature `local`).
//!
//! The module exports three functions and imports none. The page requests a buffer with `room` and
//! writes its question there as JSON (`{"path": ..., "body": ..., "language": ...}`). It calls
//! `ask` and reads the answer (`{"status": ..., "body": ...}`) at `answer_address`. A question
//! about positions and games has `about` in place of `body`, and its answer has `json`. The module
//! owns the memory; the page copies the answer.

// Exported functions need fixed names without mangling. Rust calls that attribute unsafe. The
// functions access only memory that Rust owns.
#![allow(unsafe_code)]

use serde_json::{Value, json};
use std::cell::RefCell;

#[cfg(feature = "board")]
mod ask;
#[cfg(feature = "board")]
mod board;
#[cfg(feature = "judge")]
mod judge;
#[cfg(feature = "local")]
mod local;
#[cfg(feature = "board")]
mod pgn;
#[cfg(feature = "board")]
mod question;

thread_local! {
    static ROOM: RefCell<Vec<u8>> = const { RefCell::new(Vec::new()) };
}

/// Allocates a buffer for a question of the given length in bytes. Returns the address of the
/// buffer.
#[unsafe(no_mangle)]
pub extern "C" fn room(bytes: usize) -> *mut u8 {
    ROOM.with_borrow_mut(|room| {
        room.clear();
        room.resize(bytes, 0);
        room.as_mut_ptr()
    })
}

/// Answers the question in the buffer. Returns the length of the answer in bytes.
#[unsafe(no_mangle)]
pub extern "C" fn ask() -> usize {
    ROOM.with_borrow_mut(|room| {
        *room = answered(room).into_bytes();
        room.len()
    })
}

/// Returns the address of the answer.
#[unsafe(no_mangle)]
pub extern "C" fn answer_address() -> *const u8 {
    ROOM.with_borrow(|room| room.as_ptr())
}

fn answered(question: &[u8]) -> String {
    let question: Value = match serde_json::from_slice(question) {
        Ok(question) => question,
        Err(error) => {
            let message = format!("the question cannot be read: {error}");
            return json!({ "status": 422, "body": json!({ "message": message }).to_string() })
                .to_string();
        }
    };
    let text = |name: &str| question.get(name).and_then(Value::as_str);
    let path = text("path").unwrap_or_default();
    if let Some((status, answer)) = about(path, &question) {
        return format!("{{\"status\":{status},\"json\":{answer}}}");
    }
    let (status, body) = elsewhere(path, text("body"), text("language").unwrap_or_default());
    json!({ "status": status, "body": body }).to_string()
}

/// Answers a question about positions and games, if the module includes those features.
#[allow(unused_variables)]
fn about(path: &str, question: &Value) -> Option<(u16, String)> {
    #[cfg(feature = "local")]
    if let Some(reply) = local::reply(path, question) {
        return Some(reply);
    }
    #[cfg(feature = "judge")]
    if let Some(reply) = judge::reply(path, question) {
        return Some(reply);
    }
    #[cfg(feature = "board")]
    return ask::reply(path, question);
    #[cfg(not(feature = "board"))]
    None
}

#[cfg(feature = "answers")]
fn elsewhere(path: &str, body: Option<&str>, language: &str) -> (u16, String) {
    use touchmove_answers::address::{Request, answer};
    let reply = answer(&Request { path, body, language });
    (reply.status, reply.body)
}

#[cfg(not(feature = "answers"))]
fn elsewhere(path: &str, _: Option<&str>, _: &str) -> (u16, String) {
    (404, json!({ "message": format!("nothing is answered at {path}") }).to_string())
}
