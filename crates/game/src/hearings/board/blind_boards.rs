//! Hearing on two boards with different positions (Appendix D).

use crate::event::MoveText;
use crate::hearings::board::announcements::keep;
use crate::hearings::board::{clocks, displaced_pieces, move_in_place};
use crate::moves;
use crate::proceedings::Proceedings;
use crate::state::View;
use crate::state::blind::Difference;
use crate::state::change::Moves;
use alloc::string::ToString;
use alloc::vec::Vec;
use touchmove_board::{Color, Move, MoveKind, Role};
use touchmove_laws::rules::blind_game::BlindGame;
use touchmove_laws::rules::blind_game::BoardFinding;

/// Handles a player who makes the opponent's announced move on their own board.
pub(in crate::hearings) fn copies(
    proceedings: &mut Proceedings<'_>,
    player: Color,
    text: &MoveText,
) {
    let last = proceedings.table.plies.last().filter(|ply| ply.player != player);
    let same = last.is_none_or(|ply| moves::sealed(&ply.before(), text).ok() == ply.legal());
    if !same && proceedings.ledger.blind.differs.is_none() {
        let ply = proceedings.table.plies.len().saturating_sub(1);
        keep(proceedings, |blind| blind.differs = Some(Difference { by: player, ply }));
    }
}

/// Handles a report that the positions on the two boards differ.
pub(in crate::hearings) fn different(proceedings: &mut Proceedings<'_>, by: Color) {
    let found = match sheets_and_moves(proceedings) {
        Written::Differ(ply) => {
            displaced_pieces::take_back(proceedings, ply);
            BoardFinding::SheetsDiffer
        }
        Written::Another(ply, mv) => {
            let maker = proceedings.table.plies.get(ply).map_or(by, |ply| ply.player);
            play_again(proceedings, ply, mv);
            BoardFinding::WrongOn(maker)
        }
        Written::AsMade => proceedings
            .ledger
            .blind
            .differs
            .map_or(BoardFinding::Agree, |d| BoardFinding::WrongOn(d.by)),
    };
    let made = proceedings.table.plies.len();
    keep(proceedings, |blind| {
        let stays = |d: &Difference| found == BoardFinding::Agree && d.ply < made;
        blind.differs = blind.differs.filter(stays);
    });
    let position = proceedings.table.board.fen().to_string();
    proceedings.decide(&BlindGame::Boards { by, found, position: &position });
    if found != BoardFinding::Agree {
        clocks::clock_to_player_having_move(proceedings);
    }
}

/// Compares both scoresheets with the moves of the game.
fn sheets_and_moves(view: &View) -> Written {
    for (i, ply) in view.table.plies.iter().enumerate() {
        match (view.written_by(Color::White, i), view.written_by(Color::Black, i)) {
            (Some(white), Some(black)) if white != black => return Written::Differ(i),
            (Some(mv), Some(_)) if ply.legal() != Some(mv) => return Written::Another(i, mv),
            _ => {}
        }
    }
    Written::AsMade
}

/// Replaces a move with the move that was intended, and replays the later moves as long as they are
/// legal.
fn play_again(proceedings: &mut Proceedings<'_>, ply: usize, mv: Move) {
    let later = proceedings.table.plies.iter().skip(ply);
    let later: Vec<_> = later.map(|ply| (ply.legal(), ply.completed, ply.press())).collect();
    proceedings.enter(Moves::Remain(ply));
    for (i, (legal, completed, press)) in later.into_iter().enumerate() {
        let meant = if i == 0 { Some(mv) } else { legal };
        let before =
            proceedings.table.plies.last().map_or(proceedings.table.start, |ply| ply.after());
        let again = meant.and_then(|mv| before.find_move(mv.from, mv.to, promoted(mv)));
        let Some(mv) = again else { break };
        move_in_place::stands(proceedings, before, before.after(mv), Some(mv), Vec::new());
        proceedings.enter(Moves::CompletedAs { completed, press });
    }
}

enum Written {
    /// The moves stand as played.
    AsMade,
    /// Both scoresheets have the same move here, but another move was played.
    Another(usize, Move),
    /// The two scoresheets have different moves here.
    Differ(usize),
}

const fn promoted(mv: Move) -> Option<Role> {
    match mv.kind {
        MoveKind::Promotion(role) => Some(role),
        _ => None,
    }
}
