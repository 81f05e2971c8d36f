//! Reports by the arbiter from a board without a record of the moves, and the facts that a report
//! can lack.

use crate::named_list::{Arg, Args, as_player, named_list};
use crate::rules::electronic_device::DeviceFinding;
use crate::rules::limited_illegal_move::Detection;
use alloc::borrow::ToOwned;
use alloc::format;
use alloc::string::{String, ToString};
use alloc::vec::Vec;
use serde::{Serialize, Serializer};
use touchmove_board::Color;
use touchmove_mate::MaterialLeft;

/// A closed list whose values have words in protocols.
///
/// ```
/// use touchmove_laws::report::{MoveFault, Wording};
/// assert_eq!(MoveFault::from_words("both hands"), Some(MoveFault::BothHands));
/// assert_eq!(MoveFault::BothHands.words(), "both hands");
/// ```
pub trait Wording: Copy + PartialEq + 'static {
    /// All values, the most frequent first.
    const ALL: &'static [Self];

    /// Returns the words in protocols.
    fn words(self) -> &'static str;

    /// Returns the value with these words.
    fn from_words(words: &str) -> Option<Self> {
        Self::ALL.iter().copied().find(|one| one.words() == words)
    }
}

macro_rules! wording {
    ($type:ty: $($variant:ident $words:literal),+ $(,)?) => {
        impl Wording for $type {
            const ALL: &'static [Self] = &[$(Self::$variant),+];

            fn words(self) -> &'static str {
                match self {
                    $(Self::$variant => $words),+
                }
            }
        }
    };
}

/// The fault of a completed move.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum MoveFault {
    /// The move is not legal.
    NotLegal,
    /// A pawn was left unpromoted on its last rank.
    PawnLeft,
    /// The clock was pressed without a move.
    NoMove,
    /// The move was made with both hands.
    BothHands,
    /// The move captured the king.
    KingTaken,
}

wording! { MoveFault:
    NotLegal "not legal",
    PawnLeft "pawn not promoted",
    NoMove "no move",
    BothHands "both hands",
    KingTaken "king taken",
}

wording! { Detection:
    Claimed "claimed",
    Observed "seen",
}

wording! { MaterialLeft:
    King "king",
    Bishop "king and bishop",
    Knight "king and knight",
    Queens "king and queens",
    Rooks "king and rooks",
    Other "more",
}

wording! { DeviceFinding:
    Sounds "sounded",
    SoundsInBag "sounded in a bag",
    Has "found",
    InBag "not switched off",
    SwitchedOff "switched off",
}

/// The manner in which a draw was claimed.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum ClaimManner {
    /// The player had the move and had not touched a piece. The opponent's last move completed the
    /// repetition or the fifty moves.
    Appeared,
    /// The player had the move and had not touched a piece, and wrote down the move that completes
    /// the repetition or the fifty moves.
    Written,
    /// The player had already touched or moved a piece on this move.
    Touched,
    /// The player had already pressed the clock, so the opponent had the move.
    Pressed,
}

wording! { ClaimManner:
    Appeared "with the move",
    Written "with a written move",
    Touched "after touching a piece",
    Pressed "after pressing the clock",
}

/// The pieces that the player with the move touched deliberately.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum TouchReport {
    /// One of the player's own pieces. The player made a move with another piece, or still has to
    /// move.
    Own,
    /// One of the opponent's pieces.
    Opponents,
    /// One piece of each player.
    Both,
    /// King and rook, the king first or both together.
    KingAndRook,
    /// A rook and then the king.
    RookFirst,
    /// Pieces that the player adjusted after an announcement, or touched by accident.
    NotBinding,
}

wording! { TouchReport:
    Own "own piece",
    Opponents "opponent's piece",
    Both "own and opponent's piece",
    KingAndRook "king and rook",
    RookFirst "rook before king",
    NotBinding "adjusted or by accident",
}

