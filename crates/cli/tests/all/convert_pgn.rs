//! `touchmove convert` on PGN files: no game is lost.

use assert_cmd::Command;

/// Returns the exit status, standard output and standard error.
fn convert(bytes: &[u8]) -> (i32, String, String) {
    let mut command = Command::cargo_bin("touchmove").expect("the program");
    command.env("LC_ALL", "C").args(["convert", "-n", "en"]).write_stdin(bytes);
    let output = command.output().expect("an answer");
    let text = |bytes| String::from_utf8(bytes).expect("text");
    (output.status.code().unwrap_or(-1), text(output.stdout), text(output.stderr))
}

fn is_fixed_point(out: &str) {
    assert_eq!(convert(out.as_bytes()).1, out);
}

#[test]
fn comment_of_three_lines_before_the_first_move_is_kept() {
    let text = "[Event \"Open\"]\n[Result \"1-0\"]\n\n{This is a comment\nof three lines or more\n\
                1. e4 was expected}\n1. d4 d5 2. c4 1-0\n\n[Event \"Next\"]\n\n1. e4 *\n";
    let (code, out, err) = convert(text.as_bytes());
    assert_eq!((code, err.as_str()), (0, ""));
    assert_eq!(out.matches("[Event ").count(), 2, "{out}");
    assert!(
        out.contains("{This is a comment of three lines or more 1. e4 was expected} 1. d4"),
        "{out}"
    );
    is_fixed_point(&out);
}

#[test]
fn games_without_moves_are_kept() {
    let text = "[White \"A\"]\n[Result \"1-0\"]\n\n1-0\n\n[White \"B\"]\n\n*\n";
    let (code, out, err) = convert(text.as_bytes());
    assert_eq!((code, err.as_str(), out.matches("[White").count()), (0, "", 2), "{out}");
    is_fixed_point(&out);
}

#[test]
fn stray_byte_does_not_affect_other_games() {
    let text = b"[White \"M\xc3\xa4kinen\"]\n\n1. e4 *\n\n[White \"Ren\xe9\"]\n\n1. d4 *\n";
    let (code, out, err) = convert(text);
    assert_eq!((code, err.as_str()), (0, ""));
    assert!(out.contains("\"Mäkinen\"") && out.contains("\"René\""), "{out}");
}

#[test]
fn illegal_first_move_is_reported() {
    let text = "[White \"A\"]\n\n{Before} 1. Bd3 e5 2. Nf3 Nc6 *\n";
    let (code, out, err) = convert(text.as_bytes());
    assert_eq!(code, 1);
    assert!(err.starts_with("-:3:13: White’s move 1, “Bd3”, is illegal."), "{err}");
    let begins = "{Before} {The illegal move 1. Bd3 followed. The next game continues after it.}";
    assert!(out.replace('\n', " ").contains(begins), "{out}");
    assert!(out.contains("{Continues the previous game after the illegal move 1. Bd3.}"));
    is_fixed_point(&out);
}

#[test]
fn result_zero_for_both_is_not_castling() {
    for result in ["0-0", "1/2-0", "0-1/2"] {
        let text = format!("[Result \"{result}\"]\n\n1. e4 e5 2. Nf3 Nc6 3. Bc4 Bc5 {result}\n");
        let (code, out, err) = convert(text.as_bytes());
        assert_eq!((code, err.as_str()), (0, ""));
        assert!(out.contains(&format!("[Result \"{result}\"]")), "{out}");
        assert!(out.ends_with("\n1. e4 e5 2. Nf3 Nc6 3. Bc4 Bc5 *\n\n"), "{out}");
        is_fixed_point(&out);
        let mut audit = Command::cargo_bin("touchmove").expect("the program");
        let audit =
            audit.env("LC_ALL", "C").arg("audit").write_stdin(text).output().expect("an answer");
        assert!(audit.status.success(), "{}", String::from_utf8_lossy(&audit.stdout));
    }
}

