//! Quiz questions from the cases: a situation, the right ruling, and wrong answers.
//!
//! Right and wrong answers are generated. The right answer is the program's ruling. A wrong answer
//! contains something that the program rules nowhere in the game.
//!
//! ```
//! use touchmove_book::training::questions;
//! use touchmove_laws::Edition;
//!
//! let asked = questions(Edition::Fide2023);
//! assert!(asked.len() > 150);
//! assert!(asked.iter().all(|question| question.wrong.len() >= 2));
//! ```

mod answer;
mod conditions;
mod distractors;
mod judged_game;
mod situation;

pub use answer::{Answer, Part};
pub use situation::{Situation, StoryEvent};

use crate::cases::Case;
use crate::library::{all, slug};
use distractors::Pool;
use judged_game::{Game, games};
pub(crate) use judged_game::{Moment, moments};
use std::sync::OnceLock;
use touchmove_game::Act;
use touchmove_laws::{Article, Edition, Ruling};

/// A quiz question.
#[derive(Debug, Clone)]
pub struct Question {
    /// The case's name, followed by the index of the game if the game is not the first.
    pub name: String,
    /// The source case.
    pub case: &'static Case,
    /// The edition to rule under.
    pub edition: Edition,
    /// The right answer.
    pub right: Answer,
    /// Two or three plausible wrong answers.
    pub wrong: Vec<Answer>,
    /// The articles of the right answer, the most specific first.
    pub articles: Vec<Article>,
    /// All rulings on the last event.
    pub rulings: Vec<Ruling>,
    /// True if the question is the main point of the case; false if the main point comes later.
    pub is_main_point: bool,
    /// The events before the ruling.
    pub situation: Situation,
}

impl Question {
    /// Returns the prefix of the first article's number.
    ///
    /// ```
    /// use touchmove_book::training::questions;
    /// use touchmove_laws::Edition;
    /// assert!(questions(Edition::Fide2023).iter().any(|asked| asked.chapter() == "7"));
    /// ```
    pub fn chapter(&self) -> &'static str {
        self.articles.first().map_or("", |article| touchmove_laws::chapter_number(article.number()))
    }
}

/// Returns the questions of an edition in case order.
///
/// ```
/// use touchmove_book::training::questions;
/// use touchmove_laws::Edition;
/// let asked = questions(Edition::Fide2023);
/// assert!(asked.iter().any(|question| question.name == "the-first-illegal-move"));
/// ```
pub fn questions(edition: Edition) -> &'static [Question] {
    static ALL: OnceLock<Vec<Vec<Question>>> = OnceLock::new();
    let all = ALL.get_or_init(every);
    let place = Edition::ALL.iter().position(|one| *one == edition).unwrap_or_default();
    all.get(place).map_or(&[], Vec::as_slice)
}

fn every() -> Vec<Vec<Question>> {
    let seen = all().iter().filter(|case| !is_reported(case));
    let games: Vec<Game> = seen.flat_map(games).collect();
    let pool = Pool::of(&games);
    let of = |edition| {
        let own = games.iter().filter(|game| game.edition == edition);
        own.filter_map(|game| question(game, &games, &pool)).collect()
    };
    Edition::ALL.into_iter().map(of).collect()
}

/// True for a case of reports, whose board is unknown and cannot be shown.
fn is_reported(case: &Case) -> bool {
    let entries = case.blocks.iter().flat_map(|block| &block.protocol.entries);
    entries.into_iter().any(|entry| matches!(entry.event.act, Act::Report(_)))
}

fn question(game: &Game, games: &[Game], pool: &Pool) -> Option<Question> {
    let moment = game.asked()?;
    let right = Answer::of(&moment.rulings);
    let wrong = distractors::answers(game, moment, games, pool);
    if wrong.len() < 2 {
        return None;
    }
    let name = match (slug(&game.case.name), game.place) {
        (name, 0) => name,
        (name, place) => format!("{name}.{place}"),
    };
    Some(Question {
        name,
        case: game.case,
        edition: game.edition,
        articles: articles(&moment.rulings),
        rulings: moment.rulings.clone(),
        is_main_point: game.is_main_point(moment),
        situation: Situation::of(game, moment)?,
        right,
        wrong,
    })
}

/// Returns the articles of the main rulings. The restored position and time penalties follow the
/// illegal move that causes them.
fn articles(rulings: &[Ruling]) -> Vec<Article> {
    let mut all: Vec<Article> = Vec::new();
    let told = rulings.iter().filter(|ruling| Part::of(ruling.effect()).is_some());
    for article in told.flat_map(Ruling::articles) {
        if !all.contains(article) {
            all.push(*article);
        }
    }
    all
}

#[cfg(test)]
mod tests;
