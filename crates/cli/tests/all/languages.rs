//! Commands in the requested language, or the system's.

use assert_cmd::Command;

const PROTOCOL: &str = "[Laws \"FIDE 2023\"]\n[TimeControl \"5400+30\"]\n\n\
    0:00:00 Arbiter starts\n0:00:04 White touches e2\n0:00:06 White plays e2e5\n\
    0:00:07 White presses\n0:00:30 Black resigns\n";

const FINNISH: [&str; 3] = [
    "Valkean on siirrettävä ruudun e2 nappulaa. [4.3.1]",
    "Musta on luovuttanut, ja valkea voittaa pelin. [5.1.2]",
    "Tulos: 1-0 (luovutus)",
];
const GREEK: [&str; 3] = [
    "Ο Λευκός πρέπει να κινήσει το κομμάτι στο e2. [4.3.1]",
    "Ο Μαύρος εγκατέλειψε, και ο Λευκός κερδίζει την παρτίδα. [5.1.2]",
    "Αποτέλεσμα: 1-0 (εγκατάλειψη)",
];
const ARABIC: [&str; 3] = [
    "على الأبيض أن ينقل القطعة التي على e2. [4.3.1]",
    "استسلم الأسود، وفاز الأبيض بالمباراة. [5.1.2]",
    "النتيجة: 1-0 (استسلام)",
];

fn said(lang: &[&str], system: &str, args: &[&str]) -> (i32, String, String) {
    let mut command = Command::cargo_bin("touchmove").expect("the program");
    command.args(args).args(lang).env_remove("LC_ALL").env_remove("LC_MESSAGES");
    let output = command.env("LANG", system).write_stdin(PROTOCOL).output().expect("an answer");
    let text = |bytes| String::from_utf8(bytes).expect("text");
    (output.status.code().unwrap_or(-1), text(output.stdout), text(output.stderr))
}

/// Returns the rulings without the protocol lines.
fn rulings(text: &str) -> Vec<&str> {
    let said = text.lines().filter(|line| line.starts_with("    "));
    said.map(str::trim).chain(text.lines().rev().find(|line| !line.is_empty())).collect()
}

#[test]
fn judge_rules_in_finnish() {
    let (_, out, _) = said(&["--lang", "fi"], "C", &["judge"]);
    assert_eq!(rulings(&out), FINNISH, "{out}");
}

#[test]
fn judge_rules_in_greek() {
    let (_, out, _) = said(&["--lang", "el"], "C", &["judge"]);
    assert_eq!(rulings(&out), GREEK, "{out}");
}

#[test]
fn judge_rules_in_arabic_with_isolated_arguments() {
    let (_, out, _) = said(&["--lang", "ar"], "C", &["judge"]);
    let plain = out.replace(['\u{200f}', '\u{2066}', '\u{2068}', '\u{2069}'], "");
    assert_eq!(rulings(&plain), ARABIC, "{out}");
    assert!(out.contains("[\u{2068}4.3.1\u{2069}]"), "{out}");
}

#[test]
fn moves_use_the_languages_piece_letters() {
    let start = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
    for (lang, written) in [("en", "Nf3"), ("fi", "Rf3"), ("el", "Ιf3"), ("ar", "حf3")] {
        let (_, out, _) = said(&["--lang", lang], "C", &["position", "--why", "g1f3", start]);
        let plain = out.replace(['\u{2068}', '\u{2069}', '\u{200e}'], "");
        assert!(plain.contains(written), "{lang}: {out}");
    }
}

#[test]
fn language_defaults_to_the_systems_language() {
    let (_, system, _) = said(&[], "fi_FI.UTF-8", &["judge"]);
    assert_eq!(system, said(&["--lang", "fi"], "C", &["judge"]).1);
    let (_, other, _) = said(&[], "tlh_XX.UTF-8", &["judge"]);
    assert_eq!(other, said(&["--lang", "en"], "fi_FI.UTF-8", &["judge"]).1);
}

#[test]
fn other_languages_are_refused() {
    let (code, _, err) = said(&["--lang", "tlh"], "C", &["judge"]);
    assert_eq!(code, 2);
    assert!(err.contains("must be one of en, el, fi, ar"), "{err}");
}

