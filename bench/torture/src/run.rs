//! A run: games go on, one fault follows the other, and after each the model looks.

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

/// Lines of the trace that are kept to be shown with a violation.
const TRACE: usize = 80;

/// Everything that a run shares.
pub struct Run {
    /// What was asked for.
    pub plan: Plan,
    /// The servers and what is below them.
    pub world: World,
    /// Whoever submits has it to read; whoever compares, to write.
    pub gate: RwLock<()>,
    /// The games at play.
    pub boards: Mutex<Vec<Arc<Board>>>,
    /// Games that are over or deleted, for the last look.
    pub past: Mutex<Vec<Arc<Board>>>,
    /// Names that were taken out.
    pub forgotten: Mutex<Vec<(Arc<Board>, String)>>,
    /// What was wrong so far.
    pub violations: Mutex<Vec<Violation>>,
    /// When events were acknowledged, of all games.
    pub acks: Mutex<Vec<Instant>>,
    /// What came of it so far.
    pub outcome: Mutex<Outcome>,
    again: AtomicU64,
    numbers: AtomicU64,
    over: AtomicBool,
    /// Whether an old copy of the store is being put back.
    pub restoring: AtomicBool,
    begun: Instant,
    lines: Mutex<VecDeque<String>>,
}

/// The guard of something shared, whatever has happened to others who had it.
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

    /// Whether nobody is to play on.
    pub fn is_over(&self) -> bool {
        self.over.load(Ordering::Acquire)
    }

    /// A number that was not given out before.
    pub fn number(&self) -> u64 {
        self.numbers.fetch_add(1, Ordering::AcqRel)
    }

    /// Some server's door.
    pub fn door(&self, dice: &mut Dice) -> &Door {
        let which = dice.below(self.world.slots.len() as u64) as usize;
        &self.world.slots[which].door
    }

    /// How long one thinks at most, in milliseconds.
    pub fn pause(&self) -> u64 {
        400
    }

    /// An event was acknowledged.
    pub fn acknowledged(&self, at: Instant) {
        locked(&self.acks).push(at);
    }

    /// A submission has to be sent again.
    pub fn lost_answer(&self) {
        self.again.fetch_add(1, Ordering::AcqRel);
    }

    /// A promise was not kept.
    pub fn violated(&self, rule: Rule, what: String) {
        self.trace(&format!("VIOLATION {rule:?}: {}", what.chars().take(100).collect::<String>()));
        locked(&self.violations).push(Violation { rule, what });
    }

    /// Says what happens.
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

    /// The last lines of the trace.
    pub fn traced(&self) -> Vec<String> {
        locked(&self.lines).iter().cloned().collect()
    }

    /// One game after the other at one board.
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

    /// All faults, one after the other, until a promise was not kept.
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

/// Runs a plan. None, with a message, where this machine has not what it takes. Gives back the
/// outcome, the last lines of the trace and of the servers' log, and the histories of the games that were played last.
///
/// # Panics
/// If there is no folder for it.
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
