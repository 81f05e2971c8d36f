//! Hearing on moves made by hand: taking, putting, shifting, or a complete move (Articles 3 and 4).

use crate::event::{Act, Event, Hands, MoveText, Pieces as PiecesAct};
use crate::hearings::board::{casual_play, legal_move, move_in_place, touched_piece};
use crate::hearings::irregularities::king_queen_swap;
use crate::moves::{self, Played};
use crate::proceedings::Proceedings;
use crate::state::View;
use crate::state::change::{Ledger, Pieces};
use crate::state::status::Impossible;
use crate::verdict::{Handled, Ruled};
use alloc::vec;
use alloc::vec::Vec;
use touchmove_board::{Color, Move, MoveKind, Piece, Position, Role, Square};
use touchmove_laws::rules::alternation::Alternation;
use touchmove_laws::rules::illegal_move::Irregularity;
use touchmove_laws::rules::made_move::MadeMove;
use touchmove_laws::rules::{castling_announced, made_move};

pub(crate) fn hear(
    proceedings: &mut Proceedings<'_>,
    event: &Event,
) -> Result<Handled, Impossible> {
    let Some(player) = event.by_player() else { return Ok(Handled::No) };
    let Act::Pieces(act) = &event.act else { return Ok(Handled::No) };
    match act {
        PiecesAct::Plays { text, hands } => plays(proceedings, player, text, *hands)?,
        PiecesAct::Takes { square, hands } => {
            takes(proceedings, player, *square)?;
            used(proceedings, player, *hands);
        }
        PiecesAct::Puts { role, square } => puts(proceedings, player, *role, *square),
        PiecesAct::Shifts { from, to, .. } if proceedings.takes_moves_only() => {
            let text = MoveText::FromTo { from: *from, to: *to, promotion: None };
            plays(proceedings, player, &text, Hands::One)?;
        }
        PiecesAct::Shifts { from, to, hands } => {
            used(proceedings, player, *hands);
            shifts(proceedings, player, *from, *to)?;
        }
        _ => return Ok(Handled::No),
    }
    Ok(Handled::Yes)
}

/// Moving one piece of a move with both hands counts as making it with both hands.
fn used(proceedings: &mut Proceedings<'_>, player: Color, hands: Hands) {
    if hands == Hands::Both && player == proceedings.has_move() {
        proceedings.enter(Pieces::BothHands);
    }
}

fn takes(
    proceedings: &mut Proceedings<'_>,
    player: Color,
    square: Square,
) -> Result<(), Impossible> {
    accept_reply(proceedings, player);
    let below = proceedings.table.attempt.crowded.iter().find(|&&(at, _)| at == square).copied();
    if let Some((at, piece)) = below {
        proceedings.enter(Pieces::Uncrowded(at, piece));
        touched_piece::by_origin(proceedings, player, &[vec![square]]);
        let _ = legal_move::make_if_legal(proceedings);
        return Ok(());
    }
    let piece = proceedings.table.board.piece_at(square).ok_or(Impossible::NoPiece(square))?;
    if player != proceedings.has_move() {
        out_of_turn(proceedings, player, Some(square));
        return Ok(());
    }
    touched_piece::touches(proceedings, player, &[vec![square]]);
    let origin = proceedings.table.attempt.origin(square);
    // A spare piece brought to the board for a promotion is put back.
    if proceedings.table.attempt.before.piece_at(origin) == Some(piece) {
        proceedings.enter(Pieces::Lifted(origin, piece));
    }
    proceedings.enter(Pieces::Stand(proceedings.table.board.with_piece(square, None)));
    let _ = legal_move::make_if_legal(proceedings);
    Ok(())
}

fn puts(proceedings: &mut Proceedings<'_>, player: Color, role: Role, square: Square) {
    accept_reply(proceedings, player);
    if player != proceedings.has_move() {
        return out_of_turn(proceedings, player, None);
    }
    touched_piece::contact(proceedings, player);
    let piece = Piece { color: player, role };
    let held = proceedings.table.attempt.in_hand.iter().rposition(|&(_, p)| p == piece);
    let origin =
        held.and_then(|at| proceedings.table.attempt.in_hand.get(at)).map(|&(origin, _)| origin);
    held.into_iter().for_each(|at| proceedings.enter(Pieces::Released(at)));
    if let Some(below) = proceedings.table.board.piece_at(square) {
        proceedings.enter(Pieces::Crowded(square, below));
        touched_piece::touches(proceedings, player, &[vec![square]]);
    }
    proceedings.enter(Pieces::Stand(proceedings.table.board.with_piece(square, Some(piece))));
    if let Some(origin) = origin {
        proceedings.enter(Pieces::Carried(square, origin));
    }
    released(proceedings, origin, piece, square);
}

