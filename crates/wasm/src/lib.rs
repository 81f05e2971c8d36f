//! Touchmove as WebAssembly. For pages without a server: the API operations that need none (feature
//! `answers`). For the npm package: questions about positions and games (`board`), and rulings
//! (`judge`).
//!
//! Three functions, no imports. The page requests a buffer, writes its question there as JSON
//! (`{"path": ..., "body": ..., "language": ...}`), asks, and reads the answer (`{"status": ...,
//! "body": ...}`) at the returned address. Questions about positions and games use `about`, and
//! their answers `json`. The module owns the memory; the page copies.

// Exported functions need fixed names without mangling, which Rust calls unsafe. No memory is
// accessed that Rust does not own.
#![allow(unsafe_code)]

use serde_json::{Value, json};
use std::cell::RefCell;

#[cfg(feature = "board")]
mod ask;
#[cfg(feature = "board")]
mod board;
#[cfg(feature = "judge")]
mod judge;
#[cfg(feature = "board")]
mod pgn;
#[cfg(feature = "board")]
mod question;

thread_local! {
    static ROOM: RefCell<Vec<u8>> = const { RefCell::new(Vec::new()) };
}

/// Allocates a buffer for a question of this length; returns its address.
#[unsafe(no_mangle)]
pub extern "C" fn room(bytes: usize) -> *mut u8 {
    ROOM.with_borrow_mut(|room| {
        room.clear();
        room.resize(bytes, 0);
        room.as_mut_ptr()
    })
}

/// Answers the question in the buffer; returns the length of the answer.
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

/// Answers questions about positions and games, if the module includes them.
#[allow(unused_variables)]
fn about(path: &str, question: &Value) -> Option<(u16, String)> {
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
