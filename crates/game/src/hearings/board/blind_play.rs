//! Playing with blind players (Appendix D in 2014 and 2023): what is announced
//! and repeated, and when a move is made.

use crate::event::{Act, Actor, Blind, Clock, Event, Pieces};
use crate::hearings::board::announcements::keep;
use crate::hearings::board::{blind_boards, legal_move};
use crate::proceedings::Proceedings;
use crate::state::View;
use crate::state::status::Impossible;
use crate::verdict::Heard;
use touchmove_board::{Color, Move, Position, Square};
use touchmove_laws::rules::blind_game::BlindGame;
use touchmove_laws::rules::blind_game::{self, Announcement, Help, Press};
use touchmove_laws::rules::made_move;
use touchmove_laws::{Effect, Ruling};
use touchmove_notation::{SanError, SanShape, read_spoken};

pub(crate) fn hear(on: &mut Proceedings<'_>, event: &Event) -> Result<Heard, Impossible> {
    if !on.with_blind_players() {
        return Ok(Heard::NotMine);
    }
    let finds = matches!(event.act, Act::Blind(Blind::FindsDifferentPositions));
    if event.actor == Actor::Arbiter && finds {
        let by = on.has_move();
        blind_boards::different(on, by);
        return Ok(Heard::Taken);
    }
    let Some(player) = event.by_player() else { return Ok(Heard::NotMine) };
    match &event.act {
        Act::Pieces(Pieces::Touches { .. }) if on.is_blind(player) => {
            on.decide(&BlindGame::Felt { player });
        }
        Act::Blind(Blind::Announces { text }) => announces(on, player, text),
        Act::Blind(Blind::Repeats { text }) => repeats(on, player, text),
        Act::Blind(Blind::Copies { text }) => blind_boards::copies(on, player, text),
        Act::Blind(Blind::FindsDifferentPositions) => blind_boards::different(on, player),
        Act::Clock(act) if act.is_press() => return Ok(press_held(on, player)),
        _ => return Ok(Heard::NotMine),
    }
    Ok(Heard::Taken)
}

/// Whether an assistant may do that, with what is noted about it.
pub(crate) fn hear_assistant(on: &mut Proceedings<'_>, event: &Event) -> Result<Heard, Impossible> {
    let Actor::AssistantOf(player) = event.actor else { return Ok(Heard::NotMine) };
    if !on.with_blind_players() {
        return Ok(Heard::NotMine);
    }
    let blind = on.is_blind(player);
    let duty = if blind { is_duty(&event.act) } else { is_sighted_duty(&event.act) };
    let opponent_assisted = on.ledger.blind.assisted[player.other()];
    let help = Help { player, blind, duty, opponent_assisted };
    let ruling = on.ask(&BlindGame::Assisted(help));
    let refused = ruling.iter().any(|r| matches!(r.effect(), Effect::Refused { .. }));
    if blind && !refused {
        keep(on, |blind| blind.assisted[player] = true);
    }
    on.rule(ruling);
    Ok(if refused { Heard::Taken } else { Heard::NotMine })
}

/// Making moves on the boards, announcing them, keeping score and starting the
/// clock, telling moves and times, claiming what only the eye sees, adjourning.
const fn is_duty(act: &Act) -> bool {
    use crate::event::{Adjournment, Claim, Writing};
    is_sighted_duty(act)
        || matches!(
            act,
            Act::Writing(Writing::Records { .. })
                | Act::Clock(Clock::Presses | Clock::PressesWithTheOtherHand | Clock::Stops { .. })
                | Act::Blind(Blind::TellsMovesAndTimes)
                | Act::Claim(Claim::Flag | Claim::Touched { .. })
                | Act::Adjournment(Adjournment::Seals { .. } | Adjournment::AsksToAdjourn)
        )
}

/// Making moves on the boards and announcing them.
const fn is_sighted_duty(act: &Act) -> bool {
    matches!(
        act,
        Act::Blind(Blind::Copies { .. } | Blind::Announces { .. } | Blind::Repeats { .. })
            | Act::Pieces(
                Pieces::Plays { .. }
                    | Pieces::Takes { .. }
                    | Pieces::Puts { .. }
                    | Pieces::Shifts { .. }
            )
    )
}

impl View {
    pub(crate) fn is_blind(&self, player: Color) -> bool {
        self.rules.blind[player.index()]
    }

    pub(crate) fn with_blind_players(&self) -> bool {
        self.rules.blind.contains(&true)
    }
}

fn says(on: &mut Proceedings<'_>, player: Color, said: Announcement) {
    on.decide(&BlindGame::Said { player, said });
}

fn announces(on: &mut Proceedings<'_>, player: Color, text: &str) {
    keep(on, |blind| blind.announces[player] = true);
    if player == on.has_move() {
        return announced_before(on, player, text);
    }
    let last = on.table.plies.last().filter(|ply| ply.player == player);
    let Some((before, Some(mv), pressed)) =
        last.map(|ply| (ply.before(), ply.legal(), ply.completed))
    else {
        return;
    };
    if pressed && on.ledger.blind.was_announced {
        return says(on, player, Announcement::TooLate);
    }
    announced_after(on, player, &before, mv, text);
}

/// An announcement of the move that stands on the board.
fn announced_after(
    on: &mut Proceedings<'_>,
    player: Color,
    before: &Position,
    mv: Move,
    text: &str,
) {
    match meant(before, text) {
        Ok(meant) => {
            keep(on, |blind| blind.was_announced = true);
            if meant == mv { corrected(on, player) } else { slipped(on, player) }
        }
        Err(said) => says(on, player, said),
    }
}

