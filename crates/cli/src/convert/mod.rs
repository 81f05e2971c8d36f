//! `touchmove convert`: converts games between notations.

mod entry;
mod patch;
mod report;

use crate::args::ConvertArgs;
use crate::audit::input;
use crate::escape;
use crate::messages::{say, words};
use crate::output::errln;
use crate::rtl;
use crate::{FINE, FOUND, UNREADABLE};
use patch::Patch;
use std::fs;
use std::io::{self, BufWriter, Write};
use std::path::{Path, PathBuf};
use touchmove_explain::Words;
use touchmove_notation::pgn::ChunkJoiner;
use touchmove_notation::sheet::Intake;

pub fn run(args: &ConvertArgs) -> u8 {
    let stdin = [PathBuf::from("-")];
    let files = if args.files.is_empty() { &stdin[..] } else { &args.files };
    let files = input::members(files);
    let words = words();
    let (patch, rejects) = match (patch(args), rejects(args)) {
        (Ok(patch), Ok(rejects)) => (patch, rejects),
        (Err(why), _) | (_, Err(why)) => {
            errln!("touchmove: {why}");
            return UNREADABLE;
        }
    };
    let mut sink = Rejects { file: rejects, games: 0 };
    let status = files.iter().map(|file| convert(file, args, &words, &patch, &mut sink)).max();
    if let (Some(path), 1..) = (&args.rejects, sink.games) {
        let args = [("count", sink.games.into()), ("file", shown(path).into())];
        errln!("{}", rtl::page(&say(&words, "convert-rejected", &args)));
    }
    match sink.file.as_mut().map(Write::flush) {
        Some(Err(error)) => {
            errln!("touchmove: {error}");
            UNREADABLE
        }
        _ => status.unwrap_or(FINE),
    }
}

fn patch(args: &ConvertArgs) -> Result<Option<Patch>, String> {
    let Some(path) = &args.apply else { return Ok(None) };
    let named = |error: &dyn std::fmt::Display| format!("{}: {error}", path.display());
    let text = fs::read(path).map_err(|error| named(&error))?;
    Patch::parse(&text).map(Some).map_err(|line| named(&format!("line {line}: not a patch")))
}

fn rejects(args: &ConvertArgs) -> Result<Option<BufWriter<fs::File>>, String> {
    let Some(path) = &args.rejects else { return Ok(None) };
    let file = fs::File::create(path).map_err(|error| format!("{}: {error}", path.display()))?;
    Ok(Some(BufWriter::new(file)))
}

/// Sources of the games that were not converted as they are.
struct Rejects {
    file: Option<BufWriter<fs::File>>,
    games: usize,
}

impl Rejects {
    fn add(&mut self, source: &[u8]) -> io::Result<()> {
        self.games += 1;
        let Some(file) = &mut self.file else { return Ok(()) };
        file.write_all(source.trim_ascii())?;
        file.write_all(b"\n\n")
    }
}

/// Converts a file game by game, so that memory use does not grow with the file.
fn convert(
    path: &Path,
    args: &ConvertArgs,
    words: &Words,
    patch: &Option<Patch>,
    rejects: &mut Rejects,
) -> u8 {
    let file = File { path, args, words };
    match file.all(patch.as_ref(), rejects) {
        Ok(status) => status,
        Err(error) => {
            errln!("{}: {error}", path.display());
            UNREADABLE
        }
    }
}

/// Outcome for a game.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Done {
    /// Everything in the source is in the output.
    Whole,
    /// The game was split into parts, repaired, or read only in part.
    Changed,
    LeftOut,
}

fn shown(path: &Path) -> String {
    escape::piece(&path.display().to_string())
}

struct File<'a> {
    path: &'a Path,
    args: &'a ConvertArgs,
    words: &'a Words,
}

/// Counts of a file.
#[derive(Default)]
struct Counts {
    games: usize,
    changed: usize,
    left_out: usize,
}

impl File<'_> {
    fn all(&self, patch: Option<&Patch>, rejects: &mut Rejects) -> io::Result<u8> {
        let mut input = input::open(self.path)?;
        let failed = patch.map(|patch| patch.apply(self.path, &mut input));
        let (mut joiner, mut intake) = (ChunkJoiner::default(), Intake::default());
        let mut counts = Counts::default();
        for chunk in input.chunks() {
            let chunk = joiner.join(chunk?);
            let mut entries = Vec::new();
            let end = chunk.games(|game| entries.extend(intake.add(game.raw().1, game.place())));
            joiner.record_end(chunk, end);
            self.entries(entries, rejects, &mut counts)?;
        }
        self.entries(intake.finish(), rejects, &mut counts)?;
        let unapplied = failed.map_or(0, |failed| failed.count());
        if unapplied > 0 {
            let args = [("count", unapplied.into()), ("file", shown(self.path).into())];
            errln!("{}", rtl::page(&say(self.words, "convert-not-applied", &args)));
        }
        if counts.games == 0 {
            let said = say(self.words, "convert-no-moves", &[("file", shown(self.path).into())]);
            errln!("{}", rtl::page(&said));
        }
        if counts.left_out > 0 {
            let said = say(self.words, "convert-left-out", &[("count", counts.left_out.into())]);
            errln!("{}", rtl::page(&said));
        }
        let fine = counts.games > 0 && counts.changed == 0 && unapplied == 0;
        Ok(if fine { FINE } else { FOUND })
    }

    fn entries(
        &self,
        entries: Vec<touchmove_notation::sheet::Entry>,
        rejects: &mut Rejects,
        counts: &mut Counts,
    ) -> io::Result<()> {
        for entry in entries {
            let games = self.entry(&entry);
            counts.games += games.len();
            counts.changed += games.iter().filter(|done| **done != Done::Whole).count();
            counts.left_out += games.iter().filter(|done| **done == Done::LeftOut).count();
            if games.is_empty() || games.iter().any(|done| *done != Done::Whole) {
                rejects.add(&entry.source)?;
                counts.changed += usize::from(games.is_empty());
            }
        }
        Ok(())
    }
}
