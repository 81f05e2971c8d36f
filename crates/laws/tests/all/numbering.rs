//! The edition tables against the lists of article numbers, which were read
//! from the sources apart from them.

use std::collections::BTreeSet;
use touchmove_laws::{Edition, Entry, Standing};

const NUMBERING: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../numbering");

/// The articles that national rules have of themselves, or all of an edition without a parent.
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
fn no_number_twice_and_no_part_without_its_whole() {
    let heads = ["A", "B", "C", "D", "E", "F", "G", "Adj", "GI", "GII", "GIII"];
    for edition in Edition::ALL {
        let mut seen = BTreeSet::new();
        for Entry { number, .. } in edition.table() {
            let cut = number.rfind(['.', '(', '[']).map_or("", |at| &number[..at]);
            // National rules put their name before the number.
            let own = number.contains(' ');
            let chapter =
                own || cut.is_empty() || heads.contains(&cut) || cut.parse::<u8>().is_ok();
            assert!(chapter || seen.contains(cut), "{edition}: {number} before {cut}");
            assert!(seen.insert(*number), "{edition}: {number} twice");
        }
    }
}

/// What a table inherits stands in it as in its parent's, unless it is left out.
#[test]
fn inherited_articles_are_the_parents() {
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
fn every_article_that_is_not_text_carries_a_provision() {
    for edition in Edition::ALL {
        for Entry { number, standing, .. } in edition.table() {
            let bare = match standing {
                Standing::Decided(by) | Standing::Arbiter(by) | Standing::Recorded(by) => {
                    by.is_empty()
                }
                Standing::Text(_) | Standing::Pending(_) | Standing::LeftOut(_) => false,
            };
            assert!(!bare, "{edition} {number} by nothing");
        }
    }
}

/// The way back from the other printing's number leads to the article.
#[test]
fn other_printings_lead_back_to_the_table() {
    for edition in Edition::ALL {
        for Entry { number, .. } in edition.table() {
            let Some(there) = edition.numbered_elsewhere(number) else { continue };
            assert_eq!(edition.numbered_here(there), Some(*number), "{edition} {there}");
        }
    }
    assert_eq!(Edition::Fide2023.numbered_elsewhere("9.2.2"), Some("9.2.3"));
}
