//! Hostile clients that act within the limits. Each client has a separate address and counts its
//! requests.

use crate::http::call_over;
use crate::seat::{Disconnected, Seat};
use serde_json::{Value, json};
use std::io;
use std::net::Ipv4Addr;
use std::time::{Duration, Instant};
use tokio::io::AsyncWriteExt;
use tokio::net::{TcpSocket, TcpStream};

/// A position in which deciding whether White can still mate takes a search of a million positions.
pub const HARD: &str = "3k4/8/p7/Pp3p1p/1Pp1pPpP/2PpP1P1/3P3R/3KB2R w - - 0 1";

/// Kind of attack.
#[derive(Debug, Clone, Copy)]
pub enum Attack {
    /// Creates games in positions that are hard to search, and resigns these games.
    ResignsInHardPositions,
    /// Lets flags fall in positions that are hard to search.
    LetsFlagsFall,
    /// Submits long protocols to be judged.
    HasLongProtocolsJudged,
    /// Submits long protocols to be judged, which start from hard positions.
    HasHardProtocolsJudged,
    /// Reads articles of the Laws in all editions.
    ReadsTheLaws,
    /// Submits every event that a seat can, as fast as possible.
    FloodsASeat,
    /// Opens connections that send nothing, or a partial request.
    OpensConnections,
    /// Reads a long game from its beginning, repeatedly.
    ReadsLongGames,
    /// Creates a competition of many boards and reads it repeatedly.
    WatchesManyBoards,
    /// Opens a hundred spectator connections to a busy game.
    BringsWatchers,
}

impl Attack {
    /// All ten attacks.
    pub const ALL: [Attack; 10] = [
        Attack::ResignsInHardPositions,
        Attack::LetsFlagsFall,
        Attack::HasLongProtocolsJudged,
        Attack::HasHardProtocolsJudged,
        Attack::ReadsTheLaws,
        Attack::FloodsASeat,
        Attack::OpensConnections,
        Attack::ReadsLongGames,
        Attack::WatchesManyBoards,
        Attack::BringsWatchers,
    ];
}

/// Result of an attack.
#[derive(Debug)]
pub struct AttackReport {
    /// The attack.
    pub what: Attack,
    /// Number of requests.
    pub asked: u64,
    /// Number of requests refused or unanswered.
    pub refused: u64,
}

/// A hostile client.
pub struct HostileClient {
    server: String,
    from: Ipv4Addr,
    tried: AttackReport,
}

impl HostileClient {
    /// Creates a client with the loopback address of this number.
    pub fn new(server: &str, number: u8, what: Attack) -> HostileClient {
        let tried = AttackReport { what, asked: 0, refused: 0 };
        HostileClient { server: server.to_owned(), from: Ipv4Addr::new(127, 0, 1, number), tried }
    }

    /// Attacks until the deadline.
    pub async fn at_work(mut self, until: Instant) -> AttackReport {
        while Instant::now() < until {
            let done = match self.tried.what {
                Attack::ResignsInHardPositions => self.resigns().await,
                Attack::LetsFlagsFall => self.lets_flags_fall().await,
                Attack::HasLongProtocolsJudged => self.has_judged(None).await,
                Attack::HasHardProtocolsJudged => self.has_judged(Some(HARD)).await,
                Attack::ReadsTheLaws => self.reads_the_laws().await,
                Attack::FloodsASeat => self.floods(until).await,
                Attack::OpensConnections => self.opens_connections().await,
                Attack::ReadsLongGames => self.reads_long_games(until).await,
                Attack::WatchesManyBoards => self.watches_boards(until).await,
                Attack::BringsWatchers => self.brings_watchers(until).await,
            };
            if done.is_err() {
                self.tried.refused += 1;
                tokio::time::sleep(Duration::from_millis(20)).await;
            }
        }
        self.tried
    }

    async fn connect(&self) -> io::Result<TcpStream> {
        let socket = TcpSocket::new_v4()?;
        socket.bind((self.from, 0).into())?;
        let server = self.server.parse().map_err(io::Error::other)?;
        let stream = socket.connect(server).await?;
        stream.set_nodelay(true)?;
        Ok(stream)
    }

    async fn ask(
        &mut self,
        method: &str,
        path: &str,
        secret: Option<&str>,
        body: Option<&Value>,
    ) -> io::Result<Value> {
        self.tried.asked += 1;
        let stream = self.connect().await?;
        let (status, answer) = call_over(stream, &self.server, method, path, secret, body).await?;
        if status < 400 { Ok(answer) } else { Err(io::Error::other(answer.to_string())) }
    }

    /// Creates a game; returns its id with White's and Black's secrets.
    async fn game(&mut self, tags: Value) -> io::Result<(String, [String; 2])> {
        let new = json!({ "tags": tags });
        let created = self.ask("POST", "/api/games", None, Some(&new)).await?;
        let text = |value: &Value| value.as_str().unwrap_or_default().to_owned();
        let secret = |at: usize| text(&created["seats"][at]["secret"]);
        Ok((text(&created["id"]), [secret(0), secret(1)]))
    }

