//! The requirements and the articles of each edition that they cover.
//!
//! The table is `data/requirements.tsv`. Its first column is an id. The second is a kind: C
//! computed, K decided on a claim, J the arbiter's judgement, R recorded, O organisation. The third
//! names the laws from which the requirement was taken; `FIDE` stands for all of FIDE's editions.
//! The fourth is its content, as names of provisions and texts. Article numbers come from the
//! edition tables.

use crate::cases::Case;
use crate::coverage::is_inherited;
use touchmove_laws::{Edition, Entry};

const TABLE: &str = include_str!("../data/requirements.tsv");

/// A row of the table.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Requirement {
    /// Id, such as `ACT-4`.
    pub id: &'static str,
    /// Kind of decision: C, K, J, R or O.
    pub kind: &'static str,
    /// Names of the provisions and texts that the requirement covers.
    pub says: Vec<&'static str>,
    /// The corresponding articles, for each edition that has any.
    pub articles: Vec<(Edition, Vec<&'static str>)>,
}

/// Returns every requirement, in table order.
///
/// ```
/// let all = touchmove_conformance::requirements::all();
/// let row = all.iter().find(|row| row.id == "IRR-10").unwrap();
/// let numbers: Vec<_> = row.articles.iter().map(|(_, numbers)| numbers.join(", ")).collect();
/// assert_eq!(numbers, ["7.4.b", "7.5.b", "7.5.3, 7.7.2, 7.8.2", "7.5.5", "7.5.5"]);
/// ```
pub fn all() -> Vec<Requirement> {
    TABLE.lines().skip(1).filter_map(row).collect()
}

fn row(line: &'static str) -> Option<Requirement> {
    let mut columns = line.split('\t');
    let (id, kind, laws) = (columns.next()?, columns.next()?, columns.next()?);
    let says: Vec<&str> = columns.next()?.split(", ").collect();
    let editions = Edition::from_name(laws).map_or(Edition::FIDE.to_vec(), |edition| vec![edition]);
    let with_articles = editions.into_iter().map(|edition| (edition, articles(edition, &says)));
    let articles = with_articles.filter(|(_, numbers)| !numbers.is_empty()).collect();
    Some(Requirement { id, kind, says, articles })
}

/// Returns the edition's own articles with any of these provisions and texts.
fn articles(edition: Edition, says: &[&str]) -> Vec<&'static str> {
    let own = edition.table().iter().filter(|entry| !is_inherited(edition, entry));
    own.filter(|entry| says.iter().any(|name| is_said(entry, name))).map(|e| e.number).collect()
}

/// Returns true if the article has this text or this provision.
pub fn is_said(entry: &Entry, name: &str) -> bool {
    entry.about == Some(name) || entry.standing.provisions().iter().any(|p| p.id() == name)
}

impl Requirement {
    /// Returns the cases that name the requirement.
    pub fn cases<'a>(&self, cases: &'a [Case]) -> Vec<&'a Case> {
        cases.iter().filter(|case| case.requirements.iter().any(|id| id == self.id)).collect()
    }

    /// Returns the editions that have the requirement but no case for it. Organisational
    /// requirements need no case.
    ///
    /// ```
    /// use touchmove_conformance::requirements::all;
    /// let bare = |id: &str| all().iter().find(|row| row.id == id).unwrap().without_case(&[]);
    /// assert_eq!(bare("IRR-8"), touchmove_laws::Edition::FIDE[2..]);
    /// assert!(bare("CON-6").is_empty());
    /// ```
    pub fn without_case(&self, cases: &[Case]) -> Vec<Edition> {
        let shown = |edition| self.cases(cases).iter().any(|case| case.runs_under(edition));
        let editions = self.articles.iter().map(|(edition, _)| *edition);
        editions.filter(|&edition| self.kind != "O" && !shown(edition)).collect()
    }
}
