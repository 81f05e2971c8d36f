//! Two players of one game, over two connections.

use crate::dice::Dice;
use crate::game::Created;
use crate::ledger::{Acked, Ledger, Sent};
use crate::seat::{Disconnected, Seat};
use serde_json::Value;
use std::time::{Duration, Instant};
use touchmove_board::{Color, Move, Position};

/// State of the game after an act.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Progress {
    /// The game continues.
    On,
    /// The game is over.
    Over,
}

/// Two players and their state.
pub struct BoardClients {
    /// The game and its secrets.
    pub created: Created,
    /// Submissions and answers.
    pub ledger: Ledger,
    /// The clients' own position.
    pub position: Position,
    /// True if a move has been made but the clock not pressed.
    pub unpressed: bool,
    dice: Dice,
    seats: Option<[Seat; 2]>,
    keys: u64,
}

/// The game's state as JSON, or the error of a lost connection.
type Told = Result<Value, Disconnected>;

impl BoardClients {
    /// Creates clients that are not connected yet.
    pub fn new(created: Created, dice: Dice) -> BoardClients {
        BoardClients {
            created,
            ledger: Ledger::default(),
            position: Position::default(),
            unpressed: false,
            dice,
            seats: None,
            keys: 0,
        }
    }

    /// Connects both players; returns the game's state.
    ///
    /// # Errors
    /// If the server is gone.
    pub async fn sit(&mut self, address: &str) -> Result<Value, Disconnected> {
        self.sit_apart([address; 2]).await
    }

    /// Connects White and Black, each player to a different server.
    ///
    /// # Errors
    /// If one of the servers is gone.
    pub async fn sit_apart(&mut self, at: [&str; 2]) -> Result<Value, Disconnected> {
        let (id, secrets) = (&self.created.id, &self.created.secrets);
        let mut white = Seat::sit(at[0], id, Some(&secrets[0]), Some(u64::MAX)).await?;
        let mut black = Seat::sit(at[1], id, Some(&secrets[1]), Some(u64::MAX)).await?;
        let table = white.receive().await?;
        white.receive().await?;
        black.receive().await?;
        black.receive().await?;
        self.seats = Some([white, black]);
        Ok(table["table"]["state"].clone())
    }

    /// Disconnects both players without a message.
    pub fn leave(&mut self) {
        self.seats = None;
    }

    /// Plays until the server is gone or the game is over.
    pub async fn play(&mut self, pause: Duration) -> Result<Progress, Disconnected> {
        loop {
            let wait = self.dice.below(pause.as_millis() as u64 + 1);
            tokio::time::sleep(Duration::from_millis(wait)).await;
            if self.turn().await? == Progress::Over {
                return Ok(Progress::Over);
            }
        }
    }

    /// Plays one turn: an occasional claim, a move, an occasional offer, the press.
    ///
    /// # Errors
    /// If the server is gone.
    pub async fn turn(&mut self) -> Result<Progress, Disconnected> {
        if !self.unpressed {
            let claims = ["claims threefold", "claims fifty moves", "resigns"];
            let which = self.dice.below(120) as usize;
            if let Some(claim) = claims.get(which)
                && self.submit(self.mover(), claim).await? == Progress::Over
            {
                return Ok(Progress::Over);
            }
            let Some(mv) = self.choose() else { return Ok(Progress::Over) };
            if self.submit(self.mover(), &format!("plays {mv}")).await? == Progress::Over {
                return Ok(Progress::Over);
            }
            self.position = self.position.after(mv);
            self.unpressed = true;
        }
        let made_by = 1 - self.mover();
        let offers = self.dice.once_in(12);
        if offers && self.submit(made_by, "offers a draw").await? == Progress::Over {
            return Ok(Progress::Over);
        }
        if self.submit(made_by, "presses").await? == Progress::Over {
            return Ok(Progress::Over);
        }
        self.unpressed = false;
        match offers && self.dice.once_in(4) {
            true => self.submit(self.mover(), "accepts").await,
            false => Ok(Progress::On),
        }
    }

