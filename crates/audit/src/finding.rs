//! What an audit finds.

use crate::{Level, Loss, Rest, Said, json};
use serde::{Serialize, Serializer};
use touchmove_board::{Color, IllegalReason, Position, PositionError, Role, Square};
use touchmove_laws::rules::draw_claim::Ground;
use touchmove_laws::{Article, Edition};
use touchmove_mate::{Illegality, MateAnswer};
use touchmove_notation::Expected;
use touchmove_notation::pgn::{Place, Problem, ProblemKind};

/// How a game had ended, whatever its record says.
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
    /// Its name, as in JSON.
    ///
    /// ```
    /// assert_eq!(touchmove_audit::End::DeadPosition.id(), "dead_position");
    /// ```
    pub const fn id(self) -> &'static str {
        match self {
            End::Checkmate => "checkmate",
            End::Stalemate => "stalemate",
            End::DeadPosition => "dead_position",
            End::FivefoldRepetition => "fivefold_repetition",
            End::SeventyFiveMoves => "seventy_five_moves",
        }
    }
}

/// One finding: where, and what.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Finding {
    /// Line and column in the file.
    pub place: Place,
    /// The number of the move concerned, as `12.` or `12...`.
    pub number: Option<String>,
    /// What was found.
    pub kind: Kind,
}

/// With its name and level.
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
            #[serde(flatten)]
            kind: &'a Kind,
        }
        let Finding { place, number, kind } = self;
        let (id, level) = (kind.id(), kind.level());
        Shown { place: *place, number: number.as_deref(), id, level, kind }.serialize(serializer)
    }
}

/// What was found.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum Kind {
    /// Text by which something was lost, or a slip of form.
    Pgn {
        /// What is wrong.
        #[serde(serialize_with = "json::problem")]
        problem: ProblemKind,
        /// How often in this game; the place is that of the first time.
        times: usize,
    },
    /// A move that cannot be read; the rest of the game is not judged.
    Unreadable {
        /// What is there.
        text: String,
        /// Where it stops making sense, in characters from 1.
        character: usize,
        /// What would make sense there.
        #[serde(serialize_with = "json::expected")]
        expected: Expected,
    },
    /// `--` and the like.
    NullMove {
        /// What is there.
        text: String,
        /// Whether the record goes on, and was judged, as if a player had passed.
        examined: bool,
    },
    /// The kings stand on the centre squares at the end of the record, by which
    /// players tell an electronic board the result: these are no moves.
    KingsInCentre {
        /// What is there.
        text: String,
        /// The result that it means.
        means: &'static str,
        /// What the record says.
        result: Option<String>,
    },
    /// A start position that is not given, or not well; nothing is judged.
    NoStartPosition {
        /// What is wrong with the `FEN` tag; none if it is missing.
        #[serde(serialize_with = "json::fen_error")]
        error: Option<PositionError>,
    },
    /// The game begins from a position that no game leads to.
    ImpossibleStart {
        /// Why none does.
        #[serde(serialize_with = "json::illegality")]
        reason: Illegality,
        /// The position.
        #[serde(serialize_with = "json::fen")]
        position: Position,
    },
    /// The game was not played under these Laws; it is not judged.
    OtherGame {
        /// What it is.
        variant: String,
    },
    /// A move written so that several legal moves can be meant; the rest of
    /// the game is not judged.
    Ambiguous {
        /// What is written.
        text: String,
        /// The moves that can be meant.
        moves: Vec<String>,
    },
    /// An illegal move.
    IllegalMove(Box<IllegalMove>),
    /// Play went on after the game had ended.
    PlayedOn {
        /// How it had ended.
        end: End,
        /// The move that ended it as it is written; none if it ended before
        /// any was played.
        text: Option<String>,
        /// The player who would have had the move.
        #[serde(serialize_with = "json::player")]
        player: Color,
        /// Half moves in the record since.
        since: usize,
        /// The article.
        article: Option<Article>,
    },
    /// The result is not what the end of the game says.
    ResultContradicts {
        /// How the game ended.
        end: End,
        /// What the record says.
        result: String,
        /// What follows from the end.
        expected: &'static str,
        /// The article.
        article: Option<Article>,
    },
    /// The result of the tag and that after the moves differ.
    ResultsDiffer {
        /// The tag's.
        tag: String,
        /// The one after the moves.
        after_moves: String,
    },
    /// A draw could have been claimed, and play went on.
    Claimable {
        /// What could have been claimed.
        #[serde(serialize_with = "json::ground")]
        ground: Ground,
        /// By whom first.
        #[serde(serialize_with = "json::player")]
        player: Color,
        /// With this move, where it had to be written.
        with: Option<String>,
        /// The article.
        article: Option<Article>,
    },
    /// Somebody lost without mate, although the opponent could not have
    /// checkmated by any series of legal moves.
    CannotCheckmate(Box<Unwinnable>),
    /// The moves are written in the letters of other languages; nothing is judged.
    OtherLetters {
        /// The first move that English letters do not give.
        text: String,
        /// The notations that all moves are legal in, by their codes.
        notations: Vec<&'static str>,
    },
    /// What was to be read is no PGN at all.
    NotPgn {
        /// How many pieces of text were left out.
        texts: usize,
    },
    /// The game had ended, and the record says that it is open (`*`).
    OpenAfterEnd {
        /// How it had ended.
        end: End,
        /// What follows from the end.
        expected: &'static str,
        /// The article.
        article: Option<Article>,
    },
    /// Before 2023 a player without any piece won, and not by mate: most likely by
    /// resignation, which counted then.
    BareKingWon {
        /// Who won.
        #[serde(serialize_with = "json::player")]
        player: Color,
        /// What the record says.
        result: String,
    },
    /// A draw for want of material, although a player could have mated.
    MateWasPossible {
        /// The record's own words.
        text: String,
        /// Who could have.
        #[serde(serialize_with = "json::player")]
        player: Color,
        /// The last position.
        #[serde(serialize_with = "json::fen")]
        position: Position,
        /// The article.
        article: Option<Article>,
    },
    /// What the record says of the end is not what it shows.
    TerminationContradicts {
        /// What it says.
        said: Said,
        /// In these words.
        text: String,
    },
    /// Questions about mate that a search gave up on.
    Undecided {
        /// How many.
        questions: usize,
    },
    /// A player lost on time whose clock stood, with time left.
    FlagWithTimeLeft {
        /// Who.
        #[serde(serialize_with = "json::player")]
        player: Color,
        /// The time, in milliseconds.
        left_ms: i64,
        /// The record's own words.
        text: String,
    },
    /// A player overstepped the time, and play went on.
    OverstepUnclaimed {
        /// Who.
        #[serde(serialize_with = "json::player")]
        player: Color,
        /// By how much, in milliseconds.
        over_ms: i64,
    },
    /// A clock shows less than nothing.
    ClockNegative {
        /// Whose.
        #[serde(serialize_with = "json::player")]
        player: Color,
        /// What it shows, in milliseconds.
        shown_ms: i64,
    },
    /// A clock gained more than the time control gives.
    ClockGain {
        /// Whose.
        #[serde(serialize_with = "json::player")]
        player: Color,
        /// What it gained, in milliseconds.
        gained_ms: i64,
        /// What it could have gained, in milliseconds.
        given_ms: i64,
    },
    /// A player lost on time who had made the moves of a period, and never had
    /// the time of the next one.
    PeriodMissed {
        /// Who.
        #[serde(serialize_with = "json::player")]
        player: Color,
        /// The moves of the period.
        moves: u32,
        /// The time of the next one, in milliseconds.
        missing_ms: i64,
    },
    /// The tag `PlyCount` is wrong.
    PlyCount {
        /// What it says.
        said: String,
        /// How many half moves there are.
        counted: usize,
    },
    /// A mark for check or mate is wrong.
    CheckMark {
        /// The move as it is written.
        text: String,
        /// As it would be right.
        right: String,
        /// How often in this game.
        times: usize,
    },
    /// A rating that nobody has.
    Elo {
        /// The tag.
        tag: &'static str,
        /// What it says.
        value: String,
    },
    /// A date that there is not.
    Date {
        /// The tag.
        tag: &'static str,
        /// What it says.
        value: String,
    },
}

