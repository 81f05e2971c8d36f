//! What can be asked about a game.

use crate::game::Game;
use crate::status::Status;
use touchmove_board::{Color, Piece, Position, Square};
use touchmove_clock::Chessclock;
use touchmove_laws::{Must, Question, Regulations};

impl Game {
    /// The regulations the game is played under.
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
        &self.regulations
    }

    /// Whether and how the game goes on.
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
        match self.status {
            Status::Playing if self.halt.is_some() => Status::Stopped,
            status => status,
        }
    }

    /// What ended the game, in the protocol's words.
    pub(crate) fn ended_as(&self) -> Option<&'static str> {
        match self.status {
            Status::Over(_, termination) => Some(termination.words()),
            Status::NotStarted
            | Status::Playing
            | Status::Stopped
            | Status::Adjourned
            | Status::Cancelled => None,
        }
    }

    /// The position on the board as the pieces stand.
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
        &self.board
    }

    /// The position in which the player who has the move got it, whatever has
    /// been done to the pieces since.
    ///
    /// ```
    /// # use touchmove_board::{Color, Position};
    /// # use touchmove_clock::TimeControl;
    /// # use touchmove_game::{Act, Actor, Event, Game, Pieces};
    /// # use touchmove_laws::{Edition, Regulations};
    /// let regulations = Regulations::new(Edition::Fide2014, TimeControl::no_clock());
    /// let mut game = Game::new(regulations, Position::default());
    /// let act = Act::Pieces(Pieces::Takes { square: "e2".parse().unwrap() });
    /// game.apply(&Event { at: 0, actor: Actor::Player(Color::White), act }).unwrap();
    /// assert_eq!(*game.before_the_move(), Position::default());
    /// assert_ne!(game.position(), game.before_the_move());
    /// ```
    pub fn before_the_move(&self) -> &Position {
        &self.attempt.before
    }

    /// The player who has the move: the opponent's has been made.
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
        self.attempt.before.turn()
    }

    /// The chessclock.
    ///
    /// ```
    /// # use touchmove_board::{Color, Position};
    /// # use touchmove_clock::TimeControl;
    /// # use touchmove_game::Game;
    /// # use touchmove_laws::{Edition, Regulations};
    /// let control = TimeControl::parse("300+3").unwrap();
    /// let game = Game::new(Regulations::new(Edition::Fide2014, control), Position::default());
    /// assert_eq!(game.clock().remaining_ms(Color::White, 0), Some(303_000));
    /// ```
    pub fn clock(&self) -> &Chessclock {
        &self.clock
    }

    /// The moment of the last event, in milliseconds on the session's axis.
    ///
    /// ```
    /// # use touchmove_board::Position;
    /// # use touchmove_clock::TimeControl;
    /// # use touchmove_game::Game;
    /// # use touchmove_laws::{Edition, Regulations};
    /// let regulations = Regulations::new(Edition::Fide2014, TimeControl::no_clock());
    /// let mut game = Game::new(regulations, Position::default());
    /// game.start(5_000);
    /// assert_eq!(game.now(), 5_000);
    /// ```
    pub fn now(&self) -> u64 {
        self.now
    }

    /// What the player having the move must do, because of what was touched,
    /// released or written on this move.
    ///
    /// ```
    /// # use touchmove_board::Position;
    /// # use touchmove_clock::TimeControl;
    /// # use touchmove_game::Game;
    /// # use touchmove_laws::{Edition, Regulations};
    /// let regulations = Regulations::new(Edition::Fide2014, TimeControl::no_clock());
    /// assert!(Game::new(regulations, Position::default()).obligations().is_empty());
    /// ```
    pub fn obligations(&self) -> Vec<Must> {
        self.attempt.obligations()
    }

    /// Whether the obligations come from the touches of an illegal move that
    /// is now being replaced.
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
        self.attempt.replaces && !self.attempt.contact
    }

    /// The questions that the arbiter has not answered.
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
        &self.questions
    }

    /// Who has offered a draw that still stands (Article 9.1).
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
        self.offer
    }

    /// Pieces lifted and not yet put down, with the squares they stood on.
    ///
    /// ```
    /// # use touchmove_board::{Color, Position};
    /// # use touchmove_clock::TimeControl;
    /// # use touchmove_game::{Act, Actor, Event, Game, Pieces};
    /// # use touchmove_laws::{Edition, Regulations};
    /// let regulations = Regulations::new(Edition::Fide2014, TimeControl::no_clock());
    /// let mut game = Game::new(regulations, Position::default());
    /// let act = Act::Pieces(Pieces::Takes { square: "e2".parse().unwrap() });
    /// game.apply(&Event { at: 0, actor: Actor::Player(Color::White), act }).unwrap();
    /// assert_eq!(game.in_hand()[0].0, "e2".parse().unwrap());
    /// ```
    pub fn in_hand(&self) -> &[(Square, Piece)] {
        &self.attempt.in_hand
    }

    /// Illegal moves that count so far: White's, Black's (Article 7.5).
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
        self.illegal_moves
    }
}
