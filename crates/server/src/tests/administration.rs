//! Administration and creation policies.

use super::TestServer;
use crate::access::creation_policy::{Creating, CreationPolicy};
use crate::engines::slots::Engines;
use crate::registry::Registry;
use axum::http::StatusCode;
use serde_json::{Value, json};
use std::sync::Arc;

fn named() -> Value {
    json!({ "tags": { "White": "Anna", "Black": "Ben" }, "arbiter_seat": true })
}

/// A server with a creation policy.
async fn closed(creating: Creating) -> TestServer {
    TestServer::new().await.with(CreationPolicy::new(creating), Engines::new(Vec::new(), 4))
}

/// Starts a server, so that the shared stream of the cluster exists.
async fn begun(server: &TestServer) {
    let key = touchmove_envelope::Key::from_bytes([7; 32]);
    assert!(crate::process::cluster::same_key(&*server.store, &key).await.unwrap());
}

#[tokio::test]
async fn creation_policy_is_enforced() {
    let server = closed(Creating::Password("tamper".into())).await;
    let (status, problem) = server.post("/api/games", None, json!({})).await;
    assert_eq!(status, StatusCode::UNAUTHORIZED);
    assert_eq!(problem["type"], "/problems/no-leave");
    let new = json!({ "name": "Open" });
    let (status, _) = server.post("/api/competitions", None, new.clone()).await;
    assert_eq!(status, StatusCode::UNAUTHORIZED);
    let (status, _) = server.post("/api/competitions", Some("tamper"), new).await;
    assert_eq!(status, StatusCode::CREATED);
}

#[tokio::test]
async fn invitation_allows_creation_until_revoked() {
    let server = closed(Creating::Invited).await;
    begun(&server).await;
    let (invitation, page) = server.registry.invite("Club", 30).await.unwrap();
    let secret = page.rsplit_once('=').unwrap().1;
    let (status, _) = server.post("/api/games", Some(secret), json!({})).await;
    assert_eq!(status, StatusCode::CREATED);
    let (status, _) = server.post("/api/games", Some("other"), json!({})).await;
    assert_eq!(status, StatusCode::UNAUTHORIZED);
    server.registry.uninvite(&invitation.id).await.unwrap();
    let (status, _) = server.post("/api/games", Some(secret), json!({})).await;
    assert_eq!(status, StatusCode::UNAUTHORIZED);
}

#[tokio::test]
async fn closed_game_rejects_events() {
    let server = TestServer::new().await;
    let game = server.game(named()).await;
    game.says("arbiter", "Arbiter starts").await;
    assert_eq!(server.registry.close(game.id()).await.unwrap(), 1);
    let (status, problem) = game.tries("white", "White plays e4").await;
    assert_eq!((status, &problem["type"]), (StatusCode::CONFLICT, &json!("/problems/closed")));
    assert_eq!(game.state("white").await["clock"]["running"], Value::Null);
    // After a crash the game still rejects events, and is not recovered again and again.
    let (id, secret) = (game.id().to_owned(), game.secret("white").to_owned());
    let info = server.store.stream(&id.parse().unwrap()).await.unwrap().unwrap();
    assert!(!info.running);
    let server = server.after_a_crash().await;
    let event = json!({ "event": "White plays e4" });
    let path = format!("/api/games/{id}/events");
    let (status, _) = server.post(&path, Some(&secret), event).await;
    assert_eq!(status, StatusCode::CONFLICT);
}

#[tokio::test]
async fn arbiter_who_lost_the_link_gets_a_new_one() {
    let server = TestServer::new().await;
    let new = json!({ "name": "Open", "boards": [{ "white": "Anna", "black": "Ben" }] });
    let (_, created) = server.post("/api/competitions", None, new).await;
    let id = created["id"].as_str().unwrap();
    let (page, issued) = server.registry.issue_arbiter_link(id).await.unwrap();
    assert_eq!(page, format!("/competition/{id}"));
    let seen = server.get(&format!("/api/competitions/{id}"), Some(issued.secret.text())).await;
    assert_eq!(seen["you"], "arbiter");
    assert!(server.registry.issue_arbiter_link("nothing").await.is_err());
}

#[tokio::test]
async fn name_is_removed_everywhere() {
    let server = TestServer::new().await;
    let game = server.game(named()).await;
    let new = json!({ "name": "Open", "boards": [{ "white": "Anna", "black": "Zoe" }] });
    let (_, created) = server.post("/api/competitions", None, new).await;
    assert_eq!(server.registry.anonymise("Anna").await.unwrap(), 3);
    let arbiter = created["arbiter"]["secret"].as_str();
    for (path, secret) in [
        (game.path(""), Some(game.secret("arbiter"))),
        (game.path("/seats"), Some(game.secret("arbiter"))),
        (format!("/api/competitions/{}", created["id"].as_str().unwrap()), arbiter),
    ] {
        let text = server.get(&path, secret).await.to_string();
        assert!(!text.contains("Anna") && text.contains("NN"), "{path}: {text}");
        assert!(text.contains("Ben") || text.contains("Zoe"), "{path}: {text}");
    }
    let (_, pgn) = server.call("GET", &game.path("/pgn"), Some(game.secret("arbiter")), None).await;
    assert!(pgn.contains("[White \"NN\"]"), "{pgn}");
    // The game continues after the name was removed.
    game.says("arbiter", "Arbiter starts").await;
    assert_eq!(server.registry.anonymise("Nobody").await.unwrap(), 0);
}

#[tokio::test]
async fn deleted_game_is_gone_and_its_deletion_recorded() {
    let server = TestServer::new().await;
    begun(&server).await;
    let new = json!({ "name": "Open", "boards": [{ "white": "Anna", "black": "Zoe" }] });
    let (_, created) = server.post("/api/competitions", None, new).await;
    let id = created["id"].as_str().unwrap();
    assert_eq!(server.registry.journals(id).await.unwrap().len(), 6);
    assert_eq!(server.registry.remove(id).await.unwrap(), 2);
    let board = created["boards"][0]["game"].as_str().unwrap();
    for path in [format!("/api/competitions/{id}"), format!("/api/games/{board}")] {
        let (status, _) = server.call("GET", &path, None, None).await;
        assert_eq!(status, StatusCode::GONE, "{path}");
    }
    let record = server.store.read(&"house".parse().unwrap(), 0, 10).await.unwrap();
    let record = serde_json::to_string(&record).unwrap();
    assert!(record.contains(id) && record.contains(board), "{record}");
}

#[tokio::test]
async fn recent_games_are_retained() {
    let server = TestServer::new().await;
    begun(&server).await;
    let game = server.game(named()).await;
    server.registry.apply_retention(Some(1), Some(1)).await.unwrap();
    assert!(game.state("white").await.is_object());
    let text = server.get(&game.path(""), Some(game.secret("arbiter"))).await.to_string();
    assert!(text.contains("Anna"));
    // A retention time of zero days is over at once.
    server.registry.apply_retention(None, Some(0)).await.unwrap();
    let text = server.get(&game.path(""), Some(game.secret("arbiter"))).await.to_string();
    assert!(!text.contains("Anna"));
    let (id, all): (_, Arc<Registry>) = (game.id().to_owned(), server.registry.clone());
    all.apply_retention(Some(0), None).await.unwrap();
    assert!(all.live_game(&id).await.is_err());
}
