//! In which order an event is heard: the whole precedence on one page.
//!
//! Every event goes from top to bottom through [`ORDER`]. Of the hearings the
//! first one that takes it has it to itself. What a stage rules is carried out
//! as it is ruled; the stages after the hearings see what has come of it.
//!
//! Of events it is their order that decides: the first one that ends the game
//! has ended it, so a flag observed, a resignation or an irregularity found
//! afterwards changes nothing (6.9 and 7.5 take effect only during the game).
//! An illegal move is judged before the end it seems to bring, and a loss by
//! illegal moves before what the corrected position shows. What one move ends
//! is ranked in [`move_completion`](crate::hearings::board::move_completion).

use crate::event::Event;
use crate::hearings::adjourned::{resumption, sealed_move};
use crate::hearings::board::{
    act_of_moving, blind_play, casual_play, clock_press, clock_stop, displaced_pieces,
    start_of_play, touched_piece,
};
use crate::hearings::found::{illegal_move, limited_supervision, touch_move_breach, wrong_start};
use crate::hearings::people::{
    answers, conduct, decisions, devices, presence, replies, requests, scoresheet,
    scoresheet_reconstruction,
};
use crate::hearings::play::{
    claimed_end, draws, fallen_flag, finished_game, flags, progress_claim, quickplay,
    repeated_claims,
};
use crate::hearings::{fallback_note, reported};
use crate::proceedings::Proceedings;
use crate::state::status::Impossible;
use crate::verdict::Handled;
use crate::{game_end, preconditions};

/// A stage on the way of an event: its file, when it is due, and what it makes
/// of the event.
pub(crate) struct Stage {
    pub name: &'static str,
    pub when: When,
    pub hear: Hear,
}

/// The work of a stage.
pub(crate) enum Hear {
    /// It may take the event from the other hearings, or find it impossible.
    MayHandle(fn(&mut Proceedings<'_>, &Event) -> Result<Handled, Impossible>),
    /// It takes no event from the others.
    Observes(fn(&mut Proceedings<'_>, &Event)),
}

/// When a stage is due.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum When {
    /// With every event.
    Always,
    /// Until a hearing takes the event.
    Unhandled,
    /// Unless the game was over before the hearings.
    InPlay,
}

macro_rules! hears {
    ($when:ident $name:ident :: $hear:ident) => {
        Stage { name: stringify!($name), when: When::$when, hear: Hear::MayHandle($name::$hear) }
    };
}

macro_rules! sees {
    ($when:ident $name:ident :: $see:ident) => {
        Stage { name: stringify!($name), when: When::$when, hear: Hear::Observes($name::$see) }
    };
}

/// All stages.
#[rustfmt::skip]
pub(crate) static ORDER: &[Stage] = &[
    // BEFORE THE HEARINGS
    // An impossible event is refused before anything changes.
    hears!(Always preconditions::hear),
    // Time passes: flags fall, and the default time.
    sees!(Always flags::time_passes),
    sees!(Always presence::default_time_passes),
    sees!(Always start_of_play::see),
    sees!(Always scoresheet::notice_shortness),
    sees!(Always fallback_note::remember),

    // THE HEARINGS
    // A question that is named comes first among those that are open.
    sees!(Unhandled replies::name_question),
    // What is over stays over.
    hears!(Unhandled finished_game::hear),
    // Where nobody records the game the arbiter tells what has happened.
    hears!(Unhandled reported::hear),
    // People who do not play tell the arbiter alone; assistants have duties and no others.
    hears!(Unhandled blind_play::hear_assistant),
    hears!(Unhandled conduct::hear_others),
    // Writing is never refused, whatever else is going on.
    hears!(Unhandled scoresheet::hear),
    // An adjourned game, and one played without sight of the board, have rules of their own for
    // acts that mean something else in every other game.
    hears!(Unhandled sealed_move::hear),
    hears!(Unhandled resumption::hear),
    hears!(Unhandled blind_play::hear),
    // What has been claimed without an arbiter has ended the game.
    hears!(Unhandled quickplay::hear_after_the_claim),
    // An answer to what was asked last comes before answers to anything else.
    hears!(Unhandled progress_claim::hear_answer),
    hears!(Unhandled quickplay::hear_answer),
    // Where moves are entered, no hand does anything.
    hears!(Unhandled casual_play::hear),
    // At the board.
    hears!(Unhandled act_of_moving::hear),
    hears!(Unhandled touched_piece::hear),
    hears!(Unhandled displaced_pieces::hear),
    hears!(Unhandled start_of_play::hear),
    hears!(Unhandled clock_press::hear),
    hears!(Unhandled clock_stop::hear),
    // Between the players, and what is noticed.
    hears!(Unhandled draws::hear),
    hears!(Unhandled claimed_end::hear),
    hears!(Unhandled quickplay::hear),
    hears!(Unhandled illegal_move::hear),
    hears!(Unhandled touch_move_breach::hear),
    hears!(Unhandled flags::hear),
    hears!(Unhandled wrong_start::hear),
    hears!(Unhandled limited_supervision::hear),
    hears!(Unhandled presence::hear),
    hears!(Unhandled devices::hear),
    hears!(Unhandled conduct::hear),
    hears!(Unhandled requests::hear),
    // What the arbiter decides.
    hears!(Unhandled answers::hear),
    hears!(Unhandled scoresheet_reconstruction::hear),
    hears!(Unhandled decisions::hear),

    // AFTER THE HEARINGS
    sees!(InPlay clock_press::with_the_other_hand),
    sees!(InPlay casual_play::see),
    sees!(InPlay limited_supervision::see),
    sees!(InPlay sealed_move::see),
    sees!(InPlay blind_play::see),
    sees!(InPlay repeated_claims::see),
    sees!(InPlay fallen_flag::see),
    // Rulings end the game, or put a question.
    sees!(Always game_end::see),
    sees!(InPlay scoresheet::see),

    // THE LAST WORD
    sees!(Always fallback_note::see),
];