named_list! {
    /// A fact that a ruling depends on and a report can lack.
    Fact:
    /// The fault of the move.
    Fault = "fault",
    /// A move by the opponent since the fault.
    Answered = "answered",
    /// The source of the report: the opponent's claim or the arbiter's observation.
    Noticed = "noticed",
    /// The material that a player has left.
    Has = "has" { /// The player.
        player: Color = as_player, },
    /// The opponent's material, on which a mate by a bishop or a knight depends.
    Against = "against" { /// The player.
        player: Color = as_player, },
    /// The number of the player's illegal move.
    Count = "count" { /// The player.
        player: Color = as_player, },
    /// The player's ability to force mate against a bare king (Finnish blitz).
    Forces = "forces" { /// The player.
        player: Color = as_player, },
    /// The legality of castling with the touched rook.
    CanCastle = "can_castle",
    /// A legal king move other than castling with that rook.
    KingMoves = "king_moves",
    /// The moves missing in the period.
    Missing = "missing",
    /// The correctness of the claim.
    Holds = "holds",
    /// The manner of the draw claim.
    Way = "way",
    /// The touched pieces.
    Touched = "touched",
    /// A legal move with the touched pieces.
    Possible = "possible",
    /// The place of a device.
    Device = "device",
    /// The player's period of the time control.
    Period = "period",
    /// The time between the start and the player's arrival.
    After = "after",
    /// The default time that the event announced.
    DefaultTime = "default_time",
    /// The number of moves completed by both players.
    Moves = "moves",
    /// The restoration of displaced pieces before the clock was pressed.
    Restored = "restored",
    /// The legality of the position after the next move.
    Still = "still",
    /// A player's turn to move.
    OnMove = "on_move" { /// The player.
        player: Color = as_player, },
    /// A press of the clock after the king was captured.
    Pressed = "pressed",
    /// The number of the illegal move with which a player left the king in check.
    Earlier = "earlier" { /// The player.
        player: Color = as_player, },
    /// The time on the player's clock.
    Left = "left",
}

impl Fact {
    /// Returns the words with which a report can state the fact. `N` stands for a number, `TIME`
    /// for a time.
    ///
    /// ```
    /// use touchmove_laws::report::Fact;
    /// assert_eq!(Fact::Answered.answers(), ["not answered", "answered"]);
    /// ```
    pub fn answers(&self) -> Vec<String> {
        match self {
            Fact::Fault => all::<MoveFault>(),
            Fact::Answered => texts(&["not answered", "answered"]),
            Fact::Noticed => all::<Detection>(),
            Fact::Has { player } => left(*player).chain(can(*player)).chain(in_fen()).collect(),
            Fact::Against { player } => left(*player).chain(in_fen()).collect(),
            Fact::Count { .. } => texts(&["number 1", "number 2", "number 3"]),
            Fact::Forces { .. } => texts(&["forces mate", "does not force mate"]),
            Fact::Missing => texts(&["last period", "no moves missing", "N moves missing"]),
            Fact::Holds => texts(&["correct", "incorrect"]),
            Fact::Way => all::<ClaimManner>(),
            Fact::Touched => all::<TouchReport>(),
            Fact::Possible | Fact::CanCastle => texts(&["can be played", "cannot be played"]),
            Fact::KingMoves => texts(&["king can move", "king cannot move"]),
            Fact::Device => all::<DeviceFinding>(),
            Fact::Period => texts(&["period N"]),
            Fact::After => texts(&["after TIME"]),
            Fact::DefaultTime => {
                texts(&["default time 0:00:00", "default time 0:30:00", "default time TIME"])
            }
            Fact::Moves => texts(&["N moves made"]),
            Fact::Restored => texts(&["put back", "not put back"]),
            Fact::Still => texts(&["before the next move", "still so", "not so any more"]),
            Fact::Pressed => texts(&["pressed", "not pressed"]),
            Fact::Earlier { .. } => {
                texts(&["earlier number 1", "earlier number 2", "earlier number 3"])
            }
            Fact::OnMove { .. } => texts(&["on the move", "not on the move"]),
            Fact::Left => texts(&["TIME left"]),
        }
    }
}

fn texts(words: &[&str]) -> Vec<String> {
    words.iter().map(ToString::to_string).collect()
}

fn all<T: Wording>() -> Vec<String> {
    T::ALL.iter().map(|one| one.words().to_owned()).collect()
}

fn left(player: Color) -> impl Iterator<Item = String> {
    MaterialLeft::ALL.iter().map(move |left| format!("{} has {}", name(player), left.words()))
}

fn can(player: Color) -> impl Iterator<Item = String> {
    ["can", "cannot"].into_iter().map(move |can| format!("{} {can} checkmate", name(player)))
}

fn in_fen() -> impl Iterator<Item = String> {
    core::iter::once("in FEN".to_owned())
}

const fn name(player: Color) -> &'static str {
    match player {
        Color::White => "White",
        Color::Black => "Black",
    }
}

/// Serialized as the displayed text.
impl Serialize for Fact {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

/// Conversion of a needed fact to the fields of an effect: its name and its answers.
pub(crate) fn as_needed(out: &mut Args, name: &'static str, fact: &Fact) {
    out.push((name, Arg::Text(fact.to_string())));
    out.push(("answers", Arg::List(fact.answers())));
}
