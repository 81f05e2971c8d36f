//! A report gets the same ruling as a protocol of the same facts. The tests compare every leaf of
//! the tree of facts, under every edition, pace and supervision.

mod questions;

use touchmove_board::Color;
use touchmove_explain::{Language, Words};
use touchmove_game::protocol::EventRuling;
use touchmove_game::{Act, Protocol};
use touchmove_laws::{Edition, Effect, Note, Obligation, Right, Ruling};

/// Tags for pace and supervision.
const PLAYED: [&str; 5] = [
    "[TimeControl \"5400+30\"]",
    "[TimeControl \"900+10\"]",
    "[TimeControl \"900+10\"]\n[Supervision \"limited\"]",
    "[TimeControl \"180+2\"]\n[Supervision \"limited\"]",
    "[TimeControl \"300\"]",
];

const EDITIONS: [Edition; 7] = [
    Edition::Fide2009,
    Edition::Fide2014,
    Edition::Fide2017,
    Edition::Fide2018,
    Edition::Fide2023,
    Edition::Finland2009,
    Edition::FinnishBlitz2008,
];

/// A report and an equivalent protocol, whose last line is judged.
struct Leaf {
    report: String,
    fen: &'static str,
    body: String,
}

/// Returns the rulings on the last line, without the rulings that only a record allows; `None` if
/// the game ended before this line.
fn ruled(tags: &str, edition: Edition, body: &str) -> Option<Vec<String>> {
    let text = format!("[Laws \"{}\"]\n{tags}\n\n{body}\n", edition.name());
    let protocol = Protocol::parse(&text).unwrap_or_else(|error| panic!("{error}\n{text}"));
    let judged = protocol.judge(edition).unwrap_or_else(|error| panic!("{error}\n{text}"));
    let last = text.trim_end().lines().count();
    let over = |given: &EventRuling| matches!(given.ruling.effect(), Effect::GameOver { .. });
    if judged.rulings.iter().any(|given| given.line < last && over(given)) {
        return None;
    }
    let rulings = judged.rulings.iter().filter(|given| given.line == last);
    let mut said: Vec<String> = rulings.filter_map(|given| effect_text(&given.ruling)).collect();
    // A written move binds its piece and its square, which is one obligation here.
    said.dedup();
    Some(said)
}

fn effect_text(ruling: &Ruling) -> Option<String> {
    let effect = match ruling.effect() {
        Effect::PositionRestored { .. } | Effect::PutBack => "put back".to_owned(),
        Effect::PawnReplaced { .. } | Effect::PawnPromoted { .. } => "queen".to_owned(),
        Effect::Obligation { must: Obligation::Castle(_) | Obligation::CastleTouched, .. } => {
            "must castle".to_owned()
        }
        Effect::Obligation { must: Obligation::MoveKing, .. } => "must move the king".to_owned(),
        Effect::Obligation { .. } => "must play what was touched".to_owned(),
        Effect::RightLost { right: Right::Castle(_) | Right::CastleTouched, .. } => {
            "may not castle".to_owned()
        }
        // Only a record can show the reason why a move is illegal, and the counts of positions and
        // moves.
        Effect::Noted {
            what: Note::IllegalBecause { .. } | Note::Appeared { .. } | Note::QuietSince { .. },
        } => return None,
        other => other.to_string(),
    };
    let articles: Vec<&str> = ruling.articles().iter().map(|article| article.number()).collect();
    Some(format!("{effect} [{}]", articles.join(" ")))
}

