//! The Laws in plain words, article by article.

use crate::access::limits::Client;
use crate::api::extract::In;
use crate::language::reader;
use crate::problem::{Problem, ProblemDetails};
use crate::registry::Registry;
use crate::work::job_class::JobClass;
use axum::Json;
use axum::extract::State;
use axum::http::HeaderMap;
use std::sync::Arc;
use touchmove_answers::laws::{self, ArticlePage, ArticleView};

/// An edition of the Laws: every article.
#[utoipa::path(get, path = "/api/laws/{edition}", operation_id = "laws", tag = "laws",
    params(("edition" = String, Path, description = "the name as in protocols: `FIDE 2023`")),
    responses(
    (status = 200, body = Vec<ArticleView>),
    (status = "4XX", body = ProblemDetails, content_type = "application/problem+json"),
))]
pub(crate) async fn edition(
    In(name): In<String>,
    headers: HeaderMap,
) -> Result<Json<Vec<ArticleView>>, Problem> {
    let edition = touchmove_answers::edition(&name)?;
    Ok(Json(laws::edition(reader(&headers), edition)))
}

/// An article: its text in plain words, its changes and its cases.
#[utoipa::path(get, path = "/api/laws/{edition}/{article}", operation_id = "article", tag = "laws",
    params(
    ("edition" = String, Path, description = "the name as in protocols: `FIDE 2023`"),
    ("article" = String, Path, description = "its number in this edition: `7.5.5`"),
    ), responses(
    (status = 200, body = ArticlePage),
    (status = "4XX", body = ProblemDetails, content_type = "application/problem+json"),
))]
pub(crate) async fn article(
    State(registry): State<Arc<Registry>>,
    Client { address: from, .. }: Client,
    In((name, number)): In<(String, String)>,
    headers: HeaderMap,
) -> Result<Json<ArticlePage>, Problem> {
    let edition = touchmove_answers::edition(&name)?;
    let words = reader(&headers);
    // The first request judges all cases of the edition.
    let work = move |_| laws::article(words, edition, &number);
    let found = registry.context.pool.run(JobClass::Judging, from, work).await;
    found?.map(Json).ok_or_else(Problem::no_such_address)
}
