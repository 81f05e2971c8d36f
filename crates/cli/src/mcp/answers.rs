//! Answers of the tools.

use crate::laws::not_found;
use crate::messages;
use serde::Deserialize;
use serde::de::DeserializeOwned;
use serde_json::{Value, json};
use touchmove_answers::{laws as articles, position as positions, search, words};
use touchmove_audit::sentence;
use touchmove_explain::{Language, Words};
use touchmove_game::protocol::language as protocol_language;
use touchmove_game::{Judged, Protocol};
use touchmove_laws::Edition;
use touchmove_notation::pgn;

type Answered = Result<Value, String>;

/// Number of search results returned in full.
const FOUND: usize = 5;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Judge {
    protocol: Option<String>,
    edition: Option<String>,
    language: Option<String>,
}

pub fn judge(asked: Value) -> Answered {
    let asked: Judge = read(asked)?;
    let words = spoken(asked.language.as_deref())?;
    let Some(text) = asked.protocol else {
        return Ok(json!({ "protocol_language": protocol_language() }));
    };
    let protocol = Protocol::parse(&text).map_err(|error| error.to_string())?;
    let editions = match known(words, asked.edition.as_deref())? {
        Some(edition) => vec![edition],
        None => protocol.setup.editions.clone(),
    };
    let judged = editions.into_iter().map(|edition| protocol.judge(edition));
    let told = judged.map(|judged| in_words(words, &judged.map_err(|error| error.to_string())?));
    Ok(json!({ "judged": told.collect::<Result<Vec<Value>, String>>()? }))
}

/// Returns the output of `touchmove judge --json`, each ruling with its sentence.
fn in_words(words: &Words, judged: &Judged) -> Answered {
    let mut value = to_json(judged)?;
    let rulings = value.get_mut("rulings").and_then(Value::as_array_mut);
    for (ruling, given) in rulings.into_iter().flatten().zip(&judged.rulings) {
        put(ruling, "text", words.ruling(&given.ruling));
    }
    Ok(value)
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Laws {
    article: Option<String>,
    search: Option<String>,
    edition: Option<String>,
    language: Option<String>,
}

pub fn laws(asked: Value) -> Answered {
    let asked: Laws = read(asked)?;
    let words = spoken(asked.language.as_deref())?;
    let edition = known(words, asked.edition.as_deref())?.unwrap_or(Edition::Fide2023);
    let answer = match (asked.article, asked.search) {
        (Some(_), Some(_)) => return Err("article or search, not both".to_owned()),
        (Some(number), None) => {
            let page = articles::article(words, edition, &number);
            let page = page.ok_or_else(|| not_found::no_such_article(words, edition, &number))?;
            json!({ "article": to_json(&page)? })
        }
        (None, Some(wanted)) => {
            let found = search::search(words, edition, &wanted);
            let (first, more) = found.articles.split_at(found.articles.len().min(FOUND));
            let pages = first.iter().filter_map(|number| articles::article(words, edition, number));
            let pages = pages.map(|page| to_json(&page)).collect::<Result<Vec<Value>, String>>()?;
            json!({ "articles": pages, "more": more, "cases": to_json(&found.cases)? })
        }
        (None, None) => json!({ "articles": to_json(&articles::edition(words, edition))? }),
    };
    Ok(under(edition, answer))
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Position {
    fen: String,
    #[serde(rename = "move")]
    mv: Option<String>,
    edition: Option<String>,
    language: Option<String>,
}

pub fn position(asked: Value) -> Answered {
    let asked: Position = read(asked)?;
    let words = spoken(asked.language.as_deref())?;
    let edition = known(words, asked.edition.as_deref())?.unwrap_or(Edition::Fide2023);
    let examined = positions::examine(words, edition, &asked.fen, asked.mv.as_deref());
    let examined = examined.map_err(|refusal| refusal.details(words).detail)?;
    Ok(under(edition, to_json(&examined)?))
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Audit {
    pgn: String,
    edition: Option<String>,
    language: Option<String>,
}

pub fn audit(asked: Value) -> Answered {
    let asked: Audit = read(asked)?;
    let words = spoken(asked.language.as_deref())?;
    let edition = known(words, asked.edition.as_deref())?;
    let games = pgn::games(asked.pgn.as_bytes());
    let reports = games.map(|game| report(words, &touchmove_audit::audit(&game, edition), &game));
    Ok(json!({ "games": reports.collect::<Result<Vec<Value>, String>>()? }))
}

fn report(words: &Words, report: &touchmove_audit::Report, game: &pgn::Game) -> Answered {
    let mut findings = to_json(&report.findings)?;
    for (json, finding) in findings.as_array_mut().into_iter().flatten().zip(&report.findings) {
        let said = sentence(words, finding, report.edition).map_err(|error| error.to_string())?;
        put(json, "text", said);
    }
    let tag = |name: &str| game.tag(name);
    Ok(json!({
        "white": tag("White"),
        "black": tag("Black"),
        "date": tag("Date"),
        "laws": report.edition.name(),
        "plies": report.plies,
        "findings": findings,
    }))
}

fn read<T: DeserializeOwned>(asked: Value) -> Result<T, String> {
    serde_json::from_value(asked).map_err(|error| error.to_string())
}

fn to_json(value: &impl serde::Serialize) -> Answered {
    serde_json::to_value(value).map_err(|error| error.to_string())
}

fn put(object: &mut Value, name: &str, text: String) {
    if let Value::Object(fields) = object {
        fields.insert(name.to_owned(), Value::from(text));
    }
}

fn under(edition: Edition, mut answer: Value) -> Value {
    put(&mut answer, "edition", edition.name().to_owned());
    answer
}

fn spoken(code: Option<&str>) -> Result<&'static Words, String> {
    let language = code.map_or(Ok(Language::English), messages::language);
    language.map(words).map_err(|why| format!("language: {why}"))
}

fn known(words: &Words, name: Option<&str>) -> Result<Option<Edition>, String> {
    name.map(|name| not_found::edition(words, name)).transpose()
}
