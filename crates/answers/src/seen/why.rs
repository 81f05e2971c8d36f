//! Reasons for a ruling, limited to the facts that a viewer may see.

use super::happening::Happening;
use super::permissions::Permissions;
use serde::Serialize;
use serde_json::{Map, Value};
use touchmove_explain::{Arrow, Explanation, RulingFacts, Words};
use touchmove_game::Reasoning;
use touchmove_laws::Ruling;

/// Reasons for a ruling.
#[derive(Debug, Clone, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct WhyView {
    /// In the reader's language: the move and what is wrong with it, what else counted, and the
    /// article. It says no more than the facts.
    pub words: String,
    /// The placement of the pieces that the arrows belong to, as a FEN begins.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub board: Option<String>,
    /// Arrows on that board.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub arrows: Vec<ArrowView>,
    /// Squares to mark on that board: pieces that stand in the way.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub squares: Vec<String>,
    /// The hearing that ruled.
    pub hearing: String,
    /// The rule: a stable name.
    pub rule: String,
    /// The facts that the rule was asked about, by name. A reader who is not told every ruling as
    /// it is made finds here only facts that the ruling itself says.
    pub facts: Map<String, Value>,
    /// The provision that it ruled under: its name in every edition.
    pub provision: String,
    /// The article's number in the game's edition.
    pub article: String,
}

/// An arrow on the board.
#[derive(Debug, Clone, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct ArrowView {
    /// The square where it begins.
    pub from: String,
    /// The square that it points to.
    pub to: String,
    /// `move`: the move that was made; `attack`: a piece that attacks the square where the
    /// arrow ends.
    pub kind: &'static str,
}

impl From<Arrow> for ArrowView {
    fn from(arrow: Arrow) -> ArrowView {
        ArrowView {
            from: arrow.from.to_string(),
            to: arrow.to.to_string(),
            kind: arrow.kind.name(),
        }
    }
}

impl WhyView {
    /// The way to the ruling at that index of what happened; `told` is what the ruling itself
    /// says. None where the ways were not asked for.
    pub(super) fn of(
        happening: &Happening,
        at: usize,
        told: &Map<String, Value>,
        permissions: Permissions,
        words: &Words,
    ) -> Option<WhyView> {
        let all = happening.what.rulings();
        let (ruling, why) = (all.get(at)?, happening.ways.get(at)?);
        let mut facts = why.facts.clone();
        let reasons = if permissions.is_taught() {
            let ways: Vec<RulingFacts<'_>> = all.iter().zip(&happening.ways).map(way).collect();
            words.why(&ways, at)
        } else {
            facts.retain(|name, fact| told.get(name) == Some(&*fact));
            words.why(&[RulingFacts { facts: &facts, ..way((ruling, why)) }], 0)
        };
        let Explanation { words, board, arrows, squares } = reasons;
        Some(WhyView {
            words,
            board: board.map(|board| placement(&board.fen().to_string()).to_owned()),
            arrows: arrows.into_iter().map(ArrowView::from).collect(),
            squares: squares.iter().map(ToString::to_string).collect(),
            hearing: why.hearing.to_owned(),
            rule: why.rule.to_owned(),
            facts,
            provision: why.provision.to_owned(),
            article: why.article.to_owned(),
        })
    }
}

fn way<'a>((ruling, why): (&'a Ruling, &'a Reasoning)) -> RulingFacts<'a> {
    RulingFacts { ruling, rule: why.rule, facts: &why.facts }
}

fn placement(fen: &str) -> &str {
    fen.split(' ').next().unwrap_or_default()
}
