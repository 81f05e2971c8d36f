//! Which articles of an edition have a case, as a page.

mod by_requirement;
mod links;
mod page;

use crate::cases::Case;
use touchmove_laws::{Edition, Entry, Provision, Standing};

pub use page::page;

/// The page, from the root of the repository.
pub const PAGE: &str = "target/coverage.md";

/// An article with what shows it.
#[derive(Debug)]
pub struct Covered<'a> {
    /// The article and its standing.
    pub entry: Entry,
    /// The cases that cite it, in the order of the files.
    pub cases: Vec<&'a Case>,
}

/// Every article of an edition, in its order, with the cases that cite it.
///
/// ```
/// use touchmove_conformance::coverage::articles;
/// use touchmove_laws::Edition;
/// assert_eq!(articles(Edition::Fide2023, &[]).len(), Edition::Fide2023.table().len());
/// ```
pub fn articles(edition: Edition, cases: &[Case]) -> Vec<Covered<'_>> {
    let covered = |&entry: &Entry| Covered {
        entry,
        cases: cases.iter().filter(|case| case.cites(edition, entry.number)).collect(),
    };
    edition.table().iter().map(covered).collect()
}

/// Whether an article is the parent's, where an edition is built on one: then
/// the parent's cases show it.
pub fn is_inherited(edition: Edition, entry: &Entry) -> bool {
    let parent = edition.parent().map_or(&[][..], Edition::table);
    parent.contains(entry) || matches!(entry.standing, Standing::LeftOut(_)) && !parent.is_empty()
}

/// Articles that the software decides and no case of that edition shows.
///
/// ```
/// use touchmove_conformance::coverage::without_case;
/// use touchmove_laws::Edition;
/// assert!(without_case(Edition::Fide2023, &[]).contains(&"7.5.5"));
/// ```
pub fn without_case(edition: Edition, cases: &[Case]) -> Vec<&'static str> {
    let bare =
        |c: &Covered<'_>| matches!(c.entry.standing, Standing::Decided(_)) && c.cases.is_empty();
    let own = |c: &Covered<'_>| !is_inherited(edition, &c.entry);
    articles(edition, cases).into_iter().filter(own).filter(bare).map(|c| c.entry.number).collect()
}

/// Provisions of an edition that no case of that edition shows.
///
/// ```
/// use touchmove_conformance::coverage::provisions_without_case;
/// use touchmove_laws::{Edition, Provision};
/// let bare = provisions_without_case(Edition::Fide2009, &[]);
/// assert!(bare.contains(&Provision::KnightMove) && !bare.contains(&Provision::TwoHands));
/// ```
pub fn provisions_without_case(edition: Edition, cases: &[Case]) -> Vec<Provision> {
    let own = |p: Provision| {
        let cited = edition.cite(p).map(|article| article.number());
        edition.table().iter().any(|e| Some(e.number) == cited && !is_inherited(edition, e))
    };
    let all = Provision::ALL.iter().copied().filter(|&p| own(p));
    all.filter(|&p| !cases.iter().any(|case| case.shows(edition, p))).collect()
}

/// Provisions of one edition that another does not have, and that no case
/// shows under the one while it is judged under the other, too.
///
/// ```
/// use touchmove_conformance::coverage::differences_without_case;
/// use touchmove_laws::{Edition, Provision};
/// let bare = differences_without_case(Edition::Fide2023, Edition::Fide2009, &[]);
/// assert!(bare.contains(&Provision::TwoHands));
/// ```
pub fn differences_without_case(has: Edition, lacks: Edition, cases: &[Case]) -> Vec<Provision> {
    let only = |p: &Provision| has.cite(*p).is_some() && lacks.cite(*p).is_none();
    let compared = |p: Provision| cases.iter().any(|c| c.shows(has, p) && c.runs_under(lacks));
    Provision::ALL.iter().copied().filter(only).filter(|&p| !compared(p)).collect()
}

/// What a chapter is called: by the number before the first dot.
fn chapter(number: &str) -> String {
    let head = number.split('.').next().unwrap_or(number);
    match head {
        "Preface" => head.to_owned(),
        "Adj" => "Adjourned games".to_owned(),
        _ if head.starts_with("fi-blitz") => "Finland's blitz rules".to_owned(),
        _ if head.starts_with("casual") => "Casual play".to_owned(),
        _ if number.ends_with(" (fi)") => "What Finland has decided".to_owned(),
        _ if head.starts_with('G') && head.len() > 1 => format!("Guidelines {}", &head[1..]),
        _ if head.chars().all(|c| c.is_ascii_digit()) => format!("Article {head}"),
        _ => format!("Appendix {head}"),
    }
}
