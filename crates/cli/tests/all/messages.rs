//! Messages of the commands: whole sentences, all from `locales/`.

use assert_cmd::Command;

fn said(args: &[&str], input: &str) -> String {
    let mut command = Command::cargo_bin("touchmove").expect("the program");
    command.env("LC_ALL", "C");
    let output = command.args(args).write_stdin(input).output().expect("an answer");
    String::from_utf8(output.stdout).expect("text")
}

#[test]
fn judge_prints_rulings_and_the_end() {
    let text = "[Laws \"FIDE 2023\"]\n\nWhite plays f3\nWhite asks to adjourn\nBlack resigns\n";
    let expected = "\
--- FIDE 2023 ---
[Laws \"FIDE 2023\"]

White plays f3
White asks to adjourn
    White cannot adjourn or seal while Black has the move. [GI.1.2]
Black resigns
    Black has resigned, and White wins the game. [5.1.2]
Result: 1-0 (resignation)

";
    assert_eq!(said(&["judge"], text), expected);
}

#[test]
fn judge_prints_advice_under_a_question() {
    let text = "[Laws \"FIDE 2014\"]\n[TimeControl \"300+2\"]\n\n\
        0:00:00 Arbiter starts\n0:00:10 Arbiter finds wrong clock\n";
    let expected = "\
0:00:10 Arbiter finds wrong clock
    The clock is set wrongly. The arbiter must decide which times it should show. [6.10.b]
      White’s clock shows 4 minutes 52 seconds. Black’s clock shows 5 minutes 2 seconds.
      - sets White TIME Black TIME: The arbiter sets both clocks. \
White’s clock then shows 4 minutes 52 seconds and Black’s 5 minutes 2 seconds.
      - resumes: The game goes on with the clocks as they are.
      Recommended: sets White TIME Black TIME. \
The time control gives these times for the moves on record.
";
    let said = said(&["judge"], text);
    assert!(said.contains(expected), "{said}");
}

#[test]
fn judge_prints_the_result_of_an_unfinished_game() {
    let said = said(&["judge"], "[Laws \"FIDE 2009\"]\n\nWhite plays e4\n");
    assert!(said.ends_with("Result: *\n\n"), "{said}");
}

#[test]
fn judge_writes_the_game_as_pgn() {
    let text = "[Laws \"FIDE 2023\"]\n[TimeControl \"300+3\"]\n[White \"Anna\"]\n\n\
        0:00:00 Arbiter starts\n0:00:04 White touches d2\n0:00:05 White plays e4\n\
        0:00:06 White presses\n0:00:07 Black claims touched d2\n0:00:09 White shifts d2 d4\n\
        0:00:10 White presses\n0:00:20 Black plays e7e4\n0:00:21 Black presses\n\
        0:00:30 White resigns\n";
    let expected = "\
[Event \"?\"]
[Site \"?\"]
[Date \"????.??.??\"]
[Round \"?\"]
[White \"Anna\"]
[Black \"?\"]
[Result \"0-1\"]
[Laws \"FIDE 2023\"]
[TimeControl \"300+3\"]
[Mode \"OTB\"]
[Termination \"normal\"]
";
    let said = said(&["judge", "--pgn"], text);
    println!("{said}");
    let (tags, moves) = said.split_once("\n\n").expect("tags and moves");
    assert_eq!(format!("{tags}\n"), expected);
    let moves = moves.replace('\n', " ");
    assert!(
        moves.starts_with("{0:00:04 White touches d2: White must move the piece on d2. (4.3.1)}")
    );
    assert!(moves.contains("{0:00:05 White plays e4} {0:00:07 Black claims touched d2:"), "{said}");
    assert!(moves.contains(" 1. d4 {[%clk 0:04:57]} {0:00:20 Black plays e7e4} "), "{said}");
    assert!(moves.contains("{0:00:30 White resigns: White has resigned"), "{said}");
    assert!(moves.ends_with("0-1  "), "{said}");
}

#[test]
fn position_prints_the_board() {
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
fn position_prints_problems() {
    let said = said(&["position", "8/8/8/8/8/8/8/K7 b - - 0 1"], "");
    assert!(said.contains("Problem       Black has no king. [2.2]\n"), "{said}");
}

#[test]
fn position_prints_why_a_move_is_illegal() {
    let start = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
    let why = |asked| said(&["position", "--why", asked, start], "");
    assert_eq!(why("e2e4"), "e2e4 is legal: e2e4, e4\n");
    let expected = "\
a1a3 is illegal under FIDE 2023:
    The rook on a1 is blocked by the pawn on a2. [3.5]
";
    assert_eq!(why("a1a3"), expected);
}

#[test]
fn position_prints_its_reachability() {
    let said = |fen: &str| {
        let mut command = Command::cargo_bin("touchmove").expect("the program");
        command.env("LC_ALL", "C");
        let output = command.args(["position", "--legal", fen]).output().expect("a run");
        (output.status.code(), String::from_utf8(output.stdout).expect("UTF-8"))
    };
    let doubled = said("rnbqkbnr/pppppppp/8/8/8/P7/P1PPPPPP/RNBQKBNR b KQkq - 0 1");
    let expected = "Illegal: to reach their squares or promote, White’s pawns need at least one \
                    capture. But Black has lost nothing. [3.10.3]\n";
    assert_eq!(doubled, (Some(1), expected.to_owned()));
    let ruy = said("r1bqkbnr/pppp1ppp/2n5/1B2p3/4P3/5N2/PPPP1PPP/RNBQK2R b KQkq - 3 3");
    assert_eq!(ruy, (Some(0), "Legal, after 1. e4 e5 2. Nf3 Nc6 3. Bb5.\n".to_owned()));
    let (status, text) = said("8/5k2/8/8/8/8/2K5/Q7 w - - 0 1");
    assert!(status == Some(0) && text.starts_with("Legal, after 1. "), "{text}");
    // Twelve promoted pieces: neither a game nor a contradiction is found.
    let (status, text) = said("qqqqqqk1/8/8/8/8/8/8/QQQQQQK1 w - - 0 1");
    assert_eq!(status, Some(0));
    assert!(text.starts_with("Undecided"), "{text}");
    let (status, text) = said("8/8/8/8/8/8/8/K6P b - - 0 1");
    assert!(status == Some(1) && text.starts_with("Illegal: "), "{text}");
}

#[test]
fn protocol_lists_and_finds_acts() {
    let all = said(&["protocol"], "");
    assert!(
        all.contains("`offers a draw[: CONDITION]`") && all.contains("Events as JSON"),
        "{all}"
    );
    let help = said(&["help", "protocol"], "");
    assert!(help.contains("PLAYER claims flag\n"), "{help}");
    // Synonyms match as well.
    let found = said(&["protocol", "proposes"], "");
    assert!(found.contains("PLAYER offers a draw") && !found.contains("resigns"), "{found}");
    assert_eq!(said(&["protocol", "zugzwang"], ""), "");
}

#[test]
fn judge_explains_every_ruling() {
    let text = "[Laws \"FIDE 2023\"]\n[TimeControl \"180+2\"]\n\n0:00:01 White plays e4\n\
                0:00:02 White presses\n0:00:03 Black knocks over g8\n0:00:04 Black plays e5\n\
                0:00:05 Black presses\n";
    let out = said(&["judge", "--why"], text);
    let press = out.split("Black presses\n").nth(1).expect("the press");
    assert!(press.matches("      Why: ").count() > 1, "{out}");
    assert!(press.contains("Article 6.2"), "{out}");
    assert!(!out.contains("player = ") && !out.contains("completing"), "{out}");
}

#[test]
fn judge_explains_illegal_moves() {
    let text = "[Laws \"FIDE 2023\"]\n[FEN \"4k3/4r3/8/8/8/8/4N3/4K3 w - - 0 1\"]\n\n\
                0:00:00 Arbiter starts\n0:00:05 White plays Nc3\n0:00:06 White presses\n\
                0:00:09 Black claims illegal move\n";
    let out = said(&["judge", "--why"], text);
    let wrong = "Why: White moved the knight from e2 to c3. Moving the knight on e2 would expose \
                 White’s king on e1 to check from the rook on e7.";
    assert!(out.contains(wrong), "{out}");
    let finnish = said(&["--lang", "fi", "judge", "--why"], text);
    assert!(finnish.contains("Miksi: Valkea siirsi ratsun ruudusta e2 ruutuun c3."), "{finnish}");
    let json = said(&["judge", "--why", "--json"], text);
    assert!(json.contains("\"rule\":\"illegal_move\"") && json.contains("\"facts\""), "{json}");
    let schema = said(&["judge", "--schema"], "");
    assert!(schema.contains("\"$id\": \"touchmove-why-1\""), "{schema}");
}
