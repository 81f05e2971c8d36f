//! Tests with two similar texts for each problem of PGN text, one with the problem and one without.

use crate::kinds::ids;
use touchmove_audit::kinds;

/// Names of the kinds without the prefix `pgn-`, each with a text that has the problem and a text
/// that does not.
const CASES: [(&str, &str, &str); 24] = [
    ("text-outside-game", "A fine game\n\n1. e4 *", "{A fine game}\n\n1. e4 *"),
    ("tag-without-name", "[\"A\"]\n\n1. e4 *", "[White \"A\"]\n\n1. e4 *"),
    ("tag-without-value", "[White]\n\n1. e4 *", "[White \"\"]\n\n1. e4 *"),
    ("value-not-quoted", "[White A]\n\n1. e4 *", "[White \"A\"]\n\n1. e4 *"),
    ("quote-not-escaped", "[White \"A \"b\" C\"]\n\n*", "[White \"A \\\"b\\\" C\"]\n\n*"),
    ("backslash-not-escaped", "[White \"A\\\"]\n\n*", "[White \"A\\\\\"]\n\n*"),
    ("line-break-in-value", "[White \"A\nB\"]\n\n*", "[White \"A B\"]\n\n*"),
    ("value-not-closed", "[White \"A]\n\n1. e4 *", "[White \"A]\"]\n\n1. e4 *"),
    ("text-in-tag", "[White \"A\" B]\n\n1. e4 *", "[White \"A\" ]\n\n1. e4 *"),
    ("tag-not-closed", "[White \"A\"\n\n1. e4 *", "[White \"A\"\n]\n\n1. e4 *"),
    ("tag-not-opened", "White \"A\"]\n\n1. e4 *", "[White \"A\"]\n\n1. e4 *"),
    ("tag-among-moves", "1. e4 e5\n[Mark \"A\"]\n2. d4 *", "1. e4\n{[Mark \"A\"]}\n1... e5 *"),
    ("comment-not-closed", "1. e4 {fine\n\n", "1. e4 {fine}\n\n*"),
    ("brackets-among-moves", "1. e4 [fine] e5 *", "1. e4 {[fine]} e5 *"),
    ("variation-not-opened", "1. e4 ) e5 *", "1. e4 (1. d4) e5 *"),
    ("variation-not-closed", "1. e4 (1. d4 e5 *", "1. e4 (1. d4) e5 *"),
    ("variation-of-nothing", "(1. d4) 1. e4 *", "1. e4 (1. d4) *"),
    ("glyph-without-number", "1. e4 $ e5 *", "1. e4 $1 e5 *"),
    ("no-result", "1. e4", "1. e4 *"),
    ("second-result", "1. e4 1-0 0-1", "1. e4 1-0"),
    ("moves-after-result", "1. e4 e5 1-0 2. d4 1-0", "1. e4 1-0\n\n1. e4 1-0"),
    ("set-up-differs", "[SetUp \"1\"]\n\n1. e4 *", "[SetUp \"0\"]\n\n1. e4 *"),
    ("move-number", "1. e4 e5 3. d4 *", "1. e4 e5 2. d4 *"),
    ("unexpected-character", "1. e4 < e5 *", "1. e4 {<} e5 *"),
];

fn shows(kind: &str, text: &str) -> bool {
    ids(text).iter().any(|found| found.strip_prefix("pgn-") == Some(kind))
}

#[test]
fn each_problem_is_found_in_its_text_only() {
    for (kind, shown, not_shown) in CASES {
        assert!(shows(kind, shown), "{kind}: {shown}: {:?}", ids(shown));
        assert!(!shows(kind, not_shown), "{kind}: {not_shown}");
    }
}

#[test]
fn first_of_duplicate_tags_counts() {
    assert!(shows("duplicate-tag", "[A \"1\"]\n[A \"2\"]\n\n*"));
    assert!(!shows("duplicate-tag", "[A \"1\"]\n[B \"1\"]\n\n*"));
}

#[test]
fn sixty_nested_variations_are_parsed() {
    let nested = |depth| format!("1. e4 {}{} *", "(1. d4 ".repeat(depth), ")".repeat(depth));
    assert!(shows("variation-too-deep", &nested(61)));
    assert!(!shows("variation-too-deep", &nested(60)));
}

#[test]
fn every_problem_of_text_has_a_case() {
    let others = ["duplicate-tag", "variation-too-deep"];
    let has = |kind: &str| others.contains(&kind) || CASES.iter().any(|(case, ..)| *case == kind);
    for (id, ..) in kinds() {
        let Some(kind) = id.strip_prefix("pgn-") else { continue };
        assert!(has(kind), "{kind} has no case");
    }
}
