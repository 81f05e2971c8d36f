//! The pages, built into the binary.

use axum::Router;
use axum::http::header;
use axum::response::IntoResponse;
use axum::routing::get;

/// Nothing from elsewhere, nothing inline.
pub(crate) const POLICY: &str = "default-src 'none'; script-src 'self'; style-src 'self'; \
    img-src 'self' data:; connect-src 'self'; base-uri 'none'; form-action 'none'; \
    frame-ancestors 'none'";

pub(crate) fn router<S: Clone + Send + Sync + 'static>() -> Router<S> {
    Router::new()
        .route("/", get(|| file("text/html; charset=utf-8", include_str!("page/index.html"))))
        .route(
            "/game/{id}",
            get(|| file("text/html; charset=utf-8", include_str!("page/game.html"))),
        )
        .route(
            "/page/style.css",
            get(|| file("text/css; charset=utf-8", include_str!("page/style.css"))),
        )
        .route("/page/index.js", get(|| script(include_str!("page/index.js"))))
        .route("/page/game.js", get(|| script(include_str!("page/game.js"))))
}

async fn script(text: &'static str) -> impl IntoResponse {
    file("text/javascript; charset=utf-8", text).await
}

async fn file(kind: &'static str, text: &'static str) -> impl IntoResponse {
    ([(header::CONTENT_TYPE, kind), (header::CACHE_CONTROL, "no-cache")], text)
}
