//! Explanations of rulings: sentences, and arrows on the board.

mod arrows;
mod clauses;
mod illegal_step;

pub use arrows::{Arrow, ArrowKind};
pub use clauses::UNSAID_FACTS;

use crate::{MessageError, Words};
use illegal_step::IllegalStep;
use serde_json::{Map, Value};
use touchmove_board::{Position, Square};
use touchmove_laws::Ruling;
use touchmove_laws::rules::{Rule, RuleId, moves_of_the_pieces::MovesOfThePieces};

/// Rule that notes the reasons why a move is illegal.
const REASONS: RuleId = MovesOfThePieces::ID;

/// A ruling with its rule and the facts that the rule was given.
#[derive(Debug, Clone, Copy)]
pub struct RulingFacts<'a> {
    /// Ruling.
    pub ruling: &'a Ruling,
    /// Stable name of the rule.
    pub rule: &'a str,
    /// Facts by name. Facts that the reader must not see are missing.
    pub facts: &'a Map<String, Value>,
}

/// Explanation of a ruling.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Explanation {
    /// One or more sentences: the move and what is wrong with it, other facts that counted, and the
    /// article.
    pub words: String,
    /// The faults of an illegal move alone, one sentence each; empty for other rulings.
    pub fault: String,
    /// Position before the move, if there are arrows.
    pub board: Option<Position>,
    /// Arrows on that board.
    pub arrows: Vec<Arrow>,
    /// Squares to highlight on that board: pieces that block the move.
    pub squares: Vec<Square>,
}

