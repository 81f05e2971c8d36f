//! What one address may open, over a real network.

use crate::{Config, Limits, Server};
use std::net::SocketAddr;
use std::time::Duration;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio::time::timeout;

const PATIENCE: Duration = Duration::from_secs(30);

async fn server(connections: u32) -> (SocketAddr, tempfile::TempDir) {
    let folder = tempfile::tempdir().unwrap();
    let config = Config {
        store: "memory".into(),
        listen: ([127, 0, 0, 1], 0).into(),
        key_file: folder.path().join("key"),
        limits: Limits { connections, ..Limits::unlimited() },
        ..Config::default()
    };
    let server = Server::start(config).await.unwrap();
    let address = server.address();
    tokio::spawn(server.run(std::future::pending()));
    (address, folder)
}

async fn ask(stream: &mut TcpStream) -> String {
    stream.write_all(b"GET /healthz HTTP/1.1\r\nhost: here\r\n\r\n").await.unwrap();
    let mut answer = vec![0; 4096];
    let length = timeout(PATIENCE, stream.read(&mut answer)).await.unwrap().unwrap();
    String::from_utf8_lossy(&answer[..length]).lines().next().unwrap_or_default().to_owned()
}

#[tokio::test]
async fn an_address_may_have_so_many_connections_and_no_more() {
    let (address, _folder) = server(2).await;
    let mut open = Vec::new();
    for _ in 0..2 {
        let mut stream = TcpStream::connect(address).await.unwrap();
        assert_eq!(ask(&mut stream).await, "HTTP/1.1 200 OK");
        open.push(stream);
    }
    let mut third = TcpStream::connect(address).await.unwrap();
    assert_eq!(ask(&mut third).await, "HTTP/1.1 429 Too Many Requests");
    let mut rest = Vec::new();
    timeout(PATIENCE, third.read_to_end(&mut rest)).await.expect("it is closed").unwrap();
    open.clear();
    let again = async {
        loop {
            let mut stream = TcpStream::connect(address).await.unwrap();
            if ask(&mut stream).await == "HTTP/1.1 200 OK" {
                return;
            }
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
    };
    timeout(PATIENCE, again).await.expect("room again once the others are gone");
}

#[tokio::test]
async fn who_does_not_say_what_is_wanted_is_let_go() {
    let (address, _folder) = server(9).await;
    for half in ["", "GET /heal", "GET /healthz HTTP/1.1\r\nhost: here\r\n"] {
        let mut stream = TcpStream::connect(address).await.unwrap();
        stream.write_all(half.as_bytes()).await.unwrap();
        let mut rest = Vec::new();
        let closed = timeout(PATIENCE, stream.read_to_end(&mut rest)).await;
        assert!(closed.is_ok(), "{half:?} may go on for ever");
    }
}
