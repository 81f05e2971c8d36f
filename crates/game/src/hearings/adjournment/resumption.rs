//! Hearing on the resumption of an adjourned game.

use crate::event::{Act, Actor, Adjournment, Claim, Event, Matter, Presence};
use crate::hearings::adjournment::sealed_move;
use crate::hearings::board::legal_move;
use crate::proceedings::Proceedings;
use crate::state::View;
use crate::state::adjournment::Sealed;
use crate::state::attempt::Attempt;
use crate::state::change::{Clock, Moves, Phase, Pieces};
use crate::state::status::{Impossible, Status};
use crate::verdict::Handled;
use alloc::boxed::Box;
use alloc::vec::Vec;
use touchmove_board::{ByColor, Color, Move};
use touchmove_clock::Moment;
use touchmove_laws::Refusal;
use touchmove_laws::rules::resumption::Resumption;
use touchmove_laws::rules::resumption::{self, Flaw, Occasion, Times};
use touchmove_laws::rules::sealed_move as adjournment_rule;

pub(crate) fn hear(
    proceedings: &mut Proceedings<'_>,
    event: &Event,
) -> Result<Handled, Impossible> {
    let concerned = matches!(
        event.act,
        Act::Adjournment(_)
            | Act::Presence(Presence::Arrives)
            | Act::Claim(Claim::PointsOut { matter: Matter::WrongClock })
    );
    if !concerned || !adjournment_rule::is_known(proceedings.edition()) {
        return Ok(Handled::No);
    }
    let player = match event.actor {
        Actor::Player(player) | Actor::AssistantOf(player) => Some(player),
        Actor::Arbiter => None,
        Actor::CaptainOf(_) | Actor::Spectator => return Ok(Handled::No),
    };
    let kept = &proceedings.phase.adjourned;
    let since = kept.resumed_at;
    match (player, &event.act) {
        (None, Act::Adjournment(Adjournment::ResumesTheGame))
            if proceedings.phase.status == Status::Adjourned =>
        {
            resumes(proceedings);
        }
        (None, Act::Adjournment(Adjournment::OpensTheEnvelope)) => opens_the_envelope(proceedings),
        (None, Act::Adjournment(Adjournment::ReportsTheEnvelopeLost)) => {
            envelope_is_lost(proceedings)
        }
        (None, Act::Adjournment(Adjournment::ReportsThePositionLost)) => {
            position_is_lost(proceedings)
        }
        (Some(player), Act::Presence(_)) if kept.absent[player] => match since {
            Some(since) => arrives(proceedings, player, since),
            None => return Ok(Handled::No),
        },
        (_, Act::Claim(_)) if since.is_some() => {
            let by = player.unwrap_or(proceedings.has_move());
            return Ok(wrong_times(proceedings, by));
        }
        _ => return Ok(Handled::No),
    }
    Ok(Handled::Yes)
}

/// Marks a player as absent at the resumption. Call it before the resumption of an adjourned game.
pub(crate) fn without(proceedings: &mut Proceedings<'_>, player: Color) {
    if proceedings.phase.status == Status::Adjourned {
        sealed_move::keep(proceedings, |kept| kept.absent[player] = true);
    }
}

fn resumes(proceedings: &mut Proceedings<'_>) {
    let Some(sealer) = proceedings.phase.adjourned.sealer else { return };
    proceedings.enter(Phase::Playing);
    proceedings.enter(Phase::Halt(None));
    let (now, shown, made) =
        (proceedings.table.now, proceedings.times_shown(), proceedings.table.plies.len());
    sealed_move::keep(proceedings, |kept| {
        (kept.resumed_at, kept.shown) = (Some(now), shown);
        kept.resumed_with = made.saturating_add(1);
    });
    let [replier_absent, sealer_absent] =
        [sealer.other(), sealer].map(|p| is_missing(proceedings, p));
    if proceedings.phase.adjourned.envelope.is_none() {
        // The envelope is void, because the position that the sealed move answered has been
        // restored.
        sealed_move::keep(proceedings, |kept| kept.recorded = shown);
        proceedings.start_clock(proceedings.has_move(), Vec::new());
    } else if replier_absent {
        proceedings.start_clock(sealer.other(), Vec::new());
    }
    let (stated, replier) = (proceedings.rules.default_time, sealer.other());
    proceedings.decide(&Resumption::Resumed {
        replier,
        replier_absent,
        sealer_absent,
        default_time: stated,
    });
}

/// True if the player has not arrived for the resumption, or has left the playing area.
fn is_missing(view: &View, player: Color) -> bool {
    view.phase.adjourned.absent[player] || view.ledger.presence.away[player]
}

fn refuses_to_open(proceedings: &mut Proceedings<'_>, player: Color, why: Refusal) {
    proceedings.decide(&Resumption::NotOpened { player, why: why.clone() });
}

