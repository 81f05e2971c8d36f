//! The effects of rulings.

use crate::named_list::{Args, as_number, as_player, as_text, named_list};
use crate::question::as_asked;
use crate::report::{Fact, as_needed};
use crate::{
    Cancellation, ClaimGround, Note, Obligation, Outcome, Penalty, Question, Refusal, Right,
    Termination, WarningGround,
};
use alloc::string::String;
use touchmove_board::{Color, Square};
use touchmove_clock::Millis;

fn as_words(out: &mut Args, name: &'static str, value: &Termination) {
    as_text(out, name, &value.words());
}

named_list! {
    /// An effect of a ruling, as protocols write it.
    ///
    /// ```
    /// use touchmove_board::Color;
    /// use touchmove_laws::{Arg, Effect};
    ///
    /// let effect = Effect::IllegalMove { player: Color::White, count: 2 };
    /// assert_eq!(effect.name(), "illegal_move");
    /// assert_eq!(effect.args()[1], ("count", Arg::Number(2)));
    /// assert_eq!(effect.to_string(), "illegal_move white 2");
    /// ```
    Effect:
    /// A player has an obligation on this move.
    Obligation = "obligation" { /// The player.
        player: Color = as_player, /// The obligation.
        must: Obligation = as_text, },
    /// A player has lost a right.
    RightLost = "right_lost" { /// The player.
        player: Color = as_player, /// The right.
        right: Right = as_text, },
    /// A move has been made.
    MoveMade = "move_made" { /// The player.
        player: Color = as_player, /// The move, as from and to squares.
        r#move: String = as_text, /// The move in short algebraic notation.
        san: String = as_text, },
    /// A move has been completed.
    MoveCompleted = "move_completed" { /// The player.
        player: Color = as_player, },
    /// An illegal move is counted.
    IllegalMove = "illegal_move" { /// The player.
        player: Color = as_player, /// The number of the player's illegal moves, this one included.
        count: u32 = as_number, },
    /// The pieces are restored to this position.
    PositionRestored = "position_restored" { /// The position now on the board, as FEN.
        position: String = as_text, },
    /// The pieces are restored to the position before the irregularity, on a board without a record
    /// of the moves.
    PutBack = "put_back",
    /// A pawn left on the last rank becomes a queen, on an unrecorded board.
    PawnPromoted = "pawn_promoted" { /// The player.
        player: Color = as_player, },
    /// A report lacks a fact that the ruling depends on. The report has no effect until it is
    /// repeated with that fact.
    FactNeeded = "fact_needed" { /// The missing fact.
        fact: Fact = as_needed, },
    /// A pawn left on the last rank becomes a queen.
    PawnReplaced = "pawn_replaced" { /// The pawn's square.
        square: Square = as_text, },
    /// A player gets time.
    TimeAdded = "time_added" { /// The player.
        player: Color = as_player, /// Amount of time.
        ms: Millis = as_number, },
    /// A player loses time.
    TimeRemoved = "time_removed" { /// The player.
        player: Color = as_player, /// Amount of time.
        ms: Millis = as_number, },
    /// A player's clock runs.
    ClockStarted = "clock_started" { /// The player.
        player: Color = as_player, },
    /// A player's clock is stopped.
    ClockStopped = "clock_stopped" { /// The player.
        player: Color = as_player, },
    /// A flag has fallen, as observed or claimed.
    FlagFallen = "flag_fallen" { /// The player.
        player: Color = as_player, },
    /// A player enters another period.
    PeriodReached = "period_reached" { /// The player.
        player: Color = as_player, /// Number of the period, counted from 1.
        period: u32 = as_number, },
    /// A draw has been offered.
    DrawOffered = "draw_offered" { /// The player.
        player: Color = as_player, },
    /// An offer has been declined.
    DrawDeclined = "draw_declined" { /// The player.
        player: Color = as_player, },
    /// A claim is correct.
    ClaimCorrect = "claim_correct" { /// The player.
        player: Color = as_player, /// The ground of the claim.
        claim: ClaimGround = as_text, },
    /// A claim is incorrect.
    ClaimIncorrect = "claim_incorrect" { /// The player.
        player: Color = as_player, /// The ground of the claim.
        claim: ClaimGround = as_text, },
    /// The arbiter warns a player.
    Warning = "warning" { /// The player.
        player: Color = as_player, /// The ground of the warning.
        kind: WarningGround = as_text, },
    /// The arbiter penalises a player.
    Penalty = "penalty" { /// The player.
        player: Color = as_player, /// The penalty.
        kind: Penalty = as_text, },
    /// A player's act or request is refused.
    Refused = "refused" { /// The player.
        player: Color = as_player, /// The reason.
        why: Refusal = as_text, },
    /// The arbiter must decide.
    Question = "question" { /// The question; protocols write its name, its subject and the
        /// lawful answers.
        question: Question = as_asked, },
    /// The game is over.
    GameOver = "game_over" { /// The result.
        result: Outcome = as_text, /// The reason why it ended.
        termination: Termination = as_words, },
    /// The game does not count.
    GameCancelled = "game_cancelled" { /// The reason.
        why: Cancellation = as_text, },
    /// The game is adjourned.
    Adjourned = "adjourned",
    /// A move has been sealed in an envelope.
    MoveSealed = "move_sealed",
    /// The envelope has been opened.
    EnvelopeOpened = "envelope_opened",
    /// An adjourned game is resumed.
    GameResumed = "game_resumed",
    /// A fact on record.
    Noted = "noted" { /// The fact.
        what: Note = as_text, },
}

impl Effect {
    /// True if protocols may omit the effect because it is part of ordinary play.
    pub const fn is_routine(&self) -> bool {
        matches!(
            self,
            Effect::Obligation { .. }
                | Effect::MoveMade { .. }
                | Effect::MoveCompleted { .. }
                | Effect::ClockStarted { .. }
                | Effect::ClockStopped { .. }
                | Effect::Noted { .. }
        )
    }

    /// True if the effect says that an act has no consequence.
    ///
    /// ```
    /// use touchmove_board::Color;
    /// use touchmove_laws::{Effect, Note, Refusal};
    /// let refused = Effect::Refused { player: Color::White, why: Refusal::PlayGoesOn };
    /// assert!(refused.says_nothing_follows());
    /// assert!(Effect::Noted { what: Note::NothingFollows }.says_nothing_follows());
    /// assert!(!Effect::Adjourned.says_nothing_follows());
    /// ```
    pub const fn says_nothing_follows(&self) -> bool {
        matches!(
            self,
            Effect::Refused { .. }
                | Effect::Noted { what: Note::NothingFollows | Note::PlayStopped }
        )
    }
}
