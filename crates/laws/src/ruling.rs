//! Rulings: effects that the Laws prescribe, with their articles.

use crate::{Arg, Article, Edition, Effect, Provision};
use alloc::borrow::Cow;
use alloc::string::ToString;
use serde::ser::SerializeStruct;
use serde::{Serialize, Serializer};

/// An effect that the Laws prescribe, with at least one article.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Ruling {
    provision: Provision,
    effect: Effect,
    /// Borrowed from the edition's table of citations, unless `and` has added an article.
    articles: Cow<'static, [Article]>,
}

impl Ruling {
    /// Returns a ruling under a provision. `None` if the edition does not contain the provision and
    /// therefore prescribes nothing.
    ///
    /// ```
    /// use touchmove_board::Color;
    /// use touchmove_laws::{Edition, Effect, Provision, Ruling};
    ///
    /// let effect = Effect::IllegalMove { player: Color::White, count: 1 };
    /// let ruling = |e| Ruling::under(e, Provision::PressWithoutMove, effect.clone());
    /// assert_eq!(ruling(Edition::Fide2023).unwrap().articles()[0].number(), "7.5.3");
    /// assert!(ruling(Edition::Fide2014).is_none());
    /// ```
    pub fn under(edition: Edition, provision: Provision, effect: Effect) -> Option<Ruling> {
        let articles = Cow::Borrowed(edition.cited(provision));
        (!articles.is_empty()).then_some(Ruling { provision, effect, articles })
    }

    /// Adds a provision's article to the ruling, if the edition contains it.
    ///
    /// ```
    /// use touchmove_board::Color;
    /// use touchmove_clock::Millis;
    /// use touchmove_laws::{Edition, Effect, Provision, Ruling};
    ///
    /// let effect = Effect::TimeAdded { player: Color::White, ms: Millis::minutes(1) };
    /// let ruling = Ruling::under(Edition::Fide2023, Provision::IllegalMovePenalty, effect)
    ///     .unwrap()
    ///     .and(Provision::RapidPenaltyTime);
    /// assert_eq!(ruling.articles().len(), 2);
    /// ```
    #[must_use]
    pub fn and(mut self, provision: Provision) -> Ruling {
        let edition = self.articles.first().map(|a| a.edition());
        for article in edition.map_or(&[][..], |edition| edition.cited(provision)) {
            if !self.articles.contains(article) {
                self.articles.to_mut().push(*article);
            }
        }
        self
    }

    /// Returns the provision of the ruling.
    pub const fn provision(&self) -> Provision {
        self.provision
    }

    /// Returns the prescribed effect.
    pub fn effect(&self) -> &Effect {
        &self.effect
    }

    /// Returns the articles, the most relevant first; never empty.
    pub fn articles(&self) -> &[Article] {
        &self.articles
    }
}

impl Serialize for Article {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.number())
    }
}

impl Serialize for Ruling {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let args = self.effect.args();
        let mut out = serializer.serialize_struct("Ruling", args.len() + 2)?;
        out.serialize_field("effect", self.effect.name())?;
        for (name, value) in &args {
            match value {
                Arg::Number(n) => out.serialize_field(name, n)?,
                Arg::Text(text) => out.serialize_field(name, text)?,
                Arg::Player(_) | Arg::Pieces(_) => out.serialize_field(name, &value.to_string())?,
                Arg::List(list) => out.serialize_field(name, list)?,
            }
        }
        out.serialize_field("articles", &self.articles)?;
        out.end()
    }
}
