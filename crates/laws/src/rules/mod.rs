//! One file a rule: facts in, rulings out.
//!
//! A rule takes facts, never the whole game, and never calls another rule.
//! Where editions differ it matches them one by one, so that a new edition
//! makes the compiler list every decision to take.

pub mod adjournment;
pub mod adjusting;
pub mod asking;
pub mod automatic_draw;
pub mod blind_play;
pub mod castling_announced;
pub mod casual;
pub mod classification;
pub mod clock_faults;
pub mod conduct;
pub mod declared_late;
pub mod default_time;
pub mod devices;
pub mod displaced_piece;
pub mod draw_claim;
pub mod draw_offer;
pub mod end_of_game;
pub mod finnish_blitz;
pub mod flag_fall;
pub mod found_late;
pub mod illegal_move;
pub mod illegal_position;
pub mod impossible_position;
pub mod limited_illegal_move;
pub mod made_move;
pub mod moves_of_the_pieces;
pub mod others;
pub mod penalties;
pub mod penalty_time;
pub mod points;
pub mod press_back;
pub mod quickplay_finish;
pub mod recording;
pub mod resumption;
pub mod scoresheet_shown;
pub mod scoresheets;
pub mod stopping;
pub mod sufficient_material;
pub mod supervision;
pub mod touched_piece;
pub mod win_on_time;
pub mod wrong_start;

/// The answer to "can this player checkmate by any possible series of legal
/// moves?", as far as it is known.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum MatingChance {
    /// There is such a series.
    Can,
    /// There is provably none.
    Cannot,
    /// The search gave up: a question to the arbiter.
    Undecided,
}
