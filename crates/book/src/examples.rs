//! Rulings of the cases, by the article that they cite.

use crate::cases::{Block, Case};
use crate::library::all;
use crate::training::{Moment, moments};
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

/// The ruling of a case under an article, with the board that it is about.
#[derive(Debug, Clone)]
pub(crate) struct Verdict {
    pub ruling: Ruling,
    /// The board before the ruling: the first field of a FEN. Absent if no move was made.
    pub board: Option<String>,
}

/// The cases' rulings that cite one article.
#[derive(Debug, Default)]
pub(crate) struct Cited {
    /// One example of each type.
    pub examples: Vec<Example>,
    /// The verdict of each case, by the case's name.
    pub verdicts: HashMap<&'static str, Verdict>,
    /// Number of events on which the article is cited.
    events: usize,
    /// Number of events on which another article is cited too.
    with: HashMap<&'static str, usize>,
}

/// The board of the initial position.
const INITIAL: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR";

/// Upper bound on examples of an article.
const MOST: usize = 8;

/// Rulings by article number.
type Rulings = HashMap<&'static str, Cited>;

/// Returns the rulings that cite an article. The first call judges every case of the edition.
pub(crate) fn cited(edition: Edition, number: &str) -> Option<&'static Cited> {
    static ALL: [OnceLock<Rulings>; Edition::ALL.len()] =
        [const { OnceLock::new() }; Edition::ALL.len()];
    let place = Edition::ALL.iter().position(|one| *one == edition).unwrap_or_default();
    ALL[place].get_or_init(|| given(edition)).get(number)
}

/// Returns the articles that are cited on the same events, the most closely related first. An
/// article that is cited nearly everywhere is related to none, so the number of common events is
/// weighed by their share of the other article's events.
pub(crate) fn companions(edition: Edition, number: &str) -> Vec<&'static str> {
    let with = cited(edition, number).map(|own| &own.with);
    let weighed = |(&other, &times): (&&'static str, &usize)| {
        let events = cited(edition, other).map_or(times, |other| other.events);
        (times * times * 1000 / events.max(1), other)
    };
    let mut all: Vec<(usize, &str)> = with.into_iter().flatten().map(weighed).collect();
    all.sort_by_key(|&(weight, number)| (std::cmp::Reverse(weight), number));
    all.into_iter().map(|(_, number)| number).collect()
}

fn given(edition: Edition) -> Rulings {
    let mut found = Rulings::new();
    for case in all() {
        for block in case.blocks(edition) {
            add_block(&mut found, block, edition, case);
        }
    }
    found
}

fn add_block(found: &mut Rulings, block: &Block, edition: Edition, case: &'static Case) {
    for moment in moments(block, edition).unwrap_or_default() {
        let board = Some(board(&moment)).filter(|board| *board != INITIAL);
        for ruling in &moment.rulings {
            add(found, ruling, case, board);
        }
        add_companions(found, &moment.rulings);
    }
}

/// Returns the board that shows what was ruled on. A ruling that restores a position is about the
/// board before the ruling.
fn board(moment: &Moment) -> &str {
    let restores = moment.rulings.iter().any(|ruling| changes_the_board(ruling.effect()));
    if restores { &moment.before } else { &moment.after }
}

/// True if a ruling changes the position.
pub(crate) const fn changes_the_board(effect: &Effect) -> bool {
    matches!(
        effect,
        Effect::PositionRestored { .. }
            | Effect::PutBack
            | Effect::PawnReplaced { .. }
            | Effect::PawnPromoted { .. }
    )
}

fn add(found: &mut Rulings, ruling: &Ruling, case: &'static Case, board: Option<&str>) {
    for (at, article) in ruling.articles().iter().enumerate() {
        let known = found.entry(article.number()).or_default();
        let same = |one: &Example| kind(one.ruling.effect()) == kind(ruling.effect());
        if known.examples.len() < MOST && !known.examples.iter().any(same) {
            known.examples.push(Example { ruling: ruling.clone(), case });
        }
        // The last ruling that cites the article first is the outcome of the case. A question is
        // none.
        if matches!(ruling.effect(), Effect::Question { .. } | Effect::FactNeeded { .. }) {
            continue;
        }
        if at == 0 || !known.verdicts.contains_key(case.name.as_str()) {
            let verdict = Verdict { ruling: ruling.clone(), board: board.map(str::to_owned) };
            known.verdicts.insert(&case.name, verdict);
        }
    }
}

fn add_companions(found: &mut Rulings, rulings: &[Ruling]) {
    let mut numbers: Vec<&'static str> =
        rulings.iter().flat_map(Ruling::articles).map(|article| article.number()).collect();
    numbers.sort_unstable();
    numbers.dedup();
    for &one in &numbers {
        found.entry(one).or_default().events += 1;
        for &other in numbers.iter().filter(|&&other| other != one) {
            *found.entry(one).or_default().with.entry(other).or_default() += 1;
        }
    }
}

/// Fields that distinguish types of an effect.
const KINDS: [&str; 5] = ["about", "kind", "termination", "what", "why"];

fn kind(effect: &Effect) -> (&'static str, Vec<String>) {
    let kinds = effect.args().into_iter().filter(|(name, _)| KINDS.contains(name));
    (effect.name(), kinds.map(|(_, value)| value.to_string()).collect())
}
