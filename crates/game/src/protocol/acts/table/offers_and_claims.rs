//! Offers, claims, requests, conduct and adjournment.

use super::{ARBITER, CAPTAIN, PLAYER};
use crate::event::{Act, Adjournment, Claim, Conduct, Offer};
use crate::protocol::acts::arguments::{
    Accusation, Argument, AssistantTask, ClaimedEnd, ClaimedGround, Condition, DeclaredMove,
    Explanation, ExtraPiece, GivenAdvice, Irregularity, OneSquare, SealedText, WithdrawalObject,
    say,
};
use crate::protocol::acts::row::{Field, Part, Row, acts, json_name};

acts! { OFFER of Offer:
    OffersADraw "offers_a_draw" PLAYER { "offers a" [condition: Condition] }
        "proposes a draw, with a condition or without"
        like ["offers a draw", "offers a draw: answer within two minutes"]
        also ["offers", "proposes", "proposes a draw", "offers draw", "suggests a draw", "asks for a draw", "draw?"];
    Accepts "accepts" PLAYER { "accepts" }
        "accepts the opponent's offer"
        like ["accepts"]
        also ["agrees", "agrees to a draw", "accepts the draw", "takes the draw", "shakes hands", "says yes"];
    Declines "declines" PLAYER { "declines" }
        "declines the opponent's offer"
        like ["declines"]
        also ["rejects", "refuses the draw", "declines the draw", "turns down", "says no", "wants to play on", "plays on"];
    Resigns "resigns" PLAYER { "resigns" }
        "resigns the game"
        like ["resigns"]
        also ["gives up", "surrenders", "concedes", "retires", "withdraws", "capitulates", "tips the king", "quits", "shakes hands", "lays down the king", "stops the clock and resigns"];
    Withdraws "withdraws" PLAYER { "withdraws the" [what: WithdrawalObject] }
        "tries to withdraw an offer or a claim"
        like ["withdraws the offer", "withdraws the claim"]
        also ["takes back the offer", "takes back the claim", "cancels the offer", "revokes", "changes the mind"];
    AgreesToCorrect "agrees_to_correct" PLAYER { "agrees to correct the illegal move" }
        "limited supervision: agrees to correct an illegal move"
        like ["agrees to correct the illegal move"]
        also ["corrects the illegal move", "agrees to take back"];
}

