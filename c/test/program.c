/* A program that uses the installed library. */
#include <assert.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <touchmove.h>

/* Returns the n-th word of a text. */
static const char *word(char *text, unsigned n)
{
    char *found = strtok(text, " ");
    while (n-- > 0)
        found = strtok(NULL, " ");
    return found;
}

static unsigned count(const char *text)
{
    unsigned words = *text != 0;
    for (; *text; text++)
        words += *text == ' ';
    return words;
}

static void random_game(char *pgn, size_t size)
{
    touchmove_position *game = touchmove_position_new(NULL);
    size_t length = 0;
    assert(game != NULL);
    for (int ply = 0; ply < 80; ply++) {
        char moves[2048], san[16];
        assert(touchmove_legal_moves(game, moves, sizeof moves) < (ptrdiff_t)sizeof moves);
        if (!*moves)
            break;
        assert(touchmove_play(game, word(moves, rand() % count(moves)), san, sizeof san) > 0);
        length += snprintf(pgn + length, size - length, "%s ", san);
    }
    snprintf(pgn + length, size - length, "*\n");
    touchmove_position_free(game);
}

int main(void)
{
    char text[4096], *report;
    ptrdiff_t length;

    random_game(text, sizeof text);
    length = touchmove_audit(text, NULL, 0);
    assert(length > 0);
    report = malloc(length + 1);
    assert(touchmove_audit(text, report, length + 1) == length);
    assert(strlen(report) == (size_t)length && strstr(report, "illegal_move") == NULL);
    free(report);

    touchmove_position *pinned = touchmove_position_new("4r1k1/8/8/8/8/8/4N3/4K3 w - - 0 1");
    assert(touchmove_play(pinned, "Nc3", text, sizeof text) == TOUCHMOVE_ILLEGAL);
    assert(touchmove_play(pinned, "?", text, sizeof text) == TOUCHMOVE_UNREADABLE);
    assert(touchmove_why_illegal(pinned, "Nc3", "fi", text, sizeof text) > 0);
    assert(strstr(text, "kuningas") != NULL);
    puts(text);
    assert(touchmove_why_illegal(pinned, "Nc3", "tlh", text, sizeof text) == TOUCHMOVE_UNREADABLE);
    assert(touchmove_why_illegal(pinned, "Kd1", "fi", text, sizeof text) == 0);
    /* A field of a FEN that the pieces exclude is a problem with its article, and is left out. */
    const char *impossible = "4k3/3r4/8/3pP3/8/8/8/4K3 w - d6";
    assert(touchmove_problems(impossible, "en", text, sizeof text) > 0 && strstr(text, "[3.7.4.2]"));
    assert(touchmove_problems("nonsense", "en", text, sizeof text) == TOUCHMOVE_UNREADABLE);
    /* Output is truncated to the buffer, never inside a character. */
    char little[6] = "....";
    assert(touchmove_fen(pinned, little, sizeof little) == 33 && strcmp(little, "4r1k1") == 0);
    assert(touchmove_turn(pinned) == TOUCHMOVE_WHITE && !touchmove_is_check(pinned));
    touchmove_position_free(pinned);

    touchmove_position *wall = touchmove_position_new("8/8/3k4/1p1p1p1p/1P1P1P1P/3K4/8/8 w - - 0 1");
    assert(touchmove_can_mate(wall, TOUCHMOVE_WHITE, 0, text, sizeof text) == TOUCHMOVE_NO);
    assert(strcmp(text, "walls") == 0 && touchmove_is_dead(wall, 0) == TOUCHMOVE_YES);
    touchmove_position_free(wall);

    touchmove_position *knight = touchmove_position_new("8/8/8/8/4k3/8/8/KN5r w - - 0 1");
    assert(touchmove_can_mate(knight, TOUCHMOVE_WHITE, 0, text, sizeof text) == TOUCHMOVE_YES);
    for (char *move = strtok(text, " "); move; move = strtok(NULL, " "))
        assert(touchmove_play(knight, move, NULL, 0) > 0);
    assert(touchmove_is_checkmate(knight) && touchmove_turn(knight) == TOUCHMOVE_BLACK);
    assert(!touchmove_is_stalemate(knight));
    touchmove_position_free(knight);

    assert(touchmove_position_new("nonsense") == NULL);
    assert(touchmove_fen(NULL, text, sizeof text) == TOUCHMOVE_UNREADABLE);
    assert(touchmove_turn(NULL) == -1);
    touchmove_position_free(NULL);
    puts("c: a program plays, explains, answers and audits");
    return 0;
}
