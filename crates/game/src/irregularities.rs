//! Illegal moves, once somebody notices (Article 7).

use crate::attempt::Attempt;
use crate::game::{Game, side};
use crate::moves;
use crate::ply::Ply;
use touchmove_board::{Color, Move, MoveKind, Position, Role, Square};
use touchmove_laws::Effect;
use touchmove_laws::rules::illegal_move::{self, Facts, Irregularity, Remedy};
use touchmove_laws::rules::illegal_position;
use touchmove_laws::rules::limited_illegal_move::Noticed;
use touchmove_laws::rules::supervision::Regime;
use touchmove_laws::rules::{MatingChance, made_move};
use touchmove_laws::{Claimed, Provision, Question, Refusal, Ruling, Variant};

impl Game {
    pub(crate) fn claims_illegal_move(&mut self, player: Color) -> Vec<Ruling> {
        let latest = self.claims_latest(player);
        if !latest.is_empty() {
            return latest;
        }
        let last = self.latest_irregular(player.other()).filter(|&i| !self.has_lapsed(i));
        if let Some(rulings) = last.and_then(|i| self.limited_ruling(i, Noticed::Claimed)) {
            return rulings;
        }
        let lapsed = self.latest_irregular(player.other()).filter(|&i| self.has_lapsed(i));
        let claimable = (0..self.plies.len())
            .rev()
            .find(|&i| self.is_irregular_by(i, player.other()) && !self.has_lapsed(i));
        let found = claimable.map_or(Vec::new(), |i| self.rule_if_completed(i));
        if !found.is_empty() {
            return found;
        }
        if lapsed.is_some() {
            return self.touched_since(player);
        }
        let standing = self.attempt_stands() && self.has_move() != player;
        let uncompleted = self.latest_irregular(player.other()).is_some();
        if standing || uncompleted {
            let effect = Effect::Refused { player, why: Refusal::MoveNotCompleted };
            return self.ruled(Provision::IllegalMoveCompleted, effect);
        }
        let effect = Effect::ClaimIncorrect { player, claim: Claimed::IllegalMove };
        let mut rulings = self.ruled(Provision::IllegalMoveCompleted, effect);
        rulings.extend(self.pressed_early(player.other()));
        rulings
    }

    /// What the opponent has done last that is no illegal move on the board.
    fn claims_latest(&mut self, player: Color) -> Vec<Ruling> {
        self.forget_own_press(player);
        let moved_twice = self.second_move_question(player.other());
        if !moved_twice.is_empty() {
            return moved_twice;
        }
        let pressed = self.rule_pressed_back(player.other());
        if pressed.is_empty() { self.press_instead_of_claim(player.other()) } else { pressed }
    }

    pub(crate) fn observes_illegal_move(&mut self) -> Vec<Ruling> {
        Color::ALL.into_iter().for_each(|player| self.forget_own_press(player));
        if let Some(player) = self.second_move {
            return self.second_move_question(player);
        }
        if let Some(player) = self.pressed_back.as_ref().map(|pressed| pressed.ply.player) {
            return self.rule_pressed_back(player);
        }
        let last = self.plies.iter().rposition(|p| p.irregularity.is_some());
        if let Some(rulings) = last.and_then(|i| self.limited_ruling(i, Noticed::Observed)) {
            return rulings;
        }
        let last = self.plies.iter().rev().find(|p| p.irregularity.is_some());
        match last.map(|p| p.player) {
            Some(player) => self.rule_illegal_move(player),
            None => self.conduct.pressed_early.map_or(Vec::new(), |by| self.pressed_early(by)),
        }
    }

    fn latest_irregular(&self, player: Color) -> Option<usize> {
        (0..self.plies.len()).rev().find(|&i| self.is_irregular_by(i, player))
    }

    fn is_irregular_by(&self, i: usize, player: Color) -> bool {
        self.plies.get(i).is_some_and(|p| p.player == player && p.irregularity.is_some())
    }

    /// Two hands are a breach of the act of moving and no more: the opponent
    /// who has touched a piece since can no longer claim it.
    fn has_lapsed(&self, i: usize) -> bool {
        let replied = i + 1 < self.plies.len() || self.attempt.contact;
        let two_hands = |p: &Ply| p.irregularity == Some(Irregularity::TwoHands);
        replied && self.plies.get(i).is_some_and(two_hands)
    }

