//! Tests with two similar records for each kind of finding, one with the finding and one without.

use touchmove_audit::{AuditOptions, Filter, Kind, Level, audit, kinds, strict};
use touchmove_notation::pgn::{Place, Record, games};

/// Returns the kinds found in a text under `--strict`.
pub(crate) fn ids(text: &str) -> Vec<String> {
    let found = |game| {
        let options = AuditOptions { strict: true, ..AuditOptions::default() };
        // The texts here have no tags that do not matter.
        let found = options.report(&game).findings.into_iter();
        found.map(|finding| finding.kind.name()).filter(|kind| kind != "roster")
    };
    games(text.as_bytes()).flat_map(found).collect()
}

const MATE: &str = "1. f3 e5 2. g4 Qh4#";
/// Both players move a knight back and forth twice.
const THREE: &str = "1. Nf3 Nf6 2. Ng1 Ng8 3. Nf3 Nf6 4. Ng1 Ng8";

fn tags(tags: &[(&str, &str)], moves: &str) -> String {
    let tags = tags.iter().map(|(name, value)| format!("[{name} \"{value}\"]\n"));
    tags.collect::<String>() + "\n" + moves
}

fn fen(fen: &str, moves: &str) -> String {
    tags(&[("SetUp", "1"), ("FEN", fen)], moves)
}

