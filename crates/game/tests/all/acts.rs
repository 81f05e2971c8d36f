//! Tests of the table of acts. One row per act defines parsing, writing, JSON and suggestions.

use serde_json::{Value, json};
use std::collections::BTreeMap;
use touchmove_board::Color;
use touchmove_clock::Moment;
use touchmove_game::protocol::{ACTS, Doer, Row};
use touchmove_game::{Actor, Event};

fn rows() -> impl Iterator<Item = &'static Row> {
    ACTS.iter().copied().flatten()
}

const fn actor(who: Doer) -> Actor {
    match who {
        Doer::Player => Actor::Player(Color::White),
        Doer::Arbiter => Actor::Arbiter,
        Doer::Assistant => Actor::AssistantOf(Color::White),
        Doer::Captain => Actor::CaptainOf(Color::White),
        Doer::Spectator => Actor::Spectator,
    }
}

/// Returns every example with each actor who can perform it.
fn examples() -> impl Iterator<Item = (&'static Row, String)> {
    rows().flat_map(|row| {
        let said = move |who: &Doer| {
            let actor = actor(*who);
            row.examples.iter().map(move |example| (row, format!("{actor} {example}")))
        };
        row.who.iter().flat_map(said).collect::<Vec<_>>()
    })
}

fn act_name(event: &Event) -> String {
    let json = serde_json::to_value(event).expect("an object");
    json["act"].as_str().expect("a name").to_owned()
}

#[test]
fn examples_round_trip_through_their_own_row() {
    for (row, text) in examples() {
        let event =
            Event::read(Moment::new(7), &text).unwrap_or_else(|error| panic!("{text}: {error}"));
        assert_eq!(act_name(&event), row.name, "{text}");
        assert_eq!(event.to_string(), text);
    }
}

#[test]
fn examples_use_every_optional_part() {
    for row in rows() {
        let optional = row.fields().filter(|field| field.optional).count();
        assert!(row.examples.len() > optional, "{}", row.form());
    }
}

#[test]
fn name_has_one_group_and_one_field_list() {
    let mut known: BTreeMap<&str, (&str, Vec<&str>)> = BTreeMap::new();
    for row in rows() {
        let declared = (row.group, row.fields().map(|field| field.name).collect());
        let first = known.entry(row.name).or_insert_with(|| declared.clone());
        assert_eq!(*first, declared, "{}", row.name);
    }
}

#[test]
fn examples_round_trip_through_json() {
    for (_, text) in examples() {
        let event = Event::read(Moment::new(61_007), &text).expect("readable");
        let json = serde_json::to_string(&event).expect("an object");
        let read: Event = serde_json::from_str(&json).unwrap_or_else(|e| panic!("{json}: {e}"));
        assert_eq!(read, event, "{json}");
    }
}

#[test]
fn json_is_flat_and_omits_defaults() {
    for (text, json) in [
        ("White plays e4", json!({"at_ms": 4, "by": "white", "act": "plays", "move": "e4"})),
        (
            "Black plays e7e8q with both hands",
            json!({"at_ms": 4, "by": "black", "act": "plays", "move": "e7e8q", "hands": "both"}),
        ),
        (
            "White touches e1+h1 d1",
            json!({"at_ms": 4, "by": "white", "act": "touches", "squares": [["e1", "h1"], ["d1"]]}),
        ),
        (
            "Arbiter finds displaced e4",
            json!({"at_ms": 4, "by": "arbiter", "act": "points_out", "matter": {"displaced": ["e4"]}}),
        ),
        (
            "Arbiter sets White 0:10:00",
            json!({"at_ms": 4, "by": "arbiter", "act": "sets_the_clocks",
                "times": [{"player": "white", "ms": 600_000}]}),
        ),
        (
            "Assistant of Black tells moves and times",
            json!({"at_ms": 4, "by": "assistant_of_black", "act": "tells_moves_and_times"}),
        ),
    ] {
        let event = Event::read(Moment::new(4), text).expect("readable");
        assert_eq!(serde_json::to_value(&event).expect("an object"), json);
    }
}

#[test]
fn invalid_json_names_the_field_and_valid_input() {
    for (json, error) in [
        (json!([]), "invalid type: sequence, expected a map"),
        (
            json!({"by": "white", "act": "presses"}),
            "`at_ms` is missing, a number of milliseconds expected",
        ),
        (
            json!({"at_ms": "0:01", "by": "white", "act": "presses"}),
            "`at_ms` is \"0:01\", a number of milliseconds expected",
        ),
        (
            json!({"at_ms": 0, "by": "White", "act": "presses"}),
            "`by` is \"White\", one of white, black, arbiter, assistant_of_white, \
            assistant_of_black, captain_of_white, captain_of_black, spectator expected",
        ),
        (json!({"at_ms": 0, "by": "white"}), "`act` is missing, the name of an act expected"),
        (
            json!({"at_ms": 0, "by": "white", "act": "grabs"}),
            "`act` is \"grabs\", which is not an act; nearest: \"touches\", \"takes\"",
        ),
        (
            json!({"at_ms": 0, "by": "arbiter", "act": "plays", "move": "e4"}),
            "`act` is \"plays\", which is not for Arbiter",
        ),
        (
            json!({"at_ms": 0, "by": "white", "act": "takes"}),
            "`square` is missing, a square a1 to h8 expected",
        ),
        (
            json!({"at_ms": 0, "by": "white", "act": "takes", "square": "e4", "piece": "Q"}),
            "`piece` is not a field of `takes`, which has `square`, `hands`",
        ),
        (
            json!({"at_ms": 0, "by": "white", "act": "presses", "move": "e4"}),
            "`move` is not a field of `presses`, which has none of its own",
        ),
        (
            json!({"at_ms": 0, "by": "white", "act": "plays", "move": "jumps"}),
            "`move` is \"jumps\", a move such as e4 or e2e4 expected",
        ),
        (
            json!({"at_ms": 0, "by": "arbiter", "act": "gives_time", "player": "white", "ms": 1.5}),
            "`ms` is 1.5, a number of milliseconds expected",
        ),
        (
            json!({"at_ms": 0, "by": "white", "act": "records", "text": "e4\nBlack resigns"}),
            "`text` is \"e4\\nBlack resigns\", a move or =, on one line expected",
        ),
    ] {
        let wrong = serde_json::from_value::<Event>(json.clone()).expect_err("no event");
        assert_eq!(wrong.to_string(), error, "{json}");
    }
}

