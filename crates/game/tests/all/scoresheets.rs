//! Tests of the complete list of notes about scoresheets and announcements. Cases cannot test that
//! a note is missing.

use touchmove_game::Protocol;
use touchmove_laws::{Edition, Effect, Note};

const ABOUT: [&str; 16] = [
    "last_move_unwritten",
    "earlier_move_unwritten",
    "written_in_advance",
    "written_otherwise",
    "offer_unwritten",
    "scoresheet_misused",
    "other_notation",
    "need_not_write",
    "sheet_to_complete",
    "moved_before_completing",
    "not_announced",
    "not_repeated",
    "repeated_otherwise",
    "announced_otherwise",
    "slip_uncorrected",
    "castling_announced",
];

fn notes(text: &str) -> Vec<String> {
    let protocol = Protocol::parse(text).unwrap_or_else(|error| panic!("{error}\n{text}"));
    let judged = protocol.judge(protocol.setup.editions[0]).expect("possible");
    let rulings = judged.rulings.iter();
    let notes = rulings.filter_map(|given| match given.ruling.effect() {
        Effect::Noted { what } if ABOUT.contains(&what.name()) => Some(what.to_string()),
        _ => None,
    });
    notes.collect()
}

fn game(tags: &str, events: &str) -> Vec<Vec<String>> {
    let under = |edition: Edition| notes(&format!("[Laws \"{edition}\"]\n{tags}\n\n{events}"));
    Edition::FIDE.map(under).to_vec()
}

fn all(note: &[&str]) -> Vec<Vec<String>> {
    let notes: Vec<String> = note.iter().map(|note| (*note).to_owned()).collect();
    vec![notes; Edition::FIDE.len()]
}

const CLOCK: &str = "[TimeControl \"5400+30\"]";

#[test]
fn listed_names_are_notes() {
    assert!(ABOUT.iter().all(|name| Note::NAMES.contains(name)));
}

#[test]
fn correct_scoresheet_gets_no_note() {
    let events = "White plays e4\nWhite presses\nWhite records 1. e4\nBlack plays e5\n\
        Black presses\nWhite plays Nf3\nWhite presses\nWhite records 1... e5\n\
        White records 2. Nf3\nBlack plays Nc6\nBlack presses\nWhite plays Bb5\n";
    assert_eq!(game(CLOCK, events), all(&[]));
}

#[test]
fn claimed_move_counts_as_written() {
    let events = "White records 1. d4\nWhite plays d4\nWhite presses\nBlack plays d5\n\
        Black presses\nWhite records 1... d5\nWhite claims threefold with Nf3\nWhite plays Nf3\n\
        White presses\nBlack plays Nf6\nBlack presses\nWhite plays e3\n";
    assert_eq!(game(CLOCK, events), all(&["written_in_advance white 1"]));
}

#[test]
fn sealed_move_counts_as_written() {
    let events = "White plays d4\nWhite presses\nWhite records 1. d4\nBlack plays d5\n\
        Black presses\nWhite records 1... d5\nArbiter adjourns\nWhite seals Nf3\n\
        White stops the clock\nArbiter resumes the game\nArbiter opens the envelope\n\
        Black plays Nf6\nBlack presses\nWhite plays e3\n";
    assert_eq!(game(CLOCK, events), all(&[]));
}

#[test]
fn opponent_writes_offers_one_move_later() {
    let offered = "White plays d4\nWhite offers a draw\nWhite presses\nWhite records 1. d4 (=)\n\
        Black plays d5\nBlack records 1. d4 d5\nBlack presses\nWhite plays Nf3\nWhite presses\n";
    assert_eq!(game(CLOCK, offered), all(&[]));
    let noted = format!("{offered}Black records =\nBlack plays Nf6\n");
    assert_eq!(game(CLOCK, &noted), all(&[]));
    let silent = format!("{offered}Black plays Nf6\n");
    assert_eq!(game(CLOCK, &silent), all(&["offer_unwritten black"]));
}

#[test]
fn shortness_of_time_is_noted_once_per_period() {
    let tags = "[TimeControl \"40/400:400\"]\n[Pace \"standard\"]";
    let events = "0:00:00 Arbiter starts\n0:00:01 White plays d4\n0:00:02 White presses\n\
        0:00:03 White records 1. d4\n0:00:04 Black plays d5\n0:00:05 Black presses\n\
        0:02:10 White plays Nf3\n0:02:10 White presses\n0:02:12 Black plays Nf6\n\
        0:02:12 Black presses\n0:02:13 White plays e3\n0:02:13 White presses\n\
        0:02:14 Black plays e6\n0:02:14 Black presses\n0:02:15 White plays c4\n";
    assert_eq!(game(tags, events), all(&["need_not_write white"]));
}

#[test]
fn unrecorded_announcements_are_not_noted() {
    let tags = "[Blind \"white\"]";
    let events = "White plays e4\nWhite presses\nBlack plays e5\nBlack presses\nWhite plays Nf3\n";
    assert_eq!(game(tags, events), all(&[]));
    let spoken = "White plays e4\nWhite presses\nBlack repeats \"Eva vier\"\nBlack plays e5\n\
        Black announces \"Eva fünf\"\nBlack presses\nWhite repeats \"Eva fünf\"\nWhite plays Nf3\n\
        White announces \"Springer Felix drei\"\nWhite presses\n";
    assert_eq!(game(tags, spoken), all(&[]));
    let once = format!("{spoken}Black plays Nc6\nBlack presses\n");
    assert_eq!(game(tags, &once), all(&["not_repeated black", "not_announced black"]));
}
