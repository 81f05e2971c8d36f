//! What goes to arbiters only: questions with what helps to answer them, calls,
//! and what somebody sees who watches over a board.

use super::calls::Call;
use super::followed::Asked;
use super::snapshot::Snapshot;
use serde::Serialize;
use touchmove_clock::{Millis, Moment};
use touchmove_explain::Words;
use touchmove_laws::{Advice, Answer, Consequence, Effect, Question};

/// A question to the arbiter, with what helps to answer it.
#[derive(Debug, Clone, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct QuestionView {
    /// Its name.
    pub id: String,
    /// When it was asked, in milliseconds since the game was set up.
    pub asked_at_ms: u64,
    /// The question in words.
    pub words: String,
    /// The articles it is asked under.
    pub articles: Vec<String>,
    /// What is certain, in words.
    pub certain: Vec<String>,
    /// The lawful answers.
    pub options: Vec<OptionView>,
    /// Why one of them is recommended, or why none is.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub because: Option<String>,
}

/// A lawful answer.
#[derive(Debug, Clone, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct OptionView {
    /// What follows `Arbiter` in the protocol; `TIME` stands for a time.
    pub answer: String,
    /// What it brings about, in words.
    pub consequence: String,
    /// The time that is reckoned with, in milliseconds, where it takes one.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub ms: Option<u64>,
    /// What White's and Black's clock would show then, in milliseconds.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub clocks: Option<[u64; 2]>,
    /// The result, if the game were over then.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub result: Option<String>,
    /// The position then, as the first field of a FEN, if it were another.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub board: Option<String>,
    /// Whether it is the recommended one.
    pub recommended: bool,
}

/// A player calls for the arbiter.
#[derive(Debug, Clone, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct CallView {
    /// The place of the call in the journal.
    pub version: u64,
    /// When, in milliseconds since the game was set up.
    pub at_ms: u64,
    /// `white` or `black`.
    pub player: String,
    /// `stopped`, `explanation`, `assistant`, `appeal` or `adjournment`.
    pub about: String,
    /// What the player said.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub reason: Option<String>,
}

/// What somebody sees who watches over a board. Nothing of it is ruled.
#[derive(Debug, Clone, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct WatchView {
    /// Whose is the latest move that is none, or not as it should be, and
    /// that nobody has put right.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub irregular: Option<String>,
    /// That move's number.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub irregular_number: Option<u32>,
    /// Whether both kings are in check.
    pub both_in_check: bool,
    /// How often the position has appeared, the present time included.
    pub appearances: usize,
    /// Single moves since a capture or a pawn's move.
    pub quiet: u16,
    /// White's and Black's single moves that are not on the scoresheet; none
    /// where nothing need be written.
    pub unwritten: [Option<usize>; 2],
    /// Who has not arrived: White, Black.
    pub absent: [bool; 2],
    /// When who is absent comes too late, in milliseconds since the game was
    /// set up; none before the start.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub too_late_after_ms: Option<u64>,
    /// Whose sealed move lies in an envelope that has not been opened.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub envelope: Option<String>,
    /// Who is connected to this server: White, Black.
    pub connected: [bool; 2],
}

impl QuestionView {
    /// `open` is all that is asked, this question included.
    pub(super) fn of(
        asked: &Asked,
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

pub(super) fn question(asked: &Asked) -> Option<&Question> {
    match asked.ruling.effect() {
        Effect::Question { question } => Some(question),
        _ => None,
    }
}

/// How an answer is said: with the question's name where another could be
/// meant, for without one the latest is answered.
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

/// The position that a ruling brings back.
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
            about: call.about.word().to_owned(),
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
