//! Tests on constructed games about the ends of games, by subject
//! (../../../shared/data/pgn-conformance/basic). The file names state the expected results.

use crate::common::{appearances, reports, shared};
use std::path::{Path, PathBuf};
use touchmove_audit::{End, Kind, Report};
use touchmove_board::{Color, Move, Position};
use touchmove_laws::rules::draw_claim::Ground;
use touchmove_mate::{Budget, MateAnswer, can_mate};
use touchmove_notation::pgn::{Game, games, play};

fn folder(path: &str) -> Option<PathBuf> {
    shared(&format!("pgn-conformance/basic/{path}"))
}

fn files(folder: &Path) -> Vec<PathBuf> {
    let entries = std::fs::read_dir(folder).expect("a folder").map(|entry| entry.unwrap().path());
    let mut all: Vec<PathBuf> =
        entries.flat_map(|path| if path.is_dir() { files(&path) } else { vec![path] }).collect();
    all.sort();
    all
}

/// Findings of an audit that records a winner. Either player may be the winner.
#[derive(Debug, Default, PartialEq)]
struct Said {
    end: Option<End>,
    played_on: Option<usize>,
    /// Number of plies from the first possible threefold claim to the end of the record.
    threefold: Option<usize>,
    /// Number of plies from the first possible fifty-move claim to the end of the record.
    fifty: Option<usize>,
}

fn said(path: &Path) -> Said {
    let bytes = std::fs::read(path).expect("a file");
    let game = games(&bytes).next().expect("a game");
    // Each game is audited with both winners, because a checkmate contradicts only one of them.
    let [white, black] = reports(&game).map(|report| listen(&game, &report));
    if white.end.is_some() { white } else { black }
}

fn listen(game: &Game, report: &Report) -> Said {
    let mut said = Said::default();
    for finding in &report.findings {
        match &finding.kind {
            Kind::PlayedOn { end, since, .. } => {
                said.end = Some(*end);
                said.played_on = Some(*since);
            }
            Kind::ResultContradicts { end, .. } => said.end = Some(*end),
            Kind::Claimable { ground, .. } => {
                let before = plies_from_end(game, finding.number.as_deref().expect("a number"));
                match ground {
                    Ground::Threefold => said.threefold = said.threefold.max(Some(before)),
                    Ground::FiftyMoves => said.fifty = said.fifty.max(Some(before)),
                }
            }
            _ => {}
        }
    }
    said
}

/// Returns the number of plies after the position with the given move number.
fn plies_from_end(game: &Game, number: &str) -> usize {
    let played = play(game).expect("a start");
    let digits = number.trim_end_matches('.');
    let black = number.ends_with("...");
    let is_there = |position: &Position| {
        position.fullmoves().to_string() == digits && (position.turn() == Color::Black) == black
    };
    played.positions().count() - 1 - played.positions().position(|p| is_there(&p)).expect("there")
}

/// Returns the positions of a record.
fn positions(path: &Path) -> Vec<Position> {
    let bytes = std::fs::read(path).expect("a file");
    let game = games(&bytes).next().expect("a game");
    play(&game).expect("a start").positions().collect()
}

/// Returns the first index at which the player to move can claim. The search tries every move and
/// compares every position.
fn first_threefold_claim(positions: &[Position]) -> Option<usize> {
    (0..positions.len()).find(|&i| {
        let (before, here) = (&positions[..=i], &positions[i]);
        let completes =
            |mv: &Move| before.iter().filter(|p| p.same_position(&here.after(*mv))).count() >= 2;
        let over = !here.has_legal_move();
        !over && (appearances(before) >= 3 || here.legal_moves().iter().any(completes))
    })
}

