//! Host names and origins of requests, over a real network.

use crate::config::{Config, Limits};
use crate::process::serve::Server;
use std::net::SocketAddr;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;

struct Site {
    address: SocketAddr,
    figures: SocketAddr,
    _folder: tempfile::TempDir,
}

async fn site(proxies: &[&str]) -> Site {
    let folder = tempfile::tempdir().unwrap();
    let config = Config {
        store: "memory".into(),
        listen: ([127, 0, 0, 1], 0).into(),
        key_file: folder.path().join("key"),
        limits: Limits::unlimited(),
        hosts: vec!["club.test".parse().unwrap()],
        metrics: Some(([127, 0, 0, 1], 0).into()),
        trusted_proxies: proxies.iter().map(|proxy| proxy.parse().unwrap()).collect(),
        ..Config::default()
    };
    let server = Server::start(config).await.unwrap();
    let (address, figures) = (server.address(), server.metrics_address().unwrap());
    tokio::spawn(server.run(std::future::pending()));
    Site { address, figures, _folder: folder }
}

/// The status and the rest of an answer.
async fn ask(to: SocketAddr, line: &str, headers: &str) -> (u16, String) {
    let mut stream = TcpStream::connect(to).await.unwrap();
    let request = format!("{line} HTTP/1.1\r\n{headers}connection: close\r\n\r\n");
    stream.write_all(request.as_bytes()).await.unwrap();
    let mut answer = Vec::new();
    stream.read_to_end(&mut answer).await.unwrap();
    let answer = String::from_utf8_lossy(&answer).into_owned();
    (answer.split(' ').nth(1).unwrap().parse().unwrap(), answer)
}

const UPGRADE: &str = "upgrade: websocket\r\nconnection: upgrade\r\n\
    sec-websocket-version: 13\r\nsec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==\r\n";

#[tokio::test]
async fn rebound_name_gets_421_on_every_route() {
    let site = site(&[]).await;
    for line in [
        "GET /",
        "GET /api/laws/FIDE%202023",
        "POST /api/games",
        "POST /api/pairings",
        "GET /game/x",
        "GET /openapi.json",
        "GET /healthz",
        "GET /no/such/page",
        "GET http://127.0.0.1/",
        "GET http://evil.example/",
    ] {
        let (status, answer) = ask(site.address, line, "host: evil.example\r\n").await;
        assert_eq!(status, 421, "{line}: {answer}");
        assert!(answer.contains("/problems/unknown-host") && answer.contains("--host"), "{answer}");
    }
    let socket = format!("host: evil.example\r\n{UPGRADE}");
    assert_eq!(ask(site.address, "GET /api/games/x/ws", &socket).await.0, 421);
    assert_eq!(ask(site.figures, "GET /metrics", "host: evil.example\r\n").await.0, 421);
    let greek = "host: evil.example\r\naccept-language: el\r\n";
    assert!(ask(site.address, "GET /", greek).await.1.contains("διακομιστή"));
}

#[tokio::test]
async fn names_and_addresses_of_the_machine_are_served() {
    let site = site(&[]).await;
    let port = site.address.port();
    for host in ["127.0.0.1", "[::1]", "192.168.1.5", "LOCALHOST.", "club.test", "Club.Test"] {
        for host in [host.to_owned(), format!("{host}:{port}")] {
            let headers = format!("host: {host}\r\n");
            assert_eq!(ask(site.address, "GET /healthz", &headers).await.0, 200, "{host}");
        }
    }
    for wrong in ["", "host: 127.0.0.1\r\nhost: 127.0.0.1\r\n", "host: \r\n"] {
        assert_eq!(ask(site.address, "GET /healthz", wrong).await.0, 400, "{wrong:?}");
    }
    let absolute = format!("GET http://{}/healthz", site.address);
    assert_eq!(ask(site.address, &absolute, "host: 127.0.0.1\r\n").await.0, 200);
}

#[tokio::test]
async fn page_of_another_site_posts_nothing_and_opens_no_socket() {
    let site = site(&[]).await;
    let host = format!("host: {}\r\n", site.address);
    let post = "content-type: text/plain\r\ncontent-length: 0\r\n";
    let from = async |origin: &str, line: &str, more: &str| {
        ask(site.address, line, &format!("{host}origin: {origin}\r\n{more}")).await.0
    };
    for origin in ["http://evil.example", "null", "http://127.0.0.1:1", "http://localhost"] {
        assert_eq!(from(origin, "POST /api/pairings", post).await, 403, "{origin}");
        assert_eq!(from(origin, "PUT /api/competitions/x/file", post).await, 403, "{origin}");
        assert_eq!(from(origin, "GET /api/games/x/ws", UPGRADE).await, 403, "{origin}");
        assert_eq!(from(origin, "GET /healthz", "").await, 200, "{origin}");
    }
    let own = format!("http://{}", site.address);
    assert_ne!(from(&own, "POST /api/pairings", post).await, 403);
    assert_eq!(from(&own, "GET /api/games/x/ws", UPGRADE).await, 404);
    let club = "host: club.test\r\norigin: http://club.test\r\n";
    let (status, _) = ask(site.address, "POST /api/pairings", &format!("{club}{post}")).await;
    assert_ne!(status, 403);
}

#[tokio::test]
async fn trusted_proxy_chooses_host_names() {
    let site = site(&["127.0.0.1"]).await;
    let forwarded = "host: chess.example.org\r\nx-forwarded-for: 192.0.2.1\r\n";
    assert_eq!(ask(site.address, "GET /healthz", forwarded).await.0, 200);
    let direct = "host: chess.example.org\r\n";
    assert_eq!(ask(site.address, "GET /healthz", direct).await.0, 421);
}

#[tokio::test]
async fn metrics_are_served_by_their_own_listener_only() {
    let site = site(&[]).await;
    let host = "host: 127.0.0.1\r\n";
    assert_eq!(ask(site.address, "GET /metrics", host).await.0, 404);
    let (status, figures) = ask(site.figures, "GET /metrics", host).await;
    assert_eq!(status, 200, "{figures}");
    assert!(figures.contains("touchmove_games_open"), "{figures}");
    assert_eq!(ask(site.figures, "GET /api/laws/FIDE%202023", host).await.0, 404);
}
