//! Two editions give different rulings if and only if the table of statements says so.
//!
//! `data/differences/` has a protocol for each provision whose statement differs between
//! neighbouring editions. `data/differences/unseen.tsv` lists the differences that no protocol can
//! show, with the reason.

mod outcome;

use outcome::{Difference, Outcome};
use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;
use touchmove_book::{ChangeKind, Diff};
use touchmove_conformance::cases::{self, Block, Case};
use touchmove_conformance::{ROOT, run};
use touchmove_explain::{Language, Words};
use touchmove_laws::{Edition, Provision, Statement, Subject};

const FOLDER: &str = "crates/conformance/data/differences";
const UNSEEN: &str = include_str!("../../data/differences/unseen.tsv");

/// National and casual rules, with the edition of FIDE to compare them with.
const OTHERS: [(Edition, Edition); 3] = [
    (Edition::Fide2009, Edition::Finland2009),
    (Edition::Fide2009, Edition::FinnishBlitz2008),
    (Edition::Fide2023, Edition::Casual),
];

/// Cases in which no ruling cites the provision that explains the difference: it forbids an act, or
/// another article bars the claim.
const UNCITED: [(&str, Provision); 3] = [
    ("A software arbiter and the flag", Provision::RapidFlagCalled),
    ("Both hands, and the opponent has replied", Provision::TwoHands),
    ("Castled with both hands in the deciding game", Provision::TwoHands),
];

/// Two editions, and the provisions whose statements differ.
struct Pair {
    editions: [Edition; 2],
    changed: BTreeSet<Provision>,
}

impl Pair {
    fn of(older: Edition, newer: Edition) -> Pair {
        let diff = Diff::between(&Words::new(Language::English), older, newer);
        let real = diff.changes.into_iter().filter(|change| change.kind != ChangeKind::Number);
        let changed = real.filter_map(|change| match change.subject {
            Subject::Provision(provision) => Some(provision),
            Subject::Text(_) => None,
        });
        Pair { editions: [older, newer], changed: changed.collect() }
    }

    /// Returns every pair that is compared.
    fn all() -> Vec<Pair> {
        let fide = Edition::FIDE.into_iter().enumerate();
        let newer = |at: usize| Edition::FIDE.into_iter().skip(at + 1);
        let fide = fide.flat_map(|(at, older)| newer(at).map(move |newer| (older, newer)));
        fide.chain(OTHERS).map(|(older, newer)| Pair::of(older, newer)).collect()
    }

    /// Returns the pairs of neighbours.
    fn neighbours() -> Vec<Pair> {
        let fide = Edition::FIDE.into_iter().zip(Edition::FIDE.into_iter().skip(1));
        fide.chain(OTHERS).map(|(older, newer)| Pair::of(older, newer)).collect()
    }

    fn is_of_fide(&self) -> bool {
        self.editions.iter().all(|edition| Edition::FIDE.contains(edition))
    }

    /// Returns the provisions whose difference a protocol must show: those with a statement of
    /// their own in either edition.
    fn to_show(&self) -> BTreeSet<Provision> {
        let [_, newer] = self.editions;
        let own = |provision: &&Provision| {
            let of = Subject::Provision(**provision);
            let read = |s: &Statement| s.sources.iter().any(|source| source.edition() == newer);
            self.is_of_fide() || Statement::all().any(|s| s.subject == of && read(s))
        };
        self.changed.iter().filter(own).copied().collect()
    }

    /// True if the statements explain a difference.
    fn explains(&self, case: &Case, difference: &Difference) -> bool {
        let mut uncited = UNCITED.iter().filter(|(name, _)| case.name == *name);
        let uncited = uncited.any(|(_, provision)| self.changed.contains(provision));
        uncited || !difference.relies_on.is_disjoint(&self.changed)
    }
}

