//! Hearing on games with blind players (Appendix D in 2014 and 2023): announcements, repetitions,
//! and the moment at which a move is made.

use crate::event::{Act, Actor, Blind, Clock, Event, Pieces};
use crate::hearings::board::announcements::keep;
use crate::hearings::board::{blind_boards, legal_move};
use crate::proceedings::Proceedings;
use crate::state::View;
use crate::state::status::Impossible;
use crate::verdict::Handled;
use touchmove_board::{Color, Move, Position, Square};
use touchmove_laws::rules::blind_game::BlindGame;
use touchmove_laws::rules::blind_game::{self, Announcement, Help, Press};
use touchmove_laws::rules::made_move;
use touchmove_laws::{Effect, Ruling};
use touchmove_notation::{SanError, SanShape, read_spoken};

pub(crate) fn hear(
    proceedings: &mut Proceedings<'_>,
    event: &Event,
) -> Result<Handled, Impossible> {
    if !proceedings.with_blind_players() {
        return Ok(Handled::No);
    }
    let finds = matches!(event.act, Act::Blind(Blind::FindsDifferentPositions));
    if event.actor == Actor::Arbiter && finds {
        let by = proceedings.has_move();
        blind_boards::different(proceedings, by);
        return Ok(Handled::Yes);
    }
    let Some(player) = event.by_player() else { return Ok(Handled::No) };
    match &event.act {
        Act::Pieces(Pieces::Touches { .. }) if proceedings.is_blind(player) => {
            proceedings.decide(&BlindGame::Felt { player });
        }
        Act::Blind(Blind::Announces { text }) => announces(proceedings, player, text),
        Act::Blind(Blind::Repeats { text }) => repeats(proceedings, player, text),
        Act::Blind(Blind::Copies { text }) => blind_boards::copies(proceedings, player, text),
        Act::Blind(Blind::FindsDifferentPositions) => blind_boards::different(proceedings, player),
        Act::Clock(act) if act.is_press() => return Ok(press_held(proceedings, player)),
        _ => return Ok(Handled::No),
    }
    Ok(Handled::Yes)
}

/// Handles an assistant's act. Refuses the act, or notes it and lets later hearings handle it.
pub(crate) fn hear_assistant(
    proceedings: &mut Proceedings<'_>,
    event: &Event,
) -> Result<Handled, Impossible> {
    let Actor::AssistantOf(player) = event.actor else { return Ok(Handled::No) };
    if !proceedings.with_blind_players() {
        return Ok(Handled::No);
    }
    let blind = proceedings.is_blind(player);
    let duty = if blind { is_duty(&event.act) } else { is_sighted_duty(&event.act) };
    let opponent_assisted = proceedings.ledger.blind.assisted[player.other()];
    let help = Help { player, blind, duty, opponent_assisted };
    let ruling = proceedings.ask(&BlindGame::Assisted(help));
    let refused = ruling.iter().any(|r| matches!(r.effect(), Effect::Refused { .. }));
    if blind && !refused {
        keep(proceedings, |blind| blind.assisted[player] = true);
    }
    proceedings.rule(ruling);
    Ok(if refused { Handled::Yes } else { Handled::No })
}

/// True for a duty of an assistant: moving on the boards, announcing, recording, starting the
/// clock, reporting moves and times, making visual claims, adjourning.
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

/// True for duties that need sight: making moves on the boards and announcing them.
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

fn says(proceedings: &mut Proceedings<'_>, player: Color, said: Announcement) {
    proceedings.decide(&BlindGame::Said { player, said });
}

fn announces(proceedings: &mut Proceedings<'_>, player: Color, text: &str) {
    keep(proceedings, |blind| blind.announces[player] = true);
    if player == proceedings.has_move() {
        return announced_before(proceedings, player, text);
    }
    let last = proceedings.table.plies.last().filter(|ply| ply.player == player);
    let Some((before, Some(mv), pressed)) =
        last.map(|ply| (ply.before(), ply.legal(), ply.completed))
    else {
        return;
    };
    if pressed && proceedings.ledger.blind.was_announced {
        return says(proceedings, player, Announcement::TooLate);
    }
    announced_after(proceedings, player, &before, mv, text);
}

