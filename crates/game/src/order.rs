//! In which order an event is heard: the whole precedence on one page.
//!
//! Every event goes from top to bottom through [`ORDER`]; the first hearing
//! that takes it has it to itself. What a hearing has ruled is carried out as
//! it is ruled; then [`AFTERWARDS`] sees what has come of it.
//!
//! Of events it is their order that decides: the first one that ends the game
//! has ended it, so a flag observed, a resignation or an irregularity found
//! afterwards changes nothing (6.9 and 7.5 take effect only during the game).
//! An illegal move is judged before the end it seems to bring, and a loss by
//! illegal moves before what the corrected position shows. What one move ends
//! is ranked in [`completing`](crate::hearings::completing).

use crate::event::Event;
use crate::heard::Heard;
use crate::hearings::{
    adjournment, after_flag_fall, after_the_end, answers, asking, blind_play, breach, casual,
    claimed_end, conduct, decisions, displaced, draws, fallen_flag, flags, illegal_move, insisting,
    limited, moving, presence, pressing, progress, quickplay, reports, resumption, starting,
    stopping, touched, writing, wrong_start,
};
use crate::proceedings::Proceedings;
use crate::state::status::Impossible;

/// A hearing: its file below `hearings/`, and what it makes of an event.
pub(crate) struct Hearing {
    pub name: &'static str,
    pub hear: fn(&mut Proceedings<'_>, &Event) -> Result<Heard, Impossible>,
}

/// A look at what has come of an event.
pub(crate) struct Consequence {
    pub name: &'static str,
    pub see: fn(&mut Proceedings<'_>, &Event, usize),
}

macro_rules! order {
    ($($name:ident :: $hear:ident),+ $(,)?) => {
        &[$(Hearing { name: stringify!($name), hear: $name::$hear }),+]
    };
}

/// Who hears an event first.
#[rustfmt::skip]
pub(crate) const ORDER: &[Hearing] = order![
    // What is over stays over.
    after_the_end::hear,
    // Where nobody records the game the arbiter tells what has happened.
    reports::hear,
    // People who do not play tell the arbiter alone; assistants have duties and no others.
    blind_play::hear_assistant,
    conduct::hear_others,
    // Writing is never refused, whatever else is going on.
    writing::hear,
    // An adjourned game, and one played without sight of the board, have rules of their own for
    // acts that mean something else in every other game.
    adjournment::hear,
    resumption::hear,
    blind_play::hear,
    // What has been claimed without an arbiter has ended the game.
    quickplay::hear_after_the_claim,
    // An answer to what was asked last comes before answers to anything else.
    progress::hear_answer,
    quickplay::hear_answer,
    // Where moves are entered, no hand does anything.
    casual::hear,
    // At the board.
    moving::hear,
    touched::hear,
    displaced::hear,
    starting::hear,
    pressing::hear,
    stopping::hear,
    // Between the players, and what is noticed.
    draws::hear,
    claimed_end::hear,
    quickplay::hear,
    illegal_move::hear,
    breach::hear,
    flags::hear,
    wrong_start::hear,
    limited::hear,
    presence::hear,
    conduct::hear,
    asking::hear,
    // What the arbiter decides.
    answers::hear,
    after_flag_fall::hear,
    decisions::hear,
];

/// What is looked at once an event has been heard, in this order. The number is
/// how many moves stood before.
pub(crate) const AFTERWARDS: &[Consequence] = &[
    Consequence { name: "casual", see: |on, _, made| casual::completes(on, made) },
    Consequence { name: "limited", see: |on, _, _| limited::next_move_awaited(on) },
    Consequence { name: "adjournment", see: |on, _, _| adjournment::add_articles(on) },
    Consequence { name: "blind_play", see: |on, event, _| blind_play::see(on, event) },
    Consequence { name: "insisting", see: |on, event, _| insisting::see(on, event) },
    Consequence { name: "fallen_flag", see: |on, _, _| fallen_flag::nothing_left(on) },
    Consequence { name: "conclusion", see: |on, _, _| crate::conclusion::conclude(on) },
    Consequence { name: "writing", see: writing::scoresheets_see },
];

/// The first hearing that takes the event rules on it.
pub(crate) fn hear(on: &mut Proceedings<'_>, event: &Event) -> Result<(), Impossible> {
    for hearing in ORDER {
        on.heard_by(hearing.name);
        if (hearing.hear)(on, event)? == Heard::Taken {
            break;
        }
    }
    Ok(())
}
