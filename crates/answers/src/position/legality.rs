//! Sentences and JSON about the reachability of a position.

use super::move_text::numbered_moves;
use crate::language::say;
use serde_json::{Value, json};
use touchmove_board::{FenReading, Position};
use touchmove_explain::Words;
use touchmove_laws::{Edition, Provision, problem_provision};
use touchmove_mate::{Illegality, Legality, impossible_start};

/// Returns a sentence that says whether a game leads to the position.
///
/// ```
/// use touchmove_answers::{position::legality_sentence, words};
/// use touchmove_explain::Language;
/// use touchmove_mate::{Budget, legality};
/// let position = "k7/8/8/8/8/8/PPPPPPPP/QQK5 w - - 0 1".parse().unwrap();
/// let found = legality(&position, Budget::default());
/// let said = legality_sentence(words(Language::English), &position, &found);
/// assert!(said.starts_with("Illegal"));
/// ```
pub fn legality_sentence(words: &Words, position: &Position, answer: &Legality) -> String {
    match answer {
        Legality::Illegal(reason) => words.illegality(reason, position),
        Legality::Legal(game) => {
            let args = [
                ("count", game.len().into()),
                ("game", numbered_moves(&Position::default(), game).into()),
            ];
            say(words, "position-can-arise", &args)
        }
        Legality::Undecided => say(words, "position-may-arise", &[]),
    }
}

/// Returns the number of the article that an illegal position contradicts.
///
/// ```
/// use touchmove_answers::position::illegality_article;
/// use touchmove_laws::Edition;
/// use touchmove_mate::Illegality;
/// let article = illegality_article(Edition::Fide2023, &Illegality::NoLastMove);
/// assert_eq!(article, Some("3.10.3"));
/// ```
pub fn illegality_article(edition: Edition, reason: &Illegality) -> Option<&'static str> {
    let provision = match reason {
        Illegality::Problem(problem) => problem_provision(problem),
        _ => Provision::IllegalPosition,
    };
    edition.cite(provision).map(|article| article.number())
}

/// Returns a sentence with the reason why no game leads to a start position; `None` if that is not
/// proved.
///
/// ```
/// use touchmove_answers::{position::start_remark, words};
/// use touchmove_board::{Fen, Position};
/// use touchmove_explain::Language;
/// let said = words(Language::English);
/// let start = Fen::read("k7/8/8/8/8/8/PPPPPPPP/QQK5 w - - 0 1").unwrap();
/// assert!(start_remark(said, &start, false).unwrap().starts_with("No game leads"));
/// assert_eq!(start_remark(said, &Position::default().into(), false), None);
/// ```
pub fn start_remark(words: &Words, start: &FenReading, is_chess960: bool) -> Option<String> {
    let reason = words.illegality(&impossible_start(start, is_chess960)?, &start.position);
    Some(say(words, "position-impossible-start", &[("reason", reason.into())]))
}

/// Returns the reachability of a position as JSON: verdict, reason or game, and sentence.
///
/// ```
/// use touchmove_answers::{position::legality_json, words};
/// use touchmove_explain::Language;
/// use touchmove_mate::{Budget, legality};
/// let position = touchmove_board::Position::default();
/// let found = legality(&position, Budget::default());
/// use touchmove_laws::Edition;
/// let json = legality_json(words(Language::English), Edition::Fide2023, &position, &found);
/// assert_eq!(json["verdict"], "legal");
/// ```
pub fn legality_json(
    words: &Words,
    edition: Edition,
    position: &Position,
    answer: &Legality,
) -> Value {
    let text = legality_sentence(words, position, answer);
    match answer {
        Legality::Illegal(reason) => {
            let article = illegality_article(edition, reason);
            let (verdict, reason) = ("illegal", reason.name());
            json!({"verdict": verdict, "reason": reason, "article": article, "text": text})
        }
        Legality::Legal(game) => {
            let moves: Vec<String> = game.iter().map(ToString::to_string).collect();
            json!({"verdict": "legal", "game": moves, "text": text})
        }
        Legality::Undecided => json!({"verdict": "undecided", "text": text}),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::words;
    use touchmove_board::Square;
    use touchmove_explain::Language;
    use touchmove_mate::{Budget, legality};
    use touchmove_notation::pgn::{games, play};

    /// Castled and uncastled kings, partial rights, en passant, promotion, few pieces, initial
    /// position.
    const SAMPLE: [&str; 7] = [
        "r1bq1rk1/pp2ppbp/2np1np1/8/3NP3/2N1BP2/PPPQ2PP/R3KB1R b KQ - 0 1",
        "r1bq1rk1/pp2ppbp/2np1np1/8/3NP3/2N1BP2/PPPQ2PP/R3KB1R w Q - 0 1",
        "r1bqk2r/pp3ppp/2n1pn2/2bpP3/8/2N2N2/PPP1BPPP/R1BQK2R w KQkq d6 0 1",
        "r1bqk2r/p4ppp/8/8/8/8/PP3PPP/RQBQK2R w KQkq - 0 1",
        "5rk1/ppR2ppp/8/8/8/8/PPr2PPP/3R2K1 w - - 0 1",
        "rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 1",
        "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
    ];

    /// Parses the game from the sentence, as a reader would. The moves kept by the search are not
    /// used.
    fn read_back(sentence: &str) -> Position {
        let game = sentence.split_once("after ").map_or("", |(_, game)| game.trim_end_matches('.'));
        let pgn = format!("{game} *\n");
        let game = games(pgn.as_bytes()).next().expect("a game");
        let played = play(&game).unwrap_or_else(|error| panic!("{pgn}: {error:?}"));
        assert_eq!(played.start, Position::default());
        played.positions().last().expect("a position")
    }

    fn is_shown_by_its_text(target: &Position) {
        let found = legality(target, Budget::default());
        assert!(matches!(found, Legality::Legal(_)), "{}: {found:?}", target.fen());
        let sentence = legality_sentence(words(Language::English), target, &found);
        let end = read_back(&sentence);
        for square in Square::all() {
            assert_eq!(end.piece_at(square), target.piece_at(square), "{square}: {sentence}");
        }
        assert_eq!(end.turn(), target.turn(), "{sentence}");
        assert_eq!(end.castling_rooks(), target.castling_rooks(), "{sentence}");
        assert_eq!(end.en_passant(), target.en_passant(), "{sentence}");
    }

    #[test]
    fn games_in_sentences_lead_to_the_position() {
        for fen in SAMPLE {
            is_shown_by_its_text(&fen.parse().unwrap());
        }
    }

    #[test]
    fn games_in_sentences_lead_to_positions_of_real_games() {
        let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/../../../shared/data/pgn/otb-pychess");
        let Ok(bytes) = std::fs::read(format!("{folder}/dortmund.pgn")) else {
            return println!("skipped: {folder} is absent");
        };
        let played = games(&bytes).filter_map(|game| play(&game).ok());
        let after = played.step_by(25).filter_map(|game| game.positions().nth(41));
        let asked = after.take(15).map(|position| is_shown_by_its_text(&position)).count();
        assert!(asked >= 10, "{asked}");
    }
}
