//! Touching, taking, putting, shifting, playing (Article 4).

use crate::attempt::Attempt;
use crate::event::{Hands, MoveText};
use crate::game::{Game, join};
use crate::moves::{self, Played};
use crate::ply::Ply;
use crate::press::over;
use crate::status::Impossible;
use touchmove_board::{Color, Move, MoveKind, Piece, Position, Role, Square};
use touchmove_laws::rules::illegal_move::Irregularity;
use touchmove_laws::rules::touched_piece::{self, Touch};
use touchmove_laws::rules::{castling_announced, draw_claim, draw_offer, made_move};
use touchmove_laws::{Effect, Note, Provision, Refusal, Ruling};

/// Room for so many moves is made at a time: twice what is there would be much
/// for a server with thousands of games.
const MORE_PLIES: usize = 16;

impl Game {
    pub(crate) fn touches(
        &mut self,
        player: Color,
        groups: &[Vec<Square>],
        accidental: bool,
    ) -> Vec<Ruling> {
        if accidental || player != self.has_move() {
            return Vec::new();
        }
        let origin = |&now: &Square| self.attempt.origin(now);
        let groups: Vec<Vec<Square>> =
            groups.iter().map(|group| group.iter().map(origin).collect()).collect();
        self.touches_then(player, &groups)
    }

    /// Touches of pieces by the squares they stood on when the move began.
    pub(crate) fn touches_then(&mut self, player: Color, groups: &[Vec<Square>]) -> Vec<Ruling> {
        let mut rulings = self.contact(player);
        rulings.extend(self.lost_claim_of_draw(player));
        let known = self.attempt.touches.len();
        for group in groups {
            self.touch(group);
        }
        if self.attempt.touches.len() > known {
            rulings.extend(self.bound_rulings());
        }
        rulings
    }

    /// Notes touches of pieces that stood on the board when the move began.
    fn touch(&mut self, group: &[Square]) {
        for (i, &square) in group.iter().enumerate() {
            let known = self.attempt.touches.iter().any(|t| t.square == square);
            if self.attempt.before.piece_at(square).is_some() && !known {
                self.attempt.touches.push(Touch { square, together: i > 0 });
            }
        }
    }

    fn bound_rulings(&self) -> Vec<Ruling> {
        let (edition, before) = (self.regulations.edition, &self.attempt.before);
        self.attempt.bound().map_or(Vec::new(), |bound| bound.rulings(edition, before))
    }

    /// What touching a piece with intent does to offers and claims.
    pub(crate) fn contact(&mut self, player: Color) -> Vec<Ruling> {
        let mut rulings = Vec::new();
        if self.offer == Some(player.other()) {
            self.offer = None;
            rulings.extend(draw_offer::declined(self.regulations.edition, player));
        }
        if !self.attempt.contact && self.last_is_violation_by(player.other()) {
            rulings.extend(touched_piece::claim_lost(self.regulations.edition, player));
        }
        self.attempt.contact = true;
        rulings
    }

    fn lost_claim_of_draw(&self, player: Color) -> Option<Ruling> {
        let first = self.attempt.touches.is_empty();
        let could = first && self.could_claim_draw();
        draw_claim::right_lost(self.regulations.edition, player).filter(|_| could)
    }

    pub(crate) fn takes(
        &mut self,
        player: Color,
        square: Square,
    ) -> Result<Vec<Ruling>, Impossible> {
        self.accept_reply(player);
        if let Some(i) = self.attempt.crowded.iter().position(|&(s, _)| s == square) {
            self.attempt.crowded.remove(i);
            let touched = self.touches_then(player, &[vec![square]]);
            return Ok(touched.into_iter().chain(self.check_made()).collect());
        }
        let piece = self.board.piece_at(square);
        let piece = piece.ok_or(Impossible::NoPiece(square))?;
        if player != self.has_move() {
            return Ok(self.out_of_turn(player, Some(square)));
        }
        let rulings = self.touches(player, &[vec![square]], false);
        let origin = self.attempt.origin(square);
        // A spare piece that promotion has brought to the board goes back.
        if self.attempt.before.piece_at(origin) == Some(piece) {
            self.attempt.in_hand.push((origin, piece));
        }
        self.board = self.board.with_piece(square, None);
        Ok(rulings.into_iter().chain(self.check_made()).collect())
    }

