//! Messages of DGT LiveChess 2.x (`ws://localhost:1982/api/v1.0`), as JSON.

use crate::codec::{Frame, Stream, decode};
use crate::{Charge, ClockReading, Codec, Command, Link, Placement, Sensed};
use alloc::borrow::ToOwned;
use alloc::format;
use alloc::string::{String, ToString};
use alloc::vec::Vec;
use core::str::from_utf8;
use serde_json::{Map, Value, json};
use touchmove_board::{ByColor, Color};
use touchmove_clock::{Millis, Moment};

/// Upper bound of a line.
const LONGEST: usize = 1 << 16;

/// A message from LiveChess.
#[derive(Debug, Clone, PartialEq)]
pub enum Message {
    /// Event of a board.
    Feed(Feed),
    /// The boards, as answer to `eboards`.
    Boards(Vec<BoardState>),
    /// Any other answer to a call.
    Answer {
        /// Number of the call.
        id: u64,
    },
    /// A call was refused.
    Refused {
        /// Number of the call.
        id: u64,
        /// Reason, as LiveChess states it.
        message: String,
    },
}

/// Event of a board, from a feed.
#[derive(Debug, Clone, PartialEq)]
pub struct Feed {
    /// Number of the feed.
    pub id: u64,
    /// Time of the server.
    pub at: Moment,
    /// The board's state; unchanged parts are missing.
    pub board: BoardState,
    /// Moves that LiveChess has reconstructed. They may be wrong while pieces are in the air.
    pub moves: Vec<String>,
    /// True if the board agrees with the reconstruction.
    pub agrees: Option<bool>,
}

/// State of a board.
#[derive(Debug, Clone, PartialEq, Default)]
pub struct BoardState {
    /// Serial number.
    pub serial: String,
    /// Events of the board's sensors.
    pub sensed: Vec<Sensed>,
}

/// Parses a message from LiveChess. Returns `None` if it is not one.
///
/// ```
/// use touchmove_boards::livechess::{Message, message};
/// let text = r#"{"response":"feed","id":7,"time":1587948082889,
///     "param":{"serialnr":"23946","board":"8/8/8/4k3/8/8/8/4K3","clock":null}}"#;
/// let Some(Message::Feed(feed)) = message(text) else { panic!() };
/// assert_eq!((feed.board.serial.as_str(), feed.board.sensed.len()), ("23946", 1));
/// ```
#[must_use]
pub fn message(text: &str) -> Option<Message> {
    let value: Value = serde_json::from_str(text).ok()?;
    let id = value.get("id").and_then(Value::as_u64).unwrap_or_default();
    let param = value.get("param");
    match value.get("response")?.as_str()? {
        "feed" => {
            let param = param?.as_object()?;
            let at = Moment::new(value.get("time").and_then(Value::as_u64).unwrap_or_default());
            let moves = param.get("san").and_then(Value::as_array).into_iter().flatten();
            Some(Message::Feed(Feed {
                id,
                at,
                board: board_state(param),
                moves: moves.filter_map(Value::as_str).map(str::to_owned).collect(),
                agrees: param.get("match").and_then(Value::as_bool),
            }))
        }
        "error" => {
            let message = param.and_then(|param| param.get("message")).and_then(Value::as_str);
            Some(Message::Refused { id, message: message.unwrap_or_default().to_owned() })
        }
        "call" => Some(match param.and_then(Value::as_array) {
            Some(boards) if boards.iter().all(|board| text_of(board, "serialnr").is_some()) => {
                Message::Boards(
                    boards.iter().filter_map(Value::as_object).map(board_state).collect(),
                )
            }
            _ => Message::Answer { id },
        }),
        _ => None,
    }
}

fn text_of<'a>(value: &'a Value, name: &str) -> Option<&'a str> {
    value.get(name)?.as_str()
}

