//! A game against the computer in the page. The module holds one game at a time.
//!
//! Every question has the time (`at_ms`, `wall_ms`) and the reader's `language`. Every answer has the
//! messages for the page (`told`), the record to keep (`saved`), the time of the
//! last event (`at_ms`), and the moment of the next flag fall (`flag_ms`).

use serde_json::{Value, json};
use std::cell::RefCell;
use touchmove_answers::{Refusal, words};
use touchmove_explain::Language;
use touchmove_local::{Host, Now};

thread_local! {
    static HOST: RefCell<Option<Host>> = const { RefCell::new(None) };
}

/// Returns the status and the answer, if the path is known.
pub fn reply(path: &str, question: &Value) -> Option<(u16, String)> {
    let path = path.strip_prefix("/local/")?;
    let about = question.get("about").unwrap_or(&Value::Null);
    let number = |name: &str| about.get(name).and_then(Value::as_u64).unwrap_or(0);
    let now = Now { at_ms: number("at_ms"), wall_ms: number("wall_ms") };
    let language = about.get("language").and_then(Value::as_str).unwrap_or_default();
    let language = Language::from_tag(language).unwrap_or(Language::English);
    Some(HOST.with_borrow_mut(|host| answer(path, about, language, now, host)))
}

fn answer(
    path: &str,
    about: &Value,
    language: Language,
    now: Now,
    place: &mut Option<Host>,
) -> (u16, String) {
    let get = |name: &str| about.get(name).cloned().unwrap_or_default();
    let id = get("id");
    let made = match path {
        "engines" => return (200, Host::engines().to_string()),
        "create" => Host::create(id.as_str().unwrap_or_default(), get("new"), now),
        "restore" => match serde_json::from_value(get("saved")) {
            Ok(saved) => Host::restore(saved, now),
            Err(error) => return (422, json!({ "message": error.to_string() }).to_string()),
        },
        _ => match place {
            Some(host) => return asked(path, about, language, now, host),
            None => return (404, json!({ "message": "no game is open" }).to_string()),
        },
    };
    match made {
        Ok(host) => (200, state(place.insert(host), Vec::new(), Value::Null)),
        Err(refusal) => refused(&refusal, language),
    }
}

fn asked(
    path: &str,
    about: &Value,
    language: Language,
    now: Now,
    host: &mut Host,
) -> (u16, String) {
    match path {
        "hear" => {
            let told = host.hear(about.get("said").unwrap_or(&Value::Null), language, now);
            (200, state(host, told, Value::Null))
        }
        "step" => {
            let pause = host.step(now);
            let told = host.news(now).into_iter().collect();
            (200, state(host, told, json!(pause)))
        }
        "read" => {
            let path = about.get("path").and_then(Value::as_str).unwrap_or_default();
            match host.read(path, language, now) {
                Ok(found) => (200, found.to_string()),
                Err(refusal) => refused(&refusal, language),
            }
        }
        _ => (404, json!({ "message": format!("nothing is answered at {path}") }).to_string()),
    }
}

fn refused(refusal: &Refusal, language: Language) -> (u16, String) {
    (refusal.status, json!(refusal.details(words(language))).to_string())
}

fn state(host: &Host, told: Vec<Value>, pause: Value) -> String {
    let (saved, at_ms, flag_ms) = (host.saved(), host.at_ms(), host.next_flag_ms());
    json!({
        "told": told,
        "saved": saved,
        "created": host.created(),
        "at_ms": at_ms,
        "flag_ms": flag_ms,
        "pause": pause,
    })
    .to_string()
}
