//! Making a move by hand: taking, putting, shifting, or all acts in one
//! (Articles 3 and 4).

use crate::event::{Act, Event, Hands, MoveText, Pieces as PiecesAct};
use crate::hearings::{by_player, completing, exchanged, touched};
use crate::moves::{self, Played};
use crate::order::Heard;
use crate::proceedings::Proceedings;
use crate::state::View;
use crate::state::change::{Ledger, Moves, Pieces};
use crate::state::ply::Ply;
use crate::state::status::Impossible;
use crate::trace::ask;
use touchmove_board::{Color, Move, MoveKind, Piece, Position, Role, Square};
use touchmove_laws::rules::illegal_move::{self, Irregularity};
use touchmove_laws::rules::touched_piece::Touch;
use touchmove_laws::rules::{alternation, castling_announced, made_move};

pub(crate) fn hear(on: &mut Proceedings<'_>, event: &Event) -> Result<Heard, Impossible> {
    let Some(player) = by_player(event) else { return Ok(Heard::NotMine) };
    let Act::Pieces(act) = &event.act else { return Ok(Heard::NotMine) };
    match act {
        PiecesAct::Plays { text, hands } => plays(on, player, text, *hands)?,
        PiecesAct::Takes { square } => takes(on, player, *square)?,
        PiecesAct::Puts { role, square } => puts(on, player, *role, *square),
        PiecesAct::Shifts { from, to } => shifts(on, player, *from, *to)?,
        _ => return Ok(Heard::NotMine),
    }
    Ok(Heard::Taken)
}

fn takes(on: &mut Proceedings<'_>, player: Color, square: Square) -> Result<(), Impossible> {
    accept_reply(on, player);
    let below = on.table.attempt.crowded.iter().find(|&&(at, _)| at == square).copied();
    if let Some((at, piece)) = below {
        on.enter(Pieces::Uncrowded(at, piece));
        touched::by_origin(on, player, &[vec![square]]);
        check_made(on);
        return Ok(());
    }
    let piece = on.table.board.piece_at(square).ok_or(Impossible::NoPiece(square))?;
    if player != on.has_move() {
        out_of_turn(on, player, Some(square));
        return Ok(());
    }
    touched::touches(on, player, &[vec![square]]);
    let origin = on.table.attempt.origin(square);
    // A spare piece that promotion has brought to the board goes back.
    if on.table.attempt.before.piece_at(origin) == Some(piece) {
        on.enter(Pieces::Lifted(origin, piece));
    }
    on.enter(Pieces::Stand(on.table.board.with_piece(square, None)));
    check_made(on);
    Ok(())
}

fn puts(on: &mut Proceedings<'_>, player: Color, role: Role, square: Square) {
    accept_reply(on, player);
    if player != on.has_move() {
        return out_of_turn(on, player, None);
    }
    touched::contact(on, player);
    let piece = Piece { color: player, role };
    let held = on.table.attempt.in_hand.iter().rposition(|&(_, p)| p == piece);
    let origin = held.and_then(|at| on.table.attempt.in_hand.get(at)).map(|&(origin, _)| origin);
    held.into_iter().for_each(|at| on.enter(Pieces::Released(at)));
    if let Some(below) = on.table.board.piece_at(square) {
        on.enter(Pieces::Crowded(square, below));
        touched::touches(on, player, &[vec![square]]);
    }
    on.enter(Pieces::Stand(on.table.board.with_piece(square, Some(piece))));
    if let Some(origin) = origin {
        on.enter(Pieces::Carried(square, origin));
    }
    released(on, origin, piece, square);
}

pub(super) fn shifts(
    on: &mut Proceedings<'_>,
    player: Color,
    from: Square,
    to: Square,
) -> Result<(), Impossible> {
    accept_reply(on, player);
    let piece = on.table.board.piece_at(from).ok_or(Impossible::NoPiece(from))?;
    if player != on.has_move() {
        moves_out_of_turn(on, player, Some(from));
        return Ok(());
    }
    if let Some(own) = own_piece_below(on, player, from) {
        shifts_from_below(on, own, to);
        return Ok(());
    }
    touched::touches(on, player, &[vec![from]]);
    let origin = on.table.attempt.origin(from);
    if let Some(below) = on.table.board.piece_at(to).filter(|_| from != to) {
        on.enter(Pieces::Crowded(to, below));
    }
    let board = on.table.board.with_piece(from, None).with_piece(to, Some(piece));
    on.enter(Pieces::Stand(board));
    on.enter(Pieces::Carried(to, origin));
    released(on, Some(origin), piece, to);
    Ok(())
}

/// The piece of their own on whose square this player has put another one, as
/// in Chess960 where king and rook change places.
fn own_piece_below(view: &View, player: Color, square: Square) -> Option<(Square, Piece)> {
    let crowded = view.table.attempt.crowded.iter();
    crowded.copied().find(|&(at, piece)| at == square && piece.color == player)
}

