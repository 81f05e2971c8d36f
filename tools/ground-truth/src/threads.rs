//! The same work on several processors.

use std::num::NonZeroUsize;
use std::thread;

/// That many processors, or all there are.
pub fn threads(wanted: Option<NonZeroUsize>) -> NonZeroUsize {
    wanted.or_else(|| thread::available_parallelism().ok()).unwrap_or(NonZeroUsize::MIN)
}

/// What comes of the work of each, which is told its number.
pub(crate) fn on_each<T: Send>(threads: NonZeroUsize, work: impl Fn(usize) -> T + Sync) -> Vec<T> {
    let work = &work;
    thread::scope(|scope| {
        let workers: Vec<_> =
            (0..threads.get()).map(|worker| scope.spawn(move || work(worker))).collect();
        // A panic is the only way to fail, and has been reported.
        workers.into_iter().map(|w| w.join().expect("a worker that does not panic")).collect()
    })
}
