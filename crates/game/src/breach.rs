//! Breaches of the Laws that a claim can bring up.

use crate::event::{Act, Actor, Claim, Event};
use crate::game::Game;
use crate::mate_questions::{MateQuestion, MateSolver};
use crate::state::attempt::Attempt;
use crate::state::ply::Ply;
use alloc::sync::Arc;
use alloc::vec::Vec;
use touchmove_board::{Color, Move, Square};
use touchmove_laws::rules::illegal_move::Irregularity;
use touchmove_laws::{Effect, Obligation, Ruling};

/// A move by which a player breached the Laws.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Breach {
    /// The player who made the move.
    pub player: Color,
    /// Number of the move.
    pub number: u32,
    /// The breach.
    pub kind: BreachKind,
}

/// Kind of a breach.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum BreachKind {
    /// An illegal move, or a move made in an irregular way.
    IllegalMove,
    /// A press of the clock without a move, in editions that treat it as an illegal move.
    EmptyPress,
    /// A move with another piece than the touched one.
    TouchedPiece(Square),
}

impl Breach {
    /// Returns the opponent's claim.
    ///
    /// ```
    /// use touchmove_board::Color;
    /// use touchmove_game::{Breach, BreachKind};
    ///
    /// let kind = BreachKind::TouchedPiece("b1".parse().unwrap());
    /// let breach = Breach { player: Color::White, number: 1, kind };
    /// assert_eq!(breach.claim().to_string(), "claims touched b1");
    /// ```
    pub fn claim(&self) -> Act {
        Act::Claim(match self.kind {
            BreachKind::IllegalMove | BreachKind::EmptyPress => Claim::IllegalMove,
            BreachKind::TouchedPiece(square) => Claim::Touched { square },
        })
    }

    /// True if the rulings on a claim of the opponent put the breach right or penalise it.
    ///
    /// ```
    /// use touchmove_board::Color;
    /// use touchmove_game::{Breach, BreachKind};
    ///
    /// let breach = Breach { player: Color::White, number: 1, kind: BreachKind::EmptyPress };
    /// assert!(!breach.is_put_right(&[]));
    /// ```
    pub fn is_put_right(&self, rulings: &[Ruling]) -> bool {
        rulings.iter().any(|ruling| match *ruling.effect() {
            Effect::IllegalMove { player, .. }
            | Effect::Warning { player, .. }
            | Effect::Penalty { player, .. } => player == self.player,
            Effect::PositionRestored { .. }
            | Effect::PawnReplaced { .. }
            | Effect::GameOver { .. } => true,
            _ => false,
        })
    }
}

/// Leaves mate questions open, because a claim that is only considered is not worth a search.
#[derive(Debug)]
struct NoSearch;

impl MateSolver for NoSearch {
    fn answer(&self, _: &MateQuestion) -> Option<bool> {
        None
    }
}

impl Game {
    /// Returns the rulings that the opponent's claim of a breach would bring now. `None` if the
    /// claim would fail.
    ///
    /// ```
    /// use touchmove_game::Protocol;
    /// use touchmove_laws::Edition;
    ///
    /// let claimed = |text| {
    ///     let protocol = Protocol::parse(text).unwrap();
    ///     let game = protocol.judge(Edition::Fide2023).unwrap().game;
    ///     game.rulings_on_claim(game.latest_breach()?)
    /// };
    /// let illegal = "[Laws \"FIDE 2023\"]\n[TimeControl \"900\"]\n\nWhite plays e5\nWhite presses\n";
    /// assert_eq!(claimed(illegal).unwrap()[0].articles()[0].number(), "7.5.1");
    /// assert!(claimed(&illegal.replace("e5", "e4")).is_none());
    /// ```
    pub fn rulings_on_claim(&self, breach: Breach) -> Option<Vec<Ruling>> {
        let mut game = self.clone().with_mate_solver(Arc::new(NoSearch));
        let actor = Actor::Player(breach.player.other());
        let claim = Event { at: self.now(), actor, act: breach.claim() };
        game.apply(&claim).ok().filter(|rulings| breach.is_put_right(rulings))
    }

    /// Returns the breach by the latest move of the game, if the move has been completed. Nobody
    /// need have noticed it.
    ///
    /// ```
    /// use touchmove_board::Color;
    /// use touchmove_game::{Breach, BreachKind, Protocol};
    /// use touchmove_laws::Edition;
    ///
    /// let after = |text| {
    ///     let text = format!("[Laws \"FIDE 2023\"]\n[TimeControl \"900\"]\n\n{text}");
    ///     let protocol = Protocol::parse(&text).unwrap();
    ///     protocol.judge(Edition::Fide2023).unwrap().game.latest_breach()
    /// };
    /// let white = |kind| Some(Breach { player: Color::White, number: 1, kind });
    /// assert_eq!(after("White plays e2e5\n"), None);
    /// assert_eq!(after("White plays e2e5\nWhite presses\n"), white(BreachKind::IllegalMove));
    /// assert_eq!(after("White presses\n"), white(BreachKind::EmptyPress));
    /// let touched = BreachKind::TouchedPiece("b1".parse().unwrap());
    /// assert_eq!(after("White touches b1\nWhite plays e4\nWhite presses\n"), white(touched));
    /// ```
    pub fn latest_breach(&self) -> Option<Breach> {
        let ply = self.view().table.plies.last().filter(|ply| ply.completed)?;
        let kind = match ply.irregularity {
            Some(Irregularity::NoMove) => BreachKind::EmptyPress,
            Some(_) => BreachKind::IllegalMove,
            None if ply.in_accordance => return None,
            None => BreachKind::TouchedPiece(touched(ply)?),
        };
        let number = u32::from(ply.before().fullmoves());
        Some(Breach { player: ply.player, number, kind })
    }

    /// Returns the legal moves that fulfil every obligation of the player having the move.
    ///
    /// ```
    /// use touchmove_game::Protocol;
    /// use touchmove_laws::Edition;
    ///
    /// let text = "[Laws \"FIDE 2023\"]\n\nWhite touches b1\n";
    /// let judged = Protocol::parse(text).unwrap().judge(Edition::Fide2023).unwrap();
    /// let moves: Vec<String> =
    ///     judged.game.permitted_moves().iter().map(ToString::to_string).collect();
    /// assert_eq!(moves, ["b1a3", "b1c3"]);
    /// ```
    pub fn permitted_moves(&self) -> Vec<Move> {
        let attempt = &self.view().table.attempt;
        attempt.before.legal_moves().iter().copied().filter(|&mv| attempt.permits(mv)).collect()
    }
}

/// Returns the square of the piece that required another move. A claim has to name it.
fn touched(ply: &Ply) -> Option<Square> {
    let bound = Attempt::replacing(ply.before(), ply.touches.to_vec()).obligations();
    let required = bound.iter().find_map(|one| match *one {
        Obligation::Move(square)
        | Obligation::Capture(square)
        | Obligation::CaptureWith(square, _) => Some(square),
        _ => None,
    });
    required.or_else(|| ply.touches.first().map(|touch| touch.square))
}
