//! Touchmove for C: what stands in `include/touchmove.h`, where it is documented.
//!
//! All that touches foreign memory is here, in three functions: a text that is read, a text that is
//! written, a position that is looked at.

// What is called from C has plain names and takes pointers.
#![allow(unsafe_code)]

mod answers;

use answers::Told;
use std::ffi::{CStr, c_char, c_int};
use touchmove_board::{Color, Position};

const UNREADABLE: isize = -1;
const ILLEGAL: isize = -2;

/// The text at a pointer, if there is one and it is UTF-8.
///
/// # Safety
/// It is null, or what it points to ends with 0 and stays as it is for the call.
unsafe fn text<'a>(from: *const c_char) -> Option<&'a str> {
    if from.is_null() {
        return None;
    }
    // SAFETY: not null; the rest is the caller's promise.
    unsafe { CStr::from_ptr(from) }.to_str().ok()
}

/// Writes as much of a text as there is room for, and says how long it is.
///
/// # Safety
/// `out` is null, or `size` bytes from there may be written.
unsafe fn put(told: Told, out: *mut c_char, size: usize) -> isize {
    let text = match told {
        Told::Text(text) => text,
        Told::Unreadable => return UNREADABLE,
        Told::Illegal => return ILLEGAL,
    };
    if !out.is_null() && size > 0 {
        let mut room = (size - 1).min(text.len());
        while !text.is_char_boundary(room) {
            room -= 1;
        }
        // Neither more than there is room for nor more than there is; the text is ours.
        // SAFETY: `room` is at most `size - 1` and the text's length; they do not overlap.
        unsafe {
            std::ptr::copy_nonoverlapping(text.as_ptr(), out.cast(), room);
            out.add(room).write(0);
        }
    }
    isize::try_from(text.len()).unwrap_or(UNREADABLE)
}

/// The position at a pointer, if there is one.
///
/// # Safety
/// It is null, or came from [`touchmove_position_new`] and has not been freed.
unsafe fn at<'a>(position: *const Position) -> Option<&'a Position> {
    // SAFETY: the caller's promise.
    unsafe { position.as_ref() }
}

/// See the header.
///
/// # Safety
/// As the header says of texts.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn touchmove_position_new(fen: *const c_char) -> *mut Position {
    let read = match fen.is_null() {
        true => Some(Position::default()),
        // SAFETY: the caller's promise.
        false => unsafe { text(fen) }.and_then(|fen| fen.parse().ok()),
    };
    read.map_or(std::ptr::null_mut(), |position| Box::into_raw(Box::new(position)))
}

/// See the header.
///
/// # Safety
/// It is null, or came from [`touchmove_position_new`] and has not been freed.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn touchmove_position_free(position: *mut Position) {
    if !position.is_null() {
        // SAFETY: it came from a box, and is given back once.
        drop(unsafe { Box::from_raw(position) });
    }
}

/// What is answered about a position with a number.
macro_rules! number {
    ($($name:ident $found:expr;)+) => {$(
        /// See the header.
        ///
        /// # Safety
        /// As the header says of positions.
        #[unsafe(no_mangle)]
        pub unsafe extern "C" fn $name(position: *const Position) -> c_int {
            let found: fn(&Position) -> c_int = $found;
            // SAFETY: the caller's promise.
            unsafe { at(position) }.map_or(-1, found)
        }
    )+};
}

number! {
    touchmove_turn |at| c_int::from(at.turn() == Color::Black);
    touchmove_is_check |at| at.is_check().into();
    touchmove_is_checkmate |at| at.is_checkmate().into();
    touchmove_is_stalemate |at| at.is_stalemate().into();
}

/// See the header.
///
/// # Safety
/// As the header says of positions and buffers.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn touchmove_fen(
    position: *const Position,
    out: *mut c_char,
    size: usize,
) -> isize {
    // SAFETY: the caller's promise.
    unsafe { put(at(position).map(Position::fen).into(), out, size) }
}

/// See the header.
///
/// # Safety
/// As the header says of positions and buffers.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn touchmove_legal_moves(
    position: *const Position,
    out: *mut c_char,
    size: usize,
) -> isize {
    // SAFETY: the caller's promise.
    unsafe { put(at(position).map(answers::moves).into(), out, size) }
}

/// See the header.
///
/// # Safety
/// As the header says of positions, texts and buffers; nobody else uses the position meanwhile.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn touchmove_play(
    position: *mut Position,
    mv: *const c_char,
    out: *mut c_char,
    size: usize,
) -> isize {
    // SAFETY: the caller's promise.
    let (Some(at), Some(text)) = (unsafe { position.as_mut() }, unsafe { text(mv) }) else {
        return UNREADABLE;
    };
    // SAFETY: the caller's promise.
    unsafe { put(answers::play(at, text), out, size) }
}

/// See the header.
///
/// # Safety
/// As the header says of positions, texts and buffers.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn touchmove_why_illegal(
    position: *const Position,
    mv: *const c_char,
    language: *const c_char,
    out: *mut c_char,
    size: usize,
) -> isize {
    // SAFETY: the caller's promise.
    let given = unsafe { (at(position), text(mv), text(language)) };
    let (Some(at), Some(mv), Some(language)) = given else { return UNREADABLE };
    // SAFETY: the caller's promise.
    unsafe { put(answers::why(at, mv, language).into(), out, size) }
}

/// See the header.
///
/// # Safety
/// As the header says of positions and buffers.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn touchmove_can_mate(
    position: *const Position,
    color: c_int,
    nodes: u32,
    out: *mut c_char,
    size: usize,
) -> c_int {
    let color = match color {
        0 => Color::White,
        1 => Color::Black,
        _ => return -1,
    };
    // SAFETY: the caller's promise.
    let Some(at) = (unsafe { at(position) }) else { return -1 };
    let (answer, text) = answers::can_mate(at, color, nodes);
    // SAFETY: the caller's promise.
    unsafe { put(Told::Text(text), out, size) };
    answer
}

/// See the header.
///
/// # Safety
/// As the header says of positions.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn touchmove_is_dead(position: *const Position, nodes: u32) -> c_int {
    // SAFETY: the caller's promise.
    unsafe { at(position) }.map_or(-1, |at| answers::is_dead(at, nodes))
}

/// See the header.
///
/// # Safety
/// As the header says of texts and buffers.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn touchmove_audit(
    pgn: *const c_char,
    out: *mut c_char,
    size: usize,
) -> isize {
    // SAFETY: the caller's promise.
    unsafe { put(text(pgn).map(answers::audited).into(), out, size) }
}
