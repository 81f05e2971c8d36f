//! Several threads beside each other: one reads and decompresses, some audit,
//! and this one prints, in the order of the file.
//!
//! Every chunk comes with a channel for its answer. The channels stand in a
//! queue in the order of the chunks, and there are never more of them than a
//! few a thread: who is ahead waits, and memory does not grow.

use super::input::Input;
use super::work::{Audited, Work};
use super::{Failure, Games};
use std::io;
use std::sync::Mutex;
use std::sync::mpsc::{Receiver, SyncSender, sync_channel};
use std::thread::scope;
use touchmove_notation::pgn::{Chunk, ChunkEnd};

/// How many chunks may wait for each thread.
const WAITING: usize = 2;

type Answer = (Chunk, (Vec<Audited>, ChunkEnd));
type Job = (Chunk, SyncSender<Answer>);
/// The answer to come, or what made reading fail.
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

/// Hands out the chunks until there are no more, or nobody wants them.
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
        // Where nobody waits for it any more, the next one will not come.
        let _ = answer.send((chunk, read));
    }
}

fn print(answers: Receiver<Next>, games: &mut Games) -> Result<(), Failure> {
    for answer in answers {
        let answer = answer.map_err(Failure::Input)?;
        // A thread that has gone down says so itself.
        let Ok((chunk, read)) = answer.recv() else { continue };
        games.next(chunk, read).map_err(|_| Failure::Output)?;
    }
    Ok(())
}
