//! Findings of an audit.

use crate::fault::Damage;
use crate::{Level, Loss, MoveSlip, Rest, StatedEnding, json};
use serde::{Serialize, Serializer};
use touchmove_board::{Color, IllegalReason, Position, PositionError, Role, Square};
use touchmove_laws::Article;
use touchmove_laws::rules::draw_claim::Ground;
use touchmove_mate::{Illegality, MateAnswer};
use touchmove_notation::Expected;
use touchmove_notation::pgn::{Place, ProblemKind};

/// The way in which a game ended under the Laws.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs)] // the names are the Laws' own
pub enum End {
    Checkmate,
    Stalemate,
    DeadPosition,
    FivefoldRepetition,
    SeventyFiveMoves,
}

impl End {
    /// Returns the name of the end in JSON.
    ///
    /// ```
    /// assert_eq!(touchmove_audit::End::DeadPosition.name(), "dead_position");
    /// ```
    pub const fn name(self) -> &'static str {
        match self {
            End::Checkmate => "checkmate",
            End::Stalemate => "stalemate",
            End::DeadPosition => "dead_position",
            End::FivefoldRepetition => "fivefold_repetition",
            End::SeventyFiveMoves => "seventy_five_moves",
        }
    }
}

/// A finding, with its place in the file.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Finding {
    /// Line and column in the file.
    pub place: Place,
    /// Number of the move that the finding is about: `12.` or `12...`.
    pub number: Option<String>,
    /// The type of finding with its details.
    pub kind: Kind,
}

/// Serialises the finding together with the name and level of its kind.
impl Serialize for Finding {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        #[derive(Serialize)]
        struct Shown<'a> {
            #[serde(flatten, serialize_with = "json::place")]
            place: Place,
            #[serde(skip_serializing_if = "Option::is_none")]
            number: Option<&'a str>,
            id: String,
            level: Level,
            #[serde(skip_serializing_if = "Option::is_none")]
            paragraph: Option<&'static str>,
            #[serde(flatten)]
            kind: &'a Kind,
        }
        let Finding { place, number, kind } = self;
        let (id, level, paragraph) = (kind.name(), kind.level(), kind.paragraph());
        let number = number.as_deref();
        Shown { place: *place, number, id, level, paragraph, kind }.serialize(serializer)
    }
}

