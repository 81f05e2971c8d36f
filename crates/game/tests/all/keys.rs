//! JSON of refusals, notes and questions, as in the API contract.

use serde_json::{Value, json};
use touchmove_board::{Color, Position};
use touchmove_clock::{Moment, TimeControl};
use touchmove_game::{Act, Actor, Conduct, Decision, Event, Game, Protocol};
use touchmove_laws::{Advice, Because, Edition, Question, Regulations, samples};

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
fn question_json_has_name_subject_and_answers() {
    let text = "[Laws \"FIDE 2023\"]\n[TimeControl \"300\"]\n\n0:00:00 Arbiter starts\n\
        0:05:10 White plays e4\n0:05:10 White presses\n0:11:00 Arbiter observes both flags\n";
    let json = judged(text);
    let options =
        json!(["observes flag of White", "observes flag of Black", "resumes", "declares draw"]);
    for shown in [&json["questions"][0], &ruling(&json, "question")] {
        assert_eq!(shown["id"], "both-flags");
        assert_eq!(shown["about"], "flag_order");
        assert_eq!(shown["options"], options);
        assert_eq!(shown["articles"], json!(["6.4"]));
    }
}

/// Advice adds fields to those of the contract.
#[test]
fn question_json_has_certain_facts_and_consequences() {
    let text = "[Laws \"FIDE 2023\"]\n[TimeControl \"300+2\"]\n\n0:00:00 Arbiter starts\n\
        0:00:10 White distracts\n";
    let question = judged(text)["questions"][0].clone();
    let certain = json!([
        "offences white 1",
        "warnings white 0",
        "clock_shows white 292000",
        "clock_shows black 302000"
    ]);
    assert_eq!(question["certain"], certain);
    assert_eq!(question["recommended"], "warns White");
    assert_eq!(question["because"], "first_offence white");
    let expected = json!({"option": "gives Black TIME", "ms": 60_000,
        "effects": ["time_added black 60000"],
        "clock": {"white_ms": 292_000, "black_ms": 362_000}});
    assert_eq!(question["consequences"][1], expected);
    let loss = json!({"option": "declares White lost", "result": "0-1",
        "effects": ["game_over 0-1 arbiter's decision"],
        "clock": {"white_ms": 292_000, "black_ms": 302_000},
        "points": {"white": 0, "black": 1}});
    assert_eq!(question["consequences"][5], loss);
}

/// The recommended times are those at the irregular move plus the penalty.
#[test]
fn recommended_times_are_those_of_the_irregularity() {
    let text = "[Laws \"FIDE 2023\"]\n[TimeControl \"5400+30\"]\n\n0:00:00 Arbiter starts\n\
        0:00:10 White plays e2e5\n0:00:12 White presses\n0:00:20 Black plays d6\n\
        0:00:21 Black presses\n0:01:00 White plays Nf3\n0:01:01 White presses\n\
        0:01:10 Black claims illegal move\n0:02:00 Arbiter observes illegal move\n";
    let question = judged(text)["questions"][0].clone();
    assert_eq!(question["about"], "times");
    assert_eq!(question["recommended"], "sets White TIME Black TIME");
    let clock = json!({"white_ms": 5_418_000, "black_ms": 5_550_000});
    assert_eq!(question["consequences"][0]["clock"], clock);
}

#[test]
fn refusals_and_notes_have_a_name_and_fields() {
    let text = "[Laws \"FIDE 2014\"]\n[DrawAgreement \"from 30\"]\n\nBlack offers a draw\n";
    assert_eq!(ruling(&judged(text), "refused")["why"], "no_draw_before_move 30");
    let text = "[Laws \"FIDE 2023\"]\n[FEN \"4k3/8/8/8/7q/8/5P2/4K3 w - - 0 1\"]\n\n\
        White plays f2f3\nWhite presses\nBlack claims illegal move\n";
    assert_eq!(ruling(&judged(text), "noted")["what"], "illegal_because f2f3 king-exposed h4");
}

#[test]
fn every_answer_has_a_protocol_event() {
    for question in samples::questions() {
        assert!(!question.answers().is_empty());
        for answer in question.answers() {
            let act = answer.to_string().replace("TIME", "0:10:00");
            let text = format!("[Laws \"FIDE 2023\"]\n\nArbiter {act}\n");
            assert!(Protocol::parse(&text).is_ok(), "{act}");
        }
    }
}

/// Every kind of question has a recommendation with a reason, or states that a person must decide.
#[test]
fn every_question_has_a_recommendation_or_a_reason_against_one() {
    let control = TimeControl::parse("5400+30").expect("a time control");
    let game = Game::new(Regulations::new(Edition::Fide2023, control), Position::default());
    for question in samples::questions() {
        let Advice { recommended, withheld, .. } = game.advice(&question);
        if matches!(question, Question::QuickplayReferred { .. }) {
            assert_eq!((recommended, withheld), (None, Some(Because::PositionToBeJudged)));
            continue;
        }
        let (answer, _) = recommended.unwrap_or_else(|| panic!("{question}: nothing recommended"));
        assert!(question.answers().contains(&answer), "{question}: {answer}");
        assert_eq!(withheld, None, "{question}");
    }
}

/// Without a clock no answer gives or takes time.
#[test]
fn game_without_clock_never_mentions_times() {
    let regulations = Regulations::new(Edition::Fide2023, TimeControl::no_clock());
    let mut game = Game::new(regulations, Position::default());
    let mut apply =
        |actor, act| game.apply(&Event { at: Moment::START, actor, act }).map(|_| game.clone());
    let white = Actor::Player(Color::White);
    for _ in 0..4 {
        let asked = apply(white, Act::Conduct(Conduct::Distracts)).expect("possible");
        let question = asked.questions().first().cloned().expect("a question");
        assert!(question.answers().iter().all(|answer| !answer.takes_a_time()), "{question}");
        let recommended = asked.advice(&question).recommended.map(|(answer, _)| answer);
        assert!(recommended.is_some_and(|answer| question.answers().contains(&answer)));
        apply(Actor::Arbiter, Act::Decision(Decision::Warns { player: Color::White }))
            .expect("possible");
    }
}
