//! Pages, embedded in the binary. `make web` builds them. In a build without pages, one page
//! reports that they are missing, and the API works.

use crate::problem::Problem;
use crate::registry::Registry;
use crate::site::Site;
use axum::Router;
use axum::body::Bytes;
use axum::extract::{Path, State};
use axum::http::{HeaderMap, HeaderValue, Method, StatusCode, Uri, header};
use axum::response::{IntoResponse, Response};
use axum::routing::get;
use std::sync::Arc;

/// Content security policy: no foreign sources, no inline code, no text as script.
pub(crate) const POLICY: &str = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; \
    img-src 'self'; font-src 'self'; connect-src 'self'; manifest-src 'self'; worker-src 'self'; base-uri 'none'; \
    form-action 'none'; frame-ancestors 'none'; require-trusted-types-for 'script'; \
    trusted-types svelte-trusted-html touchmove-worker";

/// All page files: address below `/`, and content.
const FILES: &[(&str, &[u8])] = include!(concat!(env!("OUT_DIR"), "/pages.rs"));
const ABSENT: &[u8] = include_bytes!("absent.html");

/// Cache header for files whose address changes with their content.
const FOR_GOOD: HeaderValue = HeaderValue::from_static("public, max-age=31536000, immutable");
const ASK_AGAIN: HeaderValue = HeaderValue::from_static("no-cache");

pub(crate) fn router() -> Router<Arc<Registry>> {
    Router::new()
        .route("/", get(page))
        .route("/game/{id}", get(of_one))
        .route("/competition", get(page))
        .route("/competition/{id}", get(of_one))
        .route("/slip/{id}", get(of_one))
        .route("/hall", get(page))
        .route("/position", get(page))
        .route("/sandbox", get(page))
        .route("/training", get(page))
        .route("/controls", get(page))
        .route("/laws", get(page))
        .route("/laws/{edition}", get(page))
        .route("/laws/{edition}/{article}", get(page))
        .route("/embed/{kind}/{id}", get(embedded))
        .route("/assets/{file}", get(asset))
        .route("/manifest.webmanifest", get(|h: HeaderMap| root("manifest.webmanifest", h)))
        .route("/worker.js", get(|h: HeaderMap| root("worker.js", h)))
        .route("/icons/{file}", get(icon))
}

async fn page(State(registry): State<Arc<Registry>>, headers: HeaderMap) -> Response {
    let kind = "text/html; charset=utf-8";
    let own = registry.site.page.get_or_init(|| written(&registry)).clone();
    let own = own.map(|page| plain(kind, page, ASK_AGAIN));
    let found = own.or_else(|| send("index.html", kind, &headers, ASK_AGAIN));
    let absent = || ([(header::CONTENT_TYPE, "text/html; charset=utf-8")], ABSENT).into_response();
    found.unwrap_or_else(absent)
}

/// The page of a game or an event. If the game or event was deleted, the status is 410; the page
/// shows the reason.
async fn of_one(
    registry: State<Arc<Registry>>,
    Path(id): Path<String>,
    headers: HeaderMap,
) -> Response {
    let gone = registry.is_gone(&id).await;
    let mut response = page(registry, headers).await;
    if gone {
        *response.status_mut() = StatusCode::GONE;
    }
    response
}

/// The page with this server's addresses inserted; `None` if nothing is to insert or the pages were
/// not built.
fn written(registry: &Registry) -> Option<Bytes> {
    let Site { prefix, others, .. } = &registry.site;
    let others = others.as_deref().unwrap_or_default();
    if prefix.is_empty() && others.is_empty() {
        return None;
    }
    let page = std::str::from_utf8(file("index.html")?).ok()?;
    let page = page.replace("=\"/", &format!("=\"{prefix}/"));
    let tag = |content| format!("name=\"touchmove-others\" content=\"{content}\"");
    Some(page.replace(&tag(""), &tag(others)).into())
}

