//! What is refused, noted and asked, as the JSON of the contract carries it.

use serde_json::{Value, json};
use touchmove_board::{Color, Position};
use touchmove_game::Protocol;
use touchmove_laws::Question;

fn judged(text: &str) -> Value {
    let protocol = Protocol::parse(text).expect("readable");
    let judged = protocol.judge(protocol.setup.editions[0]).expect("possible");
    serde_json::to_value(&judged).expect("serialises")
}

fn ruling(json: &Value, effect: &str) -> Value {
    let rulings = json["rulings"].as_array().expect("rulings");
    rulings.iter().find(|ruling| ruling["effect"] == effect).cloned().unwrap_or_default()
}

#[test]
fn a_question_has_its_name_its_subject_and_the_lawful_answers() {
    let text = "[Laws \"FIDE 2023\"]\n[TimeControl \"300\"]\n\n0:00:00 Arbiter starts\n\
        0:05:10 White plays e4\n0:05:10 White presses\n0:11:00 Arbiter observes both flags\n";
    let json = judged(text);
    let options =
        json!(["observes flag of White", "observes flag of Black", "resumes", "declares draw"]);
    let question = json!({"id": "both-flags", "about": "flag_order", "options": options});
    assert_eq!(json["questions"], json!([question]));
    let expected = json!({"line": 7, "at_ms": 660_000, "effect": "question", "id": "both-flags",
        "about": "flag_order", "options": options, "articles": ["6.4"]});
    assert_eq!(ruling(&json, "question"), expected);
}

#[test]
fn a_refusal_and_a_note_are_a_name_and_its_fields() {
    let text = "[Laws \"FIDE 2014\"]\n[DrawAgreement \"from 30\"]\n\nBlack offers a draw\n";
    assert_eq!(ruling(&judged(text), "refused")["why"], "no_draw_before_move 30");
    let text = "[Laws \"FIDE 2023\"]\n[FEN \"4k3/8/8/8/7q/8/5P2/4K3 w - - 0 1\"]\n\n\
        White plays f2f3\nWhite presses\nBlack claims illegal move\n";
    assert_eq!(ruling(&judged(text), "noted")["what"], "illegal_because f2f3 king-exposed h4");
}

fn questions() -> Vec<Question> {
    let player = Color::Black;
    let position: Position = "r3k3/8/8/8/8/8/8/4K3 b q - 0 1".parse().expect("a position");
    let (from, to) = ("e8".parse().expect("a square"), "c8".parse().expect("a square"));
    let castling = position.find_move(from, to, None).expect("castling");
    vec![
        Question::FlagFallen { player },
        Question::FlagOrder,
        Question::HalfCastled { player, r#move: castling },
        Question::SecondMove { player },
        Question::RecordingAssistant { player },
        Question::SealedMove { player },
        Question::SessionEnd { player },
        Question::Scoresheets,
        Question::Times,
    ]
}

#[test]
fn every_answer_is_an_event_that_the_arbiter_can_put_into_the_protocol() {
    for question in questions() {
        assert!(!question.answers().is_empty());
        for answer in question.answers() {
            let act = answer.to_string().replace("TIME", "0:10:00");
            let text = format!("[Laws \"FIDE 2023\"]\n\nArbiter {act}\n");
            assert!(Protocol::parse(&text).is_ok(), "{act}");
        }
    }
}
