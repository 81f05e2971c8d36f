//! Tests of announced moves. Announcements must be understood in any spelling. No text may cause a
//! panic.

use crate::common;

use proptest::prelude::*;
use touchmove_board::{Position, Role};
use touchmove_notation::{
    CheckMark, ExpectedWord, SanError, SanShape, SpokenLanguage, read_spoken, spoken, spoken_in,
};

fn on(position: &Position, text: &str) -> String {
    let read = read_spoken(text).unwrap_or_else(|error| panic!("{text}: {error}"));
    let mv = read.resolve(position).unwrap_or_else(|error| panic!("{text}: {error}"));
    mv.to_string()
}

#[test]
fn spelling_of_the_laws_reads() {
    let start = Position::default();
    for (text, mv) in [
        ("Springer Gustav eins Felix drei", "g1f3"),
        ("SPRINGER GUSTAV EINS FELIX DREI", "g1f3"),
        ("Springer Felix drei", "g1f3"),
        ("Springer g 1 f 3", "g1f3"),
        ("Bauer Eva zwei Eva vier", "e2e4"),
        ("Eve zwei Eve vier", "e2e4"),
        ("Eva vier", "e2e4"),
        ("Cesar zwo - Cesar vier", "c2c4"),
        ("Bauer von Hektor zwei nach Hector drei", "h2h3"),
    ] {
        assert_eq!(on(&start, text), mv, "{text}");
    }
}

#[test]
fn umlauts_are_optional() {
    let position: Position = "4k3/1P6/8/8/5B2/8/8/R3K2R w KQ - 0 1".parse().expect("a position");
    for (text, mv) in [
        ("König Eva eins Eva zwei", "e1e2"),
        ("Koenig Eva zwei", "e1e2"),
        ("konig eva 2", "e1e2"),
        ("Läufer Eva fünf", "f4e5"),
        ("Laeufer Eva fuenf", "f4e5"),
        ("Laeuffer Eva funf", "f4e5"),
        ("La\u{308}ufer Eva fu\u{308}nf", "f4e5"),
        ("kurze Rochade", "e1g1"),
        ("Lange Rochade", "e1c1"),
        ("Bauer Bella sieben Bella acht Dame Schach", "b7b8q"),
        ("Bella acht wird Springer", "b7b8n"),
        ("Turm Hector eins Hector acht, Schach", "h1h8"),
        ("Turm Hector Felix eins", "h1f1"),
        ("castles kingside", "e1g1"),
        ("long castling", "e1c1"),
        ("Rook takes h8 check", "h1h8"),
        ("pawn b8 queen", "b7b8q"),
        ("Lyhyt linnoitus", "e1g1"),
        ("sotilas Bella kahdeksan korottuu ratsu", "b7b8n"),
        ("μεγάλο ροκέ", "e1c1"),
        ("Αξιωματικός Εύα πέντε", "f4e5"),
        ("αξιωματικος ε 5", "f4e5"),
    ] {
        assert_eq!(on(&position, text), mv, "{text}");
    }
    let mate = read_spoken("Turm Hector acht matt").expect("a move");
    assert_eq!(mate.marks.check, Some(CheckMark::Mate));
}

#[test]
fn missing_word_is_reported_with_its_position() {
    for (text, word, expected) in [
        ("", 1, ExpectedWord::Move),
        ("Guten Morgen", 1, ExpectedWord::Move),
        ("Springer", 2, ExpectedWord::File),
        ("Springer Gustav", 3, ExpectedWord::Rank),
        ("Springer Gustav eins Felix", 5, ExpectedWord::Rank),
        ("Springer Gustav eins Felix drei drei", 6, ExpectedWord::End),
        ("Springer f3 drei", 3, ExpectedWord::End),
        ("castles", 2, ExpectedWord::Castling),
        ("lange", 2, ExpectedWord::Castling),
        ("Eva sieben Eva acht König", 5, ExpectedWord::Promotion),
    ] {
        let error = read_spoken(text).expect_err(text);
        assert_eq!((error.word, error.expected), (word, expected), "{text}");
    }
}

#[test]
fn an_announcement_may_be_ambiguous_or_illegal() {
    let position: Position = "4k3/8/8/8/8/5N2/8/1N2K3 w - - 0 1".parse().expect("a position");
    let read = |text: &str| read_spoken(text).expect("readable").resolve(&position);
    assert!(matches!(read("Springer David zwei"), Err(SanError::Ambiguous(_))));
    assert_eq!(read("Springer Bella David zwei").map(|mv| mv.to_string()), Ok("b1d2".to_owned()));
    assert!(matches!(read("Springer Hector acht"), Err(SanError::Illegal { .. })));
}

#[test]
fn square_alone_is_a_pawn_move() {
    let SanShape::Step(step) = read_spoken("Eva vier").expect("a move").shape else {
        panic!("castling")
    };
    assert_eq!(step.role, Some(Role::Pawn));
}

proptest! {
    #[test]
    fn every_legal_move_reads_back(position in common::played()) {
        for &mv in position.legal_moves().iter() {
            for language in SpokenLanguage::ALL {
                let text = spoken_in(mv, language);
                let read = read_spoken(&text).expect("a move").resolve(&position);
                prop_assert_eq!(read, Ok(mv), "{}", text);
            }
        }
    }

    #[test]
    fn spelling_does_not_matter(position in common::played(), capitals: bool, dots: bool) {
        for &mv in position.legal_moves().iter() {
            let mut text = spoken(mv);
            if !dots {
                text = text.replace('ä', "ae").replace('ö', "oe").replace('ü', "ue");
            }
            if capitals {
                text = text.to_uppercase();
            }
            prop_assert_eq!(read_spoken(&text).expect("a move").resolve(&position), Ok(mv), "{}", text);
        }
    }

    #[test]
    fn no_two_moves_sound_alike(position in common::played()) {
        let moves = position.legal_moves();
        let mut said: Vec<String> = moves.iter().map(|&mv| spoken(mv)).collect();
        said.sort();
        said.dedup();
        prop_assert_eq!(said.len(), moves.len());
    }

    #[test]
    fn arbitrary_text_does_not_panic(text in "\\PC{0,40}") {
        let _ = read_spoken(&text);
    }

    #[test]
    fn arbitrary_words_do_not_panic(
        words in prop::collection::vec(
            prop::sample::select(vec![
                "Springer", "Bauer", "Dame", "Anna", "Eva", "Hector", "eins", "acht", "kurze",
                "Rochade", "Schach", "matt", "nach", "neun",
            ]),
            0..8,
        )
    ) {
        if let Ok(read) = read_spoken(&words.join(" ")) {
            let _ = read.resolve(&Position::default());
        }
    }
}