/// That piece is moved; the one above it stays.
fn shifts_from_below(on: &mut Proceedings<'_>, (from, piece): (Square, Piece), to: Square) {
    on.enter(Pieces::Uncrowded(from, piece));
    touched::by_origin(on, piece.color, &[vec![from]]);
    if let Some(below) = on.table.board.piece_at(to) {
        on.enter(Pieces::Crowded(to, below));
    }
    on.enter(Pieces::Stand(on.table.board.with_piece(to, Some(piece))));
    on.enter(Pieces::Carried(to, from));
    released(on, Some(from), piece, to);
}

/// A piece has been released: either that makes a move, or it begins one.
fn released(on: &mut Proceedings<'_>, origin: Option<Square>, piece: Piece, to: Square) {
    if check_made(on) {
        return;
    }
    let before = on.table.attempt.before;
    let begun = begun(on, origin, piece, to);
    if begun.is_empty() && exchanged::begins(on, piece, to) {
        return;
    }
    let edition = on.edition();
    if begun.is_empty() && means_castling(&before, origin, piece, to) {
        let ruled = ask!(on, made_move::castling_not_legal(edition, &before));
        return on.rule(ruled);
    }
    if begun.is_empty() || !on.table.attempt.begun.is_empty() {
        return;
    }
    let ruled = ask!(on, made_move::released(edition, &before, &begun));
    on.enter(Pieces::Begun(begun));
    on.rule(ruled);
}

/// The legal moves of which releasing this piece there is a part, as far as
/// what was touched and said before leaves them.
fn begun(view: &View, origin: Option<Square>, piece: Piece, to: Square) -> Vec<Move> {
    let attempt = &view.table.attempt;
    let begun = made_move::begun(&attempt.before, origin, piece, to);
    let allowed = |m: &Move| attempt.bound().is_none_or(|b| b.permits(&attempt.before, *m));
    let meant = |m: &Move| castling_announced::counts(attempt.castling_announced, *m);
    begun.into_iter().filter(allowed).filter(meant).collect()
}

/// Whether a king has been released where castling with a rook takes it.
fn means_castling(before: &Position, origin: Option<Square>, piece: Piece, to: Square) -> bool {
    origin.is_some_and(|from| moves::castled_rook(before, piece, from, to).is_some())
}

/// If what stands on the board is now a move, it has been made: whether there
/// was something to say.
pub(super) fn check_made(on: &mut Proceedings<'_>) -> bool {
    let (mark, player) = (on.mark(), on.has_move());
    let attempt = &on.table.attempt;
    let holds_own = |&(_, p): &(Square, Piece)| p.color == player && p.role != Role::Pawn;
    if attempt.in_hand.iter().any(holds_own) || !attempt.crowded.is_empty() {
        return false;
    }
    match made_move::made(&attempt.before, &on.table.board) {
        Some(mv) if !castling_announced::counts(attempt.castling_announced, mv) => {}
        Some(mv) if super::blind_play::awaits_announcement(on, mv) => {}
        Some(mv) => made(on, mv),
        None => {
            let now = on.table.board;
            exchanged::castles(on, &now);
        }
    }
    on.mark() > mark
}

pub(super) fn plays(
    on: &mut Proceedings<'_>,
    player: Color,
    text: &MoveText,
    hands: Hands,
) -> Result<(), Impossible> {
    accept_reply(on, player);
    if player != on.has_move() {
        let from = match text {
            MoveText::FromTo { from, .. } => Some(*from),
            MoveText::Notation(_) => None,
        };
        moves_out_of_turn(on, player, from);
        return Ok(());
    }
    let before = on.table.attempt.before;
    let squares = exchanged::in_squares(on, text);
    let played = moves::played(&before, squares.as_ref().unwrap_or(text))?;
    if super::casual::refuses(on, &played) || castles_exchanged(on, &played) {
        return Ok(());
    }
    on.enter(Pieces::PutBack);
    on.enter(Pieces::Stand(before));
    touched::contact(on, player);
    touch_by_playing(on, &played, hands);
    match played {
        Played::Legal(mv) => made(on, mv),
        Played::ByHand { after, .. } => on.enter(Pieces::Stand(after)),
    }
    Ok(())
}

fn castles_exchanged(on: &mut Proceedings<'_>, played: &Played) -> bool {
    matches!(played, Played::ByHand { after, .. } if exchanged::castles(on, after))
}

fn touch_by_playing(on: &mut Proceedings<'_>, played: &Played, hands: Hands) {
    let before = on.table.attempt.before;
    let known = on.table.attempt.touches.len();
    let other = on.table.attempt.touches.iter().all(|t| t.square != played.from());
    // Castling tells by all its touches which piece came first.
    let counts = other && !played.castles(&before);
    on.enter(Pieces::Played { hands, before: counts.then_some(known) });
    for square in played.touched(&before) {
        touched::touch(on, &[square]);
    }
}