/// Returns, for each kind, its name, a text with the finding, and a text without it.
fn cases() -> Vec<(&'static str, String, String)> {
    let all = [
        ("illegal-move", "1. e4 e5 2. Ke3 *".into(), "1. e4 e5 2. Ke2 *".into()),
        ("pass", "1. e4 -- *".into(), "1. e4 e5 *".into()),
        ("unreadable", "1. x4 *".into(), "1. e4 *".into()),
        ("ambiguous", "1. Nf3 a6 2. Nc3 a5 3. d4 b6 4. Nd2 Bb7 5. Nb1 *".into(), "1. Nf3 *".into()),
        (
            "other-letters",
            "1. e4 e5 2. Sf3 Sc6 3. Lb5 *".into(),
            "1. e4 e5 2. Sf3 Sc6 3. La5 *".into(),
        ),
        (
            "other-letters",
            // The letter of the Dutch knight (P) means a pawn in English.
            "1. e4 e5 2. Pf3 Pc6 3. Pxe5 *".into(),
            "1. e4 e5 2. Pf3 Pc6 3. Pxe6 *".into(),
        ),
        // The hardest known mate question. With one more queen it is easy.
        (
            "undecided",
            fen("5b1k/6p1/6P1/8/8/6p1/4BbPp/4bB1K w - - 0 1", "1. Bd3 0-1"),
            fen("5b1k/6p1/6P1/8/8/6p1/q3BbPp/4bB1K w - - 0 1", "1. Bd3 0-1"),
        ),
        ("no-start-position", tags(&[("SetUp", "1")], "1. e4 *"), "1. e4 *".into()),
        // Two queens and eight pawns are impossible. With seven pawns, one pawn has promoted.
        (
            "impossible-start",
            fen("1k6/8/8/8/8/8/PPPPPPPP/QQK5 w - - 0 1", "1. Qa2 *"),
            fen("1k6/8/8/8/8/8/1PPPPPPP/QQK5 w - - 0 1", "1. Qa2 *"),
        ),
        (
            "other-game",
            tags(&[("Variant", "Horde")], "1. e4 *"),
            tags(&[("Variant", "Standard")], "1. e4 *"),
        ),
        ("played-on", format!("{MATE} 3. a3 0-1"), format!("{MATE} 0-1")),
        ("result-contradicts", format!("{MATE} 1-0"), format!("{MATE} 0-1")),
        (
            "results-differ",
            tags(&[("Result", "1-0")], "1. e4 0-1"),
            tags(&[("Result", "1-0")], "1. e4 1-0"),
        ),
        ("open-after-end", format!("{MATE} *"), "1. f3 e5 2. g4 Qg5 *".into()),
        ("kings-in-centre", "1. e4 e5 2. Ke4 Kd5 1-0".into(), "1. e4 e5 2. Ke3 Kd6 1-0".into()),
        (
            "cannot-checkmate",
            fen("8/8/3k4/8/8/8/4R3/4K3 w - - 0 1", "1. Kf2 {White loses on time} 0-1"),
            fen("8/8/3k4/8/8/8/4R3/4K3 w - - 0 1", "1. Kf2 {Black loses on time} 1-0"),
        ),
        (
            "perhaps-cannot-checkmate",
            fen("8/8/3k4/8/8/8/4R3/4K3 w - - 0 1", "1. Kf2 0-1"),
            fen("8/8/3k4/8/8/8/4R3/4K3 w - - 0 1", "1. Kf2 1-0"),
        ),
        (
            "bare-king-won",
            tags(
                &[("Date", "2010.01.01"), ("FEN", "8/8/3k4/8/8/8/4R3/4K3 w - - 0 1")],
                "1. Kf2 0-1",
            ),
            tags(
                &[("Date", "2010.01.01"), ("FEN", "8/8/3k3p/8/8/8/4R3/4K3 w - - 0 1")],
                "1. Kf2 0-1",
            ),
        ),
        (
            "mate-was-possible",
            tags(
                &[("FEN", "8/8/3k4/8/8/8/4P3/4K3 b - - 0 1"), ("Termination", "Time forfeit")],
                "1... Kd5 2. Kd2 1/2-1/2",
            ),
            tags(
                &[("FEN", "8/8/3k4/8/8/8/4P3/4K3 b - - 0 1"), ("Termination", "Time forfeit")],
                "1... Kd5 1/2-1/2",
            ),
        ),
        (
            "termination-contradicts",
            tags(&[("Termination", "drawn by repetition")], "1. e4 e5 1/2-1/2"),
            tags(&[("Termination", "drawn by repetition")], &format!("{THREE} 1/2-1/2")),
        ),
        ("claim-threefold", format!("{THREE} 5. e4 1-0"), format!("{THREE} 1/2-1/2")),
        (
            "claim-threefold-written",
            THREE.replace("4. Ng1 Ng8", "4. Ng1 e5 1-0"),
            format!("{THREE} 1/2-1/2"),
        ),
        (
            "claim-fifty-moves-written",
            fen("4k3/8/8/8/8/8/8/R3K3 w - - 99 80", "80. Ra2 Kd8 81. Ra3 Ke8 1-0"),
            fen("4k3/8/8/8/8/8/8/R3K3 w - - 90 80", "80. Ra2 Kd8 81. Ra3 Ke8 1-0"),
        ),
        (
            "claim-fifty-moves",
            fen("4k3/8/8/8/8/8/8/R3K3 w - - 99 80", "80. Ra2 Kd8 81. Ra3 Ke8 1-0"),
            fen("4k3/8/8/8/8/8/8/R3K3 w - - 90 80", "80. Ra2 Kd8 81. Ra3 Ke8 1-0"),
        ),
        (
            "flag-with-time-left",
            timed("60", "Time forfeit", "1. e4 {[%clk 0:00:50]} e5 {[%clk 0:00:50]} 1-0"),
            timed("60", "Time forfeit", "1. e4 {[%clk 0:00:50]} e5 {[%clk 0:00:50]} 0-1"),
        ),
        (
            "overstep-unclaimed",
            timed("60", "Normal", "1. e4 {[%clk -0:00:05]} e5 2. d4 1-0"),
            timed("60", "Normal", "1. e4 {[%clk 0:00:00]} e5 2. d4 1-0"),
        ),
        (
            "overstep-unclaimed",
            timed(
                "60",
                "Normal",
                "1. e4 {[%emt 0:00:50]} e5 {[%emt 0:00:01]} 2. d4 {[%emt 0:00:30]} d5 1-0",
            ),
            timed(
                "60+30",
                "Normal",
                "1. e4 {[%emt 0:00:50]} e5 {[%emt 0:00:01]} 2. d4 {[%emt 0:00:30]} d5 1-0",
            ),
        ),
        (
            "overstep-unclaimed",
            timed("60", "Normal", "1. e4 {[%egt 0:00:10]} e5 2. d4 {[%egt 0:01:30]} d5 1-0"),
            timed("60", "Normal", "1. e4 {[%egt 0:00:10]} e5 2. d4 {[%egt 0:00:59]} d5 1-0"),
        ),
        (
            "overstep-unclaimed",
            // The clock gained the increment, which is larger than the time used.
            timed(
                "60+10",
                "Normal",
                "1. e4 {[%clk 0:00:40]} e5 2. d4 {[%clk 0:00:45]} d5 3. a3 {[%clk 0:00:05]} a6 1-0",
            ),
            timed(
                "60+10",
                "Normal",
                "1. e4 {[%clk 0:00:40]} e5 2. d4 {[%clk 0:00:45]} d5 3. a3 {[%clk 0:00:10]} a6 1-0",
            ),
        ),
        (
            "clock-negative",
            timed("60+10", "Normal", "1. e4 {[%clk 0:01:05]} e5 2. d4 {[%clk -0:00:05]} 1-0"),
            // The time left is less than the increment, but the opponent's claim may have ended the
            // game.
            timed(
                "60+10",
                "Normal",
                "1. e4 {[%clk 0:00:05]} e5 2. d4 {[%clk 0:00:15]} d5 3. a3 {[%clk 0:00:05]} 1-0",
            ),
        ),
        (
            "clock-negative",
            timed("60", "Normal", "1. e4 {[%emt 0:00:05]} e5 {[%clk -0:00:05]} 1-0"),
            timed("60", "Normal", "1. e4 {[%emt 0:05:00]} 1-0"),
        ),
        (
            "clock-negative",
            timed("60", "Normal", "1. e4 e5 {[%clk -0:00:05]} 1-0"),
            timed("60", "Normal", "1. e4 e5 {[%clk 0:00:05]} 1-0"),
        ),
        (
            "clock-gain",
            timed("60+2", "Normal", "1. e4 {[%clk 0:00:50]} e5 2. d4 {[%clk 0:00:58]} 1-0"),
            timed("60+2", "Normal", "1. e4 {[%clk 0:00:50]} e5 2. d4 {[%clk 0:00:53]} 1-0"),
        ),
        (
            "clock-gain",
            timed("60", "Normal", "1. e4 {[%clk 0:00:50]} e5 2. d4 {[%clk 0:01:30]} 1-0"),
            // The second period begins with the second move.
            timed("2/60:40", "Normal", "1. e4 {[%clk 0:00:50]} e5 2. d4 {[%clk 0:01:30]} 1-0"),
        ),
        (
            "period-missed",
            timed(
                "1/60:600",
                "White forfeits on time",
                "1. e4 {[%clk 0:00:09]} e5 2. d4 {[%clk 0:00:03]} d5 0-1",
            ),
            timed(
                "1/60:600",
                "White forfeits on time",
                "1. e4 {[%clk 0:10:09]} e5 2. d4 {[%clk 0:09:03]} d5 0-1",
            ),
        ),
        (
            "ply-count",
            tags(&[("PlyCount", "7")], "1. e4 e5 *"),
            tags(&[("PlyCount", "2")], "1. e4 e5 *"),
        ),
        ("check-mark", "1. e4+ *".into(), "1. e4 f6 2. Qh5+ *".into()),
        ("check-mark", "1. f3 e5 2. a3 Qh4# *".into(), "1. f3 e5 2. a3 Qh4+ *".into()),
        (
            "elo",
            tags(&[("WhiteElo", "27810")], "1. e4 *"),
            tags(&[("WhiteElo", "2781")], "1. e4 *"),
        ),
        (
            "date",
            tags(&[("Date", "2023.02.29")], "1. e4 *"),
            tags(&[("Date", "2024.02.29")], "1. e4 *"),
        ),
        (
            "date",
            tags(&[("EventDate", "2023.13.01")], "1. e4 *"),
            tags(&[("EventDate", "2023.??.??")], "1. e4 *"),
        ),
    ];
    all.into_iter().chain(damaged()).collect()
}

