//! What a flag that is down means (Articles 6.8, 6.9).

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
    /// The player whose flag fell first, by the clock's own mark.
    pub(crate) fn first_fallen(&self) -> Option<Color> {
        let fell = |player: Color| {
            let missed = self.ledger.missed_flags[player].then_some(Moment::START);
            missed.or_else(|| self.table.clock.flag_fell_at(player, self.table.now))
        };
        let fallen = Color::ALL.into_iter().filter_map(|p| Some((fell(p)?, p)));
        fallen.min_by_key(|&(at, _)| at).map(|(_, player)| player)
    }

    /// Whether the flag is down, or has been, as far as a clock is known.
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

    /// Moves that the player's next move completed: the clock has not counted
    /// them.
    fn completed_without_a_count(&self, player: Color) -> u32 {
        let uncounted = |p: &&Ply| p.player == player && p.completed && p.press().is_none();
        u32::try_from(self.table.plies.iter().filter(uncounted).count()).unwrap_or(u32::MAX)
    }

    /// A flag that was raised by the next period's time fell in an earlier one.
    pub(crate) fn fell_in_last_period(&self, player: Color) -> bool {
        self.in_last_period(player) && !self.ledger.missed_flags[player]
    }
}

pub(in crate::hearings) fn has_fallen(on: &mut Proceedings<'_>, player: Color) {
    let opponent = on.mating_chance(player.other());
    let missing = on.missing(player);
    let fallen = on.ask(&FlagFall::OneFlag { player, missing, opponent });
    quickplay::flag_fall_unless_postponed(on, player, fallen);
}

pub(in crate::hearings) fn has_not_fallen(on: &mut Proceedings<'_>, player: Color) {
    on.decide(&FlagFall::NotFallen { player });
    shows(on, player);
}

/// What that player's clock shows, if there is one.
pub(in crate::hearings) fn shows(on: &mut Proceedings<'_>, player: Color) {
    let Some(ms) = on.left_ms(player).filter(|ms| !ms.is_zero()) else { return };
    on.decide(&FlagFall::Shows { player, ms });
}

/// A penalty that leaves no time lets the flag fall.
pub(crate) fn see(on: &mut Proceedings<'_>, _: &Event) {
    let taken = |ruling: &Ruling| matches!(ruling.effect(), Effect::TimeRemoved { .. });
    if !on.rulings().iter().any(taken) {
        return;
    }
    let without = |player: &Color| {
        let taken = on.rulings().iter().any(|ruling| {
            matches!(ruling.effect(), Effect::TimeRemoved { player: of, ms } if of == player && !ms.is_zero())
        });
        taken && on.left_ms(*player) == Some(Millis::ZERO)
    };
    let without: Vec<Color> = Color::ALL.into_iter().filter(without).collect();
    for player in without {
        on.decide(&FlagFall::NothingLeft { player });
    }
}

/// The next period's time has raised a flag that had fallen.
pub(in crate::hearings) fn raised(on: &mut Proceedings<'_>, player: Color, press: &PressOutcome) {
    if press.flag_fell_at.is_some() {
        on.enter(Ledger::MissedFlag(player, true));
    }
}
