//! Rounds are created atomically, and the caller's key finds them again.

use super::TestServer;
use super::network::{Faulty, Net};
use super::rounds::Event;
use axum::body::Body;
use axum::http::{Request, StatusCode, header};
use serde_json::{Value, json};
use std::collections::BTreeSet;
use std::sync::atomic::Ordering;
use std::time::{Duration, Instant};
use touchmove_store::{Filter, Store};
use tower::ServiceExt;

const KEY: &str = "2167283912-1139472043-992813-4";

/// Boards as a tournament file lists them.
fn boards(count: u32) -> Vec<Value> {
    let board = |number: u32| {
        let player = |side: u32| format!("Käsnänen-{}, Annamaria", number * 2 + side);
        json!({ "number": number, "white": player(0), "black": player(1),
            "ranks": [number * 2 - 1, number * 2],
            "tags": { "WhiteElo": "2104", "BlackElo": "1987", "WhiteFideId": "500123456",
                "BlackFideId": "500123457", "WhiteTitle": "WFM", "BlackTitle": "CM" } })
    };
    (1..=count).map(board).collect()
}

fn round(count: u32) -> Value {
    let byes = json!([{ "rank": 9_999, "person": "Vapaa, Veera", "code": "U" }]);
    json!({ "round": 1, "boards": boards(count), "byes": byes })
}

/// Sends a request with a key.
async fn asks(
    server: &TestServer,
    path: &str,
    secret: Option<&str>,
    key: &str,
    body: &Value,
) -> (StatusCode, Value) {
    let request = Request::post(path).header("idempotency-key", key);
    let request = request.header(header::CONTENT_TYPE, "application/json");
    let request = match secret {
        Some(secret) => request.header(header::AUTHORIZATION, format!("Bearer {secret}")),
        None => request,
    };
    let request = request.body(Body::from(body.to_string())).unwrap();
    let answer = server.app.clone().oneshot(request).await.unwrap();
    let status = answer.status();
    let bytes = axum::body::to_bytes(answer.into_body(), 1 << 24).await.unwrap();
    (status, serde_json::from_slice(&bytes).unwrap())
}

fn secrets(boards: &Value) -> BTreeSet<String> {
    let boards = boards.as_array().unwrap().iter();
    let seats = boards.flat_map(|board| board["seats"].as_array().unwrap());
    seats.map(|seat| seat["secret"].as_str().unwrap().to_owned()).collect()
}

async fn streams(store: &dyn Store) -> usize {
    store.list(&Filter { limit: 99_999, ..Filter::default() }).await.unwrap().len()
}

async fn event(net: &Net) -> (String, String) {
    let created = net.create("/api/competitions", json!({ "name": "Open" })).await;
    let secret = created["arbiter"]["secret"].as_str().unwrap().to_owned();
    (format!("/api/competitions/{}", created["id"].as_str().unwrap()), secret)
}

#[tokio::test(flavor = "multi_thread")]
async fn round_of_two_thousand_boards_is_created_in_few_writes() {
    let net = Net::new().await;
    let (path, secret) = event(&net).await;
    let before = net.store.writes.load(Ordering::Acquire);
    let (status, made) = net.ask("POST", &format!("{path}/rounds"), &secret, round(2_000)).await;
    assert_eq!(status, 201, "{made}");
    // Each write waits for a disk. Heartbeats write too.
    let writes = net.store.writes.load(Ordering::Acquire) - before;
    assert!(writes < 200, "{writes} writes");
    assert_eq!(secrets(&made).len(), 4_000);
    let white = made[1_999]["seats"][0]["secret"].as_str().unwrap();
    let game = format!("/api/games/{}", made[1_999]["game"].as_str().unwrap());
    let (_, view) = net.ask("GET", &game, white, Value::Null).await;
    assert_eq!(view["you"], "white", "{view}");
    let (status, one_more) = net
        .ask(
            "POST",
            &format!("{path}/boards"),
            &secret,
            json!([
                { "round": "1", "white": "A", "black": "B" }
            ]),
        )
        .await;
    assert_eq!((status, &one_more["type"]), (422, &json!("/problems/too-much")), "{one_more}");
}

#[tokio::test]
async fn round_sent_again_under_its_key_has_the_same_links() {
    let event = Event::new().await;
    let path = format!("{}/rounds", event.path);
    let ask = async |key: &str, body: &Value| {
        asks(&event.server, &path, Some(&event.secret), key, body).await
    };
    let (status, first) = ask(KEY, &round(30)).await;
    assert_eq!(status, StatusCode::CREATED, "{first}");
    let there = streams(&*event.server.store).await;
    let (status, again) = ask(KEY, &round(30)).await;
    assert_eq!((status, &again), (StatusCode::CREATED, &first));
    assert_eq!(streams(&*event.server.store).await, there);
    // A request with another key, or without a key, is a different request.
    assert_eq!(ask("another-key-of-the-caller", &round(30)).await.0, StatusCode::CONFLICT);
    assert_eq!(event.post("/rounds", round(30)).await.0, StatusCode::CONFLICT);
    // A request for another round is different too, even with the same key.
    let (status, second) = ask(KEY, &json!({ "round": 2, "boards": boards(3) })).await;
    assert_eq!(status, StatusCode::CREATED, "{second}");
    assert!(secrets(&second).is_disjoint(&secrets(&first)));
    for key in ["short", "", &"x".repeat(65)] {
        let (status, refused) = ask(key, &round(1)).await;
        assert_eq!(status, StatusCode::BAD_REQUEST);
        assert!(refused["detail"].as_str().unwrap().contains("Idempotency-Key"), "{refused}");
    }
}

