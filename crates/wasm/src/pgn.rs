//! Operations that read and write PGN.

use crate::question::{Answered, Question, wrong};
use serde_json::{Map, Value, json};
use touchmove_notation::pgn::{
    self, Game, MoveLine, MoveNode, Outcome, Place, Played, Stop, games,
};
use touchmove_notation::san;

pub fn read(question: &Question<'_>) -> Answered {
    let text = question.text("text")?;
    Ok(games(text.as_bytes()).map(|game| game_json(&game)).collect())
}

fn game_json(game: &Game) -> Value {
    let tags = game.tags.iter().rev().map(|tag| (tag.name.clone(), json!(tag.value)));
    let problems = game.problems.iter().map(|one| {
        let Place { line, column } = one.place;
        json!({ "line": line, "column": column, "problem": one.kind.name() })
    });
    let (start, end, stops, played) = match pgn::play_on(game) {
        Ok(parts) => {
            let stops: Vec<Value> =
                parts.iter().filter_map(|part| part.stop.as_ref()).map(stop_json).collect();
            let (first, last) = (parts.first(), parts.last());
            let (start, end) = (first.map(|p| p.start.fen()), last.map(|p| p.end.fen()));
            (start, end, stops, texts(&parts, game.line.moves.len()))
        }
        Err(error) => (None, None, vec![wrong(error)], Vec::new()),
    };
    let mut played = played.into_iter();
    let moves = game.line.moves.iter().map(|node| move_json(node, played.next().flatten()));
    json!({
        "tags": tags.collect::<Map<String, Value>>(),
        "comments": game.line.comments,
        "nags": game.line.nags,
        "moves": moves.collect::<Vec<_>>(),
        "result": game.result.map_or("*", Outcome::text),
        "problems": problems.collect::<Vec<_>>(),
        "start": start,
        "end": end,
        "stop": stops.first(),
        "stops": stops,
    })
}

fn stop_json(stop: &Stop) -> Value {
    json!({
        "line": stop.place.line, "column": stop.place.column, "text": stop.text,
        "message": stop.to_string(), "ply": stop.index,
        "after": stop.after.map(|position| position.fen()),
    })
}

/// Returns each move by its squares and in notation, or `None` if the move cannot be played.
fn texts(parts: &[Played], moves: usize) -> Vec<Option<(String, String)>> {
    let mut all = vec![None; moves];
    for part in parts {
        let mut at = part.start;
        for (&mv, text) in part.moves.iter().zip(all.iter_mut().skip(part.first)) {
            *text = Some((mv.to_string(), san(&at, mv)));
            at = at.after(mv);
        }
    }
    all
}

fn move_json(node: &MoveNode, played: Option<(String, String)>) -> Value {
    let (uci, san) = played.unzip();
    let offer = node.draw_offer.then_some("(=)").into_iter();
    let comments = offer.chain(node.comments.iter().map(String::as_str));
    json!({
        "text": node.text, "uci": uci, "san": san,
        "comments": comments.collect::<Vec<_>>(), "nags": node.nags, "clock": node.clock_ms,
        "variations": node.variations.iter().map(variation).collect::<Vec<_>>(),
    })
}

fn variation(line: &MoveLine) -> Value {
    let moves: Vec<Value> = line.moves.iter().map(|node| move_json(node, None)).collect();
    json!({ "comments": line.comments, "nags": line.nags, "moves": moves })
}

/// Writes moves and tags as PGN. Each move may be a string, or an object that `read` has returned.
pub fn write(question: &Question<'_>) -> Answered {
    let mut game = Game::default();
    if let Some(Value::Object(tags)) = question.value("tags") {
        for (name, value) in tags {
            game.set_tag(name, value.as_str().unwrap_or_default());
        }
    }
    game.line = question.about().map(line).transpose()?.unwrap_or_default();
    if let Ok(result) = question.text("result") {
        game.result = Some(
            Outcome::from_text(result)
                .ok_or_else(|| wrong(format!("{result}: 1-0, 0-1, 1/2-1/2 or * is expected")))?,
        );
    }
    Ok(json!(pgn::write(&game)))
}

/// Parses a line of moves in the form that `variation` returns.
fn line(value: &Value) -> Result<MoveLine, Value> {
    Ok(MoveLine {
        comments: list(value, "comments", text)?,
        nags: list(value, "nags", nag)?,
        moves: list(value, "moves", node)?,
    })
}

/// Parses a move, which is a string or has the form that `move_json` returns.
fn node(value: &Value) -> Result<MoveNode, Value> {
    Ok(MoveNode {
        text: text(value.get("text").unwrap_or(value))?,
        nags: list(value, "nags", nag)?,
        comments: list(value, "comments", text)?,
        variations: list(value, "variations", line)?,
        ..MoveNode::default()
    })
}

fn text(value: &Value) -> Result<String, Value> {
    let text = value.as_str().map(str::to_owned);
    text.ok_or_else(|| wrong(format!("{value}: a text is expected")))
}

fn nag(value: &Value) -> Result<u16, Value> {
    let number = value.as_u64().and_then(|number| number.try_into().ok());
    number.ok_or_else(|| wrong(format!("{value}: a NAG is expected")))
}

fn list<T>(
    value: &Value,
    name: &str,
    read: fn(&Value) -> Result<T, Value>,
) -> Result<Vec<T>, Value> {
    match value.get(name) {
        None | Some(Value::Null) => Ok(Vec::new()),
        Some(Value::Array(items)) => items.iter().map(read).collect(),
        Some(_) => Err(wrong(format!("{name}: a list is expected"))),
    }
}
