//! Adjourning: at the end of the session the player having the move seals it,
//! then stops the clock. Who adjourns early pays with the time to the end.
//!
//! | provision | 2009 | 2014 | 2018 | 2023 |
//! | --- | --- | --- | --- | --- |
//! | sealing-move | Adj.1.a | E.1.a | GI.1.1 | GI.1.1 |
//! | adjourning-early | Adj.1.b | E.1.b | GI.1.2 | GI.1.2 |
//! | envelope-inscription | Adj.2 | E.2 | GI.2 | GI.2 |
//! | envelope-kept | Adj.3 | E.3 | GI.3 | GI.3 |

use alloc::vec::Vec;
use alloc::string::ToString;
use alloc::borrow::ToOwned;
use serde::Serialize;
use crate::{Edition, Effect, Note, Provision, Question, Refusal, Ruling};
use touchmove_board::{Color, Move};
use touchmove_clock::Millis;

/// The arbiter tells the player having the move to seal it.
///
/// ```
/// use touchmove_board::Color;
/// use touchmove_laws::{rules::adjournment::told_to_seal, Edition};
/// let ruling = told_to_seal(Edition::Fide2023, Color::White).unwrap();
/// assert_eq!(ruling.articles()[0].number(), "GI.1.1");
/// ```
pub fn told_to_seal(edition: Edition, player: Color) -> Option<Ruling> {
    let effect = Effect::Noted { what: Note::MustSeal { player } };
    Ruling::under(edition, Provision::SealingMove, effect)
}

/// A player asks to adjourn before the end of the session.
///
/// ```
/// use touchmove_board::Color;
/// use touchmove_laws::{rules::adjournment::asks_early, Edition};
/// let name = |has_move| asks_early(Edition::Fide2014, Color::White, has_move).unwrap();
/// assert_eq!(name(true).effect().name(), "noted");
/// assert_eq!(name(false).effect().name(), "refused");
/// ```
pub fn asks_early(edition: Edition, player: Color, has_move: bool) -> Option<Ruling> {
    let effect = match has_move {
        true => Effect::Noted { what: Note::MustSeal { player } },
        false => Effect::Refused { player, why: Refusal::SealsWithoutTheMove },
    };
    Ruling::under(edition, Provision::AdjourningEarly, effect)
}

/// A player writes a move to seal it: whether with the move, and whether the
/// one made on the board after being told to seal, if there is one.
///
/// ```
/// use touchmove_board::Color;
/// use touchmove_laws::{rules::adjournment::seals, Edition};
/// let ruled = |has_move, same| seals(Edition::Fide2023, Color::White, has_move, same).unwrap();
/// assert_eq!(ruled(true, true).effect().name(), "move_sealed");
/// assert_eq!(ruled(true, false).effect().to_string(), "refused white seals_another_move");
/// ```
pub fn seals(edition: Edition, player: Color, has_move: bool, same: bool) -> Option<Ruling> {
    let effect = match (has_move, same) {
        (true, true) => Effect::MoveSealed,
        (true, false) => Effect::Refused { player, why: Refusal::SealsAnotherMove },
        (false, _) => Effect::Refused { player, why: Refusal::SealsWithoutTheMove },
    };
    Ruling::under(edition, Provision::SealingMove, effect)
}

/// A move made on the board after being told to seal has to be sealed.
///
/// ```
/// use touchmove_board::{Color, Position};
/// use touchmove_laws::{rules::adjournment::made_on_the_board, Edition};
/// let mv = Position::default().legal_moves()[0];
/// assert!(made_on_the_board(Edition::Fide2009, Color::White, mv).is_some());
/// ```
pub fn made_on_the_board(edition: Edition, player: Color, mv: Move) -> Option<Ruling> {
    let what = Note::MustSealThatMove { player, r#move: mv.to_string() };
    Ruling::under(edition, Provision::SealingMove, Effect::Noted { what })
}

/// What stands on the envelope besides names, date and place, which the
/// event knows.
#[derive(Debug, Clone, Copy, Serialize)]
pub struct Envelope<'a> {
    /// The edition.
    pub edition: Edition,
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
///
/// ```
/// use touchmove_board::Color;
/// use touchmove_laws::rules::adjournment::{adjourned, Envelope};
/// use touchmove_laws::Edition;
///
/// let envelope = Envelope {
///     edition: Edition::Fide2023,
///     position: "4k3/8/8/8/8/8/8/4K3 w - - 0 41",
///     times: None,
///     sealer: Color::White,
///     number: 41,
///     offer: None,
/// };
/// assert_eq!(adjourned(envelope)[0].effect().name(), "adjourned");
/// ```
pub fn adjourned(envelope: Envelope<'_>) -> Vec<Ruling> {
    let edition = envelope.edition;
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

/// Who adjourns early counts as having sealed at the end of the session: the
/// time until then is gone. Where nobody has told the end, the arbiter says
/// how much it is.
///
/// ```
/// use touchmove_board::Color;
/// use touchmove_clock::Millis;
/// use touchmove_laws::{rules::adjournment::early, Edition};
/// let name = |ms| early(Edition::Fide2014, Color::White, ms).unwrap().effect().name();
/// assert_eq!((name(Some(Millis::seconds(1))), name(None)), ("time_removed", "question"));
/// ```
pub fn early(edition: Edition, player: Color, ms: Option<Millis>) -> Option<Ruling> {
    let effect = match ms {
        Some(ms) => Effect::TimeRemoved { player, ms },
        None => Effect::Question { question: Question::SessionEnd { player } },
    };
    Ruling::under(edition, Provision::AdjourningEarly, effect)
}

/// The player who has sealed a move stops the clock.
///
/// ```
/// use touchmove_board::Color;
/// use touchmove_laws::{rules::adjournment, Edition};
/// let ruling = adjournment::clock_stopped(Edition::Fide2023, Color::White).unwrap();
/// assert_eq!(ruling.effect().name(), "clock_stopped");
/// ```
pub fn clock_stopped(edition: Edition, sealer: Color) -> Option<Ruling> {
    Ruling::under(edition, Provision::SealingMove, Effect::ClockStopped { player: sealer })
}

/// Whether the edition knows adjourned games.
///
/// ```
/// use touchmove_laws::{rules::adjournment::is_known, Edition};
/// assert!(is_known(Edition::Fide2023) && !is_known(Edition::Casual));
/// ```
pub fn is_known(edition: Edition) -> bool {
    edition.cite(Provision::SealingMove).is_some()
}
