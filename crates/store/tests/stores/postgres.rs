//! Tests of a database that several processes share. Each store stands for a process: two stores
//! share nothing but the database.

use crate::common::{Place, create, game, id, plays};
use crate::shared_clock::alone_at;
use futures_util::future::join_all;
use sqlx::postgres::PgConnectOptions;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::broadcast::Receiver;
use tokio::time::{sleep, timeout};
use touchmove_store::{AppendError, Change, Joined, Kind, NewStream, Store, StoreError, open};

macro_rules! place {
    () => {
        match Place::postgres().await {
            Some(place) => place,
            None => return,
        }
    };
}

async fn told(changes: &mut Receiver<Change>) -> Change {
    timeout(Duration::from_secs(20), changes.recv()).await.expect("news").unwrap()
}

#[tokio::test(flavor = "multi_thread")]
async fn processes_are_notified_of_each_other() {
    let place = place!();
    let (one, other) = (place.open().await, place.open().await);
    let (mut here, mut there) = (one.changes(), other.changes());
    let g = game(&*one, "g").await;
    one.append(&g, 0, vec![plays(1)], true).await.unwrap();
    let change = Change { stream: g.clone(), version: 1 };
    assert_eq!(told(&mut here).await, change);
    assert_eq!(told(&mut there).await, change);
    assert_eq!(other.read(&g, 0, 10).await.unwrap()[0].entry, plays(1));

    let late = other.append(&g, 0, vec![plays(2)], true).await;
    assert!(matches!(late, Err(AppendError::Conflict { version: 1 })), "{late:?}");
    other.append(&g, 1, vec![plays(2)], true).await.unwrap();
    let change = Change { stream: g.clone(), version: 2 };
    assert_eq!(told(&mut here).await, change, "its own news is not told twice");
    assert_eq!(told(&mut there).await, change);
    assert!(here.try_recv().is_err() && there.try_recv().is_err());
}

#[tokio::test(flavor = "multi_thread")]
async fn missed_notifications_are_caught_up() {
    let place = place!();
    let (one, other) = (place.open().await, place.open().await);
    let g = game(&*one, "g").await;
    let mut there = other.changes();
    place
        .meddle(
            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity
             WHERE application_name = '$TEST' AND query LIKE 'LISTEN %'",
        )
        .await;
    one.append(&g, 0, vec![plays(1)], true).await.unwrap();
    assert_eq!(told(&mut there).await, Change { stream: g.clone(), version: 1 });
    one.append(&g, 1, vec![plays(2)], true).await.unwrap();
    while told(&mut there).await.version < 2 {}
}

#[tokio::test(flavor = "multi_thread")]
async fn concurrent_appends_do_not_deadlock() {
    const STREAMS: u64 = 8;
    const EACH: u64 = 40;
    let place = place!();
    let processes = [place.open().await, place.open().await];
    for number in 0..STREAMS {
        game(&*processes[0], &format!("g{number}")).await;
    }
    let tasks = (0..2 * STREAMS).map(|number| {
        let store = processes[usize::from(number >= STREAMS)].clone();
        tokio::spawn(async move {
            for n in 0..EACH {
                insist(&*store, &format!("g{}", number % STREAMS), number * EACH + n).await;
            }
        })
    });
    for task in join_all(tasks).await {
        task.unwrap();
    }
    for number in 0..STREAMS {
        let read = processes[0].read(&id(&format!("g{number}")), 0, 1000).await.unwrap();
        let mut there: Vec<u64> = read.iter().map(|stored| stored.entry.at).collect();
        there.sort_unstable();
        let of = |process: u64| (process + number) * EACH..(process + number + 1) * EACH;
        assert_eq!(there, of(0).chain(of(STREAMS)).collect::<Vec<_>>());
    }
}

