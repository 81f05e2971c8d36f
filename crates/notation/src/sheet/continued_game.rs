//! Games that continue after an illegal move, split into parts that other programs can read.
//!
//! PGN can represent an unreachable position only at the start of a game. The game is therefore
//! split at each illegal move. A part ends before the illegal move, and the next part starts from
//! the position after it.

use super::language_detection::read;
use super::line::{Reader, after, number};
use super::reading::{ReadError, Reading, UnreadableMove};
use crate::pgn::{Game, MoveLine, MoveNode, Outcome, Place};
use crate::{Notation, ReplayStep, can_follow, illegal_or_lost, king_signal};
use alloc::format;
use alloc::string::String;
use alloc::vec::Vec;
use touchmove_board::{Color, Position};

/// Part of a game in which every move can be read.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Part {
    /// The part as a separate game. It has the tags of the whole game.
    pub reading: Reading,
    /// Reason why the part ends before the end of the game.
    pub ends: Option<Break>,
}

/// Point at which PGN cannot continue a game.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Break {
    /// Kind of break.
    pub kind: BreakKind,
    /// Place of the break in the text.
    pub place: Place,
    /// Number of the move at the break.
    pub number: u32,
    /// Player of the move.
    pub player: Color,
    /// Text of the move or moves.
    pub text: String,
}

/// Kinds of moves that PGN cannot express.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum BreakKind {
    /// An illegal move that was played. The next part begins after it.
    Illegal,
    /// A pass (`--`). The next part begins after it.
    Pass,
    /// Kings on the centre squares, which signal the result to an electronic board.
    KingsInCentre,
}

/// Reads a game like [`read`], but continues after illegal moves of the main line that are
/// physically possible. Variations end before such a move, and the rest of their text becomes a
/// comment.
///
/// # Errors
/// The errors are those of [`read`]. An illegal move is an error only if the position after it is
/// unclear.
///
/// ```
/// use touchmove_notation::sheet::{games, read_on};
/// let game = games("1. e4 e5 2. Bc4 Bb4 3. d3 d6 4. c3 Ba5 1-0").pop().unwrap();
/// let parts = read_on(&game, None).unwrap();
/// assert_eq!(parts.len(), 2);
/// assert_eq!(parts[0].ends.as_ref().unwrap().text, "d3");
/// let fen = "rnbqk1nr/pppp1ppp/8/4p3/1bB1P3/3P4/PPP2PPP/RNBQK1NR b KQkq - 0 3";
/// assert_eq!(parts[1].reading.game.tag("FEN"), Some(fen));
/// ```
pub fn read_on(game: &Game, notation: Option<Notation>) -> Result<Vec<Part>, ReadError> {
    let parts = legal_parts(game, notation)?;
    let mut all = Vec::with_capacity(parts.len());
    for part in parts {
        split_at_passes(part, &mut all)?;
    }
    Ok(all)
}

/// Splits the main line at passes, because other programs accept a pass only in variations.
fn split_at_passes(mut part: Part, parts: &mut Vec<Part>) -> Result<(), ReadError> {
    let english = Some(Notation::English);
    while let Some((cut, ends)) = first_pass(&part.reading) {
        let (notations, exact) = (part.reading.notations.clone(), part.reading.exact);
        let rest = part.reading.game.clone();
        let head = read(&head(&rest, &cut), english)?;
        let reading = Reading { notations: notations.clone(), exact, ..head };
        parts.push(Part { reading, ends: Some(ends) });
        let Some(next) = cut.next else { return Ok(()) };
        let tail = read(&tail(&rest, cut.index, &next), english)?;
        part.reading = Reading { notations, exact, ..tail };
    }
    parts.push(part);
    Ok(())
}

fn first_pass(reading: &Reading) -> Option<(Cut, Break)> {
    let moves = &reading.game.line.moves;
    let index = moves.iter().position(|node| node.is_null)?;
    let (node, reader) = (moves.get(index)?, Reader { notation: Notation::English, exact: true });
    let position = position_before(&reading.game, index, reader)?;
    let (number, player) = number(&position);
    let (kind, place, text) = (BreakKind::Pass, node.place, node.text.clone());
    let next = (index + 1 < moves.len()).then(|| after(&position, None));
    let cut = Cut { index, text: text.clone(), next };
    Some((cut, Break { kind, place, number, player, text }))
}

fn legal_parts(game: &Game, notation: Option<Notation>) -> Result<Vec<Part>, ReadError> {
    let (mut rest, mut notation, mut parts) = (game.clone(), notation, Vec::new());
    loop {
        let it = match read(&rest, notation) {
            Ok(reading) => {
                parts.push(Part { reading, ends: None });
                return Ok(parts);
            }
            Err(ReadError::Move(it)) => it,
            Err(other) => return Err(other),
        };
        if cut_variation(&mut rest.line, it.place) {
            continue;
        }
        let reader = Reader { notation: it.notation, exact: false };
        let Some(cut) = Cut::of(&rest, &it, reader) else { return Err(ReadError::Move(it)) };
        notation = Some(it.notation);
        let head = head(&rest, &cut);
        // Keep an empty part too, because its break has the information about the new position.
        let ends = Some(cut.as_break(&it));
        parts.push(Part { reading: read(&head, notation)?, ends });
        match cut.next {
            Some(next) => rest = tail(&rest, cut.index, &next),
            None => return Ok(parts),
        }
    }
}

