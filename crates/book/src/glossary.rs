//! Glossary: terms of the Laws in four languages, with their articles.

use crate::messages::say;
use crate::search::sort_key;
use touchmove_explain::Words;
use touchmove_laws::{Edition, Provision};

/// A term of the Laws.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Term {
    /// The name used in URLs and in `locales/*/glossary.ftl`.
    pub id: &'static str,
    /// The term in the reader's language.
    pub name: String,
    /// The meaning, in our own words.
    pub means: String,
    /// The numbers of the term's articles in the edition.
    pub articles: Vec<&'static str>,
    /// An example position as FEN, if there is one.
    pub position: Option<&'static str>,
}

/// A term with its provisions and an example position, or an empty string.
struct Entry {
    id: &'static str,
    provisions: &'static [Provision],
    position: &'static str,
}

macro_rules! terms {
    ($($id:literal [$($provision:ident),+] $position:literal;)+) => {
        const TERMS: &[Entry] = &[$(Entry {
            id: $id,
            provisions: &[$(Provision::$provision),+],
            position: $position,
        }),+];
    };
}

terms! {
    "adjournment" [SealingMove, Resumption] "";
    "adjust" [Adjusting] "";
    "algebraic-notation" [NotationRequired, MoveNotation] "";
    "appeal" [Appeal] "";
    "arbiter" [ArbiterObserves, Penalties] "";
    "assistant" [AssistantForMoves, AssistantForClock] "";
    "attack" [Attack] "";
    "blitz" [BlitzDefinition] "";
    "capture" [CaptureMade] "";
    "castling" [Castling, CastlingMade] "4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1";
    "check" [Check] "4k3/8/8/8/8/8/8/K3R3 b - - 0 1";
    "checkmate" [Checkmate] "R3k3/8/4K3/8/8/8/8/8 b - - 0 1";
    "chess960" [Chess960Start, Chess960Castling] "";
    "chessboard" [Chessboard] "8/8/8/8/8/8/8/8 w - - 0 1";
    "chessclock" [Chessclock] "";
    "claim" [ClaimStopsClock, ClaimCorrect, ClaimIncorrect] "";
    "completed-move" [PressCompletesMove, NextMoveCompletesMove, EndingMoveNeedsNoPress] "";
    "dead-position" [DeadPosition] "4k3/8/8/8/8/8/8/4KB2 w - - 0 1";
    "default-time" [DefaultTime] "";
    "delay" [TimeSavedAndDelay] "";
    "displaced" [DisplacedPieces] "";
    "disrepute" [Disrepute] "";
    "draw-offer" [DrawOffer] "";
    "en-passant" [EnPassant, EnPassantAtOnce] "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1";
    "fifty-moves" [FiftyMovesIntended, FiftyMovesCompleted] "";
    "fivefold" [FivefoldRepetition] "";
    "flag-fall" [FlagFallObserved, FlagFallLoses] "";
    "have-the-move" [Alternation] "";
    "illegal-move" [IllegalMove, IllegalMoveCompleted] "";
    "illegal-position" [IllegalPosition] "";
    "increment" [TimeControl] "";
    "made-move" [ReleasedPiece, CaptureMade] "";
    "move-counter" [ScreensAllowed] "";
    "piece" [PieceSet] "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
    "playing-area" [LeavingThePlayingArea] "";
    "playing-venue" [LeavingTheVenue] "";
    "promotion" [Promotion, PromotionMade] "4k3/P7/8/8/8/8/8/4K3 w - - 0 1";
    "quickplay-finish" [QuickplayFinish] "";
    "rapid" [RapidDefinition] "";
    "resignation" [Resignation] "";
    "scoresheet" [RecordingMoves] "";
    "sealed-move" [SealingMove, OpeningEnvelope] "";
    "seventy-five-moves" [SeventyFiveMoves] "";
    "square-names" [SquareNames] "";
    "stalemate" [Stalemate] "7k/5Q2/6K1/8/8/8/8/8 b - - 0 1";
    "supervision" [RapidSupervised, RapidLimited, BlitzSupervised] "";
    "threefold" [ThreefoldIntended, ThreefoldAppeared, SamePosition] "";
    "time-control" [TimeControl] "";
    "touch-move" [TouchedOwnPiece, TouchedOpponentPiece] "";
    "win-on-time" [FlagFallLoses, RapidFlagFall] "";
}

