//! Load test: plays many games at the same time, and measures an echo with the same traffic.

use crate::Where;
use crate::echo::Echo;
use crate::play::{Pair, Played};
use crate::statistics::{Latencies, load_average, machine_time, processor_time, processor_time_of};
use futures_util::{StreamExt, stream};
use serde_json::{Value, json};
use std::time::{Duration, Instant};
use tokio_tungstenite::tungstenite::Message;
use touchmove_players::{Created, Dice, Disconnected, Seat, ServerProcess, call, create};

#[derive(clap::Args)]
pub struct Args {
    #[command(flatten)]
    place: Where,
    /// Number of games at the same time
    #[arg(long, default_value_t = 2_000)]
    games: usize,
    /// Duration in seconds
    #[arg(long, default_value_t = 30)]
    seconds: u64,
    /// Interval between the turns of a game, in milliseconds
    #[arg(long, default_value_t = 2_000)]
    turn: u64,
    /// Seed of the random games
    #[arg(long, default_value_t = 5)]
    seed: u64,
    /// Number of servers that share the store, which is then PostgreSQL
    #[arg(long, default_value_t = 1)]
    processes: usize,
    /// Connect White and Black to different servers
    #[arg(long)]
    apart: bool,
    /// Do not measure the echo
    #[arg(long)]
    no_echo: bool,
}

/// Number of connections that are opened at the same time.
const AT_ONCE: usize = 64;

impl Args {
    fn every(&self) -> Duration {
        Duration::from_millis(self.turn)
    }

    /// Returns the start time of game `i`. The games start one after another.
    fn begins(&self, start: Instant, i: usize) -> Instant {
        start + self.every().mul_f64(i as f64 / self.games as f64)
    }

    /// Returns the addresses for White and Black of game `i`.
    fn at<'a>(&self, houses: &'a [ServerProcess], i: usize) -> [&'a str; 2] {
        [i, i + usize::from(self.apart)].map(|n| houses[n % houses.len()].address.as_str())
    }
}

pub async fn run(args: &Args) {
    println!("load average before: {}", load_average());
    let bytes = games(args).await;
    if !args.no_echo {
        echoes(args, bytes).await;
    }
    println!("load average after: {}", load_average());
}

/// Processor time that other programs use.
struct Busy {
    pids: Vec<u32>,
    before: Times,
}

/// Processor time used so far, in seconds.
struct Times {
    servers: f64,
    clients: f64,
    database: f64,
    machine: [f64; 2],
    at: Instant,
}

impl Times {
    fn of(pids: &[u32]) -> Times {
        Times {
            servers: pids.iter().map(|pid| processor_time(*pid)).sum(),
            clients: processor_time(std::process::id()),
            database: processor_time_of("postgres"),
            machine: machine_time(),
            at: Instant::now(),
        }
    }
}

impl Busy {
    fn since(pids: Vec<u32>) -> Busy {
        let before = Times::of(&pids);
        Busy { pids, before }
    }

    fn shown(&self) -> String {
        let (before, now) = (&self.before, Times::of(&self.pids));
        let seconds = (now.at - before.at).as_secs_f64();
        let server = (now.servers - before.servers) / seconds;
        let clients = (now.clients - before.clients) / seconds;
        let database = ((now.database - before.database) / seconds).max(0.0);
        let [busy, idle] = [0, 1].map(|n| (now.machine[n] - before.machine[n]) / seconds);
        let others = (busy - server - clients - database).max(0.0);
        format!(
            "cores: server {server:.2}, clients {clients:.2}, postgres {database:.2}, \
             others {others:.2}, idle {idle:.2}"
        )
    }
}

async fn games(args: &Args) -> usize {
    let folder = tempfile::tempdir_in(".").unwrap();
    let file = folder.path().join("games.db");
    let store = args.place.store.clone().unwrap_or(file.display().to_string());
    let start = || ServerProcess::start(&args.place.program, folder.path(), &store);
    let houses: Vec<ServerProcess> = (0..args.processes).map(|_| start()).collect();
    let megabytes = || houses.iter().map(ServerProcess::resident).sum::<u64>() / 1_000_000;
    let pairs = seated(args, &houses).await;
    println!("{} games, {} servers of {} MB", pairs.len(), houses.len(), megabytes());
    let busy = Busy::since(houses.iter().map(ServerProcess::pid).collect());
    let start = Instant::now();
    let until = start + Duration::from_secs(args.seconds);
    let tasks: Vec<_> = (0..)
        .zip(pairs)
        .map(|(i, pair)| tokio::spawn(pair.play(args.begins(start, i), args.every(), until)))
        .collect();
    let (mut all, mut tables) = (Vec::new(), Vec::new());
    for task in tasks {
        let (pair, played) = task.await.unwrap().unwrap_or_else(|gone| panic!("{gone}"));
        tables.push(pair.created);
        all.push(played);
    }
    let took = start.elapsed();
    let bytes = all.iter().map(|played| played.bytes).sum::<usize>() / all.len().max(1);
    println!("{}", busy.shown());
    report("press to the opponent's notice", &mut all, took, |played| {
        std::mem::take(&mut played.press)
    });
    report("submission to receipt", &mut all, took, |played| std::mem::take(&mut played.receipt));
    println!("{} MB at the end", megabytes());
    println!("late turns: {}", all.iter().map(|played| played.late).sum::<usize>());
    nothing_lost(&houses[0].address, &tables, &all).await;
    bytes
}

