//! Clauses of facts whose values are texts with parts.

use super::samples::musts;
use crate::{Language, Way, Words};
use serde_json::{Map, Value, json};
use touchmove_board::Color;
use touchmove_laws::{Edition, Effect, Provision, Ruling};

fn said(words: &Words, rule: &str, facts: Value) -> String {
    let effect = Effect::MoveCompleted { player: Color::White };
    let ruling = Ruling::under(Edition::Fide2023, Provision::PressCompletesMove, effect);
    let Value::Object(facts) = facts else { panic!("no facts") };
    let ruling = &ruling.expect("an article");
    let way = Way { ruling, rule, facts: &facts };
    let why = words.why_in_words(&[way], 0).unwrap_or_else(|error| panic!("{facts:?}: {error}"));
    why.words
}

#[test]
fn every_obligation_has_a_clause() {
    for words in Language::ALL.map(Words::new) {
        for must in musts().iter().map(ToString::to_string) {
            let bound = json!({ "bound": { "must": must } });
            for facts in [json!({ "must": must }), bound] {
                said(&words, "touched_piece", facts);
            }
        }
    }
}

#[test]
fn texts_come_apart_into_words_and_what_is_put_in() {
    let words = Words::new(Language::English);
    let said = |facts| said(&words, "touched_piece", facts);
    let with = said(json!({ "bound": { "must": "capture e5 with d4" } }));
    assert!(with.contains("the piece on e5 must be captured with the piece on d4"), "{with}");
    let reply = said(json!({ "effect": "clock_started black" }));
    assert!(reply.contains("starts the clock of: Black"), "{reply}");
    let promotion = said(json!({ "mv": "e7e8n" }));
    assert!(promotion.contains("the move: e7–e8N"), "{promotion}");
}

#[test]
fn pairs_are_said_for_each_player_and_usual_points_are_not_said() {
    let words = Words::new(Language::English);
    let facts = json!({ "refusals": [false, true], "points": { "win": 2, "draw": 1, "loss": 0 } });
    let usual = said(&words, "declared_result", facts);
    assert!(usual.starts_with("What counted: Black refuses to comply. "), "{usual}");
    let odd = said(&words, "declared_result", json!({ "points": { "win": 3, "draw": 1 } }));
    assert!(odd.starts_with("What counted: points for a win: 1½. "), "{odd}");
}

#[test]
fn a_fact_without_a_clause_is_an_error_and_left_out() {
    let words = Words::new(Language::English);
    let effect = Effect::MoveCompleted { player: Color::White };
    let ruling = Ruling::under(Edition::Fide2023, Provision::PressCompletesMove, effect);
    let mut facts = Map::from_iter([("no_such_fact".to_owned(), Value::from(1))]);
    let ruling = &ruling.expect("an article");
    let way = |facts| Way { ruling, rule: "completing", facts };
    assert!(words.why_in_words(&[way(&facts)], 0).is_err());
    assert!(words.why(&[way(&facts)], 0).words.starts_with("Article"));
    facts = Map::from_iter([("pace".to_owned(), Value::from("no_such_pace"))]);
    assert!(words.why_in_words(&[way(&facts)], 0).is_err());
}
