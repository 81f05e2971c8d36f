//! Arguments of the arbiter's acts: players, times, points, articles.

use super::closed_list::{ClosedList, Word};
use super::{Argument, next, say, words_schema};
use crate::event::Reply;
use crate::protocol::time::{clock_text, time};
use crate::protocol::words::{Read, Words};
use alloc::borrow::ToOwned;
use alloc::boxed::Box;
use alloc::format;
use alloc::string::{String, ToString};
use alloc::vec;
use alloc::vec::Vec;
use serde_json::{Value, json};
use touchmove_board::{Color, Fen as ReadFen, Position};
use touchmove_clock::Millis;
use touchmove_laws::Score;

/// A player, by colour.
pub(crate) struct Player;

impl ClosedList for Player {
    type Value = Color;
    const SHOWN: Option<&'static str> = Some("PLAYER");
    const WORDS: &'static [Word<Color>] =
        &[Word::new("White", "white", Color::White), Word::new("Black", "black", Color::Black)];
}

/// Addressee of an explanation: one player, or both.
pub(crate) struct Addressee;

impl ClosedList for Addressee {
    type Value = Option<Color>;
    const SHOWN: Option<&'static str> = Some("to PLAYER|to both players");
    const WORDS: &'static [Word<Option<Color>>] = &[
        Word::new("to White", "white", Some(Color::White)),
        Word::new("to Black", "black", Some(Color::Black)),
        Word::new("to both players", "both", None),
    ];
}

/// Names of questions that the arbiter can agree to or reject.
const QUESTIONS: [&str; 13] = [
    "assistant",
    "half-castled",
    "no-progress",
    "no-show",
    "pressed-back",
    "quickplay-finish",
    "quickplay-flag",
    "quickplay-increment",
    "quickplay-referred",
    "reversed-colours",
    "stopped-clock",
    "touch-meant",
    "wrong-setup",
];

/// Name of a question.
pub(crate) struct QuestionName;

impl QuestionName {
    fn known(name: &str) -> Option<&'static str> {
        QUESTIONS.into_iter().find(|known| *known == name)
    }
}

impl Argument for QuestionName {
    type Value = &'static str;
    fn shown() -> String {
        "QUESTION:".to_owned()
    }

    fn right() -> String {
        "the name of a question, such as half-castled".to_owned()
    }

    fn read(words: &mut Words<'_>) -> Read<&'static str> {
        let named = |word: &str| QuestionName::known(word.strip_suffix(':').unwrap_or(word));
        next(words, &Self::right(), named)
    }

    fn write(name: &&'static str, line: &mut String) {
        say(line, &format!("{name}:"));
    }

    fn to_json(name: &&'static str) -> Value {
        (*name).into()
    }

    fn from_json(json: &Value) -> Option<&'static str> {
        QuestionName::known(json.as_str()?)
    }

    fn schema() -> Value {
        words_schema(&QUESTIONS)
    }
}

/// Reply to a question.
pub(crate) struct ReplyWord;

impl ClosedList for ReplyWord {
    type Value = Reply;
    const WORDS: &'static [Word<Reply>] = &[
        Word::new("agrees", "agrees", Reply::Agrees),
        Word::new("rejects", "rejects", Reply::Rejects),
        Word::new("postpones", "postpones", Reply::Postpones),
    ];
}

/// Article number.
pub(crate) struct ArticleNumber;

impl Argument for ArticleNumber {
    type Value = String;
    fn shown() -> String {
        "ARTICLE".to_owned()
    }

    fn right() -> String {
        "the number of an article".to_owned()
    }

    fn read(words: &mut Words<'_>) -> Read<String> {
        next(words, &Self::right(), |word| Some(word.to_owned()))
    }

    fn write(number: &String, line: &mut String) {
        say(line, number);
    }

    fn to_json(number: &String) -> Value {
        number.as_str().into()
    }

    fn from_json(json: &Value) -> Option<String> {
        let text = json.as_str()?;
        (Words::of(1, text).peek() == Some(text)).then(|| text.to_owned())
    }

    fn schema() -> Value {
        json!({ "type": "string", "description": Self::right() })
    }
}

