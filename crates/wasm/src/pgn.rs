//! Games read from PGN and written as PGN.

use crate::question::{Answered, Question, wrong};
use serde_json::{Map, Value, json};
use touchmove_board::UciMove;
use touchmove_notation::pgn::{self, Game, MoveNode, Outcome, Place, Played, Stop, games};
use touchmove_notation::san;

pub fn read(question: &Question<'_>) -> Answered {
    let text = question.text("text")?;
    Ok(games(text.as_bytes()).map(|game| told(&game)).collect())
}

fn told(game: &Game) -> Value {
    let tags = game.tags.iter().rev().map(|tag| (tag.name.clone(), json!(tag.value)));
    let problems = game.problems.iter().map(|one| {
        let Place { line, column } = one.place;
        json!({ "line": line, "column": column, "problem": one.kind.id() })
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

/// Each move, by squares and in notation; none where it cannot be played.
fn texts(parts: &[Played], moves: usize) -> Vec<Option<(String, String)>> {
    let mut all = vec![None; moves];
    for part in parts {
        let mut at = part.start;
        for (&mv, text) in part.moves.iter().zip(all.iter_mut().skip(part.first)) {
            *text = Some((UciMove::of(&at, mv).to_string(), san(&at, mv)));
            at = at.after(mv);
        }
    }
    all
}

fn move_json(node: &MoveNode, played: Option<(String, String)>) -> Value {
    let (uci, san) = played.unzip();
    json!({
        "text": node.text, "uci": uci, "san": san,
        "comments": node.comments, "nags": node.nags, "clock": node.clock_ms,
    })
}

/// Texts of moves with tags, as PGN that other programs open.
pub fn write(question: &Question<'_>) -> Answered {
    let mut game = Game::default();
    if let Some(Value::Object(tags)) = question.value("tags") {
        for (name, value) in tags {
            game.set_tag(name, value.as_str().unwrap_or_default());
        }
    }
    let moves = question.value("moves").and_then(Value::as_array);
    let texts = moves.into_iter().flatten().filter_map(Value::as_str);
    game.line.moves =
        texts.map(|text| MoveNode { text: text.to_owned(), ..MoveNode::default() }).collect();
    if let Ok(result) = question.text("result") {
        game.result = Some(
            Outcome::from_text(result)
                .ok_or_else(|| wrong(format!("{result}: 1-0, 0-1, 1/2-1/2 or * is expected")))?,
        );
    }
    Ok(json!(pgn::write(&game)))
}