/// Returns a ruling that starts another clock than the clock that runs in the record, if any.
fn started_otherwise(edition: Edition, played: &str, leaf: &Leaf) -> Option<String> {
    let judged = |tags: &str, body: &str| {
        let text = format!("[Laws \"{}\"]\n{tags}\n\n{body}\n", edition.name());
        let protocol = Protocol::parse(&text).expect("a protocol");
        protocol.judge(edition).expect("a game")
    };
    let recorded = judged(&format!("{played}\n[FEN \"{}\"]", leaf.fen), &leaf.body);
    let runs = recorded.game.clock().running()?;
    let reported = judged(played, &leaf.report);
    let effects: Vec<&Effect> =
        reported.rulings.iter().map(|given| given.ruling.effect()).collect();
    let Act::Report(report) = Protocol::parse(&format!("[Laws \"Casual\"]\n\n{}\n", leaf.report))
        .expect("a report")
        .entries[0]
        .event
        .act
        .clone()
    else {
        return None;
    };
    let words = Words::new(Language::English);
    let open = reported.game.clocks_await_an_answer();
    let last = words.arbiter_steps(&effects, open, Some(report.runs())).pop()?.words;
    let named = Color::ALL.into_iter().find(|&player| {
        words.message("hands-start", &[("player", player.to_string().into())]) == Ok(last.clone())
    });
    let wrong = named.is_some_and(|named| named != runs) || last.contains("Leave");
    wrong.then(|| format!("{edition}, {played}\n{}\n{last} but {runs} runs\n", leaf.report))
}

/// Returns true for a report after which the arbiter waits for the next move. In a record, this
/// move is a separate act.
fn waits(leaf: &Leaf, edition: Edition, played: &str) -> bool {
    let supervised = !played.contains("limited") && !played.contains("\"300\"");
    let pawn = leaf.report.contains("pawn not promoted, answered");
    let waits = matches!(
        edition,
        Edition::Fide2014 | Edition::Fide2017 | Edition::Fide2018 | Edition::Fide2023
    );
    pawn && waits && !supervised
}

/// Compares the report and the protocol of every leaf; returns the number of comparisons.
fn compare(leaves: &[Leaf]) -> usize {
    compare_but(leaves, |_| false)
}

/// The same as `compare`, but ignores rulings that only a record can give.
fn compare_but(leaves: &[Leaf], but: impl Fn(&String) -> bool) -> usize {
    let mut compared = 0;
    let mut wrong: Vec<String> = Vec::new();
    for edition in EDITIONS {
        for played in PLAYED {
            for leaf in leaves.iter().filter(|leaf| !waits(leaf, edition, played)) {
                let fen = format!("{played}\n[FEN \"{}\"]", leaf.fen);
                let Some(mut recorded) = ruled(&fen, edition, &leaf.body) else { continue };
                recorded.retain(|said| !but(said));
                let Some(mut reported) = ruled(played, edition, &leaf.report) else { continue };
                reported.retain(|said| !but(said));
                compared += 1;
                wrong.extend(started_otherwise(edition, played, leaf));
                if recorded != reported {
                    wrong.push(format!(
                        "{edition}, {}\n{}\nrecorded {recorded:#?}\nreported {reported:#?}\n",
                        played.replace('\n', " "),
                        leaf.report
                    ));
                }
            }
        }
    }
    wrong.truncate(40);
    assert!(wrong.is_empty(), "{} of {compared}\n{}", wrong.len(), wrong.join("\n"));
    compared
}

const BARE: &str = "4k3/P7/8/8/8/8/8/R3K3 w - - 0 40";
const ROOK: &str = "4k2r/P7/8/8/8/8/8/R3K3 w - - 0 40";

/// Each kind of illegal move as a protocol line.
const FAULTS: [(&str, &str); 4] = [
    ("not legal", "White plays a1b3"),
    ("pawn not promoted", "White plays a7a8"),
    ("both hands", "White plays a1b1 with both hands"),
    ("no move", ""),
];

fn illegal_moves() -> Vec<Leaf> {
    let mut leaves = Vec::new();
    for (fault, act) in FAULTS {
        for (fen, left) in [(BARE, "Black has king"), (ROOK, "Black can checkmate")] {
            // A player who moves after a press without a move moves twice, which is another
            // incident.
            let answers = if act.is_empty() { &[false][..] } else { &[false, true] };
            for &answered in answers {
                for (noticed, ends) in [
                    ("claimed", "Black claims illegal move"),
                    ("seen", "Arbiter observes illegal move"),
                ] {
                    for count in 1..=3 {
                        leaves.push(illegal_move(
                            fault, act, fen, left, answered, noticed, ends, count,
                        ));
                    }
                }
            }
        }
    }
    leaves
}

