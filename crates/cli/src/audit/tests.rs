//! Every finding has a sentence and every sentence a finding.

use super::kind_list::TOGETHER;
use super::totals::KINDS;
use touchmove_audit::{audit, sentence};
use touchmove_explain::{Language, Words};
use touchmove_notation::pgn::games;

const FILE: &str = concat!(
    include_str!("../../../../locales/en/audit.ftl"),
    include_str!("../../../../locales/en/audit-kinds.ftl"),
    include_str!("../../../../locales/en/audit-standard.ftl"),
);

/// Texts that together produce every kind of finding; `strict` includes slips.
const TEXTS: [&str; 18] = [
    "1. e4 e5 2. Ke3 Ke3 *",
    "1. Kd9 *",
    "1. x4 *",
    "1. Nz4 *",
    "1. e8=K *",
    "1. O-X *",
    "1. Nf3?x *",
    "1. e4 -- *",
    "[SetUp \"1\"] 1. e4 *",
    "[FEN \"8/8 w - - 0 1\"] 1. e4 *",
    "[FEN \"8/8/8/8/8/8/8/K7 w - - 0 1\"] 1. Ka2 *",
    "[Variant \"Horde\"] 1. e4 *",
    "[FEN \"4k3/8/8/8/8/8/8/1N2K1N1 w - - 0 1\"] 1. Ne2 Kd8 2. Nc3 Kc8 3. Nb5 Kb8 4. Nd4 *",
    "[FEN \"4k3/8/8/8/8/8/8/4K3 w - - 0 1\"] 1. Nf3 *",
    "[Result \"1-0\"] 1. f3 e5 2. g4 Qh4 3. a3 1-0",
    "[FEN \"8/8/3k4/8/8/8/4R3/4K3 w - - 0 1\"] 1. Kf2 {White loses on time} 0-1",
    "[FEN \"8/8/3k4/8/8/8/4R3/4K3 w - - 0 1\"] 1. Kf2 {White resigns} 0-1",
    "[FEN \"8/8/3k4/8/8/8/4R3/4K3 w - - 0 1\"] 1. Kf2 0-1",
];

#[test]
fn every_finding_has_a_sentence() {
    let words = Words::new(Language::English);
    for text in TEXTS {
        for game in games(text.as_bytes()) {
            let report = audit(&game, None).strict();
            for finding in &report.findings {
                let said = sentence(&words, finding, report.edition);
                assert!(said.as_ref().is_ok_and(|said| said.len() > 20), "{text}: {said:?}");
            }
        }
    }
}

fn ids(text: &str) -> Vec<&str> {
    let id = |line: &'static str| line.split_once(" =").map(|(id, _)| id);
    FILE.lines().filter_map(id).filter(|id| id.starts_with(text)).collect()
}

#[test]
fn every_problem_has_a_sentence_and_every_sentence_a_problem() {
    let source = include_str!("../../../notation/src/pgn/problem.rs");
    let quoted = |line: &'static str| line.split_once("=> \"")?.1.split_once("\",");
    let (_, source) = source.split_once("pub const fn name").expect("names");
    let (source, _) = source.split_once("pub const fn is_loss").expect("names");
    let mut names: Vec<String> =
        source.lines().filter_map(quoted).map(|(id, _)| format!("audit-pgn-{id}")).collect();
    let mut sentences = ids("audit-pgn-");
    names.sort();
    sentences.sort();
    assert_eq!(names, sentences);
}

#[test]
fn every_sentence_is_used() {
    let sources = [
        include_str!("../../../audit/src/sentences.rs"),
        include_str!("totals.rs"),
        include_str!("output.rs"),
        include_str!("unchecked.rs"),
        include_str!("no_parquet.rs"),
    ];
    let own = touchmove_audit::kinds().map(|(id, ..)| format!("audit-{id}")).collect::<Vec<_>>();
    let shared = include_str!("shared_notes.rs");
    let labels = include_str!("html.rs");
    let checks = include_str!("../../../audit/src/clock_check.rs");
    let in_parts = |id: &str, start: &str, source: &str| {
        id.strip_prefix(start).is_some_and(|end| source.contains(&format!("\"{end}\"")))
    };
    let expected = ["piece-or-file", "file", "rank", "promotion", "castling", "end"];
    for id in ids("audit-") {
        let quoted = format!("\"{id}\"");
        let used = sources.iter().any(|source| source.contains(&quoted));
        let built = id.starts_with("audit-pgn-")
            || in_parts(id, "audit-together-", shared)
            || in_parts(id, "audit-html-", labels)
            || in_parts(id, "audit-unchecked-", checks)
            || own.iter().any(|own| own == id)
            || id.strip_prefix("audit-unreadable-").is_some_and(|id| expected.contains(&id))
            || id
                .strip_prefix("audit-kind-")
                .is_some_and(|kind| KINDS.contains(&kind) || TOGETHER.contains(&kind))
            || ["time-forfeit", "resignation", "not-told"]
                .iter()
                .any(|loss| id == format!("audit-lost-{loss}"))
            || ["no-date", "before-2009", "newer"]
                .iter()
                .any(|remark| id == format!("audit-remark-{remark}"))
            || ["threefold", "fifty-moves"].iter().any(|ground| {
                id == format!("audit-claimable-{ground}-appeared")
                    || id == format!("audit-claimable-{ground}-intended")
            });
        assert!(used || built, "{id} is never said");
    }
}
