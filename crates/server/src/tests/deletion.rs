//! Deletion of a game or an event on every connection, route and server of the store.

use super::network::secret;
use crate::config::{Config, Limits};
use crate::process::serve::Server;
use crate::registry::Registry;
use serde_json::{Value, json};
use sqlx::{Connection, PgConnection};
use std::sync::Arc;
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::Duration;
use tempfile::TempDir;
use touchmove_players::{Seat, call};
use touchmove_store::Store;

/// A server on the network, with its registry.
pub(super) struct Served {
    pub address: String,
    pub registry: Arc<Registry>,
}

impl Served {
    pub async fn over(store: Arc<dyn Store>, folder: &TempDir) -> Served {
        let config = Config {
            listen: ([127, 0, 0, 1], 0).into(),
            key_file: folder.path().join("key"),
            limits: Limits::unlimited(),
            ..Config::default()
        };
        let server = Server::over(store, config).await.unwrap();
        let (address, registry) = (server.address().to_string(), server.registry.clone());
        tokio::spawn(server.run(std::future::pending()));
        Served { address, registry }
    }

    pub async fn ask(&self, method: &str, path: &str, secret: &str, body: Value) -> (u16, Value) {
        let secret = Some(secret).filter(|secret| !secret.is_empty());
        call(&self.address, method, path, secret, Some(&body)).await.unwrap()
    }

    pub async fn create(&self, path: &str, new: Value) -> Value {
        let (status, created) = self.ask("POST", path, "", new).await;
        assert_eq!(status, 201, "{created}");
        created
    }

    pub async fn sit(&self, path: &str, secret: Option<&str>, first: usize) -> Seat {
        let mut seat = Seat::connect(&self.address, path).await.unwrap();
        seat.send_json(&json!({ "sit": { "secret": secret } })).await.unwrap();
        for _ in 0..first {
            seat.receive().await.unwrap();
        }
        seat
    }
}

/// A PostgreSQL schema, dropped at the end. Without PostgreSQL there is none.
pub(super) struct Schema(String, String);

async fn execute(url: String, query: String) -> Result<(), sqlx::Error> {
    let mut connection = PgConnection::connect(&url).await?;
    sqlx::raw_sql(&query).execute(&mut connection).await?;
    connection.close().await
}

impl Schema {
    pub async fn new() -> Option<Schema> {
        static NUMBER: AtomicU32 = AtomicU32::new(0);
        let given = std::env::var("TOUCHMOVE_TEST_POSTGRES").ok();
        let server = given.clone().unwrap_or("postgres://postgres@localhost/postgres".to_owned());
        let number = NUMBER.fetch_add(1, Ordering::Relaxed);
        let name = format!("touchmove_deleted_{}_{number}", std::process::id());
        if let Err(error) = execute(server.clone(), format!("CREATE SCHEMA {name}")).await {
            assert!(given.is_none(), "TOUCHMOVE_TEST_POSTGRES: {error}");
            return None;
        }
        Some(Schema(server, name))
    }

    pub fn url(&self) -> String {
        let more = if self.0.contains('?') { '&' } else { '?' };
        format!("{}{more}options[search_path]={}", self.0, self.1)
    }
}

impl Drop for Schema {
    fn drop(&mut self) {
        let (server, query) = (self.0.clone(), format!("DROP SCHEMA {} CASCADE", self.1));
        let thread = std::thread::spawn(move || {
            let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build();
            let _ = runtime.unwrap().block_on(execute(server, query));
        });
        let _ = thread.join();
    }
}

/// The last message before the connection ends, which is the reason.
async fn why(seat: &mut Seat) -> Value {
    let mut last = Value::Null;
    let all = async {
        while let Ok(told) = seat.receive().await {
            last = told;
        }
    };
    assert!(tokio::time::timeout(Duration::from_secs(10), all).await.is_ok(), "still open: {last}");
    last["problem"]["problem"]["type"].clone()
}

struct Made {
    event: String,
    arbiter: String,
    game: String,
    white: String,
}

async fn made(by: &Served) -> Made {
    let boards = json!([{ "white": "Anna", "black": "Zoe" }]);
    let games = json!({ "tags": { "Arbiter": "software", "TimeControl": "60" } });
    let new = json!({ "name": "Open", "boards": boards, "games": games });
    let created = by.create("/api/competitions", new).await;
    Made {
        event: created["id"].as_str().unwrap().to_owned(),
        arbiter: created["arbiter"]["secret"].as_str().unwrap().to_owned(),
        game: created["boards"][0]["game"].as_str().unwrap().to_owned(),
        white: secret(&created["boards"][0], "white"),
    }
}

/// A connection of every kind at one server.
async fn connected(to: &Served, made: &Made) -> Vec<Seat> {
    let (event, game) =
        (format!("/api/competitions/{}/ws", made.event), format!("/api/games/{}/ws", made.game));
    let (arbiter, white) = (Some(made.arbiter.as_str()), Some(made.white.as_str()));
    vec![
        to.sit(&event, arbiter, 1).await,
        to.sit(&event, None, 1).await,
        to.sit(&game, arbiter, 2).await,
        to.sit(&game, white, 2).await,
        to.sit(&game, None, 2).await,
    ]
}

