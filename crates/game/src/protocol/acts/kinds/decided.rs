//! What an arbiter's acts name: players, times, points, articles.

use super::{Kind, next, one_of, say, words_schema};
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

const PLAYERS: [(&str, Color); 2] = [("White", Color::White), ("Black", Color::Black)];

/// A player, by colour.
pub(crate) struct Player;

const fn name(player: Color) -> &'static str {
    match player {
        Color::White => "White",
        Color::Black => "Black",
    }
}

impl Kind for Player {
    type Value = Color;
    const SHOWN: &'static str = "PLAYER";
    const RIGHT: &'static str = "\"white\" or \"black\"";

    fn read(words: &mut Words<'_>) -> Read<Color> {
        one_of(words, &PLAYERS, "White or Black")
    }

    fn write(player: &Color, line: &mut String) {
        say(line, name(*player));
    }

    fn to_json(player: &Color) -> Value {
        player.to_string().into()
    }

    fn from_json(json: &Value) -> Option<Color> {
        Color::ALL.into_iter().find(|player| Self::to_json(player) == *json)
    }

    fn schema() -> Value {
        words_schema(&["white", "black"])
    }
}

/// To whom something is explained: one player, or both.
pub(crate) struct To;

impl Kind for To {
    type Value = Option<Color>;
    const SHOWN: &'static str = "to PLAYER|to both players";
    const RIGHT: &'static str = "\"white\", \"black\" or \"both\"";

    fn read(words: &mut Words<'_>) -> Read<Option<Color>> {
        if words.accept("to both players") {
            return Ok(None);
        }
        words
            .literal("to")
            .map_err(|_| words.missing("`to White`, `to Black`, `to both players`"))?;
        Player::read(words).map(Some)
    }

    fn write(player: &Option<Color>, line: &mut String) {
        say(line, "to");
        say(line, player.map_or("both players", name));
    }

    fn to_json(player: &Option<Color>) -> Value {
        player.as_ref().map_or_else(|| "both".into(), Player::to_json)
    }

    fn from_json(json: &Value) -> Option<Option<Color>> {
        if json == "both" { Some(None) } else { Player::from_json(json).map(Some) }
    }

    fn schema() -> Value {
        words_schema(&["white", "black", "both"])
    }
}

/// The names of the questions that an arbiter can agree to or reject.
const QUESTIONS: [&str; 9] = [
    "assistant",
    "half-castled",
    "no-progress",
    "pressed-back",
    "quickplay-finish",
    "quickplay-flag",
    "quickplay-increment",
    "quickplay-referred",
    "stopped-clock",
];

/// A question, by its name.
pub(crate) struct QuestionName;

impl QuestionName {
    fn known(name: &str) -> Option<&'static str> {
        QUESTIONS.into_iter().find(|known| *known == name)
    }
}

impl Kind for QuestionName {
    type Value = &'static str;
    const SHOWN: &'static str = "QUESTION:";
    const RIGHT: &'static str = "the name of a question, such as half-castled";

