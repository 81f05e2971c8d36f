//! Trying things out: a protocol is judged step by step, under any edition, and
//! nothing of it is kept.

use crate::access::limits::Client;
use crate::api::extract::Body;
use crate::hall::Hall;
use crate::language::reader;
use crate::problem::{Problem, ProblemDetails};
use crate::work::length::Length;
use crate::work::pool::Allowance;
use axum::Json;
use axum::extract::State;
use axum::http::HeaderMap;
use std::sync::Arc;
use touchmove_answers::sandbox::{Patience, Trial, Tried, tried};

/// Judge a protocol step by step; nothing of it is kept.
#[utoipa::path(post, path = "/api/sandbox", operation_id = "try_out", tag = "laws",
    request_body = Trial, responses(
    (status = 200, body = Tried),
    (status = "4XX", body = ProblemDetails, content_type = "application/problem+json"),
))]
pub(crate) async fn judge(
    State(hall): State<Arc<Hall>>,
    Client { address: from, .. }: Client,
    headers: HeaderMap,
    Body(trial): Body<Trial>,
) -> Result<Json<Tried>, Problem> {
    let words = reader(&headers);
    let work = move |time: Allowance| tried(words, &trial, &Patience::until(move || time.is_up()));
    let found = hall.ground.pool.run(Length::Judging, from, work).await;
    Ok(Json(found??))
}
