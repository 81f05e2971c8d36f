//! The only writer of the game state.
//!
//! If a ruling changes a clock, an offer, a count or the end, its effect itself is applied. So
//! ruling and state cannot diverge. Every other state change is a [`Change`].

use super::attempt::{Attempt, Wood};
use super::change::{Change, Clock, Ledger, Moves, Phase, Pieces, Questions};
use super::ply::{MORE_PLIES, complete};
use super::status::Status;
use super::table::{Displaced, Table};
use super::{State, View};
use alloc::boxed::Box;
use touchmove_board::Color;
use touchmove_clock::PressOutcome;
use touchmove_laws::{Effect, Note, Outcome, Penalty, Provision, Question, Termination};

impl State {
    /// Applies a change. A press returns its effect on the clock.
    pub(crate) fn carry_out(&mut self, change: Change) -> Option<PressOutcome> {
        let view = &mut self.view;
        match change {
            Change::Pieces(change) => view.table.pieces(change),
            Change::Moves(change) => view.moves(change),
            Change::Clock(change) => return view.table.clock(change),
            Change::Sheet(change) => view.table.sheets.change(change),
            Change::Ledger(change) => view.ledger.change(change),
            Change::Phase(change) => view.phase.change(change),
            Change::Questions(Questions::Close(at)) => view.questions.close(at),
            Change::Questions(Questions::Named(at)) => view.questions.comes_last(at),
            Change::Questions(Questions::CloseAll(which)) => view.questions.close_all(which),
        }
        None
    }

    /// Applies the effect of a ruling.
    pub(crate) fn carry_out_effect(&mut self, effect: &Effect) {
        let View { table, ledger, .. } = &mut self.view;
        match *effect {
            Effect::TimeAdded { player, ms } => table.clock.add(player, ms, table.now),
            Effect::TimeRemoved { player, ms } => {
                table.clock.remove(player, ms, table.now);
            }
            Effect::IllegalMove { player, count } => ledger.illegal_moves[player] = count,
            Effect::DrawOffered { player } => ledger.draws.offer = Some(player),
            Effect::DrawDeclined { .. } => ledger.draws.offer = None,
            Effect::Noted { what: Note::ClockSet { player, ms } } => {
                table.clock.set(player, ms, table.now);
            }
            Effect::Noted { what: Note::MoveCounterSet { moves } } => {
                Color::ALL.into_iter().for_each(|player| table.clock.set_moves(player, moves));
            }
            Effect::Penalty { player, kind: Penalty::OpponentPoints { halves } } => {
                let points = &mut ledger.points[player.other()];
                *points = points.saturating_add_unsigned(halves);
            }
            Effect::Penalty { player, kind: Penalty::FewerPoints { halves } } => {
                let points = &mut ledger.points[player];
                *points = points.saturating_sub_unsigned(halves);
            }
            // Ends and questions are applied after the hearing.
            Effect::GameOver { .. }
            | Effect::GameCancelled { .. }
            | Effect::Question { .. }
            // These effects only announce a change that has already been made.
            | Effect::Obligation { .. }
            | Effect::RightLost { .. }
            | Effect::MoveMade { .. }
            | Effect::MoveCompleted { .. }
            | Effect::PositionRestored { .. }
            | Effect::PawnReplaced { .. }
            | Effect::PutBack
            | Effect::PawnPromoted { .. }
            | Effect::FactNeeded { .. }
            | Effect::ClockStarted { .. }
            | Effect::ClockStopped { .. }
            | Effect::FlagFallen { .. }
            | Effect::PeriodReached { .. }
            | Effect::ClaimCorrect { .. }
            | Effect::ClaimIncorrect { .. }
            | Effect::Warning { .. }
            | Effect::Penalty { .. }
            | Effect::Refused { .. }
            | Effect::Adjourned
            | Effect::MoveSealed
            | Effect::EnvelopeOpened
            | Effect::GameResumed
            | Effect::Noted { .. } => {}
        }
    }

    /// Ends the game under a provision.
    pub(crate) fn end(&mut self, result: Outcome, termination: Termination, under: Provision) {
        self.view.phase.status = Status::Over(result, termination);
        self.view.phase.ended_under = under;
        self.nothing_is_open();
    }

