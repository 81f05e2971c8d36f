//! What players may ask the arbiter for: an assistant, an explanation, and a
//! decision by the appeals committee.
//!
//! | provision | 2009 | 2014 | 2018 | 2023 |
//! | --- | --- | --- | --- | --- |
//! | assistant-for-moves | - | 4.9 | 4.9 | 4.9 |
//! | assistant-for-clock | 6.7.d | 6.2.e | 6.2.6 | 6.2.6 |
//! | explanation-asked | - | 11.9 | 11.9 | 11.9 |
//! | appeal | 12.10 | 11.10 | 11.10 | 11.10 |

use alloc::vec::Vec;
use alloc::borrow::ToOwned;
use serde::Serialize;
use crate::{Edition, Effect, Help, Note, Provision, Question, Refusal, Ruling};
use touchmove_board::Color;
use touchmove_clock::Millis;

/// The provision on assistants for that.
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

/// A player asks for an assistant: acceptable, and with which adjustment of
/// the clocks, if there are any?
///
/// ```
/// use touchmove_board::Color;
/// use touchmove_laws::{rules::requests::assistant, Edition, Help};
///
/// let asks = |edition| assistant(edition, Color::White, Help::Moves, true);
/// assert!(asks(Edition::Fide2009).is_none());
/// assert_eq!(asks(Edition::Fide2014).unwrap().effect().name(), "question");
/// ```
pub fn assistant(edition: Edition, player: Color, help: Help, clock: bool) -> Option<Ruling> {
    let question = Question::Assistant { player, help, clock };
    Ruling::under(edition, assistant_under(help), Effect::Question { question })
}

/// A player asks for a point of the Laws to be explained.
///
/// ```
/// use touchmove_board::Color;
/// use touchmove_laws::{rules::requests::explanation, Edition};
/// assert!(explanation(Edition::Fide2009, Color::Black).is_none());
/// assert!(explanation(Edition::Fide2023, Color::Black).is_some());
/// ```
pub fn explanation(edition: Edition, player: Color) -> Option<Ruling> {
    let what = Note::ExplanationDue { player };
    Ruling::under(edition, Provision::ExplanationAsked, Effect::Noted { what })
}

/// The arbiter explains an article of the edition, to one player or to both.
///
/// ```
/// use touchmove_board::Color;
/// use touchmove_laws::{rules::requests::explained, Edition};
///
/// let told = |number| explained(Edition::Fide2023, number, Some(Color::White));
/// assert_eq!(told("9.2")[0].effect().to_string(), "noted article_explained white 9.2");
/// assert_eq!(told("99")[0].effect().to_string(), "refused white no_such_article");
/// assert_eq!(explained(Edition::Fide2023, "9.2", None).len(), 2);
/// ```
pub fn explained(edition: Edition, number: &str, to: Option<Color>) -> Vec<Ruling> {
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

/// Against what a player appeals.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
pub struct Appealed {
    /// Whether the event allows appeals.
    pub allowed: bool,
    /// Whether it is a decision on a quickplay finish or about a game without
    /// an arbiter, which stands in 2009.
    pub is_final: bool,
}

/// A player appeals.
///
/// ```
/// use touchmove_board::Color;
/// use touchmove_laws::{rules::requests::{appeal, Appealed}, Edition};
///
/// let quickplay = Appealed { allowed: true, is_final: true };
/// let name = |edition| appeal(edition, Color::White, quickplay).unwrap().effect().name();
/// assert_eq!(name(Edition::Fide2009), "refused");
/// assert_eq!(name(Edition::Fide2014), "noted");
/// ```
pub fn appeal(edition: Edition, player: Color, against: Appealed) -> Option<Ruling> {
    let heard = match edition {
        Edition::Fide2009 | Edition::Finland2009 => !against.is_final,
        Edition::FinnishBlitz2008 => false,
        Edition::Fide2014 | Edition::Fide2018 | Edition::Fide2023 | Edition::Casual => true,
    };
    let effect = match heard && against.allowed {
        true => Effect::Noted { what: Note::Appealed { player } },
        false => Effect::Refused { player, why: Refusal::NoAppeal },
    };
    Ruling::under(edition, Provision::Appeal, effect)
}

/// The arbiter accepts an assistant without an adjustment of the clocks, or
/// does not accept one.
///
/// ```
/// use touchmove_board::Color;
/// use touchmove_laws::{rules::requests::assistant_answered, Edition, Help};
/// let ruling = assistant_answered(Edition::Fide2023, Color::White, Help::Clock, true).unwrap();
/// assert_eq!(ruling.articles()[0].number(), "6.2.6");
/// ```
pub fn assistant_answered(
    edition: Edition,
    player: Color,
    help: Help,
    accepted: bool,
) -> Option<Ruling> {
    let what = match accepted {
        true => Note::AssistantAccepted { player },
        false => Note::AssistantRejected { player },
    };
    Ruling::under(edition, assistant_under(help), Effect::Noted { what })
}

/// The time that an assistant costs.
///
/// ```
/// use touchmove_board::Color;
/// use touchmove_clock::Millis;
/// use touchmove_laws::{rules::requests::assistant_costs, Edition, Help};
/// let ruling = assistant_costs(Edition::Fide2009, Color::White, Help::Clock, Millis::minutes(10)).unwrap();
/// assert_eq!(ruling.articles()[0].number(), "6.7.d");
/// ```
pub fn assistant_costs(edition: Edition, player: Color, help: Help, ms: Millis) -> Option<Ruling> {
    Ruling::under(edition, assistant_under(help), Effect::TimeRemoved { player, ms })
}

/// Whether the arbiter is advised to make the clocks up for an assistant who
/// presses them (2009).
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
        Edition::Fide2014 | Edition::Fide2018 | Edition::Fide2023 | Edition::Casual => false,
    }
}
