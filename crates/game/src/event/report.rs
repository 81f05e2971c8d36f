//! Reports of the arbiter on a board whose moves are not recorded.

use super::Ground;
use crate::protocol::time::clock_text;
use alloc::borrow::ToOwned;
use alloc::boxed::Box;
use alloc::format;
use alloc::string::{String, ToString};
use alloc::vec::Vec;
use touchmove_board::{ByColor, Color, Position};
use touchmove_clock::Millis;
use touchmove_laws::report::{ClaimManner, MoveFault, TouchReport, Wording};
use touchmove_laws::rules::electronic_device::DeviceFinding;
use touchmove_laws::rules::flag_fall::MissingMoves;
use touchmove_laws::rules::limited_illegal_move::Detection;
use touchmove_mate::MaterialLeft;

/// Report of the arbiter on a board whose moves are not recorded.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Report {
    /// A completed illegal move.
    IllegalMove {
        /// Player who made the move.
        player: Color,
        /// Known facts.
        facts: Box<IncidentFacts>,
    },
    /// A flag that is down.
    Flag {
        /// Player whose flag is down.
        player: Color,
        /// Known facts.
        facts: Box<IncidentFacts>,
    },
    /// Both flags down.
    BothFlags {
        /// Known facts.
        facts: Box<IncidentFacts>,
    },
    /// A draw claim.
    DrawClaim {
        /// Ground of the claim.
        ground: Ground,
        /// Claimant.
        player: Color,
        /// Known facts.
        facts: Box<IncidentFacts>,
    },
    /// A touched piece.
    Touched {
        /// Player who touched the piece.
        player: Color,
        /// Known facts.
        facts: Box<IncidentFacts>,
    },
    /// An electronic device.
    Device {
        /// Player who has the device.
        player: Color,
        /// Known facts.
        facts: Box<IncidentFacts>,
    },
    /// An arrival after the start.
    Arrival {
        /// Player who arrives.
        player: Color,
        /// Known facts.
        facts: Box<IncidentFacts>,
    },
    /// Pieces knocked off their squares.
    Displaced {
        /// Player who displaced the pieces.
        player: Color,
        /// Known facts.
        facts: Box<IncidentFacts>,
    },
    /// A wrongly set clock.
    WrongClock {
        /// Known facts.
        facts: Box<IncidentFacts>,
    },
    /// A resignation.
    Resignation {
        /// Player who resigns.
        player: Color,
        /// Known facts.
        facts: Box<IncidentFacts>,
    },
    /// A pawn on its last rank before the clock has been pressed.
    UnfinishedPromotion {
        /// Player who moved the pawn.
        player: Color,
    },
    /// A claim under the guidelines on games without increment. The ground is that the opponent
    /// cannot win by normal means or makes no effort to win.
    QuickplayClaim {
        /// Claimant.
        player: Color,
        /// Known facts.
        facts: Box<IncidentFacts>,
    },
    /// Both kings in check after a move.
    BothKingsInCheck {
        /// Player who made the move.
        player: Color,
        /// Known facts.
        facts: Box<IncidentFacts>,
    },
}

impl Report {
    /// Returns the player whose clock runs at the board until it is stopped. `None` if the report
    /// does not determine the player.
    ///
    /// ```
    /// use touchmove_board::Color;
    /// use touchmove_game::{IncidentFacts, Report};
    /// let facts = Box::new(IncidentFacts { answered: Some(false), ..IncidentFacts::default() });
    /// let report = Report::IllegalMove { player: Color::White, facts };
    /// assert_eq!(report.runs(), Some(Color::Black));
    /// ```
    pub fn runs(&self) -> Option<Color> {
        match self {
            Report::IllegalMove { player, facts } => {
                let answered = |answered| if answered { *player } else { player.other() };
                let pressed = |pressed| if pressed { player.other() } else { *player };
                facts.pressed.map(pressed).or(facts.answered.map(answered))
            }
            Report::DrawClaim { player, facts, .. } => facts
                .way
                .map(|way| if way == ClaimManner::Pressed { player.other() } else { *player }),
            Report::QuickplayClaim { player, facts } | Report::Displaced { player, facts } => {
                facts.on_move.map(|on_move| if on_move { *player } else { player.other() })
            }
            Report::Flag { player, .. }
            | Report::Touched { player, .. }
            | Report::UnfinishedPromotion { player } => Some(*player),
            Report::BothFlags { .. }
            | Report::Device { .. }
            | Report::Arrival { .. }
            | Report::WrongClock { .. }
            | Report::Resignation { .. }
            | Report::BothKingsInCheck { .. } => None,
        }
    }

