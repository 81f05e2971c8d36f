//! Connections over a real network: limits, and the choice of a connection to close.

use super::network::secret;
use crate::config::{Config, Limits};
use crate::process::serve::Server;
use serde_json::{Value, json};
use std::net::{Ipv4Addr, SocketAddr};
use std::time::{Duration, Instant};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpSocket, TcpStream};
use tokio::time::timeout;
use touchmove_players::{Seat, call_over};

const PATIENCE: Duration = Duration::from_secs(60);
const ASKS: &[u8] = b"GET /healthz HTTP/1.1\r\nhost: 127.0.0.1\r\n\r\n";

struct TestNetwork {
    address: SocketAddr,
    _folder: tempfile::TempDir,
}

impl TestNetwork {
    async fn new(connections: u32, all_connections: u32) -> TestNetwork {
        let folder = tempfile::tempdir().unwrap();
        let config = Config {
            store: "memory".into(),
            listen: ([127, 0, 0, 1], 0).into(),
            key_file: folder.path().join("key"),
            limits: Limits { connections, all_connections, ..Limits::unlimited() },
            ..Config::default()
        };
        let server = Server::start(config).await.unwrap();
        let address = server.address();
        tokio::spawn(server.run(std::future::pending()));
        TestNetwork { address, _folder: folder }
    }

    /// A connection from an address of this machine.
    async fn connect(&self, from: u8) -> TcpStream {
        let socket = TcpSocket::new_v4().unwrap();
        socket.bind((Ipv4Addr::new(127, 0, 0, from), 0).into()).unwrap();
        socket.connect(self.address).await.unwrap()
    }

    /// A connection after a first answer.
    async fn answered(&self, from: u8) -> TcpStream {
        let mut stream = self.connect(from).await;
        assert_eq!(ask(&mut stream).await, "HTTP/1.1 200 OK");
        stream
    }

    /// Creates a game from an address; returns the answer.
    async fn game(&self, from: u8) -> Value {
        let (stream, host) = (self.connect(from).await, self.address.to_string());
        let new = json!({});
        let made = call_over(stream, &host, "POST", "/api/games", None, Some(&new)).await;
        made.unwrap().1
    }

    /// White's WebSocket at a game.
    async fn sit(&self, from: u8, game: &Value) -> Seat {
        let path = format!("/api/games/{}/ws", game["id"].as_str().unwrap());
        let stream = self.connect(from).await;
        let mut seat = Seat::over(stream, &self.address.to_string(), &path).await.unwrap();
        seat.send_json(&json!({ "sit": { "secret": secret(game, "white") } })).await.unwrap();
        while seat.receive().await.unwrap().get("news").is_none() {}
        seat
    }
}

/// Returns the first line of the answer; empty if the connection is closed.
async fn ask(stream: &mut TcpStream) -> String {
    // A refused connection may be closed before the write.
    let _ = stream.write_all(ASKS).await;
    let mut answer = vec![0; 4096];
    let read = timeout(PATIENCE, stream.read(&mut answer)).await.expect("an answer or an end");
    let length = read.unwrap_or(0);
    String::from_utf8_lossy(&answer[..length]).lines().next().unwrap_or_default().to_owned()
}

async fn is_closed(stream: &mut TcpStream) -> bool {
    let mut rest = Vec::new();
    timeout(PATIENCE, stream.read_to_end(&mut rest)).await.is_ok() && rest.is_empty()
}

#[tokio::test]
async fn address_at_its_connection_limit_is_refused_at_once() {
    let network = TestNetwork::new(2, 100).await;
    let open = [network.answered(1).await, network.answered(1).await];
    assert!(is_closed(&mut network.connect(1).await).await, "no answer, not even a refusal");
    let _other = network.answered(2).await;
    drop(open);
    let again = async { while ask(&mut network.connect(1).await).await.is_empty() {} };
    timeout(PATIENCE, again).await.expect("room again once the others are gone");
}

