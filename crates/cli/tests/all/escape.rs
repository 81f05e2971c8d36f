//! Untrusted files with control characters, direction overrides and spreadsheet formulas.

use assert_cmd::Command;
use serde_json::Value;

/// Characters that must not reach a terminal: escape sequences, bell, backspace, direction
/// overrides.
const HOSTILE: &str = "\u{1b}[2J\u{7}\u{8}\u{9b}31m\u{202e}\u{2067}\u{2069}\u{7f}";

/// Returns standard output and standard error.
fn run(args: &[&str], text: &str) -> (String, String) {
    let mut command = Command::cargo_bin("touchmove").expect("the program");
    command.env("LC_ALL", "C").args(args).write_stdin(text);
    let output = command.output().expect("an answer");
    let text = |bytes| String::from_utf8(bytes).expect("text");
    (text(output.stdout), text(output.stderr))
}

fn is_hostile(c: char) -> bool {
    c.is_control() && !matches!(c, '\n' | '\t')
        || matches!(c, '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}')
}

fn hostile_games() -> String {
    format!(
        "[Event \"{HOSTILE}\"]\n[White \"An{HOSTILE}na\r\"]\n[Black \"=cmd\nB\"]\n[Date \"{HOSTILE}\"]\n\
         [Termination \"{HOSTILE} won\"]\n[WhiteElo \"9{HOSTILE}9\"]\n[Result \"1-0\"]\n\n\
         1. e4 {{{HOSTILE} [%clk 0:00:01]}} e5 2. Ke3{HOSTILE} Nf6 1-0\n\n\
         [White \"{HOSTILE}\"]\n[Variant \"{HOSTILE}\"]\n\n1. e4 *\n\n\
         [White \"=1+1\"]\n\n1. e4 e5 2. Ke3 *\n"
    )
}

#[test]
fn text_has_no_control_characters() {
    let games = hostile_games();
    let protocol = format!(
        "[Laws \"FIDE 2023\"]\n[White \"{HOSTILE}\"]\n\n0:00:01 Arbiter starts # {HOSTILE}\n"
    );
    let wrong = format!("[Laws \"FIDE 2023\"]\n\nWhite fl{HOSTILE}ies\n");
    let position = "4k3/8/8/8/8/8/8/4K3 w - - 0 1";
    for (args, text) in [
        (&["audit", "--strict"][..], &games),
        (&["audit", "--by", "event"], &games),
        (&["convert", "-n", "en"], &games),
        (&["judge"], &protocol),
        (&["judge", "--check"], &protocol),
        (&["judge"], &wrong),
        (&["position", position, "--why", &format!("K{HOSTILE}")], &games),
        (&["position", &format!("8{HOSTILE}/8")], &games),
        (&["convert", "-n", "en", &format!("no-such-{HOSTILE}")], &games),
        (&["audit", &format!("no-such-{HOSTILE}")], &games),
    ] {
        let (out, err) = run(args, text);
        // PGN is data and stays verbatim in a file.
        let shown = if args[0] == "convert" { err } else { out + &err };
        assert!(!shown.contains(is_hostile), "{args:?}: {shown:?}");
        // A FEN error does not quote the FEN, and `--check` prints only differences.
        let silent = args[1..] == ["--check"] || args[0] == "position" && args.len() == 2;
        assert!(silent || shown.contains("\\u{1b}[2J"), "{args:?}: {shown}");
    }
    let (out, _) = run(&["audit"], &games);
    assert!(out.contains("An\\u{1b}[2J") && out.contains("=cmd\\u{a}B"), "{out}");
}

#[test]
fn json_is_exact_and_safe_to_display() {
    let (out, _) = run(&["audit", "--json"], &hostile_games());
    assert!(!out.contains(is_hostile), "{out:?}");
    let first: Value = serde_json::from_str(out.lines().next().expect("a line")).expect("JSON");
    assert_eq!(first["white"], format!("An{HOSTILE}na\r"));
    let (out, _) = run(&["judge", "--json"], "[Laws \"FIDE 2023\"]\n\n0:00:01 Arbiter starts\n");
    assert!(serde_json::from_str::<Value>(&out).is_ok(), "{out}");
}

#[test]
fn formulas_in_csv_are_quoted() {
    let (out, _) = run(&["audit", "--csv"], &hostile_games());
    assert!(out.contains(",'=1+1,") && out.contains("\"'=cmd\nB\""), "{out}");
    // `-` for standard input, a number and a sign alone are not formulas.
    assert!(out.lines().nth(1).is_some_and(|row| row.starts_with("-,1,")), "{out}");
}

/// A path may contain any bytes, and people view logs with `cat` and `tail -f`.
#[cfg(unix)]
#[test]
fn log_lines_are_safe_on_a_terminal() {
    use std::io::{Read, Write};
    for more in [&["--access-log", "--json"][..], &["--access-log"]] {
        let folder = tempfile::tempdir().unwrap();
        let program = std::path::Path::new(env!("CARGO_BIN_EXE_touchmove"));
        let house =
            touchmove_players::ServerProcess::start_with(program, folder.path(), "memory", more);
        let mut stream = std::net::TcpStream::connect(&house.address).unwrap();
        let path = "/a\u{202e}b\u{9b}31mc";
        write!(stream, "GET {path} HTTP/1.1\r\nhost: 127.0.0.1\r\nconnection: close\r\n\r\n")
            .unwrap();
        stream.read_to_end(&mut Vec::new()).unwrap();
        house.kill();
        let log = std::fs::read_to_string(folder.path().join("log")).unwrap();
        let line = log.lines().find(|line| line.contains("404")).expect("the line");
        assert!(line.contains("202e") && !line.contains(['\u{202e}', '\u{9b}']), "{line:?}");
        if more.contains(&"--json") {
            let read: Value = serde_json::from_str(line).unwrap();
            assert_eq!(read["fields"]["path"], path);
        }
    }
}
