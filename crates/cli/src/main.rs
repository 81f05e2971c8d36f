//! `touchmove`: the FIDE Laws of Chess on the command line.

// Use the macros of `output`, which do not panic on a closed pipe.
#![deny(clippy::print_stdout, clippy::print_stderr)]

#[cfg(unix)]
mod admin;
mod args;
mod ask;
mod audit;
mod book;
mod broadcast;
mod config;
mod convert;
mod databases;
mod desktop;
mod escape;
mod help;
mod judge;
mod laws;
#[cfg(feature = "mcp")]
mod mcp;
mod messages;
mod output;
mod perft;
mod position;
mod protocol;
mod reference;
mod rtl;
mod serve;
mod stores;
mod system_errors;
mod usage_errors;

use crate::output::errln;
use args::{Args, Command};
use clap::FromArgMatches;
use std::ffi::OsString;
use std::process::ExitCode;

/// Exit status: success without findings.
const FINE: u8 = 0;
/// Exit status: findings, or a difference from the expected output.
const FOUND: u8 = 1;
/// Exit status: invalid input.
const UNREADABLE: u8 = 2;

/// Parses the command line; help and errors are in the user's language.
fn parsed(args: Vec<OsString>) -> Args {
    let language = messages::wanted(&args);
    // The request may be for help, so the language must be set before parsing.
    messages::speak(Some(language));
    let mut command = help::command(language);
    let matches =
        command.try_get_matches_from_mut(args).unwrap_or_else(|error| help::exit_with(&error));
    Args::from_arg_matches(&matches)
        .unwrap_or_else(|error| help::exit_with(&error.format(&mut command)))
}

fn main() -> ExitCode {
    // A server starts this program with the sole argument `reader` to read an untrusted file.
    if std::env::args_os().nth(1).is_some_and(|first| first == "reader") {
        return touchmove_server::read_files();
    }
    let args = match config::expanded(desktop::meant(std::env::args_os().collect()).into_iter()) {
        Ok(args) => parsed(args),
        Err(why) => {
            errln!("touchmove: {why}");
            return ExitCode::from(UNREADABLE);
        }
    };
    messages::speak(args.lang);
    let code = match args.command {
        Command::Judge(args) => judge::run(&args),
        Command::Ask(args) => ask::run(&args),
        Command::Laws(args) => laws::run(&args),
        Command::Book(args) => book::run(&args),
        Command::Audit(args) => audit::run(&args),
        Command::Convert(args) => convert::run(&args),
        Command::Position(args) => position::run(&args),
        Command::Protocol(args) => protocol::run(&args),
        Command::Perft(args) => perft::run(&args),
        Command::Broadcast(args) => broadcast::run(&args),
        Command::Serve(args) => serve::run(&args),
        Command::Backup(args) => serve::backup(&args),
        Command::Copy(args) => stores::copy(&args),
        Command::Check(args) => stores::check(&args),
        Command::Forgotten(args) => stores::forgotten(&args),
        #[cfg(unix)]
        Command::Admin(args) => admin::run(&args),
        #[cfg(feature = "mcp")]
        Command::Mcp => mcp::run(),
        Command::Completions { shell } => reference::completions(shell),
        Command::Man { dir } => reference::man(dir.as_deref()),
    };
    ExitCode::from(code)
}
