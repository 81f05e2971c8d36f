//! Articles in words.

use crate::said::Said;
use crate::{MessageError, Value, Words};
use touchmove_laws::{Article, Edition, Provision, Standing};

/// What an article asks for, in our own words.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ArticleWords {
    /// A heading.
    pub title: String,
    /// One or two sentences that say what it asks for.
    pub gist: String,
}

impl Words {
    /// What an article asks for, in its edition; a heading has a title only.
    /// None where other rules take the article's place.
    ///
    /// ```
    /// use touchmove_explain::{Language, Words};
    /// use touchmove_laws::Edition;
    ///
    /// let article = Edition::Fide2014.article("7.5.b").unwrap();
    /// let words = Words::new(Language::English).article(article).unwrap();
    /// assert_eq!(words.title, "What illegal moves cost");
    /// ```
    pub fn article(&self, article: Article) -> Option<ArticleWords> {
        let edition = said_by(article);
        let entry = edition.table().iter().find(|e| e.number == article.number())?;
        if let Some(about) = entry.about {
            return self.about(about, edition);
        }
        let provisions = entry.standing.provisions().iter();
        let words = provisions.map(|&p| self.provision_in(p, edition));
        words.reduce(|first, next| self.together(first, next))
    }

    /// The title of the chapter that an article stands in.
    ///
    /// ```
    /// use touchmove_explain::{Language, Words};
    /// use touchmove_laws::Edition;
    ///
    /// let article = Edition::Fide2014.article("7.5.b").unwrap();
    /// let title = Words::new(Language::English).chapter(article).unwrap();
    /// assert_eq!(title, "Irregularities");
    /// ```
    pub fn chapter(&self, article: Article) -> Option<String> {
        let subject = article.edition().chapter(article.number())?;
        self.message(&format!("chapter-{subject}"), &[]).ok()
    }

    fn about(&self, name: &str, edition: Edition) -> Option<ArticleWords> {
        let Said { ids, args } = in_edition(Said::new(format!("text-{name}")), edition);
        let id = ids.first()?;
        let title = self.message(id, &args).ok()?;
        let gist = self.message(&format!("{id}.gist"), &args).unwrap_or_default();
        Some(ArticleWords { title, gist })
    }

    fn together(&self, first: ArticleWords, next: ArticleWords) -> ArticleWords {
        let join = |id, first: String, next: String| {
            let args = [("first", first.clone().into()), ("next", next.into())];
            self.message(id, &args).unwrap_or(first)
        };
        ArticleWords {
            title: join("articles-together", first.title, next.title),
            gist: join("articles-together.gist", first.gist, next.gist),
        }
    }

    /// What a provision asks for in the newest edition that contains it.
    ///
    /// ```
    /// use touchmove_explain::{Language, Words};
    /// use touchmove_laws::Provision;
    ///
    /// let words = Words::new(Language::English).provision(Provision::KnightMove);
    /// assert_eq!(words.title, "The knight’s move");
    /// ```
    pub fn provision(&self, provision: Provision) -> ArticleWords {
        let others = Edition::ALL.into_iter().filter(|e| !Edition::FIDE.contains(e));
        let mut newest_first = Edition::FIDE.into_iter().rev().chain(others);
        let newest = newest_first.find(|edition| edition.cite(provision).is_some());
        self.provision_in(provision, newest.unwrap_or(Edition::Fide2023))
    }

    /// What a provision asks for in an edition.
    ///
    /// ```
    /// use touchmove_explain::{Language, Words};
    /// use touchmove_laws::{Edition, Provision};
    ///
    /// let words = Words::new(Language::English);
    /// let gist = |edition| words.provision_in(Provision::ClaimIncorrect, edition).gist;
    /// assert!(gist(Edition::Fide2009).contains("three minutes"));
    /// assert!(gist(Edition::Fide2023).contains("two minutes"));
    /// ```
    pub fn provision_in(&self, provision: Provision, edition: Edition) -> ArticleWords {
        let part = |part| self.part(provision, edition, part);
        let unnamed = |_| provision.id().to_owned();
        ArticleWords {
            title: part("").unwrap_or_else(unnamed),
            gist: part(".gist").unwrap_or_default(),
        }
    }

    fn part(
        &self,
        provision: Provision,
        edition: Edition,
        part: &str,
    ) -> Result<String, MessageError> {
        let Said { ids, args } = said(provision, edition);
        let id = ids.first().map_or("", String::as_str);
        self.message(&format!("{id}{part}"), &args)
    }
}

/// The edition that an article was taken over from, if it was: there it says the same.
fn said_by(article: Article) -> Edition {
    let own = article.edition();
    let has = |e: &Edition| e.table().iter().any(|entry| entry.number == article.number());
    let left_out = |e: &Edition| {
        e.table().iter().any(|entry| {
            entry.number == article.number() && matches!(entry.standing, Standing::LeftOut(_))
        })
    };
    own.parent().filter(|parent| has(parent) && !left_out(&own)).unwrap_or(own)
}

/// The edition of FIDE's whose words say it, where no rules of their own do:
/// the parent's, and for casual play one that knows no more than it.
const fn worded_as(edition: Edition) -> Edition {
    match edition {
        Edition::Fide2009 | Edition::Finland2009 | Edition::FinnishBlitz2008 => Edition::Fide2009,
        Edition::Fide2014 | Edition::Casual => Edition::Fide2014,
        Edition::Fide2018 | Edition::Fide2023 => edition,
    }
}

/// The message for a provision, and what is put in: the edition whose words
/// say it, and the rules themselves, where these have words of their own.
pub(crate) fn said(provision: Provision, edition: Edition) -> Said {
    in_edition(Said::new(format!("article-{}", provision.id())), edition)
}

fn in_edition(said: Said, edition: Edition) -> Said {
    let key = |edition: Edition| Value::Text(edition.name().to_lowercase().replace(' ', "-"));
    said.value("edition", key(worded_as(edition))).value("rules", key(edition))
}
