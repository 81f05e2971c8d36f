//! Mating chances of both players, with verified proofs.

use super::move_text::{numbered_moves, sans};
use super::problem_view::PositionProblemView;
use crate::language::say;
use serde_json::{Map, Value, json};
use touchmove_board::{Color, FenReading, Position, Role};
use touchmove_explain::Words;
use touchmove_laws::{Article, Edition, Provision};
use touchmove_mate::{Budget, MateAnswer, Proof, Rejection, Shortened, can_mate, check, shorten};

/// Node limit for shortening a line.
const FOR_A_LINE: Budget = Budget(200_000);

/// Verified answers about both players' mating chances.
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
    /// The answers for White and Black.
    answers: [Checked; 2],
    /// True if the search proved the line to be shortest.
    shortest: [bool; 2],
    edition: Edition,
    dead_under: Option<Article>,
}

/// An answer with the verdict of `touchmove_mate::check`.
#[derive(Debug)]
struct Checked {
    answer: MateAnswer,
    verdict: Result<(), Rejection>,
}

impl Checked {
    fn new(position: &Position, player: Color, answer: MateAnswer) -> Checked {
        let verdict = check(position, player, &answer);
        Checked { answer, verdict }
    }

    /// Returns true if the player can mate; `None` if that is undecided or the proof was rejected.
    fn decided(&self) -> Option<bool> {
        self.answer.decided().filter(|_| self.verdict.is_ok())
    }

    fn is_rejected(&self) -> bool {
        self.verdict.is_err() && self.answer.decided().is_some()
    }
}

impl Chances {
    /// Searches for a checkmate by each player within the node limit, and verifies the proofs.
    ///
    /// ```
    /// use touchmove_answers::position::Chances;
    /// use touchmove_laws::Edition;
    /// let position = touchmove_board::Position::default();
    /// assert!(Chances::of(&position, Edition::Fide2023, None).decided());
    /// ```
    pub fn of(position: &Position, edition: Edition, budget: Option<u32>) -> Chances {
        let budget = budget.map_or_else(Budget::default, Budget);
        let [white, black] = Color::ALL.map(|player| shown_line(position, player, budget));
        let (answers, shortest) = ([white.0, black.0], [white.1, black.1]);
        let dead_under = edition.cite(Provision::DeadPosition);
        Chances { budget, answers, shortest, edition, dead_under }
    }

    /// Returns true if neither player can mate; `None` if that is undecided.
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

    /// True if both answers are decided.
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

    /// Returns for each player the decision, the answer and the sentence.
    pub(super) fn both<'a>(
        &'a self,
        words: &'a Words,
        position: &'a Position,
    ) -> impl Iterator<Item = (Color, Option<bool>, &'a MateAnswer, String)> {
        self.players().map(|(player, checked)| {
            let said = self.in_words(words, position, (player, checked));
            (player, checked.decided(), &checked.answer, said)
        })
    }

    /// Returns the answers as lines of text. Problems of the position come first.
    ///
    /// ```
    /// use touchmove_answers::{position::Chances, words};
    /// use touchmove_explain::Language;
    /// use touchmove_laws::Edition;
    /// let bare = touchmove_board::Fen::read("4k3/8/8/8/8/8/8/4K3 w - - 0 1").unwrap();
    /// let chances = Chances::of(&bare.position, Edition::Fide2023, None);
    /// assert_eq!(chances.sentences(words(Language::English), &bare).len(), 5);
    /// ```
    pub fn sentences(&self, words: &Words, reading: &FenReading) -> Vec<String> {
        let position = &reading.position;
        let problems = PositionProblemView::all(words, self.edition, reading).into_iter();
        let mut lines: Vec<String> = problems.map(|problem| problem.cited(words)).collect();
        for (player, checked) in self.players() {
            if checked.is_rejected() {
                let args = [("player", player.to_string().into())];
                lines.push(say(words, "position-mate-rejected", &args));
                continue;
            }
            lines.push(self.in_words(words, position, (player, checked)));
            lines.push(format!("    {}", self.shown(words, position, &checked.answer)));
            let men = reaches(&checked.answer).into_iter();
            lines.extend(men.map(|(man, squares)| format!("        {man}: {}", squares.join(" "))));
        }
        lines.extend(Some(self.dead_sentence(words, reading)).filter(|said| !said.is_empty()));
        lines
    }

    /// Returns the sentence about a player's chance, with a remark if the line is the shortest.
    fn in_words(
        &self,
        words: &Words,
        position: &Position,
        (player, checked): (Color, &Checked),
    ) -> String {
        let said = words.mating_chance(&checked.answer, player, position);
        let known = self.shortest[player.index()] && checked.decided() == Some(true);
        let moves = matches!(&checked.answer, MateAnswer::Yes(line) if !line.is_empty());
        if known && moves {
            format!("{said} {}", say(words, "position-mate-shortest", &[]))
        } else {
            said
        }
    }

    /// Returns the sentence about a dead position. It is empty if the position has problems such as
    /// a missing king, because no game can be drawn there.
    pub(super) fn dead_sentence(&self, words: &Words, reading: &FenReading) -> String {
        match self.dead() {
            Some(true) if !reading.problems().is_empty() => String::new(),
            Some(true) => {
                let article = self.dead_under.map_or("", |article| article.number());
                say(words, "position-dead", &[("article", article.into())])
            }
            Some(false) => say(words, "position-not-dead", &[]),
            None => say(words, "position-dead-undecided", &[]),
        }
    }

    /// Returns the line or the type and size of the proof.
    fn shown(&self, words: &Words, position: &Position, answer: &MateAnswer) -> String {
        match answer {
            MateAnswer::Yes(line) if line.is_empty() => say(words, "position-mate-given", &[]),
            MateAnswer::Yes(line) => {
                let line = numbered_moves(position, line);
                say(words, "position-mate-line", &[("line", line.into())])
            }
            MateAnswer::No(proof) => shown_proof(words, proof),
            MateAnswer::Undecided { .. } => {
                let budget = ("budget", u64::from(self.budget.0).into());
                say(words, "position-mate-undecided", &[budget])
            }
        }
    }

    /// Returns the answers of both players as JSON, with the dead-position verdict and its article.
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
            let text = self.in_words(words, position, (player, checked));
            let mut answer = answer_json(position, checked, &text);
            if let (Some(object), Some(true)) = (answer.as_object_mut(), checked.decided()) {
                object.insert("shortest".to_owned(), json!(self.shortest[player.index()]));
            }
            out.insert(player.to_string(), answer);
        }
        let dead = self.dead();
        out.insert("dead".to_owned(), json!(dead));
        let article = self.dead_under.filter(|_| dead == Some(true)).map(|a| a.number());
        out.insert("article".to_owned(), json!(article));
        out.insert("budget".to_owned(), json!(self.budget.0));
        out.into()
    }
}

