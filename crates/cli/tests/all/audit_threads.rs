//! `touchmove audit` with several threads: the output keeps its order, and memory does not grow
//! with the file.

use std::io::Write;
use std::process::{Command, Stdio};

/// Games with and without findings, and a comment that looks like a game.
const GAMES: &str = "[Event \"A\"]\n[Date \"2024.01.01\"]\n\n1. f3 e5 2. g4 Qh4# 3. a3 0-1\n\n\
                     [Event \"B\"]\n\n1. e4 {\n\n[Event \"no game\"]\n} e5 2. Ke3 1-0\n\n\
                     [Event \"C\"]\n[Result \"1-0\"]\n\n1. e4 e5 1-0\n\n";

fn audit(args: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_touchmove"));
    command.arg("audit").args(args).env("LC_ALL", "C");
    command.stdin(Stdio::piped()).stdout(Stdio::piped());
    command
}

#[test]
fn output_does_not_depend_on_the_threads() {
    let text = &GAMES.repeat(6_000);
    let said = |threads: &str, more: &[&str]| {
        let mut child = audit(&["--threads", threads]).args(more).spawn().expect("a run");
        let mut input = child.stdin.take().expect("a pipe");
        std::thread::scope(|scope| {
            scope.spawn(move || input.write_all(text.as_bytes()));
            child.wait_with_output().expect("an end").stdout
        })
    };
    for more in [&["--json"][..], &[]] {
        let alone = said("1", more);
        assert!(alone.len() > 100_000, "{}", alone.len());
        assert!(said("2", more) == alone && said("5", more) == alone, "{more:?}");
    }
}

/// Returns the peak memory of a process in kilobytes; `None` if the system does not report it.
fn peak(process: u32) -> Option<u64> {
    let status = std::fs::read_to_string(format!("/proc/{process}/status")).ok()?;
    let line = status.lines().find_map(|line| line.strip_prefix("VmHWM:"))?;
    line.trim().strip_suffix(" kB")?.trim().parse().ok()
}

/// Returns the peak memory after reading this many megabytes.
fn peak_after(megabytes: usize, text: &str) -> Option<u64> {
    let mut command = audit(&["--threads", "2"]);
    let mut child = command.stdout(Stdio::null()).spawn().expect("a run");
    let mut input = child.stdin.take().expect("a pipe");
    let block = text.repeat((1 << 20) / text.len() + 1);
    for _ in 0..megabytes {
        input.write_all(block.as_bytes()).expect("taken");
    }
    let peak = peak(child.id());
    drop(input);
    child.wait().expect("an end");
    peak
}

#[test]
fn memory_does_not_grow_with_the_file() {
    for text in [GAMES, "1. e4 {a comment that never ends\n", "[no tag ((( "] {
        let Some(peak) = peak_after(24, text) else { return println!("skipped: no /proc") };
        assert!(peak < 100_000, "{peak} kB for {text:.20}");
    }
}
