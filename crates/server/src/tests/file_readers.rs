//! Untrusted files are never parsed in the server's own process.

use super::TestServer;
use super::rounds::Event;
use axum::http::StatusCode;
use serde_json::{Value, json};

const FILE: &[u8] = b"001    1      Aalto\n001    2      Berg\n";

/// The readers in this test die at once. If a route succeeds nonetheless, it has parsed the file in
/// the server's own process.
#[tokio::test]
async fn every_route_parses_files_in_readers() {
    let event = Event::new().await;
    let (status, _) = event.raw("PUT", "/file?round=1", FILE.to_vec()).await;
    assert_eq!(status, StatusCode::OK);
    let event = Event { server: event.server.with_readers("/bin/false"), ..event };
    let protocol = "[Laws \"FIDE 2023\"]\n\n0:00:00 Arbiter starts\n";
    let incident =
        json!({ "tags": { "Laws": "FIDE 2023" }, "lines": ["Arbiter reports flag of White"] });
    let answers = [
        super::rounds::raw(&event.server, "POST", "/api/pairings", "", FILE.to_vec()).await,
        event.raw("POST", "/pairings", FILE.to_vec()).await,
        event.raw("PUT", "/file?round=1", FILE.to_vec()).await,
        event.raw("GET", "/file?round=1", Vec::new()).await,
        posted(&event.server, "/api/sandbox", json!({ "protocol": protocol })).await,
        posted(&event.server, "/api/incidents", incident).await,
    ];
    for (status, problem) in answers {
        let problem: Value = serde_json::from_slice(&problem).unwrap();
        assert_eq!(problem["type"], "/problems/not-read", "{problem}");
        assert_eq!(status, StatusCode::UNPROCESSABLE_ENTITY);
    }
}

async fn posted(server: &TestServer, path: &str, body: Value) -> (StatusCode, Vec<u8>) {
    let (status, text) = server.call("POST", path, None, Some(body)).await;
    (status, text.into_bytes())
}
