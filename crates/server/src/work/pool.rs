//! The few threads on which everything runs that may take long: searches for
//! mates, the judging of whole protocols.
//!
//! They yield to whatever else the process does, take turns among addresses, and
//! stop when the time is up, when whoever asked has gone, or when the server
//! goes down. The process waits for none of them when it ends.

use super::fair_queue::FairQueue;
use super::job_class::JobClass;
use super::meter::Meter;
use crate::problem::Problem;
use std::net::IpAddr;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::thread;
use std::time::Instant;
use tokio::sync::oneshot;

/// Says when something has to stop.
#[derive(Debug, Clone)]
pub(crate) struct StopSignal {
    ends: Instant,
    gone: Arc<AtomicBool>,
    stopping: Arc<AtomicBool>,
}

impl StopSignal {
    pub fn is_up(&self) -> bool {
        let set = |flag: &AtomicBool| flag.load(Ordering::Relaxed);
        set(&self.gone) || set(&self.stopping) || Instant::now() >= self.ends
    }
}

/// Why work has no result.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum JobError {
    /// It waited too long for its turn, or the server goes down.
    Late,
    /// It panicked.
    Failed,
}

impl From<JobError> for Problem {
    fn from(undone: JobError) -> Problem {
        match undone {
            JobError::Late => Problem::too_slow(),
            JobError::Failed => Problem::failed(),
        }
    }
}

/// The stack of each thread: files of strangers are read here, and never need more.
const STACK: usize = touchmove_tournament::STACK;

type Job = Box<dyn FnOnce() + Send>;

/// See above.
pub(crate) struct Pool(Arc<Shared>);

struct Shared {
    state: Mutex<State>,
    woken: Condvar,
    stopping: Arc<AtomicBool>,
    threads: usize,
    /// Whether the threads yield: those that only wait for other processes need not.
    yields: bool,
}

#[derive(Default)]
struct State {
    queue: FairQueue<Job>,
    /// How many of each length run.
    running: [usize; JobClass::ALL.len()],
    started: usize,
}

impl Pool {
    pub fn new() -> Pool {
        Pool::of(true)
    }

    /// A pool whose threads wait for processes, which yield themselves.
    pub fn of_waiting() -> Pool {
        Pool::of(false)
    }

    fn of(yields: bool) -> Pool {
        let processors = thread::available_parallelism().map_or(1, usize::from);
        Pool(Arc::new(Shared {
            state: Mutex::default(),
            woken: Condvar::new(),
            stopping: Arc::default(),
            threads: processors.max(2),
            yields,
        }))
    }

    /// Runs work on one of the threads.
    ///
    /// # Errors
    /// If it waits too long for its turn, panics, or the server goes down.
    pub async fn run<T: Send + 'static>(
        &self,
        class: JobClass,
        who: IpAddr,
        work: impl FnOnce(StopSignal) -> T + Send + 'static,
    ) -> Result<T, JobError> {
        let (done, result) = oneshot::channel();
        let gone = Gone(Arc::default());
        let (flag, stopping) = (gone.0.clone(), self.0.stopping.clone());
        let mut meter = Meter::new();
        let job = move || {
            meter.begin();
            let allowance =
                StopSignal { ends: Instant::now() + class.time_limit(), gone: flag, stopping };
            let result = (!allowance.is_up()).then(|| work(allowance));
            drop(meter);
            // The caller may have gone.
            let _ = done.send(result);
        };
        if !self.push(class, who, Box::new(job)) {
            metrics::counter!("touchmove_work_refused_total").increment(1);
            return Err(JobError::Late);
        }
        let patience = class.queue_timeout() + class.time_limit() * 2;
        let result = tokio::time::timeout(patience, result).await;
        drop(gone);
        match result {
            Ok(Ok(result)) => result.ok_or(JobError::Late),
            // `stop` drops the jobs that wait.
            Ok(Err(_)) if !self.0.is_stopping() => Err(JobError::Failed),
            Ok(Err(_)) | Err(_) => Err(JobError::Late),
        }
    }

    fn push(&self, class: JobClass, who: IpAddr, job: Job) -> bool {
        let mut state = self.0.lock();
        let taken = !self.0.is_stopping() && state.queue.push(class, who, job);
        if taken && state.started < self.0.threads && start(&self.0) {
            state.started += 1;
        }
        drop(state);
        self.0.woken.notify_one();
        taken
    }

    /// Nothing more is done, and what is being done stops.
    pub fn stop(&self) {
        self.0.stopping.store(true, Ordering::Release);
        // Who still waits is told so.
        let waiting = std::mem::take(&mut self.0.lock().queue);
        self.0.woken.notify_all();
        drop(waiting);
    }
}

impl Drop for Pool {
    fn drop(&mut self) {
        self.stop();
    }
}

