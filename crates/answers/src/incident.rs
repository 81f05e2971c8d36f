//! Rulings on an incident at a board whose moves are not recorded: effects, arbiter steps, missing
//! facts and open decisions.

use crate::language::say;
use crate::refusal::{Refusal, edition};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use touchmove_board::Color;
use touchmove_explain::{ArbiterStep, Words};
use touchmove_game::protocol::EventRuling;
use touchmove_game::{Act, Event, Judged, Protocol, ProtocolError, Status};
use touchmove_laws::report::Fact;
use touchmove_laws::rules::electronic_device::event_may_be_milder;
use touchmove_laws::{
    Advice, Answer, Arg, Consequence, Effect, Note, Question, Ruling, Termination,
};

/// Limits: number of tags, number of lines, characters per tag or line.
const MOST: (usize, usize, usize) = (24, 60, 400);

/// An incident and the regulations of its event.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Incident {
    /// The event's tags, as protocols have them: `Laws`, `TimeControl`, `Supervision` ...
    pub tags: BTreeMap<String, String>,
    /// Protocol lines: first the reports, then the arbiter's decisions.
    pub lines: Vec<String>,
}

/// Rulings on an incident, and the steps left for the arbiter.
#[derive(Debug, Clone, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct IncidentView {
    /// The edition's name.
    pub laws: String,
    /// The facts known so far, as reported: the answers to the questions of `needed`.
    pub facts: Vec<FactView>,
    /// The headline: the effect that decides. Absent if a question decides or a fact is missing.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub verdict: Option<String>,
    /// Rulings, without routine ones such as clock starts and stops.
    pub rulings: Vec<IncidentRuling>,
    /// The arbiter's steps with pieces and clock, in order.
    pub steps: Vec<ArbiterStepView>,
    /// The next fact that the ruling depends on, if no line states it yet.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub needed: Option<NeededView>,
    /// Decisions left to the arbiter's judgement.
    pub questions: Vec<JudgementView>,
    /// Numbers of all articles cited by rulings, questions and decisions, without duplicates.
    pub articles: Vec<String>,
    /// The result, if the game is over.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub result: Option<String>,
    /// A remark that the event's own rules may be milder. Present only if the tags do not state the
    /// event's rule.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub otherwise: Option<String>,
}

/// A step for the arbiter at the board.
#[derive(Debug, Clone, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct ArbiterStepView {
    /// The step in the reader's language.
    pub words: String,
    /// The change of a clock, if the step is one.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub clock: Option<ClockChangeView>,
    /// The numbers of the articles that require the step.
    pub articles: Vec<String>,
}

/// A change of one clock.
#[derive(Debug, Clone, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct ClockChangeView {
    /// The owner of the clock: `white` or `black`.
    pub player: String,
    /// Milliseconds to add; negative to take away.
    pub ms: i64,
    /// The clock's name in the reader's language.
    pub words: String,
}

/// The place of a ruling in an answer.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum Stated {
    /// The headline states the ruling.
    Verdict,
    /// A step carries it out, or none is needed any more.
    Step,
    /// Neither.
    Remark,
}

/// A ruling on one line of the incident.
#[derive(Debug, Clone, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct IncidentRuling {
    /// Where the answer states the ruling.
    pub stated: Stated,
    /// The index of the line that caused the ruling, from 0.
    pub line: usize,
    /// The effect's name: `illegal_move`.
    pub effect: String,
    /// The player concerned: `white` or `black`.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub player: Option<String>,
    /// The ordinal number, for effects that are counted: 2 for the second illegal move.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub count: Option<u64>,
    /// The ruling in the reader's language.
    pub words: String,
    /// The numbers of the articles that justify the ruling.
    pub articles: Vec<String>,
}

/// A fact that the ruling depends on.
#[derive(Debug, Clone, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct NeededView {
    /// The fact's name: `answered`, `has white`.
    pub fact: String,
    /// The question in the reader's language.
    pub words: String,
    /// The numbers of the articles that depend on the fact.
    pub articles: Vec<String>,
    /// The possible answers.
    pub answers: Vec<FactView>,
}