/// A game won by a player who could not checkmate any more.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Unwinnable {
    /// How it was lost, as far as the record tells. Where it does not tell, the
    /// article is the one on resignation.
    pub loss: Loss,
    /// The words of the record that tell it.
    pub told: Option<String>,
    /// Who lost.
    #[serde(serialize_with = "json::player")]
    pub player: Color,
    /// What the record says.
    pub result: String,
    /// Why the opponent cannot checkmate.
    #[serde(rename = "because", serialize_with = "json::proof")]
    pub answer: MateAnswer,
    /// The last position.
    #[serde(serialize_with = "json::fen")]
    pub position: Position,
    /// The article by which that is a draw.
    pub article: Article,
}

/// A move that is not legal.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct IllegalMove {
    /// What is written.
    pub text: String,
    /// The piece that the text speaks of, where the player has none that
    /// could be meant.
    #[serde(skip_serializing_if = "Option::is_none", serialize_with = "json::role")]
    pub missing: Option<Role>,
    /// Why it is illegal, from every piece that may be meant.
    pub reasons: Vec<Reason>,
    /// The position before it.
    #[serde(serialize_with = "json::fen")]
    pub position: Position,
    /// What became of the rest of the record.
    #[serde(flatten)]
    pub rest: Rest,
}

/// One requirement that an illegal move fails.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Reason {
    /// The square the piece would come from.
    #[serde(serialize_with = "json::square")]
    pub from: Square,
    /// The requirement.
    #[serde(serialize_with = "json::reason")]
    pub reason: IllegalReason,
    /// The article.
    pub article: Option<Article>,
}

/// What an audit says about one game.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Report {
    /// The edition it was judged under.
    pub edition: Edition,
    /// Why that is not simply the edition of the day; see
    /// [`InForce::remark`](crate::InForce::remark).
    pub remark: Option<&'static str>,
    /// Half moves read and found legal.
    pub plies: usize,
    /// What was found, in the order of the text.
    pub findings: Vec<Finding>,
    /// Slips of the PGN format by which nothing was lost.
    pub slips: Vec<Problem>,
}

impl Kind {
    /// The articles concerned, without repetition.
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

/// The name of a ground, as in JSON.
///
/// ```
/// use touchmove_laws::rules::draw_claim::Ground;
/// assert_eq!(touchmove_audit::ground_id(Ground::FiftyMoves), "fifty_moves");
/// ```
pub const fn ground_id(ground: Ground) -> &'static str {
    match ground {
        Ground::Threefold => "threefold",
        Ground::FiftyMoves => "fifty_moves",
    }
}

/// The name of what a text should have gone on with, as in JSON.
///
/// ```
/// use touchmove_notation::Expected;
/// assert_eq!(touchmove_audit::expected_id(Expected::PieceOrFile), "piece-or-file");
/// ```
pub const fn expected_id(expected: Expected) -> &'static str {
    match expected {
        Expected::PieceOrFile => "piece-or-file",
        Expected::File => "file",
        Expected::Rank => "rank",
        Expected::Promotion => "promotion",
        Expected::Castling => "castling",
        Expected::End => "end",
    }
}
