//! Comparison of algebraic notation with the legal move generator.

use crate::common::{played, scattered};
use proptest::prelude::*;
use touchmove_board::{Fen, Move, MoveKind, Position, Role};
use touchmove_notation::{
    Letters, SanError, SanMarks, SanMove, SanShape, SanStep, SanStyle, long, read_san, san,
    write_san,
};

fn laws(position: &Position, mv: Move) -> String {
    let mut text = String::new();
    write_san(&mut text, position, mv, &SanStyle::LAWS).unwrap();
    text
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::default() })]
    #[test]
    fn written_moves_read_back(position in prop_oneof![played(), scattered()]) {
        let mut seen = std::collections::HashSet::new();
        for mv in position.legal_moves() {
            let short = san(&position, mv);
            for text in [&short, &long(&position, mv), &laws(&position, mv), &mv.to_string()] {
                prop_assert_eq!(read_san(&position, text), Ok(mv), "{}", text);
            }
            prop_assert!(short.parse::<SanMove>().unwrap().mark_errors(&position, mv).is_empty());
            prop_assert!(seen.insert(short));
        }
    }

    #[test]
    fn resolution_agrees_with_move_generator(
        position in prop_oneof![played(), scattered()],
        steps in prop::collection::vec(step(), 100),
    ) {
        for step in steps {
            let written = SanMove { shape: SanShape::Step(step), marks: SanMarks::default() };
            let mut expected = meant(&position, &step);
            expected.sort();
            let found = match written.resolve(&position) {
                Ok(mv) => vec![mv],
                Err(SanError::Ambiguous(mut moves)) => { moves.sort(); moves }
                Err(_) => vec![],
            };
            prop_assert_eq!(found, expected, "{:?} in {}", step, position.fen());
        }
    }

    #[test]
    fn arbitrary_text_does_not_panic(text in "\\PC{0,12}", near in "[NBRQKPOo0a-hA-H1-8x:=()+#!?. /-]{0,10}") {
        let start = Position::default();
        for text in [text, near] {
            if let Ok(mv) = read_san(&start, &text) {
                prop_assert!(start.is_legal(mv));
            }
        }
    }

    #[test]
    fn disambiguation_is_shortest(position in played()) {
        for mv in position.legal_moves().into_iter().filter(|mv| mv.role != Role::Pawn) {
            let text = san(&position, mv);
            let SanShape::Step(step) = text.parse::<SanMove>().unwrap().shape else { continue };
            let without = [SanStep { from_file: None, ..step }, SanStep { from_rank: None, ..step }];
            for shorter in without.into_iter().filter(|shorter| *shorter != step) {
                prop_assert!(meant(&position, &shorter).len() > 1, "{} in {}", text, position.fen());
            }
        }
    }
}

fn step() -> impl Strategy<Value = SanStep> {
    let file = || prop::option::of(0..8u8);
    let role = |roles: &[Role]| prop::sample::select(roles.to_vec());
    let weighted = prop_oneof![3 => Just(None), 1 => role(&Role::PROMOTIONS).prop_map(Some)];
    (role(&Role::ALL), file(), file(), any::<bool>(), 0..8u8, 0..8u8, weighted).prop_map(
        |(role, from_file, from_rank, capture, to_file, to_rank, promotion)| SanStep {
            role: Some(role),
            from_file,
            from_rank,
            capture,
            to_file,
            to_rank: Some(to_rank).filter(|_| role != Role::Pawn || to_rank != 3),
            promotion,
        },
    )
}

/// Returns the legal moves that match a step, by comparing each move with the step.
fn meant(position: &Position, step: &SanStep) -> Vec<Move> {
    let fits = |mv: &Move| {
        let pawn_captures = mv.from.file() != mv.to.file();
        let writes_capture = step.capture || step.from_file.is_some_and(|f| f != step.to_file);
        Some(mv.role) == step.role
            && step.from_file.is_none_or(|file| file == mv.from.file())
            && step.from_rank.is_none_or(|rank| rank == mv.from.rank())
            && step.to_file == mv.to.file()
            && step.to_rank.is_none_or(|rank| rank == mv.to.rank())
            && (step.promotion.is_none() || step.promotion == mv.promotion())
            && (mv.role != Role::Pawn || pawn_captures == writes_capture)
    };
    let moves = position.legal_moves();
    let castles = |mv: &Move| matches!(mv.kind, MoveKind::Castle { .. });
    let steps: Vec<_> =
        moves.iter().filter(|mv| !castles(mv)).filter(|mv| fits(mv)).copied().collect();
    let (Some(king), true) = (position.king(position.turn()), steps.is_empty()) else {
        return steps;
    };
    let by_squares = step.from_file == Some(king.file()) && step.from_rank == Some(king.rank());
    let to = step.to_rank.and_then(|rank| touchmove_board::Square::at(step.to_file, rank));
    let castling = to.and_then(|to| position.find_move(king, to, step.promotion));
    castling
        .filter(|mv| castles(mv) && by_squares && step.role == Some(Role::King))
        .into_iter()
        .collect()
}

