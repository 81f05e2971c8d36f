//! Simulated players, who make moves, presses, offers and claims. At the same time an arbiter acts,
//! and players and arbiter submit notes.

use crate::board::{Board, Lines, Stop};
use crate::history::Who;
use crate::run::Run;
use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::Duration;
use tokio::time::sleep;
use touchmove_board::{Color, Move, Position};
use touchmove_players::Dice;

/// Number of moves after which a player resigns.
const LONGEST: usize = 120;

/// Client that plays both sides.
pub struct Hands {
    board: Arc<Board>,
    run: Arc<Run>,
    dice: Dice,
    lines: Lines,
    position: Position,
    unpressed: bool,
    made: usize,
}

/// State of the game after an act.
#[derive(PartialEq, Eq)]
enum Going {
    On,
    Over,
}

fn player(white: bool) -> (Who, &'static str) {
    if white { (Who::White, "White") } else { (Who::Black, "Black") }
}

impl Hands {
    /// Creates a client without connections.
    pub fn new(run: &Arc<Run>, board: &Arc<Board>, dice: Dice) -> Hands {
        let (run, board, lines) = (run.clone(), board.clone(), Lines::default());
        let (position, unpressed) = (Position::default(), false);
        Hands { board, run, dice, lines, position, unpressed, made: 0 }
    }

    /// Plays until the game has ended or is gone.
    pub async fn play(mut self) {
        let run = self.run.clone();
        while !run.is_over() && !self.board.dropped.load(Ordering::Acquire) {
            {
                let _turn = run.gate.read().await;
                match self.turn().await {
                    Ok(Going::On) => {}
                    Err(Stop::Seat) => {
                        self.lines = Lines::default();
                        self.board.dirty.store(true, Ordering::Release);
                    }
                    Ok(Going::Over) => return self.board.over.store(true, Ordering::Release),
                    Err(Stop::Ended) => return,
                }
            }
            sleep(Duration::from_millis(self.dice.below(run.pause()))).await;
        }
    }

    async fn turn(&mut self) -> Result<Going, Stop> {
        if self.board.dirty.swap(false, Ordering::AcqRel) || self.is_stopped() {
            return self.look().await;
        }
        if self.unpressed { self.press().await } else { self.act().await }
    }

    fn is_stopped(&self) -> bool {
        let heard = self.board.heard.lock().map(|heard| heard.1.clone()).unwrap_or_default();
        !matches!(heard.as_str(), "" | "playing" | "not_started")
    }

    /// Reads the journal and performs the acts that are required before play continues.
    async fn look(&mut self) -> Result<Going, Stop> {
        let news = self.board.news(&self.run, &mut self.dice).await?;
        self.catch_up(&news);
        if let Ok(mut heard) = self.board.heard.lock() {
            let version = news["state"]["version"].as_u64().unwrap_or(0);
            if heard.0 <= version {
                *heard = (version, String::new());
            }
        }
        match news["state"]["status"].as_str() {
            Some("stopped") => self.resume().await,
            Some("over" | "cancelled") => Ok(Going::Over),
            _ => Ok(Going::On),
        }
    }

    fn catch_up(&mut self, news: &serde_json::Value) {
        (self.position, self.unpressed, self.made) = (Position::default(), false, 0);
        for happening in news["happenings"].as_array().into_iter().flatten() {
            let event = happening["event"].as_str().unwrap_or_default();
            if let Some((_, text)) = event.split_once(" plays ") {
                let legal = self.position.legal_moves();
                if let Some(mv) = legal.iter().find(|mv| mv.to_string() == text) {
                    self.position = self.position.after(*mv);
                    (self.unpressed, self.made) = (true, self.made + 1);
                }
            } else if event.ends_with(" presses") {
                self.unpressed = false;
            }
        }
    }

    async fn resume(&mut self) -> Result<Going, Stop> {
        self.board.dirty.store(true, Ordering::Release);
        if self.board.secret(Who::Arbiter).is_some() {
            self.says(Who::Arbiter, "Arbiter resumes").await?;
        } else {
            self.says(Who::White, "Arbiter resumes").await?;
            self.says(Who::Black, "Arbiter resumes").await?;
        }
        Ok(Going::On)
    }

