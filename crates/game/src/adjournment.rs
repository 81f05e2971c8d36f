//! Adjourned games: sealing, and what happens until the game is resumed.

use crate::attempt::Attempt;
use crate::event::{self, Act, Actor, Clock, Decision, Event, MoveText, Pieces};
use crate::game::{Game, side};
use crate::moves;
use crate::scoresheet::number;
use crate::status::{Halt, Impossible, Status};
use touchmove_board::{Color, Move};
use touchmove_laws::rules::adjournment::{self, Envelope};
use touchmove_laws::rules::resumption;
use touchmove_laws::{Effect, Note, Provision, Question, Ruling, Termination};

/// What is on record about adjourning and resuming a game.
#[derive(Debug, Clone, Default)]
pub(crate) struct Adjournment {
    /// Whether a player was told to seal or has asked to.
    sealing: Option<Sealing>,
    /// What was written to be sealed while the clock runs.
    written: Option<Sealed>,
    /// The envelope that the arbiter keeps.
    pub(crate) envelope: Option<Sealed>,
    /// Whether it holds a reply to a player who was not there.
    pub(crate) is_reply: bool,
    /// When the game was resumed.
    pub(crate) resumed_at: Option<u64>,
    /// Who has sealed the move that the game was adjourned with.
    pub(crate) sealer: Option<Color>,
    /// Who is not there at resumption: White, Black.
    pub(crate) absent: [bool; 2],
    /// What the clocks showed at adjournment, White's and Black's.
    pub(crate) recorded: Option<[u64; 2]>,
    /// What they showed when the game was resumed.
    pub(crate) shown: Option<[u64; 2]>,
    /// How many single moves there were then, the sealed one included.
    pub(crate) resumed_with: usize,
}

#[derive(Debug, Clone, Copy)]
struct Sealing {
    /// Whether the player adjourns before the end of the session.
    early: bool,
    /// The move made on the board after that.
    made: Option<Move>,
}

/// A move in an envelope.
#[derive(Debug, Clone)]
pub(crate) struct Sealed {
    pub(crate) by: Color,
    pub(crate) text: MoveText,
}

impl Game {
    /// What an event means for adjourning or resuming; none for other events.
    pub(crate) fn adjourning(&mut self, event: &Event) -> Option<Vec<Ruling>> {
        if !self.knows(Provision::SealingMove) {
            return None;
        }
        let player = match event.actor {
            Actor::Player(player) | Actor::AssistantOf(player) => Some(player),
            Actor::Arbiter => None,
            Actor::Spectator => return None,
        };
        match (player, &event.act) {
            (None, Act::Adjournment(event::Adjournment::Adjourns)) => Some(self.told_to_seal()),
            (Some(player), Act::Adjournment(event::Adjournment::AsksToAdjourn)) => {
                Some(self.asks_to_adjourn(player))
            }
            (Some(player), Act::Adjournment(event::Adjournment::Seals { text })) => {
                Some(self.seals(player, text))
            }
            (_, Act::Clock(Clock::Stops { .. }) | Act::Clock(Clock::Presses)) => {
                self.stops_having_sealed(player)
            }
            (None, Act::Clock(Clock::Resumes)) if self.status == Status::Adjourned => {
                self.questions.clear();
                Some(Vec::new())
            }
            _ => self.resuming(player, &event.act),
        }
    }

    fn told_to_seal(&mut self) -> Vec<Ruling> {
        if self.status == Status::Adjourned {
            return Vec::new();
        }
        self.adjournment.sealing = Some(Sealing { early: false, made: None });
        let ruling = adjournment::told_to_seal(self.regulations.edition, self.has_move());
        ruling.into_iter().collect()
    }

    fn asks_to_adjourn(&mut self, player: Color) -> Vec<Ruling> {
        let has_move = player == self.has_move() && self.status != Status::Adjourned;
        if has_move {
            self.adjournment.sealing = Some(Sealing { early: true, made: None });
        }
        let ruling = adjournment::asks_early(self.regulations.edition, player, has_move);
        ruling.into_iter().collect()
    }

