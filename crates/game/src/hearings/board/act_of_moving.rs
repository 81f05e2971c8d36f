//! Making a move by hand: taking, putting, shifting, or all acts in one
//! (Articles 3 and 4).

use crate::event::{Act, Event, Hands, MoveText, Pieces as PiecesAct};
use crate::hearings::board::{casual_play, legal_move, move_in_place, touched_piece};
use crate::hearings::found::king_queen_swap;
use crate::moves::{self, Played};
use crate::proceedings::Proceedings;
use crate::state::View;
use crate::state::change::{Ledger, Pieces};
use crate::state::status::Impossible;
use crate::verdict::{Heard, Ruled};
use alloc::vec;
use alloc::vec::Vec;
use touchmove_board::{Color, Move, MoveKind, Piece, Position, Role, Square};
use touchmove_laws::rules::alternation::Alternation;
use touchmove_laws::rules::illegal_move::Irregularity;
use touchmove_laws::rules::made_move::MadeMove;
use touchmove_laws::rules::{castling_announced, made_move};

pub(crate) fn hear(on: &mut Proceedings<'_>, event: &Event) -> Result<Heard, Impossible> {
    let Some(player) = event.by_player() else { return Ok(Heard::NotMine) };
    let Act::Pieces(act) = &event.act else { return Ok(Heard::NotMine) };
    match act {
        PiecesAct::Plays { text, hands } => plays(on, player, text, *hands)?,
        PiecesAct::Takes { square, hands } => {
            takes(on, player, *square)?;
            used(on, player, *hands);
        }
        PiecesAct::Puts { role, square } => puts(on, player, *role, *square),
        PiecesAct::Shifts { from, to, .. } if on.takes_moves_only() => {
            let text = MoveText::FromTo { from: *from, to: *to, promotion: None };
            plays(on, player, &text, Hands::One)?;
        }
        PiecesAct::Shifts { from, to, hands } => {
            used(on, player, *hands);
            shifts(on, player, *from, *to)?;
        }
        _ => return Ok(Heard::NotMine),
    }
    Ok(Heard::Taken)
}

/// A move is made with both hands as soon as one piece of it was.
fn used(on: &mut Proceedings<'_>, player: Color, hands: Hands) {
    if hands == Hands::Both && player == on.has_move() {
        on.enter(Pieces::BothHands);
    }
}

fn takes(on: &mut Proceedings<'_>, player: Color, square: Square) -> Result<(), Impossible> {
    accept_reply(on, player);
    let below = on.table.attempt.crowded.iter().find(|&&(at, _)| at == square).copied();
    if let Some((at, piece)) = below {
        on.enter(Pieces::Uncrowded(at, piece));
        touched_piece::by_origin(on, player, &[vec![square]]);
        let _ = legal_move::make_if_legal(on);
        return Ok(());
    }
    let piece = on.table.board.piece_at(square).ok_or(Impossible::NoPiece(square))?;
    if player != on.has_move() {
        out_of_turn(on, player, Some(square));
        return Ok(());
    }
    touched_piece::touches(on, player, &[vec![square]]);
    let origin = on.table.attempt.origin(square);
    // A spare piece that promotion has brought to the board goes back.
    if on.table.attempt.before.piece_at(origin) == Some(piece) {
        on.enter(Pieces::Lifted(origin, piece));
    }
    on.enter(Pieces::Stand(on.table.board.with_piece(square, None)));
    let _ = legal_move::make_if_legal(on);
    Ok(())
}

fn puts(on: &mut Proceedings<'_>, player: Color, role: Role, square: Square) {
    accept_reply(on, player);
    if player != on.has_move() {
        return out_of_turn(on, player, None);
    }
    touched_piece::contact(on, player);
    let piece = Piece { color: player, role };
    let held = on.table.attempt.in_hand.iter().rposition(|&(_, p)| p == piece);
    let origin = held.and_then(|at| on.table.attempt.in_hand.get(at)).map(|&(origin, _)| origin);
    held.into_iter().for_each(|at| on.enter(Pieces::Released(at)));
    if let Some(below) = on.table.board.piece_at(square) {
        on.enter(Pieces::Crowded(square, below));
        touched_piece::touches(on, player, &[vec![square]]);
    }
    on.enter(Pieces::Stand(on.table.board.with_piece(square, Some(piece))));
    if let Some(origin) = origin {
        on.enter(Pieces::Carried(square, origin));
    }
    released(on, origin, piece, square);
}

pub(in crate::hearings) fn shifts(
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
    touched_piece::touches(on, player, &[vec![from]]);
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
    touched_piece::by_origin(on, piece.color, &[vec![from]]);
    if let Some(below) = on.table.board.piece_at(to) {
        on.enter(Pieces::Crowded(to, below));
    }
    on.enter(Pieces::Stand(on.table.board.with_piece(to, Some(piece))));
    on.enter(Pieces::Carried(to, from));
    released(on, Some(from), piece, to);
}

