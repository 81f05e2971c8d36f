//! Every ruling of every case has its reasoning: a rule, its facts, and a sentence in every
//! language. Each rule has a snapshot of its facts and sentences in
//! `crates/conformance/data/rules/`. `UPDATE=1` rewrites the snapshots.

use crate::fact_shapes::Types;
use crate::why_schema::schema;
use jsonschema::Validator;
use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use std::sync::LazyLock;
use touchmove_conformance::{ROOT, cases, run};
use touchmove_explain::{Explanation, Language, RulingFacts, Words};
use touchmove_game::protocol::EventRuling;
use touchmove_game::{Protocol, Reasoning};
use touchmove_laws::rules::{RuleId, decides};
use touchmove_laws::{Edition, Provision};

/// Variants of rules that rule under another rule's provision: the provision of an end, a missing
/// fact or a question.
const UNDER_ANOTHER: [&str; 6] =
    ["is_over", "stands", "fact_needed", "settled", "awaits_answer", "result_open"];
/// Maximum number of rulings on one set of facts in a snapshot.
const RULINGS: usize = 12;

/// Snapshots by rule, then by case and the names of the effects.
type Snapshots = BTreeMap<&'static str, BTreeMap<(String, Vec<String>), String>>;

fn source(rule: &str) -> String {
    let path = format!("{ROOT}/crates/laws/src/rules/{rule}.rs");
    std::fs::read_to_string(&path).unwrap_or_else(|error| panic!("{path}: {error}"))
}

fn case(why: &Reasoning) -> &str {
    why.facts.get("case").and_then(|case| case.as_str()).unwrap_or_default()
}

/// Returns the fault in a reasoning, if any.
fn wrong(why: &Reasoning) -> Option<String> {
    let provision = Provision::ALL.iter().find(|p| p.id() == why.provision);
    let owner = provision.and_then(|provision| decides(*provision)).map(RuleId::name);
    let ruled_here = || source(why.rule).contains(&format!("//! | ({}) |", why.provision));
    if owner != Some(why.rule) && !UNDER_ANOTHER.contains(&case(why)) && !ruled_here() {
        return Some(format!("{} does not rule on {}", why.rule, why.provision));
    }
    let known = RuleId::ALL.iter().any(|rule| rule.name() == why.rule);
    (!known).then(|| format!("no rule {:?}", why.rule))
}

/// The words of every language.
static WORDS: LazyLock<[Words; 4]> = LazyLock::new(|| Language::ALL.map(Words::new));

/// The published schema of reasonings.
static SCHEMA: LazyLock<Validator> =
    LazyLock::new(|| jsonschema::validator_for(&schema()).expect("a schema"));

/// Returns a reasoning's deviation from the schema, if any.
fn unlike_schema(why: &Reasoning) -> Option<String> {
    let json = serde_json::to_value(why).unwrap_or_default();
    SCHEMA.validate(&json).err().map(|error| format!("{error} at {}", error.instance_path()))
}

/// Signs of program code in texts.
const CODE: [&str; 3] = ["crates/", "::", "Some("];

/// Returns a program name in the JSON of a ruling, if any.
fn names_code(given: &EventRuling) -> Option<String> {
    let shown = serde_json::to_string(&(&given.ruling, &given.why)).unwrap_or_default();
    let code = CODE.into_iter().chain(["None"]).find(|code| shown.contains(code));
    code.map(|code| format!("{code} in {shown}"))
}

fn way(given: &EventRuling) -> Option<RulingFacts<'_>> {
    let why = given.why.as_ref()?;
    Some(RulingFacts { ruling: &given.ruling, rule: why.rule, facts: &why.facts })
}

