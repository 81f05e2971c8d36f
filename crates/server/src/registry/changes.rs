//! Corrections of a round after it was set up, recorded with the previous values.

use super::Registry;
use super::competition::Competition;
use super::event::CHANGED;
use crate::access::authority::Authority;
use crate::dto::boards::Board;
use crate::dto::changes::{BoardChange, Changed, RoundChange, name};
use crate::games::live_game::LiveGame;
use crate::problem::Problem;
use std::collections::BTreeMap;
use std::sync::Arc;

impl Registry {
    /// Corrects a board.
    pub async fn change_board(
        self: &Arc<Registry>,
        competition: &Competition,
        by: &Authority,
        game: &str,
        change: &BoardChange,
    ) -> Result<Board, Problem> {
        by.require_arbiter()?;
        name(change.white.as_ref())?;
        name(change.black.as_ref())?;
        let board = board(competition, game).await?;
        let after = changed(&board, change);
        if after.number != board.number {
            competition.state().await.free(&after.round, after.number)?;
        }
        let live_game = self.live_game(game).await?;
        let mut tags = change.tags.clone();
        if change.colours {
            tags.extend(swapped_tags(&live_game).await?);
        }
        tags.insert("White".to_owned(), after.white.clone());
        tags.insert("Black".to_owned(), after.black.clone());
        live_game.change_tags(by, &tags, change.is_of_the_game(), board.number).await?;
        let told = change.tags.clone();
        let changed = Changed { game: board.game, after: Some(after.clone()), tags: told };
        competition.record(by, CHANGED, &changed).await?;
        Ok(after)
    }

    /// Removes a board from its round before the game.
    pub async fn remove_board(
        self: &Arc<Registry>,
        competition: &Competition,
        by: &Authority,
        game: &str,
    ) -> Result<(), Problem> {
        by.require_arbiter()?;
        let board = board(competition, game).await?;
        self.live_game(game).await?.require_not_started(board.number).await?;
        let changed = Changed { game: board.game, after: None, tags: BTreeMap::new() };
        competition.record(by, CHANGED, &changed).await
    }

    /// Changes the settings of all games of a round, before the first has begun.
    pub async fn change_round(
        self: &Arc<Registry>,
        competition: &Competition,
        by: &Authority,
        round: &str,
        change: &RoundChange,
    ) -> Result<Vec<Board>, Problem> {
        by.require_arbiter()?;
        let boards = competition.state().await.boards.clone();
        let boards: Vec<Board> = boards.into_iter().filter(|board| board.round == round).collect();
        for board in &boards {
            self.live_game(&board.game).await?.require_not_started(board.number).await?;
        }
        let change = BoardChange { tags: change.tags.clone(), ..BoardChange::default() };
        let mut after = Vec::new();
        for board in &boards {
            after.push(self.change_board(competition, by, &board.game, &change).await?);
        }
        Ok(after)
    }
}

async fn board(competition: &Competition, game: &str) -> Result<Board, Problem> {
    let kept = competition.state().await;
    if kept.closed {
        return Err(Problem::closed());
    }
    kept.board_of(game).cloned().ok_or_else(|| Problem::no_such_game(game))
}

fn changed(board: &Board, change: &BoardChange) -> Board {
    let mut after = board.clone();
    if change.colours {
        std::mem::swap(&mut after.white, &mut after.black);
        after.ranks = after.ranks.map(|[white, black]| [black, white]);
    }
    if let Some(white) = &change.white {
        after.white.clone_from(white);
    }
    if let Some(black) = &change.black {
        after.black.clone_from(black);
    }
    after.number = change.number.unwrap_or(after.number);
    after.ranks = change.ranks.or(after.ranks);
    after
}

/// The players' tags, with White's and Black's exchanged.
async fn swapped_tags(live_game: &LiveGame) -> Result<BTreeMap<String, String>, Problem> {
    let mut all = BTreeMap::new();
    for (tag, value) in &live_game.tags().await? {
        let turned = match (tag.strip_prefix("White"), tag.strip_prefix("Black")) {
            (Some(rest), _) => format!("Black{rest}"),
            (_, Some(rest)) => format!("White{rest}"),
            _ => continue,
        };
        // An empty value removes the tag, so that a player without a title does not keep the
        // opponent's.
        all.entry(tag.clone()).or_insert_with(String::new);
        all.insert(turned, value.clone());
    }
    Ok(all)
}
