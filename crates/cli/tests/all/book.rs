//! `touchmove book`, run outside of the repository.

use assert_cmd::Command;

fn book(args: &[&str]) -> (i32, String, String) {
    let mut command = Command::cargo_bin("touchmove").expect("the program");
    command.env("LC_ALL", "C");
    let elsewhere = std::env::temp_dir();
    let output = command.arg("book").args(args).current_dir(elsewhere).output().expect("an answer");
    let text = |bytes| String::from_utf8(bytes).expect("text");
    (output.status.code().unwrap_or(-1), text(output.stdout), text(output.stderr))
}

#[test]
fn book_of_an_edition_has_every_article() {
    for edition in ["2009", "2014", "2018", "2023", "Finland", "blitz", "Casual"] {
        let (code, said, _) = book(&["--edition", edition]);
        assert_eq!(code, 0, "{edition}");
        assert!(said.starts_with("# The Laws of Chess: "), "{edition}");
        let articles = said.lines().filter(|line| line.starts_with("### ")).count();
        assert!(articles >= 14, "{edition}: {articles}");
    }
}

#[test]
fn article_has_changes_consequences_and_full_cases() {
    let (code, said, _) = book(&["7.5.4", "--edition", "2018"]);
    assert_eq!(code, 0);
    assert!(said.contains("- Changed since FIDE 2017 (7.7.1, now 7.5.4): "), "{said}");
    assert!(said.contains("Examples of rulings:\n"), "{said}");
    assert!(said.contains("0:00:00 Arbiter starts"), "{said}");
    assert!(said.contains("[7.5.4]\n"), "{said}");
}

#[test]
fn article_says_where_its_sources_differ() {
    let (code, said, _) = book(&["7.4.2"]);
    assert!(code == 0 && said.contains("The sources differ."), "{said}");
}

#[test]
fn search_works_in_the_users_language() {
    let (_, said, _) = book(&["--find", "fifty", "claim"]);
    assert!(said.contains("\n9.3 "), "{said}");
    let (_, said, _) = book(&["--lang", "fi", "--find", "viisikymmentä"]);
    assert!(said.contains("9.3"), "{said}");
    let (code, said, _) = book(&["--find", "nonsense"]);
    assert_eq!((code, said.lines().count()), (0, 1), "{said}");
}

#[test]
fn cases_are_in_the_users_language() {
    let (_, english, _) = book(&["11.3.2.2"]);
    for language in ["el", "fi", "ar"] {
        let (_, said, _) = book(&["11.3.2.2", "--lang", language]);
        let headings = |text: &str| text.lines().filter(|l| l.starts_with("## ")).count();
        assert_eq!(headings(&said), headings(&english));
        assert!(!said.contains("telephone"), "{language}");
    }
}

#[test]
fn unknown_article_has_suggestions() {
    let (code, said, error) = book(&["7.5.b"]);
    assert_eq!((code, said.as_str()), (2, ""));
    assert!(error.contains("Similar: 7.5, 7.5.1"), "{error}");
}

/// Returns the text files of an EPUB, by name.
fn pages(path: &std::path::Path) -> Vec<(String, String)> {
    let mut archive = zip::ZipArchive::new(std::fs::File::open(path).unwrap()).unwrap();
    let names: Vec<String> = archive.file_names().map(|name| name.unwrap().into_owned()).collect();
    let text = |name: &String| {
        let mut text = String::new();
        std::io::Read::read_to_string(&mut archive.by_name(name).unwrap(), &mut text).unwrap();
        (name.clone(), text)
    };
    names.iter().filter(|name| name.ends_with("html")).map(text).collect()
}

#[test]
fn epub_has_every_article_once_and_arabic_is_right_to_left() {
    let folder = tempfile::tempdir().unwrap();
    for (code, direction) in [("en", "ltr"), ("ar", "rtl")] {
        let file = folder.path().join(format!("{code}.epub"));
        let (status, said, wrong) =
            book(&["--epub", file.to_str().unwrap(), "--edition", "2018", "--lang", code]);
        assert_eq!((status, said.as_str(), wrong.as_str()), (0, "", ""));
        let pages = pages(&file);
        let all: String = pages.iter().map(|(_, text)| text.as_str()).collect();
        for entry in touchmove_laws::Edition::Fide2018.table() {
            let id = format!("id=\"a{}\"", entry.number);
            assert_eq!(all.matches(&id).count(), 1, "{code}: {id}");
        }
        let chapters = pages.iter().filter(|(name, _)| name.contains("chapter-"));
        for (name, text) in chapters {
            assert!(text.contains(&format!("dir=\"{direction}\"")), "{name}");
            roxmltree::Document::parse_with_options(
                text,
                roxmltree::ParsingOptions { allow_dtd: true, ..Default::default() },
            )
            .unwrap_or_else(|error| panic!("{name}: {error}"));
        }
    }
}
