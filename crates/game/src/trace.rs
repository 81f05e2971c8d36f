//! How rulings come about: which hearing ruled, what the rule was told, and
//! which file it stands in.

use alloc::borrow::ToOwned;
use alloc::string::String;
use alloc::vec::Vec;
use serde::Serialize;
use serde_json::Value;
use touchmove_laws::rules::{Rule, RuleId, decides};
use touchmove_laws::{Edition, Ruling};

/// A rule that was asked, with the facts it was told.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Asked {
    rule: &'static str,
    facts: Vec<(String, Value)>,
    rulings: Vec<Ruling>,
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
    /// A rule with its facts and what it ruled.
    pub(crate) fn of<R: Rule>(rule: &R, edition: Edition, rulings: &[Ruling]) -> Asked {
        let mut facts = Vec::from([("edition".to_owned(), Value::from(edition.name()))]);
        if let Ok(Value::Object(named)) = serde_json::to_value(rule) {
            facts.extend(named);
        }
        Asked { rule: R::ID.name(), facts, rulings: rulings.to_owned() }
    }

    /// Whether the rule gave this ruling. A hearing may have added articles.
    fn gave(&self, ruling: &Ruling) -> bool {
        let same = |given: &Ruling| {
            given.provision() == ruling.provision() && given.effect() == ruling.effect()
        };
        self.rulings.iter().any(same)
    }
}

impl Trace {
    pub(crate) fn asks(&mut self, asked: Asked) {
        self.asked.push(asked);
    }

    pub(crate) fn rules(&mut self, hearing: &'static str, ruling: &Ruling) {
        let given = self.asked.iter().rev().find(|asked| asked.gave(ruling));
        // A ruling may have waited since an earlier event.
        let owner = || decides(ruling.provision()).map_or("", RuleId::name);
        let (rule, facts) =
            given.map_or_else(|| (owner(), Vec::new()), |asked| (asked.rule, asked.facts.clone()));
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