/// Each row has a position and many ways to write the same move.
#[test]
fn alternative_forms_resolve_to_the_same_move() {
    let table = [
        (
            "4k3/P7/8/8/8/8/8/4K3 w - - 0 1",
            "a7a8q",
            "a8Q a8=Q a8(Q) a8/Q a8q a8=q Pa8Q a7a8Q a7-a8=Q+ a8Q+!? a8=Q++",
        ),
        (
            "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1",
            "e5d6",
            "exd6 ed6 ed exd e:d6 ed: exd6e.p. exd6 e.p. ed6ep exd6.e.p. e5d6 e5xd6 xd6 exd6(=) exd6 e.p. (=) Pexd6 EXD6",
        ),
        (
            "4k3/8/8/8/8/8/8/4K2R w K - 0 1",
            "e1g1",
            "O-O 0-0 o-o OO 0\u{2013}0 O-O+ O-O! e1g1 Ke1g1 Ke1-g1 e1h1",
        ),
        ("4k3/8/8/8/8/8/8/R3K3 w Q - 0 1", "e1c1", "O-O-O 0-0-0 o-o-o O-O-0 e1c1 0-0-0 (=)"),
        (
            "4k3/8/8/4p3/8/8/1B6/4K3 w - - 0 1",
            "b2e5",
            "Be5 Bxe5 B:e5 BXe5 Bb2e5 Bb2xe5 Bb2-e5 Bbe5 B2xe5 b2e5 B\u{d7}e5 Be5+ Be5# Bxe5?! Bxe5 \u{2020}",
        ),
        (
            "4k3/8/8/8/8/8/8/4K1N1 w - - 0 1",
            "g1f3",
            "Nf3 nf3 NF3 Ng1f3 Ng1-f3 g1f3 g1-f3 N1f3 Ngf3 Nf3!! Nf3X Nf3 (=)",
        ),
        ("4k3/8/8/8/8/8/4P3/4K3 w - - 0 1", "e2e4", "e4 Pe4 pe4 E4 e2e4 e2-e4 e4+ ee4"),
    ];
    for (fen, expected, texts) in table {
        let position: Position = fen.parse().unwrap();
        for text in split(texts) {
            let found = read_san(&position, &text).map(|mv| mv.to_string());
            assert_eq!(found.as_deref(), Ok(expected), "{text}");
        }
    }
}

/// Splits a text into moves. Marks that are separated from their move are attached to it again.
fn split(texts: &str) -> Vec<String> {
    let mut words: Vec<String> = Vec::new();
    for word in texts.split(' ') {
        match words.last_mut() {
            Some(last) if ["e.p.", "(=)", "\u{2020}"].contains(&word) => {
                *last += &format!(" {word}")
            }
            _ => words.push(word.into()),
        }
    }
    words
}

/// Each row has a text, and the column and expected text of its error.
#[test]
fn unreadable_text_reports_column() {
    let table = [
        ("", "column 1: a piece's letter or a file a to h expected"),
        ("ie4", "column 1: a piece's letter or a file a to h expected"),
        ("1e4", "column 1: a piece's letter or a file a to h expected"),
        ("+e4", "column 1: a piece's letter or a file a to h expected"),
        ("N", "column 2: a file a to h expected"),
        ("Nx", "column 3: a file a to h expected"),
        ("N3", "column 3: a file a to h expected"),
        ("e", "column 2: a rank 1 to 8 expected"),
        ("e9", "column 2: a rank 1 to 8 expected"),
        ("exg", "column 4: a rank 1 to 8 expected"),
        ("Nbd", "column 4: a rank 1 to 8 expected"),
        ("e8=", "column 4: a queen, rook, bishop or knight expected"),
        ("e8=K", "column 4: a queen, rook, bishop or knight expected"),
        ("e8K", "column 3: the end of the move, or a mark such as + expected"),
        ("Nf8=Q", "column 4: the end of the move, or a mark such as + expected"),
        ("e4.", "column 3: the end of the move, or a mark such as + expected"),
        ("O-", "column 3: O-O or O-O-O expected"),
        ("O-O-O-O", "column 8: O-O or O-O-O expected"),
        ("Q@e3", "column 2: a file a to h expected"),
    ];
    for (text, expected) in table {
        let error = SanMove::parse(text, &Letters::ENGLISH).unwrap_err();
        assert_eq!(error.to_string(), expected, "{text}");
    }
}

