//! Ledger that the arbiters of unrecorded boards share.

use super::TestServer;
use axum::http::StatusCode;
use serde_json::{Value, json};

fn entry(id: &str, board: u32) -> Value {
    json!({ "id": id, "event": "evening", "round": 1, "board": board.to_string(), "at": 1,
        "arbiter": "Anna", "lines": ["Arbiter reports flag of White (Black can checkmate)"],
        "words": ["White has lost on time."], "articles": ["6.9"],
        "counts": [{ "player": "white", "effect": "flag_fallen" }], "result": "0-1" })
}

fn ids(entries: &Value) -> Vec<&str> {
    entries.as_array().unwrap().iter().map(|one| one["id"].as_str().unwrap()).collect()
}

#[tokio::test]
async fn arbiters_share_one_ledger() {
    let server = TestServer::new().await;
    let (_, made) = server.post("/api/competitions", None, json!({ "name": "Evening" })).await;
    let (id, anna) = (made["id"].as_str().unwrap(), made["arbiter"]["secret"].as_str().unwrap());
    let at = |from: usize| format!("/api/competitions/{id}/ledger?from={from}");
    let seats = format!("/api/competitions/{id}/seats");
    let (_, bert) = server.post(&seats, Some(anna), json!({ "role": "arbiter" })).await;
    let bert = bert["secret"].as_str().unwrap();

    let (status, all) = server.post(&at(0), Some(anna), json!([entry("a", 1)])).await;
    assert_eq!((status, ids(&all)), (StatusCode::OK, vec!["a"]));
    // Duplicates count once. Entries that the client has are not sent again.
    let both = json!([entry("a", 1), entry("b", 2)]);
    assert_eq!(ids(&server.post(&at(1), Some(bert), both).await.1), ["b"]);
    assert_eq!(ids(&server.post(&at(0), Some(anna), json!([])).await.1), ["a", "b"]);
    assert_eq!(server.post(&at(9), Some(anna), json!([])).await.1, json!([]));

    let (_, watcher) = server.post(&seats, Some(anna), json!({ "role": "spectator" })).await;
    for secret in [None, Some("nobody"), watcher["secret"].as_str()] {
        let (status, _) = server.post(&at(0), secret, json!([entry("c", 3)])).await;
        assert!(status.is_client_error(), "{secret:?}: {status}");
    }
    for words in [json!(["x".repeat(1_001)]), json!(vec!["x".repeat(900); 9]), json!(vec![""; 61])]
    {
        let mut long = entry("d", 4);
        long["words"] = words;
        let (status, _) = server.post(&at(0), Some(anna), json!([long])).await;
        assert!(status.is_client_error(), "{status}");
    }
    assert_eq!(ids(&server.post(&at(0), Some(bert), json!([])).await.1), ["a", "b"]);
}