    async fn submit(&mut self, game: &str, secret: &str, event: &str) -> io::Result<()> {
        let body = json!({ "event": event });
        let path = format!("/api/games/{game}/events");
        self.ask("POST", &path, Some(secret), Some(&body)).await.map(drop)
    }

    async fn resigns(&mut self) -> io::Result<()> {
        let (game, [_, black]) = self.game(json!({ "FEN": HARD })).await?;
        self.submit(&game, &black, "Black resigns").await
    }

    async fn lets_flags_fall(&mut self) -> io::Result<()> {
        let fen = HARD.replace(" w ", " b ");
        let (game, [_, black]) = self.game(json!({ "FEN": fen, "TimeControl": "1" })).await?;
        self.submit(&game, &black, "Black adjusts d8").await
    }

    async fn has_judged(&mut self, position: Option<&str>) -> io::Result<()> {
        let fen = position.map(|fen| format!("[FEN \"{fen}\"]\n")).unwrap_or_default();
        let mut protocol = format!("[Laws \"FIDE 2023\"]\n{fen}[TimeControl \"5400+30\"]\n\n");
        for second in 0..900 {
            let act = match position {
                Some(_) => "Black claims illegal move",
                None => "White offers a draw",
            };
            protocol += &format!("0:{:02}:{:02} {act}\n", second / 60, second % 60);
        }
        let body = json!({ "protocol": protocol });
        self.ask("POST", "/api/sandbox", None, Some(&body)).await.map(drop)
    }

    async fn reads_the_laws(&mut self) -> io::Result<()> {
        for edition in ["FIDE%202023", "FIDE%202014", "FIDE%202009"] {
            for article in ["", "/7.5.5", "/6.9"] {
                self.ask("GET", &format!("/api/laws/{edition}{article}"), None, None).await.ok();
            }
        }
        Ok(())
    }

    async fn sit(&self, game: &str, secret: Option<&str>) -> Result<Seat, Disconnected> {
        let stream = self.connect().await.map_err(|error| Disconnected(error.to_string()))?;
        let mut seat = Seat::over(stream, &self.server, &format!("/api/games/{game}/ws")).await?;
        seat.send_json(&json!({ "sit": { "secret": secret } })).await?;
        Ok(seat)
    }

    async fn floods(&mut self, until: Instant) -> io::Result<()> {
        let (game, [white, _]) = self.game(json!({})).await?;
        let mut seat = self.sit(&game, Some(&white)).await.map_err(io::Error::other)?;
        let mut key = 0;
        while Instant::now() < until {
            self.tried.asked += 1;
            key += 1;
            let said = seat.submit(&key.to_string(), "White adjusts e1").await;
            said.map_err(io::Error::other)?;
            loop {
                let told = seat.receive().await.map_err(io::Error::other)?;
                self.tried.refused += u64::from(told.get("problem").is_some());
                if told.get("news").is_none() {
                    break;
                }
            }
        }
        Ok(())
    }

    async fn opens_connections(&mut self) -> io::Result<()> {
        let mut open = Vec::new();
        for half in ["", "GET /api/ga", "POST /api/games HTTP/1.1\r\ncontent-length: 900\r\n\r\n{"]
        {
            for _ in 0..50 {
                self.tried.asked += 1;
                let mut stream = self.connect().await?;
                stream.write_all(half.as_bytes()).await?;
                open.push(stream);
            }
        }
        tokio::time::sleep(Duration::from_millis(200)).await;
        Ok(())
    }

    async fn reads_long_games(&mut self, until: Instant) -> io::Result<()> {
        let (game, [white, _]) = self.game(json!({})).await?;
        while Instant::now() < until {
            self.submit(&game, &white, "White adjusts e1").await.ok();
            for rest in ["/events?after=0", "/events?after=1", "/pgn"] {
                let path = format!("/api/games/{game}{rest}");
                self.ask("GET", &path, None, None).await.ok();
            }
        }
        Ok(())
    }

    async fn watches_boards(&mut self, until: Instant) -> io::Result<()> {
        let boards: Vec<Value> =
            (0..200).map(|n| json!({ "white": format!("W{n}"), "black": "B" })).collect();
        let spectators = json!({ "admitted": true, "delay_seconds": 60 });
        let new =
            json!({ "name": "Open", "games": { "spectators": spectators }, "boards": boards });
        let created = self.ask("POST", "/api/competitions", None, Some(&new)).await?;
        let path = format!("/api/competitions/{}", created["id"].as_str().unwrap_or_default());
        while Instant::now() < until {
            for rest in ["", "/pgn", "/results"] {
                self.ask("GET", &format!("{path}{rest}"), None, None).await.ok();
            }
        }
        Ok(())
    }

    async fn brings_watchers(&mut self, until: Instant) -> io::Result<()> {
        let (game, [white, _]) = self.game(json!({})).await?;
        let mut watching = Vec::new();
        for _ in 0..100 {
            self.tried.asked += 1;
            watching.push(self.sit(&game, None).await.map_err(io::Error::other)?);
        }
        while Instant::now() < until {
            self.submit(&game, &white, "White adjusts e1").await.ok();
        }
        Ok(())
    }
}
