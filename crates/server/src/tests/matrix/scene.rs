//! Scene: a game in a state, with planted marks, and clients of all roles.

use super::super::TestServer;
use super::roles::{Role, State};
use hyper::server::conn::http1;
use hyper_util::rt::TokioIo;
use hyper_util::service::TowerToHyperService;
use serde_json::{Value, json};
use tokio::net::TcpListener;

pub(super) struct Scene {
    pub state: State,
    pub competition: String,
    pub game: String,
    /// A game without events.
    pub spare: String,
    pub(super) server: TestServer,
    one_device: bool,
    secrets: Vec<(Role, String)>,
    pub(super) address: String,
}

/// Acts at the board, with their roles.
const PLAY: [(&str, &str); 9] = [
    ("white", "White touches g1"),
    ("white", "White plays Nf3"),
    ("white", "White records sheetmark"),
    ("white", "White presses"),
    ("black", "Black asks for an explanation: askmark"),
    ("black", "Black plays e7e4"),
    ("black", "Black presses"),
    ("white", "White claims illegal move"),
    ("black", "Black plays h6"),
];

pub(super) fn ledger_entry() -> Value {
    json!({ "id": "ledger-1", "event": "evening", "round": 1, "board": "9", "at": 1,
        "arbiter": "Ann", "lines": [], "words": ["ledgermark"], "articles": [], "counts": [] })
}

pub(super) fn file() -> String {
    let player = |rank: u32, name: &str, round: &str| {
        format!(
            "001 {rank:>4}      {name:<33} 2717 FIN      500{rank:03} 1987/06/05  0.0 {rank:>4}  {round}\r\n"
        )
    };
    let players = [player(1, "Quist, Zyta", "   2 w  "), player(2, "Other, Olli", "   1 b  ")];
    format!("012 Open\r\n{}", players.concat())
}

impl Scene {
    /// The scene with all acts done.
    pub async fn set_up(state: State, one_device: bool) -> Scene {
        let mut scene = Scene::begin(state, one_device).await;
        scene.play().await;
        match state {
            State::Closed => drop(scene.server.registry.close(&scene.competition).await.unwrap()),
            State::Deleted => drop(scene.server.registry.remove(&scene.competition).await.unwrap()),
            State::Elsewhere => {
                scene.server = TestServer::over(scene.server.store.clone(), [7; 32]).await;
                scene.address = serve(&scene.server).await;
            }
            _ => {}
        }
        scene
    }

    /// The scene before any act.
    pub async fn begin(state: State, one_device: bool) -> Scene {
        let server = TestServer::new().await;
        // Create the cluster's stream, which records deletions.
        let key = touchmove_envelope::Key::from_bytes([7; 32]);
        assert!(crate::process::cluster::same_key(&*server.store, &key).await.unwrap());
        let delay = if state.is_delayed() { 3600 } else { 0 };
        let mode = if state == State::Training { "training" } else { "over_the_board" };
        let games = json!({
            "mode": mode, "one_device": one_device, "awaited": true,
            "tags": { "TimeControl": "40/7200:3600", "Arbiter": "human" },
            "spectators": { "admitted": !state.is_private(), "delay_seconds": delay },
        });
        let tags = json!({ "WhiteElo": "2717", "WhiteFideId": "500001" });
        let board = |number: u32| {
            json!({ "white": "Zyta Quist", "black": "Olli Other",
            "round": "1", "number": number, "tags": tags, "ranks": [1, 2] })
        };
        let new = json!({ "name": "Open", "arbiter": "Ann seatmark", "games": games,
            "boards": [board(1), board(2)] });
        let (status, made) = server.post("/api/competitions", None, new).await;
        assert_eq!(status, 201, "{made}");
        let text = |value: &Value| value.as_str().unwrap().to_owned();
        let address = serve(&server).await;
        let mut scene = Scene {
            state,
            competition: text(&made["id"]),
            game: text(&made["boards"][0]["game"]),
            spare: text(&made["boards"][1]["game"]),
            server,
            one_device,
            secrets: vec![(Role::Chief, text(&made["arbiter"]["secret"]))],
            address,
        };
        for seat in made["boards"][0]["seats"].as_array().unwrap() {
            let role = match seat["role"].as_str().unwrap() {
                "white" => Role::White,
                "black" => Role::Black,
                _ => Role::Both,
            };
            scene.secrets.push((role, text(&seat["secret"])));
        }
        scene.fill().await;
        scene
    }

