//! The closed list of texts that belong to no person. Every other text of an entry is private:
//! a new field is so until it is named here.

use serde_json::{Map, Value};
use std::collections::HashSet;
use std::sync::LazyLock;

/// Tags whose values regulations are read from; the protocol knows all that they can say.
const REGULATIONS: [&str; 21] = [
    "Laws",
    "TimeControl",
    "Pace",
    "Supervision",
    "Reading",
    "DrawAgreement",
    "Arbiter",
    "DefaultTime",
    "Devices",
    "Appeals",
    "SessionEnd",
    "QuickplayFinish",
    "Points",
    "Moves",
    "Players",
    "Variant",
    "FEN",
    "SetUp",
    "Blind",
    "Result",
    "Termination",
];
/// Tags that say when a game is played: numbers and marks.
const OCCASION: [&str; 7] = ["Date", "Round", "UTCDate", "UTCTime", "EventDate", "Time", "Board"];
/// Names of tags with private values.
const OTHERS: [&str; 22] = [
    "Event",
    "Site",
    "White",
    "Black",
    "WhiteElo",
    "BlackElo",
    "WhiteTitle",
    "BlackTitle",
    "WhiteFideId",
    "BlackFideId",
    "WhiteTeam",
    "BlackTeam",
    "WhiteClub",
    "BlackClub",
    "WhiteFederation",
    "BlackFederation",
    "WhiteClock",
    "BlackClock",
    "WhiteNA",
    "BlackNA",
    "Annotator",
    "Section",
];
/// Fields of notes by the note's name; without a name those of an `opened` entry's options.
const FIELDS: [(&str, &[&str]); 15] = [
    ("", &["mode", "competition", "plays"]),
    ("board", &["game", "round"]),
    ("board changed", &["game", "round"]),
    ("byes", &["code"]),
    ("deleted", &["id"]),
    ("invited", &["id", "secret_hash"]),
    ("key", &["value"]),
    ("ledger", &["id", "undoes", "player", "effect", "result"]),
    ("note", &["what", "about"]),
    ("push key", &["value"]),
    ("push subscribed", &["id", "locked"]),
    ("push unsubscribed", &["id"]),
    ("result", &["round", "codes"]),
    ("signature", &["round", "codes"]),
    ("tournament file", &["encoding"]),
];
/// Fields above whose values devices choose.
const CHOSEN: [&str; 7] = ["round", "about", "id", "undoes", "player", "effect", "result"];
/// The most that such a value has.
const LONGEST: usize = 64;

static WORDS: LazyLock<HashSet<&str>> =
    LazyLock::new(|| include_str!("words.txt").split_whitespace().collect());

/// True for a tag with a known name; any other name is private itself.
pub fn is_known_tag(name: &str) -> bool {
    REGULATIONS.contains(&name) || OCCASION.contains(&name) || OTHERS.contains(&name)
}

/// True for the value of a tag that belongs to no person.
pub fn tag(name: &str, value: &str) -> bool {
    REGULATIONS.contains(&name) || value == "?" || OCCASION.contains(&name) && is_mark(value)
}

/// True for a field of a note, or of options, that belongs to no person.
pub fn field(note: &str, name: &str, value: &str) -> bool {
    let known = FIELDS.iter().find(|(of, _)| *of == note);
    let listed = known.is_some_and(|(_, fields)| fields.contains(&name));
    listed && (!CHOSEN.contains(&name) || is_mark(value) || is_code(value))
}

/// True for a map whose keys are known: fields of the program, or tags.
pub fn keys(fields: &Map<String, Value>) -> bool {
    let plain = |c: char| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '_';
    let plain = |key: &String| key.chars().all(plain);
    fields.keys().all(plain) || fields.keys().all(|key| is_known_tag(key))
}

/// True for an event in the protocol's own words: nothing in it is somebody's.
pub fn event(text: &str) -> bool {
    !text.contains(['"', '#']) && text.split_whitespace().all(word)
}

/// True for a word of the protocol, a move, a square, a number.
pub fn word(word: &str) -> bool {
    const ACTORS: [&str; 5] = ["White", "Black", "Arbiter", "Assistant", "Spectator"];
    let bare = word.trim_matches(|c: char| ",.;:()".contains(c));
    let chess = bare.chars().all(|c| "abcdefghKQRBNPkqrnpxO012345678-=+#/wW9.:½".contains(c));
    let sign = |c: char| c.is_ascii_digit() || "/-=+".contains(c);
    bare.is_empty()
        || WORDS.contains(bare)
        || ACTORS.contains(&bare)
        || chess && (bare.len() <= 8 || bare.matches('/').count() == 7) && bare.contains(sign)
}

/// True for a key of a submission that a program has made: random, or counted up.
pub fn key(key: &str) -> bool {
    let digits = key.chars().filter(char::is_ascii_digit).count();
    let hex = key.chars().all(|c| c.is_ascii_hexdigit() || c == '-');
    let words = || key.split('-').all(|part| WORDS.contains(part) || is_mark(part));
    is_mark(key) || hex && digits.saturating_mul(4) >= key.len() || words()
}

/// A round, a day, a hexadecimal name: digits and marks with at most three letters together.
fn is_mark(value: &str) -> bool {
    let letters = value.split(|c: char| !c.is_alphabetic()).map(|run| run.chars().count());
    value.len() <= LONGEST && letters.max().unwrap_or(0) <= 3 && value.is_ascii()
}

/// A name that a program has made, or a word of a program.
fn is_code(value: &str) -> bool {
    let random = |c: char| c.is_ascii_digit() || c.is_ascii_lowercase();
    let made = [6, 10].contains(&value.len()) && value.contains(|c: char| c.is_ascii_digit());
    made && value.chars().all(random) || value.split('_').all(|word| WORDS.contains(word))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn events_with_words_of_persons_are_private() {
        for text in [
            "White plays e4",
            "White plays Nbd7",
            "Black plays e7e8q",
            "Arbiter starts",
            "White stops the clock",
            "Arbiter declares White lost",
            "White plays O-O",
            "Arbiter gives White 0:02:00",
            "Black signs 1-0",
            "White records 12. exd8=Q+",
        ] {
            assert!(event(text), "{text}");
        }
        for text in [
            "White records \"anna\"",
            "White stops the clock: Berg coughs",
            "Black signs 1-0 Anna",
            "White offers a draw if Bert agrees",
            "White plays e4 # Anna",
            "White records Anna",
        ] {
            assert!(!event(text), "{text}");
        }
    }

    #[test]
    fn keys_of_programs_are_public() {
        for made in ["1", "k", "4031-22-1-9", "flag-1200", "550e8400-e29b-41d4-a716-446655440000"] {
            assert!(key(made), "{made}");
        }
        assert!(!key("AnnaBerg") && !key("Ebba") && !key("anna-berg"));
    }

    #[test]
    fn what_is_not_listed_is_private() {
        assert!(tag("Laws", "FIDE 2023") && tag("Round", "3.1") && tag("White", "?"));
        assert!(!tag("White", "Anna") && !tag("Event", "Open") && !tag("Round", "Anna"));
        assert!(!tag("Hobby", "chess") && !is_known_tag("Hobby"));
        assert!(field("board", "game", "7xk2") && field("board", "round", "3"));
        assert!(!field("board", "round", "Anna Berg") && !field("board", "white", "Anna"));
        assert!(!field("anything new", "game", "7xk2"));
        assert!(field("ledger", "id", "4031-22-1-9") && !field("ledger", "id", "AnnaBerg"));
        assert!(field("ledger", "effect", "illegal_move") && field("ledger", "player", "white"));
    }
}