acts! { CLAIM of Claim:
    Draw "claims_a_draw" PLAYER { "claims" [ground: ClaimedGround] [text as "move": DeclaredMove] }
        "claims a draw; a MOVE is written on the scoresheet and declared"
        like ["claims threefold", "claims threefold with Nf3", "claims fifty moves with e2e4"]
        also ["claims a draw", "claims repetition", "claims draw", "claims threefold repetition", "demands a draw", "claims 50 moves", "claims the 50-move rule", "claims three times"];
    FromTheScreen "claims_from_the_screen" PLAYER { "claims" [ground: ClaimedGround] "from the screen" }
        "claims a draw only because a screen shows it"
        like ["claims fifty moves from the screen"]
        also ["claims from the display", "claims from the monitor"];
    Ended "claims_an_end" PLAYER { "claims" [end: ClaimedEnd] }
        "claims that the position or a repetition has already ended the game"
        like ["claims checkmate", "claims dead position", "claims fivefold"]
        also ["claims mate", "claims a mate", "says checkmate", "says mate", "says stalemate", "claims a stalemate", "claims a dead position", "claims fivefold repetition", "claims the 75-move rule", "claims 75 moves"];
    Flag "claims_flag" PLAYER { "claims flag" }
        "claims that the opponent's flag has fallen"
        like ["claims flag"]
        also ["claims time", "flags", "calls the flag", "claims a win on time", "claims a flag-fall", "says flag", "time is up", "time"];
    Absence "claims_absence" PLAYER { "claims absence" }
        "claims that the opponent has not arrived within the default time"
        like ["claims absence"]
        also ["claims a no-show", "claims a default win", "claims default time", "claims a forfeit", "claims the default"];
    IllegalMove "claims_illegal_move" PLAYER { "claims illegal move" }
        "claims that the opponent has made an illegal move"
        like ["claims illegal move"]
        also ["claims an illegal move", "points out an illegal move", "reports an illegal move", "objects", "says illegal", "tells of their own illegal move", "tells of his own illegal move", "tells of her own illegal move", "reports the own illegal move", "reports own illegal move", "claims two hands", "claims that the king is in check"];
    Touched "claims_touched" PLAYER { "claims touched" [square: OneSquare] }
        "claims that the opponent has touched a piece and must move or capture it"
        like ["claims touched e4"]
        also ["claims touch-move", "claims touch move", "claims a touched piece", "points out a touched piece", "says touch-move", "demands a knight move", "demands the touched piece"];
    CannotWin "claims_cannot_win" PLAYER { "claims cannot win" }
        "quickplay finish: the opponent cannot win by normal means"
        like ["claims cannot win"]
        also ["claims insufficient material", "claims no win", "claims a dead draw"];
    NoEffort "claims_no_effort" PLAYER { "claims no effort" }
        "quickplay finish: the opponent makes no effort to win by normal means"
        like ["claims no effort"]
        also ["claims no progress"];
    RequestsIncrement "requests_increment" PLAYER { "requests increment" }
        "quickplay finish: asks for added time for both players"
        like ["requests increment"]
        also ["asks for increment", "asks for an increment", "requests a delay"];
    ConfirmsPosition "confirms_the_position" PLAYER { "confirms the position" }
        "without an arbiter: confirms what the claimant has written down"
        like ["confirms the position"]
        also ["confirms", "signs the position"];
    PointsOut "points_out" PLAYER { "points out" [matter: Irregularity] }
        "points out an irregularity"
        like ["points out wrong setup", "points out displaced e4"]
        also ["notices", "observes", "reports", "discovers", "complains", "points out that"];
    PointsOut "points_out" ARBITER { "finds" [matter: Irregularity] }
        "finds an irregularity"
        like ["finds wrong clock", "finds displaced e4 d5"]
        also ["notices", "discovers", "sees", "points out"];
    Appeals "appeals" PLAYER { "appeals" }
        "appeals against a decision, also after the end"
        like ["appeals"]
        also ["protests", "lodges an appeal", "complains", "objects to the decision"];
    AsksForAnAssistant "asks_for_an_assistant" PLAYER { "asks for an assistant for the" [help: AssistantTask] }
        "asks for an assistant who makes the moves or presses the clock"
        like ["asks for an assistant for the moves", "asks for an assistant for the clock"]
        also ["asks for help", "needs an assistant", "requests an assistant"];
    AsksForAnExplanation "asks_for_an_explanation" PLAYER { "asks for an" [about: Explanation] }
        "asks the arbiter to explain a point of the Laws"
        like ["asks for an explanation", "asks for an explanation: may I castle now"]
        also ["asks", "asks the arbiter", "asks a question", "requests an explanation"];
    AsksForAPiece "asks_for_a_piece" PLAYER { "asks for a" [piece: ExtraPiece] }
        "asks for a piece that is not at the board, usually for a promotion"
        like ["asks for a queen", "asks for a knight"]
        also ["asks for a piece", "asks for the queen", "needs a queen", "requests a queen"];
    AsksForTheScoresheet "asks_for_the_scoresheet" PLAYER { "asks for the scoresheet" }
        "rapid and blitz: asks to see the arbiter's scoresheet"
        like ["asks for the scoresheet"]
        also ["asks to see the scoresheet", "wants the scoresheet"];
}

