//! Quickplay finishes: claims with less than two minutes left, the five
//! seconds a move that a player may ask for, and play without an arbiter.

use crate::event::{Act, Claim, Decision, Writing};
use crate::game::{Game, side};
use touchmove_board::Color;
use touchmove_clock::Bonus;
use touchmove_laws::rules::draw_offer;
use touchmove_laws::rules::quickplay_finish::{self, Facts, Ground, Wish};
use touchmove_laws::{Arbiter, Effect, Question, Ruling};

/// What is on record about claims in a quickplay finish.
#[derive(Debug, Clone, Default)]
pub(crate) struct Quickplay {
    /// Whose claim the arbiter will decide later.
    postponed: Option<Color>,
    /// Whether five seconds a move have been granted.
    granted: bool,
    /// Whose claim has ended a game without an arbiter, and on which ground.
    ended_by: Option<(Color, Ground)>,
    /// The rulings on a flag-fall that wait for the decision on a claim.
    waiting: Vec<Ruling>,
}

impl Game {
    fn quickplay_facts(&self, player: Color, wish: Wish) -> Facts {
        let of = &self.regulations;
        let periods = self.clock.control().periods();
        Facts {
            edition: of.edition,
            pace: of.pace,
            regime: self.regime(),
            player,
            wish,
            announced: of.quickplay_finish,
            increment: periods.iter().any(|p| p.bonus.per_move_ms() > 0),
            granted: self.quickplay.granted,
            last_period: periods.is_empty() || self.clock.in_last_period(side(player)),
            has_move: player == self.has_move(),
            left_ms: self.clock.remaining_ms(side(player), self.now),
            flag_down: self.clock.is_flag_down(side(player), self.now),
        }
    }

    pub(crate) fn claims_quickplay_draw(&mut self, player: Color, ground: Ground) -> Vec<Ruling> {
        if let Some(rulings) = self.claims_no_progress(player) {
            return rulings;
        }
        let absent = self.regulations.arbiter == Arbiter::Absent;
        let wish = if absent { Wish::DrawWithoutArbiter } else { Wish::Draw };
        if let Some(refused) = quickplay_finish::refused(&self.quickplay_facts(player, wish)) {
            return vec![refused];
        }
        let edition = self.regulations.edition;
        if !absent {
            return quickplay_finish::claimed(edition, player).into_iter().collect();
        }
        self.quickplay.ended_by = Some((player, ground));
        let mut rulings =
            quickplay_finish::without_arbiter(edition, player, ground, &self.attempt.before);
        rulings.extend(self.halt_clocks(true));
        rulings
    }

    pub(crate) fn requests_increment(&mut self, player: Color) -> Vec<Ruling> {
        let facts = self.quickplay_facts(player, Wish::Increment);
        if let Some(refused) = quickplay_finish::refused(&facts) {
            return vec![refused];
        }
        let offer = draw_offer::restricted(self.offer_by(player)).is_none();
        if offer {
            self.offer = Some(player);
        }
        let arbiter = self.regulations.arbiter != Arbiter::Absent;
        let edition = self.regulations.edition;
        quickplay_finish::increment_requested(edition, player, offer, arbiter)
    }

    /// The arbiter's answer to an open question, or to a claim that was
    /// postponed; none if nothing of the kind is open.
    pub(crate) fn quickplay_answered(&mut self, act: &Act) -> Option<Vec<Ruling>> {
        if !matches!(
            act,
            Act::Decision(Decision::Agrees)
                | Act::Decision(Decision::Rejects)
                | Act::Decision(Decision::Postpones)
        ) {
            return None;
        }
        let open = self.questions.iter().position(is_quickplay);
        let question = open.map(|i| self.questions.remove(i));
        let answer = match (question, act) {
            (Some(question), _) => self.answer(&question, act)?,
            (None, Act::Decision(Decision::Agrees)) => self.decided_later(true)?,
            (None, Act::Decision(Decision::Rejects)) => self.decided_later(false)?,
            (None, _) => return None,
        };
        self.add_time(&answer);
        let resumed = self.resume_clocks(self.quickplay.ended_by.is_none());
        Some(answer.into_iter().chain(resumed).collect())
    }

