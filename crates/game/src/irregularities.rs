//! Illegal moves and touched pieces not played, once somebody notices
//! (Articles 4 and 7).

use crate::attempt::Attempt;
use crate::game::{Game, side};
use crate::moves;
use crate::ply::Ply;
use touchmove_board::{Color, Move, MoveKind, Position, Role, Square};
use touchmove_laws::Effect::{self, PositionRestored};
use touchmove_laws::rules::illegal_move::{self, Facts, Irregularity, Remedy};
use touchmove_laws::rules::{MatingChance, made_move};
use touchmove_laws::{Claimed, Provision, Question, Refusal, Ruling};

impl Game {
    pub(crate) fn claims_illegal_move(&mut self, player: Color) -> Vec<Ruling> {
        let found = self.rule_illegal_move(player.other());
        if !found.is_empty() {
            return found;
        }
        let standing = self.attempt_stands() && self.has_move() != player;
        let uncompleted = self.latest_irregular(player.other()).is_some();
        if standing || uncompleted {
            let effect = Effect::Refused { player, why: Refusal::MoveNotCompleted };
            return self.ruled(Provision::IllegalMoveCompleted, effect);
        }
        let effect = Effect::ClaimIncorrect { player, claim: Claimed::IllegalMove };
        self.ruled(Provision::IllegalMoveCompleted, effect)
    }

    pub(crate) fn observes_illegal_move(&mut self) -> Vec<Ruling> {
        let last = self.plies.iter().rev().find(|p| p.irregularity.is_some());
        match last.map(|p| p.player) {
            Some(player) => self.rule_illegal_move(player),
            None => Vec::new(),
        }
    }

    fn latest_irregular(&self, player: Color) -> Option<usize> {
        self.plies.iter().rposition(|p| p.player == player && p.irregularity.is_some())
    }

    /// Rules on the player's latest completed illegal move, if there is one.
    pub(crate) fn rule_illegal_move(&mut self, player: Color) -> Vec<Ruling> {
        let Some(i) = self.latest_irregular(player) else { return Vec::new() };
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
        let count = self.illegal_moves[player.index()].saturating_add(1);
        self.illegal_moves[player.index()] = count;
        let remedied = self.remedied(&ply, irregularity);
        let later_moves = i + 1 < self.plies.len();
        let facts = Facts {
            edition: self.regulations.edition,
            pace: self.regulations.pace,
            player,
            count,
            irregularity,
            later_moves,
            position: remedied.fen().to_string(),
            increment: self.increment_gained(&ply, irregularity),
            opponent: self.chance_after_illegal(&remedied, player, count),
        };
        let mut rulings = illegal_move::rulings(&facts);
        let counted = rulings.len().min(1);
        rulings.splice(counted..counted, self.reasons(&ply));
        self.put_right(i, &ply, irregularity, remedied);
        self.add_time(&rulings);
        let over = rulings.iter().any(|r| matches!(r.effect(), Effect::GameOver { .. }));
        if !over {
            rulings.extend(self.after_remedy(irregularity, later_moves));
        }
        rulings
    }

    fn after_remedy(&mut self, irregularity: Irregularity, later_moves: bool) -> Vec<Ruling> {
        let edition = self.regulations.edition;
        let mut rulings = match irregularity.remedy(edition) {
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
    fn remedied(&self, ply: &Ply, irregularity: Irregularity) -> Position {
        match irregularity.remedy(self.regulations.edition) {
            Remedy::Restore | Remedy::Nothing => ply.before,
            Remedy::Queen(square) => {
                queen(ply, square).map_or(ply.before, |mv| ply.before.after(mv))
            }
        }
    }

    fn increment_gained(&self, ply: &Ply, irregularity: Irregularity) -> u64 {
        let kept = !self.regulations.take_back_increment
            || matches!(irregularity.remedy(self.regulations.edition), Remedy::Queen(_));
        ply.press.filter(|_| !kept).map_or(0, |p| p.increment_ms)
    }

    /// Only a loss asks whether the opponent can checkmate.
    fn chance_after_illegal(&self, position: &Position, by: Color, count: u32) -> MatingChance {
        if count < 2 {
            return MatingChance::Can;
        }
        moves::mating_chance(position, by.other())
    }

    fn put_right(&mut self, i: usize, ply: &Ply, irregularity: Irregularity, to: Position) {
        self.take_back_presses(i, irregularity);
        self.plies.truncate(i);
        if let Remedy::Queen(square) = irregularity.remedy(self.regulations.edition) {
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
    fn take_back_presses(&mut self, i: usize, irregularity: Irregularity) {
        let queen = matches!(irregularity.remedy(self.regulations.edition), Remedy::Queen(_));
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

    pub(crate) fn claims_touched(&mut self, player: Color, square: Square) -> Vec<Ruling> {
        let Some(i) = self.plies.len().checked_sub(1) else {
            return self.no_violation(player, square);
        };
        let touched = self.plies.get(i).is_some_and(|p| {
            let bound = p.touches.iter().any(|t| t.square == square)
                || p.intended.is_some_and(|written| written.from == square);
            p.player != player && !p.in_accordance && bound
        });
        if !touched {
            return self.no_violation(player, square);
        }
        if self.attempt.contact {
            let why = Refusal::HasTouchedSince;
            return self.ruled(Provision::TouchClaimLost, Effect::Refused { player, why });
        }
        self.back_to_touched(i)
    }

    fn no_violation(&self, player: Color, square: Square) -> Vec<Ruling> {
        let claim = Claimed::Touched(square);
        self.ruled(Provision::TouchedOwnPiece, Effect::ClaimIncorrect { player, claim })
    }

    /// The move is taken back; the touched piece binds.
    pub(crate) fn back_to_touched(&mut self, i: usize) -> Vec<Ruling> {
        let Some(ply) = self.plies.get(i).cloned() else { return Vec::new() };
        let own = self.own_touches(&ply);
        if let Some(press) = ply.press {
            self.clock.undo_press(side(ply.player), &press, self.now);
        }
        self.plies.truncate(i);
        self.board = ply.before;
        self.attempt = Attempt::replacing(ply.before, own);
        let position = PositionRestored { position: ply.before.fen().to_string() };
        let mut rulings = match ply.intended {
            Some(written) => self.back_to_written(written, position),
            None => self.back_to_bound(&ply.before, position),
        };
        rulings.extend(self.clock_to_player_having_move());
        rulings
    }

    fn back_to_bound(&self, before: &Position, restored: Effect) -> Vec<Ruling> {
        let bound = self.attempt.bound();
        let provision = bound.map_or(Provision::TouchedOwnPiece, |b| b.provision);
        let mut rulings = self.ruled(provision, restored);
        if let Some(bound) = bound {
            rulings.extend(bound.rulings(self.regulations.edition, before));
        }
        rulings
    }

    fn back_to_written(&mut self, written: Move, restored: Effect) -> Vec<Ruling> {
        self.attempt.intended = Some(written);
        let mut rulings = self.ruled(Provision::ClaimIncorrect, restored);
        rulings.extend(self.written_move_obliges());
        rulings
    }

    /// The touches without those of the wrong move itself, which came last.
    fn own_touches(&self, ply: &Ply) -> Vec<touchmove_laws::rules::touched_piece::Touch> {
        ply.touches.clone()
    }

    /// An illegal position: the latest irregularity that stands is put right.
    pub(crate) fn observes_illegal_position(&mut self) -> Vec<Ruling> {
        self.observes_illegal_move()
    }
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
