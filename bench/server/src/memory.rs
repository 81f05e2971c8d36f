//! Memory of running games. The program measures the server's resident memory with no, some and
//! many games, with and without connected players.

use crate::Where;
use futures_util::{StreamExt, stream};
use serde_json::json;
use std::time::Duration;
use touchmove_board::{Color, Position};
use touchmove_players::{Dice, Disconnected, Seat, ServerProcess, call};

#[derive(clap::Args)]
pub struct Args {
    #[command(flatten)]
    place: Where,
    /// Numbers of running games, in ascending order
    #[arg(long, value_delimiter = ',', default_values_t = [2_000, 10_000])]
    games: Vec<usize>,
    /// Number of half-moves played in each game
    #[arg(long, default_value_t = 80)]
    half_moves: usize,
}

const AT_ONCE: usize = 100;

/// Game on one device: its id, and the secret of its seat.
type Single = (String, String);

pub async fn run(args: &Args) {
    let folder = tempfile::tempdir_in(".").unwrap();
    let file = folder.path().join("games.db");
    let store = args.place.store.clone().unwrap_or(file.display().to_string());
    let house = ServerProcess::start(&args.place.program, folder.path(), &store);
    settle().await;
    let empty = house.resident();
    println!("| games | connections | MB | kB a game |\n|--|--|--|--|");
    println!("| 0 | 0 | {:.1} | |", empty as f64 / 1e6);
    let script = script(args.half_moves);
    let mut games: Vec<Single> = Vec::new();
    for &wanted in &args.games {
        let more = stream::iter(games.len()..wanted).map(|_| played(&house.address, &script));
        let more: Vec<Result<Single, Disconnected>> =
            more.buffer_unordered(AT_ONCE).collect().await;
        games.extend(more.into_iter().map(|game| game.unwrap_or_else(|gone| panic!("{gone}"))));
        settle().await;
        show(&house, games.len(), 0, empty);
        let seats = connected(&house.address, &games).await;
        settle().await;
        show(&house, games.len(), seats.len(), empty);
    }
}

/// Waits until the server has released the memory of earlier work.
async fn settle() {
    tokio::time::sleep(Duration::from_secs(3)).await;
}

fn show(house: &ServerProcess, games: usize, connections: usize, empty: u64) {
    let resident = house.resident();
    let each = resident.saturating_sub(empty) as f64 / games as f64 / 1e3;
    println!("| {games} | {connections} | {:.1} | {each:.1} |", resident as f64 / 1e6);
}

/// Returns moves that do not end the game.
fn script(half_moves: usize) -> Vec<String> {
    let mut dice = Dice::new(64);
    loop {
        let mut position = Position::default();
        let mut events = Vec::new();
        for _ in 0..half_moves {
            let moves = position.legal_moves();
            let which = dice.below(moves.len() as u64) as usize;
            let Some(mv) = moves.get(which).copied() else { break };
            let player = if position.turn() == Color::White { "White" } else { "Black" };
            events.push(format!("{player} plays {mv}"));
            events.push(format!("{player} presses"));
            position = position.after(mv);
        }
        if events.len() == 2 * half_moves && position.has_legal_move() {
            return events;
        }
    }
}

async fn played(address: &str, script: &[String]) -> Result<Single, Disconnected> {
    let new = json!({ "one_device": true, "tags": { "TimeControl": "86400+30" } });
    let answer = call(address, "POST", "/api/games", None, Some(&new)).await;
    let (_, created) = answer.map_err(|error| Disconnected(error.to_string()))?;
    let text = |value: &serde_json::Value| value.as_str().unwrap_or_default().to_owned();
    let (id, secret) = (text(&created["id"]), text(&created["seats"][0]["secret"]));
    let mut seat = Seat::sit(address, &id, Some(&secret), None).await?;
    for (i, event) in script.iter().enumerate() {
        let key = i.to_string();
        seat.submit(&key, event).await?;
        loop {
            let text = seat.text().await?;
            if text.starts_with("{\"problem\"") {
                return Err(Disconnected(text));
            }
            if text.starts_with("{\"taken\"") {
                break;
            }
        }
    }
    Ok((id, secret))
}

/// Opens two connections for each game.
async fn connected(address: &str, games: &[Single]) -> Vec<Seat> {
    let twice = games.iter().flat_map(|game| [game, game]);
    let seats = stream::iter(twice).map(|(id, secret)| async move {
        let mut seat = Seat::sit(address, id, Some(secret), Some(u64::MAX)).await?;
        seat.text().await?;
        seat.text().await?;
        Ok::<Seat, Disconnected>(seat)
    });
    let seats: Vec<Result<Seat, Disconnected>> = seats.buffer_unordered(AT_ONCE).collect().await;
    seats.into_iter().map(|seat| seat.unwrap_or_else(|gone| panic!("{gone}"))).collect()
}
