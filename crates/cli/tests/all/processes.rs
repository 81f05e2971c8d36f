//! Two servers on one PostgreSQL, with players connected to different servers; one server is
//! killed. Without PostgreSQL the tests are skipped with a message. `TOUCHMOVE_TEST_POSTGRES` is
//! the URL of a database.

use serde_json::{Value, json};
use sqlx::Connection;
use sqlx::postgres::PgConnection;
use std::path::Path;
use std::time::{Duration, Instant};
use touchmove_players::{
    BoardClients, Created, Dice, Progress, Seat, ServerProcess, call, create, verify,
};

const PROGRAM: &str = env!("CARGO_BIN_EXE_touchmove");
const CONTROL: (u64, u64) = (600_000, 2_000);

/// Two servers on a private schema.
struct Two {
    servers: [ServerProcess; 2],
    schema: Schema,
    _folder: tempfile::TempDir,
}

struct Schema {
    url: String,
    name: String,
}

async fn execute(url: &str, query: String) -> Result<(), sqlx::Error> {
    let mut connection = PgConnection::connect(url).await?;
    sqlx::raw_sql(&query).execute(&mut connection).await?;
    connection.close().await
}

impl Schema {
    async fn new(test: &str) -> Option<Schema> {
        let given = std::env::var("TOUCHMOVE_TEST_POSTGRES").ok();
        let url = given.clone().unwrap_or("postgres://postgres@localhost/postgres".to_owned());
        let name = format!("touchmove_{test}_{}", std::process::id());
        let made = execute(&url, format!("CREATE SCHEMA {name}"));
        match tokio::time::timeout(Duration::from_secs(10), made).await {
            Ok(Ok(())) => Some(Schema { url, name }),
            failed if given.is_some() => panic!("TOUCHMOVE_TEST_POSTGRES: {failed:?}"),
            _ => {
                let why = "no PostgreSQL; set TOUCHMOVE_TEST_POSTGRES to the URL of one";
                touchmove_players::skipped(why);
                None
            }
        }
    }

    fn store(&self) -> String {
        let more = if self.url.contains('?') { '&' } else { '?' };
        format!("{}{more}options[search_path]={}", self.url, self.name)
    }

    async fn drop(self) {
        execute(&self.url, format!("DROP SCHEMA {} CASCADE", self.name)).await.unwrap();
    }
}

impl Two {
    async fn start(test: &str) -> Option<Two> {
        let schema = Schema::new(test).await?;
        let folder = tempfile::tempdir().unwrap();
        let start = || ServerProcess::start(Path::new(PROGRAM), folder.path(), &schema.store());
        Some(Two { servers: [start(), start()], schema, _folder: folder })
    }

    fn addresses(&self) -> [String; 2] {
        self.servers.each_ref().map(|house| house.address.clone())
    }

    async fn end(self) {
        drop(self.servers);
        self.schema.drop().await;
    }
}

async fn game(address: &str, control: &str) -> Created {
    create(address, &json!({ "tags": { "TimeControl": control } })).await.unwrap()
}

async fn journal(address: &str, created: &Created) -> Value {
    let path = format!("/api/games/{}/events?after=0", created.id);
    let secret = Some(created.secrets[0].as_str());
    call(address, "GET", &path, secret, None).await.unwrap().1
}

fn agrees(news: &Value, table: &BoardClients) {
    let wrong = verify(news, &table.ledger, CONTROL, None);
    assert!(wrong.is_empty(), "game {}:\n{}", table.created.id, wrong.join("\n"));
}

/// Plays until a server is gone or the test asks to stop.
async fn plays(
    addresses: [String; 2],
    mut table: BoardClients,
    turns: usize,
) -> (BoardClients, bool) {
    let both = [addresses[0].as_str(), addresses[1].as_str()];
    let mut on = table.sit_apart(both).await.is_ok();
    for _ in 0..turns {
        match table.turn().await {
            Ok(Progress::On) => {}
            Ok(Progress::Over) => return (table, false),
            Err(_) => {
                on = false;
                break;
            }
        }
        tokio::time::sleep(Duration::from_millis(30)).await;
    }
    table.leave();
    (table, on)
}

#[tokio::test(flavor = "multi_thread")]
async fn games_continue_after_one_server_is_killed() {
    let Some(two) = Two::start("killed").await else { return };
    let addresses = two.addresses();
    let mut playing = Vec::new();
    let mut dice = Dice::new(8);
    for i in 0..8 {
        let created = game(&addresses[i % 2], "600+2").await;
        let table = BoardClients::new(created, dice.split());
        playing.push(tokio::spawn(plays(addresses.clone(), table, usize::MAX)));
    }
    tokio::time::sleep(Duration::from_secs(3)).await;
    same_clocks(&addresses).await;
    let Two { servers: [first, second], schema, _folder } = two;
    tokio::task::spawn_blocking(|| first.kill()).await.unwrap();
    let mut interrupted = 0;
    for task in playing {
        let (table, _) = task.await.unwrap();
        interrupted += usize::from(goes_on(&second.address, table).await);
    }
    assert!(interrupted > 0, "no game was at play");
    drop(second);
    schema.drop().await;
}

