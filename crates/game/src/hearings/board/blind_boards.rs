//! Two boards with different positions (Appendix D).

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

/// A player makes the opponent's announced move on their own board.
pub(in crate::hearings) fn copies(on: &mut Proceedings<'_>, player: Color, text: &MoveText) {
    let last = on.table.plies.last().filter(|ply| ply.player != player);
    let same = last.is_none_or(|ply| moves::sealed(&ply.before(), text).ok() == ply.legal());
    if !same && on.ledger.blind.differs.is_none() {
        let ply = on.table.plies.len().saturating_sub(1);
        keep(on, |blind| blind.differs = Some(Difference { by: player, ply }));
    }
}

/// Somebody has noticed, or thinks so.
pub(in crate::hearings) fn different(on: &mut Proceedings<'_>, by: Color) {
    let found = match sheets_and_moves(on) {
        Written::Differ(ply) => {
            displaced_pieces::take_back(on, ply);
            BoardFinding::SheetsDiffer
        }
        Written::Another(ply, mv) => {
            let maker = on.table.plies.get(ply).map_or(by, |ply| ply.player);
            play_again(on, ply, mv);
            BoardFinding::WrongOn(maker)
        }
        Written::AsMade => {
            on.ledger.blind.differs.map_or(BoardFinding::Agree, |d| BoardFinding::WrongOn(d.by))
        }
    };
    let made = on.table.plies.len();
    keep(on, |blind| {
        let stays = |d: &Difference| found == BoardFinding::Agree && d.ply < made;
        blind.differs = blind.differs.filter(stays);
    });
    let position = on.table.board.fen().to_string();
    on.decide(&BlindGame::Boards { by, found, position: &position });
    if found != BoardFinding::Agree {
        clocks::clock_to_player_having_move(on);
    }
}

/// What both scoresheets say, compared with the moves of the game.
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

/// Another move was meant: it is put in its place, and those after it are made
/// again as far as they are legal.
fn play_again(on: &mut Proceedings<'_>, ply: usize, mv: Move) {
    let later = on.table.plies.iter().skip(ply);
    let later: Vec<_> = later.map(|ply| (ply.legal(), ply.completed, ply.press())).collect();
    on.enter(Moves::Remain(ply));
    for (i, (legal, completed, press)) in later.into_iter().enumerate() {
        let meant = if i == 0 { Some(mv) } else { legal };
        let before = on.table.plies.last().map_or(on.table.start, |ply| ply.after());
        let again = meant.and_then(|mv| before.find_move(mv.from, mv.to, promoted(mv)));
        let Some(mv) = again else { break };
        move_in_place::stands(on, before, before.after(mv), Some(mv), Vec::new());
        on.enter(Moves::CompletedAs { completed, press });
    }
}

enum Written {
    /// Nothing speaks against the moves as they were made.
    AsMade,
    /// Both have another move there.
    Another(usize, Move),
    /// They have different moves there.
    Differ(usize),
}

const fn promoted(mv: Move) -> Option<Role> {
    match mv.kind {
        MoveKind::Promotion(role) => Some(role),
        _ => None,
    }
}
