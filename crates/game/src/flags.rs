//! Flags that fall (Articles 6.8, 6.9, 6.11).

use crate::game::{Game, side};
use crate::moves;
use crate::ply::Ply;
use touchmove_board::Color;
use touchmove_laws::rules::flag_fall::{self, Missing};
use touchmove_laws::rules::win_on_time;
use touchmove_laws::{Claimed, Effect, Provision, Refusal, Ruling};

impl Game {
    pub(crate) fn claims_flag(&mut self, player: Color) -> Vec<Ruling> {
        if let Some(rulings) = self.limited_flag_claim(player) {
            return rulings;
        }
        let fallen = self.first_fallen();
        match fallen {
            Some(loser) => self.flag_has_fallen(loser),
            None => {
                let effect = Effect::ClaimIncorrect { player, claim: Claimed::Flag };
                self.ruled(Provision::FlagFallObserved, effect)
            }
        }
    }

    /// The player whose flag fell first, by the clock's own mark.
    pub(crate) fn first_fallen(&self) -> Option<Color> {
        let fell = |player: Color| {
            let missed = self.missed_flags[player.index()].then_some(0);
            missed.or_else(|| self.clock.flag_fell_at(side(player), self.now))
        };
        let fallen = Color::ALL.into_iter().filter_map(|p| Some((fell(p)?, p)));
        fallen.min_by_key(|&(at, _)| at).map(|(_, player)| player)
    }

    pub(crate) fn flag_has_fallen(&mut self, player: Color) -> Vec<Ruling> {
        let position = if self.untouched_board() { self.board } else { self.attempt.before };
        let opponent = moves::mating_chance(&position, player.other());
        let missing = self.missing(player);
        let fallen = flag_fall::one_flag(self.regulations.edition, player, missing, opponent);
        self.unless_postponed(player, fallen)
    }

    fn missing(&self, player: Color) -> Missing {
        if self.missed_flags[player.index()] {
            return Missing::EarlierPeriod;
        }
        match self.clock.moves_required(side(player)) {
            None => Missing::AllRemaining,
            Some(n) if n <= self.completed_without_a_count(player) => Missing::Nothing,
            Some(n) => Missing::Moves(n),
        }
    }

    /// Moves that the player's next move completed: the clock has not counted them.
    fn completed_without_a_count(&self, player: Color) -> u32 {
        let uncounted = |p: &&Ply| p.player == player && p.completed && p.press().is_none();
        u32::try_from(self.plies.iter().filter(uncounted).count()).unwrap_or(u32::MAX)
    }

    pub(crate) fn observes_both_flags(&mut self) -> Vec<Ruling> {
        let up = Color::ALL.into_iter().find(|&player| !self.may_be_down(player));
        if let Some(player) = up {
            return self.has_not_fallen(player);
        }
        let last = Color::ALL.into_iter().all(|player| self.fell_in_last_period(player));
        let limited = win_on_time::both_seen(self.regulations.edition, self.regime());
        if let Some(draw) = limited.filter(|_| last) {
            return vec![draw];
        }
        let increment =
            self.regulations.time_control.periods().iter().any(|p| p.bonus.per_move_ms() > 0);
        let guideline = self.regulations.quickplay_finish && !increment;
        let ruling = flag_fall::both_flags(self.regulations.edition, last, guideline);
        ruling.into_iter().collect()
    }

    /// A flag that was raised by the next period's time fell in an earlier one.
    fn fell_in_last_period(&self, player: Color) -> bool {
        self.clock.in_last_period(side(player)) && !self.missed_flags[player.index()]
    }

    /// Whether the flag is down, or has been, as far as a clock is known.
    pub(crate) fn may_be_down(&self, player: Color) -> bool {
        !self.clock.control().has_clock()
            || self.clock.is_flag_down(side(player), self.now)
            || self.missed_flags[player.index()]
    }

    pub(crate) fn has_not_fallen(&self, player: Color) -> Vec<Ruling> {
        let why = Refusal::FlagNotFallen;
        self.ruled(Provision::FlagFallObserved, Effect::Refused { player, why })
    }
}
