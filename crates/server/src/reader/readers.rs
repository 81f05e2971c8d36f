//! Readers of a server: one for each processor, and at least two.

use super::answer::{answer, decoded, request};
use super::process::Reader;
use super::task::Task;
use crate::problem::Problem;
use crate::work::job_class::JobClass;
use crate::work::pool::{JobDeadline, JobError, Pool};
use serde::de::DeserializeOwned;
use std::io;
use std::net::IpAddr;
use std::path::PathBuf;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;
use tokio::runtime::Handle;
use touchmove_answers::sandbox::StopSignal;

/// Delay for killing a reader after its time limit, or after its caller is gone.
const TICK: Duration = Duration::from_millis(20);

/// Reads untrusted files, in turns among addresses.
pub(crate) struct Readers {
    pool: Pool,
    /// Program of the readers. If `None`, a thread of the pool reads the file.
    program: Option<Arc<Program>>,
}

/// The program that runs as reader.
struct Program {
    path: PathBuf,
    /// The reader for the next file, started in advance.
    spare: Mutex<Option<Reader>>,
}

/// Reason why a reader has not answered.
enum ReaderError {
    /// The reader was killed: its time was up, its caller was gone, or the server shut down.
    Killed,
    /// The reader died, or its answer was malformed.
    Failed,
    /// The reader could not be started.
    NotStarted,
}

impl Readers {
    /// Readers that run a program. Without a program, threads read the files.
    pub fn new(program: Option<PathBuf>) -> Readers {
        let program = program.map(|path| Arc::new(Program { path, spare: Mutex::default() }));
        let pool = if program.is_some() { Pool::of_waiting() } else { Pool::new() };
        Readers { pool, program }
    }

    /// Reads a file, at first with a short time limit, which is enough for nearly all files. A file
    /// that takes longer is queued behind the short attempts of other callers. Then it is read
    /// again from its start.
    ///
    /// # Errors
    /// If the file is of another kind, if its reader was killed or died, or if the call waited too
    /// long.
    pub async fn read<T: DeserializeOwned + Send + 'static>(
        &self,
        who: IpAddr,
        task: Task,
        file: &[u8],
    ) -> Result<T, Problem> {
        let request = Arc::<[u8]>::from(request(&task, file)?);
        let Some(program) = &self.program else { return self.on_thread(who, request).await };
        for class in [JobClass::Glance, JobClass::Reading] {
            let (program, request) = (program.clone(), request.clone());
            let runtime = Handle::current();
            let work = move |time: JobDeadline| runtime.block_on(program.read(&request, &time));
            match self.pool.run(class, who, work).await? {
                Ok(read) => return read,
                Err(ReaderError::Killed) => {}
                Err(ReaderError::Failed) => break,
                Err(ReaderError::NotStarted) => return Err(Problem::no_reader()),
            }
        }
        Err(Problem::not_read())
    }

    async fn on_thread<T: DeserializeOwned + Send + 'static>(
        &self,
        who: IpAddr,
        request: Arc<[u8]>,
    ) -> Result<T, Problem> {
        let work = move |time: JobDeadline| {
            let stop = StopSignal::when(move || time.is_up());
            answer(&request, &stop).and_then(|answer| decoded(&answer))
        };
        match self.pool.run(JobClass::Reading, who, work).await {
            Ok(read) => read.unwrap_or_else(|| Err(Problem::failed())),
            Err(JobError::Failed) => Err(Problem::not_read()),
            Err(undone @ JobError::Late) => Err(undone.into()),
        }
    }

    /// Stops all readers.
    pub fn stop(&self) {
        self.pool.stop();
        if let Some(program) = &self.program {
            program.spare().take();
        }
    }
}

impl Program {
    fn spare(&self) -> MutexGuard<'_, Option<Reader>> {
        self.spare.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn reader(&self) -> io::Result<Reader> {
        let spare = self.spare().take();
        if let Some(mut spare) = spare
            && spare.is_alive()
        {
            return Ok(spare);
        }
        Reader::start(&self.path)
    }

    async fn read<T: DeserializeOwned>(
        &self,
        request: &[u8],
        time: &JobDeadline,
    ) -> Result<Result<T, Problem>, ReaderError> {
        let reader = self.reader().map_err(|error| {
            tracing::error!(program = %self.path.display(), %error, "file reader not started");
            ReaderError::NotStarted
        })?;
        let answer = tokio::select! {
            answer = reader.answer(request) => answer,
            // Dropping the reader kills it.
            () = is_up(time) => {
                metrics::counter!("touchmove_readers_killed_total").increment(1);
                self.keep_one();
                return Err(ReaderError::Killed);
            }
        };
        self.keep_one();
        let nonsense = || io::Error::other("its answer is nonsense");
        answer.and_then(|answer| decoded(&answer).ok_or_else(nonsense)).map_err(|error| {
            metrics::counter!("touchmove_readers_failed_total").increment(1);
            tracing::warn!(%error, "file reader failed");
            ReaderError::Failed
        })
    }

    /// Starts the spare reader, if there is none.
    fn keep_one(&self) {
        let mut spare = self.spare();
        if spare.is_none() {
            *spare = Reader::start(&self.path).ok();
        }
    }
}

async fn is_up(time: &JobDeadline) {
    while !time.is_up() {
        tokio::time::sleep(TICK).await;
    }
}

#[cfg(all(test, unix))]
mod tests;
