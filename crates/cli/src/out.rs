//! What the program prints. Who reads it may stop reading (`| head`): that is no mistake, and
//! nothing to complain about.

use crate::rtl;
use std::fmt::Arguments;
use std::io::{IsTerminal, Write, stderr, stdout};

/// As `print!`, but it does not panic.
macro_rules! out {
    ($($text:tt)*) => { $crate::out::said(format_args!($($text)*)) };
}

/// As `println!`, but it does not panic.
macro_rules! outln {
    () => { $crate::out::said(format_args!("\n")) };
    ($($text:tt)*) => { $crate::out::said(format_args!("{}\n", format_args!($($text)*))) };
}

/// As `eprint!`, but it does not panic.
macro_rules! err {
    ($($text:tt)*) => { $crate::out::complained(format_args!($($text)*)) };
}

/// As `eprintln!`, but it does not panic.
macro_rules! errln {
    ($($text:tt)*) => { $crate::out::complained(format_args!("{}\n", format_args!($($text)*))) };
}

/// On standard output.
pub(crate) fn said(text: Arguments<'_>) {
    let _ = stdout().write_fmt(text);
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
    let _ = stderr().write_fmt(text);
}

pub(crate) use {err, errln, out, outln};
