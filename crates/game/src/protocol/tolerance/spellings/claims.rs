//! Spellings of offers, claims, requests and the acts of adjourned games.

use super::Spelling;

pub(super) static OFFER: &[Spelling] = &[
    (
        "offers a draw",
        &[
            "offer|propose|suggest [OPPONENT] draw [to] [OPPONENT]",
            "make [OPPONENT] draw offer",
            "ask [OPPONENT] for draw",
            "ask whether|if OPPONENT want|accept|take draw",
            "offer|propose|suggest draw before|after|without press|make|play|complete [move|clock]",
            "offer|propose|suggest draw while OPPONENT is thinking",
            "offer|propose|suggest draw on|in|during OPPONENT time",
        ],
    ),
    ("offers a draw: {TEXT}", &["offer|propose draw provided TEXT"]),
    ("offers a draw: if {TEXT}", &["offer|propose draw if TEXT"]),
    (
        "accepts",
        &[
            "accept [OPPONENT] draw|offer|proposal [offer]",
            "accept it",
            "accept OPPONENT [draw] offer",
            "accept offer of draw",
            "say yes to draw|offer [offer]",
            "take draw",
            "agree to draw offer",
        ],
    ),
    (
        "declines",
        &[
            "decline|reject|refuse [OPPONENT] draw|offer|proposal [offer] [of] [draw]",
            "decline|reject|refuse OPPONENT [draw] offer",
            "turn down [OPPONENT] draw|offer [offer]",
            "turn draw|offer down",
            "turn it down",
            "not accept [OPPONENT] draw|offer [offer]",
            "decline|reject it",
            "say no to draw|offer [offer]",
            "not accept",
            "want|wish|prefer|decide to play on|continue",
            "refuse to agree draw",
        ],
    ),
    (
        "resigns",
        &[
            "give up [game]",
            "resign [the] game",
            "surrender|capitulate|concede [game] [defeat]",
            "announce|declare resignation",
            "resign to OPPONENT",
        ],
    ),
    (
        "withdraws the offer",
        &[
            "withdraw|retract|revoke|cancel [draw] offer",
            "take back [draw] offer",
            "take [draw] offer back",
            "withdraw|retract|revoke|cancel offer of draw",
        ],
    ),
    (
        "withdraws the claim",
        &["withdraw|retract|revoke|cancel [draw] claim", "take back [draw] claim"],
    ),
    (
        "agrees to correct the illegal move",
        &[
            "agree to correct|retract illegal move",
            "agree to take back illegal move",
            "agree to take illegal move back",
        ],
    ),
];

