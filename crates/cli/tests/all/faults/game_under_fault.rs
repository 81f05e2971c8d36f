//! A game played during a fault.

use serde_json::{Value, json};
use std::fs;
use std::os::unix::fs::PermissionsExt;
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};
use tempfile::TempDir;
use tokio::time::{sleep, timeout};
use touchmove_players::{Created, ServerProcess, call, create};

const PROGRAM: &str = env!("CARGO_BIN_EXE_touchmove");
/// Timeout for an answer during a fault.
const ANSWER: Duration = Duration::from_secs(3);
/// Upper bound of the recovery time.
pub const BACK: Duration = Duration::from_secs(40);
/// Time a player may be charged beyond the server's uptime: two heartbeats and the latency of a
/// busy machine.
const IN_DOUBT: u64 = 1_500;

/// Returns the duration of each fault.
pub fn lasts() -> Duration {
    let told = std::env::var("TOUCHMOVE_FAULTS").ok();
    Duration::from_secs(told.map_or(5, |text| text.parse().unwrap()))
}

/// A server with a game in which White's clock runs.
pub struct Scene {
    house: ServerProcess,
    store: String,
    folder: TempDir,
    program: PathBuf,
    game: Created,
    /// Acknowledged submissions: key and version.
    acknowledged: Vec<(String, u64)>,
    tried: usize,
}

/// Outcome of a fault.
pub struct Outcome {
    interrupted: bool,
}

impl Outcome {
    pub fn is_interrupted(&self) {
        assert!(self.interrupted, "the clocks were not stopped");
    }

    pub fn goes_on(&self) {
        assert!(!self.interrupted, "the clocks were stopped");
    }

    /// Accepts both outcomes, for faults whose effect depends on how soon the server notices them.
    pub fn may_go_on(&self) {}
}

impl Scene {
    /// Starts a server through a shell that first runs `before`.
    pub async fn open(store: &str, before: &str) -> Scene {
        let folder = tempfile::tempdir().unwrap();
        let program = folder.path().join("started");
        fs::write(&program, format!("#!/bin/sh\n{before}\nexec {PROGRAM} \"$@\"\n")).unwrap();
        fs::set_permissions(&program, fs::Permissions::from_mode(0o700)).unwrap();
        let house = ServerProcess::start(&program, folder.path(), store);
        let new = json!({ "tags": { "TimeControl": "5400+30" } });
        let game = create(&house.address, &new).await.unwrap();
        let store = store.to_owned();
        let (acknowledged, tried) = (Vec::new(), 0);
        let mut scene = Scene { house, store, folder, program, game, acknowledged, tried };
        scene.resumes().await;
        assert_eq!(scene.adjusts().await, Some(201), "{}", scene.log());
        scene
    }

    pub fn pid(&self) -> String {
        self.house.pid().to_string()
    }

    fn log(&self) -> String {
        fs::read_to_string(self.folder.path().join("log")).unwrap_or_default()
    }

    async fn post(&self, by: usize, event: &str, key: &str) -> Option<(u16, Value)> {
        let path = format!("/api/games/{}/events", self.game.id);
        let body = json!({ "event": event, "key": key });
        let secret = Some(self.game.secrets[by].as_str());
        let asked = call(&self.house.address, "POST", &path, secret, Some(&body));
        timeout(ANSWER, asked).await.ok()?.ok()
    }

    /// Submits an adjustment of White's king; returns the status of the answer, if any.
    async fn adjusts(&mut self) -> Option<u16> {
        self.tried += 1;
        let key = format!("a{}", self.tried);
        let (status, answer) = self.post(0, "White adjusts e1", &key).await?;
        if let Some(version) = answer["version"].as_u64().filter(|_| status == 201) {
            self.acknowledged.push((key, version));
        }
        Some(status)
    }

    /// Both players resume the clock.
    async fn resumes(&mut self) {
        for by in [0, 1] {
            let key = format!("r{by}{}", self.tried);
            let answer = self.post(by, "Arbiter resumes", &key).await;
            assert!(answer.as_ref().is_some_and(|(status, _)| *status == 201), "{answer:?}");
        }
    }

