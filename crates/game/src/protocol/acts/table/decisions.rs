//! Observations and decisions of the arbiter.

use super::ARBITER;
use crate::event::{Act, Decision, Observation};
use crate::protocol::acts::arguments::{
    Addressee, Argument, ArticleNumber, Fen, HalfPoints, LossScore, MoveCount, OneSquare, Player,
    QuestionName, ReplyWord, Time, Times, say,
};
use crate::protocol::acts::row::{Field, Part, Row, acts, json_name};

acts! { OBSERVATION of Observation:
    Flag "observes_flag" ARBITER { "observes flag of" [player: Player] }
        "sees that a flag has fallen"
        like ["observes flag of White"]
        also ["sees the flag", "observes the flag", "calls the flag", "flags", "observes a flag-fall"];
    BothFlags "observes_both_flags" ARBITER { "observes both flags" }
        "sees that both flags are down, the order unknown"
        like ["observes both flags"]
        also ["sees both flags"];
    Absence "observes_absence" ARBITER { "observes absence of" [player: Player] }
        "sees that a player has not arrived within the default time"
        like ["observes absence of Black"]
        also ["sees the absence", "observes a no-show", "finds absent", "declares a no-show", "observes the absence", "forfeits"];
    IllegalMove "observes_illegal_move" ARBITER { "observes illegal move" }
        "sees an illegal move"
        like ["observes illegal move"]
        also ["sees an illegal move", "observes an illegal move", "notices an illegal move", "finds an illegal move", "observes two hands"];
    Touched "observes_touched" ARBITER { "observes touched" [square: OneSquare] }
        "sees that a piece was touched and another played"
        like ["observes touched e4"]
        also ["sees touch-move", "observes touch-move", "finds touched"];
    IllegalPosition "observes_illegal_position" ARBITER { "observes illegal position" }
        "sees an illegal position"
        like ["observes illegal position"]
        also ["finds an illegal position", "sees an illegal position", "sees the king in check"];
    NoOverstep "finds_no_overstep" ARBITER { "finds no overstep shown" }
        "no scoresheet shows that the time was exceeded"
        like ["finds no overstep shown"]
        also ["cannot show the overstep"];
}

