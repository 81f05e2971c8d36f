//! Offers, agreement, claims, resignation (Articles 5 and 9).

use crate::event::{Ground, MoveText};
use crate::game::{Game, moves_before, side};
use crate::moves::{self, Played};
use crate::ply::Ply;
use crate::status::Impossible;
use touchmove_board::{Color, Move, Position};
use touchmove_laws::rules::draw_claim::{self, Claim, Standing};
use touchmove_laws::rules::draw_offer::{self, Offer};
use touchmove_laws::rules::touched_piece::Touch;
use touchmove_laws::rules::{MatingChance, end_of_game};
use touchmove_laws::{Edition, Effect, Note, Provision, Refusal, Ruling};

impl Game {
    pub(crate) fn offer_by(&self, player: Color) -> Offer {
        let made = self.plies.last().is_some_and(|p| p.player == player && !p.completed);
        // Legal or not, something has been moved and the clock not pressed.
        let moved = made || player == self.has_move() && self.attempt_stands();
        let counted = if made { self.plies.last().map(Ply::before) } else { Some(self.board) };
        Offer {
            edition: self.regulations.edition,
            player,
            agreement: self.agreement(),
            move_number: counted.map_or(1, |p| u32::from(p.fullmoves())),
            in_time: moved,
        }
    }

    pub(crate) fn offers_a_draw(&mut self, player: Color) -> Vec<Ruling> {
        self.conduct.consent = false;
        let offer = self.offer_by(player);
        let restricted = draw_offer::restricted(offer).is_some();
        self.conduct.offer_refused = Some(player).filter(|_| restricted);
        if !restricted {
            self.offer = Some(player);
        }
        draw_offer::offered(offer)
    }

    pub(crate) fn accepts(&mut self, player: Color) -> Vec<Ruling> {
        if self.offer != Some(player.other()) {
            let why = Refusal::NoOffer;
            return self.ruled(Provision::DrawOffer, Effect::Refused { player, why });
        }
        if let Some(refused) = draw_offer::restricted(self.offer_by(player)) {
            return vec![refused];
        }
        let moved = Color::ALL
            .iter()
            .all(|&c| moves_before(&self.start, c) > 0 || self.plies.iter().any(|p| p.player == c));
        end_of_game::agreement(self.regulations.edition, player, moved).into_iter().collect()
    }

    pub(crate) fn declines(&mut self, player: Color) -> Vec<Ruling> {
        if self.offer != Some(player.other()) {
            return Vec::new();
        }
        self.offer = None;
        draw_offer::declined(self.regulations.edition, player).into_iter().collect()
    }

    pub(crate) fn resigns(&mut self, player: Color) -> Vec<Ruling> {
        let edition = self.regulations.edition;
        let opponent = match edition {
            Edition::Fide2009
            | Edition::Finland2009
            | Edition::FinnishBlitz2008
            | Edition::Fide2014
            | Edition::Casual => MatingChance::Can,
            Edition::Fide2023 => moves::mating_chance(&self.attempt.before, player.other()),
        };
        end_of_game::resignation(edition, player, opponent).into_iter().collect()
    }

    pub(crate) fn claims_draw(
        &mut self,
        player: Color,
        ground: Ground,
        text: Option<&MoveText>,
    ) -> Result<Vec<Ruling>, Impossible> {
        if let Some(rulings) = self.claims_no_progress(player) {
            return Ok(rulings);
        }
        let before = self.attempt.before;
        let standing = self.standing(player);
        let written = match text.filter(|_| standing == Standing::MayClaim) {
            Some(text) => Some(moves::played(&before, text)?),
            None => None,
        };
        let holds = match &written {
            None => self.holds(ground, &self.board, None),
            Some(Played::Legal(mv)) => self.holds(ground, &before.after(*mv), Some(())),
            Some(Played::ByHand { .. }) => false,
        };
        let claim = Claim {
            edition: self.regulations.edition,
            pace: self.regulations.pace,
            player,
            ground,
            intended: text.is_some(),
            standing,
            holds,
        };
        let ruled = draw_claim::rulings(&claim);
        self.add_time(&ruled);
        if standing != Standing::MayClaim {
            return Ok(ruled.into_iter().chain(self.claim_is_offer(player)).collect());
        }
        let running = self.claim_stops_clock();
        let mut rulings = self.clock_ruling(running, |player| Effect::ClockStopped { player });
        rulings.extend(ruled);
        if !holds {
            rulings.extend(self.written_move_binds(written));
            rulings.extend(self.claim_is_offer(player));
            rulings.extend(self.clock_goes_on(running));
        }
        Ok(rulings)
    }

