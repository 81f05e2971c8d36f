//! Whether the players can still checkmate, checked.

use super::line::{sans, written};
use crate::language::say;
use serde_json::{Map, Value, json};
use touchmove_board::{Color, Position};
use touchmove_explain::Words;
use touchmove_laws::{Article, Edition, Provision};
use touchmove_mate::{Answer, Budget, Proof, Rejection, can_mate, check};

/// What was found about both players, and whether it has been checked.
///
/// ```
/// use touchmove_answers::position::Chances;
/// use touchmove_laws::Edition;
/// let bare = "4k3/8/8/8/8/8/8/4K3 w - - 0 1".parse().unwrap();
/// assert_eq!(Chances::of(&bare, Edition::Fide2023, None).dead(), Some(true));
/// ```
#[derive(Debug)]
pub struct Chances {
    budget: Budget,
    /// White's and Black's.
    answers: [Checked; 2],
    dead_under: Option<Article>,
}

/// An answer that has been handed to `touchmove_mate::check`.
#[derive(Debug)]
struct Checked {
    answer: Answer,
    verdict: Result<(), Rejection>,
}

impl Checked {
    fn new(position: &Position, player: Color, answer: Answer) -> Checked {
        let verdict = check(position, player, &answer);
        Checked { answer, verdict }
    }

    /// Whether the player can mate, where that is proved and the proof holds.
    fn decided(&self) -> Option<bool> {
        self.answer.decided().filter(|_| self.verdict.is_ok())
    }

    fn is_rejected(&self) -> bool {
        self.verdict.is_err() && self.answer.decided().is_some()
    }
}

impl Chances {
    /// Looks for a checkmate by each player, with so many nodes, and has the proofs checked.
    ///
    /// ```
    /// use touchmove_answers::position::Chances;
    /// use touchmove_laws::Edition;
    /// let position = touchmove_board::Position::default();
    /// assert!(Chances::of(&position, Edition::Fide2023, None).decided());
    /// ```
    pub fn of(position: &Position, edition: Edition, budget: Option<u32>) -> Chances {
        let budget = budget.map_or_else(Budget::default, Budget);
        let found = |player| Checked::new(position, player, can_mate(position, player, budget));
        let answers = Color::ALL.map(found);
        Chances { budget, answers, dead_under: edition.cite(Provision::DeadPosition) }
    }

    /// Whether neither player can mate.
    ///
    /// ```
    /// use touchmove_answers::{position::Chances, words};
    /// use touchmove_explain::Language;
    /// use touchmove_laws::Edition;
    /// let bare = "4k3/8/8/8/8/8/8/4K3 w - - 0 1".parse().unwrap();
    /// let chances = Chances::of(&bare, Edition::Fide2023, None);
    /// assert_eq!(chances.dead(), Some(true));
    /// ```
    pub fn dead(&self) -> Option<bool> {
        match self.answers.each_ref().map(Checked::decided) {
            [Some(true), _] | [_, Some(true)] => Some(false),
            [Some(false), Some(false)] => Some(true),
            [None, _] | [_, None] => None,
        }
    }

    /// Whether all that was asked has an answer.
    ///
    /// ```
    /// use touchmove_answers::{position::Chances, words};
    /// use touchmove_explain::Language;
    /// use touchmove_laws::Edition;
    /// let bare = "4k3/8/8/8/8/8/8/4K3 w - - 0 1".parse().unwrap();
    /// let chances = Chances::of(&bare, Edition::Fide2023, None);
    /// assert!(chances.decided());
    /// ```
    pub fn decided(&self) -> bool {
        self.answers.iter().all(|answer| answer.decided().is_some())
    }

    fn players(&self) -> impl Iterator<Item = (Color, &Checked)> {
        Color::ALL.into_iter().zip(&self.answers)
    }

    /// Who, whether that player can mate if it is decided, and what was found.
    pub(super) fn both(&self) -> impl Iterator<Item = (Color, Option<bool>, &Answer)> {
        self.players().map(|(player, checked)| (player, checked.decided(), &checked.answer))
    }

    /// What is said to people, line by line; first what is wrong with the position.
    ///
    /// ```
    /// use touchmove_answers::{position::Chances, words};
    /// use touchmove_explain::Language;
    /// use touchmove_laws::Edition;
    /// let bare = "4k3/8/8/8/8/8/8/4K3 w - - 0 1".parse().unwrap();
    /// let chances = Chances::of(&bare, Edition::Fide2023, None);
    /// assert_eq!(chances.sentences(words(Language::English), &bare).len(), 5);
    /// ```
    pub fn sentences(&self, words: &Words, position: &Position) -> Vec<String> {
        let problem = |problem: &_| words.problem(problem, position);
        let mut lines: Vec<String> = position.problems().iter().map(problem).collect();
        for (player, checked) in self.players() {
            if checked.is_rejected() {
                let args = [("player", player.to_string().into())];
                lines.push(say(words, "position-mate-rejected", &args));
                continue;
            }
            lines.push(words.mating_chance(&checked.answer, player, position));
            lines.push(format!("    {}", self.shown(words, position, &checked.answer)));
        }
        lines.push(self.dead_sentence(words));
        lines
    }

