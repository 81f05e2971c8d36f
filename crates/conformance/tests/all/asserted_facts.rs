//! A player's word beside every state of every case.
//!
//! No word of a player alone ends or cancels a game, gives or takes time, or starts a clock. The
//! record confirms or refutes it, or the arbiter is asked. `TOUCHMOVE_LIST=1 cargo test -p
//! touchmove-conformance --test all asserted_facts -- --nocapture` prints all outcomes.

use crate::game_states::{game_after, next_event};
use std::collections::BTreeMap;
use std::path::Path;
use touchmove_conformance::{ROOT, cases, run};
use touchmove_game::{Game, Protocol, Status};
use touchmove_laws::Edition;

/// Statements of players about the start of the game, the board and the clock.
const SAID: [&str; 9] = [
    "points out wrong setup",
    "points out wrong orientation",
    "points out reversed colours",
    "points out displaced e4",
    "points out displaced g1 b8",
    "points out wrong clock",
    "points out defective clock",
    "points out different positions",
    "claims absence",
];

/// Effects that a word alone may not have. A game is cancelled only if its record shows another
/// position than the usual one at its start.
const NEVER: [&str; 4] = ["game_over", "time_added", "time_removed", "clock_started"];

/// Returns the game in the middle and at the end of a protocol, if it is still in progress.
fn states(protocol: &Protocol, edition: Edition) -> Vec<Game> {
    let upto = |count: usize| {
        let game = game_after(protocol, edition, count)?;
        matches!(game.status(), Status::Playing | Status::Stopped).then_some(game)
    };
    let all = protocol.entries.len();
    [all / 2, all].into_iter().filter_map(upto).collect()
}

#[test]
fn a_players_word_alone_decides_nothing() {
    let list = std::env::var_os("TOUCHMOVE_LIST").is_some();
    let all = cases::all(Path::new(ROOT)).expect("readable cases");
    let (mut wrong, mut outcomes) = (Vec::new(), BTreeMap::<String, usize>::new());
    for (case, edition) in run::runs(&all, &run::Selection::default()) {
        let blocks = case.blocks(edition);
        let games = blocks.flat_map(|block| {
            let usual = !block.protocol.tags.iter().any(|(tag, _)| tag == "FEN");
            states(&block.protocol, edition).into_iter().map(move |game| (usual, game))
        });
        for (usual, game) in games {
            for (player, line) in ["White", "Black"].iter().flat_map(|p| SAID.map(|l| (p, l))) {
                let Some(event) = next_event(&format!("{player} {line}"), &game) else { continue };
                let mut after = game.clone();
                let Ok(rulings) = after.apply(&event) else { continue };
                let effects: Vec<&str> = rulings.iter().map(|r| r.effect().name()).collect();
                let shown: Vec<String> = rulings.iter().map(|r| r.effect().to_string()).collect();
                let outcome = format!("{line} | {}", effects.join("; "));
                *outcomes.entry(outcome).or_default() += 1;
                if effects.is_empty()
                    || effects.iter().any(|effect| {
                        NEVER.contains(effect) || usual && *effect == "game_cancelled"
                    })
                {
                    wrong.push(format!(
                        "{}: {} ({edition}) | {player} {line} | {}",
                        case.file,
                        case.name,
                        shown.join("; ")
                    ));
                }
            }
        }
    }
    if list {
        outcomes.iter().for_each(|(outcome, count)| println!("{count:6} {outcome}"));
    }
    assert!(wrong.is_empty(), "{}:\n{}", wrong.len(), wrong.join("\n"));
    assert!(outcomes.len() > 20, "{outcomes:?}");
}
