//! The states of a game, and who asks.

/// How far a game has come, and how it is shown.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum State {
    Waiting,
    Running,
    /// The same, asked at another server of the store.
    Elsewhere,
    Training,
    /// Shown an hour later.
    Delayed,
    DelayedOver,
    /// Watched by nobody without a seat.
    Private,
    PrivateOver,
    Adjourned,
    Over,
    Closed,
    Deleted,
}

impl State {
    pub const ALL: [State; 12] = [
        State::Waiting,
        State::Running,
        State::Elsewhere,
        State::Training,
        State::Delayed,
        State::DelayedOver,
        State::Private,
        State::PrivateOver,
        State::Adjourned,
        State::Over,
        State::Closed,
        State::Deleted,
    ];

    pub fn is_over(self) -> bool {
        matches!(self, State::Over | State::DelayedOver | State::PrivateOver)
    }

    pub fn is_delayed(self) -> bool {
        matches!(self, State::Delayed | State::DelayedOver)
    }

    pub fn is_private(self) -> bool {
        matches!(self, State::Private | State::PrivateOver)
    }
}

/// Who asks.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Role {
    White,
    Black,
    Both,
    Arbiter,
    /// The arbiter of the competition.
    Chief,
    /// A spectator's seat at the board.
    Spectator,
    /// A spectator's seat in the hall.
    Guest,
    /// Without a secret, from the players' address.
    Nobody,
    /// Without a secret, from elsewhere.
    Stranger,
    /// The id of a seat with another secret.
    Wrong,
    /// An arbiter's seat that was taken back.
    Revoked,
}

impl Role {
    pub const ALL: [Role; 11] = [
        Role::White,
        Role::Black,
        Role::Both,
        Role::Arbiter,
        Role::Chief,
        Role::Spectator,
        Role::Guest,
        Role::Nobody,
        Role::Stranger,
        Role::Wrong,
        Role::Revoked,
    ];

    pub fn is_let_in(self, state: State) -> bool {
        let without = matches!(self, Role::Nobody | Role::Stranger);
        let dead = matches!(self, Role::Wrong | Role::Revoked);
        state != State::Deleted && !dead && !(without && state.is_private())
    }

    /// True of those who are shown everything as late as the event has it.
    pub fn is_outside(self) -> bool {
        matches!(self, Role::Spectator | Role::Guest | Role::Nobody | Role::Stranger)
    }
}
