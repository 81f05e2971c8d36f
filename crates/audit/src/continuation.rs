//! Replay after an illegal move.

use crate::claims::number;
use crate::clock_check::ClockCheck;
use crate::clocks::{Clocks, Ending};
use crate::finding::{Finding, IllegalMove, Kind};
use crate::foreign_letters::foreign_letters;
use crate::illegal_move_stood::{Rest, examined};
use crate::replay::Replay;
use crate::stated_loss::stated_loss;
use crate::{GameRecord, Loss};
use touchmove_board::Position;
use touchmove_notation::pgn::{WrittenMove, decode};
use touchmove_notation::sheet::is_foreign;
use touchmove_notation::{SanMove, can_be_followed, king_signal};

impl<R: GameRecord> Replay<'_, R> {
    /// Reports a move that is not legal. If its meaning is clear and the following moves are
    /// plausible, the piece is moved all the same. Returns true if the replay continues.
    #[cold]
    pub(crate) fn continue_after(&mut self, index: usize) -> bool {
        let Some(written) = self.record.written(index) else { return false };
        self.end_without_moves();
        if self.report_signal(index) || self.has_ended() && !self.report_played_on(index) {
            return false;
        }
        if let Some(kind) = self.foreign_letters(written) {
            let number = Some(number(self.position()));
            self.findings.push(Finding { place: self.record.place_of(index), number, kind });
            return false;
        }
        let (kind, after) = match self.why(written) {
            Kind::IllegalMove(illegal) => self.illegal(index, *illegal),
            Kind::NullMove { text, .. } => self.null_move(index, text),
            kind => (kind, None),
        };
        let number = Some(number(self.position()));
        self.findings.push(Finding { place: self.record.place_of(index), number, kind });
        let Some(after) = after else { return false };
        self.play_by_hand(index, after);
        true
    }

    /// Returns the finding for a record in the piece letters of another language. The test is made
    /// only once, at the first move that is not legal.
    fn foreign_letters(&self, written: WrittenMove<'_>) -> Option<Kind> {
        let text = decode(written.text).into_owned();
        if self.has_gone_beyond() || written.is_null {
            return None;
        }
        if !is_foreign(self.position(), &text) && !self.names_pawns() {
            return None;
        }
        let notations = foreign_letters(self.record, self.start());
        (!notations.is_empty()).then_some(Kind::OtherLetters { text, notations })
    }

    /// True if earlier moves use `P` for pawns. In some other languages `P` is the letter of the
    /// knight.
    fn names_pawns(&self) -> bool {
        self.rest(0).take(self.plies).any(|text| text.starts_with(b"P"))
    }

    /// Reports how many mate questions the search left undecided.
    pub(crate) fn report_undecided(&mut self) {
        if self.undecided > 0 {
            let kind = Kind::Undecided { questions: self.undecided };
            let place = self.record.place_of(self.record.count_moves().saturating_sub(1));
            self.findings.push(Finding { place, number: None, kind });
        }
    }

    /// Adds the findings about clock times. Returns the extent of the check.
    pub(crate) fn check_clocks(&mut self, result: Option<&str>, complete: bool) -> ClockCheck {
        let start = *self.start();
        let whole = start.fullmoves() == 1 && start.turn() == touchmove_board::Color::White;
        let clocks = Clocks::of(self.record, start.turn(), whole);
        let loser = match result {
            Some("1-0") => Some(touchmove_board::Color::Black),
            Some("0-1") => Some(touchmove_board::Color::White),
            _ => None,
        };
        let told =
            loser.filter(|_| complete && clocks.has_times()).and_then(|_| stated_loss(self.record));
        let flag = match (loser, told) {
            (Some(loser), Some((Loss::TimeForfeit, Some(text)))) => Some((loser, text)),
            _ => None,
        };
        let turn = self.position().turn();
        let extent = clocks.extent();
        self.findings.extend(clocks.finish(Ending { flag, turn }));
        extent
    }

    fn rest(&self, from: usize) -> impl Iterator<Item = &[u8]> {
        (from..).map_while(|index| self.record.written(index).map(|written| written.text))
    }

    fn illegal(&self, index: usize, illegal: IllegalMove) -> (Kind, Option<Position>) {
        let since = self.record.count_moves().saturating_sub(index.saturating_add(1));
        let written = illegal.text.parse::<SanMove>().ok();
        let by_hand = written.and_then(|written| written.illegal_move(self.position()));
        let after = by_hand.map(|by_hand| by_hand.after).filter(|after| self.follows(after, index));
        let rest = match (since, &after) {
            (0, _) => Rest::Nothing,
            (_, None) => Rest::NotExamined,
            (_, Some(_)) => self.examined(since),
        };
        let after = after.filter(|_| since > 0);
        (Kind::IllegalMove(Box::new(IllegalMove { rest, ..illegal })), after)
    }

    fn examined(&self, since: usize) -> Rest {
        let control = self.record.tag("TimeControl");
        examined(self.edition(), control.as_deref(), self.position().turn(), since)
    }

    /// Replays a null move as a pass, which the Laws do not allow.
    fn null_move(&self, index: usize, text: String) -> (Kind, Option<Position>) {
        let position = self.position();
        let passed = position.passed_on(position.turn(), false);
        let after = Some(passed).filter(|after| self.follows(after, index));
        (Kind::NullMove { text, examined: after.is_some() }, after)
    }

    /// True if the remaining moves are plausible after this position.
    fn follows(&self, after: &Position, index: usize) -> bool {
        can_be_followed(after, self.rest(index.saturating_add(1)))
    }

    /// Reports kings placed on the centre squares. These are not moves, but a signal that ends the
    /// record.
    pub(crate) fn report_signal(&mut self, index: usize) -> bool {
        let rest: Vec<&[u8]> = self.rest(index).take(3).collect();
        let Some(outcome) = king_signal(self.position(), &rest) else { return false };
        let text = rest.iter().map(|text| decode(text)).collect::<Vec<_>>().join(" ");
        self.left_out = rest.len();
        let result = self.result().map(str::to_owned);
        let means = outcome.text();
        let kind = Kind::KingsInCentre { text, means, result };
        let number = Some(number(self.position()));
        self.findings.push(Finding { place: self.record.place_of(index), number, kind });
        true
    }
}