/// Each row has a position, a text, the pieces that may be meant, and the ones among them that
/// reach the square.
#[test]
fn illegal_move_reports_pieces() {
    let table = [
        ("4k3/4r3/8/8/8/8/4N3/1N2K3 w - - 0 1", "Nc3", "Ok"),
        ("4k3/4r3/8/8/8/8/4N3/4K3 w - - 0 1", "Nc3", "{e2} {e2}"),
        ("4k3/8/8/8/8/8/4N3/1N2K3 w - - 0 1", "Ng3", "Ok"),
        ("4k3/8/8/8/8/8/4N3/1N2K3 w - - 0 1", "Nh8", "{b1, e2} {}"),
        ("4k3/8/8/8/8/8/4N3/1N2K3 w - - 0 1", "Nbh8", "{b1} {}"),
        ("4k3/8/8/8/8/8/4N3/1N2K3 w - - 0 1", "Qh8", "{} {}"),
        ("4k3/8/8/8/8/8/4P3/4K3 w - - 0 1", "e5", "{e2} {}"),
        ("4k3/8/8/8/8/8/4P3/4K3 w - - 0 1", "g7g8", "{g7} {}"),
        ("4k3/8/8/8/8/8/4P3/4K2R w - - 0 1", "O-O", "{e1} {}"),
        ("4k3/8/8/8/7b/8/5P2/4K3 w - - 0 1", "f4", "{f2} {f2}"),
        ("4k3/P7/8/8/8/8/8/4K3 w - - 0 1", "a8", "ambiguous 4"),
        ("4k3/8/8/8/8/8/4N3/1N2K3 w - - 0 1", "Nc3", "ambiguous 2"),
        ("4k3/8/1p1p4/2P5/8/8/8/4K3 w - - 0 1", "cd", "Ok"),
        ("4k3/8/3p4/2P1P3/8/8/8/4K3 w - - 0 1", "xd6", "ambiguous 2"),
        ("4k3/8/3p4/2P1P3/8/8/8/4K3 w - - 0 1", "d6", "{c5, e5} {}"),
        ("4k3/8/8/8/8/4n3/4P3/4K3 w - - 0 1", "e4", "{e2} {}"),
        ("8/8/8/3k4/4P3/8/8/4K3 w - - 0 1", "exd5", "{e4} {}"),
        ("8/8/8/KPp4r/8/8/8/4k3 w - c6 0 1", "bxc6", "{b5} {b5}"),
        ("4k3/8/8/8/8/8/8/4K2R w K - 0 1", "Re1g1", "{} {}"),
        ("4k3/8/8/8/8/8/8/4K2R w K - 0 1", "Kg1", "{e1} {}"),
    ];
    for (fen, text, expected) in table {
        let position = Fen::parse(fen).unwrap();
        let found = match read_san(&position, text) {
            Ok(_) => "Ok".into(),
            Err(SanError::Ambiguous(moves)) => format!("ambiguous {}", moves.len()),
            Err(SanError::Illegal { pieces, reaching }) => format!("{pieces:?} {reaching:?}"),
            Err(error) => error.to_string(),
        };
        assert_eq!(found, expected, "{text} in {fen}");
    }
}

#[test]
fn wrong_check_marks_are_reported() {
    let table = [
        ("6k1/5ppp/8/8/8/8/8/R3K3 w - - 0 1", "Ra8", "[MateUnmarked]"),
        ("6k1/5ppp/8/8/8/8/8/R3K3 w - - 0 1", "Ra8+", "[MateUnmarked]"),
        ("6k1/5ppp/8/8/8/8/8/R3K3 w - - 0 1", "Rxa8++", "[NoCapture]"),
        ("6k1/6pp/8/8/8/8/8/R3K3 w - - 0 1", "Ra8", "[CheckUnmarked]"),
        ("6k1/6pp/8/8/8/8/8/R3K3 w - - 0 1", "Ra8#", "[NoMate]"),
        ("6k1/6pp/8/8/8/8/8/R3K3 w - - 0 1", "Ra7#", "[NoCheck]"),
        ("6k1/6pp/8/8/8/8/8/R3K3 w - - 0 1", "Ra8++", "[NoMate]"),
        ("6k1/6pp/8/8/8/8/8/R3K3 w - - 0 1", "Ra7 e.p.", "[NoEnPassant]"),
    ];
    for (fen, text, expected) in table {
        let position: Position = fen.parse().unwrap();
        let written: SanMove = text.parse().unwrap();
        let mv = written.resolve(&position).unwrap();
        assert_eq!(format!("{:?}", written.mark_errors(&position, mv)), expected, "{text}");
    }
}

#[test]
fn a_colon_after_the_square_is_a_capture() {
    let position: Position = "4k3/8/8/3p4/4P3/5N2/8/4K2b b - - 0 1".parse().unwrap();
    for text in ["Bf3:", "Bxf3", "B:f3", "Bf3"] {
        assert_eq!(read_san(&position, text).unwrap().to_string(), "h1f3", "{text}");
    }
    let checks: SanMove = "Qf3:+".parse().unwrap();
    assert!(matches!(checks.shape, SanShape::Step(SanStep { capture: true, .. })));
    assert!(checks.marks.check.is_some());
}