    async fn state_at(&self, address: &str) -> Option<Value> {
        let path = format!("/api/games/{}", self.game.id);
        let secret = Some(self.game.secrets[0].as_str());
        let asked = call(address, "GET", &path, secret, None);
        let (status, answer) = timeout(ANSWER, asked).await.ok()?.ok()?;
        (status == 200).then(|| answer["state"].clone())
    }

    async fn state(&self) -> Value {
        self.state_at(&self.house.address).await.unwrap()
    }

    async fn is_ready(&self) -> bool {
        let asked = call(&self.house.address, "GET", "/readyz", None, None);
        matches!(timeout(ANSWER, asked).await, Ok(Ok((200, _))))
    }

    /// Causes a fault, repairs it, and verifies all guarantees.
    pub async fn suffers(&mut self, fails: impl FnOnce(), mends: impl FnOnce()) -> Outcome {
        self.suffers_late(lasts(), fails, mends).await
    }

    /// Like [`suffers`](Self::suffers), for a fault that takes effect late: its duration counts
    /// from the first refusal.
    pub async fn suffers_late(
        &mut self,
        felt_within: Duration,
        fails: impl FnOnce(),
        mends: impl FnOnce(),
    ) -> Outcome {
        let before = white(&self.state().await);
        let begun = Instant::now();
        fails();
        // Time from the fault to the latest accepted submission.
        let mut well = begun.elapsed();
        let mut until = Instant::now() + felt_within;
        let mut refused = 0;
        while Instant::now() < until {
            match self.adjusts().await {
                Some(201) => well = begun.elapsed(),
                _ => {
                    if refused == 0 {
                        until = Instant::now() + lasts();
                    }
                    refused += 1;
                }
            }
            sleep(Duration::from_millis(100)).await;
        }
        mends();
        let mended = Instant::now();
        while !self.is_ready().await || !self.is_mended().await {
            assert!(mended.elapsed() < BACK, "it is not back: {}", self.log());
            sleep(Duration::from_millis(50)).await;
        }
        let back = mended.elapsed();
        let state = self.state().await;
        let interrupted = state["interrupted"].is_string();
        let charged = before.saturating_sub(white(&state));
        // The clocks may run for two seconds before refusals count as a fault.
        let running = match (interrupted, refused) {
            (true, _) => well,
            (false, 0) => begun.elapsed(),
            (false, _) => well + Duration::from_secs(2) + back,
        };
        let most = u64::try_from(running.as_millis()).unwrap() + IN_DOUBT;
        let acknowledged = self.acknowledged.len();
        eprintln!(
            "{refused} refused, {acknowledged} acknowledged; back after {back:?}; \
             interrupted: {interrupted}; White charged {charged} ms"
        );
        assert!(charged <= most, "{charged} ms of {most}: {}", self.log());
        self.compare().await;
        if interrupted {
            self.resumes().await;
        }
        assert_eq!(self.adjusts().await, Some(201), "{}", self.log());
        Outcome { interrupted }
    }

    /// Returns true if the game can be read without an error.
    async fn is_mended(&self) -> bool {
        self.state_at(&self.house.address).await.is_some()
    }

    /// Resubmits every acknowledged event and expects its original version.
    async fn compare(&self) {
        for (key, version) in &self.acknowledged {
            let (_, answer) = self.post(0, "White adjusts e1", key).await.unwrap();
            assert_eq!(answer["version"].as_u64(), Some(*version), "{key}: {answer}");
        }
    }

    /// Starts a second server, and compares the clocks of both.
    pub async fn is_joined(&self) {
        let folder: &Path = self.folder.path();
        let other = ServerProcess::start(&self.program, folder, &self.store);
        let here = white(&self.state().await);
        let there = white(&self.state_at(&other.address).await.unwrap());
        assert!(here.abs_diff(there) <= IN_DOUBT, "{here} and {there} ms");
    }
}

fn white(state: &Value) -> u64 {
    state["clock"]["white_ms"].as_u64().unwrap()
}
