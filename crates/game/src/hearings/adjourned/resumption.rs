//! Resuming an adjourned game.

use crate::event::{Act, Actor, Adjournment, Claim, Event, Matter, Presence};
use crate::hearings::adjourned::sealed_move;
use crate::hearings::board::legal_move;
use crate::proceedings::Proceedings;
use crate::state::View;
use crate::state::adjourned::Sealed;
use crate::state::attempt::Attempt;
use crate::state::change::{Clock, Moves, Phase, Pieces};
use crate::state::status::{Impossible, Status};
use crate::verdict::Heard;
use alloc::boxed::Box;
use touchmove_board::{ByColor, Color, Move};
use touchmove_clock::Moment;
use touchmove_laws::Refusal;
use touchmove_laws::rules::resumption::Resumption;
use touchmove_laws::rules::resumption::{self, Flaw, Occasion, Times};
use touchmove_laws::rules::sealed_move as adjournment_rule;

pub(crate) fn hear(on: &mut Proceedings<'_>, event: &Event) -> Result<Heard, Impossible> {
    let concerned = matches!(
        event.act,
        Act::Adjournment(_)
            | Act::Presence(Presence::Arrives)
            | Act::Claim(Claim::PointsOut { matter: Matter::WrongClock })
    );
    if !concerned || !adjournment_rule::is_known(on.edition()) {
        return Ok(Heard::NotMine);
    }
    let player = match event.actor {
        Actor::Player(player) | Actor::AssistantOf(player) => Some(player),
        Actor::Arbiter => None,
        Actor::Spectator => return Ok(Heard::NotMine),
    };
    let kept = &on.phase.adjourned;
    let since = kept.resumed_at;
    match (player, &event.act) {
        (None, Act::Adjournment(Adjournment::ResumesTheGame))
            if on.phase.status == Status::Adjourned =>
        {
            resumes(on);
        }
        (None, Act::Adjournment(Adjournment::OpensTheEnvelope)) => opens_the_envelope(on),
        (None, Act::Adjournment(Adjournment::ReportsTheEnvelopeLost)) => envelope_is_lost(on),
        (None, Act::Adjournment(Adjournment::ReportsThePositionLost)) => position_is_lost(on),
        (Some(player), Act::Presence(_)) if kept.absent[player] => match since {
            Some(since) => arrives(on, player, since),
            None => return Ok(Heard::NotMine),
        },
        (_, Act::Claim(_)) if since.is_some() => {
            let by = player.unwrap_or(on.has_move());
            return Ok(wrong_times(on, by));
        }
        _ => return Ok(Heard::NotMine),
    }
    Ok(Heard::Taken)
}

/// That player is not at the board when the game is resumed; to be said before
/// that, and only of an adjourned game.
pub(crate) fn without(on: &mut Proceedings<'_>, player: Color) {
    if on.phase.status == Status::Adjourned {
        sealed_move::keep(on, |kept| kept.absent[player] = true);
    }
}

fn resumes(on: &mut Proceedings<'_>) {
    let Some(sealer) = on.phase.adjourned.sealer else { return };
    on.enter(Phase::Playing);
    on.enter(Phase::Halt(None));
    let (now, shown, made) = (on.table.now, on.times_shown(), on.table.plies.len());
    sealed_move::keep(on, |kept| {
        (kept.resumed_at, kept.shown) = (Some(now), shown);
        kept.resumed_with = made.saturating_add(1);
    });
    let [replier_absent, sealer_absent] =
        [sealer.other(), sealer].map(|p| on.phase.adjourned.absent[p]);
    if on.phase.adjourned.envelope.is_none() {
        // What was sealed was an answer to a position that has been put back.
        sealed_move::keep(on, |kept| kept.recorded = shown);
        on.enter(Clock::Starts(on.has_move()));
    } else if replier_absent {
        on.enter(Clock::Starts(sealer.other()));
    }
    let (stated, replier) = (on.rules.default_time, sealer.other());
    on.decide(&Resumption::Resumed {
        replier,
        replier_absent,
        sealer_absent,
        default_time: stated,
    });
}

fn refuses_to_open(on: &mut Proceedings<'_>, player: Color, why: Refusal) {
    on.decide(&Resumption::NotOpened { player, why: why.clone() });
}

fn opens_the_envelope(on: &mut Proceedings<'_>) {
    let Some(envelope) = on.phase.adjourned.envelope.clone() else {
        let void = on.phase.adjourned.void;
        let why = if void { Refusal::EnvelopeVoid } else { Refusal::NoEnvelope };
        return refuses_to_open(on, on.has_move(), why);
    };
    let reader = envelope.by.other();
    if on.phase.status == Status::Adjourned {
        return refuses_to_open(on, reader, Refusal::NotResumed);
    }
    if on.phase.adjourned.absent[reader] {
        return refuses_to_open(on, reader, Refusal::NotThereToReply);
    }
    opened(on, &envelope);
}

fn occasion(view: &View, reader: Color) -> Occasion {
    let waited = view.running() == Some(reader);
    let waited = waited || view.phase.halt.is_some_and(|halt| halt.resume == reader);
    match (view.phase.adjourned.is_reply, waited) {
        (true, _) => Occasion::Reply,
        (false, true) => Occasion::AfterWaiting,
        (false, false) => Occasion::InTime,
    }
}

