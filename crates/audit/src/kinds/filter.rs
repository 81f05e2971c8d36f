//! Filters for kinds of findings.

use super::{Kind, kinds};
use std::fmt;

/// Filter for kinds of findings, by name or by prefix with a star (`claim-*`).
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Filter {
    only: Vec<String>,
    ignore: Vec<String>,
}

/// Error for a name or prefix that matches no kind.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct UnknownKind(pub String);

impl fmt::Display for UnknownKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: no kind of finding; see touchmove audit --kinds", self.0)
    }
}

impl std::error::Error for UnknownKind {}

impl Filter {
    /// Creates a filter for the given kinds, without the kinds to ignore. An empty list selects all
    /// kinds.
    ///
    /// # Errors
    /// [`UnknownKind`] for a name or prefix that matches no kind.
    ///
    /// ```
    /// use touchmove_audit::{Filter, Kind};
    /// let filter = Filter::new(&[""; 0], &["claim-*", "other-game"]).unwrap();
    /// assert!(!filter.wants(&Kind::OtherGame { variant: "Horde".into() }));
    /// assert!(Filter::new(&["no-such-kind"], &[""; 0]).is_err());
    /// ```
    pub fn new(
        only: &[impl AsRef<str>],
        ignore: &[impl AsRef<str>],
    ) -> Result<Filter, UnknownKind> {
        Ok(Filter { only: patterns(only)?, ignore: patterns(ignore)? })
    }

    /// True if the filter names claims with a written move, which are off by default.
    pub(crate) fn names_written_claims(&self) -> bool {
        self.only.iter().any(|pattern| pattern.ends_with("-written"))
    }

    /// True if the filter selects the kind.
    ///
    /// ```
    /// use touchmove_audit::{Filter, Kind};
    /// let filter = Filter::new(&["claim-*"], &[""; 0]).unwrap();
    /// assert!(!filter.wants(&Kind::OtherGame { variant: "Horde".into() }));
    /// ```
    pub fn wants(&self, kind: &Kind) -> bool {
        if self.only.is_empty() && self.ignore.is_empty() {
            return true;
        }
        let id = kind.name();
        let is_one_of = |patterns: &[String]| patterns.iter().any(|pattern| fits(pattern, &id));
        (self.only.is_empty() || is_one_of(&self.only)) && !is_one_of(&self.ignore)
    }
}

fn patterns(names: &[impl AsRef<str>]) -> Result<Vec<String>, UnknownKind> {
    let known = |name: &str| match kinds().any(|(id, ..)| fits(name, &id)) {
        true => Ok(name.to_owned()),
        false => Err(UnknownKind(name.to_owned())),
    };
    names.iter().map(|name| known(name.as_ref().trim())).collect()
}

fn fits(pattern: &str, id: &str) -> bool {
    match pattern.strip_suffix('*') {
        Some(beginning) => id.starts_with(beginning),
        None => id == pattern,
    }
}
