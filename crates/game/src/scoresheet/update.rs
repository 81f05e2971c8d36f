//! Scoresheets after a flag-fall: completing them, reconstructing the game,
//! and what holds if they show nothing.

use super::Scoresheet;
use crate::game::{Game, side};
use crate::status::Status;
use touchmove_board::Color;
use touchmove_laws::rules::scoresheets::{self, Noted, Sheets};
use touchmove_laws::{Effect, Note, Pace, Provision, Question, Refusal, Ruling};

impl Game {
    pub(super) fn scoresheets_after_flag_fall(&mut self, rulings: &mut Vec<Ruling>) {
        let fallen = rulings.iter().any(|r| {
            let both = Effect::Noted { what: Note::BothFlagsDown };
            matches!(r.effect(), Effect::FlagFallen { .. }) || *r.effect() == both
        });
        let over = matches!(self.status, Status::Over(..));
        if !fallen || over || self.regulations.pace != Pace::Standard {
            return;
        }
        let next = self.next_single();
        let gaps = |sheet: &Scoresheet| sheet.is_kept() && !sheet.is_complete(next);
        let incomplete = Color::ALL.map(|player| gaps(self.sheets.player(player)));
        if incomplete == [false; 2] {
            return;
        }
        self.ask_to_complete(incomplete);
        let facts = self.sheets_facts(incomplete, next);
        let mut ruled = scoresheets::after_flag_fall(facts);
        if incomplete == [true; 2] {
            // The ruling says it with the article of the scoresheets.
            let _ = self.halt_clocks(true);
        }
        self.settle(&mut ruled);
        rulings.extend(ruled);
    }

    fn ask_to_complete(&mut self, incomplete: [bool; 2]) {
        let both = incomplete == [true; 2];
        for player in Color::ALL.into_iter().filter(|player| incomplete[player.index()]) {
            self.sheets.player_mut(player).to_complete = Some(both);
        }
    }

    fn sheets_facts(&self, incomplete: [bool; 2], next: usize) -> Sheets {
        let missing = |player: Color| {
            let sheet = self.sheets.player(player);
            sheet.gaps(0, next).all(|gap| self.sheets.arbiter.written.contains_key(&gap))
        };
        let asked = || Color::ALL.into_iter().filter(|player| incomplete[player.index()]);
        Sheets {
            edition: self.regulations.edition,
            incomplete,
            other_complete: asked().all(|p| self.sheets.player(p.other()).is_complete(next)),
            arbiter_complete: asked().all(missing),
            running: self.clock.running().map(crate::moves::player),
        }
    }

    pub(super) fn moved_with_sheet_to_complete(
        &mut self,
        mover: Color,
        next: usize,
        both: bool,
    ) -> Vec<Ruling> {
        let sheet = self.sheets.player_mut(mover);
        sheet.to_complete = None;
        if sheet.is_complete(next) {
            return Vec::new();
        }
        sheet.excused_before = next.saturating_add(1);
        let edition = self.regulations.edition;
        scoresheets::moved_before_completing(edition, mover, both).into_iter().collect()
    }

    /// The arbiter has the game played through again on a second board.
    pub(crate) fn reconstructs(&mut self) -> Vec<Ruling> {
        let edition = self.regulations.edition;
        let next = self.next_single();
        let complete = |player: &Color| self.sheets.player(*player).is_complete(next);
        if let Some(player) = Color::ALL.into_iter().find(complete) {
            return scoresheets::no_reconstruction(edition, player).into_iter().collect();
        }
        self.questions.retain(|question| *question != Question::Scoresheets);
        let running = self.clock.running().map(crate::moves::player);
        let running = running.or(self.halt.map(|halt| halt.resume));
        let mut rulings = self.halt_clocks(true);
        let position = self.board.fen().to_string();
        let shows = |player| self.clock.remaining_ms(side(player), self.now);
        let times = shows(Color::White).zip(shows(Color::Black)).map(|(w, b)| [w, b]);
        let moves = Color::ALL.map(|player| self.moves_made(player));
        let noted = Noted { edition, position: &position, times, running, moves };
        rulings.extend(scoresheets::reconstruction(noted));
        rulings
    }

    fn moves_made(&self, player: Color) -> u32 {
        let here = self.plies.iter().filter(|ply| ply.player == player).count();
        let here = u32::try_from(here).unwrap_or(u32::MAX);
        crate::game::moves_before(&self.start, player).saturating_add(here)
    }

    /// Nothing shows that the time was overstepped: both enter the next period.
    pub(crate) fn finds_no_overstep(&mut self) -> Vec<Ruling> {
        if !self.knows(Provision::CannotShowOverstep) {
            return Vec::new();
        }
        self.questions.retain(|question| *question != Question::Scoresheets);
        let down = Color::ALL.into_iter().find(|&player| self.may_be_down(player));
        let Some(fallen) = down else { return self.has_not_fallen(self.has_move()) };
        if self.clock.in_last_period(side(fallen)) {
            let why = Refusal::NoFurtherPeriod;
            let effect = Effect::Refused { player: fallen, why };
            return self.ruled(Provision::CannotShowOverstep, effect);
        }
        let both = Color::ALL.into_iter();
        both.flat_map(|player| self.enters_next_period(player)).collect()
    }

    fn enters_next_period(&mut self, player: Color) -> Vec<Ruling> {
        let at = side(player);
        let Some(required) = self.clock.moves_required(at) else { return Vec::new() };
        let made = self.clock.moves_completed(at).saturating_add(required);
        self.clock.set_moves(at, made);
        let added = self.clock.stage(at).map_or(0, |stage| stage.period.time_ms);
        self.clock.add(at, added, self.now);
        self.missed_flags[player.index()] = false;
        let period = u32::try_from(self.clock.period(at).saturating_add(1)).unwrap_or(u32::MAX);
        scoresheets::overstep_not_shown(self.regulations.edition, player, period)
    }
}