/// Whoever asked has gone.
struct Gone(Arc<AtomicBool>);

impl Drop for Gone {
    fn drop(&mut self) {
        self.0.store(true, Ordering::Release);
    }
}

impl Shared {
    fn lock(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn is_stopping(&self) -> bool {
        self.stopping.load(Ordering::Acquire)
    }

    /// The next job that may run; none when there will be none.
    fn next(&self) -> Option<(JobClass, Job)> {
        let mut state = self.lock();
        while !self.is_stopping() {
            let State { queue, running, .. } = &mut *state;
            let room = |class: JobClass| running[class as usize] < class.max_threads(self.threads);
            if let Some((class, job)) = queue.pop(room) {
                running[class as usize] += 1;
                return Some((class, job));
            }
            state = self.woken.wait(state).unwrap_or_else(PoisonError::into_inner);
        }
        None
    }

    fn ended(&self, class: JobClass) {
        self.lock().running[class as usize] -= 1;
        self.woken.notify_one();
    }
}

fn start(shared: &Arc<Shared>) -> bool {
    let shared = shared.clone();
    let work = move || {
        if shared.yields {
            yields();
        }
        while let Some((class, job)) = shared.next() {
            // A job that panics sends no result; the thread goes on with the next job.
            if std::panic::catch_unwind(std::panic::AssertUnwindSafe(job)).is_err() {
                tracing::error!(?class, "work panicked");
            }
            shared.ended(class);
        }
    };
    thread::Builder::new().name("long".to_owned()).stack_size(STACK).spawn(work).is_ok()
}

/// Whatever else this machine has to do comes before this thread's work.
fn yields() {
    #[cfg(target_os = "linux")]
    if let Err(error) = rustix::process::nice(10) {
        tracing::debug!(%error, "long work does not yield");
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::time::Duration;

    const HERE: IpAddr = IpAddr::V4(std::net::Ipv4Addr::LOCALHOST);

    fn for_ever(allowance: StopSignal) -> u32 {
        let mut rounds = 0_u32;
        while !allowance.is_up() {
            thread::sleep(Duration::from_millis(1));
            rounds = rounds.saturating_add(1);
        }
        rounds
    }

    #[tokio::test]
    async fn what_takes_too_long_is_stopped() {
        let pool = Pool::new();
        assert!(pool.run(JobClass::Short, HERE, for_ever).await.is_ok());
    }

    #[tokio::test]
    async fn work_that_panics_fails_and_the_next_is_done() {
        let pool = Pool::new();
        for _ in 0..8 {
            let failed = pool.run(JobClass::Judging, HERE, |_| panic!("as it should")).await;
            assert_eq!(failed, Err::<(), _>(JobError::Failed));
        }
        assert_eq!(pool.run(JobClass::Judging, HERE, |_| 7).await, Ok(7));
    }

    #[tokio::test]
    async fn whoever_has_gone_is_not_worked_for() {
        let pool = Pool::new();
        let (started, begun) = oneshot::channel();
        let (ended, end) = std::sync::mpsc::channel();
        let work = move |allowance: StopSignal| {
            let _ = started.send(());
            for_ever(allowance.clone());
            let _ = ended.send(Instant::now() < allowance.ends);
        };
        tokio::select! {
            _ = pool.run(JobClass::Judging, HERE, work) => panic!("nobody has gone"),
            _ = begun => {}
        }
        let early = tokio::task::spawn_blocking(move || end.recv()).await.unwrap();
        assert_eq!(early, Ok(true));
    }

    #[tokio::test]
    async fn a_stop_ends_everything_at_once() {
        let pool = Arc::new(Pool::new());
        let busy: Vec<_> = (0..8)
            .map(|_| {
                let pool = pool.clone();
                tokio::spawn(async move { pool.run(JobClass::Judging, HERE, for_ever).await })
            })
            .collect();
        tokio::task::yield_now().await;
        let begun = Instant::now();
        pool.stop();
        for task in busy {
            let _ = task.await;
        }
        assert!(begun.elapsed() < JobClass::Judging.time_limit());
        assert_eq!(pool.run(JobClass::Short, HERE, |_| ()).await, Err(JobError::Late));
    }

    #[tokio::test]
    async fn a_short_one_finds_room_beside_long_ones() {
        let pool = Arc::new(Pool::new());
        for _ in 0..8 {
            let pool = pool.clone();
            tokio::spawn(async move { pool.run(JobClass::Judging, HERE, for_ever).await });
        }
        tokio::task::yield_now().await;
        let begun = Instant::now();
        assert_eq!(pool.run(JobClass::Short, [10, 0, 0, 2].into(), |_| 7).await, Ok(7));
        assert!(begun.elapsed() < JobClass::Judging.time_limit());
    }
}
