//! Tests on other programs' test suites for the ends of games (../../../shared/data/suites).

use crate::common::{appearances, end, shared, table};
use touchmove_audit::End;
use touchmove_board::{Color, Move, Position};
use touchmove_mate::{Budget, MateAnswer, can_mate};
use touchmove_notation::pgn::{Game, games, play};

fn game(text: &str) -> Game {
    games(text.as_bytes()).next().expect("a game")
}

fn played(text: &str) -> Vec<Position> {
    play(&game(text)).expect("a start").positions().collect()
}

#[test]
fn repetition_counts_agree_with_scalachess() {
    let Some(rows) = table("suites/repetition/scalachess-autodraw.tsv") else { return };
    for row in rows {
        let (name, moves, expected) = (&row[0], &row[1], &row[2]);
        let count = appearances(&played(moves));
        let (kind, value) = expected.split_once('=').expect("kind=value");
        let needed = if kind == "threefold" { 3 } else { 5 };
        assert_eq!((count >= needed).to_string(), value, "{name}: {count}");
        let fivefold = end(&game(moves)) == Some(End::FivefoldRepetition);
        assert_eq!(fivefold, count >= 5, "{name}");
    }
}

#[test]
fn threefold_appears_only_after_the_last_move() {
    let Some(rows) = table("suites/repetition/chessjs-threefold.tsv") else { return };
    for row in rows {
        let positions = played(&format!("[FEN \"{}\"]\n\n{}", row[0], row[1]));
        for i in 0..positions.len() {
            let third = appearances(&positions[..=i]) >= 3;
            assert_eq!(third, i + 1 == positions.len(), "{} after {i}", row[1]);
        }
    }
}

#[test]
fn results_agree_with_cutechess() {
    let Some(rows) = table("suites/results/cutechess-results.tsv") else { return };
    for row in rows {
        let (name, fen, result) = (&row[0], &row[2], row[3].as_str());
        let expected = match (name.as_str(), result) {
            // A program may announce a draw that a player would have to claim (9.3 in 2023).
            ("Fifty moves draw", _) => None,
            (name, _) if name.starts_with("stalemate") => Some(End::Stalemate),
            (_, "*") => None,
            (_, "1/2-1/2") => Some(End::DeadPosition),
            _ => Some(End::Checkmate),
        };
        assert_eq!(end(&game(&format!("[FEN \"{fen}\"]\n\n*"))), expected, "{name}");
    }
}

/// True if the player cannot win. No position of the suite may be undecided.
fn cannot(fen: &str, player: Color) -> bool {
    let position: Position = fen.parse().expect("a position");
    match can_mate(&position, player, Budget::default()) {
        MateAnswer::No(_) => true,
        MateAnswer::Yes(line) => {
            let mate = line.iter().fold(position, |p, &mv: &Move| p.after(mv));
            assert!(mate.is_checkmate(), "{fen}");
            false
        }
        MateAnswer::Undecided { nodes } => panic!("{fen}: undecided after {nodes}"),
    }
}

#[test]
fn cannot_win_is_decided_for_each_side() {
    let Some(rows) = table("suites/insufficient/insufficient-by-side.tsv") else { return };
    for row in rows {
        let said = |column: usize| row[column] == "True";
        assert_eq!(cannot(&row[1], Color::White), said(2), "{}: White", row[1]);
        assert_eq!(cannot(&row[1], Color::Black), said(3), "{}: Black", row[1]);
    }
}

#[test]
fn cannot_win_is_decided_for_the_opponent() {
    let Some(rows) = table("suites/insufficient/scalachess-insufficient.tsv") else { return };
    // Skip the position in which a king is missing.
    for row in rows.iter().filter(|row| row[3] == "True") {
        let position: Position = row[1].parse().expect("a position");
        let opponent = position.turn().other();
        assert_eq!(cannot(&row[1], opponent).to_string(), row[2].to_lowercase(), "{}", row[1]);
    }
}

#[test]
fn dead_positions_agree_with_chess_js() {
    let Some(rows) = table("suites/insufficient/chessjs-insufficient.tsv") else { return };
    for row in rows {
        let dead = Color::ALL.iter().all(|&player| cannot(&row[2], player));
        assert_eq!(dead.to_string(), row[3], "{}", row[1]);
        let ended = end(&game(&format!("[FEN \"{}\"]\n\n*", row[2]))) == Some(End::DeadPosition);
        assert_eq!(ended, dead, "{}", row[1]);
    }
}

/// The file has positions of games played in scalachess, one on each line. Each position either
/// starts a game or follows from the previous one by a legal move.
#[test]
fn recorded_positions_follow_by_legal_moves() {
    for (name, games) in [("canplay_playPositions_standard", 10), ("replay_mainline_fen", 64)] {
        let Some(path) = shared(&format!("suites/scalachess-snapshots/{name}.txt")) else { return };
        let text = std::fs::read_to_string(path).expect("a file");
        let positions: Vec<Position> = text.lines().filter_map(|line| line.parse().ok()).collect();
        let follows = |pair: &&[Position]| {
            let reaches = |mv: &Move| pair[0].after(*mv).same_position(&pair[1]);
            pair[0].legal_moves().iter().any(reaches)
        };
        let followed = positions.windows(2).filter(follows).count();
        assert_eq!(positions.len() - followed, games, "{name}");
    }
}