/// A piece has been released: either that makes a move, or it begins one.
fn released(on: &mut Proceedings<'_>, origin: Option<Square>, piece: Piece, to: Square) {
    if legal_move::make_if_legal(on).is_something() {
        return;
    }
    let before = on.table.attempt.before;
    let begun = begun(on, origin, piece, to);
    if begun.is_empty() && king_queen_swap::begins(on, piece, to) {
        return;
    }
    if begun.is_empty() && means_castling(&before, origin, piece, to) {
        return on.decide(&MadeMove::CastlingNotLegal { before: &before });
    }
    if begun.is_empty() || !on.table.attempt.begun.is_empty() {
        return;
    }
    let ruled = on.ask(&MadeMove::Released { before: &before, moves: &begun });
    on.enter(Pieces::Begun(begun));
    on.rule(ruled);
}

/// The legal moves of which releasing this piece there is a part, as far as
/// what was touched and said before leaves them.
fn begun(view: &View, origin: Option<Square>, piece: Piece, to: Square) -> Vec<Move> {
    let attempt = &view.table.attempt;
    let begun = made_move::moves_begun(&attempt.before, origin, piece, to);
    let allowed = |m: &Move| attempt.bound().is_none_or(|b| b.permits(&attempt.before, *m));
    let meant = |m: &Move| castling_announced::counts_as_made(attempt.castling_announced, *m);
    begun.into_iter().filter(allowed).filter(meant).collect()
}

/// Whether a king has been released where castling with a rook takes it.
fn means_castling(before: &Position, origin: Option<Square>, piece: Piece, to: Square) -> bool {
    origin.is_some_and(|from| moves::castled_rook(before, piece, from, to).is_some())
}

pub(in crate::hearings) fn plays(
    on: &mut Proceedings<'_>,
    player: Color,
    text: &MoveText,
    hands: Hands,
) -> Result<(), Impossible> {
    accept_reply(on, player);
    if player != on.has_move() {
        if makes_again(on, player, text) {
            is_final(on, player);
            return Ok(());
        }
        let from = match text {
            MoveText::FromTo { from, .. } => Some(*from),
            MoveText::Notation(_) => None,
        };
        moves_out_of_turn(on, player, from);
        return Ok(());
    }
    let before = on.table.attempt.before;
    let squares = king_queen_swap::in_squares(on, text);
    let played = moves::played(&before, squares.as_ref().unwrap_or(text))?;
    if casual_play::refuse(on, &played).is_something()
        || castles_exchanged(on, &played).is_something()
    {
        return Ok(());
    }
    on.enter(Pieces::PutBack);
    on.enter(Pieces::Stand(before));
    touched_piece::contact(on, player);
    touch_by_playing(on, &played, hands);
    match played {
        Played::Legal(mv) => legal_move::made(on, mv),
        Played::ByHand { after, .. } => on.enter(Pieces::Stand(after)),
    }
    Ok(())
}

fn castles_exchanged(on: &mut Proceedings<'_>, played: &Played) -> Ruled {
    match played {
        Played::ByHand { after, .. } => king_queen_swap::make_castling(on, after),
        Played::Legal(_) => Ruled::Nothing,
    }
}

fn touch_by_playing(on: &mut Proceedings<'_>, played: &Played, hands: Hands) {
    let before = on.table.attempt.before;
    let known = on.table.attempt.touches.len();
    let other = on.table.attempt.touches.iter().all(|t| t.square != played.from());
    // Castling tells by all its touches which piece came first.
    let counts = other && !played.castles(&before);
    on.enter(Pieces::Played { hands, before: counts.then_some(known) });
    for square in played.touched(&before) {
        touched_piece::touch(on, &[square]);
    }
}

/// An opponent who replies to an illegal move that stands on the board
/// unpressed takes the move over. A pawn on its last rank that nothing has
/// replaced is a move still being made, and there is nothing to reply to.
fn accept_reply(on: &mut Proceedings<'_>, player: Color) {
    let promoting =
        |on: &View| moves::unpromoted(&on.table.attempt.before, &on.table.board).is_some();
    if player != on.has_move() && on.attempt_stands() && !promoting(on) {
        move_in_place::illegal(on, Irregularity::NotLegal);
    }
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
    if has_released(on, player, from) {
        return is_final(on, player);
    }
    on.decide(&Alternation::NotOnMove { player });
}

/// The move has been made, and stays.
fn is_final(on: &mut Proceedings<'_>, player: Color) {
    let legal = on.table.plies.last().and_then(|p| p.legal());
    let promoted = legal.is_some_and(|mv| matches!(mv.kind, MoveKind::Promotion(_)));
    on.decide(&MadeMove::IsFinal { player, promoted });
}

/// Whether a player takes the pieces back and makes the very same move again.
fn makes_again(view: &View, player: Color, text: &MoveText) -> bool {
    let last = view.table.plies.last().filter(|ply| ply.player == player && !ply.completed);
    let again = last.and_then(|ply| Some((ply.legal()?, moves::played(&ply.before(), text).ok()?)));
    matches!(again, Some((mv, Played::Legal(played))) if mv == played)
}