    /// A claim that has not drawn the game stands as an offer, where the event
    /// allows one.
    fn claim_is_offer(&mut self, player: Color) -> Vec<Ruling> {
        if draw_offer::restricted(self.offer_by(player)).is_some() {
            return Vec::new();
        }
        self.offer = Some(player);
        let what = Note::ClaimIsOffer { player };
        self.ruled(Provision::ClaimIsOffer, Effect::Noted { what })
    }

    /// Stops the clock while a claim is decided; whose ran.
    fn claim_stops_clock(&mut self) -> Option<Color> {
        let running = self.clock.running().map(moves::player);
        self.clock.stop(self.now);
        running
    }

    fn clock_goes_on(&mut self, stopped: Option<Color>) -> Vec<Ruling> {
        if let Some(player) = stopped {
            self.clock.start(side(player), self.now);
        }
        self.clock_ruling(stopped, |player| Effect::ClockStarted { player })
    }

    fn clock_ruling(&self, player: Option<Color>, effect: fn(Color) -> Effect) -> Vec<Ruling> {
        let effect = player.map(effect).into_iter();
        effect.flat_map(|effect| self.ruled(Provision::ClaimStopsClock, effect)).collect()
    }

    pub(crate) fn may_claim_draw(&self, player: Color) -> bool {
        self.standing(player) == Standing::MayClaim
    }

    fn standing(&self, player: Color) -> Standing {
        let clock = self.regulations.time_control.has_clock();
        let other_runs = clock && self.clock.running() == Some(side(player.other()));
        let unpressed = self.plies.last().is_some_and(|p| p.player == player && !p.completed);
        if clock && unpressed && !other_runs {
            Standing::HasTouched
        } else if player != self.has_move() || other_runs {
            Standing::NotOnMove
        } else if self.attempt.contact {
            Standing::HasTouched
        } else {
            Standing::MayClaim
        }
    }

    /// After an incorrect claim the written move must be made, or one with
    /// that piece where it is illegal.
    fn written_move_binds(&mut self, written: Option<Played>) -> Vec<Ruling> {
        match written {
            None => return Vec::new(),
            Some(Played::Legal(mv)) => self.attempt.intended = Some(mv),
            Some(Played::ByHand { from, .. }) => {
                self.attempt.touches.push(Touch { square: from, together: false });
            }
        }
        self.written_move_obliges()
    }

    pub(crate) fn written_move_obliges(&self) -> Vec<Ruling> {
        let player = self.has_move();
        let obligations = self.attempt.obligations().into_iter();
        obligations
            .flat_map(|must| {
                self.ruled(Provision::ClaimIncorrect, Effect::Obligation { player, must })
            })
            .collect()
    }

    fn holds(&self, ground: Ground, position: &Position, intended: Option<()>) -> bool {
        match ground {
            Ground::FiftyMoves => position.halfmoves() >= 100,
            // The present position is in the record, an intended one is not.
            Ground::Threefold => self.appearances(position, intended.is_none()).len() >= 2,
        }
    }

    /// How many single moves ago a position appeared before, in ascending
    /// order. `recorded` says whether its latest appearance is in the record.
    pub(crate) fn appearances(&self, position: &Position, recorded: bool) -> Vec<usize> {
        let key = position.repetition_key();
        let skip = usize::from(recorded);
        let same = |ago: &usize| {
            let made = self.plies.len().checked_sub(ago - 1 + skip);
            made.is_some_and(|made| match made.checked_sub(1).and_then(|i| self.plies.get(i)) {
                Some(ply) => ply.leads_to(&key),
                None => self.start.repetition_key() == key,
            })
        };
        (2..=usize::from(position.halfmoves())).step_by(2).filter(same).collect()
    }

    /// Whether the player having the move could claim a draw, with or without
    /// a written move.
    pub(crate) fn could_claim_draw(&self) -> bool {
        let grounds = [Ground::Threefold, Ground::FiftyMoves];
        let before = self.attempt.before;
        if before.halfmoves() < 7 {
            return false;
        }
        let now = grounds.iter().any(|&g| self.holds(g, &before, None));
        let with = |m: &Move| {
            let after = before.after(*m);
            grounds.iter().any(|&g| self.holds(g, &after, Some(())))
        };
        now || before.legal_moves().iter().any(with)
    }
}