    /// Rules on the player's latest completed illegal move, if there is one.
    pub(crate) fn rule_illegal_move(&mut self, player: Color) -> Vec<Ruling> {
        self.latest_irregular(player).map_or(Vec::new(), |i| self.rule_if_completed(i))
    }

    fn rule_if_completed(&mut self, i: usize) -> Vec<Ruling> {
        // A reply has taken the place of the press where the mover never pressed.
        let replied = i + 1 < self.plies.len();
        if !replied && self.plies.get(i).is_none_or(|ply| !ply.completed) {
            return Vec::new();
        }
        match self.half_castled(i) {
            Some(castling) => self.half_castling_question(castling),
            None => self.rule_on(i),
        }
    }

    /// Penalises an irregular move and puts it right.
    pub(crate) fn rule_on(&mut self, i: usize) -> Vec<Ruling> {
        let Some(ply) = self.plies.get(i).cloned() else { return Vec::new() };
        let Some(irregularity) = ply.irregularity else { return Vec::new() };
        let player = ply.player;
        let count = self.count_illegal_move(player);
        let later_moves = i + 1 < self.plies.len();
        let remedy = irregularity.remedy(self.regulations.edition, later_moves);
        let remedied = self.remedied(&ply, remedy);
        let facts = Facts {
            edition: self.regulations.edition,
            pace: self.regulations.pace,
            player,
            count,
            irregularity,
            later_moves,
            position: remedied.fen().to_string(),
            increment: self.increment_gained(&ply, remedy),
            opponent: self.chance_after_illegal(&remedied, player, count),
        };
        let mut rulings = illegal_move::rulings(&facts);
        let counted = rulings.len().min(1);
        rulings.splice(counted..counted, self.reasons(&ply));
        self.put_right(i, &ply, remedy, remedied);
        self.add_time(&rulings);
        self.conduct.times_then = Some(ply.clocks);
        self.conduct.added_since = Color::ALL.map(|player| added_to(player, &rulings));
        let over = rulings.iter().any(|r| matches!(r.effect(), Effect::GameOver { .. }));
        if !over {
            rulings.extend(self.after_remedy(remedy, later_moves));
        }
        rulings
    }

    /// One more: how many this makes for the player.
    pub(crate) fn count_illegal_move(&mut self, player: Color) -> u32 {
        let count = self.illegal_moves[player.index()].saturating_add(1);
        self.illegal_moves[player.index()] = count;
        count
    }

    fn after_remedy(&mut self, remedy: Remedy, later_moves: bool) -> Vec<Ruling> {
        let edition = self.regulations.edition;
        let mut rulings = match remedy {
            Remedy::Stands => return Vec::new(),
            Remedy::Queen(_) => self.end_by_move(),
            Remedy::Restore | Remedy::Nothing => {
                let bound = self.attempt.bound();
                bound.map_or(Vec::new(), |b| b.rulings(edition, &self.attempt.before))
            }
        };
        if rulings.iter().any(|r| matches!(r.effect(), Effect::GameOver { .. })) {
            return rulings;
        }
        if later_moves {
            rulings.extend(self.times_question());
        }
        rulings.extend(self.clock_to_player_having_move());
        rulings
    }

    pub(crate) fn times_question(&self) -> Vec<Ruling> {
        let effect = Effect::Question { question: Question::Times };
        self.ruled(Provision::TimesAfterIrregularity, effect)
    }

    /// The position after the remedy.
    fn remedied(&self, ply: &Ply, remedy: Remedy) -> Position {
        match remedy {
            Remedy::Restore | Remedy::Nothing => ply.before,
            Remedy::Stands => self.attempt.before,
            Remedy::Queen(square) => {
                queen(ply, square).map_or(ply.before, |mv| ply.before.after(mv))
            }
        }
    }

    fn increment_gained(&self, ply: &Ply, remedy: Remedy) -> u64 {
        let kept = !self.regulations.take_back_increment
            || matches!(remedy, Remedy::Queen(_) | Remedy::Stands);
        ply.press.filter(|_| !kept).map_or(0, |p| p.increment_ms)
    }

