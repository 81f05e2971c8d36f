//! Adjourning a game: sealing a move, and the envelope.

use crate::event::{Act, Actor, Adjournment, Clock as ClockAct, Event, MoveText};
use crate::hearings::play::fallen_flag;
use crate::moves;
use crate::proceedings::Proceedings;
use crate::state::View;
use crate::state::adjourned::{Adjourned, Sealed, Sealing};
use crate::state::attempt::Attempt;
use crate::state::change::{Phase, Pieces, Questions};
use crate::state::sheets::number;
use crate::state::status::{Halt, Impossible, Status};
use crate::verdict::Heard;
use alloc::boxed::Box;
use alloc::string::ToString;
use touchmove_board::{Color, Move};
use touchmove_clock::Millis;
use touchmove_laws::rules::resumption::Resumption;
use touchmove_laws::rules::resumption::{self, Flaw, Standing};
use touchmove_laws::rules::sealed_move::SealedMove;
use touchmove_laws::rules::sealed_move::{self, Envelope};
use touchmove_laws::{Effect, Note, Question};

pub(crate) fn hear(on: &mut Proceedings<'_>, event: &Event) -> Result<Heard, Impossible> {
    if !matches!(event.act, Act::Adjournment(_) | Act::Clock(_))
        || !sealed_move::is_known(on.edition())
    {
        return Ok(Heard::NotMine);
    }
    let player = match event.actor {
        Actor::Player(player) | Actor::AssistantOf(player) => Some(player),
        Actor::Arbiter => None,
        Actor::Spectator => return Ok(Heard::NotMine),
    };
    match (player, &event.act) {
        (None, Act::Adjournment(Adjournment::Adjourns)) => told_to_seal(on),
        (Some(player), Act::Adjournment(Adjournment::AsksToAdjourn)) => asks(on, player),
        (Some(player), Act::Adjournment(Adjournment::Seals { text })) => seals(on, player, text),
        (_, Act::Clock(act)) if act.is_press() || matches!(act, ClockAct::Stops { .. }) => {
            if matches!(act, ClockAct::Stops { .. }) {
                still_to_seal(on);
            }
            return Ok(stops_having_sealed(on, player));
        }
        (None, Act::Clock(ClockAct::Resumes)) if on.phase.status == Status::Adjourned => {
            on.enter(Questions::CloseAll(|_| true));
        }
        _ => return Ok(Heard::NotMine),
    }
    Ok(Heard::Taken)
}

pub(in crate::hearings) fn keep(on: &mut Proceedings<'_>, change: impl FnOnce(&mut Adjourned)) {
    let mut adjourned = on.phase.adjourned.clone();
    change(&mut adjourned);
    on.enter(Phase::Kept(Box::new(adjourned)));
}

fn told_to_seal(on: &mut Proceedings<'_>) {
    if on.phase.status == Status::Adjourned {
        return;
    }
    keep(on, |kept| kept.sealing = Some(Sealing { early: false, made: None }));
    let player = on.has_move();
    on.decide(&SealedMove::ToldToSeal { player });
}

fn asks(on: &mut Proceedings<'_>, player: Color) {
    let has_move = player == on.has_move() && on.phase.status != Status::Adjourned;
    if has_move {
        keep(on, |kept| kept.sealing = Some(Sealing { early: true, made: None }));
    }
    on.decide(&SealedMove::AsksEarly { player, has_move });
}

fn seals(on: &mut Proceedings<'_>, player: Color, text: &MoveText) {
    let has_move = player == on.has_move() && on.phase.status != Status::Adjourned;
    let sealed = Sealed { by: player, text: text.clone() };
    let sealing = on.phase.adjourned.sealing;
    if has_move && sealing.is_none() && opponent_is_absent(on, player) {
        keep(on, |kept| kept.written = Some(sealed));
        return on.decide(&Resumption::Reply { effect: Effect::MoveSealed });
    }
    let made = sealing.and_then(|sealing| sealing.made);
    let same = made.is_none_or(|made| on.meaning_of(text) == Ok(made));
    if has_move && same {
        keep(on, |kept| {
            kept.sealing.get_or_insert(Sealing { early: false, made: None });
            kept.written = Some(sealed);
        });
    }
    on.decide(&SealedMove::Seals { player, has_move, same });
}

/// At resumption, whether the player who has to be replied to is missing.
fn opponent_is_absent(view: &View, player: Color) -> bool {
    let kept = &view.phase.adjourned;
    kept.resumed_at.is_some() && kept.envelope.is_none() && kept.absent[player.other()]
}

/// Puts a move back that was made on the board after its player was told to
/// seal one: it is the one to seal.
pub(in crate::hearings) fn put_back_to_seal(on: &mut Proceedings<'_>, sealing: Sealing, mv: Move) {
    let made = sealing.made.unwrap_or(mv);
    keep(on, |kept| kept.sealing = Some(Sealing { made: Some(made), ..sealing }));
    let before = on.table.attempt.before;
    on.enter(Pieces::BackTo(Box::new(Attempt::new(before))));
    let player = before.turn();
    on.decide(&SealedMove::MadeOnTheBoard { player, mv: made });
}