/// A possible answer to a question about a fact.
#[derive(Debug, Clone, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct FactView {
    /// The answer in the words of a report; `N`, `TIME` and `FEN` are placeholders.
    pub fact: String,
    /// The answer in the reader's language.
    pub words: String,
    /// The type of the placeholder's value: `number`, `time` or `position`.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub takes: Option<String>,
}

/// A decision that the Laws leave to the arbiter.
#[derive(Debug, Clone, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct JudgementView {
    /// The question in the reader's language.
    pub words: String,
    /// The numbers of the articles that leave the decision to the arbiter.
    pub articles: Vec<String>,
    /// The lawful options.
    pub options: Vec<OptionOfJudgement>,
    /// The reason for the recommended option, or for the lack of a recommendation.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub because: Option<String>,
}

/// A lawful option of a decision.
#[derive(Debug, Clone, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct OptionOfJudgement {
    /// The protocol line for the option, with the usual time filled in. Absent if the option needs
    /// times that only the arbiter at the board can know.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub line: Option<String>,
    /// The option's effect, in the reader's language.
    pub words: String,
    /// The arbiter's physical steps for an option without a `line`.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub steps: Vec<ArbiterStepView>,
    /// The usual time in milliseconds, if the option takes one.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub ms: Option<u64>,
    /// The result, if the option ends the game.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub result: Option<String>,
    /// True if this option is recommended.
    pub recommended: bool,
}

/// Judges an incident.
///
/// ```
/// use touchmove_answers::incident::{Incident, judge};
/// use touchmove_answers::words;
/// use touchmove_explain::Language;
/// let tags = [("Laws".to_owned(), "FIDE 2023".to_owned())].into();
/// let lines = vec!["Arbiter reports flag of White".to_owned()];
/// let view = judge(words(Language::English), &Incident { tags, lines }).unwrap();
/// assert_eq!(view.needed.unwrap().fact, "has black");
/// ```
///
/// # Errors
/// If the incident is too long, names no edition, or has a line that is unreadable or impossible.
pub fn judge(words: &Words, incident: &Incident) -> Result<IncidentView, Refusal> {
    let (header, text) = text(incident)?;
    let edition = edition(incident.tags.get("Laws").map_or("", String::as_str))?;
    let told = |error: ProtocolError| refused(&error, header, incident);
    let protocol = Protocol::parse(&text).map_err(told)?;
    let judged = protocol.judge(edition).map_err(told)?;
    Ok(view(words, &protocol, &judged, header))
}

/// Returns the incident as protocol text, and the number of lines before the first report.
fn text(incident: &Incident) -> Result<(usize, String), Refusal> {
    let (tags, lines, long) = MOST;
    if incident.tags.len() > tags {
        return Err(Refusal::too_much("tags", tags));
    }
    if incident.lines.len() > lines {
        return Err(Refusal::too_much("lines", lines));
    }
    let texts = incident.tags.iter().flat_map(|(name, value)| [name, value]);
    for text in texts.chain(&incident.lines) {
        if text.chars().count() > long {
            return Err(Refusal::too_much("line", long));
        }
        if text.chars().any(|c| c.is_control() || c == '"' || c == '#') {
            return Err(Refusal::unreadable(text.escape_default().to_string()));
        }
    }
    let tags: String =
        incident.tags.iter().map(|(name, value)| format!("[{name} \"{value}\"]\n")).collect();
    let header = format!("{tags}[Moves \"reported\"]\n\n");
    Ok((incident.tags.len() + 2, format!("{header}{}\n", incident.lines.join("\n"))))
}

/// Converts a protocol error into a refusal that names the line of the request.
fn refused(error: &ProtocolError, header: usize, incident: &Incident) -> Refusal {
    let line = error.line.checked_sub(header + 1).and_then(|at| incident.lines.get(at));
    match line {
        Some(line) => Refusal::no_event(line, error.column, &error.message),
        None => Refusal::no_setup(&error.message),
    }
}