pub(in crate::hearings) fn shifts(
    proceedings: &mut Proceedings<'_>,
    player: Color,
    from: Square,
    to: Square,
) -> Result<(), Impossible> {
    accept_reply(proceedings, player);
    let piece = proceedings.table.board.piece_at(from).ok_or(Impossible::NoPiece(from))?;
    if player != proceedings.has_move() {
        moves_out_of_turn(proceedings, player, Some(from));
        return Ok(());
    }
    if let Some(own) = own_piece_below(proceedings, player, from) {
        shifts_from_below(proceedings, own, to);
        return Ok(());
    }
    touched_piece::touches(proceedings, player, &[vec![from]]);
    let origin = proceedings.table.attempt.origin(from);
    if let Some(below) = proceedings.table.board.piece_at(to).filter(|_| from != to) {
        proceedings.enter(Pieces::Crowded(to, below));
    }
    let board = proceedings.table.board.with_piece(from, None).with_piece(to, Some(piece));
    proceedings.enter(Pieces::Stand(board));
    proceedings.enter(Pieces::Carried(to, origin));
    released(proceedings, Some(origin), piece, to);
    Ok(())
}

/// Returns the player's own piece under the one just placed, as in Chess960 when king and rook swap
/// squares.
fn own_piece_below(view: &View, player: Color, square: Square) -> Option<(Square, Piece)> {
    let crowded = view.table.attempt.crowded.iter();
    crowded.copied().find(|&(at, piece)| at == square && piece.color == player)
}

/// Moves the lower of two pieces on a square.
fn shifts_from_below(
    proceedings: &mut Proceedings<'_>,
    (from, piece): (Square, Piece),
    to: Square,
) {
    proceedings.enter(Pieces::Uncrowded(from, piece));
    touched_piece::by_origin(proceedings, piece.color, &[vec![from]]);
    if let Some(below) = proceedings.table.board.piece_at(to) {
        proceedings.enter(Pieces::Crowded(to, below));
    }
    proceedings.enter(Pieces::Stand(proceedings.table.board.with_piece(to, Some(piece))));
    proceedings.enter(Pieces::Carried(to, from));
    released(proceedings, Some(from), piece, to);
}

/// Handles a released piece, which makes a move or begins one.
fn released(proceedings: &mut Proceedings<'_>, origin: Option<Square>, piece: Piece, to: Square) {
    if legal_move::make_if_legal(proceedings).is_something() {
        return;
    }
    let before = proceedings.table.attempt.before;
    let begun = begun(proceedings, origin, piece, to);
    if begun.is_empty() && king_queen_swap::begins(proceedings, piece, to) {
        return;
    }
    if begun.is_empty() && means_castling(&before, origin, piece, to) {
        return proceedings.decide(&MadeMove::CastlingNotLegal { before: &before });
    }
    if begun.is_empty() || !proceedings.table.attempt.begun.is_empty() {
        return;
    }
    let ruled = proceedings.ask(&MadeMove::Released { before: &before, moves: &begun });
    proceedings.enter(Pieces::Begun(begun));
    proceedings.rule(ruled);
}

/// Returns the legal moves that begin with releasing this piece there, restricted by what was
/// touched and declared before.
fn begun(view: &View, origin: Option<Square>, piece: Piece, to: Square) -> Vec<Move> {
    let attempt = &view.table.attempt;
    let begun = made_move::moves_begun(&attempt.before, origin, piece, to);
    let allowed = |m: &Move| attempt.bound().is_none_or(|b| b.permits(&attempt.before, *m));
    let meant = |m: &Move| castling_announced::counts_as_made(attempt.castling_announced, *m);
    begun.into_iter().filter(allowed).filter(meant).collect()
}

/// True if a king has been released on its castling square.
fn means_castling(before: &Position, origin: Option<Square>, piece: Piece, to: Square) -> bool {
    origin.is_some_and(|from| moves::castled_rook(before, piece, from, to).is_some())
}

