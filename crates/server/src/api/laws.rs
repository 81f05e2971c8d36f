//! The Laws in plain words, article by article.

use super::extract::In;
use crate::language::reader;
use crate::problem::{Problem, ProblemDetails};
use crate::setup::no_such_edition;
use axum::Json;
use axum::http::HeaderMap;
use serde::Serialize;
use touchmove_explain::Words;
use touchmove_laws::{Edition, Entry, Standing};
use utoipa::ToSchema;

/// An article in plain words.
#[derive(Debug, Serialize, ToSchema)]
pub struct ArticleView {
    /// Its number in this edition.
    pub number: String,
    /// A heading.
    pub title: String,
    /// What it asks for, in our own words.
    pub gist: String,
    /// The names of what it provides for, which stay while numbers change.
    pub provisions: Vec<String>,
    /// Whether it leaves the decision to the arbiter.
    pub arbiter_decides: bool,
}

/// An edition of the Laws: every article that asks for something.
#[utoipa::path(get, path = "/api/laws/{edition}", operation_id = "laws", tag = "laws",
    params(("edition" = String, Path, description = "as protocols name it: `FIDE 2023`")),
    responses(
    (status = 200, body = Vec<ArticleView>),
    (status = "4XX", body = ProblemDetails, content_type = "application/problem+json"),
))]
pub(crate) async fn edition(
    In(name): In<String>,
    headers: HeaderMap,
) -> Result<Json<Vec<ArticleView>>, Problem> {
    let edition = Edition::from_name(&name).ok_or_else(no_such_edition)?;
    let words = reader(&headers);
    let articles = edition.table().iter().filter_map(|entry| view(edition, entry, words));
    Ok(Json(articles.collect()))
}

fn view(edition: Edition, entry: &Entry, words: &Words) -> Option<ArticleView> {
    let said = words.article(edition.article(entry.number)?)?;
    Some(ArticleView {
        number: entry.number.to_owned(),
        title: said.title,
        gist: said.gist,
        provisions: entry.standing.provisions().iter().map(|p| p.id().to_owned()).collect(),
        arbiter_decides: matches!(entry.standing, Standing::Arbiter(_)),
    })
}