/// Cut in the main line.
struct Cut {
    index: usize,
    text: String,
    /// Position at the start of the next part, or `None` if no move follows.
    next: Option<Position>,
}

impl Cut {
    fn of(game: &Game, it: &UnreadableMove, reader: Reader) -> Option<Cut> {
        let moves = &game.line.moves;
        let index = moves.iter().position(|node| node.place == it.place)?;
        let position = position_before(game, index, reader)?;
        let rest = moves.get(index..)?;
        let texts: Vec<&str> = rest.iter().map(|node| node.text.as_str()).collect();
        if king_signal(&position, &texts).is_some() {
            return Some(Cut { index, text: texts.join(" "), next: None });
        }
        let after = reader.written(&it.text)?.illegal_move(&position)?.after;
        let behind = rest.iter().skip(1);
        let followed =
            can_follow(&after, behind, |position, node| replay_step(reader, position, node));
        followed.then(|| Cut { index, text: it.text.clone(), next: Some(after) })
    }

    fn as_break(&self, it: &UnreadableMove) -> Break {
        let kind = match self.next {
            Some(_) => BreakKind::Illegal,
            None => BreakKind::KingsInCentre,
        };
        let text = self.text.clone();
        Break { kind, place: it.place, number: it.number, player: it.player, text }
    }
}

fn replay_step(reader: Reader, position: &Position, node: &MoveNode) -> ReplayStep {
    match reader.read(&node.text, position) {
        _ if node.is_null => ReplayStep::Legal(after(position, None)),
        Ok(mv) => ReplayStep::Legal(position.after(mv)),
        Err(_) => {
            let written = reader.written(&node.text);
            illegal_or_lost(written.and_then(|written| written.illegal_move(position)))
        }
    }
}

fn position_before(game: &Game, index: usize, reader: Reader) -> Option<Position> {
    let (_, mut position) = game.start().ok()?;
    for node in game.line.moves.iter().take(index) {
        let mv = if node.is_null { None } else { Some(reader.read(&node.text, &position).ok()?) };
        position = after(&position, mv);
    }
    Some(position)
}

/// Returns the game up to the cut, without the result, which belongs to the last part.
fn head(game: &Game, cut: &Cut) -> Game {
    let mut head = game.clone();
    head.line.moves.truncate(cut.index);
    if cut.next.is_some() {
        head.result = Some(Outcome::Open);
        if head.tag("Result").is_some() {
            head.set_tag("Result", Outcome::Open.text());
        }
    }
    head
}

/// Returns the game after the cut, with `position` as its start position.
fn tail(game: &Game, index: usize, position: &Position) -> Game {
    let mut tail = game.clone();
    let behind = tail.line.moves.split_off((index + 1).min(tail.line.moves.len()));
    let illegal = tail.line.moves.get(index);
    let varied = illegal.iter().flat_map(|node| &node.variations).map(comment_text);
    let comments = illegal.iter().flat_map(|node| node.comments.iter().cloned()).chain(varied);
    let comments = comments.collect();
    let nags = illegal.map(|node| node.nags.clone()).unwrap_or_default();
    tail.line = MoveLine { comments, nags, moves: behind };
    tail.set_tag("SetUp", "1");
    tail.set_tag("FEN", &position.fen());
    tail
}

/// Ends a variation before the move at `place`. Returns true if the move was found.
pub(super) fn cut_variation(line: &mut MoveLine, place: Place) -> bool {
    line.moves.iter_mut().any(|node| {
        let found = node.variations.iter().enumerate().find_map(|(at, variation)| {
            let index = variation.moves.iter().position(|node| node.place == place)?;
            Some((at, index))
        });
        match found {
            Some((at, 0)) => {
                let variation = node.variations.remove(at);
                node.comments.push(comment_text(&variation));
                true
            }
            Some((at, index)) => node.variations.get_mut(at).is_some_and(|v| end_at(v, index)),
            None => node.variations.iter_mut().any(|variation| cut_variation(variation, place)),
        }
    })
}

fn end_at(variation: &mut MoveLine, index: usize) -> bool {
    let moves = variation.moves.split_off(index);
    let text = comment_text(&MoveLine { moves, ..MoveLine::default() });
    if let Some(last) = variation.moves.last_mut() {
        last.comments.push(text);
    }
    true
}

/// Formats a line of moves as the text of a comment, including its comments and variations.
pub(super) fn comment_text(line: &MoveLine) -> String {
    // Readers would take square brackets for commands of the commented move.
    let quoted = |comment: &String| format!("({})", comment.replace('[', "(").replace(']', ")"));
    let mut texts: Vec<String> = line.comments.iter().map(quoted).collect();
    let glyph = |nag: &u16| format!("${nag}");
    texts.extend(line.nags.iter().map(glyph));
    for node in &line.moves {
        texts.push(node.text.clone());
        texts.extend(node.nags.iter().map(glyph));
        texts.extend(node.comments.iter().map(quoted));
        texts.extend(node.variations.iter().map(comment_text));
    }
    format!("({})", texts.join(" "))
}
