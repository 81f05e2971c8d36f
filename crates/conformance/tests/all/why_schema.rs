//! The JSON schema of `why` is generated from the types of the rules, and every case conforms to
//! the schema. `UPDATE=1` rewrites the schema.

use crate::fact_shapes::{Fact, Shape, Types, Word};
use serde_json::{Map, Value, json};
use std::path::Path;
use touchmove_answers::sandbox::{StopSignal, Trial, judge};
use touchmove_answers::words;
use touchmove_conformance::{ROOT, cases, run};
use touchmove_explain::Language;
use touchmove_laws::Edition;
use touchmove_laws::rules::RuleId;

/// File that `touchmove judge --schema` prints.
const KEPT: &str = "crates/cli/src/judge/why.json";

/// Generates the schema from the types of the rules.
pub fn schema() -> Value {
    let types = Types::read();
    let names: Vec<&str> = RuleId::ALL.iter().map(|rule| rule.name()).collect();
    let facts: Map<String, Value> = RuleId::ALL
        .iter()
        .filter(|rule| !types.cases(**rule).is_empty())
        .map(|&rule| (rule.name().to_owned(), facts(&types, rule)))
        .collect();
    let by_rule = facts.keys().map(|rule| {
        let facts = json!({ "$ref": format!("#/$defs/facts/{rule}") });
        json!({
            "if": { "properties": { "rule": { "const": rule } } },
            "then": { "properties": { "facts": facts } },
        })
    });
    let properties = json!({
        "hearing": { "type": "string", "description": "The hearing that ruled." },
        "rule": { "enum": names, "description": "The stable name of the rule." },
        "facts": { "type": "object", "description": "What the rule was told, by name." },
        "provision": { "type": "string", "description": "The provision: its name in every edition." },
        "article": { "type": "string", "description": "The article's number in the edition." },
    });
    let required = ["hearing", "rule", "facts", "provision", "article"];
    let by_rule: Vec<Value> = by_rule.collect();
    json!({
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "$id": "touchmove-why-1",
        "title": "Why a ruling was given: \"why\" in touchmove judge --why --json",
        "type": "object",
        "properties": properties,
        "required": required,
        "additionalProperties": false,
        "allOf": by_rule,
        "$defs": {
            "view": view(&properties, &required),
            "facts": facts,
        },
    })
}

/// Returns the schema of the API's form: with sentences and arrows, and with fewer facts for
/// readers who may not see every ruling.
fn view(properties: &Value, required: &[&str]) -> Value {
    let mut properties = properties.clone();
    let square = json!({ "type": "string", "pattern": "^[a-h][1-8]$" });
    properties["words"] = json!({
        "type": "string",
        "description": "In the reader's language: what was wrong with a move, what else counted, the article.",
    });
    properties["fault"] = json!({
        "type": "string",
        "description": "In the reader's language: the faults of an illegal move alone.",
    });
    properties["board"] = json!({
        "type": "string",
        "description": "The placement of the pieces that the arrows belong to, as a FEN begins.",
    });
    properties["squares"] = json!({ "type": "array", "items": square });
    properties["arrows"] = json!({ "type": "array", "items": {
        "type": "object",
        "properties": { "from": square, "to": square, "kind": { "enum": ["move", "attack"] } },
        "required": ["from", "to", "kind"],
        "additionalProperties": false,
    } });
    let required = [&["words"], required].concat();
    json!({
        "title": "\"why\" of a ruling in the API",
        "type": "object",
        "properties": properties,
        "required": required,
        "additionalProperties": false,
    })
}

/// Returns the schema of a rule's facts: one variant of the rule, or nothing if the ruling waited
/// for a later event.
fn facts(types: &Types, rule: RuleId) -> Value {
    let cases = types.cases(rule).into_iter().map(|case| {
        let facts = match case.with {
            Some(Shape::Fields(facts)) => facts,
            None => Vec::new(),
            other => panic!("{}: {}: {other:?}", rule.name(), case.name),
        };
        let mut object = object(&facts);
        object["description"] = case.about.into();
        object["properties"]["case"] = json!({ "const": case.name });
        object["properties"]["edition"] = json!({ "enum": Edition::ALL.map(Edition::name) });
        let also = ["case", "edition"].map(Value::from);
        object["required"].as_array_mut().expect("a list").extend(also);
        object
    });
    let waited = json!({ "maxProperties": 0 });
    let all: Vec<Value> = [waited].into_iter().chain(cases).collect();
    json!({ "oneOf": all })
}

