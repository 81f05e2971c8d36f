//! Who sees what (ARB-4). At a board everybody sees the pieces, the clocks and
//! what is said aloud. An arbiter sees what the software knows beyond that; players see it in
//! games for training, and everybody sees it when the game is over.

use super::role::Role;
use serde::{Deserialize, Serialize};
use touchmove_board::Color;
use touchmove_game::{Act, Actor, Claim, Decision, Event, Observation, Writing};
use touchmove_laws::{Effect, Note, Ruling};

/// How a game is played.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum Mode {
    /// The Laws in full: nothing is prevented and nothing is pointed out.
    #[default]
    OverTheBoard,
    /// The same, and every ruling is shown to both players at once.
    Training,
    /// Only legal moves are taken, and the software does the rest.
    Casual,
}

impl Mode {
    /// The word that journals and the API use.
    ///
    /// ```
    /// assert_eq!(touchmove_answers::seen::Mode::Casual.word(), "casual");
    /// ```
    pub const fn word(self) -> &'static str {
        match self {
            Mode::OverTheBoard => "over_the_board",
            Mode::Training => "training",
            Mode::Casual => "casual",
        }
    }

    /// What that word means.
    ///
    /// ```
    /// use touchmove_answers::seen::Mode;
    /// assert_eq!(Mode::from_word("training"), Some(Mode::Training));
    /// ```
    pub fn from_word(word: &str) -> Option<Mode> {
        [Mode::OverTheBoard, Mode::Training, Mode::Casual].into_iter().find(|m| m.word() == word)
    }
}

/// Who looks at a game, and by what right.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Viewer {
    /// By a seat.
    Seat(Role),
    /// Without a seat, which may be a player's second window.
    Outside {
        /// True if everything is shown to such a viewer with a delay.
        later: bool,
    },
}

impl Viewer {
    /// The place from which this viewer looks.
    ///
    /// ```
    /// use touchmove_answers::seen::{Role, Viewer};
    /// assert_eq!(Viewer::Outside { later: false }.role(), Role::Spectator);
    /// ```
    pub const fn role(self) -> Role {
        match self {
            Viewer::Seat(role) => role,
            Viewer::Outside { .. } => Role::Spectator,
        }
    }
}

/// How much of a game is seen. Each sees what those before it see.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Sight {
    /// The pieces, the clocks, and what is said aloud.
    Board,
    /// Also which moves were made, who has the move, and the position with its counters.
    Moves,
    /// Also every ruling as it is made, what a touch obliges to, and what a rule was told.
    Rulings,
    /// Also each player's own: scoresheets, and what is between a player and the arbiter.
    All,
}

/// What a viewer may see of a game at a moment: the one place where that is decided.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Permissions {
    role: Role,
    mode: Mode,
    sight: Sight,
}

impl Permissions {
    /// The permissions of a viewer at a game of that mode; `over` tells whether the game has ended
    /// as this viewer sees it.
    ///
    /// ```
    /// use touchmove_answers::seen::{Mode, Permissions, Role, Viewer};
    /// let second_window = Viewer::Outside { later: false };
    /// let of = |viewer| Permissions::of(viewer, Mode::OverTheBoard, false);
    /// assert!(!of(second_window).is_told_moves());
    /// assert!(of(Viewer::Seat(Role::Spectator)).is_told_moves());
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

    /// The place from which this viewer looks.
    pub fn role(self) -> Role {
        self.role
    }

    /// How the game is played.
    pub(super) fn mode(self) -> Mode {
        self.mode
    }

    /// True if everything is shown that happened: to arbiters, in casual games, and when the game
    /// is over.
    pub fn sees_all(self) -> bool {
        self.sight == Sight::All
    }

    /// True if questions to the arbiter are shown: to arbiters, and in casual games.
    pub(super) fn is_asked(self) -> bool {
        self.role == Role::Arbiter || self.mode == Mode::Casual
    }

    /// True for an arbiter, to whom it is shown what players must not be told.
    pub fn watches_over(self) -> bool {
        self.role == Role::Arbiter
    }

    /// True if every ruling is shown when it is made.
    pub fn is_taught(self) -> bool {
        self.sight >= Sight::Rulings
    }

