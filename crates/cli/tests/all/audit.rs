//! `touchmove audit` as users run it.

use crate::audit_run::{audit, file};
use std::io::Write;

const MATE_AND_ON: &str = "[White \"A\"]\n[Black \"B\"]\n[Date \"2024.01.01\"]\n\n\
                           1. f3 e5 2. g4 Qh4# 3. a3 0-1\n\n1. e4 e5 2. Ke3 1-0\n";
const CLEAN: &str = "[Result \"1-0\"]\n\n1. e4 e5 1-0\n";

#[test]
fn prints_a_paragraph_per_finding_and_a_summary() {
    let (status, out, _) = audit(&[], MATE_AND_ON.as_bytes());
    let paragraphs: Vec<&str> = out.split("\n\n").collect();
    assert_eq!(status, 1);
    assert_eq!(
        paragraphs,
        [
            "-:5:24: game 1, A – B, 2024.01.01. 2...Qh4# was checkmate and ended the game. \
             The record continues with one more half-move. (FIDE 2023, 5.1.1) [played-on]",
            "-:7:13: game 2, ? – ?. 2.Ke3 is illegal. The king on e1 moves only to an adjoining \
             square, unless it castles. (FIDE 2023, 3.8.1) [illegal-move]",
            "2 games with 6 half-moves; findings in 2 of them.\n  1 × an illegal move\n  \
             1 × play after the end\n\
             One game has no date and was examined under the newest edition.\n\
             2 games have no clock times to check.\n",
        ]
    );
}

/// Black can never checkmate behind this wall of pawns. The game is drawn if White oversteps the
/// time, and since 2023 also if White resigns.
#[test]
fn reports_losses_against_opponents_without_a_mate() {
    let game = |tags: &str| {
        format!(
            "[FEN \"5b2/p7/Pp3k2/1Pp1pBp1/2P1P1P1/5K2/8/8 w - - 0 60\"]\n{tags}\n\n60. Be6 0-1\n\n"
        )
    };
    let text = game("[Termination \"Time forfeit\"]") + &game("[Termination \"Normal\"]");
    let why = "No piece can ever reach a square that Black needs for mate.";
    let (status, out, _) = audit(&["--laws", "FIDE 2023"], text.as_bytes());
    let expected = [
        format!(
            "-:4:5: game 1, ? – ?. The record says “Time forfeit” and 0-1. But Black could not \
             have checkmated by any series of legal moves, so the game is a draw. \
             {why} (FIDE 2023, 6.9) [cannot-checkmate]"
        ),
        format!(
            "-:9:5: game 2, ? – ?. Possibly a draw: White lost without being checkmated, and the \
             record gives no reason. Black could not have checkmated by any series of legal \
             moves, so resigning would have been a draw. {why} (FIDE 2023, 5.1.2) [perhaps-cannot-checkmate]"
        ),
        "2 games with 2 half-moves; findings in 2 of them.\n  \
         2 × a loss although the opponent could not checkmate\n\
         2 games have no clock times to check.\n"
            .to_owned(),
    ];
    assert_eq!(
        (status, out.split("\n\n").collect::<Vec<_>>()),
        (1, expected.iter().map(String::as_str).collect())
    );
    let (_, out, _) = audit(&["--laws", "FIDE 2014"], text.as_bytes());
    assert!(out.contains("(FIDE 2014, 6.9)") && !out.contains("game 2"), "{out}");
}