    fn seals(&mut self, player: Color, text: &MoveText) -> Vec<Ruling> {
        let has_move = player == self.has_move() && self.status != Status::Adjourned;
        let sealed = Sealed { by: player, text: text.clone() };
        let edition = self.regulations.edition;
        if has_move && self.adjournment.sealing.is_none() && self.opponent_is_absent(player) {
            self.adjournment.written = Some(sealed);
            return resumption::reply(edition, Effect::MoveSealed).into_iter().collect();
        }
        let made = self.adjournment.sealing.and_then(|sealing| sealing.made);
        let same = made.is_none_or(|made| self.meaning_of(text) == Ok(made));
        if has_move && same {
            let told = Sealing { early: false, made: None };
            self.adjournment.sealing.get_or_insert(told);
            self.adjournment.written = Some(sealed);
        }
        adjournment::seals(edition, player, has_move, same).into_iter().collect()
    }

    /// At resumption, whether the player who has to be replied to is missing.
    fn opponent_is_absent(&self, player: Color) -> bool {
        let resumed = self.adjournment.resumed_at.is_some() && self.adjournment.envelope.is_none();
        resumed && self.adjournment.absent[player.other().index()]
    }

    /// A move made on the board after being told to seal is put back: it is
    /// the one to seal.
    pub(crate) fn made_to_be_sealed(&mut self, mv: Move) -> Option<Vec<Ruling>> {
        let before = self.attempt.before;
        let sealing = self.adjournment.sealing.as_mut()?;
        let made = *sealing.made.get_or_insert(mv);
        self.board = before;
        self.attempt = Attempt::new(before);
        let edition = self.regulations.edition;
        let ruling = adjournment::made_on_the_board(edition, before.turn(), made);
        Some(ruling.into_iter().collect())
    }

    /// Once the clock is stopped, what was written is sealed for good.
    fn stops_having_sealed(&mut self, player: Option<Color>) -> Option<Vec<Ruling>> {
        let by = self.adjournment.written.as_ref()?.by;
        if player.is_some_and(|player| player != by) {
            return None;
        }
        let sealed = self.adjournment.written.take()?;
        self.adjournment.envelope = Some(sealed);
        match self.adjournment.sealing.take() {
            Some(sealing) => Some(self.adjourned(by, sealing.early)),
            None => Some(self.reply_sealed(by)),
        }
    }

    fn adjourned(&mut self, sealer: Color, early: bool) -> Vec<Ruling> {
        self.clock.stop(self.now);
        self.halt = Some(Halt { resume: sealer, by_hand: true });
        let stopped = Effect::ClockStopped { player: sealer };
        let mut rulings = self.ruled(Provision::SealingMove, stopped);
        if early && self.clock.control().has_clock() {
            rulings.extend(self.charged_to_the_end(sealer));
        }
        let lost = |r: &Ruling| matches!(r.effect(), Effect::GameOver { .. });
        if rulings.iter().any(lost) {
            return rulings;
        }
        self.status = Status::Adjourned;
        self.adjournment.sealer = Some(sealer);
        self.adjournment.resumed_at = None;
        self.adjournment.recorded = self.times_shown();
        self.board = self.attempt.before;
        self.attempt = Attempt::new(self.board);
        rulings.extend(self.envelope_written(sealer));
        rulings
    }

    fn envelope_written(&self, sealer: Color) -> Vec<Ruling> {
        let position = self.board.fen().to_string();
        adjournment::adjourned(Envelope {
            edition: self.regulations.edition,
            position: &position,
            times: self.adjournment.recorded,
            sealer,
            number: number(self.next_single()),
            offer: self.offer,
        })
    }

    pub(crate) fn times_shown(&self) -> Option<[u64; 2]> {
        let shows = |player| self.clock.remaining_ms(side(player), self.now);
        shows(Color::White).zip(shows(Color::Black)).map(|(white, black)| [white, black])
    }