    /// Cancels the game under a provision.
    pub(crate) fn cancel(&mut self, under: Provision) {
        self.view.phase.status = Status::Cancelled;
        self.view.phase.ended_under = under;
        self.nothing_is_open();
    }

    /// Asks the arbiter a question under a provision.
    pub(crate) fn ask(&mut self, question: Question, under: Provision) {
        self.view.questions.ask(question, under);
    }

    fn nothing_is_open(&mut self) {
        self.view.questions.close_all(|_| true);
        self.view.ledger.draws.offer = None;
    }
}

impl View {
    fn moves(&mut self, change: Moves) {
        let Table { plies, board, attempt, pressed_back, last_replaced, .. } = &mut self.table;
        match change {
            Moves::Made(ply) => {
                if plies.len() == plies.capacity() {
                    plies.reserve_exact(MORE_PLIES);
                }
                *board = ply.after();
                *last_replaced = attempt.beside.last().copied();
                *attempt = Attempt::new(*board);
                let next = board.turn();
                plies.push(*ply);
                self.ledger.second_move = None;
                self.ledger.times.set_for = None;
                self.table.move_follows_presses(next);
            }
            Moves::Remain(count) => plies.truncate(count),
            Moves::Pressed(at, press) => complete(plies, at, press),
            Moves::Completed(at) => {
                plies.iter_mut().skip(at).take(1).for_each(|p| p.completed = true)
            }
            Moves::CompletedAs { completed, press } => {
                plies
                    .iter_mut()
                    .next_back()
                    .into_iter()
                    .for_each(|p| p.completed_as(completed, press));
            }
            Moves::Regular(at) => {
                plies.iter_mut().skip(at).take(1).for_each(|ply| ply.irregularity = None);
            }
            Moves::BeforeGain { player, ms } => {
                let Some(last) = plies.last_mut() else { return };
                last.clocks[player] -= ms;
            }
            Moves::PressedBack(pressed) => *pressed_back = pressed.map(|pressed| *pressed),
        }
    }
}

impl Table {
    /// Settles earlier presses without a move when a player moves. When the opponent moves, the
    /// first press is settled. When the player who pressed first moves, the press back is settled.
    fn move_follows_presses(&mut self, next: Color) {
        let Some(pressed) = &mut self.pressed_back else { return };
        match pressed.ply.player == next {
            true => self.pressed_back = None,
            false => pressed.answered = None,
        }
    }

    fn clock(&mut self, change: Clock) -> Option<PressOutcome> {
        let (clock, now) = (&mut self.clock, self.now);
        match change {
            Clock::Now(at) => self.now = at,
            Clock::Starts(player) => clock.start(player, now),
            Clock::Stops => clock.stop(now),
            Clock::Pressed { player, completes: true } => {
                return Some(clock.press(player, now));
            }
            Clock::Pressed { player, completes: false } => {
                return Some(clock.press_without_move(player, now));
            }
            // The gain of the press stays until a ruling removes it.
            Clock::Unpressed { player, press } => clock.uncount_press(player, &press, now),
            Clock::Set { player, ms } => clock.set(player, ms, now),
            Clock::Counter { player, moves } => clock.set_moves(player, moves),
            Clock::Control(control) => clock.set_control(*control, now),
        }
        None
    }

    fn pieces(&mut self, change: Pieces) {
        match change {
            Pieces::Stand(position) => self.board = position,
            Pieces::BackTo(attempt) => {
                self.board = attempt.before;
                self.last_replaced = None;
                self.attempt = *attempt;
            }
            Pieces::Rights { before, board } => (self.attempt.before, self.board) = (before, board),
            Pieces::KnockedOver(displaced) => {
                self.restored.retain(|square| displaced.iter().all(|d| d.square != *square));
                self.displaced.extend(displaced);
            }
            Pieces::Restored(squares) => {
                let back = |d: &&Displaced| squares.contains(&d.square);
                self.restored.extend(self.displaced.iter().filter(back).map(|d| d.square));
                self.displaced.retain(|d| !squares.contains(&d.square));
            }
            Pieces::DisplacedBefore(since) => self.displaced.retain(|d| d.after < since),
            Pieces::Plays => self.begin_complete_move(),
            Pieces::ReplacedTaken => self.last_replaced = None,
            other => self.attempt.change(other),
        }
    }

