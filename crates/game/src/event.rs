//! What can happen at a board.

use touchmove_board::{Color, Position, Role, Square};
use touchmove_laws::{Help, Score};

/// Who does something.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Actor {
    /// A player.
    Player(Color),
    /// The arbiter.
    Arbiter,
    /// A player's assistant.
    AssistantOf(Color),
    /// Anybody else.
    Spectator,
}

/// Something observed, at a moment of the session.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Event {
    /// Milliseconds on the session's own axis.
    pub at: u64,
    /// Who.
    pub actor: Actor,
    /// What.
    pub act: Act,
}

/// A move as a player plays, declares or writes it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum MoveText {
    /// From a square to another, legal or not.
    FromTo {
        /// The square of departure.
        from: Square,
        /// The square of arrival.
        to: Square,
        /// What a pawn becomes.
        promotion: Option<Role>,
    },
    /// In algebraic notation.
    Notation(String),
}

/// Which hands made a move.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Hands {
    /// One, as it should be.
    One,
    /// Both.
    Both,
}

/// What a player can point out and an arbiter find.
#[derive(Debug, Clone, PartialEq, Eq)]
#[allow(missing_docs)]
pub enum Matter {
    WrongSetup,
    WrongOrientation,
    ReversedColours,
    Displaced(Vec<Square>),
    WrongClock,
    DefectiveClock,
}

/// What is claimed about a draw.
pub use touchmove_laws::rules::draw_claim::Ground;

