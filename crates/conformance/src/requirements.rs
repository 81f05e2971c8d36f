//! The requirements: which there are, and the articles of each edition that
//! they are about.
//!
//! The table is `data/requirements.tsv`: an id; a kind (C computed, K decided
//! on a claim, J the arbiter's judgement, R recorded, O organisation); the laws
//! that it was drawn from, `FIDE` for all of FIDE's editions; and what these
//! say, by the names of provisions and of texts. The numbers are those of the
//! edition tables.

use crate::cases::Case;
use crate::coverage::is_inherited;
use touchmove_laws::{Edition, Entry};

const TABLE: &str = include_str!("../data/requirements.tsv");

/// A row of the table.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Requirement {
    /// Its name, e.g. `ACT-4`.
    pub id: &'static str,
    /// How it is decided: C, K, J, R or O.
    pub kind: &'static str,
    /// The names of provisions and texts that it is about.
    pub says: Vec<&'static str>,
    /// The articles with these, of the editions that have any.
    pub articles: Vec<(Edition, Vec<&'static str>)>,
}

/// Every requirement, in the order of the table.
///
/// ```
/// let all = touchmove_conformance::requirements::all();
/// let row = all.iter().find(|row| row.id == "IRR-10").unwrap();
/// let numbers: Vec<_> = row.articles.iter().map(|(_, numbers)| numbers.join(", ")).collect();
/// assert_eq!(numbers, ["7.4.b", "7.5.b", "7.5.5", "7.5.5"]);
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

/// The edition's own articles with any of these provisions and texts.
fn articles(edition: Edition, says: &[&str]) -> Vec<&'static str> {
    let own = edition.table().iter().filter(|entry| !is_inherited(edition, entry));
    own.filter(|entry| says.iter().any(|name| is_said(entry, name))).map(|e| e.number).collect()
}

/// Whether a name is that of an article's text or of one of its provisions.
pub fn is_said(entry: &Entry, name: &str) -> bool {
    entry.about == Some(name) || entry.standing.provisions().iter().any(|p| p.id() == name)
}

impl Requirement {
    /// The cases that carry its id.
    pub fn cases<'a>(&self, cases: &'a [Case]) -> Vec<&'a Case> {
        cases.iter().filter(|case| case.requirements.iter().any(|id| id == self.id)).collect()
    }

    /// The editions that have it, and no case of it. What only organises an event needs none.
    ///
    /// ```
    /// use touchmove_conformance::requirements::all;
    /// let bare = |id: &str| all().iter().find(|row| row.id == id).unwrap().without_case(&[]);
    /// assert_eq!(bare("IRR-8"), [touchmove_laws::Edition::Fide2018, touchmove_laws::Edition::Fide2023]);
    /// assert!(bare("CON-6").is_empty());
    /// ```
    pub fn without_case(&self, cases: &[Case]) -> Vec<Edition> {
        let shown = |edition| self.cases(cases).iter().any(|case| case.runs_under(edition));
        let editions = self.articles.iter().map(|(edition, _)| *edition);
        editions.filter(|&edition| self.kind != "O" && !shown(edition)).collect()
    }
}
