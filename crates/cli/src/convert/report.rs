//! Messages of a conversion.

use super::{File, shown};
use crate::messages::say;
use crate::output::errln;
use crate::rtl;
use touchmove_explain::MessageArgument;
use touchmove_notation::pgn::{Game, Place};
use touchmove_notation::sheet::{
    Break, BreakKind, Clash, Part, ReadError, Reading, UnreadableMove, UnreadableReason,
};
use touchmove_notation::{Notation, SanError};

/// Maximum number of candidates listed.
const NAMED: usize = 5;

impl File<'_> {
    /// Reports the notations of a game, if they are remarkable.
    pub(super) fn remark(&self, game: &Game, reading: &Reading) {
        let remarks = [(!reading.exact, "convert-lookalikes"), (reading.mixed, "convert-mixed")];
        for (_, id) in remarks.into_iter().filter(|(holds, _)| *holds) {
            let notation = ("notation", self.notations(&reading.notations).into());
            self.report(id, game.place, vec![notation]);
        }
    }

    /// Reports the reason for each split on standard error, and marks it with a comment in the
    /// game.
    pub(super) fn mark(&self, parts: &mut [Part]) {
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

    pub(super) fn unread(&self, game: &Game, unread: &ReadError) {
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
            false => {
                let moves = self.words.enumeration(moves);
                say(self.words, "convert-candidates", &[("moves", moves.into())])
            }
        };
        errln!("{}", rtl::page(&format!("    {said}")));
    }

    fn clash(&self, it: &Clash) {
        let reading = |(notations, text): &(Vec<Notation>, String)| {
            let of = ("notations", self.notations(notations).into());
            say(self.words, "convert-reading", &[("move", text.as_str().into()), of])
        };
        let readings = self.words.enumeration(it.readings.iter().map(reading));
        let args = vec![
            ("player", it.player.to_string().into()),
            ("number", it.number.into()),
            ("text", it.text.as_str().into()),
            ("readings", readings.into()),
            ("option", "--from".into()),
        ];
        self.report("convert-clash", it.place, args);
    }

    /// Reports a message with its place in the file.
    pub(super) fn report(
        &self,
        id: &str,
        place: Place,
        mut args: Vec<(&'static str, MessageArgument)>,
    ) {
        args.push(("place", format!("{}:{place}", shown(self.path)).into()));
        errln!("{}", rtl::page(&say(self.words, id, &args)));
    }

    fn notations(&self, notations: &[Notation]) -> String {
        let name = |notation: &Notation| {
            say(self.words, "convert-notation", &[("code", notation.code().into())])
        };
        self.words.enumeration(notations.iter().map(name))
    }
}
