//! Hearings on acts at the board: pieces, moves and clocks, and games in which moves are entered or
//! announced.

pub(crate) mod act_of_moving;
pub(crate) mod announcements;
pub(crate) mod blind_boards;
pub(crate) mod blind_play;
pub(crate) mod casual_play;
pub(crate) mod clock_press;
pub(crate) mod clock_stop;
pub(crate) mod clocks;
pub(crate) mod displaced_pieces;
pub(crate) mod legal_move;
pub(crate) mod move_completion;
pub(crate) mod move_in_place;
mod out_of_turn;
pub(crate) mod press_back;
pub(crate) mod start_of_play;
pub(crate) mod touched_piece;
mod whole_move;
