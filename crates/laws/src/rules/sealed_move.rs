//! Adjourning. At the end of the session the player with the move seals a move, then stops the
//! clock. A player who adjourns early loses the time to the end of the session.
//!
//! | provision | 2009 | 2014 | 2017 | 2018 | 2023 |
//! | --- | --- | --- | --- | --- | --- |
//! | sealing-move | Adj.1.a | E.1.a | GI.1.1 | GI.1.1 | GI.1.1 |
//! | adjourning-early | Adj.1.b | E.1.b | GI.1.2 | GI.1.2 | GI.1.2 |
//! | envelope-inscription | Adj.2 | E.2 | GI.2 | GI.2 | GI.2 |
//! | envelope-kept | Adj.3 | E.3 | GI.3 | GI.3 | GI.3 |

use super::{Rule, RuleId, note_under, rule_under};
use crate::{Edition, Effect, Note, Provision, Question, Refusal, Ruling};
use alloc::borrow::ToOwned;
use alloc::string::ToString;
use alloc::vec::Vec;
use serde::Serialize;
use touchmove_board::{Color, Move};
use touchmove_clock::Millis;

/// An adjournment, or the sealing of a move.
#[derive(Debug, Clone, Serialize)]
#[serde(tag = "case", rename_all = "snake_case")]
pub enum SealedMove<'a> {
    /// The arbiter tells the player who has the move to seal a move.
    ToldToSeal {
        /// The player.
        player: Color,
    },
    /// A player asks to adjourn before the end of the session.
    AsksEarly {
        /// The player.
        player: Color,
        /// True if the player has the move.
        has_move: bool,
    },
    /// A player writes a move to seal it.
    Seals {
        /// The player.
        player: Color,
        /// True if the player has the move.
        has_move: bool,
        /// False if another move was made on the board after the order to seal.
        same: bool,
    },
    /// A player makes a move on the board after the order to seal, and must seal it.
    MadeOnTheBoard {
        /// The player.
        player: Color,
        /// The move.
        mv: Move,
    },
    /// The player who sealed has stopped the clock, and the game is adjourned.
    Adjourned(Envelope<'a>),
    /// A player adjourns early and counts as having sealed at the end of the session, so the time
    /// until then is lost. If the end is unknown, the arbiter decides the amount.
    Early {
        /// The player.
        player: Color,
        /// The time that the player loses, if known.
        ms: Option<Millis>,
    },
    /// The player who sealed a move stops the clock.
    ClockStopped {
        /// The player who sealed the move.
        sealer: Color,
    },
}

impl Rule for SealedMove<'_> {
    const ID: RuleId = RuleId::SealedMove;

    fn rulings(&self, edition: Edition) -> Vec<Ruling> {
        match *self {
            SealedMove::ToldToSeal { player } => {
                let effect = Effect::Noted { what: Note::MustSeal { player } };
                rule_under(edition, Provision::SealingMove, effect)
            }
            SealedMove::AsksEarly { player, has_move } => {
                let effect = match has_move {
                    true => Effect::Noted { what: Note::MustSeal { player } },
                    false => Effect::Refused { player, why: Refusal::SealsWithoutTheMove },
                };
                rule_under(edition, Provision::AdjourningEarly, effect)
            }
            SealedMove::Seals { player, has_move, same } => {
                let effect = match (has_move, same) {
                    (true, true) => Effect::MoveSealed,
                    (true, false) => Effect::Refused { player, why: Refusal::SealsAnotherMove },
                    (false, _) => Effect::Refused { player, why: Refusal::SealsWithoutTheMove },
                };
                rule_under(edition, Provision::SealingMove, effect)
            }
            SealedMove::MadeOnTheBoard { player, mv } => {
                let what = Note::MustSealThatMove { player, r#move: mv.to_string() };
                note_under(edition, Provision::SealingMove, what)
            }
            SealedMove::Adjourned(facts) => adjourned(edition, facts),
            SealedMove::Early { player, ms } => {
                let effect = match ms {
                    Some(ms) => Effect::TimeRemoved { player, ms },
                    None => Effect::Question { question: Question::SessionEnd { player } },
                };
                rule_under(edition, Provision::AdjourningEarly, effect)
            }
            SealedMove::ClockStopped { sealer } => {
                rule_under(edition, Provision::SealingMove, Effect::ClockStopped { player: sealer })
            }
        }
    }
}

/// The inscription of the envelope. It lacks names, date and place, which only the event knows.
#[derive(Debug, Clone, Copy, Serialize)]
pub struct Envelope<'a> {
    /// The position before the sealed move, as FEN.
    pub position: &'a str,
    /// The clock times: White's, Black's; absent without a clock.
    pub times: Option<[Millis; 2]>,
    /// The player who sealed.
    pub sealer: Color,
    /// The number of the sealed move.
    pub number: u32,
    /// The player whose draw offer stands, if any.
    pub offer: Option<Color>,
}

fn adjourned(edition: Edition, envelope: Envelope<'_>) -> Vec<Ruling> {
    let adjourned = Ruling::under(edition, Provision::SealingMove, Effect::Adjourned);
    let written = inscription(envelope).into_iter().filter_map(|what| {
        Ruling::under(edition, Provision::EnvelopeInscription, Effect::Noted { what })
    });
    let kept = Effect::Noted { what: Note::EnvelopeKept };
    let kept = Ruling::under(edition, Provision::EnvelopeKept, kept);
    adjourned.into_iter().chain(written).chain(kept).collect()
}

fn inscription(envelope: Envelope<'_>) -> Vec<Note> {
    let time = |player: Color| {
        let times = envelope.times?;
        Some(Note::TimeOnEnvelope { player, ms: times[player.index()] })
    };
    let position = Note::PositionOnEnvelope { position: envelope.position.to_owned() };
    let sealer = Note::SealerOnEnvelope { player: envelope.sealer, number: envelope.number };
    let offer = envelope.offer.map(|player| Note::OfferOnEnvelope { player });
    let times = Color::ALL.into_iter().filter_map(time);
    [position].into_iter().chain(times).chain([sealer]).chain(offer).collect()
}

/// True if the edition has rules for adjourned games.
///
/// ```
/// use touchmove_laws::{rules::sealed_move::is_known, Edition};
/// assert!(is_known(Edition::Fide2023) && !is_known(Edition::Casual));
/// ```
pub fn is_known(edition: Edition) -> bool {
    edition.cite(Provision::SealingMove).is_some()
}
