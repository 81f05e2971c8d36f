//! Hearings on irregularities, and their remedies.

pub(crate) mod castling_answer;
pub(crate) mod corrected_times;
pub(crate) mod half_castling;
pub(crate) mod illegal_move;
pub(crate) mod illegality_reasons;
pub(crate) mod king_queen_swap;
pub(crate) mod limited_supervision;
pub(crate) mod remedy;
pub(crate) mod restored_game;
pub(crate) mod touch_in_doubt;
pub(crate) mod touch_move_breach;
pub(crate) mod wrong_start;