/// A legal move has been made: the opponent has the move.
pub(super) fn made(on: &mut Proceedings<'_>, mv: Move) {
    if super::adjournment::is_to_be_sealed(on, mv) {
        return;
    }
    let (edition, before) = (on.edition(), on.table.attempt.before);
    let (player, san) = (before.turn(), moves::san(&before, mv));
    let ruled = ask!(on, made_move::ruling(edition, &before, mv, &san));
    on.rule(ruled);
    if on.table.attempt.hands == Hands::Both {
        let noted = ask!(on, made_move::both_hands(edition, player));
        on.rule(noted);
    }
    let ply = as_made(on, mv);
    let in_accordance = ply.in_accordance;
    super::writing::duties_on_moving(on, player);
    super::blind_play::move_made(on, player, mv);
    completing::by_next_move(on, player);
    on.enter(Moves::Made(Box::new(ply)));
    if in_accordance {
        let mark = on.mark();
        completing::end_by_move(on);
        if !on.ended_since(mark) && on.takes_moves_only() {
            super::pressing::presses(on, player);
        }
    } else if on.observes() && super::breach::unasked(on).is_none() {
        super::breach::back_to_touched(on, on.table.plies.len().saturating_sub(1));
    }
}

/// The move as it stands from now on, with how it came about.
fn as_made(view: &View, mv: Move) -> Ply {
    let attempt = &view.table.attempt;
    let before = attempt.before;
    let mut ply = Ply::new(before, before.after(mv), Some(mv));
    let two_hands = attempt.hands == Hands::Both && illegal_move::counts_both_hands(view.edition());
    ply.irregularity = two_hands.then_some(Irregularity::TwoHands);
    ply.in_accordance = attempt.permits(mv);
    let touches = if ply.in_accordance { attempt.touches.clone() } else { attempt.binding() };
    (ply.touches, ply.clocks, ply.hands) = (touches.into(), view.clocks_show(), attempt.hands);
    ply.came_from(attempt.intended, attempt.begun.clone());
    ply.adjusts(attempt.adjusted.clone());
    ply
}

/// A move that stands without being as made by these acts.
pub(super) fn stands(
    on: &mut Proceedings<'_>,
    before: Position,
    after: Position,
    legal: Option<Move>,
    touches: Vec<Touch>,
) {
    let mut ply = Ply::new(before, after, legal);
    (ply.touches, ply.clocks) = (touches.into(), on.clocks_show());
    ply.adjusts(on.table.attempt.adjusted.clone());
    on.enter(Moves::Made(Box::new(ply)));
}

/// An opponent who replies to an illegal move that stands on the board
/// unpressed takes the move over.
fn accept_reply(on: &mut Proceedings<'_>, player: Color) {
    if player != on.has_move() && on.attempt_stands() {
        illegal(on, Irregularity::NotLegal);
    }
}

/// What a hand has left on the board counts as a move that is not legal.
pub(super) fn illegal(on: &mut Proceedings<'_>, irregularity: Irregularity) {
    let before = on.table.attempt.before;
    let after = moves::after_illegal(&before, &on.table.board);
    let mut ply = Ply::tried(before, after, irregularity);
    (ply.touches, ply.clocks) = (on.table.attempt.binding().into(), on.clocks_show());
    ply.adjusts(on.table.attempt.adjusted.clone());
    on.enter(Moves::Made(Box::new(ply)));
}

fn moves_out_of_turn(on: &mut Proceedings<'_>, player: Color, from: Option<Square>) {
    if !on.takes_moves_only() && !has_released(on, player, from) {
        on.enter(Ledger::SecondMove(Some(player)));
    }
    out_of_turn(on, player, from);
}

/// Whether that piece is the one that the player's last move released.
fn has_released(view: &View, player: Color, square: Option<Square>) -> bool {
    let last = view.table.plies.last().filter(|p| p.player == player);
    square.is_some() && last.and_then(|p| p.legal()).map(|m| m.to) == square
}

/// Handling a piece without having the move.
fn out_of_turn(on: &mut Proceedings<'_>, player: Color, from: Option<Square>) {
    let edition = on.edition();
    if has_released(on, player, from) {
        let legal = on.table.plies.last().and_then(|p| p.legal());
        let promoted = legal.is_some_and(|mv| matches!(mv.kind, MoveKind::Promotion(_)));
        let ruled = ask!(on, made_move::is_final(edition, player, promoted));
        return on.rule(ruled);
    }
    let ruled = ask!(on, alternation::not_on_move(edition, player));
    on.rule(ruled);
}
