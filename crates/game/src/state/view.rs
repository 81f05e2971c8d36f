//! Queries on the game state.

use super::View;
use super::ply::Ply;
use super::sheets::first_single;
use super::table::moves_before;
use crate::mate_questions::MateQuestion;
use touchmove_board::{ByColor, Color, Piece, Position, Role};
use touchmove_clock::{Millis, Period};
use touchmove_laws::rules::arbiter_supervision::{self, Regime};
use touchmove_laws::rules::illegal_move::{Irregularity, Remedy};
use touchmove_laws::rules::made_move;
use touchmove_laws::rules::{MatingChance, casual};
use touchmove_laws::{Arbiter, Edition, PenaltyList, Variant};

impl View {
    pub(crate) fn edition(&self) -> Edition {
        self.rules.edition
    }

    pub(crate) fn penalties(&self) -> PenaltyList {
        let warned = Color::ALL.map(|player| self.ledger.warnings[player] > 0);
        PenaltyList { warned, ..self.rules.penalties() }
    }

    /// Returns the regime: Competition Rules or limited supervision.
    pub(crate) fn regime(&self) -> Regime {
        arbiter_supervision::regime(self.rules.edition, self.rules.pace, self.rules.supervision)
    }

    /// Returns the player who has the move. A player has the move as soon as the opponent's move
    /// has been made.
    pub(crate) fn has_move(&self) -> Color {
        self.table.attempt.before.turn()
    }

    /// True if castling follows the rules of Chess960.
    pub(crate) fn is_chess960(&self) -> bool {
        match self.rules.variant {
            Variant::Chess => false,
            Variant::Chess960 => true,
            Variant::AsSetUp => self.table.start.has_chess960_castling(),
        }
    }

    /// True if the players enter moves instead of moving pieces.
    pub(crate) fn takes_moves_only(&self) -> bool {
        casual::takes_moves_only(self.rules.edition)
    }

    /// True if the arbiter immediately notices everything that can be computed.
    pub(crate) fn observes(&self) -> bool {
        self.rules.arbiter == Arbiter::Software
    }

    pub(crate) fn has_clock(&self) -> bool {
        self.rules.time_control.has_clock()
    }

    /// Returns the periods of a player's time control.
    pub(crate) fn periods(&self, player: Color) -> &[Period] {
        self.rules.time_control.of(player).periods()
    }

    /// Returns the player whose clock runs.
    pub(crate) fn running(&self) -> Option<Color> {
        self.table.clock.running()
    }

    /// Returns the player whose clock runs. If the clocks are stopped, returns the player whose
    /// clock ran before.
    pub(crate) fn was_running(&self) -> Option<Color> {
        self.phase.halt.map(|halt| halt.resume).or_else(|| self.running())
    }

    /// Returns the time on a player's clock. `None` without a clock.
    pub(crate) fn left_ms(&self, player: Color) -> Option<Millis> {
        self.table.clock.remaining_ms(player, self.table.now)
    }

    /// Returns the clock times, or 0 without a clock.
    pub(crate) fn clocks_show(&self) -> ByColor<Millis> {
        ByColor::from_fn(|player| self.left_ms(player).unwrap_or_default())
    }

    /// Returns the clock times. `None` without a clock.
    pub(crate) fn times_shown(&self) -> Option<ByColor<Millis>> {
        let (white, black) = self.left_ms(Color::White).zip(self.left_ms(Color::Black))?;
        Some(ByColor::new(white, black))
    }

    pub(crate) fn flag_is_down(&self, player: Color) -> bool {
        self.table.clock.is_flag_down(player, self.table.now)
    }

    pub(crate) fn in_last_period(&self, player: Color) -> bool {
        self.table.clock.in_last_period(player)
    }

    pub(crate) fn period(&self, player: Color) -> usize {
        self.table.clock.period(player)
    }

    /// Limits a deduction to the time that the player has.
    pub(crate) fn at_most(&self, player: Color, ms: Millis) -> Millis {
        self.left_ms(player).map_or(Millis::ZERO, |left| left.min(ms))
    }

