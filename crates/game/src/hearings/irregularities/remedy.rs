//! Penalty and remedy for an irregular move (Article 7.5).

use crate::hearings::adjournment::sealed_move;
use crate::hearings::board::{clocks, move_completion, move_in_place, touched_piece};
use crate::hearings::irregularities::{corrected_times, illegality_reasons};
use crate::moves;
use crate::proceedings::{Proceedings, is_end};
use crate::state::View;
use crate::state::attempt::Attempt;
use crate::state::change::{Clock, Ledger, Moves, Pieces};
use crate::state::ledger::Times;
use crate::state::ply::Ply;
use crate::state::table::EmptyPress;
use crate::verdict::Ruled;
use alloc::boxed::Box;
use alloc::string::ToString;
use alloc::vec::Vec;
use touchmove_board::{ByColor, Color, Move, MoveKind, Piece, Position, Role, Square};
use touchmove_clock::Millis;
use touchmove_laws::rules::MatingChance;
use touchmove_laws::rules::illegal_move::IllegalMove;
use touchmove_laws::rules::illegal_move::{
    IrregularMove, Irregularity, Remedy, counts_empty_press,
};
use touchmove_laws::rules::limited_illegal_move::LimitedIllegalMove;
use touchmove_laws::rules::limited_illegal_move::{Detection, losing_number};
use touchmove_laws::rules::made_move;
use touchmove_laws::rules::penalty_time::Conditions;
use touchmove_laws::{Effect, Ruling};

/// Penalises and corrects an irregular move together with all other open irregularities. The
/// position before the first of them is restored. Each move counts, in the order of the moves.
pub(in crate::hearings) fn rules_on(proceedings: &mut Proceedings<'_>, found: usize) {
    let others = proceedings.open_irregularities().filter(|&i| i != found);
    let mut open: Vec<usize> = others.chain([found]).collect();
    open.sort_unstable();
    let Some((&first, rest)) = open.split_first() else { return };
    let later: Vec<Ply> =
        rest.iter().filter_map(|&i| proceedings.table.plies.get(i)).map(Ply::clone).collect();
    let replied = first.saturating_add(1) < proceedings.table.plies.len();
    // The added times accumulate over all open irregularities.
    let mark = proceedings.mark();
    let Some((then, remedy)) = puts_right(proceedings, first, replied) else { return };
    let ended = |proceedings: &Proceedings<'_>| proceedings.since(mark).iter().any(is_end);
    for ply in later {
        if !ended(proceedings) {
            counts_too(proceedings, &ply);
        }
    }
    proceedings.enter(Ledger::Times(Times {
        then: Some(then),
        added_since: ByColor::from_fn(|player| added_to(player, proceedings.since(mark))),
        ..proceedings.ledger.times.clone()
    }));
    if !ended(proceedings) {
        after_remedy(proceedings, remedy, replied);
        if proceedings.phase.adjourned.envelope.is_some() {
            sealed_move::keep(proceedings, |kept| (kept.envelope, kept.void) = (None, true));
        }
    }
}

/// Counts an illegal move that was made after another one and is taken back with it.
fn counts_too(proceedings: &mut Proceedings<'_>, ply: &Ply) {
    let Some(irregularity) = ply.irregularity else { return };
    let (player, board) = (ply.player, proceedings.table.attempt.before);
    let count = proceedings.ledger.illegal_moves[player].saturating_add(1);
    let facts = IrregularMove {
        conditions: Conditions::of(&proceedings.rules),
        player,
        count,
        irregularity,
        later_moves: true,
        position: Some(board.fen().to_string()),
        increment: Millis::ZERO,
        opponent: chance_after(proceedings, &board, player, count),
    };
    let counted = proceedings.ask(&IllegalMove::CountsToo(facts));
    illegality_reasons::after_the_first(proceedings, counted, ply);
}

/// Rules on the position and the clock times of the irregular move.
fn puts_right(
    proceedings: &mut Proceedings<'_>,
    i: usize,
    later_moves: bool,
) -> Option<(ByColor<Millis>, Remedy)> {
    let ply = proceedings.table.plies.get(i).cloned()?;
    let irregularity = ply.irregularity?;
    let remedy = irregularity.remedy(proceedings.edition(), later_moves);
    let remedied = remedied(proceedings, &ply, remedy);
    let player = ply.player;
    let count = proceedings.ledger.illegal_moves[player].saturating_add(1);
    put_right(proceedings, i, &ply, remedy, remedied);
    let facts = IrregularMove {
        conditions: Conditions::of(&proceedings.rules),
        player,
        count,
        irregularity,
        later_moves,
        position: Some(remedied.fen().to_string()),
        increment: proceedings.at_most(player, gained(proceedings, &ply, remedy)),
        opponent: chance_after(proceedings, &remedied, player, count),
    };
    let counted = proceedings.ask(&IllegalMove::Completed(facts));
    illegality_reasons::after_the_first(proceedings, counted, &ply);
    Some((ply.clocks, remedy))
}