/// Once the clock is stopped, what was written is sealed for good.
fn stops_having_sealed(on: &mut Proceedings<'_>, player: Option<Color>) -> Heard {
    let Some(sealed) = on.phase.adjourned.written.clone() else { return Heard::NotMine };
    let by = sealed.by;
    if player.is_some_and(|player| player != by) {
        return Heard::NotMine;
    }
    let sealing = on.phase.adjourned.sealing;
    keep(on, |kept| {
        (kept.written, kept.sealing, kept.envelope) = (None, None, Some(sealed));
        kept.void = false;
    });
    match sealing {
        Some(sealing) => adjourned(on, by, sealing.early),
        None => reply_sealed(on, by),
    }
    Heard::Taken
}

/// Who has been told to seal a move and stops the clocks first is told again.
fn still_to_seal(on: &mut Proceedings<'_>) {
    let kept = &on.phase.adjourned;
    let due = kept.sealing.is_some() && kept.written.is_none();
    if due && on.phase.status != Status::Adjourned {
        let player = on.has_move();
        on.decide(&SealedMove::ToldToSeal { player });
    }
}

fn adjourned(on: &mut Proceedings<'_>, sealer: Color, early: bool) {
    on.enter(Phase::Halt(Some(Halt { resume: sealer, by_hand: true })));
    let said = on.ask(&SealedMove::ClockStopped { sealer });
    on.stop_clocks(said);
    let charged = early && on.table.clock.times().has_clock();
    if charged && on.ending(|on| charged_to_the_end(on, sealer)) {
        return;
    }
    let times = on.times_shown();
    keep(on, |kept| {
        (kept.sealer, kept.resumed_at, kept.recorded) = (Some(sealer), None, times);
    });
    on.enter(Phase::Adjourned);
    on.enter(Pieces::BackTo(Box::new(Attempt::new(on.table.attempt.before))));
    envelope_written(on, sealer);
}

fn envelope_written(on: &mut Proceedings<'_>, sealer: Color) {
    let position = on.table.board.fen().to_string();
    let envelope = Envelope {
        position: &position,
        times: on.phase.adjourned.recorded.map(Into::into),
        sealer,
        number: number(on.next_single()),
        offer: on.ledger.draws.offer,
    };
    on.decide(&SealedMove::Adjourned(envelope));
}

/// The time to the end of the session; who has less has overstepped.
fn charged_to_the_end(on: &mut Proceedings<'_>, sealer: Color) {
    let left = on.rules.session_end.map(|end| end - on.table.now);
    if left == Some(Millis::ZERO) {
        return;
    }
    let overstepped = left >= on.left_ms(sealer);
    let charged = left.map(|ms| on.at_most(sealer, ms));
    on.decide(&SealedMove::Early { player: sealer, ms: charged });
    if left.is_some() && overstepped {
        fallen_flag::has_fallen(on, sealer);
    }
}

/// Takes time off a player's clock in answer to the question how much was left of the session.
/// Does not take the event if that question is not open.
pub(in crate::hearings) fn takes_for_session(
    on: &mut Proceedings<'_>,
    player: Color,
    ms: Millis,
) -> Heard {
    let asked = Question::SessionEnd { player };
    let Some(place) = on.questions.iter().position(|question| *question == asked) else {
        return Heard::NotMine;
    };
    on.enter(Questions::Close(place));
    let ms = Some(on.at_most(player, ms));
    on.decide(&SealedMove::Early { player, ms });
    let times = on.times_shown();
    keep(on, |kept| kept.recorded = times);
    Heard::Taken
}

fn reply_sealed(on: &mut Proceedings<'_>, by: Color) {
    keep(on, |kept| kept.is_reply = true);
    let stopped = Effect::ClockStopped { player: by };
    let said = on.ask(&Resumption::Reply { effect: stopped.clone() });
    on.stop_clocks(said);
    let started = Effect::ClockStarted { player: by.other() };
    let said = on.ask(&Resumption::Reply { effect: started.clone() });
    on.start_clock(by.other(), said);
}

impl View {
    /// The legal move that a sealed text means in this position.
    pub(crate) fn meaning_of(&self, text: &MoveText) -> Result<Move, Flaw> {
        moves::sealed(&self.table.attempt.before, text)
    }
}

/// Adds the articles on adjourned games to what the stages before have ruled.
pub(crate) fn see(on: &mut Proceedings<'_>, _: &Event) {
    add_articles(on);
}

/// Adds the articles on adjourned games to what other rules have ruled.
pub(crate) fn add_articles(on: &mut Proceedings<'_>) {
    let kept = &on.phase.adjourned;
    let Some(sealer) = kept.sealer else { return };
    let standing = Standing {
        adjourned: kept.resumed_at.is_none(),
        sealed: kept.envelope.is_some() && !kept.is_reply,
        sealer_absent: kept.absent[sealer],
    };
    if standing.sealed {
        let late = |e: &Effect| matches!(e, Effect::Noted { what: Note::UntimelyOffer { .. } });
        on.drop_notes(late);
    }
    on.amend(0, |ruling| {
        let more = resumption::further_provision(ruling.effect(), standing);
        more.into_iter().fold(ruling, touchmove_laws::Ruling::and)
    });
}
