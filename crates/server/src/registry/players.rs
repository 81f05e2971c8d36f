//! Rulings against each player through an event, round by round.

use super::Registry;
use super::competition::Competition;
use crate::access::authority::Authority;
use crate::dto::boards::Board;
use crate::dto::players::{CountView, PlayerView};
use crate::games::view::View;
use crate::problem::Problem;
use std::collections::BTreeMap;
use std::sync::Arc;
use touchmove_answers::views::Happening;
use touchmove_board::Color;
use touchmove_laws::{Effect, Provision, Ruling};

/// Players by name. Equal names mean the same player, because different rounds and unrecorded
/// boards share no other id.
type Players = BTreeMap<String, PlayerView>;

impl Registry {
    pub async fn players(
        self: &Arc<Registry>,
        competition: &Competition,
        by: &Authority,
    ) -> Result<Vec<PlayerView>, Problem> {
        let (boards, ledger) = {
            let kept = competition.state().await;
            (kept.boards.clone(), kept.ledger.clone())
        };
        let mut players = Players::new();
        for board in &boards {
            seat(&mut players, board);
            let view = View::new(self.live_game(&board.game).await?, by);
            let happened = view.all_happenings().await?;
            for (side, count) in happened.iter().flat_map(|one| counted(one, board)) {
                let name = [&board.white, &board.black][side.index()];
                if let Some(player) = players.get_mut(name) {
                    player.counts.push(count);
                }
            }
        }
        let undone: Vec<&str> = ledger.iter().filter_map(|entry| entry.undoes.as_deref()).collect();
        for entry in ledger.iter().filter(|entry| !undone.contains(&entry.id.as_str())) {
            for count in &entry.counts {
                let name = if count.player == "white" { &entry.white } else { &entry.black };
                let Some(name) = name else { continue };
                let player = players.entry(name.clone()).or_insert_with(|| named(name));
                player.counts.push(CountView {
                    effect: count.effect.clone(),
                    round: entry.round.to_string(),
                    board: entry.board.clone(),
                    articles: entry.articles.clone(),
                });
            }
        }
        Ok(players.into_values().collect())
    }
}

fn named(name: &str) -> PlayerView {
    PlayerView { name: name.to_owned(), ..PlayerView::default() }
}

fn seat(players: &mut Players, board: &Board) {
    for (at, name) in [&board.white, &board.black].into_iter().enumerate() {
        let player = players.entry(name.clone()).or_insert_with(|| named(name));
        let rank = board.ranks.and_then(|ranks| ranks.get(at).copied());
        player.rank = player.rank.or(rank);
    }
}

fn counted(happening: &Happening, board: &Board) -> Vec<(Color, CountView)> {
    let rulings = happening.what.rulings().iter();
    let against =
        |ruling| against(ruling).map(|(side, effect)| (side, count(ruling, effect, board)));
    rulings.filter_map(against).collect()
}

/// The player and kind of a ruling that counts. A deduction of time that only corrects a clock does
/// not count.
fn against(ruling: &Ruling) -> Option<(Color, &'static str)> {
    match *ruling.effect() {
        Effect::IllegalMove { player, .. }
        | Effect::Warning { player, .. }
        | Effect::Penalty { player, .. } => Some((player, ruling.effect().name())),
        Effect::TimeRemoved { player, .. } if ruling.provision() == Provision::PenaltyLessTime => {
            Some((player, "penalty"))
        }
        _ => None,
    }
}

fn count(ruling: &Ruling, effect: &str, board: &Board) -> CountView {
    CountView {
        effect: effect.to_owned(),
        round: board.round.clone(),
        board: board.number.to_string(),
        articles: ruling.articles().iter().map(|article| article.number().to_owned()).collect(),
    }
}
