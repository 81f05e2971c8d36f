//! Games read from PGN and written as PGN.

use crate::question::{Answered, Question, wrong};
use serde_json::{Map, Value, json};
use touchmove_board::{Position, UciMove};
use touchmove_notation::pgn::{self, Game, MoveNode, Outcome, Place, Played, games};
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
    let (start, end, stop, played) = match pgn::play(game) {
        Ok(played) => {
            let stop = played.stop.as_ref().map(|stop| {
                json!({
                    "line": stop.place.line, "column": stop.place.column,
                    "text": stop.text, "message": stop.to_string(), "ply": stop.index,
                })
            });
            (Some(played.start.fen()), Some(played.end.fen()), stop, texts(&played))
        }
        Err(error) => (None, None, Some(wrong(error)), Vec::new()),
    };
    let mut played = played.into_iter();
    let moves = game.line.moves.iter().map(|node| move_json(node, played.next()));
    json!({
        "tags": tags.collect::<Map<String, Value>>(),
        "moves": moves.collect::<Vec<_>>(),
        "result": game.result.map_or("*", Outcome::text),
        "problems": problems.collect::<Vec<_>>(),
        "start": start,
        "end": end,
        "stop": stop,
    })
}

/// Each move that can be played, by squares and in notation.
fn texts(played: &Played) -> Vec<(String, String)> {
    let at: Vec<Position> = played.positions().collect();
    let pairs = at.iter().zip(&played.moves);
    pairs.map(|(at, &mv)| (UciMove::of(at, mv).to_string(), san(at, mv))).collect()
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