    /// True if it is shown which moves were made, and the position with its counters.
    pub fn is_told_moves(self) -> bool {
        self.sight >= Sight::Moves
    }

    /// True if this viewer sees that something was done.
    pub fn sees_event(self, event: &Event) -> bool {
        self.sees_all() || is_public(&event.act) || self.did(event.actor)
    }

    fn did(self, actor: Actor) -> bool {
        match actor {
            Actor::Player(player) => self.role.players().contains(&player),
            Actor::AssistantOf(Color::White) => self.role == Role::AssistantOfWhite,
            Actor::AssistantOf(Color::Black) => self.role == Role::AssistantOfBlack,
            Actor::Arbiter | Actor::Spectator => false,
        }
    }

    /// Whether it hears of a ruling, one of several on that act. What is claimed or
    /// decided aloud is answered aloud, and where pieces are put back everybody sees
    /// why: then all hear what binds from now on.
    pub fn hears(self, ruling: &Ruling, all: &[Ruling], act: Option<&Act>) -> bool {
        let put_back = |one: &Ruling| matches!(one.effect(), Effect::PositionRestored { .. });
        let aloud =
            matches!(act, Some(Act::Claim(_) | Act::Decision(_))) || all.iter().any(put_back);
        let binds = matches!(ruling.effect(), Effect::Obligation { .. } | Effect::RightLost { .. });
        aloud && binds || self.sees_ruling(ruling)
    }

    fn sees_ruling(self, ruling: &Ruling) -> bool {
        match ruling.effect() {
            Effect::Question { .. } => self.sees_all(),
            Effect::MoveMade { .. } | Effect::MoveCompleted { .. } => self.is_told_moves(),
            Effect::Noted { what: Note::ArticleExplained { player, .. } } => {
                self.sees_all() || self.role.players().contains(player)
            }
            Effect::Obligation { .. } | Effect::RightLost { .. } | Effect::Noted { .. } => {
                self.is_taught()
            }
            Effect::Refused { player, .. } => {
                self.is_taught() || self.role.players().contains(player)
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

/// What everybody at the board sees or hears. Scoresheets are each player's
/// own, and what somebody asks the arbiter is between the two.
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
    fn a_player_is_not_told_that_the_opponent_has_moved() {
        let effect = Effect::MoveCompleted { player: Color::White };
        let ruling = Ruling::under(Edition::Fide2023, Provision::PressCompletesMove, effect);
        let ruling = ruling.unwrap();
        assert!(!permissions(Role::Black, Mode::OverTheBoard).hears(&ruling, &[], None));
        assert!(!permissions(Role::AssistantOfBlack, Mode::OverTheBoard).hears(&ruling, &[], None));
        assert!(permissions(Role::Black, Mode::Training).hears(&ruling, &[], None));
        let spectator = permissions(Role::Spectator, Mode::OverTheBoard);
        assert!(spectator.hears(&ruling, &[], None));
        let outside = |mode, over| Permissions::of(Viewer::Outside { later: false }, mode, over);
        assert!(!outside(Mode::OverTheBoard, false).hears(&ruling, &[], None));
        assert!(outside(Mode::OverTheBoard, true).hears(&ruling, &[], None));
        assert!(outside(Mode::Training, false).hears(&ruling, &[], None));
        assert!(permissions(Role::Arbiter, Mode::OverTheBoard).hears(&ruling, &[], None));
    }

    #[test]
    fn a_touch_binds_in_silence_and_a_claim_of_it_or_pieces_put_back_aloud() {
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
            assert!(!player.hears(&ruling, &[], None), "{role:?}");
            assert!(player.hears(&ruling, &[], Some(&claim)), "{role:?}");
            assert!(player.hears(&ruling, &put_back, None), "{role:?}");
        }
    }

    #[test]
    fn a_scoresheet_is_its_players_and_the_arbiters() {
        let act = Act::Writing(Writing::Records { text: "e4".into() });
        let event = Event { at: Moment::START, actor: Actor::Player(Color::White), act };
        let sees = |role| permissions(role, Mode::OverTheBoard).sees_event(&event);
        assert!(sees(Role::White) && sees(Role::Both) && sees(Role::Arbiter));
        assert!(!sees(Role::Black) && !sees(Role::Spectator));
    }
}