acts! { CONDUCT of Conduct:
    PhoneSounds "phone_sounds" PLAYER { "phone sounds" }
        "the player's phone makes a sound"
        like ["phone sounds"]
        also ["phone rings", "mobile rings"];
    PhoneSoundsInABag "phone_sounds_in_a_bag" PLAYER { "phone sounds in a bag" }
        "the player's phone makes a sound in a bag"
        like ["phone sounds in a bag"]
        also ["phone rings in a bag", "phone in a bag sounds", "phone in a bag rings"];
    DeviceMakesANoise "device_makes_a_noise" PLAYER { "device makes a noise" }
        "the player's device vibrates, or makes a noise that is not a call"
        like ["device makes a noise"]
        also ["device vibrates", "phone vibrates", "phone buzzes", "phone beeps", "watch beeps", "alarm sounds"];
    HasADevice "has_a_device" PLAYER { "has a device" }
        "is found with an electronic device"
        like ["has a device"]
        also ["has a phone", "has a mobile phone", "carries a phone", "uses a phone", "wears a smartwatch"];
    HasADeviceInABag "has_a_device_in_a_bag" PLAYER { "has a device in a bag" }
        "has a device in a bag, not switched off"
        like ["has a device in a bag"]
        also ["has a phone in a bag"];
    HasADeviceSwitchedOff "has_a_device_switched_off" PLAYER { "has a device switched off" }
        "has a device in a bag, switched off"
        like ["has a device switched off"]
        also ["has a phone switched off"];
    RefusesInspection "refuses_inspection" PLAYER { "refuses inspection" }
        "refuses an inspection of clothes, bags or body"
        like ["refuses inspection"]
        also ["refuses to be searched", "refuses the search", "refuses an inspection"];
    BringsIntoDisrepute "brings_the_game_into_disrepute" PLAYER { "brings the game into disrepute" }
        "brings the game of chess into disrepute"
        like ["brings the game into disrepute"]
        also ["insults", "insults the opponent", "misbehaves", "shouts", "fights", "cheats"];
    UsesNotes "uses_notes" PLAYER { "uses notes" }
        "uses notes, sources of information, advice, or another chessboard"
        like ["uses notes"]
        also ["gets advice", "reads a book", "receives advice", "analyses", "consults", "looks at a book"];
    Distracts "distracts" PLAYER { "distracts" }
        "distracts or annoys the opponent"
        like ["distracts"]
        also ["annoys", "disturbs", "interferes", "makes noise", "annoys the opponent", "hums", "shouts"];
    Eats "eats" PLAYER { "eats" }
        "eats at the board"
        like ["eats"]
        also ["eats noisily", "eats an apple", "chews", "has a snack"];
    Smokes "smokes" PLAYER { "smokes" }
        "smokes, also an e-cigarette"
        like ["smokes"]
        also ["vapes", "lights a cigarette"];
    Talks "talks" PLAYER { "talks" }
        "talks, to the opponent or to another person"
        like ["talks"]
        also ["talks to the opponent", "speaks to a spectator", "chats", "whispers"];
    DoesNotRecord "does_not_record" PLAYER { "does not record" }
        "does not record the moves, or stops recording them"
        like ["does not record"]
        also ["stops recording", "does not write", "stops writing", "does not keep score", "fails to record"];
    AccusesTheOpponent "accuses_the_opponent" PLAYER { "accuses the" [of: Accusation] }
        "accuses the opponent, with or without the accusation"
        like ["accuses the opponent", "accuses the opponent: looks at a phone"]
        also ["accuses", "accuses of cheating", "alleges", "suspects the opponent"];
    Advises "advises" CAPTAIN { "advises" [what: GivenAdvice] }
        "gives a player advice: on a draw or on resigning, which captains may do, or on the position"
        like ["advises a draw", "advises resigning", "advises a move"]
        also ["gives advice", "recommends", "tells the player", "suggests a move"];
    Refuses "refuses" PLAYER { "refuses" }
        "refuses to comply with the Laws; the second time, persistently"
        like ["refuses"]
        also ["refuses to comply", "disobeys", "refuses to play", "refuses to record"];
}

acts! { ADJOURNMENT of Adjournment:
    Seals "seals" PLAYER { "seals" [text as "move": SealedText] }
        "writes a move and seals it in the envelope; text that is not a move is quoted"
        like ["seals Nf3", "seals \"N?3\""]
        also ["seals the move", "puts into the envelope"];
    AsksToAdjourn "asks_to_adjourn" PLAYER { "asks to adjourn" }
        "asks for the game to be adjourned"
        like ["asks to adjourn"]
        also ["wants to adjourn", "requests an adjournment", "asks for an adjournment"];
    Adjourns "adjourns" ARBITER { "adjourns" }
        "adjourns the game"
        like ["adjourns"]
        also ["adjourns the game", "breaks off", "interrupts the game", "tells White to seal", "tells Black to seal"];
    ResumesTheGame "resumes_the_game" ARBITER { "resumes the game" }
        "resumes an adjourned game"
        like ["resumes the game"]
        also ["restarts the game", "continues the game"];
    OpensTheEnvelope "opens_the_envelope" ARBITER { "opens the envelope" }
        "opens the envelope"
        like ["opens the envelope"]
        also ["opens", "unseals"];
    ReportsTheEnvelopeLost "reports_the_envelope_lost" ARBITER { "reports the envelope lost" }
        "the envelope is missing"
        like ["reports the envelope lost"]
        also ["loses the envelope", "envelope is missing"];
    ReportsThePositionLost "reports_the_position_lost" ARBITER { "reports the position lost" }
        "the adjourned position cannot be established"
        like ["reports the position lost"]
        also ["loses the position"];
}
