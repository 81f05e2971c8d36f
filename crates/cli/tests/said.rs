//! What the commands say to people: whole sentences, all from `locales/`.

use assert_cmd::Command;

fn said(args: &[&str], input: &str) -> String {
    let mut command = Command::cargo_bin("touchmove").expect("the program");
    let output = command.args(args).write_stdin(input).output().expect("an answer");
    String::from_utf8(output.stdout).expect("text")
}

#[test]
fn judge_says_rulings_what_is_undecided_and_the_end() {
    let text = "[Laws \"FIDE 2023\"]\n\nWhite plays f3\nWhite phone sounds\nBlack resigns\n";
    let expected = "\
--- FIDE 2023 ---
[Laws \"FIDE 2023\"]

White plays f3
White phone sounds
    (on record; this version does not decide it yet)
Black resigns
    Black has resigned, and White wins the game. [5.1.2]
Result: 1-0 (resignation)

";
    assert_eq!(said(&["judge"], text), expected);
}

#[test]
fn judge_says_the_result_of_a_game_that_goes_on() {
    let said = said(&["judge"], "[Laws \"FIDE 2009\"]\n\nWhite plays e4\n");
    assert!(said.ends_with("Result: *\n\n"), "{said}");
}

#[test]
fn position_says_what_stands_there() {
    let said = said(&["position", "8/8/8/8/8/5k2/6q1/6K1 w - - 0 1"], "");
    let (_, rows) = said.split_once("a b c d e f g h\n\n").expect("a board");
    let expected = "\
FEN           8/8/8/8/8/5k2/6q1/6K1 w - - 0 1
To move       White
State         checkmate
Legal moves   0: \n";
    assert_eq!(rows, expected);
}

#[test]
fn position_says_what_is_wrong_with_it() {
    let said = said(&["position", "8/8/8/8/8/8/8/K7 b - - 0 1"], "");
    assert!(said.contains("Problem       Black has no king.\n"), "{said}");
}

#[test]
fn position_says_why() {
    let start = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
    let why = |asked| said(&["position", "--why", asked, start], "");
    assert_eq!(why("e2e4"), "e2e4 is legal: e2e4, e4\n");
    let expected = "\
a1a3 is illegal under FIDE 2023:
    The rook on a1 is blocked by the pawn on a2. [3.5]
";
    assert_eq!(why("a1a3"), expected);
}
