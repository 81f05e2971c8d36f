//! Damaged journals.

use super::TestServer;
use axum::http::StatusCode;
use serde_json::json;
use sqlx::Connection;
use sqlx::sqlite::{SqliteConnectOptions, SqliteConnection};

#[tokio::test(flavor = "multi_thread")]
async fn damaged_journal_is_not_reported_as_temporary() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("games.db");
    let store = touchmove_store::open(path.to_str().unwrap()).await.unwrap();
    let server = TestServer::over(store, [7; 32]).await;
    let (id, secret) = {
        let game = server.game(json!({})).await;
        (game.id().to_owned(), game.secret("white").to_owned())
    };
    server.store.close().await;
    drop(server);

    let options = SqliteConnectOptions::new().filename(&path);
    let mut connection = SqliteConnection::connect_with(&options).await.unwrap();
    let query = "UPDATE entries SET body = replace(body, '\"opened\"', '\"ripped\"')";
    assert_ne!(sqlx::query(query).execute(&mut connection).await.unwrap().rows_affected(), 0);
    connection.close().await.unwrap();

    let store = touchmove_store::open(path.to_str().unwrap()).await.unwrap();
    let server = TestServer::over(store, [7; 32]).await;
    let event = json!({ "event": "White plays e4", "key": "1" });
    let path = format!("/api/games/{id}/events");
    let (status, problem) = server.post(&path, Some(&secret), event).await;
    assert_eq!(status, StatusCode::INTERNAL_SERVER_ERROR);
    assert_eq!(problem["type"], "/problems/broken-journal", "{problem}");
    assert!(problem["detail"].as_str().unwrap().contains("entry 1 of"), "{problem}");
    // Other games still work.
    server.game(json!({})).await.says("white", "White adjusts e1").await;
}
