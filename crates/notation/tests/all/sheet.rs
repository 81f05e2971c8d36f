//! Tests of scoresheets in every notation. Reading a written game must give the same moves. If
//! moves are wrong, the first wrong move must be reported with its candidates.

use proptest::prelude::*;
use touchmove_board::{Move, Position, Role};
use touchmove_notation::sheet::{Form, ReadError, Reading, games, read};
use touchmove_notation::{Letters, Notation, SanMove, SanShape};

const FORMS: [Form; 4] = [Form::Pgn, Form::Laws, Form::Short, Form::Long];

fn reading(text: &str, notation: Option<Notation>) -> Reading {
    let all = games(text);
    assert_eq!(all.len(), 1, "{text}");
    read(&all[0], notation).unwrap_or_else(|error| panic!("{text}: {error}"))
}

/// Returns the moves of the main line in English.
fn english(reading: &Reading) -> Vec<&str> {
    reading.game.line.moves.iter().map(|node| node.text.as_str()).collect()
}

/// The example game of Appendix C, as the editions print it. Misprints are corrected here. Another
/// test below covers them.
const PRINTED: [(Notation, Form, &str); 5] = [
    (
        Notation::English,
        Form::Laws,
        "1. e4 e5 2. Nf3 Nf6 3. d4 exd4 4. e5 Ne4 5. Qxd4 d5 6. exd6 e.p. Nxd6 7. Bg5 Nc6 8. Qe3+ Be7 9. Nbd2 0-0 10. 0-0-0 Re8 11. Kb1 (=)",
    ),
    (
        Notation::English,
        Form::Short,
        "1. e4 e5 2. Nf3 Nf6 3. d4 ed4 4. e5 Ne4 5. Qd4 d5 6. ed6 Nd6 7. Bg5 Nc6 8. Qe3 Be7 9. Nbd2 0-0 10. 0-0-0 Re8 11. Kb1 (=)",
    ),
    (
        Notation::Greek,
        Form::Laws,
        "1. ε4 ε5 2. Ιζ3 Ιζ6 3. δ4 εxδ4 4. ε5 Ιε4 5. Βxδ4 δ5 6. εxδ6 e.p. Ιxδ6 7. Αη5 Ιγ6 8. Βε3+ Αε7 9. Ιβδ2 0-0 10. 0-0-0 Πε8 11. Ρβ1 (=)",
    ),
    (
        Notation::Greek,
        Form::Short,
        "1. ε4 ε5 2. Ιζ3 Ιζ6 3. δ4 εδ4 4. ε5 Ιε4 5. Βδ4 δ5 6. εδ6 Ιδ6 7. Αη5 Ιγ6 8. Βε3 Αε7 9. Ιβδ2 0-0 10. 0-0-0 Πε8 11. Ρβ1 (=)",
    ),
    (
        Notation::Finnish,
        Form::Laws,
        "1. e4 e5 2. Rf3 Rf6 3. d4 exd4 4. e5 Re4 5. Dxd4 d5 6. exd6 o.l. Rxd6 7. Lg5 Rc6 8. De3+ Le7 9. Rbd2 0-0 10. 0-0-0 Te8 11. Kb1 (=)",
    ),
];

/// Joins lines that the writer wrapped.
fn one_line(text: &str) -> String {
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}

#[test]
fn example_game_converts_between_printed_notations() {
    for (from, _, text) in PRINTED {
        for given in [Some(from), None] {
            let reading = reading(text, given);
            assert!(reading.exact && reading.notations.contains(&from), "{:?}", reading.notations);
            assert_eq!(reading.moves.len(), 21);
            for (to, form, expected) in PRINTED {
                assert_eq!(one_line(&reading.write(to, form)), expected, "from {from}");
            }
        }
    }
}

#[test]
fn example_game_round_trips_in_every_notation() {
    let first = reading(PRINTED[0].2, None);
    for notation in Notation::ALL {
        for form in FORMS {
            let text = first.write(notation, form);
            let again = reading(&text, Some(notation));
            assert_eq!(again.game.line, with_places(&again, &first), "{text}");
            assert_eq!(reading(&text, None).moves, first.moves, "{text}");
        }
    }
}

