//! What the arbiter reports of a board whose moves nobody has recorded.

use super::Ground;
use crate::protocol::time::clock_text;
use alloc::borrow::ToOwned;
use alloc::boxed::Box;
use alloc::format;
use alloc::string::{String, ToString};
use alloc::vec::Vec;
use touchmove_board::{ByColor, Color, Position};
use touchmove_clock::Millis;
use touchmove_laws::reported::{Fault, Said, Touched, Way};
use touchmove_laws::rules::electronic_device::Found;
use touchmove_laws::rules::flag_fall::Missing;
use touchmove_laws::rules::limited_illegal_move::Noticed;
use touchmove_mate::MaterialLeft;

/// What the arbiter reports of a board whose moves nobody has recorded.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Report {
    /// A completed illegal move.
    IllegalMove {
        /// Whose.
        player: Color,
        /// What is known.
        facts: Box<Facts>,
    },
    /// A flag that is down.
    Flag {
        /// Whose.
        player: Color,
        /// What is known.
        facts: Box<Facts>,
    },
    /// Both flags down.
    BothFlags {
        /// What is known.
        facts: Box<Facts>,
    },
    /// A claim of a draw.
    DrawClaim {
        /// On what ground.
        ground: Ground,
        /// By whom.
        player: Color,
        /// What is known.
        facts: Box<Facts>,
    },
    /// A touched piece.
    Touched {
        /// By whom.
        player: Color,
        /// What is known.
        facts: Box<Facts>,
    },
    /// An electronic device.
    Device {
        /// Whose.
        player: Color,
        /// What is known.
        facts: Box<Facts>,
    },
    /// An arrival after the start.
    Arrival {
        /// Whose.
        player: Color,
        /// What is known.
        facts: Box<Facts>,
    },
    /// Pieces knocked off their squares.
    Displaced {
        /// By whom.
        player: Color,
        /// What is known.
        facts: Box<Facts>,
    },
    /// A clock that is wrongly set.
    WrongClock {
        /// What is known.
        facts: Box<Facts>,
    },
    /// A player resigns.
    Resignation {
        /// Who.
        player: Color,
        /// What is known.
        facts: Box<Facts>,
    },
    /// A pawn that stands on its last rank before the clock has been pressed.
    UnfinishedPromotion {
        /// Whose.
        player: Color,
    },
    /// A claim under the guidelines about games without increment: the opponent
    /// cannot win by normal means, or makes no effort to.
    QuickplayClaim {
        /// By whom.
        player: Color,
        /// What is known.
        facts: Box<Facts>,
    },
    /// Both kings in check after a move.
    BothKingsInCheck {
        /// Whose move that was.
        player: Color,
        /// What is known.
        facts: Box<Facts>,
    },
}

impl Report {
    /// Whose clock runs at such a board until somebody stops it, where what is
    /// reported tells that.
    ///
    /// ```
    /// use touchmove_board::Color;
    /// use touchmove_game::{Facts, Report};
    /// let facts = Box::new(Facts { answered: Some(false), ..Facts::default() });
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
            Report::DrawClaim { player, facts, .. } => {
                facts.way.map(|way| if way == Way::Pressed { player.other() } else { *player })
            }
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
}

/// What is known of an incident. What a ruling depends on and is not here is
/// asked for.
///
/// ```
/// use touchmove_game::Facts;
/// let mut facts = Facts::default();
/// facts.say("not answered").unwrap();
/// facts.say("Black has king and knight").unwrap();
/// assert_eq!(facts.said(), ["not answered", "Black has king and knight"]);
/// assert!(facts.say("answered").unwrap_err().contains("said already"));
/// ```
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Facts {
    /// What was wrong with the move.
    pub fault: Option<Fault>,
    /// The how-many-th illegal move of the player it is; one more than are on
    /// record where that is not said.
    pub count: Option<u32>,
    /// Whether the opponent has moved since.
    pub answered: Option<bool>,
    /// Whether the opponent claims it or the arbiter has seen it.
    pub noticed: Option<Noticed>,
    /// What was touched.
    pub touched: Option<Touched>,
    /// Whether there is a legal move with what was touched.
    pub possible: Option<bool>,
    /// Whether the king can move where castling is illegal.
    pub king_moves: Option<bool>,
    /// How a draw was claimed.
    pub way: Option<Way>,
    /// Whether the claim is correct.
    pub holds: Option<bool>,
    /// Where a device was.
    pub device: Option<Found>,
    /// Whether displaced pieces were put back before the clock was pressed.
    pub restored: Option<bool>,
    /// Whether the clock was pressed after the king had been taken.
    pub pressed: Option<bool>,
    /// The how-many-th illegal move of the opponent it was that left the king to be taken.
    pub earlier: Option<u32>,
    /// Whether what the claimant has left forces mate against a bare king.
    pub forces: Option<bool>,
    /// What has become of a position with both kings in check.
    pub still: Option<Still>,
    /// Whether the player has the move.
    pub on_move: Option<bool>,
    /// What the player's clock shows.
    pub left: Option<Millis>,
    /// Which moves of the period are missing.
    pub missing: Option<Missing>,
    /// In which period the player was.
    pub period: Option<u32>,
    /// How many moves both have completed.
    pub moves: Option<u32>,
    /// How long after the start a player has come.
    pub after: Option<Millis>,
    /// How late a player may come, where the event's regulations were not told.
    pub default_time: Option<Millis>,
    /// What each player has left.
    pub has: ByColor<Option<MaterialLeft>>,
    /// Whether each player can checkmate, where the arbiter says so.
    pub can: ByColor<Option<bool>>,
    /// The position that counts, where it is known.
    pub position: Option<Position>,
}

