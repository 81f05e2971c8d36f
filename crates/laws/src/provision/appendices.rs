//! The provisions of the appendices and guidelines, and of national and casual rules.

/// Defines all provisions: those passed as arguments and those of the appendices.
macro_rules! with_appendices {
    ($($articles:tt)*) => { provisions! {
        $($articles)*
        /// The definition of rapid chess.
        RapidDefinition = "rapid-definition",
        /// Rapid: the players need not record the moves.
        RapidRecording = "rapid-recording",
        /// Rapid: the Competition Rules apply under full supervision.
        RapidSupervised = "rapid-supervised",
        /// Rapid: the penalty time is one minute instead of two.
        RapidPenaltyTime = "rapid-penalty-time",
        /// Rapid: a player may ask to see the arbiter's scoresheet.
        RapidScoresheetShown = "rapid-scoresheet-shown",
        /// Rapid: the rules under limited supervision.
        RapidLimited = "rapid-limited",
        /// Rapid: the number of moves after which faults of the start are no longer corrected.
        RapidAfterMoves = "rapid-after-moves",
        /// Rapid: a wrong set-up or orientation found late is not corrected.
        RapidWrongSetup = "rapid-wrong-setup",
        /// Rapid: a wrong setting of the clocks that is found late.
        RapidClockSetting = "rapid-clock-setting",
        /// Rapid: the arbiter rules on the act of moving only at a player's request.
        RapidActOfMoving = "rapid-act-of-moving",
        /// Rapid: illegal moves under limited supervision.
        RapidIllegalMove = "rapid-illegal-move",
        /// Rapid: win on time under limited supervision.
        RapidFlagFall = "rapid-flag-fall",
        /// Rapid: the procedure for claiming a win on time, and the flags.
        RapidFlagClaim = "rapid-flag-claim",
        /// Rapid: the arbiter's part in calling a flag-fall.
        RapidFlagCalled = "rapid-flag-called",
        /// Rapid: a claim when both flags are down.
        RapidBothFlags = "rapid-both-flags",
        /// Rapid: both kings in check or a pawn on the last rank.
        RapidBothKingsInCheck = "rapid-both-kings-in-check",
        /// The definition of blitz.
        BlitzDefinition = "blitz-definition",
        /// Blitz: the penalty time is one minute instead of two.
        BlitzPenaltyTime = "blitz-penalty-time",
        /// Blitz: the Competition Rules apply under full supervision.
        BlitzSupervised = "blitz-supervised",
        /// Blitz: a player may ask to see the arbiter's scoresheet.
        BlitzScoresheetShown = "blitz-scoresheet-shown",
        /// Blitz: the rules under limited supervision.
        BlitzUnsupervised = "blitz-unsupervised",
        /// Blitz: illegal moves under limited supervision, in editions with a separate rule for
        /// blitz.
        BlitzIllegalMove = "blitz-illegal-move",
        /// The notation of pieces by the abbreviations of their names.
        PieceLetters = "piece-letters",
        /// The notation of pawns without a letter.
        PawnsWithoutLetter = "pawns-without-letter",
        /// Files and ranks.
        SquareNames = "square-names",
        /// The notation of a move by the letter of the piece and the square of arrival.
        MoveNotation = "move-notation",
        /// The notation of captures.
        CaptureNotation = "capture-notation",
        /// The notation that distinguishes between several pieces that could move to the square.
        Disambiguation = "disambiguation",
        /// The notation of promotion.
        PromotionNotation = "promotion-notation",
        /// The notation of a draw offer.
        DrawOfferNotation = "draw-offer-notation",
        /// The abbreviations for castling, capture, check, mate and en passant.
        Abbreviations = "abbreviations",
        /// Notations other than the algebraic one are not evidence.
        NotationRequired = "notation-required",
        /// Finland's blitz rules, which are the Laws with exceptions.
        FinnishBlitz = "finnish-blitz",
        /// Finnish blitz: castling when king and queen started on each other's squares.
        FinnishCastling = "finnish-castling",
        /// Finnish blitz: the player may restart the clock of an opponent who has displaced pieces.
        FinnishDisplaced = "finnish-displaced",
        /// Finnish blitz: a game may be replayed after interference by a spectator.
        FinnishInterference = "finnish-interference",
        /// Finnish blitz: the arbiter's decisions are final.
        FinnishFinal = "finnish-final",
        /// An illegal move that is not noticed in time is not corrected.
        IllegalMoveUnnoticed = "illegal-move-unnoticed",
        /// Material that can force mate against a bare king.
        SufficientMaterial = "sufficient-material",
        /// A flag-fall is a draw if the opponent has less than sufficient material.
        InsufficientMaterial = "insufficient-material",
        /// A draw may be claimed if the game does not progress.
        NoProgress = "no-progress",
        /// Of two events the first counts, but an illegal move takes precedence over a flag-fall.
        OrderOfEvents = "order-of-events",
        /// A player loses after a second offence in the same game.
        SecondOffence = "second-offence",
        /// The arbiter does not intervene unless a player asks.
        ArbiterUnasked = "arbiter-unasked",
        /// Only legal moves can be entered.
        OnlyLegalMoves = "only-legal-moves",
        /// The third appearance of a position draws without a claim.
        ThreefoldWithoutClaim = "threefold-without-claim",
        /// Fifty moves draw without a claim.
        FiftyMovesWithoutClaim = "fifty-moves-without-claim",
        /// A move is taken back if both players agree.
        MoveTakenBack = "move-taken-back",
        /// The game is abandoned if both players agree.
        GameBrokenOff = "game-broken-off",
        /// The definition of a quickplay finish.
        QuickplayFinish = "quickplay-finish",
        /// Quickplay finish: the guidelines apply only if announced in advance.
        QuickplayAnnounced = "quickplay-announced",
        /// Quickplay finish: the guidelines do not apply in blitz, and in 2023 not with an
        /// increment.
        QuickplayNotBlitz = "quickplay-not-blitz",
        /// Quickplay finish: a player may ask for five seconds a move.
        QuickplayIncrement = "quickplay-increment",
        /// Quickplay finish: a player may claim a draw with less than two minutes left.
        QuickplayClaim = "quickplay-claim",
        /// Quickplay finish: the arbiter may grant the claim immediately.
        QuickplayAgreed = "quickplay-agreed",
        /// Quickplay finish: the arbiter postpones the decision.
        QuickplayPostponed = "quickplay-postponed",
        /// Quickplay finish: the arbiter rejects the claim.
        QuickplayRejected = "quickplay-rejected",
        /// Quickplay finish: the arbiter's decision is final.
        QuickplayFinal = "quickplay-final",
        /// Quickplay finish without an arbiter: the claim ends the game.
        QuickplayNoArbiter = "quickplay-no-arbiter",
        /// Without an arbiter: a claim that the opponent cannot win by normal means.
        QuickplayCannotWin = "quickplay-cannot-win",
        /// Without an arbiter: a claim that the opponent makes no effort to win by normal means.
        QuickplayNoEffort = "quickplay-no-effort",
        /// Without an arbiter: the claim is referred to a designated arbiter.
        QuickplayReferred = "quickplay-referred",
        /// Chess960: to castle by hand, move the king aside, then the rook, then the king (advice).
        Chess960CastlingByHand = "chess960-castling-by-hand",
        /// Chess960: announcing castling avoids misunderstandings.
        Chess960CastlingAnnounced = "chess960-castling-announced",
        /// Moves are announced, repeated and made on the opponent's board (blind players).
        AnnouncingMoves = "announcing-moves",
        /// The definition of touching on a blind player's board.
        BlindTouch = "blind-touch",
        /// The moment at which a blind player's move is made.
        BlindMoveMade = "blind-move-made",
        /// The opponent's clock starts only after a blind player's move is made.
        BlindClockStart = "blind-clock-start",
        /// The usual rules apply to the sighted player.
        SightedUsualRules = "sighted-usual-rules",
        /// A special clock for a blind player.
        BlindClock = "blind-clock",
        /// A blind player's means of keeping score.
        BlindScore = "blind-score",
        /// A slip of the tongue is corrected before the opponent's clock is started.
        SlipOfTheTongue = "slip-of-the-tongue",
        /// Different positions on the two boards.
        BoardsDiffer = "boards-differ",
        /// Different scoresheets with different positions.
        BlindSheetsDiffer = "blind-sheets-differ",
        /// The duties of a blind player's assistant.
        BlindAssistant = "blind-assistant",
        /// The duties of a sighted player's assistant.
        SightedAssistant = "sighted-assistant",
        /// The player having the move seals it at the end of the session.
        SealingMove = "sealing-move",
        /// Adjourning early costs the time to the end of the session.
        AdjourningEarly = "adjourning-early",
        /// The inscription of the envelope.
        EnvelopeInscription = "envelope-inscription",
        /// The arbiter checks the envelope and keeps it safe.
        EnvelopeKept = "envelope-kept",
        /// A draw offer made after sealing remains valid as usual.
        OfferAfterSealing = "offer-after-sealing",
        /// The position and the clocks are set up before resumption.
        ResumptionSetUp = "resumption-set-up",
        /// A game agreed drawn or resigned before resumption is over.
        OverBeforeResumption = "over-before-resumption",
        /// The envelope is opened only in the presence of the player who must reply.
        OpeningEnvelope = "opening-envelope",
        /// A player loses if the sealed move cannot be played.
        SealedMoveLoses = "sealed-move-loses",
        /// The sealed move is ambiguous.
        SealedMoveAmbiguous = "sealed-move-ambiguous",
        /// The meaning of the sealed move cannot be established.
        SealedMoveUnclear = "sealed-move-unclear",
        /// The sealed move is illegal.
        SealedMoveIllegal = "sealed-move-illegal",
        /// The procedure at the time of resumption.
        Resumption = "resumption",
        /// The player who must reply is present.
        ReplierPresent = "replier-present",
        /// The player who must reply is absent.
        ReplierAbsent = "replier-absent",
        /// The player who sealed is absent.
        SealerAbsent = "sealer-absent",
        /// A player who arrives late at resumption loses.
        LateForResumption = "late-for-resumption",
        /// The player who sealed arrives late, and the sealed move is mate.
        SealedMoveMated = "sealed-move-mated",
        /// The player who sealed arrives late, and the sealed move draws.
        SealedMoveDrew = "sealed-move-drew",
        /// The player who sealed arrives late, and the opponent has overstepped.
        OtherOverstepped = "other-overstepped",
        /// Neither player is present at resumption.
        NobodyAtResumption = "nobody-at-resumption",
        /// The envelope is missing.
        EnvelopeMissing = "envelope-missing",
        /// The position cannot be reconstructed.
        PositionLost = "position-lost",
        /// Wrong times at resumption.
        WrongTimesAtResumption = "wrong-times-at-resumption",
        /// Chess960 start positions.
        Chess960Start = "chess960-start",
        /// Chess960 castling.
        Chess960Castling = "chess960-castling",
    } };
}

pub(super) use with_appendices;
