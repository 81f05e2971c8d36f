//! The trainer: what would you rule?

use serde::Serialize;
use touchmove_book::training::{Answer, Question, Said, questions};
use touchmove_book::{Book, is_told, slug, told};
use touchmove_explain::Words;
use touchmove_laws::{Article, Edition};

/// The questions that can be asked under an edition.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct TrainingView {
    /// The chapters that they are about, in the edition's order.
    pub chapters: Vec<TrainingChapter>,
}

/// The questions about a chapter of the Laws.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct TrainingChapter {
    /// What its articles' numbers begin with: 7, A, GI.
    pub number: String,
    /// What it is about.
    pub title: String,
    /// Its questions, by their names at `/api/training/{edition}/`.
    pub questions: Vec<String>,
}

/// A question: a situation and the answers to choose from.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct QuestionPage {
    /// Its name.
    pub name: String,
    /// The chapter of the Laws that it is about.
    pub chapter: String,
    /// What the event has laid down: pace, time control, who watches.
    pub conditions: Vec<String>,
    /// What has happened; the last line is to be ruled on.
    pub story: Vec<StoryLine>,
    /// What stands on the board: the first field of a FEN.
    pub board: String,
    /// What White's clock shows before the ruling, in milliseconds, if there is one.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub white_ms: Option<u64>,
    /// What Black's clock shows.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub black_ms: Option<u64>,
    /// What might be ruled: sentences, the right answer first.
    pub answers: Vec<Vec<String>>,
    /// The board after the ruling.
    pub board_then: String,
    /// Where the answer stands in the Laws.
    pub articles: Vec<TrainingArticle>,
    /// The case that it is taken from, by its name at `/api/cases/`.
    pub case: String,
    /// What the question is about: the case, or the article where the case comes to another matter.
    pub title: String,
    /// What happens in the case and why, or what the articles ask for.
    pub why: Vec<String>,
}

/// A line of what has happened.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct StoryLine {
    /// Milliseconds since the game was begun.
    pub at_ms: u64,
    /// What happened, as a sentence.
    pub words: String,
}

/// An article that an answer rests on.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct TrainingArticle {
    /// Its number in this edition.
    pub number: String,
    /// Its heading.
    pub title: String,
}

/// The questions of the trainer, chapter by chapter. The first one asked for judges all cases.
///
/// ```
/// use touchmove_explain::Language;
/// use touchmove_laws::Edition;
/// let words = touchmove_answers::words(Language::English);
/// let training = touchmove_answers::training::list(words, Edition::Fide2023);
/// assert!(!training.chapters.is_empty());
/// ```
pub fn list(words: &Words, edition: Edition) -> TrainingView {
    TrainingView { chapters: chapters(words, edition) }
}

fn asked(words: &Words, edition: Edition) -> impl Iterator<Item = &'static Question> {
    let language = words.language();
    questions(edition).iter().filter(move |question| is_told(question.case, language))
}

fn chapters(words: &Words, edition: Edition) -> Vec<TrainingChapter> {
    let all: Vec<&Question> = asked(words, edition).collect();
    let mut chapters: Vec<TrainingChapter> = Vec::new();
    for chapter in Book::new(words, edition).chapters() {
        let own = all.iter().filter(|question| question.chapter() == chapter.number);
        let questions: Vec<String> = own.map(|question| question.name.clone()).collect();
        let known = chapters.iter().any(|one| one.number == chapter.number);
        if !questions.is_empty() && !known {
            let number = chapter.number.to_owned();
            chapters.push(TrainingChapter { number, title: chapter.title, questions });
        }
    }
    chapters
}

/// A question of the trainer, with its answers; none if the edition has no such question.
///
/// ```
/// use touchmove_explain::Language;
/// use touchmove_laws::Edition;
/// let words = touchmove_answers::words(Language::English);
/// assert!(touchmove_answers::training::show(words, Edition::Fide2023, "no such").is_none());
/// ```
pub fn show(words: &Words, edition: Edition, name: &str) -> Option<QuestionPage> {
    page(words, asked(words, edition).find(|question| question.name == name)?)
}

fn page(words: &Words, question: &Question) -> Option<QuestionPage> {
    let said = |answer: &Answer| answer.said(words, question.edition);
    let situation = &question.situation;
    let [white_ms, black_ms] = situation.clocks;
    let (title, why) = reason(words, question);
    Some(QuestionPage {
        name: question.name.clone(),
        chapter: question.chapter().to_owned(),
        conditions: situation.conditions(words),
        story: situation.story(words)?.into_iter().map(line).collect(),
        board: situation.board.clone(),
        white_ms,
        black_ms,
        answers: std::iter::once(&question.right).chain(&question.wrong).map(said).collect(),
        board_then: situation.then.clone(),
        articles: question.articles.iter().map(|&article| heading(words, article)).collect(),
        case: slug(&question.case.name),
        title,
        why,
    })
}

/// A title and what there is to say: the case's own where it is about what is asked, else the
/// articles'.
fn reason(words: &Words, question: &Question) -> (String, Vec<String>) {
    let story = told(question.case, words.language());
    if question.is_the_matter && !story.prose.is_empty() {
        return (story.title, story.prose);
    }
    let said: Vec<_> = question.articles.iter().filter_map(|&one| words.article(one)).collect();
    let title = match (question.is_the_matter, said.first()) {
        (false, Some(first)) => first.title.clone(),
        _ => story.title,
    };
    let mut gists: Vec<String> = Vec::new();
    for gist in said.into_iter().map(|one| one.gist).filter(|gist| !gist.is_empty()) {
        if !gists.contains(&gist) {
            gists.push(gist);
        }
    }
    (title, gists)
}

fn line(said: Said) -> StoryLine {
    StoryLine { at_ms: said.at_ms, words: said.words }
}

fn heading(words: &Words, article: Article) -> TrainingArticle {
    let title = words.article(article).map(|said| said.title).unwrap_or_default();
    TrainingArticle { number: article.number().to_owned(), title }
}

#[cfg(test)]
mod tests {
    use super::*;
    use touchmove_explain::Language;

    #[test]
    fn the_reason_is_about_what_is_asked() {
        let words = crate::words(Language::English);
        let page = |name| show(words, Edition::Fide2023, name).expect("a question");
        let upside_down = page("a-rook-upside-down-for-the-canadian-title");
        let said = words.article(Edition::Fide2023.article("4.3.1").expect("one")).expect("words");
        assert_eq!((upside_down.title, upside_down.why), (said.title, vec![said.gist]));
        let case = touchmove_book::case("the-first-illegal-move").expect("a case");
        assert_eq!(page("the-first-illegal-move").title, case.name);
    }

    #[test]
    fn every_question_has_a_reason_in_every_language() {
        for words in Language::ALL.map(crate::words) {
            for edition in Edition::ALL {
                for question in asked(words, edition) {
                    let (title, why) = reason(words, question);
                    assert!(!title.is_empty() && !why.is_empty(), "{}", question.name);
                }
            }
        }
    }
}
