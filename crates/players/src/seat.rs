//! A player's connection.

use futures_util::{SinkExt, StreamExt};
use serde_json::{Value, json};
use std::fmt;
use std::time::Duration;
use tokio::net::TcpStream;
use tokio::time::{Instant, timeout_at};
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::{WebSocketStream, client_async};

/// A server that says nothing for so long is none.
const PATIENCE: Duration = Duration::from_secs(30);

/// The connection is no more.
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
    /// Connects, and says nothing yet.
    ///
    /// # Errors
    /// If nobody is there.
    pub async fn connect(address: &str, path: &str) -> Result<Seat, Disconnected> {
        let stream = TcpStream::connect(address).await.map_err(gone)?;
        stream.set_nodelay(true).map_err(gone)?;
        Seat::over(stream, address, path).await
    }

    /// The same over a connection that is open.
    ///
    /// # Errors
    /// If no server answers on it.
    pub async fn over(stream: TcpStream, address: &str, path: &str) -> Result<Seat, Disconnected> {
        let url = format!("ws://{address}{path}");
        let (socket, _) = client_async(url, stream).await.map_err(gone)?;
        Ok(Seat { socket })
    }

    /// Connects to a game and says who it is.
    ///
    /// # Errors
    /// If nobody is there.
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

    /// Sends a message.
    ///
    /// # Errors
    /// If the connection is gone.
    pub async fn send_json(&mut self, message: &Value) -> Result<(), Disconnected> {
        self.send(Message::text(message.to_string())).await
    }

    /// Says that something has happened.
    ///
    /// # Errors
    /// If the connection is gone.
    pub async fn submit(&mut self, key: &str, event: &str) -> Result<(), Disconnected> {
        self.send_json(&json!({ "submit": { "event": event, "key": key } })).await
    }

    /// Sends whatever it is.
    ///
    /// # Errors
    /// If the connection is gone.
    pub async fn send(&mut self, message: Message) -> Result<(), Disconnected> {
        self.socket.send(message).await.map_err(gone)
    }

    /// The next text, unread.
    ///
    /// # Errors
    /// If the connection is gone, or silent for half a minute.
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

    /// The next message.
    ///
    /// # Errors
    /// If the connection is gone, or what comes is no JSON.
    pub async fn receive(&mut self) -> Result<Value, Disconnected> {
        serde_json::from_str(&self.text().await?).map_err(gone)
    }
}