/// Cases for faults of a record.
fn damaged() -> Vec<(&'static str, String, String)> {
    let whole =
        "1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 4. Ba4 Nf6 5. O-O Be7 6. Re1 b5 7. Bb3 d6 8. c3 O-O *";
    let damaged = |from: &str, to: &str| (whole.replace(from, to), whole.to_owned());
    let changes = [
        ("move-missing", "3. Bb5 a6", "3. Bb5"),
        ("move-doubled", "3. Bb5", "3. Bb5 Bb5"),
        ("moves-swapped", "5. O-O Be7", "5. Be7 O-O"),
        ("moves-glued", "Ba4 Nf6", "Ba4Nf6"),
        ("moves-in-comment", "3. Bb5", "{Spanish 3. Bb5"),
        ("comment-among-moves", "3. Bb5", "the Spanish opening} 3. Bb5"),
        ("other-letter", "Bb5", "Lb5"),
        ("move-misspelt", "Ba4 Nf6", "Ba4 Nf7"),
        ("numbers-skip", "7. Bb3 d6 8. c3", "8. Bb3 d6 9. c3"),
    ];
    let case = |(id, from, to): (&'static str, &str, &str)| {
        let (shows, does_not) = damaged(from, to);
        (id, shows, does_not)
    };
    changes.into_iter().map(case).collect()
}

