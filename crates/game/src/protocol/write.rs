//! The way back: an event in the protocol's words.

use super::acts::{ARBITER_PHRASES, PLAYER_PHRASES};
use super::line::{self, clock_text};
use super::words::Words;
use super::{ProtocolError, acts};
use crate::event::{
    Act, Actor, Adjournment, Blind, Claim, Clock, Decision, Event, Ground, Hands, Matter, MoveText,
    Observation, Pieces, Writing,
};
use std::fmt;
use touchmove_board::{Color, Square};
use touchmove_laws::Score;

impl Event {
    /// Reads an event as a line of a protocol says it, without its time.
    ///
    /// The way back is [`to_string`](ToString::to_string).
    ///
    /// # Errors
    ///
    /// The column, and what is wrong there; its line is always 1.
    ///
    /// ```
    /// use touchmove_game::{Act, Clock, Event};
    ///
    /// let event = Event::read(4_000, "White presses").unwrap();
    /// assert_eq!((event.at, &event.act), (4_000, &Act::Clock(Clock::Presses)));
    /// assert_eq!(event.to_string(), "White presses");
    /// assert_eq!(Event::read(4_000, "White jumps").unwrap_err().column, 7);
    /// ```
    pub fn read(at: u64, text: &str) -> Result<Event, ProtocolError> {
        let mut words = Words::of(1, text);
        if let Some(end) = text.find(['\n', '\r']) {
            let column = text.get(..end).unwrap_or_default().chars().count().saturating_add(1);
            let message = "the end of the line found, one event on one line expected".to_owned();
            return Err(ProtocolError { line: 1, column, message });
        }
        let actor = line::actor(&mut words)?;
        let act = acts::act(actor, &mut words)?;
        words.finish()?;
        Ok(Event { at, actor, act })
    }
}

impl fmt::Display for Event {
    /// `White plays e4`: a line of a protocol without its time. What no
    /// protocol can say, such as an arbiter who plays, is written as near as
    /// words come and cannot be read again.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", self.actor, written(self.actor, &self.act))
    }
}

impl fmt::Display for Actor {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Actor::Player(player) => f.write_str(name(*player)),
            Actor::Arbiter => f.write_str("Arbiter"),
            Actor::AssistantOf(player) => write!(f, "Assistant of {}", name(*player)),
            Actor::Spectator => f.write_str("Spectator"),
        }
    }
}

impl fmt::Display for Act {
    /// In the words of a protocol: those for a player where the arbiter's are
    /// others.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&written(Actor::Player(Color::White), self))
    }
}

impl fmt::Display for MoveText {
    /// `e7e8q`, or the notation as it was written.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            MoveText::FromTo { from, to, promotion } => {
                write!(f, "{from}{to}")?;
                promotion.map_or(Ok(()), |role| write!(f, "{}", role.letter().to_ascii_lowercase()))
            }
            MoveText::Notation(text) => f.write_str(text),
        }
    }
}

fn written(actor: Actor, act: &Act) -> String {
    let tables = match actor {
        Actor::Arbiter => [ARBITER_PHRASES, PLAYER_PHRASES],
        _ => [PLAYER_PHRASES, ARBITER_PHRASES],
    };
    let phrase = tables.into_iter().flatten().find(|(_, known)| known == act);
    match phrase {
        Some((phrase, _)) => (*phrase).to_owned(),
        None => by_hand(act).or_else(|| by_arbiter(act)).unwrap_or_else(|| said(actor, act)),
    }
}

/// What hands do to pieces.
fn by_hand(act: &Act) -> Option<String> {
    Some(match act {
        Act::Pieces(Pieces::Adjusts { squares, announced }) => {
            let silently = if *announced { "" } else { " silently" };
            format!("adjusts {}{silently}", joined(squares, " "))
        }
        Act::Pieces(Pieces::Touches { groups, accidental }) => {
            let groups: Vec<String> = groups.iter().map(|group| joined(group, "+")).collect();
            let accidentally = if *accidental { " accidentally" } else { "" };
            format!("touches {}{accidentally}", groups.join(" "))
        }
        Act::Pieces(Pieces::Takes { square }) => format!("takes {square}"),
        Act::Pieces(Pieces::Puts { role, square }) => format!("puts {} {square}", role.letter()),
        Act::Pieces(Pieces::Shifts { from, to }) => format!("shifts {from} {to}"),
        Act::Pieces(Pieces::Plays { text, hands: Hands::One }) => format!("plays {}", word(text)),
        Act::Pieces(Pieces::Plays { text, hands: Hands::Both }) => {
            format!("plays {} with both hands", word(text))
        }
        Act::Blind(Blind::Copies { text }) => format!("copies {}", word(text)),
        Act::Pieces(Pieces::KnocksOver { squares }) => {
            format!("knocks over {}", joined(squares, " "))
        }
        Act::Pieces(Pieces::Restores { squares }) => format!("restores {}", joined(squares, " ")),
        _ => return None,
    })
}

