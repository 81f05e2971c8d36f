//! `touchmove convert` as users run it.

use assert_cmd::Command;

/// Returns the exit status, standard output and standard error.
fn convert(args: &[&str], text: &str) -> (i32, String, String) {
    let mut command = Command::cargo_bin("touchmove").expect("the program");
    command.env("LC_ALL", "C").arg("convert").args(args).write_stdin(text);
    let output = command.output().expect("an answer");
    let text = |bytes| String::from_utf8(bytes).expect("text");
    (output.status.code().unwrap_or(-1), text(output.stdout), text(output.stderr))
}

#[test]
fn typed_scoresheet_is_translated() {
    let typed = "1) e4 e5 2) Sf3 Sc6 3) Lb5";
    for (notation, expected) in [
        ("en", "1. e4 e5 2. Nf3 Nc6 3. Bb5\n\n"),
        ("el", "1. ε4 ε5 2. Ιζ3 Ιγ6 3. Αβ5\n\n"),
        ("el-latin", "1. e4 e5 2. Ιf3 Ιc6 3. Αb5\n\n"),
        ("fi", "1. e4 e5 2. Rf3 Rc6 3. Lb5\n\n"),
        ("fr", "1. e4 e5 2. Cf3 Cc6 3. Fb5\n\n"),
        ("nl", "1. e4 e5 2. Pf3 Pc6 3. Lb5\n\n"),
        ("es", "1. e4 e5 2. Cf3 Cc6 3. Ab5\n\n"),
        ("ru", "1. e4 e5 2. Кf3 Кc6 3. Сb5\n\n"),
        ("figurines", "1. e4 e5 2. ♘f3 ♘c6 3. ♗b5\n\n"),
    ] {
        assert_eq!(convert(&["--notation", notation], typed), (0, expected.into(), "".into()));
    }
    let (_, arabic, _) = convert(&["--notation", "ar"], typed);
    assert_eq!(arabic.replace('\u{200e}', ""), "1. e4 e5 2. حf3 حc6 3. فb5\n\n");
    let (_, spoken, _) = convert(&["--notation", "spoken"], typed);
    assert!(spoken.starts_with("1. Bauer Eva zwei Eva vier, Bauer Eva sieben Eva fünf\n2. "));
    let (_, finnish, _) = convert(&["--notation", "spoken-fi"], typed);
    assert!(finnish.contains("2. Ratsu Gustav yksi Felix kolme"), "{finnish}");
    let (_, back, _) = convert(&["--notation", "de"], &spoken);
    assert_eq!(back, "1. e4 e5 2. Sf3 Sc6 3. Lb5\n\n");
    let (_, long, _) = convert(&["--notation", "de", "--form", "long"], typed);
    assert_eq!(long, "1. e2e4 e7e5 2. Sg1f3 Sb8c6 3. Lf1b5\n\n");
}

#[test]
fn unreadable_game_is_written_in_part_and_named() {
    let (code, out, err) = convert(&["--notation", "en"], "1. d4 d5 *\n\n1. e4 e5\n2. Sf4 Sc6\n");
    assert_eq!((code, out.as_str()), (1, "1. d4 d5 *\n\n1. e4 e5 {(Sf4 Sc6)}\n\n"));
    let lines: Vec<&str> = err.lines().collect();
    assert_eq!(lines[0], "-:4:4: White’s move 2, “Sf4”, is not a legal move (German).");
    assert!(lines[1].starts_with("    Possible moves: Sf3"), "{err}");
    let partly = "the game was written up to this place. The rest of its text is a comment there.";
    assert!(lines[2].ends_with(partly), "{err}");
}

#[test]
fn two_languages_in_one_game_are_reported() {
    let (code, out, err) = convert(&["--notation", "fi"], "1. e4 e5 2. Nf3 Sc6 3. Bb5 Sf6");
    assert_eq!((code, out.as_str()), (0, "1. e4 e5 2. Rf3 Rc6 3. Lb5 Rf6\n\n"));
    assert_eq!(err, "-:1:1: the game is written in two languages (English, German).\n");
}

#[test]
fn missing_move_is_found_by_its_number() {
    let (code, _, err) = convert(&["--notation", "en"], "1. e4 e5 2. Nf3 3. Nc3 Nc6");
    assert_eq!(code, 1);
    let expected = "    The move number before it is 3 instead of 2. A move may be missing or \
                    written twice.";
    assert!(err.contains("Before 2...Nc3 at least one half-move is missing."), "{err}");
    assert_eq!(err.lines().nth(2), Some(expected), "{err}");
}

