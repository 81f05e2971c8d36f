//! Path prefix of a server that shares a host name.

use super::TestServer;
use crate::site::Site;
use axum::http::StatusCode;
use serde_json::json;

async fn below(prefix: &str) -> TestServer {
    let store = touchmove_store::open("memory").await.unwrap();
    let site = Site {
        prefix: prefix.parse().unwrap(),
        others: Some("http://192.0.2.7:8064".into()),
        ..Site::default()
    };
    TestServer::at(store, [7; 32], site).await
}

#[tokio::test]
async fn all_addresses_and_links_have_the_prefix() {
    let server = below("/chess").await;
    let (status, created) = server.post("/chess/api/games", None, json!({})).await;
    assert_eq!(status, StatusCode::CREATED, "{created}");
    let id = created["id"].as_str().unwrap();
    let link = created["seats"][0]["link"].as_str().unwrap();
    assert!(link.starts_with(&format!("/chess/game/{id}#")), "{link}");
    server.get(&format!("/chess/api/games/{id}"), None).await;
    // Send the request as a proxy does that strips the prefix.
    server.get(&format!("/api/games/{id}"), None).await;
    let (status, _) = server.call("GET", "/chess/readyz", None, None).await;
    assert_eq!(status, StatusCode::OK);
    let (status, _) = server.call("GET", "/chessboard", None, None).await;
    assert_eq!(status, StatusCode::NOT_FOUND);
}

#[tokio::test]
async fn competitions_have_the_prefix() {
    let server = below("/a/b").await;
    let new = json!({ "name": "Open", "boards": [{ "white": "Anna", "black": "Ben" }] });
    let (status, created) = server.post("/a/b/api/competitions", None, new).await;
    assert_eq!(status, StatusCode::CREATED, "{created}");
    let link = created["arbiter"]["link"].as_str().unwrap();
    assert!(link.starts_with("/a/b/competition/"), "{link}");
    let link = created["boards"][0]["seats"][0]["link"].as_str().unwrap();
    assert!(link.starts_with("/a/b/game/"), "{link}");
}

#[tokio::test]
async fn prefix_alone_redirects_to_its_folder() {
    let server = below("/chess").await;
    let (status, _) = server.call("GET", "/chess?lang=fi", None, None).await;
    assert_eq!(status, StatusCode::PERMANENT_REDIRECT);
}

/// This test needs built pages.
#[tokio::test]
async fn page_contains_prefix_and_outside_address() {
    let server = below("/chess").await;
    let (status, page) = server.call("GET", "/chess/laws", None, None).await;
    assert_eq!(status, StatusCode::OK);
    if page.contains("touchmove-root") {
        assert!(page.contains("name=\"touchmove-root\" content=\"/chess/\""), "{page}");
        assert!(page.contains("content=\"http://192.0.2.7:8064\""), "{page}");
        assert!(page.contains("src=\"/chess/assets/"), "{page}");
        assert!(!page.contains("=\"/assets/") && !page.contains("=\"/manifest"), "{page}");
    }
}