/// The type of a finding with its details.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum Kind {
    /// A fault of the text that lost content, or a format slip.
    Pgn {
        /// The fault of the text.
        #[serde(serialize_with = "json::problem")]
        problem: ProblemKind,
        /// Number of occurrences in the game. The place is that of the first.
        times: usize,
    },
    /// An unreadable move. The rest of the game is not audited.
    Unreadable {
        /// Text of the move.
        text: String,
        /// The character at which parsing failed, from 1.
        character: usize,
        /// The token expected there.
        #[serde(serialize_with = "json::expected")]
        expected: Expected,
    },
    /// A null move such as `--`.
    NullMove {
        /// Text of the move.
        text: String,
        /// True if the later moves were audited as if the player had passed.
        examined: bool,
    },
    /// Kings on the centre squares at the end of the record. They are not moves: players signal the
    /// result to an electronic board in this way.
    KingsInCentre {
        /// Text of the record.
        text: String,
        /// The result that the kings signal.
        means: &'static str,
        /// The result in the record.
        result: Option<String>,
    },
    /// A missing or invalid start position. The game is not audited.
    NoStartPosition {
        /// The error in the tag `FEN`, or `None` if the tag is missing.
        #[serde(serialize_with = "json::fen_error")]
        error: Option<PositionError>,
    },
    /// A start position that no game leads to.
    ImpossibleStart {
        /// The reason why no game leads to the position.
        #[serde(serialize_with = "json::illegality")]
        reason: Illegality,
        /// The start position.
        #[serde(serialize_with = "json::fen")]
        position: Position,
    },
    /// A game of another variant. It is not audited.
    OtherGame {
        /// The name of the variant.
        variant: String,
    },
    /// A move text that matches several legal moves. The rest of the game is not audited.
    Ambiguous {
        /// Text of the move.
        text: String,
        /// The legal moves that match.
        moves: Vec<String>,
    },
    /// An illegal move.
    IllegalMove(Box<IllegalMove>),
    /// A fault of the record, with its repair.
    Damage(Box<Damage>),
    /// The move numbers skip a move, although the record can be played.
    NumbersSkip {
        /// Number in the record.
        found: u32,
        /// Number expected there.
        expected: u32,
    },
    /// Play continued after the game had ended.
    PlayedOn {
        /// The way in which the game had ended.
        end: End,
        /// Text of the last move, or `None` if the game had ended before any move.
        text: Option<String>,
        /// The player whose turn it would have been.
        #[serde(serialize_with = "json::player")]
        player: Color,
        /// Number of plies recorded after the end of the game.
        since: usize,
        /// The article about the end of the game.
        article: Option<Article>,
    },
    /// The result contradicts the way in which the game ended.
    ResultContradicts {
        /// The way in which the game ended.
        end: End,
        /// The result in the record.
        result: String,
        /// The result that the Laws require.
        expected: &'static str,
        /// The article about the end of the game.
        article: Option<Article>,
    },
    /// The result in the tag differs from the result after the moves.
    ResultsDiffer {
        /// The result in the tag.
        tag: String,
        /// The result after the moves.
        after_moves: String,
        /// The result that the Laws require, if the moves end the game.
        right: Option<&'static str>,
    },
    /// A player could have claimed a draw, but play continued.
    Claimable {
        /// The ground of the claim.
        #[serde(serialize_with = "json::ground")]
        ground: Ground,
        /// The first player who could have claimed.
        #[serde(serialize_with = "json::player")]
        player: Color,
        /// The move that the player had to write down, if the claim needed one.
        with: Option<String>,
        /// The article about the claim.
        article: Option<Article>,
    },
    /// A player lost without checkmate, although the opponent could not have checkmated by any
    /// series of legal moves.
    CannotCheckmate(Box<Unwinnable>),
    /// The moves use the piece letters of other languages. The game is not audited.
    OtherLetters {
        /// The first move that is not legal in English letters.
        text: String,
        /// Codes of the notations in which all moves are legal.
        notations: Vec<&'static str>,
    },
    /// The input is not PGN.
    NotPgn {
        /// Number of parts that were skipped.
        texts: usize,
    },
    /// The game had ended, but the result in the record is open (`*`).
    OpenAfterEnd {
        /// The way in which the game had ended.
        end: End,
        /// The result that the Laws require.
        expected: &'static str,
        /// The article about the end of the game.
        article: Option<Article>,
    },
    /// Before 2023, a player with a bare king won without checkmate. The opponent most likely
    /// resigned, which was valid then.
    BareKingWon {
        /// The winner.
        #[serde(serialize_with = "json::player")]
        player: Color,
        /// The result in the record.
        result: String,
    },
    /// The game was drawn by insufficient material, although a player could have checkmated.
    MateWasPossible {
        /// The words in the record.
        text: String,
        /// The player who could have checkmated.
        #[serde(serialize_with = "json::player")]
        player: Color,
        /// The final position.
        #[serde(serialize_with = "json::fen")]
        position: Position,
        /// The article about the result.
        article: Option<Article>,
    },
    /// The ending that the record states contradicts the moves or the result.
    TerminationContradicts {
        /// The ending that the record states.
        said: StatedEnding,
        /// The words in the record.
        text: String,
    },
    /// The search left mate questions undecided.
    Undecided {
        /// Number of questions.
        questions: usize,
    },
    /// A player lost on time, although the last time shown on the stopped clock was not zero.
    FlagWithTimeLeft {
        /// The player.
        #[serde(serialize_with = "json::player")]
        player: Color,
        /// The time left, in milliseconds.
        left_ms: i64,
        /// The words in the record.
        text: String,
    },
    /// A player overstepped the time, but play continued.
    OverstepUnclaimed {
        /// The player.
        #[serde(serialize_with = "json::player")]
        player: Color,
        /// The time overstepped, in milliseconds.
        over_ms: i64,
    },
    /// A clock shows a negative time.
    ClockNegative {
        /// The player.
        #[serde(serialize_with = "json::player")]
        player: Color,
        /// The time shown, in milliseconds.
        shown_ms: i64,
    },
    /// A clock gained more time than the time control grants.
    ClockGain {
        /// The player.
        #[serde(serialize_with = "json::player")]
        player: Color,
        /// The time gained, in milliseconds.
        gained_ms: i64,
        /// The largest gain that the time control grants, in milliseconds.
        given_ms: i64,
    },
    /// A player made all moves of a period and lost on time. The clock never showed the time of the
    /// next period.
    PeriodMissed {
        /// The player.
        #[serde(serialize_with = "json::player")]
        player: Color,
        /// Number of moves in the period.
        moves: u32,
        /// The time of the next period, in milliseconds.
        missing_ms: i64,
    },
    /// The value of the tag `PlyCount` is wrong.
    PlyCount {
        /// The tag's value.
        said: String,
        /// Number of plies in the record.
        counted: usize,
    },
    /// A move is not written as the PGN standard prescribes.
    MoveForm {
        /// The part of the form that is wrong.
        slip: MoveSlip,
        /// Text of the move.
        text: String,
        /// The move in the form of the standard.
        right: String,
        /// Number of occurrences in the game.
        times: usize,
    },
    /// Tags that every game must have are missing.
    Roster {
        /// Names of the tags.
        missing: Vec<&'static str>,
    },
    /// The value of a tag does not have the form of the PGN standard.
    TagForm {
        /// The tag's name.
        tag: &'static str,
        /// The tag's value.
        value: String,
        /// The value in the form of the standard, if its meaning is known.
        #[serde(skip_serializing_if = "Option::is_none")]
        right: Option<String>,
    },
    /// The mark for check or checkmate is wrong.
    CheckMark {
        /// Text of the move.
        text: String,
        /// The move with the correct mark.
        right: String,
        /// Number of occurrences in the game.
        times: usize,
    },
    /// A rating is implausible.
    Elo {
        /// The tag's name.
        tag: &'static str,
        /// The tag's value.
        value: String,
    },
    /// A date is invalid.
    Date {
        /// The tag's name.
        tag: &'static str,
        /// The tag's value.
        value: String,
    },
}