fn view(words: &Words, protocol: &Protocol, judged: &Judged, header: usize) -> IncidentView {
    let clock = judged.game.regulations().time_control.has_clock();
    let clock = clock.then(|| protocol.entries.iter().rev().find_map(|e| running(&e.event)));
    let effects: Vec<&Effect> = judged.rulings.iter().map(|given| given.ruling.effect()).collect();
    let waits = judged.game.clocks_await_an_answer();
    let open = |given: &&EventRuling| match given.ruling.effect() {
        Effect::Question { question } => judged.game.questions().contains(question),
        _ => false,
    };
    let open: Vec<&EventRuling> = judged.rulings.iter().filter(open).collect();
    let verdict = words.verdict(&effects, !open.is_empty());
    let decides = verdict.as_ref().and_then(|verdict| verdict.effect);
    let told = judged.rulings.iter().enumerate();
    let told = told.filter(|(_, given)| is_listed(given.ruling.effect()));
    let told = told.map(|(at, given)| ruling(words, given, header, decides == Some(at)));
    let steps = |steps| step_views(steps, &judged.rulings);
    let asked = |given| {
        judgement(words, given, |decided| steps(words.arbiter_steps_with(decided, &effects, clock)))
    };
    IncidentView {
        laws: judged.edition.name().to_owned(),
        facts: known(words, protocol),
        verdict: verdict.map(|verdict| verdict.words),
        rulings: told.collect(),
        steps: steps(words.arbiter_steps(&effects, waits, clock)),
        needed: judged.rulings.iter().rev().find_map(|given| needed(words, &given.ruling)),
        questions: open.into_iter().filter_map(asked).collect(),
        articles: all_articles(judged),
        result: match judged.game.status() {
            Status::Over(result, _) => Some(result.to_string()),
            _ => None,
        },
        otherwise: otherwise(words, judged),
    }
}

/// Returns the known facts of all reports.
fn known(words: &Words, protocol: &Protocol) -> Vec<FactView> {
    let facts = protocol.entries.iter().filter_map(|entry| match &entry.event.act {
        Act::Report(report) => report.facts(),
        _ => None,
    });
    facts.flat_map(|facts| facts.words()).map(|said| fact_view(words, said)).collect()
}

fn fact_view(words: &Words, said: String) -> FactView {
    let takes = takes(&said).map(ToOwned::to_owned);
    FactView { words: words.fact(&said), takes, fact: said }
}

/// Adds the articles to the steps.
fn step_views(steps: Vec<ArbiterStep>, rulings: &[EventRuling]) -> Vec<ArbiterStepView> {
    let view = |step: ArbiterStep| ArbiterStepView {
        words: step.words,
        clock: step.clock.map(|change| ClockChangeView {
            player: change.player.to_string(),
            ms: change.ms,
            words: change.words,
        }),
        articles: step
            .effect
            .and_then(|at| rulings.get(at))
            .map_or_else(Vec::new, |given| articles(&given.ruling)),
    };
    steps.into_iter().map(view).collect()
}

/// Returns the remark for a player who loses because of a telephone, unless the event's rule is
/// known.
fn otherwise(words: &Words, judged: &Judged) -> Option<String> {
    let known = judged.game.regulations().devices.are_penalised_milder();
    let open = event_may_be_milder(judged.edition) && !known;
    match judged.game.status() {
        Status::Over(_, Termination::ElectronicDevice) if open => {
            Some(say(words, "hall-milder-penalty", &[]))
        }
        _ => None,
    }
}

/// Returns the player whose clock was running, if a report says so.
fn running(event: &Event) -> Option<Color> {
    match &event.act {
        Act::Report(report) => report.runs(),
        _ => None,
    }
}

/// True if the arbiter's list of rulings includes the effect. Clock steps are listed under `hands`.
/// A settled question is left out, because the arbiter has settled it.
fn is_listed(effect: &Effect) -> bool {
    !matches!(
        effect,
        Effect::Noted { what: Note::QuestionSettled }
            | Effect::ClockStarted { .. }
            | Effect::ClockStopped { .. }
            | Effect::FactNeeded { .. }
            | Effect::Question { .. }
    )
}