fn timed(control: &str, termination: &str, moves: &str) -> String {
    tags(&[("TimeControl", control), ("Termination", termination)], moves)
}

#[test]
fn each_kind_is_found_in_its_record_only() {
    for (id, shows, does_not) in cases() {
        assert!(ids(&shows).iter().any(|found| found == id), "{id}: {shows}: {:?}", ids(&shows));
        assert!(!ids(&does_not).iter().any(|found| found == id), "{id}: {does_not}");
    }
}

/// The command line reports `not-pgn`. `standard.rs` has the kinds of the PGN standard.
#[test]
fn every_kind_has_a_case() {
    let cases = cases();
    let strict = |strict: bool, id: &str| strict && touchmove_audit::paragraph(id).is_some();
    for (id, _, is_strict) in kinds().filter(|(id, ..)| !id.starts_with("pgn-")) {
        let has = cases.iter().any(|(case, ..)| *case == id) || strict(is_strict, &id);
        assert!(has || id == "not-pgn", "{id} has no case");
    }
}

#[test]
fn stated_endings_are_compared_with_the_moves() {
    let told = |words: &str, moves: &str| {
        let found = ids(&tags(&[("White", "Ann"), ("Black", "Bo"), ("Termination", words)], moves));
        found.iter().any(|id| id == "termination-contradicts")
    };
    let mate = format!("{MATE} 0-1");
    assert!(!told("Bo won by checkmate", &mate) && told("Ann won by checkmate", &mate));
    assert!(told("Bo won by checkmate", "1. e4 0-1"));
    assert!(!told("Ann won on time", "1. e4 1-0") && told("Ann won on time", "1. e4 0-1"));
    assert!(!told("Ann resigns", "1. e4 0-1") && told("Ann resigns", "1. e4 1-0"));
    assert!(told("drawn by stalemate", "1. e4 1/2-1/2"));
    assert!(told("Game drawn by 50-move rule", "1. e4 1/2-1/2"));
    for fine in ["Normal", "Abandoned", "adjudication", "Ann won a fine game"] {
        assert!(!told(fine, "1. e4 1-0"), "{fine}");
    }
    // These comments describe the play.
    for story in ["White won a pawn", "White wins", "mates in two"] {
        assert_eq!(ids(&format!("1. e4 e5 {{{story}}} 1/2-1/2")), [""; 0], "{story}");
    }
    assert_eq!(ids("1. e4 e5 {White resigns} 1-0"), ["termination-contradicts"]);
}

#[test]
fn levels_match_the_table() {
    let level = |id: &str| kinds().find(|(name, ..)| name == id).map(|(_, level, _)| level);
    assert_eq!(level("claim-threefold"), Some(Level::Note));
    assert_eq!(level("illegal-move"), Some(Level::Error));
    for (id, shows, _) in cases() {
        let game = games(shows.as_bytes()).next().expect("a game");
        for finding in audit(&game, None).strict().findings.into_iter().chain(strict(&game)) {
            let known = level(&finding.kind.name());
            assert!(known.is_some_and(|known| known <= finding.kind.level()), "{id}");
        }
    }
    let differs = games(b"1. e4 e5 2. Ke4 Kd5 0-1".as_slice()).next().unwrap();
    assert_eq!(audit(&differs, None).findings[0].kind.level(), Level::Warning);
}