/// The audit and the conversion read the same faults.
#[test]
fn faults_of_form_are_repaired_and_reported() {
    let before = "1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 4. Ba4 Nf6";
    for (damaged, kind) in [
        ("1. e4 e5 2. Nf3Nc6 3. Bb5 a6 4. Ba4 Nf6 *", "moves-glued"),
        ("1. e4 e5 2. Nf3 Nc6 {Spanish 3. Bb5 a6 4. Ba4 Nf6 *", "moves-in-comment"),
        ("1. e4 e5 2. Nf3 Nc6 3. Lb5 a6 4. Ba4 Nf6 *", "other-letter"),
    ] {
        let text = format!("[Event \"A\"]\n\n{damaged}\n");
        let (code, out, err) = convert(text.as_bytes());
        assert_eq!((code, err.lines().count()), (1, 1), "{err}");
        let moves = out.replace("{Spanish} ", "").replace('\n', " ");
        assert!(moves.contains(before), "{out}");
        is_fixed_point(&out);
        let mut audit = Command::cargo_bin("touchmove").expect("the program");
        let found = audit.env("LC_ALL", "C").arg("audit").write_stdin(text).output().expect("text");
        assert!(String::from_utf8_lossy(&found.stdout).contains(kind), "{kind}");
    }
}

#[test]
fn ambiguous_move_is_decided_by_the_rest() {
    let text = "[Event \"A\"]\n\n1. e4 c5 2. Nf3 d6 3. d4 cxd4 4. Nxd4 Nf6 5. Nc3 e5 6. Nb5 a6 7. Na3 b5 \
                8. Nd5 *\n";
    let (code, out, err) = convert(text.as_bytes());
    assert!(code == 1 && out.contains("6. Ndb5 a6") && err.contains("“Ndb5”"), "{out}{err}");
}

#[test]
fn common_forms_are_read() {
    for (text, moves) in [
        ("3. d4 exd4 4. N x d4 *", "3. d4 exd4 4. Nxd4 *"),
        ("3. Bc4 Bc5 4.0\u{2013}0 Nf6 *", "3. Bc4 Bc5 4. O-O Nf6 *"),
        ("3. Bc4 0:02 Bc5 1:30:57 *", "3. Bc4 {0:02} 3... Bc5 {1:30:57} *"),
    ] {
        let text = format!("[Event \"A\"]\n\n1. e4 e5 2. Nf3 Nc6 {text}\n");
        let (code, out, err) = convert(text.as_bytes());
        assert_eq!((code, err.as_str()), (0, ""), "{text}");
        assert!(out.ends_with(&format!("{moves}\n\n")), "{out}");
    }
    for (letters, notation) in [("Sf3 Sc6 3. Gb5", "Polish"), ("Hf3 Hc6 3. Fb5", "Hungarian")] {
        let text = format!("[Event \"A\"]\n\n1. e4 e5 2. {letters} *\n");
        let (code, out, _) = convert(text.as_bytes());
        assert!(code == 0 && out.contains("2. Nf3 Nc6 3. Bb5 *"), "{notation}: {out}");
    }
}

/// Every part of the source is in the output or is reported, with status 1.
#[test]
fn nothing_is_lost_in_silence() {
    for (text, kept) in [
        ("1. e4 e5 [lost words] 2. Nf3 *", "2. Nf3"),
        ("1. e4 e5 3. Nf3 *", "2. Nf3"),
        ("1. e4 e5 2. Nf3 Nc6 3. xyz a6 *", "(xyz a6)"),
        ("1. e4 e5 2. Nf3 Nc6 3. Bb5 4. Ba4 Nf6 5. O-O Be7 *", "(Ba4 Nf6 O-O Be7)"),
    ] {
        let text = format!("[Event \"A\"]\n\n{text}\n");
        let (code, out, err) = convert(text.as_bytes());
        assert!(code == 1 && out.contains(kept) && err.starts_with("-:3:"), "{text}{out}{err}");
        is_fixed_point(&out);
    }
}

#[test]
fn sources_of_changed_games_are_kept() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("rejects.pgn");
    let text = "[Event \"A\"]\n\n1. e4 *\n\n[Event \"B\"]\n\n1. e4 e5 2. Kd9 *\n\nnothing\n";
    let mut command = Command::cargo_bin("touchmove").expect("the program");
    command.env("LC_ALL", "C").args(["convert", "-n", "en", "--rejects"]).arg(&path);
    let status = command.write_stdin(text).output().expect("an answer").status;
    assert_eq!(status.code(), Some(1));
    let kept = std::fs::read_to_string(&path).expect("a file");
    assert_eq!(kept, "[Event \"B\"]\n\n1. e4 e5 2. Kd9 *\n\nnothing\n\n");
}
