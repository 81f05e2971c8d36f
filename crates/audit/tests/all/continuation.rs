//! Tests on records that continue after an illegal move.

use touchmove_audit::{End, Finding, Kind, Rest, Standing, audit};
use touchmove_board::{IllegalReason, Role};
use touchmove_laws::Edition;
use touchmove_notation::diagnosis::Cause;
use touchmove_notation::pgn::games;

fn findings(text: &str) -> Vec<Finding> {
    let game = games(text.as_bytes()).next().expect("a game");
    audit(&game, Some(Edition::Fide2023)).findings
}

/// Returns, for each illegal move, its text, the number of later plies, and whether the move
/// stands.
fn illegal(text: &str) -> Vec<(String, Option<(usize, Standing)>)> {
    let illegal = |finding: Finding| match finding.kind {
        Kind::IllegalMove(it) => Some((
            it.text,
            match it.rest {
                Rest::Examined { since, standing, .. } => Some((since, standing)),
                Rest::Nothing | Rest::NotExamined => None,
            },
        )),
        _ => None,
    };
    findings(text).into_iter().filter_map(illegal).collect()
}

/// White's king is in check for three moves.
const IN_CHECK: &str = "1. e4 e5 2. Bc4 Bb4 3. d3 d6 4. Nf3 Nf6 5. O-O Nc6 6. Ng5 O-O 1-0";

#[test]
fn all_illegal_moves_are_reported_and_the_rest_is_audited() {
    let limited = |since| Some((since, Standing::StoodIfLimited));
    let expected = [("d3", limited(7)), ("Nf3", limited(5)), ("O-O", limited(3))];
    let expected = expected.map(|(text, rest)| (text.to_owned(), rest));
    assert_eq!(illegal(IN_CHECK), expected);
    let game = games(IN_CHECK.as_bytes()).next().unwrap();
    assert_eq!(audit(&game, None).plies, 9);
}

#[test]
fn standing_depends_on_the_time_control() {
    let standing = |control: &str| {
        let text = format!("[TimeControl \"{control}\"]\n\n{IN_CHECK}");
        illegal(&text)[0].1.expect("examined").1
    };
    assert_eq!(standing("40/5400+30:1800+30"), Standing::PutRight);
    assert_eq!(standing("900+10"), Standing::StoodIfLimited);
    assert_eq!(standing("180+2"), Standing::StoodIfLimited);
    assert_eq!(standing("?"), Standing::StoodIfLimited);
    let articles = |control: &str| {
        let text = format!("[TimeControl \"{control}\"]\n\n{IN_CHECK}");
        findings(&text)[0].kind.articles().iter().map(|a| a.number()).collect::<Vec<_>>()
    };
    assert_eq!(articles("5400"), ["3.9.2", "7.5.1"]);
    assert_eq!(articles("180+2"), ["3.9.2", "A.5.2"]);
}

#[test]
fn findings_after_an_illegal_move_are_the_usual_ones() {
    let text = "1. e4 e5 2. Bc4 a6 3. Ke3 b6 4. Qh5 h6 5. Qxf7# a5 6. h3 1-0";
    let kinds = findings(text);
    assert!(matches!(&kinds[0].kind, Kind::IllegalMove(it) if it.text == "Ke3"), "{kinds:?}");
    assert!(kinds.iter().any(|f| matches!(f.kind, Kind::PlayedOn { end: End::Checkmate, .. })));
}

/// Checkmate must be given by a legal move (5.1.1).
#[test]
fn illegal_move_does_not_checkmate() {
    let findings = findings("1. e4 e5 2. Qxf7 a6 3. Bc4 a5 0-1");
    assert!(findings.iter().all(|f| !matches!(f.kind, Kind::PlayedOn { .. })), "{findings:?}");
}

