//! What happened, as somebody may see it.

use super::happening::{Happened, Happening, as_object, public};
use super::permissions::{Mode, Permissions};
use super::snapshot::Snapshot;
use super::state::StateView;
use super::why::WhyView;
use serde::Serialize;
use serde_json::{Map, Value};
use touchmove_explain::Words;
use touchmove_laws::{Effect, Note, Ruling};

/// One step of a game.
#[derive(Debug, Clone, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct StepView {
    /// What happened.
    pub happening: HappeningView,
    /// How things stood after it.
    pub state: StateView,
}

impl StepView {
    /// What those permissions let somebody see of it; none if that is nothing.
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

/// Something that happened.
#[derive(Debug, Clone, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct HappeningView {
    /// Its place in the journal. Numbers that are missing are not for this seat.
    pub version: u64,
    /// Milliseconds since the game was set up.
    pub at_ms: u64,
    /// Unix time in milliseconds, by the server's wall clock; for people only.
    pub wall_ms: u64,
    /// What was observed, in the protocol's words: `White plays e4`.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub event: Option<String>,
    /// The same in the reader's language, where that is another than the protocol's and
    /// there is a sentence for it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub told: Option<String>,
    /// The same as an object; a sealed move is left out.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", schema(schema_with = act))]
    pub act: Option<Value>,
    /// Why the server stopped the clocks: `crash` or `planned`.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub interrupted: Option<String>,
    /// What a player said in place of an arbiter who is not there.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub said: Option<String>,
    /// The seat it came from, for arbiters; none if the server noticed it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub seat: Option<String>,
    /// What was ruled.
    pub rulings: Vec<RulingView>,
}

impl HappeningView {
    fn of(happening: &Happening, permissions: Permissions, words: &Words) -> Option<HappeningView> {
        let act = happening.what.act();
        let all = happening.what.rulings();
        let seen = all.iter().enumerate().filter(|(_, ruling)| permissions.hears(ruling, all, act));
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
            Happened::Observed { event, seat, .. } if permissions.sees_event(event) => {
                view.event = Some(public(event));
                view.told = touchmove_book::told_act(words, event);
                view.act = as_object(event);
                view.seat = seat.clone().filter(|_| permissions.watches_over());
            }
            Happened::Observed { .. } if view.rulings.is_empty() => return None,
            Happened::Observed { .. } => {}
            Happened::Interrupted { cause, .. } => view.interrupted = Some(cause.clone()),
            Happened::Said { event, player } => view.said = Some(format!("{player}: {event}")),
        }
        Some(view)
    }
}

/// Refers to the schema of acts, which a description of the API adds.
#[cfg(feature = "schema")]
fn act() -> utoipa::openapi::Ref {
    utoipa::openapi::Ref::from_schema_name("Act")
}

/// A ruling.
#[derive(Debug, Clone, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct RulingView {
    /// Its name: `time_added`.
    pub effect: String,
    /// Its fields, as the protocol has them.
    pub fields: Map<String, Value>,
    /// The articles of the game's edition, the most telling first.
    pub articles: Vec<String>,
    /// In the reader's language.
    pub words: String,
    /// What an article asks for: the one that the arbiter explains; the first of
    /// the articles where games are for training, or pieces are put back.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub explained: Option<String>,
    /// The reasons, where the request asks for them.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub why: Option<WhyView>,
}

impl RulingView {
    /// What those permissions let somebody see of it.
    fn of(ruling: &Ruling, permissions: Permissions, words: &Words) -> RulingView {
        let mut fields = match serde_json::to_value(ruling) {
            Ok(Value::Object(fields)) => fields,
            _ => Map::new(),
        };
        fields.remove("effect");
        fields.remove("articles");
        let mut said = words.ruling(ruling);
        if let Effect::PositionRestored { position } = ruling.effect()
            && !permissions.is_told_moves()
        {
            // The pieces are seen; whose move it is, rights and counters are not.
            let pieces = position.split(' ').next().unwrap_or_default();
            said = said.replace(position.as_str(), pieces);
            fields.insert("position".to_owned(), pieces.into());
        }
        RulingView {
            effect: ruling.effect().name().to_owned(),
            fields,
            articles: ruling.articles().iter().map(|a| a.number().to_owned()).collect(),
            words: said,
            explained: told(ruling, words)
                .or_else(|| explained(ruling, words).filter(|_| is_explained(ruling, permissions))),
            why: None,
        }
    }

    /// What those permissions let somebody hear of the rulings on something that happened.
    pub fn heard(what: &Happened, permissions: Permissions, words: &Words) -> Vec<RulingView> {
        let all = what.rulings();
        let heard = all.iter().filter(|ruling| permissions.hears(ruling, all, what.act()));
        heard.map(|ruling| RulingView::of(ruling, permissions, words)).collect()
    }
}

/// What one pair of eyes sees of what happened.
pub fn happenings(
    all: &[Happening],
    permissions: Permissions,
    words: &Words,
) -> Vec<HappeningView> {
    all.iter().filter_map(|happening| HappeningView::of(happening, permissions, words)).collect()
}

/// Where games are for training everything is; elsewhere why pieces are put
/// back, for a touch that binds is told nobody when it happens.
fn is_explained(ruling: &Ruling, permissions: Permissions) -> bool {
    let restores = matches!(ruling.effect(), Effect::PositionRestored { .. });
    restores || permissions.mode() == Mode::Training
}

/// What the arbiter explains: the article's title and what it asks for.
fn told(ruling: &Ruling, words: &Words) -> Option<String> {
    let Effect::Noted { what: Note::ArticleExplained { article, .. } } = ruling.effect() else {
        return None;
    };
    let edition = ruling.articles().first()?.edition();
    let article = words.article(edition.article(article)?)?;
    Some([article.title, article.gist].join(". ")).filter(|text| text.len() > 2)
}

fn explained(ruling: &Ruling, words: &Words) -> Option<String> {
    let first = ruling.articles().first()?;
    words.article(*first).map(|article| article.gist).filter(|gist| !gist.is_empty())
}
