//! Hearing on moves made by hand: taking, putting, shifting, or a complete move (Articles 3 and 4).

use crate::event::{Act, Event, Hands, MoveText, Pieces as PiecesAct};
use crate::hearings::board::{
    casual_play, legal_move, move_in_place, out_of_turn, touched_piece, whole_move,
};
use crate::hearings::irregularities::king_queen_swap;
use crate::moves::{self, Played};
use crate::proceedings::Proceedings;
use crate::state::View;
use crate::state::change::Pieces;
use crate::state::status::Impossible;
use crate::verdict::{Handled, Ruled};
use alloc::vec;
use alloc::vec::Vec;
use touchmove_board::{Color, Move, Piece, Position, Role, Square};
use touchmove_laws::rules::fallback_note::FallbackNote;
use touchmove_laws::rules::illegal_move::Irregularity;
use touchmove_laws::rules::made_move::MadeMove;
use touchmove_laws::rules::{castling_announced, made_move};

pub(crate) fn hear(
    proceedings: &mut Proceedings<'_>,
    event: &Event,
) -> Result<Handled, Impossible> {
    let Some(player) = event.by_player() else { return Ok(Handled::No) };
    let Act::Pieces(act) = &event.act else { return Ok(Handled::No) };
    if awaits_answer(proceedings, player, act) {
        return Ok(Handled::Yes);
    }
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

/// Refuses a move while the clocks stand for an open question.
fn awaits_answer(proceedings: &mut Proceedings<'_>, player: Color, act: &PiecesAct) -> bool {
    let moves = matches!(
        act,
        PiecesAct::Plays { .. }
            | PiecesAct::Takes { .. }
            | PiecesAct::Puts { .. }
            | PiecesAct::Shifts { .. }
    );
    let open = proceedings.questions.holding_clocks().filter(|_| moves && !proceedings.ends());
    let Some(asked_under) = open else { return false };
    proceedings.decide(&FallbackNote::AwaitsAnswer { player, asked_under });
    true
}

/// Records the use of both hands. Both hands for one piece of a move count as both hands for the
/// move.
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
    if takes_replaced(proceedings, player, square) {
        return Ok(());
    }
    accept_reply(proceedings, player);
    let piece = proceedings.table.board.piece_at(square).ok_or(Impossible::NoPiece(square))?;
    if player != proceedings.has_move() {
        out_of_turn::touches(proceedings, player, Some(square));
        return Ok(());
    }
    touched_piece::touches(proceedings, player, &[vec![square]]);
    let origin = proceedings.table.attempt.origin(square);
    // A spare piece brought to the board for a promotion goes back to its box and is not held.
    if proceedings.table.attempt.before.piece_at(origin) == Some(piece) {
        proceedings.enter(Pieces::Lifted(origin, piece));
    }
    proceedings.enter(Pieces::Stand(proceedings.table.board.with_piece(square, None)));
    let _ = legal_move::make_if_legal(proceedings);
    Ok(())
}

/// Takes away the piece that another has just replaced on its square. The state already has that
/// piece beside the board, even after the move has been made.
fn takes_replaced(proceedings: &mut Proceedings<'_>, player: Color, square: Square) -> bool {
    let table = &proceedings.table;
    if player != proceedings.has_move() {
        let replaced = table.last_replaced.is_some_and(|(at, _)| at == square);
        let by = table.plies.last().is_some_and(|last| last.player == player);
        if replaced && by {
            proceedings.enter(Pieces::ReplacedTaken);
        }
        return replaced && by;
    }
    let Some(&(at, piece)) = table.attempt.beside.iter().find(|&&(at, _)| at == square) else {
        return false;
    };
    proceedings.enter(Pieces::Removed(at, piece));
    touched_piece::by_origin(proceedings, player, &[vec![square]]);
    true
}

fn puts(proceedings: &mut Proceedings<'_>, player: Color, role: Role, square: Square) {
    accept_reply(proceedings, player);
    if player != proceedings.has_move() {
        return out_of_turn::touches(proceedings, player, None);
    }
    touched_piece::contact(proceedings, player);
    let piece = held_piece(proceedings, Piece { color: player, role }, square);
    let origin = taken_up(proceedings, piece);
    if proceedings.table.board.piece_at(square).is_some() {
        touched_piece::touches(proceedings, player, &[vec![square]]);
    }
    whole_move::put(proceedings, origin, piece, square);
    released(proceedings, origin, piece, square);
}

