//! What would you rule? Questions from the cases: a situation, what is ruled, and answers
//! that are not.
//!
//! The right answer is what the program rules, and what a wrong one says the program does
//! not rule anywhere in the game: neither is written by hand.
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
mod game;
mod situation;
mod wrong;

pub use answer::{Answer, Part};
pub use situation::{Said, Situation};

use crate::cases::Case;
use crate::library::{all, slug};
use game::{Game, games};
use std::sync::OnceLock;
use touchmove_game::Act;
use touchmove_laws::{Article, Edition, Ruling};
use wrong::Pool;

/// A question.
#[derive(Debug, Clone)]
pub struct Question {
    /// Its name: the case's, and which of its games.
    pub name: String,
    /// The case that it is taken from.
    pub case: &'static Case,
    /// The edition that is to be ruled under.
    pub edition: Edition,
    /// What is ruled.
    pub right: Answer,
    /// What is not, though it might be thought of: two or three.
    pub wrong: Vec<Answer>,
    /// Where it stands in the Laws, the most telling first.
    pub articles: Vec<Article>,
    /// Every ruling upon the last event.
    pub rulings: Vec<Ruling>,
    /// Whether the case is about what is asked; else it is about something that comes later.
    pub is_the_matter: bool,
    /// What has led there.
    pub situation: Situation,
}

impl Question {
    /// What the first article's number begins with.
    ///
    /// ```
    /// use touchmove_book::training::questions;
    /// use touchmove_laws::Edition;
    /// assert!(questions(Edition::Fide2023).iter().any(|asked| asked.chapter() == "7"));
    /// ```
    pub fn chapter(&self) -> &'static str {
        self.articles.first().map_or("", |article| crate::book::head(article.number()))
    }
}

/// Every question that can be asked under an edition, in the order of the cases.
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

/// A board that nobody has recorded cannot be shown.
fn is_reported(case: &Case) -> bool {
    let entries = case.blocks.iter().flat_map(|block| &block.protocol.entries);
    entries.into_iter().any(|entry| matches!(entry.event.act, Act::Report(_)))
}

fn question(game: &Game, games: &[Game], pool: &Pool) -> Option<Question> {
    let moment = game.asked()?;
    let right = Answer::of(&moment.rulings);
    let wrong = wrong::answers(game, moment, games, pool);
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
        is_the_matter: game.is_the_matter(moment),
        situation: Situation::of(game, moment)?,
        right,
        wrong,
    })
}

/// Of the telling rulings: the position and the times that follow from an illegal move come
/// after the illegal move.
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
