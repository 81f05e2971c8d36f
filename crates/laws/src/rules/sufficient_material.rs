//! Finland's blitz rules: a flag-fall wins only for a player whose material
//! can force mate against a bare king, whatever the opponent still has - or who
//! shows at once a mate that is forced on the board. Otherwise it is a draw.
//!
//! | provision | 2009 | 2014 | 2018 | 2023 |
//! | --- | --- | --- | --- | --- |
//!
//! The Laws of FIDE have no such rule; its articles are those of the edition
//! that contains it (fi-blitz 13c(2), 14d).

use crate::{Effect, Outcome, Question, Termination};
use serde::Serialize;
use touchmove_board::{Bitboard, Color, Position, Role};

/// A claim of a win on time that depends on the claimant's material.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
pub struct MaterialClaim {
    /// Whose flag has fallen.
    pub player: Color,
    /// Whether the claimant's material suffices; see [`suffices`].
    pub suffices: bool,
    /// Whether the claimant has shown a forced mate.
    pub forced: ForcedMate,
}

/// A forced mate, as the claimant has to show it at once.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum ForcedMate {
    /// None was shown, or what was shown is no forced mate.
    NotShown,
    /// It is one.
    Shown,
    /// Something was shown, and nobody knows: a question to the arbiter.
    Undecided,
}

/// What the flag-fall brings about. A win and a question belong to the
/// article on sufficient material, the draw to the one on insufficient
/// material.
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

/// Whether a player's material can force mate against a bare king. The
/// opponent's men and the places of the pieces do not count, but for the
/// colours of the bishops' squares.
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
