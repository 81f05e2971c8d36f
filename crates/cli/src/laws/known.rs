//! The cases and rules that this program was built with.

use touchmove_laws::{Edition, Provision};

const CASES: &str = include_str!("../../data/cases.tsv");
const RULES: &str = include_str!("../../data/rules.tsv");

/// A case: its file and its title.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Case {
    pub file: &'static str,
    pub title: &'static str,
}

/// The cases that show an article of an edition.
pub fn cases(edition: Edition, number: &str) -> Vec<Case> {
    CASES.lines().filter_map(|line| shows(line, edition, number)).collect()
}

fn shows(line: &'static str, edition: Edition, number: &str) -> Option<Case> {
    let mut columns = line.split('\t');
    let (file, title) = (columns.next()?, columns.next()?);
    let mut lists = columns.filter_map(|column| column.split_once('='));
    let (_, list) = lists.find(|(name, _)| *name == edition.name())?;
    list.split(',').any(|n| n == number).then_some(Case { file, title })
}

/// The file with the rule for a provision, where a rule has it.
pub fn rule(provision: Provision) -> Option<&'static str> {
    let mut rows = RULES.lines().filter_map(|line| line.split_once('\t'));
    rows.find(|(id, _)| *id == provision.id()).map(|(_, file)| file)
}
