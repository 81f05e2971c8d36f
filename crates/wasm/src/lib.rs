//! Answers about the Laws as WebAssembly, for pages without a server: the
//! addresses of the API that need none.
//!
//! Three functions, no imports. The page asks for room, writes its question
//! there as JSON (`{"path": ..., "body": ..., "language": ...}`), asks, and
//! reads the answer (`{"status": ..., "body": ...}`) where it is told.
//! Memory belongs to the module; the page copies.

// What goes through the boundary of a module has a fixed name and no mangling,
// which Rust calls unsafe; no memory is touched that Rust does not own.
#![allow(unsafe_code)]

use serde_json::{Value, json};
use std::cell::RefCell;
use touchmove_answers::address::{Request, answer};

thread_local! {
    static ROOM: RefCell<Vec<u8>> = const { RefCell::new(Vec::new()) };
}

/// So many bytes for a question; where they begin.
#[unsafe(no_mangle)]
pub extern "C" fn room(bytes: usize) -> *mut u8 {
    ROOM.with_borrow_mut(|room| {
        room.clear();
        room.resize(bytes, 0);
        room.as_mut_ptr()
    })
}

/// Answers the question in the room; how long the answer is.
#[unsafe(no_mangle)]
pub extern "C" fn ask() -> usize {
    ROOM.with_borrow_mut(|room| {
        *room = answered(room).into_bytes();
        room.len()
    })
}

/// Where the answer begins.
#[unsafe(no_mangle)]
pub extern "C" fn told() -> *const u8 {
    ROOM.with_borrow(|room| room.as_ptr())
}

fn answered(question: &[u8]) -> String {
    let question: Value = serde_json::from_slice(question).unwrap_or_default();
    let text = |name: &str| question.get(name).and_then(Value::as_str);
    let reply = answer(&Request {
        path: text("path").unwrap_or_default(),
        body: text("body"),
        language: text("language").unwrap_or_default(),
    });
    json!({ "status": reply.status, "body": reply.body }).to_string()
}