/// The page in a variant that other sites may embed: it only shows a game or an event.
async fn embedded(
    registry: State<Arc<Registry>>,
    Path((_, id)): Path<(String, String)>,
    headers: HeaderMap,
) -> Response {
    let mut response = of_one(registry, Path(id), headers).await;
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

/// A file whose address does not change with its content.
async fn root(file: &'static str, headers: HeaderMap) -> Response {
    let found = kind(file).and_then(|kind| send(file, kind, &headers, ASK_AGAIN));
    found.unwrap_or_else(|| Problem::no_such_address().into_response())
}

async fn icon(Path(file): Path<String>, headers: HeaderMap) -> Response {
    let kind = kind(&file);
    let found = kind.and_then(|kind| send(&format!("icons/{file}"), kind, &headers, ASK_AGAIN));
    found.unwrap_or_else(|| Problem::no_such_address().into_response())
}

/// Not found: a page for people, a problem for programs.
pub(crate) async fn not_found(
    registry: State<Arc<Registry>>,
    method: Method,
    uri: Uri,
    headers: HeaderMap,
) -> Response {
    let accepted = headers.get(header::ACCEPT).and_then(|value| value.to_str().ok());
    let reads = accepted.is_some_and(|kinds| kinds.contains("text/html"));
    if method != Method::GET || !reads || uri.path().starts_with("/api/") {
        return Problem::no_such_address().into_response();
    }
    (StatusCode::NOT_FOUND, page(registry, headers).await).into_response()
}

fn kind(file: &str) -> Option<&'static str> {
    match file.rsplit_once('.')?.1 {
        "js" => Some("text/javascript; charset=utf-8"),
        "css" => Some("text/css; charset=utf-8"),
        "svg" => Some("image/svg+xml"),
        "png" => Some("image/png"),
        "wasm" => Some("application/wasm"),
        "woff2" => Some("font/woff2"),
        "webmanifest" => Some("application/manifest+json"),
        _ => None,
    }
}

/// A file, compressed if the client accepts compression.
fn send(
    address: &str,
    kind: &'static str,
    headers: &HeaderMap,
    keep: HeaderValue,
) -> Option<Response> {
    let small = CODINGS.iter().filter(|(coding, _)| takes(headers, coding));
    let mut small =
        small.filter_map(|(coding, end)| Some((coding, file(&format!("{address}{end}"))?)));
    let small = small.next();
    let bytes = small.map(|(_, bytes)| bytes).or_else(|| file(address))?;
    let mut response = plain(kind, Bytes::from_static(bytes), keep);
    let sent = response.headers_mut();
    sent.insert(header::VARY, HeaderValue::from_static("accept-encoding"));
    if let Some((coding, _)) = small {
        sent.insert(header::CONTENT_ENCODING, HeaderValue::from_static(coding));
    }
    Some(response)
}

fn plain(kind: &'static str, bytes: Bytes, keep: HeaderValue) -> Response {
    ([(header::CONTENT_TYPE, HeaderValue::from_static(kind)), (header::CACHE_CONTROL, keep)], bytes)
        .into_response()
}

fn file(address: &str) -> Option<&'static [u8]> {
    FILES.iter().find(|(name, _)| *name == address).map(|&(_, bytes)| bytes)
}

/// Compressed forms of files, the smallest first.
const CODINGS: [(&str, &str); 2] = [("br", ".br"), ("gzip", ".gz")];

fn takes(headers: &HeaderMap, wanted: &str) -> bool {
    let accepted = headers.get_all(header::ACCEPT_ENCODING).iter();
    let mut accepted = accepted.filter_map(|value| value.to_str().ok()).flat_map(|v| v.split(','));
    // Accepts `br;q=1`, but not `br;q=0`.
    accepted.any(|coding| {
        let (name, quality) = coding.split_once(';').unwrap_or((coding, ""));
        name.trim() == wanted && quality.replace(' ', "") != "q=0"
    })
}
