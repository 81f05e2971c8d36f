/* Touchmove for C: positions and moves, why a move is illegal, mate questions, audits of PGN.
 *
 * Texts are UTF-8. Input texts are NUL-terminated. Output is written into the caller's buffer as
 * snprintf does: at most `size` bytes including the NUL. The return value is the length of the whole
 * text without the NUL, so `touchmove_fen(p, NULL, 0)` returns the required space. A negative return
 * value is an error: TOUCHMOVE_UNREADABLE or TOUCHMOVE_ILLEGAL. Only positions outlive a call. Positions
 * share no state: any thread may use a position, but only one thread at a time.
 */
#ifndef TOUCHMOVE_H
#define TOUCHMOVE_H

#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

#define TOUCHMOVE_UNREADABLE (-1) /* invalid text, or a null pointer */
#define TOUCHMOVE_ILLEGAL (-2)    /* illegal move */

#define TOUCHMOVE_WHITE 0
#define TOUCHMOVE_BLACK 1

#define TOUCHMOVE_NO 0
#define TOUCHMOVE_YES 1
#define TOUCHMOVE_UNDECIDED 2

typedef struct touchmove_position touchmove_position;

/* Creates a position from FEN; NULL stands for the start position. Returns NULL if the FEN is invalid.
 * The position leaves out castling letters and an en passant square that the pieces exclude; touchmove_problems
 * names them. The caller must free the position. */
touchmove_position *touchmove_position_new(const char *fen);
void touchmove_position_free(touchmove_position *position);

int touchmove_turn(const touchmove_position *position);
int touchmove_is_check(const touchmove_position *position);
int touchmove_is_checkmate(const touchmove_position *position);
int touchmove_is_stalemate(const touchmove_position *position);

ptrdiff_t touchmove_fen(const touchmove_position *position, char *out, size_t size);

/* Writes the legal moves in UCI notation, separated by spaces: "a2a3 a2a4 ...". Castling in Chess960 is written
 * as king takes rook. */
ptrdiff_t touchmove_legal_moves(const touchmove_position *position, char *out, size_t size);

/* Makes a move, by squares ("e2e4") or in notation ("Nf3"), and writes the move in notation into `out`.
 * An illegal move leaves the position unchanged. */
ptrdiff_t touchmove_play(touchmove_position *position, const char *move, char *out, size_t size);

/* Writes the reasons why a move is illegal, in a language ("en", "el", "fi", "ar"), one reason per line.
 * The text is empty if the move is legal. */
ptrdiff_t touchmove_why_illegal(const touchmove_position *position, const char *move,
                                const char *language, char *out, size_t size);

/* Writes the problems of a FEN that no legal game allows, in a language, one per line, with articles of FIDE 2023:
 * missing kings, castling letters without king and rook in place, an impossible en passant square ... */
ptrdiff_t touchmove_problems(const char *fen, const char *language, char *out, size_t size);

/* Returns TOUCHMOVE_YES if a player can still checkmate by any series of legal moves, otherwise
 * TOUCHMOVE_NO or TOUCHMOVE_UNDECIDED. `nodes` limits the positions searched; 0 means the default. Writes
 * into `out` the line that ends in checkmate, or the name of the proof that no such line exists. */
int touchmove_can_mate(const touchmove_position *position, int color, uint32_t nodes, char *out,
                       size_t size);

/* Returns TOUCHMOVE_YES if neither player can checkmate (Article 5.2.2), otherwise TOUCHMOVE_NO or
 * TOUCHMOVE_UNDECIDED. */
int touchmove_is_dead(const touchmove_position *position, uint32_t nodes);

/* Audits every game of a PGN text. Writes a JSON array of the objects that `touchmove audit --json` prints. */
ptrdiff_t touchmove_audit(const char *pgn, char *out, size_t size);

#ifdef __cplusplus
}
#endif

#endif