    pub(crate) fn puts(
        &mut self,
        player: Color,
        role: Role,
        square: Square,
    ) -> Result<Vec<Ruling>, Impossible> {
        self.accept_reply(player);
        if player != self.has_move() {
            return Ok(self.out_of_turn(player, None));
        }
        let mut rulings = self.contact(player);
        let piece = Piece { color: player, role };
        let held = self.attempt.in_hand.iter().rposition(|&(_, p)| p == piece);
        let origin = held.map(|i| self.attempt.in_hand.remove(i).0);
        if let Some(below) = self.board.piece_at(square) {
            self.attempt.crowded.push((square, below));
            rulings.extend(self.touches(player, &[vec![square]], false));
        }
        self.board = self.board.with_piece(square, Some(piece));
        if let Some(origin) = origin {
            self.attempt.carried.push((square, origin));
        }
        rulings.extend(self.released(origin, piece, square));
        Ok(rulings)
    }

    pub(crate) fn shifts(
        &mut self,
        player: Color,
        from: Square,
        to: Square,
    ) -> Result<Vec<Ruling>, Impossible> {
        self.accept_reply(player);
        let piece = self.board.piece_at(from);
        let piece = piece.ok_or(Impossible::NoPiece(from))?;
        if player != self.has_move() {
            return Ok(self.moves_out_of_turn(player, Some(from)));
        }
        if let Some(own) = self.own_piece_below(player, from) {
            return Ok(self.shifts_from_below(own, to));
        }
        let mut rulings = self.touches(player, &[vec![from]], false);
        let origin = self.attempt.origin(from);
        if let Some(below) = self.board.piece_at(to).filter(|_| from != to) {
            self.attempt.crowded.push((to, below));
        }
        self.board = self.board.with_piece(from, None).with_piece(to, Some(piece));
        self.attempt.carried.push((to, origin));
        rulings.extend(self.released(Some(origin), piece, to));
        Ok(rulings)
    }

    /// A piece has been released: either that makes a move, or it begins one.
    pub(crate) fn released(
        &mut self,
        origin: Option<Square>,
        piece: Piece,
        to: Square,
    ) -> Vec<Ruling> {
        let made = self.check_made();
        if !made.is_empty() {
            return made;
        }
        let before = self.attempt.before;
        let begun = made_move::begun(&before, origin, piece, to);
        let allowed = |m: &Move| self.attempt.bound().is_none_or(|b| b.permits(&before, *m));
        let announced = self.attempt.castling_announced;
        let meant = |m: &Move| castling_announced::counts(announced, *m);
        let begun: Vec<Move> = begun.into_iter().filter(allowed).filter(meant).collect();
        if begun.is_empty() && self.begins_exchanged(piece, to) {
            return Vec::new();
        }
        if begun.is_empty() && self.means_castling(origin, piece, to) {
            let ruling = made_move::castling_not_legal(self.regulations.edition, &before);
            return ruling.into_iter().collect();
        }
        if begun.is_empty() || !self.attempt.begun.is_empty() {
            return Vec::new();
        }
        let ruling = made_move::released(self.regulations.edition, &before, &begun);
        self.attempt.begun = begun;
        ruling.into_iter().collect()
    }

    /// Whether a king has been released where castling with a rook takes it.
    fn means_castling(&self, origin: Option<Square>, piece: Piece, to: Square) -> bool {
        let before = &self.attempt.before;
        origin.is_some_and(|from| moves::castled_rook(before, piece, from, to).is_some())
    }

