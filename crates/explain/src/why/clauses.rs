//! Clauses for facts, from the messages of `locales/*/why.ftl`.

use super::RulingFacts;
use crate::{MessageArgument, MessageError, Words};
use serde_json::{Map, Value};
use touchmove_board::{Color, Fen, Role, Square, UciMove, Wing};
use touchmove_laws::{Article, Provision};

/// Facts without a clause, by path. The reader knows the edition from the game. The ruling itself
/// states its case, player, move and articles.
pub const UNSAID_FACTS: [&str; 6] =
    ["case", "edition", "player", "san", "under", "bound-provision"];
/// Facts that come first because other clauses refer to them.
const FIRST: [&str; 5] = ["claimant", "mover", "sealer", "offender", "replier"];

/// A fact, while its clause is looked up.
#[derive(Clone, Copy)]
struct Fact<'a> {
    /// Name of the rule, which may have its own clause for the fact.
    rule: &'a str,
    /// Names of nested facts, joined by hyphens.
    path: &'a str,
    /// Player, if the value belongs to one player of a pair.
    of: Option<Color>,
    value: &'a Value,
}

/// A text split into the name of an attribute and arguments.
struct Parts {
    words: String,
    args: Vec<(&'static str, MessageArgument)>,
}

impl Words {
    /// Returns the clauses of a ruling's facts, with an error for each fact that has none.
    pub(super) fn clauses(
        &self,
        entry: &RulingFacts<'_>,
    ) -> impl Iterator<Item = Result<String, MessageError>> {
        let mut clauses = Vec::new();
        if entry.rule != super::REASONS.name() {
            let article = entry.ruling.articles().first();
            let first = FIRST.iter().filter_map(|name| entry.facts.get_key_value(*name));
            let others = entry.facts.iter().filter(|(name, _)| !FIRST.contains(&name.as_str()));
            for (name, value) in first.chain(others) {
                let (rule, path) = (entry.rule, hyphens(name));
                self.enter(&mut clauses, article, Fact { rule, path: &path, of: None, value });
            }
        }
        clauses
            .into_iter()
            .filter(|clause| clause.as_ref().map_or(true, |message| !message.is_empty()))
    }

    fn enter(
        &self,
        clauses: &mut Vec<Result<String, MessageError>>,
        article: Option<&Article>,
        fact: Fact<'_>,
    ) {
        if UNSAID_FACTS.contains(&fact.path) || fact.path.ends_with("-edition") {
            return;
        }
        match fact.value {
            Value::Object(nested) => self.enter_nested(clauses, article, fact, nested),
            Value::Array(pair) if pair.len() == 2 && self.id(&each(fact)).is_some() => {
                let path = format!("{}-each", fact.path);
                for (of, value) in Color::ALL.into_iter().zip(pair) {
                    let fact = Fact { path: &path, of: Some(of), value, ..fact };
                    self.enter(clauses, article, fact);
                }
            }
            Value::String(text) if Fen::parse(text).is_ok() => {}
            _ => clauses.push(self.clause(article, fact)),
        }
    }

    fn enter_nested(
        &self,
        clauses: &mut Vec<Result<String, MessageError>>,
        article: Option<&Article>,
        fact: Fact<'_>,
        nested: &Map<String, Value>,
    ) {
        for (name, value) in nested {
            let path = format!("{}-{}", fact.path, hyphens(name));
            self.enter(clauses, article, Fact { path: &path, value, ..fact });
        }
    }

    fn clause(&self, article: Option<&Article>, fact: Fact<'_>) -> Result<String, MessageError> {
        let names = names(fact.rule, fact.path);
        let unknown = || MessageError::Unknown(names.concat());
        let id = self.id(&names).ok_or_else(unknown)?;
        let mut parts = self.parts(article, fact)?;
        if let Some(of) = fact.of {
            parts.args.push(("player", of.to_string().into()));
        }
        let attribute = format!("{id}.{}", parts.words);
        match !parts.words.is_empty() && self.has(&attribute) {
            true => self.message(&attribute, &parts.args),
            false if parts.args.is_empty() => Err(MessageError::Unknown(attribute)),
            false => self.message(id, &parts.args),
        }
    }

