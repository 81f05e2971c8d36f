//! `touchmove audit`.

mod bar;
mod beside;
pub mod input;
mod output;
pub mod sentences;
mod totals;
mod work;

use crate::args::AuditArgs;
use crate::say::words;
use crate::{FINE, FOUND, UNREADABLE};
use bar::Bar;
use input::Input;
use output::Output;
use std::io;
use std::num::NonZeroUsize;
use std::path::{Path, PathBuf};
use std::thread::available_parallelism;
use touchmove_notation::pgn::{Chunk, Joint, Reached};
use work::{Audited, Work};

pub fn run(args: &AuditArgs) -> u8 {
    let stdin = [PathBuf::from("-")];
    let files = if args.files.is_empty() { &stdin[..] } else { &args.files };
    let words = words();
    let mut output = Output::new(&words, args.json);
    let mut unreadable = false;
    for file in files {
        match audit_file(file, args, &mut output) {
            Ok(()) => {}
            // Nobody listens any more, which is no reason to complain.
            Err(Failure::Output) => return FOUND,
            Err(Failure::Input(error)) => {
                eprintln!("{}: {error}", file.display());
                unreadable = true;
            }
        }
    }
    // As above.
    let _ = output.finish();
    match (unreadable, output.totals.found) {
        (true, _) => UNREADABLE,
        (false, 0) => FINE,
        (false, _) => FOUND,
    }
}

enum Failure {
    Input(io::Error),
    Output,
}

/// Reads in chunks, so that memory does not grow with the file. If reading
/// fails in the middle, what came before counts.
fn audit_file(path: &Path, args: &AuditArgs, output: &mut Output) -> Result<(), Failure> {
    let input = input::open(path).map_err(Failure::Input)?;
    let bar = Bar::new(path, &input);
    let work = Work { laws: args.laws, strict: args.strict, all: args.json };
    let mut games = Games { path, work, output, bar: &bar, index: 0, joint: Joint::default() };
    let threads =
        args.threads.or_else(|| available_parallelism().ok()).map_or(1, NonZeroUsize::get);
    match threads {
        1 => alone(input, &mut games),
        _ => beside::run(input, threads, &mut games),
    }
}

/// One thread does everything.
fn alone(input: Input, games: &mut Games) -> Result<(), Failure> {
    for chunk in input.chunks() {
        let chunk = chunk.map_err(Failure::Input)?;
        let chunk = games.joint.join(chunk);
        let read = games.work.on(&chunk);
        games.take(chunk, read).map_err(|_| Failure::Output)?;
    }
    Ok(())
}

/// The games of a file, in their order.
struct Games<'a, 'w> {
    path: &'a Path,
    work: Work,
    output: &'a mut Output<'w>,
    bar: &'a Bar,
    index: usize,
    joint: Joint,
}

impl Games<'_, '_> {
    /// The next chunk, as it was read for itself: it is read again where it
    /// does not begin with a game.
    fn next(&mut self, chunk: Chunk, read: (Vec<Audited>, Reached)) -> io::Result<()> {
        if self.joint.fits() {
            return self.take(chunk, read);
        }
        let chunk = self.joint.join(chunk);
        let read = self.work.on(&chunk);
        self.take(chunk, read)
    }

    fn take(&mut self, chunk: Chunk, (games, reached): (Vec<Audited>, Reached)) -> io::Result<()> {
        self.joint.leave(chunk, reached);
        for game in games {
            self.index += game.games;
            self.output.game(self.bar, self.path, self.index, &game)?;
        }
        self.bar.update();
        Ok(())
    }
}
