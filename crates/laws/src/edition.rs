//! Lookups in an edition of the Laws: its articles, chapters and citations.

use crate::editions;
use crate::{Article, Edition, Entry, Provision};
use core::fmt;

impl Edition {
    /// Returns the name as protocols write it.
    pub const fn name(self) -> &'static str {
        self.metadata().name
    }

    /// Returns the edition with this name.
    ///
    /// ```
    /// use touchmove_laws::Edition;
    /// assert_eq!(Edition::from_name("FIDE 2014"), Some(Edition::Fide2014));
    /// assert_eq!(Edition::from_name("FIDE 1066"), None);
    /// ```
    pub fn from_name(name: &str) -> Option<Edition> {
        Edition::ALL.into_iter().find(|e| e.name() == name)
    }

    /// Returns the first day on which the edition was in force everywhere, as year, month and day.
    /// `None` for the rules of a single federation or website.
    ///
    /// ```
    /// use touchmove_laws::Edition;
    /// assert_eq!(Edition::Fide2014.in_force_from(), Some((2014, 7, 1)));
    /// assert_eq!(Edition::Casual.in_force_from(), None);
    /// ```
    pub const fn in_force_from(self) -> Option<(u32, u32, u32)> {
        self.metadata().in_force_from
    }

    /// Returns the edition's table of articles, in its own order.
    pub const fn table(self) -> &'static [Entry] {
        self.metadata().table
    }

    /// Returns the subject of the chapter that contains an article number. The subject's name is
    /// stable across editions, while chapter numbers change.
    ///
    /// ```
    /// use touchmove_laws::Edition;
    /// assert_eq!(Edition::Fide2009.chapter("13.4.a"), Some("arbiter"));
    /// assert_eq!(Edition::Fide2023.chapter("GII.1"), Some("chess960"));
    /// assert_eq!(Edition::Fide2023.chapter("13.4"), None);
    /// ```
    pub fn chapter(self, number: &str) -> Option<&'static str> {
        self.metadata().subject(number)
    }

    /// Returns the parent edition, if this one is a set of national rules that replaces some of the
    /// parent's articles.
    pub const fn parent(self) -> Option<Edition> {
        self.metadata().parent
    }

    /// Returns the edition in whose text an article was read, if the text of this edition could not be
    /// had. FIDE's list of changes between the two does not name the article.
    ///
    /// ```
    /// use touchmove_laws::Edition;
    /// assert_eq!(Edition::Fide2017.read_in("11.3.2"), Some(Edition::Fide2018));
    /// assert_eq!(Edition::Fide2017.read_in("9.6.1"), None);
    /// ```
    pub fn read_in(self, number: &str) -> Option<Edition> {
        self.metadata().read_in(number)
    }

    /// Returns the edition whose text completes this one's, if the text of this one could be had only
    /// in part.
    pub const fn completed_by(self) -> Option<Edition> {
        match self.metadata().completed_by {
            Some((edition, _)) => Some(edition),
            None => None,
        }
    }

    /// Returns the article with this number.
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

    /// Returns the number of an article in FIDE's other printing, if it differs from our number.
    ///
    /// ```
    /// use touchmove_laws::Edition;
    /// assert_eq!(Edition::Fide2023.numbered_elsewhere("9.2.1.1"), Some("9.2.1"));
    /// assert_eq!(Edition::Fide2023.numbered_elsewhere("9.3.1"), None);
    /// ```
    pub fn numbered_elsewhere(self, number: &str) -> Option<&'static str> {
        self.metadata().there(number)
    }

    /// Returns our number of an article from its number in FIDE's other printing, if the two
    /// differ.
    ///
    /// ```
    /// use touchmove_laws::Edition;
    /// assert_eq!(Edition::Fide2023.numbered_here("A.4.2"), Some("A.4.1.2"));
    /// assert_eq!(Edition::Fide2018.numbered_here("A.4.2"), None);
    /// ```
    pub fn numbered_here(self, number: &str) -> Option<&'static str> {
        self.metadata().here(number)
    }

    /// Returns the key of the difference between the known texts of an article, or between its text and
    /// FIDE's interpretation. `None` if they agree.
    ///
    /// ```
    /// use touchmove_laws::Edition;
    /// assert_eq!(Edition::Fide2023.sources_differ("7.4.2"), Some("help-with-pieces"));
    /// assert_eq!(Edition::Fide2018.sources_differ("7.4.2"), None);
    /// ```
    pub fn sources_differ(self, number: &str) -> Option<&'static str> {
        self.metadata().sources_differ(number)
    }

    /// Returns the first article with a provision, in the edition's order.
    ///
    /// ```
    /// use touchmove_laws::{Edition, Provision};
    /// let cite = |e: Edition| e.cite(Provision::IllegalMovePenalty).unwrap().number();
    /// assert_eq!(Edition::FIDE.map(cite), ["7.4.b", "7.5.b", "7.5.3", "7.5.5", "7.5.5"]);
    /// ```
    pub fn cite(self, provision: Provision) -> Option<Article> {
        self.cited(provision).first().copied()
    }

    /// Returns the articles that a ruling under a provision cites. This is the first article with
    /// the provision. If a national edition added that article, the parent's first article with the
    /// provision follows.
    ///
    /// ```
    /// use touchmove_laws::{Edition, Provision};
    /// let cited = |e: Edition| e.cited(Provision::Stalemate).iter().map(|a| a.number()).collect::<Vec<_>>();
    /// assert_eq!(cited(Edition::Fide2009), ["5.2.a"]);
    /// assert_eq!(cited(Edition::FinnishBlitz2008), ["fi-blitz 14a", "5.2.a"]);
    /// ```
    pub fn cited(self, provision: Provision) -> &'static [Article] {
        editions::citations(self).by(provision)
    }

    /// Returns every article with a provision, in the edition's order.
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