fn by_arbiter(act: &Act) -> Option<String> {
    Some(match act {
        Act::Observation(Observation::Touched { square }) => format!("observes touched {square}"),
        Act::Decision(Decision::Explains { article: number, to: None }) => {
            format!("explains {number} to both players")
        }
        Act::Decision(Decision::Explains { article: number, to: Some(player) }) => {
            format!("explains {number} to {}", name(*player))
        }
        Act::Decision(Decision::Reinstates { position }) => {
            format!("reinstates {}", position.fen())
        }
        Act::Decision(Decision::GivesTime { player, ms }) => {
            format!("gives {} {}", name(*player), clock_text(*ms))
        }
        Act::Decision(Decision::TakesTime { player, ms }) => {
            format!("takes {} from {}", clock_text(*ms), name(*player))
        }
        Act::Decision(Decision::GivesForDisturbance { player, ms }) => {
            format!("gives {} {} for a disturbance", name(*player), clock_text(*ms))
        }
        Act::Decision(Decision::SetsClocks { times }) => {
            let times = times.iter().map(|(p, ms)| format!("{} {}", name(*p), clock_text(*ms)));
            format!("sets {}", times.collect::<Vec<_>>().join(" "))
        }
        Act::Decision(Decision::SetsTheMoveCounter { moves: count }) => {
            format!("sets the move counter to {count}")
        }
        Act::Decision(Decision::GivesPoints { player, halves }) => {
            format!("gives {} {}", name(*player), points(*halves))
        }
        Act::Decision(Decision::TakesPoints { player, halves }) => {
            format!("takes {} from {}", points(*halves), name(*player))
        }
        Act::Decision(Decision::Fines { player }) => format!("fines {}", name(*player)),
        Act::Decision(Decision::PermitsToLeave { player }) => {
            format!("permits {} to leave", name(*player))
        }
        Act::Decision(Decision::AllowsToBeLate { player }) => {
            format!("allows {} to be late", name(*player))
        }
        Act::Decision(Decision::Warns { player }) => format!("warns {}", name(*player)),
        Act::Decision(Decision::Excludes { player }) => format!("excludes {}", name(*player)),
        Act::Decision(Decision::Expels { player }) => format!("expels {}", name(*player)),
        Act::Decision(Decision::DeclaresLost { player, score }) => declares_lost(*player, *score),
        _ => return None,
    })
}

/// What is said, claimed and written.
fn said(actor: Actor, act: &Act) -> String {
    match act {
        Act::Clock(Clock::Stops { reason: None }) => "stops the clock".to_owned(),
        Act::Clock(Clock::Stops { reason: Some(why) }) if why.is_empty() => {
            "stops the clock:".to_owned()
        }
        Act::Clock(Clock::Stops { reason: Some(why) }) => format!("stops the clock: {}", text(why)),
        Act::Claim(Claim::AsksForAnExplanation { about: Some(what) }) => {
            format!("asks for an explanation: {}", text(what))
        }
        Act::Claim(Claim::Draw { ground, text: None }) => format!("claims {}", on(*ground)),
        Act::Claim(Claim::Draw { ground, text: Some(mv) }) => {
            format!("claims {} with {}", on(*ground), word(mv))
        }
        Act::Claim(Claim::FromTheScreen { ground }) => {
            format!("claims {} from the screen", on(*ground))
        }
        Act::Claim(Claim::Touched { square }) => format!("claims touched {square}"),
        Act::Claim(Claim::PointsOut { matter }) => {
            let verb = if actor == Actor::Arbiter { "finds" } else { "points out" };
            format!("{verb} {}", about(matter))
        }
        Act::Writing(Writing::Records { text: what }) => format!("records {}", text(what)),
        Act::Writing(Writing::Signs { result: what }) => format!("signs {}", text(what)),
        Act::Blind(Blind::Announces { text: what }) => format!("announces {}", text(what)),
        Act::Blind(Blind::Repeats { text: what }) => format!("repeats {}", text(what)),
        Act::Adjournment(Adjournment::Seals { text: mv }) => format!("seals {}", sealed(mv)),
        // All others are phrases.
        _ => String::new(),
    }
}

const fn name(player: Color) -> &'static str {
    match player {
        Color::White => "White",
        Color::Black => "Black",
    }
}

const fn on(ground: Ground) -> &'static str {
    match ground {
        Ground::Threefold => "threefold",
        Ground::FiftyMoves => "fifty moves",
    }
}

fn about(matter: &Matter) -> String {
    match matter {
        Matter::Displaced(squares) => format!("displaced {}", joined(squares, " ")),
        matter => acts::matter_phrase(matter).to_owned(),
    }
}

fn declares_lost(player: Color, score: Option<Score>) -> String {
    let lost = format!("declares {} lost", name(player));
    let scores = match score {
        None => return lost,
        Some(Score::Win) => "1",
        Some(Score::Draw) => "1/2",
        Some(Score::Loss) => "0",
    };
    format!("{lost}, {} scores {scores}", name(player.other()))
}

fn points(halves: u32) -> String {
    match halves % 2 {
        0 => format!("{} point", halves / 2),
        _ => format!("{halves}/2 point"),
    }
}

fn joined(squares: &[Square], between: &str) -> String {
    squares.iter().map(Square::to_string).collect::<Vec<_>>().join(between)
}

/// A text as a line can hold it. One with line breaks, or that a reader would
/// end earlier, goes into quotation marks.
fn text(text: &str) -> String {
    let whole = Words::of(1, text).rest() == text && !text.is_empty();
    if whole && !text.contains(char::is_control) { text.to_owned() } else { quoted(text) }
}

fn word(mv: &MoveText) -> String {
    let written = mv.to_string();
    let whole = Words::of(1, &written).peek() == Some(written.as_str());
    if whole && !written.contains(char::is_control) { written } else { quoted(&written) }
}

/// What is no move stands in quotation marks in the envelope.
fn sealed(mv: &MoveText) -> String {
    match mv {
        MoveText::Notation(text) if !crate::moves::is_notation(text) => quoted(text),
        mv => word(mv),
    }
}

fn quoted(text: &str) -> String {
    let plain = |c: char| match c {
        '"' => '\'',
        c if c.is_control() => ' ',
        c => c,
    };
    format!("\"{}\"", text.chars().map(plain).collect::<String>())
}
