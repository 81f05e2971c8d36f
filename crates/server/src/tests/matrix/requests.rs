//! Requests and sockets of a scene.

use super::roles::Role;
use super::routes::{Answer, Request};
use super::scene::Scene;
use axum::body::Body;
use axum::extract::ConnectInfo;
use axum::http::header;
use serde_json::{Value, json};
use std::net::SocketAddr;
use touchmove_players::Seat;
use tower::ServiceExt;

impl Scene {
    pub async fn ask(&self, role: Role, request: &Request) -> Answer {
        let body = request.file.clone().or(request.body.as_ref().map(Value::to_string));
        self.send(role, &request.method, &request.path, body).await
    }

    pub async fn send(&self, role: Role, method: &str, path: &str, body: Option<String>) -> Answer {
        let near = if role == Role::Stranger { [203, 0, 113, 9] } else { [127, 0, 0, 1] };
        let mut request = axum::http::Request::builder()
            .method(method)
            .uri(path)
            .header(header::CONTENT_TYPE, "application/json")
            .extension(ConnectInfo(SocketAddr::from((near, 4))));
        if let Some(secret) = self.secret(role) {
            request = request.header(header::AUTHORIZATION, format!("Bearer {secret}"));
        }
        let request = request.body(body.map_or(Body::empty(), Body::from)).unwrap();
        let answer = self.server.app.clone().oneshot(request).await.unwrap();
        let status = answer.status().as_u16();
        let bytes = axum::body::to_bytes(answer.into_body(), 1 << 24).await.unwrap();
        Answer { status, text: String::from_utf8_lossy(&bytes).into_owned() }
    }

    /// The first messages of a socket.
    pub async fn sit(&self, role: Role, socket: &str) -> String {
        let of_the_game = socket.contains("/games/");
        let id = if of_the_game { &self.game } else { &self.competition };
        let path = socket.replace("{id}", id);
        let Ok(mut seat) = Seat::connect(&self.address, &path).await else { return String::new() };
        seat.send_json(&json!({ "sit": { "secret": self.secret(role) } })).await.unwrap();
        let last = if of_the_game { "{\"news\"" } else { "{\"competition\"" };
        let mut all = String::new();
        while let Ok(text) = seat.text().await {
            all += &text;
            if text.starts_with(last) || text.starts_with("{\"problem\"") {
                break;
            }
        }
        all
    }

    /// A socket at the game after its first messages.
    pub async fn connect(&self, role: Role) -> (Seat, String) {
        let path = format!("{}/ws", self.path());
        let mut seat = Seat::connect(&self.address, &path).await.unwrap();
        seat.send_json(&json!({ "sit": { "secret": self.secret(role) } })).await.unwrap();
        let live_game = seat.text().await.unwrap();
        let news = seat.text().await.unwrap();
        (seat, live_game + &news)
    }

    /// All messages of the socket, up to the latest happening.
    pub async fn hear(&self, (mut seat, mut all): (Seat, String)) -> String {
        while !all.contains("White adjusts a1") {
            all += &seat.text().await.unwrap();
        }
        all
    }
}
