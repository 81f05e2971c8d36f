//! Playing with blind players (Appendix D in 2014 and 2023): what is announced
//! and repeated, and when a move is made.

mod assistants;
mod boards;

use crate::event::{Act, Actor, Blind, Clock, Event, Pieces};
use crate::game::Game;
use crate::ply::Ply;
use boards::Difference;
use touchmove_board::{Color, Move, Position};
use touchmove_laws::Ruling;
use touchmove_laws::rules::blind_play::{self, Press, Said};
use touchmove_laws::rules::made_move;
use touchmove_notation::{SanError, read_spoken};

/// What is on record about announcements and the two boards.
#[derive(Debug, Clone, Default)]
pub(crate) struct BlindPlay {
    /// What the player having the move has announced so far on this move.
    announced: Option<Move>,
    /// Who has made a slip of the tongue that is not corrected.
    slip: Option<Color>,
    /// Which players the file tells about: who announces, who repeats.
    announces: [bool; 2],
    repeats: [bool; 2],
    /// Whether the last move has been announced, and whether repeated.
    was_announced: bool,
    was_repeated: bool,
    /// Where the opponent's board has come to differ.
    differs: Option<Difference>,
    /// Whose assistant has been at the board.
    assisted: [bool; 2],
}

impl Game {
    pub(crate) fn is_blind(&self, player: Color) -> bool {
        self.regulations.blind[player.index()]
    }

    pub(crate) fn with_blind_players(&self) -> bool {
        self.regulations.blind.contains(&true)
    }

    /// What an event means in a game with a blind player; none for events
    /// that mean what they always do.
    pub(crate) fn blind_play(&mut self, event: &Event) -> Option<Vec<Ruling>> {
        if !self.with_blind_players() {
            return None;
        }
        let player = match event.actor {
            Actor::Player(player) | Actor::AssistantOf(player) => player,
            Actor::Arbiter if event.act == Act::Blind(Blind::FindsDifferentPositions) => {
                return Some(self.different_positions(self.has_move()));
            }
            Actor::Arbiter | Actor::Spectator => return None,
        };
        match &event.act {
            Act::Pieces(Pieces::Touches { .. }) if self.is_blind(player) => Some(self.felt(player)),
            Act::Blind(Blind::Announces { text }) => Some(self.announces(player, text)),
            Act::Blind(Blind::Repeats { text }) => Some(self.repeats(player, text)),
            Act::Blind(Blind::Copies { text }) => Some(self.copies(player, text)),
            Act::Blind(Blind::FindsDifferentPositions) => Some(self.different_positions(player)),
            Act::Clock(Clock::Presses) => self.press_held(player),
            _ => None,
        }
    }

    fn felt(&self, player: Color) -> Vec<Ruling> {
        blind_play::felt(self.regulations.edition, player).into_iter().collect()
    }

    fn said(&self, player: Color, said: Said) -> Vec<Ruling> {
        blind_play::said(self.regulations.edition, player, said).into_iter().collect()
    }

    /// The last move, if this player has made it.
    fn last_made_by(&self, player: Color) -> Option<&Ply> {
        self.plies.last().filter(|ply| ply.player == player)
    }

    fn announces(&mut self, player: Color, text: &str) -> Vec<Ruling> {
        self.blind.announces[player.index()] = true;
        if player == self.has_move() {
            return self.announced_before(player, text);
        }
        let last = self.last_made_by(player);
        let Some((before, Some(mv), pressed)) =
            last.map(|ply| (ply.before(), ply.legal(), ply.completed))
        else {
            return Vec::new();
        };
        if pressed && self.blind.was_announced {
            return self.said(player, Said::TooLate);
        }
        self.announced_after(player, &before, mv, text)
    }

    /// An announcement of the move that stands on the board.
    fn announced_after(
        &mut self,
        player: Color,
        before: &Position,
        mv: Move,
        text: &str,
    ) -> Vec<Ruling> {
        match meant(before, text) {
            Ok(meant) if meant == mv => {
                self.blind.was_announced = true;
                self.corrected(player)
            }
            Ok(_) => {
                self.blind.was_announced = true;
                self.slipped(player)
            }
            Err(said) => self.said(player, said),
        }
    }

    fn slipped(&mut self, player: Color) -> Vec<Ruling> {
        self.blind.slip = Some(player);
        self.said(player, Said::Otherwise)
    }

    fn corrected(&mut self, player: Color) -> Vec<Ruling> {
        match self.blind.slip.take() {
            Some(_) => self.said(player, Said::Corrected),
            None => Vec::new(),
        }
    }