/// Finds an answer and shortens its line. The flag is true if the line is proved shortest.
fn shown_line(position: &Position, player: Color, budget: Budget) -> (Checked, bool) {
    let answer = can_mate(position, player, budget);
    let MateAnswer::Yes(line) = &answer else {
        return (Checked::new(position, player, answer), false);
    };
    let Shortened { line, shortest } = shorten(position, player, line, budget.min(FOR_A_LINE));
    (Checked::new(position, player, MateAnswer::Yes(line)), shortest)
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
        Proof::KingGroups(_) => "position-proof-roaming",
    };
    say(words, id, &args)
}

/// Returns the size of a proof in the units of its type.
fn size(proof: &Proof) -> Vec<(&'static str, u64)> {
    match proof {
        Proof::NoKing | Proof::Material(_) => Vec::new(),
        Proof::Walls(walls) => {
            let squares: usize = walls.men.iter().map(|man| man.squares().len() as usize).sum();
            vec![("men", walls.men.len() as u64), ("squares", squares as u64)]
        }
        Proof::BishopsAnywhere { positions, .. } => vec![("positions", u64::from(*positions))],
        Proof::KingGroups(groups) => {
            vec![("positions", groups.positions()), ("groups", groups.groups.len() as u64)]
        }
        Proof::Exhausted(closure) => {
            vec![("positions", u64::from(closure.positions)), ("walls", closure.walls.len() as u64)]
        }
    }
}

/// Returns the blocked pieces with their reachable squares, which a reader can check on the board.
pub(super) fn reaches(answer: &MateAnswer) -> Vec<(String, Vec<String>)> {
    let MateAnswer::No(Proof::Walls(walls)) = answer else { return Vec::new() };
    let men = walls.men.iter().map(|man| {
        let figure = figurine(man.color, man.role);
        let squares = man.squares().map(|square| square.to_string()).collect();
        (format!("{figure}{}", man.home), squares)
    });
    men.collect()
}

/// Returns the figurine of a piece, which needs no translation.
fn figurine(color: Color, role: Role) -> char {
    let place = match role {
        Role::King => 0,
        Role::Queen => 1,
        Role::Rook => 2,
        Role::Bishop => 3,
        Role::Knight => 4,
        Role::Pawn => 5,
    };
    let sides = ["♔♕♖♗♘♙", "♚♛♜♝♞♟"];
    let side = if color == Color::White { sides[0] } else { sides[1] };
    side.chars().nth(place).unwrap_or('?')
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
        MateAnswer::Yes(line) => {
            let moves: Vec<String> = line.iter().map(ToString::to_string).collect();
            object.insert("line".to_owned(), json!(moves));
            object.insert("san".to_owned(), json!(sans(position, line)));
        }
        MateAnswer::No(proof) => {
            let size: Map<String, Value> =
                size(proof).into_iter().map(|(name, n)| (name.to_owned(), n.into())).collect();
            object.insert("proof".to_owned(), json!(proof.name()));
            object.insert("size".to_owned(), size.into());
            let men = reaches(&checked.answer).into_iter();
            let men: Vec<Value> =
                men.map(|(man, squares)| json!({"man": man, "squares": squares})).collect();
            if !men.is_empty() {
                object.insert("men".to_owned(), men.into());
            }
        }
        MateAnswer::Undecided { nodes } => {
            object.insert("positions".to_owned(), json!(nodes));
        }
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;
    use touchmove_explain::Language;

    /// A wrong answer of the search must not be shown.
    #[test]
    fn rejected_answer_is_not_shown() {
        let position: Position = "8/8/8/8/8/1k6/8/KN5q w - - 0 1".parse().unwrap();
        let wrong = MateAnswer::No(Proof::NoKing);
        let answers = Color::ALL.map(|player| Checked::new(&position, player, wrong.clone()));
        let (budget, edition) = (Budget::default(), Edition::Fide2023);
        let chances = Chances { budget, answers, shortest: [false; 2], edition, dead_under: None };
        assert!(!chances.decided() && chances.dead().is_none());
        let words = Words::new(Language::English);
        let said = chances.sentences(&words, &position.into()).join("\n");
        assert!(!said.contains("no king"), "{said}");
        let json = chances.as_json(&words, &position);
        assert_eq!(json["white"]["can_checkmate"], Value::Null);
        assert_eq!(
            (&json["white"]["checked"], &json["white"]["proof"]),
            (&false.into(), &Value::Null)
        );
    }
}
