//! Hearing on scoresheets: recorded moves, and entries that must be written before the next move
//! (Article 8.1).

use crate::event::{Act, Actor, Adjournment, Claim, Event, MoveText, Writing};
use crate::hearings::board::clocks;
use crate::hearings::people::{scoresheet_duties, scoresheet_reconstruction};
use crate::proceedings::Proceedings;
use crate::scoresheet_entry::{Entry, WrittenMove};
use crate::state::View;
use crate::state::change::{Questions, Sheet};
use crate::state::sheets::{Scoresheet, Writer, first_single, number};
use crate::state::status::Impossible;
use crate::verdict::Handled;
use alloc::format;
use alloc::vec::Vec;
use touchmove_board::{Color, Move};
use touchmove_clock::Millis;
use touchmove_laws::rules::recording::Recording;
use touchmove_laws::rules::recording::{self, Fault};
use touchmove_laws::{Effect, Note, Pace, Question};

pub(crate) fn hear(
    proceedings: &mut Proceedings<'_>,
    event: &Event,
) -> Result<Handled, Impossible> {
    let Act::Writing(Writing::Records { text }) = &event.act else { return Ok(Handled::No) };
    let writer = match event.actor {
        Actor::Player(player) | Actor::AssistantOf(player) => Writer::Player(player),
        Actor::Arbiter => Writer::Arbiter,
        Actor::CaptainOf(_) | Actor::Spectator => return Ok(Handled::No),
    };
    writes(proceedings, writer, Entry::read(text));
    if let Actor::AssistantOf(player) = event.actor {
        assistant_writes(proceedings, player);
    }
    Ok(Handled::Yes)
}

fn writes(proceedings: &mut Proceedings<'_>, writer: Writer, entry: Entry) {
    match entry {
        Entry::Moves { number, moves, offer } => {
            if offer {
                proceedings.enter(Sheet::OffersWritten(writer));
            }
            let first = place(proceedings, writer, number, moves.len());
            for (place, written) in (first..).zip(moves) {
                writes_move(proceedings, writer, place, written);
            }
        }
        Entry::Offer => proceedings.enter(Sheet::OffersWritten(writer)),
        Entry::Other => {}
        Entry::Misuse => fault(proceedings, writer, Fault::Misuse),
    }
}

fn fault(proceedings: &mut Proceedings<'_>, writer: Writer, fault: Fault) {
    if let Writer::Player(player) = writer {
        proceedings.decide(&Recording::Written { player, fault });
    }
}

/// Returns the index of the half-move that an entry belongs to, by its number. Without a number the
/// entry belongs to the next half-move. A number without dots means White's move, unless that move
/// is already written.
fn place(view: &View, writer: Writer, number: Option<(u32, bool)>, moves: usize) -> usize {
    let (first, next) = (first_single(&view.table.start), view.next_single());
    let sheet = view.table.sheets.of(writer);
    let Some((number, black)) = number else {
        let after_last = sheet.written.keys().last().map(|last| last.saturating_add(1));
        return after_last.unwrap_or_else(|| next.saturating_sub(1).max(first));
    };
    let whole = usize::try_from(number.saturating_sub(1)).unwrap_or(0).saturating_mul(2);
    let taken = moves == 1 && (sheet.written.contains_key(&whole) || whole < first);
    whole.saturating_add(usize::from(black || taken))
}

fn writes_move(
    proceedings: &mut Proceedings<'_>,
    writer: Writer,
    place: usize,
    written: WrittenMove,
) {
    if written == WrittenMove::Unreadable {
        return fault(proceedings, writer, Fault::OtherNotation);
    }
    let first = first_single(&proceedings.table.start);
    let made = place.checked_sub(first).and_then(|i| proceedings.table.plies.get(i));
    let made = made.and_then(|ply| Some((ply.before(), ply.legal()?)));
    let languages = proceedings.table.sheets.of(writer).languages;
    let read = made.map(|(before, legal)| written.matching_languages(&before, legal, languages));
    proceedings.enter(Sheet::Written(writer, place, written));
    match read {
        None => {}
        Some(Some(languages)) => proceedings.enter(Sheet::Languages(writer, languages)),
        Some(None) => fault(proceedings, writer, Fault::Otherwise(number(place))),
    }
}

