//! A game at the board: position, clock and rulings.

use crate::event::Event;
use crate::hearings::adjournment::resumption;
use crate::hearings::board::start_of_play;
use crate::hearings::people::presence;
use crate::judge::judge;
use crate::mate_questions::MateSolver;
use crate::proceedings::Proceedings;
use crate::reasoning::Reasoning;
use crate::state::status::Impossible;
use crate::state::{State, View};
use alloc::sync::Arc;
use alloc::vec::Vec;
use touchmove_board::{Color, Position};
use touchmove_clock::Moment;
use touchmove_laws::{Regulations, Ruling};

/// A game under given regulations. It takes events one at a time, answers with rulings, and never
/// reads a real clock.
///
/// ```
/// use touchmove_board::{Color, Position};
/// use touchmove_clock::{Moment, TimeControl};
/// use touchmove_game::{Act, Actor, Event, Game, Hands, MoveText, Pieces};
/// use touchmove_laws::{Edition, Regulations};
///
/// let control = TimeControl::parse("5400+30").unwrap();
/// let mut game = Game::new(Regulations::new(Edition::Fide2023, control), Position::default());
/// game.start(Moment::START);
/// let e4 = Act::Pieces(Pieces::Plays { text: MoveText::Notation("e4".into()), hands: Hands::One });
/// let rulings = game
///     .apply(&Event { at: Moment::new(4_000), actor: Actor::Player(Color::White), act: e4 })
///     .unwrap();
/// assert_eq!(rulings[0].effect().name(), "move_made");
/// assert_eq!(game.has_move(), Color::Black);
/// ```
#[derive(Debug, Clone)]
pub struct Game {
    state: State,
}

impl Game {
    /// Creates a game that is about to start from a position.
    ///
    /// ```
    /// use touchmove_board::Position;
    /// use touchmove_clock::TimeControl;
    /// use touchmove_game::{Game, Status};
    /// use touchmove_laws::{Edition, Regulations};
    ///
    /// let regulations = Regulations::new(Edition::Fide2014, TimeControl::no_clock());
    /// let game = Game::new(regulations, Position::default());
    /// assert_eq!(game.status(), Status::NotStarted);
    /// ```
    pub fn new(regulations: Regulations, start: Position) -> Game {
        Game { state: State::new(regulations, start) }
    }

    /// Replaces the solver for mate questions; see [`MateSolver`]. The default searches
    /// synchronously.
    ///
    /// ```
    /// # use std::sync::Arc;
    /// # use touchmove_board::Position;
    /// # use touchmove_clock::TimeControl;
    /// # use touchmove_game::{Game, MateQuestion, MateSolver};
    /// # use touchmove_laws::{Edition, Regulations};
    /// # #[derive(Debug)]
    /// # struct NoSolver;
    /// # impl MateSolver for NoSolver {
    /// #     fn answer(&self, _: &MateQuestion) -> Option<bool> { None }
    /// # }
    /// # let rules = Regulations::new(Edition::Fide2023, TimeControl::no_clock());
    /// let game = Game::new(rules, Position::default()).with_mate_solver(Arc::new(NoSolver));
    /// ```
    pub fn with_mate_solver(self, solver: Arc<dyn MateSolver>) -> Game {
        Game { state: self.state.with_mate_solver(solver) }
    }

    /// Returns the read-only state.
    pub(crate) fn view(&self) -> &View {
        &self.state
    }

    /// Starts White's clock (Article 6.6). Does nothing if play has begun.
    ///
    /// ```
    /// use touchmove_board::Position;
    /// use touchmove_clock::{Moment, TimeControl};
    /// use touchmove_game::{Game, Status};
    /// use touchmove_laws::{Edition, Regulations};
    ///
    /// let regulations = Regulations::new(Edition::Fide2014, TimeControl::no_clock());
    /// let mut game = Game::new(regulations, Position::default());
    /// assert_eq!(game.start(Moment::START).len(), 1);
    /// assert_eq!(game.status(), Status::Playing);
    /// ```
    pub fn start(&mut self, at: Moment) -> Vec<Ruling> {
        self.proceed(|proceedings| start_of_play::starts(proceedings, at))
    }

    /// Marks a player as absent. Call it before the start.
    ///
    /// ```
    /// # use touchmove_board::{Color, Position};
    /// # use touchmove_clock::{Moment, TimeControl};
    /// # use touchmove_game::{Actor, Event, Game, Presence, Status};
    /// # use touchmove_laws::{Edition, Outcome, Regulations, Termination};
    /// let regulations = Regulations::new(Edition::Fide2023, TimeControl::no_clock());
    /// let mut game = Game::new(regulations, Position::default());
    /// game.awaits(Color::Black);
    /// game.start(Moment::START);
    /// let arrives = Event { at: Moment::new(1_000), actor: Actor::Player(Color::Black), act: Presence::Arrives.into() };
    /// game.apply(&arrives).unwrap();
    /// let lost = Status::Over(Outcome::win(Color::White), Termination::DefaultTime);
    /// assert_eq!(game.status(), lost);
    /// ```
    pub fn awaits(&mut self, player: Color) {
        self.proceed(|proceedings| presence::awaits(proceedings, player));
    }

