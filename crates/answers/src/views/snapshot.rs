//! Snapshots of a game: everything that any reader may see at one moment.

use super::breaches::CommittedBreach;
use super::calls::Call;
use super::observed_game::{AdvisedQuestions, ObservedGame};
use touchmove_board::{Color, Piece, Position, Square};
use touchmove_clock::{Millis, Moment};
use touchmove_game::{BoardStatus, Game, Status};
use touchmove_laws::Obligation;
use touchmove_laws::rules::scoring;

/// A snapshot of a game. The [views](super::StateView) decide which fields each reader sees.
#[derive(Debug, Clone)]
pub struct Snapshot {
    /// The journal version of the last event.
    pub version: u64,
    /// Time since the game was set up.
    pub at: Moment,
    /// The game's status.
    pub status: Status,
    /// The position on the board.
    pub position: Position,
    /// Lifted pieces with their squares of origin.
    pub in_hand: Vec<(Square, Piece)>,
    /// The player having the move.
    pub has_move: Color,
    /// Completed moves.
    pub moves: [u32; 2],
    /// Times shown on the clocks; `None` without a clock.
    pub clocks: [Option<Millis>; 2],
    /// Remaining delay before time runs.
    pub delays: [Millis; 2],
    /// True for each fallen flag.
    pub flags: [bool; 2],
    /// The players' current periods, from 0.
    pub periods: [usize; 2],
    /// The player whose time is running.
    pub running: Option<Color>,
    /// The player whose draw offer is open.
    pub offer: Option<Color>,
    /// Number of illegal moves that count towards the penalty.
    pub illegal_moves: [u32; 2],
    /// Obligations of the player having the move.
    pub obligations: Vec<Obligation>,
    /// Open questions with advice.
    pub questions: AdvisedQuestions,
    /// True if an arbiter is there to answer the questions.
    pub has_arbiter: bool,
    /// Open calls for the arbiter.
    pub calls: Vec<Call>,
    /// Facts that an arbiter at the board can observe.
    pub watch: BoardStatus,
    /// True for each connected player.
    pub connected: [bool; 2],
    /// Half points of White and Black, once the game is over.
    pub points: Option<[u32; 2]>,
    /// The reason for an interruption; cleared when the clocks run again.
    pub interrupted: Option<String>,
    /// Each player's pending statement in place of an arbiter's.
    pub said: [Option<String>; 2],
    /// True if this server lacks the key of an envelope.
    pub locked: bool,
    /// Moves missing on the scoresheets of White and Black: move number and mover.
    pub unwritten: [Vec<(u32, Color)>; 2],
    /// The breaches of a computer that commits them on purpose.
    pub breaches: Option<Vec<CommittedBreach>>,
}

impl Snapshot {
    /// Creates a snapshot at a moment. It assumes an arbiter and no connected players.
    pub fn of(observed: &ObservedGame, now: Moment) -> Snapshot {
        Snapshot { questions: observed.advice(), ..Snapshot::without_advice(observed, now) }
    }

    /// True if the game has ended.
    ///
    /// ```
    /// use touchmove_answers::views::{ObservedGame, Snapshot};
    /// use touchmove_board::Position;
    /// use touchmove_clock::{Moment, TimeControl};
    /// use touchmove_game::Game;
    /// use touchmove_laws::{Edition, Regulations};
    ///
    /// let rules = Regulations::new(Edition::Fide2023, TimeControl::no_clock());
    /// let observed = ObservedGame::new(Game::new(rules, Position::default()));
    /// assert!(!Snapshot::of(&observed, Moment::START).is_over());
    /// ```
    pub fn is_over(&self) -> bool {
        matches!(self.status, Status::Over(..) | Status::Cancelled)
    }

    /// Creates a snapshot without advice on open questions, which is slow to compute.
    pub fn without_advice(observed: &ObservedGame, now: Moment) -> Snapshot {
        let game = &observed.game;
        let now = now.max(game.now());
        let clock = game.clock();
        Snapshot {
            version: observed.version,
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
            questions: AdvisedQuestions::default(),
            has_arbiter: true,
            calls: observed.calls.clone(),
            watch: game.board_status(),
            connected: [false; 2],
            points: half_points(game),
            interrupted: observed.interrupted.clone(),
            said: observed.said.clone(),
            locked: observed.locked,
            unwritten: Color::ALL.map(|player| game.unwritten(player)),
            breaches: observed.breaches().map(<[CommittedBreach]>::to_vec),
        }
    }
}

/// Returns the half points of White and Black, once the game is over.
///
/// ```
/// use touchmove_answers::views::half_points;
/// use touchmove_game::Protocol;
/// use touchmove_laws::Edition;
///
/// let text = "[Laws \"FIDE 2023\"]\n\n0:00:00 Arbiter starts\n0:01:00 White resigns\n";
/// let judged = Protocol::parse(text).unwrap().judge(Edition::Fide2023).unwrap();
/// assert_eq!(half_points(&judged.game), Some([0, 2]));
/// ```
pub fn half_points(game: &Game) -> Option<[u32; 2]> {
    match game.status() {
        Status::Over(outcome, _) => {
            let rules = game.regulations();
            Some(scoring::changed(rules.edition, rules.points, outcome, game.points_changed()))
        }
        _ => None,
    }
}