fn after_remedy(proceedings: &mut Proceedings<'_>, remedy: Remedy, later_moves: bool) {
    match remedy {
        Remedy::Stands => return,
        Remedy::Queen(_) if proceedings.ending(move_completion::end_by_move) => return,
        Remedy::Queen(_) => {}
        Remedy::Restore | Remedy::Nothing => touched_piece::binds(proceedings),
    }
    if later_moves {
        corrected_times::asked(proceedings);
    }
    clocks::clock_to_player_having_move(proceedings);
}

/// Returns the position after the remedy.
fn remedied(view: &View, ply: &Ply, remedy: Remedy) -> Position {
    match remedy {
        Remedy::Restore | Remedy::Nothing => ply.before(),
        Remedy::Stands => view.table.attempt.before,
        Remedy::Queen(square) => {
            queen(ply, square).map_or(ply.before(), |mv| ply.before().after(mv))
        }
    }
}

/// Returns the gain of the press that the remedy takes back.
fn gained(view: &View, ply: &Ply, remedy: Remedy) -> Millis {
    let kept = matches!(remedy, Remedy::Queen(_) | Remedy::Stands);
    let press = ply.press().filter(|_| !kept);
    let all = press.map_or(Millis::ZERO, |press| moves::gained(&press));
    let increment = press.map_or(Millis::ZERO, |press| press.increment_ms);
    if view.rules.take_back_increment { all } else { all - increment }
}

/// Returns the mating chance after the remedy. The search is expensive, so it runs only if the move
/// loses the game.
fn chance_after(view: &View, position: &Position, by: Color, count: u32) -> MatingChance {
    if count < 2 { MatingChance::Can } else { view.mating_chance_from(position, by.other()) }
}

fn put_right(proceedings: &mut Proceedings<'_>, i: usize, ply: &Ply, remedy: Remedy, to: Position) {
    if remedy == Remedy::Stands {
        return proceedings.enter(Moves::Regular(i));
    }
    let queen_comes = matches!(remedy, Remedy::Queen(_));
    corrected_times::presses_undone(proceedings, i.saturating_add(1), None);
    if let Some(press) = ply.press().filter(|_| !queen_comes) {
        proceedings.enter(Clock::Unpressed { player: ply.player, press });
    }
    proceedings.enter(Moves::Remain(i));
    if let Remedy::Queen(square) = remedy {
        move_in_place::stands(
            proceedings,
            ply.before(),
            to,
            queen(ply, square),
            ply.touches.to_vec(),
        );
        return proceedings.enter(Moves::CompletedAs { completed: true, press: ply.press() });
    }
    proceedings.enter(Pieces::BackTo(Box::new(Attempt::replacing(to, ply.touches.to_vec()))));
}

/// Penalises a press without a move, if the edition treats it as an illegal move.
pub(in crate::hearings) fn empty_press(
    proceedings: &mut Proceedings<'_>,
    press: EmptyPress,
) -> Ruled {
    let by = press.by;
    let count = proceedings.ledger.illegal_moves[by].saturating_add(1);
    let before = proceedings.table.attempt.before;
    if first_press_loses(proceedings) {
        return proceedings.apply(&LimitedIllegalMove::Loses {
            regime: proceedings.regime(),
            player: by,
            irregularity: Irregularity::NoMove,
            count,
            opponent: proceedings.mating_chance_from(&before, by.other()),
        });
    }
    let taken = if proceedings.rules.take_back_increment { press.increment } else { Millis::ZERO };
    let facts = IrregularMove {
        conditions: Conditions::of(&proceedings.rules),
        player: by,
        count,
        irregularity: Irregularity::NoMove,
        later_moves: false,
        position: Some(before.fen().to_string()),
        increment: proceedings.at_most(by, taken),
        opponent: chance_after(proceedings, &before, by, count),
    };
    proceedings.apply(&IllegalMove::Completed(facts))
}

/// True if a first press without a move loses, as under limited supervision in 2017.
fn first_press_loses(view: &View) -> bool {
    counts_empty_press(view.edition()) && losing_number(&view.rules, Detection::Claimed) == Some(1)
}

/// Returns the total time that rulings have added for a player.
fn added_to(to: Color, rulings: &[Ruling]) -> Millis {
    let times = rulings.iter().map(|ruling| match *ruling.effect() {
        Effect::TimeAdded { player, ms } if player == to => ms,
        _ => Millis::ZERO,
    });
    times.sum()
}

/// Returns the move that promotes the unreplaced pawn on this square to a queen.
fn queen(ply: &Ply, square: Option<Square>) -> Option<Move> {
    let square = square?;
    let legal = ply.before().legal_moves();
    let queens = |m: &&Move| m.kind == MoveKind::Promotion(Role::Queen) && m.to == square;
    let left = |m: &&Move| {
        let after = ply.before().after(**m);
        let pawn = Piece { color: ply.player, role: Role::Pawn };
        let unpromoted = after.with_piece(square, Some(pawn));
        made_move::same_placement(&unpromoted, &ply.after())
            || made_move::same_placement(&after.with_piece(square, None), &ply.after())
    };
    legal.iter().filter(queens).find(left).copied()
}
