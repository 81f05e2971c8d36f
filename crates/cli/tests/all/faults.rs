//! Machine faults during a game, for both stores: no acknowledged event is lost, no player is
//! charged time, and the server recovers without a restart. `docs/bench/faults.md` has the figures;
//! they were measured with `TOUCHMOVE_FAULTS=30`, the duration of each fault in seconds.
//!
//! A fault that the machine does not permit is skipped with a message. A private file system needs
//! root, a private database needs PostgreSQL's programs, and a settable clock needs libfaketime.
#![cfg(target_os = "linux")]

mod game_under_fault;

use game_under_fault::{BACK, Scene, lasts};
use touchmove_players::{Cluster, SmallDisk, fake_clock, run};

#[tokio::test(flavor = "multi_thread")]
async fn sqlite_survives_a_full_disk() {
    let Some(disk) = SmallDisk::new(4) else { return };
    let store = disk.path().join("games.db");
    let mut scene = Scene::open(store.to_str().unwrap(), "").await;
    // The space that the journal already occupies is overwritten first.
    scene.suffers_late(BACK, || disk.fill(), || disk.free()).await.is_interrupted();
}

/// A file cannot be made read-only for a process that has it open. For the server, a rejected write
/// has the same effect.
#[tokio::test(flavor = "multi_thread")]
async fn sqlite_survives_rejected_writes() {
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
async fn sqlite_survives_a_paused_process() {
    let folder = tempfile::tempdir().unwrap();
    let store = folder.path().join("games.db");
    let mut scene = Scene::open(store.to_str().unwrap(), "").await;
    held_up(&mut scene).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn sqlite_survives_a_clock_change() {
    let folder = tempfile::tempdir().unwrap();
    let Some(faked) = fake_clock(folder.path()) else { return };
    let store = folder.path().join("games.db");
    let mut scene = Scene::open(store.to_str().unwrap(), &faked.exports()).await;
    scene.suffers(|| faked.set("+600s"), || faked.set("-600s")).await.goes_on();
}

#[tokio::test(flavor = "multi_thread")]
async fn postgresql_survives_an_outage() {
    let Some(database) = Cluster::start("") else { return };
    let mut scene = Scene::open(&database.url(), "").await;
    scene.suffers(|| database.stop(), || database.restart()).await.is_interrupted();
}

#[tokio::test(flavor = "multi_thread")]
async fn postgresql_survives_read_only_mode() {
    let Some(database) = Cluster::start("") else { return };
    let mut scene = Scene::open(&database.url(), "").await;
    let read_only = |on: &str| {
        database.query(&format!("ALTER SYSTEM SET default_transaction_read_only = {on}"));
        database.query("SELECT pg_reload_conf()");
    };
    scene.suffers(|| read_only("on"), || read_only("off")).await.is_interrupted();
}

#[tokio::test(flavor = "multi_thread")]
async fn postgresql_survives_a_full_disk() {
    let Some(disk) = SmallDisk::new(160) else { return };
    let Some(database) = Cluster::start_on(disk.path()) else { return };
    let mut scene = Scene::open(&database.url(), "").await;
    scene.suffers(|| disk.fill(), || disk.free()).await.may_go_on();
}

#[tokio::test(flavor = "multi_thread")]
async fn postgresql_survives_cut_connections() {
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
async fn postgresql_survives_a_paused_process() {
    let Some(database) = Cluster::start("") else { return };
    let mut scene = Scene::open(&database.url(), "").await;
    held_up(&mut scene).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn postgresql_survives_a_clock_change() {
    let folder = tempfile::tempdir().unwrap();
    let Some(faked) = fake_clock(folder.path()) else { return };
    let Some(database) = Cluster::start(&faked.exports()) else { return };
    let mut scene = Scene::open(&database.url(), "").await;
    scene.suffers(|| faked.set("+600s"), || faked.set("-600s")).await.goes_on();
    // A joining server must not trust the wrong clock.
    scene.is_joined().await;
}

async fn held_up(scene: &mut Scene) {
    let pid = scene.pid();
    let signal = |name: &str| run("kill", &[name, &pid]).unwrap();
    scene.suffers(|| signal("-STOP"), || signal("-CONT")).await.is_interrupted();
    assert!(lasts().as_secs() > 3, "shorter is no interruption");
}
