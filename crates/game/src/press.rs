//! Pressing, stopping and resuming the clock (Article 6).

use crate::conduct::of;
use crate::game::{Game, join, side};
use crate::moves;
use crate::ply::complete;
use crate::status::Status;
use touchmove_board::Color;
use touchmove_clock::{PeriodEntered, PressOutcome};
use touchmove_laws::rules::illegal_move::Irregularity;
use touchmove_laws::rules::made_move;
use touchmove_laws::{Arbiter, Effect, Note, Provision, Ruling};

/// What a press brings about as a rule: one clock stops, the other starts, the
/// move is completed.
const USUAL: usize = 3;

impl Game {
    /// Whether the arbiter notices at once whatever can be computed.
    pub(crate) fn observes(&self) -> bool {
        self.regulations.arbiter == Arbiter::Software
    }

    /// Whether it calls a flag-fall: not where that is for the players.
    fn calls_flags(&self) -> bool {
        self.observes() && self.limited_flag_call(self.has_move()).is_none()
    }

    pub(crate) fn presses(&mut self, player: Color) -> Vec<Ruling> {
        let mut rulings = self.capture_what_is_crowded(player);
        if matches!(self.status, Status::Over(..)) || over(&rulings) {
            return rulings;
        }
        if self.halt.is_some() {
            return rulings;
        }
        let press = if self.completes(player) {
            self.clock.press(side(player), self.now)
        } else {
            self.clock.press_without_move(side(player), self.now)
        };
        if self.clock.control().has_clock() && !press.counted {
            return rulings;
        }
        rulings.extend(self.clock_restarted(player));
        self.conduct.restored_late = None;
        join(&mut rulings, self.pressed(player, press));
        if self.observes() {
            rulings.extend(self.pressed_early(player));
        }
        rulings
    }

    /// Where a piece was put upon another, the press ends the capture.
    fn capture_what_is_crowded(&mut self, player: Color) -> Vec<Ruling> {
        if player != self.has_move() || self.attempt.crowded.is_empty() {
            return Vec::new();
        }
        self.attempt.crowded.clear();
        self.check_made()
    }

    /// Whether a press by this player completes a move, legal or not.
    fn completes(&self, player: Color) -> bool {
        player == self.has_move() && self.attempt_stands() || self.uncompleted(player).is_some()
    }

    fn pressed(&mut self, player: Color, press: PressOutcome) -> Vec<Ruling> {
        let mut rulings = self.clock_changed(player, press);
        if player == self.has_move() && self.attempt_stands() {
            let irregularity = self.what_is_wrong();
            self.push_illegal(irregularity);
            self.without_what_the_press_gave(player, &press);
        } else if self.uncompleted(player).is_none() && !self.pass(player, &press) {
            return rulings;
        }
        let Some(i) = self.uncompleted(player) else { return rulings };
        self.conduct.pressed_early = None;
        complete(&mut self.plies, i, press);
        rulings
            .extend(self.ruling(Provision::PressCompletesMove, Effect::MoveCompleted { player }));
        if self.observes() {
            rulings.extend(self.notices_illegal_move(player));
        }
        rulings
    }

    /// The move stood on the board before the press added anything.
    fn without_what_the_press_gave(&mut self, player: Color, press: &PressOutcome) {
        let period = press.period.map_or(0, |p| p.added_ms.saturating_sub(p.lost_ms));
        let gained = press.increment_ms.saturating_add(period);
        let Some(ply) = self.plies.last_mut() else { return };
        let clock = of(&mut ply.clocks, player);
        *clock = clock.saturating_sub(gained);
    }

    /// The player's latest move that has not been completed.
    fn uncompleted(&self, player: Color) -> Option<usize> {
        let i = self.plies.iter().rposition(|p| p.player == player)?;
        self.plies.get(i).filter(|p| !p.completed).map(|_| i)
    }

    /// A press without a move: from 2018 on it counts as an illegal move and
    /// the opponent may answer it; before, the player still has the move.
    fn pass(&mut self, player: Color, press: &PressOutcome) -> bool {
        let provision = Irregularity::NoMove.provision();
        let counts = self.regulations.edition.cite(provision).is_some();
        if counts && player == self.has_move() && !self.presses_back(press) {
            self.push_illegal(Irregularity::NoMove);
            return true;
        }
        if player == self.has_move() {
            self.conduct.pressed_early = Some(player);
        }
        false
    }

    fn what_is_wrong(&self) -> Irregularity {
        match moves::unpromoted(&self.attempt.before, &self.board) {
            Some(mv) => Irregularity::PawnLeft(mv.to),
            None => Irregularity::NotLegal,
        }
    }

    fn clock_changed(&mut self, player: Color, press: PressOutcome) -> Vec<Ruling> {
        if !press.counted {
            return Vec::new();
        }
        let started = Effect::ClockStarted { player: player.other() };
        let mut rulings = Vec::with_capacity(USUAL);
        rulings.extend(self.ruling(Provision::PressCompletesMove, Effect::ClockStopped { player }));
        rulings.extend(self.ruling(Provision::PressCompletesMove, started));
        if let Some(entered) = press.period {
            if press.flag_fell_at.is_some() {
                self.missed_flags[player.index()] = true;
            }
            let period = u32::try_from(entered.index.saturating_add(1)).unwrap_or(u32::MAX);
            let effect = Effect::PeriodReached { player, period };
            rulings.extend(self.ruled(Provision::TimeControl, effect));
            rulings.extend(self.time_saved(player, press, entered));
        }
        rulings
    }

    fn time_saved(
        &self,
        player: Color,
        press: PressOutcome,
        entered: PeriodEntered,
    ) -> Vec<Ruling> {
        let gained = entered.added_ms.saturating_add(press.increment_ms);
        let left = self.clock.remaining_ms(side(player), self.now).unwrap_or_default();
        let what = match entered.lost_ms {
            0 => Note::TimeKept { player, ms: left.saturating_sub(gained) },
            ms => Note::TimeNotKept { player, ms },
        };
        self.ruled(Provision::TimeSavedAndDelay, Effect::Noted { what })
    }

    /// The clock of the player who has the move shall run: now, or once the
    /// clocks are set going.
    pub(crate) fn clock_to_player_having_move(&mut self) -> Vec<Ruling> {
        let player = self.has_move();
        if let Some(halt) = &mut self.halt {
            halt.resume = player;
            return Vec::new();
        }
        if self.clock.running() == Some(side(player)) {
            return Vec::new();
        }
        self.clock.start(side(player), self.now);
        self.ruled(Provision::Chessclock, Effect::ClockStarted { player })
    }

    /// Moves time on; a software arbiter sees a flag fall when it does.
    pub(crate) fn time_passes(&mut self, at: u64) -> Vec<Ruling> {
        let at = at.max(self.now);
        let fall = self.clock.next_flag_fall().filter(|&(_, fall)| fall <= at);
        self.now = at;
        match fall {
            Some((side, fall)) if self.calls_flags() && self.status == Status::Playing => {
                self.now = fall;
                let mut rulings = self.flag_called(moves::player(side));
                self.with_adjournment(&mut rulings);
                self.settle(&mut rulings);
                self.now = at;
                rulings
            }
            _ => Vec::new(),
        }
    }

    /// Whether what now stands on the board is what stood there before.
    pub(crate) fn untouched_board(&self) -> bool {
        made_move::same_placement(&self.attempt.before, &self.board)
    }
}

pub(crate) fn over(rulings: &[Ruling]) -> bool {
    rulings.iter().any(|r| matches!(r.effect(), Effect::GameOver { .. }))
}
