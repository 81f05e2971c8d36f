//! Extractors: typed parts of a request.

use crate::access::id_source::IdSource;
pub(crate) use crate::access::limits::secret;
use crate::problem::Problem;
use crate::registry::Registry;
use crate::text_input;
use axum::body::{Bytes, to_bytes};
use axum::extract::rejection::{JsonRejection, PathRejection, QueryRejection};
use axum::extract::{DefaultBodyLimit, FromRequest, FromRequestParts, Path, Query, Request};
use axum::http::StatusCode;
use axum::http::request::Parts;
use serde::de::DeserializeOwned;
use std::sync::Arc;
use utoipa::Modify;
use utoipa::openapi::security::{Http, HttpAuthScheme, SecurityScheme};

/// A JSON body without hidden characters. Errors are reported as problems.
pub(crate) struct Body<T>(pub T);

/// A JSON body with any characters: a name to anonymise may have been stored with hidden
/// characters.
pub(crate) struct AnyText<T>(pub T);

impl<S: Send + Sync, T: DeserializeOwned> FromRequest<S> for Body<T> {
    type Rejection = Problem;

    async fn from_request(request: Request, state: &S) -> Result<Body<T>, Problem> {
        let (parts, body) = request.into_parts();
        let whole = Request::from_parts(parts.clone(), body);
        let bytes = Bytes::from_request(whole, state).await.map_err(|_| too_large())?;
        let again = Request::from_parts(parts, bytes.clone().into());
        let AnyText(read) = AnyText::from_request(again, state).await?;
        text_input::check(&bytes)?;
        Ok(Body(read))
    }
}

impl<S: Send + Sync, T: DeserializeOwned> FromRequest<S> for AnyText<T> {
    type Rejection = Problem;

    async fn from_request(request: Request, state: &S) -> Result<AnyText<T>, Problem> {
        let read = axum::Json::<T>::from_request(request, state).await;
        read.map(|axum::Json(value)| AnyText(value)).map_err(|rejected: JsonRejection| {
            match rejected.status() {
                StatusCode::PAYLOAD_TOO_LARGE => too_large(),
                _ => Problem::unreadable(rejected.body_text()),
            }
        })
    }
}

fn too_large() -> Problem {
    Problem::too_much("body", "64 kB")
}

/// A request to create something, with the source of its ids and secrets: random numbers, or the
/// caller's key. The body has at most `KB` kilobytes.
pub(crate) struct Creation<T, const KB: usize> {
    pub new: T,
    pub ids: IdSource,
}

/// The header with the caller's key.
const KEY: &str = "idempotency-key";

/// The description of the header in the API.
pub(crate) const ABOUT_KEY: &str = "Idempotency key, 16 to 64 random characters: a repeated \
    request with the same key, such as after a lost answer, returns the same links.";

impl<T: DeserializeOwned, const KB: usize> FromRequest<Arc<Registry>> for Creation<T, KB> {
    type Rejection = Problem;

    async fn from_request(request: Request, registry: &Arc<Registry>) -> Result<Self, Problem> {
        let (parts, body) = request.into_parts();
        let key = parts.headers.get(KEY).map(|key| key.to_str().unwrap_or_default().to_owned());
        let path = parts.uri.path().to_owned();
        let bytes = to_bytes(body, KB * 1024).await;
        let bytes = bytes.map_err(|_| Problem::too_much("body", format!("{KB} kB")))?;
        let ids = match key {
            Some(key) => IdSource::keyed(&registry.context.key, &key, &path, &bytes)?,
            None => IdSource::Chance,
        };
        let mut request = Request::from_parts(parts, axum::body::Body::from(bytes));
        DefaultBodyLimit::disable().apply(&mut request);
        let Body(new) = Body::from_request(request, registry).await?;
        Ok(Creation { new, ids })
    }
}

/// A raw body, such as an uploaded file.
pub(crate) struct Raw(pub Bytes);

/// Upper bound of a file, in bytes. The tournament file of a thousand players in fifteen rounds is
/// smaller.
pub(crate) const LARGEST_FILE: usize = 512 * 1024;
/// Upper bounds in kilobytes: for a game, and for a round of 2,000 boards with the data of all
/// players.
pub(crate) const GAME: usize = 64;
pub(crate) const ROUND: usize = 1024;

impl<S: Send + Sync> FromRequest<S> for Raw {
    type Rejection = Problem;

    async fn from_request(request: Request, _: &S) -> Result<Raw, Problem> {
        let read = to_bytes(request.into_body(), LARGEST_FILE).await;
        read.map(Raw).map_err(|_| Problem::too_much("body", "512 kB"))
    }
}

/// Parameters in the path.
pub(crate) struct In<T>(pub T);

impl<S: Send + Sync, T: DeserializeOwned + Send> FromRequestParts<S> for In<T> {
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<In<T>, Problem> {
        let read = Path::<T>::from_request_parts(parts, state).await;
        read.map(|Path(value)| In(value))
            .map_err(|rejected: PathRejection| Problem::unreadable(rejected.body_text()))
    }
}

/// Parameters in the query.
pub(crate) struct Parameters<T>(pub T);

impl<S: Send + Sync, T: DeserializeOwned> FromRequestParts<S> for Parameters<T> {
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Parameters<T>, Problem> {
        let read = Query::<T>::from_request_parts(parts, state).await;
        read.map(|Query(value)| Parameters(value))
            .map_err(|rejected: QueryRejection| Problem::unreadable(rejected.body_text()))
    }
}

/// Describes in the API how a seat's secret is sent.
pub(crate) struct Bearer;

impl Modify for Bearer {
    fn modify(&self, openapi: &mut utoipa::openapi::OpenApi) {
        let components = openapi.components.get_or_insert_default();
        let scheme = SecurityScheme::Http(Http::new(HttpAuthScheme::Bearer));
        components.add_security_scheme("seat", scheme);
    }
}
