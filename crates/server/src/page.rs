//! The pages, built into the binary. `make web` makes them; without it a page
//! says so, and everything else works.

use crate::problem::Problem;
use axum::Router;
use axum::extract::Path;
use axum::http::{HeaderMap, HeaderValue, header};
use axum::response::{IntoResponse, Response};
use axum::routing::get;

/// Nothing from elsewhere, nothing inline, no text that becomes a script.
pub(crate) const POLICY: &str = "default-src 'none'; script-src 'self'; style-src 'self'; \
    img-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'none'; \
    frame-ancestors 'none'; require-trusted-types-for 'script'; \
    trusted-types svelte-trusted-html";

/// Every file of the pages: its address below `/`, and what stands there.
const FILES: &[(&str, &[u8])] = include!(concat!(env!("OUT_DIR"), "/pages.rs"));
const ABSENT: &[u8] = include_bytes!("page/absent.html");

/// Addresses are new whenever the contents are.
const FOR_GOOD: HeaderValue = HeaderValue::from_static("public, max-age=31536000, immutable");
const ASK_AGAIN: HeaderValue = HeaderValue::from_static("no-cache");

pub(crate) fn router<S: Clone + Send + Sync + 'static>() -> Router<S> {
    Router::new()
        .route("/", get(page))
        .route("/game/{id}", get(page))
        .route("/competition", get(page))
        .route("/competition/{id}", get(page))
        .route("/sandbox", get(page))
        .route("/laws", get(page))
        .route("/laws/{edition}", get(page))
        .route("/laws/{edition}/{article}", get(page))
        .route("/embed/{kind}/{id}", get(embedded))
        .route("/assets/{file}", get(asset))
}

async fn page(headers: HeaderMap) -> Response {
    let found = send("index.html", "text/html; charset=utf-8", &headers, ASK_AGAIN);
    let absent = || ([(header::CONTENT_TYPE, "text/html; charset=utf-8")], ABSENT).into_response();
    found.unwrap_or_else(absent)
}

/// What only shows something may stand in pages of others.
async fn embedded(headers: HeaderMap) -> Response {
    let mut response = page(headers).await;
    let policy = POLICY.replace("frame-ancestors 'none'", "frame-ancestors *");
    if let Ok(policy) = HeaderValue::from_str(&policy) {
        response.headers_mut().insert(header::CONTENT_SECURITY_POLICY, policy);
    }
    response
}

async fn asset(Path(file): Path<String>, headers: HeaderMap) -> Response {
    let kind = kind(&file);
    let found = kind.and_then(|kind| send(&format!("assets/{file}"), kind, &headers, FOR_GOOD));
    found.unwrap_or_else(|| Problem::no_such_address().into_response())
}

fn kind(file: &str) -> Option<&'static str> {
    match file.rsplit_once('.')?.1 {
        "js" => Some("text/javascript; charset=utf-8"),
        "css" => Some("text/css; charset=utf-8"),
        "svg" => Some("image/svg+xml"),
        _ => None,
    }
}

/// A file, compressed for whoever takes it so.
fn send(
    address: &str,
    kind: &'static str,
    headers: &HeaderMap,
    keep: HeaderValue,
) -> Option<Response> {
    let small = takes_gzip(headers).then(|| file(&format!("{address}.gz"))).flatten();
    let bytes = small.or_else(|| file(address))?;
    let mut response = ([(header::CONTENT_TYPE, kind)], bytes).into_response();
    let sent = response.headers_mut();
    sent.insert(header::CACHE_CONTROL, keep);
    sent.insert(header::VARY, HeaderValue::from_static("accept-encoding"));
    if small.is_some() {
        sent.insert(header::CONTENT_ENCODING, HeaderValue::from_static("gzip"));
    }
    Some(response)
}

fn file(address: &str) -> Option<&'static [u8]> {
    FILES.iter().find(|(name, _)| *name == address).map(|&(_, bytes)| bytes)
}

fn takes_gzip(headers: &HeaderMap) -> bool {
    let accepted = headers.get_all(header::ACCEPT_ENCODING).iter();
    let mut accepted = accepted.filter_map(|value| value.to_str().ok()).flat_map(|v| v.split(','));
    accepted.any(|coding| coding.trim() == "gzip")
}
