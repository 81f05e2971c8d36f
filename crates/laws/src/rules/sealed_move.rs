//! Adjourning: at the end of the session the player having the move seals it,
//! then stops the clock. Who adjourns early pays with the time to the end.
//!
//! | provision | 2009 | 2014 | 2018 | 2023 |
//! | --- | --- | --- | --- | --- |
//! | sealing-move | Adj.1.a | E.1.a | GI.1.1 | GI.1.1 |
//! | adjourning-early | Adj.1.b | E.1.b | GI.1.2 | GI.1.2 |
//! | envelope-inscription | Adj.2 | E.2 | GI.2 | GI.2 |
//! | envelope-kept | Adj.3 | E.3 | GI.3 | GI.3 |

use super::{Rule, RuleId, note_under, rule_under};
use crate::{Edition, Effect, Note, Provision, Question, Refusal, Ruling};
use alloc::borrow::ToOwned;
use alloc::string::ToString;
use alloc::vec::Vec;
use serde::Serialize;
use touchmove_board::{Color, Move};
use touchmove_clock::Millis;

/// An adjournment, and the move that is sealed.
#[derive(Debug, Clone, Serialize)]
#[serde(tag = "case", rename_all = "snake_case")]
pub enum SealedMove<'a> {
    /// The arbiter tells the player having the move to seal it.
    ToldToSeal {
        /// The player.
        player: Color,
    },
    /// A player asks to adjourn before the end of the session.
    AsksEarly {
        /// The player.
        player: Color,
        /// Whether the player has the move.
        has_move: bool,
    },
    /// A player writes a move to seal it: whether with the move, and whether the
    /// one made on the board after being told to seal, if there is one.
    Seals {
        /// The player.
        player: Color,
        /// Whether the player has the move.
        has_move: bool,
        /// Whether it is the same move.
        same: bool,
    },
    /// A move made on the board after being told to seal has to be sealed.
    MadeOnTheBoard {
        /// The player.
        player: Color,
        /// The move.
        mv: Move,
    },
    /// The game is adjourned: the sealer has stopped the clock.
    Adjourned(Envelope<'a>),
    /// Who adjourns early counts as having sealed at the end of the session: the
    /// time until then is gone. Where nobody has told the end, the arbiter says
    /// how much it is.
    Early {
        /// The player.
        player: Color,
        /// The time.
        ms: Option<Millis>,
    },
    /// The player who has sealed a move stops the clock.
    ClockStopped {
        /// Who sealed the move.
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

/// What stands on the envelope besides names, date and place, which the
/// event knows.
#[derive(Debug, Clone, Copy, Serialize)]
pub struct Envelope<'a> {
    /// The position before the sealed move, as FEN.
    pub position: &'a str,
    /// What the clocks show, White's and Black's; none without a clock.
    pub times: Option<[Millis; 2]>,
    /// Who has sealed.
    pub sealer: Color,
    /// The number of the sealed move.
    pub number: u32,
    /// Whose draw offer stands.
    pub offer: Option<Color>,
}

/// The game is adjourned: the sealer has stopped the clock.
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

/// Whether the edition knows adjourned games.
///
/// ```
/// use touchmove_laws::{rules::sealed_move::is_known, Edition};
/// assert!(is_known(Edition::Fide2023) && !is_known(Edition::Casual));
/// ```
pub fn is_known(edition: Edition) -> bool {
    edition.cite(Provision::SealingMove).is_some()
}
