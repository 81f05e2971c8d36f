//! Administration of games and competitions: list, close, delete, invite, export.

use super::{CLUSTER, Registry};
use crate::access::creation_policy::Invitation;
use crate::access::id_source::random;
use crate::access::seats::{Issued, Role, hash};
use crate::games::journal::{CLOSED, read};
use crate::problem::{Problem, no_journal};
use crate::session_clock::wall;
use serde_json::Value;
use std::sync::Arc;
use touchmove_store::{EntryKind, Filter, Kind, Stored, StreamId, StreamInfo};

const PAGE: usize = 500;
const DAY: u64 = 24 * 60 * 60 * 1000;

/// A game or a competition as an administrator sees it.
pub(crate) struct Overview {
    pub info: StreamInfo,
    /// The competition's name, or the players' names.
    pub name: String,
    /// Time of the last entry, in Unix milliseconds.
    pub changed: u64,
}

impl Registry {
    /// Games and competitions in order of creation.
    pub async fn overview(
        &self,
        after: Option<StreamId>,
        limit: usize,
    ) -> Result<Vec<Overview>, Problem> {
        let filter = Filter { after, limit, ..Filter::default() };
        let page = self.context.store.list(&filter).await.map_err(no_journal)?;
        let mut all = Vec::new();
        for info in page.into_iter().filter(|info| info.id.as_str() != CLUSTER) {
            let first = self.one(&info.id, 1).await?;
            let changed = self.one(&info.id, info.version).await?.map_or(0, |last| last.entry.wall);
            let name = first.map_or_else(String::new, |first| name(&first.entry.what));
            all.push(Overview { info, name, changed });
        }
        Ok(all)
    }

    async fn one(&self, id: &StreamId, version: u64) -> Result<Option<Stored>, Problem> {
        let found = self.context.store.read(id, version.saturating_sub(1), 1).await;
        Ok(found.map_err(no_journal)?.into_iter().next())
    }

    /// The games of a competition.
    pub(super) async fn games_of(&self, id: &StreamId) -> Result<Vec<StreamId>, Problem> {
        let (mut games, mut after) = (Vec::new(), None);
        loop {
            let parent = Some(id.clone());
            let filter = Filter { parent, after, limit: PAGE, ..Filter::default() };
            let page = self.context.store.list(&filter).await.map_err(no_journal)?;
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

    /// Issues a new link for an arbiter who has lost the old one. Returns the link and its page.
    pub async fn issue_arbiter_link(
        self: &Arc<Registry>,
        id: &str,
    ) -> Result<(String, Issued), Problem> {
        match self.known(id).await?.1 {
            Kind::Game => {
                let live_game = self.live_game(id).await?;
                let server = live_game.register.server(Role::Arbiter, None);
                let issued = live_game.issue(&server, Role::Arbiter, None).await?;
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

    /// Closes a game or competition: events are rejected, and the record stays. Returns the number
    /// of closed games.
    pub async fn close(self: &Arc<Registry>, id: &str) -> Result<usize, Problem> {
        let (id, kind) = self.known(id).await?;
        let games = match kind {
            Kind::Game => vec![id],
            Kind::Competition => {
                // Close the competition before its games, so that no more boards are added.
                self.competition(id.as_str()).await?.append_note(CLOSED).await?;
                self.games_of(&id).await?
            }
        };
        for game in &games {
            let live_game = self.live_game(game.as_str()).await?;
            live_game.interrupt("planned", self.context.clock.now()).await?;
            live_game.append_note(CLOSED).await?;
        }
        Ok(games.len())
    }

    /// All entries of a game's journal, or of a competition's journal and its games.
    pub async fn journals(&self, id: &str) -> Result<Vec<(StreamId, Stored)>, Problem> {
        let (id, _) = self.known(id).await?;
        let mut all = vec![id.clone()];
        all.extend(self.games_of(&id).await?);
        let mut lines = Vec::new();
        for id in all {
            let journal = read(&*self.context.store, &id, 0).await?;
            lines.extend(journal.into_iter().map(|stored| (id.clone(), stored)));
        }
        Ok(lines)
    }

    /// Invites a person to create games, for a number of days. Returns the invitation and its
    /// secret.
    pub async fn invite(&self, name: &str, days: u32) -> Result<(Invitation, String), Problem> {
        let (id, secret) = (random(6)?, random(39)?);
        let until = wall().saturating_add(u64::from(days).saturating_mul(DAY));
        let secret_hash = hash(&secret);
        let invitation = Invitation { id, name: name.to_owned(), secret_hash, until };
        self.keep_invitation(&invitation).await?;
        Ok((invitation, format!("{}/#invited={secret}", self.site.prefix)))
    }

    /// Deletes or anonymises everything older than its retention time, in days.
    pub async fn apply_retention(
        self: &Arc<Registry>,
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
                    tracing::info!(%id, "deleted after the retention time");
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

    /// Time of the last entry in the game or competition, or in one of the competition's games.
    async fn changed(&self, one: &Overview) -> Result<u64, Problem> {
        let mut changed = one.changed;
        for game in self.games_of(&one.info.id).await? {
            let info = self.context.store.stream(&game).await.map_err(no_journal)?;
            let last = self.one(&game, info.map_or(0, |info| info.version)).await?;
            changed = changed.max(last.map_or(0, |last| last.entry.wall));
        }
        Ok(changed)
    }
}

/// Name of the game or competition for an administrator.
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
