//! Parallel execution.

use std::num::NonZeroUsize;
use std::thread;

/// Returns the requested number of threads, or the number of processors.
pub fn threads(wanted: Option<NonZeroUsize>) -> NonZeroUsize {
    wanted.or_else(|| thread::available_parallelism().ok()).unwrap_or(NonZeroUsize::MIN)
}

/// Runs the work on each thread and passes the thread's number. Returns the results.
pub(crate) fn on_each<T: Send>(threads: NonZeroUsize, work: impl Fn(usize) -> T + Sync) -> Vec<T> {
    let work = &work;
    thread::scope(|scope| {
        let workers: Vec<_> =
            (0..threads.get()).map(|worker| scope.spawn(move || work(worker))).collect();
        // Joining fails only if the thread panicked, which has already been reported.
        workers.into_iter().map(|w| w.join().expect("a worker that does not panic")).collect()
    })
}
