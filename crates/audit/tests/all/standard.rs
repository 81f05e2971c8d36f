//! Paragraphs of the PGN standard: each has a text that fails it, and a text that does not.

use touchmove_audit::{AuditOptions, Finding, Kind, kinds, paragraph};
use touchmove_notation::pgn::{Place, Record};

/// Tags that every game must have, as names and values.
const ROSTER: [(&str, &str); 7] = [
    ("Event", "Cup"),
    ("Site", "Turku FIN"),
    ("Date", "2024.02.29"),
    ("Round", "1"),
    ("White", "A"),
    ("Black", "B"),
    ("Result", "*"),
];

/// Returns the text of a game. `tag` replaces a tag or adds one.
fn text(tag: (&str, &str), moves: &str) -> String {
    let (name, value) = tag;
    let is_new = !name.is_empty() && ROSTER.iter().all(|(known, _)| *known != name);
    let line = |(name, value): (&str, &str)| format!("[{name} \"{value}\"]\n");
    let roster = ROSTER.map(|own| if own.0 == name { tag } else { own });
    let added = is_new.then(|| line((name, value)));
    roster.into_iter().map(line).chain(added).collect::<String>() + "\n" + moves
}

fn findings(text: &str) -> Vec<Finding> {
    let mut record = Record::new(text.as_bytes(), Place::default());
    record.read(0, true);
    let options = AuditOptions { strict: true, ..AuditOptions::default() };
    options.report(&record).findings
}

/// A kind with its paragraph, a text that fails it, and one that does not.
struct Case {
    kind: &'static str,
    paragraph: &'static str,
    fails: String,
    fine: String,
}

const NO_TAG: (&str, &str) = ("", "");
const MATE: &str = "1. f3 e5 2. g4 Qh4";
const TWO_KNIGHTS: &str = "1. Nf3 e6 2. d3 Be7 3.";
const PROMOTION: &str = "1. b4 a5 2. bxa5 Nc6 3. a6 Rb8 4. axb7 Nb4";

fn of_moves(kind: &'static str, paragraph: &'static str, fails: &str, fine: &str) -> Case {
    Case { kind, paragraph, fails: text(NO_TAG, fails), fine: text(NO_TAG, fine) }
}

fn of_tag(kind: &'static str, paragraph: &'static str, tag: &str, fails: &str, fine: &str) -> Case {
    let moves = "1. e4 e5 *";
    Case { kind, paragraph, fails: text((tag, fails), moves), fine: text((tag, fine), moves) }
}

