//! Untrusted files.

use super::TestServer;
use super::rounds::{Event, raw};
use axum::body::Body;
use axum::http::{Request, StatusCode, header};
use serde_json::Value;
use tower::ServiceExt;

fn many_attributes() -> Vec<u8> {
    format!("<table><tr><td {}>", "a=\"b\" ".repeat(10_000)).into_bytes()
}

#[tokio::test]
async fn page_with_too_many_attributes_is_refused_in_the_readers_language() {
    let event = Event::new().await;
    let mut told = Vec::new();
    for language in ["en", "fi", "el", "ar"] {
        let request = Request::post("/api/pairings").header(header::ACCEPT_LANGUAGE, language);
        let request = request.header(header::CONTENT_TYPE, "text/plain");
        let request = request.body(Body::from(many_attributes())).unwrap();
        let answer = event.server.app.clone().oneshot(request).await.unwrap();
        assert_eq!(answer.status(), StatusCode::UNPROCESSABLE_ENTITY);
        let body = axum::body::to_bytes(answer.into_body(), 1 << 16).await.unwrap();
        let problem: Value = serde_json::from_slice(&body).unwrap();
        assert!(problem["detail"].as_str().unwrap().contains("TRF"), "{problem}");
        told.push(problem["detail"].clone());
    }
    told.dedup();
    assert_eq!(told.len(), 4);
    let (status, _) = event.raw("POST", "/pairings", many_attributes()).await;
    assert_eq!(status, StatusCode::UNPROCESSABLE_ENTITY);
    let (status, _) = event.raw("PUT", "/file?round=1", many_attributes()).await;
    assert_eq!(status, StatusCode::UNPROCESSABLE_ENTITY);
}

#[tokio::test]
async fn saved_web_page_is_imported() {
    let server = TestServer::new().await;
    let page = "<table><tr><th>White<th>Black<tr><td class=\"a\" id=\"b\">Anna<td>Boris</table>";
    let (status, read) = raw(&server, "POST", "/api/pairings", "", page.into()).await;
    let read: Value = serde_json::from_slice(&read).unwrap();
    assert_eq!((status, &read["boards"][0]["black"]["name"]), (StatusCode::OK, &"Boris".into()));
}

/// The caller chooses the number of the round, which may be huge.
#[tokio::test]
async fn file_of_a_huge_round_number_gets_an_answer() {
    let event = Event::new().await;
    let file = b"001    1      Aalto\n001    2      Berg\n".to_vec();
    let (status, _) = event.raw("PUT", "/file?round=1", file.clone()).await;
    assert_eq!(status, StatusCode::OK);
    let (status, back) = event.raw("GET", "/file?round=4294967295", Vec::new()).await;
    assert_eq!((status, back), (StatusCode::OK, file));
}