/// Returns the moves of `from` with the places of the moves of `of`.
fn with_places(of: &Reading, from: &Reading) -> touchmove_notation::pgn::MoveLine {
    let mut line = from.game.line.clone();
    for (node, placed) in line.moves.iter_mut().zip(&of.game.line.moves) {
        node.place = placed.place;
        // Writing converts punctuation to glyphs and may convert a draw offer to a comment.
        node.comments.clone_from(&placed.comments);
    }
    line
}

#[test]
fn misprints_of_the_sources_are_reported() {
    let finnish = "1. e4 e5 2. Rf3 Rf6 3. d4 exd4 4. e5 Rc4 5. Dxd4 d5";
    let greek = "1. ε4 ε5 2. Ιζ3 Ιζ6 3. δ4 εκδ4 4. ε5 Ιε4 5. Βxδ4 δ5";
    let missing = "9. Rbd2 0-0 10. 0-0-0 11. Kb1 (=)";
    let before = PRINTED[4].2.split(" 9.").next().unwrap();
    for (text, notation, number, word, meant) in
        [(finnish, Notation::Finnish, 4, "Rc4", "Re4"), (greek, Notation::Greek, 3, "εκδ4", "εxδ4")]
    {
        let error = read(&games(text)[0], None).unwrap_err();
        let ReadError::Move(it) = error else { panic!("{error:?}") };
        assert_eq!((it.notation, it.number, it.text.as_str()), (notation, number, word));
        assert_eq!(it.candidates[0].text, meant);
    }
    let error = read(&games(&format!("{before} {missing}"))[0], None).unwrap_err();
    let ReadError::Move(it) = error else { panic!("{error:?}") };
    let number = it.number_mismatch.unwrap();
    assert_eq!((it.text.as_str(), number.found, number.expected), ("Kb1", 11, 10));
}

/// Each row has a typed text, and its moves in English notation.
#[test]
fn typed_scoresheets_read_as_expected() {
    for (text, expected) in [
        ("e4 e5 Sf3 Sc6 Lb5", "e4 e5 Nf3 Nc6 Bb5"),
        ("1 e4 e5 2 Rf3 Rc6 3 Lb5 a6", "e4 e5 Nf3 Nc6 Bb5 a6"),
        ("1) e2-e4 e7-e5 2) Cg1-f3 Cb8-c6 3) Af1-b5", "e4 e5 Nf3 Nc6 Bb5"),
        ("1.e4 c5 2.Cf3 d6 3.Fb5+ Fd7", "e4 c5 Nf3 d6 Bb5+ Bd7"),
        ("1. d4 Pf6 2. c4 e6 3. Pc3 Lb4 4. Dc2 o-o", "d4 Nf6 c4 e6 Nc3 Bb4 Qc2 O-O"),
        ("١. e4 e5 ٢. حf٣ حc٦ ٣. فb٥", "e4 e5 Nf3 Nc6 Bb5"),
        ("1. ε4 ε5 2. Ιζ3 Ιγ6 3. Αβ5 α6", "e4 e5 Nf3 Nc6 Bb5 a6"),
        ("1. e4 e5 2. Ιf3 Ιc6 3. Αb5 a6", "e4 e5 Nf3 Nc6 Bb5 a6"),
        ("1. e4 e5 2. ♘f3 ♞c6 3. ♗b5", "e4 e5 Nf3 Nc6 Bb5"),
        ("1. ε4 ε5 2. Iζ3 Iγ6 3. Aβ5 α6", "e4 e5 Nf3 Nc6 Bb5 a6"),
        ("1. е4 e5 2. Νf3 Νc6 3. Вb5", "e4 e5 Nf3 Nc6 Bb5"),
        ("Bauer Eva zwei Eva vier, Bauer Eva 7 Eva 5, Springer Felix drei", "e4 e5 Nf3"),
        ("Club championship 2026\nAnna - Bert 12.3.2026\n\n1. e4 e5\n2. Sf3 d6\n", "e4 e5 Nf3 d6"),
        ("1. e 4 e 5 2. Sf3 d6 3. d4 ed", "e4 e5 Nf3 d6 d4 exd4"),
        ("1. e4 e5 2. Qh5 check 2...", "e4 e5 Qh5"),
        ("1. e4 e5 2. Кf3 Кc6 3. Сb5 a6 4. 0-0 Крe7", "e4 e5 Nf3 Nc6 Bb5 a6 O-O Ke7"),
        ("1. е4 е5 2. кf3 кс6 3. сb5 Фе7", "e4 e5 Nf3 Nc6 Bb5 Qe7"),
        ("١. ه٤ ه٥ ٢. حو٣ حج٦ ٣. فب٥", "e4 e5 Nf3 Nc6 Bb5"),
        ("1. و4 د5 2. حو3 ح6 3. هـ3 ود6", "f4 d5 Nf3 h6 e3 Qd6"),
        ("1. e4 e5 2. nf3 nc6 3. bb5 a6 4. bxc6", "e4 e5 Nf3 Nc6 Bb5 a6 Bxc6"),
        ("1. ε4 ε5 2. ιζ3 ιγ6 3. αβ5", "e4 e5 Nf3 Nc6 Bb5"),
        ("1. e4 e5 2. Qh5 Nc6 3. Bc4 Nf6 4. Qxf7#1-0", "e4 e5 Qh5 Nc6 Bc4 Nf6 Qxf7#"),
        ("1. e4 e5½-½", "e4 e5"),
        ("Pawn e4, pawn e5, knight f3, knight c6", "e4 e5 Nf3 Nc6"),
        ("1. pawn Eva two Eva four pawn e 5 2. bishop charlie four", "e4 e5 Bc4"),
        ("Sotilas Eva neljä, sotilas e viisi, ratsu Felix kolme", "e4 e5 Nf3"),
        ("πιόνι έψιλον τέσσερα, πιόνι ε πέντε, ίππος Φέλιξ τρία", "e4 e5 Nf3"),
    ] {
        let all = games(text);
        let read = read(&all[0], None);
        let Ok(read) = read else { panic!("{text}: {read:?}") };
        assert_eq!(english(&read).join(" "), expected, "{text}");
    }
}

