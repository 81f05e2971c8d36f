//! Parallel audit: one thread reads and decompresses, several audit, and the main thread prints in
//! file order.
//!
//! Each chunk has a channel for its result. The channels are queued in the order of the chunks. The
//! queue holds at most a few chunks for each thread, so that fast threads wait and memory use stays
//! constant.

use super::chunk::{Audited, Work};
use super::input::Input;
use super::{Failure, Games};
use std::io;
use std::sync::Mutex;
use std::sync::mpsc::{Receiver, SyncSender, sync_channel};
use std::thread::scope;
use touchmove_notation::pgn::{Chunk, ChunkEnd};

/// Maximum number of queued chunks per thread.
const WAITING: usize = 2;

type Answer = (Chunk, (Vec<Audited>, ChunkEnd));
type Job = (Chunk, SyncSender<Answer>);
/// The pending result of a chunk, or a read error.
type Next = io::Result<Receiver<Answer>>;

pub fn run(input: Input, threads: usize, games: &mut Games) -> Result<(), Failure> {
    let work = games.work.clone();
    let (to_do, jobs) = sync_channel(threads);
    let (to_come, answers) = sync_channel(threads.saturating_mul(WAITING));
    let jobs = Mutex::new(jobs);
    scope(|scope| {
        scope.spawn(|| read(input, to_do, to_come));
        for _ in 0..threads {
            scope.spawn(|| audit(&work, &jobs));
        }
        print(answers, games)
    })
}

/// Hands out chunks until the end of input or until the receivers are gone.
fn read(input: Input, to_do: SyncSender<Job>, to_come: SyncSender<Next>) {
    for chunk in input.chunks() {
        let handed_out = match chunk {
            Err(error) => to_come.send(Err(error)).is_ok(),
            Ok(chunk) => {
                let (answer, answered) = sync_channel(1);
                to_come.send(Ok(answered)).is_ok() && to_do.send((chunk, answer)).is_ok()
            }
        };
        if !handed_out {
            return;
        }
    }
}

fn audit(work: &Work, jobs: &Mutex<Receiver<Job>>) {
    let next = || jobs.lock().ok()?.recv().ok();
    while let Some((chunk, answer)) = next() {
        let read = work.on(&chunk);
        // If the receiver is gone, no further job will be sent.
        let _ = answer.send((chunk, read));
    }
}

fn print(answers: Receiver<Next>, games: &mut Games) -> Result<(), Failure> {
    for answer in answers {
        let answer = answer.map_err(Failure::Input)?;
        // A panicking thread has already printed its message.
        let Ok((chunk, read)) = answer.recv() else { continue };
        games.next(chunk, read).map_err(|_| Failure::Output)?;
    }
    Ok(())
}