    /// Only a loss asks whether the opponent can checkmate.
    pub(crate) fn chance_after_illegal(
        &self,
        position: &Position,
        by: Color,
        count: u32,
    ) -> MatingChance {
        if count < 2 {
            return MatingChance::Can;
        }
        moves::mating_chance(position, by.other())
    }

    fn put_right(&mut self, i: usize, ply: &Ply, remedy: Remedy, to: Position) {
        if remedy == Remedy::Stands {
            self.plies.iter_mut().skip(i).take(1).for_each(|ply| ply.irregularity = None);
            return;
        }
        self.take_back_presses(i, remedy);
        self.plies.truncate(i);
        if let Remedy::Queen(square) = remedy {
            self.push(ply.before, to, queen(ply, square), None, ply.touches.clone(), true);
            if let Some(last) = self.plies.last_mut() {
                (last.completed, last.press) = (true, ply.press);
            }
            return;
        }
        self.board = to;
        self.attempt = Attempt::replacing(to, ply.touches.clone());
    }

    /// Takes back the presses of the moves undone; only the illegal one loses
    /// its increment, the other times are the arbiter's to set.
    fn take_back_presses(&mut self, i: usize, remedy: Remedy) {
        let queen = matches!(remedy, Remedy::Queen(_));
        for (n, ply) in self.plies.iter().enumerate().skip(i).rev() {
            let Some(press) = ply.press.filter(|_| n > i || !queen) else { continue };
            self.clock.undo_press(side(ply.player), &press, self.now);
            if n > i || !self.regulations.take_back_increment {
                self.clock.add(side(ply.player), press.increment_ms, self.now);
            }
        }
    }

    /// Gives the time that rulings have added.
    pub(crate) fn add_time(&mut self, rulings: &[Ruling]) {
        for ruling in rulings {
            if let Effect::TimeAdded { player, ms } = *ruling.effect() {
                self.clock.add(side(player), ms, self.now);
            }
        }
    }

    /// An illegal position: the latest irregularity that stands is put right.
    pub(crate) fn observes_illegal_position(&mut self) -> Vec<Ruling> {
        if let Some(awaits) = self.awaits_next_move() {
            return awaits;
        }
        // Where supervision is limited only an illegal move that was seen counts.
        if self.regime() != Regime::Competition {
            return Vec::new();
        }
        let rulings = self.observes_illegal_move();
        if rulings.is_empty() { self.cannot_have_arisen() } else { rulings }
    }

    /// No irregularity is on record, but the position itself may show one.
    fn cannot_have_arisen(&self) -> Vec<Ruling> {
        let start = self.plies.first().map_or(&self.board, |ply| &ply.before);
        let usual = match self.regulations.variant {
            Variant::Chess => true,
            Variant::Chess960 => false,
            Variant::AsSetUp => !start.has_chess960_castling(),
        };
        let proven = usual.then(|| touchmove_mate::illegality(&self.board)).flatten();
        illegal_position::observed(self.regulations.edition, proven).into_iter().collect()
    }
}

/// What rulings have added to a player's time.
fn added_to(to: Color, rulings: &[Ruling]) -> u64 {
    let times = rulings.iter().map(|ruling| match *ruling.effect() {
        Effect::TimeAdded { player, ms } if player == to => ms,
        _ => 0,
    });
    times.sum()
}

/// The move that makes the pawn left on that square a queen.
fn queen(ply: &Ply, square: Square) -> Option<Move> {
    let legal = ply.before.legal_moves();
    let queens = |m: &&Move| m.kind == MoveKind::Promotion(Role::Queen) && m.to == square;
    let candidates: Vec<Move> = legal.iter().filter(queens).copied().collect();
    let left = |m: &&Move| {
        let after = ply.before.after(**m);
        let pawn = touchmove_board::Piece { color: ply.player, role: Role::Pawn };
        let unpromoted = after.with_piece(square, Some(pawn));
        made_move::same_placement(&unpromoted, &ply.after)
            || made_move::same_placement(&after.with_piece(square, None), &ply.after)
    };
    candidates.iter().find(left).copied()
}