/// A position with all six FEN fields, because the move number determines which moves remain.
pub(crate) struct Fen;

impl Argument for Fen {
    type Value = Box<Position>;
    fn shown() -> String {
        "FEN".to_owned()
    }

    fn right() -> String {
        "a position as a FEN of six fields".to_owned()
    }

    fn read(words: &mut Words<'_>) -> Read<Box<Position>> {
        let missing = words.missing(&Self::right());
        fen(&words.rest()).ok_or(missing)
    }

    fn write(position: &Box<Position>, line: &mut String) {
        say(line, &position.fen().to_string());
    }

    fn to_json(position: &Box<Position>) -> Value {
        position.fen().to_string().into()
    }

    fn from_json(json: &Value) -> Option<Box<Position>> {
        fen(json.as_str()?)
    }

    fn schema() -> Value {
        json!({ "type": "string", "description": Self::right() })
    }
}

fn fen(text: &str) -> Option<Box<Position>> {
    let whole = text.split(' ').count() == 6;
    ReadFen::parse(text).ok().filter(|_| whole).map(Box::new)
}

/// A time. JSON: milliseconds.
pub(crate) struct Time;

impl Argument for Time {
    type Value = Millis;
    fn shown() -> String {
        "H:MM:SS".to_owned()
    }

    fn right() -> String {
        "a number of milliseconds".to_owned()
    }

    fn read(words: &mut Words<'_>) -> Read<Millis> {
        next(words, "a time h:mm:ss", time)
    }

    fn write(ms: &Millis, line: &mut String) {
        say(line, &clock_text(*ms));
    }

    fn to_json(ms: &Millis) -> Value {
        ms.get().into()
    }

    fn from_json(json: &Value) -> Option<Millis> {
        json.as_u64().map(Millis::new).filter(|&ms| time(&clock_text(ms)) == Some(ms))
    }

    fn schema() -> Value {
        json!({ "type": "integer", "format": "int64", "minimum": 0, "description": "in milliseconds" })
    }
}

/// Clock times of one player or both.
pub(crate) struct Times;

impl Times {
    fn one(json: &Value) -> Option<(Color, Millis)> {
        let object = json.as_object().filter(|object| object.len() == 2)?;
        Some((Player::from_json(object.get("player")?)?, Time::from_json(object.get("ms")?)?))
    }
}

impl Argument for Times {
    type Value = Vec<(Color, Millis)>;
    fn shown() -> String {
        "PLAYER H:MM:SS [PLAYER H:MM:SS]".to_owned()
    }

    fn right() -> String {
        "a list of one or two {\"player\": PLAYER, \"ms\": NUMBER}".to_owned()
    }

    fn read(words: &mut Words<'_>) -> Read<Vec<(Color, Millis)>> {
        let mut times = vec![(Player::read(words)?, Time::read(words)?)];
        if !words.is_empty() {
            times.push((Player::read(words)?, Time::read(words)?));
        }
        Ok(times)
    }

    fn write(times: &Vec<(Color, Millis)>, line: &mut String) {
        for (player, ms) in times {
            Player::write(player, line);
            Time::write(ms, line);
        }
    }

    fn to_json(times: &Vec<(Color, Millis)>) -> Value {
        let one =
            |(player, ms): &(Color, Millis)| json!({ "player": Player::to_json(player), "ms": ms });
        times.iter().map(one).collect()
    }

    fn from_json(json: &Value) -> Option<Vec<(Color, Millis)>> {
        let times = json.as_array()?.iter().map(Times::one);
        times.collect::<Option<Vec<_>>>().filter(|times| matches!(times.len(), 1 | 2))
    }

    fn schema() -> Value {
        let one = json!({
            "type": "object",
            "required": ["player", "ms"],
            "properties": { "player": Player::schema(), "ms": Time::schema() },
            "additionalProperties": false
        });
        json!({ "type": "array", "items": one, "minItems": 1, "maxItems": 2 })
    }
}

/// A number of moves.
pub(crate) struct MoveCount;

impl Argument for MoveCount {
    type Value = u32;
    fn shown() -> String {
        "NUMBER".to_owned()
    }

    fn right() -> String {
        "a number of moves".to_owned()
    }

