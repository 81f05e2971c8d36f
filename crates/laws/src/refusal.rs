//! Reasons for refusing an act or a request.

use crate::named_list::{as_number, as_text, named_list};
use crate::{Outcome, Penalty};
use touchmove_board::Square;

named_list! {
    /// The reason for refusing an act or a request of a player or the arbiter.
    Refusal:
    /// The event does not allow an agreed draw before this move.
    NoDrawBeforeMove = "no_draw_before_move" { /// The first move at which it is allowed.
        number: u32 = as_number, },
    /// The event does not allow an agreed draw without the arbiter's consent.
    NoAgreedDraws = "no_agreed_draws",
    /// A draw is agreed before both players have made a move.
    NotBothMoved = "not_both_moved",
    /// The player has no offer to accept.
    NoOffer = "no_offer",
    /// The player has no offer to decline.
    NothingToDecline = "nothing_to_decline",
    /// A draw offer cannot be withdrawn.
    OfferStands = "offer_stands",
    /// A claim cannot be withdrawn.
    ClaimStands = "claim_stands",
    /// The player has not made an offer.
    NothingToWithdraw = "nothing_to_withdraw",
    /// The displaced piece has already been restored.
    PutBackAlready = "put_back_already",
    /// The record does not show a displaced piece on this square.
    NothingDisplaced = "nothing_displaced",
    /// No open question has this answer.
    NothingToAnswer = "nothing_to_answer",
    /// The record does not contain an illegal move to rule on.
    NothingIllegal = "nothing_illegal",
    /// The player had no obligation to play this piece.
    NothingTouched = "nothing_touched" { /// The square of the piece.
        square: Square = as_text, },
    /// The position is not proven illegal.
    NotProvenIllegal = "not_proven_illegal",
    /// Play is already in progress.
    PlayGoesOn = "play_goes_on",
    /// The game is already adjourned, and continues only when it is resumed.
    IsAdjourned = "is_adjourned",
    /// The game is not adjourned.
    NotAdjourned = "not_adjourned",
    /// No open question has a draw among its answers, and a draw is not a penalty.
    DrawNotForTheArbiter = "draw_not_for_the_arbiter",
    /// The player who claims a draw does not have the move.
    ClaimsWithoutTheMove = "claims_without_the_move",
    /// The player who claims a draw has the move, but the opponent's clock is still running.
    ClaimsWithoutTheClock = "claims_without_the_clock",
    /// The player who makes the claim or request does not have the move.
    AsksWithoutTheMove = "asks_without_the_move",
    /// The player who claims a draw has touched a piece on this move.
    HasTouched = "has_touched",
    /// The player who claims a violation of the act of moving has since touched a piece.
    HasTouchedSince = "has_touched_since",
    /// The opponent's illegal move can still be corrected.
    MoveNotCompleted = "move_not_completed",
    /// Letting play continue does not answer any open question. For example, the Laws require a
    /// penalty for an offence, and the arbiter must choose it.
    AnswerDue = "answer_due",
    /// The player's flag has not fallen.
    FlagNotFallen = "flag_not_fallen",
    /// The clocks stand until the arbiter answers an open question, and no move is made until then.
    AwaitsAnswer = "awaits_answer",
    /// The game is over, and only its result is still to be decided by the arbiter.
    ResultOpen = "result_open",
    /// A fallen flag does not count until the arbiter has decided the times on the clocks.
    TimesUndecided = "times_undecided",
    /// The player is here, may be late, or still has time to arrive.
    NotLate = "not_late",
    /// Only the event may let a player arrive after the default time.
    OnlyTheEventAllows = "only_the_event_allows",
    /// The player who adjusts pieces does not have the move.
    AdjustsWithoutTheMove = "adjusts_without_the_move",
    /// The player who adjusts pieces has the move, but the opponent's clock is running.
    AdjustsWithoutTheClock = "adjusts_without_the_clock",
    /// The claim rests only on a screen, a demonstration board or a move counter.
    ReliesOnDisplay = "relies_on_display",
    /// The edition's list of penalties does not contain this penalty.
    NotOnTheList = "not_on_the_list" { /// The penalty.
        penalty: Penalty = as_text, },
    /// The opponent of a player who loses the game as a penalty wins. The arbiter decides another
    /// score only if a player persistently refuses to comply.
    OpponentWins = "opponent_wins",
    /// The first offence in a game is punished with a warning.
    WarningFirst = "warning_first",
    /// No two scores of a game differ by this many half points.
    NoSuchScore = "no_such_score" { /// Number of half points.
        halves: u32 = as_number, },
    /// This decision cannot be appealed.
    NoAppeal = "no_appeal",
    /// The record shows that the game began from the usual position.
    UsualStart = "usual_start",
    /// The arbiter has found that the game began correctly.
    BeganRightly = "began_rightly",
    /// The Laws do not give a ground for cancelling the game.
    NothingToCancel = "nothing_to_cancel",
    /// The player has not made a move that could be taken back.
    NothingToTakeBack = "nothing_to_take_back",
    /// The opponent has the move.
    OpponentHasTheMove = "opponent_has_the_move",
    /// The piece has been released, so the move stands.
    MoveMade = "move_made",
    /// The opponent has moved since: the illegal move stands unless both
    /// players agree to correct it.
    IllegalMoveStands = "illegal_move_stands",
    /// The opponent has moved since: the illegal move stands, even if the players agree to correct
    /// it.
    NotPutRight = "not_put_right",
    /// The arbiter does not intervene; the players must claim.
    OnlyWhenClaimed = "only_when_claimed",
    /// The arbiter rules on touched pieces only when a player asks.
    OnlyWhenAsked = "only_when_asked",
    /// The fault was found after too many moves to be corrected.
    FoundTooLate = "found_too_late",
    /// The record does not contain an illegal move to correct, or the edition does not allow a
    /// correction by agreement.
    NothingToCorrect = "nothing_to_correct",
    /// The event has not announced the guidelines for quickplay finishes.
    QuickplayNotAnnounced = "quickplay_not_announced",
    /// Blitz does not have a quickplay finish.
    QuickplayNotInBlitz = "quickplay_not_in_blitz",
    /// A game with an increment does not have a quickplay finish.
    QuickplayNotWithIncrement = "quickplay_not_with_increment",
    /// This is not the period for all remaining moves.
    NotInLastPeriod = "not_in_last_period",
    /// The player has two minutes left or more.
    TwoMinutesLeft = "two_minutes_left",
    /// The player's own flag is down.
    OwnFlagDown = "own_flag_down",
    /// The edition does not have a request for added time.
    NoSuchRequest = "no_such_request",
    /// The move is not legal, and the software does not accept it.
    NotLegal = "not_legal",
    /// The player tries another act than a move, but this game accepts only moves.
    OnlyMovesEntered = "only_moves_entered",
    /// A claim has ended the game, and an arbiter will decide.
    EndedByClaim = "ended_by_claim",
    /// A player signs a result while the game is in progress.
    GameGoesOn = "game_goes_on",
    /// The game did not end by the arbiter's decision, and the players have not signed a result.
    /// Only in these cases may the arbiter change the result.
    ResultStands = "result_stands",
    /// A complete scoresheet exists, so the game is not reconstructed.
    SheetAtHand = "sheet_at_hand",
    /// The time control has no further period.
    NoFurtherPeriod = "no_further_period",
    /// A blind player's move is not made until it is announced.
    MoveNotAnnounced = "move_not_announced",
    /// A slip of the tongue must be corrected first.
    SlipNotCorrected = "slip_not_corrected",
    /// The opponent's clock is running, so it is too late to correct a slip.
    CorrectedTooLate = "corrected_too_late",
    /// The positions on the two boards are the same.
    BoardsAgree = "boards_agree",
    /// The act is outside an assistant's duties.
    NotForAssistants = "not_for_assistants",
    /// The blind opponent already has an assistant.
    OpponentHasAssistant = "opponent_has_assistant",
    /// The player who wants to adjourn or to seal does not have the move.
    SealsWithoutTheMove = "seals_without_the_move",
    /// Another move has been made on the board, and that move must be sealed.
    SealsAnotherMove = "seals_another_move",
    /// The player who must reply to the sealed move is absent.
    NotThereToReply = "not_there_to_reply",
    /// No game can lead to the position that the arbiter sets up.
    NotIdentifiable = "not_identifiable",
    /// The edition has no article of that number.
    NoSuchArticle = "no_such_article",
    /// The game has not been resumed, so the envelope stays closed.
    NotResumed = "not_resumed",
    /// No move is sealed in an envelope.
    NoEnvelope = "no_envelope",
    /// The envelope is void because the illegal move before the sealed reply has been corrected.
    EnvelopeVoid = "envelope_void",
    /// The clocks show the right times.
    TimesAreRight = "times_are_right",
    /// The players' total would exceed the normal total of a game.
    TooManyPoints = "too_many_points" { /// The result that was to be given.
        result: Outcome = as_text, },
}
