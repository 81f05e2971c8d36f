//! What whoever runs the server can do to games and competitions.

use super::{HOUSE, Hall};
use crate::access::creating::Invitation;
use crate::access::draw::random;
use crate::access::seats::{Issued, Role, hash};
use crate::axis::wall;
use crate::games::journal::{CLOSED, read};
use crate::problem::{Problem, no_journal};
use serde_json::Value;
use std::sync::Arc;
use touchmove_store::{EntryKind, Filter, Kind, Stored, StreamId, StreamInfo};

const PAGE: usize = 500;
const DAY: u64 = 24 * 60 * 60 * 1000;

/// A game or a competition as an administrator sees it.
pub(crate) struct Overview {
    pub info: StreamInfo,
    /// The competition's name, or who plays.
    pub name: String,
    /// When something last happened, in Unix milliseconds.
    pub changed: u64,
}

impl Hall {
    /// What there is, in the order of creation.
    pub async fn overview(
        &self,
        after: Option<StreamId>,
        limit: usize,
    ) -> Result<Vec<Overview>, Problem> {
        let filter = Filter { after, limit, ..Filter::default() };
        let page = self.ground.store.list(&filter).await.map_err(no_journal)?;
        let mut all = Vec::new();
        for info in page.into_iter().filter(|info| info.id.as_str() != HOUSE) {
            let first = self.one(&info.id, 1).await?;
            let changed = self.one(&info.id, info.version).await?.map_or(0, |last| last.entry.wall);
            let name = first.map_or_else(String::new, |first| name(&first.entry.what));
            all.push(Overview { info, name, changed });
        }
        Ok(all)
    }

    async fn one(&self, id: &StreamId, version: u64) -> Result<Option<Stored>, Problem> {
        let found = self.ground.store.read(id, version.saturating_sub(1), 1).await;
        Ok(found.map_err(no_journal)?.into_iter().next())
    }

    /// The games of a competition.
    pub(super) async fn games_of(&self, id: &StreamId) -> Result<Vec<StreamId>, Problem> {
        let (mut games, mut after) = (Vec::new(), None);
        loop {
            let parent = Some(id.clone());
            let filter = Filter { parent, after, limit: PAGE, ..Filter::default() };
            let page = self.ground.store.list(&filter).await.map_err(no_journal)?;
            games.extend(page.iter().map(|info| info.id.clone()));
            if page.len() < PAGE {
                return Ok(games);
            }
            after = page.last().map(|info| info.id.clone());
        }
    }

    async fn known(&self, id: &str) -> Result<(StreamId, Kind), Problem> {
        let id = StreamId::new(id).map_err(|_| Problem::no_such_game(id))?;
        match self.kind(&id).await? {
            Some(kind) => Ok((id, kind)),
            None => Err(self.missing(&id, Problem::no_such_game(id.to_string())).await),
        }
    }

    /// A new link for an arbiter who has lost the old one, and the page it opens.
    pub async fn let_in(self: &Arc<Hall>, id: &str) -> Result<(String, Issued), Problem> {
        match self.known(id).await?.1 {
            Kind::Game => {
                let table = self.table(id).await?;
                let server = table.register.server(Role::Arbiter, None);
                let issued = table.issue(&server, Role::Arbiter, None).await?;
                Ok((self.site.game(id), issued))
            }
            Kind::Competition => {
                let competition = self.competition(id).await?;
                let server = competition.register.server(Role::Arbiter, None);
                let issued = competition.issue(&server, Role::Arbiter, None).await?;
                Ok((self.site.competition(id), issued))
            }
        }
    }

    /// Nothing more can happen there; what has happened stays. Says how many games
    /// that are.
    pub async fn close(self: &Arc<Hall>, id: &str) -> Result<usize, Problem> {
        let (id, kind) = self.known(id).await?;
        let games = match kind {
            Kind::Game => vec![id],
            Kind::Competition => {
                // First of all no more boards.
                self.competition(id.as_str()).await?.note_down(CLOSED).await?;
                self.games_of(&id).await?
            }
        };
        for game in &games {
            let table = self.table(game.as_str()).await?;
            table.interrupt("planned", self.ground.axis.now()).await?;
            table.note_down(CLOSED).await?;
        }
        Ok(games.len())
    }

    /// All that the store has of it, entry by entry.
    pub async fn journals(&self, id: &str) -> Result<Vec<(StreamId, Stored)>, Problem> {
        let (id, _) = self.known(id).await?;
        let mut all = vec![id.clone()];
        all.extend(self.games_of(&id).await?);
        let mut lines = Vec::new();
        for id in all {
            let journal = read(&*self.ground.store, &id, 0).await?;
            lines.extend(journal.into_iter().map(|stored| (id.clone(), stored)));
        }
        Ok(lines)
    }

    /// Lets somebody create for so many days: the link that they open.
    pub async fn invite(&self, name: &str, days: u32) -> Result<(Invitation, String), Problem> {
        let (id, secret) = (random(6)?, random(39)?);
        let until = wall().saturating_add(u64::from(days).saturating_mul(DAY));
        let secret_hash = hash(&secret);
        let invitation = Invitation { id, name: name.to_owned(), secret_hash, until };
        self.keep_invitation(&invitation).await?;
        Ok((invitation, format!("{}/#invited={secret}", self.site.prefix)))
    }

    /// Deletes, and takes names out of, what is older than it may be, in days.
    pub async fn let_go(
        self: &Arc<Hall>,
        keep: Option<u32>,
        keep_names: Option<u32>,
    ) -> Result<(), Problem> {
        let ago = |days: u32| wall().saturating_sub(u64::from(days).saturating_mul(DAY));
        let (delete, forget) = (keep.map(ago), keep_names.map(ago));
        let mut after = None;
        loop {
            let page = self.overview(after.take(), PAGE).await?;
            for one in page.iter().filter(|one| one.info.parent.is_none()) {
                let changed = self.changed(one).await?;
                let id = &one.info.id;
                if delete.is_some_and(|before| changed <= before) {
                    tracing::info!(%id, "deleted: it is older than it may be");
                    self.remove(id.as_str()).await?;
                } else if forget.is_some_and(|before| changed <= before) {
                    self.forget_all(id).await?;
                }
            }
            match page.last().filter(|_| page.len() >= PAGE.saturating_sub(1)) {
                Some(last) => after = Some(last.info.id.clone()),
                None => return Ok(()),
            }
        }
    }

    /// When something last happened in it, or in one of its games.
    async fn changed(&self, one: &Overview) -> Result<u64, Problem> {
        let mut changed = one.changed;
        for game in self.games_of(&one.info.id).await? {
            let info = self.ground.store.stream(&game).await.map_err(no_journal)?;
            let last = self.one(&game, info.map_or(0, |info| info.version)).await?;
            changed = changed.max(last.map_or(0, |last| last.entry.wall));
        }
        Ok(changed)
    }
}

/// What an administrator calls it.
fn name(first: &EntryKind) -> String {
    let EntryKind::Opened { tags, options, .. } = first else { return String::new() };
    if let Some(name) = options.get("name").and_then(Value::as_str) {
        return name.to_owned();
    }
    let tag = |wanted: &str| {
        let found = tags.iter().find(|(name, _)| name == wanted);
        found.map_or("?", |(_, value)| value.as_str())
    };
    format!("{} - {}", tag("White"), tag("Black"))
}
