//! Games written in two languages.

use super::line::{Moves, Reader};
use super::reading::UnreadableReason;
use crate::pgn::Game;
use crate::{Notation, SanError};
use alloc::vec;
use alloc::vec::Vec;
use touchmove_board::{Color, Move, Position};

/// Returns the two notations of a game and its moves. Returns `None` if several pairs of notations
/// read different games. A single move in the second language is not enough, because it may be a
/// slip. Such a move is reported as an error.
pub(super) fn read(game: &Game, start: &Position) -> Option<([Notation; 2], Vec<Option<Move>>)> {
    let mut readings = pairs().filter_map(|pair| Some((pair, in_both(game, start, pair)?)));
    let (pair, moves) = readings.next()?;
    readings.all(|(_, others)| others == moves).then_some((pair, moves))
}

fn pairs() -> impl Iterator<Item = [Notation; 2]> {
    let all = Notation::READ.into_iter().enumerate();
    all.flat_map(|(at, one)| {
        Notation::READ.into_iter().skip(at.saturating_add(1)).map(move |other| [one, other])
    })
}

fn in_both(game: &Game, start: &Position, pair: [Notation; 2]) -> Option<Vec<Option<Move>>> {
    let mut counts = ReadCounts::default();
    let mut moves = Moves::default();
    moves.play(&game.line, start, &mut |text, at| word(text, at, pair, &mut counts)).ok()?;
    counts.are_two().then_some(moves.0)
}

/// Reads a word in either notation. If both notations can read the word, they must agree.
fn word(
    text: &str,
    position: &Position,
    pair: [Notation; 2],
    counts: &mut ReadCounts,
) -> Result<Move, UnreadableReason> {
    let [one, other] = pair.map(|notation| Reader { notation, exact: true }.read(text, position));
    match (&one, &other) {
        (Ok(one), Ok(other)) if one != other => {
            return Err(UnreadableReason::San(SanError::Ambiguous(vec![*one, *other])));
        }
        (Ok(_), Err(_)) => counts.add(position.turn(), 0),
        (Err(_), Ok(_)) => counts.add(position.turn(), 1),
        _ => {}
    }
    one.or(other)
}

/// For each player, the number of moves that only one of the notations can read.
#[derive(Default)]
struct ReadCounts {
    white: [usize; 2],
    black: [usize; 2],
}

impl ReadCounts {
    fn add(&mut self, player: Color, which: usize) {
        let counts = match player {
            Color::White => &mut self.white,
            Color::Black => &mut self.black,
        };
        counts.get_mut(which).into_iter().for_each(|count| *count = count.saturating_add(1));
    }

    /// Returns true if each player uses one notation, or if both notations are used at least twice.
    fn are_two(&self) -> bool {
        let ([w0, w1], [b0, b1]) = (self.white, self.black);
        let own =
            (w1 == 0 && b0 == 0 && w0 > 0 && b1 > 0) || (w0 == 0 && b1 == 0 && w1 > 0 && b0 > 0);
        own || w0.saturating_add(b0) > 1 && w1.saturating_add(b1) > 1
    }
}
