//! The edition tables against the lists of article numbers, and against the
//! requirements where these are at hand.

use std::collections::BTreeSet;
use touchmove_laws::{Edition, Entry, Standing};

const ROOT: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../..");

/// The requirements, where the reference material lies beside the repository.
fn requirements() -> Option<Vec<Requirement>> {
    let path = format!("{ROOT}/../shared/laws/requirements.tsv");
    match std::fs::read_to_string(&path) {
        Ok(text) => Some(text.lines().filter_map(Requirement::read).collect()),
        Err(_) => {
            println!("skipped: no {path}");
            None
        }
    }
}

struct Requirement {
    id: String,
    kind: String,
    articles: [Vec<String>; 3],
    /// Of national and casual rules.
    others: Vec<String>,
}

impl Requirement {
    fn read(line: &str) -> Option<Requirement> {
        let fields: Vec<&str> = line.split('\t').collect();
        let [id, kind, y2009, y2014, y2023, _] = fields[..] else { return None };
        if id == "id" || id.starts_with('#') {
            return None;
        }
        let articles = [y2009, y2014, y2023].map(numbers);
        let others = other_numbers(y2009);
        Some(Requirement { id: id.into(), kind: kind.into(), articles, others })
    }

    fn is_finnish(&self) -> bool {
        self.id.starts_with("FI")
    }

    fn of(&self, edition: Edition) -> &[String] {
        match edition {
            Edition::Fide2009 | Edition::Finland2009 | Edition::FinnishBlitz2008 => {
                &self.articles[0]
            }
            Edition::Fide2014 => &self.articles[1],
            Edition::Fide2023 => &self.articles[2],
            // No column in the source; `conformance` checks its own table's.
            Edition::Fide2018 | Edition::Casual => &[],
        }
    }
}

/// The numbers of one field. Finland's deviations count as the article they
/// deviate from; the Finnish blitz and casual rules are editions of their own.
fn numbers(field: &str) -> Vec<String> {
    if field.starts_with("fi-blitz") || field == "casual" || field == "-" {
        return Vec::new();
    }
    field.split(", ").map(|n| n.trim_end_matches(" (fi)").to_owned()).collect()
}

/// The numbers that national and casual rules have for it: `fi-blitz 12, 13d`
/// and `fi-blitz 1-6` as the tables write them.
fn other_numbers(field: &str) -> Vec<String> {
    if field == "casual" {
        return vec!["casual 3.1".to_owned()];
    }
    if field.ends_with(" (fi)") {
        return vec![field.to_owned()];
    }
    let Some(list) = field.strip_prefix("fi-blitz ") else { return Vec::new() };
    let each = |part: &str| -> Vec<String> {
        match part.split_once('-').map(|(a, b)| (a.parse::<u32>(), b.parse::<u32>())) {
            Some((Ok(first), Ok(last))) => (first..=last).map(|n| n.to_string()).collect(),
            _ => vec![part.to_owned()],
        }
    };
    list.split(", ").flat_map(each).map(|n| format!("fi-blitz {n}")).collect()
}

/// Whether one of two numbers is the other or a part of it.
fn akin(a: &str, b: &str) -> bool {
    let part_of = |part: &str, whole: &str| {
        part.strip_prefix(whole)
            .is_some_and(|rest| rest.is_empty() || rest.starts_with(['.', '(', '[']))
    };
    part_of(a, b) || part_of(b, a)
}

fn entry(edition: Edition, number: &str) -> &'static Entry {
    let found = edition.table().iter().find(|e| e.number == number);
    found.unwrap_or_else(|| panic!("{edition} has no {number}"))
}

#[test]
fn tables_equal_the_numbering_files() {
    for edition in Edition::ALL {
        let name = edition.name().to_lowercase().replace(' ', "-");
        let file = std::fs::read_to_string(format!("{ROOT}/numbering/{name}.txt")).unwrap();
        let listed: Vec<&str> = file.lines().filter(|l| !l.starts_with('#')).collect();
        let table: Vec<&str> = edition.table().iter().map(|e| e.number).collect();
        for (at, (line, number)) in listed.iter().zip(&table).enumerate() {
            assert_eq!(line, number, "{edition}, entry {at}: file and table differ");
        }
        assert_eq!(listed.len(), table.len(), "{edition}");
    }
}

