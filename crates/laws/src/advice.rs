//! What helps the arbiter to answer a question: what is certain, what each
//! lawful answer would bring about, and which one is recommended, and why.

use crate::named::{as_number, as_player, as_text, named};
use crate::{Answer, Effect, Outcome};
use alloc::string::{String, ToString};
use alloc::vec::Vec;
use serde::ser::{SerializeMap, SerializeStruct};
use serde::{Serialize, Serializer};
use touchmove_board::{Color, Move};
use touchmove_clock::Millis;

named! {
    /// What is certain when the arbiter is asked.
    Certain, "Certain::ClockShows { player: Color::White, ms: touchmove_clock::Millis::seconds(40) }" is "clock_shows white 40000":
    /// What a clock shows now, as the time control has it.
    ClockShows = "clock_shows" { /// Whose.
        player: Color = as_player, /// How much.
        ms: Millis = as_number, },
    /// What a clock showed when the irregularity happened.
    ClockShowed = "clock_showed" { /// Whose.
        player: Color = as_player, /// How much.
        ms: Millis = as_number, },
    /// A flag is down.
    FlagDown = "flag_down" { /// Whose.
        player: Color = as_player, },
    /// The search for a checkmate by that player gave up.
    MateUndecided = "mate_undecided" { /// By whom.
        player: Color = as_player, },
    /// Castling that way was legal.
    CastlingWasLegal = "castling_was_legal" { /// Which.
        r#move: Move = as_text, },
    /// A player's offences so far, this one included.
    Offences = "offences" { /// Whose.
        player: Color = as_player, /// How many.
        count: u32 = as_number, },
    /// A player's warnings so far.
    Warnings = "warnings" { /// Whose.
        player: Color = as_player, /// How many.
        count: u32 = as_number, },
    /// Time that a player has lost by it.
    TimeUsed = "time_used" { /// Whose.
        player: Color = as_player, /// How much.
        ms: Millis = as_number, },
    /// It was a player's time that was running.
    WasRunning = "was_running" { /// Whose.
        player: Color = as_player, },
}

named! {
    /// Why an answer is recommended.
    Because, "Because::FirstOffence { player: Color::White }" is "first_offence white":
    /// The player has not offended before.
    FirstOffence = "first_offence" { /// Who.
        player: Color = as_player, },
    /// The player has offended before.
    OffendedBefore = "offended_before" { /// Who.
        player: Color = as_player, },
    /// It goes on in spite of warnings and penalties.
    Persistent = "persistent" { /// By whom.
        player: Color = as_player, },
    /// What was done may have decided the game.
    Serious = "serious" { /// By whom.
        player: Color = as_player, },
    /// The opponent's time was used for it.
    TimeWasUsed = "time_was_used" { /// Whose.
        player: Color = as_player, },
    /// Nothing shows that the player could not checkmate.
    MateNotExcluded = "mate_not_excluded" { /// By whom.
        player: Color = as_player, },
    /// The clock marks whose flag fell first.
    ClockMarks = "clock_marks" { /// Whose.
        player: Color = as_player, },
    /// Nobody can tell which flag fell first.
    OrderUnknown = "order_unknown",
    /// The press has completed what was done on the board.
    PressCompletes = "press_completes",
    /// The times are those of the irregularity, with what was ruled since.
    AsWhenItHappened = "as_when_it_happened",
    /// The times are those that the time control gives.
    AsTheTimeControlSays = "as_the_time_control_says",
    /// Nobody has recorded the times: they are set by the arbiter's best judgement.
    TimesNotRecorded = "times_not_recorded",
    /// No reason is invalid until it is found to be.
    ReasonMayBeValid = "reason_may_be_valid",
    /// The clocks make up for an assistant's help.
    ClocksMakeUp = "clocks_make_up",
    /// More of the play should be seen first.
    PlayToBeSeen = "play_to_be_seen",
    /// A search has found a forced mate.
    MateIsForced = "mate_is_forced" { /// By whom.
        player: Color = as_player, },
    /// Nothing has been shown that speaks for another answer.
    NothingShown = "nothing_shown",
    /// It stays as it is unless the schedule would suffer.
    StaysUnlessItSuffers = "stays_unless_it_suffers",
    /// Nothing is taken from a player with a disability.
    NothingIsTaken = "nothing_is_taken",
    /// A player who is expelled cannot go on with the game.
    CannotGoOn = "cannot_go_on" { /// Who.
        player: Color = as_player, },
    /// A press instead of a claim may have been an accident.
    MayBeAnAccident = "may_be_an_accident" { /// Whose.
        player: Color = as_player, },
    /// With added time it is the play that decides, and not the clock.
    PlayDecides = "play_decides",
    /// Who adjourns early is charged with the time to the end of the session.
    ChargedToTheEnd = "charged_to_the_end",
    /// It is what the Laws ask for first.
    AskedForFirst = "asked_for_first",
    /// A search has found that the player can no longer checkmate.
    CannotCheckmate = "cannot_checkmate" { /// Who.
        player: Color = as_player, },
    /// Nothing is recommended: it takes a person to judge the position and
    /// the scoresheets.
    PositionToBeJudged = "position_to_be_judged",
    /// It was that player who was thinking.
    WasThinking = "was_thinking" { /// Who.
        player: Color = as_player, },
}

/// What a lawful answer would bring about.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Consequence {
    /// The answer.
    pub answer: Answer,
    /// The time reckoned with, where the answer takes one
    /// for one player.
    pub ms: Option<Millis>,
    /// What would be ruled, but for what is routine.
    pub effects: Vec<Effect>,
    /// What the clocks would show, White's first; none without a clock.
    pub clocks: Option<[Millis; 2]>,
    /// The result, if the game were over.
    pub result: Option<Outcome>,
    /// What White and Black would score, in half points.
    pub scored: Option<[u32; 2]>,
}

