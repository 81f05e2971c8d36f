//! Start without a terminal: serves and opens the page in a browser.

use std::ffi::OsString;
use std::io::{IsTerminal, stderr, stdin, stdout};
use std::path::PathBuf;

/// Returns the effective command line.
pub fn meant(given: Vec<OsString>) -> Vec<OsString> {
    if given.len() > 1 || !is_desktop() { given } else { serving(given, data_folder()) }
}

/// Returns the command line of a server that opens its page and stores its files in `folder`.
fn serving(mut program: Vec<OsString>, folder: Option<PathBuf>) -> Vec<OsString> {
    program.extend(["serve", "--open"].map(OsString::from));
    if let Some(folder) = folder {
        for (option, file) in [("--store", "touchmove.db"), ("--key", "touchmove.key")] {
            program.extend([option.into(), folder.join(file).into_os_string()]);
        }
    }
    program
}

/// Returns true if the program was started from a desktop. On Windows a double click opens a new
/// console, in which PROMPT is not set; `cmd` sets PROMPT.
fn is_desktop() -> bool {
    let set = |name: &str| std::env::var_os(name).is_some_and(|value| !value.is_empty());
    if cfg!(windows) {
        return !set("PROMPT");
    }
    let typed = stdin().is_terminal() || stdout().is_terminal() || stderr().is_terminal();
    !typed && (cfg!(target_os = "macos") || set("DISPLAY") || set("WAYLAND_DISPLAY"))
}

/// Returns the user's data directory, or `None` if it cannot be created.
fn data_folder() -> Option<PathBuf> {
    let folder = |name: &str| std::env::var_os(name).filter(|path| !path.is_empty());
    let base = match folder(if cfg!(windows) { "LOCALAPPDATA" } else { "XDG_DATA_HOME" }) {
        Some(base) => PathBuf::from(base),
        None => PathBuf::from(folder("HOME")?).join(".local/share"),
    };
    let own = base.join("touchmove");
    std::fs::create_dir_all(&own).ok().map(|()| own)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::args::{Args, Command};
    use clap::Parser;

    #[test]
    fn effective_command_lines_parse() {
        for (folder, store) in
            [(Some("/tmp/kept"), "/tmp/kept/touchmove.db"), (None, "touchmove.db")]
        {
            let meant = serving(vec!["touchmove".into()], folder.map(PathBuf::from));
            let args = Args::try_parse_from(meant).expect("a command line");
            let Command::Serve(serve) = args.command else { panic!("it serves") };
            assert!(serve.open);
            assert_eq!(serve.store, store);
        }
    }
}