    /// Adds seats, notes, the ledger and the tournament file.
    async fn fill(&mut self) {
        let (game, event) = (self.path(), format!("/api/competitions/{}", self.competition));
        for (role, place, name) in [
            (Role::Arbiter, &game, "arbiter"),
            (Role::Spectator, &game, "spectator"),
            (Role::Revoked, &game, "arbiter"),
            (Role::Guest, &event, "spectator"),
        ] {
            let new = json!({ "role": name, "name": "Ben seatmark" });
            let seat = self.done(Role::Chief, "POST", &format!("{place}/seats"), new).await;
            self.secrets.push((role, seat["secret"].as_str().unwrap().to_owned()));
        }
        let revoked = self.secret(Role::Revoked).unwrap();
        let seat = revoked.split('.').next().unwrap();
        self.done(Role::Chief, "DELETE", &format!("{game}/seats/{seat}"), Value::Null).await;
        let player = if self.one_device { Role::Both } else { Role::White };
        let wrong = self.secret(player).unwrap().split('.').next().unwrap().to_owned();
        self.secrets.push((Role::Wrong, format!("{wrong}.{}", "0".repeat(39))));
        let note = json!({ "what": "notes", "text": "notemark" });
        self.done(Role::Chief, "POST", &format!("{event}/notes"), note).await;
        let entry = json!([ledger_entry()]);
        self.done(Role::Chief, "POST", &format!("{event}/ledger"), entry).await;
        let request = (Role::Chief, "PUT", format!("{event}/file?round=1"));
        let answer = self.send(request.0, request.1, &request.2, Some(file())).await;
        assert_eq!(answer.status, 200, "{}", answer.text);
    }

    /// Plays the game up to this state.
    pub async fn play(&self) {
        if self.state == State::Waiting {
            return;
        }
        self.says(self.player("white"), "White arrives").await;
        self.says(self.player("black"), "Black arrives").await;
        self.says(Role::Arbiter, "Arbiter starts").await;
        for (who, what) in PLAY {
            self.says(self.player(who), what).await;
        }
        if self.state == State::Adjourned {
            self.says(self.player("black"), "Black presses").await;
            for (who, what) in [
                ("white", "White plays d4"),
                ("white", "White presses"),
                ("arbiter", "Arbiter adjourns"),
                ("black", "Black seals Nc6"),
                ("black", "Black stops the clock"),
            ] {
                self.says(self.player(who), what).await;
            }
        }
        if self.state.is_over() {
            self.says(self.player("white"), "White resigns").await;
        }
        self.says(self.player("white"), "White adjusts a1").await;
    }

    fn player(&self, who: &str) -> Role {
        match who {
            "arbiter" => Role::Arbiter,
            _ if self.one_device => Role::Both,
            "white" => Role::White,
            _ => Role::Black,
        }
    }

    async fn says(&self, role: Role, event: &str) {
        let path = format!("{}/events", self.path());
        self.done(role, "POST", &path, json!({ "event": event })).await;
    }

    async fn done(&self, role: Role, method: &str, path: &str, body: Value) -> Value {
        let answer = self.send(role, method, path, Some(body.to_string())).await;
        assert!((200..300).contains(&answer.status), "{method} {path} {body}: {}", answer.text);
        serde_json::from_str(&answer.text).unwrap_or_default()
    }

    pub fn path(&self) -> String {
        format!("/api/games/{}", self.game)
    }

    /// The latest version of the game's journal.
    pub fn versions(&self) -> u64 {
        30
    }

    pub fn roles(&self) -> impl Iterator<Item = Role> {
        let both = self.one_device;
        Role::ALL.into_iter().filter(move |role| (*role == Role::Both) == both)
    }

    pub fn secret(&self, role: Role) -> Option<&str> {
        self.secrets.iter().find(|(of, _)| *of == role).map(|(_, secret)| secret.as_str())
    }

    /// The secrets, each without the id of its seat.
    pub fn secrets(&self) -> impl Iterator<Item = &str> {
        let all = self.secrets.iter().filter(|(role, _)| *role != Role::Wrong);
        all.filter_map(|(_, secret)| secret.split('.').nth(1))
    }

    /// The seat ids of other roles.
    pub fn others(&self, role: Role) -> impl Iterator<Item = &str> {
        let own = self.secret(role).and_then(|secret| secret.split('.').next());
        let all = self.secrets.iter().filter_map(|(_, secret)| secret.split('.').next());
        all.filter(move |seat| Some(*seat) != own)
    }
}

/// Serves a test server at an address, for sockets.
async fn serve(server: &TestServer) -> String {
    let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
    let address = listener.local_addr().unwrap().to_string();
    let app = server.app.clone();
    tokio::spawn(async move {
        while let Ok((stream, _)) = listener.accept().await {
            let service = TowerToHyperService::new(app.clone());
            let served = http1::Builder::new().serve_connection(TokioIo::new(stream), service);
            tokio::spawn(served.with_upgrades());
        }
    });
    address
}
