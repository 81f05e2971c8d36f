//! How rulings come about: which hearing ruled, what the rule was told, and
//! which file it stands in.

use alloc::borrow::ToOwned;
use alloc::format;
use alloc::string::String;
use alloc::vec::Vec;
use serde::Serialize;
use serde_json::Value;
use touchmove_laws::rules::{Rule, decides};
use touchmove_laws::{Edition, Ruling};

/// A rule that was asked, with the facts it was told.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Asked {
    rule: &'static str,
    facts: Vec<(String, Value)>,
    rulings: Option<Vec<Ruling>>,
}

/// The way to one ruling: an arbiter can follow it to the lines that made it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Why {
    /// The hearing that ruled.
    pub hearing: &'static str,
    /// The rule: its name, which is stable.
    pub rule: &'static str,
    /// The facts that the rule was asked about, by name.
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
    pub(crate) fn new(rule: &'static str, function: &'static str) -> Asked {
        let case = ("case".to_owned(), Value::String(function.to_owned()));
        Asked { rule, facts: Vec::from([case]), rulings: None }
    }

    /// A rule with its facts and what it ruled.
    pub(crate) fn of<R: Rule>(rule: &R, edition: Edition, rulings: &[Ruling]) -> Asked {
        let mut facts = Vec::from([("edition".to_owned(), Value::from(edition.name()))]);
        if let Ok(Value::Object(named)) = serde_json::to_value(rule) {
            facts.extend(named);
        }
        Asked { rule: R::ID.name(), facts, rulings: Some(rulings.to_owned()) }
    }

    /// Whether the rule gave this ruling. A hearing may have added articles.
    fn gave(&self, ruling: &Ruling) -> bool {
        let same = |given: &Ruling| {
            given.provision() == ruling.provision() && given.effect() == ruling.effect()
        };
        self.rulings.iter().flatten().any(same)
    }

    /// Keeps a fact; a value with fields stands for its fields.
    pub(crate) fn with(mut self, expression: &'static str, value: &impl Serialize) -> Asked {
        match serde_json::to_value(value) {
            Ok(Value::Object(fields)) => self.facts.extend(fields),
            Ok(value) => self.facts.push((name(expression).to_owned(), value)),
            Err(_) => {}
        }
        self
    }
}

/// What a fact is called, by the expression that gives it: the last word that is not
/// only about how it is passed.
fn name(expression: &str) -> &str {
    let expression = expression.trim_end_matches(".clone()").trim_end_matches(".as_deref()");
    let word = |c: char| c.is_alphanumeric() || c == '_';
    let call = expression.split('(').next().unwrap_or(expression);
    let last = call.trim_end_matches(|c| !word(c)).rsplit(|c| !word(c)).next();
    last.filter(|name| !name.is_empty()).unwrap_or(expression)
}

impl Trace {
    pub(crate) fn asks(&mut self, asked: Asked) {
        self.asked.push(asked);
    }

    /// The rule that was asked last, to go back to.
    pub(crate) fn last(&self) -> usize {
        self.asked.len().saturating_sub(1)
    }

    /// What comes next was ruled by a rule that was asked before others.
    pub(crate) fn goes_back_to(&mut self, asked: usize) {
        let again = self.asked.get(asked).cloned();
        self.asked.extend(again);
    }

    pub(crate) fn rules(&mut self, hearing: &'static str, ruling: &Ruling) {
        let owner = decides(ruling.provision()).map(|rule| rule.name());
        let given = self.asked.iter().rev().find(|asked| asked.gave(ruling));
        let by_owner = || self.asked.iter().rev().find(|asked| Some(asked.rule) == owner);
        let (rule, facts) = match given.or_else(by_owner).or(self.asked.last()) {
            Some(asked) => (asked.rule, asked.facts.clone()),
            None => ("", Vec::new()),
        };
        self.ways.push(Why {
            hearing,
            rule,
            facts: facts.into_iter().collect(),
            provision: ruling.provision().id(),
            article: ruling.articles().first().map_or("", |article| article.number()),
        });
    }

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
            $crate::trace::Asked::new(
                stringify!($module),
                stringify!($rule),
            )
                $(.with(stringify!($fact), &$fact))*
        });
        $module::$rule($($fact),*)
    }};
}

pub(crate) use ask;