/// Returns the piece that the player puts on a square. A lifted piece of the opponent returns to
/// its square, unless the player can put an own piece there from the hand or by promotion.
fn held_piece(view: &View, own: Piece, square: Square) -> Piece {
    let attempt = &view.table.attempt;
    let theirs = Piece { color: own.color.other(), ..own };
    let holds_own = attempt.in_hand.iter().any(|&(_, piece)| piece == own);
    let legal = attempt.before.legal_moves();
    let promotes = || legal.iter().any(|m| m.to == square && m.promotion() == Some(own.role));
    match attempt.in_hand.contains(&(square, theirs)) && !holds_own && !promotes() {
        true => theirs,
        false => own,
    }
}

/// Takes a piece from the hand, or from beside the board if another piece took its place. Returns
/// its square at the beginning of the move. `None` for a piece from the box, as for a promotion.
fn taken_up(proceedings: &mut Proceedings<'_>, piece: Piece) -> Option<Square> {
    let attempt = &proceedings.table.attempt;
    if let Some(held) = attempt.in_hand.iter().rposition(|&(_, p)| p == piece) {
        let origin = attempt.in_hand.get(held).map(|&(origin, _)| origin);
        proceedings.enter(Pieces::Released(held));
        return origin;
    }
    let (at, _) = attempt.beside.iter().rev().copied().find(|&(_, p)| p == piece)?;
    proceedings.enter(Pieces::Removed(at, piece));
    Some(at)
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
        out_of_turn::moves(proceedings, player, Some(from));
        return Ok(());
    }
    if let Some(own) = own_piece_beside(proceedings, player, from) {
        shifts_from_beside(proceedings, own, to);
        return Ok(());
    }
    let captures = proceedings.table.board.piece_at(to).is_some_and(|at| at.color != player);
    touched_piece::touches(proceedings, player, &[vec![from]]);
    if captures {
        touched_piece::touches(proceedings, player, &[vec![to]]);
    }
    let origin = proceedings.table.attempt.origin(from);
    proceedings.enter(Pieces::Stand(proceedings.table.board.with_piece(from, None)));
    whole_move::put(proceedings, Some(origin), piece, to);
    released(proceedings, Some(origin), piece, to);
    Ok(())
}

/// Returns the player's own piece that the piece on this square displaced, as in Chess960 when king
/// and rook swap squares. A pawn replaced by a promotion is not moved again.
fn own_piece_beside(view: &View, player: Color, square: Square) -> Option<(Square, Piece)> {
    let own = |piece: Piece| piece.color == player && piece.role != Role::Pawn;
    let beside = view.table.attempt.beside.iter();
    beside.copied().find(|&(at, piece)| at == square && own(piece))
}

/// Moves an own piece from beside the board, after another piece took its place.
fn shifts_from_beside(
    proceedings: &mut Proceedings<'_>,
    (from, piece): (Square, Piece),
    to: Square,
) {
    proceedings.enter(Pieces::Removed(from, piece));
    touched_piece::by_origin(proceedings, piece.color, &[vec![from]]);
    whole_move::put(proceedings, Some(from), piece, to);
    released(proceedings, Some(from), piece, to);
}

/// Handles a released piece. The release makes a move or begins one.
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

/// Returns the legal moves that begin with releasing this piece on the square. Earlier touches and
/// declarations restrict them.
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
        out_of_turn::plays(proceedings, player, text);
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
    let attempt = &proceedings.table.attempt;
    let untouched = attempt.played_from.is_none() && attempt.is_untouched(&proceedings.table.board);
    // The usual move needs no copy of the table, because nothing has to be taken back later.
    let direct = match played {
        Played::Legal(mv) if untouched => Some(mv),
        _ => None,
    };
    if direct.is_none() {
        proceedings.enter(Pieces::Plays);
    }
    touched_piece::contact(proceedings, player);
    touch_by_playing(proceedings, &played, hands);
    match direct {
        Some(mv) => legal_move::made(proceedings, mv),
        None => whole_move::carry(proceedings, &played),
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
    // Castling always counts its own touches, because only all touches together show which piece
    // was touched first.
    let counts = other && !played.castles(&before);
    proceedings.enter(Pieces::Played { hands, before: counts.then_some(known) });
    for square in played.touched(&before) {
        touched_piece::touch(proceedings, &[square]);
    }
}

/// Records the opponent's illegal move as made when this player replies before the clock was
/// pressed. A pawn on its last rank that has not been replaced is an unfinished move, to which no
/// reply is possible.
fn accept_reply(proceedings: &mut Proceedings<'_>, player: Color) {
    let promoting =
        |view: &View| moves::unpromoted(&view.table.attempt.before, &view.table.board).is_some();
    if player != proceedings.has_move() && proceedings.attempt_stands() && !promoting(proceedings) {
        move_in_place::illegal(proceedings, Irregularity::NotLegal);
    }
}