#[test]
fn game_in_two_languages_reads() {
    for (text, notations, expected) in [
        ("1. e4 e5 2. Nf3 Sc6 3. Bb5 Sf6", "en de", "e4 e5 Nf3 Nc6 Bb5 Nf6"),
        ("1. ε4 e5 2. Ιζ3 Sc6 3. Αβ5 Sf6", "el de", "e4 e5 Nf3 Nc6 Bb5 Nf6"),
        ("1. e4 e5 2. Nf3 Nc6 3. Fb5 Cf6 4. O-O Fe7", "en fr", "e4 e5 Nf3 Nc6 Bb5 Nf6 O-O Be7"),
    ] {
        let read = reading(text, None);
        let codes: Vec<&str> = read.notations.iter().map(|notation| notation.code()).collect();
        assert!(read.mixed && codes.join(" ") == notations, "{text}: {codes:?}");
        assert_eq!(english(&read).join(" "), expected);
    }
    // A single word in another language counts as a slip, so it is reported.
    let slip = "1. e4 e5 2. Nf3 Nc6 3. Bb5 Sf6";
    let Err(ReadError::Move(it)) = read(&games(slip)[0], None) else { panic!("{slip}") };
    assert_eq!((it.text.as_str(), it.candidates[0].text.as_str()), ("Sf6", "Nf6"));
}

#[test]
fn lower_case_letter_is_a_file_if_that_is_legal() {
    let bishop_and_pawn = "[FEN \"4k3/8/8/8/1P6/2n5/1P6/B3K3 w - - 0 1\"]\n\n1. bxc3";
    let read = reading(bishop_and_pawn, Some(Notation::English));
    assert_eq!(english(&read), ["bxc3"]);
}

#[test]
fn conflicting_readings_are_a_clash() {
    let error = read(&games("1. e4 d6 2. Pf3 Pc6")[0], None).unwrap_err();
    let ReadError::Clash(it) = error else { panic!("{error:?}") };
    assert_eq!((it.number, it.text.as_str()), (2, "Pf3"));
    let named: Vec<(String, &str)> = it
        .readings
        .iter()
        .map(|(of, text)| {
            (of.iter().map(|n| n.code()).collect::<Vec<_>>().join(" "), text.as_str())
        })
        .collect();
    assert_eq!(named, [("en".to_owned(), "f3"), ("nl".to_owned(), "Nf3")]);
    assert!(read(&games("1. e4 d6 2. Pf3 Pc6")[0], Some(Notation::Dutch)).is_ok());
    // It does not matter that several notations can read the text, since they agree on the moves.
    assert_eq!(reading("1. e4 e5 2. d4", None).notations.len(), 13);
}

