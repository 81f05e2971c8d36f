//! What the arbiter does (Article 12).

use crate::event::Act;
use crate::game::{Game, side};
use touchmove_board::Color;
use touchmove_laws::rules::points;
use touchmove_laws::{
    Effect, Note, Outcome, Provision, Question, Refusal, Ruling, Score, Termination, Warned,
};

impl Game {
    pub(crate) fn by_arbiter(&mut self, act: &Act) -> Vec<Ruling> {
        match act {
            Act::Starts => self.start(self.now),
            Act::StopsTheClock(_) => self.halt_clocks(true),
            Act::Resumes => {
                self.questions.clear();
                self.resume_clocks(true)
            }
            Act::ObservesFlag(player) => self.observes_flag(*player),
            Act::ObservesBothFlags => self.observes_both_flags(),
            Act::ObservesIllegalMove => self.observes_illegal_move(),
            Act::ObservesTouched(square) => self.observes_touched(*square),
            Act::ObservesIllegalPosition => self.observes_illegal_position(),
            Act::PointsOut(matter) => self.points_out(matter),
            Act::Agrees => self.answered_with(true),
            Act::Rejects => self.answered_with(false),
            Act::Postpones => self.answered(),
            Act::GivesTime(player, ms) => self.gives_time(*player, *ms),
            Act::ReconstructsTheGame => self.reconstructs(),
            Act::FindsNoOverstep => self.finds_no_overstep(),
            Act::TakesTime(player, ms) => self.takes_time(*player, *ms),
            Act::SetsClocks(times) => self.sets_clocks(times),
            Act::Warns(player) => self.warns(*player),
            Act::DeclaresLost(player, score) => self.declares_lost(*player, *score),
            Act::DeclaresDraw => self.declares(Outcome::DRAW),
            _ => Vec::new(),
        }
    }

    fn observes_flag(&mut self, player: Color) -> Vec<Ruling> {
        if self.may_be_down(player) {
            self.flag_has_fallen(player)
        } else {
            self.has_not_fallen(player)
        }
    }

    /// The open question has its answer.
    pub(crate) fn answered(&mut self) -> Vec<Ruling> {
        if !self.questions.is_empty() {
            self.questions.remove(0);
        }
        self.resume_clocks(false)
    }

    fn gives_time(&mut self, player: Color, ms: u64) -> Vec<Ruling> {
        self.clock.add(side(player), ms, self.now);
        let added = self.ruled(Provision::PenaltyMoreTime, Effect::TimeAdded { player, ms });
        added.into_iter().chain(self.second_move_penalised()).collect()
    }

    fn takes_time(&mut self, player: Color, ms: u64) -> Vec<Ruling> {
        let asked = self.takes_for_assistant(player, ms);
        if let Some(rulings) = asked.or_else(|| self.takes_for_session(player, ms)) {
            return rulings;
        }
        let taken = self.clock.remove(side(player), ms, self.now);
        let effect = Effect::TimeRemoved { player, ms: taken };
        let removed = self.ruled(Provision::PenaltyLessTime, effect);
        removed.into_iter().chain(self.second_move_penalised()).collect()
    }

    fn sets_clocks(&mut self, times: &[(Color, u64)]) -> Vec<Ruling> {
        let mut rulings = Vec::new();
        for &(player, ms) in times {
            self.clock.set(side(player), ms, self.now);
            let what = Note::ClockSet { player, ms };
            rulings.extend(self.ruled(Provision::TimesAfterIrregularity, Effect::Noted { what }));
        }
        self.questions.retain(|q| *q != Question::Times);
        rulings.extend(self.resume_clocks(false));
        rulings
    }

    fn warns(&mut self, player: Color) -> Vec<Ruling> {
        let kind = Warned::ByArbiter;
        let warned = self.ruled(Provision::PenaltyWarning, Effect::Warning { player, kind });
        warned.into_iter().chain(self.second_move_penalised()).collect()
    }

    fn declares_lost(&mut self, player: Color, opponent: Option<Score>) -> Vec<Ruling> {
        let declared = self.declares(Outcome::loss(player, opponent.unwrap_or(Score::Win)));
        let penalty = |ruling: Ruling| match ruling.effect() {
            Effect::GameOver { .. } => ruling.and(Provision::PenaltyLoss),
            _ => ruling,
        };
        declared.into_iter().map(penalty).collect()
    }

    fn declares(&mut self, result: Outcome) -> Vec<Ruling> {
        let regulations = &self.regulations;
        if !points::is_allowed(regulations.edition, regulations.points, result) {
            let why = Refusal::TooManyPoints { result };
            let player = self.has_move();
            return self.ruled(Provision::PointsTotal, Effect::Refused { player, why });
        }
        let termination = Termination::ArbitersDecision;
        self.ruled(Provision::Penalties, Effect::GameOver { result, termination })
    }
}