/// Continues a game at the remaining server. Returns true if its clock was running.
async fn goes_on(left: &str, mut table: BoardClients) -> bool {
    let news = journal(left, &table.created).await;
    agrees(&news, &table);
    if news["state"]["status"] == "over" {
        return false;
    }
    assert_eq!(news["state"]["status"], "playing", "the clocks were stopped");
    let kept = news["state"]["version"].as_u64().unwrap();
    table.sit_apart([left, left]).await.unwrap();
    if let Some(sent) = table.ledger.open.take() {
        let (version, before) = table.again(sent.clone()).await.unwrap();
        assert_eq!(before, version <= kept, "{sent:?} at {version}");
        assert_eq!(table.again(sent).await.unwrap(), (version, true));
    }
    let news = journal(left, &table.created).await;
    agrees(&news, &table);
    table.catch_up(&news);
    for _ in 0..3 {
        if news["state"]["status"] == "over" || table.turn().await.unwrap() == Progress::Over {
            break;
        }
    }
    agrees(&journal(left, &table.created).await, &table);
    true
}

/// Both servers show the same time for a game.
async fn same_clocks(addresses: &[String; 2]) {
    let created = game(&addresses[0], "600+2").await;
    let mut table = BoardClients::new(created, Dice::new(9));
    table.sit_apart([&addresses[0], &addresses[1]]).await.unwrap();
    table.submit(0, "adjusts e1").await.unwrap();
    let at = Instant::now();
    let mut shown = Vec::new();
    for address in addresses {
        let state = journal(address, &table.created).await["state"].clone();
        shown.push(state["clock"]["white_ms"].as_u64().unwrap());
    }
    let (apart, took) = (shown[0].abs_diff(shown[1]), at.elapsed().as_millis() as u64);
    assert!(apart <= took + 50, "{shown:?} within {took} ms");
}

#[tokio::test(flavor = "multi_thread")]
async fn clocks_keep_running_when_one_server_stops() {
    let Some(two) = Two::start("stopped").await else { return };
    let addresses = two.addresses();
    let created = game(&addresses[0], "600+2").await;
    let mut table = BoardClients::new(created, Dice::new(11));
    table.sit_apart([&addresses[0], &addresses[1]]).await.unwrap();
    table.submit(0, "adjusts e1").await.unwrap();
    table.leave();
    let Two { servers: [first, second], schema, _folder } = two;
    let (_, status) = tokio::task::spawn_blocking(|| first.terminate()).await.unwrap();
    assert!(status.success(), "{status}");
    let state = journal(&second.address, &table.created).await["state"].clone();
    assert_eq!(state["status"], "playing", "{state}");
    let (_, status) = tokio::task::spawn_blocking(|| second.terminate()).await.unwrap();
    assert!(status.success(), "the last one stops them: {status}");
    let third = ServerProcess::start(Path::new(PROGRAM), _folder.path(), &schema.store());
    let state = journal(&third.address, &table.created).await["state"].clone();
    assert_eq!(state["interrupted"], "planned", "{state}");
    drop(third);
    schema.drop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn concurrent_submissions_reach_both_players() {
    let Some(two) = Two::start("together").await else { return };
    let addresses = two.addresses();
    let created = game(&addresses[0], "600+2").await;
    let mut seats = Vec::new();
    for (address, secret) in addresses.iter().zip(&created.secrets) {
        let mut seat = Seat::sit(address, &created.id, Some(secret), None).await.unwrap();
        seat.receive().await.unwrap();
        seat.receive().await.unwrap();
        seats.push(seat);
    }
    let [mut white, mut black]: [Seat; 2] = seats.try_into().ok().unwrap();
    for round in 0..30 {
        let key = round.to_string();
        let (a, b) = tokio::join!(
            white.submit(&key, "White adjusts e1"),
            black.submit(&key, "Black adjusts e8"),
        );
        a.and(b).unwrap();
    }
    // Three entries set the game up; each round then adds two entries.
    let last = 3 + 2 * 30;
    assert_eq!(versions(&mut white, last).await, (4..=last).collect::<Vec<_>>());
    assert_eq!(versions(&mut black, last).await, (4..=last).collect::<Vec<_>>());
    two.end().await;
}

/// Returns the versions that a seat receives, up to `last`.
async fn versions(seat: &mut Seat, last: u64) -> Vec<u64> {
    let mut heard = Vec::new();
    while heard.last() != Some(&last) {
        let told = seat.receive().await.unwrap_or_else(|gone| panic!("{gone} after {heard:?}"));
        assert!(told.get("problem").is_none(), "{told}");
        let happenings = told["news"]["happenings"].as_array().into_iter().flatten();
        heard.extend(happenings.filter_map(|happening| happening["version"].as_u64()));
    }
    heard
}

#[tokio::test(flavor = "multi_thread")]
async fn flag_falls_once() {
    let Some(two) = Two::start("flag").await else { return };
    let addresses = two.addresses();
    let created = game(&addresses[0], "1").await;
    let mut table = BoardClients::new(created, Dice::new(10));
    table.sit_apart([&addresses[0], &addresses[1]]).await.unwrap();
    table.submit(0, "adjusts e1").await.unwrap();
    tokio::time::sleep(Duration::from_millis(2_500)).await;
    for address in &addresses {
        let news = journal(address, &table.created).await;
        assert_eq!(news["state"]["result"], "0-1", "{news}");
        let text = news["happenings"].to_string();
        assert_eq!(text.matches("observes flag").count(), 1, "{text}");
    }
    two.end().await;
}
