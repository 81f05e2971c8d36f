//! What an audit finds.

use serde::Serialize;
use touchmove_board::Color;
use touchmove_laws::Edition;
use touchmove_laws::rules::draw_claim::Ground;

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

/// How a draw could have been claimed.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Claimant {
    /// By the player having the move, as the position stood.
    Appeared,
    /// By the player having the move, with a written move.
    Intended,
}

/// One finding.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum Finding {
    /// Text that cannot be read; the rest of the game is not judged.
    Unreadable {
        /// Its line, from 1.
        line: usize,
        /// Its column, from 1.
        column: usize,
        /// What is there.
        text: String,
        /// What is wrong, for programmers.
        message: String,
    },
    /// A move written so that several legal moves can be meant.
    Ambiguous {
        /// Its line, from 1.
        line: usize,
        /// Its column, from 1.
        column: usize,
        /// The move's number, as `12.` or `12...`.
        number: String,
        /// What is written.
        text: String,
        /// The moves that can be meant.
        moves: Vec<String>,
    },
    /// An illegal move; the rest of the game is not judged.
    IllegalMove {
        /// Its line, from 1.
        line: usize,
        /// Its column, from 1.
        column: usize,
        /// The move's number.
        number: String,
        /// What is written.
        text: String,
        /// Why it is illegal, with the articles, from every piece that may be
        /// meant.
        reasons: Vec<Reason>,
    },
    /// Play went on after the game had ended.
    PlayedOn {
        /// How it had ended.
        end: End,
        /// The number of the move that ended it.
        number: String,
        /// Half moves played since.
        since: usize,
        /// The article.
        article: Option<&'static str>,
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
        article: Option<&'static str>,
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
        ground: &'static str,
        /// From which move on.
        number: String,
        /// By whom first.
        player: String,
        /// In which way.
        how: Claimant,
        /// With this move, if it had to be written.
        with: Option<String>,
        /// The article.
        article: Option<&'static str>,
    },
    /// The game was not played under these Laws; it is not judged.
    OtherGame {
        /// What it is.
        variant: String,
    },
}

/// One requirement that an illegal move fails.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Reason {
    /// The square the piece would come from.
    pub from: String,
    /// The reason's name.
    pub reason: &'static str,
    /// The article.
    pub article: Option<&'static str>,
    /// The reason itself, for those who word it.
    #[serde(skip)]
    pub detail: touchmove_board::IllegalReason,
    /// The position it speaks of.
    #[serde(skip)]
    pub position: touchmove_board::Position,
}

/// What an audit says about one game.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Report {
    /// The edition it was judged under.
    pub edition: Edition,
    /// Half moves read and found legal.
    pub plies: usize,
    /// What was found, in the order of the game.
    pub findings: Vec<Finding>,
}

pub(crate) const fn ground_words(ground: Ground) -> &'static str {
    match ground {
        Ground::Threefold => "threefold",
        Ground::FiftyMoves => "fifty_moves",
    }
}

pub(crate) fn player(color: Color) -> String {
    color.to_string()
}