fn opens_the_envelope(proceedings: &mut Proceedings<'_>) {
    let Some(envelope) = proceedings.phase.adjourned.envelope.clone() else {
        let void = proceedings.phase.adjourned.void;
        let why = if void { Refusal::EnvelopeVoid } else { Refusal::NoEnvelope };
        return refuses_to_open(proceedings, proceedings.has_move(), why);
    };
    let reader = envelope.by.other();
    if proceedings.phase.status == Status::Adjourned {
        return refuses_to_open(proceedings, reader, Refusal::NotResumed);
    }
    if is_missing(proceedings, reader) {
        return refuses_to_open(proceedings, reader, Refusal::NotThereToReply);
    }
    opened(proceedings, &envelope);
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

fn opened(proceedings: &mut Proceedings<'_>, envelope: &Sealed) {
    let occasion = occasion(proceedings, envelope.by.other());
    sealed_move::keep(proceedings, |kept| (kept.envelope, kept.is_reply) = (None, false));
    proceedings.enter(Clock::Stops);
    proceedings.enter(Phase::Halt(None));
    proceedings.decide(&Resumption::Opened { occasion });
    proceedings.enter(Pieces::Stand(proceedings.table.attempt.before));
    match proceedings.meaning_of(&envelope.text) {
        Ok(mv) => sealed_move_made(proceedings, envelope.by, mv, occasion),
        Err(flaw) => sealed_move_flawed(proceedings, envelope.by, flaw),
    }
}

fn sealed_move_made(
    proceedings: &mut Proceedings<'_>,
    sealer: Color,
    mv: Move,
    occasion: Occasion,
) {
    proceedings.enter(Pieces::BackTo(Box::new(Attempt::new(proceedings.table.attempt.before))));
    // Only a ruling that ends the game gets the additional articles.
    let mark = proceedings.mark();
    if proceedings.ending(|proceedings| legal_move::made(proceedings, mv)) {
        // The sealed move ends the game even if a player is late.
        if proceedings.phase.adjourned.absent[sealer] {
            proceedings.amend(mark, resumption::decides_unseen);
        }
        return;
    }
    proceedings.start_clock(sealer, Vec::new());
    let press = proceedings.press(sealer, true);
    proceedings.enter(Moves::CompletedAs { completed: true, press });
    let replier = sealer.other();
    proceedings.decide(&Resumption::ClockStarted { occasion, player: replier });
}

fn sealed_move_flawed(proceedings: &mut Proceedings<'_>, sealer: Color, flaw: Flaw) {
    let opponent =
        proceedings.mating_chance_from(&proceedings.table.attempt.before, sealer.other());
    proceedings.decide(&Resumption::Flaw { player: sealer, flaw });
    proceedings.decide(&Resumption::Flawed { sealer, flaw, opponent });
}

fn arrives(proceedings: &mut Proceedings<'_>, player: Color, since: Moment) {
    sealed_move::keep(proceedings, |kept| kept.absent[player] = false);
    let (edition, stated) = (proceedings.edition(), proceedings.rules.default_time);
    let after = proceedings.table.now - since;
    let allowed = resumption::late_after(edition, stated);
    if after <= allowed {
        return;
    }
    // If the sealed move ends the game, that end takes precedence over lateness.
    if let Some(envelope) = sealed_end(proceedings, player) {
        return proceedings.amending(resumption::decides_before_lateness, |proceedings| {
            opened(proceedings, &envelope)
        });
    }
    let other_absent = proceedings.phase.adjourned.absent[player.other()];
    proceedings.decide(&Resumption::TooLate { player, other_absent, ms: after, allowed });
}

/// Returns the unopened envelope if its move ends the game and takes precedence over lateness.
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

fn envelope_is_lost(proceedings: &mut Proceedings<'_>) {
    let Some(sealer) = proceedings.phase.adjourned.sealer else {
        return refuses_to_open(proceedings, proceedings.has_move(), Refusal::NoEnvelope);
    };
    if proceedings.phase.status == Status::Adjourned {
        resumes(proceedings);
    }
    sealed_move::keep(proceedings, |kept| kept.envelope = None);
    proceedings.enter(Phase::Halt(None));
    proceedings.enter(Clock::Stops);
    let recorded = proceedings.phase.adjourned.recorded;
    for (player, ms) in recorded.into_iter().flat_map(IntoIterator::into_iter) {
        proceedings.enter(Clock::Set { player, ms });
    }
    proceedings.start_clock(sealer, Vec::new());
    let times = recorded.map(Into::into);
    proceedings.decide(&Resumption::EnvelopeMissing { sealer, times });
}

fn position_is_lost(proceedings: &mut Proceedings<'_>) {
    if proceedings.phase.adjourned.sealer.is_none() {
        return refuses_to_open(proceedings, proceedings.has_move(), Refusal::NoEnvelope);
    }
    proceedings.decide(&Resumption::PositionLost);
}

/// Corrects times that were wrong at the resumption. Time used since then remains used. Returns
/// `Handled::No` if there are no times to compare with.
fn wrong_times(proceedings: &mut Proceedings<'_>, player: Color) -> Handled {
    let kept = &proceedings.phase.adjourned;
    let (Some(recorded), Some(at_first), Some(shown)) =
        (kept.recorded, kept.shown, proceedings.times_shown())
    else {
        return Handled::No;
    };
    let right = ByColor::from_fn(|p| {
        let (was, is) = (at_first[p], shown[p]);
        let gained = is - was;
        recorded[p] + gained - (was - is)
    });
    let since = proceedings.table.plies.iter().skip(kept.resumed_with);
    let has_moved = since.filter(|ply| ply.player == player).count() > 0;
    let times = Times { player, has_moved, right: right.into(), shown: shown.into() };
    if !has_moved {
        for (player, ms) in right {
            proceedings.enter(Clock::Set { player, ms });
        }
        sealed_move::keep(proceedings, |kept| kept.shown = Some(recorded));
    }
    proceedings.decide(&Resumption::WrongTimes(times));
    Handled::Yes
}
