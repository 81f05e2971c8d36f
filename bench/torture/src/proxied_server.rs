//! Access of clients to a server through a proxy.

use serde_json::{Value, json};
use std::io;
use std::sync::{Mutex, PoisonError};
use std::time::Duration;
use tokio::net::TcpStream;
use tokio::time::timeout;
use touchmove_players::{Disconnected, Proxy, Seat, call_over};

/// Time after which an answer counts as lost.
const ANSWER: Duration = Duration::from_secs(4);

/// Answer to a submission.
#[derive(Debug, Clone, PartialEq)]
pub enum Answer {
    /// The event was accepted with this version. The moment is `None` if the event had already been
    /// accepted before.
    Taken(u64, Option<u64>),
    /// The event was refused permanently. The values are the status and the name of the problem.
    Refused(u64, String),
    /// The answer is missing, or it does not show if the event was accepted.
    Lost(String),
}

/// Server as clients reach it.
pub struct Door {
    /// Proxy in front of the server.
    pub proxy: Proxy,
    /// Address of the server itself.
    host: Mutex<String>,
}

impl Door {
    /// Creates a proxy that has no target yet.
    pub async fn new() -> Door {
        Door { proxy: Proxy::start("127.0.0.1:1").await, host: Mutex::default() }
    }

    /// Directs the proxy to a server.
    pub fn lead_to(&self, address: &str) {
        self.proxy.lead_to(address);
        *self.host.lock().unwrap_or_else(PoisonError::into_inner) = address.to_owned();
    }

    fn host(&self) -> String {
        self.host.lock().unwrap_or_else(PoisonError::into_inner).clone()
    }

    /// Sends a request.
    ///
    /// # Errors
    /// Returns an error if there is no answer in time.
    pub async fn ask(
        &self,
        method: &str,
        path: &str,
        secret: Option<&str>,
        body: Option<&Value>,
    ) -> io::Result<(u16, Value)> {
        let asked = async {
            let stream = TcpStream::connect(&self.proxy.address).await?;
            call_over(stream, &self.host(), method, path, secret, body).await
        };
        timeout(ANSWER, asked).await?
    }

    /// Joins a game.
    ///
    /// # Errors
    /// Returns an error if the server is unavailable.
    pub async fn sit(&self, game: &str, sit: Value) -> Result<Seat, Disconnected> {
        let seated = async {
            let gone = |error: io::Error| Disconnected(error.to_string());
            let stream = TcpStream::connect(&self.proxy.address).await.map_err(gone)?;
            stream.set_nodelay(true).map_err(gone)?;
            let path = format!("/api/games/{game}/ws");
            let mut seat = Seat::over(stream, &self.host(), &path).await?;
            seat.send_json(&json!({ "sit": sit })).await?;
            Ok(seat)
        };
        timeout(ANSWER, seated).await.map_err(|_| Disconnected("no answer".to_owned()))?
    }

    /// Submits an event in a separate HTTP request.
    pub async fn submit(&self, game: &str, secret: &str, key: &str, event: &str) -> Answer {
        let body = json!({ "event": event, "key": key });
        let path = format!("/api/games/{game}/events");
        match self.ask("POST", &path, Some(secret), Some(&body)).await {
            Ok((200..300, receipt)) => taken(&receipt),
            Ok((_, problem)) => refused(&problem),
            Err(error) => Answer::Lost(error.to_string()),
        }
    }
}

/// Submits an event over a connection and waits for its answer.
pub async fn submit_over(seat: &mut Seat, key: &str, event: &str) -> Answer {
    let answered = async {
        seat.submit(key, event).await?;
        loop {
            let told = seat.receive().await?;
            if told["taken"]["key"] == key {
                return Ok(taken(&told["taken"]["receipt"]));
            }
            if let Some(problem) = told.get("problem") {
                return Ok(refused(&problem["problem"]));
            }
        }
    };
    match timeout(ANSWER, answered).await {
        Ok(Ok(answer)) => answer,
        Ok(Err(Disconnected(why))) => Answer::Lost(why),
        Err(_) => Answer::Lost("no answer".to_owned()),
    }
}

fn taken(receipt: &Value) -> Answer {
    match receipt["version"].as_u64() {
        Some(version) => Answer::Taken(version, receipt["at_ms"].as_u64()),
        None => Answer::Lost(receipt.to_string()),
    }
}

/// Classifies a problem. A problem that is not about the event itself counts as no answer.
fn refused(problem: &Value) -> Answer {
    let name = problem["type"].as_str().unwrap_or_default().trim_start_matches("/problems/");
    match name {
        "" | "going-down" | "no-journal" | "conflict" | "failed" | "too-slow" | "too-fast"
        | "busy" => Answer::Lost(name.to_owned()),
        _ => Answer::Refused(problem["status"].as_u64().unwrap_or(0), name.to_owned()),
    }
}
