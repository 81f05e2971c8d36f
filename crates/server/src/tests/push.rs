//! Push messages: an arbiter's device gets calls while the page is closed, and the push service
//! learns nothing.

mod service;

use super::TestServer;
use super::network::secret;
use crate::access::creation_policy::{Creating, CreationPolicy};
use crate::access::limits::RateLimits;
use crate::config::Limits;
use crate::engines::slots::Engines;
use crate::games::calls::{Called, Cause};
use crate::games::journal::{Context, read};
use crate::process::cluster::same_key;
use crate::process::push_delivery::{Pace, pass_on};
use crate::push::post::Post;
use crate::push::services::Services;
use crate::registry::push::Push;
use crate::registry::{CLUSTER, Registry};
use crate::session_clock::SessionClock;
use crate::site::Site;
use axum::body::Body;
use axum::http::{Request, StatusCode, header};
use metrics_exporter_prometheus::PrometheusBuilder;
use rustls_pki_types::CertificateDer;
use rustls_pki_types::pem::PemObject;
use serde_json::{Value, json};
use service::{Browser, Service, soon};
use std::sync::Arc;
use std::time::Duration;
use touchmove_answers::views::CallSubject;
use touchmove_board::Color;
use touchmove_envelope::Key;
use touchmove_store::{Store, StreamId};
use tower::ServiceExt;

const KEY: [u8; 32] = [7; 32];
const QUICK: Pace = Pace { to_gather: Duration::from_millis(200), apart: Duration::from_millis(1) };

/// A server that may use the push service, and delivers calls.
async fn server(store: Arc<dyn Store>, service: &Service) -> TestServer {
    assert!(same_key(&*store, &Key::from_bytes(KEY)).await.unwrap());
    let joined = store.join().await.unwrap();
    let context = Context::new(
        store.clone(),
        SessionClock::since(joined.now, joined.since),
        Key::from_bytes(KEY),
    );
    let services = Services(vec![service.address.to_string().parse().unwrap()]);
    let trusted = CertificateDer::from_pem_file(super::tls::file("certificate.pem")).unwrap();
    let registry = Registry::new(
        context,
        RateLimits::new(Limits::unlimited(), Vec::new()),
        Engines::new(Vec::new(), 4),
        PrometheusBuilder::new().build_recorder().handle(),
        Site { others: Some("https://chess.example.org".to_owned()), ..Site::default() },
        CreationPolicy::new(Creating::Open),
        Push::new(services, Post::trusting(trusted)),
    );
    tokio::spawn(pass_on(registry.clone(), QUICK));
    TestServer::of(store, registry)
}

async fn memory() -> Arc<dyn Store> {
    touchmove_store::open("memory").await.unwrap()
}

/// An event of two boards whose games have begun.
struct Day {
    server: TestServer,
    service: Service,
    path: String,
    arbiter: String,
    boards: Vec<Value>,
}

impl Day {
    async fn begins() -> Day {
        let service = Service::open().await;
        let server = server(memory().await, &service).await;
        let boards = json!([
            { "white": "Anna", "black": "Boris" },
            { "white": "Carla", "black": "David" },
        ]);
        let new = json!({ "name": "Spring open", "boards": boards });
        let (status, created) = server.post("/api/competitions", None, new).await;
        assert_eq!(status, StatusCode::CREATED, "{created}");
        let day = Day {
            server,
            service,
            path: format!("/api/competitions/{}", created["id"].as_str().unwrap()),
            arbiter: created["arbiter"]["secret"].as_str().unwrap().to_owned(),
            boards: created["boards"].as_array().unwrap().clone(),
        };
        for at in [0, 1] {
            day.says(at, "arbiter", "Arbiter starts").await;
        }
        day
    }

    fn game(&self, at: usize) -> &str {
        self.boards[at]["game"].as_str().unwrap()
    }

    async fn says(&self, at: usize, role: &str, event: &str) {
        let by = match role {
            "arbiter" => self.arbiter.clone(),
            _ => secret(&self.boards[at], role),
        };
        let path = format!("/api/games/{}/events", self.game(at));
        let (status, said) = self.server.post(&path, Some(&by), json!({ "event": event })).await;
        assert_eq!(status, StatusCode::CREATED, "{event}: {said}");
    }

    /// A call, as the game sends it.
    fn call(&self, at: usize, player: Color, about: CallSubject) {
        let competition = self.path.rsplit('/').next().unwrap().to_owned();
        let (game, cause) = (self.game(at).to_owned(), Cause::Call(player, about));
        self.server.registry.context.calls.send(Called { competition, game, cause }).unwrap();
    }

