//! The arbiter's penalties and permissions (Article 12; 2009: 13).

use crate::conduct::of;
use crate::event::{Act, Decision};
use crate::game::{Game, side};
use crate::status::Status;
use touchmove_board::Color;
use touchmove_laws::rules::points::is_a_step;
use touchmove_laws::rules::wrong_start::{arbiter_may_cancel, cancelled_for_colours};
use touchmove_laws::rules::{asking, others, penalties};
use touchmove_laws::{
    Effect, Note, Penalty, Provision, Question, Refusal, Regulations, Ruling, Warned,
};

impl Game {
    /// What the arbiter gives, takes, imposes and allows.
    pub(crate) fn arbiter_imposes(&mut self, act: &Act) -> Vec<Ruling> {
        if let Some(rulings) = self.takes_what_was_asked(act) {
            return rulings;
        }
        let mut rulings = match *act {
            Act::Decision(Decision::Warns { player }) => self.warns(player),
            Act::Decision(Decision::GivesTime { player, ms }) => self.gives_time(player, ms),
            Act::Decision(Decision::GivesForDisturbance { player, ms }) => {
                self.gives_for_disturbance(player, ms)
            }
            Act::Decision(Decision::TakesTime { player, ms }) => self.takes_time(player, ms),
            Act::Decision(Decision::GivesPoints { player, halves }) => {
                self.gives_points(player, halves)
            }
            Act::Decision(Decision::TakesPoints { player, halves }) => {
                self.takes_points(player, halves)
            }
            Act::Decision(Decision::Fines { player }) => self.imposes(player, Penalty::Fine),
            Act::Decision(Decision::Excludes { player }) => {
                self.imposes(player, Penalty::Exclusion)
            }
            Act::Decision(Decision::Expels { player }) => self.expels(player),
            Act::Decision(Decision::ExpelsTheSpectator) => {
                others::sent_away(self.regulations.edition).into_iter().collect()
            }
            Act::Decision(Decision::PermitsToLeave { player }) => self.permits_to_leave(player),
            Act::Decision(Decision::AllowsToBeLate { player }) => self.allows_to_be_late(player),
            Act::Decision(Decision::SetsTheMoveCounter { moves }) => {
                self.sets_the_move_counter(moves)
            }
            Act::Decision(Decision::CancelsTheGame) => self.cancels_the_game(),
            _ => Vec::new(),
        };
        if rulings.iter().all(|r| !matches!(r.effect(), Effect::Refused { .. })) {
            rulings.extend(self.answered_by(act));
        }
        rulings
    }

    fn warns(&mut self, player: Color) -> Vec<Ruling> {
        let warnings = of(&mut self.conduct.warnings, player);
        *warnings = warnings.saturating_add(1);
        if let Some(lost) = self.second_offence(player) {
            return vec![lost];
        }
        let kind = Warned::ByArbiter;
        self.ruled(Provision::PenaltyWarning, Effect::Warning { player, kind })
    }

    fn gives_time(&mut self, player: Color, ms: u64) -> Vec<Ruling> {
        let meanwhile = self.time_while_postponed(player, ms).map(|ruling| vec![ruling]);
        let effect = Effect::TimeAdded { player, ms };
        let rulings = meanwhile.unwrap_or_else(|| self.ruled(Provision::PenaltyMoreTime, effect));
        self.add_time(&rulings);
        rulings
    }

    /// Time for an assistant who keeps score, or for a session cut short.
    fn takes_what_was_asked(&mut self, act: &Act) -> Option<Vec<Ruling>> {
        let Act::Decision(Decision::TakesTime { player, ms }) = *act else { return None };
        self.takes_for_assistant(player, ms).or_else(|| self.takes_for_session(player, ms))
    }

    fn takes_time(&mut self, player: Color, ms: u64) -> Vec<Ruling> {
        let assists = self.assistant_asked().filter(|&(who, _)| who == player);
        let under =
            assists.map_or(Provision::PenaltyLessTime, |(_, help)| asking::assistant_under(help));
        if !self.knows(under) {
            return Vec::new();
        }
        let taken = self.clock.remove(side(player), ms, self.now);
        self.ruled(under, Effect::TimeRemoved { player, ms: taken })
    }

    fn gives_points(&mut self, player: Color, halves: u32) -> Vec<Ruling> {
        if let Some(refused) = self.no_such_score(player, halves) {
            return vec![refused];
        }
        let points = of(&mut self.conduct.points, player);
        *points = points.saturating_add_unsigned(halves);
        self.imposes(player.other(), Penalty::OpponentPoints { halves })
    }

    fn takes_points(&mut self, player: Color, halves: u32) -> Vec<Ruling> {
        if let Some(refused) = self.no_such_score(player, halves) {
            return vec![refused];
        }
        let points = of(&mut self.conduct.points, player);
        *points = points.saturating_sub_unsigned(halves);
        self.imposes(player, Penalty::FewerPoints { halves })
    }

    fn no_such_score(&self, player: Color, halves: u32) -> Option<Ruling> {
        let Regulations { edition, points, .. } = self.regulations;
        if is_a_step(edition, points, halves) {
            return None;
        }
        let why = Refusal::NoSuchScore { halves };
        Ruling::under(edition, Provision::PointsTotal, Effect::Refused { player, why })
    }

    /// Nobody is left to go on with the game of a player who is expelled.
    fn expels(&self, player: Color) -> Vec<Ruling> {
        let mut rulings = self.imposes(player, Penalty::Expulsion);
        let over = matches!(self.status, Status::Over(..) | Status::Cancelled);
        let expelled = |r: &Ruling| matches!(r.effect(), Effect::Penalty { .. });
        if !over && rulings.iter().any(expelled) {
            rulings.extend(penalties::cannot_go_on(self.regulations.edition, player));
        }
        rulings
    }

    fn imposes(&self, offender: Color, kind: Penalty) -> Vec<Ruling> {
        penalties::imposed(self.regulations.edition, offender, kind).into_iter().collect()
    }

    fn sets_the_move_counter(&mut self, moves: u32) -> Vec<Ruling> {
        Color::ALL.into_iter().for_each(|player| self.clock.set_moves(side(player), moves));
        let what = Note::MoveCounterSet { moves };
        let provision = self.conduct.set_under.unwrap_or_else(|| self.times_are_set_under());
        self.ruled(provision, Effect::Noted { what })
    }

    /// Clocks that are wrong or defective have articles of their own.
    pub(crate) fn times_are_set_under(&self) -> Provision {
        let asked = |question| self.questions.contains(&question);
        if asked(Question::WrongClock) {
            Provision::WrongClockSetting
        } else if asked(Question::DefectiveClock) {
            Provision::ClockDefect
        } else {
            Provision::TimesAfterIrregularity
        }
    }

    /// Only where the Laws let a game with colours reversed go on unless the
    /// arbiter rules otherwise.
    fn cancels_the_game(&self) -> Vec<Ruling> {
        let edition = self.regulations.edition;
        if self.conduct.colours_stay && arbiter_may_cancel(edition) {
            return cancelled_for_colours(edition).into_iter().collect();
        }
        if let Some(replayed) = self.replayed_after_interference() {
            return vec![replayed];
        }
        let (player, why) = (self.has_move(), Refusal::NothingToCancel);
        self.ruled(Provision::ReversedColours, Effect::Refused { player, why })
    }
}
