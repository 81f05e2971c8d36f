//! Work of the server's own is not a silent disk: it stops no clock.

use super::network::secret;
use crate::config::{Config, Limits};
use crate::process::serve::Server;
use serde_json::{Value, json};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use touchmove_players::call;

/// A server over a database, as an operator has it.
struct Busy {
    address: String,
    _folder: tempfile::TempDir,
}

impl Busy {
    async fn new() -> Busy {
        let folder = tempfile::tempdir().unwrap();
        let config = Config {
            store: folder.path().join("journal.db").to_string_lossy().into_owned(),
            listen: ([127, 0, 0, 1], 0).into(),
            key_file: folder.path().join("key"),
            limits: Limits::unlimited(),
            ..Config::default()
        };
        let server = Server::start(config).await.unwrap();
        let address = server.address().to_string();
        tokio::spawn(server.run(std::future::pending()));
        Busy { address, _folder: folder }
    }

    async fn ask(&self, method: &str, path: &str, secret: &str, body: Value) -> (u16, Value) {
        let secret = Some(secret).filter(|secret| !secret.is_empty());
        call(&self.address, method, path, secret, Some(&body)).await.unwrap()
    }

    /// Sends a file, and returns the status.
    async fn upload(&self, path: &str, secret: &str, file: &str) -> String {
        let mut stream = TcpStream::connect(&self.address).await.unwrap();
        let head = format!(
            "PUT {path} HTTP/1.1\r\nhost: 127.0.0.1\r\nconnection: close\r\nauthorization: Bearer {secret}\r\n\
             content-length: {}\r\n\r\n",
            file.len()
        );
        stream.write_all((head + file).as_bytes()).await.unwrap();
        let mut answer = String::new();
        stream.read_to_string(&mut answer).await.unwrap();
        answer.split(' ').nth(1).unwrap().to_owned()
    }
}

/// As many names as a body has room for.
fn tournament_file() -> String {
    let lines = (1..).map(|rank| format!("001 {:>4}      Player {rank}\n", rank % 10_000));
    let mut file = String::new();
    lines
        .take_while(|line| {
            file.push_str(line);
            file.len() < 490_000
        })
        .for_each(drop);
    file
}

#[tokio::test(flavor = "multi_thread")]
async fn four_parallel_uploads_stop_no_clock_of_another_game() {
    let busy = Busy::new().await;
    let new = json!({ "tags": { "TimeControl": "3600" } });
    let (_, game) = busy.ask("POST", "/api/games", "", new).await;
    let path = format!("/api/games/{}", game["id"].as_str().unwrap());
    let seats = [secret(&game, "white"), secret(&game, "black")];
    let (_, event) = busy.ask("POST", "/api/competitions", "", json!({ "name": "Own" })).await;
    let own = format!("/api/competitions/{}/file", event["id"].as_str().unwrap());
    let arbiter = event["arbiter"]["secret"].as_str().unwrap().to_owned();
    let file = tournament_file();
    let uploads = (1..=4).map(|round| {
        let path = format!("{own}?round={round}");
        let (busy, arbiter, file) = (&busy, &arbiter, &file);
        async move { busy.upload(&path, arbiter, file).await }
    });
    let presses = async {
        for turn in 0..32 {
            let (side, seat) = (["White", "Black"][turn % 2], &seats[turn % 2]);
            let file = ["a", "b", "c", "d", "e", "f", "g", "h"][turn / 2 % 8];
            let rank = [[3, 4], [6, 5]][turn % 2][turn / 16];
            let moved = format!("{side} plays {file}{rank}");
            for event in [moved, format!("{side} presses")] {
                let (status, answer) = busy
                    .ask("POST", &format!("{path}/events"), seat, json!({ "event": event }))
                    .await;
                assert_eq!(status, 201, "{answer}");
            }
        }
    };
    let (answers, ()) = tokio::join!(futures_util::future::join_all(uploads), presses);
    assert_eq!(answers, ["200"; 4]);
    let (_, view) = busy.ask("GET", &path, &seats[0], Value::Null).await;
    assert_eq!(view["state"]["status"], "playing", "{view}");
    assert_eq!(busy.ask("GET", "/readyz", "", Value::Null).await.0, 200);
    let (_, news) = busy.ask("GET", &format!("{path}/events"), &seats[0], Value::Null).await;
    assert!(!news.to_string().contains("interrupted"), "{news}");
}
