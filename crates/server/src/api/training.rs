//! Trainer: questions on rulings.

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
use touchmove_answers::training::{self, QuestionPage, TrainingView};

/// The questions of the trainer, chapter by chapter.
#[utoipa::path(get, path = "/api/training/{edition}", operation_id = "training", tag = "laws",
    params(("edition" = String, Path, description = "the name as in protocols: `FIDE 2023`")),
    responses(
    (status = 200, body = TrainingView),
    (status = "4XX", body = ProblemDetails, content_type = "application/problem+json"),
))]
pub(crate) async fn list(
    State(registry): State<Arc<Registry>>,
    Client { address: from, .. }: Client,
    In(name): In<String>,
    headers: HeaderMap,
) -> Result<Json<TrainingView>, Problem> {
    let edition = touchmove_answers::edition(&name)?;
    let words = reader(&headers);
    // The first request judges all cases.
    let work = move |_| training::list(words, edition);
    let found = registry.context.pool.run(JobClass::Judging, from, work).await;
    Ok(Json(found?))
}

/// A question of the trainer, with its answers.
#[utoipa::path(get, path = "/api/training/{edition}/{name}", operation_id = "training_question",
    tag = "laws", params(
    ("edition" = String, Path, description = "the name as in protocols: `FIDE 2023`"),
    ("name" = String, Path, description = "the name in `/api/training/{edition}`"),
    ), responses(
    (status = 200, body = QuestionPage),
    (status = "4XX", body = ProblemDetails, content_type = "application/problem+json"),
))]
pub(crate) async fn show(
    State(registry): State<Arc<Registry>>,
    Client { address: from, .. }: Client,
    In((name, asked_for)): In<(String, String)>,
    headers: HeaderMap,
) -> Result<Json<QuestionPage>, Problem> {
    let edition = touchmove_answers::edition(&name)?;
    let words = reader(&headers);
    let work = move |_| training::show(words, edition, &asked_for);
    let found = registry.context.pool.run(JobClass::Judging, from, work).await;
    found?.map(Json).ok_or_else(Problem::no_such_address)
}
