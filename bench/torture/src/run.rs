//! Run of the test. Games are played while faults occur one after another. The model verifies the
//! games after each fault.

use crate::board::Board;
use crate::deployment::{BACK, World};
use crate::history::{History, Who};
use crate::model::{Rule, Violation};
use crate::plan::{Fault, Outcome, Plan};
use crate::play::{Hands, notes};
use crate::proxied_server::Door;
use crate::spectators::Watcher;
use std::collections::VecDeque;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};
use tokio::sync::RwLock;
use tokio::time::sleep;
use touchmove_players::Dice;

/// Number of trace lines that are kept to explain violations.
const TRACE: usize = 80;

/// Shared state of a run.
pub struct Run {
    /// Settings.
    pub plan: Plan,
    /// The deployment under test.
    pub world: World,
    /// Lock that pauses submissions. A submission holds the read lock, the verification the write
    /// lock.
    pub gate: RwLock<()>,
    /// Games that are being played.
    pub boards: Mutex<Vec<Arc<Board>>>,
    /// Finished and deleted games, which the final verification needs.
    pub past: Mutex<Vec<Arc<Board>>>,
    /// Erased names, each with its game.
    pub forgotten: Mutex<Vec<(Arc<Board>, String)>>,
    /// Violations so far.
    pub violations: Mutex<Vec<Violation>>,
    /// Times at which events of any game were acknowledged.
    pub acks: Mutex<Vec<Instant>>,
    /// Outcome so far.
    pub outcome: Mutex<Outcome>,
    again: AtomicU64,
    numbers: AtomicU64,
    over: AtomicBool,
    /// True while an earlier state of the store is being restored.
    pub restoring: AtomicBool,
    begun: Instant,
    lines: Mutex<VecDeque<String>>,
}

/// Locks a mutex, even if a thread has panicked while it held the lock.
pub fn locked<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

impl Run {
    fn new(plan: Plan, world: World) -> Arc<Run> {
        Arc::new(Run {
            plan,
            world,
            gate: RwLock::new(()),
            boards: Mutex::default(),
            past: Mutex::default(),
            forgotten: Mutex::default(),
            violations: Mutex::default(),
            acks: Mutex::default(),
            outcome: Mutex::default(),
            again: AtomicU64::new(0),
            numbers: AtomicU64::new(0),
            over: AtomicBool::new(false),
            restoring: AtomicBool::new(false),
            begun: Instant::now(),
            lines: Mutex::default(),
        })
    }

    /// Returns true if the clients should stop.
    pub fn is_over(&self) -> bool {
        self.over.load(Ordering::Acquire)
    }

    /// Returns a number that was not used before.
    pub fn number(&self) -> u64 {
        self.numbers.fetch_add(1, Ordering::AcqRel)
    }

    /// Returns a server chosen at random.
    pub fn door(&self, dice: &mut Dice) -> &Door {
        let which = dice.below(self.world.slots.len() as u64) as usize;
        &self.world.slots[which].door
    }

    /// Returns the longest thinking time of a player, in milliseconds.
    pub fn pause(&self) -> u64 {
        400
    }

    /// Records the time of an acknowledgement.
    pub fn acknowledged(&self, at: Instant) {
        locked(&self.acks).push(at);
    }

    /// Records that the answer to a submission was lost, so that it must be repeated.
    pub fn lost_answer(&self) {
        self.again.fetch_add(1, Ordering::AcqRel);
    }

    /// Records a violated guarantee.
    pub fn violated(&self, rule: Rule, what: String) {
        self.trace(&format!("VIOLATION {rule:?}: {}", what.chars().take(100).collect::<String>()));
        locked(&self.violations).push(Violation { rule, what });
    }

    /// Appends a line to the trace.
    pub fn trace(&self, what: &str) {
        let line = format!("{:8.3} {what}", self.begun.elapsed().as_secs_f64());
        if self.plan.loud {
            eprintln!("{line}");
        }
        let mut lines = locked(&self.lines);
        if lines.len() >= TRACE {
            lines.pop_front();
        }
        lines.push_back(line);
    }

    /// Returns the last lines of the trace.
    pub fn traced(&self) -> Vec<String> {
        locked(&self.lines).iter().cloned().collect()
    }

    /// Plays one game after another.
    async fn lane(self: Arc<Run>, mut dice: Dice) {
        while !self.is_over() {
            let board = {
                let _turn = self.gate.read().await;
                let named = !dice.once_in(3);
                Board::create(&self, &mut dice, named).await
            };
            let Some(board) = board else {
                sleep(Duration::from_millis(200)).await;
                continue;
            };
            locked(&self.outcome).games += 1;
            for who in [Who::Arbiter, Who::White, Who::Black, Who::Outside, Who::Outside] {
                tokio::spawn(Watcher::new(&self, &board, who, dice.split()).watch());
            }
            locked(&self.boards).push(board.clone());
            tokio::spawn(notes(self.clone(), board.clone(), dice.split()));
            Hands::new(&self, &board, dice.split()).play().await;
        }
    }

    /// Performs all faults one after another, until a guarantee is violated.
    async fn suffer(self: &Arc<Run>, mut dice: Dice) {
        let schedule = self.plan.schedule(&mut dice);
        let step = Duration::from_secs(self.plan.seconds) / (schedule.len().max(1) as u32);
        for (number, fault) in schedule.into_iter().enumerate() {
            let due = step * number as u32;
            sleep(due.saturating_sub(self.begun.elapsed())).await;
            sleep(Duration::from_millis(300 + dice.below(700))).await;
            if !locked(&self.violations).is_empty() {
                return;
            }
            self.trace(&format!("fault {number}: {fault:?}"));
            self.one_fault(fault, &mut dice).await;
        }
    }
}

impl Run {
    async fn one_fault(self: &Arc<Run>, fault: Fault, dice: &mut Dice) {
        let done = self.fault(fault, dice).await;
        let mut outcome = locked(&self.outcome);
        let counted = if done { &mut outcome.faults } else { &mut outcome.skipped };
        *counted.entry(fault).or_default() += 1;
    }
}

/// Executes a plan. If this machine lacks a tool, reports that the run is skipped and returns
/// `None`. Otherwise returns the outcome, the last lines of the trace and of the servers' log, and
/// the histories of the latest games.
///
/// # Panics
/// Panics if no folder can be created.
pub async fn torture(plan: Plan) -> Option<(Outcome, Vec<String>, Vec<History>)> {
    let world = World::new(&plan).await?;
    let run = Run::new(plan, world);
    let mut dice = Dice::new(run.plan.seed);
    if let Err(why) = run.world.start_all(BACK).await {
        run.violated(Rule::Back, why);
    }
    let lanes: Vec<_> = (0..run.plan.boards).map(|_| run.clone().lane(dice.split())).collect();
    let lanes: Vec<_> = lanes.into_iter().map(tokio::spawn).collect();
    run.suffer(dice.split()).await;
    let histories = run.last_look(&mut dice).await;
    run.over.store(true, Ordering::Release);
    lanes.iter().for_each(tokio::task::JoinHandle::abort);
    run.world.kill_all().await;
    let mut outcome = locked(&run.outcome).clone();
    outcome.again = run.again.load(Ordering::Acquire);
    outcome.acknowledged = locked(&run.acks).len() as u64;
    outcome.violations = locked(&run.violations).clone();
    outcome.seconds = run.begun.elapsed().as_secs();
    let mut told = run.traced();
    told.push(run.world.log());
    Some((outcome, told, histories))
}
