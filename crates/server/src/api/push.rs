//! Push messages to arbiters whose page is closed.

use crate::api::credentials::arbiter;
use crate::api::extract::{Body, In};
use crate::dto::push::{NewSubscription, PushKey, SubscriptionView};
use crate::language::reader;
use crate::problem::{Problem, ProblemDetails};
use crate::registry::Registry;
use axum::Json;
use axum::extract::State;
use axum::http::{HeaderMap, StatusCode};
use std::sync::Arc;

/// The server's public key, with which a browser subscribes.
#[utoipa::path(get, path = "/api/push", operation_id = "push_key", tag = "competitions", responses(
    (status = 200, body = PushKey),
    (status = "5XX", body = ProblemDetails, content_type = "application/problem+json"),
))]
pub(crate) async fn key(State(registry): State<Arc<Registry>>) -> Result<Json<PushKey>, Problem> {
    Ok(Json(PushKey { key: registry.vapid().await?.public() }))
}

/// Subscribe to calls at the boards of a competition while the page is closed, in the language of
/// this request.
#[utoipa::path(put, path = "/api/competitions/{id}/push", operation_id = "subscribe", tag = "competitions",
    params(("id" = String, Path)), request_body = NewSubscription, security(("seat" = [])), responses(
    (status = 200, body = SubscriptionView),
    (status = "4XX", body = ProblemDetails, content_type = "application/problem+json"),
))]
pub(crate) async fn subscribe(
    State(registry): State<Arc<Registry>>,
    In(id): In<String>,
    headers: HeaderMap,
    Body(new): Body<NewSubscription>,
) -> Result<Json<SubscriptionView>, Problem> {
    let (competition, authority) = arbiter(&registry, &id, &headers).await?;
    let language = reader(&headers).language().code();
    let id = registry.subscribe(&competition, &authority, new, language).await?;
    Ok(Json(SubscriptionView { id }))
}

/// Unsubscribe.
#[utoipa::path(delete, path = "/api/competitions/{id}/push/{subscription}", operation_id = "unsubscribe", tag = "competitions",
    params(("id" = String, Path), ("subscription" = String, Path)), security(("seat" = [])), responses(
    (status = 204),
    (status = "4XX", body = ProblemDetails, content_type = "application/problem+json"),
))]
pub(crate) async fn unsubscribe(
    State(registry): State<Arc<Registry>>,
    In((id, subscription)): In<(String, String)>,
    headers: HeaderMap,
) -> Result<StatusCode, Problem> {
    let (competition, _) = arbiter(&registry, &id, &headers).await?;
    competition.unsubscribe(&subscription).await?;
    Ok(StatusCode::NO_CONTENT)
}
