//! Views of the reasons for a ruling, limited to the facts that a reader may see.

use super::happening::Happening;
use super::permissions::Permissions;
use serde::Serialize;
use serde_json::{Map, Value};
use touchmove_explain::{Arrow, Explanation, RulingFacts, Words};
use touchmove_game::Reasoning;
use touchmove_laws::{Effect, Ruling};

/// Reasons for a ruling.
#[derive(Debug, Clone, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct WhyView {
    /// The reasons in the reader's language: the move, its fault, further facts, and the article.
    /// They state no more than `facts`.
    pub words: String,
    /// The faults of an illegal move alone.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub fault: Option<String>,
    /// The board that the arrows belong to, as the first field of a FEN.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub board: Option<String>,
    /// Arrows on that board.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub arrows: Vec<ArrowView>,
    /// Squares to mark on that board: pieces that block the move.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub squares: Vec<String>,
    /// The hearing that ruled.
    pub hearing: String,
    /// The rule's stable name.
    pub rule: String,
    /// The rule's facts by name. A reader who does not see every ruling when it is made gets only
    /// facts that the ruling itself states; `words` then name those and the fault of a ruled illegal
    /// move.
    pub facts: Map<String, Value>,
    /// The provision's name, the same in every edition.
    pub provision: String,
    /// The article's number in the game's edition.
    pub article: String,
}

/// An arrow on the board.
#[derive(Debug, Clone, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct ArrowView {
    /// The square where the arrow begins.
    pub from: String,
    /// The square where the arrow ends.
    pub to: String,
    /// `move` for the move that was made; `attack` for a piece that attacks the square at the
    /// arrow's end.
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
    /// Returns the reasons for ruling number `at` of a happening; `told` are the ruling's own
    /// fields. `None` unless the happening was traced.
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
        let ways: Vec<RulingFacts<'_>> = all.iter().zip(&happening.ways).map(way).collect();
        let reasons = if permissions.sees_rulings() {
            words.why(&ways, at)
        } else {
            facts.retain(|name, fact| told.get(name) == Some(&*fact));
            // Everyone sees an illegal move once it is ruled, and its fault.
            match all.iter().any(|one| matches!(one.effect(), Effect::IllegalMove { .. })) {
                true => words.why_seen(&ways, at, &facts),
                false => words.why(&[RulingFacts { facts: &facts, ..way((ruling, why)) }], 0),
            }
        };
        let Explanation { words, fault, board, arrows, squares } = reasons;
        Some(WhyView {
            words,
            fault: Some(fault).filter(|fault| !fault.is_empty()),
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
