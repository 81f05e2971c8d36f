//! Statements of national and casual rules that FIDE's Laws do not have, or have otherwise.

use super::Source::{FinnishBlitz as BLITZ, FinnishDeviations as FINLAND, GreekCasual as CASUAL};
use super::vocabulary::Actor::*;
use super::vocabulary::{is, may, may_not, shall};
use super::{Statement, of, text};
use crate::Provision::*;

#[rustfmt::skip] // one line a statement
pub(super) const STATEMENTS: &[Statement] = &[
    // Finland
    of(DefaultTime, &[FINLAND], &[is("event-silent", "half-an-hour"), may(Event, "", "longer-shorter-or-zero"), is("arrives-later", "loses"), may(Arbiter, "arrives-later", "decides-otherwise"), shall(Player, "default-time-zero", "at-the-board-when-the-game-begins")]),
    of(ImproperClockHandling, &[FINLAND], &[shall(Player, "", "handles-the-clock-properly"), may_not(Player, "", "rough-handling-lifting-knocking-over"), may(Unnamed, "improper-handling", "penalty")]),
    of(DeviceLoses, &[FINLAND], &[may_not(Player, "not-switched-off-and-without-permission", "means-of-communication-at-the-venue"), is("rated-and-device-sounds", "loses-and-opponent-wins"), is("opponent-cannot-win", "opponent-draws")]),
    of(InfractionsPenalised, &[FINLAND], &[may(Unnamed, "breach-of-the-preceding-articles", "penalties")]),
    of(PersistentRefusal, &[FINLAND], &[may(Unnamed, "repeated-refusal", "loses"), shall(Arbiter, "repeated-refusal", "decides-the-opponents-score")]),
    of(ElectronicDevices, &[FINLAND], &[is("device-sounds", "disturbance-like-others"), shall(Unnamed, "device-sounds", "reminder-then-warning"), may(Unnamed, "device-sounds-again-and-again", "loses"), shall(Unnamed, "rated-and-device-sounds", "loses")]),
    // Finland's blitz rules
    of(FinnishBlitz, &[BLITZ], &[is("national-events", "laws-with-exceptions")]),
    of(BlitzDefinition, &[BLITZ], &[shall(Player, "fixed-time", "usually-five-minutes"), may(Unnamed, "", "increment")]),
    text("clock-has-flag", &[BLITZ], &[shall(Unnamed, "", "every-clock-has-a-flag")]),
    text("clocks-face", &[BLITZ], &[may(Arbiter, "before-the-event", "clocks-face-one-way"), may(Player, "black", "side-of-the-board")]),
    text("fi-same-hand", &[BLITZ], &[shall(Player, "moves", "presses-with-the-same-hand")]),
    of(RapidRecording, &[BLITZ], &[may(Player, "blitz", "does-not-record")]),
    of(RapidAfterMoves, &[BLITZ], &[is("at-least-three-made-moves-each", "remarks-no-longer-possible")]),
    of(RapidWrongSetup, &[BLITZ], &[may_not(Unnamed, "at-least-three-made-moves-each", "remarks-on-a-wrong-set-up-or-board")]),
    of(RapidClockSetting, &[BLITZ], &[may_not(Unnamed, "at-least-three-made-moves-each", "remarks-on-a-wrong-setting")]),
    of(FinnishCastling, &[BLITZ], &[may(Player, "king-and-queen-exchanged", "castles-mirror-wise")]),
    text("fi-clock", &[BLITZ], &[may_not(Player, "not-to-press-or-straighten-it", "touches-the-clock"), shall(Player, "", "handles-the-clock-properly"), may(Player, "has-made-a-move", "presses"), may_not(Player, "", "hand-on-or-above-the-button")]),
    of(FinnishDisplaced, &[BLITZ], &[shall(Player, "displaced-pieces", "puts-them-back-on-own-time"), may(Opponent, "necessary", "starts-the-clock"), may(Arbiter, "displaced-pieces", "time")]),
    text("fi-touch-claim", &[BLITZ], &[may(Opponent, "touched-one-piece-and-moved-another", "starts-the-clock-and-demands-the-first-piece")]),
    of(PawnLeftUnpromoted, &[BLITZ], &[may(Either, "moved-to-the-last-rank-without-promoting", "stops-the-clocks-for-the-piece"), may(Opponent, "pressed-without-promoting", "claims-an-illegal-move"), is("unclaimed", "pawn-for-good")]),
    of(IllegalMoveCompleted, &[BLITZ], &[may(Player, "not-yet-pressed", "corrects"), is("pressed", "completed"), may(Opponent, "pressed", "claims-a-win")]),
    of(IllegalMoveUnnoticed, &[BLITZ], &[may_not(Unnamed, "unnoticed-in-time", "corrects-or-claims")]),
    text("fi-touch-after-illegal", &[BLITZ], &[is("replaces-an-illegal-move", "touch-move-rule-binds")]),
    of(FlagFallObserved, &[BLITZ], &[is("pointed-out-by-a-player", "fallen")]),
    of(FlagFallLoses, &[BLITZ], &[is("falls-first-and-enough-material", "loses")]),
    of(RapidFlagFall, &[BLITZ], &[is("falls-first-and-conditions", "loses")]),
    of(RapidFlagClaim, &[BLITZ], &[is("win-on-time", "points-out-and-stops-with-own-flag-up"), is("both-times-used-up", "draw")]),
    of(SufficientMaterial, &[BLITZ], &[is("win-on-time", "mating-material"), may(Claimant, "time-left-and-forced-mate-shown", "claims-a-win")]),
    of(BlitzIllegalMove, &[BLITZ], &[is("completed-and-a-win-claimed", "loses"), shall(Opponent, "before-completing-own-move-on-the-board", "claims-a-win"), is("king-left-in-check", "showing-it-suffices"), is("captures-the-king", "loses")]),
    of(RapidBothFlags, &[BLITZ], &[is("both-down-before-the-claim", "draw")]),
    of(InsufficientMaterial, &[BLITZ], &[is("flag-falls-and-material-not-enough-for-a-win-on-time", "draw")]),
    of(NoProgress, &[BLITZ], &[may(Player, "perpetual-check-repetition-or-dead-position-without-progress-by-any-legal-move", "claims-a-draw"), shall(Claimant, "claims", "stops-own-clock-and-calls-the-arbiter"), shall(Opponent, "disagrees", "makes-progress"), shall(Arbiter, "finds-no-progress", "draw")]),
    of(OrderOfEvents, &[BLITZ], &[is("", "first-event-counts"), is("order-unknown", "first-pointed-out-counts"), is("illegal-move-and-flag-fall", "illegal-move-loses")]),
    text("fi-stopping", &[BLITZ], &[may(Either, "dispute", "stops-the-clocks-to-call-the-arbiter")]),
    of(Penalties, &[BLITZ], &[may(Unnamed, "breach", "warning-then-loss-then-others")]),
    of(PenaltyWarning, &[BLITZ], &[shall(Unnamed, "first-offence", "warning")]),
    of(SecondOffence, &[BLITZ], &[shall(Unnamed, "second-offence-in-a-game", "loses")]),
    of(PenaltyLoss, &[BLITZ], &[shall(Unnamed, "second-offence-in-a-game", "loses")]),
    of(PenaltyExclusion, &[BLITZ], &[may(Arbiter, "repeated-offences-in-several-games", "exclusion-from-the-event")]),
    of(ArbiterUnasked, &[BLITZ], &[may_not(Arbiter, "no-player-asks", "intervenes"), may_not(Arbiter, "", "points-out-a-flag-fall-or-an-illegal-move")]),
    of(RapidFlagCalled, &[BLITZ], &[may_not(Arbiter, "", "calls-it")]),
    text("clock-not-lifted", &[BLITZ], &[may_not(Arbiter, "no-dispute-no-request-and-no-defect", "lifts-the-clock")]),
    of(FinnishInterference, &[BLITZ], &[may_not(Others, "", "interfere"), may(Arbiter, "spectator-interferes", "replay")]),
    of(FinnishFinal, &[BLITZ], &[is("arbiter-decided", "final"), may_not(Unnamed, "arbiter-decided", "appeals"), may(Unnamed, "arbiters-conduct", "complains-to-the-committee")]),
    // Casual play
    of(OnlyLegalMoves, &[CASUAL], &[may_not(Player, "illegal", "moves")]),
    of(ThreefoldWithoutClaim, &[CASUAL], &[is("third-appearance", "draw")]),
    of(FiftyMovesWithoutClaim, &[CASUAL], &[is("fifty-moves-each", "draw")]),
    of(MoveTakenBack, &[CASUAL], &[may(Both, "agreed", "take-back")]),
    of(GameBrokenOff, &[CASUAL], &[may(Both, "agreed", "abandon"), may(Player, "before-both-have-moved", "abandons")]),
];