fn cases() -> Vec<Case> {
    let long = "x".repeat(260);
    let moves = [
        ("pgn-control-character", "4.1", "1. e4 {a\u{1}b} e5 *".into(), "1. e4 {a\tb} e5 *".into()),
        (
            "pgn-line-too-long",
            "4.3",
            format!("1. e4 {{{long}}} *"),
            format!("1. e4 {{{}}} *", &long[..200]),
        ),
        ("pgn-comment-not-closed", "5", "1. e4 {a e5 *".into(), "1. e4 {a} e5 *".into()),
        ("pgn-comment-form", "5", "1. e4 0:02 e5 *".into(), "1. e4 {0:02} e5 *".into()),
        ("pgn-comment-form", "5", "1. e4 (=) e5 *".into(), "1. e4 ; (=)\ne5 *".into()),
        ("pgn-unexpected-character", "7", "1. e4 < e5 *".into(), "1. e4 e5 *".into()),
        (
            "pgn-tag-among-moves",
            "8",
            "1. e4 e5\n[Mark \"A\"]\n2. d4 *".into(),
            "1. e4 e5 2. d4 *".into(),
        ),
        ("pgn-brackets-among-moves", "8.2", "1. e4 [a b] e5 *".into(), "1. e4 {[a b]} e5 *".into()),
        (
            "pgn-move-number",
            "8.2.2.1",
            "1. e4 e5 3. Nf3 2... Nc6 *".into(),
            "1. e4 e5 2. Nf3 2... Nc6 *".into(),
        ),
        (
            "pgn-move-number-form",
            "8.2.2.2",
            "1. e4 e5 2. Nf3 2....Nc6 *".into(),
            "1. e4 e5 2. Nf3 2...Nc6 *".into(),
        ),
        ("pgn-move-number-form", "8.2.2.2", "1 e4 e5 *".into(), "1.e4 e5 *".into()),
        ("pgn-move-number-form", "8.2.2.2", "1. e4 1. ... e5 *".into(), "1. e4 1... e5 *".into()),
        ("piece-letter", "8.2.3.2", "1. Pe4 e5 *".into(), "1. e4 e5 *".into()),
        ("piece-letter", "8.2.3.2", "1. nf3 e5 *".into(), "1. Nf3 e5 *".into()),
        ("move-form", "8.2.3.3", "1. e2e4 e5 *".into(), "1. e4 e5 *".into()),
        ("move-form", "8.2.3.3", "1. e4 d5 2. ed5 *".into(), "1. e4 d5 2. exd5 *".into()),
        (
            "move-form",
            "8.2.3.3",
            format!("{PROMOTION} 5. bxc8Q *"),
            format!("{PROMOTION} 5. bxc8=Q *"),
        ),
        (
            "move-form",
            "8.2.3.3",
            "1. e4 e6 2. Nf3 d6 3. Be2 b6 4. 0-0 *".into(),
            "1. e4 e6 2. Nf3 d6 3. Be2 b6 4. O-O *".into(),
        ),
        ("disambiguation", "8.2.3.4", "1. Ng1f3 e5 *".into(), "1. Nf3 e5 *".into()),
        (
            "disambiguation",
            "8.2.3.4",
            format!("{TWO_KNIGHTS} N3d2 *"),
            format!("{TWO_KNIGHTS} Nfd2 *"),
        ),
        ("check-mark", "8.2.3.5", "1. e4+ e5 *".into(), "1. e4 e5 *".into()),
        ("check-unmarked", "8.2.3.5", format!("{MATE}+ *"), format!("{MATE}# *")),
        ("check-unmarked", "8.2.3.5", format!("{MATE} *"), format!("{MATE}# *")),
        ("pgn-glyph-without-number", "8.2.4", "1. e4 $ e5 *".into(), "1. e4 $1 e5 *".into()),
        ("pgn-glyph-form", "8.2.4", "1. e4 $256 e5 *".into(), "1. e4 $255 e5 *".into()),
        ("pgn-glyph-form", "8.2.4", "1. e4!!! e5 *".into(), "1. e4!! e5 *".into()),
        ("pgn-glyph-form", "8.2.4", "1. e4 ! e5 *".into(), "1. e4! e5 *".into()),
        (
            "pgn-variation-not-opened",
            "8.2.5",
            "1. e4 ) e5 *".into(),
            "1. e4 (1. d4) 1... e5 *".into(),
        ),
        ("pgn-variation-not-closed", "8.2.5", "1. e4 (1. d4 *".into(), "1. e4 (1. d4) *".into()),
        ("pgn-variation-of-nothing", "8.2.5", "(1. d4) 1. e4 *".into(), "1. e4 (1. d4) *".into()),
        ("pgn-no-result", "8.2.6", "1. e4 e5".into(), "1. e4 e5 *".into()),
        ("pgn-second-result", "8.2.6", "1. e4 e5 * *".into(), "1. e4 e5 *".into()),
        ("pgn-moves-after-result", "8.2.6", "1. e4 e5 * 2. d4 *".into(), "1. e4 e5 *".into()),
        ("pgn-result-form", "8.2.6", "1. e4 e5 \u{bd}-\u{bd}".into(), "1. e4 e5 1/2-1/2".into()),
        ("pgn-result-form", "8.2.6", "1. e4 e5 1 - 0".into(), "1. e4 e5 1-0".into()),
        ("unreadable", "8.2.3", "1. x4 *".into(), "1. e4 *".into()),
    ];
    let tags = [
        ("pgn-tab-in-value", "4.2", "Event", "a\tb", "a b"),
        ("pgn-quote-not-escaped", "7", "Event", "a \"b\" c", "a \\\"b\\\" c"),
        ("pgn-backslash-not-escaped", "7", "Event", "a\\", "a\\\\"),
        ("pgn-line-break-in-value", "7", "Event", "a\nb", "a b"),
        ("date", "8.1.1.3", "Date", "2024.2.29", "2024.02.29"),
        ("date", "8.1.1.3", "Date", "2023.02.29", "2023.02.??"),
        ("date", "8.1.1.3", "EventDate", "2024", "2024.??.??"),
        ("round", "8.1.1.4", "Round", "final", "4.1.2"),
        ("round", "8.1.1.4", "Round", "3.", "-"),
        ("result-tag", "8.1.1.7", "Result", "1 - 0", "1-0"),
        ("result-tag", "8.1.1.7", "Result", "\u{bd}-\u{bd}", "1/2-1/2"),
        ("elo", "9.1.2", "WhiteElo", "28000", "2800"),
        ("eco", "9.4.1", "ECO", "B33a", "B33"),
        ("eco", "9.4.1", "ECO", "F10", "E10/07"),
        ("time", "9.5.1", "Time", "14.30", "14:30:00"),
        ("time", "9.5.1", "UTCTime", "25:00:00", "23:00:00"),
        ("time-control", "9.6.1", "TimeControl", "15'+10''", "900+10"),
        ("time-control", "9.6.1", "TimeControl", "blitz", "40/5400:1800"),
        ("pgn-set-up-differs", "9.7.1", "SetUp", "1", "0"),
        ("ply-count", "9.9.3", "PlyCount", "3", "2"),
    ];
    let line = |fails: &str, fine: &str, kind, paragraph| Case {
        kind,
        paragraph,
        fails: text(NO_TAG, "1. e4 *").replace("[Round \"1\"]", fails),
        fine: text(NO_TAG, "1. e4 *").replace("[Round \"1\"]", fine),
    };
    let round = "[Round \"1\"]";
    let lines = [
        line("", round, "roster", "8.1.1"),
        Case {
            kind: "pgn-text-outside-game",
            paragraph: "8",
            fails: format!("A fine game\n\n{}", text(NO_TAG, "1. e4 *")),
            fine: format!("{{A fine game}}\n\n{}", text(NO_TAG, "1. e4 *")),
        },
        line("[\"1\"]\n[Round \"1\"]", round, "pgn-tag-without-name", "8.1"),
        line("[Round]", round, "pgn-tag-without-value", "8.1"),
        line("[Round 1]", round, "pgn-value-not-quoted", "8.1"),
        line("[Round \"1\" x]", round, "pgn-text-in-tag", "8.1"),
        line("[Round \"1\"", round, "pgn-tag-not-closed", "8.1"),
        line("Round \"1\"]", round, "pgn-tag-not-opened", "8.1"),
        line("[Round \"1]", round, "pgn-value-not-closed", "7"),
        line("[Round \"1\"]\n[Round \"1\"]", round, "pgn-duplicate-tag", "8.1"),
        line("[Round \"1\"]\n[eco-code \"x\"]", round, "pgn-tag-name-form", "8.1"),
    ];
    let moves =
        moves.iter().map(|(kind, paragraph, fails, fine)| of_moves(kind, paragraph, fails, fine));
    let tags =
        tags.map(|(kind, paragraph, tag, fails, fine)| of_tag(kind, paragraph, tag, fails, fine));
    moves.chain(tags).chain(lines).collect()
}

