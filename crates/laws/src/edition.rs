//! The editions of the Laws.

use crate::editions;
use crate::{Article, Edition, Entry, Provision};
use core::fmt;

impl Edition {
    /// The name as protocols write it.
    ///
    /// ```
    /// use touchmove_laws::Edition;
    /// assert_eq!(Edition::Fide2023.name(), "FIDE 2023");
    /// ```
    pub const fn name(self) -> &'static str {
        self.sheet().name
    }

    /// The edition of that name, if it is one.
    ///
    /// ```
    /// use touchmove_laws::Edition;
    /// assert_eq!(Edition::from_name("FIDE 2014"), Some(Edition::Fide2014));
    /// assert_eq!(Edition::from_name("FIDE 1066"), None);
    /// ```
    pub fn from_name(name: &str) -> Option<Edition> {
        Edition::ALL.into_iter().find(|e| e.name() == name)
    }

    /// The first day on which it was in force everywhere, as year, month and day; none for
    /// rules that a federation or a website has for itself.
    ///
    /// ```
    /// use touchmove_laws::Edition;
    /// assert_eq!(Edition::Fide2014.in_force_from(), Some((2014, 7, 1)));
    /// assert_eq!(Edition::Casual.in_force_from(), None);
    /// ```
    pub const fn in_force_from(self) -> Option<(u32, u32, u32)> {
        self.sheet().in_force_from
    }

    /// The edition's table of contents, in its own order.
    ///
    /// ```
    /// use touchmove_laws::Edition;
    /// assert!(Edition::Fide2014.table().iter().any(|e| e.number == "7.5.b"));
    /// ```
    pub const fn table(self) -> &'static [Entry] {
        self.sheet().table
    }

    /// What the chapter is about that an article stands in, by a name that
    /// stays while chapters change their numbers.
    ///
    /// ```
    /// use touchmove_laws::Edition;
    /// assert_eq!(Edition::Fide2009.chapter("13.4.a"), Some("arbiter"));
    /// assert_eq!(Edition::Fide2023.chapter("GII.1"), Some("chess960"));
    /// assert_eq!(Edition::Fide2023.chapter("13.4"), None);
    /// ```
    pub fn chapter(self, number: &str) -> Option<&'static str> {
        self.sheet().subject(number)
    }

    /// The edition whose table this one is built on: national rules replace
    /// some of its articles.
    ///
    /// ```
    /// use touchmove_laws::Edition;
    /// assert_eq!(Edition::Finland2009.parent(), Some(Edition::Fide2009));
    /// assert_eq!(Edition::Fide2009.parent(), None);
    /// ```
    pub const fn parent(self) -> Option<Edition> {
        self.sheet().parent
    }

    /// The article of that number, if this edition contains it.
    ///
    /// ```
    /// use touchmove_laws::Edition;
    /// assert!(Edition::Fide2023.article("9.6.1").is_some());
    /// assert!(Edition::Fide2009.article("9.6.1").is_none());
    /// ```
    pub fn article(self, number: &str) -> Option<Article> {
        let entry = self.table().iter().find(|e| e.number == number)?;
        Some(Article::new(self, entry.number))
    }

    /// What FIDE's other printing of this edition calls the article that our table has under a
    /// number, where that is another one.
    ///
    /// ```
    /// use touchmove_laws::Edition;
    /// assert_eq!(Edition::Fide2023.numbered_elsewhere("9.2.1.1"), Some("9.2.1"));
    /// assert_eq!(Edition::Fide2023.numbered_elsewhere("9.3.1"), None);
    /// ```
    pub fn numbered_elsewhere(self, number: &str) -> Option<&'static str> {
        self.sheet().there(number)
    }

    /// The number in our table of the article that FIDE's other printing of this edition has under
    /// a number, where that is another one.
    ///
    /// ```
    /// use touchmove_laws::Edition;
    /// assert_eq!(Edition::Fide2023.numbered_here("A.4.2"), Some("A.4.1.2"));
    /// assert_eq!(Edition::Fide2018.numbered_here("A.4.2"), None);
    /// ```
    pub fn numbered_here(self, number: &str) -> Option<&'static str> {
        self.sheet().here(number)
    }

    /// What the texts of this edition that we know differ in at an article, by a name for it; none
    /// where they agree.
    ///
    /// ```
    /// use touchmove_laws::Edition;
    /// assert_eq!(Edition::Fide2023.sources_differ("7.4.2"), Some("help-with-pieces"));
    /// assert_eq!(Edition::Fide2018.sources_differ("7.4.2"), None);
    /// ```
    pub fn sources_differ(self, number: &str) -> Option<&'static str> {
        self.sheet().sources_differ(number)
    }

    /// The article that carries a provision in this edition: the first one
    /// in its order, if there is any.
    ///
    /// ```
    /// use touchmove_laws::{Edition, Provision};
    /// let cite = |e: Edition| e.cite(Provision::IllegalMovePenalty).unwrap().number();
    /// assert_eq!(Edition::FIDE.map(cite), ["7.4.b", "7.5.b", "7.5.5", "7.5.5"]);
    /// ```
    pub fn cite(self, provision: Provision) -> Option<Article> {
        self.cited(provision).first().copied()
    }

    /// The articles that a ruling under a provision cites: the first that
    /// carries it, and where that one is a national rule's own, the article of
    /// the parent that it goes with, too.
    ///
    /// ```
    /// use touchmove_laws::{Edition, Provision};
    /// let cited = |e: Edition| e.cited(Provision::Stalemate).iter().map(|a| a.number()).collect::<Vec<_>>();
    /// assert_eq!(cited(Edition::Fide2009), ["5.2.a"]);
    /// assert_eq!(cited(Edition::FinnishBlitz2008), ["fi-blitz 14a", "5.2.a"]);
    /// ```
    pub fn cited(self, provision: Provision) -> &'static [Article] {
        editions::cited(self).by(provision)
    }

    /// All articles that carry a provision in this edition.
    ///
    /// ```
    /// use touchmove_laws::{Edition, Provision};
    /// assert!(Edition::Fide2023.articles(Provision::EnPassant).count() >= 1);
    /// ```
    pub fn articles(self, provision: Provision) -> impl Iterator<Item = Article> {
        self.table()
            .iter()
            .filter(move |e| e.standing.provisions().contains(&provision))
            .map(move |e| Article::new(self, e.number))
    }
}

impl fmt::Display for Edition {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}
