//! Completing a move: the press of the clock completes it. The move that ends the game needs no
//! press. From 2014 on a player's next move also completes the previous one.
//!
//! | provision | 2009 | 2014 | 2017 | 2018 | 2023 |
//! | --- | --- | --- | --- | --- | --- |
//! | press-completes-move | 6.7.a | 6.2.a | 6.2.1 | 6.2.1 | 6.2.1 |
//! | ending-move-needs-no-press | 6.7.a | 6.2.a(1) | 6.2.1.1 | 6.2.1.1 | 6.2.1.1 |
//! | next-move-completes-move | - | 6.2.a(2) | 6.2.1.2 | 6.2.1.2 | 6.2.1.2 |
//! | press-always-allowed | 6.7.a | 6.2.a | 6.2.2 | 6.2.2 | 6.2.2 |
//! | (press-without-move) | - | - | 7.8.1 | 7.5.3 | 7.5.3 |

use super::{Rule, RuleId, rule_under};
use crate::{Edition, Effect, Provision, Ruling};
use alloc::vec::Vec;
use serde::Serialize;
use touchmove_board::Color;

/// A move is completed.
#[derive(Debug, Clone, Serialize)]
#[serde(tag = "case", rename_all = "snake_case")]
pub enum Completing {
    /// A press completes the player's move.
    ByPress {
        /// The player.
        player: Color,
    },
    /// A press without a move counts as completing an illegal move. No ruling before 2018.
    ByEmptyPress {
        /// The player.
        player: Color,
    },
    /// A press stops the player's clock and starts the opponent's.
    ClocksChange {
        /// The player.
        player: Color,
    },
    /// The player's next move completes the previous one. No ruling in 2009.
    ByNextMove {
        /// The player.
        player: Color,
    },
    /// A move that ends the game is complete without a press.
    ByEndingTheGame {
        /// The player.
        player: Color,
    },
}

impl Rule for Completing {
    const ID: RuleId = RuleId::Completing;

    fn rulings(&self, edition: Edition) -> Vec<Ruling> {
        match *self {
            Completing::ByPress { player } => {
                rule_under(edition, Provision::PressCompletesMove, Effect::MoveCompleted { player })
            }
            Completing::ByEmptyPress { player } => {
                rule_under(edition, Provision::PressWithoutMove, Effect::MoveCompleted { player })
            }
            Completing::ClocksChange { player } => {
                let stopped = Effect::ClockStopped { player };
                let started = Effect::ClockStarted { player: player.other() };
                [stopped, started]
                    .map(|effect| Ruling::under(edition, Provision::PressCompletesMove, effect))
            }
            .into_iter()
            .flatten()
            .collect(),
            Completing::ByNextMove { player } => rule_under(
                edition,
                Provision::NextMoveCompletesMove,
                Effect::MoveCompleted { player },
            ),
            Completing::ByEndingTheGame { player } => rule_under(
                edition,
                Provision::EndingMoveNeedsNoPress,
                Effect::MoveCompleted { player },
            ),
        }
    }
}
