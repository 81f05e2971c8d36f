//! `touchmove convert`: converts games between notations.

use crate::args::{ConvertArgs, FormArg};
use crate::audit::input;
use crate::escape;
use crate::messages::{say, words};
use crate::output::{self, errln};
use crate::rtl;
use crate::{FINE, FOUND, UNREADABLE};
use std::io::Read;
use std::path::{Path, PathBuf};
use touchmove_explain::{MessageArgument, Words};
use touchmove_notation::pgn::{Game, Place};
use touchmove_notation::sheet::{
    self, Break, BreakKind, Clash, Form, Part, ReadError, UnreadableMove, UnreadableReason,
};
use touchmove_notation::{Notation, SanError};

/// Maximum number of candidates listed.
const NAMED: usize = 5;

pub fn run(args: &ConvertArgs) -> u8 {
    let stdin = [PathBuf::from("-")];
    let files = if args.files.is_empty() { &stdin[..] } else { &args.files };
    let words = words();
    files.iter().map(|file| convert(file, args, &words)).max().unwrap_or(FINE)
}

fn convert(path: &Path, args: &ConvertArgs, words: &Words) -> u8 {
    let mut bytes = Vec::new();
    let read = input::open(path).and_then(|mut input| input.text.read_to_end(&mut bytes));
    if let Err(error) = read {
        errln!("{}: {error}", path.display());
        return UNREADABLE;
    }
    let file = File { path, args, words };
    let games = sheet::games_in(&bytes);
    if games.iter().all(|game| game.line.moves.is_empty() && game.tags.is_empty()) {
        let said = say(words, "convert-no-moves", &[("file", shown(path).into())]);
        errln!("{}", rtl::page(&said));
        return FOUND;
    }
    let done: Vec<Done> = games.iter().map(|game| file.game(game)).collect();
    let left_out = done.iter().filter(|done| **done == Done::LeftOut).count();
    if left_out > 0 {
        let said = say(words, "convert-left-out", &[("count", left_out.into())]);
        errln!("{}", rtl::page(&said));
    }
    if done.iter().all(|done| *done == Done::Whole) { FINE } else { FOUND }
}

/// Outcome for a game.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Done {
    Whole,
    /// The game was split into parts.
    InParts,
    LeftOut,
}

fn shown(path: &Path) -> String {
    escape::piece(&path.display().to_string())
}

fn form(form: FormArg) -> Form {
    match form {
        FormArg::Pgn => Form::Pgn,
        FormArg::Laws => Form::Laws,
        FormArg::Short => Form::Short,
        FormArg::Long => Form::Long,
    }
}

struct File<'a> {
    path: &'a Path,
    args: &'a ConvertArgs,
    words: &'a Words,
}

