//! Order of the stages. It defines the whole precedence in one place.
//!
//! Every event passes through [`ORDER`] from top to bottom. The first hearing that handles the
//! event excludes the other hearings. Rulings are carried out immediately, so later stages see
//! their effects.
//!
//! The order of events decides: the first event that ends the game is final. A later observation of
//! a flag, a resignation or an irregularity changes nothing (6.9 and 7.5 apply only during the
//! game).
//!
//! An illegal move is judged before the end that the position seems to show. A loss by illegal
//! moves is judged before the corrected position. If one move leads to several ends,
//! [`move_completion`](crate::hearings::board::move_completion) ranks them.

use crate::event::Event;
use crate::hearings::adjournment::{resumption, sealed_move};
use crate::hearings::board::{
    act_of_moving, blind_play, casual_play, clock_press, clock_stop, displaced_pieces,
    start_of_play, touched_piece,
};
use crate::hearings::irregularities::{
    illegal_move, limited_supervision, touch_move_breach, wrong_start,
};
use crate::hearings::people::{
    answers, conduct, decisions, devices, presence, replies, requests, scoresheet,
    scoresheet_reconstruction,
};
use crate::hearings::play::{
    claimed_end, draw_claims, draw_offers, fallen_flag, finished_game, flags, progress_claim,
    quickplay, repeated_claims, resignation,
};
use crate::hearings::{fallback_note, reported};
use crate::proceedings::Proceedings;
use crate::state::status::Impossible;
use crate::verdict::Handled;
use crate::{game_end, preconditions};

/// A stage: its name, condition and function.
pub(crate) struct Stage {
    pub name: &'static str,
    pub when: When,
    pub hear: Hear,
}

/// Function of a stage.
pub(crate) enum Hear {
    /// May handle the event and so exclude later hearings, or may find the event impossible.
    MayHandle(fn(&mut Proceedings<'_>, &Event) -> Result<Handled, Impossible>),
    /// Observes the event without handling it.
    Observes(fn(&mut Proceedings<'_>, &Event)),
}

/// Condition of a stage.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum When {
    /// Runs on every event.
    Always,
    /// Runs until a hearing has handled the event.
    Unhandled,
    /// Runs unless the game was already over before the hearings.
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

/// All stages, in order.
#[rustfmt::skip]
pub(crate) static ORDER: &[Stage] = &[
    // BEFORE THE HEARINGS
    //
    // Refuse an impossible event before anything changes.
    hears!(Always preconditions::hear),
    // Advance the time: flags and the default time.
    sees!(Always flags::time_passes),
    sees!(Always presence::default_time_passes),
    sees!(Always presence::see),
    sees!(Always start_of_play::see),
    sees!(Always scoresheet::notice_shortness),
    sees!(Always fallback_note::remember),

    // THE HEARINGS
    //
    // The question that an answer names takes precedence over other open questions.
    sees!(Unhandled replies::name_question),
    // A finished game stays finished; acts get a note.
    hears!(Unhandled finished_game::hear),
    // In a game that is not recorded, the arbiter reports incidents.
    hears!(Unhandled reported::hear),
    // Third parties only inform the arbiter. Assistants may only perform their duties.
    hears!(Unhandled conduct::hear_others),
    hears!(Unhandled blind_play::hear_assistant),
    // Writing is always accepted.
    hears!(Unhandled scoresheet::hear),
    // Adjourned games and games with blind players have special rules for some acts that have
    // another meaning in other games.
    hears!(Unhandled sealed_move::hear),
    hears!(Unhandled resumption::hear),
    hears!(Unhandled blind_play::hear),
    // A claim without an arbiter has ended the game.
    hears!(Unhandled quickplay::hear_after_the_claim),
    // The answer to the latest question takes precedence over answers to other questions.
    hears!(Unhandled progress_claim::hear_answer),
    hears!(Unhandled quickplay::hear_answer),
    // In casual play the players enter moves, so acts by hand are refused.
    hears!(Unhandled casual_play::hear),
    // Acts at the board.
    hears!(Unhandled act_of_moving::hear),
    hears!(Unhandled touched_piece::hear),
    hears!(Unhandled displaced_pieces::hear),
    hears!(Unhandled start_of_play::hear),
    hears!(Unhandled clock_press::hear),
    hears!(Unhandled clock_stop::hear),
    // Offers and claims of the players, and observations.
    hears!(Unhandled draw_offers::hear),
    hears!(Unhandled resignation::hear),
    hears!(Unhandled draw_claims::hear),
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
    // Decisions of the arbiter.
    hears!(Unhandled answers::hear),
    hears!(Unhandled scoresheet_reconstruction::hear),
    hears!(Unhandled decisions::hear),

    // AFTER THE HEARINGS
    sees!(InPlay clock_press::with_the_other_hand),
    sees!(InPlay quickplay::see_decision),
    sees!(InPlay casual_play::see),
    sees!(InPlay limited_supervision::see),
    sees!(InPlay sealed_move::see),
    sees!(InPlay blind_play::see),
    sees!(InPlay repeated_claims::see),
    sees!(InPlay fallen_flag::see),
    // End the game or ask a question, as the rulings say.
    sees!(Always game_end::see),
    sees!(InPlay scoresheet::see),

    // THE LAST WORD
    sees!(Always fallback_note::see),
];
