//! Meter of processor time used by a task and its jobs.

use std::future::poll_fn;
use std::pin::pin;
use std::sync::Arc;
use std::task::Poll;
use std::time::{Duration, Instant};

/// Smallest amount that is charged; smaller amounts are added up.
const STEP: Duration = Duration::from_millis(1);

/// Account that is charged for processor time.
pub(crate) trait Payer: Send + Sync {
    fn charge(&self, time: Duration);
}

tokio::task_local! {
    static PAYER: Arc<dyn Payer>;
}

/// Charges the payer for the time in which `work` is polled.
pub(crate) async fn during<T>(payer: Arc<dyn Payer>, work: impl Future<Output = T>) -> T {
    let mut spent = Duration::ZERO;
    let mut work = pin!(PAYER.scope(payer.clone(), work));
    poll_fn(|context| {
        let begun = Instant::now();
        let polled = work.as_mut().poll(context);
        spent += begun.elapsed();
        if spent >= STEP || matches!(polled, Poll::Ready(_)) {
            payer.charge(std::mem::take(&mut spent));
        }
        polled
    })
    .await
}

/// Charges the payer of the current task for processor time, from [`begin`](Meter::begin) until the
/// meter is dropped, on any thread.
pub(crate) struct Meter {
    payer: Option<Arc<dyn Payer>>,
    begun: Option<Instant>,
}

impl Meter {
    /// A meter for the current task. Without a payer, the meter charges no account.
    pub fn new() -> Meter {
        Meter { payer: PAYER.try_with(Arc::clone).ok(), begun: None }
    }

    pub fn begin(&mut self) {
        self.begun = Some(Instant::now());
    }
}

impl Drop for Meter {
    fn drop(&mut self) {
        if let (Some(payer), Some(begun)) = (&self.payer, self.begun) {
            payer.charge(begun.elapsed());
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::work::job_class::JobClass;
    use crate::work::pool::Pool;
    use std::sync::Mutex;

    #[derive(Default)]
    struct Purse(Mutex<Duration>);

    impl Payer for Purse {
        fn charge(&self, time: Duration) {
            *self.0.lock().unwrap() += time;
        }
    }

    const WORK: Duration = Duration::from_millis(40);

    #[tokio::test]
    async fn task_and_its_jobs_are_charged_but_waiting_is_not() {
        let purse = Arc::new(Purse::default());
        let pool = Pool::new();
        let task = async {
            std::thread::sleep(WORK);
            tokio::time::sleep(WORK * 20).await;
            let work = |_| std::thread::sleep(WORK);
            pool.run(JobClass::Judging, [127, 0, 0, 1].into(), work).await.unwrap();
        };
        during(purse.clone(), task).await;
        let paid = *purse.0.lock().unwrap();
        assert!(paid >= WORK * 2 && paid < WORK * 20, "{paid:?}");
    }

    #[tokio::test]
    async fn panicking_job_is_charged() {
        let purse = Arc::new(Purse::default());
        let pool = Pool::new();
        let work = |_| {
            std::thread::sleep(WORK);
            panic!("as it should")
        };
        let failed =
            during(purse.clone(), pool.run::<()>(JobClass::Judging, [127, 0, 0, 1].into(), work));
        assert!(failed.await.is_err());
        assert!(*purse.0.lock().unwrap() >= WORK);
    }
}
