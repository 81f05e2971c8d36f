//! Tests on FEN and positions from test suites of other programs.
//!
//! `data/fen_disagreements.tsv` lists the cases where our answer differs, with reasons. The test
//! fails on any other difference, and on an entry without a difference.

use crate::common;

use std::collections::BTreeMap;
use std::fmt::Debug;
use std::fs;
use std::path::Path;
use touchmove_board::{Fen, MoveKind, Position, PositionProblem, chess960};

/// Suite, text or label, and reason of each known difference.
const DISAGREEMENTS: &str = include_str!("../data/fen_disagreements.tsv");

type Difference = (String, String);

/// Returns the rows of a tab-separated table, without the heading.
fn table(file: &str) -> Option<Vec<Vec<String>>> {
    let text = fs::read_to_string(common::shared(file)?).unwrap();
    let cells = |line: &str| line.split('\t').map(str::to_owned).collect();
    Some(text.lines().skip(1).map(cells).collect())
}

/// Compares the differences found with the known differences.
fn settle(suite: &str, found: impl IntoIterator<Item = Difference>) {
    let mut found: BTreeMap<String, String> = found.into_iter().collect();
    for line in DISAGREEMENTS.lines().filter(|line| !line.starts_with('#')) {
        let cells: Vec<_> = line.split('\t').collect();
        let [of, text, reason] = cells[..] else { panic!("not three cells: {line}") };
        assert!(reason.len() > 10, "no reason: {line}");
        if of == suite {
            assert!(found.remove(text).is_some(), "not a difference any more: {line}");
        }
    }
    assert!(found.is_empty(), "{suite}: differences without a reason: {found:#?}");
}

fn difference(key: &str, ours: impl Debug, theirs: impl Debug) -> Option<Difference> {
    let (ours, theirs) = (format!("{ours:?}"), format!("{theirs:?}"));
    (ours != theirs).then(|| (key.to_owned(), format!("ours {ours}, theirs {theirs}")))
}

fn prevents_play(position: &Position) -> bool {
    position.problems().iter().any(PositionProblem::prevents_play)
}

/// Returns true if the text has no fault as a position of ordinary chess.
fn flawless(fen: &str) -> bool {
    let fit = |p: Position| p.problems().is_empty() && !p.has_chess960_castling();
    Fen::parse_strict(fen).is_ok_and(fit)
}

#[test]
fn fen_validity_agrees() {
    let Some(rows) = table("suites/fen/fen-validity.tsv") else { return };
    let playable = |fen: &str| Fen::parse_strict(fen).is_ok_and(|p| !prevents_play(&p));
    let differs = |row: &Vec<String>| difference(&row[2], playable(&row[2]), row[3] == "true");
    settle("validity", rows.iter().filter_map(differs));
}

#[test]
fn strict_fen_cases_agree() {
    let Some(rows) = table("pgn-conformance/fen-cases.tsv") else { return };
    let differs = |row: &Vec<String>| {
        difference(&row[2], flawless(&row[2]), row[1] == "checkParseFenSuccess")
    };
    settle("cases", rows.iter().filter_map(differs));
}

#[test]
fn python_chess_status_agrees() {
    let Some(rows) = table("suites/fen/python-chess-status.tsv") else { return };
    let differs =
        |row: &Vec<String>| difference(&row[0], flawless(&row[0]), row[1].contains("STATUS_VALID"));
    settle("status", rows.iter().filter_map(differs));
}

#[test]
fn scharnagl_numbers_agree() {
    let Some(rows) = table("suites/fen/kokopu-scharnagl.csv") else { return };
    assert_eq!(rows.len(), 960);
    for row in rows {
        let number = row[0].parse().unwrap();
        let position = chess960::start_position(number).unwrap();
        assert_eq!(chess960::number(&position), Some(number));
        assert!(position.same_position(&row[3].parse().unwrap()), "{row:?}");
    }
}

/// Returns the position as FEN without the counters.
fn essence(position: &Position) -> String {
    position.shredder_fen().split(' ').take(4).collect::<Vec<_>>().join(" ")
}

#[test]
fn kokopu_readings_agree() {
    let Some(rows) = table("suites/fen/kokopu-fens.csv") else { return };
    let differs = |row: &Vec<String>| {
        let position = Fen::parse(&row[1]).unwrap();
        let counters = (position.halfmoves(), position.fullmoves());
        // Move number 0 is read as 1.
        let number: u16 = row[7].parse().unwrap();
        assert_eq!(counters, (row[6].parse().unwrap(), number.max(1)), "{row:?}");
        difference(&row[0], essence(&position), essence(&Fen::parse(&row[8]).unwrap()))
    };
    settle("reading", rows.iter().filter_map(differs));
}

fn sorted(texts: impl Iterator<Item = String>) -> Vec<String> {
    let mut texts: Vec<_> = texts.collect();
    texts.sort();
    texts
}