#[test]
fn landmarks() {
    #[rustfmt::skip]
    let checks = [
        (Edition::Fide2009, "Preface 3.8.b(2)[b] 4.6.c 6.13 7.4.b 9.1.b(3) 10.2.d 13.4.g 14.1 A.4.d(3) B.3.c C C.13 D.1 E.9.f F.3 Adj.13",
                            "3.10 4.8 5.1.1 9.7 9.6.a 12.11 A.5 G.1 GI.1"),
        (Edition::Fide2014, "Preface 3.10.c 4.6.2 6.2.a(2) 7.5.b 9.2.b(2) 9.7 12.9.h A.4.a(2) B.5 C C.13 D.2.10 E.14 F.3 G.6.b",
                            "3.7.1 6.14 7.7 10.2 11.11 13.1 C.14 Adj.1 GI.1"),
        (Edition::Fide2018, "Preface 1.4.2 4.2.2 5.2.3 7.5.3 7.5.4 7.5.5 9.6.1 11.2.4 11.12 12.9.9 A.3.2 A.4.5 A.5 B.3.2 B.5 C.13 D.2.11 GI.14 GIII.3.1.2 GIII.6.2",
                            "1.6 5.2.4 6.13 8.1.1.1 9.7 10.3 A.6 B.6 E.1 F.1 G.1"),
        (Edition::Fide2023, "Preface 1.4.2 3.8.2.2.2 4.6.3 5.1.2 6.2.1.2 7.5.5 8.1.6 9.2.2.2 11.12 12.9.9 A.5.5 B.4 C C.13 D.2.11 GI.14 GII.3.2.7.5 GIII.6.2",
                            "1.6 5.2.4 6.13 9.7 10.3 12.10 A.7 E.1 F.1 G.1"),
    ];
    for (edition, present, absent) in checks {
        for number in present.split(' ') {
            assert!(edition.article(number).is_some(), "{edition} lacks {number}");
        }
        for number in absent.split(' ') {
            assert!(edition.article(number).is_none(), "{edition} has {number}");
        }
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

#[test]
fn every_article_a_requirement_names_is_in_its_table() {
    let Some(requirements) = requirements() else { return };
    assert!(requirements.len() > 150, "read only {}", requirements.len());
    for edition in Edition::ALL {
        for requirement in &requirements {
            for number in requirement.of(edition) {
                let found = edition.article(number).is_some();
                assert!(found, "{}: {edition} has no {number}", requirement.id);
            }
        }
    }
}

/// National and casual rules have their own articles for these.
#[test]
fn every_article_of_national_rules_that_a_requirement_names_is_in_a_table() {
    let Some(requirements) = requirements() else { return };
    let named: Vec<&String> = requirements.iter().flat_map(|r| &r.others).collect();
    assert!(named.len() > 20, "only {}", named.len());
    for number in named {
        let tables = Edition::ALL.iter().filter(|e| e.article(number).is_some());
        assert_eq!(tables.count(), 1, "{number}");
    }
}

/// What a table inherits stands in it as in its parent's, unless it is left out.
#[test]
fn inherited_articles_are_the_parents() {
    for edition in Edition::ALL {
        let Some(parent) = edition.parent() else { continue };
        let own = edition.table().len() - parent.table().len();
        for (inherited, of_parent) in edition.table().iter().skip(own).zip(parent.table()) {
            assert_eq!(inherited.number, of_parent.number, "{edition}");
            let left_out = matches!(inherited.standing, Standing::LeftOut(_));
            assert!(left_out || inherited == of_parent, "{edition} {}", inherited.number);
        }
    }
}

#[test]
fn only_organisational_articles_are_text() {
    let Some(requirements) = requirements() else { return };
    for edition in Edition::FIDE {
        for requirement in requirements.iter().filter(|r| r.kind != "O" && !r.is_finnish()) {
            for number in requirement.of(edition) {
                let standing = entry(edition, number).standing;
                let text = matches!(standing, Standing::Text(_));
                assert!(!text, "{}: {edition} {number}", requirement.id);
            }
        }
    }
}

/// Articles whose requirement (BLD-4) describes them without naming them.
const UNNAMED: [(Edition, &str); 2] = [(Edition::Fide2014, "D.2.4"), (Edition::Fide2023, "D.2.5")];

#[test]
fn pending_articles_name_their_requirement() {
    let Some(requirements) = requirements() else { return };
    for edition in Edition::ALL {
        for Entry { number, standing, .. } in edition.table() {
            let Standing::Pending(id) = standing else { continue };
            let named = requirements.iter().find(|r| r.id == *id);
            let named = named.unwrap_or_else(|| panic!("{edition} {number}: no {id}"));
            let fits = named.of(edition).iter().any(|n| akin(n, number))
                || UNNAMED.contains(&(edition, number));
            assert!(fits, "{edition} {number} is not what {id} is about");
        }
    }
}

#[test]
fn every_provision_cites_an_article_that_carries_it() {
    for edition in Edition::ALL {
        for Entry { number, standing, .. } in edition.table() {
            for &provision in standing.provisions() {
                let cited = edition.cite(provision).unwrap();
                let carries = entry(edition, cited.number()).standing.provisions();
                assert!(carries.contains(&provision), "{edition} {number} {provision:?}");
            }
            if matches!(
                standing,
                Standing::Decided(_) | Standing::Arbiter(_) | Standing::Recorded(_)
            ) {
                assert!(!standing.provisions().is_empty(), "{edition} {number} by nothing");
            }
        }
    }
}

/// Every article that is numbered otherwise in FIDE's other printing stands in the table, and the
/// way back leads to it.
#[test]
fn the_other_printing_leads_back_to_the_table() {
    for edition in Edition::ALL {
        let mut known = 0;
        for Entry { number, .. } in edition.table() {
            let Some(there) = edition.numbered_elsewhere(number) else { continue };
            assert_eq!(edition.numbered_here(there), Some(*number), "{edition} {there}");
            known += 1;
        }
        assert_eq!(known, if edition == Edition::Fide2023 { 13 } else { 0 }, "{edition}");
    }
}

/// Every article at which sources differ is one of its edition's.
#[test]
fn sources_differ_at_articles_that_there_are() {
    for edition in Edition::ALL {
        let numbers = edition.table().iter().map(|entry| entry.number);
        let known = numbers.filter(|number| edition.sources_differ(number).is_some()).count();
        assert_eq!(known, if edition == Edition::Fide2023 { 12 } else { 0 }, "{edition}");
    }
}