    /// Returns the first id that exists.
    fn id<'a>(&self, names: &'a [String]) -> Option<&'a str> {
        names.iter().map(String::as_str).find(|name| self.has(name))
    }

    fn parts(&self, article: Option<&Article>, fact: Fact<'_>) -> Result<Parts, MessageError> {
        let closed = |words: &str| Parts { words: words.to_owned(), args: Vec::new() };
        Ok(match fact.value {
            Value::Bool(true) => closed("true"),
            Value::Bool(false) => closed("false"),
            Value::Number(number) => number.as_u64().map_or(closed(""), number_of),
            Value::String(text) if !text.is_empty() => self.text(article, fact.path, text)?,
            Value::Array(items) if !items.is_empty() => {
                let items = items.iter().map(|item| self.item(item)).collect();
                let value = self.joined("why-items", items)?.unwrap_or_default();
                Parts { words: String::new(), args: vec![("value", value.into())] }
            }
            _ => closed("none"),
        })
    }

    /// Formats a list item.
    fn item(&self, item: &Value) -> String {
        item.as_str().map_or_else(|| item.to_string(), |text| self.as_move(text))
    }

    fn text(
        &self,
        article: Option<&Article>,
        path: &str,
        text: &str,
    ) -> Result<Parts, MessageError> {
        let mut parts = apart(text);
        let value = match path {
            "asked-under" | "ended-under" => {
                self.title(article, text).unwrap_or_else(|| text.to_owned())
            }
            "fact" => {
                let mut args = parts.args.clone();
                let who = args.iter().find(|(name, _)| *name == "who").cloned();
                args.extend(who.map(|(_, who)| ("player", who)));
                self.message(&format!("ruling-fact-needed-{}", parts.words), &args)?
            }
            "termination" => {
                self.message(&format!("termination-{}", parts.words.replace('\'', "")), &[])?
            }
            _ => self.as_move(text),
        };
        parts.args.push(("value", value.into()));
        Ok(parts)
    }

    fn title(&self, article: Option<&Article>, provision: &str) -> Option<String> {
        let provision: Provision = provision.parse().ok()?;
        let edition = article?.edition();
        let known = edition.cite(provision).is_some();
        let words =
            if known { self.provision_in(provision, edition) } else { self.provision(provision) };
        Some(words.title)
    }

    /// Formats a UCI move with a dash, as in `e7–e8Q`. Returns other text unchanged.
    fn as_move(&self, text: &str) -> String {
        let (Ok(_), Some(from), Some(to)) =
            (text.parse::<UciMove>(), text.get(..2), text.get(2..4))
        else {
            return text.to_owned();
        };
        let role = text.chars().nth(4).and_then(Role::from_letter);
        let letter = role.map_or("", |role| self.language().letters().piece(role));
        format!("{from}\u{2013}{to}{letter}")
    }
}

fn hyphens(name: &str) -> String {
    name.replace('_', "-")
}

/// Returns candidate ids for a fact's clause: the rule's own, then the whole path, then ever
/// shorter ends of the path.
fn names(rule: &str, path: &str) -> Vec<String> {
    let starts = path.match_indices('-').map(|(at, _)| at.saturating_add(1));
    let ends = [0].into_iter().chain(starts).filter_map(|at| path.get(at..));
    let general = ends.map(|end| format!("why-{end}"));
    [format!("why-{}-{path}", hyphens(rule))].into_iter().chain(general).collect()
}

/// Returns candidate ids for the clause of a pair by colour.
fn each(fact: Fact<'_>) -> Vec<String> {
    names(fact.rule, &format!("{}-each", fact.path))
}

fn number_of(number: u64) -> Parts {
    let half = if number % 2 == 1 { "½" } else { "" };
    let points = match number / 2 {
        0 if !half.is_empty() => half.to_owned(),
        whole => format!("{whole}{half}"),
    };
    let args = vec![("value", MessageArgument::Number(number)), ("points", points.into())];
    Parts { words: String::new(), args }
}

/// Replaces squares, wings, players and numbers of a text by arguments: `capture e5 with d4`
/// becomes `capture-with`.
fn apart(text: &str) -> Parts {
    let (mut words, mut args) = (Vec::new(), Vec::new());
    for token in text.split([' ', '_']) {
        let square = token.parse::<Square>().is_ok();
        let put = || MessageArgument::from(token);
        match token {
            _ if square && args.iter().any(|(name, _)| *name == "square") => {
                args.push(("by", put()));
            }
            _ if square => args.push(("square", put())),
            _ if token.parse::<Wing>().is_ok() => args.push(("wing", put())),
            "white" | "black" => args.push(("who", put())),
            _ => match token.parse::<u64>() {
                Ok(number) => args.push(("number", MessageArgument::Number(number))),
                Err(_) => words.push(token.to_lowercase()),
            },
        }
    }
    Parts { words: words.join("-"), args }
}
