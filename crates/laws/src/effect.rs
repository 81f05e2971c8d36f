//! What rulings bring about.

use crate::named::{Args, as_number, as_player, as_text, named};
use crate::question::as_asked;
use crate::reported::{Fact, as_needed};
use crate::{
    Cancellation, Claimed, Must, Note, Outcome, Penalty, Question, Refusal, Right, Termination,
    Warned,
};
use alloc::string::String;
use touchmove_board::{Color, Square};
use touchmove_clock::Millis;

fn as_words(out: &mut Args, name: &'static str, value: &Termination) {
    as_text(out, name, &value.words());
}

named! {
    /// What a ruling brings about: the protocol's effects.
    Effect, "Effect::IllegalMove { player: Color::White, count: 2 }" is "illegal_move white 2":
    /// A player is bound on this move.
    Obligation = "obligation" { /// Who.
        player: Color = as_player, /// To what.
        must: Must = as_text, },
    /// A player has lost a right.
    RightLost = "right_lost" { /// Who.
        player: Color = as_player, /// Which.
        right: Right = as_text, },
    /// A move has been made.
    MoveMade = "move_made" { /// By whom.
        player: Color = as_player, /// From-to.
        r#move: String = as_text, /// In short algebraic notation.
        san: String = as_text, },
    /// A move has been completed.
    MoveCompleted = "move_completed" { /// By whom.
        player: Color = as_player, },
    /// An illegal move counts.
    IllegalMove = "illegal_move" { /// Whose.
        player: Color = as_player, /// The how-many-th of this player.
        count: u32 = as_number, },
    /// The pieces are put back.
    PositionRestored = "position_restored" { /// The position now on the board, as FEN.
        position: String = as_text, },
    /// The pieces are put back as they stood before the irregularity, at a board whose
    /// moves nobody has recorded.
    PutBack = "put_back",
    /// A pawn left on the last rank becomes a queen, at such a board.
    PawnPromoted = "pawn_promoted" { /// Whose.
        player: Color = as_player, },
    /// A report leaves something open that the ruling depends on. Nothing counts until it
    /// is reported again with that fact.
    FactNeeded = "fact_needed" { /// Which.
        fact: Fact = as_needed, },
    /// A pawn left on the last rank becomes a queen.
    PawnReplaced = "pawn_replaced" { /// Where.
        square: Square = as_text, },
    /// A player gets time.
    TimeAdded = "time_added" { /// Who.
        player: Color = as_player, /// How much.
        ms: Millis = as_number, },
    /// A player loses time.
    TimeRemoved = "time_removed" { /// Who.
        player: Color = as_player, /// How much.
        ms: Millis = as_number, },
    /// A player's clock runs.
    ClockStarted = "clock_started" { /// Whose.
        player: Color = as_player, },
    /// A player's clock stands.
    ClockStopped = "clock_stopped" { /// Whose.
        player: Color = as_player, },
    /// A flag has fallen, as observed or claimed.
    FlagFallen = "flag_fallen" { /// Whose.
        player: Color = as_player, },
    /// A player enters a further period.
    PeriodReached = "period_reached" { /// Who.
        player: Color = as_player, /// Which, counted from 1.
        period: u32 = as_number, },
    /// A draw has been offered.
    DrawOffered = "draw_offered" { /// By whom.
        player: Color = as_player, },
    /// An offer has been declined.
    DrawDeclined = "draw_declined" { /// By whom.
        player: Color = as_player, },
    /// A claim is correct.
    ClaimCorrect = "claim_correct" { /// Whose.
        player: Color = as_player, /// What was claimed.
        claim: Claimed = as_text, },
    /// A claim is incorrect.
    ClaimIncorrect = "claim_incorrect" { /// Whose.
        player: Color = as_player, /// What was claimed.
        claim: Claimed = as_text, },
    /// The arbiter warns a player.
    Warning = "warning" { /// Whom.
        player: Color = as_player, /// What for.
        kind: Warned = as_text, },
    /// The arbiter penalises a player.
    Penalty = "penalty" { /// Whom.
        player: Color = as_player, /// How.
        kind: Penalty = as_text, },
    /// What a player asks or does is not available.
    Refused = "refused" { /// To whom.
        player: Color = as_player, /// Why.
        why: Refusal = as_text, },
    /// The arbiter has to decide.
    Question = "question" { /// What; protocols write its name, what it is about and the
        /// lawful answers.
        question: Question = as_asked, },
    /// The game is over.
    GameOver = "game_over" { /// The result.
        result: Outcome = as_text, /// What ended it.
        termination: Termination = as_words, },
    /// The game does not count.
    GameCancelled = "game_cancelled" { /// Why.
        why: Cancellation = as_text, },
    /// The game is adjourned.
    Adjourned = "adjourned",
    /// A move lies in a sealed envelope.
    MoveSealed = "move_sealed",
    /// The envelope is open.
    EnvelopeOpened = "envelope_opened",
    /// An adjourned game is resumed.
    GameResumed = "game_resumed",
    /// A fact on record.
    Noted = "noted" { /// What.
        what: Note = as_text, },
}

impl Effect {
    /// Whether protocols may leave it out: part of ordinary play.
    ///
    /// ```
    /// use touchmove_board::Color;
    /// assert!(touchmove_laws::Effect::MoveCompleted { player: Color::White }.is_routine());
    /// ```
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

    /// Whether it says that nothing comes of what was done, and why.
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