    /// Returns the known facts; `None` for a report that takes none.
    ///
    /// ```
    /// use touchmove_board::Color;
    /// use touchmove_game::{IncidentFacts, Report};
    /// let facts = Box::new(IncidentFacts { answered: Some(false), ..IncidentFacts::default() });
    /// let report = Report::Flag { player: Color::White, facts };
    /// assert_eq!(report.facts().unwrap().words(), ["not answered"]);
    /// ```
    pub fn facts(&self) -> Option<&IncidentFacts> {
        match self {
            Report::IllegalMove { facts, .. }
            | Report::Flag { facts, .. }
            | Report::BothFlags { facts }
            | Report::DrawClaim { facts, .. }
            | Report::Touched { facts, .. }
            | Report::Device { facts, .. }
            | Report::Arrival { facts, .. }
            | Report::Displaced { facts, .. }
            | Report::WrongClock { facts }
            | Report::Resignation { facts, .. }
            | Report::QuickplayClaim { facts, .. }
            | Report::BothKingsInCheck { facts, .. } => Some(facts),
            Report::UnfinishedPromotion { .. } => None,
        }
    }
}

/// Known facts of an incident. If a decision depends on a missing fact, a ruling asks the arbiter
/// for that fact.
///
/// ```
/// use touchmove_game::IncidentFacts;
/// let mut facts = IncidentFacts::default();
/// facts.add("not answered").unwrap();
/// facts.add("Black has king and knight").unwrap();
/// assert_eq!(facts.words(), ["not answered", "Black has king and knight"]);
/// assert!(facts.add("answered").unwrap_err().contains("given before"));
/// ```
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct IncidentFacts {
    /// Fault of the move.
    pub fault: Option<MoveFault>,
    /// Ordinal number of this illegal move among the player's illegal moves. Default: one more than
    /// recorded.
    pub count: Option<u32>,
    /// True if the opponent has moved since the fault.
    pub answered: Option<bool>,
    /// Detection of the fault: by the opponent's claim or by the arbiter.
    pub noticed: Option<Detection>,
    /// Pieces that were touched.
    pub touched: Option<TouchReport>,
    /// True if a legal move with a touched piece exists.
    pub possible: Option<bool>,
    /// True if the king has a legal move when castling is illegal.
    pub king_moves: Option<bool>,
    /// Manner in which the draw was claimed.
    pub way: Option<ClaimManner>,
    /// True if the claim is correct.
    pub holds: Option<bool>,
    /// Location of the device.
    pub device: Option<DeviceFinding>,
    /// True if displaced pieces were put back before the clock was pressed.
    pub restored: Option<bool>,
    /// True if the clock was pressed after the capture of the king.
    pub pressed: Option<bool>,
    /// Ordinal number of the opponent's illegal move that exposed the king to capture, among that
    /// player's illegal moves.
    pub earlier: Option<u32>,
    /// True if the claimant's pieces force mate against a bare king.
    pub forces: Option<bool>,
    /// Outcome of the next move in a position with both kings in check.
    pub still: Option<ImpossiblePositionState>,
    /// True if the player has the move.
    pub on_move: Option<bool>,
    /// Time on the player's clock.
    pub left: Option<Millis>,
    /// Number of moves missing in the period.
    pub missing: Option<MissingMoves>,
    /// Period of the player, counted from 1.
    pub period: Option<u32>,
    /// Number of moves completed by both players.
    pub moves: Option<u32>,
    /// Arrival time, counted from the start.
    pub after: Option<Millis>,
    /// Default time, if the event's regulations are unknown.
    pub default_time: Option<Millis>,
    /// Remaining material of each player.
    pub has: ByColor<Option<MaterialLeft>>,
    /// Arbiter's statement on whether each player can checkmate.
    pub can: ByColor<Option<bool>>,
    /// Position to judge, if known.
    pub position: Option<Position>,
}

