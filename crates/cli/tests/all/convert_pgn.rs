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
