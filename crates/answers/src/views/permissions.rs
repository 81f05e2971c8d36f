//! Permissions of readers (ARB-4). Everyone sees the pieces and the clocks, and hears what is said
//! aloud. Arbiters also see everything that the software knows. Players see it in training games,
//! and all readers see it after the game.

use super::role::Role;
use serde::{Deserialize, Serialize};
use touchmove_board::Color;
use touchmove_game::{Act, Actor, Claim, Decision, Event, Observation, Writing};
use touchmove_laws::{Effect, Note, Ruling};

/// A mode of play.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum Mode {
    /// The Laws in full: the software prevents nothing and points out nothing.
    #[default]
    OverTheBoard,
    /// As over the board, but both players see every ruling at once.
    Training,
    /// Only legal moves are accepted, and the software does the rest.
    Casual,
}

impl Mode {
    /// Returns the name used in journals and the API.
    ///
    /// ```
    /// assert_eq!(touchmove_answers::views::Mode::Casual.name(), "casual");
    /// ```
    pub const fn name(self) -> &'static str {
        match self {
            Mode::OverTheBoard => "over_the_board",
            Mode::Training => "training",
            Mode::Casual => "casual",
        }
    }

    /// Parses a mode's name.
    ///
    /// ```
    /// use touchmove_answers::views::Mode;
    /// assert_eq!(Mode::from_name("training"), Some(Mode::Training));
    /// ```
    pub fn from_name(name: &str) -> Option<Mode> {
        [Mode::OverTheBoard, Mode::Training, Mode::Casual].into_iter().find(|m| m.name() == name)
    }
}

/// A reader of a game.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Viewer {
    /// A reader with a seat.
    Seat(Role),
    /// A reader without a seat; possibly a player's second window.
    Outside {
        /// True if this reader sees everything with a delay.
        later: bool,
    },
}

impl Viewer {
    /// Returns the reader's role; readers without a seat are spectators.
    ///
    /// ```
    /// use touchmove_answers::views::{Role, Viewer};
    /// assert_eq!(Viewer::Outside { later: false }.role(), Role::Spectator);
    /// ```
    pub const fn role(self) -> Role {
        match self {
            Viewer::Seat(role) => role,
            Viewer::Outside { .. } => Role::Spectator,
        }
    }
}

/// Level of detail. Each level includes the previous ones.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Sight {
    /// The pieces, the clocks, and what is said aloud.
    Board,
    /// Also the moves, the side to move, and the position with its counters.
    Moves,
    /// Also every ruling when it is made, touch-move obligations, and the facts of rules.
    Rulings,
    /// Also private matters: scoresheets, and exchanges between a player and the arbiter.
    All,
}

/// The permissions of a reader. All views decide by these alone.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Permissions {
    role: Role,
    mode: Mode,
    sight: Sight,
}

impl Permissions {
    /// Returns the permissions of a reader. `over` is true if the game has ended as far as this
    /// reader sees, which may be later than at the board.
    ///
    /// ```
    /// use touchmove_answers::views::{Mode, Permissions, Role, Viewer};
    /// let second_window = Viewer::Outside { later: false };
    /// let of = |viewer| Permissions::of(viewer, Mode::OverTheBoard, false);
    /// assert!(!of(second_window).sees_moves());
    /// assert!(of(Viewer::Seat(Role::Spectator)).sees_moves());
    /// ```
    pub fn of(viewer: Viewer, mode: Mode, over: bool) -> Permissions {
        let role = viewer.role();
        let sight = match viewer {
            _ if over || mode == Mode::Casual || role == Role::Arbiter => Sight::All,
            _ if mode == Mode::Training => Sight::Rulings,
            Viewer::Seat(Role::Spectator) | Viewer::Outside { later: true } => Sight::Moves,
            Viewer::Seat(_) | Viewer::Outside { later: false } => Sight::Board,
        };
        Permissions { role, mode, sight }
    }

    /// Returns the reader's role.
    pub fn role(self) -> Role {
        self.role
    }

    /// Returns the mode of play.
    pub(super) fn mode(self) -> Mode {
        self.mode
    }

    /// True if the reader sees everything: arbiters, all readers of casual games, and all readers
    /// after the game.
    pub fn sees_all(self) -> bool {
        self.sight == Sight::All
    }

    /// True if the reader sees questions to the arbiter: arbiters, and all readers of casual games.
    pub(super) fn sees_questions(self) -> bool {
        self.role == Role::Arbiter || self.mode == Mode::Casual
    }

    /// True for an arbiter, who sees things that players must not know.
    pub fn is_arbiter(self) -> bool {
        self.role == Role::Arbiter
    }

    /// True if the reader sees every ruling when it is made.
    pub fn sees_rulings(self) -> bool {
        self.sight >= Sight::Rulings
    }

    /// True if the reader sees the moves, and the position with its counters.
    pub fn sees_moves(self) -> bool {
        self.sight >= Sight::Moves
    }

    /// True if the reader sees the event.
    pub fn sees_event(self, event: &Event) -> bool {
        self.sees_all() || is_public(&event.act) || self.did(event.actor)
    }

    fn did(self, actor: Actor) -> bool {
        match actor {
            Actor::Player(player) => self.role.players().contains(&player),
            Actor::AssistantOf(Color::White) => self.role == Role::AssistantOfWhite,
            Actor::AssistantOf(Color::Black) => self.role == Role::AssistantOfBlack,
            Actor::Arbiter | Actor::CaptainOf(_) | Actor::Spectator => false,
        }
    }

