//! Examples of an article's rulings, from the cases that cite it.

use crate::cases::Case;
use crate::library::all;
use std::collections::HashMap;
use std::sync::OnceLock;
use touchmove_laws::{Edition, Effect, Ruling};

/// A ruling that cites an article, with its case.
#[derive(Debug, Clone)]
pub struct Example {
    /// The ruling.
    pub ruling: Ruling,
    /// The case.
    pub case: &'static Case,
}

/// Upper bound on examples of an article.
const MOST: usize = 8;

/// Examples by article number.
type Examples = HashMap<&'static str, Vec<Example>>;

/// Returns examples of rulings that cite an article, one of each type.
pub(crate) fn examples(edition: Edition, number: &str) -> &'static [Example] {
    static ALL: [OnceLock<Examples>; Edition::ALL.len()] =
        [const { OnceLock::new() }; Edition::ALL.len()];
    let place = Edition::ALL.iter().position(|one| *one == edition).unwrap_or_default();
    ALL[place].get_or_init(|| given(edition)).get(number).map_or(&[], Vec::as_slice)
}

fn given(edition: Edition) -> Examples {
    let mut found = Examples::new();
    for case in all() {
        for block in case.blocks(edition) {
            let judged = block.protocol.judge(edition);
            let rulings = judged.into_iter().flat_map(|judged| judged.rulings);
            rulings.for_each(|given| add(&mut found, &given.ruling, case));
        }
    }
    found
}

fn add(found: &mut Examples, ruling: &Ruling, case: &'static Case) {
    for article in ruling.articles() {
        let known = found.entry(article.number()).or_default();
        let same = |one: &Example| kind(one.ruling.effect()) == kind(ruling.effect());
        if known.len() < MOST && !known.iter().any(same) {
            known.push(Example { ruling: ruling.clone(), case });
        }
    }
}

/// Fields that distinguish types of an effect.
const KINDS: [&str; 5] = ["about", "kind", "termination", "what", "why"];

fn kind(effect: &Effect) -> (&'static str, Vec<String>) {
    let kinds = effect.args().into_iter().filter(|(name, _)| KINDS.contains(name));
    (effect.name(), kinds.map(|(_, value)| value.to_string()).collect())
}
