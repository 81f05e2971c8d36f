//! How things stand at a board, with all that anybody may see of it.

use super::calls::Call;
use super::followed::{Advised, Followed};
use touchmove_board::{Color, Piece, Position, Square};
use touchmove_clock::{Millis, Moment};
use touchmove_game::{Game, Status, Watch};
use touchmove_laws::Obligation;
use touchmove_laws::rules::scoring;

/// A moment of a game. What of it is shown to whom, the [views](super::StateView) decide.
#[derive(Debug, Clone)]
pub struct Snapshot {
    /// The place of the last event where they are kept.
    pub version: u64,
    /// On the game's axis.
    pub at: Moment,
    /// How it stands.
    pub status: Status,
    /// What stands on the board.
    pub position: Position,
    /// The pieces that were lifted, and from where.
    pub in_hand: Vec<(Square, Piece)>,
    /// Who has the move.
    pub has_move: Color,
    /// Moves completed.
    pub moves: [u32; 2],
    /// What the clocks show.
    pub clocks: [Option<Millis>; 2],
    /// What is left of the delay before time runs.
    pub delays: [Millis; 2],
    /// Which flags are down.
    pub flags: [bool; 2],
    /// The periods that the players are in, from 0.
    pub periods: [usize; 2],
    /// Whose time runs.
    pub running: Option<Color>,
    /// Who has offered a draw that stands.
    pub offer: Option<Color>,
    /// Illegal moves that count.
    pub illegal_moves: [u32; 2],
    /// What the player having the move must do.
    pub obligations: Vec<Obligation>,
    /// As they were asked, with what helps to answer them.
    pub questions: Advised,
    /// Whether a person is there to answer them.
    pub has_arbiter: bool,
    /// Who calls for the arbiter.
    pub calls: Vec<Call>,
    /// What somebody sees who watches over the board.
    pub watch: Watch,
    /// Whether the players are connected.
    pub connected: [bool; 2],
    /// Half points, once the game is over.
    pub points: Option<[u32; 2]>,
    /// Why the clocks had to be stopped from outside, until they run again.
    pub interrupted: Option<String>,
    /// What each player has said in place of an arbiter who is not there.
    pub said: [Option<String>; 2],
    /// An envelope is there that nobody here can open.
    pub locked: bool,
    /// What White and Black have to write and have not: numbers, and whose moves.
    pub unwritten: [Vec<(u32, Color)>; 2],
}

impl Snapshot {
    /// How a game stands at a moment on its axis, with an arbiter there and nobody connected.
    pub fn of(of: &Followed, now: Moment) -> Snapshot {
        Snapshot { questions: of.advice(), ..Snapshot::at_a_glance(of, now) }
    }

    /// True if the game has ended.
    ///
    /// ```
    /// use touchmove_answers::seen::{Followed, Snapshot};
    /// use touchmove_board::Position;
    /// use touchmove_clock::{Moment, TimeControl};
    /// use touchmove_game::Game;
    /// use touchmove_laws::{Edition, Regulations};
    ///
    /// let rules = Regulations::new(Edition::Fide2023, TimeControl::no_clock());
    /// let followed = Followed::new(Game::new(rules, Position::default()));
    /// assert!(!Snapshot::of(&followed, Moment::START).is_over());
    /// ```
    pub fn is_over(&self) -> bool {
        matches!(self.status, Status::Over(..) | Status::Cancelled)
    }

    /// The same without advice on open questions, which takes time to find.
    pub fn at_a_glance(of: &Followed, now: Moment) -> Snapshot {
        let game = &of.game;
        let now = now.max(game.now());
        let clock = game.clock();
        Snapshot {
            version: of.version,
            at: now,
            status: game.status(),
            position: *game.position(),
            in_hand: game.in_hand().to_vec(),
            has_move: game.has_move(),
            moves: Color::ALL.map(|side| clock.moves_completed(side)),
            clocks: Color::ALL.map(|side| clock.remaining_ms(side, now)),
            delays: Color::ALL.map(|side| clock.delay_left_ms(side, now)),
            flags: Color::ALL.map(|side| clock.is_flag_down(side, now)),
            periods: Color::ALL.map(|side| clock.period(side)),
            running: clock.running().filter(|_| clock.times().has_clock()),
            offer: game.draw_offer(),
            illegal_moves: game.illegal_moves(),
            obligations: game.obligations(),
            questions: Advised::default(),
            has_arbiter: true,
            calls: of.calls.clone(),
            watch: game.watch(),
            connected: [false; 2],
            points: scored(game),
            interrupted: of.interrupted.clone(),
            said: of.said.clone(),
            locked: of.locked,
            unwritten: Color::ALL.map(|player| game.unwritten(player)),
        }
    }
}

/// Half points for White and Black, once the game is over.
///
/// ```
/// use touchmove_answers::seen::scored;
/// use touchmove_game::Protocol;
/// use touchmove_laws::Edition;
///
/// let text = "[Laws \"FIDE 2023\"]\n\n0:00:00 Arbiter starts\n0:01:00 White resigns\n";
/// let judged = Protocol::parse(text).unwrap().judge(Edition::Fide2023).unwrap();
/// assert_eq!(scored(&judged.game), Some([0, 2]));
/// ```
pub fn scored(game: &Game) -> Option<[u32; 2]> {
    match game.status() {
        Status::Over(outcome, _) => {
            let rules = game.regulations();
            Some(scoring::changed(rules.edition, rules.points, outcome, game.points_changed()))
        }
        _ => None,
    }
}
