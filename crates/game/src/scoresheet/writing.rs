//! Writing moves, and what a player has to have written before moving again.

use super::entry::{Entry, Written};
use super::{Scoresheet, Writer, first_single, number};
use crate::event::{Act, Actor, Adjournment, Claim, Event, MoveText};
use crate::game::{Game, side};
use touchmove_board::{Color, Move};
use touchmove_laws::rules::recording::{self, Fault, Sheet};
use touchmove_laws::{Effect, Pace, Question, Ruling};

impl Game {
    /// The single move that will be made next.
    pub(crate) fn next_single(&self) -> usize {
        first_single(&self.start).saturating_add(self.plies.len())
    }

    pub(crate) fn records(&mut self, actor: Actor, text: &str) -> Vec<Ruling> {
        let writer = match actor {
            Actor::Player(player) | Actor::AssistantOf(player) => Writer::Player(player),
            Actor::Arbiter => Writer::Arbiter,
            Actor::Spectator => return Vec::new(),
        };
        let assisted = matches!(actor, Actor::AssistantOf(_));
        let mut rulings = self.writes(writer, Entry::read(text));
        if let (true, Writer::Player(player)) = (assisted, writer) {
            rulings.extend(self.assistant_writes(player));
        }
        rulings
    }

    fn writes(&mut self, writer: Writer, entry: Entry) -> Vec<Ruling> {
        match entry {
            Entry::Moves { number, moves, offer } => {
                if offer {
                    self.sheets.of(writer).offers.clear();
                }
                let mut place = self.place(writer, number, moves.len());
                let mut rulings = Vec::new();
                for written in moves {
                    rulings.extend(self.writes_move(writer, place, &written));
                    place = place.saturating_add(1);
                }
                rulings
            }
            Entry::Offer => {
                self.sheets.of(writer).offers.clear();
                Vec::new()
            }
            Entry::Other => Vec::new(),
            Entry::Misuse => self.fault(writer, Fault::Misuse),
        }
    }

    fn fault(&self, writer: Writer, fault: Fault) -> Vec<Ruling> {
        match writer {
            Writer::Player(player) => recording::written(self.regulations.edition, player, fault),
            Writer::Arbiter => Vec::new(),
        }
    }

    /// Which single move is written: by its number, or the one after the last
    /// that is written. A number alone is White's move, unless that one stands
    /// there already.
    fn place(&mut self, writer: Writer, number: Option<(u32, bool)>, moves: usize) -> usize {
        let (first, next) = (first_single(&self.start), self.next_single());
        let sheet = self.sheets.of(writer);
        let Some((number, black)) = number else {
            let after_last = sheet.written.keys().last().map(|last| last.saturating_add(1));
            return after_last.unwrap_or_else(|| next.saturating_sub(1).max(first));
        };
        let whole = usize::try_from(number.saturating_sub(1)).unwrap_or(0).saturating_mul(2);
        let taken = moves == 1 && (sheet.written.contains_key(&whole) || whole < first);
        whole.saturating_add(usize::from(black || taken))
    }

    fn writes_move(&mut self, writer: Writer, place: usize, written: &Written) -> Vec<Ruling> {
        if *written == Written::Unreadable {
            return self.fault(writer, Fault::OtherNotation);
        }
        let first = first_single(&self.start);
        let made = place.checked_sub(first).and_then(|i| self.plies.get(i));
        let made = made.and_then(|ply| Some((ply.before(), ply.legal()?)));
        let sheet = self.sheets.of(writer);
        sheet.since = sheet.since.map_or(Some(place), |since| Some(since.min(place)));
        sheet.written.insert(place, written.clone());
        let Some((before, legal)) = made else { return Vec::new() };
        match written.is(&before, legal, sheet.languages) {
            Some(languages) => {
                sheet.languages = languages;
                Vec::new()
            }
            None => self.fault(writer, Fault::Otherwise(number(place))),
        }
    }

    /// The moves that a player has to write and has not written yet: their
    /// numbers, and whose they are (Article 8.1). None where nobody has to
    /// write, and none in a period in which the player is short of time.
    ///
    /// ```
    /// use touchmove_board::{Color, Position};
    /// use touchmove_game::{Event, Game};
    /// use touchmove_laws::{Edition, Regulations};
    ///
    /// let control = "5400+30".parse().unwrap();
    /// let rules = Regulations::new(Edition::Fide2023, control);
    /// let mut game = Game::new(rules, Position::default());
    /// for (at, text) in [(0, "White plays e4"), (1, "White presses"), (2, "White records e4")] {
    ///     game.apply(&Event::read(at, text).unwrap()).unwrap();
    /// }
    /// assert_eq!(game.unwritten(Color::White), []);
    /// assert_eq!(game.unwritten(Color::Black), [(1, Color::White)]);
    /// ```
    pub fn unwritten(&self, player: Color) -> Vec<(u32, Color)> {
        let sheet = self.sheets.player(player);
        let short = sheet.short_in == Some(self.clock.period(side(player)));
        let required = self.regulations.pace == Pace::Standard
            && self.knows(touchmove_laws::Provision::RecordingMoves);
        if short || !required {
            return Vec::new();
        }
        let from = sheet.excused_before.max(first_single(&self.start));
        let owed = (from..self.next_single()).filter(|single| !sheet.written.contains_key(single));
        let whose = |single| if single % 2 == 0 { Color::White } else { Color::Black };
        owed.map(|single| (number(single), whose(single))).collect()
    }

    /// What White's and Black's scoresheets say about one of the moves made.
    pub(crate) fn written_as(&self, ply: usize) -> (Option<Move>, Option<Move>) {
        let single = first_single(&self.start).saturating_add(ply);
        let before = self.plies.get(ply).map(|ply| ply.before());
        let read = |player| {
            let sheet = self.sheets.player(player);
            sheet.written.get(&single)?.meant(&before?, sheet.languages)
        };
        (read(Color::White), read(Color::Black))
    }

