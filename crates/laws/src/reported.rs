//! What an arbiter can report of a board whose moves nobody has recorded, and
//! what is asked where a report leaves something open.

use crate::named::{Arg, Args, as_player, named};
use crate::rules::electronic_device::Found;
use crate::rules::limited_illegal_move::Noticed;
use alloc::borrow::ToOwned;
use alloc::format;
use alloc::string::{String, ToString};
use alloc::vec::Vec;
use serde::{Serialize, Serializer};
use touchmove_board::Color;
use touchmove_mate::MaterialLeft;

/// One of a few things, each said in words of its own.
///
/// ```
/// use touchmove_laws::reported::{Fault, Said};
/// assert_eq!(Fault::of("both hands"), Some(Fault::BothHands));
/// assert_eq!(Fault::BothHands.words(), "both hands");
/// ```
pub trait Said: Copy + PartialEq + 'static {
    /// All of them, the most frequent first.
    const ALL: &'static [Self];

    /// As a protocol says it.
    fn words(self) -> &'static str;

    /// What these words say.
    fn of(words: &str) -> Option<Self> {
        Self::ALL.iter().copied().find(|one| one.words() == words)
    }
}

macro_rules! said {
    ($type:ty: $($variant:ident $words:literal),+ $(,)?) => {
        impl Said for $type {
            const ALL: &'static [Self] = &[$(Self::$variant),+];

            fn words(self) -> &'static str {
                match self {
                    $(Self::$variant => $words),+
                }
            }
        }
    };
}

/// What was wrong with a move that was completed.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Fault {
    /// It is not a legal move.
    NotLegal,
    /// A pawn was left unpromoted on its last rank.
    PawnLeft,
    /// The clock was pressed without a move.
    NoMove,
    /// It was made with both hands.
    BothHands,
    /// It took the king.
    KingTaken,
}

said! { Fault:
    NotLegal "not legal",
    PawnLeft "pawn not promoted",
    NoMove "no move",
    BothHands "both hands",
    KingTaken "king taken",
}

said! { Noticed:
    Claimed "claimed",
    Observed "seen",
}

said! { MaterialLeft:
    King "king",
    Bishop "king and bishop",
    Knight "king and knight",
    Queens "king and queens",
    Rooks "king and rooks",
    Other "more",
}

said! { Found:
    Sounds "sounded",
    Has "found",
    InBag "not switched off",
    SwitchedOff "switched off",
}

/// How a draw was claimed.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Way {
    /// With the move, nothing touched: the opponent's last move has done it.
    Appeared,
    /// With the move, nothing touched: the move that does it written down.
    Written,
    /// A piece had been touched or moved on this move.
    Touched,
    /// The clock had been pressed: the opponent had the move.
    Pressed,
}

said! { Way:
    Appeared "with the move",
    Written "with a written move",
    Touched "after touching a piece",
    Pressed "after pressing the clock",
}

/// What was touched with intent by the player who had the move.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Touched {
    /// An own piece, and another one was or is to be played.
    Own,
    /// A piece of the opponent's.
    Opponents,
    /// An own piece and one of the opponent's.
    Both,
    /// King and rook, the king first or both together.
    KingAndRook,
    /// A rook and then the king.
    RookFirst,
    /// Pieces that the player said were being adjusted, or by accident.
    NotBinding,
}

said! { Touched:
    Own "own piece",
    Opponents "opponent's piece",
    Both "own and opponent's piece",
    KingAndRook "king and rook",
    RookFirst "rook before king",
    NotBinding "adjusted or by accident",
}

named! {
    /// A fact that a ruling depends on.
    Fact, "Fact::Has { player: Color::White }" is "has white":
    /// What was wrong with the move.
    Fault = "fault",
    /// Whether the opponent has moved since.
    Answered = "answered",
    /// Whether the opponent claims it or the arbiter has seen it.
    Noticed = "noticed",
    /// What a player has left.
    Has = "has" { /// Who.
        player: Color = as_player, },
    /// What the opponent has left, on which a bishop's or a knight's mate depends.
    Against = "against" { /// Whose.
        player: Color = as_player, },
    /// The how-many-th illegal move of a player it is.
    Count = "count" { /// Whose.
        player: Color = as_player, },
    /// Whether what a player has left forces mate against a bare king (Finnish blitz).
    Forces = "forces" { /// Who.
        player: Color = as_player, },
    /// Whether castling with the rook that was touched is legal.
    CanCastle = "can_castle",
    /// Whether the king has another legal move than castling with that rook.
    KingMoves = "king_moves",
    /// Which moves of the period are missing.
    Missing = "missing",
    /// Whether the claim is correct.
    Holds = "holds",
    /// How the draw was claimed.
    Way = "way",
    /// What was touched.
    Touched = "touched",
    /// Whether there is a legal move with what was touched.
    Possible = "possible",
    /// Where a device was.
    Device = "device",
    /// In which period of the time control the player was.
    Period = "period",
    /// How long after the start a player has come.
    After = "after",
    /// What default time the event has announced.
    DefaultTime = "default_time",
    /// How many moves have been completed by both.
    Moves = "moves",
    /// Whether displaced pieces were put back before the clock was pressed.
    Restored = "restored",
    /// What the position is: one that is still illegal after the next move.
    Still = "still",
    /// Whether a player has the move.
    OnMove = "on_move" { /// Who.
        player: Color = as_player, },
    /// Whether the clock was pressed after the king had been taken.
    Pressed = "pressed",
    /// The how-many-th illegal move it was with which a player left the king to be taken.
    Earlier = "earlier" { /// Who.
        player: Color = as_player, },
    /// What the player's clock shows.
    Left = "left",
}

impl Fact {
    /// What a report can say of it, in its words; a number is written `N`, a
    /// time `TIME`.
    ///
    /// ```
    /// use touchmove_laws::reported::Fact;
    /// assert_eq!(Fact::Answered.answers(), ["not answered", "answered"]);
    /// ```
    pub fn answers(&self) -> Vec<String> {
        match self {
            Fact::Fault => all::<Fault>(),
            Fact::Answered => texts(&["not answered", "answered"]),
            Fact::Noticed => all::<Noticed>(),
            Fact::Has { player } => left(*player).chain(can(*player)).chain(in_fen()).collect(),
            Fact::Against { player } => left(*player).chain(in_fen()).collect(),
            Fact::Count { .. } => texts(&["number 1", "number 2", "number 3"]),
            Fact::Forces { .. } => texts(&["forces mate", "does not force mate"]),
            Fact::Missing => texts(&["last period", "no moves missing", "N moves missing"]),
            Fact::Holds => texts(&["correct", "incorrect"]),
            Fact::Way => all::<Way>(),
            Fact::Touched => all::<Touched>(),
            Fact::Possible | Fact::CanCastle => texts(&["can be played", "cannot be played"]),
            Fact::KingMoves => texts(&["king can move", "king cannot move"]),
            Fact::Device => all::<Found>(),
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

fn all<T: Said>() -> Vec<String> {
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

/// As text.
impl Serialize for Fact {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

/// The fact with what can be said of it, as fields of an effect.
pub(crate) fn as_needed(out: &mut Args, name: &'static str, fact: &Fact) {
    out.push((name, Arg::Text(fact.to_string())));
    out.push(("answers", Arg::List(fact.answers())));
}
