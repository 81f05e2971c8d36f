//! Playing a game through in one notation.

use super::folded::{corrected, folded};
use super::reading::Why;
use crate::pgn::{Line, MoveNode};
use crate::{Letters, Notation, SanError, SanMove, read_spoken, san};
use alloc::boxed::Box;
use alloc::vec::Vec;
use touchmove_board::{Color, Move, Position};

/// How words are read.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Reader {
    pub notation: Notation,
    /// Whether letters have to be those of the notation.
    pub exact: bool,
}

impl Reader {
    pub(super) fn read(self, text: &str, position: &Position) -> Result<Move, Why> {
        let folded = folded(text);
        let Some(letters) = self.notation.letters_to_read() else {
            let written = read_spoken(&folded).map_err(Why::Spoken)?;
            return written.resolve(position).map_err(Why::San);
        };
        // Blanks within a move.
        let word = folded.replace('_', "");
        let error = match in_letters(&word, &letters, position) {
            Err(error) if !self.exact => error,
            read => return read.map_err(Why::San),
        };
        let word = corrected(&word, &letters);
        in_letters(&word, &letters, position).map_err(|_| Why::San(error))
    }

    /// What a text says, before any position is looked at.
    pub(super) fn written(self, text: &str) -> Option<SanMove> {
        let letters = self.notation.letters()?;
        let word = folded(text).replace('_', "");
        let exact = SanMove::parse(&word, &letters);
        exact.or_else(|_| SanMove::parse(&corrected(&word, &letters), &letters)).ok()
    }

    /// How many of these words can be read one after the other.
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

/// A word as the Laws want it to be read; if no legal move is written so, as
/// hands write.
fn in_letters(word: &str, letters: &Letters, position: &Position) -> Result<Move, SanError> {
    let read = SanMove::parse(word, letters).and_then(|read| read.resolve(position));
    let otherwise = || SanMove::parse_otherwise(word, letters)?.resolve(position).ok();
    read.or_else(|error| match error {
        SanError::Ambiguous(_) => Err(error),
        _ => otherwise().ok_or(error),
    })
}

/// A move that could not be read.
pub(super) struct Halt<'a> {
    pub node: &'a MoveNode,
    /// Those after it.
    pub rest: &'a [MoveNode],
    pub position: Position,
    /// How many moves come before it.
    pub index: usize,
    pub why: Why,
}

/// The moves of a line with its variations, in their order.
#[derive(Default)]
pub(super) struct Moves(pub Vec<Option<Move>>);

impl Moves {
    pub(super) fn play<'a>(
        &mut self,
        line: &'a Line,
        start: &Position,
        read: &mut dyn FnMut(&str, &Position) -> Result<Move, Why>,
    ) -> Result<(), Box<Halt<'a>>> {
        let mut position = *start;
        for (at, node) in line.moves.iter().enumerate() {
            let mv = match (node.is_null, read(&node.text, &position)) {
                (true, _) => None,
                (false, Ok(mv)) => Some(mv),
                (false, Err(why)) => {
                    let rest = line.moves.get(at + 1..).unwrap_or(&[]);
                    let index = self.0.len();
                    return Err(Box::new(Halt { node, rest, position, index, why }));
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

/// Writes moves that were read into their line, in English.
pub(super) fn in_english(
    line: &mut Line,
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

/// A move of a line or of its variations, counted as [`Moves`] has them.
pub(super) struct Found<'a> {
    pub node: &'a MoveNode,
    pub position: Position,
}

pub(super) fn find<'a>(
    line: &'a Line,
    start: &Position,
    moves: &[Option<Move>],
    index: usize,
) -> Option<Found<'a>> {
    let mut seen = 0;
    find_from(line, start, moves, index, &mut seen)
}

fn find_from<'a>(
    line: &'a Line,
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

/// The number of the move to be made there, and whose it is.
pub(super) fn number(position: &Position) -> (u32, Color) {
    (u32::from(position.fullmoves()), position.turn())
}
