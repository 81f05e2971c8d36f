//! Pieces knocked off their squares and not put back, once somebody notices
//! (Article 7).

use crate::attempt::Attempt;
use crate::conduct::of;
use crate::game::{Game, side};
use touchmove_board::{Color, Square};
use touchmove_laws::Ruling;
use touchmove_laws::rules::displaced_piece;

/// A piece knocked over, and how many moves had been made by then.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Displaced {
    square: Square,
    after: usize,
    by: Color,
    /// What the clocks showed.
    clocks: [u64; 2],
}

impl Game {
    pub(crate) fn knocks_over(&mut self, by: Color, squares: &[Square]) -> Vec<Ruling> {
        let (after, clocks) = (self.plies.len(), self.clocks_show());
        let displaced = |&square| Displaced { square, after, by, clocks };
        self.displaced.extend(squares.iter().map(displaced));
        let ruling = displaced_piece::knocked_over(self.regulations.edition, by, squares);
        ruling.into_iter().collect()
    }

    /// What the clocks show, White's first.
    pub(crate) fn clocks_show(&self) -> [u64; 2] {
        Color::ALL.map(|player| self.clock.remaining_ms(side(player), self.now).unwrap_or_default())
    }

    /// How much of the time of the player who did not displace it is gone.
    fn used_since(&self, displaced: Displaced) -> u64 {
        let opponent = displaced.by.other();
        let (then, now) = (displaced.clocks, self.clocks_show());
        pick(then, opponent).saturating_sub(pick(now, opponent))
    }

    /// On the own time of the player who displaced them that settles it; what
    /// it has cost the opponent is kept, should the arbiter be called.
    pub(crate) fn restores(&mut self, squares: &[Square]) -> Vec<Ruling> {
        let restored = self.displaced.iter().find(|d| squares.contains(&d.square)).copied();
        self.displaced.retain(|d| !squares.contains(&d.square));
        if let Some(displaced) = restored {
            let used = self.used_since(displaced);
            self.conduct.restored_late = Some((displaced.by, used)).filter(|_| used > 0);
        }
        Vec::new()
    }

    /// Who has left it to the opponent to see to displaced pieces, and what
    /// that has cost the opponent.
    pub(crate) fn left_displaced(&self) -> Option<(Color, u64)> {
        let lying = self.displaced.first().map(|&d| (d.by, self.used_since(d)));
        lying.or(self.conduct.restored_late)
    }

    /// A player stops the clocks because of pieces that the opponent displaced.
    pub(crate) fn help_with_displaced(&mut self, caller: Color) -> Vec<Ruling> {
        let by = self.left_displaced().map(|(by, _)| by).filter(|&by| by == caller.other());
        let Some(by) = by else { return Vec::new() };
        let count = of(&mut self.conduct.offences, by);
        *count = count.saturating_add(1);
        displaced_piece::help_is_asked(self.regulations.penalties(), by).into_iter().collect()
    }

    /// Back to before the piece left its square. Where nobody saw that, the
    /// position that the moves have led to is the last one that can be told.
    pub(crate) fn found_displaced(&mut self, squares: &[Square]) -> Vec<Ruling> {
        let known = self.displaced.iter().filter(|d| squares.contains(&d.square));
        let known: Vec<Displaced> = known.copied().collect();
        let made = self.plies.len();
        self.conduct.times_then = known.iter().min_by_key(|d| d.after).map(|d| d.clocks);
        self.conduct.added_since = [0; 2];
        let known = known.iter();
        let since = known.map(|d| d.after.min(made)).min().unwrap_or(made);
        self.take_back(since);
        let ruling = displaced_piece::put_back(self.regulations.edition, &self.board);
        let mut rulings: Vec<Ruling> = ruling.into_iter().collect();
        if since < made {
            rulings.extend(self.times_question());
        }
        rulings.extend(self.clock_to_player_having_move());
        rulings
    }

    /// Takes moves back; their presses do not count, and the times are the
    /// arbiter's to set.
    pub(crate) fn take_back(&mut self, since: usize) {
        let before = self.plies.get(since).map_or(self.attempt.before, |ply| ply.before);
        for ply in self.plies.split_off(since).iter().rev() {
            let Some(press) = &ply.press else { continue };
            self.clock.undo_press(side(ply.player), press, self.now);
            self.clock.add(side(ply.player), press.increment_ms, self.now);
        }
        self.displaced.retain(|d| d.after < since);
        self.board = before;
        self.attempt = Attempt::new(before);
    }
}

/// What belongs to a player.
pub(crate) const fn pick([white, black]: [u64; 2], player: Color) -> u64 {
    match player {
        Color::White => white,
        Color::Black => black,
    }
}
