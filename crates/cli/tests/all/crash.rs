//! `kill -9` during games under load: no acknowledged event is lost or duplicated, and every clock
//! resumes where it stopped. Runs with SQLite and with a private PostgreSQL.
//!
//! `TOUCHMOVE_KILLS=100 TOUCHMOVE_GAMES=200` makes a long run. `TOUCHMOVE_SEED` selects other games
//! and moments, `TOUCHMOVE_PROGRAM` another build.

use serde_json::{Value, json};
use std::path::PathBuf;
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::{Duration, Instant};
use tokio::sync::Semaphore;
use touchmove_players::{
    BoardClients, Created, Dice, Outage, Progress, ServerProcess, call, create, verify,
};

#[cfg(target_os = "linux")]
use touchmove_players::Cluster;

const PROGRAM: &str = env!("CARGO_BIN_EXE_touchmove");
/// Base time and increment of all games, in milliseconds.
const CONTROL: (u64, u64) = (600_000, 2_000);
/// Uncertainty of charged time, bounded by the heartbeat interval.
const IN_DOUBT: u64 = 1_000;
/// Number of concurrent requests for journals. A request may take ten seconds, and after a start
/// the server has to replay each journal.
const AT_ONCE: usize = 16;

fn number(name: &str, usual: u64) -> u64 {
    std::env::var(name).map_or(usual, |text| text.parse().unwrap())
}

/// Numbers of submissions whose answers were lost: submissions that the journal lacks, and
/// submissions that it has.
type Unanswered = Arc<[AtomicUsize; 2]>;

/// Games that continue through all crashes.
struct Match {
    folder: tempfile::TempDir,
    program: PathBuf,
    store: String,
    dice: Dice,
    tables: Vec<BoardClients>,
    /// Finished games that have not been compared with the journal yet.
    over: Vec<BoardClients>,
    /// Acknowledged events of finished and compared games.
    events: usize,
    unanswered: Unanswered,
}

impl Match {
    /// Uses SQLite unless another store is given.
    fn new(store: Option<String>, seed: u64) -> Match {
        let folder = tempfile::tempdir().unwrap();
        let file = || folder.path().join("games.db").display().to_string();
        let store = store.unwrap_or_else(file);
        let program = std::env::var("TOUCHMOVE_PROGRAM").unwrap_or(PROGRAM.to_owned()).into();
        let (dice, unanswered) = (Dice::new(seed), Unanswered::default());
        let (tables, over) = (Vec::new(), Vec::new());
        Match { folder, program, store, dice, tables, over, events: 0, unanswered }
    }

    fn start(&self) -> ServerProcess {
        ServerProcess::start(&self.program, self.folder.path(), &self.store)
    }

    /// Plays this many games in parallel until the server is gone.
    async fn play(&mut self, house: ServerProcess, games: usize, end: End) -> Outage {
        let mut playing = Vec::new();
        let dice = &mut self.dice;
        let tables = self.tables.drain(..).map(Some).chain(std::iter::repeat_with(|| None));
        for table in tables.take(games) {
            playing.push(tokio::spawn(at_play(house.address.clone(), table, dice.split())));
        }
        tokio::time::sleep(Duration::from_millis(500 + self.dice.below(2_000))).await;
        let death = tokio::task::spawn_blocking(move || end.of(house)).await.unwrap();
        for task in playing {
            let (last, over) = task.await.unwrap();
            self.tables.extend(last);
            self.over.extend(over);
        }
        death
    }

    /// Compares all games with the players' records, then continues them.
    async fn compare(&mut self, address: &str, death: Outage) {
        let all = self.over.drain(..).chain(self.tables.drain(..));
        let places = Arc::new(Semaphore::new(AT_ONCE));
        let compare = |table| {
            let (address, unanswered) = (address.to_owned(), self.unanswered.clone());
            let places = places.clone();
            tokio::spawn(async move {
                let _place = places.acquire().await.unwrap();
                compared(address, table, death, unanswered).await
            })
        };
        let compared: Vec<_> = all.map(compare).collect();
        for task in compared {
            match task.await.unwrap() {
                (table, Progress::On) => self.tables.push(table),
                (table, Progress::Over) => self.events += table.ledger.acked.len(),
            }
        }
    }

    fn acknowledged(&self) -> usize {
        let open = self.tables.iter().chain(&self.over).map(|table| table.ledger.acked.len());
        self.events + open.sum::<usize>()
    }
}

/// Way to end a server.
#[derive(Clone, Copy)]
enum End {
    Killed,
    Stopped,
}

impl End {
    fn of(self, house: ServerProcess) -> Outage {
        match self {
            End::Killed => {
                let [before, after] = house.kill();
                Outage { before, after, cause: "crash", in_doubt: IN_DOUBT }
            }
            End::Stopped => {
                let ([before, after], status) = house.terminate();
                assert!(status.success(), "{status}");
                Outage { before, after, cause: "planned", in_doubt: 1 }
            }
        }
    }
}

async fn new_game(address: &str) -> Option<Created> {
    create(address, &json!({ "tags": { "TimeControl": "600+2" } })).await.ok()
}

/// Plays one game after another until the server is gone. Returns the unfinished game and the
/// finished games.
async fn at_play(
    address: String,
    table: Option<BoardClients>,
    mut dice: Dice,
) -> (Option<BoardClients>, Vec<BoardClients>) {
    let (mut at, mut over) = (table, Vec::new());
    loop {
        let mut table = match at.take() {
            Some(table) => table,
            None => match new_game(&address).await {
                Some(created) => BoardClients::new(created, dice.split()),
                None => return (None, over),
            },
        };
        let played = match table.sit(&address).await {
            Ok(_) => table.play(Duration::from_millis(300)).await,
            Err(gone) => Err(gone),
        };
        table.leave();
        match played {
            Ok(_) => over.push(table),
            Err(_) => return (Some(table), over),
        }
    }
}

