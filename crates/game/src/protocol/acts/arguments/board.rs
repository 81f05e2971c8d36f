//! Arguments about the board: squares, pieces, moves.

use super::closed_list::{ClosedList, Word};
use super::{Argument, next, quoted, say, words_schema};
use crate::event::{Hands, MoveText};
use crate::moves::is_notation;
use crate::protocol::words::{Read, Words};
use alloc::borrow::ToOwned;
use alloc::string::{String, ToString};
use alloc::vec;
use alloc::vec::Vec;
use serde_json::{Value, json};
use touchmove_board::{Role, Square};

const A_SQUARE: &str = "a square a1 to h8";
const SQUARE_PATTERN: &str = "^[a-h][1-8]$";
const A_MOVE: &str = "a move such as e4 or e2e4";

/// A square.
pub(crate) struct OneSquare;

impl Argument for OneSquare {
    type Value = Square;
    fn shown() -> String {
        "SQUARE".to_owned()
    }

    fn right() -> String {
        A_SQUARE.to_owned()
    }

    fn read(words: &mut Words<'_>) -> Read<Square> {
        next(words, A_SQUARE, |word| word.parse().ok())
    }

    fn write(square: &Square, line: &mut String) {
        say(line, &square.to_string());
    }

    fn to_json(square: &Square) -> Value {
        square.to_string().into()
    }

    fn from_json(json: &Value) -> Option<Square> {
        json.as_str()?.parse().ok()
    }

    fn schema() -> Value {
        json!({ "type": "string", "pattern": SQUARE_PATTERN, "examples": ["e4"] })
    }
}

/// One or more squares.
pub(crate) struct Squares;

impl Argument for Squares {
    type Value = Vec<Square>;
    fn shown() -> String {
        "SQUARE...".to_owned()
    }

    fn right() -> String {
        "a list of squares a1 to h8, at least one".to_owned()
    }

    fn read(words: &mut Words<'_>) -> Read<Vec<Square>> {
        let mut squares = vec![OneSquare::read(words)?];
        while words.peek().is_some_and(|word| word != SILENTLY) {
            squares.push(OneSquare::read(words)?);
        }
        Ok(squares)
    }

    fn write(squares: &Vec<Square>, line: &mut String) {
        squares.iter().for_each(|square| OneSquare::write(square, line));
    }

    fn to_json(squares: &Vec<Square>) -> Value {
        squares.iter().map(OneSquare::to_json).collect()
    }

    fn from_json(json: &Value) -> Option<Vec<Square>> {
        let squares = json.as_array()?.iter().map(OneSquare::from_json);
        squares.collect::<Option<Vec<Square>>>().filter(|squares| !squares.is_empty())
    }

    fn schema() -> Value {
        json!({ "type": "array", "items": OneSquare::schema(), "minItems": 1 })
    }
}

/// Squares in order. Squares of a group are touched simultaneously.
pub(crate) struct SquareGroups;

impl Argument for SquareGroups {
    type Value = Vec<Vec<Square>>;
    fn shown() -> String {
        "SQUARE[+SQUARE]...".to_owned()
    }

    fn right() -> String {
        "a list of lists of squares a1 to h8, each of squares touched at the \
        same time"
            .to_owned()
    }

    fn read(words: &mut Words<'_>) -> Read<Vec<Vec<Square>>> {
        let together = |word: &str| word.split('+').map(|name| name.parse().ok()).collect();
        let read =
            |words: &mut Words<'_>| next(words, "a square, or squares joined by +", together);
        let mut groups = vec![read(words)?];
        while words.peek().is_some_and(|word| word != ACCIDENTALLY) {
            groups.push(read(words)?);
        }
        Ok(groups)
    }

    fn write(groups: &Vec<Vec<Square>>, line: &mut String) {
        for group in groups {
            let names: Vec<String> = group.iter().map(Square::to_string).collect();
            say(line, &names.join("+"));
        }
    }

    fn to_json(groups: &Vec<Vec<Square>>) -> Value {
        groups.iter().map(Squares::to_json).collect()
    }

    fn from_json(json: &Value) -> Option<Vec<Vec<Square>>> {
        let groups = json.as_array()?.iter().map(Squares::from_json);
        groups.collect::<Option<Vec<Vec<Square>>>>().filter(|groups| !groups.is_empty())
    }

    fn schema() -> Value {
        json!({ "type": "array", "items": Squares::schema(), "minItems": 1 })
    }
}

const SILENTLY: &str = "silently";
const ACCIDENTALLY: &str = "accidentally";

/// True if the adjustment was announced. Default: true.
pub(crate) struct AnnouncedFlag;

impl ClosedList for AnnouncedFlag {
    type Value = bool;
    const WORDS: &'static [Word<bool>] = &[Word::flag(SILENTLY, false), Word::unless_flagged(true)];
}

/// True if the touch was clearly accidental. Default: false.
pub(crate) struct AccidentalFlag;

impl ClosedList for AccidentalFlag {
    type Value = bool;
    const WORDS: &'static [Word<bool>] =
        &[Word::flag(ACCIDENTALLY, true), Word::unless_flagged(false)];
}

/// A kind of piece, by its letter.
pub(crate) struct KindOfPiece;

fn role(letter: &str) -> Option<Role> {
    let mut letters = letter.chars();
    letters.next().and_then(Role::from_letter).filter(|_| letters.next().is_none())
}

