//! `touchmove audit`.

mod bar;
mod input;
mod output;
mod sentences;
mod totals;

use crate::args::AuditArgs;
use crate::say::words;
use crate::{FINE, FOUND, UNREADABLE};
use bar::Bar;
use input::Input;
use output::Output;
use std::io::{self, Read};
use std::path::{Path, PathBuf};
use touchmove_audit::audit;
use touchmove_notation::pgn::{Game, Reader};

pub use totals::edition;

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

/// Reads in pieces, so that memory does not grow with the file. If reading
/// fails in the middle, what came before counts.
fn audit_file(path: &Path, args: &AuditArgs, output: &mut Output) -> Result<(), Failure> {
    let mut input = input::open(path).map_err(Failure::Input)?;
    let bar = Bar::new(path, &input);
    let mut games = Games { path, args, output, bar: &bar, index: 0 };
    let mut reader = Reader::new();
    let mut chunk = vec![0; 1 << 16];
    loop {
        let read = read_some(&mut input, &mut chunk);
        match &read {
            Ok(0) | Err(_) => reader.finish(),
            Ok(n) => reader.feed(chunk.get(..*n).unwrap_or(&[])),
        }
        while let Some(game) = reader.next_game() {
            games.audit(&game).map_err(|_| Failure::Output)?;
        }
        bar.update(&input);
        match read {
            Ok(0) => return Ok(()),
            Ok(_) => {}
            Err(error) => return Err(Failure::Input(error)),
        }
    }
}

fn read_some(input: &mut Input, chunk: &mut [u8]) -> io::Result<usize> {
    loop {
        match input.text.read(chunk) {
            Err(error) if error.kind() == io::ErrorKind::Interrupted => {}
            read => return read,
        }
    }
}

struct Games<'a, 'w> {
    path: &'a Path,
    args: &'a AuditArgs,
    output: &'a mut Output<'w>,
    bar: &'a Bar,
    index: usize,
}

impl Games<'_, '_> {
    fn audit(&mut self, game: &Game) -> io::Result<()> {
        let report = audit(game, self.args.laws);
        let report = if self.args.strict { report.strict() } else { report };
        let is_game = !game.is_empty();
        self.index += usize::from(is_game);
        let index = is_game.then_some(self.index);
        self.output.game(self.bar, self.path, index, game, &report)
    }
}
