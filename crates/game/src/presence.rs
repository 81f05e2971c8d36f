//! Arriving, leaving, coming back (Articles 6.7 and 11.2).

use crate::conduct::of;
use crate::game::Game;
use crate::status::Status;
use touchmove_board::Color;
use touchmove_laws::rules::default_time::{self, Arrival};
use touchmove_laws::rules::{conduct, points};
use touchmove_laws::{Effect, Note, Offence, Provision, Ruling, Termination};

impl Game {
    /// That player is not there yet; to be said before the start.
    ///
    /// ```
    /// # use touchmove_board::{Color, Position};
    /// # use touchmove_clock::TimeControl;
    /// # use touchmove_game::{Act, Actor, Event, Game, Presence, Status};
    /// # use touchmove_laws::{Edition, Outcome, Regulations, Termination};
    /// let regulations = Regulations::new(Edition::Fide2023, TimeControl::no_clock());
    /// let mut game = Game::new(regulations, Position::default());
    /// game.awaits(Color::Black);
    /// game.start(0);
    /// let arrives = Event { at: 1_000, actor: Actor::Player(Color::Black), act: Act::Presence(Presence::Arrives) };
    /// game.apply(&arrives).unwrap();
    /// let lost = Status::Over(Outcome::win(Color::White), Termination::DefaultTime);
    /// assert_eq!(game.status(), lost);
    /// ```
    pub fn awaits(&mut self, player: Color) {
        *of(&mut self.conduct.absent, player) = true;
    }

    /// What the start of the clocks fixes about who is there.
    pub(crate) fn started_with(&mut self) {
        self.conduct.started = self.now;
        self.conduct.nobody_there = self.conduct.absent == [true; 2];
    }

    fn arrival(&mut self, player: Color) -> Arrival {
        let missing = *of(&mut self.conduct.absent, player.other());
        let excused = *of(&mut self.conduct.may_be_late, player.other());
        Arrival {
            edition: self.regulations.edition,
            player,
            after: self.now.saturating_sub(self.conduct.started),
            stated: self.regulations.default_time,
            allowed: *of(&mut self.conduct.may_be_late, player),
            opponent_absent: missing && !excused,
        }
    }

    pub(crate) fn arrives(&mut self, player: Color) -> Vec<Ruling> {
        let was_absent = std::mem::take(of(&mut self.conduct.absent, player));
        if !was_absent || self.status == Status::NotStarted {
            return Vec::new();
        }
        let arrival = self.arrival(player);
        let mut rulings = default_time::arrives(&arrival);
        let over = rulings.iter().any(|r| matches!(r.effect(), Effect::GameOver { .. }));
        let lost_time = player == Color::White && self.conduct.nobody_there && arrival.after > 0;
        if lost_time && !over {
            let edition = self.regulations.edition;
            rulings.extend(default_time::white_lost_the_time(edition, arrival.after));
        }
        rulings
    }

    /// A software arbiter sees that the default time has passed.
    pub(crate) fn default_time_passes(&mut self) -> Vec<Ruling> {
        if !self.observes() || self.status != Status::Playing {
            return Vec::new();
        }
        let Some(player) = Color::ALL.into_iter().find(|&p| self.is_too_late(p)) else {
            return Vec::new();
        };
        let arrival = self.arrival(player);
        let mut rulings = default_time::is_too_late(&arrival);
        self.settle(&mut rulings);
        rulings
    }

    fn is_too_late(&mut self, player: Color) -> bool {
        let arrival = self.arrival(player);
        let limit = default_time::default_time(arrival.edition, arrival.stated);
        let absent = *of(&mut self.conduct.absent, player);
        absent && !arrival.allowed && arrival.after > limit
    }

    /// The arbiter decides that a player may come after the default time.
    pub(crate) fn allows_to_be_late(&mut self, player: Color) -> Vec<Ruling> {
        *of(&mut self.conduct.may_be_late, player) = true;
        let what = Note::LateArrivalAllowed { player };
        self.ruled(Provision::DefaultTime, Effect::Noted { what })
    }

    /// A game that a player has not come to in time was not played.
    pub(crate) fn unplayed(&self, ended: Termination) -> Option<Ruling> {
        let late = ended == Termination::DefaultTime && self.adjournment.sealer.is_none();
        let forfeit = late || self.conduct.absent.contains(&true);
        points::unplayed(self.regulations.edition).filter(|_| forfeit)
    }

    pub(crate) fn permits_to_leave(&mut self, player: Color) -> Vec<Ruling> {
        *of(&mut self.conduct.may_leave, player) = true;
        conduct::may_leave(self.regulations.edition, player).into_iter().collect()
    }

    /// The venue is left only with permission; the playing area without, by
    /// the player who does not have the move.
    pub(crate) fn leaves(&mut self, player: Color, what: Offence) -> Vec<Ruling> {
        let free = what == Offence::LeftArea && player != self.has_move();
        if free || *of(&mut self.conduct.may_leave, player) {
            return Vec::new();
        }
        self.offends(player, what)
    }

    /// Permission is for one absence.
    pub(crate) fn returns(&mut self, player: Color) -> Vec<Ruling> {
        *of(&mut self.conduct.may_leave, player) = false;
        Vec::new()
    }
}
