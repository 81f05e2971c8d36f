//! Invisible characters in names and texts.

use super::TestServer;
use super::network::secret;
use super::rounds::raw;
use axum::http::StatusCode;
use serde_json::{Value, json};

const TURNED: &str = "Anna\u{202e}";

fn entry(field: &str) -> Value {
    let mut entry = json!({ "id": "a", "event": "evening", "round": 1, "board": "1", "at": 1,
        "arbiter": "Anna", "lines": [], "words": ["\u{2068}Anna\u{2069}"], "articles": [],
        "counts": [] });
    if !field.is_empty() {
        entry[field] = json!(TURNED);
    }
    json!([entry])
}

#[tokio::test]
async fn hidden_characters_are_refused_on_every_route() {
    let server = TestServer::new().await;
    let board = json!({ "white": "Anna", "black": "Boris" });
    let new = json!({ "name": "Open", "boards": [board] });
    let (_, made) = server.post("/api/competitions", None, new).await;
    let at = format!("/api/competitions/{}", made["id"].as_str().unwrap());
    let arbiter = made["arbiter"]["secret"].as_str().unwrap();
    let game = format!("/api/games/{}", made["boards"][0]["game"].as_str().unwrap());
    let white = secret(&made["boards"][0], "white");
    let doors = [
        ("POST", "/api/games".to_owned(), json!({ "tags": { "White": TURNED } })),
        ("POST", "/api/games".to_owned(), json!({ "tags": { "Event": "a\u{200b}b" } })),
        ("POST", "/api/competitions".to_owned(), json!({ "name": "Open\u{feff}" })),
        ("POST", "/api/competitions".to_owned(), json!({ "name": "Open", "arbiter": "A\nB" })),
        ("POST", format!("{at}/boards"), json!([{ "white": "C", "black": TURNED }])),
        (
            "POST",
            format!("{at}/rounds"),
            json!({ "round": 2, "boards": [], "byes": [
            { "person": TURNED, "code": "H" }] }),
        ),
        ("POST", format!("{at}/seats"), json!({ "role": "arbiter", "name": TURNED })),
        ("POST", format!("{game}/seats"), json!({ "role": "white", "name": TURNED })),
        ("POST", format!("{at}/notes"), json!({ "what": "notes", "text": TURNED })),
        ("POST", format!("{at}/notes"), json!({ "what": "notes", "text": "\u{1b}[2J" })),
        ("POST", format!("{at}/ledger"), entry("arbiter")),
        ("POST", format!("{at}/ledger"), entry("white")),
        ("PATCH", format!("{at}/rounds/%3F"), json!({ "tags": { "Site": TURNED } })),
        (
            "PATCH",
            format!("{at}/boards/{}", &game["/api/games/".len()..]),
            json!({ "white": TURNED }),
        ),
        ("POST", format!("{game}/events"), json!({ "event": format!("White says {TURNED}") })),
    ];
    let before = server.get(&at, Some(arbiter)).await;
    for (method, path, body) in doors {
        let by = if path.ends_with("/events") { &white } else { arbiter };
        let (status, said) = server.call(method, &path, Some(by), Some(body.clone())).await;
        let problem: Value = serde_json::from_str(&said).unwrap();
        assert_eq!(problem["type"], "/problems/hidden-sign", "{method} {path} {body}: {problem}");
        assert_eq!(status, StatusCode::UNPROCESSABLE_ENTITY);
    }
    let after = server.get(&at, Some(arbiter)).await;
    for part in ["notes", "arbiters", "byes", "changes"] {
        assert_eq!(after[part], before[part], "{part}");
    }
    let boards = after["boards"].as_array().unwrap();
    assert_eq!((boards.len(), &boards[0]["white"]), (1, &json!("Anna")));
    // Characters that scripts, notes and sentences need are accepted.
    let game = json!({ "tags": { "White": "علی\u{200c}رضا", "Black": "O'Kelly" } });
    assert_eq!(server.post("/api/games", None, game).await.0, StatusCode::CREATED);
    let note = json!({ "what": "notes", "text": "first\n\tsecond ❤\u{fe0f}" });
    assert_eq!(
        server.post(&format!("{at}/notes"), Some(arbiter), note).await.0,
        StatusCode::CREATED
    );
    assert_eq!(
        server.post(&format!("{at}/ledger"), Some(arbiter), entry("")).await.0,
        StatusCode::OK
    );
}

#[tokio::test]
async fn hidden_characters_in_a_file_are_dropped_with_a_remark() {
    let server = TestServer::new().await;
    let list = "Aalto\u{202e}, Anna - Berg, Bo\nCosta, Carla - Dahl, Disa\n";
    let (status, read) = raw(&server, "POST", "/api/pairings", "", list.into()).await;
    let read: Value = serde_json::from_slice(&read).unwrap();
    assert_eq!(status, StatusCode::OK, "{read}");
    assert_eq!(read["boards"][0]["white"]["name"], "Aalto, Anna");
    assert_eq!(read["boards"].as_array().unwrap().len(), 2);
    let line = json!([{ "number": 1, "text": "Aalto, Anna", "is": "hidden_signs" }]);
    assert_eq!(read["lines"], line);
}
