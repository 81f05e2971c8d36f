//! Lookup of articles and editions from user input.

use crate::book::{ArticleLine, Book};
use touchmove_laws::{Edition, Entry};

/// Upper bound on suggestions.
const NEAR: usize = 6;

impl Book<'_> {
    /// Returns the articles of a chapter, or an article followed by its sub-articles.
    ///
    /// ```
    /// use touchmove_book::Book;
    /// use touchmove_explain::{Language, Words};
    /// use touchmove_laws::Edition;
    ///
    /// let words = Words::new(Language::English);
    /// let below = Book::new(&words, Edition::Fide2023).below("9.2");
    /// let numbers: Vec<&str> = below.iter().map(|line| line.number).collect();
    /// assert_eq!(numbers[..2], ["9.2", "9.2.1"]);
    /// ```
    pub fn below(&self, number: &str) -> Vec<ArticleLine> {
        let below = |entry: &&Entry| {
            let rest = entry.number.strip_prefix(number);
            rest.is_some_and(|rest| rest.is_empty() || rest.starts_with(['.', ' ', '(']))
        };
        self.edition.table().iter().filter(below).map(|entry| self.line(entry)).collect()
    }

    /// Returns suggestions for an unknown number: numbers with the same prefix.
    ///
    /// ```
    /// use touchmove_book::Book;
    /// use touchmove_explain::{Language, Words};
    /// use touchmove_laws::Edition;
    ///
    /// let words = Words::new(Language::English);
    /// let near = Book::new(&words, Edition::Fide2023).near("7.5.b");
    /// assert_eq!(near[0], "7.5");
    /// assert!(Book::new(&words, Edition::Fide2023).near("99.9").is_empty());
    /// ```
    pub fn near(&self, number: &str) -> Vec<&'static str> {
        let numbers = || self.edition.table().iter().map(|entry| entry.number);
        let prefixes = number.rmatch_indices(['.', '(']).filter_map(|(at, _)| number.get(..at));
        let below =
            |start: &str| numbers().filter(|n| n.starts_with(start)).take(NEAR).collect::<Vec<_>>();
        prefixes.map(below).find(|below| !below.is_empty()).unwrap_or_default()
    }

    /// Finds an edition by its name or part of it.
    ///
    /// ```
    /// use touchmove_book::Book;
    /// use touchmove_laws::Edition;
    /// assert_eq!(Book::edition("2014"), Some(Edition::Fide2014));
    /// assert_eq!(Book::edition("fide-2009-finland"), Some(Edition::Finland2009));
    /// assert_eq!(Book::edition(" "), None);
    /// ```
    pub fn edition(name: &str) -> Option<Edition> {
        let wanted = name.trim().to_lowercase().replace('-', " ");
        let named = |e: &Edition| e.name().to_lowercase();
        let part = |e: &Edition| !wanted.is_empty() && named(e).contains(&wanted);
        let mut all = Edition::ALL.into_iter();
        all.clone().find(|e| named(e) == wanted).or_else(|| all.find(part))
    }
}
