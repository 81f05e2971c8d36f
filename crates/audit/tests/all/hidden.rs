//! Half-moves that an unclosed comment hides, with other faults beside it.

use touchmove_audit::{Finding, Kind, audit, damage};
use touchmove_notation::diagnosis::{Confidence, edited, edits};
use touchmove_notation::pgn::{Place, Record, games};

const MOVES: &str = "1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 4. Ba4 Nf6 5. O-O Be7 6. Re1 b5 7. Bb3 d6 8. c3 O-O \
                     9. h3 Nb8 10. d4 Nbd7 11. Nbd2 Bb7 12. Bc2 Re8 13. Nf1 Bf8 1/2-1/2";

fn with_record<T>(text: &str, see: impl FnOnce(&Record<'_>) -> T) -> T {
    let mut record = Record::new(text.as_bytes(), Place::default());
    record.read(0, true);
    see(&record)
}

fn findings(text: &str) -> Vec<Finding> {
    with_record(text, |record| audit(record, None).findings)
}

fn names(findings: &[Finding]) -> Vec<String> {
    findings.iter().map(|finding| finding.kind.name()).collect()
}

fn confidence_in(findings: &[Finding], name: &str) -> Option<Confidence> {
    let own = findings.iter().find(|finding| finding.kind.name() == name);
    match own.map(|finding| &finding.kind) {
        Some(Kind::Damage(damage)) => Some(damage.confidence),
        _ => None,
    }
}

/// Half-moves of the record after all repairs.
fn repaired(text: &str) -> Vec<String> {
    let found = with_record(text, |record| damage(record).expect("a fault").0);
    found.moves.into_iter().map(|(text, _)| text).collect()
}

fn whole() -> Vec<String> {
    let game = games(MOVES.as_bytes()).next().expect("a game");
    game.line.moves.iter().map(|node| node.text.clone()).collect()
}

/// Text after the patch of all faults.
fn patched(text: &str) -> String {
    with_record(text, |record| {
        let faults = damage(record).expect("a fault").0.faults;
        let changes: Vec<_> = faults.into_iter().flat_map(|fault| fault.changes).collect();
        String::from_utf8(edited(text.as_bytes(), &edits(record, &changes))).expect("UTF-8")
    })
}

#[test]
fn variations_in_an_unclosed_comment_are_not_the_game() {
    let hidden = "8. c3 {Better was the other rook (8. a4 O-O 9. h3 Nb8 $11) (8. h3 $6) 8... O-O";
    let text = MOVES.replace("8. c3 O-O", hidden);
    assert_eq!(repaired(&text), whole());
    assert_eq!(confidence_in(&findings(&text), "moves-in-comment"), Some(Confidence::Certain));
}

#[test]
fn few_half_moves_in_an_unclosed_comment_are_not_certain() {
    let text = MOVES.replace("13. Nf1", "{White could try 13. Nf1");
    assert_eq!(confidence_in(&findings(&text), "moves-in-comment"), Some(Confidence::Likely));
}

/// The comment ends at the brace of another, and the half-moves between them are in the variation.
#[test]
fn comment_within_a_comment_of_a_variation_leaves_nothing_certain() {
    let text = "1. d4 d5 2. c4 c6 3. Nf3 Nf6 4. Nc3 dxc4 5. a4 e6 6. e4 (6. e3 {is quiet.) 6... Bb4 \
                7. e5 ({The book has} 7. Bg5 Bxc3+) 7... Nd5 8. Bd2 Bxc3 9. bxc3 b5 10. Ng5 f6 \
                11. exf6 Nxf6 12. Be2 a6 13. Bf3 h6 14. Bh5+ Nxh5 15. Qxh5+ Kd7 *";
    let found = findings(text);
    assert!(names(&found).contains(&"move-missing".to_owned()), "{found:?}");
    assert_eq!(confidence_in(&found, "move-missing"), Some(Confidence::Likely));
}

#[test]
fn second_fault_inside_an_unclosed_comment_is_named() {
    let open = MOVES.replace("3. Bb5", "{A fine move 3. Bb5");
    for (damaged, cause) in [
        (open.replace("9. h3 Nb8", "9. h3 h3 Nb8"), "move-doubled"),
        (open.replace("9. h3 Nb8", "9. Nb8 h3"), "moves-swapped"),
        (open.replace("9. h3 Nb8", "9. h3Nb8"), "moves-glued"),
        (open.replace("11. Nbd2", "11. Sbd2"), "other-letter"),
    ] {
        let found = findings(&damaged);
        assert_eq!(names(&found)[..2], ["moves-in-comment", cause], "{found:?}");
        assert_eq!(repaired(&damaged), whole(), "{damaged}");
        let again = patched(&damaged);
        let game = games(again.as_bytes()).next().expect("a game");
        let moves: Vec<_> = game.line.moves.iter().map(|node| node.text.clone()).collect();
        assert_eq!(moves, whole(), "{again}");
    }
}

/// A tree of moves keeps no places within comments.
#[test]
fn faults_inside_an_unclosed_comment_are_at_its_brace() {
    let open = MOVES.replace("3. Bb5", "{A fine move 3. Bb5");
    let damaged = open.replace("9. h3 Nb8", "9. h3 h3 Nb8");
    let found = findings(&damaged);
    let places: Vec<_> = found.iter().map(|it| it.place.to_string()).collect();
    assert_eq!(places[..2], ["1:21", "1:21"], "{found:?}");
    assert_eq!(found[1].number.as_deref(), Some("9..."));
    let game = games(damaged.as_bytes()).next().expect("a game");
    assert_eq!(audit(&game, None).findings, found);
}

/// Prose with half-moves among the words stays a comment.
#[test]
fn prose_with_half_moves_stays_a_comment() {
    let start = MOVES.split("9. h3").next().unwrap();
    let text = format!(
        "{start}{{The book move is now 9. h3 Nb8 10. d4 Nbd7 and White has a lasting advantage 1-0"
    );
    assert!(!names(&findings(&text)).contains(&"moves-in-comment".to_owned()));
}

#[test]
fn brace_missing_in_a_variation_is_named_at_its_move() {
    let text = "1. e4 e5 (1... c5 2. Nf3 {good d6 (2... e6) 3. d4 {open} Nf6) 2. Nf3 *";
    let found = findings(text);
    let Some(Kind::Damage(damage)) = found.first().map(|finding| &finding.kind) else {
        panic!("{found:?}")
    };
    assert_eq!(damage.repair, "d6 d4");
    assert_eq!(
        (found[0].place.to_string(), found[0].number.as_deref()),
        ("1:22".into(), Some("2..."))
    );
    assert_eq!(found[0].kind.name(), "moves-in-comment");
    let game = games(text.as_bytes()).next().expect("a game");
    assert_eq!(audit(&game, None).findings, found);
}

#[test]
fn braces_in_the_prose_of_a_variation_are_not_a_fault() {
    for text in [
        "1. e4 e5 (1... c5 {a {Sicilian defence} 2. Nf3) 2. Nf3 *",
        "1. e4 e5 (1... c5 {better than e6 {by far} 2. Nf3) 2. Nf3 *",
    ] {
        assert!(!names(&findings(text)).contains(&"moves-in-comment".to_owned()), "{text}");
    }
}

/// The rest of the text is in the comment, so that no half-move is lost.
#[test]
fn comment_of_a_variation_without_any_brace_is_named_at_its_place() {
    let text = "1. e4 e5 (1... c5 {good 2. Nf3) 2. Nf3 Nc6 *";
    let found = findings(text);
    let unclosed = found.iter().find(|it| it.kind.name() == "pgn-comment-not-closed");
    assert_eq!(unclosed.map(|it| it.place.to_string()).as_deref(), Some("1:19"), "{found:?}");
    let game = games(text.as_bytes()).next().expect("a game");
    let comment = &game.line.moves[1].variations[0].moves[0].comments[0];
    assert_eq!(comment, "good 2. Nf3) 2. Nf3 Nc6 *");
}