    fn read(words: &mut Words<'_>) -> Read<u32> {
        next(words, &Self::right(), |word| word.parse().ok())
    }

    fn write(moves: &u32, line: &mut String) {
        say(line, &moves.to_string());
    }

    fn to_json(moves: &u32) -> Value {
        (*moves).into()
    }

    fn from_json(json: &Value) -> Option<u32> {
        json.as_u64()?.try_into().ok()
    }

    fn schema() -> Value {
        json!({ "type": "integer", "format": "int32", "minimum": 0 })
    }
}

const POINTS: [(&str, u32); 2] = [("1/2 point", 1), ("1 point", 2)];

/// Points, counted in halves.
pub(crate) struct HalfPoints;

impl Argument for HalfPoints {
    type Value = u32;
    fn shown() -> String {
        "1/2 point|1 point".to_owned()
    }

    fn right() -> String {
        "a number of half points, 1 or 2".to_owned()
    }

    fn read(words: &mut Words<'_>) -> Read<u32> {
        let found = POINTS.iter().find(|(phrase, _)| words.accept(phrase));
        found.map(|&(_, halves)| halves).ok_or_else(|| words.missing("`1/2 point`, `1 point`"))
    }

    fn write(halves: &u32, line: &mut String) {
        let text = match halves % 2 {
            0 => format!("{} point", halves / 2),
            _ => format!("{halves}/2 point"),
        };
        say(line, &text);
    }

    fn to_json(halves: &u32) -> Value {
        (*halves).into()
    }

    fn from_json(json: &Value) -> Option<u32> {
        MoveCount::from_json(json).filter(|halves| matches!(halves, 1 | 2))
    }

    fn schema() -> Value {
        json!({ "type": "integer", "enum": [1, 2], "description": Self::right() })
    }
}

/// Score of a player.
struct ScoreWord;

impl ClosedList for ScoreWord {
    type Value = Score;
    const WORDS: &'static [Word<Score>] = &[
        Word::new("1", "1", Score::Win),
        Word::new("1/2", "1/2", Score::Draw),
        Word::new("0", "0", Score::Loss),
    ];
}

/// The words `lost` after a player, and the opponent's score if the opponent does not win.
pub(crate) struct LossScore;

/// Returns the opponent of the player who was named.
const fn opponent(named_white: bool) -> &'static str {
    if named_white { "Black" } else { "White" }
}

impl Argument for LossScore {
    type Value = Option<Score>;
    fn shown() -> String {
        "lost[, PLAYER scores 1|1/2|0]".to_owned()
    }

    fn right() -> String {
        ScoreWord::right()
    }

    const OPTIONAL: bool = true;

    fn read(words: &mut Words<'_>) -> Read<Option<Score>> {
        let other = opponent(words.last() == Some("White"));
        if words.accept("lost") {
            return Ok(None);
        }
        words.literal("lost,").map_err(|_| words.missing("`lost`"))?;
        words.literal(other)?;
        words.literal("scores")?;
        ScoreWord::read(words).map(Some)
    }

    fn write(score: &Option<Score>, line: &mut String) {
        let other = opponent(line.ends_with("White"));
        match score {
            None => say(line, "lost"),
            Some(score) => {
                say(line, &format!("lost, {other} scores"));
                ScoreWord::write(score, line);
            }
        }
    }

    fn to_json(score: &Option<Score>) -> Value {
        score.as_ref().map_or(Value::Null, ScoreWord::to_json)
    }

    fn from_json(json: &Value) -> Option<Option<Score>> {
        if json.is_null() { Some(None) } else { ScoreWord::from_json(json).map(Some) }
    }

    fn schema() -> Value {
        ScoreWord::schema()
    }
}

#[cfg(test)]
mod tests {
    use super::QUESTIONS;
    use touchmove_laws::{Answer, samples};

    #[test]
    fn questions_open_to_agreement_are_listed() {
        let all = samples::questions();
        let agreed = all.iter().filter(|question| question.answers().contains(&Answer::Agrees));
        let mut names: Vec<&str> = agreed.map(|question| question.id()).collect();
        names.sort_unstable();
        names.dedup();
        assert_eq!(names, QUESTIONS);
    }
}
