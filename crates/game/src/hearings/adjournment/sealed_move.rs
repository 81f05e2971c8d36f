//! Hearing on adjournment: sealing a move, and the envelope.

use crate::event::{Act, Actor, Adjournment, Clock as ClockAct, Event, MoveText};
use crate::hearings::play::fallen_flag;
use crate::moves;
use crate::proceedings::Proceedings;
use crate::state::View;
use crate::state::adjournment::{AdjournmentState, Sealed, Sealing};
use crate::state::attempt::Attempt;
use crate::state::change::{Phase, Pieces, Questions};
use crate::state::sheets::number;
use crate::state::status::{Halt, Impossible, Status};
use crate::verdict::Handled;
use alloc::boxed::Box;
use alloc::string::ToString;
use touchmove_board::{Color, Move};
use touchmove_clock::Millis;
use touchmove_laws::rules::resumption::Resumption;
use touchmove_laws::rules::resumption::{self, Flaw, Standing};
use touchmove_laws::rules::sealed_move::SealedMove;
use touchmove_laws::rules::sealed_move::{self, Envelope};
use touchmove_laws::{Effect, Note, Question};

pub(crate) fn hear(
    proceedings: &mut Proceedings<'_>,
    event: &Event,
) -> Result<Handled, Impossible> {
    if !matches!(event.act, Act::Adjournment(_) | Act::Clock(_))
        || !sealed_move::is_known(proceedings.edition())
    {
        return Ok(Handled::No);
    }
    let player = match event.actor {
        Actor::Player(player) | Actor::AssistantOf(player) => Some(player),
        Actor::Arbiter => None,
        Actor::CaptainOf(_) | Actor::Spectator => return Ok(Handled::No),
    };
    match (player, &event.act) {
        (None, Act::Adjournment(Adjournment::Adjourns)) => told_to_seal(proceedings),
        (Some(player), Act::Adjournment(Adjournment::AsksToAdjourn)) => asks(proceedings, player),
        (Some(player), Act::Adjournment(Adjournment::Seals { text })) => {
            seals(proceedings, player, text)
        }
        (_, Act::Clock(act)) if act.is_press() || matches!(act, ClockAct::Stops { .. }) => {
            if matches!(act, ClockAct::Stops { .. }) {
                still_to_seal(proceedings);
            }
            return Ok(stops_having_sealed(proceedings, player));
        }
        (None, Act::Clock(ClockAct::Resumes)) if proceedings.phase.status == Status::Adjourned => {
            proceedings.enter(Questions::CloseAll(|_| true));
        }
        _ => return Ok(Handled::No),
    }
    Ok(Handled::Yes)
}

pub(in crate::hearings) fn keep(
    proceedings: &mut Proceedings<'_>,
    change: impl FnOnce(&mut AdjournmentState),
) {
    let mut adjourned = proceedings.phase.adjourned.clone();
    change(&mut adjourned);
    proceedings.enter(Phase::Kept(Box::new(adjourned)));
}

fn told_to_seal(proceedings: &mut Proceedings<'_>) {
    if proceedings.phase.status == Status::Adjourned {
        return;
    }
    keep(proceedings, |kept| kept.sealing = Some(Sealing { early: false, made: None }));
    let player = proceedings.has_move();
    proceedings.decide(&SealedMove::ToldToSeal { player });
}

fn asks(proceedings: &mut Proceedings<'_>, player: Color) {
    let has_move =
        player == proceedings.has_move() && proceedings.phase.status != Status::Adjourned;
    if has_move {
        keep(proceedings, |kept| kept.sealing = Some(Sealing { early: true, made: None }));
    }
    proceedings.decide(&SealedMove::AsksEarly { player, has_move });
}

fn seals(proceedings: &mut Proceedings<'_>, player: Color, text: &MoveText) {
    let has_move =
        player == proceedings.has_move() && proceedings.phase.status != Status::Adjourned;
    let sealed = Sealed { by: player, text: text.clone() };
    let sealing = proceedings.phase.adjourned.sealing;
    if has_move && sealing.is_none() && opponent_is_absent(proceedings, player) {
        keep(proceedings, |kept| kept.written = Some(sealed));
        return proceedings.decide(&Resumption::Reply { effect: Effect::MoveSealed });
    }
    let made = sealing.and_then(|sealing| sealing.made);
    let same = made.is_none_or(|made| proceedings.meaning_of(text) == Ok(made));
    if has_move && same {
        keep(proceedings, |kept| {
            kept.sealing.get_or_insert(Sealing { early: false, made: None });
            kept.written = Some(sealed);
        });
    }
    proceedings.decide(&SealedMove::Seals { player, has_move, same });
}

/// True if the opponent, to whose sealed move this player replies, is absent at the resumption.
fn opponent_is_absent(view: &View, player: Color) -> bool {
    let kept = &view.phase.adjourned;
    kept.resumed_at.is_some() && kept.envelope.is_none() && kept.absent[player.other()]
}

/// Takes back a move made on the board after the request to seal. The player must seal that move.
pub(in crate::hearings) fn put_back_to_seal(
    proceedings: &mut Proceedings<'_>,
    sealing: Sealing,
    mv: Move,
) {
    let made = sealing.made.unwrap_or(mv);
    keep(proceedings, |kept| kept.sealing = Some(Sealing { made: Some(made), ..sealing }));
    let before = proceedings.table.attempt.before;
    proceedings.enter(Pieces::BackTo(Box::new(Attempt::new(before))));
    let player = before.turn();
    proceedings.decide(&SealedMove::MadeOnTheBoard { player, mv: made });
}