fn ruling(words: &Words, given: &EventRuling, header: usize, decides: bool) -> IncidentRuling {
    let effect = given.ruling.effect();
    let mut view = IncidentRuling {
        stated: match effect {
            _ if decides => Stated::Verdict,
            effect if Words::is_step(effect) => Stated::Step,
            _ => Stated::Remark,
        },
        line: given.line.saturating_sub(header + 1),
        effect: effect.name().to_owned(),
        player: None,
        count: None,
        words: words.ruling(&given.ruling),
        articles: articles(&given.ruling),
    };
    for (name, arg) in effect.args() {
        match (name, arg) {
            ("player", Arg::Player(player)) => view.player = Some(player.to_string()),
            ("count", Arg::Number(count)) => view.count = Some(count),
            _ => {}
        }
    }
    view
}

fn articles(ruling: &Ruling) -> Vec<String> {
    ruling.articles().iter().map(|article| article.number().to_owned()).collect()
}

/// Returns the article numbers without duplicates, in order. Articles behind requests for facts are
/// left out.
fn all_articles(judged: &Judged) -> Vec<String> {
    let is_question = |effect: &Effect| matches!(effect, Effect::Question { .. });
    let is_about_it = |effect: &Effect| is_listed(effect) || is_question(effect);
    let rulings = judged.rulings.iter().map(|given| &given.ruling);
    let told = rulings.filter(|ruling| is_about_it(ruling.effect()));
    let mut all: Vec<String> = Vec::new();
    for article in told.flat_map(articles) {
        if !all.contains(&article) {
            all.push(article);
        }
    }
    all
}

fn needed(words: &Words, ruling: &Ruling) -> Option<NeededView> {
    let Effect::FactNeeded { fact } = ruling.effect() else { return None };
    Some(NeededView {
        fact: fact.to_string(),
        words: words.ruling(ruling),
        articles: articles(ruling),
        answers: answers(words, fact),
    })
}

fn answers(words: &Words, fact: &Fact) -> Vec<FactView> {
    fact.answers().into_iter().map(|said| fact_view(words, said)).collect()
}

/// Returns the type of value that an answer's placeholder needs.
fn takes(said: &str) -> Option<&'static str> {
    said.split(' ').find_map(|word| match word {
        "N" => Some("number"),
        "TIME" => Some("time"),
        "FEN" => Some("position"),
        _ => None,
    })
}

fn judgement(
    words: &Words,
    given: &EventRuling,
    steps: impl Fn(&str) -> Vec<ArbiterStepView>,
) -> Option<JudgementView> {
    let (Effect::Question { question }, Some(advice)) = (given.ruling.effect(), &given.advice)
    else {
        return None;
    };
    let option = |one| option(words, question, advice, one, &steps);
    let options = advice.consequences.iter().map(option);
    let because = advice.recommended.as_ref().map(|(_, because)| because);
    let because = because.or(advice.withheld.as_ref());
    Some(JudgementView {
        words: words.ruling(&given.ruling),
        articles: articles(&given.ruling),
        options: options.collect(),
        because: because.map(|because| words.because(because)),
    })
}

fn option(
    words: &Words,
    question: &Question,
    advice: &Advice,
    of: &Consequence,
    steps: impl Fn(&str) -> Vec<ArbiterStepView>,
) -> OptionOfJudgement {
    let said = format!("Arbiter {}", of.answer);
    let said = match of.answer {
        // No moves are recorded here, so a flag must be reported, with the facts that depend on it.
        Answer::ObservesFlag(_) => said.replacen("observes", "reports", 1),
        _ => said,
    };
    let line = match of.ms {
        Some(ms) => Some(said.replacen("TIME", &clock(ms.get()), 1)),
        None => Some(said),
    };
    let line = line.filter(|line| takes(line).is_none());
    let said = words.consequence(question, of);
    OptionOfJudgement {
        steps: if line.is_none() { steps(&said) } else { Vec::new() },
        line,
        words: said,
        ms: of.ms.map(|ms| ms.get()),
        result: of.result.map(|result| result.to_string()),
        recommended: advice.recommended.as_ref().is_some_and(|(answer, _)| *answer == of.answer),
    }
}

/// Formats a time as `h:mm:ss`.
fn clock(ms: u64) -> String {
    let seconds = ms / 1_000;
    format!("{}:{:02}:{:02}", seconds / 3_600, seconds / 60 % 60, seconds % 60)
}
