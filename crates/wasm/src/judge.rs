//! Operations for audits of PGN and judged protocols.

use crate::question::{Answered, Question, response, wrong};
use serde_json::{Value, json};
use touchmove_answers::words;
use touchmove_explain::{Language, Words};
use touchmove_game::{Judged, Protocol};
use touchmove_laws::Edition;
use touchmove_notation::pgn::{Game, games};

/// Returns the status and the answer, if the path is known.
pub fn reply(path: &str, question: &Value) -> Option<(u16, String)> {
    let answer: fn(&Question<'_>) -> Answered = match path {
        "/audit" => audit,
        "/judge" => judge,
        "/legality" => crate::board::legality,
        _ => return None,
    };
    Some(response(answer(&Question::of(question))))
}

fn laws(question: &Question<'_>) -> Result<Option<Edition>, Value> {
    let Ok(name) = question.text("laws") else { return Ok(None) };
    let known = || Edition::ALL.map(Edition::name).join(", ");
    let found = Edition::from_name(name);
    found.map(Some).ok_or_else(|| wrong(format!("no edition {name:?}: there are {}", known())))
}

fn audit(question: &Question<'_>) -> Answered {
    let (text, laws) = (question.text("text")?, laws(question)?);
    games(text.as_bytes()).map(|game| report(&game, laws)).collect()
}

fn report(game: &Game, laws: Option<Edition>) -> Answered {
    serde_json::to_value(touchmove_audit::audit(game, laws)).map_err(wrong)
}

fn judge(question: &Question<'_>) -> Answered {
    let protocol = Protocol::parse(question.text("text")?).map_err(wrong)?;
    let editions = match laws(question)? {
        Some(edition) => vec![edition],
        None => protocol.setup.editions.clone(),
    };
    let code = question.text("language").unwrap_or("en");
    let language = Language::from_tag(code);
    let words = language.map(words).ok_or_else(|| wrong(format!("no language {code:?}")))?;
    let judged = editions.into_iter().map(|edition| protocol.judge(edition));
    judged.map(|judged| in_words(words, &judged.map_err(wrong)?)).collect()
}

/// Returns the judged protocol as JSON. Each ruling has its sentence.
fn in_words(words: &Words, judged: &Judged) -> Answered {
    let mut value = serde_json::to_value(judged).map_err(wrong)?;
    let rulings = value.get_mut("rulings").and_then(Value::as_array_mut);
    for (json, given) in rulings.into_iter().flatten().zip(&judged.rulings) {
        if let Value::Object(ruling) = json {
            ruling.insert("text".to_owned(), json!(words.ruling(&given.ruling)));
        }
    }
    Ok(value)
}
