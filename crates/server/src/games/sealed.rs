//! Sealed moves, which the journal stores encrypted.

use crate::problem::Problem;
use serde_json::Value;
use touchmove_answers::views::SEALS;
use touchmove_board::Color;
use touchmove_clock::Moment;
use touchmove_envelope::{Envelope, Inscription, Key, Resumption, open, seal};
use touchmove_game::{Act, Actor, Adjournment, Event, Game, MoveText};

/// A player's sealed move and its text.
pub(crate) fn sealing(event: &Event) -> Option<(Color, String)> {
    match (event.actor, &event.act) {
        (Actor::Player(player), Act::Adjournment(Adjournment::Seals { text })) => {
            Some((player, written(text)))
        }
        _ => None,
    }
}

fn written(text: &MoveText) -> String {
    match text {
        MoveText::Notation(text) => text.clone(),
        MoveText::FromTo { from, to, promotion } => {
            let letter = promotion.map(|role| role.letter().to_ascii_lowercase());
            format!("{from}{to}{}", letter.map_or_else(String::new, String::from))
        }
    }
}

/// Encrypts the envelope for the journal.
pub(crate) fn envelope(
    game: &Game,
    tags: &[(String, String)],
    player: Color,
    text: &str,
    key: &Key,
) -> Result<Value, Problem> {
    let tag = |name: &str| {
        let found = tags.iter().find(|(n, _)| n == name);
        found.map_or_else(|| "?".to_owned(), |(_, value)| value.clone())
    };
    let shows = |side| game.clock().remaining_ms(side, game.now());
    let times = (shows(Color::White), shows(Color::Black));
    let before = game.before_the_move();
    let inscription = Inscription {
        white: tag("White"),
        black: tag("Black"),
        position: before.fen().to_string(),
        times_ms: match times {
            (Some(white), Some(black)) => Some([white.get(), black.get()]),
            _ => None,
        },
        sealer: player,
        number: u32::from(before.fullmoves()),
        draw_offer: game.draw_offer(),
        resumption: Resumption { date: "?".into(), time: "?".into(), place: tag("Site") },
    };
    let envelope = seal(text, inscription, key).map_err(|e| match e {
        touchmove_envelope::SealError::NoRandomness => Problem::no_randomness(),
        touchmove_envelope::SealError::TooLong(most) => {
            Problem::too_much("seals", most.to_string())
        }
    })?;
    serde_json::to_value(envelope).map_err(|_| Problem::failed())
}

/// Decrypts the envelope of a seal event; `None` if the key does not fit, as if the envelope were
/// lost.
pub(crate) fn opened(at: Moment, player: Color, envelope: &Value, key: &Key) -> Option<Event> {
    let envelope = Envelope::from_json(&envelope.to_string()).ok()?;
    let text = open(&envelope, key).ok()?.sealed_move;
    let line = format!("{} {SEALS} {text}", if player == Color::White { "White" } else { "Black" });
    let act = Event::read(at, &line).map(|event| event.act);
    let act =
        act.unwrap_or(Act::Adjournment(Adjournment::Seals { text: MoveText::Notation(text) }));
    Some(Event { at, actor: Actor::Player(player), act })
}
