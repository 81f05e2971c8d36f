//! Plain WebSocket echo in axum, as the baseline for the server.

use axum::Router;
use axum::extract::ws::{Message, WebSocket, WebSocketUpgrade};
use axum::routing::get;
use std::io::{BufRead, BufReader};
use std::process::{Child, Command, Stdio};
use tokio::net::TcpListener;

/// Prints the address of the echo server, and serves until the process is killed.
pub async fn serve() {
    let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
    println!("{}", listener.local_addr().unwrap());
    let upgrade = |upgrade: WebSocketUpgrade| async { upgrade.on_upgrade(echo) };
    axum::serve(listener, Router::new().route("/", get(upgrade))).await.unwrap();
}

async fn echo(mut socket: WebSocket) {
    while let Some(Ok(message)) = socket.recv().await {
        let is_text = matches!(message, Message::Text(_));
        if is_text && socket.send(message).await.is_err() {
            return;
        }
    }
}

/// Echo server in a separate process.
pub struct Echo {
    child: Child,
    /// Address on which the echo server listens.
    pub address: String,
}

impl Echo {
    /// Starts this program as an echo server.
    pub fn start() -> Echo {
        let program = std::env::current_exe().unwrap();
        let mut child = Command::new(program).arg("echo").stdout(Stdio::piped()).spawn().unwrap();
        let mut address = String::new();
        BufReader::new(child.stdout.take().unwrap()).read_line(&mut address).unwrap();
        Echo { child, address: address.trim().to_owned() }
    }

    /// Returns the process id.
    pub fn pid(&self) -> u32 {
        self.child.id()
    }
}

impl Drop for Echo {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