/// Returns the terms of an edition in the reader's language and alphabetical order. Terms without
/// an article in the edition are left out.
///
/// ```
/// use touchmove_book::glossary;
/// use touchmove_explain::{Language, Words};
/// use touchmove_laws::Edition;
///
/// let words = Words::new(Language::English);
/// let terms = glossary(&words, Edition::Fide2023);
/// let term = terms.iter().find(|term| term.id == "en-passant").unwrap();
/// assert_eq!((term.name.as_str(), &term.articles[..]), ("en passant", &["3.7.4.1", "3.7.4.2"][..]));
/// assert!(glossary(&words, Edition::Fide2009).iter().all(|term| term.id != "fivefold"));
/// ```
pub fn glossary(words: &Words, edition: Edition) -> Vec<Term> {
    let mut terms: Vec<Term> =
        TERMS.iter().filter_map(|entry| term(words, edition, entry)).collect();
    terms.sort_by_key(|term| sort_key(&term.name));
    terms
}

fn term(words: &Words, edition: Edition, entry: &Entry) -> Option<Term> {
    let cited = entry.provisions.iter().flat_map(|&provision| edition.articles(provision));
    let mut articles: Vec<&'static str> = Vec::new();
    for number in cited.map(|article| article.number()) {
        if !articles.contains(&number) {
            articles.push(number);
        }
    }
    let id = format!("glossary-{}", entry.id);
    (!articles.is_empty()).then(|| Term {
        id: entry.id,
        name: say(words, &id, &[]),
        means: say(words, &format!("{id}.means"), &[]),
        articles,
        position: Some(entry.position).filter(|position| !position.is_empty()),
    })
}

#[cfg(test)]
mod tests {
    use super::{TERMS, glossary};
    use touchmove_board::Fen;
    use touchmove_explain::{Language, Words};
    use touchmove_laws::Edition;

    #[test]
    fn every_term_has_translations_and_articles() {
        for words in Language::ALL.map(Words::new) {
            let mut known: Vec<&str> = Vec::new();
            for edition in Edition::ALL {
                for term in glossary(&words, edition) {
                    assert!(term.means.ends_with('.') && !term.name.is_empty(), "{term:?}");
                    known.push(term.id);
                }
            }
            let missing: Vec<&str> =
                TERMS.iter().map(|entry| entry.id).filter(|id| !known.contains(id)).collect();
            assert!(missing.is_empty(), "{missing:?}");
        }
    }

    #[test]
    fn messages_and_terms_match() {
        let file = include_str!("../locales/en/glossary.ftl");
        let ids = file.lines().filter_map(|line| line.strip_prefix("glossary-")?.split_once(" ="));
        let mut ids: Vec<&str> = ids.map(|(id, _)| id).collect();
        let mut terms: Vec<&str> = TERMS.iter().map(|entry| entry.id).collect();
        ids.sort_unstable();
        terms.sort_unstable();
        assert_eq!(ids, terms);
    }

    #[test]
    fn example_positions_are_valid() {
        let shown = TERMS.iter().filter(|entry| !entry.position.is_empty());
        assert!(shown.clone().count() >= 8);
        for entry in shown {
            let board = entry.position.split(' ').next().unwrap_or_default();
            assert!(
                Fen::parse(entry.position).is_ok() || board == "8/8/8/8/8/8/8/8",
                "{}",
                entry.id
            );
        }
    }

    #[test]
    fn alphabetical_order_ignores_accents() {
        let words = Words::new(Language::Greek);
        let names: Vec<String> =
            glossary(&words, Edition::Fide2023).into_iter().map(|term| term.name).collect();
        let at = |name: &str| names.iter().position(|known| known == name).unwrap();
        assert!(at("ένσταση") < at("μπλιτς") && at("αίτημα") < at("διαιτητής"));
    }
}
