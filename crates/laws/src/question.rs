//! Questions to the arbiter, and the lawful answers.

use crate::named_list::{Arg, Args, as_number, as_player, as_text, hidden, named_list};
use crate::rules::penalties;
use crate::{Answer, Offence, PenaltyList, Score};
use alloc::borrow::ToOwned;
use alloc::string::{String, ToString};
use alloc::vec;
use alloc::vec::Vec;
use serde::ser::SerializeStruct;
use serde::{Serialize, Serializer};
use touchmove_board::{Color, Move, Square};

named_list! {
    /// A question to the arbiter.
    Question:
    /// A flag has fallen. Can the opponent still checkmate?
    FlagFallen = "flag_fallen" { /// The player with the fallen flag.
        player: Color = as_player, },
    /// A player has resigned. Can the opponent still checkmate?
    Resigned = "resigned" { /// The player.
        player: Color = as_player, },
    /// A player loses by illegal moves. Can the opponent still checkmate?
    IllegalMoves = "illegal_moves" { /// The player.
        player: Color = as_player, },
    /// Both flags are down. Which fell first?
    FlagOrder = "flag_order",
    /// Castling was not finished. Is the king's move an illegal move?
    HalfCastled = "half_castled" { /// The player.
        player: Color = as_player, /// The castling.
        r#move: Move = as_text, },
    /// A player has moved twice in a row, and the second move is taken back. Which penalty?
    SecondMove = "second_move" { /// The player.
        player: Color = as_player, /// The penalties to choose from.
        penalties: PenaltyList = hidden, },
    /// A player's assistant keeps score. How much time does the player lose for that?
    RecordingAssistant = "recording_assistant" { /// The assistant's player.
        player: Color = as_player, },
    /// A sealed move loses. Can the opponent still checkmate?
    SealedMove = "sealed_move" { /// The player.
        player: Color = as_player, },
    /// A player adjourns early. How much time is left of the session?
    SessionEnd = "session_end" { /// The player.
        player: Color = as_player, },
    /// No scoresheet is complete after a flag-fall.
    Scoresheets = "scoresheets",
    /// Moves have been played since the irregularity. Which times are set on the clocks?
    Times = "times",
    /// A player claims a draw in a quickplay finish. Is the draw granted?
    QuickplayClaim = "quickplay_claim" { /// The claimant.
        player: Color = as_player, },
    /// A flag has fallen while the decision on a quickplay claim was postponed. Is the game drawn?
    QuickplayFlag = "quickplay_flag" { /// The player with the fallen flag.
        player: Color = as_player, },
    /// A quickplay claim has ended a game without an arbiter. Is the claim granted?
    QuickplayReferred = "quickplay_referred" { /// The claimant.
        player: Color = as_player, },
    /// A player asks for an increment of five seconds for both players. Is it set?
    QuickplayIncrement = "quickplay_increment" { /// The player who asks.
        player: Color = as_player, },
    /// A flag has fallen, and the claimant's pieces do not force mate against a
    /// bare king. Has a forced mate been shown?
    ForcedMate = "forced_mate" { /// The player with the fallen flag.
        player: Color = as_player, },
    /// A player claims that the game does not progress. Is the claim true?
    NoProgress = "no_progress" { /// The claimant.
        player: Color = as_player, },
    /// A wrong clock setting is pointed out late. Would the event's schedule suffer?
    LateClockSetting = "late_clock_setting",
    /// A player asks too often to see the record of the game. Which penalty?
    ScoresheetAgain = "scoresheet_again" { /// The player.
        player: Color = as_player, /// The penalties to choose from.
        penalties: PenaltyList = hidden, },
    /// A clock is set wrongly. Which times are set on the clocks?
    WrongClock = "wrong_clock",
    /// A defective clock is replaced. Which times are set on the new clock?
    DefectiveClock = "defective_clock",
    /// A player's device has sounded. Could the opponent still win?
    DeviceSounded = "device_sounded" { /// The player.
        player: Color = as_player, },
    /// A player has stopped the clocks. Was there a valid reason?
    StoppedClock = "stopped_clock" { /// The player.
        player: Color = as_player, /// The penalties to choose from.
        penalties: PenaltyList = hidden, },
    /// A player has committed an offence for which the arbiter chooses the penalty. Which penalty?
    Offence = "offence" { /// The player.
        player: Color = as_player, /// The offence.
        offence: Offence = as_text, /// The penalties to choose from.
        penalties: PenaltyList = hidden, },
    /// A player refuses to comply. Which penalty? If the refusal is persistent, what does the
    /// opponent score?
    Refusal = "refusal" { /// The player.
        player: Color = as_player, /// The number of refusals so far.
        count: u32 = as_number, /// The penalties to choose from.
        penalties: PenaltyList = hidden, },
    /// A player asks for an assistant. Is the assistant accepted, and are the clocks adjusted for
    /// the help?
    Assistant = "assistant" { /// The player.
        player: Color = as_player, /// The kind of help.
        help: Help = as_text, /// True if the game has a clock.
        clock: bool = hidden, },
    /// A third party has disturbed the game. What is done?
    Disturbance = "disturbance" { /// True if the game has a clock.
        clock: bool = hidden, },
    /// A player has pressed the clock without a move, instead of claiming the opponent's illegal
    /// move or press. Was the press an accident?
    PressedBack = "pressed_back" { /// The player.
        player: Color = as_player, },
    /// A player has adjusted a piece without announcing it. Did the player intend to move or capture
    /// it?
    TouchMeant = "touch_meant" { /// The player.
        player: Color = as_player, /// The square of the piece.
        square: Square = as_text, },
    /// A player says that the game began with a wrong set-up. Is that true?
    WrongSetup = "wrong_setup" { /// The player.
        player: Color = as_player, },
    /// A player says that the game began with reversed colours. Is that true?
    ReversedColours = "reversed_colours" { /// The player.
        player: Color = as_player, /// The number of moves made by both players then.
        moves: u32 = as_number, },
    /// The default time has passed, and a player is reported absent. Has the player not arrived?
    NoShow = "no_show" { /// The player who is said to be absent.
        player: Color = as_player, },
    /// A player is expelled during a game and cannot continue. What does the opponent score?
    Expelled = "expelled" { /// The player.
        player: Color = as_player, },
}

impl Question {
    /// Returns the name of this kind of question in protocols.
    ///
    /// ```
    /// use touchmove_board::Color;
    /// use touchmove_laws::Question;
    /// assert_eq!(Question::FlagFallen { player: Color::White }.id(), "can-checkmate");
    /// ```
    pub const fn id(&self) -> &'static str {
        match self {
            Question::FlagFallen { .. }
            | Question::Resigned { .. }
            | Question::IllegalMoves { .. }
            | Question::SealedMove { .. } => "can-checkmate",
            Question::FlagOrder => "both-flags",
            Question::HalfCastled { .. } => "half-castled",
            Question::SecondMove { .. } => "second-move",
            Question::RecordingAssistant { .. } => "recording-assistant",
            Question::SessionEnd { .. } => "session-end",
            Question::Scoresheets => "scoresheets",
            Question::Times => "times",
            Question::LateClockSetting => "late-clock",
            Question::ForcedMate { .. } => "forced-mate",
            Question::NoProgress { .. } => "no-progress",
            Question::QuickplayClaim { .. } => "quickplay-finish",
            Question::QuickplayFlag { .. } => "quickplay-flag",
            Question::QuickplayReferred { .. } => "quickplay-referred",
            Question::QuickplayIncrement { .. } => "quickplay-increment",
            Question::ScoresheetAgain { .. } => "scoresheet",
            Question::WrongClock => "wrong-clock",
            Question::DefectiveClock => "defective-clock",
            Question::DeviceSounded { .. } => "can-win",
            Question::StoppedClock { .. } => "stopped-clock",
            Question::Offence { .. } => "penalty",
            Question::Refusal { .. } => "refusal",
            Question::Assistant { .. } => "assistant",
            Question::Disturbance { .. } => "disturbance",
            Question::PressedBack { .. } => "pressed-back",
            Question::TouchMeant { .. } => "touch-meant",
            Question::NoShow { .. } => "no-show",
            Question::WrongSetup { .. } => "wrong-setup",
            Question::ReversedColours { .. } => "reversed-colours",
            Question::Expelled { .. } => "expelled",
        }
    }

    /// Returns the lawful answers.
    ///
    /// ```
    /// use touchmove_laws::{Answer, Question};
    /// assert!(Question::FlagOrder.answers().contains(&Answer::DeclaresDraw));
    /// ```
    pub fn answers(&self) -> Vec<Answer> {
        match *self {
            Question::FlagFallen { player }
            | Question::Resigned { player }
            | Question::ForcedMate { player }
            | Question::IllegalMoves { player }
            | Question::SealedMove { player } => {
                vec![Answer::DeclaresLost(player), Answer::DeclaresDraw]
            }
            Question::FlagOrder => {
                let flags = Color::ALL.map(Answer::ObservesFlag);
                flags.into_iter().chain([Answer::Resumes, Answer::DeclaresDraw]).collect()
            }
            Question::HalfCastled { .. }
            | Question::NoProgress { .. }
            | Question::QuickplayFlag { .. }
            | Question::QuickplayReferred { .. }
            | Question::NoShow { .. }
            | Question::TouchMeant { .. }
            | Question::WrongSetup { .. }
            | Question::ReversedColours { .. }
            | Question::QuickplayIncrement { .. } => vec![Answer::Agrees, Answer::Rejects],
            Question::QuickplayClaim { .. } => {
                vec![Answer::Agrees, Answer::Postpones, Answer::Rejects]
            }
            Question::SecondMove { player, penalties }
            | Question::ScoresheetAgain { player, penalties } => penalties::list(penalties, player),
            Question::PressedBack { player } => {
                vec![Answer::Agrees, Answer::Warns(player), Answer::Resumes]
            }
            Question::Expelled { player } => penalties::lost(player).into(),
            Question::Times | Question::LateClockSetting | Question::WrongClock => {
                vec![Answer::SetsClocks, Answer::Resumes]
            }
            Question::DefectiveClock => vec![Answer::SetsClocks],
            Question::DeviceSounded { player } => {
                vec![Answer::DeclaresLost(player), Answer::DeclaresLostScoring(player, Score::Draw)]
            }
            Question::StoppedClock { player, penalties } => {
                let valid = [Answer::Resumes, Answer::Agrees, Answer::Rejects].into_iter();
                valid.chain(penalties::list(penalties, player)).collect()
            }
            Question::Offence { player, offence, penalties } => {
                let passes = offence.may_pass(penalties, player).then_some(Answer::Resumes);
                let first =
                    offence == Offence::Device && penalties::reminds_of_devices(penalties.edition);
                let reminds = first.then_some(Answer::Reminds(player)).into_iter();
                reminds.chain(penalties::list(penalties, player)).chain(passes).collect()
            }
            Question::Refusal { player, count, penalties } => {
                penalties::for_refusal(penalties, player, count)
            }
            Question::Assistant { player, clock, .. } => {
                let time = clock.then_some(Answer::TakesTime(player));
                [Answer::Agrees].into_iter().chain(time).chain([Answer::Rejects]).collect()
            }
            Question::Disturbance { clock } => {
                let time = Color::ALL.map(Answer::GivesForDisturbance).into_iter();
                let time = time.filter(|_| clock);
                time.chain([Answer::ExpelsSpectator, Answer::Resumes]).collect()
            }
            Question::RecordingAssistant { player } | Question::SessionEnd { player } => {
                vec![Answer::TakesTime(player), Answer::Resumes]
            }
            Question::Scoresheets => {
                vec![Answer::Reconstructs, Answer::FindsNoOverstep, Answer::Resumes]
            }
        }
    }

    /// True if the question is about one player's conduct. Several such questions of the same kind
    /// may be open at once.
    pub const fn is_about_conduct(&self) -> bool {
        matches!(self, Question::Offence { .. } | Question::Refusal { .. })
    }

    /// Returns the player that the question is about, if any.
    pub fn player(&self) -> Option<Color> {
        self.args().into_iter().find_map(|(_, arg)| match arg {
            Arg::Player(player) => Some(player),
            _ => None,
        })
    }

    /// True if letting play continue is a lawful answer. It is not a lawful answer if the Laws
    /// prescribe a penalty or a loss.
    ///
    /// ```
    /// use touchmove_board::Color;
    /// use touchmove_laws::{Edition, Offence, PenaltyList, Question};
    ///
    /// let hits_the_clock = |edition| {
    ///     let penalties = PenaltyList::usual(edition);
    ///     Question::Offence { player: Color::White, offence: Offence::ClockHandling, penalties }
    /// };
    /// assert!(hits_the_clock(Edition::Finland2009).may_pass());
    /// assert!(!hits_the_clock(Edition::Fide2023).may_pass());
    /// ```
    pub fn may_pass(&self) -> bool {
        self.answers().contains(&Answer::Resumes)
    }

    fn options(&self) -> Vec<String> {
        self.answers().iter().map(ToString::to_string).collect()
    }
}

/// The kind of help an assistant gives.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Help {
    /// Making the moves.
    Moves,
    /// Pressing the clock.
    Clock,
}

impl core::fmt::Display for Help {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        f.write_str(match self {
            Help::Moves => "moves",
            Help::Clock => "clock",
        })
    }
}

/// Serializes the fields `id`, `about` and `options`.
impl Serialize for Question {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut out = serializer.serialize_struct("Question", 3)?;
        out.serialize_field("id", self.id())?;
        out.serialize_field("about", &self.to_string())?;
        out.serialize_field("options", &self.options())?;
        out.end()
    }
}

/// Conversion of a question to the fields of an effect: `id`, `about` and `options`.
pub(crate) fn as_asked(out: &mut Args, _: &'static str, question: &Question) {
    out.push(("id", Arg::Text(question.id().to_owned())));
    out.push(("about", Arg::Text(question.to_string())));
    out.push(("options", Arg::List(question.options())));
}
