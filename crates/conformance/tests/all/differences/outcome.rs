//! The outcome of a protocol under one edition, and its comparison with the outcome under another.

use serde_json::{Map, Value};
use std::collections::BTreeSet;
use std::fmt;
use touchmove_game::Protocol;
use touchmove_laws::{Article, Edition, Provision};

/// Fields of a ruling that name articles, or that follow from rulings compared elsewhere.
const LEFT_OUT: [&str; 4] = ["at_ms", "articles", "certain", "consequences"];

/// Words of answers that a provision of their own allows or limits, and the provision.
const PENALTIES: [(&str, Provision); 4] = [
    ("fines ", Provision::PenaltyFine),
    ("excludes ", Provision::PenaltyExclusion),
    (" scores ", Provision::PenaltyLoss),
    // Half a point is none of the scores that every event has.
    ("1/2 point", Provision::PointsTotal),
];

/// What a protocol leads to under one edition: rulings, and the state of the game at the end.
pub struct Outcome {
    edition: Edition,
    rulings: Vec<Given>,
    end: Map<String, Value>,
}

/// A ruling on a line of the protocol.
#[derive(Clone)]
struct Given {
    line: usize,
    own: Provision,
    /// The provisions of each article that it cites.
    articles: Vec<&'static [Provision]>,
    said: Map<String, Value>,
    text: String,
}

/// A line at which two outcomes differ; 0 for the state of the game at the end.
pub struct Difference {
    pub line: usize,
    /// The provisions on which the rulings rely that only one edition gives there.
    pub relies_on: BTreeSet<Provision>,
    /// These, and every provision of the articles cited.
    pub cites: BTreeSet<Provision>,
    text: String,
}

impl fmt::Display for Difference {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let provisions: Vec<&str> = self.relies_on.iter().map(|p| p.id()).collect();
        write!(f, "by {}\n{}", provisions.join(", "), self.text)
    }
}

impl Outcome {
    /// Judges a protocol. `None` if it cannot have happened under the edition.
    pub fn of(protocol: &Protocol, edition: Edition) -> Option<Outcome> {
        let judged = protocol.judge(edition).ok()?;
        let rulings = judged.rulings.iter().map(|given| Given {
            line: given.line,
            own: given.ruling.provision(),
            articles: given.ruling.articles().iter().copied().map(provisions).collect(),
            said: said(object(serde_json::to_value(given))),
            text: given.to_string(),
        });
        let mut end = object(serde_json::to_value(&judged));
        end.retain(|name, _| !["laws", "rulings", "questions"].contains(&name.as_str()));
        Some(Outcome { edition, rulings: rulings.collect(), end })
    }

    /// Returns the lines at which two outcomes differ, apart from the numbers of articles.
    pub fn differences(&self, other: &Outcome) -> Vec<Difference> {
        let both = self.rulings.iter().chain(&other.rulings);
        let lines: BTreeSet<usize> = both.map(|given| given.line).collect();
        let at_lines = lines.into_iter().filter_map(|line| self.difference_at(other, line));
        let found: Vec<Difference> = self.other_pace(other).into_iter().chain(at_lines).collect();
        match found.is_empty() {
            true => self.other_end(other).into_iter().collect(),
            false => found,
        }
    }

    fn difference_at(&self, other: &Outcome, line: usize) -> Option<Difference> {
        let of = |outcome: &Outcome| -> Vec<Given> {
            outcome.rulings.iter().filter(|given| given.line == line).cloned().collect()
        };
        let (mut here, mut there) = (Vec::new(), of(other));
        for given in of(self) {
            match there.iter().position(|other| given.is_same(other)) {
                Some(at) => drop(there.remove(at)),
                None => here.push(given),
            }
        }
        let all = || here.iter().chain(&there);
        let relies_on = match (here.as_slice(), there.as_slice()) {
            ([a], [b]) => other_penalties(a, b),
            _ => BTreeSet::new(),
        };
        let relies_on = match relies_on.is_empty() {
            true => all().flat_map(Given::relies_on).collect(),
            false => relies_on,
        };
        let stated = all().flat_map(|given| given.articles.iter().copied().flatten());
        let cites = stated.chain(&relies_on).copied().collect();
        let text = [(self, &here), (other, &there)].map(|(outcome, rulings)| {
            let texts: Vec<&str> = rulings.iter().map(|given| given.text.as_str()).collect();
            format!("  {}: {}", outcome.edition, texts.join("; "))
        });
        let text = text.join("\n");
        (all().next().is_some()).then_some(Difference { line, relies_on, cites, text })
    }