/// Returns Latin words of four or more letters; pieces, squares and moves are shorter.
fn latin(text: &str) -> Vec<&str> {
    let words = text.split(|letter: char| !letter.is_alphabetic());
    words.filter(|word| word.len() >= 4 && word.is_ascii()).collect()
}

#[test]
fn help_is_in_the_users_language() {
    for (locale, usage) in [("fi_FI.UTF-8", "Käyttö:"), ("el_GR.UTF-8", "Χρήση:"), ("C", "Usage:")]
    {
        let (code, out, _) = said(&[], locale, &["serve", "--help"]);
        assert!(code == 0 && out.contains(usage) && out.contains("--trusted-proxy"), "{out}");
    }
    let (_, out, _) = said(&[], "ar_EG.UTF-8", &["help", "protocol"]);
    assert!(out.contains("الاستعمال:"), "{out}");
}

/// Returns true if every line with Arabic letters begins with a mark, and other letters in it are
/// isolated.
fn reads_from_right_to_left(page: &str) -> bool {
    let arabic = |c: char| matches!(c, '\u{600}'..='\u{6ff}') && c.is_alphabetic();
    page.lines().filter(|line| line.contains(arabic)).all(|line| {
        let mut depth = 0;
        let bare = line.chars().any(|c| {
            depth += i32::from(matches!(c, '\u{2066}'..='\u{2068}')) - i32::from(c == '\u{2069}');
            depth == 0 && c.is_alphabetic() && !arabic(c)
        });
        line.starts_with('\u{200f}') && !bare
    })
}

#[test]
fn terminal_output_in_arabic_is_right_to_left() {
    let commands: [&[&str]; 5] = [
        &["laws", "9.2"],
        &["judge", "--help"],
        &["position", "--mate", "8/8/8/8/8/1k6/8/KN5q w - - 0 1"],
        &["help"],
        &["judge"],
    ];
    for command in commands {
        let (_, out, err) = said(&[], "ar_EG.UTF-8", command);
        assert!(reads_from_right_to_left(&out) && err.is_empty(), "{command:?}\n{out}{err}");
        assert!(out.contains('\u{200f}'), "{out}");
    }
    let (_, json, _) = said(&["--lang", "ar"], "C", &["laws", "9.2", "--json"]);
    assert!(!json.contains(['\u{200f}', '\u{2066}']), "{json}");
}

#[test]
fn translated_output_contains_no_english() {
    let start = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
    let bare = "8/8/8/8/8/1k6/8/KN5q w - - 0 1";
    let commands: [&[&str]; 8] = [
        &["position", "--why", "a1a3", start],
        &["position", "--mate", bare],
        &["position", "8/8/8/8/8/8/8/K7 b - - 0 1"],
        &["position", "--legal", "8/8/8/8/8/8/8/K6P b - - 0 1"],
        &["laws", "7"],
        &["laws", "9.2"],
        &["laws", "--diff", "FIDE 2009", "Finnish blitz 2008"],
        &["laws", "--edition", "Finnish blitz 2008"],
    ];
    // Names and article numbers such as `fi-blitz 13c` are not translated.
    let names = [
        "FIDE", "blitz", "Preface", "Chess", "rnbqkbnr", "pppppppp", "PPPPPPPP", "RNBQKBNR", "KQkq",
    ];
    for lang in ["el", "ar"] {
        for command in commands {
            let (_, out, err) = said(&["--lang", lang], "C", command);
            let left: Vec<&str> = latin(&out).into_iter().filter(|w| !names.contains(w)).collect();
            assert!(left.is_empty() && err.is_empty(), "{lang} {command:?}: {left:?}\n{out}{err}");
        }
    }
}

#[test]
fn judge_translates_events_with_time_and_comment() {
    let (_, finnish, _) = said(&["--lang", "fi"], "C", &["judge"]);
    let (_, english, _) = said(&["--lang", "en"], "C", &["judge"]);
    let times = |text: &str| text.lines().filter(|line| line.starts_with("0:")).count();
    assert_eq!(times(&finnish), times(&english));
    let events: Vec<&str> = finnish.lines().filter(|line| line.starts_with("0:")).collect();
    assert!(
        events.iter().all(|line| !line.contains("White") && !line.contains("Black")),
        "{finnish}"
    );
}