pub(in crate::hearings) fn plays(
    proceedings: &mut Proceedings<'_>,
    player: Color,
    text: &MoveText,
    hands: Hands,
) -> Result<(), Impossible> {
    accept_reply(proceedings, player);
    if player != proceedings.has_move() {
        if makes_again(proceedings, player, text) {
            is_final(proceedings, player);
            return Ok(());
        }
        let from = match text {
            MoveText::FromTo { from, .. } => Some(*from),
            MoveText::Notation(_) => None,
        };
        moves_out_of_turn(proceedings, player, from);
        return Ok(());
    }
    let before = proceedings.table.attempt.before;
    let squares = king_queen_swap::in_squares(proceedings, text);
    let played = moves::played(&before, squares.as_ref().unwrap_or(text))?;
    if casual_play::refuse(proceedings, &played).is_something()
        || castles_exchanged(proceedings, &played).is_something()
    {
        return Ok(());
    }
    proceedings.enter(Pieces::PutBack);
    proceedings.enter(Pieces::Stand(before));
    touched_piece::contact(proceedings, player);
    touch_by_playing(proceedings, &played, hands);
    match played {
        Played::Legal(mv) => legal_move::made(proceedings, mv),
        Played::ByHand { after, .. } => proceedings.enter(Pieces::Stand(after)),
    }
    Ok(())
}

fn castles_exchanged(proceedings: &mut Proceedings<'_>, played: &Played) -> Ruled {
    match played {
        Played::ByHand { after, .. } => king_queen_swap::make_castling(proceedings, after),
        Played::Legal(_) => Ruled::Nothing,
    }
}

fn touch_by_playing(proceedings: &mut Proceedings<'_>, played: &Played, hands: Hands) {
    let before = proceedings.table.attempt.before;
    let known = proceedings.table.attempt.touches.len();
    let other = proceedings.table.attempt.touches.iter().all(|t| t.square != played.from());
    // Castling always counts its own touches: all touches together show which piece was touched
    // first.
    let counts = other && !played.castles(&before);
    proceedings.enter(Pieces::Played { hands, before: counts.then_some(known) });
    for square in played.touched(&before) {
        touched_piece::touch(proceedings, &[square]);
    }
}

/// Records the opponent's illegal move as made when this player replies before the clock was
/// pressed. A pawn on its last rank that has not been replaced is an unfinished move, so it cannot
/// be replied to.
fn accept_reply(proceedings: &mut Proceedings<'_>, player: Color) {
    let promoting =
        |view: &View| moves::unpromoted(&view.table.attempt.before, &view.table.board).is_some();
    if player != proceedings.has_move() && proceedings.attempt_stands() && !promoting(proceedings) {
        move_in_place::illegal(proceedings, Irregularity::NotLegal);
    }
}

fn moves_out_of_turn(proceedings: &mut Proceedings<'_>, player: Color, from: Option<Square>) {
    if !proceedings.takes_moves_only() && !has_released(proceedings, player, from) {
        proceedings.enter(Ledger::SecondMove(Some(player)));
    }
    out_of_turn(proceedings, player, from);
}

/// True if that piece was released by the player's last move.
fn has_released(view: &View, player: Color, square: Option<Square>) -> bool {
    let last = view.table.plies.last().filter(|p| p.player == player);
    square.is_some() && last.and_then(|p| p.legal()).map(|m| m.to) == square
}

/// Handles a piece touched out of turn.
fn out_of_turn(proceedings: &mut Proceedings<'_>, player: Color, from: Option<Square>) {
    if has_released(proceedings, player, from) {
        return is_final(proceedings, player);
    }
    proceedings.decide(&Alternation::NotOnMove { player });
}

/// Refuses to take back a move that has been made.
fn is_final(proceedings: &mut Proceedings<'_>, player: Color) {
    let legal = proceedings.table.plies.last().and_then(|p| p.legal());
    let promoted = legal.is_some_and(|mv| matches!(mv.kind, MoveKind::Promotion(_)));
    proceedings.decide(&MadeMove::IsFinal { player, promoted });
}

/// True if a player repeats the last move, which has not been completed, after taking back the
/// pieces.
fn makes_again(view: &View, player: Color, text: &MoveText) -> bool {
    let last = view.table.plies.last().filter(|ply| ply.player == player && !ply.completed);
    let again = last.and_then(|ply| Some((ply.legal()?, moves::played(&ply.before(), text).ok()?)));
    matches!(again, Some((mv, Played::Legal(played))) if mv == played)
}
