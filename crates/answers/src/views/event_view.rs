//! Views of events and their rulings.

use super::happening::{Happening, Occurrence, as_object, public_text};
use super::permissions::{Mode, Permissions};
use super::reasons_view::WhyView;
use super::snapshot::Snapshot;
use super::state::StateView;
use serde::Serialize;
use serde_json::{Map, Value};
use touchmove_explain::Words;
use touchmove_laws::{Effect, Note, Ruling};

/// An event and the state after it.
#[derive(Debug, Clone, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct StepView {
    /// The event.
    pub happening: HappeningView,
    /// The state after the event.
    pub state: StateView,
}

impl StepView {
    /// Returns the step as these permissions show it; `None` if the permissions hide the event.
    pub fn of(
        happening: &Happening,
        snapshot: &Snapshot,
        permissions: Permissions,
        words: &Words,
    ) -> Option<StepView> {
        let happening = HappeningView::of(happening, permissions, words)?;
        Some(StepView { happening, state: StateView::of(snapshot, permissions, words) })
    }
}

/// An event as a reader sees it.
#[derive(Debug, Clone, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct HappeningView {
    /// The journal version. A missing number means that the event is hidden from this reader.
    pub version: u64,
    /// Milliseconds since the game was set up.
    pub at_ms: u64,
    /// Unix time in milliseconds by the server's clock; for display only.
    pub wall_ms: u64,
    /// The observed event in protocol words: `White plays e4`.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub event: Option<String>,
    /// The event in the reader's language. Absent in English, which is the protocol's language, and
    /// in a language without a sentence for the event.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub told: Option<String>,
    /// The event as an object; a sealed move is left out.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", schema(schema_with = act))]
    pub act: Option<Value>,
    /// The reason why the server stopped the clocks: `crash` or `planned`.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub interrupted: Option<String>,
    /// A player's statement that takes the place of an arbiter's.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub said: Option<String>,
    /// The seat that reported the event, for arbiters only. Absent if the server noticed the event.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub seat: Option<String>,
    /// Rulings on the event.
    pub rulings: Vec<RulingView>,
}

impl HappeningView {
    fn of(happening: &Happening, permissions: Permissions, words: &Words) -> Option<HappeningView> {
        let act = happening.what.act();
        let all = happening.what.rulings();
        let seen = all.iter().enumerate().filter(|(_, ruling)| permissions.sees(ruling, all, act));
        let view = |(at, ruling)| {
            let view = RulingView::of(ruling, permissions, words);
            let why = WhyView::of(happening, at, &view.fields, permissions, words);
            RulingView { why, ..view }
        };
        let mut view = HappeningView {
            version: happening.version,
            at_ms: happening.at.get(),
            wall_ms: happening.wall,
            event: None,
            told: None,
            act: None,
            interrupted: None,
            said: None,
            seat: None,
            rulings: seen.map(view).collect(),
        };
        match &happening.what {
            Occurrence::Observed { event, seat, .. } if permissions.sees_event(event) => {
                view.event = Some(public_text(event));
                view.told = touchmove_book::translated_act(words, event);
                view.act = as_object(event);
                view.seat = seat.clone().filter(|_| permissions.is_arbiter());
            }
            Occurrence::Observed { .. } if view.rulings.is_empty() => return None,
            Occurrence::Observed { .. } => {}
            Occurrence::Interrupted { cause, .. } => view.interrupted = Some(cause.clone()),
            Occurrence::Said { event, player } => view.said = Some(format!("{player}: {event}")),
        }
        Some(view)
    }
}

/// References the schema `Act`, which the server adds to the OpenAPI description.
#[cfg(feature = "schema")]
fn act() -> utoipa::openapi::Ref {
    utoipa::openapi::Ref::from_schema_name("Act")
}

/// A ruling as a reader sees it.
#[derive(Debug, Clone, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct RulingView {
    /// The effect's name: `time_added`.
    pub effect: String,
    /// The effect's fields, as in the JSON protocol.
    pub fields: Map<String, Value>,
    /// Article numbers in the game's edition, the most specific first.
    pub articles: Vec<String>,
    /// The ruling in the reader's language.
    pub words: String,
    /// The content of the article that the arbiter explains. In training games, and when pieces are
    /// put back, this is the first of `articles`.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub explained: Option<String>,
    /// The reasons, if the request asks for them.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub why: Option<WhyView>,
}

impl RulingView {
    /// Returns the ruling as these permissions show it.
    fn of(ruling: &Ruling, permissions: Permissions, words: &Words) -> RulingView {
        let mut fields = match serde_json::to_value(ruling) {
            Ok(Value::Object(fields)) => fields,
            _ => Map::new(),
        };
        fields.remove("effect");
        fields.remove("articles");
        let said = words.ruling(ruling);
        if let Effect::PositionRestored { position } = ruling.effect()
            && !permissions.sees_moves()
        {
            // Show the pieces, but not the side to move, castling rights and counters.
            let pieces = position.split(' ').next().unwrap_or_default();
            fields.insert("position".to_owned(), pieces.into());
        }
        RulingView {
            effect: ruling.effect().name().to_owned(),
            fields,
            articles: ruling.articles().iter().map(|a| a.number().to_owned()).collect(),
            words: said,
            explained: explained_article(ruling, words).or_else(|| {
                first_gist(ruling, words).filter(|_| is_explained(ruling, permissions))
            }),
            why: None,
        }
    }

    /// Returns the rulings on an occurrence that these permissions show.
    pub fn visible(what: &Occurrence, permissions: Permissions, words: &Words) -> Vec<RulingView> {
        let all = what.rulings();
        let visible = all.iter().filter(|ruling| permissions.sees(ruling, all, what.act()));
        visible.map(|ruling| RulingView::of(ruling, permissions, words)).collect()
    }
}

/// Returns the views of all events that these permissions show.
pub fn happenings(
    all: &[Happening],
    permissions: Permissions,
    words: &Words,
) -> Vec<HappeningView> {
    all.iter().filter_map(|happening| HappeningView::of(happening, permissions, words)).collect()
}

/// True if the ruling includes the content of its article. Outside training games, the content is
/// needed when pieces are put back: a binding touch is not announced at the time of the touch.
fn is_explained(ruling: &Ruling, permissions: Permissions) -> bool {
    let restores = matches!(ruling.effect(), Effect::PositionRestored { .. });
    restores || permissions.mode() == Mode::Training
}

/// Returns the title and content of the article that the arbiter explains.
fn explained_article(ruling: &Ruling, words: &Words) -> Option<String> {
    let Effect::Noted { what: Note::ArticleExplained { article, .. } } = ruling.effect() else {
        return None;
    };
    let edition = ruling.articles().first()?.edition();
    let article = words.article(edition.article(article)?)?;
    Some([article.title, article.gist].join(". ")).filter(|text| text.len() > 2)
}

fn first_gist(ruling: &Ruling, words: &Words) -> Option<String> {
    let first = ruling.articles().first()?;
    words.article(*first).map(|article| article.gist).filter(|gist| !gist.is_empty())
}
