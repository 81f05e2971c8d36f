//! `touchmove laws`, run outside of the repository.

use assert_cmd::Command;

fn laws(args: &[&str]) -> (i32, String, String) {
    let mut command = Command::cargo_bin("touchmove").expect("the program");
    command.env("LC_ALL", "C");
    let elsewhere = std::env::temp_dir();
    let output = command.arg("laws").args(args).current_dir(elsewhere).output().expect("an answer");
    let text = |bytes| String::from_utf8(bytes).expect("text");
    (output.status.code().unwrap_or(-1), text(output.stdout), text(output.stderr))
}

#[test]
fn article_page_names_decider_and_cases() {
    let (code, said, _) = laws(&["7.5.3", "--edition", "2018"]);
    assert_eq!(code, 0);
    let lines: Vec<&str> = said.lines().collect();
    assert_eq!(lines[0], "FIDE 2018, 7.5.3: Pressing without a move");
    assert_eq!(lines[2], "Touchmove applies this article automatically.");
    let rule = "Provision: press-without-move, with the rule illegal_move";
    assert_eq!(lines[3], rule);
    assert!(lines[4].starts_with("Changed since FIDE 2017 (7.8.1, now 7.5.3): "), "{said}");
    assert!(said.contains("(cases/07-irregularities/press-without-move.md)"), "{said}");
}

#[test]
fn chapters_and_their_articles_are_listed() {
    let (_, chapters, _) = laws(&["--edition", "2014"]);
    assert!(chapters.starts_with("Chapters of FIDE 2014:\nIntroduction: one article"));
    let (_, articles, _) = laws(&["7", "--edition", "2014"]);
    assert!(articles.contains("\n7.5.b (decided) Penalty for illegal moves\n"), "{articles}");
    assert!(!articles.contains("\n8.1"), "{articles}");
}

#[test]
fn article_with_parts_says_its_own_sentence() {
    let (_, said, _) = laws(&["D.1", "--edition", "2009"]);
    let lines: Vec<&str> = said.lines().collect();
    assert!(lines[1].starts_with("D.1 "), "{said}");
    assert!(lines[2].ends_with('.') && lines[3].starts_with("D.1.a "), "{said}");
    let (_, json, _) = laws(&["D.1", "--edition", "2009", "--json"]);
    let gist = serde_json::to_string(lines[2]).expect("JSON");
    assert!(
        json.contains(&format!("\"gist\":{gist}")) || json.contains(&format!("\"gist\": {gist}")),
        "{json}"
    );
}

/// An edition's file holds only its changes; the table shows everything in force.
#[test]
fn table_includes_inherited_articles() {
    let (code, said, _) = laws(&["--table", "--edition", "2023"]);
    assert_eq!(code, 0);
    let lines: Vec<&str> = said.lines().collect();
    let first = lines.iter().position(|line| *line == "A Rapid chess").expect("a chapter");
    let numbers: Vec<&str> =
        lines[first + 1..][..5].iter().filter_map(|line| line.split(' ').next()).collect();
    assert_eq!(numbers, ["A.1", "A.2", "A.3", "A.4", "A.4.1"]);
    assert!(said.contains("\n7.5.5 (decided) Penalty for illegal moves [illegal-move-penalty]\n"));
    let articles = lines.iter().filter(|line| line.contains(" (")).count();
    let (_, json, _) = laws(&["--table", "--edition", "2023", "--json"]);
    let json: serde_json::Value = serde_json::from_str(&json).expect("JSON");
    assert_eq!(json["articles"].as_array().map(Vec::len), Some(articles));
    assert_eq!(laws(&["7.5.5", "--table"]).0, 2);
}

#[test]
fn unknown_article_has_suggestions() {
    let (code, said, error) = laws(&["7.5.b"]);
    assert_eq!((code, said.as_str()), (2, ""));
    assert!(error.contains("Similar: 7.5, 7.5.1") && error.contains("FIDE 2014"), "{error}");
    let (code, _, error) = laws(&["1.1", "--edition", "FIDE 1066"]);
    assert_eq!(code, 2);
    assert!(error.contains("FIDE 2009, FIDE 2014, FIDE 2017, FIDE 2018, FIDE 2023"), "{error}");
}

#[test]
fn diff_compares_requirements() {
    let (code, said, _) = laws(&["--diff", "2014", "2018"]);
    assert_eq!(code, 0);
    assert!(said.starts_with("From FIDE 2014 to FIDE 2018: "), "{said}");
    assert!(said.contains("\nNew in FIDE 2018 (7.5.4): "), "{said}");
    let (_, back, _) = laws(&["--diff", "2023", "2014"]);
    assert!(back.contains("\nRemoved since FIDE 2023 (7.5.4): "), "{back}");
}

#[test]
fn json_and_text_agree() {
    let json =
        |args: &[&str]| -> serde_json::Value { serde_json::from_str(&laws(args).1).expect("JSON") };
    let article = json(&["7.5.5", "--json"]);
    assert_eq!(article["standing"], "decided");
    assert_eq!(article["provisions"][0]["id"], "illegal-move-penalty");
    assert_eq!(article["before"], "FIDE 2018");
    assert!(article["cases"].as_array().is_some_and(|cases| cases.len() > 20));
    let diff = json(&["--diff", "2009", "2014", "--json"]);
    let change = diff["changes"].as_array().and_then(|c| c.first()).cloned().expect("a change");
    assert!(change["older"]["articles"].is_array() && change["text"].is_string());
    assert!(json(&["--json"])["chapters"].as_array().is_some_and(|c| c.len() > 10));
}

#[test]
fn both_printings_of_2023_are_shown() {
    let (_, said, _) = laws(&["9.2.2"]);
    assert!(said.contains("numbers it 9.2.3."), "{said}");
    assert!(said.contains("Article 9.2.2 in FIDE’s other printing"), "{said}");
    let (code, _, error) = laws(&["9.2.3.1"]);
    assert_eq!(code, 2);
    assert!(error.contains("is 9.2.2.1 here."), "{error}");
}

#[test]
fn terms_are_explained_with_their_articles() {
    let (code, all, _) = laws(&["--glossary"]);
    assert!(code == 0 && all.lines().count() > 97, "{all}");
    let (_, old, _) = laws(&["--glossary", "blitz", "--edition", "2009"]);
    assert!(old.contains("less than fifteen minutes"), "{old}");
    let (_, one, _) = laws(&["--glossary", "castling"]);
    assert!(
        one.starts_with("castling: One move of king and rook") && one.contains("3.8.2"),
        "{one}"
    );
    assert_eq!(one.lines().count(), 1, "{one}");
    let (_, finnish, _) = laws(&["--glossary", "kuoreen", "--lang", "fi"]);
    assert!(finnish.contains("keskeytys: "), "{finnish}");
    let (code, _, error) = laws(&["--glossary", "xylophone"]);
    assert!(code == 2 && error.contains("xylophone"), "{error}");
}
