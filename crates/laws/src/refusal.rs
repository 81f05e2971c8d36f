//! Why something asked for or done is not available.

use crate::named::{as_number, as_text, named};
use crate::{Outcome, Penalty};
use touchmove_board::Square;

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
    /// There is no offer to decline.
    NothingToDecline = "nothing_to_decline",
    /// A draw offer cannot be withdrawn.
    OfferStands = "offer_stands",
    /// A claim cannot be withdrawn.
    ClaimStands = "claim_stands",
    /// There is no offer to withdraw.
    NothingToWithdraw = "nothing_to_withdraw",
    /// The piece that is pointed out has been put back.
    PutBackAlready = "put_back_already",
    /// Nothing is open that has such an answer.
    NothingToAnswer = "nothing_to_answer",
    /// There is no illegal move to rule on.
    NothingIllegal = "nothing_illegal",
    /// Nothing bound the player to that piece.
    NothingTouched = "nothing_touched" { /// Where it stands.
        square: Square = as_text, },
    /// Nothing shows that the position is illegal.
    NotProvenIllegal = "not_proven_illegal",
    /// Play is going on already.
    PlayGoesOn = "play_goes_on",
    /// The game is adjourned already, and goes on only when it is resumed.
    IsAdjourned = "is_adjourned",
    /// The game is not adjourned.
    NotAdjourned = "not_adjourned",
    /// A draw is no penalty, and nothing open leaves one to the arbiter.
    DrawNotForTheArbiter = "draw_not_for_the_arbiter",
    /// Who claims a draw does not have the move.
    ClaimsWithoutTheMove = "claims_without_the_move",
    /// Who claims a draw has the move, but the opponent's clock still runs.
    ClaimsWithoutTheClock = "claims_without_the_clock",
    /// Who claims or asks for something does not have the move.
    AsksWithoutTheMove = "asks_without_the_move",
    /// Who claims a draw has touched a piece on this move.
    HasTouched = "has_touched",
    /// Who claims a breach of the act of moving has touched a piece since.
    HasTouchedSince = "has_touched_since",
    /// The opponent's illegal move can still be corrected.
    MoveNotCompleted = "move_not_completed",
    /// Play cannot just go on, because that answers no question that is open:
    /// something is penalised, say, and the arbiter has to choose how.
    AnswerDue = "answer_due",
    /// The player's flag has not fallen.
    FlagNotFallen = "flag_not_fallen",
    /// Who adjusts pieces does not have the move.
    AdjustsWithoutTheMove = "adjusts_without_the_move",
    /// Who adjusts pieces has the move, but the opponent's clock is running.
    AdjustsWithoutTheClock = "adjusts_without_the_clock",
    /// The claim rests only on what a screen or a move counter shows.
    ReliesOnDisplay = "relies_on_display",
    /// The edition's list of penalties does not contain this one.
    NotOnTheList = "not_on_the_list" { /// Which.
        penalty: Penalty = as_text, },
    /// A game never gives scores that lie so far apart.
    NoSuchScore = "no_such_score" { /// How many half points.
        halves: u32 = as_number, },
    /// There is no appeal against this decision.
    NoAppeal = "no_appeal",
    /// The Laws give no ground for cancelling the game.
    NothingToCancel = "nothing_to_cancel",
    /// The player has made no move that could be taken back.
    NothingToTakeBack = "nothing_to_take_back",
    /// The opponent has the move.
    OpponentHasTheMove = "opponent_has_the_move",
    /// The piece has been released: the move stands.
    MoveMade = "move_made",
    /// The opponent has moved since: the illegal move stands unless both
    /// players agree to correct it.
    IllegalMoveStands = "illegal_move_stands",
    /// The opponent has moved since: the illegal move stands, whatever the players agree.
    NotPutRight = "not_put_right",
    /// The arbiter does not step in: it is for the players to claim.
    OnlyWhenClaimed = "only_when_claimed",
    /// The arbiter rules on touched pieces only when a player asks.
    OnlyWhenAsked = "only_when_asked",
    /// Too many moves have been made for it to be put right.
    FoundTooLate = "found_too_late",
    /// There is no illegal move to put right, or agreeing does not help here.
    NothingToCorrect = "nothing_to_correct",
    /// The event has not announced the guidelines for quickplay finishes.
    QuickplayNotAnnounced = "quickplay_not_announced",
    /// There is no quickplay finish in blitz.
    QuickplayNotInBlitz = "quickplay_not_in_blitz",
    /// There is no quickplay finish with an increment.
    QuickplayNotWithIncrement = "quickplay_not_with_increment",
    /// It is not the period in which all remaining moves are made.
    NotInLastPeriod = "not_in_last_period",
    /// The player has two minutes left or more.
    TwoMinutesLeft = "two_minutes_left",
    /// The player's own flag is down.
    OwnFlagDown = "own_flag_down",
    /// The edition knows no request for time with each move.
    NoSuchRequest = "no_such_request",
    /// The move is not legal, and the software does not take it.
    NotLegal = "not_legal",
    /// Nothing can be done to the pieces but moving them.
    OnlyMovesEntered = "only_moves_entered",
    /// A claim has ended the game; an arbiter will decide.
    EndedByClaim = "ended_by_claim",
    /// A result is signed while the game goes on.
    GameGoesOn = "game_goes_on",
    /// The game has ended, not by the arbiter's decision, and no
    /// result that both have signed leaves it to the arbiter.
    ResultStands = "result_stands",
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
    /// No game can have led to the position that the arbiter puts up.
    NotIdentifiable = "not_identifiable",
    /// The edition has no article of that number.
    NoSuchArticle = "no_such_article",
    /// The game has not been resumed, and until then the envelope stays closed.
    NotResumed = "not_resumed",
    /// There is no envelope.
    NoEnvelope = "no_envelope",
    /// The envelope is void: the move that it answers was illegal and has been put right.
    EnvelopeVoid = "envelope_void",
    /// The clocks show what they should.
    TimesAreRight = "times_are_right",
    /// Together the players would score more than a game normally gives.
    TooManyPoints = "too_many_points" { /// What was to be given.
        result: Outcome = as_text, },
}
