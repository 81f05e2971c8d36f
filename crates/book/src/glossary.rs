//! Glossary: terms of the Laws in four languages, with their articles.

use crate::messages::say;
use crate::search::sort_key;
use touchmove_explain::Words;
use touchmove_laws::{Edition, Provision, Subject};

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

/// A term with its subjects and an example position, or an empty string.
struct Entry {
    id: &'static str,
    subjects: &'static [Subject],
    position: &'static str,
}

macro_rules! terms {
    ($($id:literal [$($provision:ident),*] $(($($text:literal),+))? $position:literal;)+) => {
        const TERMS: &[Entry] = &[$(Entry {
            id: $id,
            subjects: &[
                $(Subject::Provision(Provision::$provision),)*
                $($(Subject::Text($text),)+)?
            ],
            position: $position,
        }),+];
    };
}

/// Terms that only some editions have, although others state their subjects too.
const ONLY_IN: [(&str, &[Edition]); 2] = [
    ("e-cigarette", &[Edition::Fide2017, Edition::Fide2018, Edition::Fide2023]),
    (
        "standard-chess",
        &[Edition::Fide2014, Edition::Fide2017, Edition::Fide2018, Edition::Fide2023],
    ),
];

terms! {
    "adjournment" [SealingMove, Resumption] "";
    "adjust" [Adjusting] "";
    "algebraic-notation" [NotationRequired, MoveNotation] "";
    "analyse" [NotesAndAdvice] "";
    "appeal" [Appeal] "";
    "arbiter" [ArbiterObserves, Penalties] "";
    "arbiters-discretion" [TimesAfterIrregularity, ClockDefect, Penalties] "";
    "assistant" [AssistantForMoves, AssistantForClock] "";
    "attack" [Attack] "";
    "black" [PieceSet, Alternation] "";
    "blitz" [BlitzDefinition] "";
    "board" [Chessboard] "";
    "bronstein-mode" [TimeSavedAndDelay] "";
    "capture" [CaptureMade] "";
    "castling" [Castling, CastlingMade] "4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1";
    "cellphone" [ElectronicDevices, VenueTelephones] "";
    "check" [Check] "4k3/8/8/8/8/8/8/K3R3 b - - 0 1";
    "checkmate" [Checkmate] "R3k3/8/4K3/8/8/8/8/8 b - - 0 1";
    "chess-set" [PieceSet] "";
    "chess960" [Chess960Start, Chess960Castling] "";
    "chessboard" [Chessboard] "8/8/8/8/8/8/8/8 w - - 0 1";
    "chessclock" [Chessclock] "";
    "claim" [ClaimStopsClock, ClaimCorrect, ClaimIncorrect] "";
    "clock" [Chessclock] "";
    "completed-move" [PressCompletesMove, NextMoveCompletesMove, EndingMoveNeedsNoPress] "";
    "contiguous-area" [VenueTelephones] "";
    "cumulative-mode" [TimeControl] "";
    "dead-position" [DeadPosition] "4k3/8/8/8/8/8/8/4KB2 w - - 0 1";
    "default-time" [DefaultTime] "";
    "delay" [TimeSavedAndDelay] "";
    "demonstration-board" [ScreensAllowed] "";
    "diagonal" [Chessboard] "";
    "disability" [] ("disabilities") "";
    "displaced" [DisplacedPieces] "";
    "disrepute" [Disrepute] "";
    "draw" [Stalemate, DeadPosition, DrawAgreement] "";
    "draw-offer" [DrawOffer] "";
    "e-cigarette" [Smoking] "";
    "en-passant" [EnPassant, EnPassantAtOnce] "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1";
    "exchange" [Promotion] "";
    "explanation" [ExplanationAsked] "";
    "fair-play" [] ("fair-play") "";
    "fifty-moves" [FiftyMovesIntended, FiftyMovesCompleted] "";
    "file" [Chessboard] "";
    "fischer-mode" [TimeControl] "";
    "fivefold" [FivefoldRepetition] "";
    "flag" [Chessclock] "";
    "flag-fall" [FlagFallObserved, FlagFallLoses] "";
    "forfeit" [TouchClaimLost, DefaultTime] "";
    "handicap" [] ("disabilities") "";
    "have-the-move" [Alternation] "";
    "i-adjust" [Adjusting] "";
    "illegal" [IllegalMove, IllegalPosition] "";
    "illegal-move" [IllegalMove, IllegalMoveCompleted] "";
    "illegal-position" [IllegalPosition] "";
    "impairment" [] ("disabilities") "";
    "increment" [TimeControl] "";
    "intervene" [NoIntervention] "";
    "jadoube" [Adjusting] "";
    "kingside" [Castling] "";
    "legal-move" [LegalMove] "";
    "made-move" [ReleasedPiece, CaptureMade] "";
    "mate" [Checkmate] "";
    "minor-piece" [PieceSet] "";
    "mobile-phone" [ElectronicDevices, VenueTelephones] "";
    "monitor" [ScreensAllowed] "";
    "move" [Alternation, TimeControl] "";
    "move-counter" [ScreensAllowed] "";
    "normal-means" [QuickplayClaim] "";
    "organiser" [] ("sheet-property") "";
    "over-the-board" [] ("introduction") "";
    "penalties" [Penalties] "";
    "piece" [PieceSet] "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
    "playing-area" [PlayingVenue, LeavingThePlayingArea] "";
    "playing-venue" [PlayingVenue, LeavingTheVenue] "";
    "points" [Points] "";
    "press-the-clock" [PressCompletesMove] "";
    "promotion" [Promotion, PromotionMade] "4k3/P7/8/8/8/8/8/4K3 w - - 0 1";
    "queen" [Promotion] "";
    "queenside" [Castling] "";
    "quickplay-finish" [QuickplayFinish] "";
    "rank" [Chessboard] "";
    "rapid" [RapidDefinition] "";
    "regulations" [DefaultTime, DrawAgreementRestricted, Points] "";
    "repetition" [ThreefoldIntended, ThreefoldAppeared, FivefoldRepetition] "";
    "resignation" [Resignation] "";
    "rest-rooms" [PlayingVenue] "";
    "result" [SigningTheResult, BothGuilty] "";
    "scoresheet" [RecordingMoves] "";
    "screen" [ScreensAllowed] "";
    "sealed-move" [SealingMove, OpeningEnvelope] "";
    "seventy-five-moves" [SeventyFiveMoves] "";
    "spectators" [OthersInterfering] ("finished-players") "";
    "square-names" [SquareNames] "";
    "square-of-promotion" [Promotion] "";
    "stalemate" [Stalemate] "7k/5Q2/6K1/8/8/8/8/8 b - - 0 1";
    "standard-chess" [QuickplayNotBlitz] "";
    "supervision" [RapidSupervised, RapidLimited, BlitzSupervised] "";
    "threefold" [ThreefoldIntended, ThreefoldAppeared, SamePosition] "";
    "time-control" [TimeControl] "";
    "time-period" [TimeControl, CannotShowOverstep] "";
    "touch-move" [TouchedOwnPiece, TouchedOpponentPiece] "";
    "vertical" [Chessboard] "";
    "white" [PieceSet, Alternation] "";
    "win-on-time" [FlagFallLoses, RapidFlagFall] "";
    "zero-tolerance" [DefaultTime] "";
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
    let known = ONLY_IN.iter().find(|(id, _)| *id == entry.id);
    let excluded = known.is_some_and(|(_, editions)| !editions.contains(&edition));
    let stating = entry.subjects.iter().flat_map(|&subject| edition.stating(subject));
    let mut articles: Vec<&'static str> = Vec::new();
    for number in stating.filter(|_| !excluded) {
        if !articles.contains(&number) {
            articles.push(number);
        }
    }
    let id = format!("glossary-{}", entry.id);
    (!articles.is_empty()).then(|| Term {
        id: entry.id,
        name: say(words, &id, &[]),
        means: means(words, &id, edition),
        articles,
        position: Some(entry.position).filter(|position| !position.is_empty()),
    })
}

