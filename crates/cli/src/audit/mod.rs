//! `touchmove audit`: audits PGN files.

mod baseline;
mod boards;
mod chunk;
mod csv;
mod fix;
mod frames;
mod html;
pub mod input;
mod kind_list;
mod output;
#[cfg_attr(not(feature = "parquet"), path = "no_parquet.rs")]
mod parquet;
mod progress_bar;
mod resume_file;
mod shared_notes;
mod spool;
mod threads;
mod totals;
mod unchecked;
mod zip_members;

#[cfg(test)]
mod tests;

use crate::args::AuditArgs;
use crate::messages::words;
use crate::output::{errln, out};
use crate::{FINE, FOUND, UNREADABLE};
use chunk::{Audited, Work};
use input::Input;
use output::Output;
use progress_bar::Bar;
use resume_file::Done;
use std::io;
use std::num::NonZeroUsize;
use std::path::{Path, PathBuf};
use std::thread::available_parallelism;
use touchmove_audit::{AuditOptions, Filter, UnknownKind};
use touchmove_notation::pgn::{Chunk, ChunkEnd, ChunkJoiner};

pub fn run(args: &AuditArgs) -> u8 {
    if args.choice.kinds {
        return kind_list::kinds(&words());
    }
    if args.choice.schema {
        out!("{}", kind_list::SCHEMA);
        return FINE;
    }
    let ready = work(args).map_err(|unknown| unknown.to_string());
    let ready = ready.and_then(|work| Ok((work, Done::open(args.sinks.resume.as_deref())?)));
    match ready {
        Ok((work, done)) => audit_all(args, work, done),
        Err(why) => {
            errln!("touchmove: {why}");
            UNREADABLE
        }
    }
}

fn work(args: &AuditArgs) -> Result<Work, UnknownKind> {
    let none: [&str; 0] = [];
    let with = &args.sinks.games_with;
    let copy = if with.is_empty() { None } else { Some(Filter::new(with, &none)?) };
    Ok(Work {
        auditing: AuditOptions {
            laws: args.laws,
            strict: args.strict,
            filter: Filter::new(&args.choice.only, &args.choice.ignore)?,
        },
        all: args.json,
        copy,
        fix: args.sinks.fix.is_some(),
        boards: args.sinks.html.is_some(),
        by_event: args.sinks.by.is_some(),
        shard: args.sinks.shard,
        from: 0,
    })
}

fn audit_all(args: &AuditArgs, work: Work, mut done: Done) -> u8 {
    let stdin = [PathBuf::from("-")];
    let files = if args.files.is_empty() { &stdin[..] } else { &args.files };
    let files = input::members(files);
    let words = words();
    done.cut_output();
    let mut output = match Output::new(&words, args, done.continues()) {
        Ok(output) => output,
        Err(why) => {
            errln!("touchmove: {why}");
            return UNREADABLE;
        }
    };
    let mut unreadable = false;
    for file in &files {
        let Some(from) = done.from(file) else { continue };
        let work = Work { from, ..work.clone() };
        match audit_file(file, args, work, &mut output, &mut done) {
            Ok(()) => {}
            // The reader of our output is gone; this is not an error.
            Err(Failure::Output) => return FOUND,
            Err(Failure::Input(error)) => {
                errln!("{}: {error}", file.display());
                unreadable = true;
            }
        }
    }
    // The reader of our output may be gone, which is not an error. A summary of no file is none.
    let _ = if unreadable && output.totals.is_empty() { output.flush() } else { output.finish() };
    match (unreadable, output.totals.failing) {
        (true, _) => UNREADABLE,
        (false, 0) => FINE,
        (false, _) => FOUND,
    }
}

enum Failure {
    Input(io::Error),
    Output,
}

/// Audits a file in chunks, so that memory use does not grow with the file's size. Games before a
/// read error are still audited.
fn audit_file(
    path: &Path,
    args: &AuditArgs,
    work: Work,
    output: &mut Output,
    done: &mut Done,
) -> Result<(), Failure> {
    let input = input::open(path).map_err(Failure::Input)?;
    let bar = Bar::new(path, &input);
    let joiner = ChunkJoiner::default();
    let mut games = Games { path, work, output, done, bar: &bar, index: 0, joiner };
    let threads =
        args.threads.or_else(|| available_parallelism().ok()).map_or(1, NonZeroUsize::get);
    match threads {
        1 => alone(input, &mut games)?,
        _ => threads::run(input, threads, &mut games)?,
    }
    games.end().map_err(|_| Failure::Output)
}

/// Audits a file on this thread alone.
fn alone(input: Input, games: &mut Games) -> Result<(), Failure> {
    for chunk in input.chunks() {
        let chunk = chunk.map_err(Failure::Input)?;
        let chunk = games.joiner.join(chunk);
        let read = games.work.on(&chunk);
        games.take(chunk, read).map_err(|_| Failure::Output)?;
    }
    Ok(())
}

/// The games of a file, in order.
struct Games<'a, 'w> {
    path: &'a Path,
    work: Work,
    output: &'a mut Output<'w>,
    done: &'a mut Done,
    bar: &'a Bar,
    index: usize,
    joiner: ChunkJoiner,
}

impl Games<'_, '_> {
    /// Adds the next chunk, which a thread has audited without the previous one. If the chunk does
    /// not start with a game, it is joined to the previous chunk and audited again.
    fn next(&mut self, chunk: Chunk, read: (Vec<Audited>, ChunkEnd)) -> io::Result<()> {
        if self.joiner.fits() {
            return self.take(chunk, read);
        }
        let chunk = self.joiner.join(chunk);
        let read = self.work.on(&chunk);
        self.take(chunk, read)
    }

    fn take(&mut self, chunk: Chunk, (games, reached): (Vec<Audited>, ChunkEnd)) -> io::Result<()> {
        // Everything before this offset has been printed.
        let before = chunk.offset();
        if self.done.is_due(before) {
            self.output.tell_shared_notes(self.bar, self.path)?;
            self.output.flush()?;
            self.done.reached(self.path, before)?;
        }
        self.joiner.record_end(chunk, reached);
        for game in games {
            self.index += game.games + game.skipped;
            self.output.game(self.bar, self.path, self.index, game)?;
        }
        self.bar.update();
        Ok(())
    }

    fn end(&mut self) -> io::Result<()> {
        self.output.end_of_file(self.bar, self.path)?;
        self.output.flush()?;
        self.done.whole(self.path)
    }
}
