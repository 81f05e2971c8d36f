//! Coverage page: the cases of each article of an edition.

mod by_requirement;
mod links;
mod page;

use crate::cases::Case;
use touchmove_laws::{Edition, Entry, Provision, Standing};

pub use page::page;

/// Path of the page from the root of the repository.
pub const PAGE: &str = "target/coverage.md";

/// An article with its cases.
#[derive(Debug)]
pub struct Covered<'a> {
    /// The article and its standing.
    pub entry: Entry,
    /// The cases that cite the article, in file order.
    pub cases: Vec<&'a Case>,
}

/// Returns every article of an edition, in order, with the cases that cite it.
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

/// Returns true if an edition inherits the article from its parent. Then the parent's cases cover
/// it.
pub fn is_inherited(edition: Edition, entry: &Entry) -> bool {
    let parent = edition.parent().map_or(&[][..], Edition::table);
    parent.contains(entry) || matches!(entry.standing, Standing::LeftOut(_)) && !parent.is_empty()
}

/// Returns articles that the software decides but no case of that edition covers.
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

/// Returns provisions of an edition that no case of that edition covers.
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

/// Returns provisions that one edition has and the other lacks, if no case is judged under both
/// editions.
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

/// Returns the name of a chapter, by the number before the first dot.
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