impl Argument for KindOfPiece {
    type Value = Role;
    fn shown() -> String {
        "PIECE".to_owned()
    }

    fn right() -> String {
        "a piece letter K, Q, R, B, N or P".to_owned()
    }

    fn read(words: &mut Words<'_>) -> Read<Role> {
        next(words, &Self::right(), role)
    }

    fn write(role: &Role, line: &mut String) {
        say(line, &role.letter().to_string());
    }

    fn to_json(role: &Role) -> Value {
        role.letter().to_string().into()
    }

    fn from_json(json: &Value) -> Option<Role> {
        role(json.as_str()?)
    }

    fn schema() -> Value {
        words_schema(&["K", "Q", "R", "B", "N", "P"])
    }
}

/// A move as made, declared or written.
pub(crate) struct Move;

/// Parses squares if the word has the form of squares, otherwise notation.
fn a_move(word: &str) -> Option<MoveText> {
    from_to(word).or_else(|| is_notation(word).then(|| MoveText::Notation(word.to_owned())))
}

fn from_to(word: &str) -> Option<MoveText> {
    let (from, to) = (word.get(0..2)?.parse().ok()?, word.get(2..4)?.parse().ok()?);
    let promotion = match word.get(4..)? {
        "" => None,
        letter => Some(role(letter)?),
    };
    Some(MoveText::FromTo { from, to, promotion })
}

/// Formats a move as one word, in quotation marks if the parser would not accept it as a word.
fn a_word(mv: &MoveText) -> String {
    let written = mv.to_string();
    let whole = Words::of(1, &written).peek() == Some(written.as_str());
    if whole && !written.contains(char::is_control) { written } else { quoted(&written) }
}

impl Argument for Move {
    type Value = MoveText;
    fn shown() -> String {
        "MOVE".to_owned()
    }

    fn right() -> String {
        A_MOVE.to_owned()
    }

    fn read(words: &mut Words<'_>) -> Read<MoveText> {
        next(words, A_MOVE, a_move)
    }

    fn write(mv: &MoveText, line: &mut String) {
        say(line, &a_word(mv));
    }

    fn to_json(mv: &MoveText) -> Value {
        mv.to_string().into()
    }

    fn from_json(json: &Value) -> Option<MoveText> {
        let text = json.as_str()?;
        a_move(text).filter(|mv| a_word(mv) == mv.to_string())
    }

    fn schema() -> Value {
        json!({ "type": "string", "description": A_MOVE, "examples": ["e4", "e2e4", "e7e8q"] })
    }
}

/// An optional move declared with a claim.
pub(crate) struct DeclaredMove;

impl Argument for DeclaredMove {
    type Value = Option<MoveText>;
    fn shown() -> String {
        "[with MOVE]".to_owned()
    }

    fn right() -> String {
        A_MOVE.to_owned()
    }

    const OPTIONAL: bool = true;

    fn read(words: &mut Words<'_>) -> Read<Option<MoveText>> {
        if words.accept("with") { Move::read(words).map(Some) } else { Ok(None) }
    }

    fn write(mv: &Option<MoveText>, line: &mut String) {
        if let Some(mv) = mv {
            say(line, "with");
            Move::write(mv, line);
        }
    }

    fn to_json(mv: &Option<MoveText>) -> Value {
        mv.as_ref().map_or(Value::Null, Move::to_json)
    }

    fn from_json(json: &Value) -> Option<Option<MoveText>> {
        if json.is_null() { Some(None) } else { Move::from_json(json).map(Some) }
    }

    fn schema() -> Value {
        Move::schema()
    }
}

/// Content of the envelope: a move or any other text.
pub(crate) struct SealedText;

impl SealedText {
    /// Accepts text that can be quoted without changes.
    fn other(text: &str) -> Option<MoveText> {
        let whole = !text.contains(|c: char| c == '"' || c.is_control());
        whole.then(|| MoveText::Notation(text.to_owned()))
    }
}

impl Argument for SealedText {
    type Value = MoveText;
    fn shown() -> String {
        "MOVE".to_owned()
    }

    fn right() -> String {
        "a move, or a text without quotation marks and line breaks".to_owned()
    }

    fn read(words: &mut Words<'_>) -> Read<MoveText> {
        match words.peek().filter(|word| word.starts_with('"')) {
            Some(word) => {
                words.take();
                Ok(MoveText::Notation(word.trim_matches('"').to_owned()))
            }
            None => Move::read(words),
        }
    }

    fn write(mv: &MoveText, line: &mut String) {
        match mv {
            MoveText::Notation(text) if !is_notation(text) => say(line, &quoted(text)),
            mv => Move::write(mv, line),
        }
    }

    fn to_json(mv: &MoveText) -> Value {
        Move::to_json(mv)
    }

    fn from_json(json: &Value) -> Option<MoveText> {
        Move::from_json(json).or_else(|| SealedText::other(json.as_str()?))
    }

    fn schema() -> Value {
        json!({ "type": "string", "description": Self::right(), "examples": ["Nf3"] })
    }
}

/// Hands used for a move. Default: one.
pub(crate) struct HandsUsed;

impl ClosedList for HandsUsed {
    type Value = Hands;
    const WORDS: &'static [Word<Hands>] =
        &[Word::left_out("one", Hands::One), Word::new("with both hands", "both", Hands::Both)];
}
