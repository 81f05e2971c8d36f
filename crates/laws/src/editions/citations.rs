//! The articles to cite for each provision, computed at compile time. Rulings need them at every
//! event, and a search of the table would be slow.

use super::has;
use crate::{Article, Edition, Entry, Provision};

/// The articles to cite for every provision of an edition, indexed by provision.
pub(crate) struct Citations([Articles; PROVISIONS]);

const PROVISIONS: usize = Provision::ALL.len();

/// At most two articles: the edition's own article and the parent's.
#[derive(Clone, Copy)]
struct Articles {
    cited: [Article; 2],
    count: usize,
}

impl Citations {
    /// Returns the articles that a ruling under a provision cites.
    pub(crate) fn by(&self, provision: Provision) -> &[Article] {
        let articles = self.0.get(provision as usize);
        articles.and_then(|articles| articles.cited.get(..articles.count)).unwrap_or(&[])
    }

    /// Finds the articles to cite for every provision: the first article in the table. If a
    /// national edition added this article, the first inherited one follows.
    pub(super) const fn of(edition: Edition) -> Citations {
        let table = edition.table();
        let parent = match edition.parent() {
            Some(parent) => parent.table(),
            None => &[],
        };
        let none = Articles { cited: [Article::new(edition, ""); 2], count: 0 };
        let mut cited = [none; PROVISIONS];
        let mut at = 0;
        while at < table.len() {
            let article = Article::new(edition, table[at].number);
            let inherited = has(parent, table[at].number);
            let provisions = table[at].standing.provisions();
            let mut i = 0;
            while i < provisions.len() {
                let provision = provisions[i] as usize;
                cited[provision] = cited[provision].and(article, inherited, parent);
                i += 1;
            }
            at += 1;
        }
        Citations(cited)
    }
}

impl Articles {
    /// Adds the next article in the table that has the provision, if it is to be cited.
    const fn and(mut self, article: Article, inherited: bool, parent: &[Entry]) -> Articles {
        // A national edition's own article is first in the table, and the first inherited article
        // is cited after it. If the first article is inherited, it is cited alone.
        let own_alone = self.count == 1 && !has(parent, self.cited[0].number());
        if self.count == 0 || own_alone && inherited {
            self.cited[self.count] = article;
            self.count += 1;
        }
        self
    }
}