#[test]
fn kinds_are_selected_by_name_or_prefix() {
    let game =
        games(b"1. Nf3 Nf6 2. Ng1 Ng8 3. Nf3 Nf6 4. Ng1 Ng8 5. e4 e5 6. Ke3 1-0").next().unwrap();
    let chosen = |only: &[&str], ignore: &[&str]| {
        let filter = Filter::new(only, ignore).expect("known kinds");
        let report = audit(&game, None).filtered(&filter);
        report.findings.iter().map(|finding| finding.kind.name()).collect::<Vec<_>>()
    };
    assert_eq!(chosen(&[], &[]), ["claim-threefold", "illegal-move"]);
    assert_eq!(chosen(&["claim-*"], &[]), ["claim-threefold"]);
    assert_eq!(chosen(&[], &["claim-*"]), ["illegal-move"]);
    assert_eq!(chosen(&["illegal-move", "claim-*"], &["claim-threefold"]), ["illegal-move"]);
    assert_eq!(Filter::new(&["ilegal"], &[""; 0]).unwrap_err().0, "ilegal");
    assert!(Filter::new(&["nothing-*"], &[""; 0]).is_err());
}

/// With every parser, only times in the main line count.
#[test]
fn clock_findings_agree_between_parsers() {
    let text = timed(
        "60",
        "Normal",
        "1. e4 {[%clk 0:00:50]} (1. d4 {[%clk 0:09:00]}) e5 2. d4 {[%clk\n0:01:30]} 1-0",
    );
    let mut record = Record::new(text.as_bytes(), Place::default());
    record.read(0, true);
    let game = games(text.as_bytes()).next().unwrap();
    assert_eq!(audit(&record, None), audit(&game, None));
    assert_eq!(audit(&game, None).findings.len(), 1);
}

/// The audit takes linear time, so it finishes 80,000 half-moves of repetition quickly.
#[test]
fn very_long_games_are_audited() {
    let there_and_back = "Nf3 Nf6 Ng1 Ng8 ".repeat(20_000);
    for date in ["2024.01.01", "2010.01.01"] {
        let text = tags(&[("Date", date)], &format!("{there_and_back} 1-0"));
        let game = games(text.as_bytes()).next().unwrap();
        assert_eq!(audit(&game, None).plies, 80_000);
    }
}

#[test]
fn chess960_start_positions_are_accepted() {
    let start = "bbqnnrkr/pppppppp/8/8/8/8/PPPPPPPP/BBQNNRKR w HFhf - 0 1";
    let no_rights = "bbqnnrkr/pppppppp/8/8/8/8/PPPPPPPP/BBQNNRKR w - - 0 1";
    let game = |fen, variant: &[_]| tags(&[&[("FEN", fen)], variant].concat(), "1. e4 *");
    let is_said = |text: String| ids(&text).contains(&"impossible-start".to_owned());
    assert!(!is_said(game(start, &[])));
    assert!(!is_said(game(no_rights, &[("Variant", "Chess960")])));
    assert!(is_said(game(no_rights, &[])), "the bishops cannot have reached the corner");
    let rookless = "4k3/8/8/8/8/8/4P3/4K3 w KQkq - 0 1";
    assert!(is_said(game(rookless, &[])), "castling rights without rooks");
}

/// A claim that a player could have written does not hide a position that stood a third time.
#[test]
fn written_claims_are_a_kind_of_their_own() {
    let text = THREE
        .replace("4. Ng1 Ng8", "4. Ng1 h6 5. Nf3 Ng8 6. Ng1 Nf6 7. Nf3 Ng8 8. Ng1 Nf6 9. e4 1-0");
    let game = games(text.as_bytes()).next().unwrap();
    let by_default: Vec<_> =
        audit(&game, None).findings.iter().map(|finding| finding.kind.name()).collect();
    assert_eq!(by_default, ["claim-threefold"]);
    let filter = Filter::new(&["claim-threefold-written"], &[""; 0]).unwrap();
    let options = AuditOptions { filter, ..AuditOptions::default() };
    assert_eq!(options.report(&game).findings.len(), 1);
    assert_eq!(ids(&text), ["claim-threefold-written", "claim-threefold"]);
}

/// Checkmate decides which of two results is right.
#[test]
fn moves_decide_between_two_results() {
    let right = |moves: &str| {
        let game = games(tags(&[("Result", "1-0")], moves).as_bytes()).next().unwrap();
        audit(&game, None).findings.into_iter().find_map(|finding| match finding.kind {
            Kind::ResultsDiffer { right, .. } => Some(right),
            _ => None,
        })
    };
    assert_eq!(right(&format!("{MATE} 0-1")), Some(Some("0-1")));
    assert_eq!(right("1. e4 0-1"), Some(None));
}
