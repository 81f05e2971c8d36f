//! Announcing castling in Chess960: king and rook may stand so that the king's
//! step alone would be a move of its own. Who has said "I am about to castle"
//! has not made that move.
//!
//! | provision | 2009 | 2014 | 2018 | 2023 |
//! | --- | --- | --- | --- | --- |
//! | chess960-castling-by-hand | F.3 | F.3 | GII.3.2.5 | GII.3.2.5 |
//! | chess960-castling-announced | F.3 | F.3 | GII.3.2.7 | GII.3.2.7 |

use crate::{Edition, Effect, Note, Provision, Ruling};
use touchmove_board::{Color, Move};

/// A player says that castling is about to come.
///
/// ```
/// use touchmove_board::Color;
/// use touchmove_laws::{rules::castling_announced::announced, Edition};
/// let ruling = announced(Edition::Fide2023, Color::White).unwrap();
/// assert_eq!(ruling.articles()[0].number(), "GII.3.2.7");
/// ```
pub fn announced(edition: Edition, player: Color) -> Option<Ruling> {
    let effect = Effect::Noted { what: Note::CastlingAnnounced { player } };
    Ruling::under(edition, Provision::Chess960CastlingAnnounced, effect)
}

/// Whether what stands on the board after that is made as this move: castling
/// is, and what only looks like another move is not.
///
/// ```
/// use touchmove_board::Position;
/// use touchmove_laws::rules::castling_announced::counts;
/// let step = Position::default().legal_moves()[0];
/// assert!(counts(false, step) && !counts(true, step));
/// ```
pub const fn counts(announced: bool, made: Move) -> bool {
    !announced || made.wing().is_some()
}
