//! Acts at the board: pieces, clock, scoresheet, presence.

use super::{ARBITER, ASSISTANT, EITHER, PLAYER, SILENT, SPECTATOR};
use crate::event::{Act, Blind, Clock, Pieces, Presence, Writing};
use crate::protocol::acts::arguments::{
    AccidentalFlag, AnnouncedFlag, Argument, ClockReason, HandsUsed, KindOfPiece, Move, OneSquare,
    ScoresheetText, SignedResult, SpokenMove, SquareGroups, Squares, say,
};
use crate::protocol::acts::row::{Field, Part, Row, acts, json_name};

acts! { PIECES of Pieces:
    Plays "plays" PLAYER { "plays" [text as "move": Move] [hands: HandsUsed] }
        SILENT "makes all acts of a move properly, legal or not; with one hand or with both"
        like ["plays e4", "plays e7e8q", "plays Nf3 with both hands"]
        also ["moves", "castles", "captures", "promotes", "makes the move", "goes", "pushes the pawn", "leaves the pawn", "forgets to press"];
    Touches "touches" PLAYER { "touches" [groups as "squares": SquareGroups] [accidental: AccidentalFlag] }
        SILENT "touches pieces in this order with intent, those joined by + at the same time; or clearly by accident"
        like ["touches e4", "touches e1 h1", "touches e1+h1", "touches e1 accidentally"]
        also ["grabs", "handles", "brushes", "hits", "holds", "taps", "feels"];
    Takes "takes" PLAYER { "takes" [square: OneSquare] [hands: HandsUsed] }
        SILENT "lifts a piece off the board"
        like ["takes d5", "takes d5 with both hands"]
        also ["lifts", "grabs", "picks up", "removes", "captures", "hits", "takes up", "raises"];
    Puts "puts" PLAYER { "puts" [role as "piece": KindOfPiece] [square: OneSquare] }
        SILENT "releases a piece on a square"
        like ["puts Q e8"]
        also ["places", "sets down", "releases", "drops", "lets go of", "replaces", "promotes to"];
    Shifts "shifts" PLAYER { "shifts" [from: OneSquare] [to: OneSquare] [hands: HandsUsed] }
        SILENT "touches, lifts, puts and releases one piece"
        like ["shifts e1 g1", "shifts e1 g1 with both hands"]
        also ["moves", "slides", "drags", "pushes", "transfers", "takes back", "takes the move back"];
    Adjusts "adjusts" PLAYER { "adjusts" [squares: Squares] [announced: AnnouncedFlag] }
        SILENT "straightens pieces on their squares, having said so first; or without a word"
        like ["adjusts e1 d1", "adjusts e1 silently"]
        also ["straightens", "centres", "corrects", "j'adoube", "says j'adoube", "fixes", "I adjust"];
    KnocksOver "knocks_over" PLAYER { "knocks over" [squares: Squares] }
        "displaces pieces"
        like ["knocks over e4 d5"]
        also ["displaces", "upsets", "topples", "overturns", "knocks down", "bumps", "disturbs"];
    Restores "restores" PLAYER { "restores" [squares: Squares] }
        SILENT "puts displaced pieces back"
        like ["restores e4 d5"]
        also ["puts back", "sets up again", "re-establishes", "replaces", "rebuilds", "puts the pieces back"];
}