#[test]
fn compression_does_not_depend_on_the_name() {
    let plain = MATE_AND_ON.as_bytes();
    let mut gzip = flate2::write::GzEncoder::new(Vec::new(), flate2::Compression::default());
    gzip.write_all(plain).unwrap();
    let mut bzip2 = bzip2::write::BzEncoder::new(Vec::new(), bzip2::Compression::default());
    bzip2.write_all(plain).unwrap();
    let mut twice = zstd::encode_all(plain, 1).unwrap();
    // An empty skippable frame, as some programs insert between frames.
    twice.splice(0..0, [0x50, 0x2a, 0x4d, 0x18, 2, 0, 0, 0, 1, 2]);
    let packed = [
        ("a.pgn.gz", gzip.finish().unwrap()),
        ("a.pgn.bz2", bzip2.finish().unwrap()),
        ("a.pgn.zst", twice),
        ("named-as-if-not.pgn", zstd::encode_all(plain, 1).unwrap()),
    ];
    let (_, expected, _) = audit(&["--json"], plain);
    for (name, bytes) in packed {
        let path = file(name, &bytes);
        let (status, out, err) = audit(&["--json", path.to_str().unwrap()], b"");
        assert_eq!((status, err.as_str()), (1, ""), "{name}");
        let named = expected.replace("\"-\"", &format!("\"{}\"", path.display()));
        assert_eq!(out, named, "{name}");
        assert_eq!(audit(&["--json"], &bytes).1, expected, "{name} from standard input");
    }
}

#[test]
fn json_has_a_line_per_game() {
    let both = format!("{CLEAN}\n{MATE_AND_ON}");
    let (status, out, _) = audit(&["--json", "--laws", "FIDE 2014"], both.as_bytes());
    let lines: Vec<serde_json::Value> =
        out.lines().map(|line| serde_json::from_str(line).expect("JSON")).collect();
    assert_eq!((status, lines.len()), (1, 3));
    assert_eq!(lines[0]["findings"], serde_json::json!([]));
    assert_eq!(lines[0]["laws"], "FIDE 2014");
    let illegal = &lines[2]["findings"][0];
    assert_eq!(illegal["kind"], "illegal_move");
    assert_eq!((&illegal["line"], &illegal["column"]), (&11.into(), &13.into()));
    assert_eq!(illegal["reasons"][0]["article"], "3.8.a");
}

#[test]
fn clean_file_exits_with_0() {
    let (status, out, err) = audit(&[file("clean.pgn", CLEAN.as_bytes()).to_str().unwrap()], b"");
    assert_eq!((status, err.as_str()), (0, ""));
    assert!(out.starts_with("One game with 2 half-moves; no findings."), "{out}");
}

#[test]
fn slips_are_reported_when_strict() {
    let slip = b"[Result \"*\"]\n\n1. e4 2. e5\n";
    assert_eq!(audit(&[], slip).0, 0);
    let (status, out, _) = audit(&["--strict"], slip);
    assert_eq!(status, 1);
    assert!(out.contains("The moves do not end with a result."), "{out}");
    assert!(out.contains("move number is 2, but should be 1"), "{out}");
}

#[test]
fn unreadable_file_exits_with_2_after_reading_the_others() {
    let mut gzip = flate2::write::GzEncoder::new(Vec::new(), flate2::Compression::default());
    gzip.write_all(MATE_AND_ON.repeat(200).as_bytes()).unwrap();
    let mut cut = gzip.finish().unwrap();
    cut.truncate(cut.len() - 40);
    let cut = file("cut.pgn.gz", &cut);
    let (status, out, err) = audit(&["no-such-file.pgn", cut.to_str().unwrap()], b"");
    assert_eq!(status, 2);
    assert!(err.contains("no-such-file.pgn: file not found"), "{err}");
    assert!(err.contains("cut.pgn.gz: ") && out.contains("play after"), "{err}{out}");
}

#[test]
fn unknown_edition_is_refused() {
    let (status, _, err) = audit(&["--laws", "FIDE 1066"], b"");
    assert_eq!(status, 2);
    assert!(
        err.contains("must be one of FIDE 2009, FIDE 2014, FIDE 2017, FIDE 2018, FIDE 2023"),
        "{err}"
    );
}

#[test]
fn closed_pipe_is_not_an_error() {
    use std::process::{Command, Stdio};
    let big = file("big.pgn", MATE_AND_ON.repeat(5_000).as_bytes());
    let mut child = Command::new(env!("CARGO_BIN_EXE_touchmove"))
        .args(["audit", big.to_str().unwrap()])
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("a run");
    drop(child.stdout.take());
    let output = child.wait_with_output().expect("an end");
    assert_eq!(output.stderr, b"");
    assert_eq!(output.status.code(), Some(1));
}