/// Returns the fault in the sentences of a ruling and its reasoning, in any language.
fn faulty_sentence(ways: &[RulingFacts<'_>], at: usize) -> Option<String> {
    WORDS.iter().find_map(|words| {
        let ruling = ways.get(at).map(|way| words.ruling(way.ruling)).unwrap_or_default();
        match words.why_in_words(ways, at) {
            Err(error) => Some(format!("{}: {error}", words.language())),
            Ok(Explanation { words: said, .. }) => [ruling, said].iter().find_map(|said| raw(said)),
        }
    })
}

/// Returns a sentence that contains a program name or a raw value.
fn raw(said: &str) -> Option<String> {
    let word = |word: &str| ["null", "true", "false", "None"].contains(&word);
    let named = said.split(|letter: char| !letter.is_alphanumeric()).any(word);
    let code = named || CODE.into_iter().chain(["_", "{", "}"]).any(|code| said.contains(code));
    code.then(|| format!("raw: {said}"))
}

fn judged(protocol: &Protocol, edition: Edition) -> (Vec<EventRuling>, Vec<String>) {
    let (plain, traced) = (protocol.judge(edition), protocol.judge_traced(edition));
    let (Ok(plain), Ok(traced)) = (plain, traced) else { return Default::default() };
    let mut faults = Vec::new();
    let (plain, traced) = (plain.rulings, traced.rulings);
    if plain.len() != traced.len() || plain.iter().zip(&traced).any(|(p, t)| p.ruling != t.ruling) {
        faults.push("asking why changes the rulings".to_owned());
    }
    for event in traced.chunk_by(|a, b| a.line == b.line) {
        let ways: Vec<RulingFacts<'_>> = event.iter().filter_map(way).collect();
        for (at, given) in event.iter().enumerate() {
            let fault = given.why.as_ref().map_or(Some("no way".to_owned()), wrong);
            let fault = fault.or_else(|| given.why.as_ref().and_then(unlike_schema));
            let fault = fault.or_else(|| names_code(given)).or_else(|| faulty_sentence(&ways, at));
            faults.extend(
                fault.map(|fault| {
                    format!("line {}: {}: {fault}", given.line, given.ruling.effect())
                }),
            );
        }
    }
    (traced, faults)
}

/// Records the rulings on one event that a rule gave on the same facts.
fn keep(snapshots: &mut Snapshots, edition: Edition, rulings: &[EventRuling]) {
    let together = |a: &EventRuling, b: &EventRuling| {
        let facts =
            |given: &EventRuling| given.why.as_ref().map(|why| (why.rule, why.facts.clone()));
        a.line == b.line && facts(a) == facts(b)
    };
    for group in rulings.chunk_by(together) {
        let Some(why) = group.first().and_then(|given| given.why.as_ref()) else { continue };
        if why.facts.is_empty() {
            continue;
        }
        let names = group.iter().map(|g| g.ruling.effect().name().to_owned()).collect();
        let of_rule = snapshots.entry(why.rule).or_default();
        of_rule.entry((case(why).to_owned(), names)).or_insert_with(|| shown(edition, why, group));
    }
}

fn shown(edition: Edition, why: &Reasoning, group: &[EventRuling]) -> String {
    let mut text = format!("{edition}\n");
    for (name, value) in
        why.facts.iter().filter(|(n, _)| !["case", "edition"].contains(&n.as_str()))
    {
        let value = value.as_str().map_or_else(|| value.to_string(), str::to_owned);
        let _ = writeln!(text, "  {name} = {value}");
    }
    let ways: Vec<RulingFacts<'_>> = group.iter().filter_map(way).collect();
    let _ = writeln!(text, "  {:?}", WORDS[0].why(&ways, 0).words);
    for given in group.iter().take(RULINGS) {
        let articles: Vec<&str> = given.ruling.articles().iter().map(|a| a.number()).collect();
        let _ = writeln!(text, "  => {} [{}]", given.ruling.effect(), articles.join(", "));
    }
    text
}

fn snapshot(of_rule: &BTreeMap<(String, Vec<String>), String>) -> String {
    let (mut text, mut last) = (String::new(), None);
    for ((case, _), shown) in of_rule {
        if last != Some(case) {
            let _ = writeln!(text, "{}# {case}", if text.is_empty() { "" } else { "\n" });
            last = Some(case);
        }
        text += "\n";
        text += shown;
    }
    text
}

#[test]
fn every_ruling_has_its_reasoning_and_snapshot() {
    let (mut snapshots, mut faults) = (Snapshots::new(), Vec::new());
    let all = cases::all(Path::new(ROOT)).expect("the cases can be read");
    let runs = run::runs(&all, &run::Selection::default());
    assert!(runs.len() > 1000, "only {} cases judged", runs.len());
    for (case, edition) in runs {
        for block in case.blocks(edition) {
            let (rulings, wrong) = judged(&block.protocol, edition);
            keep(&mut snapshots, edition, &rulings);
            faults.extend(wrong.iter().map(|fault| format!("{} ({edition}): {fault}", case.name)));
        }
    }
    let folder = PathBuf::from(ROOT).join("crates/conformance/data/rules");
    let types = Types::read();
    for (id, rule) in RuleId::ALL.iter().map(|&id| (id, id.name())) {
        let of_rule = snapshots.remove(rule).unwrap_or_default();
        let shown: BTreeSet<&str> = of_rule.keys().map(|(case, _)| case.as_str()).collect();
        let cases = types.cases(id).into_iter().map(|case| case.name);
        let missing = cases.filter(|case| !shown.contains(case.as_str()));
        faults.extend(missing.map(|case| format!("{rule}: no case of cases/ shows {case}")));
        let (path, text) = (folder.join(format!("{rule}.txt")), snapshot(&of_rule));
        if std::env::var_os("UPDATE").is_some() {
            std::fs::create_dir_all(&folder).expect("a folder");
            std::fs::write(&path, &text).expect("the snapshot can be written");
        } else if std::fs::read_to_string(&path).unwrap_or_default() != text {
            faults.push(format!("{}: stale; UPDATE=1 rewrites it", path.display()));
        }
    }
    let shown: Vec<&str> = faults.iter().take(60).map(String::as_str).collect();
    assert!(faults.is_empty(), "{} of them:\n{}", faults.len(), shown.join("\n"));
}
