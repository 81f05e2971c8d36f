//! Displaced pieces. The player who displaced them restores them on their own time. Either player
//! may call the arbiter, who may penalise the displacement. If a displaced piece is found later,
//! the position before the displacement is restored. If that position is unknown, the last position
//! that can be identified is restored.
//!
//! | provision | 2009 | 2014 | 2017 | 2018 | 2023 |
//! | --- | --- | --- | --- | --- | --- |
//! | displaced-pieces | 7.3 | 7.4 | 7.4.1 | 7.4.1 | 7.4.1 |
//! | displaced-help | 7.3 | 7.4 | 7.4.2 | 7.4.2 | 7.4.2 |
//! | displaced-penalty | 7.3 | 7.4 | 7.4.3 | 7.4.3 | 7.4.3 |
//! | piece-displaced-from-square | 7.5 | 7.6 | 7.6 | 7.6 | 7.6 |
//! | (illegal-move-completed) | 7.4.a | 7.5.a | 7.5.1 | 7.5.1 | 7.5.1 |
//! | (penalties) | 13.4 | 12.9 | 12.9 | 12.9 | 12.9 |

use super::{Rule, RuleId, at_most_one, note_under, rule_under};
use crate::{Edition, Effect, Note, Offence, PenaltyList, Provision, Question, Refusal, Ruling};
use alloc::string::{String, ToString};
use alloc::vec::Vec;
use serde::Serialize;
use touchmove_board::{Color, Position, Square};

/// Pieces are displaced or restored.
#[derive(Debug, Clone, Serialize)]
#[serde(tag = "case", rename_all = "snake_case")]
pub enum DisplacedPiece<'a> {
    /// A piece was displaced, and the position before the displacement is restored.
    PutBack {
        /// The position before the displacement.
        before: &'a Position,
    },
    /// The arbiter restores the last position that can be identified. The moves taken back may
    /// include an illegal one.
    Reinstated {
        /// The position.
        position: &'a Position,
        /// True if an illegal move is among those taken back.
        illegal: bool,
    },
    /// The arbiter sets up a position that no game can lead to.
    NotReinstated {
        /// The player.
        player: Color,
    },
    /// A player has displaced pieces and must restore them.
    KnockedOver {
        /// The player.
        player: Color,
        /// The squares.
        squares: &'a [Square],
    },
    /// A player who has displaced pieces restores them on their own time.
    Restores {
        /// The player.
        player: Color,
    },
    /// The opponent has stopped the clocks because the player who displaced the pieces did not
    /// restore them on their own time.
    HelpIsAsked {
        /// The penalties of the edition.
        penalties: PenaltyList,
        /// The player who displaced the pieces.
        by: Color,
    },
    /// A player points out displaced pieces, but the record does not show any on these squares.
    NothingDisplaced {
        /// The player.
        player: Color,
    },
    /// A player points out a displaced piece that was already restored on the time of the player
    /// who displaced it.
    PutBackAlready {
        /// The player.
        player: Color,
    },
}

impl Rule for DisplacedPiece<'_> {
    const ID: RuleId = RuleId::DisplacedPiece;

    fn rulings(&self, edition: Edition) -> Vec<Ruling> {
        match *self {
            DisplacedPiece::PutBack { before } => at_most_one(put_back(edition, before)),
            DisplacedPiece::Reinstated { position, illegal } => {
                let ruling = put_back(edition, position);
                ruling
                    .map(|r| if illegal { r.and(Provision::IllegalMoveCompleted) } else { r })
                    .into_iter()
                    .collect()
            }
            DisplacedPiece::NotReinstated { player } => {
                let effect = Effect::Refused { player, why: Refusal::NotIdentifiable };
                rule_under(edition, Provision::PieceDisplacedFromSquare, effect)
            }
            DisplacedPiece::KnockedOver { player, squares } => {
                let names: Vec<String> = squares.iter().map(ToString::to_string).collect();
                let what = Note::PiecesDisplaced { player, squares: names.join(" ") };
                note_under(edition, Provision::DisplacedPieces, what)
            }
            DisplacedPiece::Restores { player } => {
                let what = Note::RestoresOnOwnTime { player };
                note_under(edition, Provision::DisplacedPieces, what)
            }
            DisplacedPiece::HelpIsAsked { penalties, by } => {
                let (edition, offence) = (penalties.edition, Offence::DisplacedPieces);
                let question = Question::Offence { player: by, offence, penalties };
                let ruling = Ruling::under(
                    edition,
                    Provision::DisplacedPenalty,
                    Effect::Question { question },
                );
                ruling
                    .map(|r| r.and(Provision::DisplacedHelp).and(Provision::Penalties))
                    .into_iter()
                    .collect()
            }
            DisplacedPiece::NothingDisplaced { player } => {
                let effect = Effect::Refused { player, why: Refusal::NothingDisplaced };
                rule_under(edition, Provision::PieceDisplacedFromSquare, effect)
            }
            DisplacedPiece::PutBackAlready { player } => {
                let effect = Effect::Refused { player, why: Refusal::PutBackAlready };
                rule_under(edition, Provision::DisplacedPieces, effect)
            }
        }
    }
}

fn put_back(edition: Edition, before: &Position) -> Option<Ruling> {
    let position = before.fen().to_string();
    Ruling::under(
        edition,
        Provision::PieceDisplacedFromSquare,
        Effect::PositionRestored { position },
    )
}

/// True if the edition has a rule for pieces off their squares.
///
/// ```
/// use touchmove_laws::{rules::displaced_piece::is_known, Edition};
/// assert!(is_known(Edition::Fide2023) && !is_known(Edition::Casual));
/// ```
pub fn is_known(edition: Edition) -> bool {
    edition.cite(Provision::PieceDisplacedFromSquare).is_some()
}
