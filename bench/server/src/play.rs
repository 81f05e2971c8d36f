//! Game played by the load test. One task holds the connections of both players.

use crate::statistics::Latencies;
use std::time::{Duration, Instant};
use touchmove_board::{Color, Position};
use touchmove_players::{Created, Dice, Disconnected, Seat};

/// Results and latencies of one game.
#[derive(Default)]
pub struct Played {
    /// Acknowledged events, each with its version.
    pub acked: Vec<(u64, String)>,
    /// Time from sending a press until the opponent receives the news.
    pub press: Latencies,
    /// Time from sending a submission until its receipt arrives.
    pub receipt: Latencies,
    /// Size of the news of a press, in bytes.
    pub bytes: usize,
    /// Number of turns that started late by more than the interval between two turns.
    pub late: usize,
}

/// Game in which both players are connected.
pub struct Pair {
    pub created: Created,
    seats: [Seat; 2],
    position: Position,
    dice: Dice,
}

impl Pair {
    /// Connects White and Black, each to the given server.
    pub async fn sit(at: [&str; 2], created: Created, dice: Dice) -> Result<Pair, Disconnected> {
        let mut seats = Vec::new();
        for (address, secret) in at.into_iter().zip(&created.secrets) {
            let mut seat = Seat::sit(address, &created.id, Some(secret), None).await?;
            seat.text().await?;
            seat.text().await?;
            seats.push(seat);
        }
        let [white, black]: [Seat; 2] =
            seats.try_into().map_err(|_| Disconnected("two seats".to_owned()))?;
        let position = Position::default();
        Ok(Pair { created, seats: [white, black], position, dice })
    }

    /// Plays turns at a fixed interval between two moments.
    pub async fn play(
        mut self,
        from: Instant,
        every: Duration,
        until: Instant,
    ) -> Result<(Pair, Played), Disconnected> {
        let mut played = Played::default();
        let mut due = from;
        while due < until {
            tokio::time::sleep_until(due.into()).await;
            played.late += usize::from(due.elapsed() > every);
            if !self.turn(&mut played).await? {
                break;
            }
            due = (due + every).max(Instant::now());
        }
        Ok((self, played))
    }

    /// Submits a move. After its acknowledgement, submits a press.
    async fn turn(&mut self, played: &mut Played) -> Result<bool, Disconnected> {
        let moves = self.position.legal_moves();
        let which = self.dice.below(moves.len() as u64) as usize;
        let Some(mv) = moves.get(which).copied() else { return Ok(false) };
        let white = self.position.turn() == Color::White;
        let player = if white { "White" } else { "Black" };
        let [a, b] = &mut self.seats;
        let (own, other) = if white { (a, b) } else { (b, a) };
        let number = played.acked.len();
        let plays = format!("{player} plays {mv}");
        let (at, plays_key) = (Instant::now(), format!("m{number}"));
        own.submit(&plays_key, &plays).await?;
        let version = receipt(own, &plays_key).await?;
        played.receipt.push(at.elapsed());
        played.acked.push((version, plays));
        let (at, press_key) = (Instant::now(), format!("p{number}"));
        let presses = format!("{player} presses");
        own.submit(&press_key, &presses).await?;
        let (version, news) = tokio::join!(receipt(own, &press_key), noticed(other, &presses, at));
        let (took, bytes) = news?;
        played.press.push(took);
        played.bytes = bytes;
        played.acked.push((version?, presses));
        self.position = self.position.after(mv);
        Ok(self.position.has_legal_move())
    }
}

/// Waits for the receipt of a submission. Returns the version.
async fn receipt(seat: &mut Seat, key: &str) -> Result<u64, Disconnected> {
    loop {
        let text = seat.text().await?;
        if text.starts_with("{\"news\"") {
            continue;
        }
        let told: serde_json::Value =
            serde_json::from_str(&text).map_err(|e| Disconnected(e.to_string()))?;
        match told["taken"]["receipt"]["version"].as_u64() {
            Some(version) if told["taken"]["key"] == key => return Ok(version),
            _ => return Err(Disconnected(text)),
        }
    }
}

/// Measures the time until the opponent is notified of the press.
async fn noticed(
    seat: &mut Seat,
    event: &str,
    sent: Instant,
) -> Result<(Duration, usize), Disconnected> {
    loop {
        let text = seat.text().await?;
        if text.contains(event) {
            return Ok((sent.elapsed(), text.len()));
        }
    }
}
