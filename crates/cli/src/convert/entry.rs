//! Conversion of one game or scoresheet.

use super::{Done, File};
use crate::args::FormArg;
use crate::output;
use touchmove_audit::{Finding, damage, sentence, skipped_number};
use touchmove_laws::Edition;
use touchmove_notation::Notation;
use touchmove_notation::diagnosis::{Cause, Diagnosis, edited, edits};
use touchmove_notation::pgn::{
    self, Game, Ledger, Place, Problem, Record, SetupError, same_content,
};
use touchmove_notation::sheet::{self, Entry, Form, Part, ReadError, Reading, Unread};

fn form(form: FormArg) -> Form {
    match form {
        FormArg::Pgn => Form::Pgn,
        FormArg::Laws => Form::Laws,
        FormArg::Short => Form::Short,
        FormArg::Long => Form::Long,
    }
}

impl File<'_> {
    /// Converts the games of an entry. Returns the outcome of each.
    pub(super) fn entry(&self, entry: &Entry) -> Vec<Done> {
        if entry.pgn.is_empty() {
            if entry.typed.is_empty() {
                let problem = pgn::ProblemKind::TextOutsideGame;
                self.problem(&Problem { place: entry.place, kind: problem });
            }
            return entry.typed.iter().map(|game| self.typed(game)).collect();
        }
        let is_whole = |game: &Game| !has_loss(game) && sheet::read(game, self.args.from).is_ok();
        match entry.typed.as_slice() {
            [typed] if !is_whole(&entry.pgn) && is_whole(typed) && keeps(&entry.pgn, typed) => {
                let said = self.glued(entry);
                let done = self.typed(typed);
                vec![if said { done.worse() } else { done }]
            }
            _ => vec![self.pgn(entry)],
        }
    }

    fn typed(&self, game: &Game) -> Done {
        self.problems(game);
        let done = self.converted(game, None);
        if has_loss(game) { done.worse() } else { done }
    }

    /// Reports half-moves without a blank between them, which the reader for scoresheets splits.
    fn glued(&self, entry: &Entry) -> bool {
        let mut record = Record::new(&entry.source, entry.place);
        record.read(0, true);
        let (_, findings) = damage(&record).unzip();
        let mut findings = findings.unwrap_or_default();
        findings.retain(|finding| finding.kind.name() == "moves-glued");
        findings.iter().for_each(|finding| self.finding(finding));
        !findings.is_empty()
    }

    fn finding(&self, finding: &Finding) {
        let said = sentence(self.words, finding, Edition::Fide2023).unwrap_or_default();
        self.report("convert-problem", finding.place, vec![("problem", said.into())]);
    }

    fn pgn(&self, entry: &Entry) -> Done {
        let game = &entry.pgn;
        let mut record = Record::new(&entry.source, entry.place);
        record.read(0, true);
        let damage = || damage(&record);
        let readable = sheet::read(game, self.args.from).is_ok();
        let found = if readable && !has_loss(game) { None } else { damage() };
        if let Some((diagnosis, findings)) = &found {
            findings.iter().for_each(|finding| self.finding(finding));
            if is_reading(diagnosis)
                && let Some(game) = repaired(&record, diagnosis)
            {
                return self.converted(&game, None).worse();
            }
        }
        self.problems(game);
        let done = self.converted(game, found.as_ref().map(|(diagnosis, _)| diagnosis));
        if has_loss(game) || done != Done::Whole {
            return done.worse();
        }
        if let Some(finding) = skipped_number(game) {
            self.finding(&finding);
            return done.worse();
        }
        let source = Ledger::of_source(&entry.source);
        if source.missing_in(&Ledger::of_game(game)) > 0 {
            self.report("convert-not-whole", game.place, vec![]);
            return done.worse();
        }
        done
    }

    fn problems(&self, game: &Game) {
        game.problems.iter().filter(|problem| problem.kind.is_loss()).for_each(|p| self.problem(p));
    }

    fn problem(&self, problem: &Problem) {
        let said = touchmove_audit::problem(self.words, &problem.kind).unwrap_or_default();
        self.report("convert-problem", problem.place, vec![("problem", said.into())]);
    }

    /// Writes a game. A record with a fault is not split at the fault, because the position there is
    /// unknown.
    fn converted(&self, game: &Game, fault: Option<&Diagnosis>) -> Done {
        let whole = sheet::read_on(game, self.args.from);
        match whole {
            Ok(mut parts) if parts.len() == 1 || fault.is_none() => self.write(game, &mut parts),
            Err(ReadError::Setup(error)) => self.unchanged(game, error),
            _ => self.partly(game),
        }
    }

    fn write(&self, game: &Game, parts: &mut [Part]) -> Done {
        if let Some(Part { reading, .. }) = parts.first() {
            self.remark(game, reading);
        }
        self.mark(parts);
        let whole = parts.iter().map(|part| self.write_reading(&part.reading)).min() == Some(true);
        if !whole {
            self.report("convert-not-whole", game.place, vec![]);
        }
        let one = parts.iter().all(|part| part.ends.is_none());
        if whole && one { Done::Whole } else { Done::Changed }
    }

    /// Writes a reading. Returns false if the output lacks a part of it.
    fn write_reading(&self, reading: &Reading) -> bool {
        let text = reading.write(self.args.notation, form(self.args.form));
        output::data(&text);
        let pgn = self.args.notation == Notation::English && form(self.args.form) == Form::Pgn;
        let mut again = pgn::games(text.as_bytes());
        let empty = Game::default();
        !pgn || same_content(&reading.game, again.next().as_ref().unwrap_or(&empty))
    }

    /// Writes a game with an unknown start position or other rules as it is.
    fn unchanged(&self, game: &Game, error: SetupError) -> Done {
        self.unread(game, &ReadError::Setup(error));
        if game.tags.is_empty() {
            return Done::LeftOut;
        }
        output::data(&pgn::write(game));
        Done::Changed
    }

    /// Writes a game as far as it can be read, and the rest as a comment.
    fn partly(&self, game: &Game) -> Done {
        match sheet::read_as_far(game, self.args.from) {
            Ok((reading, unread)) => {
                if let Some(Unread { error, .. }) = &unread {
                    self.unread(game, error);
                    self.report("convert-partly", self.place_of(game, error), vec![]);
                }
                self.remark(game, &reading);
                self.write_reading(&reading);
                Done::Changed
            }
            Err(error) => {
                self.unread(game, &error);
                Done::LeftOut
            }
        }
    }

    fn place_of(&self, game: &Game, error: &ReadError) -> Place {
        match error {
            ReadError::Move(it) => it.place,
            ReadError::Clash(_) | ReadError::Setup(_) => game.place,
        }
    }
}

