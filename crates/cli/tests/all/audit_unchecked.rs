//! `touchmove audit`: notes in common, and what was not checked.

use crate::audit_run::{audit, file, touchmove};

fn clocked(control: &str, time: &str) -> String {
    format!("[Date \"2024.01.01\"]\n[TimeControl \"{control}\"]\n\n1. e4 {{[%clk {time}]}} 1-0\n\n")
}

#[test]
fn summary_says_which_clocks_were_not_checked() {
    let text = clocked("5400+30", "1:29:00")
        + &clocked("fast", "0:05:00")
        + &clocked("fast", "0:05:00")
        + &clocked("as agreed", "0:05:00")
        + &clocked("", "0:05:00")
        + &clocked("300", "soon")
        + "[Date \"2024.01.01\"]\n\n1. e4 1-0\n";
    let (_, out, _) = audit(&[], text.as_bytes());
    let (_, summary) = out.split_once("no findings.\n").expect("a summary");
    assert_eq!(
        summary,
        "One game has clock times but no time control. Its clocks were checked only in part.\n\
         One game has no clock times to check.\n\
         3 games have time controls that are not understood: as agreed, fast. Their clocks were \
         checked only in part.\n\
         One game has clock times that cannot be read. They were not checked.\n"
    );
    let (_, json, _) = audit(&["--json"], text.as_bytes());
    let checks = json.lines().map(|line| {
        let game: serde_json::Value = serde_json::from_str(line).expect("JSON");
        game["clocks"].as_str().expect("a check").to_owned()
    });
    let checks: Vec<String> = checks.collect();
    assert_eq!(checks[..2], ["checked", "unreadable-time-control"]);
    assert_eq!(checks[4..], ["no-time-control", "unreadable-times", "no-times"]);
}

#[test]
fn prose_gives_the_time_control() {
    for control in [
        "15'+10''",
        "90min + 30min/40 moves + 30sec",
        "90 minutes for the first 40 moves, 30 minutes for the rest of the game, with an addition of \
         30 seconds per move starting from move one",
        "G/90;d5",
    ] {
        let (_, json, _) = audit(&["--json"], clocked(control, "0:05:00").as_bytes());
        assert!(json.contains("\"clocks\":\"checked\""), "{control}: {json}");
    }
}

#[test]
fn guessed_encodings_and_left_out_variants_are_said() {
    let text = b"[White \"Ren\xe9\"]\n[Date \"2024.01.01\"]\n\n1. e4 *\n\n[Variant \"Horde\"]\n\n1. e4 *\n";
    let (_, out, _) = audit(&[], text);
    assert!(
        out.contains("One game contains bytes that are not UTF-8. They were read as Windows-1252.")
    );
    assert!(out.contains("One game was not examined, because Horde has other rules."), "{out}");
}

/// Different first ranks, as double Chess960 has them.
const DOUBLE: &str = "[Variant \"Chess960\"]\n[SetUp \"1\"]\n[FEN \"rnkbbqnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1\"]\n\n1. e4 *\n\n";

#[test]
fn notes_with_one_cause_are_one_line() {
    let text = DOUBLE.repeat(3) + "[Variant \"Horde\"]\n\n1. e4 *\n";
    let (status, out, _) = audit(&[], text.as_bytes());
    let paragraphs: Vec<&str> = out.split("\n\n").collect();
    assert_eq!(paragraphs.len(), 3, "{out}");
    assert_eq!(
        paragraphs[0],
        "-:1:1: Note. 3 games start from positions of double Chess960, in which the players’ first \
         ranks differ. [impossible-start]"
    );
    assert!(paragraphs[1].contains("Horde has different rules. The game was not examined."));
    assert!(paragraphs[2].contains("3 × an impossible starting position"), "{out}");
    assert_eq!(status, 0);
    let slips = "[Event \"A\"]\n\n1 e4 e5 *\n\n".repeat(4);
    let (_, out, _) = audit(&["--strict"], slips.as_bytes());
    assert_eq!(out.matches("\n\n").count(), 2, "{out}");
    assert!(out.contains("-:1:1: In 4 games: These tags are missing: Site, Date,"), "{out}");
    assert!(out.contains("-:3:1: In 4 games: One dot follows"), "{out}");
    // Programs get a row for each game.
    assert_eq!(audit(&["--csv"], text.as_bytes()).1.matches("impossible-start").count(), 3);
}

#[test]
fn databases_of_other_programs_are_named() {
    for (name, bytes, program) in [
        ("games.si4", &b"Scid.si\0\x01\x90"[..], "Scid"),
        ("games.cbh", b"\0\0\x2c\0", "ChessBase"),
        ("archive.cbv", b"\x01\x02", "ChessBase"),
    ] {
        let path = file(name, bytes);
        for command in [&["audit"][..], &["convert", "-n", "en"]] {
            let run = touchmove().args(command).arg(&path).output().expect("a run");
            let err = String::from_utf8_lossy(&run.stderr).into_owned();
            assert_eq!(run.status.code(), Some(2), "{err}");
            assert!(err.contains(name) && err.contains(program) && err.contains("PGN"), "{err}");
        }
    }
    let (status, _, err) = audit(&[], b"Scid.si\0\x01\x90");
    assert!(status == 2 && err.contains("Scid"), "{err}");
}

#[test]
fn unknown_configuration_keys_are_errors() {
    let config = file("unknown-key.toml", b"strict = true\nignor = [\"claim-*\"]\n");
    let config = config.to_str().unwrap();
    let (status, _, err) = audit(&["--config", config], b"");
    assert_eq!(status, 2);
    assert!(err.contains("unknown-key.toml:2: ignor: there is no such option."), "{err}");
    assert!(err.contains("Did you mean “ignore”?"), "{err}");
    let config = file("wrong-value.toml", b"strict = true\nfail-on = \"huge\"\n");
    let (status, _, err) = audit(&["--config", config.to_str().unwrap()], b"");
    assert!(status == 2 && err.contains("wrong-value.toml:2: "), "{err}");
}

#[test]
fn missing_file_is_an_error() {
    let (status, out, err) = audit(&["no-such-file.pgn"], b"");
    assert_eq!((status, out.as_str()), (2, ""));
    assert!(err.contains("no-such-file.pgn"), "{err}");
    let run =
        touchmove().args(["convert", "-n", "en", "no-such-file.pgn"]).output().expect("a run");
    assert_eq!(run.status.code(), Some(2));
}