/// Outcome of the move for which the arbiter waits in an illegal position.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum ImpossiblePositionState {
    /// The next move has not been completed.
    BeforeTheNextMove,
    /// The next move has been completed, and the position is still illegal.
    StillSo,
    /// The next move has been completed, and the position is legal again.
    NotAnyMore,
}

impl Wording for ImpossiblePositionState {
    const ALL: &'static [ImpossiblePositionState] = &[
        ImpossiblePositionState::BeforeTheNextMove,
        ImpossiblePositionState::StillSo,
        ImpossiblePositionState::NotAnyMore,
    ];

    fn words(self) -> &'static str {
        match self {
            ImpossiblePositionState::BeforeTheNextMove => "before the next move",
            ImpossiblePositionState::StillSo => "still so",
            ImpossiblePositionState::NotAnyMore => "not so any more",
        }
    }
}

const ANSWERED: Pair = ("answered", "not answered");
const POSSIBLE: Pair = ("can be played", "cannot be played");
const KING_MOVES: Pair = ("king can move", "king cannot move");
const HOLDS: Pair = ("correct", "incorrect");
const RESTORED: Pair = ("put back", "not put back");
const ON_MOVE: Pair = ("on the move", "not on the move");
const FORCES: Pair = ("forces mate", "does not force mate");
const PRESSED: Pair = ("pressed", "not pressed");

/// Words for yes and for no.
type Pair = (&'static str, &'static str);

impl IncidentFacts {
    /// Adds a fact in the words of a report.
    ///
    /// # Errors
    ///
    /// A description of valid input, if the words are unknown or the fact is already stored.
    ///
    /// ```
    /// let mut facts = touchmove_game::IncidentFacts::default();
    /// assert!(facts.add("White has king").is_ok());
    /// assert!(facts.add("White has kings").unwrap_err().starts_with("a fact such as"));
    /// ```
    pub fn add(&mut self, words: &str) -> Result<(), String> {
        let new = [
            yes_or_no(&mut self.answered, words, ANSWERED),
            yes_or_no(&mut self.possible, words, POSSIBLE),
            yes_or_no(&mut self.king_moves, words, KING_MOVES),
            yes_or_no(&mut self.holds, words, HOLDS),
            yes_or_no(&mut self.restored, words, RESTORED),
            yes_or_no(&mut self.on_move, words, ON_MOVE),
            yes_or_no(&mut self.pressed, words, PRESSED),
            yes_or_no(&mut self.forces, words, FORCES),
            keep(&mut self.fault, MoveFault::from_words(words)),
            keep(&mut self.noticed, Detection::from_words(words)),
            keep(&mut self.touched, TouchReport::from_words(words)),
            keep(&mut self.way, ClaimManner::from_words(words)),
            keep(&mut self.device, DeviceFinding::from_words(words)),
            keep(&mut self.still, ImpossiblePositionState::from_words(words)),
            keep(&mut self.missing, missing(words)),
            keep(&mut self.count, numbered("number ", words, "")),
            keep(&mut self.earlier, numbered("earlier number ", words, "")),
            keep(&mut self.period, numbered("period ", words, "")),
            keep(&mut self.moves, numbered("", words, " moves made")),
            keep(&mut self.after, words.strip_prefix("after ").and_then(time)),
            keep(&mut self.default_time, words.strip_prefix("default time ").and_then(time)),
            keep(&mut self.left, words.strip_suffix(" left").and_then(time)),
            keep(&mut self.position, words.strip_prefix("in ").and_then(position)),
            self.add_of_player(words),
        ];
        match new.into_iter().flatten().next() {
            Some(true) => Ok(()),
            Some(false) => Err(format!("a fact other than `{words}`, which was given before")),
            None => Err(format!("a fact such as {}", EXAMPLES)),
        }
    }

    fn add_of_player(&mut self, words: &str) -> Option<bool> {
        let (player, words) = words.split_once(' ')?;
        let player = Color::ALL.into_iter().find(|color| name(*color) == player)?;
        let can = match words {
            "can checkmate" => Some(true),
            "cannot checkmate" => Some(false),
            _ => None,
        };
        let left = words.strip_prefix("has ").and_then(MaterialLeft::from_words);
        keep(&mut self.can[player], can).or_else(|| keep(&mut self.has[player], left))
    }

