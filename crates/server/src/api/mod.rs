//! HTTP API.

mod access;
pub(crate) mod admin;
pub(crate) mod broadcast;
pub(crate) mod cases;
pub(crate) mod changes;
pub(crate) mod competitions;
mod credentials;
pub(crate) mod editions;
pub(crate) mod exports;
pub(crate) mod extract;
pub(crate) mod games;
pub(crate) mod glossary;
pub(crate) mod incidents;
pub(crate) mod laws;
pub(crate) mod ledger;
pub(crate) mod log;
pub(crate) mod notes;
pub(crate) mod operations;
pub(crate) mod players;
pub(crate) mod positions;
pub(crate) mod push;
pub(crate) mod rematch;
pub(crate) mod result_slip;
pub(crate) mod review;
pub(crate) mod rounds;
pub(crate) mod sandbox;
pub(crate) mod search;
pub(crate) mod seats;
pub(crate) mod steps;
pub(crate) mod times;
pub(crate) mod training;

use crate::access::{hosts, limits};
use crate::dto::report::Acts;
use crate::dto::socket::{Said, Told};
use crate::registry::Registry;
use crate::{pages, problem, site, ws};
use axum::Router;
use axum::extract::DefaultBodyLimit;
use axum::http::{HeaderName, HeaderValue, header};
use axum::middleware::{from_fn, from_fn_with_state};
use axum::routing::any;
use extract::{Bearer, ROUND};
use std::sync::Arc;
use std::time::Duration;
use tower::Layer;
use tower_http::catch_panic::CatchPanicLayer;
use tower_http::limit::RequestBodyLimitLayer;
use tower_http::set_header::SetResponseHeaderLayer;
use tower_http::timeout::TimeoutLayer;
use tower_http::trace::TraceLayer;
use utoipa::OpenApi;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

/// Upper bound of a body with several acts, in bytes.
pub(crate) const LARGEST_BODY: usize = 64 * 1024;
const SLOWEST: Duration = Duration::from_secs(20);

/// The API description that the routes are added to.
#[derive(OpenApi)]
#[openapi(
    info(title = "Touchmove", description = "Games of chess run exactly as over the board."),
    components(schemas(Said, Told)),
    modifiers(&Bearer, &Acts)
)]
struct Description;

fn described() -> OpenApiRouter<Arc<Registry>> {
    OpenApiRouter::with_openapi(Description::openapi())
        .routes(routes!(games::create))
        .routes(routes!(games::show))
        .routes(routes!(games::since, games::submit))
        .routes(routes!(games::why))
        .routes(routes!(seats::list, seats::issue))
        .routes(routes!(seats::revoke))
        .routes(routes!(exports::pgn))
        .routes(routes!(exports::protocol))
        .routes(routes!(exports::json))
        .routes(routes!(exports::competition))
        .routes(routes!(ws::game::game))
        .routes(routes!(competitions::create))
        .routes(routes!(competitions::show))
        .routes(routes!(competitions::add))
        .routes(routes!(competitions::issue))
        .routes(routes!(competitions::revoke))
        .routes(routes!(competitions::submit))
        .routes(routes!(competitions::results, rounds::enter))
        .routes(routes!(rounds::read))
        .routes(routes!(rounds::read_here))
        .routes(routes!(rounds::keep, rounds::file))
        .routes(routes!(rounds::add))
        .routes(routes!(rounds::csv))
        .routes(routes!(rounds::swiss_manager))
        .routes(routes!(changes::board, changes::remove))
        .routes(routes!(changes::round))
        .routes(routes!(result_slip::slip, result_slip::sign))
        .routes(routes!(players::all))
        .routes(routes!(broadcast::index))
        .routes(routes!(broadcast::game))
        .routes(routes!(log::all))
        .routes(routes!(notes::write))
        .routes(routes!(ledger::share))
        .routes(routes!(push::key))
        .routes(routes!(push::subscribe))
        .routes(routes!(push::unsubscribe))
        .routes(routes!(ws::competition::boards))
        .routes(routes!(steps::steps))
        .routes(routes!(review::review))
        .routes(routes!(rematch::propose))
        .routes(routes!(times::read))
        .routes(routes!(sandbox::judge))
        .routes(routes!(incidents::ask))
        .routes(routes!(positions::show))
        .routes(routes!(editions::all))
        .routes(routes!(laws::edition))
        .routes(routes!(laws::article))
        .routes(routes!(search::search))
        .routes(routes!(glossary::glossary))
        .routes(routes!(cases::list))
        .routes(routes!(cases::show))
        .routes(routes!(training::list))
        .routes(routes!(training::show))
        .routes(routes!(operations::engines))
        .routes(routes!(operations::health))
        .routes(routes!(operations::ready))
}