/// What has become of an illegal position after which the arbiter waits.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Still {
    /// The next move has not been completed.
    BeforeTheNextMove,
    /// It has, and the position is still illegal.
    StillSo,
    /// It has, and the position is not illegal any more.
    NotAnyMore,
}

impl Said for Still {
    const ALL: &'static [Still] = &[Still::BeforeTheNextMove, Still::StillSo, Still::NotAnyMore];

    fn words(self) -> &'static str {
        match self {
            Still::BeforeTheNextMove => "before the next move",
            Still::StillSo => "still so",
            Still::NotAnyMore => "not so any more",
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

/// What says yes, and what says no.
type Pair = (&'static str, &'static str);

impl Facts {
    /// Adds what is said of the incident, in the words of a report.
    ///
    /// # Errors
    ///
    /// What would be right, if these are no words of a report, or if the same
    /// has been said already.
    ///
    /// ```
    /// let mut facts = touchmove_game::Facts::default();
    /// assert!(facts.say("White has king").is_ok());
    /// assert!(facts.say("White has kings").unwrap_err().starts_with("a fact such as"));
    /// ```
    pub fn say(&mut self, words: &str) -> Result<(), String> {
        let new = [
            yes_or_no(&mut self.answered, words, ANSWERED),
            yes_or_no(&mut self.possible, words, POSSIBLE),
            yes_or_no(&mut self.king_moves, words, KING_MOVES),
            yes_or_no(&mut self.holds, words, HOLDS),
            yes_or_no(&mut self.restored, words, RESTORED),
            yes_or_no(&mut self.on_move, words, ON_MOVE),
            yes_or_no(&mut self.pressed, words, PRESSED),
            yes_or_no(&mut self.forces, words, FORCES),
            keep(&mut self.fault, Fault::of(words)),
            keep(&mut self.noticed, Noticed::of(words)),
            keep(&mut self.touched, Touched::of(words)),
            keep(&mut self.way, Way::of(words)),
            keep(&mut self.device, Found::of(words)),
            keep(&mut self.still, Still::of(words)),
            keep(&mut self.missing, missing(words)),
            keep(&mut self.count, numbered("number ", words, "")),
            keep(&mut self.earlier, numbered("earlier number ", words, "")),
            keep(&mut self.period, numbered("period ", words, "")),
            keep(&mut self.moves, numbered("", words, " moves made")),
            keep(&mut self.after, words.strip_prefix("after ").and_then(time)),
            keep(&mut self.default_time, words.strip_prefix("default time ").and_then(time)),
            keep(&mut self.left, words.strip_suffix(" left").and_then(time)),
            keep(&mut self.position, words.strip_prefix("in ").and_then(position)),
            self.say_of_a_player(words),
        ];
        match new.into_iter().flatten().next() {
            Some(true) => Ok(()),
            Some(false) => Err(format!("something else than `{words}`, which was said already")),
            None => Err(format!("a fact such as {}", EXAMPLES)),
        }
    }

    fn say_of_a_player(&mut self, words: &str) -> Option<bool> {
        let (player, words) = words.split_once(' ')?;
        let player = Color::ALL.into_iter().find(|color| name(*color) == player)?;
        let can = match words {
            "can checkmate" => Some(true),
            "cannot checkmate" => Some(false),
            _ => None,
        };
        let left = words.strip_prefix("has ").and_then(MaterialLeft::of);
        keep(&mut self.can[player], can).or_else(|| keep(&mut self.has[player], left))
    }

    /// What has been said, in the words of a report.
    ///
    /// ```
    /// let mut facts = touchmove_game::Facts::default();
    /// facts.say("number 2").unwrap();
    /// facts.say("claimed").unwrap();
    /// assert_eq!(facts.said(), ["claimed", "number 2"]);
    /// ```
    pub fn said(&self) -> Vec<String> {
        let pair = |fact: Option<bool>, (yes, no): Pair| fact.map(|is| if is { yes } else { no });
        let words = [
            self.fault.map(Said::words),
            pair(self.answered, ANSWERED),
            self.noticed.map(Said::words),
            self.touched.map(Said::words),
            pair(self.possible, POSSIBLE),
            pair(self.king_moves, KING_MOVES),
            self.way.map(Said::words),
            pair(self.holds, HOLDS),
            self.device.map(Said::words),
            pair(self.restored, RESTORED),
            pair(self.on_move, ON_MOVE),
            pair(self.pressed, PRESSED),
            pair(self.forces, FORCES),
            self.still.map(Said::words),
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

/// Whether it was new; nothing where it was not said.
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

fn missing(words: &str) -> Option<Missing> {
    match words {
        "last period" => Some(Missing::AllRemaining),
        "no moves missing" => Some(Missing::Nothing),
        _ => numbered("", words, " moves missing").filter(|n| *n > 0).map(Missing::Moves),
    }
}

fn missing_words(missing: Missing) -> Option<String> {
    match missing {
        Missing::AllRemaining => Some("last period".to_owned()),
        Missing::Nothing => Some("no moves missing".to_owned()),
        Missing::Moves(moves) => Some(format!("{moves} moves missing")),
        Missing::EarlierPeriod => None,
    }
}