/// Handles an announcement of the move on the board.
fn announced_after(
    proceedings: &mut Proceedings<'_>,
    player: Color,
    before: &Position,
    mv: Move,
    text: &str,
) {
    match meant(before, text) {
        Ok(meant) => {
            keep(proceedings, |blind| blind.was_announced = true);
            if meant == mv { corrected(proceedings, player) } else { slipped(proceedings, player) }
        }
        Err(said) => says(proceedings, player, said),
    }
}

fn slipped(proceedings: &mut Proceedings<'_>, player: Color) {
    keep(proceedings, |blind| blind.slip = Some(player));
    says(proceedings, player, Announcement::Otherwise);
}

fn corrected(proceedings: &mut Proceedings<'_>, player: Color) {
    if proceedings.ledger.blind.slip.is_some() {
        keep(proceedings, |blind| blind.slip = None);
        says(proceedings, player, Announcement::Corrected);
    }
}

/// Makes a blind player's announced move if it is on the board.
fn announced_before(proceedings: &mut Proceedings<'_>, player: Color, text: &str) {
    let before = proceedings.table.attempt.before;
    let meant = match meant(&before, text) {
        Ok(meant) => meant,
        Err(Announcement::Otherwise) if says_what_stands(proceedings, text) => {
            return keep(proceedings, |blind| blind.was_announced = true);
        }
        Err(said) => return says(proceedings, player, said),
    };
    let stands = made_move::find_made_move(&before, &proceedings.table.board);
    if stands.is_some_and(|stands| stands != meant) {
        return slipped(proceedings, player);
    }
    keep(proceedings, |blind| blind.announced = Some(meant));
    corrected(proceedings, player);
    let _ = legal_move::make_if_legal(proceedings);
}

/// True if the announcement matches an illegal move made by hand. The move was then announced
/// correctly.
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

/// Handles a press that does not start the opponent's clock, because the move has not been
/// announced.
fn press_held(proceedings: &mut Proceedings<'_>, player: Color) -> Handled {
    let stands = player == proceedings.has_move() && proceedings.attempt_stands();
    let unannounced =
        made_move::find_made_move(&proceedings.table.attempt.before, &proceedings.table.board)
            .is_some();
    if !(stands && unannounced && proceedings.is_blind(player)) {
        return Handled::No;
    }
    let slip = proceedings.ledger.blind.slip == Some(player);
    let press = Press { player, made: false, slip };
    proceedings.decide(&BlindGame::Pressed(press));
    Handled::Yes
}

/// Notes missing announcements when the clock is pressed.
fn pressed_without_announcing(proceedings: &mut Proceedings<'_>, player: Color) {
    let slip = proceedings.ledger.blind.slip == Some(player);
    let silent =
        proceedings.ledger.blind.announces[player] && !proceedings.ledger.blind.was_announced;
    if slip {
        keep(proceedings, |blind| blind.slip = None);
    }
    if slip || silent {
        let press = Press { player, made: true, slip };
        proceedings.decide(&BlindGame::Pressed(press));
    }
}

fn repeats(proceedings: &mut Proceedings<'_>, player: Color, text: &str) {
    keep(proceedings, |blind| blind.repeats[player] = true);
    let last = proceedings.table.plies.last().filter(|ply| ply.player != player);
    let Some((before, Some(mv))) = last.map(|ply| (ply.before(), ply.legal())) else { return };
    match meant(&before, text) {
        Ok(meant) if meant == mv => keep(proceedings, |blind| blind.was_repeated = true),
        Ok(_) | Err(_) => says(proceedings, player, Announcement::RepeatedOtherwise),
    }
}

/// Adds the articles on blind players to other rulings, and notes announcements that were missing
/// at a press.
pub(crate) fn see(proceedings: &mut Proceedings<'_>, event: &Event) {
    if !proceedings.with_blind_players() {
        return;
    }
    let blind = proceedings.rules.blind;
    proceedings.amend(0, |ruling| {
        let more = blind_game::further_provision(ruling.effect(), blind);
        more.into_iter().fold(ruling, Ruling::and)
    });
    let (Some(player), Act::Clock(act)) = (event.by_player(), &event.act) else { return };
    let completed = Effect::MoveCompleted { player };
    if act.is_press() && proceedings.rulings().iter().any(|ruling| *ruling.effect() == completed) {
        pressed_without_announcing(proceedings, player);
    }
}

/// Resolves an announcement to a legal move, or returns its fault.
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