acts! { DECISION of Decision:
    Agrees "agrees" ARBITER { "agrees" }
        "agrees to the open question"
        like ["agrees"]
        also ["grants", "accepts", "allows", "upholds", "approves", "says yes", "agrees to the claim", "checks the claim"];
    Rejects "rejects" ARBITER { "rejects" }
        "rejects it"
        like ["rejects"]
        also ["denies", "declines", "refuses", "dismisses", "overrules", "says no", "rejects the claim"];
    Postpones "postpones" ARBITER { "postpones" }
        "postpones the decision"
        like ["postpones"]
        also ["defers", "waits", "delays", "watches"];
    Answers "answers" ARBITER { "answers" [question: QuestionName] [with: ReplyWord] }
        "answers one of several open questions, by its name"
        like ["answers half-castled: agrees", "answers assistant: rejects"]
        also ["answers the question", "decides", "answers White"];
    Reinstates "reinstates" ARBITER { "reinstates" [position: Fen] }
        "sets the board to a position, given as a complete FEN; running clocks stop"
        like ["reinstates rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1"]
        also ["restores the position", "sets up the position", "puts the board back", "puts the position back"];
    ReconstructsTheGame "has_the_game_reconstructed" ARBITER { "has the game reconstructed" }
        "has the game played through again on another board"
        like ["has the game reconstructed"]
        also ["reconstructs", "reconstructs the game", "has the game replayed"];
    Explains "explains" ARBITER { "explains" [article: ArticleNumber] [to: Addressee] }
        "says what an article asks for and nothing else; also before and after the game"
        like ["explains 9 to White", "explains 9 to both players"]
        also ["informs", "cites", "says what the Laws say"];
    GivesTime "gives_time" ARBITER { "gives" [player: Player] [ms: Time] }
        "gives a player time"
        like ["gives White 0:02:00"]
        also ["adds", "adds time", "awards", "gives time", "grants"];
    GivesForDisturbance "gives_time_for_a_disturbance" ARBITER { "gives" [player: Player] [ms: Time] "for a disturbance" }
        "gives a player time for a disturbance"
        like ["gives White 0:05:00 for a disturbance"]
        also ["compensates"];
    GivesPoints "gives_points" ARBITER { "gives" [player: Player] [halves: HalfPoints] }
        "gives a player more points"
        like ["gives White 1/2 point", "gives Black 1 point"]
        also ["awards", "awards a point", "adds points"];
    TakesTime "takes_time" ARBITER { "takes" [ms: Time] "from" [player: Player] }
        "takes time from a player"
        like ["takes 0:02:00 from White"]
        also ["deducts", "subtracts", "reduces", "removes", "deducts time"];
    TakesPoints "takes_points" ARBITER { "takes" [halves: HalfPoints] "from" [player: Player] }
        "takes points from a player"
        like ["takes 1/2 point from White"]
        also ["deducts", "deducts points", "subtracts"];
    SetsClocks "sets_the_clocks" ARBITER { "sets" [times: Times] }
        "sets the clocks"
        like ["sets White 0:10:00 Black 0:12:00", "sets Black 0:12:00"]
        also ["adjusts", "corrects the clock", "sets the clock", "adjusts the clock", "resets"];
    SetsTheMoveCounter "sets_the_move_counter" ARBITER { "sets the move counter to" [moves: MoveCount] }
        "sets the clock's move counter"
        like ["sets the move counter to 39"]
        also ["corrects the move counter"];
    Reminds "reminds" ARBITER { "reminds" [player: Player] }
        "reminds a player of what the Laws ask for; in Finland the first answer to a telephone"
        like ["reminds White"]
        also ["reminds both players", "tells White to complete the scoresheet", "tells", "asks", "tells White to be quiet"];
    Warns "warns" ARBITER { "warns" [player: Player] }
        "warns a player"
        like ["warns White"]
        also ["cautions", "admonishes", "reprimands"];
    WarnsBoth "warns_both" ARBITER { "warns both" }
        "warns both players"
        like ["warns both"]
        also ["warns both players", "cautions both"];
    Fines "fines" ARBITER { "fines" [player: Player] }
        "imposes a fine that the event has announced"
        like ["fines White"]
        also ["charges", "penalises", "penalizes"];
    Excludes "excludes" ARBITER { "excludes" [player: Player] }
        "excludes a player from one or more rounds"
        like ["excludes White"]
        also ["bans", "suspends"];
    Expels "expels" ARBITER { "expels" [player: Player] }
        "expels a player from the event"
        like ["expels White"]
        also ["disqualifies", "removes", "throws out", "forfeits"];
    ExpelsTheSpectator "expels_the_spectator" ARBITER { "expels the spectator" }
        "sends a spectator away"
        like ["expels the spectator"]
        also ["sends away the spectator", "removes the spectator"];
    PermitsToLeave "permits_to_leave" ARBITER { "permits" [player: Player] "to leave" }
        "lets a player with the move leave, or a player leave the venue"
        like ["permits White to leave"]
        also ["allows to leave", "lets leave"];
    AllowsToBeLate "allows_to_be_late" ARBITER { "allows" [player: Player] "to be late" }
        "lets a player play who arrives after the default time"
        like ["allows White to be late"]
        also ["accepts the late arrival", "excuses", "lets play"];
    DeclaresLost "declares_lost" ARBITER { "declares" [player: Player] [score as "opponent_scores": LossScore] }
        "declares the game lost; the opponent wins, or gets the stated score"
        like ["declares White lost", "declares White lost, Black scores 1/2"]
        also ["forfeits", "awards the game", "declares won", "rules a loss", "declares a loss"];
    DeclaresBothLost "declares_both_lost" ARBITER { "declares both lost" }
        "declares the game lost by both players"
        like ["declares both lost"]
        also ["declares a double loss", "declares both players lost", "forfeits both"];
    DeclaresDraw "declares_draw" ARBITER { "declares draw" }
        "declares the game drawn"
        like ["declares draw"]
        also ["declares a draw", "rules a draw", "calls a draw"];
    UndoesTheLastMove "undoes_the_last_move" ARBITER { "undoes the last move of" [player: Player] }
        "casual play: both players agree to take a move back, with everything after it"
        like ["undoes the last move of White"]
        also ["takes the move back", "takes back", "undoes the move", "takeback"];
    CancelsTheGame "cancels_the_game" ARBITER { "cancels the game" }
        "cancels the game; a new one is played"
        like ["cancels the game"]
        also ["annuls", "voids", "starts a new game", "cancels"];
}
