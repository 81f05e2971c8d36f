//! Every ruling of every case says how it came: by files that are there, and
//! are the right ones.

use std::collections::BTreeMap;
use std::path::Path;
use touchmove_conformance::{ROOT, cases, run};
use touchmove_game::{Protocol, Why};
use touchmove_laws::rules::decides;
use touchmove_laws::{Edition, Provision};

/// Rules about a game that is over rule under whatever has ended it; a fact is asked for under
/// whatever depends on it, and a question is settled under what it was asked under.
const UNDER_ANOTHER: [&str; 4] = ["is_over", "stands", "fact_needed", "settled"];

/// The sources that have been named so far.
#[derive(Default)]
struct Sources(BTreeMap<String, String>);

impl Sources {
    fn text(&mut self, path: &str) -> &str {
        let read = || std::fs::read_to_string(Path::new(ROOT).join(path)).unwrap_or_default();
        self.0.entry(path.to_owned()).or_insert_with(read)
    }

    /// What is not so about the way to a ruling.
    fn wrong(&mut self, why: &Why) -> Option<String> {
        let hearing = why.heard_in();
        if self.text(&hearing).is_empty() {
            return Some(format!("{hearing} is not there"));
        }
        let provision = Provision::ALL.iter().find(|p| p.id() == why.provision);
        let owner = provision.and_then(|provision| decides(*provision));
        let rule = self.text(why.rule);
        let ruled_here = rule.contains(&format!("//! | ({}) |", why.provision));
        if owner != Some(why.rule) && !ruled_here && !UNDER_ANOTHER.contains(&why.asked) {
            return Some(format!("{} does not rule on {}", why.rule, why.provision));
        }
        let asked = ["pub fn", "pub const fn"].map(|word| format!("{word} {}", why.asked));
        if !asked.iter().any(|asked| rule.contains(&format!("{asked}("))) {
            return Some(format!("{} has no {}", why.rule, why.asked));
        }
        why.facts.is_empty().then(|| format!("{}::{} was told nothing", why.rule, why.asked))
    }
}

fn wrong(sources: &mut Sources, protocol: &Protocol, edition: Edition) -> Vec<String> {
    let (plain, traced) = (protocol.judge(edition), protocol.judge_traced(edition));
    let (Ok(plain), Ok(traced)) = (plain, traced) else { return Vec::new() };
    let mut wrong = Vec::new();
    if plain.rulings.len() != traced.rulings.len() {
        wrong.push("asking why changes what is ruled".to_owned());
    }
    for (plain, traced) in plain.rulings.iter().zip(&traced.rulings) {
        if plain.ruling != traced.ruling {
            wrong.push(format!("{:?} is ruled, {:?} told", plain.ruling, traced.ruling));
        }
        let effect = traced.ruling.effect();
        let told = traced.why.as_ref().map_or(Some("no way".to_owned()), |why| sources.wrong(why));
        wrong.extend(told.map(|told| format!("line {}: {effect}: {told}", traced.line)));
    }
    wrong
}

#[test]
fn every_ruling_of_every_case_names_its_steps() {
    let (mut sources, mut found) = (Sources::default(), Vec::new());
    let all = cases::all(Path::new(ROOT)).expect("the cases can be read");
    let runs = run::runs(&all, &run::Selection::default());
    assert!(runs.len() > 1000, "only {} cases judged", runs.len());
    for (case, edition) in runs {
        for block in case.blocks(edition) {
            let here = wrong(&mut sources, &block.protocol, edition).into_iter();
            found.extend(here.map(|told| format!("{} ({edition}): {told}", case.name)));
        }
    }
    found.sort();
    found.dedup();
    let shown: Vec<&str> = found.iter().take(40).map(String::as_str).collect();
    assert!(found.is_empty(), "{} of them:\n{}", found.len(), shown.join("\n"));
}
