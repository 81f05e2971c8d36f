//! The provisions of the appendices and guidelines, and of national and casual
//! rules.

/// Defines the provisions that it is given and those of the appendices.
macro_rules! with_appendices {
    ($($articles:tt)*) => { provisions! {
        $($articles)*
        /// What a rapid game is.
        RapidDefinition = "rapid-definition",
        /// Rapid: no duty to record.
        RapidRecording = "rapid-recording",
        /// Rapid under full supervision: the Competition Rules.
        RapidSupervised = "rapid-supervised",
        /// Rapid: one minute instead of two.
        RapidPenaltyTime = "rapid-penalty-time",
        /// Rapid: asking to see the arbiter's scoresheet.
        RapidScoresheetShown = "rapid-scoresheet-shown",
        /// Rapid: which rules apply where supervision is limited.
        RapidLimited = "rapid-limited",
        /// Rapid: after so many moves by each.
        RapidAfterMoves = "rapid-after-moves",
        /// Rapid: a wrong set-up or board found late stays as it is.
        RapidWrongSetup = "rapid-wrong-setup",
        /// Rapid: a wrong setting of the clocks found late.
        RapidClockSetting = "rapid-clock-setting",
        /// Rapid: the act of moving ruled on only when asked.
        RapidActOfMoving = "rapid-act-of-moving",
        /// Rapid: illegal moves under limited supervision.
        RapidIllegalMove = "rapid-illegal-move",
        /// Rapid: win on time under limited supervision.
        RapidFlagFall = "rapid-flag-fall",
        /// Rapid: how to claim a win on time, and with which flags.
        RapidFlagClaim = "rapid-flag-claim",
        /// Rapid: whether the arbiter calls a flag-fall.
        RapidFlagCalled = "rapid-flag-called",
        /// Rapid: both flags down at a claim.
        RapidBothFlags = "rapid-both-flags",
        /// Rapid: both kings in check or a pawn on the last rank.
        RapidBothKingsInCheck = "rapid-both-kings-in-check",
        /// What a blitz game is.
        BlitzDefinition = "blitz-definition",
        /// Blitz: one minute instead of two.
        BlitzPenaltyTime = "blitz-penalty-time",
        /// Blitz under full supervision: the Competition Rules.
        BlitzSupervised = "blitz-supervised",
        /// Blitz: asking to see the arbiter's scoresheet.
        BlitzScoresheetShown = "blitz-scoresheet-shown",
        /// Blitz under limited supervision.
        BlitzUnsupervised = "blitz-unsupervised",
        /// Blitz: illegal moves under limited supervision, where blitz has its own rule.
        BlitzIllegalMove = "blitz-illegal-move",
        /// Pieces by the abbreviation of their names.
        PieceLetters = "piece-letters",
        /// Pawns by the absence of a letter.
        PawnsWithoutLetter = "pawns-without-letter",
        /// Files and ranks.
        SquareNames = "square-names",
        /// Letter and square of arrival.
        MoveNotation = "move-notation",
        /// How captures are written.
        CaptureNotation = "capture-notation",
        /// Which of several pieces.
        Disambiguation = "disambiguation",
        /// How promotion is written.
        PromotionNotation = "promotion-notation",
        /// How a draw offer is written.
        DrawOfferNotation = "draw-offer-notation",
        /// Castling, capture, check, mate, en passant.
        Abbreviations = "abbreviations",
        /// Other notations are no evidence.
        NotationRequired = "notation-required",
        /// Finland's blitz rules: the Laws, with their exceptions.
        FinnishBlitz = "finnish-blitz",
        /// Finnish blitz: castling where king and queen began exchanged.
        FinnishCastling = "finnish-castling",
        /// Finnish blitz: displaced pieces, and restarting the opponent's clock.
        FinnishDisplaced = "finnish-displaced",
        /// Finnish blitz: a game that a spectator has meddled with may be replayed.
        FinnishInterference = "finnish-interference",
        /// Finnish blitz: the arbiter's decisions are final.
        FinnishFinal = "finnish-final",
        /// An illegal move that nobody has noticed in time stands.
        IllegalMoveUnnoticed = "illegal-move-unnoticed",
        /// Material that can force mate against a bare king.
        SufficientMaterial = "sufficient-material",
        /// A flag-fall against less than that draws.
        InsufficientMaterial = "insufficient-material",
        /// A draw may be claimed where the game does not progress.
        NoProgress = "no-progress",
        /// Of two things it is their order that decides.
        OrderOfEvents = "order-of-events",
        /// A second offence in the same game loses.
        SecondOffence = "second-offence",
        /// The arbiter does not step in unless a player asks.
        ArbiterUnasked = "arbiter-unasked",
        /// Only legal moves can be entered.
        OnlyLegalMoves = "only-legal-moves",
        /// The third appearance of a position draws without a claim.
        ThreefoldWithoutClaim = "threefold-without-claim",
        /// Fifty moves draw without a claim.
        FiftyMovesWithoutClaim = "fifty-moves-without-claim",
        /// A move is taken back where both players agree.
        MoveTakenBack = "move-taken-back",
        /// The game is broken off where both players agree.
        GameBrokenOff = "game-broken-off",
        /// What a quickplay finish is.
        QuickplayFinish = "quickplay-finish",
        /// Quickplay finish: only where it was announced.
        QuickplayAnnounced = "quickplay-announced",
        /// Quickplay finish: not in blitz, and in 2023 not with an increment.
        QuickplayNotBlitz = "quickplay-not-blitz",
        /// Quickplay finish: asking for five seconds a move.
        QuickplayIncrement = "quickplay-increment",
        /// Quickplay finish: claiming a draw with less than two minutes left.
        QuickplayClaim = "quickplay-claim",
        /// Quickplay finish: the arbiter agrees, or else does not.
        QuickplayAgreed = "quickplay-agreed",
        /// Quickplay finish: the arbiter postpones the decision.
        QuickplayPostponed = "quickplay-postponed",
        /// Quickplay finish: the arbiter rejects the claim.
        QuickplayRejected = "quickplay-rejected",
        /// Quickplay finish: the arbiter's decision is final.
        QuickplayFinal = "quickplay-final",
        /// Quickplay finish without an arbiter: the claim ends the game.
        QuickplayNoArbiter = "quickplay-no-arbiter",
        /// Without an arbiter: the opponent cannot win by normal means.
        QuickplayCannotWin = "quickplay-cannot-win",
        /// Without an arbiter: the opponent makes no effort to win.
        QuickplayNoEffort = "quickplay-no-effort",
        /// Without an arbiter: the claim goes to one who is named.
        QuickplayReferred = "quickplay-referred",
        /// Chess960: advice on castling by hand, the king aside, the rook, the king.
        Chess960CastlingByHand = "chess960-castling-by-hand",
        /// Chess960: announcing castling avoids misunderstandings.
        Chess960CastlingAnnounced = "chess960-castling-announced",
        /// Moves are announced, repeated and made on the opponent's board (blind players).
        AnnouncingMoves = "announcing-moves",
        /// When a piece on the blind player's board is touched.
        BlindTouch = "blind-touch",
        /// When a blind player's move is made.
        BlindMoveMade = "blind-move-made",
        /// Only then the opponent's clock is started.
        BlindClockStart = "blind-clock-start",
        /// The usual rules hold for the sighted player.
        SightedUsualRules = "sighted-usual-rules",
        /// A special clock for a blind player.
        BlindClock = "blind-clock",
        /// How a blind player keeps score.
        BlindScore = "blind-score",
        /// A slip of the tongue is corrected before the opponent's clock is started.
        SlipOfTheTongue = "slip-of-the-tongue",
        /// Different positions on the two boards.
        BoardsDiffer = "boards-differ",
        /// Different scoresheets with different positions.
        BlindSheetsDiffer = "blind-sheets-differ",
        /// What a blind player's assistant may do.
        BlindAssistant = "blind-assistant",
        /// What a sighted player's assistant may do.
        SightedAssistant = "sighted-assistant",
        /// The player having the move seals it at the end of the session.
        SealingMove = "sealing-move",
        /// Adjourning early costs the time to the end of the session.
        AdjourningEarly = "adjourning-early",
        /// What is written on the envelope.
        EnvelopeInscription = "envelope-inscription",
        /// The arbiter checks the envelope and keeps it safe.
        EnvelopeKept = "envelope-kept",
        /// A draw offered after sealing stands as usual.
        OfferAfterSealing = "offer-after-sealing",
        /// Before resumption the position and the times are set.
        ResumptionSetUp = "resumption-set-up",
        /// Agreed drawn or resigned before resumption.
        OverBeforeResumption = "over-before-resumption",
        /// The envelope is opened only when the player who must reply is there.
        OpeningEnvelope = "opening-envelope",
        /// A sealed move that cannot be made loses.
        SealedMoveLoses = "sealed-move-loses",
        /// It may mean more than one move.
        SealedMoveAmbiguous = "sealed-move-ambiguous",
        /// Nobody can establish what it means.
        SealedMoveUnclear = "sealed-move-unclear",
        /// It is illegal.
        SealedMoveIllegal = "sealed-move-illegal",
        /// What happens at the time of resumption.
        Resumption = "resumption",
        /// The player who must reply is there.
        ReplierPresent = "replier-present",
        /// The player who must reply is not there.
        ReplierAbsent = "replier-absent",
        /// The player who sealed is not there.
        SealerAbsent = "sealer-absent",
        /// Arriving late at resumption loses.
        LateForResumption = "late-for-resumption",
        /// The player who sealed comes late and has mated with the sealed move.
        SealedMoveMated = "sealed-move-mated",
        /// The player who sealed comes late and has drawn by the sealed move.
        SealedMoveDrew = "sealed-move-drew",
        /// The player who sealed comes late, and the other has overstepped.
        OtherOverstepped = "other-overstepped",
        /// Nobody is there at resumption.
        NobodyAtResumption = "nobody-at-resumption",
        /// What has been lost between the sessions.
        LostBetweenSessions = "lost-between-sessions",
        /// The envelope is missing.
        EnvelopeMissing = "envelope-missing",
        /// The position cannot be established again.
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
