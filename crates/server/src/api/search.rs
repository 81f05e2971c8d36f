//! Articles and cases in anybody's words.

use super::laws::CaseName;
use crate::access::limits::Client;
use crate::api::extract::{In, Parameters};
use crate::games::setup::no_such_edition;
use crate::hall::Hall;
use crate::language::reader;
use crate::problem::{Problem, ProblemDetails};
use crate::work::length::Length;
use axum::Json;
use axum::extract::State;
use axum::http::HeaderMap;
use serde::{Deserialize, Serialize};
use std::sync::{Arc, OnceLock};
use touchmove_book::Search;
use touchmove_explain::{Language, Words};
use touchmove_laws::Edition;
use utoipa::ToSchema;

/// How many are told of each.
const MOST: usize = 20;
/// How much of what is looked for is read.
const LONGEST: usize = 200;

/// What somebody's words are about, the likeliest first.
#[derive(Debug, Serialize, ToSchema)]
pub struct FoundView {
    /// The articles, by their numbers in this edition.
    pub articles: Vec<String>,
    /// The cases.
    pub cases: Vec<CaseName>,
}

/// What is looked for.
#[derive(Debug, Deserialize)]
pub(crate) struct Wanted {
    q: String,
}

/// The articles and cases that somebody's words are about.
#[utoipa::path(get, path = "/api/search/{edition}", operation_id = "search", tag = "laws",
    params(("edition" = String, Path, description = "as protocols name it: `FIDE 2023`"),
    ("q" = String, Query, description = "an article's number, or what happened, in anybody's words: `phone rings`")),
    responses(
    (status = 200, body = FoundView),
    (status = "4XX", body = ProblemDetails, content_type = "application/problem+json"),
))]
pub(crate) async fn search(
    State(hall): State<Arc<Hall>>,
    Client { address: from, .. }: Client,
    In(name): In<String>,
    Parameters(Wanted { q }): Parameters<Wanted>,
    headers: HeaderMap,
) -> Result<Json<FoundView>, Problem> {
    let edition = Edition::from_name(&name).ok_or_else(no_such_edition)?;
    let words = reader(&headers);
    // The first one in an edition and a language reads all of it.
    let work = move |_| found(searched(words, edition), &q);
    let found = hall.ground.pool.run(Length::Judging, from, work).await;
    found.map(Json).ok_or_else(Problem::too_slow)
}

/// The index of an edition in a language, made once.
fn searched(words: &'static Words, edition: Edition) -> &'static Search {
    static ALL: OnceLock<[[OnceLock<Search>; Edition::ALL.len()]; Language::ALL.len()]> =
        OnceLock::new();
    let all = ALL.get_or_init(Default::default);
    let language = Language::ALL.iter().position(|one| *one == words.language());
    let place = Edition::ALL.iter().position(|one| *one == edition);
    let at = &all[language.unwrap_or_default()][place.unwrap_or_default()];
    at.get_or_init(|| Search::new(words, edition))
}

fn found(search: &Search, wanted: &str) -> FoundView {
    let wanted: String = wanted.chars().take(LONGEST).collect();
    let articles = search.articles(&wanted).into_iter().take(MOST);
    let cases = search.cases(&wanted).into_iter().take(MOST);
    FoundView {
        articles: articles.map(|line| line.number.to_owned()).collect(),
        cases: cases.cloned().map(CaseName::from).collect(),
    }
}