#[tokio::test]
async fn games_and_competitions_are_found_again_under_their_keys() {
    let server = TestServer::new().await;
    let event = json!({ "name": "Open", "arbiter": "Ada", "boards": boards(3) });
    for (path, body) in [("/api/games", json!({})), ("/api/competitions", event)] {
        let (status, first) = asks(&server, path, None, KEY, &body).await;
        assert_eq!(status, StatusCode::CREATED, "{first}");
        let there = streams(&*server.store).await;
        assert_eq!(asks(&server, path, None, KEY, &body).await, (status, first.clone()));
        assert_eq!(streams(&*server.store).await, there);
        let (_, other) = asks(&server, path, None, "another-key-of-the-caller", &body).await;
        assert_ne!(other["id"], first["id"]);
    }
}

/// A server with another key file derives other links: the caller's key alone is not enough.
#[tokio::test]
async fn links_depend_on_the_servers_key() {
    let mut drawn = Vec::new();
    for key in [1, 2] {
        let store = touchmove_store::open("memory").await.unwrap();
        let server = TestServer::over(store, [key; 32]).await;
        drawn.push(asks(&server, "/api/games", None, KEY, &json!({})).await.1);
    }
    assert_ne!(drawn[0]["id"], drawn[1]["id"]);
    assert_ne!(drawn[0]["seats"][0]["secret"], drawn[1]["seats"][0]["secret"]);
}

#[tokio::test]
async fn failed_round_leaves_nothing_and_the_retry_succeeds() {
    let store = Faulty::new().await;
    let server = TestServer::over(store.clone(), [7; 32]).await;
    let (_, created) = server.post("/api/competitions", None, json!({ "name": "Open" })).await;
    let secret = created["arbiter"]["secret"].as_str().unwrap();
    let path = format!("/api/competitions/{}/rounds", created["id"].as_str().unwrap());
    let before = streams(&*store).await;
    store.full.store(true, Ordering::Release);
    let (status, refused) = asks(&server, &path, Some(secret), KEY, &round(1_000)).await;
    assert_eq!(status, StatusCode::SERVICE_UNAVAILABLE, "{refused}");
    assert_eq!(streams(&*store).await, before);
    store.full.store(false, Ordering::Release);
    let (status, made) = asks(&server, &path, Some(secret), KEY, &round(1_000)).await;
    assert_eq!(status, StatusCode::CREATED, "{made}");
    assert_eq!(secrets(&made).len(), 2_000);
    assert_eq!(streams(&*store).await, before + 1_000);
}

#[tokio::test]
async fn round_of_a_disconnected_caller_is_created_and_found_again() {
    let store = Faulty::new().await;
    let server = TestServer::over(store.clone(), [7; 32]).await;
    let (_, created) = server.post("/api/competitions", None, json!({ "name": "Open" })).await;
    let secret = created["arbiter"]["secret"].as_str().unwrap();
    let path = format!("/api/competitions/{}/rounds", created["id"].as_str().unwrap());
    let before = streams(&*store).await;
    store.slow.store(400, Ordering::Release);
    let body = round(20);
    let asked = asks(&server, &path, Some(secret), KEY, &body);
    assert!(tokio::time::timeout(Duration::from_millis(100), asked).await.is_err());
    let begun = Instant::now();
    while streams(&*store).await < before + 20 {
        assert!(begun.elapsed() < Duration::from_secs(20), "it was given up");
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    let (status, made) = asks(&server, &path, Some(secret), KEY, &round(20)).await;
    assert_eq!((status, secrets(&made).len()), (StatusCode::CREATED, 40), "{made}");
    assert_eq!(streams(&*store).await, before + 20);
}

/// Another server has created the round, and this server has not received the notice.
#[tokio::test]
async fn round_is_found_again_on_another_server() {
    let store = touchmove_store::open("memory").await.unwrap();
    let server = TestServer::over(store.clone(), [7; 32]).await;
    let (_, created) = server.post("/api/competitions", None, json!({ "name": "Open" })).await;
    let secret = created["arbiter"]["secret"].as_str().unwrap();
    let path = format!("/api/competitions/{}/rounds", created["id"].as_str().unwrap());
    let other = TestServer::over(store, [7; 32]).await;
    // The other server has read the event before the round was added.
    other.get(path.trim_end_matches("/rounds"), Some(secret)).await;
    let first = asks(&server, &path, Some(secret), KEY, &round(20)).await;
    assert_eq!(asks(&other, &path, Some(secret), KEY, &round(20)).await, first);
}
