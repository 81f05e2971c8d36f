//! `touchmove ask`: an incident in one line, or a question for a missing fact.

use std::process::{Command, Output, Stdio};

fn ask(words: &[&str]) -> Output {
    let mut command = Command::new(env!("CARGO_BIN_EXE_touchmove"));
    command.env("LC_ALL", "C").arg("ask").args(words).stdin(Stdio::null());
    command.output().expect("the program")
}

fn said(words: &[&str]) -> (Option<i32>, String) {
    let output = ask(words);
    (output.status.code(), String::from_utf8(output.stdout).expect("text"))
}

/// Ten common questions to arbiters, each in one line, and parts of the answers.
#[test]
fn ten_common_questions_are_answered() {
    let rapid = ["--time-control", "15+10"];
    let blitz = ["--time-control", "3+2", "--limited"];
    let default = ["--tag", "DefaultTime=0:15:00"];
    let bag = ["--tag", "Devices=in bag"];
    let asked: [(&[&str], &str, &[&str]); 10] = [
        (
            &rapid,
            "illegal move by White (not legal, not answered, number 2, Black has king)",
            &["Draw: ", "7.5.5"],
        ),
        (&[], "flag of Black (White has king and knight, Black has king)", &["Draw: ", "6.9"]),
        (
            &[],
            "claim of threefold by White (after pressing the clock)",
            &["has the move", "9.2.1.2"],
        ),
        (&bag, "device of White (switched off)", &["11.3.2.1"]),
        (
            &blitz,
            "illegal move by White (king taken, pressed, claimed)",
            &["first illegal move", "B.3"],
        ),
        (&[], "illegal move by White (pawn not promoted, not answered)", &["queen", "7.5.2"]),
        (&[], "both flags", &["Which fell first", "6.4"]),
        (
            &[],
            "touched piece by White (rook before king, can be played)",
            &["may not castle", "4.4.2"],
        ),
        (&default, "arrival of Black (after 0:16:00)", &["Black", "6.7.1"]),
        (&[], "pieces displaced by White (not put back, not on the move)", &["penalty", "7.4"]),
    ];
    for (options, words, parts) in asked {
        let line: Vec<&str> = options.iter().copied().chain(words.split(' ')).collect();
        let (code, text) = said(&line);
        assert_eq!(code, Some(0), "{words}\n{text}");
        for part in parts {
            assert!(text.contains(part), "{words}: no {part} in\n{text}");
        }
    }
}

#[test]
fn missing_fact_is_asked_with_its_possible_answers() {
    let (code, text) = said(&["illegal", "move", "by", "White"]);
    assert_eq!(code, Some(1));
    assert!(
        text.contains("What was wrong with the move?") && text.contains("both hands"),
        "{text}"
    );
}

#[test]
fn parse_errors_name_the_expected_words() {
    let output = ask(&["illegal", "move", "by", "White", "(foo)"]);
    let error = String::from_utf8(output.stderr).expect("text");
    assert_eq!(output.status.code(), Some(2));
    assert!(error.contains("not answered"), "{error}");
}

#[test]
fn reports_are_listed_without_arguments() {
    let (code, text) = said(&[]);
    assert_eq!((code, text.lines().count()), (Some(0), 13), "{text}");
}
