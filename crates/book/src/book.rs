//! An edition's book, chapter by chapter.

use crate::messages::standing;
use touchmove_explain::Words;
use touchmove_laws::{Edition, Entry, Provision, chapter_number};

/// The book of an edition in a language.
#[derive(Clone, Copy)]
pub struct Book<'a> {
    pub(crate) words: &'a Words,
    pub(crate) edition: Edition,
}

/// A chapter with its articles.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Chapter {
    /// The prefix of the article numbers: `7`, `A`, `GI`.
    pub number: &'static str,
    /// The chapter's title.
    pub title: String,
    /// The articles in the edition's order.
    pub articles: Vec<ArticleLine>,
}

/// An article in a table of contents.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ArticleLine {
    /// The number in this edition.
    pub number: &'static str,
    /// The heading; empty if other rules replace the article.
    pub title: String,
    /// The content; empty for a mere heading.
    pub gist: String,
    /// The name of the article's [`standing`], which says who decides the article.
    pub standing: &'static str,
    /// The article's provisions, which are the same in every edition.
    pub provisions: &'static [Provision],
}

impl Chapter {
    /// Returns number and title. A number that is a word, such as `fi-blitz`, is left out.
    ///
    /// ```
    /// use touchmove_book::Chapter;
    /// let chapter = |number| Chapter { number, title: "Blitz".into(), articles: Vec::new() };
    /// assert_eq!(chapter("B").heading(), "B Blitz");
    /// assert_eq!(chapter("fi-blitz").heading(), "Blitz");
    /// assert_eq!(chapter("fi").heading(), "Blitz");
    /// ```
    pub fn heading(&self) -> String {
        let is_word = self.number.len() > 4 || self.number.starts_with(|c: char| c.is_lowercase());
        match is_word {
            true => self.title.clone(),
            false => format!("{} {}", self.number, self.title),
        }
    }
}

impl<'a> Book<'a> {
    /// Creates the book of an edition.
    ///
    /// ```
    /// use touchmove_book::Book;
    /// use touchmove_explain::{Language, Words};
    /// use touchmove_laws::Edition;
    ///
    /// let words = Words::new(Language::Finnish);
    /// let book = Book::new(&words, Edition::Fide2009);
    /// assert!(book.article("9.2").is_some());
    /// ```
    pub const fn new(words: &'a Words, edition: Edition) -> Book<'a> {
        Book { words, edition }
    }

    /// Returns the chapters in the edition's order.
    ///
    /// ```
    /// use touchmove_book::Book;
    /// use touchmove_explain::{Language, Words};
    /// use touchmove_laws::Edition;
    ///
    /// let words = Words::new(Language::English);
    /// let chapters = Book::new(&words, Edition::Fide2023).chapters();
    /// let seventh = chapters.iter().find(|chapter| chapter.number == "7").unwrap();
    /// assert_eq!(seventh.title, "Irregularities");
    /// assert_eq!(seventh.articles[0].number, "7.1");
    /// ```
    pub fn chapters(&self) -> Vec<Chapter> {
        let table = self.edition.table();
        let subject = |entry: &Entry| self.edition.chapter(entry.number);
        table
            .chunk_by(|a, b| subject(a) == subject(b))
            .filter_map(|all| self.chapter(all))
            .collect()
    }

    fn chapter(&self, entries: &'static [Entry]) -> Option<Chapter> {
        let first = entries.first()?;
        let title = self.edition.article(first.number).and_then(|a| self.words.chapter(a));
        Some(Chapter {
            number: chapter_number(first.number),
            title: title.unwrap_or_default(),
            articles: entries.iter().map(|entry| self.line(entry)).collect(),
        })
    }

    pub(crate) fn line(&self, entry: &Entry) -> ArticleLine {
        let article = self.edition.article(entry.number);
        let said = article.and_then(|article| self.words.article(article));
        let (title, gist) = said.map_or_else(Default::default, |said| (said.title, said.gist));
        let provisions = entry.standing.provisions();
        ArticleLine {
            number: entry.number,
            title,
            gist,
            standing: standing(entry.standing),
            provisions,
        }
    }
}

/// Returns the edition to compare with: the parent, or FIDE's previous edition.
///
/// ```
/// use touchmove_laws::Edition;
/// assert_eq!(touchmove_book::before(Edition::Fide2023), Some(Edition::Fide2018));
/// assert_eq!(touchmove_book::before(Edition::Finland2009), Some(Edition::Fide2009));
/// assert_eq!(touchmove_book::before(Edition::Fide2009), None);
/// ```
pub fn before(edition: Edition) -> Option<Edition> {
    let fide = Edition::FIDE.iter().position(|e| *e == edition);
    let older = fide.and_then(|i| i.checked_sub(1)).and_then(|i| Edition::FIDE.get(i));
    edition.parent().or(older.copied())
}