#[tokio::test]
async fn silent_connections_lock_out_no_address() {
    let network = TestNetwork::new(20, 40).await;
    let mut silent = Vec::new();
    for from in [1, 2] {
        for _ in 0..60 {
            silent.push(network.connect(from).await);
        }
    }
    let _others = [network.answered(3).await, network.answered(1).await, network.answered(2).await];
    assert!(is_closed(&mut silent[0]).await, "the oldest is closed");
}

#[tokio::test]
async fn player_reconnects_while_strangers_hold_all_connections() {
    let network = TestNetwork::new(100, 12).await;
    let game = network.game(9).await;
    let seat = network.sit(9, &game).await;
    let mut strangers = Vec::new();
    for from in 10..22 {
        let mut stream = network.connect(from).await;
        if !ask(&mut stream).await.is_empty() {
            strangers.push(stream);
        }
    }
    drop(seat);
    let mut again = timeout(PATIENCE, network.sit(9, &game)).await.expect("a seat");
    let more: Vec<_> =
        [network.connect(9).await, network.connect(9).await, network.connect(9).await].into();
    again.submit("1", "White adjusts e1").await.unwrap();
    while again.receive().await.unwrap().get("taken").is_none() {}
    drop((strangers, more));
}

#[tokio::test]
async fn secret_in_a_request_reserves_a_connection() {
    let network = TestNetwork::new(100, 8).await;
    let game = network.game(9).await;
    let path = format!("/api/games/{}", game["id"].as_str().unwrap());
    let host = network.address.to_string();
    let white = secret(&game, "white");
    let get = async || {
        let stream = network.connect(9).await;
        call_over(stream, &host, "GET", &path, Some(&white), None).await.map_or(0, |(s, _)| s)
    };
    assert_eq!(get().await, 200);
    let mut strangers = Vec::new();
    for _ in 0..6 {
        strangers.push(network.answered(10).await);
    }
    assert!(ask(&mut network.connect(10).await).await.is_empty(), "strangers have no more room");
    assert_eq!(get().await, 200);
    assert_eq!(ask(&mut strangers[0]).await, "HTTP/1.1 200 OK", "no client was disconnected");
}

#[tokio::test]
async fn connection_without_a_request_is_closed() {
    let network = TestNetwork::new(9, 100).await;
    let halves: [(&[u8], bool); 4] = [
        (b"", false),
        (b"GET /heal", false),
        (b"GET /healthz HTTP/1.1\r\nhost: here\r\n", true),
        (b"POST /api/games HTTP/1.1\r\nhost: 127.0.0.1\r\ncontent-length: 900\r\n\r\n{", true),
    ];
    let tried = halves.map(async |(half, trickles)| {
        let mut stream = network.connect(1).await;
        stream.write_all(half).await.unwrap();
        let begun = Instant::now();
        let (mut from, mut to) = stream.split();
        let trickling = async {
            while trickles && to.write_all(b"x").await.is_ok() {
                tokio::time::sleep(Duration::from_millis(500)).await;
            }
            std::future::pending::<()>().await
        };
        let mut rest = Vec::new();
        tokio::select! {
            // A reset of the connection also ends it.
            _ = from.read_to_end(&mut rest) => {}
            () = trickling => {}
        }
        begun.elapsed()
    });
    let ended = timeout(PATIENCE, futures_util::future::join_all(tried)).await;
    let ended = ended.expect("one may go on for ever");
    assert!(ended.iter().all(|took| *took < Duration::from_secs(40)), "{ended:?}");
}

#[tokio::test]
async fn connection_that_reads_nothing_is_closed() {
    let network = TestNetwork::new(9, 100).await;
    let socket = TcpSocket::new_v4().unwrap();
    socket.set_recv_buffer_size(4096).unwrap();
    let mut stream = socket.connect(network.address).await.unwrap();
    let asks = b"GET /openapi.json HTTP/1.1\r\nhost: 127.0.0.1\r\n\r\n";
    let ends = async {
        // Write until the socket buffers are full; they take several answers.
        while stream.write_all(asks).await.is_ok() {}
    };
    timeout(PATIENCE, ends).await.expect("it waits for ever");
}