fn opened(on: &mut Proceedings<'_>, envelope: &Sealed) {
    let occasion = occasion(on, envelope.by.other());
    sealed_move::keep(on, |kept| (kept.envelope, kept.is_reply) = (None, false));
    on.enter(Clock::Stops);
    on.enter(Phase::Halt(None));
    on.decide(&Resumption::Opened { occasion });
    on.enter(Pieces::Stand(on.table.attempt.before));
    match on.meaning_of(&envelope.text) {
        Ok(mv) => sealed_move_made(on, envelope.by, mv, occasion),
        Err(flaw) => sealed_move_flawed(on, envelope.by, flaw),
    }
}

fn sealed_move_made(on: &mut Proceedings<'_>, sealer: Color, mv: Move, occasion: Occasion) {
    on.enter(Pieces::BackTo(Box::new(Attempt::new(on.table.attempt.before))));
    // Only an end gets the articles that are added.
    let mark = on.mark();
    if on.ending(|on| legal_move::made(on, mv)) {
        // The sealed move decides although somebody comes late.
        if on.phase.adjourned.absent[sealer] {
            on.amend(mark, resumption::decides_unseen);
        }
        return;
    }
    on.enter(Clock::Starts(sealer));
    let press = on.press(sealer, true);
    on.enter(Moves::CompletedAs { completed: true, press });
    let replier = sealer.other();
    on.decide(&Resumption::ClockStarted { occasion, player: replier });
}

fn sealed_move_flawed(on: &mut Proceedings<'_>, sealer: Color, flaw: Flaw) {
    let opponent = on.mating_chance_from(&on.table.attempt.before, sealer.other());
    on.decide(&Resumption::Flaw { player: sealer, flaw });
    on.decide(&Resumption::Flawed { sealer, flaw, opponent });
}

fn arrives(on: &mut Proceedings<'_>, player: Color, since: Moment) {
    sealed_move::keep(on, |kept| kept.absent[player] = false);
    let (edition, stated) = (on.edition(), on.rules.default_time);
    let after = on.table.now - since;
    let allowed = resumption::late_after(edition, stated);
    if after <= allowed {
        return;
    }
    // The end that lies in the unopened envelope takes precedence over the lateness.
    if let Some(envelope) = sealed_end(on, player) {
        return on.amending(resumption::decides_before_lateness, |on| opened(on, &envelope));
    }
    let other_absent = on.phase.adjourned.absent[player.other()];
    on.decide(&Resumption::TooLate { player, other_absent, ms: after, allowed });
}

/// The unopened envelope, if what is in it ends the game and that counts.
fn sealed_end(view: &View, replier: Color) -> Option<Sealed> {
    let kept = &view.phase.adjourned;
    let envelope = kept.envelope.as_ref()?;
    let concerns = envelope.by == replier.other() && !kept.is_reply;
    if !concerns || !resumption::outlives_lateness(view.edition()) {
        return None;
    }
    let before = view.table.attempt.before;
    let goes_on = view.meaning_of(&envelope.text).is_ok_and(|mv| {
        let after = before.after(mv);
        after.has_legal_move() && !view.is_dead(&after)
    });
    (!goes_on).then(|| envelope.clone())
}

fn envelope_is_lost(on: &mut Proceedings<'_>) {
    let Some(sealer) = on.phase.adjourned.sealer else {
        return refuses_to_open(on, on.has_move(), Refusal::NoEnvelope);
    };
    if on.phase.status == Status::Adjourned {
        resumes(on);
    }
    sealed_move::keep(on, |kept| kept.envelope = None);
    on.enter(Phase::Halt(None));
    on.enter(Clock::Stops);
    let recorded = on.phase.adjourned.recorded;
    for (player, ms) in recorded.into_iter().flat_map(IntoIterator::into_iter) {
        on.enter(Clock::Set { player, ms });
    }
    on.enter(Clock::Starts(sealer));
    let times = recorded.map(Into::into);
    on.decide(&Resumption::EnvelopeMissing { sealer, times });
}

fn position_is_lost(on: &mut Proceedings<'_>) {
    if on.phase.adjourned.sealer.is_none() {
        return refuses_to_open(on, on.has_move(), Refusal::NoEnvelope);
    }
    on.decide(&Resumption::PositionLost);
}

/// Corrects times that were wrong when the game was resumed. Time used since then stays used.
/// Does not take the event if there are no times to compare with.
fn wrong_times(on: &mut Proceedings<'_>, player: Color) -> Heard {
    let kept = &on.phase.adjourned;
    let (Some(recorded), Some(at_first), Some(shown)) =
        (kept.recorded, kept.shown, on.times_shown())
    else {
        return Heard::NotMine;
    };
    let right = ByColor::from_fn(|p| {
        let (was, is) = (at_first[p], shown[p]);
        let gained = is - was;
        recorded[p] + gained - (was - is)
    });
    let since = on.table.plies.iter().skip(kept.resumed_with);
    let has_moved = since.filter(|ply| ply.player == player).count() > 0;
    let times = Times { player, has_moved, right: right.into(), shown: shown.into() };
    if !has_moved {
        for (player, ms) in right {
            on.enter(Clock::Set { player, ms });
        }
        sealed_move::keep(on, |kept| kept.shown = Some(recorded));
    }
    on.decide(&Resumption::WrongTimes(times));
    Heard::Taken
}