fn board_state(of: &Map<String, Value>) -> BoardState {
    let text = |name: &str| of.get(name).and_then(Value::as_str);
    let flipped = of.get("flipped").and_then(Value::as_bool).map(Sensed::Flipped);
    let link = text("state").and_then(link).map(Sensed::Link);
    let battery = text("battery").map(|charge| Sensed::Battery(read_charge(charge)));
    let board = text("board").and_then(Placement::parse).map(Sensed::Board);
    let clock = of.get("clock").and_then(clock).map(Sensed::Clock);
    let sensed = [link, flipped, battery, board, clock].into_iter().flatten().collect();
    BoardState { serial: text("serialnr").unwrap_or_default().to_owned(), sensed }
}

fn link(state: &str) -> Option<Link> {
    match state {
        "ACTIVE" => Some(Link::Up),
        "NOTRESPONDING" | "INACTIVE" => Some(Link::Lost),
        _ => None,
    }
}

fn read_charge(text: &str) -> Charge {
    let percent = text.strip_suffix('%').and_then(|number| number.parse().ok());
    percent.filter(|percent| *percent <= 100).map_or(Charge::Text(text.to_owned()), Charge::Percent)
}

/// Parses a clock: whole seconds, and whose time runs. A time of zero is a fallen flag.
fn clock(value: &Value) -> Option<ClockReading> {
    let left = |name: &str| value.get(name)?.as_u64().map(Millis::seconds);
    let left = ByColor::new(left("white")?, left("black")?);
    let running = match value.get("run").and_then(Value::as_bool) {
        Some(true) => Some(Color::White),
        Some(false) => Some(Color::Black),
        None => None,
    };
    let flags = left.map(Millis::is_zero);
    Some(ClockReading { left, running, lever_up: None, flags, low_battery: false })
}

/// Returns the call that asks for the boards.
///
/// ```
/// use touchmove_boards::livechess::ask_boards;
/// assert_eq!(ask_boards(1), r#"{"call":"eboards","id":1}"#);
/// ```
#[must_use]
pub fn ask_boards(id: u64) -> String {
    json!({ "id": id, "call": "eboards" }).to_string()
}

/// Returns the call that opens a feed of a board. The caller chooses the feed's number.
///
/// ```
/// use touchmove_boards::livechess::subscribe;
/// assert!(subscribe(42, 7, "7425").contains(r#""serialnr":"7425""#));
/// ```
#[must_use]
pub fn subscribe(id: u64, feed: u64, serial: &str) -> String {
    let param = json!({ "feed": "eboardevent", "id": feed, "param": { "serialnr": serial } });
    json!({ "id": id, "call": "subscribe", "param": param }).to_string()
}

/// Returns the call that closes a feed.
///
/// ```
/// use touchmove_boards::livechess::unsubscribe;
/// assert!(unsubscribe(4, 7).contains("unsubscribe"));
/// ```
#[must_use]
pub fn unsubscribe(id: u64, feed: u64) -> String {
    json!({ "id": id, "call": "unsubscribe", "param": { "id": feed } }).to_string()
}

/// Returns the call that says which way round the board lies.
///
/// ```
/// use touchmove_boards::livechess::flip;
/// assert!(flip(3, 7, true).contains(r#""flip":true"#));
/// ```
#[must_use]
pub fn flip(id: u64, feed: u64, flip: bool) -> String {
    let param = json!({ "id": feed, "method": "flip", "param": { "flip": flip } });
    json!({ "id": id, "call": "call", "param": param }).to_string()
}

/// Returns a feed message as LiveChess sends it. Returns `None` if LiveChess has no such event.
///
/// ```
/// use touchmove_boards::Sensed;
/// use touchmove_boards::livechess::{Message, feed, message};
/// use touchmove_clock::Moment;
/// let text = feed(1, "23946", Moment::new(9), &Sensed::Flipped(true)).unwrap();
/// let Some(Message::Feed(read)) = message(&text) else { panic!() };
/// assert_eq!((read.at, &read.board.sensed[..]), (Moment::new(9), &[Sensed::Flipped(true)][..]));
/// ```
#[must_use]
pub fn feed(id: u64, serial: &str, at: Moment, sensed: &Sensed) -> Option<String> {
    let (name, value) = field(sensed)?;
    let mut param = json!({ "serialnr": serial });
    param.as_object_mut()?.insert(name.to_owned(), value);
    Some(json!({ "response": "feed", "id": id, "param": param, "time": at.get() }).to_string())
}