    /// Whether what stands on the board is now a move that has been made.
    pub(crate) fn check_made(&mut self) -> Vec<Ruling> {
        let player = self.has_move();
        let holds_own =
            self.attempt.in_hand.iter().any(|&(_, p)| p.color == player && p.role != Role::Pawn);
        if holds_own || !self.attempt.crowded.is_empty() {
            return Vec::new();
        }
        let announced = self.attempt.castling_announced;
        match made_move::made(&self.attempt.before, &self.board) {
            Some(mv) if !castling_announced::counts(announced, mv) => Vec::new(),
            Some(mv) => self.to_be_announced(mv).unwrap_or_else(|| self.made(mv)),
            None => self.has_castled_exchanged(&self.board.clone()).unwrap_or_default(),
        }
    }

    pub(crate) fn plays(
        &mut self,
        player: Color,
        text: &MoveText,
        hands: Hands,
    ) -> Result<Vec<Ruling>, Impossible> {
        self.accept_reply(player);
        if player != self.has_move() {
            let from = match text {
                MoveText::FromTo { from, .. } => Some(*from),
                MoveText::Notation(_) => None,
            };
            return Ok(self.moves_out_of_turn(player, from));
        }
        let before = self.attempt.before;
        let squares = self.exchanged_in_squares(text);
        let text = squares.as_ref().unwrap_or(text);
        let played = moves::played(&before, text)?;
        if let Some(refused) = self.not_entered(&played) {
            return Ok(refused);
        }
        if let Some(castled) = self.castles_exchanged(&played) {
            return Ok(castled);
        }
        self.attempt.put_back();
        self.board = before;
        self.attempt.hands = hands;
        let mut rulings = self.contact(player);
        self.touch_by_playing(&played);
        match played {
            Played::Legal(mv) => join(&mut rulings, self.made(mv)),
            Played::ByHand { after, .. } => self.board = after,
        }
        Ok(rulings)
    }

    fn touch_by_playing(&mut self, played: &Played) {
        let before = self.attempt.before;
        let known = self.attempt.touches.len();
        let other = self.attempt.touches.iter().all(|t| t.square != played.from());
        // Castling tells by all its touches which piece came first.
        let counts = other && !played.castles(&before);
        self.attempt.before_playing = counts.then_some(known);
        for touched in played.touched(&before) {
            self.touch(&[touched]);
        }
    }

    /// A legal move has been made: the opponent has the move.
    pub(crate) fn made(&mut self, mv: Move) -> Vec<Ruling> {
        if let Some(put_back) = self.made_to_be_sealed(mv) {
            return put_back;
        }
        let before = self.attempt.before;
        let edition = self.regulations.edition;
        let san = moves::san(&before, mv);
        let mut rulings: Vec<Ruling> =
            made_move::ruling(edition, &before, mv, &san).into_iter().collect();
        let in_accordance = self.attempt.permits(mv);
        let two_hands =
            self.attempt.hands == Hands::Both && edition.cite(Provision::TwoHands).is_some();
        let irregularity = two_hands.then_some(Irregularity::TwoHands);
        rulings.extend(self.both_hands_noted());
        let attempt = self.attempt.clone();
        let touches = if in_accordance { attempt.touches } else { attempt.binding() };
        rulings.extend(self.scoresheet_duties(before.turn()));
        rulings.extend(self.made_with_blind(before.turn(), mv));
        rulings.extend(self.completed_by_next_move());
        let after = before.after(mv);
        self.push(before, after, Some(mv), irregularity, touches, in_accordance);
        if let Some(last) = self.plies.last_mut() {
            last.came_from(attempt.intended, attempt.begun);
            last.hands = attempt.hands;
        }
        if in_accordance {
            rulings.extend(self.end_by_move());
            if !over(&rulings) {
                rulings.extend(self.completed_by_itself(before.turn()));
            }
        } else if self.observes() && self.sees_to_touched_pieces().is_none() {
            rulings.extend(self.back_to_touched(self.plies.len().saturating_sub(1)));
        }
        rulings
    }