/// Describes a position in the form of kokopu: castling, en passant, check, checkmate, stalemate
/// and moves.
fn description(position: &Position, chess960: bool) -> Vec<String> {
    let fen = if chess960 { position.shredder_fen() } else { position.fen() };
    let castling = fen.split(' ').nth(2).unwrap();
    let file = |square: touchmove_board::Square| square.to_string()[..1].to_owned();
    let moves = position.legal_moves().into_iter().map(|mv| match mv.kind {
        MoveKind::Castle { wing, .. } if chess960 => {
            format!("{}{}", mv.from, position.castling_rook(position.turn(), wing).unwrap())
        }
        _ => mv.to_string(),
    });
    vec![
        sorted(castling.chars().map(String::from)).concat(),
        position.en_passant().map_or("-".to_owned(), file),
        position.is_check().to_string(),
        position.is_checkmate().to_string(),
        position.is_stalemate().to_string(),
        sorted(moves).join("/"),
    ]
}

#[test]
fn kokopu_positions_agree() {
    let Some(rows) = table("suites/fen/kokopu-positions.csv") else { return };
    let mut differences = Vec::new();
    for row in rows.iter().filter(|row| matches!(row[2].as_str(), "regular" | "chess960")) {
        let chess960 = row[2] == "chess960";
        let position = match Fen::parse(&row[3]) {
            Ok(position) if chess960 => position,
            Ok(position) => position.without_chess960_castling(),
            Err(error) => {
                differences.push((row[0].clone(), error.to_string()));
                continue;
            }
        };
        differences.extend(difference(&row[0], !prevents_play(&position), row[5] == "true"));
        if row[5] == "true" {
            let mut theirs = [8, 9, 10, 11, 12, 17].map(|column| row[column].clone());
            theirs[0] = sorted(theirs[0].chars().map(String::from)).concat();
            theirs[5] = sorted(theirs[5].split('/').map(str::to_owned)).join("/");
            let theirs = theirs.to_vec();
            differences.extend(difference(&row[0], description(&position, chess960), theirs));
            let after = position.legal_moves().into_iter().map(|mv| essence(&position.after(mv)));
            let theirs = row[19].split('|').filter_map(|fen| Some(essence(&Fen::parse(fen).ok()?)));
            differences.extend(difference(&row[0], sorted(after), sorted(theirs)));
        }
    }
    settle("positions", differences);
}

/// Tests only results by checkmate and stalemate. Other crates decide the other results.
#[test]
fn checkmates_and_stalemates_agree() {
    let Some(rows) = table("suites/results/cutechess-results.tsv") else { return };
    for row in rows {
        let position: Position = row[2].parse().unwrap();
        let mated = position.is_checkmate().then(|| position.turn().other().letter());
        let expected = match row[3].as_str() {
            "1-0" => Some('w'),
            "0-1" => Some('b'),
            _ => None,
        };
        assert_eq!(mated, expected, "{row:?}");
        assert_eq!(position.is_stalemate(), row[0].starts_with("stalemate"), "{row:?}");
    }
}

/// Reachable positions have no problem, and a king that can be captured is always reported.
#[test]
fn reachable_positions_have_no_problem() {
    let Some(rows) = table("legality/random-5000.tsv") else { return };
    for row in rows {
        let problems = Fen::parse(&row[1]).unwrap().problems();
        if row[0] == "legal" {
            assert_eq!(problems, [], "{row:?}");
        }
        let capturable = ["Adjacent Kings", "Both Kings in Check", "Side not to"]
            .iter()
            .any(|t| row[2].contains(t));
        let seen = |p: &PositionProblem| p.name() == "king-can-be-captured";
        assert!(!capturable || problems.iter().any(seen), "{row:?}");
    }
}

/// Collects the contents of all FEN tags in the files below a folder.
fn fen_tags(folder: &Path, tags: &mut Vec<String>) {
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            fen_tags(&path, tags);
        } else if path.extension().is_some_and(|e| e == "pgn") {
            let text = String::from_utf8_lossy(&fs::read(&path).unwrap()).into_owned();
            let tag =
                |line: &str| Some(line.strip_prefix("[FEN \"")?.split('"').next()?.to_owned());
            tags.extend(text.lines().filter_map(tag));
        }
    }
}

#[test]
fn fen_tags_of_real_games_are_playable() {
    let mut tags = Vec::new();
    for folder in ["pgn", "pgn-conformance", "suites"] {
        common::shared(folder).iter().for_each(|folder| fen_tags(folder, &mut tags));
    }
    println!("{} tags", tags.len());
    let refused = |tag: &String| Some((tag.clone(), tag.parse::<Position>().err()?.to_string()));
    if !tags.is_empty() {
        settle("tags", tags.iter().filter_map(refused));
    }
}
