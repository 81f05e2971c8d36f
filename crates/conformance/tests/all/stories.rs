//! Every case is translated into every language, with the same files, titles and paragraphs as in
//! English.

use std::collections::BTreeSet;
use std::path::Path;
use touchmove_book::cases::Case;
use touchmove_book::{all, case_text};
use touchmove_conformance::ROOT;
use touchmove_explain::Language;

const OTHERS: [Language; 3] = [Language::Greek, Language::Finnish, Language::Arabic];

fn none(wrong: &[String]) {
    assert!(wrong.is_empty(), "{wrong:#?}");
}

/// Returns the English titles that a translated file covers.
fn answered(language: Language, file: &str) -> Option<Vec<String>> {
    let path = Path::new(ROOT).join("locales").join(language.code()).join(file);
    let text = std::fs::read_to_string(path).ok()?;
    let comments = text.lines().filter_map(|line| line.strip_prefix("<!-- "));
    Some(comments.filter_map(|line| line.strip_suffix(" -->")).map(str::to_owned).collect())
}

#[test]
fn every_file_has_the_same_cases_in_the_same_order() {
    let files: BTreeSet<&str> = all().iter().map(|case| case.file.as_str()).collect();
    assert!(files.len() > 50);
    for language in OTHERS {
        for file in &files {
            let titles = all().iter().filter(|case| case.file == *file);
            let titles: Vec<String> = titles.map(|case| case.name.clone()).collect();
            assert_eq!(answered(language, file), Some(titles), "{language:?}: {file}");
        }
    }
}

#[test]
fn translations_have_the_same_number_of_paragraphs() {
    let wrong = |language: Language| {
        let differs = move |case: &&Case| {
            let told = case_text(case, language);
            told.title == case.name || told.prose.len() != case.prose.len()
        };
        all().iter().filter(differs).map(move |case| format!("{language:?}: {}", case.name))
    };
    none(&OTHERS.into_iter().flat_map(wrong).collect::<Vec<_>>());
}

/// Squares, results and clock times must be the same as in English. A translation that lacks any of
/// them belongs to another case.
#[test]
fn translations_have_the_same_moves_and_times() {
    let figures = |text: &str| -> BTreeSet<String> {
        let parts = text.split(|letter: char| !letter.is_ascii_alphanumeric());
        let square = |part: &&str| {
            matches!(part.as_bytes(), [.., b'a'..=b'h', b'1'..=b'8'])
                && part.len() <= 5
                && part.is_ascii()
        };
        parts.filter(square).map(str::to_owned).collect()
    };
    let mut wrong = Vec::new();
    for language in OTHERS {
        for case in all() {
            let english = figures(&case.prose.join(" "));
            let other = figures(&case_text(case, language).prose.join(" "));
            if english != other {
                wrong.push(format!("{language:?}: {}: {english:?}, {other:?}", case.name));
            }
        }
    }
    none(&wrong);
}

#[test]
fn case_urls_are_unique() {
    let mut seen = BTreeSet::new();
    let twice = all().iter().filter(|case| !seen.insert(touchmove_book::slug(&case.name)));
    none(&twice.map(|case| case.name.clone()).collect::<Vec<_>>());
}