impl File<'_> {
    fn game(&self, game: &Game) -> Done {
        for problem in game.problems.iter().filter(|problem| problem.kind.is_loss()) {
            let said = touchmove_audit::problem(self.words, &problem.kind).unwrap_or_default();
            self.report("convert-problem", problem.place, vec![("problem", said.into())]);
        }
        match sheet::read_on(game, self.args.from) {
            Ok(mut parts) => {
                self.write(game, &mut parts);
                if parts.iter().any(|part| part.ends.is_some()) {
                    Done::InParts
                } else {
                    Done::Whole
                }
            }
            Err(unread) => {
                self.unread(game, &unread);
                Done::LeftOut
            }
        }
    }

    fn write(&self, game: &Game, parts: &mut [Part]) {
        if let Some(Part { reading, .. }) = parts.first() {
            let remarks =
                [(!reading.exact, "convert-lookalikes"), (reading.mixed, "convert-mixed")];
            for (_, id) in remarks.into_iter().filter(|(holds, _)| *holds) {
                let notation = ("notation", self.notations(&reading.notations).into());
                self.report(id, game.place, vec![notation]);
            }
        }
        self.mark(parts);
        for part in parts {
            output::data(&part.reading.write(self.args.notation, form(self.args.form)));
        }
    }

    /// Reports the reason for each split on standard error, and marks it with a comment in the
    /// game.
    fn mark(&self, parts: &mut [Part]) {
        let mut begins = None;
        for part in parts {
            let line = &mut part.reading.game.line;
            if let Some(said) = begins.take() {
                line.comments.insert(0, said);
            }
            let Some(ends) = &part.ends else { continue };
            self.report("convert-break", ends.place, self.break_args(ends));
            let said = say(self.words, "convert-part-ends", &self.break_args(ends));
            line.moves.last_mut().map_or(&mut line.comments, |last| &mut last.comments).push(said);
            begins = Some(say(self.words, "convert-part-begins", &self.break_args(ends)));
        }
    }

    fn break_args(&self, ends: &Break) -> Vec<(&'static str, MessageArgument)> {
        let kind = match ends.kind {
            BreakKind::Illegal => "illegal",
            BreakKind::Pass => "pass",
            BreakKind::KingsInCentre => "kings",
        };
        vec![
            ("kind", kind.into()),
            ("number", ends.number.into()),
            ("player", ends.player.to_string().into()),
            ("text", ends.text.as_str().into()),
        ]
    }

    fn unread(&self, game: &Game, unread: &ReadError) {
        match unread {
            ReadError::Setup(error) => {
                let why = ("why", error.to_string().into());
                self.report("convert-no-start", game.place, vec![why]);
            }
            ReadError::Move(it) => self.unreadable(it),
            ReadError::Clash(it) => self.clash(it),
        }
    }

    fn unreadable(&self, it: &UnreadableMove) {
        let why = match it.reason {
            UnreadableReason::San(SanError::Illegal { .. }) => "illegal",
            UnreadableReason::San(SanError::Ambiguous(_)) => "ambiguous",
            UnreadableReason::San(SanError::Unreadable { .. }) | UnreadableReason::Spoken(_) => {
                "unreadable"
            }
        };
        let args = vec![
            ("why", why.into()),
            ("player", it.player.to_string().into()),
            ("number", it.number.into()),
            ("text", it.text.as_str().into()),
            ("notation", self.notations(&[it.notation]).into()),
        ];
        self.report("convert-unreadable", it.place, args);
        if let Some(number) = it.number_mismatch {
            let args = [("found", number.found.into()), ("expected", number.expected.into())];
            let said = say(self.words, "convert-misnumbered", &args);
            errln!("{}", rtl::page(&format!("    {said}")));
        }
        let moves: Vec<&str> =
            it.candidates.iter().take(NAMED).map(|candidate| candidate.text.as_str()).collect();
        let said = match moves.is_empty() {
            true => say(self.words, "convert-no-candidates", &[]),
            false => say(self.words, "convert-candidates", &[("moves", self.list(&moves).into())]),
        };
        errln!("{}", rtl::page(&format!("    {said}")));
    }

    fn clash(&self, it: &Clash) {
        let reading = |(notations, text): &(Vec<Notation>, String)| {
            let of = ("notations", self.notations(notations).into());
            say(self.words, "convert-reading", &[("move", text.as_str().into()), of])
        };
        let readings: Vec<String> = it.readings.iter().map(reading).collect();
        let readings: Vec<&str> = readings.iter().map(String::as_str).collect();
        let args = vec![
            ("player", it.player.to_string().into()),
            ("number", it.number.into()),
            ("text", it.text.as_str().into()),
            ("readings", self.list(&readings).into()),
            ("option", "--from".into()),
        ];
        self.report("convert-clash", it.place, args);
    }

    /// Reports a message with its place in the file.
    fn report(&self, id: &str, place: Place, mut args: Vec<(&'static str, MessageArgument)>) {
        args.push(("place", format!("{}:{place}", shown(self.path)).into()));
        errln!("{}", rtl::page(&say(self.words, id, &args)));
    }

    fn notations(&self, notations: &[Notation]) -> String {
        let name = |notation: &Notation| {
            say(self.words, "convert-notation", &[("code", notation.code().into())])
        };
        let names: Vec<String> = notations.iter().map(name).collect();
        let names: Vec<&str> = names.iter().map(String::as_str).collect();
        self.list(&names)
    }

    /// Joins a list with the language's comma.
    fn list(&self, parts: &[&str]) -> String {
        let comma = if self.words.language().is_right_to_left() { "\u{60c} " } else { ", " };
        parts.join(comma)
    }
}