    /// One hand only, says every edition; what follows from two is another rule's.
    fn both_hands_noted(&self) -> Vec<Ruling> {
        if self.attempt.hands == Hands::One {
            return Vec::new();
        }
        let what = Note::BothHands { player: self.has_move() };
        self.ruled(Provision::OneHand, Effect::Noted { what })
    }

    pub(crate) fn push(
        &mut self,
        before: Position,
        after: Position,
        legal: Option<Move>,
        irregularity: Option<Irregularity>,
        touches: Vec<Touch>,
        in_accordance: bool,
    ) {
        if self.plies.len() == self.plies.capacity() {
            self.plies.reserve_exact(MORE_PLIES);
        }
        let mut ply = Ply::new(before, after, legal);
        (ply.irregularity, ply.in_accordance) = (irregularity, in_accordance);
        (ply.touches, ply.clocks) = (touches.into(), self.clocks_show());
        ply.adjusts(std::mem::take(&mut self.attempt.adjusted));
        self.plies.push(ply);
        self.board = after;
        self.attempt = Attempt::new(after);
        self.second_move = None;
        self.conduct.set_under = None;
        self.move_follows_presses(after.turn());
    }

    /// The player's move before this one counts as completed now (2014, 2023).
    fn completed_by_next_move(&mut self) -> Vec<Ruling> {
        let player = self.has_move();
        if self.regulations.edition.cite(Provision::NextMoveCompletesMove).is_none() {
            return Vec::new();
        }
        let last = self.plies.iter_mut().rev().find(|p| p.player == player);
        let Some(ply) = last.filter(|p| !p.completed) else { return Vec::new() };
        ply.completed = true;
        self.ruled(Provision::NextMoveCompletesMove, Effect::MoveCompleted { player })
    }

    /// An opponent who replies to an illegal move that stands on the board
    /// unpressed takes the move over.
    fn accept_reply(&mut self, player: Color) {
        if player != self.has_move() && self.attempt_stands() {
            self.push_illegal(Irregularity::NotLegal);
        }
    }

    /// Whether the player having the move has left something on the board
    /// that is no legal move.
    pub(crate) fn attempt_stands(&self) -> bool {
        !made_move::same_placement(&self.attempt.before, &self.board)
    }

    pub(crate) fn push_illegal(&mut self, irregularity: Irregularity) {
        let before = self.attempt.before;
        let after = moves::after_illegal(&before, &self.board);
        let touches = self.attempt.binding();
        self.push(before, after, None, Some(irregularity), touches, true);
    }

    fn moves_out_of_turn(&mut self, player: Color, from: Option<Square>) -> Vec<Ruling> {
        let by_hand = !self.takes_moves_only();
        if by_hand && !self.has_released(player, from) {
            self.second_move = Some(player);
        }
        self.out_of_turn(player, from)
    }

    /// Whether that piece is the one that the player's last move released.
    fn has_released(&self, player: Color, square: Option<Square>) -> bool {
        let last = self.plies.last().filter(|p| p.player == player);
        square.is_some() && last.and_then(|p| p.legal()).map(|m| m.to) == square
    }

    /// Handling a piece without having the move.
    fn out_of_turn(&self, player: Color, from: Option<Square>) -> Vec<Ruling> {
        if self.has_released(player, from) {
            let why = Refusal::MoveMade;
            let promoted = self.plies.last().and_then(|p| p.legal()).is_some_and(is_promotion);
            let provision =
                if promoted { Provision::PromotionChoice } else { Provision::ReleasedPiece };
            return self.ruled(provision, Effect::Refused { player, why });
        }
        let why = Refusal::OpponentHasTheMove;
        self.ruled(Provision::Alternation, Effect::Refused { player, why })
    }

    /// Whether the last move was made in breach of the act of moving.
    pub(crate) fn last_is_violation_by(&self, player: Color) -> bool {
        let breach = |p: &Ply| !p.in_accordance || p.hands == Hands::Both;
        self.plies.last().is_some_and(|p| p.player == player && breach(p))
    }
}

const fn is_promotion(mv: Move) -> bool {
    matches!(mv.kind, MoveKind::Promotion(_))
}
