//! A board during a game: sensor events in, acts and rulings out.

use crate::doubt::{Answer, Doubt};
use crate::input::Input;
use crate::interpreter::Interpreter;
use crate::scanner::{SCAN, Scanner};
use crate::{Difference, Entry, Placement, Sensed};
use alloc::vec::Vec;
use touchmove_clock::{Millis, Moment};
use touchmove_game::{Event, Game};

/// A board during a game.
///
/// The caller passes sensor events with their times, and calls [`tick`](Session::tick) while nothing
/// happens. Acts come a little later than the hands, because noise lasts as long as a scan; their
/// times are those of the hands.
///
/// ```
/// use touchmove_board::Position;
/// use touchmove_boards::{Placement, Sensed, Session};
/// use touchmove_clock::{Moment, TimeControl};
/// use touchmove_game::Game;
/// use touchmove_laws::{Edition, Regulations};
///
/// let rules = Regulations::new(Edition::Fide2023, TimeControl::no_clock());
/// let mut session = Session::new(Game::new(rules, Position::default()));
/// session.sense(Moment::new(0), &Sensed::Board(Placement::default()));
/// let square = |square: &str, piece: Option<&str>| Sensed::Square {
///     square: square.parse().unwrap(),
///     piece: piece.and_then(|p| touchmove_boards::Piece::from_letter(p.chars().next()?)),
/// };
/// session.sense(Moment::new(5_000), &square("e2", None));
/// session.sense(Moment::new(6_000), &square("e4", Some("P")));
/// session.tick(Moment::new(8_000));
/// let acts: Vec<String> = session.entries().iter().map(|e| e.event.to_string()).collect();
/// assert_eq!(acts, ["White takes e2", "White puts P e4"]);
/// assert!(session.doubts().is_empty());
/// ```
#[derive(Debug, Clone)]
pub struct Session {
    start: Game,
    scanner: Scanner,
    log: Vec<Input>,
    /// Observations that have been interpreted.
    done: usize,
    answers: Vec<(Doubt, Answer)>,
    interpreter: Interpreter,
}

impl Session {
    /// Creates a session for a game that is about to start.
    ///
    /// ```
    /// # use touchmove_boards::Session;
    /// # use touchmove_clock::TimeControl;
    /// # use touchmove_game::Game;
    /// # use touchmove_laws::{Edition, Regulations};
    /// let rules = Regulations::new(Edition::Fide2014, TimeControl::no_clock());
    /// let session = Session::new(Game::new(rules, Default::default()));
    /// assert!(session.entries().is_empty());
    /// ```
    #[must_use]
    pub fn new(game: Game) -> Session {
        Session::with_scan(game, SCAN)
    }

    /// Creates a session for a board whose full scan takes this long. The usual 250 ms suit boards on
    /// a serial line.
    ///
    /// ```
    /// # use touchmove_boards::Session;
    /// # use touchmove_clock::{Millis, TimeControl};
    /// # use touchmove_game::Game;
    /// # use touchmove_laws::{Edition, Regulations};
    /// let rules = Regulations::new(Edition::Fide2014, TimeControl::no_clock());
    /// let slow = Session::with_scan(Game::new(rules, Default::default()), Millis::new(500));
    /// assert!(slow.doubts().is_empty());
    /// ```
    #[must_use]
    pub fn with_scan(game: Game, scan: Millis) -> Session {
        Session {
            start: game.clone(),
            scanner: Scanner::new(scan),
            log: Vec::new(),
            done: 0,
            answers: Vec::new(),
            interpreter: Interpreter::new(game),
        }
    }

    /// Takes a sensor event. Times never go back.
    ///
    /// ```
    /// # use touchmove_boards::{Placement, Sensed, Session};
    /// # use touchmove_clock::{Moment, TimeControl};
    /// # use touchmove_game::Game;
    /// # use touchmove_laws::{Edition, Regulations};
    /// # let rules = Regulations::new(Edition::Fide2014, TimeControl::no_clock());
    /// let mut session = Session::new(Game::new(rules, Default::default()));
    /// session.sense(Moment::START, &Sensed::Board(Placement::default().turned()));
    /// assert!(session.is_turned());
    /// ```
    pub fn sense(&mut self, at: Moment, sensed: &Sensed) {
        self.tick(at);
        self.scanner.sense(at, sensed, self.interpreter.game.position());
    }

