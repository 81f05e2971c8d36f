//! Server tests through the API, without a network.

mod acts;
mod administration;
mod arbiter_day;
mod arbiters;
mod budgets;
mod connections;
mod damaged_journal;
mod delayed_view;
mod deletion;
mod engines;
mod erasure;
mod file_readers;
mod files;
mod games;
mod hosts;
mod housekeeping;
mod journal_stall;
mod ledger;
mod long_searches;
mod matrix;
mod names;
mod network;
mod nine_rounds;
mod prefix;
mod push;
mod replays;
mod review;
mod revocation;
mod rounds;
mod seats;
mod second_window;
mod server_load;
mod sparring;
mod tls;
mod whole_rounds;

use crate::access::creation_policy::{Creating, CreationPolicy};
use crate::access::hosts::Arrival;
use crate::access::limits::RateLimits;
use crate::api::router;
use crate::config::Limits;
use crate::engines::slots::Engines;
use crate::games::journal::Context;
use crate::process::recovery::recover;
use crate::registry::Registry;
use crate::registry::push::Push;
use crate::session_clock::SessionClock;
use crate::site::Site;
use axum::Router;
use axum::body::Body;
use axum::extract::connect_info::MockConnectInfo;
use axum::http::{HeaderValue, Request, StatusCode, header};
use axum::middleware::map_request;
use metrics_exporter_prometheus::PrometheusBuilder;
use serde_json::{Value, json};
use std::net::SocketAddr;
use std::sync::Arc;
use touchmove_envelope::Key;
use touchmove_store::Store;
use tower::ServiceExt;

/// A server with a store in memory.
pub(super) struct TestServer {
    pub store: Arc<dyn Store>,
    pub registry: Arc<Registry>,
    app: Router,
}

impl TestServer {
    pub async fn new() -> TestServer {
        TestServer::over(touchmove_store::open("memory").await.unwrap(), [7; 32]).await
    }

    /// Another server with the same store, after this server has crashed.
    pub async fn after_a_crash(self) -> TestServer {
        TestServer::over(self.store, [7; 32]).await
    }

    pub async fn over(store: Arc<dyn Store>, key: [u8; 32]) -> TestServer {
        TestServer::at(store, key, Site::default()).await
    }

    /// A server with this store, at this site.
    pub async fn at(store: Arc<dyn Store>, key: [u8; 32], site: Site) -> TestServer {
        let joined = store.join().await.unwrap();
        let clock = SessionClock::since(joined.now, joined.since);
        let context = Context::new(store.clone(), clock, Key::from_bytes(key));
        let registry = registry(
            context,
            Engines::new(Vec::new(), 4),
            site,
            CreationPolicy::new(Creating::Open),
        );
        recover(&registry, joined.now).await.unwrap();
        TestServer::of(store, registry)
    }

    /// This server with another creation policy and other engines.
    pub fn with(self, creation_policy: CreationPolicy, engines: Engines) -> TestServer {
        let context =
            Context::new(self.store.clone(), self.registry.context.clock, Key::from_bytes([7; 32]));
        let registry = registry(context, engines, Site::default(), creation_policy);
        TestServer::of(self.store, registry)
    }

    /// This server with another program as its file reader.
    pub fn with_readers(self, program: &str) -> TestServer {
        let context =
            Context::new(self.store.clone(), self.registry.context.clock, Key::from_bytes([7; 32]));
        let context = context.reads_by(Some(program.into()));
        let engines = Engines::new(Vec::new(), 4);
        let registry =
            registry(context, engines, Site::default(), CreationPolicy::new(Creating::Open));
        TestServer::of(self.store, registry)
    }

    fn of(store: Arc<dyn Store>, registry: Arc<Registry>) -> TestServer {
        let peer = MockConnectInfo(SocketAddr::from(([127, 0, 0, 1], 4)));
        let app = router(registry.clone()).layer(peer).layer(map_request(arrives));
        TestServer { store, registry, app }
    }

    pub async fn call(
        &self,
        method: &str,
        path: &str,
        secret: Option<&str>,
        body: Option<Value>,
    ) -> (StatusCode, String) {
        let mut request = Request::builder().method(method).uri(path);
        if let Some(secret) = secret {
            request = request.header(header::AUTHORIZATION, format!("Bearer {secret}"));
        }
        let body = body.map_or(Body::empty(), |body| Body::from(body.to_string()));
        let request = request.header(header::CONTENT_TYPE, "application/json").body(body).unwrap();
        let answer = self.app.clone().oneshot(request).await.unwrap();
        let status = answer.status();
        let bytes = axum::body::to_bytes(answer.into_body(), 1 << 24).await.unwrap();
        (status, String::from_utf8(bytes.to_vec()).unwrap())
    }

    pub async fn get(&self, path: &str, secret: Option<&str>) -> Value {
        let (status, text) = self.call("GET", path, secret, None).await;
        assert!(status.is_success(), "{path}: {status} {text}");
        serde_json::from_str(&text).unwrap()
    }

    pub async fn post(&self, path: &str, secret: Option<&str>, body: Value) -> (StatusCode, Value) {
        let (status, text) = self.call("POST", path, secret, Some(body)).await;
        (status, serde_json::from_str(&text).unwrap())
    }

    /// A game with a seat for each role.
    pub async fn game(&self, new: Value) -> Seated<'_> {
        let (status, created) = self.post("/api/games", None, new).await;
        assert_eq!(status, StatusCode::CREATED, "{created}");
        Seated { server: self, created }
    }
}

fn registry(
    context: Context,
    engines: Engines,
    site: Site,
    creation_policy: CreationPolicy,
) -> Arc<Registry> {
    let prometheus = PrometheusBuilder::new().build_recorder().handle();
    let rate_limits = RateLimits::new(Limits::unlimited(), Vec::new());
    Registry::new(context, rate_limits, engines, prometheus, site, creation_policy, Push::default())
}

/// Adds the headers that a connection and a browser add to a request.
async fn arrives<B>(mut request: Request<B>) -> Request<B> {
    request.extensions_mut().insert(Arrival { proxy: false });
    let own = HeaderValue::from_static("127.0.0.1");
    request.headers_mut().entry(header::HOST).or_insert(own);
    request
}

/// A game and its seats.
pub(super) struct Seated<'a> {
    pub server: &'a TestServer,
    created: Value,
}

impl Seated<'_> {
    pub fn id(&self) -> &str {
        self.created["id"].as_str().unwrap()
    }

    pub fn path(&self, rest: &str) -> String {
        format!("/api/games/{}{rest}", self.id())
    }

    pub fn secret(&self, role: &str) -> &str {
        let mut seats = self.created["seats"].as_array().unwrap().iter();
        let seat = seats.find(|seat| seat["role"] == role);
        seat.unwrap_or_else(|| panic!("no {role}"))["secret"].as_str().unwrap()
    }

    pub async fn tries(&self, role: &str, event: &str) -> (StatusCode, Value) {
        let body = json!({ "event": event });
        self.server.post(&self.path("/events"), Some(self.secret(role)), body).await
    }

    pub async fn says(&self, role: &str, event: &str) -> Value {
        let (status, answer) = self.tries(role, event).await;
        assert_eq!(status, StatusCode::CREATED, "{event}: {answer}");
        answer
    }

    pub async fn state(&self, role: &str) -> Value {
        self.server.get(&self.path(""), Some(self.secret(role))).await["state"].clone()
    }

    pub async fn news(&self, role: &str, after: u64) -> Value {
        let path = self.path(&format!("/events?after={after}"));
        self.server.get(&path, Some(self.secret(role))).await
    }
}
