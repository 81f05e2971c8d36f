//! WebSocket connection of a player.

use futures_util::{SinkExt, StreamExt};
use serde_json::{Value, json};
use std::fmt;
use std::time::Duration;
use tokio::net::TcpStream;
use tokio::time::{Instant, timeout_at};
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::{WebSocketStream, client_async};

/// Timeout for a message from the server.
const PATIENCE: Duration = Duration::from_secs(30);

/// Error of a lost connection.
#[derive(Debug)]
pub struct Disconnected(pub String);

impl fmt::Display for Disconnected {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "the connection is gone: {}", self.0)
    }
}

impl std::error::Error for Disconnected {}

fn gone(why: impl fmt::Display) -> Disconnected {
    Disconnected(why.to_string())
}

/// A WebSocket to a game.
pub struct Seat {
    socket: WebSocketStream<TcpStream>,
}

impl Seat {
    /// Connects without sending anything.
    ///
    /// # Errors
    /// If there is no server.
    pub async fn connect(address: &str, path: &str) -> Result<Seat, Disconnected> {
        let stream = TcpStream::connect(address).await.map_err(gone)?;
        stream.set_nodelay(true).map_err(gone)?;
        Seat::over(stream, address, path).await
    }

    /// Opens the WebSocket over an existing connection.
    ///
    /// # Errors
    /// If no server answers on the connection.
    pub async fn over(stream: TcpStream, address: &str, path: &str) -> Result<Seat, Disconnected> {
        let url = format!("ws://{address}{path}");
        let (socket, _) = client_async(url, stream).await.map_err(gone)?;
        Ok(Seat { socket })
    }

    /// Connects to a game and authenticates.
    ///
    /// # Errors
    /// If there is no server.
    pub async fn sit(
        address: &str,
        game: &str,
        secret: Option<&str>,
        after: Option<u64>,
    ) -> Result<Seat, Disconnected> {
        let mut seat = Seat::connect(address, &format!("/api/games/{game}/ws")).await?;
        seat.send_json(&json!({ "sit": { "secret": secret, "after": after } })).await?;
        Ok(seat)
    }

    /// Sends a JSON message.
    ///
    /// # Errors
    /// If the connection is lost.
    pub async fn send_json(&mut self, message: &Value) -> Result<(), Disconnected> {
        self.send(Message::text(message.to_string())).await
    }

    /// Submits an event.
    ///
    /// # Errors
    /// If the connection is lost.
    pub async fn submit(&mut self, key: &str, event: &str) -> Result<(), Disconnected> {
        self.send_json(&json!({ "submit": { "event": event, "key": key } })).await
    }

    /// Sends a WebSocket message of any kind.
    ///
    /// # Errors
    /// If the connection is lost.
    pub async fn send(&mut self, message: Message) -> Result<(), Disconnected> {
        self.socket.send(message).await.map_err(gone)
    }

    /// Returns the next text message, unparsed.
    ///
    /// # Errors
    /// If the connection is lost, or silent for half a minute.
    pub async fn text(&mut self) -> Result<String, Disconnected> {
        let until = Instant::now() + PATIENCE;
        loop {
            let next = timeout_at(until, self.socket.next()).await.map_err(gone)?;
            match next.ok_or_else(|| gone("closed"))?.map_err(gone)? {
                Message::Text(text) => return Ok(text.as_str().to_owned()),
                Message::Close(_) => return Err(gone("closed")),
                _ => {}
            }
        }
    }

    /// Returns the next message.
    ///
    /// # Errors
    /// If the connection is lost, or the message is not JSON.
    pub async fn receive(&mut self) -> Result<Value, Disconnected> {
        serde_json::from_str(&self.text().await?).map_err(gone)
    }
}