/// All that helps with a question.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Advice {
    /// What is certain.
    pub certain: Vec<Certain>,
    /// What each lawful answer would bring about, in their order.
    pub consequences: Vec<Consequence>,
    /// The answer that is recommended, and why.
    pub recommended: Option<(Answer, Because)>,
    /// Why none is, if so.
    pub withheld: Option<Because>,
}

/// Times with their names, as the protocol's JSON has them.
struct Times([Millis; 2]);

impl Serialize for Times {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut out = serializer.serialize_struct("Times", 2)?;
        let Times([white, black]) = self;
        out.serialize_field("white_ms", white)?;
        out.serialize_field("black_ms", black)?;
        out.end()
    }
}

/// Half points as whole ones, or as whole ones and a half.
struct Points([u32; 2]);

impl Serialize for Points {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut out = serializer.serialize_map(Some(2))?;
        for (name, halves) in ["white", "black"].iter().zip(self.0) {
            match halves % 2 {
                0 => out.serialize_entry(name, &(halves / 2))?,
                _ => out.serialize_entry(name, &(f64::from(halves) / 2.0))?,
            }
        }
        out.end()
    }
}

impl Serialize for Consequence {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut out = serializer.serialize_struct("Consequence", 6)?;
        out.serialize_field("option", &self.answer.to_string())?;
        if let Some(ms) = self.ms {
            out.serialize_field("ms", &ms)?;
        }
        let effects: Vec<String> = self.effects.iter().map(ToString::to_string).collect();
        out.serialize_field("effects", &effects)?;
        if let Some(clocks) = self.clocks {
            out.serialize_field("clock", &Times(clocks))?;
        }
        if let Some(result) = self.result {
            out.serialize_field("result", &result.to_string())?;
        }
        if let Some(scored) = self.scored {
            out.serialize_field("points", &Points(scored))?;
        }
        out.end()
    }
}

impl Serialize for Advice {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut out = serializer.serialize_struct("Advice", 4)?;
        let certain: Vec<String> = self.certain.iter().map(ToString::to_string).collect();
        out.serialize_field("certain", &certain)?;
        out.serialize_field("consequences", &self.consequences)?;
        if let Some((answer, because)) = &self.recommended {
            out.serialize_field("recommended", &answer.to_string())?;
            out.serialize_field("because", &because.to_string())?;
        }
        if let Some(because) = &self.withheld {
            out.serialize_field("because", &because.to_string())?;
        }
        out.end()
    }
}