    /// The time to the end of the session; who has less has overstepped.
    fn charged_to_the_end(&mut self, sealer: Color) -> Vec<Ruling> {
        let edition = self.regulations.edition;
        let left = self.regulations.session_end.map(|end| end.saturating_sub(self.now));
        if left == Some(0) {
            return Vec::new();
        }
        let overstepped = left >= self.clock.remaining_ms(side(sealer), self.now);
        let charged = left.map(|ms| self.clock.remove(side(sealer), ms, self.now));
        let mut rulings: Vec<Ruling> =
            adjournment::early(edition, sealer, charged).into_iter().collect();
        if left.is_some() && overstepped {
            rulings.extend(self.flag_has_fallen(sealer));
        }
        rulings
    }

    /// What the arbiter takes who has been asked how much time there was.
    pub(crate) fn takes_for_session(&mut self, player: Color, ms: u64) -> Option<Vec<Ruling>> {
        let asked = Question::SessionEnd { player };
        let place = self.questions.iter().position(|question| *question == asked)?;
        self.questions.remove(place);
        let ms = self.clock.remove(side(player), ms, self.now);
        self.adjournment.recorded = self.times_shown();
        let ruling = adjournment::early(self.regulations.edition, player, Some(ms));
        Some(ruling.into_iter().collect())
    }

    fn reply_sealed(&mut self, by: Color) -> Vec<Ruling> {
        let edition = self.regulations.edition;
        self.adjournment.is_reply = true;
        self.clock.start(side(by.other()), self.now);
        let effects =
            [Effect::ClockStopped { player: by }, Effect::ClockStarted { player: by.other() }];
        effects.into_iter().filter_map(|effect| resumption::reply(edition, effect)).collect()
    }

    /// Nobody handles the pieces of an adjourned game.
    pub(crate) fn is_possible_now(&self, act: &Act) -> Result<(), Impossible> {
        let at_the_board = matches!(
            act,
            Act::Pieces(Pieces::Plays { .. })
                | Act::Pieces(Pieces::Takes { .. })
                | Act::Pieces(Pieces::Puts { .. })
                | Act::Pieces(Pieces::Shifts { .. })
                | Act::Pieces(Pieces::Touches { .. })
                | Act::Clock(Clock::Presses)
                | Act::Decision(Decision::Reinstates { .. })
        );
        if at_the_board && self.status == Status::Adjourned {
            return Err(Impossible::Adjourned);
        }
        Ok(())
    }

    /// Adds the articles on adjourned games to what other rules have ruled.
    pub(crate) fn with_adjournment(&self, rulings: &mut Vec<Ruling>) {
        let Some(sealer) = self.adjournment.sealer else { return };
        let adjourned = self.adjournment.resumed_at.is_none();
        let sealed = self.adjournment.envelope.is_some() && !self.adjournment.is_reply;
        let late = |note: &Note| matches!(note, Note::UntimelyOffer { .. });
        rulings.retain(|r| match r.effect() {
            Effect::Noted { what } => !(sealed && late(what)),
            _ => true,
        });
        let absent = self.adjournment.absent[sealer.index()];
        for ruling in rulings {
            let more = match ruling.effect() {
                Effect::DrawOffered { .. } if sealed => Provision::OfferAfterSealing,
                Effect::GameOver { termination, .. } => match termination {
                    Termination::Agreement | Termination::Resignation if adjourned => {
                        Provision::OverBeforeResumption
                    }
                    Termination::TimeForfeit if absent => Provision::OtherOverstepped,
                    _ => continue,
                },
                _ => continue,
            };
            *ruling = ruling.clone().and(more);
        }
    }

    /// The legal move that a sealed text means in this position.
    pub(crate) fn meaning_of(&self, text: &MoveText) -> Result<Move, resumption::Flaw> {
        moves::sealed(&self.attempt.before, text)
    }
}
