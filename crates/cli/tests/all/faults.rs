//! Faults of the machine while a game is played, for both stores: nothing that was
//! acknowledged is lost, nobody is charged, and the server is back without a
//! restart. `docs/bench/faults.md` has the figures; `TOUCHMOVE_FAULTS=30` lets every
//! fault last so many seconds and is how they were taken.
//!
//! What a machine does not allow is skipped, and it says so: a file system of the
//! test's own takes root, a database of its own takes PostgreSQL's programs, and a
//! clock that is set takes libfaketime.
#![cfg(target_os = "linux")]

mod game_under_fault;

use game_under_fault::{BACK, Scene, lasts};
use touchmove_players::{Cluster, SmallDisk, fake_clock, run};

#[tokio::test(flavor = "multi_thread")]
async fn sqlite_on_a_disk_that_is_full_for_a_while() {
    let Some(disk) = SmallDisk::new(4) else { return };
    let store = disk.path().join("games.db");
    let mut scene = Scene::open(store.to_str().unwrap(), "").await;
    // What its journal had used before is written over first.
    scene.suffers_late(BACK, || disk.fill(), || disk.free()).await.is_interrupted();
}

/// Files cannot be made read-only under whoever has them open; that no write is
/// taken is the same to the server.
#[tokio::test(flavor = "multi_thread")]
async fn sqlite_where_no_write_is_taken_for_a_while() {
    let folder = tempfile::tempdir().unwrap();
    let store = folder.path().join("games.db");
    let mut scene = Scene::open(store.to_str().unwrap(), "trap '' XFSZ").await;
    let pid = scene.pid();
    let limit = |size: &str| {
        run("prlimit", &["--pid", &pid, &format!("--fsize={size}:")]).unwrap();
    };
    scene.suffers(|| limit("0"), || limit("unlimited")).await.is_interrupted();
}

#[tokio::test(flavor = "multi_thread")]
async fn sqlite_in_a_process_that_is_held_up() {
    let folder = tempfile::tempdir().unwrap();
    let store = folder.path().join("games.db");
    let mut scene = Scene::open(store.to_str().unwrap(), "").await;
    held_up(&mut scene).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn sqlite_on_a_machine_whose_clock_is_set() {
    let folder = tempfile::tempdir().unwrap();
    let Some(faked) = fake_clock(folder.path()) else { return };
    let store = folder.path().join("games.db");
    let mut scene = Scene::open(store.to_str().unwrap(), &faked.exports()).await;
    scene.suffers(|| faked.set("+600s"), || faked.set("-600s")).await.goes_on();
}

#[tokio::test(flavor = "multi_thread")]
async fn postgresql_that_is_away_for_a_while() {
    let Some(database) = Cluster::start("") else { return };
    let mut scene = Scene::open(&database.url(), "").await;
    scene.suffers(|| database.stop(), || database.restart()).await.is_interrupted();
}

#[tokio::test(flavor = "multi_thread")]
async fn postgresql_that_is_read_only_for_a_while() {
    let Some(database) = Cluster::start("") else { return };
    let mut scene = Scene::open(&database.url(), "").await;
    let read_only = |on: &str| {
        database.query(&format!("ALTER SYSTEM SET default_transaction_read_only = {on}"));
        database.query("SELECT pg_reload_conf()");
    };
    scene.suffers(|| read_only("on"), || read_only("off")).await.is_interrupted();
}

#[tokio::test(flavor = "multi_thread")]
async fn postgresql_on_a_disk_that_is_full_for_a_while() {
    let Some(disk) = SmallDisk::new(160) else { return };
    let Some(database) = Cluster::start_on(disk.path()) else { return };
    let mut scene = Scene::open(&database.url(), "").await;
    scene.suffers(|| disk.fill(), || disk.free()).await.may_go_on();
}

#[tokio::test(flavor = "multi_thread")]
async fn postgresql_whose_connections_are_cut() {
    let Some(database) = Cluster::start("") else { return };
    let mut scene = Scene::open(&database.url(), "").await;
    let cut = || {
        for _ in 0..20 {
            database.query(
                "SELECT pg_terminate_backend(pid) FROM pg_stat_activity
                 WHERE application_name = 'touchmove'",
            );
        }
    };
    scene.suffers(cut, || {}).await.may_go_on();
}

#[tokio::test(flavor = "multi_thread")]
async fn postgresql_and_a_process_that_is_held_up() {
    let Some(database) = Cluster::start("") else { return };
    let mut scene = Scene::open(&database.url(), "").await;
    held_up(&mut scene).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn postgresql_on_a_machine_whose_clock_is_set() {
    let folder = tempfile::tempdir().unwrap();
    let Some(faked) = fake_clock(folder.path()) else { return };
    let Some(database) = Cluster::start(&faked.exports()) else { return };
    let mut scene = Scene::open(&database.url(), "").await;
    scene.suffers(|| faked.set("+600s"), || faked.set("-600s")).await.goes_on();
    // Whoever joins now does not take the clock's word for it.
    scene.is_joined().await;
}

async fn held_up(scene: &mut Scene) {
    let pid = scene.pid();
    let signal = |name: &str| run("kill", &[name, &pid]).unwrap();
    scene.suffers(|| signal("-STOP"), || signal("-CONT")).await.is_interrupted();
    assert!(lasts().as_secs() > 3, "shorter is no interruption");
}