    /// Takes an event that does not come from sensors, such as a claim or a decision.
    ///
    /// ```
    /// # use touchmove_boards::Session;
    /// # use touchmove_clock::{Moment, TimeControl};
    /// # use touchmove_game::{Event, Game};
    /// # use touchmove_laws::{Edition, Regulations};
    /// # let rules = Regulations::new(Edition::Fide2023, TimeControl::no_clock());
    /// let mut session = Session::new(Game::new(rules, Default::default()));
    /// session.report(Event::read(Moment::START, "White resigns").unwrap());
    /// session.finish();
    /// assert_eq!(session.entries().len(), 1);
    /// ```
    pub fn report(&mut self, event: Event) {
        self.tick(event.at);
        self.scanner.report(Input::Event(event));
    }

    /// Lets time pass, so that changes that last become acts.
    ///
    /// ```
    /// # use touchmove_boards::Session;
    /// # use touchmove_clock::{Moment, TimeControl};
    /// # use touchmove_game::{Event, Game};
    /// # use touchmove_laws::{Edition, Regulations};
    /// # let rules = Regulations::new(Edition::Fide2023, TimeControl::no_clock());
    /// let mut session = Session::new(Game::new(rules, Default::default()));
    /// session.report(Event::read(Moment::START, "White resigns").unwrap());
    /// session.tick(Moment::new(900));
    /// assert!(session.entries().is_empty());
    /// session.tick(Moment::new(1_100));
    /// assert_eq!(session.entries().len(), 1);
    /// ```
    pub fn tick(&mut self, now: Moment) {
        let due = self.scanner.advance(now);
        self.log.extend(due);
        self.interpret();
    }

    /// Ends the feed: everything that was seen counts.
    ///
    /// ```
    /// # use touchmove_boards::Session;
    /// # use touchmove_clock::TimeControl;
    /// # use touchmove_game::Game;
    /// # use touchmove_laws::{Edition, Regulations};
    /// # let rules = Regulations::new(Edition::Fide2023, TimeControl::no_clock());
    /// let mut session = Session::new(Game::new(rules, Default::default()));
    /// session.finish();
    /// assert!(session.entries().is_empty());
    /// ```
    pub fn finish(&mut self) {
        self.tick(Moment::START + Millis::MAX);
    }

    fn interpret(&mut self) {
        while let Some(input) = self.log.get(self.done) {
            if !self.interpreter.interpret(input, &self.answers) {
                break;
            }
            self.done += 1;
        }
    }

    /// Answers a question. Everything that was seen is interpreted again, because an answer may
    /// change the meaning of later observations.
    ///
    /// ```
    /// # use touchmove_boards::{Answer, Placement, Sensed, Session, Color};
    /// # use touchmove_clock::{Moment, TimeControl};
    /// # use touchmove_game::Game;
    /// # use touchmove_laws::{Edition, Regulations};
    /// # let rules = Regulations::new(Edition::Fide2023, TimeControl::no_clock());
    /// let mut session = Session::new(Game::new(rules, Default::default()));
    /// let start = Placement::default();
    /// let mut lifted = start;
    /// lifted.set("b1".parse().unwrap(), None);
    /// session.sense(Moment::new(0), &Sensed::Board(start));
    /// session.sense(Moment::new(5_000), &Sensed::Board(lifted));
    /// session.sense(Moment::new(7_000), &Sensed::Board(start));
    /// session.finish();
    /// assert!(session.entries().is_empty());
    /// let doubt = session.doubts()[0].clone();
    /// session.answer(doubt, Answer::Touched(Color::White));
    /// assert_eq!(session.entries()[0].event.to_string(), "White takes b1");
    /// ```
    pub fn answer(&mut self, doubt: Doubt, answer: Answer) {
        self.answers.retain(|(known, _)| *known != doubt);
        self.answers.push((doubt, answer));
        self.interpreter = Interpreter::new(self.start.clone());
        self.done = 0;
        self.interpret();
    }

