//! How rulings come about: which hearing ruled, what the rule was told, and
//! which file it stands in.

use serde::Serialize;
use serde_json::Value;
use touchmove_laws::Ruling;
use touchmove_laws::rules::decides;

/// A rule that was asked, with the facts it was told.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Asked {
    module: &'static str,
    function: &'static str,
    facts: Vec<(String, Value)>,
}

/// The way to one ruling: an arbiter can follow it to the lines that made it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Why {
    /// The hearing that ruled: a file in `crates/game/src/hearings`.
    pub hearing: &'static str,
    /// The file of the rule, from the root of the repository.
    pub rule: String,
    /// The function in that file that was asked.
    pub asked: &'static str,
    /// What it was told, by name.
    pub facts: serde_json::Map<String, Value>,
    /// The provision that it ruled under: its name in every edition.
    pub provision: &'static str,
    /// The article's number in this edition.
    pub article: &'static str,
}

/// The ways to all rulings on an event.
#[derive(Debug, Clone, Default)]
pub(crate) struct Trace {
    asked: Vec<Asked>,
    ways: Vec<Why>,
}

impl Asked {
    pub(crate) fn new(module: &'static str, function: &'static str) -> Asked {
        Asked { module, function, facts: Vec::new() }
    }

    /// Keeps a fact; a value with fields stands for its fields.
    pub(crate) fn with(mut self, expression: &'static str, value: &impl std::fmt::Debug) -> Asked {
        self.facts.push((name(expression).to_owned(), Value::String(format!("{value:?}"))));
        self
    }
}

/// What a fact is called, by the expression that gives it: the last word.
fn name(expression: &str) -> &str {
    let word = |c: char| c.is_alphanumeric() || c == '_';
    let call = expression.split('(').next().unwrap_or(expression);
    let last = call.trim_end_matches(|c| !word(c)).rsplit(|c| !word(c)).next();
    last.filter(|name| !name.is_empty()).unwrap_or(expression)
}

impl Trace {
    pub(crate) fn asks(&mut self, asked: Asked) {
        self.asked.push(asked);
    }

    pub(crate) fn rules(&mut self, hearing: &'static str, ruling: &Ruling) {
        let owner = decides(ruling.provision()).unwrap_or_default();
        let by_owner = self.asked.iter().rev().find(|asked| asked.module == owner);
        let (module, asked, facts) = match by_owner.or(self.asked.last()) {
            Some(asked) => (asked.module, asked.function, asked.facts.clone()),
            None => ("", "", Vec::new()),
        };
        self.ways.push(Why {
            hearing,
            rule: format!("crates/laws/src/rules/{module}.rs"),
            asked,
            facts: facts.into_iter().collect(),
            provision: ruling.provision().id(),
            article: ruling.articles().first().map_or("", |article| article.number()),
        });
    }

    /// Another rule has added its article to what was ruled.
    pub(crate) fn amends(&mut self, _at: usize, _ruling: &Ruling) {}

    pub(crate) fn keep(&mut self, kept: &[bool]) {
        let mut at = kept.iter();
        self.ways.retain(|_| at.next().copied().unwrap_or(true));
    }

    pub(crate) fn ways(self) -> Vec<Why> {
        self.ways
    }
}

/// Asks a rule: `ask!(self, draw_offer::declined(edition, player))`. What it is
/// told is kept where somebody wants to know why.
macro_rules! ask {
    ($proceedings:expr, $module:ident :: $rule:ident ( $($fact:expr),* $(,)? )) => {{
        $proceedings.asks(|| {
            $crate::trace::Asked::new(stringify!($module), stringify!($rule))
                $(.with(stringify!($fact), &$fact))*
        });
        $module::$rule($($fact),*)
    }};
}

pub(crate) use ask;
