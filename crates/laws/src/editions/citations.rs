//! Which articles a provision is cited by, found for every provision when the
//! program is compiled: rulings ask for them at each event, and a table is long.

use super::has;
use crate::{Article, Edition, Entry, Provision};

/// The articles to cite, for each provision of an edition.
pub(crate) struct Cited([Articles; PROVISIONS]);

const PROVISIONS: usize = Provision::ALL.len();

/// At most two: the edition's own, and the parent's that it goes with.
#[derive(Clone, Copy)]
struct Articles {
    cited: [Article; 2],
    count: usize,
}

impl Cited {
    /// The articles that a ruling under a provision cites.
    pub(crate) fn by(&self, provision: Provision) -> &[Article] {
        let articles = self.0.get(provision as usize);
        articles.and_then(|articles| articles.cited.get(..articles.count)).unwrap_or(&[])
    }

    /// The first article of the table that carries a provision, and where that
    /// one is a national rule's own, the first that is the parent's too.
    pub(super) const fn of(edition: Edition) -> Cited {
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
        Cited(cited)
    }
}

impl Articles {
    /// With an article that comes later in the table.
    const fn and(mut self, article: Article, inherited: bool, parent: &[Entry]) -> Articles {
        let own_alone = self.count == 1 && !has(parent, self.cited[0].number());
        if self.count == 0 || own_alone && inherited {
            self.cited[self.count] = article;
            self.count += 1;
        }
        self
    }
}