fn slipped(on: &mut Proceedings<'_>, player: Color) {
    keep(on, |blind| blind.slip = Some(player));
    says(on, player, Announcement::Otherwise);
}

fn corrected(on: &mut Proceedings<'_>, player: Color) {
    if on.ledger.blind.slip.is_some() {
        keep(on, |blind| blind.slip = None);
        says(on, player, Announcement::Corrected);
    }
}

/// A blind player's announcement makes the move, if it is on the board.
fn announced_before(on: &mut Proceedings<'_>, player: Color, text: &str) {
    let before = on.table.attempt.before;
    let meant = match meant(&before, text) {
        Ok(meant) => meant,
        Err(Announcement::Otherwise) if says_what_stands(on, text) => {
            return keep(on, |blind| blind.was_announced = true);
        }
        Err(said) => return says(on, player, said),
    };
    let stands = made_move::find_made_move(&before, &on.table.board);
    if stands.is_some_and(|stands| stands != meant) {
        return slipped(on, player);
    }
    keep(on, |blind| blind.announced = Some(meant));
    corrected(on, player);
    let _ = legal_move::make_if_legal(on);
}

/// Whether it is the move that the hand has made, which is illegal: then it was
/// announced as it should be.
fn says_what_stands(view: &View, text: &str) -> bool {
    let Ok(read) = read_spoken(text) else { return false };
    let SanShape::Step(step) = read.shape else { return false };
    let to = step.to_rank.and_then(|rank| Square::at(step.to_file, rank));
    let Some(to) = to.filter(|_| view.attempt_stands()) else { return false };
    let (before, board) = (&view.table.attempt.before, &view.table.board);
    let stands = board.piece_at(to).filter(|_| board.piece_at(to) != before.piece_at(to));
    let own = stands.filter(|piece| piece.color == view.has_move());
    let from = |square: Square| {
        step.from_file.is_none_or(|file| file == square.file())
            && step.from_rank.is_none_or(|rank| rank == square.rank())
            && before.piece_at(square) == own
            && board.piece_at(square) != own
    };
    own.is_some_and(|piece| step.role.is_none_or(|role| role == piece.role))
        && Square::all().any(from)
}

/// A press that starts nobody's clock.
fn press_held(on: &mut Proceedings<'_>, player: Color) -> Heard {
    let stands = player == on.has_move() && on.attempt_stands();
    let unannounced =
        made_move::find_made_move(&on.table.attempt.before, &on.table.board).is_some();
    if !(stands && unannounced && on.is_blind(player)) {
        return Heard::NotMine;
    }
    let slip = on.ledger.blind.slip == Some(player);
    let press = Press { player, made: false, slip };
    on.decide(&BlindGame::Pressed(press));
    Heard::Taken
}

/// What is noted about announcements when the clock has been pressed.
fn pressed_without_announcing(on: &mut Proceedings<'_>, player: Color) {
    let slip = on.ledger.blind.slip == Some(player);
    let silent = on.ledger.blind.announces[player] && !on.ledger.blind.was_announced;
    if slip {
        keep(on, |blind| blind.slip = None);
    }
    if slip || silent {
        let press = Press { player, made: true, slip };
        on.decide(&BlindGame::Pressed(press));
    }
}

fn repeats(on: &mut Proceedings<'_>, player: Color, text: &str) {
    keep(on, |blind| blind.repeats[player] = true);
    let last = on.table.plies.last().filter(|ply| ply.player != player);
    let Some((before, Some(mv))) = last.map(|ply| (ply.before(), ply.legal())) else { return };
    match meant(&before, text) {
        Ok(meant) if meant == mv => keep(on, |blind| blind.was_repeated = true),
        Ok(_) | Err(_) => says(on, player, Announcement::RepeatedOtherwise),
    }
}

/// Adds the articles on blind players to what other rules have ruled, and what
/// a press has left unsaid.
pub(crate) fn see(on: &mut Proceedings<'_>, event: &Event) {
    if !on.with_blind_players() {
        return;
    }
    let blind = on.rules.blind;
    on.amend(0, |ruling| {
        let more = blind_game::further_provision(ruling.effect(), blind);
        more.into_iter().fold(ruling, Ruling::and)
    });
    let (Some(player), Act::Clock(act)) = (event.by_player(), &event.act) else { return };
    let completed = Effect::MoveCompleted { player };
    if act.is_press() && on.rulings().iter().any(|ruling| *ruling.effect() == completed) {
        pressed_without_announcing(on, player);
    }
}

/// The legal move that is meant, or what is wrong with the announcement.
fn meant(before: &Position, text: &str) -> Result<Move, Announcement> {
    let read = read_spoken(text).map_err(|_| Announcement::Unclear)?;
    read.resolve(before).map_err(|error| match error {
        SanError::Ambiguous(moves) if all_promote(&moves) => Announcement::WithoutPiece,
        SanError::Illegal { .. } => Announcement::Otherwise,
        SanError::Ambiguous(_) | SanError::Unreadable { .. } => Announcement::Unclear,
    })
}

fn all_promote(moves: &[Move]) -> bool {
    let first = moves.first();
    moves.iter().all(|mv| first.is_some_and(|f| (f.from, f.to) == (mv.from, mv.to)))
}
