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
use crate::verdict::Heard;
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
    Takes(fn(&mut Proceedings<'_>, &Event) -> Result<Heard, Impossible>),
    /// It takes no event from the others.
    Sees(fn(&mut Proceedings<'_>, &Event)),
}

/// When a stage is due.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum When {
    /// With every event.
    Always,
    /// Until a hearing takes the event.
    Untaken,
    /// Unless the game was over before the hearings.
    InPlay,
}

macro_rules! hears {
    ($when:ident $name:ident :: $hear:ident) => {
        Stage { name: stringify!($name), when: When::$when, hear: Hear::Takes($name::$hear) }
    };
}

macro_rules! sees {
    ($when:ident $name:ident :: $see:ident) => {
        Stage { name: stringify!($name), when: When::$when, hear: Hear::Sees($name::$see) }
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
    sees!(Untaken replies::name_question),
    // What is over stays over.
    hears!(Untaken finished_game::hear),
    // Where nobody records the game the arbiter tells what has happened.
    hears!(Untaken reported::hear),
    // People who do not play tell the arbiter alone; assistants have duties and no others.
    hears!(Untaken blind_play::hear_assistant),
    hears!(Untaken conduct::hear_others),
    // Writing is never refused, whatever else is going on.
    hears!(Untaken scoresheet::hear),
    // An adjourned game, and one played without sight of the board, have rules of their own for
    // acts that mean something else in every other game.
    hears!(Untaken sealed_move::hear),
    hears!(Untaken resumption::hear),
    hears!(Untaken blind_play::hear),
    // What has been claimed without an arbiter has ended the game.
    hears!(Untaken quickplay::hear_after_the_claim),
    // An answer to what was asked last comes before answers to anything else.
    hears!(Untaken progress_claim::hear_answer),
    hears!(Untaken quickplay::hear_answer),
    // Where moves are entered, no hand does anything.
    hears!(Untaken casual_play::hear),
    // At the board.
    hears!(Untaken act_of_moving::hear),
    hears!(Untaken touched_piece::hear),
    hears!(Untaken displaced_pieces::hear),
    hears!(Untaken start_of_play::hear),
    hears!(Untaken clock_press::hear),
    hears!(Untaken clock_stop::hear),
    // Between the players, and what is noticed.
    hears!(Untaken draws::hear),
    hears!(Untaken claimed_end::hear),
    hears!(Untaken quickplay::hear),
    hears!(Untaken illegal_move::hear),
    hears!(Untaken touch_move_breach::hear),
    hears!(Untaken flags::hear),
    hears!(Untaken wrong_start::hear),
    hears!(Untaken limited_supervision::hear),
    hears!(Untaken presence::hear),
    hears!(Untaken devices::hear),
    hears!(Untaken conduct::hear),
    hears!(Untaken requests::hear),
    // What the arbiter decides.
    hears!(Untaken answers::hear),
    hears!(Untaken scoresheet_reconstruction::hear),
    hears!(Untaken decisions::hear),

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
