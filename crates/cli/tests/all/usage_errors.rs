//! Usage errors in the user's language.

use assert_cmd::Command;

/// Invalid command lines, and the part that the message must name.
const MISTAKES: [(&[&str], &str); 14] = [
    (&["judge", "--chek"], "--chek"),
    (&["judg"], "judg"),
    (&["perft"], "<"),
    (&["audit", "--fail-on", "sometimes", "x.pgn"], "never"),
    (&["audit", "--laws", "FIDE 1066", "x.pgn"], "FIDE 2018"),
    (&["audit", "--shard", "5/4", "x.pgn"], "I/N"),
    (&["position", "--chess960", "960"], "960"),
    (&["convert", "--notation", "klingon", "x.pgn"], "figurines"),
    (&["convert", "--notation"], "--notation"),
    (&["judge", "--check", "--json", "x"], "--json"),
    (&["laws", "--diff", "2014"], "--diff"),
    (&["serve", "--engine", "stockfish"], "--engine"),
    (&["perft", "1", "zwei"], "zwei"),
    (&["--lang", "tlh", "judge"], "tlh"),
];

/// English words of clap, or words that a reader of another language would not know.
const ENGLISH: [&str; 15] = [
    "error:",
    "Usage:",
    "unexpected",
    "invalid value",
    "For more",
    "possible values",
    "required",
    "tip:",
    "expected",
    "subcommand",
    "cannot be used",
    "were not provided",
    "[OPTIONS]",
    "similar",
    "unrecognized",
];

fn told(locale: &str, args: &[&str]) -> (i32, String) {
    let mut command = Command::cargo_bin("touchmove").expect("the program");
    command.args(args).env_remove("LC_ALL").env_remove("LC_MESSAGES").env("LANG", locale);
    let output = command.write_stdin("").output().expect("an answer");
    (output.status.code().unwrap_or(-1), String::from_utf8(output.stderr).expect("text"))
}

#[test]
fn usage_errors_are_in_the_users_language() {
    for (locale, error, usage) in [
        ("fi_FI.UTF-8", "virhe:", "Käyttö:"),
        ("el_GR.UTF-8", "σφάλμα:", "Χρήση:"),
        ("ar_EG.UTF-8", "خطأ:", "الاستعمال:"),
    ] {
        for (args, named) in MISTAKES {
            let (code, text) = told(locale, args);
            assert_eq!(code, 2, "{locale} {args:?}: {text}");
            assert!(text.contains(named) && text.contains("--help"), "{locale} {args:?}: {text}");
            // clap prints no usage line if only a value is wrong.
            let used = !text.contains("touchmove") || text.contains(usage);
            assert!(text.contains(error) && used, "{locale} {args:?}: {text}");
            // A quoted error of a parser is marked as English.
            let own = text.split(" (").next().unwrap_or_default();
            let left: Vec<&&str> = ENGLISH.iter().filter(|word| own.contains(**word)).collect();
            assert!(left.is_empty(), "{locale} {args:?}: {left:?}\n{text}");
        }
    }
}

#[test]
fn suggestions_are_translated() {
    let (_, text) = told("fi_FI.UTF-8", &["judge", "--chek"]);
    assert!(text.contains("samankaltaisia: --check"), "{text}");
    let (_, text) = told("el_GR.UTF-8", &["judg"]);
    assert!(text.contains("παρόμοιο: judge"), "{text}");
}

#[test]
fn unknown_language_is_refused_in_the_systems_language() {
    let (_, text) = told("fi_FI.UTF-8", &["--lang", "tlh", "judge"]);
    assert!(text.contains("jokin näistä: en, el, fi, ar"), "{text}");
    let (_, text) = told("C", &["--lang", "tlh", "judge"]);
    assert!(text.contains("must be one of en, el, fi, ar"), "{text}");
}

#[test]
fn configuration_errors_are_in_the_users_language() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("touchmove.toml");
    std::fs::write(&file, "listen = 1.5").expect("a file");
    let (code, text) = told("fi_FI.UTF-8", &["serve", "--config", file.to_str().expect("a path")]);
    assert!(code == 2 && text.contains("listen: on oltava"), "{text}");
}

#[test]
fn protocol_reference_is_in_the_users_language() {
    let said = |locale: &str, args: &[&str]| {
        let mut command = Command::cargo_bin("touchmove").expect("the program");
        command.arg("protocol").args(args).env_remove("LC_ALL").env_remove("LC_MESSAGES");
        let output = command.env("LANG", locale).output().expect("an answer");
        String::from_utf8(output.stdout).expect("text")
    };
    for (locale, word, means) in [
        ("fi_FI.UTF-8", "lippu", "huomauttaa, että vastustajan merkkilippu on pudonnut"),
        ("el_GR.UTF-8", "σημαία", "υποβάλλει αίτημα για πτώση της σημαίας του αντιπάλου"),
        ("ar_EG.UTF-8", "علم", "يقول إن علم المنافس سقط"),
    ] {
        for args in [&[][..], &["flag"], &[word]] {
            let text = said(locale, args);
            assert!(text.contains("claims flag") && text.contains(means), "{locale}: {text}");
            assert!(!text.contains("claims that the opponent"), "{locale}: {text}");
        }
    }
}

#[test]
fn rejected_values_are_explained_in_plain_words() {
    for (args, why) in [
        (&["perft", "zwei"][..], ": must be a whole number\n"),
        (&["perft", "99999999999"], ": must be a whole number from 0 to "),
        (&["audit", "--threads", "0"], ": must be a whole number, at least 1\n"),
        (&["position", "--chess960", "960"], ": must be a whole number from 0 to 959\n"),
        (&["serve", "--keep-days", "0"], ": must be a whole number, at least 1\n"),
        (&["serve", "--listen", "8064"], "with a port, such as 127.0.0.1:8064\n"),
    ] {
        let (code, text) = told("C", args);
        assert!(code == 2 && text.starts_with("error: ") && text.contains(why), "{text}");
    }
    let (_, text) = told("fi_FI.UTF-8", &["perft", "zwei"]);
    assert!(text.contains(": on oltava kokonaisluku") && !text.contains("englanniksi"), "{text}");
}

#[test]
fn missing_file_is_reported_without_an_error_code() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("none.protocol");
    let file = file.to_str().expect("a path");
    for (locale, why) in [("C", "file not found"), ("fi_FI.UTF-8", "tiedostoa ei löydy")] {
        let (code, text) = told(locale, &["judge", file]);
        assert!(code == 2 && text.ends_with(&format!("none.protocol: {why}\n")), "{text}");
    }
}
