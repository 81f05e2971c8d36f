//! Facts that are put on record.

use crate::Outcome;
use crate::named::{Args, as_number, as_pieces, as_player, as_text, named};
use alloc::string::String;
use alloc::vec::Vec;
use touchmove_board::{Color, IllegalReason, Role, Square};
use touchmove_clock::Millis;

fn as_failed(out: &mut Args, name: &'static str, reason: &IllegalReason) {
    as_text(out, name, &reason.name());
}

named! {
    /// A fact on record, which says why the rulings around it are as they are.
    Note, "Note::TimeKept { player: Color::White, ms: touchmove_clock::Millis::seconds(40) }" is "time_kept white 40000":
    /// What was touched binds nobody: no legal move fulfils it.
    AnyLegalMove = "any_legal_move",
    /// What was touched binds to nothing: it was being adjusted, or touched by accident.
    TouchNotBinding = "touch_not_binding" { /// Who touched it.
        player: Color = as_player, },
    /// A player has come in time.
    CameInTime = "came_in_time" { /// Who.
        player: Color = as_player, /// How long after the start.
        ms: Millis = as_number, /// How much is allowed.
        allowed: Millis = as_number, },
    /// Nothing changes the result of a game that is over.
    GameIsOver = "game_is_over",
    /// No article says that anything follows.
    NothingFollows = "nothing_follows",
    /// The condition of a draw offer counts for nothing, and the offer stands.
    ConditionVoid = "condition_void" { /// Whose offer.
        player: Color = as_player, },
    /// The arbiter reminds a player of what the Laws ask for.
    Reminded = "reminded" { /// Whom.
        player: Color = as_player, },
    /// Whether either player can still checkmate has not been found out.
    DeadnessUndecided = "deadness_undecided",
    /// How often a position has appeared, and after which moves.
    Appeared = "appeared" { /// How often.
        times: u32 = as_number, /// The moves, in short algebraic notation.
        at: String = as_text, },
    /// Since which move nothing has been captured and no pawn has moved.
    QuietSince = "quiet_since" { /// The number of that move.
        number: u32 = as_number, /// Moves by White since then.
        white: u32 = as_number, /// Moves by Black since then.
        black: u32 = as_number, },
    /// What a clock shows.
    ClockShows = "clock_shows" { /// Whose.
        player: Color = as_player, /// How much.
        ms: Millis = as_number, },
    /// How long after the start a player has come.
    CameAfter = "came_after" { /// Who.
        player: Color = as_player, /// How much.
        ms: Millis = as_number, /// How much was allowed.
        allowed: Millis = as_number, },
    /// How long after the resumption of an adjourned game a player has come.
    ResumedWithout = "resumed_without" { /// Who.
        player: Color = as_player, /// How much.
        ms: Millis = as_number, /// How much was allowed.
        allowed: Millis = as_number, },
    /// After how many moves by each player something was pointed out.
    FoundAfter = "found_after" { /// How many.
        moves: u32 = as_number, /// From how many on it stays as it is.
        stays: u32 = as_number, },
    /// What has been taken leaves a player no time: the flag is down.
    NothingLeft = "nothing_left" { /// Who.
        player: Color = as_player, },
    /// A sealed move can be read in several ways.
    SealedAmbiguous = "sealed_ambiguous" { /// Whose.
        player: Color = as_player, },
    /// A sealed move cannot be read.
    SealedUnclear = "sealed_unclear" { /// Whose.
        player: Color = as_player, },
    /// A sealed move is illegal.
    SealedIllegal = "sealed_illegal" { /// Whose.
        player: Color = as_player, },
    /// Play stands until the arbiter lets it go on.
    PlayStopped = "play_stopped",
    /// The arbiter has settled what was asked, and nothing else comes of it.
    QuestionSettled = "question_settled",
    /// A player has claimed wrongly several times in a row.
    WrongClaims = "wrong_claims" { /// Who.
        player: Color = as_player, /// How many times.
        times: u32 = as_number, },
    /// A player has offered a draw several times, and the opponent none.
    RepeatedOffers = "repeated_offers" { /// Who.
        player: Color = as_player, /// How many times.
        times: u32 = as_number, },
    /// A valid offer was made at another time than between move and press.
    UntimelyOffer = "untimely_offer" { /// By whom.
        player: Color = as_player, },
    /// A claim stands as a draw offer.
    ClaimIsOffer = "claim_is_offer" { /// Whose.
        player: Color = as_player, },
    /// The moves of the period were completed in time.
    PeriodCompleted = "period_completed" { /// By whom.
        player: Color = as_player, },
    /// Moves of the period were not completed in time.
    MovesMissing = "moves_missing" { /// By whom.
        player: Color = as_player, /// How many.
        moves: u32 = as_number, },
    /// It is the last period: all moves that remain have to be completed.
    LastPeriod = "last_period" { /// Whose.
        player: Color = as_player, },
    /// An earlier period was not completed in time.
    EarlierPeriodMissed = "earlier_period_missed" { /// By whom.
        player: Color = as_player, },
    /// Both flags are down, and the game continues.
    BothFlagsDown = "both_flags_down",
    /// A clock has been set.
    ClockSet = "clock_set" { /// Whose.
        player: Color = as_player, /// To what time.
        ms: Millis = as_number, },
    /// What was left of a period is kept.
    TimeKept = "time_kept" { /// By whom.
        player: Color = as_player, /// How much.
        ms: Millis = as_number, },
    /// What was left of a period is not kept.
    TimeNotKept = "time_not_kept" { /// By whom.
        player: Color = as_player, /// How much.
        ms: Millis = as_number, },
    /// A move was made with both hands.
    BothHands = "both_hands" { /// By whom.
        player: Color = as_player, },
    /// A player knocked pieces over and has to put them back on their own time.
    PiecesDisplaced = "pieces_displaced" { /// Who.
        player: Color = as_player, /// Where they stood.
        squares: String = as_text, },
    /// A player lost the time until arriving, because nobody was there.
    TimeLost = "time_lost" { /// Who.
        player: Color = as_player, /// How much.
        ms: Millis = as_number, },
    /// The event has to say which default time it has, and does not.
    DefaultTimeUnstated = "default_time_unstated",
    /// The arbiter lets a player arrive after the default time.
    LateArrivalAllowed = "late_arrival_allowed" { /// Who.
        player: Color = as_player, },
    /// The position is transferred to a board that lies the right way.
    BoardTurned = "board_turned",
    /// A player has not been there: the game was not played, and the other
    /// wins by forfeit.
    Unplayed = "unplayed",
    /// Who claims that a flag has fallen is out of time, too.
    OwnFlagDown = "own_flag_down" { /// Who.
        player: Color = as_player, },
    /// A game begun with colours reversed continues.
    ColoursStay = "colours_stay",
    /// The clocks were stopped because a piece for a promotion is missing.
    PromotionPieceMissing = "promotion_piece_missing" { /// By whom.
        player: Color = as_player, },
    /// The clocks were stopped for a reason that the arbiter finds valid.
    ValidReason = "valid_reason" { /// By whom.
        player: Color = as_player, },
    /// The clocks' move counter has been set.
    MoveCounterSet = "move_counter_set" { /// To how many moves by each.
        moves: u32 = as_number, },
    /// The arbiter permits a player to leave.
    MayLeave = "may_leave" { /// Who.
        player: Color = as_player, },
    /// Spectators tell the arbiter and nobody else.
    OnlyToTheArbiter = "only_to_the_arbiter",
    /// The arbiter sends a spectator away.
    SpectatorExpelled = "spectator_expelled",
    /// The arbiter accepts a player's assistant.
    AssistantAccepted = "assistant_accepted" { /// Whose.
        player: Color = as_player, },
    /// The arbiter does not accept a player's assistant.
    AssistantRejected = "assistant_rejected" { /// Whose.
        player: Color = as_player, },
    /// A player has appealed.
    Appealed = "appealed" { /// Who.
        player: Color = as_player, },
    /// The arbiter has explained an article.
    ArticleExplained = "article_explained" { /// To whom.
        player: Color = as_player, /// Its number.
        article: String = as_text, },
    /// A player has asked for a point of the Laws to be explained.
    ExplanationDue = "explanation_due" { /// Who.
        player: Color = as_player, },
    /// A device is switched off in a bag, which is allowed.
    DeviceAllowed = "device_allowed" { /// Whose.
        player: Color = as_player, },
    /// The player's own last move was not written before the next one was made.
    LastMoveUnwritten = "last_move_unwritten" { /// By whom.
        player: Color = as_player, /// Its number.
        number: u32 = as_number, },
    /// An earlier move, of either player, was not written by then.
    EarlierMoveUnwritten = "earlier_move_unwritten" { /// By whom.
        player: Color = as_player, /// Its number.
        number: u32 = as_number, },
    /// A move was written before it was made.
    WrittenInAdvance = "written_in_advance" { /// By whom.
        player: Color = as_player, /// Its number.
        number: u32 = as_number, },
    /// Another move was written than was made.
    WrittenOtherwise = "written_otherwise" { /// By whom.
        player: Color = as_player, /// Its number.
        number: u32 = as_number, },
    /// A draw offer was not written.
    OfferUnwritten = "offer_unwritten" { /// By whom.
        player: Color = as_player, },
    /// Something was written that does not belong on a scoresheet.
    ScoresheetMisused = "scoresheet_misused" { /// By whom.
        player: Color = as_player, },
    /// What was written is not algebraic notation and is no evidence.
    OtherNotation = "other_notation" { /// By whom.
        player: Color = as_player, },
    /// A player short of time need not write the moves of this period.
    NeedNotWrite = "need_not_write" { /// Who.
        player: Color = as_player, },
    /// A scoresheet has to be completed now.
    SheetToComplete = "sheet_to_complete" { /// Whose.
        player: Color = as_player, },
    /// A move was made before the scoresheet was completed.
    MovedBeforeCompleting = "moved_before_completing" { /// By whom.
        player: Color = as_player, },
    /// The opponent has a complete scoresheet, which may be used.
    SheetMayBeUsed = "sheet_may_be_used" { /// Whose.
        player: Color = as_player, },
    /// The arbiter's scoresheet is complete and may be used.
    ArbiterHasTheMoves = "arbiter_has_the_moves",
    /// The position before the game is reconstructed.
    PositionNoted = "position_noted" { /// As FEN.
        position: String = as_text, },
    /// A clock's time before the game is reconstructed.
    TimeNoted = "time_noted" { /// Whose.
        player: Color = as_player, /// How much.
        ms: Millis = as_number, },
    /// Whose clock ran before the game is reconstructed.
    RunningNoted = "running_noted" { /// Whose.
        player: Color = as_player, },
    /// How many moves had been made before the game is reconstructed.
    MovesNoted = "moves_noted" { /// By whom.
        player: Color = as_player, /// How many.
        moves: u32 = as_number, },
    /// No scoresheet shows that the time was overstepped.
    OverstepNotShown = "overstep_not_shown" { /// By whom.
        player: Color = as_player, },
    /// Both players have signed this result.
    ResultSigned = "result_signed" { /// Which.
        result: Outcome = as_text, },
    /// The players have signed different results.
    SignaturesDiffer = "signatures_differ",
    /// A player has announced castling.
    CastlingAnnounced = "castling_announced" { /// Who.
        player: Color = as_player, },
    /// A blind player has felt a piece: that is no touch.
    NotTouched = "not_touched" { /// Who.
        player: Color = as_player, },
    /// A blind player's move is made once it has been announced.
    MustAnnounce = "must_announce" { /// Who.
        player: Color = as_player, },
    /// Another move was announced than is on the board.
    AnnouncedOtherwise = "announced_otherwise" { /// By whom.
        player: Color = as_player, },
    /// What was announced cannot be understood.
    AnnouncementUnclear = "announcement_unclear" { /// Whose.
        player: Color = as_player, },
    /// The piece of a promotion was not announced.
    PieceUnannounced = "piece_unannounced" { /// By whom.
        player: Color = as_player, },
    /// A slip of the tongue was corrected in time.
    SlipCorrected = "slip_corrected" { /// By whom.
        player: Color = as_player, },
    /// A slip of the tongue was not corrected before the clock was pressed.
    SlipUncorrected = "slip_uncorrected" { /// By whom.
        player: Color = as_player, },
    /// A move was not announced before the clock was pressed.
    NotAnnounced = "not_announced" { /// By whom.
        player: Color = as_player, },
    /// Another move was repeated than was announced.
    RepeatedOtherwise = "repeated_otherwise" { /// By whom.
        player: Color = as_player, },
    /// The announced move was not repeated.
    NotRepeated = "not_repeated" { /// By whom.
        player: Color = as_player, },
    /// A player corrects the position on their own board.
    CorrectsBoard = "corrects_board" { /// Who.
        player: Color = as_player, },
    /// An assistant does what assistants may do.
    ByAssistant = "by_assistant" { /// Whose.
        player: Color = as_player, },
    /// A player has to seal a move.
    MustSeal = "must_seal" { /// Who.
        player: Color = as_player, },
    /// A move made on the board after being told to seal is the one to seal.
    MustSealThatMove = "must_seal_that_move" { /// Who.
        player: Color = as_player, /// From-to.
        r#move: String = as_text, },
    /// On the envelope: the position.
    PositionOnEnvelope = "position_on_envelope" { /// As FEN.
        position: String = as_text, },
    /// On the envelope: what a clock shows.
    TimeOnEnvelope = "time_on_envelope" { /// Whose.
        player: Color = as_player, /// How much.
        ms: Millis = as_number, },
    /// On the envelope: who has sealed which move.
    SealerOnEnvelope = "sealer_on_envelope" { /// Who.
        player: Color = as_player, /// The number of the move.
        number: u32 = as_number, },
    /// On the envelope: a draw offer that stands.
    OfferOnEnvelope = "offer_on_envelope" { /// Whose.
        player: Color = as_player, },
    /// The arbiter keeps the envelope.
    EnvelopeKept = "envelope_kept",
    /// The envelope is missing.
    EnvelopeMissing = "envelope_missing",
    /// No series of legal moves leads to the position.
    IllegalPosition = "illegal_position" { /// Why, by name.
        reason: String = as_text, },
    /// What was done on the board is not one move.
    NoSingleMove = "no_single_move",
    /// The Competition Rules apply in full.
    CompetitionRules = "competition_rules",
    /// The lighter rules for rapid or blitz apply.
    LimitedSupervision = "limited_supervision",
    /// The arbiter waits for the next move before ruling on the position.
    AwaitsNextMove = "awaits_next_move",
    /// The next move has put the position right.
    PositionNoLongerIllegal = "position_no_longer_illegal",
    /// A player agrees to put an illegal move right.
    AgreesToCorrect = "agrees_to_correct" { /// Who.
        player: Color = as_player, },
    /// A king or rook that began on a wrong square cannot castle.
    NoCastling = "no_castling" { /// Whose.
        player: Color = as_player, },
    /// King and queen began exchanged: short castling goes to the queen's side,
    /// long castling to the king's side.
    CastlesExchanged = "castles_exchanged" { /// Whose.
        player: Color = as_player, },
    /// The opponent of a claimant has to make progress.
    MustProgress = "must_progress" { /// Who.
        player: Color = as_player, },
    /// A player puts displaced pieces back while the player's own clock runs.
    RestoresOnOwnTime = "restores_on_own_time" { /// Who.
        player: Color = as_player, },
    /// The arbiter shows a player the record of the game.
    ScoresheetShown = "scoresheet_shown" { /// To whom.
        player: Color = as_player, /// The how-many-th time.
        times: u32 = as_number, },
    /// The arbiter gives a player a scoresheet to write on.
    ScoresheetGiven = "scoresheet_given" { /// To whom.
        player: Color = as_player, },
    /// The arbiter decides on a claim later.
    DecisionPostponed = "decision_postponed" { /// Whose claim.
        player: Color = as_player, },
    /// The clocks now add time with each move, for both players.
    IncrementSet = "increment_set" { /// How much a move.
        ms: Millis = as_number, },
    /// The claim has ended the game, and an arbiter will decide on it.
    ClaimEndsGame = "claim_ends_game" { /// Whose claim.
        player: Color = as_player, },
    /// The final position, to be written down and confirmed by the opponent.
    FinalPosition = "final_position" { /// Who writes it down.
        player: Color = as_player, /// As FEN.
        position: String = as_text, },
    /// A complete scoresheet has to be handed in.
    ScoresheetNeeded = "scoresheet_needed" { /// By whom.
        player: Color = as_player, },
    /// The opponent of the claimant confirms what was written down.
    Confirmed = "confirmed" { /// Who.
        player: Color = as_player, },
    /// A requirement that the illegal move fails.
    IllegalBecause = "illegal_because" { /// The move, from-to.
        r#move: String = as_text, /// The requirement.
        reason: IllegalReason = as_failed, /// The pieces that attack, where that is the reason.
        by: Vec<(Role, Square)> = as_pieces, },
}