    /// Returns a difference if the game has another pace, which no ruling says.
    fn other_pace(&self, other: &Outcome) -> Option<Difference> {
        let differs = self.end.get("pace") != other.end.get("pace");
        differs.then(|| {
            self.at_the_end(other, &[Provision::RapidDefinition, Provision::BlitzDefinition])
        })
    }

    /// Returns a difference if only the state at the end differs. No ruling says how the points of
    /// a game are limited.
    fn other_end(&self, other: &Outcome) -> Option<Difference> {
        let differs = |name: &&String| self.end.get(*name) != other.end.get(*name);
        let fields: Vec<&String> = self.end.keys().filter(differs).collect();
        let of_points = fields.iter().all(|name| *name == "points");
        let by: &[Provision] = if of_points { &[Provision::PointsTotal] } else { &[] };
        (!fields.is_empty()).then(|| self.at_the_end(other, by))
    }

    fn at_the_end(&self, other: &Outcome, by: &[Provision]) -> Difference {
        let provisions: BTreeSet<Provision> = by.iter().copied().collect();
        let text =
            [self, other].map(|o| format!("  {}: {}", o.edition, Value::Object(o.end.clone())));
        Difference {
            line: 0,
            relies_on: provisions.clone(),
            cites: provisions,
            text: text.join("\n"),
        }
    }
}

impl Given {
    /// True if two rulings say the same, with articles of the same content.
    fn is_same(&self, other: &Given) -> bool {
        let covers = |a: &Given, b: &Given| {
            let shared =
                |x: &[Provision]| b.articles.iter().any(|y| x.iter().any(|p| y.contains(p)));
            a.articles.iter().all(|x| shared(x))
        };
        self.said == other.said && covers(self, other) && covers(other, self)
    }

    /// Returns the provisions on which the ruling relies: its own, and those of the articles that
    /// it cites besides.
    fn relies_on(&self) -> Vec<Provision> {
        let besides = self.articles.iter().filter(|stated| !stated.contains(&self.own));
        std::iter::once(self.own).chain(besides.copied().flatten().copied()).collect()
    }

    fn options(&self) -> Vec<&str> {
        let options = self.said.get("options").and_then(Value::as_array);
        options.into_iter().flatten().filter_map(Value::as_str).collect()
    }
}

/// Returns the penalties that only one of two questions offers. Empty if the questions differ
/// otherwise.
fn other_penalties(a: &Given, b: &Given) -> BTreeSet<Provision> {
    let about = |given: &Given| given.said.get("about").cloned();
    let only = |a: &Given, b: &Given| -> Vec<String> {
        let (a, b) = (a.options(), b.options());
        a.into_iter().filter(|option| !b.contains(option)).map(str::to_owned).collect()
    };
    let of = |option: &String| {
        let penalty = PENALTIES.iter().find(|(words, _)| option.contains(words));
        penalty.map(|(_, provision)| *provision)
    };
    let options = [only(a, b), only(b, a)].concat();
    let penalties: Option<BTreeSet<Provision>> = options.iter().map(of).collect();
    penalties.filter(|_| about(a) == about(b)).unwrap_or_default()
}

fn object(value: serde_json::Result<Value>) -> Map<String, Value> {
    match value {
        Ok(Value::Object(fields)) => fields,
        other => panic!("not an object: {other:?}"),
    }
}

/// Returns what a ruling says. The order of penalties decides nothing.
fn said(mut ruling: Map<String, Value>) -> Map<String, Value> {
    LEFT_OUT.iter().for_each(|name| drop(ruling.remove(*name)));
    if let Some(options) = ruling.get_mut("options").and_then(Value::as_array_mut) {
        options.sort_by_key(ToString::to_string);
    }
    ruling
}

fn provisions(article: Article) -> &'static [Provision] {
    let mut entries = article.edition().table().iter();
    let entry = entries.find(|entry| entry.number == article.number());
    entry.map_or(&[], |entry| entry.standing.provisions())
}