/// What somebody does.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Act {
    /// The appointed time: White's clock starts.
    Starts,
    /// A player arrives.
    Arrives,
    /// A player leaves the playing area.
    LeavesArea,
    /// A player leaves the venue.
    LeavesVenue,
    /// A player is back.
    Returns,
    /// A player straightens pieces, having said so or not.
    Adjusts {
        /// Which.
        squares: Vec<Square>,
        /// Whether the player said so first.
        announced: bool,
    },
    /// A player touches pieces; each inner list at the same time.
    Touches {
        /// Which, in order.
        groups: Vec<Vec<Square>>,
        /// Whether clearly by accident.
        accidental: bool,
    },
    /// A player lifts a piece off the board.
    Takes(Square),
    /// A player releases a piece on a square.
    Puts(Role, Square),
    /// A player moves one piece by hand and releases it.
    Shifts(Square, Square),
    /// A player makes all acts of a move.
    Plays(MoveText, Hands),
    /// A player knocks pieces off their squares.
    KnocksOver(Vec<Square>),
    /// A player puts displaced pieces back.
    Restores(Vec<Square>),
    /// A player presses the clock.
    Presses,
    /// A player or the arbiter stops both clocks.
    StopsTheClock(Option<String>),
    /// A player handles the clock improperly.
    HandlesTheClockImproperly,
    /// A player offers a draw.
    OffersADraw,
    /// A player accepts.
    Accepts,
    /// A player declines.
    Declines,
    /// A player resigns.
    Resigns,
    /// A player claims a draw, perhaps with a written move.
    ClaimsDraw(Ground, Option<MoveText>),
    /// A player claims that the opponent's flag has fallen.
    ClaimsFlag,
    /// A player claims that the opponent has made an illegal move.
    ClaimsIllegalMove,
    /// A player claims that the opponent has touched this piece.
    ClaimsTouched(Square),
    /// Quickplay finish: the opponent cannot win by normal means.
    ClaimsCannotWin,
    /// Quickplay finish: the opponent makes no effort.
    ClaimsNoEffort,
    /// Quickplay finish: a player asks for added time for both.
    RequestsIncrement,
    /// Without an arbiter: a player confirms what the claimant has written down.
    ConfirmsPosition,
    /// Limited supervision: a player agrees to put an illegal move right.
    AgreesToCorrect,
    /// A player claims something only because a screen shows it.
    ClaimsFromTheScreen(Ground),
    /// A player points out, or the arbiter finds, an irregularity.
    PointsOut(Matter),
    /// A player writes on the own scoresheet.
    Records(String),
    /// A player signs a result.
    Signs(String),
    /// The arbiter has the game reconstructed on a second board.
    ReconstructsTheGame,
    /// The arbiter finds that no scoresheet shows an overstepping.
    FindsNoOverstep,
    /// A player asks to see the arbiter's scoresheet.
    AsksForTheScoresheet,
    /// A player's phone sounds.
    PhoneSounds,
    /// A player is found with an electronic device.
    HasADevice,
    /// A player has a device in a bag, switched off.
    HasADeviceSwitchedOff,
    /// A player refuses an inspection.
    RefusesInspection,
    /// A player brings the game into disrepute.
    BringsIntoDisrepute,
    /// A player asks for an assistant.
    AsksForAnAssistant(Help),
    /// A player asks for a point of the Laws to be explained, perhaps saying
    /// which.
    AsksForAnExplanation(Option<String>),
    /// A player appeals against a decision.
    Appeals,
    /// Somebody from outside enters the playing area.
    EntersThePlayingArea,
    /// A player uses notes.
    UsesNotes,
    /// A player distracts the opponent.
    Distracts,
    /// A player refuses to comply.
    Refuses,
    /// Blind play: a move is announced.
    Announces(String),
    /// Blind play: an announced move is repeated.
    Repeats(String),
    /// Blind play: the opponent's move is made on the own board.
    Copies(MoveText),
    /// Blind play: an assistant tells the moves made and the times.
    TellsMovesAndTimes,
    /// Blind play: the positions on the two boards are found to differ.
    FindsDifferentPositions,
    /// Adjournment: a move is sealed.
    Seals(MoveText),
    /// Adjournment: a player asks for it.
    AsksToAdjourn,
    /// The arbiter sets the clocks going again.
    Resumes,
    /// The arbiter sees a fallen flag.
    ObservesFlag(Color),
    /// The arbiter sees both flags down, the order unknown.
    ObservesBothFlags,
    /// The arbiter sees an illegal move.
    ObservesIllegalMove,
    /// The arbiter sees that this piece was touched and not played.
    ObservesTouched(Square),
    /// The arbiter sees an illegal position.
    ObservesIllegalPosition,
    /// The arbiter puts the board to a position: one that the game has had, or
    /// one that is known otherwise.
    Reinstates(Box<Position>),
    /// The arbiter explains an article, by its number, to one player or both.
    Explains(String, Option<Color>),
    /// The arbiter agrees to what is asked.
    Agrees,
    /// The arbiter rejects it.
    Rejects,
    /// The arbiter postpones the decision.
    Postpones,
    /// The arbiter gives a player time, in milliseconds.
    GivesTime(Color, u64),
    /// The arbiter takes time from a player, in milliseconds.
    TakesTime(Color, u64),
    /// The arbiter sets clocks, in milliseconds.
    SetsClocks(Vec<(Color, u64)>),
    /// The arbiter gives a player time for a disturbance, in milliseconds.
    GivesForDisturbance(Color, u64),
    /// The arbiter sets the clocks' move counter.
    SetsTheMoveCounter(u32),
    /// The arbiter gives a player more points, in half points.
    GivesPoints(Color, u32),
    /// The arbiter takes points from a player, in half points.
    TakesPoints(Color, u32),
    /// The arbiter fines a player.
    Fines(Color),
    /// The arbiter permits a player to leave.
    PermitsToLeave(Color),
    /// The arbiter lets a player arrive after the default time.
    AllowsToBeLate(Color),
    /// The arbiter sends a spectator away.
    ExpelsTheSpectator,
    /// The arbiter cancels the game.
    CancelsTheGame,
    /// The arbiter warns a player.
    Warns(Color),
    /// The arbiter declares the game lost by a player.
    DeclaresLost(Color, Option<Score>),
    /// The arbiter declares the game drawn.
    DeclaresDraw,
    /// The arbiter excludes a player.
    Excludes(Color),
    /// The arbiter expels a player.
    Expels(Color),
    /// The arbiter adjourns the game.
    Adjourns,
    /// The arbiter opens the envelope.
    OpensTheEnvelope,
    /// The arbiter reports the envelope lost.
    ReportsTheEnvelopeLost,
    /// The arbiter reports that the adjourned position cannot be established.
    ReportsThePositionLost,
    /// The arbiter resumes an adjourned game.
    ResumesTheGame,
}
