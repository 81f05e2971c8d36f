//! What the program prints. Who reads it may stop reading (`| head`): that is no mistake, and
//! nothing to complain about.
//!
//! Text for people is escaped (see [`escape`]); [`data`] and [`json`] are for programs.

use crate::{escape, rtl};
use std::borrow::Cow;
use std::fmt::Arguments;
use std::io::{IsTerminal, Write, stderr, stdout};

/// As `print!`, but it does not panic.
macro_rules! out {
    ($($text:tt)*) => { $crate::output::said(format_args!($($text)*)) };
}

/// As `println!`, but it does not panic.
macro_rules! outln {
    () => { $crate::output::said(format_args!("\n")) };
    ($($text:tt)*) => { $crate::output::said(format_args!("{}\n", format_args!($($text)*))) };
}

/// As `eprint!`, but it does not panic.
macro_rules! err {
    ($($text:tt)*) => { $crate::output::complained(format_args!($($text)*)) };
}

/// As `eprintln!`, but it does not panic.
macro_rules! errln {
    ($($text:tt)*) => { $crate::output::complained(format_args!("{}\n", format_args!($($text)*))) };
}

/// On standard output.
pub(crate) fn said(text: Arguments<'_>) {
    let _ = stdout().write_all(escape::text(&text.to_string()).as_bytes());
}

/// Data on standard output: exact in a file or a pipe, escaped on a terminal.
pub(crate) fn data(text: &str) {
    let _ = stdout().write_all(for_programs(text).as_bytes());
}

/// The same before it is written.
pub(crate) fn for_programs(text: &str) -> Cow<'_, str> {
    if stdout().is_terminal() { escape::text(text) } else { Cow::Borrowed(text) }
}

/// JSON on standard output.
pub(crate) fn json(text: &str) {
    let _ = stdout().write_all(escape::json(text).as_bytes());
}

/// What is read on a terminal in the reader's direction; a file is Markdown, whose lines begin
/// with signs of their own.
pub(crate) fn page(text: &str) {
    match stdout().is_terminal() {
        true => out!("{}", rtl::page(text)),
        false => out!("{text}"),
    }
}

/// On standard error.
pub(crate) fn complained(text: Arguments<'_>) {
    let _ = stderr().write_all(escape::text(&text.to_string()).as_bytes());
}

pub(crate) use {err, errln, out, outln};