impl View {
    /// Returns the moves that a player still has to write: number and side.
    pub(crate) fn unwritten(&self, player: Color) -> Vec<(u32, Color)> {
        let sheet = self.table.sheets.player(player);
        let short = sheet.duties.short_in == Some(self.period(player));
        if short || !recording::is_required(self.edition(), self.rules.pace) {
            return Vec::new();
        }
        let from = sheet.duties.excused_before.max(first_single(&self.table.start));
        let owed = (from..self.next_single()).filter(|one| !sheet.written.contains_key(one));
        let whose = |single| if single % 2 == 0 { Color::White } else { Color::Black };
        owed.map(|single| (number(single), whose(single))).collect()
    }

    /// Returns the move that a player's scoresheet has at the place of a move of the game.
    pub(crate) fn written_by(&self, player: Color, ply: usize) -> Option<Move> {
        let single = first_single(&self.table.start).saturating_add(ply);
        let before = self.table.plies.get(ply).map(|ply| ply.before())?;
        let sheet = self.table.sheets.player(player);
        sheet.written.get(&single)?.resolve(&before, sheet.languages)
    }
}

/// Notes gaps on both scoresheets when a move is made.
pub(in crate::hearings) fn duties_on_moving(proceedings: &mut Proceedings<'_>, mover: Color) {
    if proceedings.rules.pace != Pace::Standard {
        return;
    }
    let next = proceedings.next_single();
    for player in Color::ALL {
        let sheet = proceedings.table.sheets.player(player);
        let serves = player == mover && sheet.duties.claims;
        if sheet.written.contains_key(&next) && !serves {
            let number = number(next);
            proceedings.decide(&Recording::InAdvance { player, number });
        }
    }
    own_duties(proceedings, mover, next);
    if proceedings.table.sheets.player(mover).duties.claims {
        scoresheet_duties::keep(proceedings, mover, |duties| duties.claims = false);
    }
}

fn own_duties(proceedings: &mut Proceedings<'_>, mover: Color, next: usize) {
    let sheet = proceedings.table.sheets.player(mover);
    if !sheet.is_kept() {
        return;
    }
    if let Some(both) = sheet.duties.to_complete {
        return scoresheet_reconstruction::moved_before_completing(proceedings, mover, next, both);
    }
    let period = proceedings.period(mover);
    let sheet = proceedings.table.sheets.player(mover);
    let short_of_time = sheet.duties.short_in == Some(period);
    let offer = sheet.offers.iter().any(|&with| with.saturating_add(2) <= next);
    let (last, earlier) = gaps(sheet, next, short_of_time);
    let told = short_of_time && sheet.duties.told_in == Some(period);
    let tells = last.is_some() || earlier.is_some();
    proceedings.enter(Sheet::OffersSince(mover, next.saturating_sub(1)));
    if short_of_time {
        scoresheet_duties::keep(proceedings, mover, |duties| {
            duties.excused_before = next.saturating_add(1);
            duties.told_in = if tells { Some(period) } else { duties.told_in };
        });
    }
    let facts = recording::Sheet {
        player: mover,
        last: last.filter(|_| !told),
        earlier: earlier.filter(|_| !told),
        offer,
        short_of_time,
    };
    proceedings.decide(&Recording::OnMoving(facts));
}

/// Returns the numbers of the player's last move and of an earlier one, if they are missing when a
/// half-move is made.
fn gaps(sheet: &Scoresheet, next: usize, short_of_time: bool) -> (Option<u32>, Option<u32>) {
    let from = if short_of_time { 0 } else { sheet.duties.excused_before };
    let Some(last) = next.checked_sub(2) else { return (None, None) };
    let missing = sheet.gaps(from, next).any(|gap| gap == last);
    (missing.then(|| number(last)), sheet.gaps(from, last).next().map(number))
}

/// Handles an assistant who writes. The software asks the arbiter once, unless the player is blind.
fn assistant_writes(proceedings: &mut Proceedings<'_>, player: Color) {
    let known = proceedings.table.sheets.player(player).duties.assisted;
    scoresheet_duties::keep(proceedings, player, |duties| duties.assisted = true);
    if !known && !proceedings.is_blind(player) {
        proceedings.decide(&Recording::ByAssistant { player });
    }
}