/// Details of a game won by a player who could no longer checkmate.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Unwinnable {
    /// The type of loss that the record states. If the record states none, `article` is the one
    /// about resignation.
    pub loss: Loss,
    /// The words in the record.
    pub told: Option<String>,
    /// The loser.
    #[serde(serialize_with = "json::player")]
    pub player: Color,
    /// The result in the record.
    pub result: String,
    /// The proof that the winner cannot checkmate.
    #[serde(rename = "because", serialize_with = "json::proof")]
    pub answer: MateAnswer,
    /// The final position.
    #[serde(serialize_with = "json::fen")]
    pub position: Position,
    /// The article that makes the game a draw.
    pub article: Article,
}

/// Details of a move that is not legal.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct IllegalMove {
    /// Text of the move.
    pub text: String,
    /// The role that the text names, if the player has no piece of this role that may be meant.
    #[serde(skip_serializing_if = "Option::is_none", serialize_with = "json::role")]
    pub missing: Option<Role>,
    /// The reasons why the move is illegal, for each piece that may be meant.
    pub reasons: Vec<Reason>,
    /// The position before the move.
    #[serde(serialize_with = "json::fen")]
    pub position: Position,
    /// Treatment of the later moves by the audit.
    #[serde(flatten)]
    pub rest: Rest,
}

/// A requirement that the illegal move fails.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Reason {
    /// Square of departure.
    #[serde(serialize_with = "json::square")]
    pub from: Square,
    /// The requirement that the move fails.
    #[serde(serialize_with = "json::reason")]
    pub reason: IllegalReason,
    /// The article with the requirement.
    pub article: Option<Article>,
}

impl Kind {
    /// Returns the articles that the findings name, without duplicates.
    ///
    /// ```
    /// use touchmove_audit::audit;
    /// let game = touchmove_notation::pgn::games(b"1. e4 e5 2. Ke3 *").next().unwrap();
    /// let report = audit(&game, None);
    /// assert_eq!(report.findings[0].kind.articles()[0].number(), "3.8.1");
    /// ```
    pub fn articles(&self) -> Vec<Article> {
        match self {
            Kind::IllegalMove(illegal) => {
                let mut articles = Vec::new();
                let reasons = illegal.reasons.iter().filter_map(|reason| reason.article);
                for article in reasons.chain(illegal.rest.article()) {
                    if !articles.contains(&article) {
                        articles.push(article);
                    }
                }
                articles
            }
            Kind::PlayedOn { article, .. }
            | Kind::ResultContradicts { article, .. }
            | Kind::OpenAfterEnd { article, .. }
            | Kind::MateWasPossible { article, .. }
            | Kind::Claimable { article, .. } => article.iter().copied().collect(),
            Kind::CannotCheckmate(lost) => vec![lost.article],
            _ => Vec::new(),
        }
    }
}

/// Returns the JSON name of a claim's ground.
///
/// ```
/// use touchmove_laws::rules::draw_claim::Ground;
/// assert_eq!(touchmove_audit::ground_name(Ground::FiftyMoves), "fifty_moves");
/// ```
pub const fn ground_name(ground: Ground) -> &'static str {
    match ground {
        Ground::Threefold => "threefold",
        Ground::FiftyMoves => "fifty_moves",
    }
}

/// Returns the JSON name of an expected token.
///
/// ```
/// use touchmove_notation::Expected;
/// assert_eq!(touchmove_audit::expected_name(Expected::PieceOrFile), "piece-or-file");
/// ```
pub const fn expected_name(expected: Expected) -> &'static str {
    match expected {
        Expected::PieceOrFile => "piece-or-file",
        Expected::File => "file",
        Expected::Rank => "rank",
        Expected::Promotion => "promotion",
        Expected::Castling => "castling",
        Expected::End => "end",
    }
}
