//! The event's conditions, as far as the answer may depend on them.

use super::Situation;
use crate::messages::say;
use touchmove_clock::{Bonus, Color, Period};
use touchmove_explain::{MessageArgument, Words};
use touchmove_game::{Act, Claim, Offer};
use touchmove_laws::{Arbiter, DrawAgreement, Edition, Pace, Supervision, Variant};

impl Situation {
    /// Returns the event's conditions as sentences: time control, supervision, and more.
    ///
    /// ```
    /// use touchmove_book::training::questions;
    /// use touchmove_explain::{Language, Words};
    /// use touchmove_laws::Edition;
    ///
    /// let words = Words::new(Language::English);
    /// let situation = &questions(Edition::Fide2023)[0].situation;
    /// assert!(situation.conditions(&words).len() > 1);
    /// ```
    pub fn conditions(&self, words: &Words) -> Vec<String> {
        let rules = &self.regulations;
        let pace = format!("event-pace-{}", rules.pace.name());
        let mut all = vec![say(words, &pace, &[])];
        let control = rules.time_control.of(Color::White);
        match control.has_clock() {
            true => all.extend(control.periods().iter().map(|period| stage(words, period))),
            false => all.push(say(words, "event-time-no-clock", &[])),
        }
        let plain = [
            (rules.supervision == Supervision::Limited, "event-supervision-limited"),
            (rules.arbiter == Arbiter::Software, "event-arbiter-software"),
            (rules.arbiter == Arbiter::Absent, "event-arbiter-none"),
            (rules.quickplay_finish, "event-quickplay-finish"),
            (self.has_no_guidelines(), "event-quickplay-none"),
            (rules.draw_agreement == DrawAgreement::Never, "event-draws-never"),
            (rules.variant == Variant::Chess960, "event-chess960"),
            (rules.blind == [true, false], "event-blind-white"),
            (rules.blind == [false, true], "event-blind-black"),
            (rules.blind == [true, true], "event-blind-both"),
        ];
        all.extend(plain.iter().filter(|(is, _)| *is).map(|(_, id)| say(words, id, &[])));
        all.extend(self.supervised(words));
        all.extend(self.draws(words));
        all.extend(self.default_time(words));
        all
    }

    /// Returns the supervision in rapid and blitz, which have simpler rules if there are too few
    /// arbiters.
    fn supervised(&self, words: &Words) -> Option<String> {
        let rules = &self.regulations;
        let full = rules.supervision == Supervision::Full && rules.pace != Pace::Standard;
        let known = !matches!(rules.edition, Edition::FinnishBlitz2008 | Edition::Casual);
        let by = if rules.arbiter == Arbiter::Human { rules.pace.name() } else { "nobody" };
        (full && known).then(|| say(words, "event-supervision-full", &[("pace", by.into())]))
    }

    /// True if the question must say that the quickplay guidelines do not apply.
    fn has_no_guidelines(&self) -> bool {
        let both_flags = self.clocks == [Some(0); 2];
        !self.regulations.quickplay_finish && (both_flags || self.has(is_of_a_quickplay_finish))
    }

    fn has(&self, is: fn(&Act) -> bool) -> bool {
        self.entries.iter().any(|(entry, _)| is(&entry.event.act))
    }

    /// Returns the rule on draw agreements. The sentence about unrestricted agreements is returned
    /// only if a player has asked for a draw.
    fn draws(&self, words: &Words) -> Option<String> {
        let offered = self.has(asks_for_a_draw);
        match self.regulations.draw_agreement {
            DrawAgreement::From(number) => {
                Some(say(words, "event-draws-from", &[("move", number.into())]))
            }
            DrawAgreement::Free => offered.then(|| say(words, "event-draws-free", &[])),
            DrawAgreement::Never => None,
        }
    }

    /// Returns the default time. The sentence about a missing default time is returned only if
    /// lateness matters.
    fn default_time(&self, words: &Words) -> Option<String> {
        match self.regulations.default_time {
            Some(time) => Some(say(words, "event-default-time", &[("ms", time.get().into())])),
            None => self.lateness.then(|| say(words, "event-default-time-none", &[])),
        }
    }
}

/// A claim is also an offer (9.5.1).
const fn asks_for_a_draw(act: &Act) -> bool {
    matches!(
        act,
        Act::Offer(Offer::OffersADraw { .. })
            | Act::Claim(Claim::Draw { .. } | Claim::FromTheScreen { .. })
    ) || is_of_a_quickplay_finish(act)
}

const fn is_of_a_quickplay_finish(act: &Act) -> bool {
    matches!(act, Act::Claim(Claim::CannotWin | Claim::NoEffort | Claim::RequestsIncrement))
}

fn stage(words: &Words, period: &Period) -> String {
    let bonus = match period.bonus {
        Bonus::None => 0,
        Bonus::Increment(ms) | Bonus::Delay(ms) => ms.get(),
    };
    let args: [(&str, MessageArgument); 3] = [
        ("moves", period.moves.unwrap_or(0).into()),
        ("ms", period.time_ms.get().into()),
        ("bonus", bonus.into()),
    ];
    say(words, "event-time-stage", &args)
}