pub(super) static CLAIM: &[Spelling] = &[
    (
        "claims {GROUND}",
        &[
            "claim|demand [draw] [by|on|under|for|because|through|of|due|based|citing|per] [of|to|on|grounds|basis] [of] GROUND",
            "ask|apply for draw [by|on|under|for|because|through|due] [of|to] GROUND",
            "claim game is draw [by|on|under|for|because|through|due] [of|to] GROUND",
            "claim draw that GROUND",
        ],
    ),
    (
        "claims {GROUND} with {MOVE}",
        &[
            "claim|demand [draw] [by|on|under|for|because|through|of|due] [of|to] GROUND with|by|after|writing|write [down|move|playing|intending|intended] [move] MOVE",
            "claim draw with [move] MOVE [by|on|under|because|through] [of] GROUND",
            "write|writes [down] MOVE claim [draw] [by|on|under|because|through] [of] GROUND",
            "ask for draw by|under|on GROUND with MOVE",
        ],
    ),
    (
        "claims {GROUND} from the screen",
        &["claim [draw] [by|on|under] GROUND from|on|because [of] screen|display|monitor"],
    ),
    (
        "claims {END}",
        &[
            "claim|say|declare|call [draw] [by|on|because|through] [of|it] [is] END",
            "claim|say game|position is [over|draw] [by] END",
        ],
    ),
    (
        "claims flag",
        &[
            "claim [OPPONENT] flag [has] [fall|down]",
            "claim [OPPONENT] flag is down",
            "claim flag fall",
            "claim win|victory|game on|by time",
            "claim time [forfeit|is] [up]",
            "claim win by|on time|flag [forfeit|fall]",
            "claim [that] OPPONENT exceed|overstep time [limit|control]",
            "claim OPPONENT lose on time",
            "claim OPPONENT run out of time",
            "claim OPPONENT time is up|over",
            "point out [OPPONENT] flag [has] [fall|down]",
            "point out OPPONENT flag is down",
            "call|claim OPPONENT flag",
            "say|call [that] flag [is] [fall|down]",
            "say OPPONENT flag [has] fall",
            "tell|inform OPPONENT|arbiter [OPPONENT] flag [is] fall|down",
            "point to flag",
        ],
    ),
    (
        "claims absence",
        &[
            "claim OPPONENT is absent|late",
            "claim OPPONENT not arrive|appear|come|present",
            "claim no show",
            "claim [win] [by|on] default|forfeit [win]",
        ],
    ),
    (
        "claims illegal move",
        &[
            "claim|report illegal|irregular move [by|of|from|against] [OPPONENT]",
            "point out [OPPONENT] illegal move [by|of] [OPPONENT]",
            "claim|say|point [out] OPPONENT make|play|complete illegal move",
            "claim|say|point [out] [OPPONENT] move is illegal|not [legal]",
            "claim|say|point [out] OPPONENT leave king in check",
            "claim|say|point [out] OPPONENT [king] is [still] in check",
            "claim|report OPPONENT illegal move",
            "complain [of|about] [OPPONENT] illegal move [by] [OPPONENT]",
            "protest against illegal move",
            "say [it] [is] illegal [move]",
            "claim|report|say OPPONENT use|move|play|castle|promote|capture with|using both|two hand",
        ],
    ),
    (
        "claims touched {SQUARE}",
        &[
            "claim|say [that] OPPONENT touch SQUARE [first|before]",
            "claim|demand touch [move|rule] [on|for|with] SQUARE",
            "claim touch piece [on] SQUARE",
            "claim touch piece SQUARE",
            "invoke touch move [rule] [on|for] SQUARE",
            "demand|insist|require [on] [OPPONENT] [must] move|moving|play|capture|take [with] SQUARE",
            "demand|insist|claim OPPONENT must|should move|play|capture|take [with] SQUARE",
        ],
    ),
    (
        "claims cannot win",
        &[
            "claim|say [draw] [because] OPPONENT cannot win|mate|checkmate [by|with|through] [normal] [means] [normally]",
            "claim|say [draw] [because] OPPONENT is unable to win|mate [by] [normal] [means]",
            "claim|say [draw] [because] OPPONENT can not win|mate [by] [normal] [means]",
            "claim|say [draw] [because|as] [game|position] cannot is win [by] [normal] [means]",
        ],
    ),
    (
        "claims no effort",
        &[
            "claim|say [draw] [because] OPPONENT is making|make no effort|attempt|progress [to] [win] [the] [game]",
            "claim|say [draw] [because] OPPONENT make no effort|attempt|progress [to] [win] [by] [normal] [means]",
            "claim|say [draw] [because] OPPONENT not try|make [any] [effort|attempt] [to] [win] [game]",
            "claim [draw] [because] [of] no|lack effort|progress|of [effort] [to] [win]",
        ],
    ),
    (
        "requests increment",
        &[
            "request|ask|demand [for] [the] increment|delay",
            "request|ask [for] [clock] to is set with increment",
            "ask|request [for] [arbiter] [to] add|introduce|switch increment",
        ],
    ),
    ("confirms the position", &["confirm [that] position [is] [correct|right]"]),
    (
        "points out {MATTER}",
        &[
            "point out MATTER",
            "notice|note|discover|observe|report|notify|realise|realize|claim|complain|say [about|of] MATTER",
            "tell|inform|alert arbiter [that|about|of] MATTER",
            "draw attention to MATTER",
            "see MATTER",
        ],
    ),
    (
        "appeals",
        &[
            "appeal [against] [decision|ruling|result] [of] [arbiter] [decision]",
            "lodge|file|submit|make|hand [in] [written|official] appeal|protest [against] [arbiter] [decision|ruling] [of] [arbiter]",
            "appeal to appeals committee",
            "protest against [arbiter] decision|ruling [of] [arbiter]",
        ],
    ),
    (
        "asks for an explanation: {TEXT}",
        &["ask [arbiter] about TEXT", "ask [arbiter] to explain TEXT"],
    ),
    ("asks for an explanation: whether {TEXT}", &["ask [arbiter] if|whether TEXT"]),
    ("asks for an explanation: how {TEXT}", &["ask [arbiter] how TEXT"]),
    (
        "asks for an explanation",
        &["ask|request [arbiter] [for] explanation [from|of] [arbiter] [rule]"],
    ),
    (
        "asks for the scoresheet",
        &[
            "ask|request|want|demand [to|for] [see|look|consult|use|inspect|check] [at] [arbiter|opponent|PLAYER] scoresheet|sheet",
            "ask arbiter for scoresheet",
        ],
    ),
    (
        "asks for an assistant for the moves",
        &["ask|request [for] assistant to make|play|move [move|piece]"],
    ),
    (
        "asks for an assistant for the clock",
        &["ask|request [for] assistant to press|handle|operate clock"],
    ),
];

pub(super) static ADJOURNMENT: &[Spelling] = &[
    (
        "seals {MOVE}",
        &[
            "seal [the] [move] MOVE [in|into] [envelope]",
            "write sealed move MOVE",
            "put MOVE in|into envelope",
            "write [down] MOVE put it in|into envelope",
            "write [down] MOVE as sealed move",
        ],
    ),
    (
        "asks to adjourn",
        &[
            "ask|request|want|wish [for|to] adjourn|adjournment [game]",
            "ask arbiter to adjourn [game]",
            "ask for game to is adjourn",
        ],
    ),
];