    fn read(words: &mut Words<'_>) -> Read<&'static str> {
        let named = |word: &str| QuestionName::known(word.strip_suffix(':').unwrap_or(word));
        next(words, Self::RIGHT, named)
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

const REPLIES: [(&str, Reply); 3] =
    [("agrees", Reply::Agrees), ("rejects", Reply::Rejects), ("postpones", Reply::Postpones)];

/// What is said to a question.
pub(crate) struct Replied;

impl Replied {
    fn word(reply: Reply) -> &'static str {
        REPLIES.into_iter().find(|(_, known)| *known == reply).map_or("", |(word, _)| word)
    }
}

impl Kind for Replied {
    type Value = Reply;
    const SHOWN: &'static str = "agrees|rejects|postpones";
    const RIGHT: &'static str = "\"agrees\", \"rejects\" or \"postpones\"";

    fn read(words: &mut Words<'_>) -> Read<Reply> {
        one_of(words, &REPLIES, "`agrees`, `rejects`, `postpones`")
    }

    fn write(reply: &Reply, line: &mut String) {
        say(line, Replied::word(*reply));
    }

    fn to_json(reply: &Reply) -> Value {
        Replied::word(*reply).into()
    }

    fn from_json(json: &Value) -> Option<Reply> {
        let text = json.as_str()?;
        REPLIES.into_iter().find(|(known, _)| *known == text).map(|(_, reply)| reply)
    }

    fn schema() -> Value {
        words_schema(&["agrees", "rejects", "postpones"])
    }
}

/// The number of an article.
pub(crate) struct ArticleNumber;

impl Kind for ArticleNumber {
    type Value = String;
    const SHOWN: &'static str = "ARTICLE";
    const RIGHT: &'static str = "the number of an article";

    fn read(words: &mut Words<'_>) -> Read<String> {
        next(words, Self::RIGHT, |word| Some(word.to_owned()))
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
        json!({ "type": "string", "description": Self::RIGHT })
    }
}

/// A position with all six fields, since the move number says which moves stand.
pub(crate) struct Fen;

impl Kind for Fen {
    type Value = Box<Position>;
    const SHOWN: &'static str = "FEN";
    const RIGHT: &'static str = "a position as a FEN of six fields";

    fn read(words: &mut Words<'_>) -> Read<Box<Position>> {
        let missing = words.missing(Self::RIGHT);
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
        json!({ "type": "string", "description": Self::RIGHT })
    }
}

fn fen(text: &str) -> Option<Box<Position>> {
    let whole = text.split(' ').count() == 6;
    ReadFen::parse(text).ok().filter(|_| whole).map(Box::new)
}

/// A time; in JSON in milliseconds.
pub(crate) struct Time;

impl Kind for Time {
    type Value = Millis;
    const SHOWN: &'static str = "H:MM:SS";
    const RIGHT: &'static str = "a number of milliseconds";

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

/// What the clocks of one player, or of both, are set to.
pub(crate) struct Times;

impl Times {
    fn one(json: &Value) -> Option<(Color, Millis)> {
        let object = json.as_object().filter(|object| object.len() == 2)?;
        Some((Player::from_json(object.get("player")?)?, Time::from_json(object.get("ms")?)?))
    }
}

impl Kind for Times {
    type Value = Vec<(Color, Millis)>;
    const SHOWN: &'static str = "PLAYER H:MM:SS [PLAYER H:MM:SS]";
    const RIGHT: &'static str = "a list of one or two {\"player\": PLAYER, \"ms\": NUMBER}";

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
pub(crate) struct Counted;

impl Kind for Counted {
    type Value = u32;
    const SHOWN: &'static str = "NUMBER";
    const RIGHT: &'static str = "a number of moves";

    fn read(words: &mut Words<'_>) -> Read<u32> {
        next(words, Self::RIGHT, |word| word.parse().ok())
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

/// Points, in halves.
pub(crate) struct HalfPoints;

impl Kind for HalfPoints {
    type Value = u32;
    const SHOWN: &'static str = "1/2 point|1 point";
    const RIGHT: &'static str = "a number of half points, 1 or 2";

    fn read(words: &mut Words<'_>) -> Read<u32> {
        one_of(words, &POINTS, "`1/2 point`, `1 point`")
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
        Counted::from_json(json).filter(|halves| matches!(halves, 1 | 2))
    }

    fn schema() -> Value {
        json!({ "type": "integer", "enum": [1, 2], "description": Self::RIGHT })
    }
}

const SCORES: [(&str, Score); 3] = [("1", Score::Win), ("1/2", Score::Draw), ("0", Score::Loss)];

/// `lost`, after a player, and what the opponent scores if not a win.
pub(crate) struct Lost;

/// The other player than the one last named.
const fn opponent(named_white: bool) -> &'static str {
    if named_white { "Black" } else { "White" }
}

impl Kind for Lost {
    type Value = Option<Score>;
    const SHOWN: &'static str = "lost[, PLAYER scores 1|1/2|0]";
    const RIGHT: &'static str = "\"1\", \"1/2\" or \"0\"";
    const OPTIONAL: bool = true;

    fn read(words: &mut Words<'_>) -> Read<Option<Score>> {
        let other = opponent(words.last() == Some("White"));
        if words.accept("lost") {
            return Ok(None);
        }
        words.literal("lost,").map_err(|_| words.missing("`lost`"))?;
        words.literal(other)?;
        words.literal("scores")?;
        one_of(words, &SCORES, "1, 1/2 or 0").map(Some)
    }

    fn write(score: &Option<Score>, line: &mut String) {
        let other = opponent(line.ends_with("White"));
        match SCORES.into_iter().find(|(_, known)| Some(*known) == *score) {
            None => say(line, "lost"),
            Some((text, _)) => say(line, &format!("lost, {other} scores {text}")),
        }
    }

    fn to_json(score: &Option<Score>) -> Value {
        let text = SCORES.into_iter().find(|(_, known)| Some(*known) == *score);
        text.map_or(Value::Null, |(text, _)| text.into())
    }

    fn from_json(json: &Value) -> Option<Option<Score>> {
        if json.is_null() {
            return Some(None);
        }
        let text = json.as_str()?;
        SCORES.into_iter().find(|(known, _)| *known == text).map(|(_, score)| Some(score))
    }

    fn schema() -> Value {
        words_schema(&["1", "1/2", "0"])
    }
}

#[cfg(test)]
mod tests {
    use super::QUESTIONS;
    use touchmove_laws::{Answer, samples};

    #[test]
    fn whatever_can_be_agreed_to_has_a_name() {
        let all = samples::questions();
        let agreed = all.iter().filter(|question| question.answers().contains(&Answer::Agrees));
        let mut names: Vec<&str> = agreed.map(|question| question.id()).collect();
        names.sort_unstable();
        names.dedup();
        assert_eq!(names, QUESTIONS);
    }
}