/// Handles a stop of the clocks after sealing, which makes the sealed move final.
fn stops_having_sealed(proceedings: &mut Proceedings<'_>, player: Option<Color>) -> Handled {
    let Some(sealed) = proceedings.phase.adjourned.written.clone() else { return Handled::No };
    let by = sealed.by;
    if player.is_some_and(|player| player != by) {
        return Handled::No;
    }
    let sealing = proceedings.phase.adjourned.sealing;
    keep(proceedings, |kept| {
        (kept.written, kept.sealing, kept.envelope) = (None, None, Some(sealed));
        kept.void = false;
    });
    match sealing {
        Some(sealing) => adjourned(proceedings, by, sealing.early),
        None => reply_sealed(proceedings, by),
    }
    Handled::Yes
}

/// Reminds a player who stops the clocks before sealing a move as requested.
fn still_to_seal(proceedings: &mut Proceedings<'_>) {
    let kept = &proceedings.phase.adjourned;
    let due = kept.sealing.is_some() && kept.written.is_none();
    if due && proceedings.phase.status != Status::Adjourned {
        let player = proceedings.has_move();
        proceedings.decide(&SealedMove::ToldToSeal { player });
    }
}

fn adjourned(proceedings: &mut Proceedings<'_>, sealer: Color, early: bool) {
    proceedings.enter(Phase::Halt(Some(Halt { resume: sealer, by_hand: true })));
    let said = proceedings.ask(&SealedMove::ClockStopped { sealer });
    proceedings.stop_clocks(said);
    let charged = early && proceedings.table.clock.times().has_clock();
    if charged && proceedings.ending(|proceedings| charged_to_the_end(proceedings, sealer)) {
        return;
    }
    let times = proceedings.times_shown();
    keep(proceedings, |kept| {
        (kept.sealer, kept.resumed_at, kept.recorded) = (Some(sealer), None, times);
    });
    proceedings.enter(Phase::Adjourned);
    proceedings.enter(Pieces::BackTo(Box::new(Attempt::new(proceedings.table.attempt.before))));
    envelope_written(proceedings, sealer);
}

fn envelope_written(proceedings: &mut Proceedings<'_>, sealer: Color) {
    let position = proceedings.table.board.fen().to_string();
    let envelope = Envelope {
        position: &position,
        times: proceedings.phase.adjourned.recorded.map(Into::into),
        sealer,
        number: number(proceedings.next_single()),
        offer: proceedings.ledger.draws.offer,
    };
    proceedings.decide(&SealedMove::Adjourned(envelope));
}

/// Charges the time until the end of the session. A player who has less time left oversteps the
/// time limit.
fn charged_to_the_end(proceedings: &mut Proceedings<'_>, sealer: Color) {
    let left = proceedings.rules.session_end.map(|end| end - proceedings.table.now);
    if left == Some(Millis::ZERO) {
        return;
    }
    let overstepped = left >= proceedings.left_ms(sealer);
    let charged = left.map(|ms| proceedings.at_most(sealer, ms));
    proceedings.decide(&SealedMove::Early { player: sealer, ms: charged });
    if left.is_some() && overstepped {
        fallen_flag::has_fallen(proceedings, sealer);
    }
}

/// Takes time from a player as the answer to the question about the rest of the session. Returns
/// `Handled::No` if that question is not open.
pub(in crate::hearings) fn takes_for_session(
    proceedings: &mut Proceedings<'_>,
    player: Color,
    ms: Millis,
) -> Handled {
    let asked = Question::SessionEnd { player };
    let Some(place) = proceedings.questions.iter().position(|question| *question == asked) else {
        return Handled::No;
    };
    proceedings.enter(Questions::Close(place));
    let ms = Some(proceedings.at_most(player, ms));
    proceedings.decide(&SealedMove::Early { player, ms });
    let times = proceedings.times_shown();
    keep(proceedings, |kept| kept.recorded = times);
    Handled::Yes
}

fn reply_sealed(proceedings: &mut Proceedings<'_>, by: Color) {
    keep(proceedings, |kept| kept.is_reply = true);
    let stopped = Effect::ClockStopped { player: by };
    let said = proceedings.ask(&Resumption::Reply { effect: stopped.clone() });
    proceedings.stop_clocks(said);
    let started = Effect::ClockStarted { player: by.other() };
    let said = proceedings.ask(&Resumption::Reply { effect: started.clone() });
    proceedings.start_clock(by.other(), said);
}

impl View {
    /// Resolves a sealed text to a legal move in this position.
    pub(crate) fn meaning_of(&self, text: &MoveText) -> Result<Move, Flaw> {
        moves::sealed(&self.table.attempt.before, text)
    }
}

/// Adds the articles on adjourned games to the rulings of earlier stages.
pub(crate) fn see(proceedings: &mut Proceedings<'_>, _: &Event) {
    add_articles(proceedings);
}

/// Adds the articles on adjourned games to rulings of other rules.
pub(crate) fn add_articles(proceedings: &mut Proceedings<'_>) {
    let kept = &proceedings.phase.adjourned;
    let Some(sealer) = kept.sealer else { return };
    let standing = Standing {
        adjourned: kept.resumed_at.is_none(),
        sealed: kept.envelope.is_some() && !kept.is_reply,
        sealer_absent: kept.absent[sealer],
    };
    if standing.sealed {
        let late = |e: &Effect| matches!(e, Effect::Noted { what: Note::UntimelyOffer { .. } });
        proceedings.drop_notes(late);
    }
    proceedings.amend(0, |ruling| {
        let more = resumption::further_provision(ruling.effect(), standing);
        more.into_iter().fold(ruling, touchmove_laws::Ruling::and)
    });
}