/// The description of the API (OpenAPI 3.1), as JSON.
///
/// ```
/// let text = touchmove_server::openapi();
/// assert!(text.contains("/api/games/{id}/events"));
/// ```
pub fn openapi() -> String {
    described().into_openapi().to_pretty_json().unwrap_or_default()
}

/// All routes, below the path prefix if there is one.
pub(crate) fn router(registry: Arc<Registry>) -> Router {
    let prefix = Arc::new(registry.site.prefix.clone());
    let router = plain_router(registry);
    match prefix.is_empty() {
        true => router,
        // A layer of the router would run after routing, but this layer has to run before it.
        false => Router::new()
            .fallback_service(from_fn_with_state(prefix, site::remove_prefix).layer(router)),
    }
}

/// The Prometheus metrics, for a listener of their own.
pub(crate) fn prometheus(registry: Arc<Registry>) -> Router {
    let prometheus = axum::routing::get(operations::metrics);
    let router = Router::new().route("/metrics", prometheus).fallback(any(operations::not_found));
    let checked =
        router.layer(from_fn_with_state(registry.rate_limits.hosts.clone(), hosts::check));
    rendering_problems(checked)
        .layer(axum::Extension(hosts::Arrival { proxy: false }))
        .with_state(registry)
}

fn plain_router(registry: Arc<Registry>) -> Router {
    let (described, openapi) = described().split_for_parts();
    let description = openapi.to_json().unwrap_or_default();
    let json = [(header::CONTENT_TYPE, "application/json")];
    let router = described
        .route("/openapi.json", axum::routing::get(move || async move { (json, description) }))
        .merge(pages::router())
        .fallback(any(pages::not_found))
        .layer(from_fn_with_state(registry.rate_limits.clone(), limits::gate))
        .layer(DefaultBodyLimit::max(LARGEST_BODY))
        .layer(RequestBodyLimitLayer::new(ROUND * 1024))
        .layer(TimeoutLayer::with_status_code(axum::http::StatusCode::REQUEST_TIMEOUT, SLOWEST))
        .layer(from_fn_with_state(registry.rate_limits.hosts.clone(), hosts::check));
    rendering_problems(router)
        .layer(TraceLayer::new_for_http().make_span_with(operations::span))
        .layer(header_always("x-content-type-options", "nosniff"))
        .layer(header_always("referrer-policy", "no-referrer"))
        .layer(header_always("cross-origin-opener-policy", "same-origin"))
        .layer(header_always("permissions-policy", "camera=(self), geolocation=(), microphone=()"))
        .layer(header_always("content-security-policy", pages::POLICY))
        .layer(from_fn_with_state(registry.rate_limits.clone(), access::log))
        .with_state(registry)
}

/// Renders problems in the reader's language, also after a panic.
fn rendering_problems<S: Clone + Send + Sync + 'static>(router: Router<S>) -> Router<S> {
    router.layer(CatchPanicLayer::new()).layer(from_fn(problem::render))
}

fn header_always(name: &'static str, value: &'static str) -> SetResponseHeaderLayer<HeaderValue> {
    let name = HeaderName::from_static(name);
    SetResponseHeaderLayer::if_not_present(name, HeaderValue::from_static(value))
}

#[cfg(test)]
mod tests {
    use super::*;
    use axum::body::{Body, to_bytes};
    use axum::http::{Request, StatusCode};
    use axum::routing::get;
    use tower::ServiceExt;

    #[tokio::test]
    async fn panicking_request_gets_an_answer_and_the_next_one_too() {
        let fails = async || -> &'static str { panic!("as it should") };
        let router = Router::new().route("/fails", get(fails)).route("/works", get("fine"));
        let router = rendering_problems(router);
        let ask = async |path: &str| {
            let request = Request::get(path).header("accept-language", "fi").body(Body::empty());
            let answer = router.clone().oneshot(request.unwrap()).await.unwrap();
            let status = answer.status();
            let body = to_bytes(answer.into_body(), 1 << 16).await.unwrap();
            (status, String::from_utf8(body.to_vec()).unwrap())
        };
        let (status, problem) = ask("/fails").await;
        assert_eq!(status, StatusCode::INTERNAL_SERVER_ERROR);
        assert!(problem.contains("\"title\":\"") && problem.contains("500"), "{problem}");
        assert_eq!(ask("/works").await, (StatusCode::OK, "fine".to_owned()));
    }
}
