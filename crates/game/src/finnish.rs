//! What Finland's blitz rules have of their own: win on time, games without
//! progress, castling with king and queen exchanged, a second offence.

use crate::conduct::of;
use crate::event::{Act, Decision, MoveText};
use crate::game::{Game, side};
use crate::moves::{self, Played};
use crate::status::Status;
use touchmove_board::{Color, Piece, Position, Role, Square, Wing};
use touchmove_laws::rules::finnish_blitz::{self, Claim, Material};
use touchmove_laws::rules::made_move::same_placement;
use touchmove_laws::rules::{MatingChance, found_late, sufficient_material};
use touchmove_laws::{Provision, Question, Ruling};
use touchmove_notation::{SanMove, SanShape};

/// What is on record about the Finnish rules.
#[derive(Debug, Clone, Default)]
pub(crate) struct Finnish {
    /// Whose opponent has to make progress.
    progress: Option<Color>,
}

impl Game {
    /// A claim of a win on time; none where other rules decide it.
    pub(crate) fn finnish_flag_claim(&mut self, player: Color) -> Option<Vec<Ruling>> {
        if !self.knows(Provision::SufficientMaterial) {
            return None;
        }
        let down = |player| self.clock.is_flag_down(side(player), self.now);
        let (own_down, opponents_down) = (down(player), down(player.other()));
        if opponents_down && !own_down {
            let illegal = self.illegal_move_together(player);
            if !illegal.is_empty() {
                return Some(illegal);
            }
        }
        let material = if opponents_down { self.material(player) } else { Material::Insufficient };
        let edition = self.regulations.edition;
        let claim = Claim { edition, claimant: player, own_down, opponents_down, material };
        Some(finnish_blitz::claimed(&claim))
    }

    /// The claimant's own illegal move, if it can still be claimed.
    fn illegal_move_together(&mut self, claimant: Color) -> Vec<Ruling> {
        let own = |ply: &&crate::ply::Ply| {
            ply.player == claimant && ply.completed && ply.irregularity.is_some()
        };
        let Some(ply) = self.plies.last().filter(own).cloned() else { return Vec::new() };
        let rulings = self.loses_at_once(&ply).into_iter();
        rulings.map(finnish_blitz::together).collect()
    }

    fn material(&self, player: Color) -> Material {
        let position = if self.untouched_board() { self.board } else { self.attempt.before };
        if sufficient_material::suffices(&position, player) {
            return Material::Sufficient;
        }
        match moves::mating_chance(&position, player) {
            MatingChance::Cannot => Material::Insufficient,
            MatingChance::Can | MatingChance::Undecided => Material::ForcedMateOnly,
        }
    }

    /// Whether a search of a few moves finds the mate that a claimant has to
    /// show.
    pub(crate) fn mate_is_forced(&self, by: Color) -> bool {
        let position = if self.untouched_board() { self.board } else { self.attempt.before };
        moves::forces_mate(&position, by)
    }

    /// A claim that the game does not progress; none where other rules apply.
    pub(crate) fn claims_no_progress(&mut self, player: Color) -> Option<Vec<Ruling>> {
        if !self.knows(Provision::NoProgress) {
            return None;
        }
        self.offer = Some(player);
        Some(finnish_blitz::no_progress(self.regulations.edition, player))
    }

    /// The arbiter's answer on such a claim; none if it is not about one.
    pub(crate) fn progress_answered(&mut self, act: &Act) -> Option<Vec<Ruling>> {
        let drawn = match act {
            Act::Decision(Decision::Agrees) => true,
            Act::Decision(Decision::Rejects) | Act::Decision(Decision::Postpones) => false,
            _ => return None,
        };
        let about = |q: &Question| matches!(q, Question::NoProgress { .. });
        let open = self.questions.iter().position(about);
        let claimant = match open.map(|i| self.questions.remove(i)) {
            Some(Question::NoProgress { player }) => player,
            _ => self.finnish.progress.filter(|_| drawn && self.questions.is_empty())?,
        };
        self.finnish.progress = Some(claimant);
        let edition = self.regulations.edition;
        let decided = finnish_blitz::progress_decided(edition, claimant, drawn);
        Some(decided.into_iter().chain(self.resume_clocks(true)).collect())
    }

    /// One more warning: the loss of the game, where the second offence loses.
    pub(crate) fn second_offence(&mut self, player: Color) -> Option<Ruling> {
        let over = matches!(self.status, Status::Over(..) | Status::Cancelled);
        let second = *of(&mut self.conduct.warnings, player) > 1 && !over;
        finnish_blitz::second_offence(self.regulations.edition, player).filter(|_| second)
    }

    /// A spectator has meddled, and the game is to be replayed.
    pub(crate) fn replayed_after_interference(&self) -> Option<Ruling> {
        let disturbed = |q: &Question| matches!(q, Question::Disturbance { .. });
        let meddled = self.questions.iter().any(disturbed);
        finnish_blitz::replayed(self.regulations.edition).filter(|_| meddled)
    }

    /// A press that makes an opponent put displaced pieces back on the own
    /// time.
    pub(crate) fn clock_restarted(&self, by: Color) -> Option<Ruling> {
        if self.displaced.is_empty() || by != self.has_move() {
            return None;
        }
        finnish_blitz::clock_restarted(self.regulations.edition, by.other())
    }

