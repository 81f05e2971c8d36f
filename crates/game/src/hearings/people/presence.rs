//! Hearing on presence: arriving, leaving and returning (Articles 6.7 and 11.2).

use crate::event::{Act, Event, Presence as PresenceAct};

use crate::proceedings::Proceedings;
use crate::state::View;
use crate::state::change::Ledger;
use crate::state::ledger::Presence;
use crate::state::status::{Impossible, Status};
use crate::verdict::Handled;
use touchmove_board::{ByColor, Color};
use touchmove_laws::Offence;
use touchmove_laws::rules::default_time::DefaultTime;
use touchmove_laws::rules::default_time::{self, Arrival};
use touchmove_laws::rules::misconduct::Misconduct;

pub(crate) fn hear(
    proceedings: &mut Proceedings<'_>,
    event: &Event,
) -> Result<Handled, Impossible> {
    let (Some(player), Act::Presence(act)) = (event.by_player(), &event.act) else {
        return Ok(Handled::No);
    };
    match act {
        PresenceAct::Arrives => arrives(proceedings, player),
        PresenceAct::LeavesArea => leaves(proceedings, player, Offence::LeftArea),
        PresenceAct::LeavesVenue => leaves(proceedings, player, Offence::LeftVenue),
        PresenceAct::Returns => may_leave(proceedings, player, false),
        PresenceAct::EntersThePlayingArea => {}
    }
    Ok(Handled::Yes)
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
        presence.nobody_there = presence.absent == ByColor::both(true);
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
        player == Color::White && proceedings.ledger.presence.nobody_there && !ms.is_zero();
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
    let arrival = arrival(view, player);
    let limit = default_time::default_time(view.edition(), arrival.stated);
    view.ledger.presence.absent[player] && !arrival.allowed && arrival.after > limit
}

/// Applies the arbiter's permission to arrive after the default time.
pub(in crate::hearings) fn allows_to_be_late(proceedings: &mut Proceedings<'_>, player: Color) {
    keep(proceedings, |presence| presence.may_be_late[player] = true);
    proceedings.decide(&DefaultTime::Allowed { player });
}

/// A permission covers one absence.
fn may_leave(proceedings: &mut Proceedings<'_>, player: Color, may: bool) {
    keep(proceedings, |presence| presence.may_leave[player] = may);
}

pub(in crate::hearings) fn permits_to_leave(proceedings: &mut Proceedings<'_>, player: Color) {
    may_leave(proceedings, player, true);
    proceedings.decide(&Misconduct::MayLeave { player });
}

/// Handles leaving. The venue needs permission; the playing area needs it only for the player who
/// has the move.
fn leaves(proceedings: &mut Proceedings<'_>, player: Color, what: Offence) {
    let free = what == Offence::LeftArea && player != proceedings.has_move();
    if !free && !proceedings.ledger.presence.may_leave[player] {
        super::conduct::offends(proceedings, player, what);
    }
}