async fn insist(store: &dyn Store, name: &str, at: u64) {
    let mut expected = store.stream(&id(name)).await.unwrap().unwrap().version;
    while let Err(error) = store.append(&id(name), expected, vec![plays(at)], true).await {
        let AppendError::Conflict { version } = error else { panic!("{error:?}") };
        expected = version;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn only_one_process_creates_a_stream_name() {
    let place = place!();
    let processes = [place.open().await, place.open().await];
    let name = |number| NewStream { id: id(&format!("g{number}")), kind: Kind::Game, parent: None };
    let tries = (0..100).map(|number| processes[number % 2].create(name(number / 2)));
    let answers = join_all(tries).await;
    for pair in answers.chunks(2) {
        let taken = pair.iter().filter(|answer| matches!(answer, Err(StoreError::Exists(_))));
        assert_eq!((taken.count(), pair.iter().filter(|a| a.is_ok()).count()), (1, 1), "{pair:?}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn joining_processes_wait_for_recovery() {
    let place = place!();
    let (first, second) = (place.open().await, place.open().await);
    assert!(first.join().await.unwrap().alone);
    let waiting = tokio::spawn({
        let second = second.clone();
        async move { second.join().await.unwrap() }
    });
    sleep(Duration::from_millis(300)).await;
    assert!(!waiting.is_finished(), "it did not wait");
    first.recovered().await.unwrap();
    first.recovered().await.unwrap();
    assert!(!timeout(Duration::from_secs(10), waiting).await.unwrap().unwrap().alone);

    first.close().await;
    let third = place.open().await;
    assert!(!third.join().await.unwrap().alone, "the second is there");
    second.close().await;
    third.close().await;
    assert!(place.open().await.join().await.unwrap().alone);
}

#[tokio::test(flavor = "multi_thread")]
async fn interrupted_recovery_restarts() {
    let place = place!();
    let (first, second) = (place.open().await, place.open().await);
    assert!(first.join().await.unwrap().alone);
    first.close().await;
    assert!(second.join().await.unwrap().alone);
}

#[tokio::test(flavor = "multi_thread")]
async fn downtime_does_not_count() {
    let place = place!();
    let first = place.open().await;
    first.join().await.unwrap();
    first.recovered().await.unwrap();
    first.beat(100_000).await.unwrap();
    first.close().await;
    sleep(Duration::from_millis(300)).await;

    let first = place.open().await;
    let then = Instant::now();
    assert_eq!(alone_at(first.join().await.unwrap()), Some(100_000));
    first.recovered().await.unwrap();
    sleep(Duration::from_millis(300)).await;
    let second = place.open().await;
    let now = second.join().await.unwrap().now;
    let passed = u64::try_from(then.elapsed().as_millis()).unwrap();
    assert!((100_300..=100_010 + passed).contains(&now), "{now} after {passed} ms");
    let again = first.join().await.unwrap();
    assert!(again.alone && again.now >= now, "{again:?}");
}

/// Another server reads the session clock over a connection that delays three of four answers.
#[tokio::test(flavor = "multi_thread")]
async fn late_answers_do_not_delay_the_session_clock() {
    let place = place!();
    let first = place.open().await;
    let alone = first.join().await.unwrap();
    first.recovered().await.unwrap();
    let now =
        |joined: Joined| joined.now + u64::try_from(joined.since.elapsed().as_millis()).unwrap();
    let beating = tokio::spawn({
        let first = first.clone();
        async move {
            loop {
                first.beat(now(alone)).await.unwrap();
                sleep(Duration::from_millis(200)).await;
            }
        }
    });
    let (url, is_late) = late(&place.url()).await;
    let second = open(&url).await.unwrap();
    is_late.store(true, Ordering::Relaxed);
    let joined = second.join().await.unwrap();
    let (here, there) = (now(alone), now(joined));
    assert!(here.abs_diff(there) < LATE / 4, "{here} here, {there} there");
    beating.abort();
    is_late.store(false, Ordering::Relaxed);
    second.close().await;
}

/// Delay of an answer in milliseconds.
const LATE: u64 = 200;

/// Returns the address of a proxy before a database, and a switch that delays its answers.
async fn late(database: &str) -> (String, Arc<AtomicBool>) {
    let options: PgConnectOptions = database.parse().unwrap();
    let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
    let port = listener.local_addr().unwrap().port();
    let host = options.get_host();
    let url = database.replacen(&format!("{host}:{}", options.get_port()), host, 1).replacen(
        &format!("@{host}"),
        &format!("@127.0.0.1:{port}"),
        1,
    );
    let is_late = Arc::new(AtomicBool::new(false));
    let switch = is_late.clone();
    tokio::spawn(async move {
        while let Ok((client, _)) = listener.accept().await {
            let server = TcpStream::connect((options.get_host(), options.get_port())).await;
            tokio::spawn(pass(client, server.unwrap(), switch.clone()));
        }
    });
    (url, is_late)
}

/// Forwards data in both directions until one side closes.
async fn pass(client: TcpStream, server: TcpStream, is_late: Arc<AtomicBool>) {
    let (mut asks, mut hears) = client.into_split();
    let (mut answers, mut asked) = server.into_split();
    let delay = async {
        let mut bytes = vec![0; 1 << 16];
        for number in 0_u32.. {
            let read = answers.read(&mut bytes).await.unwrap_or(0);
            if read == 0 {
                break;
            }
            if number % 4 != 2 && is_late.load(Ordering::Relaxed) {
                sleep(Duration::from_millis(LATE)).await;
            }
            hears.write_all(&bytes[..read]).await.unwrap();
        }
    };
    tokio::select! {
        _ = tokio::io::copy(&mut asks, &mut asked) => {}
        () = delay => {}
    }
}

/// The database's clock is set during games. The test writes a wrong offset, which has the same
/// effect.
#[tokio::test(flavor = "multi_thread")]
async fn setting_the_database_clock_costs_no_player_time() {
    const TEN_MINUTES: i64 = 600_000;
    let place = place!();
    let first = place.open().await;
    first.join().await.unwrap();
    first.recovered().await.unwrap();
    let begun = Instant::now();
    let axis = move || 50_000 + u64::try_from(begun.elapsed().as_millis()).unwrap();
    let beating = tokio::spawn({
        let first = first.clone();
        async move {
            loop {
                first.beat(axis()).await.unwrap();
                sleep(Duration::from_millis(200)).await;
            }
        }
    });
    sleep(Duration::from_millis(300)).await;
    for step in [TEN_MINUTES, -TEN_MINUTES] {
        let stepped = format!("UPDATE axis SET offset_ms = offset_ms + {step}");
        place.meddle(&stepped).await;
        let other = place.open().await;
        let joined = other.join().await.unwrap();
        let now = axis();
        assert!(now.abs_diff(joined.now) < 2_000, "{joined:?} at {now} after a step of {step} ms");
        other.close().await;
    }
    beating.abort();
}

#[tokio::test(flavor = "multi_thread")]
async fn process_rejoins_after_a_lost_connection() {
    let place = place!();
    let first = place.open().await;
    first.join().await.unwrap();
    first.recovered().await.unwrap();
    place
        .meddle(
            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity
             WHERE application_name = '$TEST' AND pid <> pg_backend_pid()",
        )
        .await;
    sleep(Duration::from_millis(2500)).await;
    assert!(!place.open().await.join().await.unwrap().alone);
    let g = game(&*first, "g").await;
    first.append(&g, 0, vec![plays(1)], true).await.unwrap();
}

#[tokio::test(flavor = "multi_thread")]
async fn leaving_process_knows_other_processes() {
    let place = place!();
    let (first, second) = (place.open().await, place.open().await);
    first.join().await.unwrap();
    first.recovered().await.unwrap();
    assert!(!first.others().await.unwrap());
    second.join().await.unwrap();
    assert!(first.others().await.unwrap() && second.others().await.unwrap());
    second.close().await;
    assert!(!first.others().await.unwrap());
}

#[tokio::test]
async fn backup_is_refused_with_a_hint_at_pg_dump() {
    let place = place!();
    let folder = tempfile::tempdir().unwrap();
    let refused = place.open().await.backup(&folder.path().join("copy")).await.unwrap_err();
    assert!(refused.to_string().contains("pg_dump"), "{refused}");
}

#[tokio::test]
async fn store_of_the_first_version_is_readable_and_writable() {
    let place = place!();
    place.meddle(include_str!("../data/postgres-1.sql")).await;
    crate::common::first_version(&*place.open().await).await;
}

/// Several stores may share a database, each in its own schema.
#[tokio::test(flavor = "multi_thread")]
async fn schemas_are_isolated() {
    let (here, there) = (place!(), place!());
    let stores: [Arc<dyn Store>; 2] = [here.open().await, there.open().await];
    let mut news = stores[1].changes();
    for store in &stores {
        assert!(store.join().await.unwrap().alone);
    }
    let g = create(&*stores[0], "g", Kind::Game, None).await;
    stores[0].append(&g, 0, vec![plays(1)], true).await.unwrap();
    assert_eq!(stores[1].stream(&g).await.unwrap(), None);
    sleep(Duration::from_millis(100)).await;
    assert!(news.try_recv().is_err());
}

/// Counts progress steps within a time, and measures the longest pause between two.
async fn steps(store: &dyn Store, during: Duration) -> (u64, Duration) {
    let (begun, first) = (Instant::now(), store.progress());
    let (mut last, mut at, mut longest) = (first, Instant::now(), Duration::ZERO);
    while begun.elapsed() < during {
        sleep(Duration::from_millis(20)).await;
        let now = store.progress();
        longest = longest.max(at.elapsed());
        if now != last {
            (last, at) = (now, Instant::now());
        }
    }
    (last - first, longest)
}

#[tokio::test(flavor = "multi_thread")]
async fn long_statement_reports_progress() {
    let place = place!();
    let store = place.open().await;
    let g = game(&*store, "g").await;
    store.append(&g, 0, vec![plays(0)], true).await.unwrap();
    let slow = "CREATE FUNCTION slow() RETURNS trigger LANGUAGE plpgsql
                    AS $$ BEGIN PERFORM pg_sleep(0.05); RETURN NEW; END $$;
                CREATE TRIGGER slow BEFORE INSERT ON entries FOR EACH ROW EXECUTE FUNCTION slow()";
    place.meddle(slow).await;
    let entries = (1..90).map(plays).collect();
    let writes = tokio::spawn({
        let (store, g) = (store.clone(), g.clone());
        async move { store.append(&g, 1, entries, true).await }
    });
    let (count, longest) = steps(&*store, Duration::from_secs(4)).await;
    assert!(!writes.is_finished(), "it does not take long");
    assert!(count >= 3 && longest < Duration::from_millis(1_500), "{count} {longest:?}");
    assert_eq!(writes.await.unwrap().unwrap(), 90);
}

#[tokio::test(flavor = "multi_thread")]
async fn statement_waiting_for_a_lock_reports_no_progress() {
    let place = place!();
    let store = place.open().await;
    let g = game(&*store, "g").await;
    let lock = "BEGIN; LOCK TABLE entries IN ACCESS EXCLUSIVE MODE; SELECT pg_sleep(4)";
    let looks = async {
        sleep(Duration::from_millis(500)).await;
        let writes = tokio::spawn({
            let (store, g) = (store.clone(), g.clone());
            async move { store.append(&g, 0, vec![plays(1)], true).await }
        });
        sleep(Duration::from_millis(500)).await;
        let (count, _) = steps(&*store, Duration::from_secs(2)).await;
        assert!(!writes.is_finished(), "nothing is locked");
        assert_eq!(count, 0);
        assert_eq!(writes.await.unwrap().unwrap(), 1);
    };
    tokio::join!(place.meddle(lock), looks);
}
