//! The parts of a clause.

/// One clause of a statement.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Clause {
    /// The person whom the clause permits, forbids or obliges to act.
    pub actor: Actor,
    /// The modality.
    pub modality: Modality,
    /// The key of the condition; empty if the clause always holds.
    pub condition: &'static str,
    /// The key of the limit or consequence; empty if there is none.
    pub limit: &'static str,
}

/// The modality of a clause.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Modality {
    /// A permission.
    May,
    /// A prohibition. Something that only one person may do is forbidden to others.
    MayNot,
    /// A duty, or a consequence that a person must bring about: the Laws say shall or must.
    Shall,
    /// A recommendation: the Laws say that a person should act.
    Should,
    /// A definition, or a consequence that follows by itself. It has no actor.
    Is,
}

/// A person who acts.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Actor {
    /// No person acts: the clause is a definition.
    Impersonal,
    /// Any player.
    Player,
    /// The player who has the move.
    Mover,
    /// The opponent of the player concerned.
    Opponent,
    /// Either player.
    Either,
    /// Both players.
    Both,
    /// The player who claims.
    Claimant,
    /// The claimant or the arbiter.
    ClaimantOrArbiter,
    /// Either player or the arbiter.
    EitherOrArbiter,
    /// The arbiter.
    Arbiter,
    /// The arbiter or an assistant of the arbiter.
    ArbiterOrAssistant,
    /// A player's assistant.
    Assistant,
    /// The rules of the event.
    Event,
    /// The organiser.
    Organiser,
    /// A member federation of FIDE.
    Federation,
    /// Spectators and the players of other games.
    Others,
    /// Any person.
    Anyone,
    /// A person whom the text does not name.
    Unnamed,
    /// The program that referees casual play.
    Program,
}

/// A permission.
pub(super) const fn may(actor: Actor, condition: &'static str, limit: &'static str) -> Clause {
    Clause { actor, modality: Modality::May, condition, limit }
}

/// A prohibition.
pub(super) const fn may_not(actor: Actor, condition: &'static str, limit: &'static str) -> Clause {
    Clause { actor, modality: Modality::MayNot, condition, limit }
}

/// A duty.
pub(super) const fn shall(actor: Actor, condition: &'static str, limit: &'static str) -> Clause {
    Clause { actor, modality: Modality::Shall, condition, limit }
}

/// A recommendation.
pub(super) const fn should(actor: Actor, condition: &'static str, limit: &'static str) -> Clause {
    Clause { actor, modality: Modality::Should, condition, limit }
}

/// A definition or consequence.
pub(super) const fn is(condition: &'static str, limit: &'static str) -> Clause {
    Clause { actor: Actor::Impersonal, modality: Modality::Is, condition, limit }
}
