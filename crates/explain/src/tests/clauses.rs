//! Tests for clauses of facts whose values have several parts.

use super::samples::musts;
use crate::{Language, RulingFacts, Words};
use serde_json::{Map, Value, json};
use touchmove_board::Color;
use touchmove_laws::{Edition, Effect, Provision, Ruling};

fn message(words: &Words, rule: &str, facts: Value) -> String {
    let effect = Effect::MoveCompleted { player: Color::White };
    let ruling = Ruling::under(Edition::Fide2023, Provision::PressCompletesMove, effect);
    let Value::Object(facts) = facts else { panic!("no facts") };
    let ruling = &ruling.expect("an article");
    let entry = RulingFacts { ruling, rule, facts: &facts };
    let why = words.why_in_words(&[entry], 0).unwrap_or_else(|error| panic!("{facts:?}: {error}"));
    why.words
}

#[test]
fn every_obligation_has_a_clause() {
    for words in Language::ALL.map(Words::new) {
        for must in musts().iter().map(ToString::to_string) {
            let bound = json!({ "bound": { "must": must } });
            for facts in [json!({ "must": must }), bound] {
                message(&words, "touched_piece", facts);
            }
        }
    }
}

#[test]
fn texts_split_into_words_and_arguments() {
    let words = Words::new(Language::English);
    let message = |facts| message(&words, "touched_piece", facts);
    let with = message(json!({ "bound": { "must": "capture e5 with d4" } }));
    assert!(with.contains("the piece on e5 must be captured with the piece on d4"), "{with}");
    let reply = message(json!({ "effect": "clock_started black" }));
    assert!(reply.contains("starts the clock of: Black"), "{reply}");
    let promotion = message(json!({ "mv": "e7e8n" }));
    assert!(promotion.contains("move: e7–e8N"), "{promotion}");
}

#[test]
fn pairs_get_a_clause_per_player_but_usual_points_get_none() {
    let words = Words::new(Language::English);
    let facts = json!({ "refusals": [false, true], "points": { "win": 2, "draw": 1, "loss": 0 } });
    let usual = message(&words, "declared_result", facts);
    assert!(usual.starts_with("Facts: Black refuses to comply. "), "{usual}");
    let odd = message(&words, "declared_result", json!({ "points": { "win": 3, "draw": 1 } }));
    assert!(odd.starts_with("Facts: points for a win: 1½. "), "{odd}");
}

#[test]
fn fact_without_clause_is_reported_and_skipped() {
    let words = Words::new(Language::English);
    let effect = Effect::MoveCompleted { player: Color::White };
    let ruling = Ruling::under(Edition::Fide2023, Provision::PressCompletesMove, effect);
    let facts = Map::from_iter([("unheard_of".to_owned(), Value::from(1))]);
    let ruling = &ruling.expect("an article");
    let of = |facts: &Map<String, Value>| {
        words.why_in_words(&[RulingFacts { ruling, rule: "completing", facts }], 0)
    };
    assert!(of(&facts).is_err());
    let entry = RulingFacts { ruling, rule: "completing", facts: &facts };
    assert!(words.why(&[entry], 0).words.starts_with("Article"));
    let unknown = Map::from_iter([("pace".to_owned(), Value::from("no_such_pace"))]);
    assert!(of(&unknown).is_err());
}