    /// A blind player's announcement makes the move, if it is on the board.
    fn announced_before(&mut self, player: Color, text: &str) -> Vec<Ruling> {
        let before = self.attempt.before;
        let meant = match meant(&before, text) {
            Ok(meant) => meant,
            Err(said) => return self.said(player, said),
        };
        let stands = made_move::made(&before, &self.board);
        if stands.is_some_and(|stands| stands != meant) {
            return self.slipped(player);
        }
        self.blind.announced = Some(meant);
        let mut rulings = self.corrected(player);
        rulings.extend(self.check_made());
        rulings
    }

    /// The ruling that a move on a blind player's board is still to be
    /// announced; none if it is made.
    pub(crate) fn to_be_announced(&self, mv: Move) -> Option<Vec<Ruling>> {
        let player = self.has_move();
        if !self.is_blind(player) || self.blind.announced == Some(mv) {
            return None;
        }
        let ruling = blind_play::to_be_announced(self.regulations.edition, player);
        Some(ruling.into_iter().collect())
    }

    /// A press that starts nobody's clock; none if it counts.
    fn press_held(&mut self, player: Color) -> Option<Vec<Ruling>> {
        let edition = self.regulations.edition;
        let slip = self.blind.slip == Some(player);
        let stands = player == self.has_move() && self.attempt_stands();
        let unannounced = made_move::made(&self.attempt.before, &self.board).is_some();
        if stands && unannounced && self.is_blind(player) {
            let press = Press { edition, player, made: false, slip };
            return Some(blind_play::pressed(press).into_iter().collect());
        }
        None
    }

    /// What is noted about announcements when the clock has been pressed.
    fn pressed_without_announcing(&mut self, player: Color) -> Vec<Ruling> {
        let slip = self.blind.slip.take_if(|by| *by == player).is_some();
        let silent = self.blind.announces[player.index()] && !self.blind.was_announced;
        if !slip && !silent {
            return Vec::new();
        }
        let edition = self.regulations.edition;
        let press = Press { edition, player, made: true, slip };
        blind_play::pressed(press).into_iter().collect()
    }

    fn repeats(&mut self, player: Color, text: &str) -> Vec<Ruling> {
        self.blind.repeats[player.index()] = true;
        let last = self.plies.last().filter(|ply| ply.player != player);
        let Some((before, Some(mv))) = last.map(|ply| (ply.before(), ply.legal())) else {
            return Vec::new();
        };
        match meant(&before, text) {
            Ok(meant) if meant == mv => {
                self.blind.was_repeated = true;
                Vec::new()
            }
            Ok(_) | Err(_) => self.said(player, Said::RepeatedOtherwise),
        }
    }

    /// A move is made: what the opponent's was not answered with is noted.
    pub(crate) fn made_with_blind(&mut self, player: Color, mv: Move) -> Vec<Ruling> {
        if !self.with_blind_players() {
            return Vec::new();
        }
        let silent = self.blind.repeats[player.index()] && !self.blind.was_repeated;
        let replies = self.plies.last().is_some_and(|ply| ply.player != player);
        self.blind.was_announced = self.blind.announced.take() == Some(mv);
        self.blind.was_repeated = false;
        let ruling = blind_play::not_repeated(self.regulations.edition, player);
        ruling.into_iter().filter(|_| silent && replies).collect()
    }

    /// Adds the articles on blind players to what other rules have ruled, and
    /// what a press has left unsaid.
    pub(crate) fn blind_players_see(&mut self, event: &Event, rulings: &mut Vec<Ruling>) {
        if !self.with_blind_players() {
            return;
        }
        let blind = self.regulations.blind;
        for ruling in rulings.iter_mut() {
            if let Some(more) = blind_play::also_under(ruling.effect(), blind) {
                *ruling = ruling.clone().and(more);
            }
        }
        let completed = |player| touchmove_laws::Effect::MoveCompleted { player };
        if let (Actor::Player(player) | Actor::AssistantOf(player), Act::Clock(Clock::Presses)) =
            (event.actor, &event.act)
            && rulings.iter().any(|ruling| *ruling.effect() == completed(player))
        {
            rulings.extend(self.pressed_without_announcing(player));
        }
    }
}

/// The legal move that is meant, or what is wrong with the announcement.
fn meant(before: &Position, text: &str) -> Result<Move, Said> {
    let read = read_spoken(text).map_err(|_| Said::Unclear)?;
    read.resolve(before).map_err(|error| match error {
        SanError::Ambiguous(moves) if all_promote(&moves) => Said::WithoutPiece,
        SanError::Illegal { .. } => Said::Otherwise,
        SanError::Ambiguous(_) | SanError::Unreadable { .. } => Said::Unclear,
    })
}

fn all_promote(moves: &[Move]) -> bool {
    let first = moves.first();
    moves.iter().all(|mv| first.is_some_and(|f| (f.from, f.to) == (mv.from, mv.to)))
}
