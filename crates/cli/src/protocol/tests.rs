//! Every language explains the complete protocol language.

use super::{Told, rows};
use std::collections::BTreeSet;
use touchmove_explain::{Language, Protocol};
use touchmove_game::protocol::{LanguageDescription, language, language_with};

const OTHERS: [Language; 3] = [Language::Greek, Language::Finnish, Language::Arabic];

#[test]
fn every_language_explains_exactly_the_acts() {
    let known: BTreeSet<String> = rows().map(|row| format!("means-{}", row.name)).collect();
    for other in OTHERS {
        let words = Protocol::of(other).unwrap().words;
        let said: BTreeSet<String> = words
            .lines()
            .filter_map(|line| line.split_once(" = "))
            .filter(|(name, _)| name.starts_with("means-"))
            .map(|(name, _)| name.to_owned())
            .collect();
        let wrong: Vec<&String> = known.symmetric_difference(&said).collect();
        assert!(wrong.is_empty(), "{other:?}: {wrong:?}");
    }
}

/// Returns the code spans and the number of table rows.
fn code(text: &str) -> (BTreeSet<&str>, usize) {
    let (spans, tables) = (text.split('`').skip(1).step_by(2), text.matches("\n| ").count());
    (spans.collect(), tables)
}

#[test]
fn code_is_not_translated() {
    let english = language();
    for other in OTHERS {
        let told = language_with(&Told::of(other).unwrap());
        assert_eq!(code(&told), code(&english), "{other:?}");
        let link = "design/protocol.md";
        assert!(english.contains(link) && !told.contains(link), "a terminal leads nowhere");
    }
}

#[test]
fn table_is_translated() {
    for other in OTHERS {
        let told = Told::of(other).unwrap();
        for word in ["who", "act", "in JSON", "meaning", "silent", "player", "assistant"] {
            assert_ne!(told.word(word), word, "{other:?}");
        }
        for row in rows() {
            assert_ne!(told.means(row), row.means, "{other:?}");
            assert_ne!(told.word(row.group), row.group, "{other:?}");
        }
        assert_eq!(told.word("Arbiter"), "Arbiter");
    }
}
