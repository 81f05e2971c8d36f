//! Advice on a question to the arbiter: known facts, the consequences of each lawful answer, and a
//! recommendation with its reason.

use crate::named_list::{as_number, as_player, as_text, named_list};
use crate::{Answer, Effect, Outcome};
use alloc::string::{String, ToString};
use alloc::vec::Vec;
use serde::ser::{SerializeMap, SerializeStruct};
use serde::{Serialize, Serializer};
use touchmove_board::{Color, Move};
use touchmove_clock::Millis;

named_list! {
    /// A fact known when the arbiter is asked.
    Certain:
    /// Time on a clock now, under the time control.
    ClockShows = "clock_shows" { /// The player.
        player: Color = as_player, /// Amount of time.
        ms: Millis = as_number, },
    /// Time on a clock when the irregularity happened.
    ClockShowed = "clock_showed" { /// The player.
        player: Color = as_player, /// Amount of time.
        ms: Millis = as_number, },
    /// A player's flag is down.
    FlagDown = "flag_down" { /// The player.
        player: Color = as_player, },
    /// The search for a checkmate by the player hit its limit.
    MateUndecided = "mate_undecided" { /// The player.
        player: Color = as_player, },
    /// This castling move was legal.
    CastlingWasLegal = "castling_was_legal" { /// The castling move.
        r#move: Move = as_text, },
    /// Number of the player's offences, including this one.
    Offences = "offences" { /// The player.
        player: Color = as_player, /// The number.
        count: u32 = as_number, },
    /// Number of warnings the player has had.
    Warnings = "warnings" { /// The player.
        player: Color = as_player, /// The number.
        count: u32 = as_number, },
    /// Time the player has lost through the irregularity.
    TimeUsed = "time_used" { /// The player.
        player: Color = as_player, /// Amount of time.
        ms: Millis = as_number, },
    /// The player's clock was running.
    WasRunning = "was_running" { /// The player.
        player: Color = as_player, },
}

named_list! {
    /// The reason for a recommendation, or for giving none.
    Because:
    /// The player has not offended before.
    FirstOffence = "first_offence" { /// The player.
        player: Color = as_player, },
    /// The player has offended before.
    OffendedBefore = "offended_before" { /// The player.
        player: Color = as_player, },
    /// The player continues in spite of warnings and penalties.
    Persistent = "persistent" { /// The player.
        player: Color = as_player, },
    /// The offence may have decided the game.
    Serious = "serious" { /// The player.
        player: Color = as_player, },
    /// The irregularity used the opponent's time.
    TimeWasUsed = "time_was_used" { /// The player.
        player: Color = as_player, },
    /// No proof shows that the player cannot checkmate.
    MateNotExcluded = "mate_not_excluded" { /// The player.
        player: Color = as_player, },
    /// The clock shows that this player's flag fell first.
    ClockMarks = "clock_marks" { /// The player.
        player: Color = as_player, },
    /// The order in which the flags fell is unknown.
    OrderUnknown = "order_unknown",
    /// The press completed the move on the board.
    PressCompletes = "press_completes",
    /// The times are those at the irregularity, adjusted by the rulings since.
    AsWhenItHappened = "as_when_it_happened",
    /// The times follow from the time control.
    AsTheTimeControlSays = "as_the_time_control_says",
    /// The times were not recorded; the arbiter sets them by best judgement.
    TimesNotRecorded = "times_not_recorded",
    /// A player's reason counts as valid until the arbiter finds it invalid.
    ReasonMayBeValid = "reason_may_be_valid",
    /// The clocks are adjusted to compensate for an assistant's help.
    ClocksMakeUp = "clocks_make_up",
    /// The arbiter should see more of the play first.
    PlayToBeSeen = "play_to_be_seen",
    /// A search found a forced mate.
    MateIsForced = "mate_is_forced" { /// The player.
        player: Color = as_player, },
    /// No evidence supports another answer.
    NothingShown = "nothing_shown",
    /// A wrong clock setting is not corrected unless the schedule would suffer.
    StaysUnlessItSuffers = "stays_unless_it_suffers",
    /// A player with a disability loses no time.
    NothingIsTaken = "nothing_is_taken",
    /// An expelled player cannot continue the game.
    CannotGoOn = "cannot_go_on" { /// The player.
        player: Color = as_player, },
    /// A press instead of a claim may have been an accident.
    MayBeAnAccident = "may_be_an_accident" { /// The player.
        player: Color = as_player, },
    /// With added time the play decides, not the clock.
    PlayDecides = "play_decides",
    /// A player who adjourns early loses the time to the end of the session.
    ChargedToTheEnd = "charged_to_the_end",
    /// The Laws prescribe this answer first.
    AskedForFirst = "asked_for_first",
    /// A search proved that the player can no longer checkmate.
    CannotCheckmate = "cannot_checkmate" { /// The player.
        player: Color = as_player, },
    /// No recommendation: a person must judge the position and the scoresheets.
    PositionToBeJudged = "position_to_be_judged",
    /// This player was thinking.
    WasThinking = "was_thinking" { /// The player.
        player: Color = as_player, },
}

/// The consequence of one lawful answer.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Consequence {
    /// The answer.
    pub answer: Answer,
    /// The time assumed, if the answer takes one for one player.
    pub ms: Option<Millis>,
    /// The effects of the ruling, without routine ones.
    pub effects: Vec<Effect>,
    /// The resulting clock times, White's first; `None` without a clock.
    pub clocks: Option<[Millis; 2]>,
    /// The result, if the answer ends the game.
    pub result: Option<Outcome>,
    /// The scores of White and Black, in half points.
    pub scored: Option<[u32; 2]>,
}

/// Advice on one question.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Advice {
    /// The known facts.
    pub certain: Vec<Certain>,
    /// The consequences of the lawful answers, in the order of the answers.
    pub consequences: Vec<Consequence>,
    /// The recommended answer and its reason.
    pub recommended: Option<(Answer, Because)>,
    /// The reason for giving no recommendation.
    pub withheld: Option<Because>,
}

/// Clock times as the protocol's JSON names them.
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

/// Scores in half points, serialized as points: an integer or a half.
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
