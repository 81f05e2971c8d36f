//! What the arbiter does (Article 12).

use crate::event::{Act, Claim, Clock, Decision, Observation};
use crate::game::{Game, side};
use touchmove_board::Color;
use touchmove_laws::rules::stopping::By;
use touchmove_laws::rules::{asking, points};
use touchmove_laws::{
    Answer, Effect, Note, Outcome, Provision, Refusal, Ruling, Score, Termination,
};

impl Game {
    pub(crate) fn by_arbiter(&mut self, act: &Act) -> Vec<Ruling> {
        if let Some(rulings) = self.progress_answered(act) {
            return rulings;
        }
        if let Some(rulings) = self.quickplay_answered(act) {
            return rulings;
        }
        match act {
            Act::Clock(Clock::Starts) => self.start(self.now),
            Act::Clock(Clock::Stops { .. }) => self.halt_by(By::Arbiter),
            Act::Clock(Clock::Resumes) => self.arbiter_resumes(),
            Act::Observation(Observation::Flag { player }) => self.observes_flag(*player),
            Act::Observation(Observation::BothFlags) => self.observes_both_flags(),
            Act::Observation(Observation::IllegalMove) => self.observes_illegal_move(),
            Act::Observation(Observation::Touched { square }) => self.observes_touched(*square),
            Act::Observation(Observation::IllegalPosition) => self.observes_illegal_position(),
            Act::Decision(Decision::Explains { article: number, to }) => {
                asking::explained(self.regulations.edition, number, *to)
            }
            Act::Decision(Decision::Reinstates { .. }) => self.reinstates(act),
            Act::Claim(Claim::PointsOut { matter }) => self.points_out(matter),
            Act::Decision(Decision::Agrees) => self.agrees_or_rejects(true),
            Act::Decision(Decision::Rejects) => self.agrees_or_rejects(false),
            Act::Decision(Decision::Postpones) => self.answered(),
            Act::Decision(Decision::ReconstructsTheGame) => self.reconstructs(),
            Act::Observation(Observation::NoOverstep) => self.finds_no_overstep(),
            Act::Decision(Decision::SetsClocks { times }) => self.sets_clocks(times),
            Act::Decision(Decision::DeclaresLost { player, score }) => {
                self.declares_lost(*player, *score)
            }
            Act::Decision(Decision::DeclaresDraw) => {
                self.declares_under(Provision::Penalties, Outcome::DRAW)
            }
            act => self.arbiter_imposes(act),
        }
    }

    fn observes_flag(&mut self, player: Color) -> Vec<Ruling> {
        if let Some(refused) = self.limited_flag_call(player) {
            return vec![refused];
        }
        if self.may_be_down(player) {
            self.flag_called(player)
        } else {
            self.has_not_fallen(player)
        }
    }

    /// The open question has its answer; one about a penalty needs another.
    pub(crate) fn answered(&mut self) -> Vec<Ruling> {
        if let Some(open) = self.questions.iter().position(|q| !q.is_about_conduct()) {
            self.questions.remove(open);
        }
        self.resume_clocks(false)
    }

    fn sets_clocks(&mut self, times: &[(Color, u64)]) -> Vec<Ruling> {
        let mut rulings = Vec::new();
        let provision = self.times_are_set_under();
        self.conduct.set_under = Some(provision);
        for &(player, ms) in times {
            let set = self.ruled(provision, Effect::Noted { what: Note::ClockSet { player, ms } });
            if !set.is_empty() {
                self.clock.set(side(player), ms, self.now);
            }
            rulings.extend(set);
        }
        self.questions.retain(|q| !q.answers().contains(&Answer::SetsClocks));
        rulings.extend(self.resume_clocks(false));
        rulings
    }

    pub(crate) fn declares_lost(&mut self, player: Color, opponent: Option<Score>) -> Vec<Ruling> {
        let score = opponent.unwrap_or(Score::Win);
        let result = Outcome::loss(player, score);
        let declared = self.declares_under(Provision::Penalties, result);
        let refusal = self.lost_under(player, score);
        let penalty = |ruling: Ruling| match ruling.effect() {
            Effect::GameOver { .. } => {
                refusal.into_iter().fold(ruling.and(Provision::PenaltyLoss), Ruling::and)
            }
            _ => ruling,
        };
        declared.into_iter().map(penalty).collect()
    }

    pub(crate) fn declares_under(&self, under: Provision, result: Outcome) -> Vec<Ruling> {
        let regulations = &self.regulations;
        if !points::is_allowed(regulations.edition, regulations.points, result) {
            let why = Refusal::TooManyPoints { result };
            let player = self.has_move();
            return self.ruled(Provision::PointsTotal, Effect::Refused { player, why });
        }
        let termination = Termination::ArbitersDecision;
        self.ruled(under, Effect::GameOver { result, termination })
    }
}
