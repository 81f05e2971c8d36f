//! Hearing on presence: arriving, leaving and returning (Articles 6.7 and 11.2).

use crate::event::{Act, Actor, Claim, Event, Observation, Presence as PresenceAct};
use crate::hearings::board::clocks;
use crate::proceedings::Proceedings;
use crate::state::View;
use crate::state::change::{Ledger, Phase, Questions};
use crate::state::ledger::Presence;
use crate::state::status::{Impossible, Status};
use crate::verdict::Handled;
use touchmove_board::{ByColor, Color};
use touchmove_laws::rules::default_time::DefaultTime;
use touchmove_laws::rules::default_time::{self, Arrival};
use touchmove_laws::rules::misconduct::Misconduct;
use touchmove_laws::{Offence, Question, Score, Termination};

pub(crate) fn hear(
    proceedings: &mut Proceedings<'_>,
    event: &Event,
) -> Result<Handled, Impossible> {
    match (event.by_player(), &event.act) {
        (Some(player), Act::Presence(act)) => moves_about(proceedings, player, act),
        (Some(player), Act::Claim(Claim::Absence)) => claims_absence(proceedings, player.other()),
        (None, Act::Observation(Observation::Absence { player })) => {
            observes_absence(proceedings, *player);
        }
        _ => return Ok(Handled::No),
    }
    Ok(Handled::Yes)
}

fn moves_about(proceedings: &mut Proceedings<'_>, player: Color, act: &PresenceAct) {
    match act {
        PresenceAct::Arrives => arrives(proceedings, player),
        PresenceAct::LeavesArea => leaves(proceedings, player, Offence::LeftArea),
        PresenceAct::LeavesVenue => leaves(proceedings, player, Offence::LeftVenue),
        PresenceAct::Returns => {
            may_leave(proceedings, player, false);
            is_away(proceedings, player, false);
        }
        PresenceAct::EntersThePlayingArea => is_away(proceedings, player, false),
    }
}

fn keep(proceedings: &mut Proceedings<'_>, change: impl Fn(&mut Presence)) {
    let mut presence = proceedings.ledger.presence.clone();
    change(&mut presence);
    proceedings.enter(Ledger::Presence(presence));
}

/// Marks a player as absent. Call it before the start.
pub(crate) fn awaits(proceedings: &mut Proceedings<'_>, player: Color) {
    keep(proceedings, |presence| presence.absent[player] = true);
}

/// Records who is present when the clocks start.
pub(in crate::hearings) fn started(proceedings: &mut Proceedings<'_>) {
    let now = proceedings.table.now;
    keep(proceedings, |presence| {
        presence.started = now;
        presence.both_absent = presence.absent == ByColor::both(true);
    });
}

fn arrival(view: &View, player: Color) -> Arrival {
    let presence = &view.ledger.presence;
    let opponent = player.other();
    Arrival {
        player,
        after: view.table.now - presence.started,
        stated: view.rules.default_time,
        allowed: presence.may_be_late[player],
        opponent_absent: presence.absent[opponent] && !presence.may_be_late[opponent],
    }
}

fn arrives(proceedings: &mut Proceedings<'_>, player: Color) {
    let was_absent = proceedings.ledger.presence.absent[player];
    keep(proceedings, |presence| presence.absent[player] = false);
    if !was_absent || proceedings.phase.status == Status::NotStarted {
        return;
    }
    let arrival = arrival(proceedings, player);
    let ends = proceedings.ending(|proceedings| proceedings.decide(&DefaultTime::Arrives(arrival)));
    let ms = arrival.after;
    let lost_time =
        player == Color::White && proceedings.ledger.presence.both_absent && !ms.is_zero();
    if lost_time && !ends {
        proceedings.decide(&DefaultTime::WhiteLostTheTime { ms });
    }
}

/// Lets a software arbiter notice that the default time has passed.
pub(crate) fn default_time_passes(proceedings: &mut Proceedings<'_>, _: &Event) {
    if !proceedings.observes() || proceedings.phase.status != Status::Playing {
        return;
    }
    let Some(player) = Color::ALL.into_iter().find(|&p| is_too_late(proceedings, p)) else {
        return;
    };
    let arrival = arrival(proceedings, player);
    proceedings.decide(&DefaultTime::IsTooLate(arrival));
    crate::game_end::conclude(proceedings);
}

fn is_too_late(view: &View, player: Color) -> bool {
    view.ledger.presence.absent[player] && default_time_is_over(view, player)
}

/// True if a player who arrives now would arrive after the default time.
fn default_time_is_over(view: &View, player: Color) -> bool {
    let arrival = arrival(view, player);
    let limit = default_time::default_time(view.edition(), arrival.stated);
    !arrival.allowed && arrival.after > limit
}