#[allow(clippy::too_many_arguments)]
fn illegal_move(
    fault: &str,
    act: &str,
    fen: &'static str,
    left: &str,
    answered: bool,
    noticed: &str,
    ends: &str,
    count: u32,
) -> Leaf {
    let reply = if answered { "Black plays Ke7\nBlack presses\n" } else { "" };
    let before = "White plays a1b3\nWhite presses\nBlack claims illegal move\n";
    let before = before.repeat(usize::try_from(count - 1).unwrap());
    let body = format!("Arbiter starts\n{before}{act}\nWhite presses\n{reply}{ends}");
    let answered = if answered { "answered" } else { "not answered" };
    let report = format!(
        "Arbiter reports illegal move by White ({fault}, {answered}, {noticed}, number {count}, {left})"
    );
    Leaf { report, fen, body }
}

#[test]
fn reported_illegal_moves_match_the_record() {
    assert!(compare(&illegal_moves()) > 100);
}

fn leaf(fen: &'static str, body: &str, report: &str) -> Leaf {
    let report = format!("Arbiter reports {report}");
    Leaf { report, fen, body: format!("Arbiter starts\n{body}") }
}

#[test]
fn reported_flags_match_the_record() {
    let mut leaves = Vec::new();
    for (noticed, ends) in [
        ("claimed", "9:00:00 Black claims flag"),
        ("seen", "9:00:00 Arbiter observes flag of White"),
    ] {
        for (fen, left) in [
            (BARE, "Black has king"),
            (BISHOP, "Black has king and bishop, White has king and rooks"),
            (KNIGHT, "Black has king and knight, White has king and queens"),
            (ROOK, "Black can checkmate, Black has king and rooks"),
        ] {
            leaves.push(leaf(fen, ends, &format!("flag of White ({noticed}, {left})")));
        }
    }
    assert!(compare(&leaves) > 150);
}

const BISHOP: &str = "4k2b/8/8/8/8/8/8/R3K3 w - - 0 40";
const KNIGHT: &str = "4k2n/8/8/8/8/8/8/Q3K3 w - - 0 40";

/// Knights move out and back until the position appears for the third time.
const TWICE: &str = "White plays Nf3\nWhite presses\nBlack plays Nf6\nBlack presses\n\
    White plays Ng1\nWhite presses\nBlack plays Ng8\nBlack presses\n\
    White plays Nf3\nWhite presses\nBlack plays Nf6\nBlack presses\n\
    White plays Ng1\nWhite presses\nBlack plays Ng8\nBlack presses\n";

const FIRST: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";

#[test]
fn reported_draw_claims_match_the_record() {
    let three = |rest: &str| format!("{TWICE}{rest}");
    let once = "White plays e4\nWhite presses\nBlack plays e5\nBlack presses\n";
    let leaves = [
        leaf(
            FIRST,
            &three("White claims threefold"),
            "claim of threefold by White (with the move, correct)",
        ),
        leaf(
            FIRST,
            &format!("{once}White claims threefold"),
            "claim of threefold by White (with the move, incorrect)",
        ),
        leaf(
            FIRST,
            &format!("{once}White claims threefold with Nf3"),
            "claim of threefold by White (with a written move, incorrect)",
        ),
        leaf(
            FIRST,
            &format!("{once}White claims fifty moves with Nf3"),
            "claim of fifty moves by White (with a written move, incorrect)",
        ),
        leaf(
            FIRST,
            &three("White plays d4\nWhite presses\nWhite claims threefold"),
            "claim of threefold by White (after pressing the clock)",
        ),
        leaf(
            FIRST,
            &format!("{once}White touches g1\nWhite claims threefold"),
            "claim of threefold by White (after touching a piece)",
        ),
    ];
    assert!(compare(&leaves) > 100);
}