#[test]
fn each_slip_is_found_with_its_paragraph() {
    for Case { kind, paragraph, fails, fine } in cases() {
        let found = findings(&fails);
        let own = found.iter().find(|finding| finding.kind.name() == kind);
        let named = own.map(|finding| finding.kind.paragraph());
        assert_eq!(named, Some(Some(paragraph)), "{kind}:\n{fails}\n{found:?}");
        let found = findings(&fine);
        assert!(
            found.iter().all(|finding| finding.kind.name() != kind),
            "{kind}:\n{fine}\n{found:?}"
        );
    }
}

/// `pgn-variation-too-deep` is our own limit. Claims concern the Laws.
#[test]
fn each_strict_kind_has_a_paragraph_and_a_case() {
    let cases = cases();
    for (kind, _, strict) in kinds() {
        let is_standard = (strict && !kind.starts_with("claim-")) || kind.starts_with("pgn-");
        if !is_standard || kind == "pgn-variation-too-deep" {
            continue;
        }
        assert!(paragraph(&kind).is_some(), "{kind}");
        assert!(cases.iter().any(|case| case.kind == kind), "{kind}");
    }
}

#[test]
fn games_in_export_format_have_no_slips() {
    let fine = text(NO_TAG, "1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 4. Bxc6 dxc6 5. O-O Bg4 *");
    assert_eq!(findings(&fine), []);
}