    /// True if pieces have moved on the board but no legal move has been made.
    pub(crate) fn attempt_stands(&self) -> bool {
        !made_move::same_placement(&self.table.attempt.before, &self.table.board)
    }

    /// Returns the position for mate questions, which ignores an unfinished move.
    pub(crate) fn position_that_counts(&self) -> Position {
        if self.attempt_stands() { self.table.attempt.before } else { self.table.board }
    }

    /// Returns whether a player can still checkmate from the position for mate questions.
    pub(crate) fn mating_chance(&self, player: Color) -> MatingChance {
        self.mating_chance_from(&self.position_that_counts(), player)
    }

    /// Returns whether a player can still checkmate from a position of this game. A pawn left on
    /// its last rank will become a queen, or its move will be taken back.
    pub(crate) fn mating_chance_from(&self, position: &Position, player: Color) -> MatingChance {
        let question = MateQuestion::can(&self.with_pawns_settled(position), player);
        match question.answer_with(&*self.mate_solver) {
            Some(true) => MatingChance::Can,
            Some(false) => MatingChance::Cannot,
            None => MatingChance::Undecided,
        }
    }

    /// True if a proof shows that neither player can checkmate.
    pub(crate) fn is_dead(&self, position: &Position) -> bool {
        MateQuestion::dead(position).answer_with(&*self.mate_solver) == Some(true)
    }

    /// True if a proof shows that a player forces mate within a few moves. False if the search
    /// gives up.
    pub(crate) fn forces_mate(&self, position: &Position, by: Color) -> bool {
        MateQuestion::forces(position, by).answer_with(&*self.mate_solver) == Some(true)
    }

    fn with_pawns_settled(&self, position: &Position) -> Position {
        let mut settled = *position;
        for (i, ply) in self.table.plies.iter().enumerate() {
            let Some(left @ Irregularity::PawnLeft(_)) = ply.irregularity else { continue };
            let replied = i.saturating_add(1) < self.table.plies.len();
            match left.remedy(self.edition(), replied) {
                Remedy::Queen(Some(at)) if settled.piece_at(at) == Some(pawn(ply.player)) => {
                    let queen = Piece { color: ply.player, role: Role::Queen };
                    settled = settled.with_piece(at, Some(queen));
                }
                Remedy::Restore => return ply.before(),
                Remedy::Queen(_) | Remedy::Nothing | Remedy::Stands => {}
            }
        }
        settled
    }

    /// Returns the irregular moves that can still be corrected, in order. A move with two hands is
    /// not among them, because it is only a breach of the act of moving.
    pub(crate) fn open_irregularities(&self) -> impl Iterator<Item = usize> {
        let plies = self.table.plies.len();
        let strict = self.regime() == Regime::Competition;
        let open = move |&(i, ply): &(usize, &Ply)| {
            let replied = i.saturating_add(1) < plies;
            let spoils = matches!(
                ply.irregularity,
                Some(Irregularity::NotLegal | Irregularity::PawnLeft(_))
            );
            spoils && if replied { strict } else { ply.completed }
        };
        self.table.plies.iter().enumerate().filter(open).map(|(i, _)| i)
    }

    /// Returns the number of moves that a player has made, including those before the record.
    pub(crate) fn moves_made(&self, player: Color) -> u32 {
        let here = self.table.plies.iter().filter(|ply| ply.player == player).count();
        let here = u32::try_from(here).unwrap_or(u32::MAX);
        moves_before(&self.table.start, player).saturating_add(here)
    }

    /// Returns the index of the next half-move.
    pub(crate) fn next_single(&self) -> usize {
        first_single(&self.table.start).saturating_add(self.table.plies.len())
    }

    /// Returns the player's latest move if it has not been completed.
    pub(crate) fn uncompleted(&self, player: Color) -> Option<usize> {
        let i = self.table.plies.iter().rposition(|p| p.player == player)?;
        self.table.plies.get(i).filter(|p| !p.completed).map(|_| i)
    }
}

const fn pawn(color: Color) -> Piece {
    Piece { color, role: Role::Pawn }
}