#[test]
fn claims_agree_with_brute_force() {
    let Some(folder) = folder("") else { return };
    let (mut all, mut claimable) = (0, 0);
    for path in files(&folder) {
        let positions = positions(&path);
        let said = said(&path);
        // A claim with the move that ended the game was not missed.
        let ended = said.end.map(|_| positions.len() - 1 - said.played_on.unwrap_or(0));
        let passed = |&i: &usize| {
            let appeared = appearances(&positions[..=i]) >= 3;
            ended.is_none_or(|ended| i + 1 < ended || (i < ended && appeared))
        };
        let first = first_threefold_claim(&positions).filter(passed);
        let expected = first.map(|i| positions.len() - 1 - i);
        assert_eq!(said.threefold, expected, "{}", path.display());
        all += 1;
        claimable += usize::from(expected.is_some());
    }
    assert!(all > 480 && claimable > 60, "{all} games, {claimable} claims");
}

/// Returns the end that the name of a file states.
fn promised(name: &str) -> Option<End> {
    let is = |word: &str| name.contains(word);
    let fivefold = is("end_with_first_fivefold") || is("fivefold_beyond") || is("sixfold");
    if is("checkmate") && !name.contains("forced_checkmate.pgn") {
        Some(End::Checkmate)
    } else if is("stalemate") && !is("forced_stalemate.pgn") {
        Some(End::Stalemate)
    } else if fivefold || is("double_draw_fivefold") {
        Some(End::FivefoldRepetition)
    } else if is("half_move_clock_15") || is("seventy_five") && !is("_149") && !is("black_from") {
        Some(End::SeventyFiveMoves)
    } else {
        None
    }
}

#[test]
fn games_end_as_file_names_state() {
    for subject in ["checkmate", "doubleCheck/checkmate", "fifty", "fivefold", "seventyFive"] {
        check_names(subject);
    }
    for subject in ["stalemate", "doubleDraw", "castling/special"] {
        check_names(subject);
    }
}

fn check_names(subject: &str) {
    let Some(folder) = folder(subject) else { return };
    for path in files(&folder) {
        let name = path.file_name().unwrap().to_str().unwrap();
        assert_eq!(said(&path).end, promised(name), "{subject}/{name}");
    }
}

#[test]
fn first_threefold_is_where_file_names_state() {
    let Some(folder) = folder("threefold") else { return };
    for path in files(&folder) {
        let name = path.file_name().unwrap().to_str().unwrap();
        let positions = positions(&path);
        let mut indices = 0..positions.len();
        let first = indices.find(|&i| appearances(&positions[..=i]) >= 3);
        let last = positions.len() - 1;
        let expected = match &name[..2] {
            // These files treat an en passant capture by a pinned pawn as possible. They therefore
            // count two positions as different.
            "37" => Some(last - 12),
            "39" | "40" => Some(last - 4),
            _ if name.contains("one_before_first") => None,
            _ if name.contains("end_with_first") => Some(last),
            _ => continue,
        };
        assert_eq!(first, expected, "{name}");
    }
}

#[test]
fn material_is_as_file_names_state() {
    let Some(folder) = folder("insufficientMaterial") else { return };
    let cannot = |path: &Path, player| {
        let end = *positions(path).last().expect("a position");
        matches!(can_mate(&end, player, Budget::default()), MateAnswer::No(_))
    };
    for path in files(&folder) {
        let expected = match path.parent().unwrap().file_name().unwrap().to_str().unwrap() {
            "both" => [true, true],
            "none" => [false, false],
            "onlyWhite" => [true, false],
            _ => [false, true],
        };
        let found = [Color::White, Color::Black].map(|player| cannot(&path, player));
        assert_eq!(found, expected, "{}", path.display());
        let dead = said(&path).end == Some(End::DeadPosition);
        assert_eq!(dead, expected == [true, true], "{}", path.display());
    }
}

#[test]
fn fifty_move_claims_are_as_file_names_state() {
    let Some(folder) = folder("fifty") else { return };
    for path in files(&folder) {
        let name = path.file_name().unwrap().to_str().unwrap();
        let expected = match &name[..2] {
            "01" | "10" => Some(0),
            "02" => Some(1),
            "09" => Some(11),
            _ => None,
        };
        assert_eq!(said(&path).fifty, expected, "{name}");
    }
}