/// Letters of the castling field without king and rook in place.
#[test]
fn castling_letters_without_a_rook_are_named() {
    let fen = "4k3/8/8/8/8/8/8/4K3 w K - 0 1";
    let tags = text(("FEN", fen), "1. Kd2 *").replace("[FEN", "[SetUp \"1\"]\n[FEN");
    let found = findings(&tags);
    let own = found.iter().find(|finding| finding.kind.name() == "impossible-start");
    assert_eq!(own.and_then(|finding| finding.kind.paragraph()), Some("16.1.3.3"), "{found:?}");
}

#[test]
fn right_forms_are_given() {
    let right = |text: &str| {
        findings(text).into_iter().find_map(|finding| match finding.kind {
            Kind::MoveForm { right, .. } => Some(right),
            Kind::TagForm { right, .. } => right,
            _ => None,
        })
    };
    let moves = |moves: &str| right(&text(NO_TAG, moves));
    assert_eq!(moves("1. e4 e5 2. g1f3 *").as_deref(), Some("Nf3"));
    assert_eq!(moves(&format!("{PROMOTION} 5. bxc8Q *")).as_deref(), Some("bxc8=Q"));
    assert_eq!(right(&text(("Result", "1 - 0"), "1. e4 1-0")).as_deref(), Some("1-0"));
    assert_eq!(right(&text(("Result", "won"), "1. e4 1-0")), None);
    let control = |value: &str| right(&text(("TimeControl", value), "1. e4 *"));
    assert_eq!(control("15'+10''").as_deref(), Some("900+10"));
}

/// Numbers and results are named as they are written, in UTF-8 and in Windows-1252.
#[test]
fn wrong_numbers_and_results_are_named() {
    let said = |moves: &[u8]| {
        let mut record = Record::new(moves, Place::default());
        record.read(0, true);
        let problems = record.form_problems();
        problems.first().map(|it| it.kind.to_string()).unwrap_or_default()
    };
    let draw = "result \u{bd}-\u{bd}: 1/2-1/2 expected";
    assert_eq!(said("1. e4 e5 \u{bd}-\u{bd}".as_bytes()), draw);
    assert_eq!(said(b"1. e4 e5 \xbd-\xbd"), draw);
    assert_eq!(said(b"1. e4 e5 0-1/2"), "result 0-1/2: 1-0, 0-1, 1/2-1/2 or * expected");
    for (text, number) in
        [("1. e4 1....e5 *", "1...."), ("1. e4 1. ... e5 *", "1. ..."), ("1 e4 e5 *", "1")]
    {
        let said = said(text.as_bytes());
        assert!(said.starts_with(&format!("move number {number}: one dot")), "{said}");
    }
}

#[test]
fn sixty_nested_variations_are_parsed() {
    let nested = |depth| format!("1. e4 {}{} *", "(1. d4 ".repeat(depth), ")".repeat(depth));
    let too_deep = |depth| {
        let found = findings(&text(NO_TAG, &nested(depth)));
        found.iter().any(|finding| finding.kind.name() == "pgn-variation-too-deep")
    };
    assert!(too_deep(61) && !too_deep(60));
}