    /// Takes back the previous complete move of the attempt, and stores the table for the next
    /// complete move.
    fn begin_complete_move(&mut self) {
        let attempt = &mut self.attempt;
        if let Some(wood) = attempt.played_from.take() {
            attempt.touches = attempt.binding();
            (self.board, attempt.in_hand) = (wood.board, wood.in_hand);
            (attempt.beside, attempt.carried) = (wood.beside, wood.carried);
        }
        let (in_hand, beside) = (attempt.in_hand.clone(), attempt.beside.clone());
        let carried = attempt.carried.clone();
        attempt.played_from = Some(Box::new(Wood { board: self.board, in_hand, beside, carried }));
    }
}

impl Attempt {
    fn change(&mut self, change: Pieces) {
        match change {
            Pieces::Touched(touch) => self.touches.push(touch),
            Pieces::TouchedAt(at, touch) => {
                self.touches.retain(|known| known.square != touch.square);
                self.touches.insert(at.min(self.touches.len()), touch);
            }
            Pieces::Contact => self.contact = true,
            Pieces::Adjusted(squares) => self.adjusted.extend(squares),
            Pieces::Lifted(origin, piece) => self.in_hand.push((origin, piece)),
            Pieces::Released(at) if at < self.in_hand.len() => {
                self.in_hand.remove(at);
            }
            Pieces::Released(_) => {}
            Pieces::Replaced(square, piece) => self.beside.push((square, piece)),
            Pieces::Removed(square, piece) => {
                let at = self.beside.iter().rposition(|&beside| beside == (square, piece));
                at.into_iter().for_each(|at| {
                    self.beside.remove(at);
                });
            }
            Pieces::Carried(now, then) => self.carried.push((now, then)),
            Pieces::Begun(moves) => self.begun = moves,
            Pieces::Intended(mv) => self.intended = Some(mv),
            Pieces::Played { hands, before } => (self.hands, self.before_playing) = (hands, before),
            Pieces::BothHands => self.hands = crate::event::Hands::Both,
            Pieces::CastlingAnnounced(legal) => self.castling_announced = legal,
            Pieces::Stand(_)
            | Pieces::BackTo(_)
            | Pieces::Rights { .. }
            | Pieces::Plays
            | Pieces::ReplacedTaken
            | Pieces::KnockedOver(_)
            | Pieces::Restored(_)
            | Pieces::DisplacedBefore(_) => {}
        }
    }
}

impl super::ledger::Ledger {
    fn change(&mut self, change: Ledger) {
        let more = |count: &mut u32| *count = count.saturating_add(1);
        match change {
            Ledger::MissedFlag(player, missed) => self.missed_flags[player] = missed,
            Ledger::Refuses(player) => more(&mut self.refusals[player]),
            Ledger::Offends(player) => more(&mut self.offences[player]),
            Ledger::Warned(player) => more(&mut self.warnings[player]),
            Ledger::RecordShown(player) => more(&mut self.record_shown[player]),
            Ledger::Presence(presence) => self.presence = presence,
            Ledger::Draws(draws) => self.draws = draws,
            Ledger::SecondMove(by) => self.second_move = by,
            Ledger::PressedEarly(by) => self.pressed_early = by,
            Ledger::PressInQuestion(press) => self.press_in_question = press,
            Ledger::TouchInDoubt(touch) => self.touch_in_doubt = touch.map(|touch| *touch),
            Ledger::Caller(caller) => self.caller = caller,
            Ledger::ColoursStay(stay) => self.colours_stay = stay,
            Ledger::Times(times) => self.times = times,
            Ledger::RestoredLate(late) => self.restored_late = late,
            Ledger::Limited(limited) => self.limited = limited,
            Ledger::Quickplay(quickplay) => self.quickplay = *quickplay,
            Ledger::Progress(claimant) => self.progress = claimant,
            Ledger::Blind(blind) => self.blind = *blind,
            Ledger::RepeatedClaims(repeated) => self.repeated = repeated,
        }
    }
}

impl super::phase::Phase {
    fn change(&mut self, change: Phase) {
        match change {
            Phase::Playing => self.status = Status::Playing,
            Phase::Unrecorded => (self.status, self.unrecorded) = (Status::Playing, true),
            Phase::Adjourned => self.status = Status::Adjourned,
            Phase::Halt(halt) => self.halt = halt,
            Phase::Kept(adjourned) => self.adjourned = *adjourned,
        }
    }
}
