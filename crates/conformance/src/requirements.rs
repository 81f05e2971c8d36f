//! The requirements: which there are, and the articles of each edition that
//! they were drawn from.
//!
//! The table is `data/requirements.tsv`: an id, a kind (C computed, K decided
//! on a claim, J the arbiter's judgement, R recorded, O organisation) and a
//! column an edition, `-` where the edition has nothing of the sort.

use crate::cases::Case;
use touchmove_laws::{Edition, Standing};

const TABLE: &str = include_str!("../data/requirements.tsv");

/// A row of the table.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Requirement {
    /// Its name, e.g. `ACT-4`.
    pub id: &'static str,
    /// How it is decided: C, K, J, R or O.
    pub kind: &'static str,
    /// The articles of the editions that have it.
    pub articles: Vec<(Edition, Vec<&'static str>)>,
}

/// Every requirement, in the order of the table.
///
/// ```
/// let all = touchmove_conformance::requirements::all();
/// assert!(all.iter().any(|row| row.id == "IRR-10" && row.articles.len() == 4));
/// ```
pub fn all() -> Vec<Requirement> {
    let mut lines = TABLE.lines();
    let editions: Vec<Option<Edition>> = lines
        .next()
        .into_iter()
        .flat_map(|h| h.split('\t').skip(2))
        .map(Edition::from_name)
        .collect();
    lines.map(|line| row(line, &editions)).collect()
}

fn row(line: &'static str, editions: &[Option<Edition>]) -> Requirement {
    let mut columns = line.split('\t');
    let (id, kind) = (columns.next().unwrap_or(""), columns.next().unwrap_or(""));
    let named = editions.iter().flatten().zip(columns).filter(|(_, list)| *list != "-");
    let articles = named.map(|(&edition, list)| (edition, list.split(", ").collect())).collect();
    Requirement { id, kind, articles }
}

impl Requirement {
    /// The cases that carry its id.
    pub fn cases<'a>(&self, cases: &'a [Case]) -> Vec<&'a Case> {
        cases.iter().filter(|case| case.requirements.iter().any(|id| id == self.id)).collect()
    }

    /// The editions that name it and have no case of it. What only organises
    /// an event needs none: there the articles have to stand in the edition.
    ///
    /// ```
    /// use touchmove_conformance::requirements::all;
    /// let bare = |id: &str| all().iter().find(|row| row.id == id).unwrap().without_case(&[]);
    /// assert_eq!(bare("IRR-8"), [touchmove_laws::Edition::Fide2018, touchmove_laws::Edition::Fide2023]);
    /// assert!(bare("CON-6").is_empty());
    /// ```
    pub fn without_case(&self, cases: &[Case]) -> Vec<Edition> {
        let shown = |edition| self.cases(cases).iter().any(|case| case.runs_under(edition));
        let bare = |(edition, articles): &(Edition, Vec<&str>)| match self.kind {
            "O" => !articles.iter().all(|number| stands(*edition, number)),
            _ => !shown(*edition),
        };
        self.articles.iter().filter(|column| bare(column)).map(|(edition, _)| *edition).collect()
    }
}

/// Whether an article, or what is below it, is in the edition's table with
/// somebody who decides it.
pub fn stands(edition: Edition, number: &str) -> bool {
    let below = |n: &str| {
        let rest = n.strip_prefix(number);
        rest.is_some_and(|r| !r.starts_with(|c: char| c.is_ascii_digit()))
    };
    let of_it = edition.table().iter().filter(|entry| below(entry.number));
    let mut standings = of_it.map(|entry| entry.standing).peekable();
    standings.peek().is_some() && standings.all(|s| !matches!(s, Standing::Pending(_)))
}
