//! Questions of the trainer: a situation and possible rulings.

use serde::Serialize;
use touchmove_book::training::{Answer, Question, StoryEvent, questions};
use touchmove_book::{Book, case_text, is_translated, slug};
use touchmove_explain::Words;
use touchmove_laws::{Article, Edition};

/// The questions available under an edition.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct TrainingView {
    /// The chapters with questions, in the edition's order.
    pub chapters: Vec<TrainingChapter>,
}

/// The questions about a chapter of the Laws.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct TrainingChapter {
    /// The prefix of the chapter's article numbers: `7`, `A`, `GI`.
    pub number: String,
    /// The chapter's title.
    pub title: String,
    /// Names of the questions, for `/api/training/{edition}/`.
    pub questions: Vec<String>,
}

/// A question: a situation and the answers to choose from.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct QuestionPage {
    /// The question's name.
    pub name: String,
    /// The chapter of the Laws.
    pub chapter: String,
    /// The event's conditions: pace, time control, supervision.
    pub conditions: Vec<String>,
    /// The events so far; the last one needs a ruling.
    pub story: Vec<StoryLine>,
    /// The position on the board: the first field of a FEN.
    pub board: String,
    /// The time on White's clock before the ruling, in milliseconds; absent without a clock.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub white_ms: Option<u64>,
    /// The time on Black's clock before the ruling, in milliseconds; absent without a clock.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub black_ms: Option<u64>,
    /// The answers as lists of sentences, the right one first.
    pub answers: Vec<Vec<String>>,
    /// The board after the ruling.
    pub board_then: String,
    /// The articles that the right answer rests on.
    pub articles: Vec<TrainingArticle>,
    /// The name of the source case, for `/api/cases/`.
    pub case: String,
    /// The title of the case, or of the article if the question is not the main point of the case.
    pub title: String,
    /// The explanation: the prose of the case, or the content of the articles.
    pub why: Vec<String>,
}

/// An event of the story.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct StoryLine {
    /// Milliseconds since the game was set up.
    pub at_ms: u64,
    /// The event as a sentence.
    pub words: String,
}

/// An article that an answer rests on.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct TrainingArticle {
    /// The article's number in this edition.
    pub number: String,
    /// The article's heading.
    pub title: String,
}

/// Returns the questions by chapter. The first call for an edition judges all cases.
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
    questions(edition).iter().filter(move |question| is_translated(question.case, language))
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

/// Returns a question with its answers; `None` if the edition has no such question.
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
    let said = |answer: &Answer| answer.sentences(words, question.edition);
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

/// Returns the title and explanation of an answer. They come from the case if the question is the
/// case's main point, and otherwise from the articles.
fn reason(words: &Words, question: &Question) -> (String, Vec<String>) {
    let story = case_text(question.case, words.language());
    if question.is_main_point && !story.prose.is_empty() {
        return (story.title, story.prose);
    }
    let said: Vec<_> = question.articles.iter().filter_map(|&one| words.article(one)).collect();
    let title = match (question.is_main_point, said.first()) {
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

fn line(event: StoryEvent) -> StoryLine {
    StoryLine { at_ms: event.at_ms, words: event.words }
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
    fn explanation_fits_the_question() {
        let words = crate::words(Language::English);
        let page = |name| show(words, Edition::Fide2023, name).expect("a question");
        let upside_down = page("a-rook-upside-down-for-the-canadian-title");
        let said = words.article(Edition::Fide2023.article("4.3.1").expect("one")).expect("words");
        assert_eq!((upside_down.title, upside_down.why), (said.title, vec![said.gist]));
        let case = touchmove_book::case("the-first-illegal-move").expect("a case");
        assert_eq!(page("the-first-illegal-move").title, case.name);
    }

    #[test]
    fn every_question_has_an_explanation_in_every_language() {
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
