//! Touchmove for C: the functions that `include/touchmove.h` declares and documents.
//!
//! All access to foreign memory is in this file, in three functions: reading a text, writing a
//! text, and borrowing a position.

// C functions need unmangled names and take pointers.
#![allow(unsafe_code)]

mod answers;

use answers::Told;
use std::ffi::{CStr, c_char, c_int};
use touchmove_board::{Color, Position};

const UNREADABLE: isize = -1;
const ILLEGAL: isize = -2;

/// Returns the text at a pointer; `None` if it is null or not UTF-8.
///
/// # Safety
/// The pointer is null, or points to a NUL-terminated string that does not change during the call.
unsafe fn text<'a>(from: *const c_char) -> Option<&'a str> {
    if from.is_null() {
        return None;
    }
    // SAFETY: the pointer is not null, and the caller guarantees the rest.
    unsafe { CStr::from_ptr(from) }.to_str().ok()
}

/// Writes as much of a text as fits, and returns its full length.
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
        // The buffer and the text limit the length. The text belongs to Rust.
        // SAFETY: `room` is at most `size - 1` and the text's length, and the two do not overlap.
        unsafe {
            std::ptr::copy_nonoverlapping(text.as_ptr(), out.cast(), room);
            out.add(room).write(0);
        }
    }
    isize::try_from(text.len()).unwrap_or(UNREADABLE)
}

/// Borrows the position at a pointer; `None` if it is null.
///
/// # Safety
/// The pointer is null, or [`touchmove_position_new`] has returned it and it has not been freed.
unsafe fn at<'a>(position: *const Position) -> Option<&'a Position> {
    // SAFETY: guaranteed by the caller.
    unsafe { position.as_ref() }
}

/// Implements the function that `touchmove.h` documents.
///
/// # Safety
/// The caller meets the requirements of `touchmove.h` for texts.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn touchmove_position_new(fen: *const c_char) -> *mut Position {
    let read = match fen.is_null() {
        true => Some(Position::default()),
        // SAFETY: guaranteed by the caller.
        false => unsafe { text(fen) }.and_then(|fen| fen.parse().ok()),
    };
    read.map_or(std::ptr::null_mut(), |position| Box::into_raw(Box::new(position)))
}

/// Implements the function that `touchmove.h` documents.
///
/// # Safety
/// The pointer is null, or [`touchmove_position_new`] has returned it and it has not been freed.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn touchmove_position_free(position: *mut Position) {
    if !position.is_null() {
        // SAFETY: the pointer was created from a box, and the caller frees it once.
        drop(unsafe { Box::from_raw(position) });
    }
}

/// Defines functions that answer a question about a position with a number.
macro_rules! number {
    ($($name:ident $found:expr;)+) => {$(
        /// Implements the function that `touchmove.h` documents.
        ///
        /// # Safety
        /// The caller meets the requirements of `touchmove.h` for positions.
        #[unsafe(no_mangle)]
        pub unsafe extern "C" fn $name(position: *const Position) -> c_int {
            let found: fn(&Position) -> c_int = $found;
            // SAFETY: guaranteed by the caller.
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

/// Implements the function that `touchmove.h` documents.
///
/// # Safety
/// The caller meets the requirements of `touchmove.h` for positions and buffers.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn touchmove_fen(
    position: *const Position,
    out: *mut c_char,
    size: usize,
) -> isize {
    // SAFETY: guaranteed by the caller.
    unsafe { put(at(position).map(Position::fen).into(), out, size) }
}

/// Implements the function that `touchmove.h` documents.
///
/// # Safety
/// The caller meets the requirements of `touchmove.h` for positions and buffers.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn touchmove_legal_moves(
    position: *const Position,
    out: *mut c_char,
    size: usize,
) -> isize {
    // SAFETY: guaranteed by the caller.
    unsafe { put(at(position).map(answers::moves).into(), out, size) }
}

/// Implements the function that `touchmove.h` documents.
///
/// # Safety
/// The caller meets the requirements of `touchmove.h` for positions, texts and buffers. No other thread uses the
/// position.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn touchmove_play(
    position: *mut Position,
    mv: *const c_char,
    out: *mut c_char,
    size: usize,
) -> isize {
    // SAFETY: guaranteed by the caller.
    let (Some(at), Some(text)) = (unsafe { position.as_mut() }, unsafe { text(mv) }) else {
        return UNREADABLE;
    };
    // SAFETY: guaranteed by the caller.
    unsafe { put(answers::play(at, text), out, size) }
}

/// Implements the function that `touchmove.h` documents.
///
/// # Safety
/// The caller meets the requirements of `touchmove.h` for positions, texts and buffers.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn touchmove_why_illegal(
    position: *const Position,
    mv: *const c_char,
    language: *const c_char,
    out: *mut c_char,
    size: usize,
) -> isize {
    // SAFETY: guaranteed by the caller.
    let given = unsafe { (at(position), text(mv), text(language)) };
    let (Some(at), Some(mv), Some(language)) = given else { return UNREADABLE };
    // SAFETY: guaranteed by the caller.
    unsafe { put(answers::why(at, mv, language).into(), out, size) }
}

/// Implements the function that `touchmove.h` documents.
///
/// # Safety
/// The caller meets the requirements of `touchmove.h` for texts and buffers.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn touchmove_problems(
    fen: *const c_char,
    language: *const c_char,
    out: *mut c_char,
    size: usize,
) -> isize {
    // SAFETY: guaranteed by the caller.
    let (Some(fen), Some(language)) = (unsafe { text(fen) }, unsafe { text(language) }) else {
        return UNREADABLE;
    };
    // SAFETY: guaranteed by the caller.
    unsafe { put(answers::problems(fen, language).into(), out, size) }
}

/// Implements the function that `touchmove.h` documents.
///
/// # Safety
/// The caller meets the requirements of `touchmove.h` for positions and buffers.
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
    // SAFETY: guaranteed by the caller.
    let Some(at) = (unsafe { at(position) }) else { return -1 };
    let (answer, text) = answers::can_mate(at, color, nodes);
    // SAFETY: guaranteed by the caller.
    unsafe { put(Told::Text(text), out, size) };
    answer
}

/// Implements the function that `touchmove.h` documents.
///
/// # Safety
/// The caller meets the requirements of `touchmove.h` for positions.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn touchmove_is_dead(position: *const Position, nodes: u32) -> c_int {
    // SAFETY: guaranteed by the caller.
    unsafe { at(position) }.map_or(-1, |at| answers::is_dead(at, nodes))
}

/// Implements the function that `touchmove.h` documents.
///
/// # Safety
/// The caller meets the requirements of `touchmove.h` for texts and buffers.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn touchmove_audit(
    pgn: *const c_char,
    out: *mut c_char,
    size: usize,
) -> isize {
    // SAFETY: guaranteed by the caller.
    unsafe { put(text(pgn).map(answers::audited).into(), out, size) }
}