fn field(sensed: &Sensed) -> Option<(&'static str, Value)> {
    let field = match sensed {
        Sensed::Board(board) => ("board", Value::String(board.to_string())),
        Sensed::Flipped(flipped) => ("flipped", Value::Bool(*flipped)),
        Sensed::Link(Link::Up) => ("state", Value::String("ACTIVE".to_owned())),
        Sensed::Link(Link::Lost) => ("state", Value::String("NOTRESPONDING".to_owned())),
        Sensed::Battery(charge) => {
            let text = match charge {
                Charge::Percent(percent) => format!("{percent}%"),
                Charge::Text(text) => text.clone(),
            };
            (read_charge(&text) == *charge).then_some(("battery", Value::String(text)))?
        }
        Sensed::Clock(shown) => {
            let seconds = |left: Millis| left.get() / 1_000;
            let run = shown.running.map(|player| player == Color::White);
            let (white, black) = (seconds(shown.left.white), seconds(shown.left.black));
            let value = json!({ "white": white, "black": black, "run": run });
            (clock(&value).as_ref() == Some(shown)).then_some(("clock", value))?
        }
        _ => return None,
    };
    Some(field)
}

/// Codec for recorded LiveChess messages, one per line. It reports the events of one board.
///
/// ```
/// use touchmove_boards::livechess::LiveChess;
/// use touchmove_boards::{Codec, Sensed};
/// let mut board = LiveChess::new("23946");
/// let line = board.encode(&Sensed::Flipped(false)).unwrap();
/// assert_eq!(board.decode(&line), [Sensed::Flipped(false)]);
/// ```
#[derive(Debug, Clone)]
pub struct LiveChess {
    stream: Stream,
    serial: String,
}

impl LiveChess {
    /// Creates a codec for the board with this serial number.
    ///
    /// ```
    /// use touchmove_boards::livechess::LiveChess;
    /// assert_eq!(LiveChess::new("7425").serial(), "7425");
    /// ```
    #[must_use]
    pub fn new(serial: &str) -> LiveChess {
        LiveChess { stream: Stream::default(), serial: serial.to_owned() }
    }

    /// Returns the serial number.
    ///
    /// ```
    /// use touchmove_boards::livechess::LiveChess;
    /// assert_eq!(LiveChess::new("7425").serial(), "7425");
    /// ```
    #[must_use]
    pub fn serial(&self) -> &str {
        &self.serial
    }

    fn frame(&self, bytes: &[u8]) -> Frame {
        let Some(end) = bytes.iter().take(LONGEST).position(|byte| *byte == b'\n') else {
            return if bytes.len() < LONGEST { Frame::More } else { Frame::Noise(LONGEST) };
        };
        let line = bytes.get(..end).and_then(|line| from_utf8(line).ok());
        let boards = match line.and_then(message) {
            Some(Message::Feed(feed)) => alloc::vec![feed.board],
            Some(Message::Boards(boards)) => boards,
            Some(Message::Answer { .. } | Message::Refused { .. }) => Vec::new(),
            None => return Frame::Noise(end + 1),
        };
        let own = boards.into_iter().filter(|board| board.serial == self.serial);
        Frame::Message(end + 1, own.flat_map(|board| board.sensed).collect())
    }
}

impl Codec for LiveChess {
    fn decode(&mut self, bytes: &[u8]) -> Vec<Sensed> {
        decode(self, |codec| &mut codec.stream, bytes, |codec, rest| codec.frame(rest))
    }

    fn encode(&self, sensed: &Sensed) -> Option<Vec<u8>> {
        let text = feed(1, &self.serial, Moment::START, sensed)?;
        Some([text.as_str(), "\n"].concat().into_bytes())
    }

    fn command(&self, command: &Command) -> Option<Vec<u8>> {
        let text = match command {
            Command::Watch => subscribe(1, 1, &self.serial),
            Command::AskBoard | Command::AskBattery | Command::AskClock => ask_boards(2),
            Command::Reset => unsubscribe(3, 1),
            _ => return None,
        };
        Some([text.as_str(), "\n"].concat().into_bytes())
    }
}