    /// Returns the acts so far, with their rulings.
    ///
    /// ```
    /// # use touchmove_boards::Session;
    /// # use touchmove_clock::TimeControl;
    /// # use touchmove_game::Game;
    /// # use touchmove_laws::{Edition, Regulations};
    /// # let rules = Regulations::new(Edition::Fide2023, TimeControl::no_clock());
    /// assert!(Session::new(Game::new(rules, Default::default())).entries().is_empty());
    /// ```
    #[must_use]
    pub fn entries(&self) -> &[Entry] {
        &self.interpreter.entries
    }

    /// Returns the open questions.
    ///
    /// ```
    /// # use touchmove_boards::Session;
    /// # use touchmove_clock::TimeControl;
    /// # use touchmove_game::Game;
    /// # use touchmove_laws::{Edition, Regulations};
    /// # let rules = Regulations::new(Edition::Fide2023, TimeControl::no_clock());
    /// assert!(Session::new(Game::new(rules, Default::default())).doubts().is_empty());
    /// ```
    #[must_use]
    pub fn doubts(&self) -> &[Doubt] {
        &self.interpreter.doubts
    }

    /// Returns the game.
    ///
    /// ```
    /// # use touchmove_boards::Session;
    /// # use touchmove_clock::TimeControl;
    /// # use touchmove_game::{Game, Status};
    /// # use touchmove_laws::{Edition, Regulations};
    /// # let rules = Regulations::new(Edition::Fide2023, TimeControl::no_clock());
    /// let session = Session::new(Game::new(rules, Default::default()));
    /// assert_eq!(session.game().status(), Status::NotStarted);
    /// ```
    #[must_use]
    pub const fn game(&self) -> &Game {
        &self.interpreter.game
    }

    /// Returns the board as it is seen, without what may be noise.
    ///
    /// ```
    /// # use touchmove_boards::{Placement, Session};
    /// # use touchmove_clock::TimeControl;
    /// # use touchmove_game::Game;
    /// # use touchmove_laws::{Edition, Regulations};
    /// # let rules = Regulations::new(Edition::Fide2023, TimeControl::no_clock());
    /// let session = Session::new(Game::new(rules, Default::default()));
    /// assert_eq!(session.seen(), Placement::EMPTY);
    /// ```
    #[must_use]
    pub const fn seen(&self) -> Placement {
        self.interpreter.seen
    }

    /// Returns the squares on which the board differs from the game, with the piece that belongs
    /// there: what must be put back. Empty until the pieces have been set up.
    ///
    /// ```
    /// # use touchmove_boards::{Placement, Sensed, Session};
    /// # use touchmove_clock::{Moment, TimeControl};
    /// # use touchmove_game::Game;
    /// # use touchmove_laws::{Edition, Regulations};
    /// # let rules = Regulations::new(Edition::Fide2023, TimeControl::no_clock());
    /// let mut session = Session::new(Game::new(rules, Default::default()));
    /// session.sense(Moment::START, &Sensed::Board(Placement::default()));
    /// session.finish();
    /// assert!(session.differences().is_empty());
    /// ```
    #[must_use]
    pub fn differences(&self) -> Vec<Difference> {
        if !self.interpreter.set_up {
            return Vec::new();
        }
        let (seen, ruled) = (self.interpreter.seen, self.interpreter.ruled());
        let at = |square| Difference {
            square,
            seen: seen.piece_at(square),
            ruled: ruled.piece_at(square),
        };
        seen.differing(&ruled).map(at).collect()
    }

    /// True if the board lies the other way round.
    ///
    /// ```
    /// # use touchmove_boards::Session;
    /// # use touchmove_clock::TimeControl;
    /// # use touchmove_game::Game;
    /// # use touchmove_laws::{Edition, Regulations};
    /// # let rules = Regulations::new(Edition::Fide2023, TimeControl::no_clock());
    /// assert!(!Session::new(Game::new(rules, Default::default())).is_turned());
    /// ```
    #[must_use]
    pub const fn is_turned(&self) -> bool {
        self.scanner.is_turned()
    }
}