impl Words {
    /// Explains the ruling at index `at` among the rulings on one event. The other rulings are
    /// needed: the reasons against an illegal move are rulings that follow the ruling on the move.
    /// Facts without a clause are left out.
    ///
    /// ```
    /// use touchmove_board::{Color, Position};
    /// use touchmove_explain::{Language, RulingFacts, Words};
    /// use touchmove_laws::rules::{Rule, RuleId, moves_of_the_pieces::MovesOfThePieces};
    /// use touchmove_laws::Edition;
    ///
    /// let start = Position::default();
    /// let (from, to) = ("a1".parse().unwrap(), "a3".parse().unwrap());
    /// let rule = MovesOfThePieces::Against {
    ///     before: &start,
    ///     step: "a1a3",
    ///     promotion: None,
    ///     reason: &start.why_illegal(from, to, None)[0],
    ///     by: Vec::new(),
    /// };
    /// let facts = serde_json::to_value(&rule).unwrap();
    /// let ruling = &rule.rulings(Edition::Fide2023)[0];
    /// let entry = RulingFacts { ruling, rule: MovesOfThePieces::ID.name(), facts: facts.as_object().unwrap() };
    ///
    /// let why = Words::new(Language::English).why(&[entry], 0);
    /// let said = "White moved the rook from a1 to a3. The rook on a1 is blocked by the pawn on a2.";
    /// assert!(why.words.starts_with(said), "{}", why.words);
    /// assert_eq!((why.arrows[0].from, why.arrows[0].to), (from, to));
    /// assert_eq!(why.squares[0].to_string(), "a2");
    /// ```
    pub fn why(&self, entries: &[RulingFacts<'_>], at: usize) -> Explanation {
        entries.get(at).map_or_else(Explanation::default, |entry| {
            self.why_of(entry, steps(entries, at)).unwrap_or_default()
        })
    }

    /// Like [`why`](Words::why), for a reader who sees the reasons against an illegal move, and of
    /// the ruling's own facts only `seen`.
    ///
    /// ```
    /// use touchmove_explain::{Language, Words};
    ///
    /// let seen = serde_json::Map::new();
    /// assert_eq!(Words::new(Language::English).why_seen(&[], 0, &seen).words, "");
    /// ```
    pub fn why_seen(
        &self,
        entries: &[RulingFacts<'_>],
        at: usize,
        seen: &Map<String, Value>,
    ) -> Explanation {
        entries.get(at).map_or_else(Explanation::default, |entry| {
            let entry = RulingFacts { facts: seen, ..*entry };
            self.why_of(&entry, steps(entries, at)).unwrap_or_default()
        })
    }

    fn why_of(
        &self,
        entry: &RulingFacts<'_>,
        steps: Vec<IllegalStep>,
    ) -> Result<Explanation, MessageError> {
        let clauses = self.clauses(entry).filter_map(Result::ok).collect();
        self.reasons(entry, steps, clauses)
    }

    /// Like [`why`](Words::why), but returns an error if a fact has no clause.
    ///
    /// ```
    /// use touchmove_explain::{Language, RulingFacts, Words};
    /// use touchmove_laws::{Edition, Effect, Provision, Ruling};
    ///
    /// let effect = Effect::MoveCompleted { player: touchmove_board::Color::White };
    /// let ruling = Ruling::under(Edition::Fide2023, Provision::PressCompletesMove, effect).unwrap();
    /// let facts = serde_json::Map::from_iter([("unknown".to_owned(), true.into())]);
    /// let entry = RulingFacts { ruling: &ruling, rule: "completing", facts: &facts };
    /// assert!(Words::new(Language::English).why_in_words(&[entry], 0).is_err());
    /// ```
    ///
    /// # Errors
    /// The first message that is missing or needs an argument that the facts do not supply.
    pub fn why_in_words(
        &self,
        entries: &[RulingFacts<'_>],
        at: usize,
    ) -> Result<Explanation, MessageError> {
        let Some(entry) = entries.get(at) else { return Ok(Explanation::default()) };
        let clauses = self.clauses(entry).collect::<Result<_, _>>()?;
        self.reasons(entry, steps(entries, at), clauses)
    }

    fn reasons(
        &self,
        entry: &RulingFacts<'_>,
        steps: Vec<IllegalStep>,
        clauses: Vec<String>,
    ) -> Result<Explanation, MessageError> {
        let mut reasons = Explanation::default();
        let (mut sentences, mut faults) = (Vec::new(), Vec::new());
        for (i, step) in steps.iter().enumerate() {
            if i == 0 {
                sentences.push(self.say(&step.moved())?);
                reasons.board = Some(step.position);
                reasons.arrows.push(step.arrow());
            }
            faults.push(self.illegal(&step.reason, &step.position, step.from));
            reasons.arrows.extend(step.attacks());
            reasons.squares.extend(step.in_the_way());
        }
        reasons.fault = faults.join(" ");
        sentences.append(&mut faults);
        if let Some(facts) = self.joined("why-list", clauses)? {
            sentences.push(self.message("why-counted", &[("facts", facts.into())])?);
        }
        sentences.extend(self.under(entry.ruling)?);
        reasons.words = sentences.join(" ");
        Ok(reasons)
    }

    /// Joins the items in order with a message. `None` if there are no items.
    fn joined(&self, id: &str, items: Vec<String>) -> Result<Option<String>, MessageError> {
        let mut items = items.into_iter().map(Ok::<_, MessageError>);
        let join = |rest: Result<String, _>, next: Result<String, _>| {
            self.message(id, &[("rest", rest?.into()), ("next", next?.into())])
        };
        items.next().map(|first| items.fold(first, join)).transpose()
    }

    /// Returns the sentence with the article and its summary.
    fn under(&self, ruling: &Ruling) -> Result<Option<String>, MessageError> {
        let Some(article) = ruling.articles().first() else { return Ok(None) };
        let gist = self.provision_in(ruling.provision(), article.edition()).gist;
        let number = ("article", article.number().into());
        match gist.is_empty() {
            true => self.message("why-article-alone", &[number]),
            false => self.message("why-article", &[number, ("gist", gist.into())]),
        }
        .map(Some)
    }
}

/// Returns the illegal steps that the ruling depends on, each with one reason. The reasons are the
/// ruling's own, or those noted after the first ruling on the same facts.
fn steps(entries: &[RulingFacts<'_>], at: usize) -> Vec<IllegalStep> {
    let Some(entry) = entries.get(at) else { return Vec::new() };
    if entry.rule == REASONS.name() {
        return IllegalStep::of(entry.facts).into_iter().collect();
    }
    let same = |other: &RulingFacts<'_>| other.rule == entry.rule && other.facts == entry.facts;
    let after_first = entries.iter().skip_while(|other| !same(other)).skip(1);
    let noted = after_first.take_while(|other| other.rule == REASONS.name());
    noted.filter_map(|noted| IllegalStep::of(noted.facts)).collect()
}
