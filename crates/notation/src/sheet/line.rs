//! Replay of a line of moves in one notation.

use super::normalisation::{correct_lookalikes, normalise};
use super::reading::UnreadableReason;
use crate::pgn::{MoveLine, MoveNode};
use crate::{Letters, Notation, SanError, SanMove, read_spoken, san};
use alloc::boxed::Box;
use alloc::vec::Vec;
use touchmove_board::{Color, Move, Position};

/// Reader of single words in one notation.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Reader {
    pub notation: Notation,
    /// True if only letters of the notation are accepted, and no similar letters.
    pub exact: bool,
}

impl Reader {
    pub(super) fn read(self, text: &str, position: &Position) -> Result<Move, UnreadableReason> {
        let folded = normalise(text);
        let Some(letters) = self.notation.letters_to_read() else {
            let written = read_spoken(&folded).map_err(UnreadableReason::Spoken)?;
            return written.resolve(position).map_err(UnreadableReason::San);
        };
        // `_` stands for a blank within a move.
        let word = folded.replace('_', "");
        let error = match in_letters(&word, &letters, position) {
            Err(error) if !self.exact => error,
            read => return read.map_err(UnreadableReason::San),
        };
        let word = correct_lookalikes(&word, &letters);
        in_letters(&word, &letters, position).map_err(|_| UnreadableReason::San(error))
    }

    /// Parses a text without resolving it in a position.
    pub(super) fn written(self, text: &str) -> Option<SanMove> {
        let letters = self.notation.letters()?;
        let word = normalise(text).replace('_', "");
        let exact = SanMove::parse(&word, &letters);
        exact.or_else(|_| SanMove::parse(&correct_lookalikes(&word, &letters), &letters)).ok()
    }

    /// Returns the number of words that can be read in sequence.
    pub(super) fn follows(self, position: &Position, words: &[&str]) -> usize {
        let mut now = *position;
        let reads = words.iter().take_while(|word| match self.read(word, &now) {
            Ok(mv) => {
                now = now.after(mv);
                true
            }
            Err(_) => false,
        });
        reads.count()
    }
}

/// Reads a word as the Laws specify. If the result is not a legal move, tries the alternative
/// reading.
fn in_letters(word: &str, letters: &Letters, position: &Position) -> Result<Move, SanError> {
    let read = SanMove::parse(word, letters).and_then(|read| read.resolve(position));
    let otherwise = || SanMove::parse_alternative(word, letters)?.resolve(position).ok();
    read.or_else(|error| match error {
        SanError::Ambiguous(_) => Err(error),
        _ => otherwise().ok_or(error),
    })
}

/// Move that could not be read, with its context.
pub(super) struct Halt<'a> {
    pub node: &'a MoveNode,
    /// Moves after the unreadable move.
    pub rest: &'a [MoveNode],
    pub position: Position,
    /// Number of moves before the unreadable move.
    pub index: usize,
    pub reason: UnreadableReason,
}

/// Moves of a line and of its variations, in text order.
#[derive(Default)]
pub(super) struct Moves(pub Vec<Option<Move>>);

impl Moves {
    pub(super) fn play<'a>(
        &mut self,
        line: &'a MoveLine,
        start: &Position,
        read: &mut dyn FnMut(&str, &Position) -> Result<Move, UnreadableReason>,
    ) -> Result<(), Box<Halt<'a>>> {
        let mut position = *start;
        for (at, node) in line.moves.iter().enumerate() {
            let mv = match (node.is_null, read(&node.text, &position)) {
                (true, _) => None,
                (false, Ok(mv)) => Some(mv),
                (false, Err(reason)) => {
                    let rest = line.moves.get(at + 1..).unwrap_or(&[]);
                    let index = self.0.len();
                    return Err(Box::new(Halt { node, rest, position, index, reason }));
                }
            };
            self.0.push(mv);
            for variation in &node.variations {
                self.play(variation, &position, read)?;
            }
            position = after(&position, mv);
        }
        Ok(())
    }
}

pub(super) fn after(position: &Position, mv: Option<Move>) -> Position {
    mv.map_or_else(|| position.passed_on(position.turn(), false), |mv| position.after(mv))
}

/// Replaces the texts of a line by its moves in English notation.
pub(super) fn in_english(
    line: &mut MoveLine,
    start: &Position,
    moves: &mut impl Iterator<Item = Option<Move>>,
) {
    let mut position = *start;
    for node in &mut line.moves {
        let mv = moves.next().flatten();
        if let Some(mv) = mv {
            node.text = san(&position, mv);
        }
        for variation in &mut node.variations {
            in_english(variation, &position, moves);
        }
        position = after(&position, mv);
    }
}

/// Move of a line or of its variations, found by its index in [`Moves`].
pub(super) struct Found<'a> {
    pub node: &'a MoveNode,
    pub position: Position,
}

pub(super) fn find<'a>(
    line: &'a MoveLine,
    start: &Position,
    moves: &[Option<Move>],
    index: usize,
) -> Option<Found<'a>> {
    let mut seen = 0;
    find_from(line, start, moves, index, &mut seen)
}

fn find_from<'a>(
    line: &'a MoveLine,
    start: &Position,
    moves: &[Option<Move>],
    index: usize,
    seen: &mut usize,
) -> Option<Found<'a>> {
    let mut position = *start;
    for node in &line.moves {
        let at = *seen;
        if at == index {
            return Some(Found { node, position });
        }
        *seen = at.saturating_add(1);
        for variation in &node.variations {
            if let Some(found) = find_from(variation, &position, moves, index, seen) {
                return Some(found);
            }
        }
        position = after(&position, moves.get(at).copied().flatten());
    }
    None
}

/// Returns the number of the next move, and the player who makes it.
pub(super) fn number(position: &Position) -> (u32, Color) {
    (u32::from(position.fullmoves()), position.turn())
}
