//! How things stand at a board, with all that anybody may see of it.

use crate::games::calls::Call;
use crate::games::fold::{Advised, Folded};
use touchmove_board::{Color, Piece, Position, Square};
use touchmove_clock::{Millis, Moment};
use touchmove_game::{Game, Status, Watch};
use touchmove_laws::Must;
use touchmove_laws::rules::points;

/// A moment of a game. What of it is shown to whom is [`dto`](crate::dto)'s.
#[derive(Debug, Clone)]
pub(crate) struct Snapshot {
    pub version: u64,
    /// On the game's axis.
    pub at: Moment,
    pub status: Status,
    pub position: Position,
    pub in_hand: Vec<(Square, Piece)>,
    pub has_move: Color,
    pub moves: [u32; 2],
    pub clocks: [Option<Millis>; 2],
    pub delays: [Millis; 2],
    pub flags: [bool; 2],
    pub periods: [usize; 2],
    pub running: Option<Color>,
    pub offer: Option<Color>,
    pub illegal_moves: [u32; 2],
    pub obligations: Vec<Must>,
    /// As they were asked, with what helps to answer them.
    pub questions: Advised,
    /// Whether a person is there to answer them.
    pub has_arbiter: bool,
    pub calls: Vec<Call>,
    pub watch: Watch,
    /// Whether the players are connected to this server.
    pub connected: [bool; 2],
    pub points: Option<[u32; 2]>,
    pub interrupted: Option<String>,
    pub said: [Option<String>; 2],
    pub locked: bool,
    /// What White and Black have to write and have not: numbers, and whose moves.
    pub unwritten: [Vec<(u32, Color)>; 2],
}

impl Snapshot {
    /// How a game stands at a moment on its axis.
    pub fn of(folded: &Folded, now: Moment) -> Snapshot {
        Snapshot { questions: folded.advice(), ..Snapshot::at_a_glance(folded, now) }
    }

    /// The same without advice on open questions, which takes time to find.
    pub fn at_a_glance(folded: &Folded, now: Moment) -> Snapshot {
        let game = &folded.game;
        let now = now.max(game.now());
        let clock = game.clock();
        let both = |of: &dyn Fn(Color) -> Millis| Color::ALL.map(of);
        Snapshot {
            version: folded.version,
            at: now,
            status: game.status(),
            position: *game.position(),
            in_hand: game.in_hand().to_vec(),
            has_move: game.has_move(),
            moves: Color::ALL.map(|side| clock.moves_completed(side)),
            clocks: Color::ALL.map(|side| clock.remaining_ms(side, now)),
            delays: both(&|side| clock.delay_left_ms(side, now)),
            flags: Color::ALL.map(|side| clock.is_flag_down(side, now)),
            periods: Color::ALL.map(|side| clock.period(side)),
            running: clock.running().filter(|_| clock.times().has_clock()),
            offer: game.draw_offer(),
            illegal_moves: game.illegal_moves(),
            obligations: game.obligations(),
            questions: Advised::default(),
            has_arbiter: folded.has_arbiter(),
            calls: folded.calls.clone(),
            watch: game.watch(),
            connected: [false; 2],
            points: scored(game),
            interrupted: folded.interrupted.clone(),
            said: folded.said.clone(),
            locked: folded.locked,
            unwritten: Color::ALL.map(|player| game.unwritten(player)),
        }
    }
}

/// Half points for White and Black, once the game is over.
pub(crate) fn scored(game: &Game) -> Option<[u32; 2]> {
    match game.status() {
        Status::Over(outcome, _) => {
            let rules = game.regulations();
            Some(points::changed(rules.edition, rules.points, outcome, game.points_changed()))
        }
        _ => None,
    }
}
