//! Two boards with different positions.

use crate::event::MoveText;
use crate::game::Game;
use crate::moves;
use touchmove_board::{Color, Move};
use touchmove_laws::Ruling;
use touchmove_laws::rules::blind_play::{self, Boards};

/// A move that the opponent has made otherwise on the own board.
#[derive(Debug, Clone, Copy)]
pub(super) struct Difference {
    /// Whose board it is.
    by: Color,
    /// Which move, among those of the game.
    ply: usize,
}

impl Game {
    /// A player makes the opponent's announced move on the own board.
    pub(super) fn copies(&mut self, player: Color, text: &MoveText) -> Vec<Ruling> {
        let last = self.plies.last().filter(|ply| ply.player != player);
        let same = last.is_none_or(|ply| moves::sealed(&ply.before(), text).ok() == ply.legal());
        if !same && self.blind.differs.is_none() {
            let ply = self.plies.len().saturating_sub(1);
            self.blind.differs = Some(Difference { by: player, ply });
        }
        Vec::new()
    }

    /// Somebody has noticed, or thinks so.
    pub(super) fn different_positions(&mut self, by: Color) -> Vec<Ruling> {
        let found = match self.sheets_and_moves() {
            Written::Differ(ply) => {
                self.take_back(ply);
                Boards::SheetsDiffer
            }
            Written::Another(ply, mv) => {
                let maker = self.plies.get(ply).map_or(by, |ply| ply.player);
                self.play_again(ply, mv);
                Boards::WrongOn(maker)
            }
            Written::AsMade => self.blind.differs.map_or(Boards::Agree, |d| Boards::WrongOn(d.by)),
        };
        let noticed = self.blind.differs.take();
        let made = self.plies.len();
        self.blind.differs = noticed.filter(|d| found == Boards::Agree && d.ply < made);
        let position = self.board.fen().to_string();
        let mut rulings = blind_play::boards(self.regulations.edition, by, found, &position);
        if found != Boards::Agree {
            rulings.extend(self.clock_to_player_having_move());
        }
        rulings
    }

    /// What both scoresheets say, compared with the moves of the game.
    fn sheets_and_moves(&self) -> Written {
        for (i, ply) in self.plies.iter().enumerate() {
            let (white, black) = self.written_as(i);
            match (white, black) {
                (Some(white), Some(black)) if white != black => return Written::Differ(i),
                (Some(mv), Some(_)) if ply.legal() != Some(mv) => return Written::Another(i, mv),
                _ => {}
            }
        }
        Written::AsMade
    }

    /// Another move was meant: it is put in its place, and those after it are
    /// made again as far as they are legal.
    fn play_again(&mut self, ply: usize, mv: Move) {
        let later: Vec<Option<Move>> = self.plies.iter().skip(ply).map(|ply| ply.legal()).collect();
        let presses: Vec<_> =
            self.plies.iter().skip(ply).map(|ply| (ply.completed, ply.press())).collect();
        self.plies.truncate(ply);
        let meant = [Some(mv)].into_iter().chain(later.into_iter().skip(1));
        for (meant, (completed, press)) in meant.zip(presses) {
            let before = self.plies.last().map_or(self.start, |ply| ply.after());
            let again = meant.and_then(|mv| before.find_move(mv.from, mv.to, promoted(mv)));
            let Some(mv) = again else { break };
            self.push(before, before.after(mv), Some(mv), None, Vec::new(), true);
            if let Some(last) = self.plies.last_mut() {
                last.completed_as(completed, press);
            }
        }
    }
}

enum Written {
    /// Nothing speaks against the moves as they were made.
    AsMade,
    /// Both have another move there.
    Another(usize, Move),
    /// They have different moves there.
    Differ(usize),
}

const fn promoted(mv: Move) -> Option<touchmove_board::Role> {
    match mv.kind {
        touchmove_board::MoveKind::Promotion(role) => Some(role),
        _ => None,
    }
}
