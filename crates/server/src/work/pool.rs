//! Thread pool for long jobs, such as mate searches and judging protocols.
//!
//! The pool's threads have a low priority and take turns among addresses. A job stops when its time
//! is up, its caller is gone, or the server shuts down. The process does not wait for jobs when it
//! exits.

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

/// Tells a job when to stop.
#[derive(Debug, Clone)]
pub(crate) struct JobDeadline {
    ends: Instant,
    gone: Arc<AtomicBool>,
    stopping: Arc<AtomicBool>,
}

impl JobDeadline {
    pub fn is_up(&self) -> bool {
        let set = |flag: &AtomicBool| flag.load(Ordering::Relaxed);
        set(&self.gone) || set(&self.stopping) || Instant::now() >= self.ends
    }
}

/// Reason why a job has no result.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum JobError {
    /// The job waited too long in the queue, or the server shuts down.
    Late,
    /// The job panicked.
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

/// Stack of each thread in bytes. These threads read untrusted files, which never need a larger
/// stack.
const STACK: usize = touchmove_tournament::STACK;

type Job = Box<dyn FnOnce() + Send>;

/// A pool of threads.
pub(crate) struct Pool(Arc<Shared>);

struct Shared {
    state: Mutex<State>,
    woken: Condvar,
    stopping: Arc<AtomicBool>,
    threads: usize,
    /// True for low priority. Threads that only wait for other processes do not need a low
    /// priority.
    yields: bool,
}

#[derive(Default)]
struct State {
    queue: FairQueue<Job>,
    /// The number of running jobs of each class.
    running: [usize; JobClass::ALL.len()],
    started: usize,
}

impl Pool {
    pub fn new() -> Pool {
        Pool::of(true)
    }

    /// A pool whose threads only wait for processes, which have a low priority themselves.
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

    /// Runs a job on one of the threads.
    ///
    /// # Errors
    /// If the job waits too long in the queue or panics, or if the server shuts down.
    pub async fn run<T: Send + 'static>(
        &self,
        class: JobClass,
        who: IpAddr,
        work: impl FnOnce(JobDeadline) -> T + Send + 'static,
    ) -> Result<T, JobError> {
        let (done, result) = oneshot::channel();
        let gone = Gone(Arc::default());
        let (flag, stopping) = (gone.0.clone(), self.0.stopping.clone());
        let mut meter = Meter::new();
        let job = move || {
            meter.begin();
            let stop =
                JobDeadline { ends: Instant::now() + class.time_limit(), gone: flag, stopping };
            let result = (!stop.is_up()).then(|| work(stop));
            drop(meter);
            // The caller may be gone.
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
            // `stop` drops waiting jobs, which must not be reported as a panic.
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

    /// Stops running jobs and drops waiting jobs.
    pub fn stop(&self) {
        self.0.stopping.store(true, Ordering::Release);
        // Dropping a job closes its channel, so its caller gets an error.
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

/// Sets its flag when the caller is gone.
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

    /// The next job that may run; `None` at shutdown.
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
            // A job that panics sends no result. The thread continues with the next job.
            if std::panic::catch_unwind(std::panic::AssertUnwindSafe(job)).is_err() {
                tracing::error!(?class, "job panicked");
            }
            shared.ended(class);
        }
    };
    thread::Builder::new().name("long".to_owned()).stack_size(STACK).spawn(work).is_ok()
}

/// Lowers the priority of this thread below everything else on the machine.
fn yields() {
    #[cfg(target_os = "linux")]
    if let Err(error) = rustix::process::nice(10) {
        tracing::debug!(%error, "thread priority not lowered");
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::time::Duration;

    const HERE: IpAddr = IpAddr::V4(std::net::Ipv4Addr::LOCALHOST);

    fn for_ever(stop: JobDeadline) -> u32 {
        let mut rounds = 0_u32;
        while !stop.is_up() {
            thread::sleep(Duration::from_millis(1));
            rounds = rounds.saturating_add(1);
        }
        rounds
    }

    #[tokio::test]
    async fn job_is_stopped_at_its_time_limit() {
        let pool = Pool::new();
        assert!(pool.run(JobClass::Short, HERE, for_ever).await.is_ok());
    }

    #[tokio::test]
    async fn panicking_job_fails_and_the_next_one_runs() {
        let pool = Pool::new();
        for _ in 0..8 {
            let failed = pool.run(JobClass::Judging, HERE, |_| panic!("as it should")).await;
            assert_eq!(failed, Err::<(), _>(JobError::Failed));
        }
        assert_eq!(pool.run(JobClass::Judging, HERE, |_| 7).await, Ok(7));
    }

    #[tokio::test]
    async fn job_stops_when_its_caller_is_gone() {
        let pool = Pool::new();
        let (started, begun) = oneshot::channel();
        let (ended, end) = std::sync::mpsc::channel();
        let work = move |stop: JobDeadline| {
            let _ = started.send(());
            for_ever(stop.clone());
            let _ = ended.send(Instant::now() < stop.ends);
        };
        tokio::select! {
            _ = pool.run(JobClass::Judging, HERE, work) => panic!("no client has left"),
            _ = begun => {}
        }
        let early = tokio::task::spawn_blocking(move || end.recv()).await.unwrap();
        assert_eq!(early, Ok(true));
    }

    #[tokio::test]
    async fn stop_ends_all_jobs_at_once() {
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
    async fn short_job_runs_beside_long_ones() {
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
