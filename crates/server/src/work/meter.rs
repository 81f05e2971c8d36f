//! Measures the processor time of a task, and of the long work that it asks for.

use std::future::poll_fn;
use std::pin::pin;
use std::sync::Arc;
use std::task::Poll;
use std::time::{Duration, Instant};

/// Time below this is charged together with what follows.
const STEP: Duration = Duration::from_millis(1);

/// Who is charged for time.
pub(crate) trait Payer: Send + Sync {
    fn charge(&self, time: Duration);
}

tokio::task_local! {
    static PAYER: Arc<dyn Payer>;
}

/// Charges the payer for the time in which the work runs.
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

/// Charges the payer of the task that makes it, from [`begin`](Meter::begin) until it is dropped,
/// on whatever thread.
pub(crate) struct Meter {
    payer: Option<Arc<dyn Payer>>,
    begun: Option<Instant>,
}

impl Meter {
    /// One for the task that runs; without a payer it charges nobody.
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
    async fn task_and_its_long_work_are_charged_and_waiting_is_not() {
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
    async fn work_that_panics_is_charged() {
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
