//! Next step of a computer opponent. It reads the full state of the game.

use crate::acts::{acts, plays};
use crate::policy::DrawPolicy;
use crate::sparring::{Sparring, irregular_acts};
use crate::task::Task;
use crate::thought::{Clock, Thought};
use touchmove_board::Color;
use touchmove_game::{Act, Clock as ClockAct, Game, Offer, Status};
use touchmove_laws::Variant;
use touchmove_laws::rules::casual::takes_moves_only;

/// Next step of the computer that plays one side.
#[derive(Debug)]
pub enum Turn {
    /// The opponent has the move, or the clocks are stopped.
    Wait,
    /// The game is over.
    Leave,
    /// The opponent has breached the Laws: the computer claims it.
    Claim(Act),
    /// The computer has the move.
    Think(Box<Task>),
}

impl Task {
    /// Returns the computer's acts: it accepts a draw, or moves and presses the clock, or breaches
    /// the Laws if its plan says so. Empty if the engine has no move.
    pub fn acts(&self, thought: &Thought, sparring: Option<Sparring>) -> Vec<Act> {
        let number = u32::from(self.position.fullmoves());
        if self.offered && DrawPolicy::default().accepts(number, thought.score) {
            return vec![Act::Offer(Offer::Accepts)];
        }
        let Some(mv) = thought.bestmove else { return Vec::new() };
        if self.takes_moves_only() {
            return vec![plays(mv)];
        }
        let breach = sparring.and_then(|sparring| sparring.breach(self, mv));
        let mut all = match breach {
            Some(breach) => irregular_acts(&self.position, breach),
            None => acts(&self.position, mv),
        };
        all.push(Act::Clock(ClockAct::Presses));
        all
    }
}

/// Returns the next step of the computer that plays this side.
///
/// ```
/// use touchmove_board::Color;
/// use touchmove_engine::{Turn, turn};
/// use touchmove_game::Protocol;
/// use touchmove_laws::Edition;
///
/// let black = |text| {
///     let text = format!("[Laws \"FIDE 2023\"]\n[TimeControl \"900\"]\n\n{text}");
///     turn(&Protocol::parse(&text).unwrap().judge(Edition::Fide2023).unwrap().game, Color::Black)
/// };
/// assert!(matches!(black("White plays e4\n"), Turn::Wait));
/// assert!(matches!(black("White plays e4\nWhite presses\n"), Turn::Think(_)));
/// let Turn::Claim(act) = black("White plays e5\nWhite presses\n") else { panic!() };
/// assert_eq!(act.to_string(), "claims illegal move");
/// ```
pub fn turn(game: &Game, player: Color) -> Turn {
    let rules = game.regulations();
    match game.status() {
        Status::Over(..) | Status::Cancelled => return Turn::Leave,
        Status::NotStarted if takes_moves_only(rules.edition) && game.has_move() == player => {}
        Status::Playing if game.has_move() == player && may_move(game, player) => {}
        _ => return Turn::Wait,
    }
    let breach = game.latest_breach().filter(|breach| breach.player != player);
    if let Some(breach) = breach.filter(|breach| game.rulings_on_claim(*breach).is_some()) {
        return Turn::Claim(breach.claim());
    }
    let position = *game.position();
    let in_reach = |king| !position.attackers(king, player).is_empty();
    if position.king(player.other()).is_none_or(in_reach) || position.king(player).is_none() {
        return Turn::Wait;
    }
    let offered = game.draw_offer() == Some(player.other());
    let (edition, chess960) = (rules.edition, rules.variant == Variant::Chess960);
    let (moves, clocks) = (game.permitted_moves(), clocks(game));
    Turn::Think(Box::new(Task { position, moves, clocks, edition, chess960, offered }))
}

/// True if the opponent has completed their move, or if there is no clock to complete it with.
fn may_move(game: &Game, player: Color) -> bool {
    let clock = game.clock();
    !clock.times().has_clock() || clock.running() == Some(player)
}

fn clocks(game: &Game) -> Option<[Clock; 2]> {
    let clock = game.clock();
    let of = |side| {
        let stage = clock.stage(side);
        Some(Clock {
            remaining_ms: clock.remaining_ms(side, game.now())?.get(),
            increment_ms: stage.map_or(0, |stage| stage.period.bonus.increment_ms().get()),
            moves_to_go: clock.moves_required(side),
        })
    };
    Some([of(Color::White)?, of(Color::Black)?])
}
