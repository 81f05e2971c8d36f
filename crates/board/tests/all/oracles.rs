//! Comparison of legal moves and of positions after moves with two other implementations.
//!
//! docs/design/oracles.md lists the mistakes of the other implementations. The tests skip exactly
//! those.

use crate::common;

use proptest::prelude::*;
use proptest::sample::Index;
use touchmove_board::{
    CastlingLetters, Color, EnPassantSquare, FenStyle, Move, MoveKind, Position, PositionProblem,
    Role, chess960,
};

/// Returns the legal moves as sorted texts.
fn ours(position: &Position, text: impl Fn(&Move) -> String) -> Vec<String> {
    sorted(position.legal_moves().iter().map(text))
}

fn sorted(moves: impl Iterator<Item = String>) -> Vec<String> {
    let mut moves: Vec<_> = moves.collect();
    moves.sort();
    moves
}

/// Returns a move as cozy-chess writes it: castling goes to the rook's square.
fn cozy_text(position: &Position, mv: &Move) -> String {
    match mv.kind {
        MoveKind::Castle { wing, .. } => {
            format!("{}{}", mv.from, position.castling_rook(position.turn(), wing).unwrap())
        }
        _ => mv.to_string(),
    }
}

/// Returns the position as text. The text does not depend on our decisions about which moves are
/// legal.
fn text(position: &Position, castling: CastlingLetters) -> String {
    let fen = position.fen_with(FenStyle { castling, en_passant: EnPassantSquare::Always });
    let fields: Vec<_> = fen.split(' ').take(4).collect();
    format!("{} 0 1", fields.join(" "))
}

fn prevents_play(position: &Position) -> bool {
    position.problems().iter().any(PositionProblem::prevents_play)
}

/// Returns the position in `cozy-chess`, if that crate accepts the position.
fn cozy(position: &Position) -> Option<cozy_chess::Board> {
    let fen = text(position, CastlingLetters::Files);
    // cozy-chess accepts kings next to each other, so this filter removes them.
    cozy_chess::Board::from_fen(&fen, true).ok().filter(|_| !prevents_play(position))
}

fn cozy_moves(board: &cozy_chess::Board) -> Vec<String> {
    let mut moves = Vec::new();
    board.generate_moves(|set| {
        moves.extend(set.into_iter().map(|m| m.to_string()));
        false
    });
    sorted(moves.into_iter())
}

/// Returns the position in the crate `chess`, if that crate accepts the position.
fn chess(position: &Position) -> Option<chess::Board> {
    // `chess` has space for the moves of 18 pieces and does not check the number.
    let crowded = |&color: &Color| position.color(color).len() > 16;
    // `chess` captures en passant even if the check is given by a piece that has not just moved.
    let stale = |p: &PositionProblem| matches!(p, PositionProblem::ImpossibleEnPassant(_));
    let skipped = prevents_play(position)
        || position.has_chess960_castling()
        || Color::ALL.iter().any(crowded)
        || position.problems().iter().any(stale);
    if skipped { None } else { text(position, CastlingLetters::XFen).parse().ok() }
}

fn chess_moves(board: &chess::Board) -> Vec<String> {
    sorted(chess::MoveGen::new_legal(board).map(|m| m.to_string()))
}

fn compare(position: &Position) -> Result<(), TestCaseError> {
    if let Some(board) = cozy(position) {
        let ours = ours(position, |mv| cozy_text(position, mv));
        let fen = text(position, CastlingLetters::Files);
        prop_assert_eq!(ours, cozy_moves(&board), "cozy-chess: {}", fen);
    }
    if let Some(board) = chess(position) {
        let fen = text(position, CastlingLetters::XFen);
        prop_assert_eq!(ours(position, Move::to_string), chess_moves(&board), "chess: {}", fen);
    }
    Ok(())
}

/// Returns placement, turn and castling of a FEN, and its counters.
fn compared_fields(fen: &str) -> Vec<&str> {
    let keep = |(index, field): (usize, _)| (index != 3).then_some(field);
    fen.split(' ').enumerate().filter_map(keep).collect()
}

/// Plays random moves and compares after each one. A `cozy-chess` board makes the same moves. Rare
/// pawn moves are preferred, since random play seldom produces them.
fn play(origin: Position, choices: &[Index]) -> Result<(), TestCaseError> {
    let mut position: Position = match text(&origin, CastlingLetters::Files).parse() {
        Ok(position) => position,
        Err(_) => return Ok(()),
    };
    let mut mirror = cozy(&position);
    for choice in choices {
        compare(&position)?;
        let Some(mv) = choose(&position, choice) else { break };
        if let Some(board) = &mut mirror {
            board.play(cozy_text(&position, &mv).parse().unwrap());
        }
        let before = position;
        position = position.after(mv);
        if let Some(board) = &mirror {
            let (ours, theirs) = (position.shredder_fen(), format!("{board:#}"));
            prop_assert_eq!(compared_fields(&ours), compared_fields(&theirs), "{} {}", before, mv);
        }
        if position.halfmoves() >= 100 {
            // The counter of cozy-chess cannot exceed 100.
            mirror = None;
        }
    }
    Ok(())
}

fn choose(position: &Position, choice: &Index) -> Option<Move> {
    let moves = position.legal_moves();
    let rare = |m: &&Move| m.role == Role::Pawn && m.kind != MoveKind::Step && choice.index(4) > 0;
    let rare: Vec<_> = moves.iter().filter(rare).collect();
    match (moves.is_empty(), rare.is_empty()) {
        (true, _) => None,
        (_, true) => Some(*choice.get(&moves)),
        _ => Some(**choice.get(&rare)),
    }
}

fn choices(length: usize) -> impl Strategy<Value = Vec<Index>> {
    prop::collection::vec(any::<Index>(), 1..length)
}

proptest! {
    #![proptest_config(common::config(2_000))]

    #[test]
    fn same_moves_in_random_play(origin in common::origin(), choices in choices(120)) {
        play(origin, &choices)?;
    }

    #[test]
    fn same_moves_from_scattered_pieces(origin in common::playable(), choices in choices(8)) {
        play(origin, &choices)?;
    }
}

/// The comparisons would prove nothing if the other programs rejected the positions.
#[test]
fn other_implementations_accept_ordinary_positions() {
    for fen in common::STANDARD {
        let position: Position = fen.parse().unwrap();
        assert!(cozy(&position).is_some() && chess(&position).is_some(), "{fen}");
        compare(&position).unwrap();
    }
    for number in 0..960 {
        let position = chess960::start_position(number).unwrap();
        assert!(cozy(&position).is_some(), "{number}");
        compare(&position).unwrap();
    }
}
