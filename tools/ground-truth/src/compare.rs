//! Comparison of the answers of the mate crate with the tables.

use crate::class::Placement;
use crate::score::Score;
use crate::solve::{Solved, Tables};
use crate::threads::on_each;
use crate::{peer, rights};
use std::num::NonZeroUsize;
use touchmove_board::{Color, Position};
use touchmove_mate::{
    Budget, MateAnswer, can_mate, check, may_be_dead, may_be_unable, may_have_died, quick,
};

/// Settings of a comparison.
#[derive(Debug, Clone, Copy)]
pub struct Asked {
    /// Distance between the positions that are tested.
    pub step: usize,
    /// Search budget for each answer.
    pub budget: Budget,
    /// Distance between the positions that chasolver's full search answers. The fast check of
    /// chasolver answers all tested positions. With 0 chasolver is not asked.
    pub peer: usize,
    /// True if only the quick filters are tested, which decide whether a search is worthwhile.
    pub glances: bool,
    /// Number of threads.
    pub threads: NonZeroUsize,
}

/// Compares the answers for all positions of a solved class with the table.
pub fn compare(tables: &Tables, solved: &Solved, asked: Asked) -> Score {
    let workers = asked.threads.get();
    let work = |worker| part(tables, solved, asked, worker, workers);
    on_each(asked.threads, work).into_iter().fold(Score::default(), |mut total, score| {
        total.add(score);
        total
    })
}

fn part(tables: &Tables, solved: &Solved, asked: Asked, worker: usize, workers: usize) -> Score {
    let mut score = Score::default();
    let all = (0..solved.class.size()).filter(|&index| solved.legal.has(index));
    let some = all.step_by(asked.step).enumerate().skip(worker).step_by(workers);
    for (number, index) in some {
        let placement = Placement::at(&solved.class, index);
        let Some(position) = placement.position(&solved.class) else { continue };
        let can = Color::ALL.map(|player| solved.can[player as usize].has(index));
        score.positions += 1;
        glance(&mut score, &position, can);
        if asked.glances {
            continue;
        }
        for (player, truth) in Color::ALL.into_iter().zip(can) {
            ask(&mut score, &position, player, Some(truth), asked.budget);
        }
        if asked.peer > 0 {
            ask_peer(&mut score, &position, can, number.is_multiple_of(asked.peer));
        }
        for position in rights::with_rights(&position) {
            for player in Color::ALL {
                let truth = rights::can(tables, &position, player);
                ask(&mut score, &position, player, truth, asked.budget);
            }
        }
    }
    score
}

/// Tests the quick filters. The filters must let every dead position pass, and every player who
/// cannot mate.
fn glance(score: &mut Score, position: &Position, can: [bool; 2]) {
    if !position.has_legal_move() {
        return;
    }
    if can == [false; 2] && !(may_be_dead(position) && may_have_died(position)) {
        score.wrong += 1;
        score.example(|| format!("{}: dead, and passed over", position.fen()));
    }
    for (player, can) in Color::ALL.into_iter().zip(can) {
        if !can && !may_be_unable(position, player) {
            score.wrong += 1;
            score.example(|| format!("{}: {player} cannot, and is passed over", position.fen()));
        }
    }
}

fn ask(score: &mut Score, position: &Position, player: Color, truth: Option<bool>, budget: Budget) {
    let quickly = quick(position, player);
    let answer = can_mate(position, player, budget);
    score.questions += 1;
    score.yes += usize::from(truth == Some(true));
    score.quick += usize::from(quickly.is_some());
    let what = match answer.decided() {
        None => "undecided",
        decided if truth.is_some() && decided != truth => "wrong",
        _ if quickly.is_some_and(|quickly| quickly.decided() != answer.decided()) => {
            "quick differs"
        }
        _ if !passes(position, player, &answer, score.questions) => "the checker refuses",
        _ => return,
    };
    if what == "undecided" {
        score.undecided += 1;
    } else {
        score.wrong += 1;
    }
    score.example(|| format!("{}: {player}, in truth {truth:?}: {what}", position.fen()));
}

/// Returns true if the checker accepts the answer. Every "no" is checked, but only every sixteenth
/// "yes". The mate crate has already replayed the line of a "yes".
fn passes(position: &Position, player: Color, answer: &MateAnswer, question: usize) -> bool {
    let looked_at = matches!(answer, MateAnswer::No(_)) || question.is_multiple_of(16);
    !looked_at || check(position, player, answer).is_ok()
}

fn ask_peer(score: &mut Score, position: &Position, can: [bool; 2], fully: bool) {
    let Some(board) = peer::board(position) else { return };
    for (player, truth) in Color::ALL.into_iter().zip(can) {
        score.fast.asked += 1;
        if truth && peer::cannot(&board, player) {
            score.fast.wrong(position, player, truth);
        }
        if fully {
            score.full.asked += 1;
            match peer::can(&board, player) {
                None => score.full.undecided += 1,
                Some(can) if can != truth => score.full.wrong(position, player, truth),
                Some(_) => {}
            }
        }
    }
}
