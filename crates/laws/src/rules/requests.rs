//! Players' requests to the arbiter: for an assistant, an explanation, or a decision by the appeals
//! committee.
//!
//! | provision | 2009 | 2014 | 2017 | 2018 | 2023 |
//! | --- | --- | --- | --- | --- | --- |
//! | assistant-for-moves | - | 4.9 | 4.9 | 4.9 | 4.9 |
//! | assistant-for-clock | 6.7.d | 6.2.e | 6.2.6 | 6.2.6 | 6.2.6 |
//! | explanation-asked | - | 11.9 | 11.9 | 11.9 | 11.9 |
//! | appeal | 12.10 | 11.10 | 11.10 | 11.10 | 11.10 |
//! | (finnish-final) | - | - | - | - | - |
//! | (quickplay-final) | 10.2.d | - | - | - | - |
//! | (quickplay-referred) | D.1 | G.6.b | GIII.6.2 | GIII.6.2 | GIII.6.2 |

use super::{Rule, RuleId, ask_under, at_most_one, note_under, rule_under};
use crate::{Edition, Effect, Help, Note, Provision, Question, Refusal, Ruling};
use alloc::borrow::ToOwned;
use alloc::vec::Vec;
use serde::Serialize;
use touchmove_board::Color;
use touchmove_clock::Millis;

/// A request to the arbiter, or the answer.
#[derive(Debug, Clone, Serialize)]
#[serde(tag = "case", rename_all = "snake_case")]
pub enum Requests<'a> {
    /// A player asks for an assistant. The arbiter decides on the assistant and on an adjustment of
    /// the clocks.
    Assistant {
        /// The player.
        player: Color,
        /// The kind of help.
        help: Help,
        /// True if the game has a clock.
        clock: bool,
    },
    /// A player asks for an explanation of the Laws.
    Explanation {
        /// The player.
        player: Color,
    },
    /// The arbiter explains an article of the edition to one player or to both.
    Explained {
        /// The number of the article.
        number: &'a str,
        /// The player who receives the explanation; absent if both do.
        to: Option<Color>,
    },
    /// A player appeals.
    Appeal {
        /// The player.
        player: Color,
        /// The subject of the appeal.
        against: AppealSubject,
    },
    /// The arbiter accepts an assistant without adjusting the clocks, or rejects the assistant.
    AssistantAnswered {
        /// The player.
        player: Color,
        /// The kind of help.
        help: Help,
        /// True if the arbiter accepts.
        accepted: bool,
    },
    /// A player loses time for an assistant.
    AssistantCosts {
        /// The player.
        player: Color,
        /// The kind of help.
        help: Help,
        /// The time that the player loses.
        ms: Millis,
    },
}

impl Rule for Requests<'_> {
    const ID: RuleId = RuleId::Requests;

    fn rulings(&self, edition: Edition) -> Vec<Ruling> {
        match *self {
            Requests::Assistant { player, help, clock } => {
                let question = Question::Assistant { player, help, clock };
                ask_under(edition, assistant_under(help), question)
            }
            Requests::Explanation { player } => {
                let what = Note::ExplanationDue { player };
                note_under(edition, Provision::ExplanationAsked, what)
            }
            Requests::Explained { number, to } => explained(edition, number, to),
            Requests::Appeal { player, against } => at_most_one(appeal(edition, player, against)),
            Requests::AssistantAnswered { player, help, accepted } => {
                let what = match accepted {
                    true => Note::AssistantAccepted { player },
                    false => Note::AssistantRejected { player },
                };
                note_under(edition, assistant_under(help), what)
            }
            Requests::AssistantCosts { player, help, ms } => {
                rule_under(edition, assistant_under(help), Effect::TimeRemoved { player, ms })
            }
        }
    }
}

/// Returns the provision on assistants for this kind of help.
///
/// ```
/// use touchmove_laws::{rules::requests::assistant_under, Edition, Help};
/// let article = |edition: Edition| edition.cite(assistant_under(Help::Clock)).unwrap();
/// assert_eq!(article(Edition::Fide2014).number(), "6.2.e");
/// ```
pub const fn assistant_under(help: Help) -> Provision {
    match help {
        Help::Moves => Provision::AssistantForMoves,
        Help::Clock => Provision::AssistantForClock,
    }
}

fn explained(edition: Edition, number: &str, to: Option<Color>) -> Vec<Ruling> {
    let article = edition.article(number).map(|article| article.number().to_owned());
    let effect = |player| match &article {
        Some(article) => {
            Effect::Noted { what: Note::ArticleExplained { player, article: article.clone() } }
        }
        None => Effect::Refused { player, why: Refusal::NoSuchArticle },
    };
    let players = Color::ALL.into_iter().filter(|player| to.is_none_or(|to| to == *player));
    let ruled =
        players.filter_map(|p| Ruling::under(edition, Provision::ExplanationAsked, effect(p)));
    ruled.collect()
}

/// The decision that a player appeals against.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
pub struct AppealSubject {
    /// True if the event allows appeals.
    pub allowed: bool,
    /// The decision.
    pub decision: Decided,
}

/// Kinds of decisions: FIDE 2009 makes the first two final.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Decided {
    /// A decision on a quickplay finish.
    OnQuickplay,
    /// A decision about a game that no arbiter supervised.
    WithoutArbiter,
    /// Any other decision.
    Otherwise,
}

impl Decided {
    /// Returns the provision that makes the decision final, if it is final.
    const fn final_by(self, edition: Edition) -> Option<Provision> {
        match edition {
            Edition::FinnishBlitz2008 => Some(Provision::FinnishFinal),
            Edition::Fide2009 | Edition::Finland2009 => match self {
                Decided::OnQuickplay => Some(Provision::QuickplayFinal),
                Decided::WithoutArbiter => Some(Provision::QuickplayReferred),
                Decided::Otherwise => None,
            },
            Edition::Fide2014 | Edition::Fide2017 | Edition::Fide2018 | Edition::Fide2023 | Edition::Casual => None,
        }
    }
}

fn appeal(edition: Edition, player: Color, against: AppealSubject) -> Option<Ruling> {
    let final_by = against.decision.final_by(edition);
    let effect = match final_by.is_none() && against.allowed {
        true => Effect::Noted { what: Note::Appealed { player } },
        false => Effect::Refused { player, why: Refusal::NoAppeal },
    };
    let ruling = Ruling::under(edition, final_by.unwrap_or(Provision::Appeal), effect)?;
    // Finnish blitz has its own article, against which the Laws' article on appeals does not count.
    if final_by == Some(Provision::FinnishFinal) {
        return Some(ruling);
    }
    Some(ruling.and(Provision::Appeal))
}

/// True if the arbiter should adjust the clocks for an assistant who presses them (2009).
///
/// ```
/// use touchmove_laws::{rules::requests::clocks_make_up, Edition, Help};
/// assert!(clocks_make_up(Edition::Fide2009, Help::Clock));
/// ```
pub const fn clocks_make_up(edition: Edition, help: Help) -> bool {
    match edition {
        Edition::Fide2009 | Edition::Finland2009 | Edition::FinnishBlitz2008 => {
            matches!(help, Help::Clock)
        }
        Edition::Fide2014 | Edition::Fide2017 | Edition::Fide2018 | Edition::Fide2023 | Edition::Casual => false,
    }
}
