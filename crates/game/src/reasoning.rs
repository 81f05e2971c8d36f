//! Reasoning behind rulings: hearing, rule and facts.

use alloc::borrow::ToOwned;
use alloc::string::String;
use alloc::vec::Vec;
use serde::Serialize;
use serde_json::Value;
use touchmove_laws::rules::{Rule, RuleId, decides};
use touchmove_laws::{Edition, Ruling};

/// A call of a rule, with its facts and rulings.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct RuleCall {
    rule: &'static str,
    facts: Vec<(String, Value)>,
    rulings: Vec<Ruling>,
}

/// Reasoning behind one ruling, so that an arbiter can trace it to the rule.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Reasoning {
    /// Hearing that ruled.
    pub hearing: &'static str,
    /// Stable name of the rule.
    pub rule: &'static str,
    /// Facts given to the rule, by name.
    pub facts: serde_json::Map<String, Value>,
    /// Provision of the ruling, by its stable name in every edition.
    pub provision: &'static str,
    /// Article number in this edition.
    pub article: &'static str,
}

/// Reasoning behind all rulings on an event.
#[derive(Debug, Clone, Default)]
pub(crate) struct ReasoningTrace {
    calls: Vec<RuleCall>,
    reasonings: Vec<Reasoning>,
}

impl RuleCall {
    /// Describes a call of a rule.
    pub(crate) fn of<R: Rule>(rule: &R, edition: Edition, rulings: &[Ruling]) -> RuleCall {
        let mut facts = Vec::from([("edition".to_owned(), Value::from(edition.name()))]);
        if let Ok(Value::Object(named)) = serde_json::to_value(rule) {
            facts.extend(named);
        }
        RuleCall { rule: R::ID.name(), facts, rulings: rulings.to_owned() }
    }

    /// True if the rule gave this ruling. Ignores articles that a hearing added.
    fn gave(&self, ruling: &Ruling) -> bool {
        let same = |given: &Ruling| {
            given.provision() == ruling.provision() && given.effect() == ruling.effect()
        };
        self.rulings.iter().any(same)
    }
}

impl ReasoningTrace {
    pub(crate) fn record_call(&mut self, call: RuleCall) {
        self.calls.push(call);
    }

    pub(crate) fn record_ruling(&mut self, hearing: &'static str, ruling: &Ruling) {
        let given = self.calls.iter().rev().find(|call| call.gave(ruling));
        // A postponed ruling may come from a rule that was called for an earlier event.
        let owner = || decides(ruling.provision()).map_or("", RuleId::name);
        let (rule, facts) =
            given.map_or_else(|| (owner(), Vec::new()), |call| (call.rule, call.facts.clone()));
        self.reasonings.push(Reasoning {
            hearing,
            rule,
            facts: facts.into_iter().collect(),
            provision: ruling.provision().id(),
            article: ruling.articles().first().map_or("", |article| article.number()),
        });
    }

    pub(crate) fn retain(&mut self, kept: &[bool]) {
        let mut at = kept.iter();
        self.reasonings.retain(|_| at.next().copied().unwrap_or(true));
    }

    pub(crate) fn reasonings(self) -> Vec<Reasoning> {
        self.reasonings
    }
}