#[test]
fn unknown_position_ends_the_audit() {
    // One ply is missing in the record, and several moves fit.
    let missing = findings("1. e4 e5 2. Nf3 Bc4 Nf6 3. d3 d6 4. c3 O-O 1-0");
    let [Finding { kind: Kind::Damage(damage), .. }] = &missing[..] else { panic!("{missing:?}") };
    assert_eq!((damage.cause, damage.examined), (Cause::Missing, false));
    // Either knight may be meant, so the position after the move is unknown.
    assert_eq!(illegal("1. e4 e5 2. Nd5 Nf6 3. d3 d6 1-0"), [("Nd5".to_owned(), None)]);
}

#[test]
fn null_move_is_reported_and_the_rest_is_audited() {
    let findings = findings("1. e4 e5 2. Nf3 -- 3. Nxe5 a6 4. Ke3 *");
    assert!(matches!(findings[0].kind, Kind::NullMove { examined: true, .. }), "{findings:?}");
    assert!(matches!(&findings[1].kind, Kind::IllegalMove(it) if it.text == "Ke3"));
}

#[test]
fn kings_in_the_centre_signal_the_result() {
    let sign = |text: &str| match &findings(text)[..] {
        [Finding { kind: Kind::KingsInCentre { text, means, .. }, .. }] => (text.clone(), *means),
        other => panic!("{other:?}"),
    };
    assert_eq!(sign("1. e4 e5 2. Nf3 Ke5 Kd4 0-1"), ("Ke5 Kd4".to_owned(), "0-1"));
    assert_eq!(sign("1. d4 d5 2. Ke4 Kd5 1-0"), ("Ke4 Kd5".to_owned(), "1-0"));
    assert_eq!(sign("1. d4 d5 2. Kd4 Kd5 1/2-1/2"), ("Kd4 Kd5".to_owned(), "1/2-1/2"));
    let mate = "1. f3 e5 2. g4 Qh4# 3. Ke4 Ke5 0-1";
    assert_eq!(sign(mate), ("Ke4 Ke5".to_owned(), "1/2-1/2"));
    // The king has reached the square by a legal move, or the square is not in the centre.
    assert_eq!(
        illegal("[FEN \"8/8/2k5/8/8/4K3/8/7R w - - 0 1\"]\n\n1. Ke4 Ke5 2. Rh5 1-0").len(),
        1
    );
    assert_eq!(illegal("1. e4 e5 2. Ke3 0-1").len(), 1);
}

/// An illegal move may lead to a position that no legal game reaches. A game may still start from
/// such a position.
#[test]
fn game_can_start_with_a_king_left_in_check() {
    let text = "[FEN \"rnbqk1nr/pppp1ppp/8/4p3/1bB1P3/3P4/PPP2PPP/RNBQK1NR b KQkq - 0 3\"]\n\n\
                3... d6 4. c3 1-0";
    let found: Vec<String> = findings(text).iter().map(|finding| finding.kind.name()).collect();
    assert_eq!(found, ["impossible-start"]);
}

/// The pawn on e2 could advance to e4. The text says that it captures, which is impossible on its
/// own file.
#[test]
fn capture_on_own_file_has_a_reason() {
    let findings = findings("1. exe4 e5 *");
    let Kind::IllegalMove(it) = &findings[0].kind else { panic!("{findings:?}") };
    let reasons: Vec<_> = it.reasons.iter().map(|reason| reason.reason).collect();
    assert_eq!(reasons, [IllegalReason::NotItsWay(Role::Pawn)]);
}

#[test]
fn illegal_pawn_move_is_reported_once() {
    for text in ["1. e5 *", "1. exd5 *", "1. dxe3 *", "1. e4 e5 2. exe5 *"] {
        let findings = findings(text);
        let Kind::IllegalMove(it) = &findings[0].kind else { panic!("{findings:?}") };
        let mut from: Vec<_> = it.reasons.iter().map(|reason| reason.from).collect();
        from.dedup();
        assert_eq!(from.len(), 1, "{text}: {:?}", it.reasons);
    }
}
