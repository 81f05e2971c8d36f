//! The events that end a game immediately: checkmate, stalemate or a dead position on the board,
//! resignation, and agreement.
//!
//! | provision | 2009 | 2014 | 2017 | 2018 | 2023 |
//! | --- | --- | --- | --- | --- | --- |
//! | aim-of-the-game | 1.2 | 1.2 | 1.4 | 1.4 | 1.4 |
//! | dead-position-principle | 1.3 | 1.3 | 1.5 | 1.5 | 1.5 |
//! | checkmate | 5.1.a | 5.1.a | 5.1.1 | 5.1.1 | 5.1.1 |
//! | resignation | 5.1.b | 5.1.b | 5.1.2 | 5.1.2 | 5.1.2 |
//! | stalemate | 5.2.a | 5.2.a | 5.2.1 | 5.2.1 | 5.2.1 |
//! | dead-position | 5.2.b | 5.2.b | 5.2.2 | 5.2.2 | 5.2.2 |
//! | draw-agreement | 5.2.c | 5.2.c | 5.2.3 | 5.2.3 | 5.2.3 |

use super::MatingChance;
use super::{Rule, RuleId, at_most_one, note_under};
use crate::{Edition, Effect, Note, Outcome, Provision, Question, Refusal, Ruling, Termination};
use alloc::vec::Vec;
use serde::Serialize;
use touchmove_board::{Color, Position};

/// An act or a position that can end the game.
#[derive(Debug, Clone, Serialize)]
#[serde(tag = "case", rename_all = "snake_case")]
pub enum EndOfGame<'a> {
    /// A move may have ended the game. From 2014 on only a move in accordance with Articles 3 and 4
    /// can; see [`a_legal_move_suffices`].
    ByMove {
        /// The position.
        position: &'a Position,
        /// True if the position is dead.
        dead: bool,
    },
    /// A player resigns.
    Resignation {
        /// The player.
        player: Color,
        /// The opponent's ability to checkmate.
        opponent: MatingChance,
    },
    /// Both players agree on a draw.
    Agreement {
        /// The player who accepts.
        accepting: Color,
        /// True if both players have made a move.
        moved: bool,
    },
    /// A player or the arbiter claims or points out something in a game that is over.
    IsOver {
        /// The provision.
        under: Provision,
    },
}

impl Rule for EndOfGame<'_> {
    const ID: RuleId = RuleId::EndOfGame;

    fn rulings(&self, edition: Edition) -> Vec<Ruling> {
        match *self {
            EndOfGame::ByMove { position, dead } => at_most_one(by_move(edition, position, dead)),
            EndOfGame::Resignation { player, opponent } => {
                at_most_one(resignation(edition, player, opponent))
            }
            EndOfGame::Agreement { accepting, moved } => {
                at_most_one(agreement(edition, accepting, moved))
            }
            EndOfGame::IsOver { under } => note_under(edition, under, Note::GameIsOver),
        }
    }
}

fn by_move(edition: Edition, position: &Position, dead: bool) -> Option<Ruling> {
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

fn resignation(edition: Edition, player: Color, opponent: MatingChance) -> Option<Ruling> {
    let wins = Outcome::win(player.other());
    let chance = match edition {
        Edition::Fide2009
        | Edition::Finland2009
        | Edition::FinnishBlitz2008
        | Edition::Fide2014
        | Edition::Fide2017 | Edition::Fide2018
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

fn agreement(edition: Edition, accepting: Color, moved: bool) -> Option<Ruling> {
    let allowed = match edition {
        Edition::Fide2009
        | Edition::Finland2009
        | Edition::FinnishBlitz2008
        | Edition::Fide2014
        | Edition::Casual => true,
        Edition::Fide2017 | Edition::Fide2018 | Edition::Fide2023 => moved,
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

/// True if the result of a resignation depends on the opponent's ability to checkmate (from 2023
/// on).
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
        | Edition::Fide2017 | Edition::Fide2018
        | Edition::Casual => false,
        Edition::Fide2023 => true,
    }
}

/// True if a checkmate, a stalemate or a dead position ends the game even if the player had to move
/// another piece. Until 2014 the move must only be legal; since then it must also be in accordance
/// with the act of moving.
///
/// ```
/// use touchmove_laws::{rules::end_of_game::a_legal_move_suffices, Edition};
/// assert_eq!(Edition::FIDE.map(a_legal_move_suffices), [true, false, false, false, false]);
/// ```
pub const fn a_legal_move_suffices(edition: Edition) -> bool {
    match edition {
        Edition::Fide2009 | Edition::Finland2009 | Edition::FinnishBlitz2008 => true,
        Edition::Fide2014 | Edition::Fide2017 | Edition::Fide2018 | Edition::Fide2023 | Edition::Casual => false,
    }
}
