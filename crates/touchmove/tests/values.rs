//! Tests that every public value can be written as text and parsed again, and that it has the
//! traits that standard collections need.
#![cfg(feature = "full")]

use serde::Serialize;
use serde::de::DeserializeOwned;
use std::fmt::{Debug, Display};
use std::hash::Hash;
use std::str::FromStr;
use touchmove::clock::{Millis, Moment, TimeControl};
use touchmove::explain::Language;
use touchmove::game::Event;
use touchmove::laws::{Edition, Outcome, Provision};
use touchmove::notation::{Notation, SanMove, pgn};
use touchmove::{Color, History, Move, Piece, Position, Role, Square, UciMove, Wing};

/// Checks that writing and parsing a value gives an equal value, as text and as JSON.
fn round_trips<T>(values: &[T])
where
    T: Display + FromStr<Err: std::error::Error> + Serialize + DeserializeOwned,
    T: PartialEq + Debug + Clone + Send + Sync + 'static,
{
    assert!(!values.is_empty());
    for value in values {
        let text = value.to_string();
        assert_eq!(text.parse::<T>().as_ref().ok(), Some(value), "{text}");
        let json = serde_json::to_string(value).expect("it serialises");
        assert_eq!(serde_json::from_str::<T>(&json).ok().as_ref(), Some(value), "{json}");
    }
}

#[test]
fn values_round_trip() {
    round_trips(&Color::ALL);
    round_trips(&Role::ALL);
    round_trips(&[Wing::Kingside, Wing::Queenside]);
    round_trips(&Square::all().collect::<Vec<_>>());
    let pieces = Color::ALL.iter().flat_map(|&color| Role::ALL.map(|role| Piece { color, role }));
    round_trips(&pieces.collect::<Vec<_>>());
    let start = Position::default();
    round_trips(&[start]);
    let uci = |&mv: &Move| UciMove::of(mv);
    round_trips(&start.legal_moves().iter().map(uci).collect::<Vec<_>>());
    round_trips(&Edition::ALL);
    round_trips(Provision::ALL);
    round_trips(&[Outcome::DRAW, Outcome::BOTH_LOSE, Outcome::win(Color::White)]);
    round_trips(&Language::ALL);
    let controls = ["40/5400+30:1800+30", "900+10", "60/300:300d5", "-", "?"];
    round_trips(&controls.map(|text| text.parse::<TimeControl>().expect(text)));
    let events = ["White plays e4", "Black presses", "Arbiter starts"];
    round_trips(&events.map(|text| text.parse::<Event>().expect(text)));
}

#[test]
fn parse_errors_name_the_expected_values() {
    let refused = |error: &dyn std::error::Error, what: &str| {
        assert!(error.to_string().contains(what), "{error}");
    };
    refused(&"FIDE 1066".parse::<Edition>().unwrap_err(), "FIDE 2023");
    refused(&"no-such".parse::<Provision>().unwrap_err(), "no-such");
    refused(&"2-0".parse::<Outcome>().unwrap_err(), "1/2-1/2");
    refused(&"5400+x".parse::<TimeControl>().unwrap_err(), "expected seconds");
    refused(&"White jumps".parse::<Event>().unwrap_err(), "jumps");
    refused(&"tlh".parse::<Language>().unwrap_err(), "en, el, fi, ar");
    refused(&"z9".parse::<Square>().unwrap_err(), "a to h");
}

/// The compiler checks that values can be keys of maps and sets.
#[test]
fn values_can_be_keys() {
    fn key<T: Hash + Eq + Clone + Debug + Send + Sync + 'static>() {}
    fn ordered<T: Ord>() {}
    fn with_a_start<T: Default>() {}
    key::<Color>();
    key::<Role>();
    key::<Piece>();
    key::<Square>();
    key::<Move>();
    key::<UciMove>();
    key::<Position>();
    key::<Edition>();
    key::<Provision>();
    key::<Outcome>();
    key::<Language>();
    key::<TimeControl>();
    key::<Moment>();
    key::<Notation>();
    key::<pgn::Outcome>();
    // Editions have no order, because a new edition is not "at least" an older one
    // (ARCHITECTURE.md, 5).
    ordered::<Square>();
    ordered::<Provision>();
    ordered::<Moment>();
    ordered::<Millis>();
    with_a_start::<Position>();
    with_a_start::<History>();
    with_a_start::<Moment>();
    with_a_start::<Millis>();
}

/// Moves in notation can be parsed without a position and are written unchanged.
#[test]
fn notation_round_trips() {
    for text in ["e4", "Nbd7", "O-O-O", "exd8=Q+", "R1xe5"] {
        let san: SanMove = text.parse().expect(text);
        assert_eq!(san.to_string(), text);
    }
}