#[test]
fn ambiguous_language_is_not_guessed() {
    let (code, out, err) = convert(&["--notation", "en"], "1. e4 d6 2. Pf3 Pc6");
    assert_eq!((code, out.as_str()), (1, "{(e4 d6 Pf3 Pc6)}\n\n"));
    assert!(err.contains("Black’s") || err.contains("f3 (English), Nf3 (Dutch)"), "{err}");
    let (code, out, _) = convert(&["--notation", "en", "--from", "nl"], "1. e4 d6 2. Pf3 Pc6");
    assert_eq!((code, out.as_str()), (0, "1. e4 d6 2. Nf3 Nc6\n\n"));
}

#[test]
fn tags_comments_and_variations_are_kept() {
    let text =
        "[Event \"Club\"]\n[White \"Ä, Ö\"]\n\n1. e4 {a, 1)} e5 (1... c5 2. Sf3) 2. Sf3! 1/2-1/2\n";
    let (code, out, err) = convert(&["-n", "fi"], text);
    assert_eq!((code, err.as_str()), (0, ""));
    let (tags, moves) = out.split_once("\n\n").expect("tags and moves");
    assert!(tags.contains("[White \"Ä, Ö\"]"), "{tags}");
    assert_eq!(moves, "1. e4 {a, 1)} 1... e5 (1... c5 2. Rf3) 2. Rf3 $1 1/2-1/2\n\n");
}

#[test]
fn missing_input_is_reported() {
    assert_eq!(convert(&["-n", "en"], "nothing at all").0, 1);
    assert_eq!(convert(&["-n", "en", "no-such-file"], "").0, 2);
    let (code, _, err) = convert(&["-n", "tlh"], "");
    assert!(code == 2 && err.contains("one of en, el, el-latin, fi,"), "{err}");
}

#[test]
fn messages_are_in_the_users_language() {
    for (lang, said) in [
        ("fi", "Valkean 2. siirto ”Sf4” ei ole laillinen siirto (saksa)."),
        ("el", "η 2η κίνηση του Λευκού, «Sf4», δεν είναι κανονική (γερμανικά)."),
        ("ar", "نقلة الأبيض رقم 2، «Sf4»، ليست نقلة قانونية (بالألمانية)."),
    ] {
        let (_, _, err) = convert(&["--notation", "en", "--lang", lang], "1. e4 e5 2. Sf4 Sc6");
        let plain = err.replace(['\u{2068}', '\u{2069}'], "");
        assert!(plain.contains(said), "{err}");
    }
}

/// A king is left in check twice, and at the end both kings are put in the centre.
const BROKEN: &str = "[Event \"Blitz\"]\n[Result \"1-0\"]\n\n1. e4 e5 2. Bc4 Bb4 3. d3 {Oh} d6 4. Nf3 Nf6 \
                      5. c3 Ba5 6. O-O O-O 7. Ke4 Kd5 1-0\n";

#[test]
fn game_is_split_after_an_illegal_move() {
    let (code, out, err) = convert(&["-n", "en"], BROKEN);
    assert_eq!((code, err.lines().count()), (1, 3), "{err}");
    assert!(
        err.starts_with("-:4:24: White’s move 3, “d3”, is illegal. The rest is written"),
        "{err}"
    );
    let parts: Vec<&str> = out.split("[Event").skip(1).collect();
    assert_eq!(parts.len(), 3, "{out}");
    assert!(parts[0].contains("[Result \"*\"]") && !parts[0].contains("FEN"), "{out}");
    assert!(parts[1].contains("{Continues the previous game after the illegal move 3. d3.} {Oh}"));
    assert!(parts[2].contains("[Result \"1-0\"]") && parts[2].contains("Ke4 Kd5}"), "{out}");
    // The output is a record without illegal moves.
    let (code, again, err) = convert(&["-n", "en"], &out);
    assert_eq!((code, again.as_str(), err.as_str()), (0, out.as_str(), ""));
}

#[test]
fn variations_end_before_an_illegal_move() {
    let text = "1. e4 e5 (1... Ke6 2. d4) (1... c5 2. Ke3 d6) 2. Nf3 *";
    let (code, out, _) = convert(&["-n", "en"], text);
    let expected = "1. e4 e5 {(Ke6 d4)} (1... c5 {(Ke3 d6)}) 2. Nf3 *\n\n";
    assert_eq!((code, out.as_str()), (0, expected));
}
