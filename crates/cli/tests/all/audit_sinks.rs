//! `touchmove audit`: output files.

use crate::audit_run::{audit, file};
use std::collections::BTreeSet;

const GAMES: &str = "[Event \"Cup\"]\n[White \"A, \\\"B\\\"\"]\n[Date \"2024.01.01\"]\n\n1. e4 e5 2. Ke3 {Oh,\nno} 1-0\n\n\
                     [Event \"Cup\"]\n[Date \"2024.01.01\"]\n\n1. e4 e5 1-0\n\n\
                     [Event \"League\"]\n[Date \"2024.01.01\"]\n\n1. f3 e5 2. g4 Qh4# *\n";

/// Returns a path for an output file.
fn fresh(name: &str) -> String {
    let path = file(name, b"");
    std::fs::remove_file(&path).expect("removed");
    path.to_str().expect("UTF-8").to_owned()
}

#[test]
fn games_with_a_finding_are_copied_verbatim() {
    let to = fresh("copied.pgn");
    let (_, _, err) = audit(&["--games-with", "illegal-move", "--output", &to], GAMES.as_bytes());
    let copied = std::fs::read_to_string(&to).unwrap();
    let first = GAMES.split("[Event").nth(1).unwrap();
    assert_eq!(copied, format!("[Event{first}"));
    assert_eq!(err, format!("One game was written to {to}.\n"));
    audit(&["--games-with", "*", "--output", &to], GAMES.as_bytes());
    assert_eq!(std::fs::read_to_string(&to).unwrap().matches("[Event").count(), 2);
    assert_eq!(audit(&["--games-with", "illegal-move"], b"").0, 2);
}

#[test]
fn csv_has_a_row_per_finding() {
    let (status, out, _) = audit(&["--csv"], GAMES.as_bytes());
    let rows: Vec<&str> = out.lines().collect();
    assert_eq!((status, rows.len()), (1, 3));
    assert!(rows[0].starts_with("file,game,offset,line,column,event,"), "{out}");
    assert!(rows[1].starts_with("-,1,0,5,13,Cup,,2024.01.01,,\"A, \"\"B\"\"\",,1-0,FIDE 2023,illegal-move,error,2.,3.8.1,"), "{out}");
    let third = GAMES.find("[Event \"League\"]").unwrap();
    assert!(rows[2].starts_with(&format!("-,3,{third},")), "{out}");
}

#[test]
fn summary_is_grouped() {
    let (_, out, _) = audit(&["--by", "event"], GAMES.as_bytes());
    assert!(out.contains("\nCup: 2 games, findings in one of them\n"), "{out}");
    assert!(out.contains("\nLeague: one game, findings in one of them\n"), "{out}");
    let (_, out, _) = audit(&["--by", "file"], GAMES.as_bytes());
    assert!(out.contains("\n-: 3 games, findings in 2 of them\n"), "{out}");
}

/// Generates several hundred kilobytes of games, half of them with a finding.
fn long() -> Vec<u8> {
    let padding = "x".repeat(400);
    let game = |number: usize| {
        let king = if number.is_multiple_of(2) { "Ke3" } else { "Ke2" };
        format!(
            "[Event \"{number}\"]\n[Date \"2024.01.01\"]\n\n1. e4 e5 {{{padding}}} 2. {king} 1-0\n\n"
        )
    };
    (0..2_000).map(game).collect::<String>().into_bytes()
}

#[test]
fn shards_partition_the_games() {
    let text = long();
    let lines = |args: &[&str]| {
        let (_, out, _) = audit(&[&["--json"], args].concat(), &text);
        out.lines().map(str::to_owned).collect::<Vec<_>>()
    };
    let whole = lines(&[]);
    let mut parts = Vec::new();
    for shard in ["1/3", "2/3", "3/3"] {
        let part = lines(&["--shard", shard]);
        assert!(part.len() > 300, "{}", part.len());
        assert_eq!(part, lines(&["--shard", shard, "--threads", "1"]), "{shard}");
        parts.extend(part);
    }
    assert_eq!(parts.len(), whole.len());
    assert_eq!(parts.iter().collect::<BTreeSet<_>>(), whole.iter().collect::<BTreeSet<_>>());
    for wrong in ["0/3", "4/3", "1", "x/y", "1/0"] {
        assert_eq!(audit(&["--shard", wrong], b"").0, 2, "{wrong}");
    }
}

#[test]
fn interrupted_audit_resumes() {
    let (first, second) = (file("resume-1.pgn", GAMES.as_bytes()), file("resume-2.pgn", &long()));
    let (first, second) = (first.to_str().unwrap(), second.to_str().unwrap());
    let note = fresh("resume.jsonl");
    let run = |files: &[&str]| audit(&[&["--json", "--resume", &note], files].concat(), b"").1;
    assert_eq!(run(&[first]).lines().count(), 3);
    // A second run does not audit completed files again.
    assert_eq!(run(&[first, second]).lines().count(), 2_000);
    assert_eq!(run(&[first, second]), "");
    // Resume in the middle of a file, after a truncated line.
    let whole = audit(&["--json", second], b"").1;
    let before =
        whole.lines().nth(700).map(|line| serde_json::from_str::<serde_json::Value>(line).unwrap());
    let note_text = serde_json::json!({ "file": second, "before": before.unwrap()["offset"] });
    std::fs::write(&note, format!("{note_text}\n{{\"file\":")).unwrap();
    let rest: String = whole.lines().skip(700).map(|line| format!("{line}\n")).collect();
    assert_eq!(run(&[second]), rest);
}

#[test]
fn html_report_has_summary_filter_and_boards() {
    let page = fresh("report.html");
    let (_, out, _) = audit(&["--html", &page], GAMES.as_bytes());
    let html = std::fs::read_to_string(&page).unwrap();
    assert_eq!(html.matches("<article").count(), 2);
    assert_eq!(html.matches("<svg viewBox").count(), 2, "{html}");
    assert!(html.contains("rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR w KQkq"), "{html}");
    assert!(html.contains("A, &quot;B&quot;") && html.ends_with("</html>\n"));
    let summary = out.lines().find(|line| line.contains("3 games")).unwrap();
    assert!(html.find(summary).unwrap() < html.find("<article").unwrap());
    // The last move was e7-e5, and the arrow shows Ke1-e3.
    assert!(html.contains("<rect x=4 y=1") && html.contains("<rect x=4 y=3"), "{html}");
    assert!(html.contains("<path d=\"M4.5 7.5L4.5 5.5\""), "{html}");
    // The second finding is about the end, so its board shows the mate.
    assert!(html.contains("rnb1kbnr/pppp1ppp/8/4p3/6Pq/5P2/PPPPP2P/RNBQKBNR w KQkq"), "{html}");
    for kind in ["illegal-move", "open-after-end"] {
        assert!(html.contains(&format!("data-kind=\"{kind}\"")), "{html}");
        assert!(html.contains(&format!("<option value=\"{kind}\">")), "{html}");
    }
    assert!(!std::path::Path::new(&format!("{page}.part")).exists());
}
