//! Every fact of every rule has a clause in `locales/en/why.ftl`, even facts that no case shows.
//! The other languages have the same messages.

use crate::fact_shapes::{Fact, Shape, Types};
use std::collections::BTreeSet;
use touchmove_conformance::ROOT;
use touchmove_explain::UNSAID_FACTS;
use touchmove_laws::Penalty;
use touchmove_laws::rules::RuleId;

/// Messages that are not clauses of a fact.
const SENTENCES: [&str; 8] = [
    "why-move",
    "why-move-castling",
    "why-move-promoted",
    "why-counted",
    "why-list",
    "why-items",
    "why-article",
    "why-article-alone",
];
/// Types whose texts are attributes of other messages. The explain crate tests all obligations.
const OF_WORDS: [&str; 4] = ["Obligation", "Effect", "Refusal", "Help"];

/// The messages of `why.ftl`: attributes as `message.attribute`, messages with a value as
/// `message=`.
struct Messages(BTreeSet<String>);

/// A traversal of the facts of one rule.
struct Walk<'a> {
    messages: &'a Messages,
    rule: &'static str,
    used: BTreeSet<String>,
    missing: BTreeSet<String>,
}

impl Messages {
    fn read() -> Messages {
        let path = format!("{ROOT}/locales/en/why.ftl");
        let text = std::fs::read_to_string(&path).unwrap_or_else(|e| panic!("{path}: {e}"));
        let (mut all, mut message) = (BTreeSet::new(), "");
        let mut lines = text.lines().peekable();
        while let Some(line) = lines.next() {
            let Some((name, value)) = line.split_once(" =") else { continue };
            if let Some(attribute) = name.strip_prefix("    .") {
                all.insert(format!("{message}.{attribute}"));
            } else if !name.starts_with([' ', '#']) {
                message = name;
                all.insert(name.to_owned());
                let below = lines.peek().is_some_and(|next| !next.starts_with("    ."));
                if !value.trim().is_empty() || below {
                    all.insert(format!("{name}="));
                }
            }
        }
        Messages(all)
    }

    /// Returns the message for a fact, looked up as `Words::why` does.
    fn of(&self, rule: &str, path: &str) -> Option<String> {
        let parts: Vec<&str> = path.split('-').collect();
        let ends = (0..parts.len()).map(|at| format!("why-{}", parts[at..].join("-")));
        let mut names = [format!("why-{rule}-{path}")].into_iter().chain(ends);
        names.find(|name| self.0.contains(name))
    }
}

impl Walk<'_> {
    /// Records a missing part of a clause: an attribute of its message, or the message's value
    /// (`=`).
    fn needs(&mut self, path: &str, part: &str) {
        let has = |message: &String| self.messages.0.contains(&format!("{message}{part}"));
        match self.messages.of(&hyphens(self.rule), path).filter(has) {
            Some(message) => drop(self.used.insert(message)),
            None => drop(self.missing.insert(format!("{}: {path}{part}", self.rule))),
        }
    }

    fn facts(&mut self, path: &str, facts: &[Fact]) {
        for Fact { name, shape, .. } in facts {
            let name = hyphens(name);
            let path = if path.is_empty() { name } else { format!("{path}-{name}") };
            self.enter(&path, shape);
        }
    }

    fn enter(&mut self, path: &str, shape: &Shape) {
        if UNSAID_FACTS.contains(&path) {
            return;
        }
        match shape {
            Shape::Bool => [".true", ".false"].into_iter().for_each(|part| self.needs(path, part)),
            Shape::Maybe(of) => {
                self.needs(path, ".none");
                self.enter(path, of);
            }
            Shape::Pair(of) => self.enter(&format!("{path}-each"), of),
            Shape::List(_) | Shape::Tuple(_) => self.needs(path, "="),
            Shape::Fields(facts) => self.facts(path, facts),
            Shape::OneOf(words) => {
                for word in words {
                    let name = hyphens(&word.name);
                    match &word.with {
                        None => self.needs(path, &format!(".{name}")),
                        Some(with) => self.enter(&format!("{path}-{name}"), with),
                    }
                }
            }
            Shape::Plain(name) => self.plain(path, name),
        }
    }

    fn plain(&mut self, path: &str, name: &str) {
        let is_position = path.ends_with("position") || path.ends_with("before");
        match name {
            // Positions are not put into sentences, and the edition is known from the game.
            "Position" | "Edition" => {}
            "String" | "str" if is_position => {}
            "Penalty" => {
                let names = Penalty::NAMES.iter().map(|name| format!(".{}", hyphens(name)));
                names.for_each(|part| self.needs(path, &part));
            }
            _ if OF_WORDS.contains(&name) => self.needs(path, ""),
            _ => self.needs(path, "="),
        }
    }
}

fn hyphens(name: &str) -> String {
    name.replace('_', "-")
}

#[test]
fn every_fact_has_a_clause_and_every_clause_a_fact() {
    let (types, messages) = (Types::read(), Messages::read());
    let (mut used, mut missing, mut paths) = (BTreeSet::new(), BTreeSet::new(), 0);
    // The reasons against a move have their own sentences.
    for &rule in RuleId::ALL.iter().filter(|&&rule| rule != RuleId::MovesOfThePieces) {
        let (used_here, missing_here) = (BTreeSet::new(), BTreeSet::new());
        let messages = &messages;
        let mut walk = Walk { messages, rule: rule.name(), used: used_here, missing: missing_here };
        for case in types.cases(rule) {
            case.with.iter().for_each(|facts| walk.enter("", facts));
        }
        paths += walk.used.len();
        used.extend(walk.used);
        missing.extend(walk.missing);
    }
    assert!(paths > 200, "only {paths} facts found");
    assert!(missing.is_empty(), "no clause in locales/*/why.ftl: {missing:#?}");
    let of_fact = messages.0.iter().filter(|name| !name.contains(['.', '=']));
    let unused: Vec<&String> = of_fact
        .filter(|name| !used.contains(*name) && !SENTENCES.contains(&name.as_str()))
        .collect();
    assert!(unused.is_empty(), "clauses without a fact: {unused:#?}");
}