    /// Returns the known facts in the words of a report.
    ///
    /// ```
    /// let mut facts = touchmove_game::IncidentFacts::default();
    /// facts.add("number 2").unwrap();
    /// facts.add("claimed").unwrap();
    /// assert_eq!(facts.words(), ["claimed", "number 2"]);
    /// ```
    pub fn words(&self) -> Vec<String> {
        let pair = |fact: Option<bool>, (yes, no): Pair| fact.map(|is| if is { yes } else { no });
        let words = [
            self.fault.map(Wording::words),
            pair(self.answered, ANSWERED),
            self.noticed.map(Wording::words),
            self.touched.map(Wording::words),
            pair(self.possible, POSSIBLE),
            pair(self.king_moves, KING_MOVES),
            self.way.map(Wording::words),
            pair(self.holds, HOLDS),
            self.device.map(Wording::words),
            pair(self.restored, RESTORED),
            pair(self.on_move, ON_MOVE),
            pair(self.pressed, PRESSED),
            pair(self.forces, FORCES),
            self.still.map(Wording::words),
        ];
        let figures = [
            self.count.map(|count| format!("number {count}")),
            self.earlier.map(|count| format!("earlier number {count}")),
            self.missing.and_then(missing_words),
            self.period.map(|period| format!("period {period}")),
            self.moves.map(|moves| format!("{moves} moves made")),
            self.after.map(|after| format!("after {}", clock_text(after))),
            self.default_time.map(|time| format!("default time {}", clock_text(time))),
            self.left.map(|left| format!("{} left", clock_text(left))),
        ];
        let of_players = Color::ALL.into_iter().flat_map(|player| self.of(player));
        let position = self.position.map(|position| format!("in {}", position.fen()));
        let words = words.into_iter().flatten().map(str::to_owned);
        words.chain(figures.into_iter().flatten()).chain(of_players).chain(position).collect()
    }

    fn of(&self, player: Color) -> impl Iterator<Item = String> + use<> {
        let left = self.has[player].map(|left| format!("{} has {}", name(player), left.words()));
        let can = self.can[player].map(|can| {
            let can = if can { "can" } else { "cannot" };
            format!("{} {can} checkmate", name(player))
        });
        left.into_iter().chain(can)
    }
}

const EXAMPLES: &str = "`not answered`, `claimed`, `Black has king and knight`";

/// Stores a value. Returns true if the value is new, false if it replaces an earlier one, and
/// `None` if there is no value.
fn keep<T>(place: &mut Option<T>, said: Option<T>) -> Option<bool> {
    let said = said?;
    let new = place.is_none();
    *place = Some(said);
    Some(new)
}

fn yes_or_no(place: &mut Option<bool>, words: &str, (yes, no): Pair) -> Option<bool> {
    let said = [(yes, true), (no, false)].into_iter().find(|(known, _)| *known == words);
    keep(place, said.map(|(_, is)| is))
}

const fn name(player: Color) -> &'static str {
    match player {
        Color::White => "White",
        Color::Black => "Black",
    }
}

fn numbered(before: &str, words: &str, after: &str) -> Option<u32> {
    let figure = words.strip_prefix(before)?.strip_suffix(after)?;
    figure.parse().ok().filter(|number: &u32| number.to_string() == figure)
}

fn time(text: &str) -> Option<Millis> {
    crate::protocol::time::time(text)
}

fn position(text: &str) -> Option<Position> {
    touchmove_board::Fen::parse(text).ok()
}

fn missing(words: &str) -> Option<MissingMoves> {
    match words {
        "last period" => Some(MissingMoves::AllRemaining),
        "no moves missing" => Some(MissingMoves::Nothing),
        _ => numbered("", words, " moves missing").filter(|n| *n > 0).map(MissingMoves::Moves),
    }
}

fn missing_words(missing: MissingMoves) -> Option<String> {
    match missing {
        MissingMoves::AllRemaining => Some("last period".to_owned()),
        MissingMoves::Nothing => Some("no moves missing".to_owned()),
        MissingMoves::Moves(moves) => Some(format!("{moves} moves missing")),
        MissingMoves::EarlierPeriod => None,
    }
}
