//! Facts that rulings put on record.

use crate::Outcome;
use crate::named_list::{Args, as_number, as_pieces, as_player, as_text, named_list};
use alloc::string::String;
use alloc::vec::Vec;
use touchmove_board::{Color, IllegalReason, Role, Square};
use touchmove_clock::Millis;

fn as_failed(out: &mut Args, name: &'static str, reason: &IllegalReason) {
    as_text(out, name, &reason.name());
}

named_list! {
    /// A fact on record, which explains the rulings next to it.
    Note:
    /// The touched pieces create no obligation because no legal move fulfils one.
    AnyLegalMove = "any_legal_move",
    /// The touch creates no obligation because the piece was being adjusted or touched by accident.
    TouchNotBinding = "touch_not_binding" { /// The player who touched the piece.
        player: Color = as_player, },
    /// A player has arrived in time.
    CameInTime = "came_in_time" { /// The player.
        player: Color = as_player, /// Time after the start.
        ms: Millis = as_number, /// The default time.
        allowed: Millis = as_number, },
    /// The game is over, and its result does not change.
    GameIsOver = "game_is_over",
    /// No article prescribes a consequence.
    NothingFollows = "nothing_follows",
    /// The condition of a draw offer is void, and the offer stands.
    ConditionVoid = "condition_void" { /// The player who offered.
        player: Color = as_player, },
    /// The arbiter reminds a player of the Laws.
    Reminded = "reminded" { /// The player.
        player: Color = as_player, },
    /// The search could not decide if either player can still checkmate.
    DeadnessUndecided = "deadness_undecided",
    /// The number of times a position has appeared, with the moves.
    Appeared = "appeared" { /// The number of times.
        times: u32 = as_number, /// The moves, in short algebraic notation.
        at: String = as_text, },
    /// The declared move is a capture or a pawn move, so the count of fifty moves restarts.
    CountRestarts = "count_restarts",
    /// The last capture or pawn move, and the moves since then.
    QuietSince = "quiet_since" { /// The number of that move.
        number: u32 = as_number, /// Moves by White since then.
        white: u32 = as_number, /// Moves by Black since then.
        black: u32 = as_number, },
    /// The time on a player's clock.
    ClockShows = "clock_shows" { /// The player.
        player: Color = as_player, /// Amount of time.
        ms: Millis = as_number, },
    /// A player arrived this long after the start.
    CameAfter = "came_after" { /// The player.
        player: Color = as_player, /// Amount of time.
        ms: Millis = as_number, /// The default time.
        allowed: Millis = as_number, },
    /// A player arrived this long after the resumption of an adjourned game.
    ResumedWithout = "resumed_without" { /// The player.
        player: Color = as_player, /// Amount of time.
        ms: Millis = as_number, /// The default time.
        allowed: Millis = as_number, },
    /// The number of moves by each player before the irregularity was pointed out.
    FoundAfter = "found_after" { /// The number of moves.
        moves: u32 = as_number, /// The number of moves from which the fault stays.
        stays: u32 = as_number, },
    /// A deduction leaves a player no time, so the flag is down.
    NothingLeft = "nothing_left" { /// The player.
        player: Color = as_player, },
    /// A sealed move can be read in several ways.
    SealedAmbiguous = "sealed_ambiguous" { /// The player.
        player: Color = as_player, },
    /// A sealed move cannot be read.
    SealedUnclear = "sealed_unclear" { /// The player.
        player: Color = as_player, },
    /// A sealed move is illegal.
    SealedIllegal = "sealed_illegal" { /// The player.
        player: Color = as_player, },
    /// Play is suspended until the arbiter resumes it.
    PlayStopped = "play_stopped",
    /// The arbiter has settled the question, without further consequences.
    QuestionSettled = "question_settled",
    /// A player has made several incorrect claims in a row.
    WrongClaims = "wrong_claims" { /// The player.
        player: Color = as_player, /// The number of times.
        times: u32 = as_number, },
    /// A player has offered a draw several times, without an offer from the opponent in between.
    RepeatedOffers = "repeated_offers" { /// The player.
        player: Color = as_player, /// The number of times.
        times: u32 = as_number, },
    /// A valid offer was made outside the time between move and press.
    UntimelyOffer = "untimely_offer" { /// The player.
        player: Color = as_player, },
    /// A claim counts as a draw offer.
    ClaimIsOffer = "claim_is_offer" { /// The player.
        player: Color = as_player, },
    /// The moves of the period were completed in time.
    PeriodCompleted = "period_completed" { /// The player.
        player: Color = as_player, },
    /// Moves of the period were not completed in time.
    MovesMissing = "moves_missing" { /// The player.
        player: Color = as_player, /// The number of moves.
        moves: u32 = as_number, },
    /// It is the last period: all remaining moves must be completed.
    LastPeriod = "last_period" { /// The player.
        player: Color = as_player, },
    /// An earlier period was not completed in time.
    EarlierPeriodMissed = "earlier_period_missed" { /// The player.
        player: Color = as_player, },
    /// Both flags are down, and the game continues.
    BothFlagsDown = "both_flags_down",
    /// A clock has been set.
    ClockSet = "clock_set" { /// The player.
        player: Color = as_player, /// The new time.
        ms: Millis = as_number, },
    /// The time left in a period is kept.
    TimeKept = "time_kept" { /// The player.
        player: Color = as_player, /// Amount of time.
        ms: Millis = as_number, },
    /// The time left in a period is not kept.
    TimeNotKept = "time_not_kept" { /// The player.
        player: Color = as_player, /// Amount of time.
        ms: Millis = as_number, },
    /// A move was made with both hands.
    BothHands = "both_hands" { /// The player.
        player: Color = as_player, },
    /// A player displaced pieces and must restore them on their own time.
    PiecesDisplaced = "pieces_displaced" { /// The player.
        player: Color = as_player, /// The squares of the pieces.
        squares: String = as_text, },
    /// A player lost the time until arrival because neither player was present.
    TimeLost = "time_lost" { /// The player.
        player: Color = as_player, /// Amount of time.
        ms: Millis = as_number, },
    /// The event must state its default time and does not.
    DefaultTimeUnstated = "default_time_unstated",
    /// The arbiter lets a player arrive after the default time.
    LateArrivalAllowed = "late_arrival_allowed" { /// The player.
        player: Color = as_player, },
    /// The position is transferred to a board with the right orientation.
    BoardTurned = "board_turned",
    /// A player was absent: the game was not played, and the opponent wins by forfeit.
    Unplayed = "unplayed",
    /// The player who claims a flag-fall has also run out of time.
    OwnFlagDown = "own_flag_down" { /// The player.
        player: Color = as_player, },
    /// A game that began with reversed colours continues.
    ColoursStay = "colours_stay",
    /// The clocks were stopped because a piece for a promotion is missing.
    PromotionPieceMissing = "promotion_piece_missing" { /// The player.
        player: Color = as_player, },
    /// A player asks for a piece. The arbiter brings it.
    PieceRequested = "piece_requested" { /// The player.
        player: Color = as_player, },
    /// The clocks were stopped for a reason that the arbiter finds valid.
    ValidReason = "valid_reason" { /// The player.
        player: Color = as_player, },
    /// The clocks' move counter has been set.
    MoveCounterSet = "move_counter_set" { /// The number of moves by each player.
        moves: u32 = as_number, },
    /// The arbiter permits a player to leave.
    MayLeave = "may_leave" { /// The player.
        player: Color = as_player, },
    /// Spectators may inform only the arbiter.
    OnlyToTheArbiter = "only_to_the_arbiter",
    /// The arbiter expels a spectator.
    SpectatorExpelled = "spectator_expelled",
    /// The arbiter accepts a player's assistant.
    AssistantAccepted = "assistant_accepted" { /// The player.
        player: Color = as_player, },
    /// The arbiter does not accept a player's assistant.
    AssistantRejected = "assistant_rejected" { /// The player.
        player: Color = as_player, },
    /// A player has appealed.
    Appealed = "appealed" { /// The player.
        player: Color = as_player, },
    /// The arbiter has explained an article.
    ArticleExplained = "article_explained" { /// The player.
        player: Color = as_player, /// The article's number.
        article: String = as_text, },
    /// A player has asked for an explanation of the Laws.
    ExplanationDue = "explanation_due" { /// The player.
        player: Color = as_player, },
    /// A device is switched off in a bag, as the event allows.
    DeviceAllowed = "device_allowed" { /// The player.
        player: Color = as_player, },
    /// The player's own last move was not written before the next one was made.
    LastMoveUnwritten = "last_move_unwritten" { /// The player.
        player: Color = as_player, /// The number of the move.
        number: u32 = as_number, },
    /// An earlier move of either player was not written in time.
    EarlierMoveUnwritten = "earlier_move_unwritten" { /// The player.
        player: Color = as_player, /// The number of the move.
        number: u32 = as_number, },
    /// A move was written before it was made.
    WrittenInAdvance = "written_in_advance" { /// The player.
        player: Color = as_player, /// The number of the move.
        number: u32 = as_number, },
    /// The written move differs from the move made.
    WrittenOtherwise = "written_otherwise" { /// The player.
        player: Color = as_player, /// The number of the move.
        number: u32 = as_number, },
    /// A draw offer was not written.
    OfferUnwritten = "offer_unwritten" { /// The player.
        player: Color = as_player, },
    /// Something was written that does not belong on a scoresheet.
    ScoresheetMisused = "scoresheet_misused" { /// The player.
        player: Color = as_player, },
    /// A move was not written in algebraic notation, so it is not evidence.
    OtherNotation = "other_notation" { /// The player.
        player: Color = as_player, },
    /// A player short of time need not record the moves of this period.
    NeedNotWrite = "need_not_write" { /// The player.
        player: Color = as_player, },
    /// A scoresheet must be completed now.
    SheetToComplete = "sheet_to_complete" { /// The player.
        player: Color = as_player, },
    /// A move was made before the scoresheet was completed.
    MovedBeforeCompleting = "moved_before_completing" { /// The player.
        player: Color = as_player, },
    /// A player's scoresheet is complete, and the opponent may use it.
    SheetMayBeUsed = "sheet_may_be_used" { /// The player.
        player: Color = as_player, },
    /// The arbiter's scoresheet is complete and may be used.
    ArbiterHasTheMoves = "arbiter_has_the_moves",
    /// The position on record before a reconstruction of the game.
    PositionNoted = "position_noted" { /// The position, as FEN.
        position: String = as_text, },
    /// A clock time on record before a reconstruction.
    TimeNoted = "time_noted" { /// The player.
        player: Color = as_player, /// Amount of time.
        ms: Millis = as_number, },
    /// The clock that was running before a reconstruction.
    RunningNoted = "running_noted" { /// The player.
        player: Color = as_player, },
    /// The number of moves made before a reconstruction.
    MovesNoted = "moves_noted" { /// The player.
        player: Color = as_player, /// The number of moves.
        moves: u32 = as_number, },
    /// No scoresheet shows that a player overstepped the time.
    OverstepNotShown = "overstep_not_shown" { /// The player.
        player: Color = as_player, },
    /// Both players have signed this result.
    ResultSigned = "result_signed" { /// The result.
        result: Outcome = as_text, },
    /// The players have signed different results.
    SignaturesDiffer = "signatures_differ",
    /// A player has announced castling.
    CastlingAnnounced = "castling_announced" { /// The player.
        player: Color = as_player, },
    /// A blind player has felt a piece, which does not count as touching.
    NotTouched = "not_touched" { /// The player.
        player: Color = as_player, },
    /// A blind player's move is made once it has been announced.
    MustAnnounce = "must_announce" { /// The player.
        player: Color = as_player, },
    /// The announced move differs from the move on the board.
    AnnouncedOtherwise = "announced_otherwise" { /// The player.
        player: Color = as_player, },
    /// An announcement cannot be understood.
    AnnouncementUnclear = "announcement_unclear" { /// The player.
        player: Color = as_player, },
    /// The announcement of a promotion did not name the new piece.
    PieceUnannounced = "piece_unannounced" { /// The player.
        player: Color = as_player, },
    /// A slip of the tongue was corrected in time.
    SlipCorrected = "slip_corrected" { /// The player.
        player: Color = as_player, },
    /// A slip of the tongue was not corrected before the clock was pressed.
    SlipUncorrected = "slip_uncorrected" { /// The player.
        player: Color = as_player, },
    /// A move was not announced before the clock was pressed.
    NotAnnounced = "not_announced" { /// The player.
        player: Color = as_player, },
    /// The repeated move differs from the announced one.
    RepeatedOtherwise = "repeated_otherwise" { /// The player.
        player: Color = as_player, },
    /// The announced move was not repeated.
    NotRepeated = "not_repeated" { /// The player.
        player: Color = as_player, },
    /// A player corrects the position on their own board.
    CorrectsBoard = "corrects_board" { /// The player.
        player: Color = as_player, },
    /// An assistant acts within an assistant's duties.
    ByAssistant = "by_assistant" { /// The player.
        player: Color = as_player, },
    /// A player must seal a move.
    MustSeal = "must_seal" { /// The player.
        player: Color = as_player, },
    /// A move made on the board after the order to seal must be sealed.
    MustSealThatMove = "must_seal_that_move" { /// The player.
        player: Color = as_player, /// The move, as from and to squares.
        r#move: String = as_text, },
    /// On the envelope: the position.
    PositionOnEnvelope = "position_on_envelope" { /// The position, as FEN.
        position: String = as_text, },
    /// On the envelope: a clock time.
    TimeOnEnvelope = "time_on_envelope" { /// The player.
        player: Color = as_player, /// Amount of time.
        ms: Millis = as_number, },
    /// On the envelope: the player who sealed, and the number of the move.
    SealerOnEnvelope = "sealer_on_envelope" { /// The player.
        player: Color = as_player, /// The number of the move.
        number: u32 = as_number, },
    /// On the envelope: a draw offer that is still valid.
    OfferOnEnvelope = "offer_on_envelope" { /// The player.
        player: Color = as_player, },
    /// The arbiter keeps the envelope.
    EnvelopeKept = "envelope_kept",
    /// The envelope is missing.
    EnvelopeMissing = "envelope_missing",
    /// No series of legal moves leads to the position.
    IllegalPosition = "illegal_position" { /// The name of the reason.
        reason: String = as_text, },
    /// The acts on the board are not a single move.
    NoSingleMove = "no_single_move",
    /// Pieces that the move nearest to what lies on the board does not account for.
    Unexplained = "unexplained" { /// The pieces.
        by: Vec<(Role, Square)> = as_pieces, },
    /// Squares that are empty although the move nearest to what lies on the board leaves a piece
    /// there.
    Emptied = "emptied" { /// The squares.
        squares: String = as_text, },
    /// The Competition Rules apply.
    CompetitionRules = "competition_rules",
    /// The lighter rules for rapid or blitz apply.
    LimitedSupervision = "limited_supervision",
    /// The arbiter waits for the next move before ruling on the position.
    AwaitsNextMove = "awaits_next_move",
    /// The next move has corrected the position.
    PositionNoLongerIllegal = "position_no_longer_illegal",
    /// A player agrees to correct an illegal move.
    AgreesToCorrect = "agrees_to_correct" { /// The player.
        player: Color = as_player, },
    /// A king or rook that started on a wrong square cannot castle.
    NoCastling = "no_castling" { /// The player.
        player: Color = as_player, },
    /// King and queen started on each other's squares: short castling goes to the queen's side,
    /// long castling to the king's side.
    CastlesExchanged = "castles_exchanged" { /// The player.
        player: Color = as_player, },
    /// The opponent of a claimant must make progress.
    MustProgress = "must_progress" { /// The player.
        player: Color = as_player, },
    /// A player restores displaced pieces while their own clock runs.
    RestoresOnOwnTime = "restores_on_own_time" { /// The player.
        player: Color = as_player, },
    /// The arbiter shows a player the record of the game.
    ScoresheetShown = "scoresheet_shown" { /// The player.
        player: Color = as_player, /// The number of times so far.
        times: u32 = as_number, },
    /// The arbiter gives a player a blank scoresheet.
    ScoresheetGiven = "scoresheet_given" { /// The player.
        player: Color = as_player, },
    /// The arbiter postpones the decision on a claim.
    DecisionPostponed = "decision_postponed" { /// The claimant.
        player: Color = as_player, },
    /// The clocks now add time with each move, for both players.
    IncrementSet = "increment_set" { /// Time per move.
        ms: Millis = as_number, },
    /// The claim has ended the game, and an arbiter will decide on it.
    ClaimEndsGame = "claim_ends_game" { /// The claimant.
        player: Color = as_player, },
    /// The final position, for a player to write down and the opponent to confirm.
    FinalPosition = "final_position" { /// The player who writes it down.
        player: Color = as_player, /// The position, as FEN.
        position: String = as_text, },
    /// A player must hand in a complete scoresheet.
    ScoresheetNeeded = "scoresheet_needed" { /// The player.
        player: Color = as_player, },
    /// The claimant's opponent confirms the written claim.
    Confirmed = "confirmed" { /// The player.
        player: Color = as_player, },
    /// A requirement that the illegal move does not meet.
    IllegalBecause = "illegal_because" { /// The move, as from and to squares.
        r#move: String = as_text, /// The requirement.
        reason: IllegalReason = as_failed, /// The attacking pieces, if that is the reason.
        by: Vec<(Role, Square)> = as_pieces, },
}