/// True if the record does not show that the player is here.
fn may_be_absent(view: &View, player: Color) -> bool {
    let presence = &view.ledger.presence;
    presence.absent[player] || !presence.has_acted[player]
}

/// Notes that a player who acts is here.
pub(crate) fn see(proceedings: &mut Proceedings<'_>, event: &Event) {
    let Actor::Player(player) = event.actor else { return };
    if !proceedings.ledger.presence.has_acted[player] {
        keep(proceedings, |presence| presence.has_acted[player] = true);
    }
}

/// Rules on the opponent's claim that a player is absent. If the record shows that the player has
/// not arrived, the player is absent. Otherwise the arbiter is asked.
fn claims_absence(proceedings: &mut Proceedings<'_>, player: Color) {
    let over = default_time_is_over(proceedings, player);
    if over && proceedings.ledger.presence.absent[player] {
        is_absent(proceedings, player);
    } else if over && may_be_absent(proceedings, player) {
        proceedings.decide(&DefaultTime::Missed { player });
    } else {
        proceedings.decide(&DefaultTime::NotLate { player });
    }
}

fn observes_absence(proceedings: &mut Proceedings<'_>, player: Color) {
    match default_time_is_over(proceedings, player) && may_be_absent(proceedings, player) {
        true => is_absent(proceedings, player),
        false => proceedings.decide(&DefaultTime::NotLate { player }),
    }
}

fn is_absent(proceedings: &mut Proceedings<'_>, player: Color) {
    keep(proceedings, |presence| presence.absent[player] = true);
    let arrival = arrival(proceedings, player);
    proceedings.decide(&DefaultTime::IsTooLate(arrival));
}

/// Applies the arbiter's answer to the question whether a player is absent.
pub(in crate::hearings) fn answered(
    proceedings: &mut Proceedings<'_>,
    player: Color,
    absent: bool,
) {
    close_question(proceedings);
    match absent {
        true => is_absent(proceedings, player),
        false => proceedings.decide(&DefaultTime::NotLate { player }),
    }
}

fn close_question(proceedings: &mut Proceedings<'_>) {
    proceedings.enter(Questions::CloseAll(|q| matches!(q, Question::NoShow { .. })));
}

/// Applies the arbiter's permission to arrive after the default time.
pub(in crate::hearings) fn allows_to_be_late(proceedings: &mut Proceedings<'_>, player: Color) {
    if !default_time::arbiter_may_allow(proceedings.edition()) {
        return proceedings.decide(&DefaultTime::Allowed { player });
    }
    keep(proceedings, |presence| presence.may_be_late[player] = true);
    close_question(proceedings);
    proceedings.decide(&DefaultTime::Allowed { player });
}

/// Applies the arbiter's permission to be late, given directly after the loss by default time. The
/// permission supersedes the loss, and play continues. Returns false if the game did not end by
/// this player's absence. If the edition leaves the permission to the event, the loss stands.
pub(in crate::hearings) fn allows_after_the_loss(
    proceedings: &mut Proceedings<'_>,
    player: Color,
) -> bool {
    let Status::Over(result, Termination::DefaultTime) = proceedings.phase.status else {
        return false;
    };
    if result.score(player) != Score::Loss {
        return false;
    }
    if !default_time::arbiter_may_allow(proceedings.edition()) {
        allows_to_be_late(proceedings, player);
        return true;
    }
    proceedings.enter(Phase::Playing);
    allows_to_be_late(proceedings, player);
    clocks::resume_clocks(proceedings, true);
    true
}

fn is_away(proceedings: &mut Proceedings<'_>, player: Color, away: bool) {
    keep(proceedings, |presence| presence.away[player] = away);
}

/// A permission covers one absence.
fn may_leave(proceedings: &mut Proceedings<'_>, player: Color, may: bool) {
    keep(proceedings, |presence| presence.may_leave[player] = may);
}

pub(in crate::hearings) fn permits_to_leave(proceedings: &mut Proceedings<'_>, player: Color) {
    may_leave(proceedings, player, true);
    proceedings.decide(&Misconduct::MayLeave { player });
}

/// Handles leaving. Leaving the venue needs permission. Leaving the playing area needs permission
/// only for the player who has the move.
fn leaves(proceedings: &mut Proceedings<'_>, player: Color, what: Offence) {
    is_away(proceedings, player, true);
    let free = what == Offence::LeftArea && player != proceedings.has_move();
    if !free && !proceedings.ledger.presence.may_leave[player] {
        super::conduct::offends(proceedings, player, what);
    }
}