/// Returns the meaning of a term in an edition; tests find missing messages.
fn means(words: &Words, id: &str, edition: Edition) -> String {
    let id = format!("{id}.means");
    words.message_in(&id, edition).unwrap_or_else(|error| error.to_string())
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

    /// Terms that their first subject defines.
    const DEFINED: [&str; 6] =
        ["adjust", "blitz", "chessclock", "rapid", "resignation", "touch-move"];

    #[test]
    fn definitions_differ_where_the_statements_do() {
        for words in Language::ALL.map(Words::new) {
            for entry in TERMS.iter().filter(|entry| DEFINED.contains(&entry.id)) {
                let means = |edition: Edition| {
                    glossary(&words, edition).into_iter().find(|t| t.id == entry.id).unwrap().means
                };
                let clauses = |e: Edition| e.statement(entry.subjects[0]).map(|s| s.clauses);
                for (a, b) in Edition::FIDE.into_iter().zip(Edition::FIDE.into_iter().skip(1)) {
                    let same = clauses(a) == clauses(b);
                    assert_eq!(means(a) == means(b), same, "{} in {a} and {b}", entry.id);
                }
            }
        }
    }

    #[test]
    fn every_term_of_the_laws_own_glossary_is_listed() {
        let words = Words::new(Language::English);
        let terms = |edition| glossary(&words, edition).len();
        assert!(
            [Edition::Fide2017, Edition::Fide2018, Edition::Fide2023]
                .map(terms)
                .iter()
                .all(|n| *n >= 97)
        );
        let venue =
            glossary(&words, Edition::Fide2023).into_iter().find(|t| t.id == "playing-venue");
        assert!(!venue.unwrap().means.contains("analysis"));
        assert!(glossary(&words, Edition::Fide2014).iter().all(|term| term.id != "e-cigarette"));
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
