//! Views for arbiters only: open questions with advice, calls, and the state of the board.

use super::calls::Call;
use super::observed_game::OpenQuestion;
use super::snapshot::Snapshot;
use serde::Serialize;
use touchmove_clock::{Millis, Moment};
use touchmove_explain::Words;
use touchmove_laws::{Advice, Answer, Consequence, Effect, Question};

/// A question to the arbiter, with advice.
#[derive(Debug, Clone, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct QuestionView {
    /// The question's name.
    pub id: String,
    /// Time of the question, in milliseconds since the game was set up.
    pub asked_at_ms: u64,
    /// The question in words.
    pub words: String,
    /// The numbers of the articles that raise the question.
    pub articles: Vec<String>,
    /// Established facts, in words.
    pub certain: Vec<String>,
    /// The lawful answers.
    pub options: Vec<OptionView>,
    /// The reason for the recommended answer, or for the lack of a recommendation.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub because: Option<String>,
}

/// A lawful answer.
#[derive(Debug, Clone, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct OptionView {
    /// The answer as the protocol has it after `Arbiter`; `TIME` is a placeholder.
    pub answer: String,
    /// The effect of the answer, in words.
    pub consequence: String,
    /// The time that the consequence assumes, in milliseconds, if the answer takes one.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub ms: Option<u64>,
    /// Clock times of White and Black after the answer, in milliseconds.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub clocks: Option<[u64; 2]>,
    /// The result, if the answer ends the game.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub result: Option<String>,
    /// The position after the answer, as the first field of a FEN, if the answer changes it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub board: Option<String>,
    /// True if this answer is recommended.
    pub recommended: bool,
}

/// A player's call for the arbiter.
#[derive(Debug, Clone, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct CallView {
    /// The journal version of the call.
    pub version: u64,
    /// Time of the call, in milliseconds since the game was set up.
    pub at_ms: u64,
    /// `white` or `black`.
    pub player: String,
    /// `stopped`, `explanation`, `assistant`, `appeal` or `adjournment`.
    pub about: String,
    /// The player's own words.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub reason: Option<String>,
}

/// Facts about a board that an arbiter can observe. None of them is a ruling.
#[derive(Debug, Clone, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct WatchView {
    /// The player of the latest illegal or irregular move that has not been corrected.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub irregular: Option<String>,
    /// The number of that move.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub irregular_number: Option<u32>,
    /// True if both kings are in check.
    pub both_in_check: bool,
    /// Number of appearances of the position, including the current one.
    pub appearances: usize,
    /// Single moves since the last capture or pawn move.
    pub quiet: u16,
    /// Single moves missing on White's and Black's scoresheets; null if the player need not record.
    pub unwritten: [Option<usize>; 2],
    /// White and Black: true if the player has not arrived.
    pub absent: [bool; 2],
    /// The moment from which an absent player forfeits, in milliseconds since the game was set up.
    /// Absent before the start.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub too_late_after_ms: Option<u64>,
    /// The player whose sealed move is in an unopened envelope.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub envelope: Option<String>,
    /// White and Black: true if the player is connected to this server.
    pub connected: [bool; 2],
}

impl QuestionView {
    /// Returns the view of a question. `open` holds all open questions, including this one.
    pub(super) fn of(
        asked: &OpenQuestion,
        advice: &Advice,
        open: &[&Question],
        words: &Words,
    ) -> Option<QuestionView> {
        let question = question(asked)?;
        let recommended = advice.recommended.as_ref();
        let options = advice.consequences.iter().map(|consequence| {
            let chosen = recommended.is_some_and(|(answer, _)| *answer == consequence.answer);
            let answer = said(question, consequence.answer, open);
            OptionView { answer, ..OptionView::of(question, consequence, chosen, words) }
        });
        let because = recommended.map(|(_, because)| because).or(advice.withheld.as_ref());
        Some(QuestionView {
            id: question.id().to_owned(),
            asked_at_ms: asked.at.get(),
            words: words.ruling(&asked.ruling),
            articles: asked.ruling.articles().iter().map(|a| a.number().to_owned()).collect(),
            certain: advice.certain.iter().map(|certain| words.certain(certain)).collect(),
            options: options.collect(),
            because: because.map(|because| words.because(because)),
        })
    }
}

pub(super) fn question(asked: &OpenQuestion) -> Option<&Question> {
    match asked.ruling.effect() {
        Effect::Question { question } => Some(question),
        _ => None,
    }
}

/// Returns the answer as protocol text. Without a name the latest question is answered, so the
/// question is named if several questions take this answer.
fn said(question: &Question, answer: Answer, open: &[&Question]) -> String {
    let by_name = matches!(answer, Answer::Agrees | Answer::Rejects | Answer::Postpones);
    let has = |other: &&&Question| other.answers().contains(&answer);
    if by_name && open.iter().filter(has).count() > 1 {
        return format!("answers {}: {answer}", question.id());
    }
    answer.to_string()
}

impl OptionView {
    fn of(question: &Question, of: &Consequence, recommended: bool, words: &Words) -> OptionView {
        OptionView {
            answer: of.answer.to_string(),
            consequence: words.consequence(question, of),
            ms: of.ms.map(Millis::get),
            clocks: of.clocks.map(|both| both.map(Millis::get)),
            result: of.result.map(|result| result.to_string()),
            board: of.effects.iter().rev().find_map(restored),
            recommended,
        }
    }
}

/// Returns the board of a restored position.
fn restored(effect: &Effect) -> Option<String> {
    match effect {
        Effect::PositionRestored { position } => position.split(' ').next().map(ToOwned::to_owned),
        _ => None,
    }
}

impl CallView {
    pub(super) fn of(call: &Call) -> CallView {
        CallView {
            version: call.version,
            at_ms: call.at.get(),
            player: call.player.to_string(),
            about: call.about.name().to_owned(),
            reason: call.reason.clone(),
        }
    }
}

impl WatchView {
    pub(super) fn of(snapshot: &Snapshot) -> WatchView {
        let watch = snapshot.watch;
        WatchView {
            irregular: watch.irregular.map(|(player, _)| player.to_string()),
            irregular_number: watch.irregular.map(|(_, number)| number),
            both_in_check: watch.both_in_check,
            appearances: watch.appearances,
            quiet: watch.quiet,
            unwritten: watch.unwritten,
            absent: watch.absent,
            too_late_after_ms: watch.too_late_after.map(Moment::get),
            envelope: watch.envelope.map(|player| player.to_string()),
            connected: snapshot.connected,
        }
    }
}