async fn seated(args: &Args, houses: &[ServerProcess]) -> Vec<Pair> {
    let mut dice = Dice::new(args.seed);
    let dice: Vec<Dice> = (0..args.games).map(|_| dice.split()).collect();
    let new = json!({ "tags": { "TimeControl": "5400+30" } });
    let pairs = stream::iter(dice.into_iter().enumerate()).map(|(i, dice)| {
        let (new, at) = (new.clone(), args.at(houses, i));
        async move { Pair::sit(at, create(at[0], &new).await?, dice).await }
    });
    let pairs: Vec<Result<Pair, Disconnected>> = pairs.buffer_unordered(AT_ONCE).collect().await;
    pairs.into_iter().map(|pair| pair.unwrap_or_else(|gone| panic!("{gone}"))).collect()
}

fn report(what: &str, all: &mut [Played], took: Duration, of: fn(&mut Played) -> Latencies) {
    let events: usize = all.iter().map(|played| played.acked.len()).sum();
    let mut latencies = Latencies::default();
    all.iter_mut().for_each(|played| latencies.extend(of(played)));
    let rate = events as f64 / took.as_secs_f64();
    println!(
        "| {what} | {rate:.0} events/s | {} | p50, p99, p99.9, worst ms of {}",
        latencies.shown(),
        latencies.len()
    );
}

/// Checks that every acknowledged event exists at its version, and that no other event exists.
async fn nothing_lost(address: &str, tables: &[Created], all: &[Played]) {
    let compared = stream::iter(tables.iter().zip(all)).map(|(created, played)| async move {
        let path = format!("/api/games/{}/events?after=0", created.id);
        let secret = Some(created.secrets[0].as_str());
        let (status, news) = call(address, "GET", &path, secret, None).await.unwrap();
        assert_eq!(status, 200);
        let kept: Vec<(u64, String)> =
            news["happenings"].as_array().unwrap().iter().map(journal_entry).collect();
        assert_eq!(kept, played.acked, "game {}", created.id);
        kept.len()
    });
    let events: usize =
        compared.buffer_unordered(AT_ONCE).fold(0, |sum, n| async move { sum + n }).await;
    println!("nothing lost: {events} events in the journal, each acknowledged once");
}

fn journal_entry(happening: &Value) -> (u64, String) {
    let event = happening["event"].as_str().unwrap_or_default();
    (happening["version"].as_u64().unwrap_or(0), event.to_owned())
}

/// Measures the echo with the same numbers of connections and messages. Each message is as large as
/// the news of a press.
async fn echoes(args: &Args, bytes: usize) {
    let echo = Echo::start();
    let connect = (0..args.games).map(|_| async {
        let white = Seat::connect(&echo.address, "/").await?;
        Ok((white, Seat::connect(&echo.address, "/").await?))
    });
    let pairs: Vec<Result<(Seat, Seat), Disconnected>> =
        stream::iter(connect).buffer_unordered(AT_ONCE).collect().await;
    let busy = Busy::since(vec![echo.pid()]);
    let start = Instant::now();
    let until = start + Duration::from_secs(args.seconds);
    let text = "e".repeat(bytes);
    let tasks: Vec<_> = (0..)
        .zip(pairs)
        .map(|(i, pair)| {
            let pair = pair.unwrap_or_else(|gone| panic!("{gone}"));
            tokio::spawn(exchange(pair, args.begins(start, i), args.every(), until, text.clone()))
        })
        .collect();
    let mut all = Latencies::default();
    for task in tasks {
        all.extend(task.await.unwrap().unwrap_or_else(|gone| panic!("{gone}")));
    }
    let rate = 2.0 * all.len() as f64 / start.elapsed().as_secs_f64();
    println!("{}", busy.shown());
    println!(
        "| echo of {bytes} bytes | {rate:.0} messages/s | {} | p50, p99, p99.9, worst ms of {}",
        all.shown(),
        all.len()
    );
}

/// Sends two messages for each turn, as for a move and a press. Measures only the second.
async fn exchange(
    (mut white, mut black): (Seat, Seat),
    from: Instant,
    every: Duration,
    until: Instant,
    text: String,
) -> Result<Latencies, Disconnected> {
    let (mut due, mut took) = (from, Latencies::default());
    while due < until {
        tokio::time::sleep_until(due.into()).await;
        for measured in [false, true] {
            let at = Instant::now();
            white.send(Message::text(text.clone())).await?;
            white.text().await?;
            if measured {
                took.push(at.elapsed());
            }
        }
        std::mem::swap(&mut white, &mut black);
        due = (due + every).max(Instant::now());
    }
    Ok(took)
}