const CASTLING: &str = "4k2r/P7/8/8/8/2n5/8/R3K2R w KQk - 0 40";
/// The king would pass through an attacked square.
const ATTACKED: &str = "4kr2/8/8/8/8/8/8/4K2R w K - 0 40";
/// The king has no legal move.
const ENCLOSED: &str = "4k3/8/8/8/8/8/3PPP2/3QKB1R w K - 0 40";

#[test]
fn reported_touches_match_the_record() {
    let leaves = [
        leaf(
            CASTLING,
            "White touches a1",
            "touched piece by White (own piece, can be played, claimed)",
        ),
        leaf(
            CASTLING,
            "White touches e1+h1",
            "touched piece by White (king and rook, can be played, claimed)",
        ),
        leaf(
            ATTACKED,
            "White touches e1+h1",
            "touched piece by White (king and rook, cannot be played, king can move, claimed)",
        ),
        leaf(
            ENCLOSED,
            "White touches e1+h1",
            "touched piece by White (king and rook, cannot be played, king cannot move, claimed)",
        ),
        leaf(
            CASTLING,
            "White touches h1 e1",
            "touched piece by White (rook before king, can be played, claimed)",
        ),
        leaf(
            CASTLING,
            "White touches c3",
            "touched piece by White (opponent's piece, cannot be played, claimed)",
        ),
    ];
    assert!(compare(&leaves) > 50);
}

#[test]
fn reports_with_few_facts_match_the_record() {
    let leaves = [
        leaf(ROOK, "White phone sounds", "device of White (sounded, Black can checkmate)"),
        leaf(BARE, "White phone sounds", "device of White (sounded, Black has king)"),
        leaf(BARE, "White resigns", "resignation of White (Black has king)"),
        leaf(ROOK, "White resigns", "resignation of White (Black can checkmate)"),
        leaf(BARE, "White has a device", "device of White (found)"),
        leaf(BARE, "White has a device in a bag", "device of White (not switched off)"),
        leaf(BARE, "White has a device switched off", "device of White (switched off)"),
        leaf(
            BARE,
            "5:00:00 White plays e1d1\n5:00:00 White presses\n12:00:00 Arbiter observes both flags",
            "both flags",
        ),
    ];
    // The report does not say which clock runs while a telephone rings.
    let compared = compare_but(&leaves, |said| said.starts_with("clock_stopped"));
    assert!(compared > 100);
}

/// The rook on d1 can give check to Black's king and later capture it.
const TAKEN: &str = "4k3/r7/8/8/8/8/8/1K1R4 w - - 0 40";

/// Black leaves the king in check and White captures it; both may have made illegal moves before.
fn king_taken(pressed: bool, ends: (&str, &str), (earlier, count): (usize, usize)) -> Leaf {
    let others = "White plays d1c3\nWhite presses\nBlack claims illegal move\n".repeat(count - 1);
    let own = "Black plays a7b5\nBlack presses\nWhite claims illegal move\n".repeat(earlier - 1);
    let check = "White plays d1e1\nWhite presses\n";
    let (press, said) = if pressed { ("White presses\n", "pressed") } else { ("", "not pressed") };
    let taken = format!("Black plays a7a6\nBlack presses\nWhite plays e1e8\n{press}");
    let (noticed, ends) = ends;
    let facts = "White can checkmate, Black can checkmate";
    leaf(
        TAKEN,
        &format!("{others}{check}{own}{taken}{ends}"),
        &format!(
            "illegal move by White (king taken, {said}, {noticed}, number {count}, \
             earlier number {earlier}, {facts})"
        ),
    )
}

#[test]
fn reported_king_captures_match_the_record() {
    let mut leaves = Vec::new();
    for counts in [(1, 1), (2, 1), (1, 2), (2, 2), (3, 1)] {
        let seen = ("seen", "Arbiter observes illegal move");
        leaves.push(king_taken(true, ("claimed", "Black claims illegal move"), counts));
        leaves.push(king_taken(true, seen, counts));
        leaves.push(king_taken(false, ("claimed", "White claims illegal move"), counts));
        leaves.push(king_taken(false, seen, counts));
    }
    assert!(compare(&leaves) > 300);
}