    /// Castling with king and queen exchanged, which the board does not know
    /// as a move; none if it is not that.
    pub(crate) fn castles_exchanged(&mut self, played: &Played) -> Option<Vec<Ruling>> {
        let Played::ByHand { after, .. } = *played else { return None };
        self.has_castled_exchanged(&after)
    }

    /// The same once it stands on the board, by whatever acts of a hand.
    pub(crate) fn has_castled_exchanged(&mut self, now: &Position) -> Option<Vec<Ruling>> {
        let player = self.has_move();
        let noted = found_late::castles_exchanged(self.regulations.edition, player)?;
        let castlings = [Wing::Kingside, Wing::Queenside];
        let castled = |wing| self.exchanged(wing).filter(|c| same_placement(&c.after, now));
        let castling = castlings.into_iter().find_map(castled)?;
        let before = self.attempt.before;
        let touches = self.attempt.binding();
        let after = moves::after_illegal(&before, &castling.after);
        self.push(before, after, None, None, touches, true);
        let from_to = format!("{}{}", castling.king, castling.to);
        let edition = self.regulations.edition;
        let made = found_late::castled_exchanged(edition, player, &from_to, castling.san);
        let mut rulings: Vec<Ruling> = made.into_iter().chain([noted]).collect();
        rulings.extend(self.end_by_move());
        Some(rulings)
    }

    /// Whether the king has been released where such castling takes it.
    pub(crate) fn begins_exchanged(&self, piece: Piece, to: Square) -> bool {
        let edition = self.regulations.edition;
        let known = found_late::castles_exchanged(edition, piece.color).is_some();
        let wings = [Wing::Kingside, Wing::Queenside].into_iter();
        let mut castlings = wings.filter_map(|wing| self.exchanged(wing));
        known && piece.role == Role::King && castlings.any(|castling| castling.to == to)
    }

    /// What is written for such castling means, in squares: short goes to the
    /// queen's side, long to the king's.
    pub(crate) fn exchanged_in_squares(&self, text: &MoveText) -> Option<MoveText> {
        let MoveText::Notation(san) = text else { return None };
        found_late::castles_exchanged(self.regulations.edition, self.has_move())?;
        let SanShape::Castling(wing) = san.parse::<SanMove>().ok()?.shape else { return None };
        let castling = self.exchanged(wing)?;
        Some(MoveText::FromTo { from: castling.king, to: castling.to, promotion: None })
    }

    /// Castling short (kingside elsewhere) or long with king and queen
    /// exchanged, if that is possible now.
    fn exchanged(&self, wing: Wing) -> Option<Exchanged> {
        let (before, player) = (&self.attempt.before, self.has_move());
        let rank = home_rank(player);
        let at = |file| Square::at(file, rank);
        let (to, rook, rook_to, san) = match wing {
            Wing::Kingside => (at(1)?, at(0)?, at(2)?, "O-O"),
            Wing::Queenside => (at(5)?, at(7)?, at(4)?, "O-O-O"),
        };
        let king = at(3)?;
        let rook_stands = before.piece_at(rook) == Some(Piece { color: player, role: Role::Rook });
        let moved = self.has_moved(king) || self.has_moved(rook);
        if !began_exchanged(&self.start, player) || moved || !rook_stands {
            return None;
        }
        let lifted = before.with_piece(king, None).with_piece(rook, None);
        let after = lifted.with_piece(to, before.piece_at(king));
        let after = after.with_piece(rook_to, before.piece_at(rook));
        let free = way_is_free(before, king, to, rook);
        free.then_some(Exchanged { king, to, after, san })
    }

    /// Whether something has moved from or to a square during the game.
    fn has_moved(&self, square: Square) -> bool {
        let there = self.start.piece_at(square);
        self.plies.iter().any(|ply| ply.before().piece_at(square) != there)
            || self.attempt.before.piece_at(square) != there
    }

    /// Whether a set-up found late leaves a player this castling.
    pub(crate) fn exchanged_on_record(&self, player: Color) -> Option<Ruling> {
        let began = began_exchanged(&self.start, player);
        found_late::castles_exchanged(self.regulations.edition, player).filter(|_| began)
    }
}

/// Castling with king and queen exchanged.
struct Exchanged {
    king: Square,
    to: Square,
    after: Position,
    san: &'static str,
}

const fn home_rank(player: Color) -> u8 {
    match player {
        Color::White => 0,
        Color::Black => 7,
    }
}

fn began_exchanged(start: &Position, player: Color) -> bool {
    let rank = home_rank(player);
    let stands = |file, role| {
        let piece = Square::at(file, rank).and_then(|square| start.piece_at(square));
        piece == Some(Piece { color: player, role })
    };
    stands(3, Role::King) && stands(4, Role::Queen)
}

/// Whether nothing stands or attacks where such castling takes the king.
fn way_is_free(position: &Position, king: Square, to: Square, rook: Square) -> bool {
    let attacker = position.turn().other();
    let between = |a: Square, b: Square| {
        let (low, high) = (a.file().min(b.file()), a.file().max(b.file()));
        (low..=high).filter_map(move |file| Square::at(file, a.rank()))
    };
    let empty = |square: &Square| position.piece_at(*square).is_none();
    between(king, rook).filter(|&s| s != king && s != rook).all(|s| empty(&s))
        && between(king, to).all(|square| position.attackers(square, attacker).is_empty())
}