    fn answer(&mut self, question: &Question, act: &Act) -> Option<Vec<Ruling>> {
        let edition = self.regulations.edition;
        let ruling = match (question, act) {
            (Question::QuickplayIncrement { player }, Act::Decision(Decision::Agrees)) => {
                return Some(self.increment_set(*player));
            }
            (Question::QuickplayClaim { .. }, Act::Decision(Decision::Agrees)) => {
                quickplay_finish::granted(edition, false)
            }
            (Question::QuickplayClaim { player }, Act::Decision(Decision::Rejects)) => {
                quickplay_finish::rejected(edition, *player)
            }
            (Question::QuickplayClaim { player }, Act::Decision(Decision::Postpones)) => {
                self.quickplay.postponed = Some(*player);
                quickplay_finish::postponed(edition, *player)
            }
            (Question::QuickplayFlag { .. }, Act::Decision(Decision::Agrees)) => {
                quickplay_finish::granted(edition, true)
            }
            (Question::QuickplayFlag { .. }, Act::Decision(Decision::Rejects)) => {
                return Some(std::mem::take(&mut self.quickplay.waiting));
            }
            (Question::QuickplayReferred { .. }, Act::Decision(Decision::Agrees)) => {
                quickplay_finish::granted_afterwards(edition)
            }
            (Question::QuickplayReferred { player }, Act::Decision(Decision::Rejects)) => {
                quickplay_finish::rejected_afterwards(edition, *player)
            }
            _ => None,
        };
        Some(ruling.into_iter().collect())
    }

    fn decided_later(&mut self, granted: bool) -> Option<Vec<Ruling>> {
        let claimant = self.quickplay.postponed.take()?;
        let edition = self.regulations.edition;
        let ruling = match granted {
            true => quickplay_finish::granted(edition, true),
            false => quickplay_finish::rejected(edition, claimant),
        };
        Some(ruling.into_iter().collect())
    }

    fn increment_set(&mut self, player: Color) -> Vec<Ruling> {
        let (ms, rulings) = quickplay_finish::increment_set(self.regulations.edition, player);
        let control = self.clock.control().clone().with_bonus(Bonus::Increment(ms));
        self.clock.set_control(&control, self.now);
        self.quickplay.granted = true;
        self.offer = None;
        rulings
    }

    /// The time that the opponent of a claimant gets while the decision is
    /// postponed; none if it is given for something else.
    pub(crate) fn time_while_postponed(&self, player: Color, ms: u64) -> Option<Ruling> {
        let claimant = self.quickplay.postponed?;
        let ruling = quickplay_finish::time_meanwhile(self.regulations.edition, player, ms);
        ruling.filter(|_| claimant != player)
    }

    /// A flag that falls while the decision is postponed does not lose before
    /// the arbiter has decided.
    pub(crate) fn unless_postponed(&mut self, flag: Color, rulings: Vec<Ruling>) -> Vec<Ruling> {
        let loses = |r: &Ruling| match r.effect() {
            Effect::GameOver { result, .. } => {
                *result == touchmove_laws::Outcome::win(flag.other())
            }
            _ => false,
        };
        if self.quickplay.postponed.is_none() || !rulings.iter().any(loses) {
            return rulings;
        }
        let (waiting, now): (Vec<Ruling>, Vec<Ruling>) = rulings.into_iter().partition(loses);
        self.quickplay.waiting = waiting;
        let asked = quickplay_finish::flag_fell_meanwhile(self.regulations.edition, flag);
        now.into_iter().chain(asked).collect()
    }

    /// What a player still does after a claim that has ended the game; none if
    /// there was no such claim.
    pub(crate) fn after_the_claim(&self, player: Color, act: &Act) -> Option<Vec<Ruling>> {
        let (claimant, ground) = self.quickplay.ended_by?;
        let edition = self.regulations.edition;
        let ruling = match act {
            Act::Claim(Claim::ConfirmsPosition) if player != claimant => {
                quickplay_finish::confirmed(edition, player, ground)
            }
            Act::Writing(Writing::Records { .. })
            | Act::Writing(Writing::Signs { .. })
            | Act::Claim(Claim::ConfirmsPosition) => None,
            _ => quickplay_finish::ended(edition, player),
        };
        Some(ruling.into_iter().collect())
    }
}

fn is_quickplay(question: &Question) -> bool {
    matches!(
        question,
        Question::QuickplayClaim { .. }
            | Question::QuickplayFlag { .. }
            | Question::QuickplayReferred { .. }
            | Question::QuickplayIncrement { .. }
    )
}