#[test]
fn reported_displaced_pieces_match_the_record() {
    let leaves = [
        leaf(
            ROOK,
            "White plays a1b1\nWhite knocks over e1\nWhite presses\nBlack stops the clock",
            "pieces displaced by White (not put back, not on the move)",
        ),
        leaf(
            ROOK,
            "Black knocks over e8\nBlack restores e8\nWhite plays a1b1\nWhite presses",
            "pieces displaced by Black (put back)",
        ),
    ];
    // Only a record shows that the pieces fell.
    let compared = compare_but(&leaves[..1], |said| {
        said.starts_with("noted restores_on_own_time") || said.starts_with("clock_stopped")
    });
    assert!(compared >= 20, "{compared}");
}

const KINGS: &str = "4k3/8/8/1B6/1b6/8/8/R3K3 w - - 0 40";

#[test]
fn reported_double_check_matches_the_record() {
    let since = "after a move by Black";
    let left = "White plays a7a8\nWhite presses\nBlack plays Ke7\nBlack presses\n\
                Arbiter observes illegal position";
    let pawn = "illegal move by White (pawn not promoted, answered, claimed";
    let leaves = [
        leaf(
            KINGS,
            "Arbiter observes illegal position",
            &format!("both kings in check {since} (before the next move)"),
        ),
        leaf(BARE, left, &format!("{pawn}, before the next move)")),
        leaf(
            BARE,
            &format!("{left}\nArbiter resumes\nWhite plays a1b1\nWhite presses"),
            &format!("{pawn}, still so)"),
        ),
    ];
    let limited = |played: &&&str| played.contains("limited");
    for edition in [Edition::Fide2014, Edition::Fide2017, Edition::Fide2018, Edition::Fide2023] {
        for played in PLAYED.iter().filter(limited) {
            for leaf in &leaves {
                let tags = format!("{played}\n[FEN \"{}\"]", leaf.fen);
                let mut recorded = ruled(&tags, edition, &leaf.body).expect("a game that goes on");
                // The record completes the next move, so its clock rulings differ.
                recorded.retain(|said| !said.starts_with("clock_") && !said.starts_with("move_"));
                let reported = ruled(played, edition, &leaf.report).unwrap();
                assert_eq!(reported, recorded, "{edition} {}", leaf.report);
            }
        }
    }
}

/// Claims in a quickplay finish: with two minutes or less, with the player to move or not.
#[test]
fn reported_quickplay_claims_match_the_record() {
    let once = "White plays a1b1\n4:00:00 White presses\n";
    let claim = |rest: &str| format!("quickplay claim by White ({rest})");
    let leaves = [
        (leaf(ROOK, "0:13:30 White claims cannot win", &claim("on the move, 0:01:30 left")), "900"),
        (leaf(ROOK, "0:12:30 White claims no effort", &claim("on the move, 0:02:30 left")), "900"),
        (
            leaf(
                ROOK,
                &format!("{}0:14:00 White claims cannot win", once.replace("4:00:00", "0:13:30")),
                &claim("not on the move, 0:01:30 left"),
            ),
            "900",
        ),
        (leaf(ROOK, "0:04:30 White claims cannot win", &claim("on the move, 0:00:30 left")), "300"),
    ];
    let mut compared = 0;
    for edition in EDITIONS {
        for guidelines in ["yes", "no"] {
            for (leaf, control) in &leaves {
                let tags =
                    format!("[TimeControl \"{control}\"]\n[QuickplayFinish \"{guidelines}\"]");
                let recorded =
                    ruled(&format!("{tags}\n[FEN \"{}\"]", leaf.fen), edition, &leaf.body);
                let recorded = recorded.expect("a game that goes on");
                let reported = ruled(&tags, edition, &leaf.report).unwrap();
                assert_eq!(reported, recorded, "{edition} {tags}\n{}", leaf.report);
                compared += 1;
            }
        }
    }
    assert_eq!(compared, 56);
}