    async fn says(&mut self, who: Who, event: &str) -> Result<bool, Stop> {
        let said = (who, event);
        let taken = self.board.submit(&self.run, &mut self.lines, &mut self.dice, said).await?;
        if taken.is_none() {
            self.board.dirty.store(true, Ordering::Release);
        }
        Ok(taken.is_some())
    }

    /// Performs a rare act from time to time, and otherwise makes a move.
    async fn act(&mut self) -> Result<Going, Stop> {
        let (who, name) = player(self.position.turn() == Color::White);
        let rare = match self.dice.below(160) {
            0 => Some((who, format!("{name} claims threefold"))),
            1 => Some((who, format!("{name} claims fifty moves"))),
            2 => Some((who, format!("{name} resigns"))),
            3 | 4 if self.made > 3 => Some((Who::Arbiter, "Arbiter stops the clock".to_owned())),
            _ if self.made > LONGEST => Some((who, format!("{name} resigns"))),
            _ => None,
        };
        if let Some((who, event)) = rare.filter(|(who, _)| self.board.secret(*who).is_some()) {
            self.board.dirty.store(true, Ordering::Release);
            self.says(who, &event).await?;
            return Ok(Going::On);
        }
        let Some(mv) = self.choose() else {
            self.board.dirty.store(true, Ordering::Release);
            sleep(Duration::from_millis(100)).await;
            return Ok(Going::On);
        };
        if self.says(who, &format!("{name} plays {mv}")).await? {
            self.position = self.position.after(mv);
            (self.unpressed, self.made) = (true, self.made + 1);
        }
        Ok(Going::On)
    }

    async fn press(&mut self) -> Result<Going, Stop> {
        let (who, name) = player(self.position.turn() != Color::White);
        let offers = self.dice.once_in(15);
        if offers {
            self.says(who, &format!("{name} offers a draw")).await?;
        }
        if !self.says(who, &format!("{name} presses")).await? {
            return Ok(Going::On);
        }
        self.unpressed = false;
        if offers && self.dice.once_in(5) {
            let (other, name) = player(self.position.turn() == Color::White);
            self.board.dirty.store(true, Ordering::Release);
            self.says(other, &format!("{name} accepts")).await?;
        }
        Ok(Going::On)
    }

    fn choose(&mut self) -> Option<Move> {
        let moves = self.position.legal_moves();
        let which = self.dice.below(moves.len() as u64) as usize;
        moves.get(which).copied()
    }
}

/// Submits private notes on scoresheets while the moves are submitted.
pub async fn notes(run: Arc<Run>, board: Arc<Board>, mut dice: Dice) {
    let mut lines = Lines::default();
    let mut number = 0;
    loop {
        sleep(Duration::from_millis(run.pause() + dice.below(4 * run.pause()))).await;
        let gone = [&board.over, &board.dropped].iter().any(|flag| flag.load(Ordering::Acquire));
        if gone || run.is_over() {
            return;
        }
        let _turn = run.gate.read().await;
        let all = [(Who::White, "White"), (Who::Black, "Black"), (Who::Arbiter, "Arbiter")];
        let (who, name) = all[dice.below(3) as usize];
        if board.secret(who).is_none() {
            continue;
        }
        number += 1;
        let event = format!("{name} records \"{}{number}\"", hidden(who));
        match board.submit(&run, &mut lines, &mut dice, (who, &event)).await {
            Err(Stop::Ended) => return,
            Err(Stop::Seat) => lines = Lines::default(),
            Ok(_) => {}
        }
    }
}

/// Returns the prefix of a note that only the given seat and the arbiter may see.
pub fn hidden(who: Who) -> &'static str {
    match who {
        Who::White => "hid-white-",
        Who::Black => "hid-black-",
        Who::Arbiter => "hid-arbiter-",
        Who::Outside => "hid-outside-",
    }
}
