//! Access log: one line for every request, without secrets. Headers and queries are not logged.

use crate::access::limits::RateLimits;
use axum::extract::{ConnectInfo, Request, State};
use axum::middleware::Next;
use axum::response::Response;
use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Instant;

/// The log target.
pub(crate) const TARGET: &str = "touchmove_access";

pub(crate) async fn log(
    State(rate_limits): State<Arc<RateLimits>>,
    ConnectInfo(peer): ConnectInfo<SocketAddr>,
    request: Request,
    next: Next,
) -> Response {
    if !tracing::enabled!(target: TARGET, tracing::Level::INFO) {
        return next.run(request).await;
    }
    let address = rate_limits.client_address(peer.ip(), request.headers());
    let (method, path) = (request.method().clone(), request.uri().path().to_owned());
    let begun = Instant::now();
    let response = next.run(request).await;
    let ms = begun.elapsed().as_secs_f64() * 1000.0;
    let status = response.status().as_u16();
    tracing::info!(target: TARGET, %address, %method, path, status, ms, "request");
    response
}