async fn doors(at: &Served, made: &Made) {
    let (event, game) =
        (format!("/api/competitions/{}", made.event), format!("/api/games/{}", made.game));
    let said = json!({ "event": "White plays e4" });
    for (method, path, secret, body) in [
        ("GET", game.clone(), "", Value::Null),
        ("GET", format!("{game}/pgn"), made.arbiter.as_str(), Value::Null),
        ("GET", format!("{game}/events"), made.arbiter.as_str(), Value::Null),
        ("GET", format!("{game}/review"), made.white.as_str(), Value::Null),
        ("POST", format!("{game}/events"), made.white.as_str(), said),
        ("GET", event.clone(), "", Value::Null),
        ("GET", format!("{event}/pgn"), made.arbiter.as_str(), Value::Null),
        ("GET", format!("{event}/results"), made.arbiter.as_str(), Value::Null),
        ("POST", format!("{event}/notes"), made.arbiter.as_str(), json!({ "what": "notes" })),
        ("POST", format!("{event}/ledger"), made.arbiter.as_str(), json!([])),
    ] {
        let (status, problem) = at.ask(method, &path, secret, body).await;
        assert_eq!((status, &problem["type"]), (410, &json!("/problems/gone")), "{method} {path}");
    }
    for page in ["game", "embed/game"].map(|kind| format!("/{kind}/{}", made.game)) {
        assert_eq!(status_of(at, &page).await, 410, "{page}");
    }
    for page in ["competition", "embed/competition"].map(|kind| format!("/{kind}/{}", made.event)) {
        assert_eq!(status_of(at, &page).await, 410, "{page}");
    }
}

/// The status of a page. A page is not JSON.
async fn status_of(at: &Served, path: &str) -> u16 {
    let text = text_of(at, path).await;
    text.split(' ').nth(1).and_then(|status| status.parse().ok()).unwrap()
}

/// The whole answer to a client without a seat.
pub(super) async fn text_of(at: &Served, path: &str) -> String {
    use tokio::io::{AsyncReadExt, AsyncWriteExt};
    let mut stream = tokio::net::TcpStream::connect(&at.address).await.unwrap();
    let host = &at.address;
    let ask = format!("GET {path} HTTP/1.1\r\nHost: {host}\r\nConnection: close\r\n\r\n");
    stream.write_all(ask.as_bytes()).await.unwrap();
    let mut answer = Vec::new();
    stream.read_to_end(&mut answer).await.unwrap();
    String::from_utf8_lossy(&answer).into_owned()
}

/// Deletes on the first server, and checks all servers for the deletion.
async fn gone_everywhere(servers: &[Served]) {
    let made = made(&servers[0]).await;
    let mut open = Vec::new();
    for server in servers {
        open.extend(connected(server, &made).await);
    }
    let failures = || servers[0].registry.prometheus.render();
    let failed = |text: &str| text.contains("touchmove_journal_failures_total");
    let before = failed(&failures());
    assert_eq!(servers[0].registry.remove(&made.event).await.unwrap(), 2);
    for (number, seat) in open.iter_mut().enumerate() {
        assert_eq!(why(seat).await, "/problems/gone", "connection {number}");
    }
    for server in servers {
        doors(server, &made).await;
        // A second deletion finds no journal to delete.
        assert_eq!(server.registry.remove(&made.event).await.unwrap(), 0);
    }
    assert_eq!(failed(&failures()), before, "the operator is paged");
}

#[tokio::test(flavor = "multi_thread")]
async fn deleted_event_is_gone_on_every_connection_and_route() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("journal.db").display().to_string();
    let store = touchmove_store::open(&path).await.unwrap();
    gone_everywhere(&[Served::over(store, &folder).await]).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn deleted_event_is_gone_on_every_server_of_the_store() {
    let Some(schema) = Schema::new().await else { return };
    let folder = tempfile::tempdir().unwrap();
    let one = touchmove_store::open(&schema.url()).await.unwrap();
    let first = Served::over(one, &folder).await;
    let two = touchmove_store::open(&schema.url()).await.unwrap();
    let servers = [first, Served::over(two, &folder).await];
    gone_everywhere(&servers).await;
    for server in servers {
        server.registry.context.store.close().await;
    }
}

/// A second server writes to a deleted journal before it gets the notice.
#[tokio::test]
async fn press_in_a_deleted_game_gets_410() {
    let server = super::TestServer::new().await;
    let game = server.game(json!({ "arbiter_seat": true })).await;
    game.says("arbiter", "Arbiter starts").await;
    server.store.delete(&game.id().parse().unwrap()).await.unwrap();
    for role in ["white", "arbiter"] {
        let (status, problem) = game
            .tries(role, if role == "white" { "White plays e4" } else { "Arbiter stops the clock" })
            .await;
        assert_eq!((status.as_u16(), &problem["type"]), (410, &json!("/problems/gone")));
    }
}

/// An event continues without a board whose game was deleted.
#[tokio::test]
async fn event_opens_without_a_deleted_board() {
    let server = super::TestServer::new().await;
    let key = touchmove_envelope::Key::from_bytes([7; 32]);
    assert!(crate::process::cluster::same_key(&*server.store, &key).await.unwrap());
    let boards = json!([{ "white": "Anna", "black": "Zoe" }, { "white": "C", "black": "D" }]);
    let (_, made) =
        server.post("/api/competitions", None, json!({ "name": "Open", "boards": boards })).await;
    let game = made["boards"][0]["game"].as_str().unwrap();
    assert_eq!(server.registry.remove(game).await.unwrap(), 1);
    let path = format!("/api/competitions/{}", made["id"].as_str().unwrap());
    let seen = server.get(&path, None).await;
    assert_eq!(seen["boards"].as_array().unwrap().len(), 1, "{seen}");
    assert!(!seen.to_string().contains("Anna"), "{seen}");
    let (status, _) = server.call("GET", &format!("{path}/pgn"), None, None).await;
    assert!(status.is_success());
}