async fn journal(address: &str, table: &BoardClients) -> Value {
    let path = format!("/api/games/{}/events?after=0", table.created.id);
    let secret = Some(table.created.secrets[0].as_str());
    let (status, news) = call(address, "GET", &path, secret, None).await.unwrap();
    assert_eq!(status, 200, "{news}");
    news
}

/// Compares a game with its journal and returns the journal.
async fn agrees(address: &str, table: &mut BoardClients, death: Option<Outage>) -> Value {
    let news = journal(address, table).await;
    let wrong = verify(&news, &table.ledger, CONTROL, death);
    assert!(wrong.is_empty(), "game {}:\n{}", table.created.id, wrong.join("\n"));
    table.ledger.compared = news["state"]["version"].as_u64().unwrap();
    news
}

/// Compares a game with its journal and continues it.
async fn compared(
    address: String,
    mut table: BoardClients,
    death: Outage,
    unanswered: Unanswered,
) -> (BoardClients, Progress) {
    let news = agrees(&address, &mut table, Some(death)).await;
    let going = goes_on(&address, &mut table, &news, &unanswered).await;
    (table, going)
}

/// Both players resume the game, and unanswered submissions are sent again.
async fn goes_on(
    address: &str,
    table: &mut BoardClients,
    before: &Value,
    unanswered: &Unanswered,
) -> Progress {
    if before["state"]["status"] == "over" {
        return Progress::Over;
    }
    let open = table.ledger.open.take();
    let state = table.sit(address).await.unwrap();
    let resumes = open.as_ref().filter(|sent| sent.event == "Arbiter resumes");
    if let Some(sent) = resumes {
        table.again(sent.clone()).await.unwrap();
    }
    if state["status"] == "stopped" {
        resume(table).await;
    }
    if let Some(sent) = open.filter(|sent| sent.event != "Arbiter resumes") {
        let (version, taken_before) = table.again(sent.clone()).await.unwrap();
        unanswered[usize::from(taken_before)].fetch_add(1, Ordering::Relaxed);
        let was_kept = version <= before["state"]["version"].as_u64().unwrap();
        assert_eq!(taken_before, was_kept, "{sent:?} at {version}: {before}");
        assert_eq!(table.again(sent).await.unwrap(), (version, true));
    }
    let news = agrees(address, table, None).await;
    table.leave();
    table.catch_up(&news);
    if news["state"]["status"] == "over" { Progress::Over } else { Progress::On }
}

async fn resume(table: &mut BoardClients) {
    assert_eq!(table.event(0, "Arbiter resumes").await.unwrap()["status"], "stopped");
    let state = table.event(1, "Arbiter resumes").await.unwrap();
    assert_eq!(state["status"], "playing", "{state}");
    assert!(state.get("interrupted").is_none(), "{state}");
}

/// Repeats playing, killing and comparing, and prints the outcome.
async fn killed_again_and_again(store: &str, mut games_on: Match) {
    let (kills, games) = (number("TOUCHMOVE_KILLS", 3), number("TOUCHMOVE_GAMES", 30));
    let begun = Instant::now();
    let mut death = None;
    for kill in 0..=kills {
        let house = games_on.start();
        if let Some(death) = death {
            games_on.compare(&house.address, death).await;
        }
        if kill < kills {
            death = Some(games_on.play(house, games as usize, End::Killed).await);
        }
        eprintln!("{store}, kill {kill}: {} events acknowledged", games_on.acknowledged());
    }
    let [lost, kept] = games_on.unanswered.each_ref().map(|count| count.load(Ordering::Relaxed));
    eprintln!(
        "{store}, {:?}: unanswered when the server died: {lost} not in the journal, {kept} in it",
        begun.elapsed()
    );
    assert!(games_on.acknowledged() > (kills * games) as usize, "hardly anything was played");
}

#[tokio::test(flavor = "multi_thread")]
async fn kill_9_loses_nothing_on_sqlite() {
    let games_on = Match::new(None, number("TOUCHMOVE_SEED", 5));
    killed_again_and_again("SQLite", games_on).await;
}

#[cfg(target_os = "linux")]
#[tokio::test(flavor = "multi_thread")]
async fn kill_9_loses_nothing_on_postgresql() {
    let Some(database) = Cluster::start("") else { return };
    let games_on = Match::new(Some(database.url()), number("TOUCHMOVE_SEED", 5));
    killed_again_and_again("PostgreSQL", games_on).await;
}

async fn stopped_on_record(mut games_on: Match) {
    let house = games_on.start();
    let death = games_on.play(house, 20, End::Stopped).await;
    let house = games_on.start();
    games_on.compare(&house.address, death).await;
    assert!(games_on.acknowledged() > 20, "hardly anything was played");
}

#[tokio::test(flavor = "multi_thread")]
async fn planned_stop_is_recorded_on_sqlite() {
    stopped_on_record(Match::new(None, number("TOUCHMOVE_SEED", 6))).await;
}

#[cfg(target_os = "linux")]
#[tokio::test(flavor = "multi_thread")]
async fn planned_stop_is_recorded_on_postgresql() {
    let Some(database) = Cluster::start("") else { return };
    stopped_on_record(Match::new(Some(database.url()), number("TOUCHMOVE_SEED", 6))).await;
}