/// Handles a player who does not record the moves. The arbiter decides, unless the player need not
/// record.
pub(in crate::hearings) fn does_not_record(proceedings: &mut Proceedings<'_>, player: Color) {
    let penalties = proceedings.penalties();
    let short =
        proceedings.table.sheets.player(player).duties.short_in == Some(proceedings.period(player));
    let required = recording::is_required(proceedings.edition(), proceedings.rules.pace);
    if required {
        let short_of_time = short;
        proceedings.decide(&Recording::NotKept { player, penalties, short_of_time });
    }
}

/// Applies the time that the arbiter takes for the help of an assistant.
pub(in crate::hearings) fn takes_for_assistant(
    proceedings: &mut Proceedings<'_>,
    player: Color,
    ms: Millis,
) -> Handled {
    let asked = Question::RecordingAssistant { player };
    let Some(place) = proceedings.questions.iter().position(|question| *question == asked) else {
        return Handled::No;
    };
    proceedings.enter(Questions::Close(place));
    let ms = proceedings.at_most(player, ms);
    proceedings.decide(&Recording::AssistantCosts { player, ms });
    clocks::resume_clocks(proceedings, false);
    Handled::Yes
}

/// Updates the scoresheets after an event.
pub(crate) fn see(proceedings: &mut Proceedings<'_>, event: &Event) {
    if proceedings.table.plies.len() < proceedings.before().moves {
        proceedings.enter(Sheet::CrossedOut(proceedings.next_single()));
    }
    if let (Actor::Player(player), Some(text)) = (event.actor, written_with(&event.act)) {
        writes_to_claim(proceedings, player, text);
    }
    let (mut offered, mut fallen) = (false, false);
    for ruling in proceedings.rulings() {
        match ruling.effect() {
            Effect::DrawOffered { .. } => offered = true,
            Effect::FlagFallen { .. } | Effect::Noted { what: Note::BothFlagsDown } => {
                fallen = true;
            }
            _ => {}
        }
    }
    if offered {
        let first = first_single(&proceedings.table.start);
        proceedings.enter(Sheet::Offered(proceedings.next_single().saturating_sub(1).max(first)));
    }
    if fallen {
        scoresheet_reconstruction::after_flag_fall(proceedings);
    }
}

/// Returns the move that a player must write with this act.
const fn written_with(act: &Act) -> Option<&MoveText> {
    match act {
        Act::Claim(Claim::Draw { text: Some(text), .. })
        | Act::Adjournment(Adjournment::Seals { text }) => Some(text),
        _ => None,
    }
}

/// Enters a claimed or sealed move on the scoresheet.
fn writes_to_claim(proceedings: &mut Proceedings<'_>, player: Color, text: &MoveText) {
    scoresheet_duties::keep(proceedings, player, |duties| duties.claims = true);
    if proceedings.table.sheets.player(player).is_kept() && player == proceedings.has_move() {
        let written = match text {
            MoveText::FromTo { from, to, .. } => WrittenMove::read(&format!("{from}{to}")),
            MoveText::Notation(text) => WrittenMove::read(text),
        };
        proceedings.enter(Sheet::Written(
            Writer::Player(player),
            proceedings.next_single(),
            written,
        ));
    }
}

/// Marks a player as short of time for the rest of the period.
pub(crate) fn notice_shortness(proceedings: &mut Proceedings<'_>, _: &Event) {
    if proceedings.phase.is_over() {
        return;
    }
    for player in Color::ALL {
        let Some(left) = proceedings.left_ms(player) else { continue };
        // Fast path: at most moves the player has enough time, even without an increment.
        if !recording::is_short_of_time(left, Millis::ZERO) {
            continue;
        }
        let stage = proceedings.table.clock.stage(player);
        let added = stage.map_or(Millis::ZERO, |s| s.period.bonus.per_move_ms());
        let period = proceedings.period(player);
        let known = proceedings.table.sheets.player(player).duties.short_in == Some(period);
        if !known && recording::is_short_of_time(left, added) {
            scoresheet_duties::keep(proceedings, player, |duties| duties.short_in = Some(period));
        }
    }
}