fn object(facts: &[Fact]) -> Value {
    let names: Vec<&str> = facts.iter().map(|fact| fact.name.as_str()).collect();
    let properties: Map<String, Value> =
        facts.iter().map(|fact| (fact.name.clone(), described(&fact.shape, &fact.about))).collect();
    json!({
        "type": "object",
        "properties": properties,
        "required": names,
        "additionalProperties": false,
    })
}

fn described(shape: &Shape, about: &str) -> Value {
    let mut value = value(shape);
    if let Some(value) = value.as_object_mut().filter(|_| !about.is_empty()) {
        value.insert("description".to_owned(), about.into());
    }
    value
}

fn value(shape: &Shape) -> Value {
    match shape {
        Shape::Bool => json!({ "type": "boolean" }),
        Shape::Plain(name) => plain(name),
        Shape::Maybe(of) => json!({ "anyOf": [value(of), { "type": "null" }] }),
        Shape::Pair(of) => {
            let of = value(of);
            json!({ "type": "array", "items": of, "minItems": 2, "maxItems": 2 })
        }
        Shape::List(of) => json!({ "type": "array", "items": value(of) }),
        Shape::Tuple(of) => {
            let all: Vec<Value> = of.iter().map(value).collect();
            json!({ "type": "array", "prefixItems": all, "items": false, "minItems": all.len() })
        }
        Shape::Fields(facts) => object(facts),
        Shape::OneOf(words) => {
            let word = |word: &Word| match &word.with {
                None => json!({ "const": word.name, "description": word.about }),
                Some(with) => {
                    let name = word.name.clone();
                    object(&[Fact { name, about: word.about.clone(), shape: with.clone() }])
                }
            };
            let words: Vec<Value> = words.iter().map(word).collect();
            json!({ "oneOf": words })
        }
    }
}

fn plain(name: &str) -> Value {
    match name {
        "Color" => json!({ "enum": ["white", "black"] }),
        "Role" => json!({ "enum": ["pawn", "knight", "bishop", "rook", "queen", "king"] }),
        "Wing" => json!({ "enum": ["kingside", "queenside"] }),
        "Square" => json!({ "type": "string", "pattern": "^[a-h][1-8]$" }),
        "Millis" | "u32" | "u64" | "usize" => json!({ "type": "integer", "minimum": 0 }),
        _ => json!({ "type": "string" }),
    }
}

#[test]
fn schema_matches_the_types() {
    let path = format!("{ROOT}/{KEPT}");
    let text = serde_json::to_string_pretty(&schema()).expect("JSON") + "\n";
    if std::env::var_os("UPDATE").is_some() {
        std::fs::write(&path, &text).expect("the schema can be written");
    }
    let kept = std::fs::read_to_string(&path).unwrap_or_default();
    assert!(kept == text, "{KEPT} is not what the types say; UPDATE=1 writes it");
}

/// Returns every reasoning in a response of the API.
fn ways(answer: &Value) -> Vec<&Value> {
    let nested: Vec<&Value> = match answer {
        Value::Object(fields) => fields.values().collect(),
        Value::Array(items) => items.iter().collect(),
        _ => Vec::new(),
    };
    let own = answer.get("why").filter(|why| why.is_object());
    own.into_iter().chain(nested.into_iter().flat_map(ways)).collect()
}

#[test]
fn api_reasonings_conform_to_the_schema() {
    let mut of_view = schema();
    let kept = ["$schema", "$defs"];
    of_view.as_object_mut().expect("a schema").retain(|name, _| kept.contains(&name.as_str()));
    of_view["$ref"] = "#/$defs/view".into();
    let fits = jsonschema::validator_for(&of_view).expect("a schema");
    let all = cases::all(Path::new(ROOT)).expect("the cases can be read");
    let (mut checked, mut drawn) = (0, 0);
    for (case, edition) in run::runs(&all, &run::Selection::default()) {
        for block in case.blocks(edition).filter(|_| edition == Edition::Fide2023) {
            let laws = Some(edition.name().to_owned());
            let trial = Trial { protocol: block.text.clone(), laws };
            let answer = judge(words(Language::English), &trial, &StopSignal::never());
            let answer = serde_json::to_value(answer.ok()).expect("JSON");
            for way in ways(&answer) {
                if let Err(error) = fits.validate(way) {
                    panic!("{}: {error} at {}: {way}", case.name, error.instance_path());
                }
                checked += 1;
                drawn += usize::from(way.get("arrows").is_some());
            }
        }
    }
    assert!(checked > 1000 && drawn > 20, "{checked} ways, {drawn} with arrows");
}
