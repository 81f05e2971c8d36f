//! Every ruling of every case is said in words, in every language.

use std::collections::BTreeSet;
use std::path::Path;
use touchmove_conformance::ROOT;
use touchmove_conformance::cases::{self, Case};
use touchmove_explain::{Language, Words};
use touchmove_laws::Ruling;

fn all() -> Vec<Case> {
    cases::all(Path::new(ROOT)).unwrap_or_else(|wrong| panic!("{wrong:?}"))
}

/// Every ruling that the cases bring about, with the file of the case.
fn rulings(cases: &[Case]) -> Vec<(&str, Ruling)> {
    let mut rulings = Vec::new();
    for case in cases {
        for block in &case.blocks {
            for &edition in &block.protocol.setup.editions {
                let judged = block.protocol.judge(edition).expect("possible");
                let given = judged.rulings.into_iter();
                rulings.extend(given.map(|given| (case.file.as_str(), given.ruling)));
            }
        }
    }
    rulings
}

#[test]
fn no_ruling_of_a_case_falls_back_to_the_words_of_the_protocol() {
    let (cases, languages) = (all(), Language::ALL.map(Words::new));
    let mut wrong = BTreeSet::new();
    for (file, ruling) in rulings(&cases) {
        for words in &languages {
            match words.ruling_in_words(&ruling) {
                Err(error) => wrong.insert(format!("{file}: {error}")),
                Ok(said) if said.contains('_') => wrong.insert(format!("{file}: {said}")),
                Ok(_) => false,
            };
        }
    }
    assert!(wrong.is_empty(), "{wrong:#?}");
}

#[test]
fn the_cases_bring_about_questions_refusals_and_notes() {
    let cases = all();
    let rulings = rulings(&cases);
    let names: BTreeSet<&str> = rulings.iter().map(|(_, r)| r.effect().name()).collect();
    for name in ["question", "refused", "noted", "claim_incorrect", "warning"] {
        assert!(names.contains(name), "no case has {name}");
    }
}
