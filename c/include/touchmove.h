/* Touchmove for C: positions and moves, why a move is illegal, who can still checkmate, audits of PGN.
 *
 * Texts are UTF-8. What is given as a text ends with 0; what is answered is written into a buffer of
 * yours as snprintf does: at most `size` bytes with the 0 at the end, and the length of the whole text
 * (without the 0) is returned, so that `touchmove_fen(p, NULL, 0)` tells how much room it takes.
 * A negative number is an error: TOUCHMOVE_UNREADABLE, or TOUCHMOVE_ILLEGAL. Nothing is kept beyond a
 * call but positions, and nothing is shared between them: use them from whichever thread you like, one
 * at a time.
 */
#ifndef TOUCHMOVE_H
#define TOUCHMOVE_H

#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

#define TOUCHMOVE_UNREADABLE (-1) /* a text that is not what it should be, or a null pointer */
#define TOUCHMOVE_ILLEGAL (-2)    /* a move that is not legal */

#define TOUCHMOVE_WHITE 0
#define TOUCHMOVE_BLACK 1

#define TOUCHMOVE_NO 0
#define TOUCHMOVE_YES 1
#define TOUCHMOVE_UNDECIDED 2

typedef struct touchmove_position touchmove_position;

/* A position from FEN; NULL is the start of a game. NULL is returned if it cannot be read.
 * To be freed. */
touchmove_position *touchmove_position_new(const char *fen);
void touchmove_position_free(touchmove_position *position);

int touchmove_turn(const touchmove_position *position);
int touchmove_is_check(const touchmove_position *position);
int touchmove_is_checkmate(const touchmove_position *position);
int touchmove_is_stalemate(const touchmove_position *position);

ptrdiff_t touchmove_fen(const touchmove_position *position, char *out, size_t size);

/* The legal moves in UCI notation, separated by spaces: "a2a3 a2a4 ...". */
ptrdiff_t touchmove_legal_moves(const touchmove_position *position, char *out, size_t size);

/* Makes a move, by squares ("e2e4") or in notation ("Nf3"), and writes it in notation into `out`.
 * The position stays as it was if the move is not legal. */
ptrdiff_t touchmove_play(touchmove_position *position, const char *move, char *out, size_t size);

/* Why a move is illegal, in a language ("en", "el", "fi", "ar"), one reason a line; the empty text if it is
 * legal. */
ptrdiff_t touchmove_why_illegal(const touchmove_position *position, const char *move,
                                const char *language, char *out, size_t size);

/* Whether a player can still checkmate by any series of legal moves: TOUCHMOVE_YES, NO or UNDECIDED.
 * `nodes` is how many positions may be looked at, 0 the usual number. Into `out` comes the line that
 * ends in checkmate, or the name of the proof that there is none. */
int touchmove_can_mate(const touchmove_position *position, int color, uint32_t nodes, char *out,
                       size_t size);

/* Whether neither player can checkmate (Article 5.2.2). */
int touchmove_is_dead(const touchmove_position *position, uint32_t nodes);

/* Audits every game of a PGN text: a JSON array, as printed by `touchmove audit --json`. */
ptrdiff_t touchmove_audit(const char *pgn, char *out, size_t size);

#ifdef __cplusplus
}
#endif

#endif