    pub(super) fn dead_sentence(&self, words: &Words) -> String {
        match self.dead() {
            Some(true) => {
                let article = self.dead_under.map_or("", |article| article.number());
                say(words, "position-dead", &[("article", article.into())])
            }
            Some(false) => say(words, "position-not-dead", &[]),
            None => say(words, "position-dead-undecided", &[]),
        }
    }

    /// The line or the kind of proof, with its size.
    fn shown(&self, words: &Words, position: &Position, answer: &Answer) -> String {
        match answer {
            Answer::Yes(line) if line.is_empty() => say(words, "position-mate-given", &[]),
            Answer::Yes(line) => {
                let line = written(position, line);
                say(words, "position-mate-line", &[("line", line.into())])
            }
            Answer::No(proof) => shown_proof(words, proof),
            Answer::Undecided { .. } => {
                let budget = ("budget", u64::from(self.budget.0).into());
                say(words, "position-mate-undecided", &[budget])
            }
        }
    }

    /// As JSON: both players, whether the position is dead, the article.
    ///
    /// ```
    /// use touchmove_answers::{position::Chances, words};
    /// use touchmove_explain::Language;
    /// use touchmove_laws::Edition;
    /// let bare = "4k3/8/8/8/8/8/8/4K3 w - - 0 1".parse().unwrap();
    /// let chances = Chances::of(&bare, Edition::Fide2023, None);
    /// assert_eq!(chances.as_json(words(Language::English), &bare)["dead"], true);
    /// ```
    pub fn as_json(&self, words: &Words, position: &Position) -> Value {
        let mut out = Map::new();
        for (player, checked) in self.players() {
            let text = words.mating_chance(&checked.answer, player, position);
            out.insert(player.to_string(), answer_json(position, checked, &text));
        }
        let dead = self.dead();
        out.insert("dead".to_owned(), json!(dead));
        let article = self.dead_under.filter(|_| dead == Some(true)).map(|a| a.number());
        out.insert("article".to_owned(), json!(article));
        out.insert("budget".to_owned(), json!(self.budget.0));
        out.into()
    }
}

fn shown_proof(words: &Words, proof: &Proof) -> String {
    let size = size(proof).into_iter();
    let args: Vec<_> = size.map(|(name, size)| (name, size.into())).collect();
    let id = match proof {
        Proof::NoKing => "position-proof-no-king",
        Proof::Material(_) => "position-proof-material",
        Proof::Walls(_) => "position-proof-walls",
        Proof::BishopsAnywhere { .. } => "position-proof-bishops-anywhere",
        Proof::Exhausted(_) => "position-proof-exhausted",
    };
    say(words, id, &args)
}

/// How large a proof is, by what is counted in proofs of its kind.
fn size(proof: &Proof) -> Vec<(&'static str, u64)> {
    match proof {
        Proof::NoKing | Proof::Material(_) => Vec::new(),
        Proof::Walls(walls) => {
            let squares: usize = walls.men.iter().map(|man| man.squares().len() as usize).sum();
            vec![("men", walls.men.len() as u64), ("squares", squares as u64)]
        }
        Proof::BishopsAnywhere { positions, .. } => vec![("positions", u64::from(*positions))],
        Proof::Exhausted(closure) => {
            vec![("positions", u64::from(closure.positions)), ("walls", closure.walls.len() as u64)]
        }
    }
}

fn answer_json(position: &Position, checked: &Checked, text: &str) -> Value {
    let can = checked.decided();
    let mut out = json!({
        "can_checkmate": can,
        "checked": checked.verdict.is_ok(),
        "text": text,
    });
    let Some(object) = out.as_object_mut() else { return out };
    match &checked.answer {
        _ if checked.is_rejected() => {}
        Answer::Yes(line) => {
            let moves: Vec<String> = line.iter().map(ToString::to_string).collect();
            object.insert("line".to_owned(), json!(moves));
            object.insert("san".to_owned(), json!(sans(position, line)));
        }
        Answer::No(proof) => {
            let size: Map<String, Value> =
                size(proof).into_iter().map(|(name, n)| (name.to_owned(), n.into())).collect();
            object.insert("proof".to_owned(), json!(proof.id()));
            object.insert("size".to_owned(), size.into());
        }
        Answer::Undecided { nodes } => {
            object.insert("positions".to_owned(), json!(nodes));
        }
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;
    use touchmove_explain::Language;

    /// A program that answers wrongly must not be believed.
    #[test]
    fn an_answer_that_does_not_pass_the_check_is_not_shown() {
        let position: Position = "8/8/8/8/8/1k6/8/KN5q w - - 0 1".parse().unwrap();
        let wrong = Answer::No(Proof::NoKing);
        let answers = Color::ALL.map(|player| Checked::new(&position, player, wrong.clone()));
        let chances = Chances { budget: Budget::default(), answers, dead_under: None };
        assert!(!chances.decided() && chances.dead().is_none());
        let words = Words::new(Language::English);
        let said = chances.sentences(&words, &position).join("\n");
        assert!(!said.contains("no king"), "{said}");
        let json = chances.as_json(&words, &position);
        assert_eq!(json["white"]["can_checkmate"], Value::Null);
        assert_eq!(
            (&json["white"]["checked"], &json["white"]["proof"]),
            (&false.into(), &Value::Null)
        );
    }
}
