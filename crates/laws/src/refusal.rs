//! Why something asked for or done is not available.

use crate::Outcome;
use crate::named::{as_number, as_text, named};

named! {
    /// Why something that a player, or the arbiter, asks for or does is not
    /// available.
    Refusal, "Refusal::NoDrawBeforeMove { number: 30 }" is "no_draw_before_move 30":
    /// The event allows no agreed draw before that move.
    NoDrawBeforeMove = "no_draw_before_move" { /// The first that allows it.
        number: u32 = as_number, },
    /// The event allows no agreed draw without the arbiter's consent.
    NoAgreedDraws = "no_agreed_draws",
    /// A draw is agreed before both players have made a move.
    NotBothMoved = "not_both_moved",
    /// There is no offer to accept.
    NoOffer = "no_offer",
    /// Who claims a draw does not have the move.
    ClaimsWithoutTheMove = "claims_without_the_move",
    /// Who claims a draw has touched a piece on this move.
    HasTouched = "has_touched",
    /// Who claims a breach of the act of moving has touched a piece since.
    HasTouchedSince = "has_touched_since",
    /// The opponent's illegal move can still be corrected.
    MoveNotCompleted = "move_not_completed",
    /// The player's flag has not fallen.
    FlagNotFallen = "flag_not_fallen",
    /// Who adjusts pieces does not have the move.
    AdjustsWithoutTheMove = "adjusts_without_the_move",
    /// The opponent has the move.
    OpponentHasTheMove = "opponent_has_the_move",
    /// The piece has been released: the move stands.
    MoveMade = "move_made",
    /// A result is signed while the game goes on.
    GameGoesOn = "game_goes_on",
    /// A complete scoresheet is at hand, so nothing is reconstructed.
    SheetAtHand = "sheet_at_hand",
    /// There is no further period that a move could belong to.
    NoFurtherPeriod = "no_further_period",
    /// A blind player's move is not made until it is announced.
    MoveNotAnnounced = "move_not_announced",
    /// A slip of the tongue has to be corrected first.
    SlipNotCorrected = "slip_not_corrected",
    /// The opponent's clock runs: it is too late to correct a slip.
    CorrectedTooLate = "corrected_too_late",
    /// The positions on the two boards are the same.
    BoardsAgree = "boards_agree",
    /// That is not for an assistant to do.
    NotForAssistants = "not_for_assistants",
    /// The blind opponent has an assistant already.
    OpponentHasAssistant = "opponent_has_assistant",
    /// Who wants to adjourn or to seal does not have the move.
    SealsWithoutTheMove = "seals_without_the_move",
    /// Another move has been made on the board: that one has to be sealed.
    SealsAnotherMove = "seals_another_move",
    /// The player who must reply to the sealed move is not there.
    NotThereToReply = "not_there_to_reply",
    /// There is no envelope.
    NoEnvelope = "no_envelope",
    /// The clocks show what they should.
    TimesAreRight = "times_are_right",
    /// Together the players would score more than a game normally gives.
    TooManyPoints = "too_many_points" { /// What was to be given.
        result: Outcome = as_text, },
}