    async fn subscribes(&self, by: &str, new: &Value, language: &str) -> (StatusCode, Value) {
        let request = Request::put(format!("{}/push", self.path))
            .header(header::AUTHORIZATION, format!("Bearer {by}"))
            .header(header::ACCEPT_LANGUAGE, language)
            .header(header::CONTENT_TYPE, "application/json");
        let request = request.body(Body::from(new.to_string())).unwrap();
        let answer = self.server.app.clone().oneshot(request).await.unwrap();
        let status = answer.status();
        let body = axum::body::to_bytes(answer.into_body(), 1 << 16).await.unwrap();
        (status, serde_json::from_slice(&body).unwrap())
    }

    /// Subscribes a browser of the first arbiter.
    async fn browser(&self, number: u8, language: &str) -> (Browser, String) {
        let browser = Browser::new(number);
        let new = browser.subscription(&self.service.origin());
        let (status, view) = self.subscribes(&self.arbiter, &new, language).await;
        assert_eq!(status, StatusCode::OK, "{view}");
        (browser, view["id"].as_str().unwrap().to_owned())
    }

    async fn key(&self) -> String {
        self.server.get("/api/push", None).await["key"].as_str().unwrap().to_owned()
    }

    async fn journal(&self) -> Vec<String> {
        let id = StreamId::new(self.path.rsplit('/').next().unwrap()).unwrap();
        let journal = read(&*self.server.store, &id, 0).await.unwrap();
        journal.iter().map(|stored| serde_json::to_string(&stored.entry).unwrap()).collect()
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn call_reaches_a_closed_page_encrypted() {
    let mut day = Day::begins().await;
    let (browser, _) = day.browser(1, "fi").await;
    day.says(0, "white", "White stops the clock").await;
    let letter = day.service.letter().await;
    assert_eq!(letter.path, "/push/1");
    assert_eq!(letter.headers["urgency"], "high");
    assert_eq!(letter.headers["ttl"], "300");
    let text = "1: Valkea on pysäyttänyt kellot ja kutsuu sinua";
    let message = json!({
        "event": "Spring open",
        "address": day.path.strip_prefix("/api").map(|path| path.replace("competitions", "competition")),
        "language": "fi",
        "calls": [{ "game": day.game(0), "text": text }],
    });
    assert_eq!(browser.opens(&letter), message);
    let seen =
        String::from_utf8_lossy(&letter.body).into_owned() + &format!("{:?}", letter.headers);
    for secret in ["Spring", "Valkea", day.game(0), &day.arbiter] {
        assert!(!seen.contains(secret), "{secret}");
    }
    assert_eq!(letter.body.len(), 86 + 1_024 + 16);
}

#[tokio::test(flavor = "multi_thread")]
async fn push_service_can_verify_the_sender() {
    let mut day = Day::begins().await;
    day.browser(1, "en").await;
    let before = crate::session_clock::wall() / 1_000;
    day.says(0, "white", "White asks for an explanation").await;
    let claims = day.service.letter().await.claims(&day.key().await);
    assert_eq!(claims["aud"], day.service.origin());
    assert_eq!(claims["sub"], "https://chess.example.org");
    let until = claims["exp"].as_u64().unwrap();
    assert!(until > before && until <= before + 24 * 60 * 60, "{claims}");
}

#[tokio::test(flavor = "multi_thread")]
async fn simultaneous_calls_are_one_message() {
    let mut day = Day::begins().await;
    let (browser, _) = day.browser(1, "en").await;
    day.call(0, Color::White, CallSubject::Stopped);
    day.call(1, Color::Black, CallSubject::Adjournment);
    day.call(0, Color::Black, CallSubject::Appeal);
    let message = browser.opens(&day.service.letter().await);
    let calls = json!([
        { "game": day.game(0), "text": "1: White has stopped the clocks and calls you\n1: Black appeals" },
        { "game": day.game(1), "text": "2: Black asks to adjourn" },
    ]);
    assert_eq!(message["calls"], calls);
    // The arbiter's own acts call no arbiter, and delivered calls are not repeated.
    day.says(0, "white", "White stops the clock").await;
    day.service.letter().await;
    day.says(0, "arbiter", "Arbiter resumes").await;
    day.says(0, "white", "White asks for an explanation").await;
    let next = browser.opens(&day.service.letter().await);
    let text = "1: White asks you to explain a point of the Laws";
    assert_eq!(next["calls"], json!([{ "game": day.game(0), "text": text }]));
    assert!(day.service.is_silent());
}

#[tokio::test(flavor = "multi_thread")]
async fn calls_of_many_boards_fit_into_one_message() {
    let mut day = Day::begins().await;
    let boards: Vec<Value> =
        (3..=90).map(|n| json!({ "number": n, "white": "A", "black": "B" })).collect();
    let (status, made) =
        day.server.post(&format!("{}/boards", day.path), Some(&day.arbiter), json!(boards)).await;
    assert_eq!(status, StatusCode::CREATED, "{made}");
    day.boards.extend(made.as_array().unwrap().iter().cloned());
    let (browser, _) = day.browser(1, "ar").await;
    for at in 0..day.boards.len() {
        for about in [
            CallSubject::Explanation,
            CallSubject::Explanation,
            CallSubject::Appeal,
            CallSubject::Assistant,
        ] {
            for player in Color::ALL {
                day.call(at, player, about);
            }
        }
    }
    let message = browser.opens(&day.service.letter().await);
    let calls = message["calls"].as_array().unwrap();
    let (rest, named) = calls.split_last().unwrap();
    assert!(!named.is_empty() && named.iter().all(|call| call["game"].is_string()));
    let numbers: String = rest["text"].as_str().unwrap().chars().take(6).collect();
    assert_eq!(numbers, format!("{}, {}, ", named.len() + 1, named.len() + 2).get(..6).unwrap());
    assert!(rest["game"].is_null());
}

#[tokio::test(flavor = "multi_thread")]
async fn questions_and_disputed_results_call_the_arbiter() {
    let mut day = Day::begins().await;
    let (browser, _) = day.browser(1, "en").await;
    day.says(0, "white", "White plays e4").await;
    day.call(0, Color::White, CallSubject::Stopped);
    day.says(0, "arbiter", "Black distracts").await;
    let message = browser.opens(&day.service.letter().await);
    let words = message["calls"][0]["text"].as_str().unwrap();
    let secret = Some(day.arbiter.as_str());
    let view = day.server.get(&format!("/api/games/{}", day.game(0)), secret).await;
    let asked = view["state"]["questions"][0]["words"].as_str().unwrap();
    assert_eq!(words, format!("1: {asked}"));
    for (role, codes) in [("white", "10"), ("black", "==")] {
        let path = format!("/api/games/{}/slip", day.game(1));
        let by = secret_of(&day, 1, role);
        let (status, said) = day.server.post(&path, Some(&by), json!({ "codes": codes })).await;
        assert!(status.is_success(), "{said}");
    }
    let message = browser.opens(&day.service.letter().await);
    let text = "2: White signed 1–0, Black signed ½–½";
    assert_eq!(message["calls"], json!([{ "game": day.game(1), "text": text }]));
}

fn secret_of(day: &Day, at: usize, role: &str) -> String {
    secret(&day.boards[at], role)
}

#[tokio::test(flavor = "multi_thread")]
async fn expired_subscription_is_removed() {
    for status in [404, 410] {
        let mut day = Day::begins().await;
        let (_, id) = day.browser(1, "en").await;
        let mut changes = day.server.store.changes();
        day.service.answers.lock().unwrap().push_back(status);
        day.says(0, "white", "White appeals").await;
        day.service.letter().await;
        let gone = format!("push unsubscribed\",\"value\":{{\"id\":\"{id}\"}}");
        while !day.journal().await.iter().any(|entry| entry.contains(&gone)) {
            soon(changes.recv()).await.unwrap();
        }
        let (other, _) = day.browser(2, "en").await;
        day.says(0, "white", "White appeals").await;
        assert_eq!(day.service.letter().await.path, other.path);
        assert!(day.service.is_silent());
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn busy_service_is_retried_but_a_refusal_is_not() {
    let mut day = Day::begins().await;
    let (browser, _) = day.browser(1, "en").await;
    day.service.answers.lock().unwrap().extend([503, 429]);
    day.says(0, "white", "White appeals").await;
    for _ in 0..3 {
        assert_eq!(
            browser.opens(&day.service.letter().await)["calls"][0]["text"],
            "1: White appeals"
        );
    }
    day.service.answers.lock().unwrap().push_back(403);
    day.says(0, "black", "Black appeals").await;
    assert_eq!(browser.opens(&day.service.letter().await)["calls"][0]["text"], "1: Black appeals");
    day.says(1, "white", "White appeals").await;
    assert_eq!(browser.opens(&day.service.letter().await)["calls"][0]["text"], "2: White appeals");
}

#[tokio::test(flavor = "multi_thread")]
async fn unknown_push_services_and_clients_are_refused() {
    let day = Day::begins().await;
    let browser = Browser::new(1);
    let (own, arbiter) = (day.service.origin(), day.arbiter.clone());
    let refused = async |by: &str, new: Value| {
        let (status, problem) = day.subscribes(by, &new, "en").await;
        assert!(status.is_client_error(), "{problem}");
        (status.as_u16(), problem["detail"].as_str().unwrap().to_owned())
    };
    for host in ["https://169.254.169.254", "https://127.0.0.1:1", "https://evil.example"] {
        let (status, why) = refused(&arbiter, browser.subscription(host)).await;
        let name = host.trim_start_matches("https://").trim_end_matches(":1");
        assert_eq!(status, 403);
        assert!(why.contains(name) && why.contains("--push-service"), "{why}");
    }
    let (status, _) = refused(&arbiter, browser.subscription("http://127.0.0.1")).await;
    assert_eq!(status, 400);
    let (status, _) = refused(&secret_of(&day, 0, "white"), browser.subscription(&own)).await;
    assert_eq!(status, 401);
    let mut no_point = browser.subscription(&own);
    no_point["keys"]["p256dh"] = json!("BA".repeat(43));
    assert_eq!(refused(&arbiter, no_point).await.0, 400);
    let mut long = browser.subscription(&own);
    long["endpoint"] = json!(format!("{own}/{}", "x".repeat(2_000)));
    assert_eq!(refused(&arbiter, long).await.0, 422);
    // Subscribe up to the maximum of an event. A browser that subscribes twice counts once.
    for number in 1..=50 {
        day.browser(number, "en").await;
        day.browser(number, "en").await;
    }
    let subscribed = day.journal().await;
    let subscribed = subscribed.iter().filter(|entry| entry.contains("push subscribed")).count();
    assert_eq!(subscribed, 50);
    let (status, why) = refused(&arbiter, Browser::new(51).subscription(&own)).await;
    assert!(status == 422 && why.contains("50"), "{why}");
}

#[tokio::test(flavor = "multi_thread")]
async fn unsubscribed_and_revoked_arbiters_get_no_calls() {
    let mut day = Day::begins().await;
    let (_, first) = day.browser(1, "en").await;
    let seats = format!("{}/seats", day.path);
    let new = json!({ "role": "arbiter", "name": "Bea" });
    let (_, colleague) = day.server.post(&seats, Some(&day.arbiter), new).await;
    let own = colleague["secret"].as_str().unwrap();
    let of_colleague = Browser::new(2).subscription(&day.service.origin());
    assert_eq!(day.subscribes(own, &of_colleague, "en").await.0, StatusCode::OK);
    let (third, _) = day.browser(3, "en").await;
    let seat = format!("{seats}/{}", colleague["seat"].as_str().unwrap());
    let leaves = format!("{}/push/{first}", day.path);
    for path in [seat, leaves] {
        let (status, said) = day.server.call("DELETE", &path, Some(&day.arbiter), None).await;
        assert_eq!(status, StatusCode::NO_CONTENT, "{said}");
    }
    for (role, event) in [("white", "White appeals"), ("black", "Black appeals")] {
        day.says(0, role, event).await;
        assert_eq!(day.service.letter().await.path, third.path);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn servers_share_push_key_and_subscriptions() {
    let mut day = Day::begins().await;
    let (browser, _) = day.browser(1, "el").await;
    let key = day.key().await;
    day.server = server(day.server.store, &day.service).await;
    day.says(0, "black", "Black appeals").await;
    let letter = day.service.letter().await;
    letter.claims(&key);
    assert_eq!(browser.opens(&letter)["calls"][0]["text"], "1: Ο Μαύρος κάνει ένσταση");
    assert_eq!(day.key().await, key);
}

#[tokio::test]
async fn copy_of_the_store_reveals_neither_key_nor_addresses() {
    let day = Day::begins().await;
    day.browser(1, "en").await;
    day.key().await;
    let server = read(&*day.server.store, &StreamId::new(CLUSTER).unwrap(), 0).await.unwrap();
    let server = server.iter().map(|stored| serde_json::to_string(&stored.entry).unwrap());
    let kept: Vec<String> = server.chain(day.journal().await).collect();
    assert!(kept.iter().any(|entry| entry.contains("push key")));
    let key = noted(&kept, "push key");
    let bytes = crate::push::bytes_of(&key).unwrap();
    assert!(crate::push::vapid::Vapid::of(&bytes).is_none());
    assert!(!kept.iter().any(|entry| entry.contains("/push/1")), "{kept:?}");
}

/// The text of the store's note with that name.
fn noted(kept: &[String], name: &str) -> String {
    let entry = kept.iter().find(|entry| entry.contains(name)).unwrap();
    let entry: Value = serde_json::from_str(entry).unwrap();
    fn text(value: &Value) -> Option<String> {
        match value {
            Value::String(text) if text.len() > 80 => Some(text.clone()),
            Value::Object(fields) => fields.values().find_map(text),
            _ => None,
        }
    }
    text(&entry).unwrap()
}
