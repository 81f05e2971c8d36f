//! Sufficient material under Finland's blitz rules. A player wins on time if the material can force
//! mate against a bare king, regardless of the opponent's material. Otherwise the player must
//! immediately show a forced mate on the board, or the game is drawn.
//!
//! | provision | 2009 | 2014 | 2017 | 2018 | 2023 |
//! | --- | --- | --- | --- | --- | --- |
//!
//! The Laws of FIDE do not have this rule. Its articles are those of the Finnish edition (fi-blitz
//! 13c(2), 14d).

use crate::{Effect, Outcome, Question, Termination};
use serde::Serialize;
use touchmove_board::{Bitboard, Color, Position, Role};

/// A claim of a win on time that depends on the claimant's material.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
pub struct MaterialClaim {
    /// The player with the fallen flag.
    pub player: Color,
    /// True if the claimant's material suffices; see [`suffices`].
    pub suffices: bool,
    /// The forced mate shown by the claimant, if any.
    pub forced: ForcedMate,
}

/// A forced mate, which the claimant must show immediately.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum ForcedMate {
    /// The claimant did not show a forced mate.
    NotShown,
    /// The claimant showed a forced mate.
    Shown,
    /// The claimant showed a line that the software cannot judge, and the arbiter must decide.
    Undecided,
}

/// Returns the effect of the flag-fall. A win and a question belong to the article on sufficient
/// material. A draw belongs to the article on insufficient material.
///
/// ```
/// use touchmove_board::{Color, Position};
/// use touchmove_laws::rules::sufficient_material::{effect, suffices, MaterialClaim, ForcedMate};
/// use touchmove_laws::{Effect, Outcome};
///
/// let knights: Position = "8/8/4k3/8/3q4/8/2K5/1NN5 b - - 0 1".parse().unwrap();
/// let result = |forced| {
///     let suffices = suffices(&knights, Color::White);
///     match effect(MaterialClaim { player: Color::Black, suffices, forced }) {
///         Effect::GameOver { result, .. } => Some(result),
///         _ => None,
///     }
/// };
/// assert_eq!(result(ForcedMate::NotShown), Some(Outcome::DRAW));
/// assert_eq!(result(ForcedMate::Shown), Some(Outcome::win(Color::White)));
/// assert_eq!(result(ForcedMate::Undecided), None);
/// ```
pub fn effect(facts: MaterialClaim) -> Effect {
    let wins = Effect::GameOver {
        result: Outcome::win(facts.player.other()),
        termination: Termination::TimeForfeit,
    };
    match (facts.suffices, facts.forced) {
        (true, _) | (false, ForcedMate::Shown) => wins,
        (false, ForcedMate::NotShown) => {
            Effect::GameOver { result: Outcome::DRAW, termination: Termination::CannotCheckmate }
        }
        (false, ForcedMate::Undecided) => {
            Effect::Question { question: Question::FlagFallen { player: facts.player } }
        }
    }
}

const LIGHT: Bitboard = Bitboard(0x55aa_55aa_55aa_55aa);

/// True if a player's material can force mate against a bare king. The opponent's pieces and the
/// squares of the pieces do not matter, except for the colours of the bishops' squares.
///
/// | beside the king | forces mate against a bare king |
/// | --- | --- |
/// | a queen, a rook | yes |
/// | a pawn | yes, as the piece it can become |
/// | bishops on squares of both colours | yes |
/// | a bishop and a knight | yes |
/// | three knights | yes |
/// | two knights, or one | no |
/// | bishops on squares of one colour | no |
///
/// ```
/// use touchmove_board::{Color, Position};
/// use touchmove_laws::rules::sufficient_material::suffices;
///
/// let position: Position = "8/8/4k3/2b1b3/8/8/2K5/1NN5 w - - 0 1".parse().unwrap();
/// assert!(!suffices(&position, Color::White), "two knights");
/// assert!(!suffices(&position, Color::Black), "both bishops on dark squares");
/// ```
pub fn suffices(position: &Position, player: Color) -> bool {
    let men = |role| position.pieces(player, role);
    let any = |role| !men(role).is_empty();
    let (bishops, knights) = (men(Role::Bishop), men(Role::Knight));
    let both_colours = bishops.meets(LIGHT) && bishops.meets(!LIGHT);
    [Role::Queen, Role::Rook, Role::Pawn].into_iter().any(any)
        || both_colours
        || any(Role::Bishop) && any(Role::Knight)
        || knights.len() >= 3
}