#[test]
fn long_word_is_not_a_move() {
    let text = format!("1. e4 {} 2. Nf3", "N".repeat(60_000));
    assert!(matches!(read(&games(&text)[0], None), Err(ReadError::Move(_))));
}

#[test]
fn places_refer_to_the_typed_text() {
    for (text, line, column) in [
        ("Sf3 Sf6 Sf4", 1, 9),
        ("Anna - Bert\n\n1. Sf3 Sf6\n2. Sf4", 4, 4),
        ("\u{200e}1. Sf3 Sf6 2. (1.) Sf4", 1, 20),
        ("[White \"X\"]\n\n1) Sf3 {1) a, b} Sf6\n2) Sf4", 4, 4),
    ] {
        let error = read(&games(text)[0], Some(Notation::German)).unwrap_err();
        let ReadError::Move(it) = error else { panic!("{text}: {error:?}") };
        assert_eq!((it.text.as_str(), it.place.line, it.place.column), ("Sf4", line, column));
    }
}

#[test]
fn annotations_survive_conversion() {
    let text = "[Event \"Club\"]\n[FEN \"4k3/P7/8/8/8/8/8/4K2R w K - 0 30\"]\n\n\
        {Es geht los.} 30. a8=D+ $1 {Gut} (30. O-O -- 31. Tf8+ {oder so} (31. a8D+)) 30... Ke7 (=) 1-0";
    let reading = reading(text, None);
    let written = reading.write(Notation::Spanish, Form::Pgn);
    let (tags, moves) = written.split_once("\n\n").unwrap();
    assert!(tags.contains("[Event \"Club\"]") && tags.contains("[FEN \"4k3/"), "{tags}");
    assert_eq!(
        one_line(moves),
        "{Es geht los.} 30. a8=D+ $1 {Gut} (30. O-O -- 31. Tf8+ {oder so} (31. a8=D+)) \
         30... Re7 {(=)} 1-0"
    );
}

/// Generates games of random legal moves from the initial position.
fn game() -> impl Strategy<Value = Vec<(Position, Move)>> {
    prop::collection::vec(any::<prop::sample::Index>(), 12..60).prop_map(|picks| {
        let mut position = Position::default();
        let mut moves = Vec::new();
        for pick in picks {
            let legal = position.legal_moves();
            let Some(&mv) = legal.get(pick.index(legal.len().max(1))) else { break };
            moves.push((position, mv));
            position = position.after(mv);
        }
        moves
    })
}

fn sheet(moves: &[(Position, Move)]) -> Reading {
    let words: Vec<String> =
        moves.iter().map(|(position, mv)| touchmove_notation::san(position, *mv)).collect();
    reading(&format!("1. {}", words.join(" ")), Some(Notation::English))
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 40, failure_persistence: None, ..ProptestConfig::default() })]
    #[test]
    fn written_moves_read_back(game in game()) {
        let first = sheet(&game);
        for notation in Notation::ALL {
            for form in FORMS {
                let text = first.write(notation, form);
                let again = read(&games(&text)[0], Some(notation));
                prop_assert_eq!(again.map(|read| read.moves), Ok(first.moves.clone()), "{}", text);
                match read(&games(&text)[0], None) {
                    Ok(read) => prop_assert_eq!(read.moves, first.moves.clone(), "{}", text),
                    Err(error) => prop_assert!(matches!(error, ReadError::Clash(_)), "{}: {}", text, error),
                }
            }
        }
    }

    #[test]
    fn arbitrary_text_does_not_panic(text in "\\PC{0,40}", near in "[1-9. ()\\[\\]{};a-hNKQΙζ3حx,O0-]{0,60}") {
        for text in [text, near] {
            for game in games(&text) {
                if let Ok(reading) = read(&game, None) {
                    for notation in Notation::ALL {
                        let _ = reading.write(notation, Form::Laws);
                    }
                }
            }
        }
    }
}

/// In Arabic one letter names both the queen and a file.
#[test]
fn letter_after_a_whole_square_is_the_promotion() {
    for text in ["c8و+", "b7c8و", "bxc8=و#"] {
        let read = SanMove::parse(text, &Letters::ARABIC_FILES).unwrap();
        let SanShape::Step(step) = read.shape else { panic!("{text}") };
        assert_eq!((step.to_rank, step.promotion), (Some(7), Some(Role::Queen)), "{text}");
    }
}