acts! { CLOCK of Clock:
    Starts "starts" ARBITER { "starts" }
        "the appointed time: White's clock starts; a protocol without this line starts at its first event"
        like ["starts"]
        also ["begins", "starts the clock", "starts the game", "opens the round"];
    Presses "presses" PLAYER { "presses" }
        SILENT "presses the clock"
        like ["presses"]
        also ["presses the clock", "pushes", "punches", "hits the clock", "completes the move", "clocks"];
    PressesWithTheOtherHand "presses_with_the_other_hand" PLAYER { "presses with the other hand" }
        "presses the clock with the hand that has not made the move"
        like ["presses with the other hand"]
        also ["presses with the wrong hand", "uses the other hand", "presses with the left hand", "presses with the right hand"];
    Stops "stops_the_clock" EITHER { "stops the" [reason: ClockReason] }
        "stops both clocks; a player, to call the arbiter, with or without a reason"
        like ["stops the clock", "stops the clock: no queen at hand"]
        also ["stops", "pauses", "pauses the clock", "halts", "calls the arbiter", "stops both clocks", "stops the game", "complains about noise"];
    HandlesImproperly "handles_the_clock_improperly" PLAYER { "handles the clock improperly" }
        "presses it too hard, holds it, picks it up"
        like ["handles the clock improperly"]
        also ["bangs the clock", "slams the clock", "hits the clock", "holds the clock", "lifts the clock", "knocks over the clock", "presses the wrong clock", "picks up the clock", "keeps a finger on the clock"];
    Resumes "resumes" ARBITER { "resumes" }
        "starts the clocks again"
        like ["resumes"]
        also ["restarts", "continues", "goes on", "starts the clock again", "restarts the clock", "unpauses", "tells them to play on", "brings a queen"];
}

acts! { WRITING of Writing:
    Records "records" EITHER { "records" [text: ScoresheetText] }
        SILENT "writes on their own scoresheet: a move with its number or without, a draw offer `=`, a time, anything else in quotation marks"
        like ["records 12. Nf3", "records =", "records \"a  note\""]
        also ["writes", "writes down", "notes", "notates", "scores", "marks"];
    Signs "signs" PLAYER { "signs" [result: SignedResult] }
        SILENT "signs a result"
        like ["signs 1-0", "signs 1/2-1/2"]
        also ["signs the scoresheet", "confirms the result", "writes the result"];
}

acts! { PRESENCE of Presence:
    Arrives "arrives" PLAYER { "arrives" }
        SILENT "comes to the board; who has no such line was there from the start"
        like ["arrives"]
        also ["comes", "appears", "shows up", "comes late", "is late", "sits down"];
    LeavesArea "leaves_the_playing_area" PLAYER { "leaves the playing area" }
        SILENT "leaves the playing area"
        like ["leaves the playing area"]
        also ["leaves", "walks away", "goes out", "leaves the board", "goes to the toilet", "leaves the room", "asks to go to the toilet", "asks to leave"];
    LeavesVenue "leaves_the_venue" PLAYER { "leaves the venue" }
        "leaves the playing venue"
        like ["leaves the venue"]
        also ["leaves the building", "goes home", "leaves the hall"];
    Returns "returns" PLAYER { "returns" }
        SILENT "is back"
        like ["returns"]
        also ["comes back", "is back", "reappears"];
    EntersThePlayingArea "enters_the_playing_area" SPECTATOR { "enters the playing area" }
        "enters the playing area, being neither a player nor an arbiter"
        like ["enters the playing area"]
        also ["enters", "comes in", "crosses the rope"];
}

acts! { BLIND of Blind:
    Announces "announces" PLAYER { "announces" [text: SpokenMove] }
        SILENT "announces a move aloud"
        like ["announces \"Springer Gustav eins Felix drei\""]
        also ["says", "calls", "declares", "tells"];
    Repeats "repeats" PLAYER { "repeats" [text: SpokenMove] }
        SILENT "repeats the opponent's move aloud"
        like ["repeats \"Eva vier\""]
        also ["echoes", "says again"];
    Copies "copies" PLAYER { "copies" [text as "move": Move] }
        SILENT "makes the opponent's move on their own board"
        like ["copies e4"]
        also ["makes the opponent's move"];
    TellsMovesAndTimes "tells_moves_and_times" ASSISTANT { "tells moves and times" }
        "tells the moves made and the times used, when asked"
        like ["tells moves and times"]
        also ["informs", "tells the time"];
    FindsDifferentPositions "finds_different_positions" PLAYER { "points out different positions" }
        "points out that the two boards differ"
        like ["points out different positions"]
        also ["points out a difference"];
    FindsDifferentPositions "finds_different_positions" ARBITER { "finds different positions" }
        "finds that the two boards differ"
        like ["finds different positions"]
        also ["finds a difference"];
}
