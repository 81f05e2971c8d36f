//! Compares the edition tables with the lists of article numbers, which were transcribed separately
//! from the sources.

use std::collections::BTreeSet;
use touchmove_laws::{Edition, Entry, Standing};

const NUMBERING: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../numbering");

/// Returns the articles of national rules without the inherited ones, or all articles of an edition
/// without a parent.
fn own(edition: Edition) -> impl Iterator<Item = &'static str> {
    let inherited =
        move |number: &str| edition.parent().is_some_and(|p| p.article(number).is_some());
    edition.table().iter().map(|entry| entry.number).filter(move |number| !inherited(number))
}

#[test]
fn tables_equal_the_numbering_files() {
    for edition in Edition::ALL {
        let name = edition.name().to_lowercase().replace(' ', "-");
        let file = std::fs::read_to_string(format!("{NUMBERING}/{name}.txt")).unwrap();
        let listed: Vec<&str> = file.lines().filter(|l| !l.starts_with('#')).collect();
        let table: Vec<&str> = own(edition).collect();
        for (at, (line, number)) in listed.iter().zip(&table).enumerate() {
            assert_eq!(line, number, "{edition}, entry {at}: file and table differ");
        }
        assert_eq!(listed.len(), table.len(), "{edition}");
    }
}

#[test]
fn numbers_are_unique_and_follow_their_parents() {
    let heads = ["A", "B", "C", "D", "E", "F", "G", "Adj", "GI", "GII", "GIII"];
    for edition in Edition::ALL {
        let mut seen = BTreeSet::new();
        for Entry { number, .. } in edition.table() {
            let cut = number.rfind(['.', '(', '[']).map_or("", |at| &number[..at]);
            // National rules prefix their numbers with a name.
            let own = number.contains(' ');
            let chapter =
                own || cut.is_empty() || heads.contains(&cut) || cut.parse::<u8>().is_ok();
            assert!(chapter || seen.contains(cut), "{edition}: {number} before {cut}");
            assert!(seen.insert(*number), "{edition}: {number} twice");
        }
    }
}

/// Inherited articles equal the parent's, unless they are omitted.
#[test]
fn inherited_articles_equal_the_parents() {
    for edition in Edition::ALL {
        let Some(parent) = edition.parent() else { continue };
        let own = own(edition).count();
        assert_eq!(edition.table().len(), own + parent.table().len(), "{edition}");
        for (inherited, of_parent) in edition.table().iter().skip(own).zip(parent.table()) {
            assert_eq!(inherited.number, of_parent.number, "{edition}");
            let left_out = matches!(inherited.standing, Standing::LeftOut(_));
            assert!(left_out || inherited == of_parent, "{edition} {}", inherited.number);
        }
    }
}

#[test]
fn every_article_except_text_has_a_provision() {
    for edition in Edition::ALL {
        for Entry { number, standing, .. } in edition.table() {
            let bare = match standing {
                Standing::Decided(by) | Standing::Arbiter(by) | Standing::Recorded(by) => {
                    by.is_empty()
                }
                Standing::Text(_) | Standing::Pending(_) | Standing::LeftOut(_) => false,
            };
            assert!(!bare, "{edition} {number} without a provision");
        }
    }
}

/// A number of the other printing maps back to the article.
#[test]
fn other_printing_numbers_map_back() {
    for edition in Edition::ALL {
        for Entry { number, .. } in edition.table() {
            let Some(there) = edition.numbered_elsewhere(number) else { continue };
            assert_eq!(edition.numbered_here(there), Some(*number), "{edition} {there}");
        }
    }
    assert_eq!(Edition::Fide2023.numbered_elsewhere("9.2.2"), Some("9.2.3"));
}
