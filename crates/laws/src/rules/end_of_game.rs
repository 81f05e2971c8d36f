//! What ends a game at once: checkmate, stalemate and a dead position on the
//! board; resignation and agreement by the players.
//!
//! | provision | 2009 | 2014 | 2018 | 2023 |
//! | --- | --- | --- | --- | --- |
//! | aim-of-the-game | 1.2 | 1.2 | 1.4 | 1.4 |
//! | dead-position-principle | 1.3 | 1.3 | 1.5 | 1.5 |
//! | checkmate | 5.1.a | 5.1.a | 5.1.1 | 5.1.1 |
//! | resignation | 5.1.b | 5.1.b | 5.1.2 | 5.1.2 |
//! | stalemate | 5.2.a | 5.2.a | 5.2.1 | 5.2.1 |
//! | dead-position | 5.2.b | 5.2.b | 5.2.2 | 5.2.2 |
//! | draw-agreement | 5.2.c | 5.2.c | 5.2.3 | 5.2.3 |

use super::MatingChance;
use crate::{Edition, Effect, Note, Outcome, Provision, Question, Refusal, Ruling, Termination};
use touchmove_board::{Color, Position};

/// The end that a move has brought about, if any. The move must have been
/// made in accordance with Articles 3 and 4.
///
/// ```
/// use touchmove_laws::rules::end_of_game::by_move;
/// use touchmove_laws::Edition;
///
/// let mate = "7k/6Q1/6K1/8/8/8/8/8 b - - 0 1".parse().unwrap();
/// let ruling = by_move(Edition::Fide2023, &mate, false).unwrap();
/// assert_eq!(ruling.articles()[0].number(), "5.1.1");
/// ```
pub fn by_move(edition: Edition, position: &Position, dead: bool) -> Option<Ruling> {
    let winner = position.turn().other();
    if !position.has_legal_move() {
        return if position.is_check() {
            over(edition, Provision::Checkmate, Outcome::win(winner), Termination::Checkmate)
        } else {
            over(edition, Provision::Stalemate, Outcome::DRAW, Termination::Stalemate)
        };
    }
    let draw = over(edition, Provision::DeadPosition, Outcome::DRAW, Termination::DeadPosition);
    draw.filter(|_| dead)
}

/// A player resigns.
///
/// ```
/// use touchmove_board::Color;
/// use touchmove_laws::rules::{end_of_game::resignation, MatingChance};
/// use touchmove_laws::{Edition, Effect, Outcome};
///
/// let result = |edition| {
///     match resignation(edition, Color::White, MatingChance::Cannot).unwrap().effect() {
///         Effect::GameOver { result, .. } => Some(*result),
///         _ => None,
///     }
/// };
/// assert_eq!(result(Edition::Fide2018), Some(Outcome::win(Color::Black)));
/// assert_eq!(result(Edition::Fide2023), Some(Outcome::DRAW));
/// ```
pub fn resignation(edition: Edition, player: Color, opponent: MatingChance) -> Option<Ruling> {
    let wins = Outcome::win(player.other());
    let chance = match edition {
        Edition::Fide2009
        | Edition::Finland2009
        | Edition::FinnishBlitz2008
        | Edition::Fide2014
        | Edition::Fide2018
        | Edition::Casual => MatingChance::Can,
        Edition::Fide2023 => opponent,
    };
    match chance {
        MatingChance::Can => over(edition, Provision::Resignation, wins, Termination::Resignation),
        MatingChance::Cannot => {
            over(edition, Provision::Resignation, Outcome::DRAW, Termination::CannotCheckmate)
        }
        MatingChance::Undecided => Ruling::under(
            edition,
            Provision::Resignation,
            Effect::Question { question: Question::Resigned { player } },
        ),
    }
}

/// Both players agree on a draw. `moved` says whether both have made a move.
///
/// ```
/// use touchmove_board::Color;
/// use touchmove_laws::{rules::end_of_game::agreement, Edition};
///
/// let name = |edition| agreement(edition, Color::Black, false).unwrap().effect().name();
/// assert_eq!(name(Edition::Fide2014), "game_over");
/// assert_eq!(name(Edition::Fide2023), "refused");
/// ```
pub fn agreement(edition: Edition, accepting: Color, moved: bool) -> Option<Ruling> {
    let allowed = match edition {
        Edition::Fide2009
        | Edition::Finland2009
        | Edition::FinnishBlitz2008
        | Edition::Fide2014
        | Edition::Casual => true,
        Edition::Fide2018 | Edition::Fide2023 => moved,
    };
    if allowed {
        return over(edition, Provision::DrawAgreement, Outcome::DRAW, Termination::Agreement);
    }
    let why = Refusal::NotBothMoved;
    Ruling::under(edition, Provision::DrawAgreement, Effect::Refused { player: accepting, why })
}

fn over(e: Edition, p: Provision, result: Outcome, termination: Termination) -> Option<Ruling> {
    Ruling::under(e, p, Effect::GameOver { result, termination })
}

/// Something is claimed or pointed out in a game that is over.
///
/// ```
/// use touchmove_laws::{rules::end_of_game::is_over, Edition, Provision};
/// let ruling = is_over(Edition::Fide2023, Provision::Checkmate).unwrap();
/// assert_eq!(ruling.articles()[0].number(), "5.1.1");
/// ```
pub fn is_over(edition: Edition, under: Provision) -> Option<Ruling> {
    Ruling::under(edition, under, Effect::Noted { what: Note::GameIsOver })
}

/// Whether a resignation asks if the opponent can checkmate (from 2023 on).
///
/// ```
/// use touchmove_laws::{rules::end_of_game::resigning_asks_about_mate, Edition};
/// assert!(!resigning_asks_about_mate(Edition::Fide2014));
/// ```
pub const fn resigning_asks_about_mate(edition: Edition) -> bool {
    match edition {
        Edition::Fide2009
        | Edition::Finland2009
        | Edition::FinnishBlitz2008
        | Edition::Fide2014
        | Edition::Fide2018
        | Edition::Casual => false,
        Edition::Fide2023 => true,
    }
}
