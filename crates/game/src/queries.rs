//! Queries about a game.

use crate::game::Game;
use crate::state::status::Status;
use alloc::vec::Vec;
use touchmove_board::{Color, Piece, Position, Square};
use touchmove_clock::{Chessclock, Moment};
use touchmove_laws::{Obligation, Question, Regulations};

impl Game {
    /// Returns the regulations of the game.
    ///
    /// ```
    /// # use touchmove_board::Position;
    /// # use touchmove_clock::TimeControl;
    /// # use touchmove_game::Game;
    /// # use touchmove_laws::{Edition, Regulations};
    /// let regulations = Regulations::new(Edition::Fide2014, TimeControl::no_clock());
    /// let game = Game::new(regulations.clone(), Position::default());
    /// assert_eq!(game.regulations(), &regulations);
    /// ```
    pub fn regulations(&self) -> &Regulations {
        &self.view().rules
    }

    /// Returns the status of the game.
    ///
    /// ```
    /// # use touchmove_board::Position;
    /// # use touchmove_clock::TimeControl;
    /// # use touchmove_game::{Game, Status};
    /// # use touchmove_laws::{Edition, Regulations};
    /// let regulations = Regulations::new(Edition::Fide2014, TimeControl::no_clock());
    /// assert_eq!(Game::new(regulations, Position::default()).status(), Status::NotStarted);
    /// ```
    pub fn status(&self) -> Status {
        let phase = &self.view().phase;
        match phase.status {
            Status::Playing if phase.halt.is_some() => Status::Stopped,
            status => status,
        }
    }

    /// Returns the position on the board.
    ///
    /// ```
    /// # use touchmove_board::Position;
    /// # use touchmove_clock::TimeControl;
    /// # use touchmove_game::Game;
    /// # use touchmove_laws::{Edition, Regulations};
    /// let regulations = Regulations::new(Edition::Fide2014, TimeControl::no_clock());
    /// assert_eq!(*Game::new(regulations, Position::default()).position(), Position::default());
    /// ```
    pub fn position(&self) -> &Position {
        &self.view().table.board
    }

    /// Returns the position at the moment when the player got the move, before the player handled
    /// any piece.
    ///
    /// ```
    /// # use touchmove_board::{Color, Position};
    /// # use touchmove_clock::{Moment, TimeControl};
    /// # use touchmove_game::{Act, Actor, Event, Game, Hands, Pieces};
    /// # use touchmove_laws::{Edition, Regulations};
    /// let regulations = Regulations::new(Edition::Fide2014, TimeControl::no_clock());
    /// let mut game = Game::new(regulations, Position::default());
    /// let act = Act::Pieces(Pieces::Takes { square: "e2".parse().unwrap(), hands: Hands::One });
    /// game.apply(&Event { at: Moment::START, actor: Actor::Player(Color::White), act }).unwrap();
    /// assert_eq!(*game.before_the_move(), Position::default());
    /// assert_ne!(game.position(), game.before_the_move());
    /// ```
    pub fn before_the_move(&self) -> &Position {
        &self.view().table.attempt.before
    }

    /// Returns the player who has the move. A player has the move as soon as the opponent's move
    /// has been made.
    ///
    /// ```
    /// # use touchmove_board::{Color, Position};
    /// # use touchmove_clock::TimeControl;
    /// # use touchmove_game::Game;
    /// # use touchmove_laws::{Edition, Regulations};
    /// let regulations = Regulations::new(Edition::Fide2014, TimeControl::no_clock());
    /// assert_eq!(Game::new(regulations, Position::default()).has_move(), Color::White);
    /// ```
    pub fn has_move(&self) -> Color {
        self.view().has_move()
    }

    /// Returns the chessclock.
    ///
    /// ```
    /// # use touchmove_board::{Color, Position};
    /// # use touchmove_clock::{Millis, Moment, TimeControl};
    /// # use touchmove_game::Game;
    /// # use touchmove_laws::{Edition, Regulations};
    /// let control = TimeControl::parse("300+3").unwrap();
    /// let game = Game::new(Regulations::new(Edition::Fide2014, control), Position::default());
    /// assert_eq!(game.clock().remaining_ms(Color::White, Moment::START), Some(Millis::seconds(303)));
    /// ```
    pub fn clock(&self) -> &Chessclock {
        &self.view().table.clock
    }

    /// Returns the time of the last event on the session's time axis.
    ///
    /// ```
    /// # use touchmove_board::Position;
    /// # use touchmove_clock::{Moment, TimeControl};
    /// # use touchmove_game::Game;
    /// # use touchmove_laws::{Edition, Regulations};
    /// let regulations = Regulations::new(Edition::Fide2014, TimeControl::no_clock());
    /// let mut game = Game::new(regulations, Position::default());
    /// game.start(Moment::new(5_000));
    /// assert_eq!(game.now(), Moment::new(5_000));
    /// ```
    pub fn now(&self) -> Moment {
        self.view().table.now
    }

    /// Returns the obligations of the player having the move. They come from pieces touched or
    /// released, or moves written, on this move.
    ///
    /// ```
    /// # use touchmove_board::Position;
    /// # use touchmove_clock::TimeControl;
    /// # use touchmove_game::Game;
    /// # use touchmove_laws::{Edition, Regulations};
    /// let regulations = Regulations::new(Edition::Fide2014, TimeControl::no_clock());
    /// assert!(Game::new(regulations, Position::default()).obligations().is_empty());
    /// ```
    pub fn obligations(&self) -> Vec<Obligation> {
        self.view().table.attempt.obligations()
    }

