//! Rulings on an incident at a board whose moves are not recorded: effects, arbiter steps, missing
//! facts and open decisions.

use crate::language::say;
use crate::refusal::{Refusal, edition};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use touchmove_board::Color;
use touchmove_explain::Words;
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
    /// Rulings, without routine ones such as clock starts and stops.
    pub rulings: Vec<IncidentRuling>,
    /// The arbiter's physical steps with pieces and clock, in order.
    pub hands: Vec<String>,
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

/// A ruling on one line of the incident.
#[derive(Debug, Clone, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct IncidentRuling {
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
    pub hands: Vec<String>,
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
    let told = judged.rulings.iter().filter(|given| is_listed(given.ruling.effect()));
    let open = |given: &&EventRuling| match given.ruling.effect() {
        Effect::Question { question } => judged.game.questions().contains(question),
        _ => false,
    };
    let open = judged.rulings.iter().filter(open);
    IncidentView {
        laws: judged.edition.name().to_owned(),
        rulings: told.map(|given| ruling(words, given, header)).collect(),
        hands: words.arbiter_steps(&effects, judged.game.clocks_await_an_answer(), clock),
        needed: judged.rulings.iter().rev().find_map(|given| needed(words, &given.ruling)),
        questions: open.filter_map(|given| judgement(words, given, &effects, clock)).collect(),
        articles: all_articles(judged),
        result: match judged.game.status() {
            Status::Over(result, _) => Some(result.to_string()),
            _ => None,
        },
        otherwise: otherwise(words, judged),
    }
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

fn ruling(words: &Words, given: &EventRuling, header: usize) -> IncidentRuling {
    let effect = given.ruling.effect();
    let mut view = IncidentRuling {
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
    let view = |said: String| FactView {
        words: words.fact(&said),
        takes: takes(&said).map(ToOwned::to_owned),
        fact: said,
    };
    fact.answers().into_iter().map(view).collect()
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
    effects: &[&Effect],
    clock: Option<Option<Color>>,
) -> Option<JudgementView> {
    let (Effect::Question { question }, Some(advice)) = (given.ruling.effect(), &given.advice)
    else {
        return None;
    };
    let hands = |decided: &str| words.arbiter_steps_with(decided, effects, clock);
    let option = |one| option(words, question, advice, one, hands);
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
    hands: impl Fn(&str) -> Vec<String>,
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
        hands: if line.is_none() { hands(&said) } else { Vec::new() },
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