    /// True if the reader sees a ruling. `all` are the rulings on the same `act`. Obligations
    /// become public when a claim or decision is answered aloud, or when pieces are put back,
    /// because everyone sees the reason then.
    pub fn sees(self, ruling: &Ruling, all: &[Ruling], act: Option<&Act>) -> bool {
        let put_back = |one: &Ruling| matches!(one.effect(), Effect::PositionRestored { .. });
        let aloud =
            matches!(act, Some(Act::Claim(_) | Act::Decision(_))) || all.iter().any(put_back);
        let binds = matches!(ruling.effect(), Effect::Obligation { .. } | Effect::RightLost { .. });
        aloud && binds || self.sees_without_act(ruling)
    }

    fn sees_without_act(self, ruling: &Ruling) -> bool {
        match ruling.effect() {
            Effect::Question { .. } => self.sees_all(),
            Effect::MoveMade { .. } | Effect::MoveCompleted { .. } => self.sees_moves(),
            Effect::Noted { what: Note::ArticleExplained { player, .. } } => {
                self.sees_all() || self.role.players().contains(player)
            }
            Effect::Obligation { .. } | Effect::RightLost { .. } | Effect::Noted { .. } => {
                self.sees_rulings()
            }
            Effect::Refused { player, .. } => {
                self.sees_rulings() || self.role.players().contains(player)
            }
            Effect::IllegalMove { .. }
            | Effect::PositionRestored { .. }
            | Effect::PawnReplaced { .. }
            | Effect::PutBack
            | Effect::PawnPromoted { .. }
            | Effect::FactNeeded { .. }
            | Effect::TimeAdded { .. }
            | Effect::TimeRemoved { .. }
            | Effect::ClockStarted { .. }
            | Effect::ClockStopped { .. }
            | Effect::FlagFallen { .. }
            | Effect::PeriodReached { .. }
            | Effect::DrawOffered { .. }
            | Effect::DrawDeclined { .. }
            | Effect::ClaimCorrect { .. }
            | Effect::ClaimIncorrect { .. }
            | Effect::Warning { .. }
            | Effect::Penalty { .. }
            | Effect::GameOver { .. }
            | Effect::GameCancelled { .. }
            | Effect::Adjourned
            | Effect::MoveSealed
            | Effect::EnvelopeOpened
            | Effect::GameResumed => true,
        }
    }
}

/// True for acts that everyone at the board sees or hears. Scoresheets and requests to the arbiter
/// are private.
const fn is_public(act: &Act) -> bool {
    !matches!(
        act,
        Act::Writing(Writing::Records { .. })
            | Act::Claim(Claim::AsksForTheScoresheet)
            | Act::Claim(Claim::AsksForAnExplanation { .. })
            | Act::Decision(Decision::Explains { .. })
            | Act::Claim(Claim::AsksForAnAssistant { .. })
            | Act::Observation(Observation::Touched { .. })
            | Act::Decision(Decision::SetsTheMoveCounter { .. })
    )
}

#[cfg(test)]
mod tests {
    use super::*;
    use touchmove_clock::Moment;
    use touchmove_laws::{Edition, Obligation, Provision};

    fn permissions(role: Role, mode: Mode) -> Permissions {
        Permissions::of(Viewer::Seat(role), mode, false)
    }

    #[test]
    fn completed_move_is_hidden_from_the_opponent() {
        let effect = Effect::MoveCompleted { player: Color::White };
        let ruling = Ruling::under(Edition::Fide2023, Provision::PressCompletesMove, effect);
        let ruling = ruling.unwrap();
        assert!(!permissions(Role::Black, Mode::OverTheBoard).sees(&ruling, &[], None));
        assert!(!permissions(Role::AssistantOfBlack, Mode::OverTheBoard).sees(&ruling, &[], None));
        assert!(permissions(Role::Black, Mode::Training).sees(&ruling, &[], None));
        let spectator = permissions(Role::Spectator, Mode::OverTheBoard);
        assert!(spectator.sees(&ruling, &[], None));
        let outside = |mode, over| Permissions::of(Viewer::Outside { later: false }, mode, over);
        assert!(!outside(Mode::OverTheBoard, false).sees(&ruling, &[], None));
        assert!(outside(Mode::OverTheBoard, true).sees(&ruling, &[], None));
        assert!(outside(Mode::Training, false).sees(&ruling, &[], None));
        assert!(permissions(Role::Arbiter, Mode::OverTheBoard).sees(&ruling, &[], None));
    }

    #[test]
    fn touch_obligation_is_hidden_until_claimed_or_pieces_put_back() {
        let square = "g1".parse().unwrap();
        let must = Obligation::Move(square);
        let effect = Effect::Obligation { player: Color::White, must };
        let ruling = Ruling::under(Edition::Fide2023, Provision::TouchedOwnPiece, effect).unwrap();
        let claim = Act::Claim(Claim::Touched { square });
        let position = String::new();
        let effect = Effect::PositionRestored { position };
        let put_back =
            [Ruling::under(Edition::Fide2023, Provision::TouchedOwnPiece, effect).unwrap()];
        for role in [Role::White, Role::Black, Role::Both, Role::Spectator] {
            let player = permissions(role, Mode::OverTheBoard);
            assert!(!player.sees(&ruling, &[], None), "{role:?}");
            assert!(player.sees(&ruling, &[], Some(&claim)), "{role:?}");
            assert!(player.sees(&ruling, &put_back, None), "{role:?}");
        }
    }

    #[test]
    fn only_its_player_and_the_arbiter_see_a_scoresheet() {
        let act = Act::Writing(Writing::Records { text: "e4".into() });
        let event = Event { at: Moment::START, actor: Actor::Player(Color::White), act };
        let sees = |role| permissions(role, Mode::OverTheBoard).sees_event(&event);
        assert!(sees(Role::White) && sees(Role::Both) && sees(Role::Arbiter));
        assert!(!sees(Role::Black) && !sees(Role::Spectator));
    }
}
