//! Tests that no English is left in the other languages, neither in their files nor in filled-in
//! sentences.

use super::languages::{OTHERS, sentences};
use super::read_all;
use crate::{Language, Words};
use std::collections::{BTreeMap, BTreeSet};

/// Latin words that every language may contain, with reasons.
const EVERYWHERE: [&[&str]; 7] = [
    // Names, and formats without a translated name.
    &[
        "Touchmove",
        "FIDE",
        "FEN",
        "PGN",
        "Chess",
        "Result",
        "SetUp",
        "PlyCount",
        "Elo",
        "Parquet",
        "TRF",
        "xlsx",
        "CSV",
    ],
    // Protocol words, which are typed in English: "plays e4".
    &["plays", "Arbiter", "reports", "the", "envelope", "lost"],
    // Options, commands and other input of the program.
    &[
        "openapi",
        "json",
        "API",
        "Authorization",
        "Bearer",
        "budget",
        "strict",
        "touchmove",
        "position",
        "convert",
        "csv",
        "true",
        "false",
        "push",
        "service",
        "host",
        "url",
        "Prometheus",
    ],
    // Article number.
    &["Preface"],
    // Names of tags, of an encoding, and of programs.
    &["Round", "ECO", "TimeControl", "byte", "UTF", "Windows", "Scid", "ChessBase"],
    // Initial position as FEN, in a sample.
    &["rnbqkbnr", "pppppppp", "PPPPPPPP", "RNBQKBNR", "KQkq"],
    // Names of editions, which begin each line of the snapshot.
    &["Casual", "Finnish", "blitz", "Finland"],
];

/// Words that are common in English and never occur in Finnish.
const ENGLISH: [&str; 36] = [
    "the", "and", "for", "with", "from", "not", "has", "have", "must", "may", "this", "that",
    "are", "was", "which", "player", "players", "move", "moves", "piece", "game", "clock",
    "arbiter", "draw", "claim", "king", "white", "black", "seat", "board", "time", "minutes",
    "seconds", "because", "cannot", "there",
];

/// Messages that may be the same as in English, besides those of the web pages.
// Their only words are the name of a game that is the same everywhere, FIDE, and FEN.
const ALIKE: [&str; 6] = [
    "audit-under-pgn",
    "chapter-chess960",
    "chapter-fide",
    "event-chess960",
    "glossary-chess960",
    "position-fen",
];

/// Messages of the web pages that contain words of another language: input typed in English, and
/// moves announced in German.
const FOREIGN: [&str; 6] = [
    "page:board-keys",
    "page:claim-",
    "page:command-",
    "page:help-",
    "page:names-laws",
    "page:time-unread",
];

/// Skips moves and squares, which contain digits.
fn latin_words(text: &str) -> impl Iterator<Item = &str> {
    let words = text.split(|letter: char| !letter.is_alphanumeric());
    words.filter(|word| word.len() >= 3 && word.bytes().all(|byte| byte.is_ascii_alphabetic()))
}

fn is_english(language: Language, word: &str) -> bool {
    let everywhere = EVERYWHERE.iter().any(|words| words.contains(&word));
    match language {
        Language::English => true,
        Language::Finnish => !everywhere && ENGLISH.contains(&word.to_lowercase().as_str()),
        Language::Greek | Language::Arabic => !everywhere,
    }
}

fn english_in(language: Language, id: &str, text: &str) -> Vec<String> {
    let words = latin_words(text).filter(|word| is_english(language, word));
    words.map(|word| format!("{language:?}, {id}: {word} in {text}")).collect()
}

#[test]
fn locale_files_contain_no_english() {
    for language in OTHERS {
        let foreign = |id: &str| FOREIGN.iter().any(|start| id.starts_with(start));
        let all = sentences(language).into_iter().filter(|(id, _)| !foreign(id));
        let left: Vec<String> =
            all.flat_map(|(id, made)| english_in(language, &id, &made.text)).collect();
        assert!(left.is_empty(), "{left:#?}");
    }
}

#[test]
fn sentences_contain_no_english() {
    for language in OTHERS {
        let message = read_all(&Words::new(language)).into_iter().flat_map(|(_, lines)| lines);
        // The text after "it is" belongs to the sample.
        let message = message.map(|(id, text)| (id, text.replace("So it is.", "")));
        let left: Vec<String> =
            message.flat_map(|(id, text)| english_in(language, &id, &text)).collect();
        assert!(left.is_empty(), "{left:#?}");
    }
}

#[test]
fn every_message_is_translated() {
    let english: BTreeMap<_, _> = sentences(Language::English).into_iter().collect();
    let has_words = |text: &str| text.chars().any(char::is_alphabetic);
    let mut alike = BTreeSet::new();
    for (id, made) in OTHERS.into_iter().flat_map(sentences) {
        let same = english.get(&id).is_some_and(|english| english.text == made.text);
        if has_words(&made.text) && same && !id.starts_with("page:") {
            alike.insert(id);
        }
    }
    let alike: Vec<&str> = alike.iter().map(String::as_str).collect();
    assert_eq!(alike, ALIKE);
}

#[test]
fn detects_english_words() {
    for (language, text) in [
        (Language::Greek, "Ο Λευκός must move τον βασιλιά"),
        (Language::Arabic, "الأبيض wins"),
        (Language::Finnish, "Valkea voittaa the game"),
    ] {
        assert!(!english_in(language, "", text).is_empty(), "{text}");
    }
    for (language, text) in [
        (Language::Greek, "Κανόνες της FIDE, e4 Nf3"),
        (Language::Finnish, "Valkea saa 2 minuuttia, Nf3"),
    ] {
        assert!(english_in(language, "", text).is_empty(), "{text}");
    }
}
