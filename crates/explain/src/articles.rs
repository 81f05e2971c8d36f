//! Sentences for articles.

use crate::message::Message;
use crate::{MessageArgument, MessageError, Words};
use touchmove_laws::{Article, Edition, Provision, Standing, Subject};

/// Summary of an article, in our own words.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ArticleWords {
    /// Heading.
    pub title: String,
    /// Summary in one or two sentences.
    pub gist: String,
}

impl Words {
    /// Returns the summary of an article in its edition. A heading has only a title. Returns `None`
    /// if other rules replace the article.
    ///
    /// ```
    /// use touchmove_explain::{Language, Words};
    /// use touchmove_laws::Edition;
    ///
    /// let article = Edition::Fide2014.article("7.5.b").unwrap();
    /// let words = Words::new(Language::English).article(article).unwrap();
    /// assert_eq!(words.title, "Penalty for illegal moves");
    /// ```
    pub fn article(&self, article: Article) -> Option<ArticleWords> {
        let edition = edition_of(article);
        let entry = edition.table().iter().find(|e| e.number == article.number())?;
        if let Some(about) = entry.about {
            return self.about(about, edition);
        }
        let provisions = entry.standing.provisions().iter();
        let words = provisions.map(|&p| self.provision_in(p, worded_in(p, article, edition)));
        words.reduce(|first, next| self.together(first, next))
    }

    /// Returns the title of the chapter that contains an article.
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
        let Message { ids, args } = in_edition(Message::new(format!("text-{name}")), edition);
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

    /// Returns the summary of a provision in the newest edition that contains it.
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

    /// Returns the summary of a provision in an edition.
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

    /// Returns the summary of a subject in an edition.
    ///
    /// ```
    /// use touchmove_explain::{Language, Words};
    /// use touchmove_laws::{Edition, Subject};
    ///
    /// let words = Words::new(Language::English);
    /// let visible = words.subject_in(Subject::Text("sheet-visible"), Edition::Fide2023);
    /// assert!(visible.gist.contains("scoresheet"));
    /// ```
    pub fn subject_in(&self, subject: Subject, edition: Edition) -> ArticleWords {
        match subject {
            Subject::Provision(provision) => self.provision_in(provision, edition),
            Subject::Text(key) => self
                .about(key, edition)
                .unwrap_or_else(|| ArticleWords { title: key.to_owned(), gist: String::new() }),
        }
    }

    /// Formats a message about the Laws in the words of an edition, which the message selects by
    /// `$edition`.
    ///
    /// ```
    /// use touchmove_explain::{Language, Words};
    /// use touchmove_laws::Edition;
    ///
    /// let words = Words::new(Language::English);
    /// let text = words.message_in("text-introduction.gist", Edition::Fide2009).unwrap();
    /// assert!(text.contains("Dresden"));
    /// ```
    pub fn message_in(&self, id: &str, edition: Edition) -> Result<String, MessageError> {
        let Message { args, .. } = in_edition(Message::new(String::new()), edition);
        self.message(id, &args)
    }

    fn part(
        &self,
        provision: Provision,
        edition: Edition,
        part: &str,
    ) -> Result<String, MessageError> {
        let Message { ids, args } = message(provision, edition);
        let id = ids.first().map_or("", String::as_str);
        self.message(&format!("{id}{part}"), &args)
    }
}

/// Returns the edition from which the article's text is taken. This is an earlier edition if the
/// article was taken over unchanged.
fn edition_of(article: Article) -> Edition {
    let own = article.edition();
    let has = |e: &Edition| e.table().iter().any(|entry| entry.number == article.number());
    let left_out = |e: &Edition| {
        e.table().iter().any(|entry| {
            entry.number == article.number() && matches!(entry.standing, Standing::LeftOut(_))
        })
    };
    own.parent().filter(|parent| has(parent) && !left_out(&own)).unwrap_or(own)
}

/// Returns the edition that words a provision of an article: the article's own edition if it has a
/// statement of its own, or else the edition that supplies the article.
fn worded_in(provision: Provision, article: Article, supplied: Edition) -> Edition {
    let own = article.edition();
    let has_own =
        || own.statement(Subject::Provision(provision)).is_some_and(|s| s.was_read_in(own));
    if own == supplied || has_own() { own } else { supplied }
}

/// Returns the FIDE edition whose sentences are used. For national rules, it is the parent edition.
/// For casual play, it is the edition on which casual play is based.
const fn worded_as(edition: Edition) -> Edition {
    match edition {
        Edition::Fide2009 | Edition::Finland2009 | Edition::FinnishBlitz2008 => Edition::Fide2009,
        Edition::Fide2014 | Edition::Casual => Edition::Fide2014,
        Edition::Fide2017 | Edition::Fide2018 => Edition::Fide2018,
        Edition::Fide2023 => edition,
    }
}

/// Returns the message for a provision. Its arguments are the edition that supplies the sentences,
/// and the rules in force. Some rules have sentences of their own.
pub(crate) fn message(provision: Provision, edition: Edition) -> Message {
    in_edition(Message::new(format!("article-{}", provision.id())), edition)
}

fn in_edition(message: Message, edition: Edition) -> Message {
    let key =
        |edition: Edition| MessageArgument::Text(edition.name().to_lowercase().replace(' ', "-"));
    message.value("edition", key(worded_as(edition))).value("rules", key(edition))
}
