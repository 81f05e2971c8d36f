//! States of a game, and roles of clients.

/// Progress and setup of a game.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum State {
    Waiting,
    Running,
    /// A running game, read from another server of the store.
    Elsewhere,
    Training,
    /// A running game with a delay of an hour.
    Delayed,
    DelayedOver,
    /// A running game that only spectators with a seat may watch.
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

/// Role of a client.
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
    /// A spectator's seat of the competition.
    Guest,
    /// A client without a secret, from the players' address.
    Nobody,
    /// A client without a secret, from another address.
    Stranger,
    /// A client with the id of a seat and a wrong secret.
    Wrong,
    /// A revoked arbiter's seat.
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

    /// True for roles that see everything only after the event's delay.
    pub fn is_outside(self) -> bool {
        matches!(self, Role::Spectator | Role::Guest | Role::Nobody | Role::Stranger)
    }
}
