//! Judged protocols, and API answers that need no server.

use crate::text::{edition, from_json, language, wrong};
use pyo3::prelude::*;
use touchmove_answers::address::{Request, answer};
use touchmove_explain::Words;
use touchmove_game::Protocol;
use touchmove_game::protocol::EventRuling;

/// A ruling and the event that caused it.
#[pyclass(module = "touchmove", frozen, get_all)]
#[derive(Debug, Clone)]
pub struct Ruling {
    line: usize,
    effect: String,
    articles: Vec<String>,
    text: String,
    routine: bool,
}

#[pymethods]
impl Ruling {
    fn __str__(&self) -> &str {
        &self.text
    }

    fn __repr__(&self) -> String {
        format!(
            "Ruling(line={}, effect='{}', articles={:?})",
            self.line, self.effect, self.articles
        )
    }
}

/// A protocol judged under one edition.
#[pyclass(module = "touchmove", frozen, get_all)]
#[derive(Debug, Clone)]
pub struct Judged {
    laws: &'static str,
    result: String,
    termination: Option<&'static str>,
    fen: String,
    rulings: Vec<Ruling>,
    json: String,
}

#[pymethods]
impl Judged {
    fn __repr__(&self) -> String {
        format!("<Judged under {}: {}, {} rulings>", self.laws, self.result, self.rulings.len())
    }
}

fn ruling(words: &Words, given: &EventRuling) -> Ruling {
    let effect = given.ruling.effect();
    Ruling {
        line: given.line,
        effect: effect.name().to_owned(),
        articles: given.ruling.articles().iter().map(|a| a.number().to_owned()).collect(),
        text: words.ruling(&given.ruling),
        routine: effect.is_routine(),
    }
}

/// Judges a protocol under each edition that it names, or under the given edition.
#[pyfunction]
#[pyo3(signature = (protocol, laws=None, language="en"))]
pub fn judge(
    py: Python<'_>,
    protocol: &str,
    laws: Option<&str>,
    language: &str,
) -> PyResult<Vec<Judged>> {
    let words = self::language(language)?;
    let laws = laws.map(edition).transpose()?;
    py.detach(|| judged(words, protocol, laws)).map_err(wrong)
}

fn judged(
    words: &Words,
    text: &str,
    laws: Option<touchmove_laws::Edition>,
) -> Result<Vec<Judged>, touchmove_game::ProtocolError> {
    let protocol = Protocol::parse(text)?;
    let editions = laws.map_or_else(|| protocol.setup.editions.clone(), |one| vec![one]);
    let under = |&edition: &touchmove_laws::Edition| {
        let judged = protocol.judge(edition)?;
        Ok(Judged {
            laws: edition.name(),
            result: judged.result(),
            termination: judged.termination(),
            fen: judged.game.position().fen(),
            rulings: judged.rulings.iter().map(|given| ruling(words, given)).collect(),
            json: serde_json::to_string(&judged).unwrap_or_default(),
        })
    };
    editions.iter().map(under).collect()
}

/// Returns the API's answer for a path that needs no server.
#[pyfunction]
#[pyo3(signature = (path, body=None, language="en"))]
pub fn ask<'py>(
    py: Python<'py>,
    path: &str,
    body: Option<&str>,
    language: &str,
) -> PyResult<Bound<'py, PyAny>> {
    let reply = py.detach(|| answer(&Request { path, body, language }));
    match reply.status {
        200 => from_json(py, &reply.body),
        status => Err(wrong(format!("{path}: {status}: {}", reply.body))),
    }
}
