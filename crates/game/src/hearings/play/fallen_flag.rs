//! Consequences of a flag-fall (Articles 6.8, 6.9).

use crate::event::Event;
use crate::hearings::play::quickplay;
use crate::proceedings::Proceedings;
use crate::state::View;
use crate::state::change::Ledger;
use crate::state::ply::Ply;
use alloc::vec::Vec;
use touchmove_board::Color;
use touchmove_clock::{Millis, Moment, PressOutcome};
use touchmove_laws::rules::flag_fall::FlagFall;
use touchmove_laws::rules::flag_fall::MissingMoves;
use touchmove_laws::{Effect, Ruling};

impl View {
    /// Returns the player whose flag fell first, according to the clock.
    pub(crate) fn first_fallen(&self) -> Option<Color> {
        let fell = |player: Color| {
            let missed = self.ledger.missed_flags[player].then_some(Moment::START);
            missed.or_else(|| self.table.clock.flag_fell_at(player, self.table.now))
        };
        let fallen = Color::ALL.into_iter().filter_map(|p| Some((fell(p)?, p)));
        fallen.min_by_key(|&(at, _)| at).map(|(_, player)| player)
    }

    /// True if the flag may have fallen: it is or has been down, or there is no clock.
    pub(crate) fn may_be_down(&self, player: Color) -> bool {
        !self.table.clock.times().has_clock()
            || self.flag_is_down(player)
            || self.ledger.missed_flags[player]
    }

    fn missing(&self, player: Color) -> MissingMoves {
        if self.ledger.missed_flags[player] {
            return MissingMoves::EarlierPeriod;
        }
        match self.table.clock.moves_required(player) {
            None => MissingMoves::AllRemaining,
            Some(n) if n <= self.completed_without_a_count(player) => MissingMoves::Nothing,
            Some(n) => MissingMoves::Moves(n),
        }
    }

    /// Returns the number of moves that the player's next move completed instead of a press. The
    /// clock has not counted them.
    fn completed_without_a_count(&self, player: Color) -> u32 {
        let uncounted = |p: &&Ply| p.player == player && p.completed && p.press().is_none();
        u32::try_from(self.table.plies.iter().filter(uncounted).count()).unwrap_or(u32::MAX)
    }

    /// True if the flag fell in the last period. If the next period's time has raised the flag, it
    /// fell in an earlier period.
    pub(crate) fn fell_in_last_period(&self, player: Color) -> bool {
        self.in_last_period(player) && !self.ledger.missed_flags[player]
    }
}

pub(in crate::hearings) fn has_fallen(proceedings: &mut Proceedings<'_>, player: Color) {
    let opponent = proceedings.mating_chance(player.other());
    let missing = proceedings.missing(player);
    let fallen = proceedings.ask(&FlagFall::OneFlag { player, missing, opponent });
    quickplay::flag_fall_unless_postponed(proceedings, player, fallen);
}

pub(in crate::hearings) fn has_not_fallen(proceedings: &mut Proceedings<'_>, player: Color) {
    proceedings.decide(&FlagFall::NotFallen { player });
    shows(proceedings, player);
}

/// Notes the time on a player's clock, if there is a clock.
pub(in crate::hearings) fn shows(proceedings: &mut Proceedings<'_>, player: Color) {
    let Some(ms) = proceedings.left_ms(player).filter(|ms| !ms.is_zero()) else { return };
    proceedings.decide(&FlagFall::Shows { player, ms });
}

/// Handles a flag that falls because a penalty leaves no time.
pub(crate) fn see(proceedings: &mut Proceedings<'_>, _: &Event) {
    let taken = |ruling: &Ruling| matches!(ruling.effect(), Effect::TimeRemoved { .. });
    if !proceedings.rulings().iter().any(taken) {
        return;
    }
    let without = |player: &Color| {
        let taken = proceedings.rulings().iter().any(|ruling| {
            matches!(ruling.effect(), Effect::TimeRemoved { player: of, ms } if of == player && !ms.is_zero())
        });
        taken && proceedings.left_ms(*player) == Some(Millis::ZERO)
    };
    let without: Vec<Color> = Color::ALL.into_iter().filter(without).collect();
    for player in without {
        proceedings.decide(&FlagFall::NothingLeft { player });
    }
}

/// Records that the next period's time has raised a fallen flag.
pub(in crate::hearings) fn raised(
    proceedings: &mut Proceedings<'_>,
    player: Color,
    press: &PressOutcome,
) {
    if press.flag_fell_at.is_some() {
        proceedings.enter(Ledger::MissedFlag(player, true));
    }
}
