//! The terms of the Laws.

use crate::api::extract::In;
use crate::games::setup::no_such_edition;
use crate::language::reader;
use crate::problem::{Problem, ProblemDetails};
use axum::Json;
use axum::http::HeaderMap;
use serde::Serialize;
use touchmove_laws::Edition;
use utoipa::ToSchema;

/// A term of the Laws, in the reader's language.
#[derive(Debug, Serialize, ToSchema)]
pub struct TermView {
    /// Its name in addresses, the same in every language.
    pub id: String,
    /// The term.
    pub term: String,
    /// What it means, in our own words.
    pub means: String,
    /// The numbers of its articles in this edition.
    pub articles: Vec<String>,
    /// A position that shows it, as FEN, where one does.
    pub position: Option<String>,
}

/// The glossary of an edition, in the order of the reader's alphabet.
#[utoipa::path(get, path = "/api/glossary/{edition}", operation_id = "glossary", tag = "laws",
    params(("edition" = String, Path, description = "as protocols name it: `FIDE 2023`")),
    responses(
    (status = 200, body = Vec<TermView>),
    (status = "4XX", body = ProblemDetails, content_type = "application/problem+json"),
))]
pub(crate) async fn glossary(
    In(name): In<String>,
    headers: HeaderMap,
) -> Result<Json<Vec<TermView>>, Problem> {
    let edition = Edition::from_name(&name).ok_or_else(no_such_edition)?;
    let terms = touchmove_book::glossary(reader(&headers), edition);
    let view = |term: touchmove_book::Term| TermView {
        id: term.id.to_owned(),
        term: term.name,
        means: term.means,
        articles: term.articles.into_iter().map(ToOwned::to_owned).collect(),
        position: term.position.map(ToOwned::to_owned),
    };
    Ok(Json(terms.into_iter().map(view).collect()))
}