    /// True if the obligations come from the touches of an illegal move that is being replaced.
    ///
    /// ```
    /// # use touchmove_board::Position;
    /// # use touchmove_clock::TimeControl;
    /// # use touchmove_game::Game;
    /// # use touchmove_laws::{Edition, Regulations};
    /// let regulations = Regulations::new(Edition::Fide2014, TimeControl::no_clock());
    /// assert!(!Game::new(regulations, Position::default()).replaces_illegal_move());
    /// ```
    pub fn replaces_illegal_move(&self) -> bool {
        let attempt = &self.view().table.attempt;
        attempt.replaces && !attempt.contact
    }

    /// Returns the questions that the arbiter has not answered.
    ///
    /// ```
    /// # use touchmove_board::Position;
    /// # use touchmove_clock::TimeControl;
    /// # use touchmove_game::Game;
    /// # use touchmove_laws::{Edition, Regulations};
    /// let regulations = Regulations::new(Edition::Fide2014, TimeControl::no_clock());
    /// assert!(Game::new(regulations, Position::default()).questions().is_empty());
    /// ```
    pub fn questions(&self) -> &[Question] {
        &self.view().questions
    }

    /// True if both clocks are stopped until the arbiter answers an open question.
    ///
    /// ```
    /// # use touchmove_board::Position;
    /// # use touchmove_clock::TimeControl;
    /// # use touchmove_game::Game;
    /// # use touchmove_laws::{Edition, Regulations};
    /// let regulations = Regulations::new(Edition::Fide2014, TimeControl::no_clock());
    /// assert!(!Game::new(regulations, Position::default()).clocks_await_an_answer());
    /// ```
    pub fn clocks_await_an_answer(&self) -> bool {
        self.view().questions.hold_clocks()
    }

    /// Returns the player whose draw offer is in force (Article 9.1).
    ///
    /// ```
    /// # use touchmove_board::Position;
    /// # use touchmove_clock::TimeControl;
    /// # use touchmove_game::Game;
    /// # use touchmove_laws::{Edition, Regulations};
    /// let regulations = Regulations::new(Edition::Fide2014, TimeControl::no_clock());
    /// assert_eq!(Game::new(regulations, Position::default()).draw_offer(), None);
    /// ```
    pub fn draw_offer(&self) -> Option<Color> {
        self.view().ledger.draws.offer
    }

    /// Returns the lifted pieces with their squares of departure.
    ///
    /// ```
    /// # use touchmove_board::{Color, Position};
    /// # use touchmove_clock::{Moment, TimeControl};
    /// # use touchmove_game::{Act, Actor, Event, Game, Hands, Pieces};
    /// # use touchmove_laws::{Edition, Regulations};
    /// let regulations = Regulations::new(Edition::Fide2014, TimeControl::no_clock());
    /// let mut game = Game::new(regulations, Position::default());
    /// let act = Act::Pieces(Pieces::Takes { square: "e2".parse().unwrap(), hands: Hands::One });
    /// game.apply(&Event { at: Moment::START, actor: Actor::Player(Color::White), act }).unwrap();
    /// assert_eq!(game.in_hand()[0].0, "e2".parse().unwrap());
    /// ```
    pub fn in_hand(&self) -> &[(Square, Piece)] {
        &self.view().table.attempt.in_hand
    }

    /// Returns the illegal moves counted so far, White's and Black's (Article 7.5).
    ///
    /// ```
    /// # use touchmove_board::Position;
    /// # use touchmove_clock::TimeControl;
    /// # use touchmove_game::Game;
    /// # use touchmove_laws::{Edition, Regulations};
    /// let regulations = Regulations::new(Edition::Fide2014, TimeControl::no_clock());
    /// assert_eq!(Game::new(regulations, Position::default()).illegal_moves(), [0, 0]);
    /// ```
    pub fn illegal_moves(&self) -> [u32; 2] {
        self.view().ledger.illegal_moves.into()
    }

    /// Returns the changes of White's and Black's scores by penalties, in half points.
    ///
    /// ```
    /// # use touchmove_board::{Color, Position};
    /// # use touchmove_clock::{Moment, TimeControl};
    /// # use touchmove_game::Decision;
    /// # use touchmove_game::{Act, Actor, Event, Game};
    /// # use touchmove_laws::{Edition, Regulations};
    /// let regulations = Regulations::new(Edition::Fide2014, TimeControl::no_clock());
    /// let mut game = Game::new(regulations, Position::default());
    /// let act = Act::Decision(Decision::TakesPoints { player: Color::White, halves: 1 });
    /// game.apply(&Event { at: Moment::START, actor: Actor::Arbiter, act }).unwrap();
    /// assert_eq!(game.points_changed(), [-1, 0]);
    /// ```
    pub fn points_changed(&self) -> [i32; 2] {
        self.view().ledger.points.into()
    }

    /// Returns the moves that a player still has to write: number and side (Article 8.1). Empty if
    /// the player need not write, or is short of time in this period.
    ///
    /// ```
    /// use touchmove_board::{Color, Position};
    /// use touchmove_clock::{Moment, TimeControl};
    /// use touchmove_game::{Event, Game};
    /// use touchmove_laws::{Edition, Regulations};
    ///
    /// let control = TimeControl::parse("5400+30").unwrap();
    /// let rules = Regulations::new(Edition::Fide2023, control);
    /// let mut game = Game::new(rules, Position::default());
    /// for (at, text) in [(0, "White plays e4"), (1, "White presses"), (2, "White records e4")] {
    ///     game.apply(&Event::read(Moment::new(at), text).unwrap()).unwrap();
    /// }
    /// assert_eq!(game.unwritten(Color::White), []);
    /// assert_eq!(game.unwritten(Color::Black), [(1, Color::White)]);
    /// ```
    pub fn unwritten(&self, player: Color) -> Vec<(u32, Color)> {
        self.view().unwritten(player)
    }
}