    /// What is noted about both scoresheets when a move is made.
    pub(crate) fn scoresheet_duties(&mut self, mover: Color) -> Vec<Ruling> {
        if self.regulations.pace != Pace::Standard {
            return Vec::new();
        }
        let next = self.next_single();
        let edition = self.regulations.edition;
        let mut rulings = Vec::new();
        for player in Color::ALL {
            let sheet = self.sheets.player(player);
            let serves = player == mover && sheet.claims;
            if sheet.written.contains_key(&next) && !serves {
                rulings.extend(recording::in_advance(edition, player, number(next)));
            }
        }
        rulings.extend(self.own_duties(mover, next));
        self.sheets.player_mut(mover).claims = false;
        rulings
    }

    fn own_duties(&mut self, mover: Color, next: usize) -> Vec<Ruling> {
        if !self.sheets.player(mover).is_kept() {
            return Vec::new();
        }
        if let Some(both) = self.sheets.player(mover).to_complete {
            return self.moved_with_sheet_to_complete(mover, next, both);
        }
        let period = self.clock.period(side(mover));
        let sheet = self.sheets.player_mut(mover);
        let short_of_time = sheet.short_in == Some(period);
        let offer = sheet.offers.iter().any(|&with| with.saturating_add(2) <= next);
        let (last, earlier) = unwritten(sheet, next, short_of_time);
        let told = short_of_time && sheet.told_in == Some(period);
        sheet.offers.retain(|&with| with.saturating_add(2) > next);
        if short_of_time {
            sheet.excused_before = next.saturating_add(1);
            let tells = last.is_some() || earlier.is_some();
            sheet.told_in = sheet.told_in.filter(|_| !tells).or(tells.then_some(period));
        }
        recording::on_moving(Sheet {
            edition: self.regulations.edition,
            player: mover,
            last: last.filter(|_| !told),
            earlier: earlier.filter(|_| !told),
            offer,
            short_of_time,
        })
    }

    /// An assistant who writes is a matter for the arbiter, once.
    fn assistant_writes(&mut self, player: Color) -> Vec<Ruling> {
        let sheet = self.sheets.player_mut(player);
        if std::mem::replace(&mut sheet.assisted, true) || self.may_be_written_for(player) {
            return Vec::new();
        }
        recording::by_assistant(self.regulations.edition, player).into_iter().collect()
    }

    /// What the arbiter takes for the help of an assistant.
    pub(crate) fn takes_for_assistant(&mut self, player: Color, ms: u64) -> Option<Vec<Ruling>> {
        let asked = Question::RecordingAssistant { player };
        let place = self.questions.iter().position(|question| *question == asked)?;
        self.questions.remove(place);
        let ms = self.clock.remove(side(player), ms, self.now);
        let effect = Effect::TimeRemoved { player, ms };
        let mut rulings = self.ruled(touchmove_laws::Provision::AssistantForRecording, effect);
        rulings.extend(self.resume_clocks(false));
        Some(rulings)
    }

    /// Takes notice of what an event means for the scoresheets.
    pub(crate) fn scoresheets_see(
        &mut self,
        event: &Event,
        made_before: usize,
        rulings: &mut Vec<Ruling>,
    ) {
        if self.plies.len() < made_before {
            self.sheets.cross_out(self.next_single());
        }
        if let (
            Actor::Player(player),
            Act::Claim(Claim::Draw { text: Some(text), .. })
            | Act::Adjournment(Adjournment::Seals { text }),
        ) = (event.actor, &event.act)
        {
            self.writes_to_claim(player, text);
        }
        let offered = rulings.iter().any(|r| matches!(r.effect(), Effect::DrawOffered { .. }));
        if offered {
            let with = self.next_single().saturating_sub(1).max(first_single(&self.start));
            Color::ALL.into_iter().for_each(|p| self.sheets.player_mut(p).offers.push(with));
        }
        self.scoresheets_after_flag_fall(rulings);
    }

    /// A move that is claimed with, or sealed, stands on the scoresheet.
    fn writes_to_claim(&mut self, player: Color, text: &MoveText) {
        let next = self.next_single();
        let sheet = self.sheets.player_mut(player);
        sheet.claims = true;
        if sheet.is_kept() && player == self.has_move() {
            let written = match text {
                MoveText::FromTo { from, to, .. } => Written::read(&format!("{from}{to}")),
                MoveText::Notation(text) => Written::read(text),
            };
            self.sheets.player_mut(player).written.insert(next, written);
        }
    }

    /// A player short of time is so for the rest of the period.
    pub(crate) fn notice_shortness(&mut self) {
        for player in Color::ALL {
            let Some(left) = self.clock.remaining_ms(side(player), self.now) else { continue };
            let added = self.clock.stage(side(player)).map_or(0, |s| s.period.bonus.per_move_ms());
            if recording::is_short_of_time(left, added) {
                let period = self.clock.period(side(player));
                self.sheets.player_mut(player).short_in = Some(period);
            }
        }
    }
}

/// The numbers of the own last move and of an earlier one that are not written
/// when that single move is made.
fn unwritten(sheet: &Scoresheet, next: usize, short_of_time: bool) -> (Option<u32>, Option<u32>) {
    let from = if short_of_time { 0 } else { sheet.excused_before };
    let Some(last) = next.checked_sub(2) else { return (None, None) };
    let missing = sheet.gaps(from, next).any(|gap| gap == last);
    (missing.then(|| number(last)), sheet.gaps(from, last).next().map(number))
}
