//! Push message: the calls as the arbiter's page would show them, board by board.

use super::competition::CompetitionState;
use crate::games::calls::Called;
use crate::push::encryption::LONGEST;
use serde::Serialize;
use touchmove_explain::Words;

/// Upper bound of listed boards; the message only counts further boards.
const BOARDS: usize = 6;
/// Upper bound of characters, for a small screen.
const LINE: usize = 400;
const NAME: usize = 100;
const NUMBERS: usize = 200;

#[derive(Serialize)]
struct Message<'a> {
    event: &'a str,
    address: &'a str,
    language: &'static str,
    calls: &'a [Line],
}

#[derive(Serialize)]
struct Line {
    /// The board that the message links to; `None` for several boards.
    #[serde(skip_serializing_if = "Option::is_none")]
    game: Option<String>,
    text: String,
}

/// The message, within the size of a push message; `None` if all boards were deleted.
pub(crate) fn message(
    kept: &CompetitionState,
    address: &str,
    calls: &[Called],
    words: &Words,
) -> Option<Vec<u8>> {
    let boards = boards(kept, calls, words);
    let name = cut(&kept.name, NAME);
    let language = words.language().code();
    (1..=BOARDS.min(boards.len())).rev().find_map(|shown| {
        let calls = lines(&boards, shown);
        let message = Message { event: &name, address, language, calls: &calls };
        serde_json::to_vec(&message).ok().filter(|text| text.len() <= LONGEST)
    })
}

/// Number, game and text of each board with a call, in the order of the calls.
fn boards(kept: &CompetitionState, calls: &[Called], words: &Words) -> Vec<(u32, String, String)> {
    let mut games: Vec<&str> = Vec::new();
    for Called { game, .. } in calls {
        if !games.contains(&game.as_str()) {
            games.push(game);
        }
    }
    let board = |game: &str| {
        let number = kept.board_of(game)?.number;
        let here = || calls.iter().filter(|called| called.game == game);
        // A question also stops the clocks, and one line covers both events.
        let asked = here().any(|called| called.cause.is_a_question());
        let told = here().filter(|called| !asked || !called.cause.is_a_stop());
        let told = told.map(|called| format!("{number}: {}", called.cause.in_words(words)));
        let mut told: Vec<String> = told.collect();
        told.dedup();
        let text = told.join("\n");
        Some((number, game.to_owned(), cut(&text, LINE)))
    };
    games.into_iter().filter_map(board).collect()
}

/// The first boards with their texts, and the other boards by number.
fn lines(boards: &[(u32, String, String)], shown: usize) -> Vec<Line> {
    let (shown, others) = boards.split_at_checked(shown).unwrap_or((boards, &[]));
    let one = |(_, game, text): &(u32, String, String)| Line {
        game: Some(game.clone()),
        text: text.clone(),
    };
    let mut lines: Vec<Line> = shown.iter().map(one).collect();
    if !others.is_empty() {
        let numbers = others.iter().map(|(number, ..)| number.to_string());
        let text = cut(&numbers.collect::<Vec<String>>().join(", "), NUMBERS);
        lines.push(Line { game: None, text });
    }
    lines
}

fn cut(text: &str, most: usize) -> String {
    match text.char_indices().nth(most) {
        Some((end, _)) => format!("{}…", text.get(..end).unwrap_or_default()),
        None => text.to_owned(),
    }
}