/// Outcomes of a protocol under every edition.
struct Outcomes(BTreeMap<&'static str, Outcome>);

impl Outcomes {
    fn of(block: &Block) -> Outcomes {
        let named = &block.protocol.setup.editions;
        let base = OTHERS.iter().filter(|(_, newer)| named.contains(newer)).map(|(base, _)| base);
        let all = named.iter().chain(base);
        let judged = all.map(|&edition| (edition.name(), Outcome::of(&block.protocol, edition)));
        Outcomes(judged.filter_map(|(name, outcome)| Some((name, outcome?))).collect())
    }

    fn differences(&self, pair: &Pair) -> Vec<Difference> {
        let [a, b] = pair.editions.map(|edition| self.0.get(edition.name()));
        a.zip(b).map_or(Vec::new(), |(a, b)| a.differences(b))
    }
}

fn suite() -> Vec<Case> {
    cases::below(Path::new(ROOT), FOLDER).unwrap_or_else(|wrong| panic!("{wrong:?}"))
}

fn place(case: &Case, block: &Block, pair: &Pair, difference: &Difference) -> String {
    let [older, newer] = pair.editions;
    let line = block.line_in_file(difference.line);
    format!("{}:{line}: {} ({older}, {newer}): {difference}", case.file, case.name)
}

#[test]
fn rulings_differ_only_where_the_statements_differ() {
    let mut all = cases::all(Path::new(ROOT)).unwrap_or_else(|wrong| panic!("{wrong:?}"));
    all.extend(suite());
    let pairs = Pair::all();
    let (mut wrong, mut compared) = (Vec::new(), 0);
    for (case, block, outcomes) in judged(&all) {
        for pair in &pairs {
            // Whatever comes after the first difference may follow from it.
            let first = outcomes.differences(pair).into_iter().next();
            compared += usize::from(first.is_some());
            let unexplained = first.filter(|first| !pair.explains(case, first));
            wrong.extend(unexplained.map(|first| place(case, block, pair, &first)));
        }
    }
    assert!(wrong.is_empty(), "{} differences:\n{}", wrong.len(), wrong.join("\n"));
    assert!(compared > 500, "only {compared} differences");
}

#[test]
fn protocols_of_the_suite_give_the_expected_rulings() {
    let failures = run::failures(&suite(), &run::Selection::default());
    let failures: Vec<String> = failures.iter().map(ToString::to_string).collect();
    assert!(failures.is_empty(), "{}", failures.join("\n"));
}

/// Under FIDE's editions a protocol of the suite differs only by the provisions that it names, at
/// every line.
#[test]
fn protocols_of_the_suite_show_nothing_but_their_provisions() {
    let (pairs, mut wrong) = (Pair::all(), Vec::new());
    for (case, block, outcomes) in judged(&suite()) {
        let named: BTreeSet<Provision> = case.provisions.iter().copied().collect();
        for pair in &pairs {
            let meant = match pair.is_of_fide() {
                true => &pair.changed & &named,
                false => pair.changed.clone(),
            };
            let found = outcomes.differences(pair).into_iter();
            let other = found.filter(|found| found.relies_on.is_disjoint(&meant));
            wrong.extend(other.map(|found| place(case, block, pair, &found)));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn every_changed_statement_is_shown_or_has_a_reason() {
    let suite = suite();
    let judged = judged(&suite);
    let mut unseen: BTreeSet<[&str; 3]> = BTreeSet::new();
    for line in UNSEEN.lines().skip(1) {
        let columns: Vec<&str> = line.split('\t').collect();
        let [provision, older, newer, reason] = columns[..] else { panic!("{line}") };
        assert!(reason.ends_with('.'), "no reason: {line}");
        assert!(unseen.insert([provision, older, newer]), "twice: {line}");
    }
    let (mut bare, mut stale) = (Vec::new(), unseen.clone());
    for pair in &Pair::neighbours() {
        let shown = shown(&judged, pair);
        for provision in pair.to_show() {
            let [older, newer] = pair.editions.map(Edition::name);
            let row = [provision.id(), older, newer];
            match shown.contains(&provision) {
                true => assert!(!unseen.contains(&row), "the suite shows {row:?}"),
                false if !stale.remove(&row) => bare.push(row.join("\t")),
                false => {}
            }
        }
    }
    assert!(bare.is_empty(), "no protocol in {FOLDER} shows:\n{}", bare.join("\n"));
    assert!(stale.is_empty(), "not changed: {stale:?}");
}

/// Returns every protocol with its case and its outcomes.
fn judged(cases: &[Case]) -> Vec<(&Case, &Block, Outcomes)> {
    let blocks = cases.iter().flat_map(|case| case.blocks.iter().map(move |block| (case, block)));
    blocks.map(|(case, block)| (case, block, Outcomes::of(block))).collect()
}

/// Returns the changed provisions that a protocol of the suite names and shows.
fn shown(judged: &[(&Case, &Block, Outcomes)], pair: &Pair) -> BTreeSet<Provision> {
    let differing = judged.iter().flat_map(|(case, _, outcomes)| {
        let found = outcomes.differences(pair).into_iter();
        found.flat_map(|found| found.cites).filter(|cited| case.provisions.contains(cited))
    });
    differing.filter(|provision| pair.changed.contains(provision)).collect()
}