/// JSON may contain text that a protocol line cannot express. The writer chooses the closest line,
/// which then survives further round trips.
#[test]
fn any_json_text_can_be_written_as_a_line() {
    for text in ["Nf3 # good", "a  b", "\"", "", "Läufer c 1"] {
        for (act, field) in [
            ("records", "text"),
            ("announces", "text"),
            ("stops_the_clock", "reason"),
            ("seals", "move"),
        ] {
            let object = json!({"at_ms": 3, "by": "white", "act": act, field: text});
            let Ok(event) = serde_json::from_value::<Event>(object) else { continue };
            assert_eq!(Event::read(Moment::new(3), &event.to_string()), Ok(event));
        }
    }
}

fn message(text: &str) -> String {
    Event::read(Moment::START, text).expect_err(text).message
}

#[test]
fn unknown_verb_suggests_similar_acts() {
    for (text, nearest) in [
        (
            "White grabs e4",
            "unknown act `grabs`; nearest: `touches SQUARE[+SQUARE]... [accidentally]`, as in `White touches e4`; `takes SQUARE [with both hands]`, as in `White takes d5`",
        ),
        ("Black retires", "unknown act `retires`; nearest: `resigns`, as in `Black resigns`"),
        ("White resings", "unknown act `resings`; nearest: `resigns`, as in `White resigns`"),
        ("White pressess", "unknown act `pressess`; nearest: `presses`, as in `White presses`"),
        (
            "Arbiter admonishes them",
            "unknown act `admonishes`; nearest: `warns PLAYER`, as in `Arbiter warns White`",
        ),
    ] {
        assert_eq!(message(text), nearest, "{text}");
    }
    assert!(message("White xyzzys").starts_with("unknown act `xyzzys`; known are for instance"));
    assert!(message("White").starts_with("the end of the line found, an act expected"));
}

#[test]
fn act_of_another_actor_names_that_actor() {
    let message = message("White warns Black");
    assert_eq!(message, "`warns` is not for White: `warns PLAYER`, as in `Arbiter warns White`");
}

#[test]
fn known_verb_lists_valid_continuations() {
    for (text, column, expected) in [
        ("White takes z9", 13, "`z9` found, a square a1 to h8 expected, as in `White takes d5`"),
        ("White claims ilegal move", 14, "`ilegal` found, `threefold`, `fifty moves`"),
        ("White offers a drow", 16, "`drow` found, `draw` expected, as in `White offers a draw`"),
        (
            "White presses twice",
            15,
            "`twice` found, the end of the line or `with the other hand` expected, as in `White presses`",
        ),
        (
            "Arbiter takes 5 from White",
            15,
            "`5` found, a time h:mm:ss, `1/2 point` or `1 point` expected",
        ),
    ] {
        let error = Event::read(Moment::START, text).expect_err(text);
        assert_eq!(error.column, column, "{error}");
        assert!(error.message.starts_with(expected), "{error}");
    }
    let claim = message("White claims ilegal move");
    assert!(claim.ends_with("as in `White claims illegal move`"), "{claim}");
}

/// A synonym is read as the act that it means, or answered with it.
#[test]
fn synonym_is_or_suggests_its_act() {
    let mut wrong = Vec::new();
    for row in rows() {
        let said = row.also.iter().flat_map(|said| row.who.iter().map(move |who| (*said, *who)));
        for (said, who) in said {
            let actor = actor(who);
            let answer = match Event::read(Moment::START, &format!("{actor} {said}")) {
                Ok(event) if act_name(&event) == row.name => continue,
                Ok(event) => format!("it is the act `{}`", event.act),
                Err(error) => error.message,
            };
            let examples = row.examples.iter().map(|example| format!("`{actor} {example}`"));
            if !examples.chain([format!("`{}`", row.form())]).any(|meant| answer.contains(&meant)) {
                wrong.push(format!("{actor} {said}: not {}: {answer}", row.form()));
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

/// The table's groups keep related acts together for readers.
#[test]
fn every_row_has_a_meaning() {
    for row in rows() {
        assert!(!row.means.is_empty() && !row.means.ends_with('.'), "{}", row.form());
        let schema: Vec<Value> = row.fields().map(|field| (field.schema)()).collect();
        assert!(schema.iter().all(Value::is_object), "{}", row.form());
    }
}
