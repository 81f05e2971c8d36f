//! Result entry: signatures of the players, entries of an arbiter, and contradictions between them.

use super::Registry;
use super::competition::Competition;
use super::event::RESULT;
use super::result_slip::SIGNATURE;
use crate::access::authority::Authority;
use crate::access::seats::Role;
use crate::dto::boards::Board;
use crate::dto::result_slip::{Signature, Signed, SlipView};
use crate::dto::rounds::NewResult;
use crate::games::calls::Cause;
use crate::games::live_game::LiveGame;
use crate::problem::Problem;
use crate::session_clock::wall;
use serde::Serialize;
use std::sync::Arc;
use touchmove_board::Color;
use touchmove_store::{Entry, EntryKind};

/// Upper bound of signatures on a slip.
const MOST: u32 = 40;

impl Competition {
    /// Signs a result for a player. The result is final once both players have signed the same
    /// result.
    async fn sign(&self, board: &Board, sides: &[Color], codes: [char; 2]) -> Result<(), Problem> {
        // A repeated request, such as after a lost answer, must not count as a second signature.
        let known = self.state().await.event.paper(board).cloned().unwrap_or_default();
        let same = |side: &Color| known.signed.get(side.index()) == Some(&Some(codes));
        if sides.iter().all(same) && !known.disputed {
            return Ok(());
        }
        self.append(|kept| {
            let mut paper = kept.event.paper(board).cloned().unwrap_or_default();
            let mut entries = Vec::new();
            for side in sides.iter().map(|side| side.index()) {
                if paper.signed.get(side) == Some(&Some(codes)) && !paper.disputed {
                    continue;
                }
                if paper.times >= MOST {
                    return Err(Problem::too_much("events", MOST.to_string()));
                }
                let (round, number) = (board.round.clone(), board.number);
                paper.sign(side, codes);
                entries.push(self.noted(SIGNATURE, &Signed { round, number, side, codes })?);
            }
            if paper.codes.is_none() && paper.agreed().is_some() {
                let (round, number) = (board.round.clone(), board.number);
                let codes = Some(codes.iter().collect());
                entries.push(self.noted(RESULT, &NewResult { round, number, codes })?);
            }
            Ok(entries)
        })
        .await?;
        let paper = self.state().await.event.paper(board).cloned().unwrap_or_default();
        if paper.disputed && paper != known {
            self.call(board, Cause::Disputed(paper.opposed()));
        }
        Ok(())
    }

    fn noted<T: Serialize>(&self, name: &str, it: &T) -> Result<Entry, Problem> {
        let value = serde_json::to_value(it).map_err(|_| Problem::failed())?;
        let what = EntryKind::Noted { seat: None, name: name.to_owned(), value };
        Ok(Entry { at: self.now(), wall: wall(), what })
    }
}

impl Registry {
    /// The result slip of a game's board, for one of its players.
    pub async fn slip(
        self: &Arc<Registry>,
        live_game: &LiveGame,
        by: &Authority,
    ) -> Result<SlipView, Problem> {
        let role = player(by)?;
        let (competition, board) = self.board_of(live_game).await?;
        let kept = competition.state().await;
        let paper = kept.event.paper(&board).cloned().unwrap_or_default();
        Ok(SlipView {
            event: kept.name.clone(),
            you: role.name().to_owned(),
            paper: paper.view(false),
            round: board.round,
            number: board.number,
            white: board.white,
            black: board.black,
        })
    }

    /// Signs the result slip.
    pub async fn sign(
        self: &Arc<Registry>,
        live_game: &LiveGame,
        by: &Authority,
        new: &Signature,
    ) -> Result<(), Problem> {
        let (codes, role) = (new.both()?, player(by)?);
        let (competition, board) = self.board_of(live_game).await?;
        if live_game.is_played_here().await? {
            return Err(Problem::has_begun(board.number.to_string()));
        }
        competition.sign(&board, role.players(), codes).await
    }

    async fn board_of(
        self: &Arc<Registry>,
        live_game: &LiveGame,
    ) -> Result<(Arc<Competition>, Board), Problem> {
        let nowhere = || Problem::no_such_competition("");
        let id = live_game.competition.as_ref().ok_or_else(nowhere)?;
        let competition = self.competition(id).await?;
        let board = competition.state().await.board_of(live_game.id.as_str()).cloned();
        Ok((competition, board.ok_or_else(nowhere)?))
    }
}

fn player(by: &Authority) -> Result<Role, Problem> {
    let role = by.look_up()?.identity.role;
    match role.players() {
        [] => Err(Problem::not_yours("", role.name())),
        _ => Ok(role),
    }
}
