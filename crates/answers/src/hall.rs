//! An incident at a board that nobody records: what is ruled, what is to be
//! done with hands and clock, what is still to be said, what is to be decided.

use crate::language::say;
use crate::refusal::{Refusal, edition};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use touchmove_board::Color;
use touchmove_explain::Words;
use touchmove_game::protocol::Given;
use touchmove_game::{Act, Event, Judged, Protocol, ProtocolError, Status};
use touchmove_laws::report::Fact;
use touchmove_laws::rules::electronic_device::event_may_be_milder;
use touchmove_laws::{
    Advice, Answer, Arg, Consequence, Effect, Note, Question, Ruling, Termination,
};

/// The most tags, the most lines, the most characters of one.
const MOST: (usize, usize, usize) = (24, 60, 400);

/// What has happened, under what regulations.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Incident {
    /// The event's tags, as protocols have them: `Laws`, `TimeControl`, `Supervision` ...
    pub tags: BTreeMap<String, String>,
    /// Lines of a protocol: reports, and then what the arbiter has decided.
    pub lines: Vec<String>,
}

/// What the Laws say about it.
#[derive(Debug, Clone, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct IncidentView {
    /// The edition.
    pub laws: String,
    /// What is ruled, without what is routine.
    pub rulings: Vec<IncidentRuling>,
    /// What the arbiter does with hands and clock upon all of it, in order.
    pub hands: Vec<String>,
    /// What the ruling depends on and nobody has said yet.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub needed: Option<NeededView>,
    /// What is left to the arbiter's judgement.
    pub questions: Vec<JudgementView>,
    /// Every article that is about it, of what was asked and decided too.
    pub articles: Vec<String>,
    /// The result, if the game is over.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub result: Option<String>,
    /// What the rules of an event may have otherwise, and these are not known to have.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub otherwise: Option<String>,
}

/// A ruling.
#[derive(Debug, Clone, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct IncidentRuling {
    /// The line that it rules on, from 0.
    pub line: usize,
    /// What it brings about, by its name: `illegal_move`.
    pub effect: String,
    /// Whom it is about: `white` or `black`.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub player: Option<String>,
    /// The how-many-th it is, where such things are counted.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub count: Option<u64>,
    /// In words.
    pub words: String,
    /// The articles it is given under.
    pub articles: Vec<String>,
}

/// A fact that the ruling depends on.
#[derive(Debug, Clone, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct NeededView {
    /// Its name: `answered`, `has white`.
    pub fact: String,
    /// The question in words.
    pub words: String,
    /// The articles that depend on it.
    pub articles: Vec<String>,
    /// What can be said of it.
    pub answers: Vec<FactView>,
}

/// Something that can be said.
#[derive(Debug, Clone, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct FactView {
    /// As a report says it; `N`, `TIME` and `FEN` stand for what is put in.
    pub fact: String,
    /// In words.
    pub words: String,
    /// What is put in: `number`, `time` or `position`.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub takes: Option<String>,
}

/// A decision that is the arbiter's.
#[derive(Debug, Clone, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct JudgementView {
    /// The question in words.
    pub words: String,
    /// The articles that leave it to the arbiter.
    pub articles: Vec<String>,
    /// The lawful decisions.
    pub options: Vec<OptionOfJudgement>,
    /// Why one of them is recommended, or why none is.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub because: Option<String>,
}

/// A lawful decision.
#[derive(Debug, Clone, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct OptionOfJudgement {
    /// The line of the protocol that says it, with a usual time where it takes one; none
    /// where it takes times that only the arbiter at the board can know.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub line: Option<String>,
    /// What it brings about.
    pub words: String,
    /// What the arbiter then does with hands and clock, where no line says it.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub hands: Vec<String>,
    /// The usual time, in milliseconds, where it takes one.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub ms: Option<u64>,
    /// The result, if the game were over then.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub result: Option<String>,
    /// Whether it is the recommended one.
    pub recommended: bool,
}

/// What the Laws say about an incident.
///
/// ```
/// use touchmove_answers::hall::{Incident, ruled};
/// use touchmove_answers::words;
/// use touchmove_explain::Language;
/// let tags = [("Laws".to_owned(), "FIDE 2023".to_owned())].into();
/// let lines = vec!["Arbiter reports flag of White".to_owned()];
/// let view = ruled(words(Language::English), &Incident { tags, lines }).unwrap();
/// assert_eq!(view.needed.unwrap().fact, "has black");
/// ```
///
/// # Errors
/// If it is too long, names no edition, or a line cannot be read or cannot have happened.
pub fn ruled(words: &Words, incident: &Incident) -> Result<IncidentView, Refusal> {
    let (header, text) = text(incident)?;
    let edition = edition(incident.tags.get("Laws").map_or("", String::as_str))?;
    let told = |error: ProtocolError| refused(&error, header, incident);
    let protocol = Protocol::parse(&text).map_err(told)?;
    let judged = protocol.judge(edition).map_err(told)?;
    Ok(view(words, &protocol, &judged, header))
}

/// The protocol, and how many lines stand before the first that was said.
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

/// An error of the protocol as one of what was asked.
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
    let told = judged.rulings.iter().filter(|given| is_told(given.ruling.effect()));
    let open = |given: &&Given| match given.ruling.effect() {
        Effect::Question { question } => judged.game.questions().contains(question),
        _ => false,
    };
    let open = judged.rulings.iter().filter(open);
    IncidentView {
        laws: judged.edition.name().to_owned(),
        rulings: told.map(|given| ruling(words, given, header)).collect(),
        hands: words.hands(&effects, !judged.game.questions().is_empty(), clock),
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

/// A player who has lost because of a telephone asks what the event's own rules say.
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

/// Whose clock has been running.
fn running(event: &Event) -> Option<Color> {
    match &event.act {
        Act::Report(report) => report.runs(),
        _ => None,
    }
}

/// What an arbiter reads: not whose clock runs, which stands in the order of hands and clock,
/// nor that a decision was one.
fn is_told(effect: &Effect) -> bool {
    !matches!(
        effect,
        Effect::Noted { what: Note::QuestionSettled }
            | Effect::ClockStarted { .. }
            | Effect::ClockStopped { .. }
            | Effect::FactNeeded { .. }
            | Effect::Question { .. }
    )
}

fn ruling(words: &Words, given: &Given, header: usize) -> IncidentRuling {
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

/// Each once, as they come: not what a fact was asked under.
fn all_articles(judged: &Judged) -> Vec<String> {
    let is_question = |effect: &Effect| matches!(effect, Effect::Question { .. });
    let is_about_it = |effect: &Effect| is_told(effect) || is_question(effect);
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

/// What is put into an answer.
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
    given: &Given,
    effects: &[&Effect],
    clock: Option<Option<Color>>,
) -> Option<JudgementView> {
    let (Effect::Question { question }, Some(advice)) = (given.ruling.effect(), &given.advice)
    else {
        return None;
    };
    let hands = |decided: &str| words.hands_with(decided, effects, clock);
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
        // Nothing is recorded here: what the arbiter has seen is reported, with what depends on it.
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

/// `h:mm:ss`.
fn clock(ms: u64) -> String {
    let seconds = ms / 1_000;
    format!("{}:{:02}:{:02}", seconds / 3_600, seconds / 60 % 60, seconds % 60)
}