impl Done {
    fn worse(self) -> Done {
        if self == Done::Whole { Done::Changed } else { self }
    }
}

fn has_loss(game: &Game) -> bool {
    game.problems.iter().any(|problem| problem.kind.is_loss())
}

/// Returns true if a second reading of a game has at least as many moves and comments.
fn keeps(game: &Game, other: &Game) -> bool {
    Ledger::of_game(game).missing_in(&Ledger::of_game(other)) == 0
}

/// Returns true if the faults only concern the form of the text, so that its repair is a reading.
fn is_reading(diagnosis: &Diagnosis) -> bool {
    let form = [Cause::Glued, Cause::Hidden, Cause::Ambiguous, Cause::OtherLetter];
    diagnosis.complete
        && diagnosis
            .faults
            .iter()
            .all(|fault| form.contains(&fault.cause) && !fault.confidence.is_open())
}

fn repaired(record: &Record<'_>, diagnosis: &Diagnosis) -> Option<Game> {
    let (_, source) = record.raw();
    let changes: Vec<_> = diagnosis.faults.iter().flat_map(|it| it.changes.clone()).collect();
    let text = edited(source, &edits(record, &changes));
    let mut game = pgn::games(&text).next()?;
    game.place = record.place();
    (!has_loss(&game)).then_some(game)
}