    /// Marks a player as absent at the resumption. Call it before the resumption of an adjourned
    /// game.
    ///
    /// ```
    /// # use touchmove_board::{Color, Position};
    /// # use touchmove_clock::{Moment, TimeControl};
    /// # use touchmove_game::{Actor, Adjournment, Clock, Event, Game, MoveText};
    /// # use touchmove_laws::{Edition, Regulations};
    /// let regulations = Regulations::new(Edition::Fide2023, TimeControl::no_clock());
    /// let mut game = Game::new(regulations, Position::default());
    /// let (white, arbiter) = (Actor::Player(Color::White), Actor::Arbiter);
    /// let e4 = MoveText::Notation("e4".into());
    /// game.apply(&Event { at: Moment::START, actor: white, act: Adjournment::Seals { text: e4 }.into() }).unwrap();
    /// game.apply(&Event { at: Moment::START, actor: white, act: Clock::Stops { reason: None }.into() }).unwrap();
    /// game.resumes_without(Color::Black);
    /// game.apply(&Event { at: Moment::new(9), actor: arbiter, act: Adjournment::ResumesTheGame.into() }).unwrap();
    /// let opens = Event { at: Moment::new(9), actor: arbiter, act: Adjournment::OpensTheEnvelope.into() };
    /// assert_eq!(game.apply(&opens).unwrap()[0].effect().name(), "refused");
    /// ```
    pub fn resumes_without(&mut self, player: Color) {
        self.proceed(|proceedings| resumption::without(proceedings, player));
    }

    pub(crate) fn proceed(&mut self, with: impl FnOnce(&mut Proceedings<'_>)) -> Vec<Ruling> {
        let mut proceedings = Proceedings::new(&mut self.state);
        with(&mut proceedings);
        proceedings.close()
    }

    /// Applies an event and returns the rulings that the Laws prescribe.
    ///
    /// # Errors
    ///
    /// [`Impossible`] if the event cannot have happened at this board; the game is unchanged.
    ///
    /// ```
    /// use touchmove_board::{Color, Position};
    /// use touchmove_clock::{Moment, TimeControl};
    /// use touchmove_game::{Act, Actor, Event, Game, Hands, Pieces};
    /// use touchmove_laws::{Edition, Regulations};
    ///
    /// let regulations = Regulations::new(Edition::Fide2023, TimeControl::no_clock());
    /// let mut game = Game::new(regulations, Position::default());
    /// let act = Act::Pieces(Pieces::Takes { square: "e5".parse().unwrap(), hands: Hands::One });
    /// assert!(game.apply(&Event { at: Moment::START, actor: Actor::Player(Color::White), act }).is_err());
    /// ```
    pub fn apply(&mut self, event: &Event) -> Result<Vec<Ruling>, Impossible> {
        let mut proceedings = Proceedings::new(&mut self.state);
        judge(&mut proceedings, event)?;
        Ok(proceedings.close())
    }

    /// The same as [`apply`](Game::apply), with the reasoning behind each ruling: hearing, rule and
    /// facts.
    ///
    /// # Errors
    ///
    /// The same as [`apply`](Game::apply).
    ///
    /// ```
    /// use touchmove_board::Position;
    /// use touchmove_clock::{Moment, TimeControl};
    /// use touchmove_game::{Event, Game};
    /// use touchmove_laws::{Edition, Regulations};
    ///
    /// let control = TimeControl::parse("5400+30").unwrap();
    /// let mut game = Game::new(Regulations::new(Edition::Fide2023, control), Position::default());
    /// let offers = Event::read(Moment::START, "White offers a draw").unwrap();
    /// let ruled = game.apply_traced(&offers).unwrap();
    /// let (ruling, why) = ruled.last().unwrap();
    /// assert_eq!(why.hearing, "draw_offers");
    /// assert_eq!(why.rule, "draw_offer");
    /// assert_eq!(why.article, ruling.articles()[0].number());
    /// ```
    pub fn apply_traced(&mut self, event: &Event) -> Result<Vec<(Ruling, Reasoning)>, Impossible> {
        let mut proceedings = Proceedings::traced(&mut self.state);
        judge(&mut proceedings, event)?;
        Ok(proceedings.close_traced())
    }

    /// The same as [`start`](Game::start), with the reasoning behind each ruling.
    pub(crate) fn start_traced(&mut self, at: Moment) -> Vec<(Ruling, Reasoning)> {
        let mut proceedings = Proceedings::traced(&mut self.state);
        proceedings.begin_stage("start_of_play");
        start_of_play::starts(&mut proceedings, at);
        proceedings.close_traced()
    }
}