    /// Rebuilds the clients' position from the journal.
    ///
    /// # Panics
    /// If a move in the journal is illegal, or the position differs from the server's board.
    pub fn catch_up(&mut self, news: &Value) {
        (self.position, self.unpressed) = (Position::default(), false);
        for happening in news["happenings"].as_array().into_iter().flatten() {
            let event = happening["event"].as_str().unwrap_or_default();
            if let Some((_, text)) = event.split_once(" plays ") {
                let moves = self.position.legal_moves();
                let mv = moves.iter().find(|mv| mv.to_string() == text);
                self.position = self.position.after(*mv.unwrap_or_else(|| panic!("{event}")));
                self.unpressed = true;
            } else if event.ends_with(" presses") {
                self.unpressed = false;
            }
        }
        let board = self.position.fen().to_string();
        assert_eq!(news["state"]["board"].as_str(), board.split(' ').next());
    }

    fn mover(&self) -> usize {
        usize::from(self.position.turn() == Color::Black)
    }

    fn choose(&mut self) -> Option<Move> {
        let moves = self.position.legal_moves();
        let which = self.dice.below(moves.len() as u64) as usize;
        moves.get(which).copied()
    }

    /// Submits a player's act; both players receive it.
    ///
    /// # Errors
    /// If the server is gone.
    pub async fn submit(&mut self, by: usize, what: &str) -> Result<Progress, Disconnected> {
        let player = ["White", "Black"][by];
        let state = self.event(by, &format!("{player} {what}")).await?;
        let over = matches!(state["status"].as_str(), Some("over" | "cancelled"));
        Ok(if over { Progress::Over } else { Progress::On })
    }

    /// Submits any event and waits until it is acknowledged and both players have the news. Returns
    /// the resulting state.
    ///
    /// # Errors
    /// If the server is gone.
    pub async fn event(&mut self, by: usize, event: &str) -> Told {
        self.keys += 1;
        let key = format!("{by}-{}", self.keys);
        let sent = Sent { by, event: event.to_owned(), key, at: Instant::now() };
        self.send(sent).await
    }

    /// Resubmits an unanswered event. Returns its version, and true if it had been accepted before.
    ///
    /// # Errors
    /// If the server is gone.
    pub async fn again(&mut self, sent: Sent) -> Result<(u64, bool), Disconnected> {
        let sent = Sent { at: Instant::now(), ..sent };
        self.send(sent).await?;
        let last =
            self.ledger.acked.last().ok_or_else(|| Disconnected("nothing acknowledged".into()))?;
        Ok((last.version, last.at_ms.is_none()))
    }

    async fn send(&mut self, sent: Sent) -> Told {
        let Some(seats) = &mut self.seats else {
            return Err(Disconnected("the seat is empty".into()));
        };
        self.ledger.open = Some(sent.clone());
        let [white, black] = seats;
        let (own, other) = if sent.by == 0 { (white, black) } else { (black, white) };
        own.submit(&sent.key, &sent.event).await?;
        let (receipt, early) = taken(own, &sent).await?;
        let received = Instant::now();
        let number = |name: &str| receipt[name].as_u64();
        let version = number("version").ok_or_else(|| Disconnected(format!("{receipt}")))?;
        let at_ms = number("at_ms");
        self.ledger.open = None;
        self.ledger.acked.push(Acked { sent, received, version, at_ms });
        if at_ms.is_none() {
            return Ok(Value::Null);
        }
        until(other, version).await?;
        match early.filter(|state| state["version"].as_u64() >= Some(version)) {
            Some(state) => Ok(state),
            None => until(own, version).await,
        }
    }
}

/// Waits for the receipt of a submission. Also returns the state if the state arrived first.
async fn taken(seat: &mut Seat, sent: &Sent) -> Result<(Value, Option<Value>), Disconnected> {
    let mut state = None;
    loop {
        let told = seat.receive().await?;
        if told["taken"]["key"] == sent.key.as_str() {
            return Ok((told["taken"]["receipt"].clone(), state));
        }
        if let Some(problem) = told.get("problem") {
            let why = &problem["problem"]["type"];
            assert_eq!(why, "/problems/going-down", "{}: {told}", sent.event);
            return Err(Disconnected("the server goes down".to_owned()));
        }
        if let Some(news) = told.get("news") {
            state = Some(news["state"].clone());
        }
    }
}

/// Waits for a version and returns its state.
async fn until(seat: &mut Seat, version: u64) -> Told {
    loop {
        let told = seat.receive().await?;
        let state = &told["news"]["state"];
        if state["version"].as_u64() >= Some(version) {
            return Ok(state.clone());
        }
    }
}
