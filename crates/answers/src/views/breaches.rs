//! Breaches that a player commits on purpose, so that the opponent learns to notice them.

use serde::Serialize;
use touchmove_board::Color;
use touchmove_game::{Act, Actor, Breach, BreachKind, Clock, Event, Game};
use touchmove_laws::{Effect, Ruling};

/// A breach of a game, noticed or not.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct CommittedBreach {
    /// The breach.
    pub breach: Breach,
    /// Version of the event that completed it.
    pub version: u64,
    /// True if the opponent has claimed it, or has pressed the clock back.
    pub noticed: bool,
    /// Articles of the ruling on it, or of the ruling that a claim would have brought.
    pub articles: Vec<String>,
}

/// The breaches of one player, in order.
#[derive(Debug, Clone)]
pub(super) struct Breaches {
    pub player: Color,
    pub committed: Vec<CommittedBreach>,
}

impl Breaches {
    pub fn of(player: Color) -> Breaches {
        Breaches { player, committed: Vec::new() }
    }

    /// Follows an event that the game has ruled on.
    pub fn follow(&mut self, game: &Game, event: &Event, rulings: &[Ruling], version: u64) {
        let Actor::Player(by) = event.actor else { return };
        match &event.act {
            Act::Clock(Clock::Presses | Clock::PressesWithTheOtherHand) if by == self.player => {
                self.completed(game, version);
            }
            Act::Clock(Clock::Presses | Clock::PressesWithTheOtherHand) => self.pressed_back(game),
            Act::Claim(_) if by != self.player => self.claimed(&event.act, rulings),
            _ => {}
        }
    }

    fn completed(&mut self, game: &Game, version: u64) {
        let Some(breach) = game.latest_breach().filter(|one| one.player == self.player) else {
            return;
        };
        let known = |one: &CommittedBreach| one.breach == breach && !one.noticed;
        if !self.committed.last().is_some_and(known) {
            let ruled = game.rulings_on_claim(breach).unwrap_or_default();
            let articles = articles(&ruled);
            self.committed.push(CommittedBreach { breach, version, noticed: false, articles });
        }
    }

    /// A press back gives the move to the player who pressed without a move.
    fn pressed_back(&mut self, game: &Game) {
        let Some(last) = self.committed.last_mut() else { return };
        let again = u32::from(game.before_the_move().fullmoves()) == last.breach.number;
        let empty = last.breach.kind == BreachKind::EmptyPress;
        last.noticed |= empty && again && game.has_move() == self.player;
    }

    /// A claim that is upheld may put right several illegal moves at once.
    fn claimed(&mut self, act: &Act, rulings: &[Ruling]) {
        let counted = |ruling: &&Ruling| matches!(ruling.effect(), Effect::IllegalMove { .. });
        let count = rulings.iter().filter(counted).count().max(1);
        let is_illegal = rulings.iter().any(|ruling| counted(&ruling));
        let open = self.committed.iter_mut().rev().filter(|one| {
            let named = one.breach.claim() == *act || is_illegal && !one.is_touch();
            named && !one.noticed && one.breach.is_put_right(rulings)
        });
        for one in open.take(count) {
            one.noticed = true;
            one.articles = articles(rulings);
        }
    }
}

impl CommittedBreach {
    fn is_touch(&self) -> bool {
        matches!(self.breach.kind, BreachKind::TouchedPiece(_))
    }
}

/// Returns the articles of the ruling on the breach itself.
fn articles(rulings: &[Ruling]) -> Vec<String> {
    let illegal = |one: &&Ruling| matches!(one.effect(), Effect::IllegalMove { .. });
    let restored = |one: &&Ruling| matches!(one.effect(), Effect::PositionRestored { .. });
    let found = rulings.iter().find(illegal).or_else(|| rulings.iter().find(restored));
    let articles = found.or_else(|| rulings.first()).map(Ruling::articles).unwrap_or_default();
    articles.iter().map(|article| article.number().to_owned()).collect()
}

/// A breach that the computer committed on purpose.
#[derive(Debug, Clone, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct BreachView {
    /// Version of the event that completed the breach.
    pub version: u64,
    /// Number of the move.
    pub number: u32,
    /// `illegal_move`, `empty_press` or `touched_piece`.
    pub kind: String,
    /// Square of the touched piece.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub square: Option<String>,
    /// True if the opponent noticed it.
    pub noticed: bool,
    /// Article numbers in the game's edition, the most specific first.
    pub articles: Vec<String>,
}

impl BreachView {
    /// Returns the view of a breach.
    pub(super) fn of(committed: &CommittedBreach) -> BreachView {
        let (kind, square) = match committed.breach.kind {
            BreachKind::IllegalMove => ("illegal_move", None),
            BreachKind::EmptyPress => ("empty_press", None),
            BreachKind::TouchedPiece(square) => ("touched_piece", Some(square.to_string())),
        };
        BreachView {
            version: committed.version,
            number: committed.breach.number,
            kind: kind.to_owned(),
            square,
            noticed: committed.noticed,
            articles: committed.articles.clone(),
        }
    }
}
