//! Endpoints for operating the server.

use crate::engines::slots::EngineView;
use crate::problem::{Problem, no_journal};
use crate::registry::Registry;
use axum::extract::{Request, State};
use axum::http::header;
use axum::response::IntoResponse;
use std::sync::Arc;

/// Liveness of the process.
#[utoipa::path(get, path = "/healthz", operation_id = "health", tag = "running", responses((status = 200, body = String)))]
pub(crate) async fn health() -> &'static str {
    "alive\n"
}

/// Readiness: the journal accepts entries and the server is not shutting down.
#[utoipa::path(get, path = "/readyz", operation_id = "ready", tag = "running", responses(
    (status = 200, body = String),
    (status = 503, body = crate::problem::ProblemDetails,
        content_type = "application/problem+json"),
))]
pub(crate) async fn ready(State(registry): State<Arc<Registry>>) -> Result<&'static str, Problem> {
    if registry.is_going_down() {
        return Err(Problem::going_down());
    }
    if registry.context.heartbeat.stalled_since().is_some() {
        return Err(Problem::no_journal());
    }
    registry.context.store.last_beat().await.map_err(no_journal)?;
    Ok("ready\n")
}

/// The computer opponents of this server.
#[utoipa::path(get, path = "/api/engines", operation_id = "engines", tag = "games",
    responses((status = 200, body = Vec<EngineView>)))]
pub(crate) async fn engines(State(registry): State<Arc<Registry>>) -> axum::Json<Vec<EngineView>> {
    axum::Json(registry.engines.views())
}

/// Prometheus metrics.
pub(crate) async fn metrics(State(registry): State<Arc<Registry>>) -> impl IntoResponse {
    let kind = [(header::CONTENT_TYPE, "text/plain; version=0.0.4")];
    let live_games = registry.all_open();
    let watchers: usize = live_games.iter().map(|live_game| live_game.feeds.watchers()).sum();
    metrics::gauge!("touchmove_games_open").set(live_games.len() as f64);
    metrics::gauge!("touchmove_heartbeat_age_seconds")
        .set(registry.context.heartbeat.age() as f64 / 1000.0);
    metrics::gauge!("touchmove_watchers").set(watchers as f64);
    metrics::gauge!("touchmove_connections").set(registry.rate_limits.sockets.count() as f64);
    metrics::gauge!("touchmove_engine_places_free").set(registry.engines.free() as f64);
    (kind, registry.prometheus.render())
}

/// Fallback of the metrics listener.
pub(crate) async fn not_found() -> Problem {
    Problem::no_such_address()
}

/// Log span of a request: without headers and query, so that no secret is logged.
pub(crate) fn span(request: &Request) -> tracing::Span {
    let (method, path) = (request.method(), request.uri().path());
    tracing::info_span!("request", %method, path)
}
