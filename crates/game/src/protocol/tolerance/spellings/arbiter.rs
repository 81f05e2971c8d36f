//! Spellings of the arbiter's acts.

use super::Spelling;

/// Acts of the arbiter.
pub(in crate::protocol::tolerance) static ARBITER: &[&[Spelling]] =
    &[CLOCK, OBSERVATION, TIME, PENALTY, RESULT, ANSWER, REPORT];

static CLOCK: &[Spelling] = &[
    (
        "starts",
        &["start|begin [white] [WHITE] clock|game|round|play|match", "start|begin [all] clock"],
    ),
    ("stops the clock", &["stop|pause|halt|neutralise|freeze [both] [PLAYER] [chess] clock|game"]),
    (
        "resumes",
        &[
            "restart|resume|continue [both] [PLAYER] clock|play",
            "start [both] clock again",
            "tell|order|instruct|ask|let them|player|BOTH to play on",
            "let|tell|order them|player|BOTH [to] play on|continue",
            "tell|order|instruct|ask|let them|player|BOTH to continue|resume [playing|play] [game]",
            "let|allow game|play [to] continue|resume",
        ],
    ),
    ("records {MOVE}", &["write|note|record [down] MOVE"]),
];

static OBSERVATION: &[Spelling] = &[
    (
        "observes flag of {PLAYER}",
        &[
            "observe|see|notice|spot|note|call|announce|declare|point [out] flag [fall] of|for|on PLAYER [has] [fall|down]",
            "observe|see|notice|spot|note|call|announce|declare|find [that] PLAYER flag [has] [fall|down]",
            "observe|see|notice|spot|note|call|announce|declare|find [that] PLAYER flag is down",
            "observe|see|notice|note|find PLAYER exceed|overstep time [limit]",
            "observe|see|notice|note|find PLAYER run out of time",
            "observe|notice|see PLAYER time run out",
        ],
    ),
    (
        "observes absence of {PLAYER}",
        &[
            "observe|see|notice|note|find PLAYER is absent",
            "observe|see|notice|note|find PLAYER absence",
            "observe|see|notice|note|find PLAYER not arrive|appear|present",
        ],
    ),
    (
        "observes both flags",
        &[
            "observe|see|notice|spot|note|find [that] both flag [has] [fall|down]",
            "observe|see|notice|find both flag is down",
        ],
    ),
    (
        "observes illegal move",
        &[
            "observe|see|notice|spot|note|detect|find [PLAYER] illegal move [by|of|from] [PLAYER]",
            "observe|see|notice|spot|note|find [that] PLAYER make|play|complete illegal move",
            "observe|see|notice PLAYER [king] leave in check",
            "observe|see|notice PLAYER leave king in check",
            "observe|see|notice PLAYER use|move|play|castle|promote|capture with|using both|two hand",
            "observe|see|notice PLAYER use both|two hand",
            "intervene|step [in] because|after [of] illegal move [by] [PLAYER]",
        ],
    ),
    (
        "observes touched {SQUARE}",
        &[
            "observe|see|notice|spot|note|find [that] PLAYER touch SQUARE",
            "observe|see|notice|find touch [piece] [on] SQUARE",
        ],
    ),
    (
        "observes illegal position",
        &[
            "observe|see|notice|spot|note|find illegal position [on] [board]",
            "observe|see|notice|find position is illegal",
            "observe|see|notice|find both king [is] in check",
        ],
    ),
    (
        "finds {MATTER}",
        &[
            "find|notice|discover|see|observe|establish|note|realise|realize|confirm|verify MATTER",
            "find|point out MATTER",
        ],
    ),
    (
        "finds different positions",
        &["find|notice|see two board|position differ", "find|notice two board is different"],
    ),
];

static TIME: &[Spelling] = &[
    (
        "gives {PLAYER} {TIME}",
        &[
            "give|add|award|grant|allow|allot PLAYER [with] [extra|additional|bonus] TIME [extra|more|bonus|additional] [on|to] [clock] [time]",
            "compensate PLAYER with|by TIME",
            "increase PLAYER time|clock by|with TIME",
            "add TIME",
            "add|give|award|grant TIME [extra|more|bonus|additional] [time] [to|for|on|onto] [clock] [of] PLAYER [clock|time]",
            "add TIME to time|clock of PLAYER",
            "increase time of PLAYER by TIME",
        ],
    ),
    (
        "gives {PLAYER} {TIME} for a disturbance",
        &[
            "give|add|award|grant PLAYER TIME [extra] for|because|due [of|to] disturbance|distraction|interruption|disruption|noise",
            "add|give|award TIME [extra] to|for PLAYER [clock|time] for|because [of] disturbance|distraction|interruption|disruption|noise",
            "compensate PLAYER with TIME for disturbance|distraction|interruption|noise",
        ],
    ),
    (
        "takes {TIME} from {PLAYER}",
        &[
            "deduct|subtract|take|remove|cut TIME [off] from|off [clock|time] [of] PLAYER [clock|time] [as] [penalty]",
            "reduce PLAYER time|clock by|with TIME",
            "reduce time of PLAYER by TIME",
            "deduct|subtract PLAYER TIME",
            "penalise|penalize|punish PLAYER by deducting TIME",
        ],
    ),
    (
        "sets {PLAYER} {TIME}",
        &[
            "set|adjust|correct|reset|change PLAYER clock|time to|at TIME",
            "set|adjust|correct|reset|change clock of PLAYER to|at TIME",
            "set clock to|at TIME for PLAYER",
        ],
    ),
    (
        "sets {PLAYER} {TIME} {PLAYER} {TIME}",
        &[
            "set|adjust|correct|reset|change [both] clock|time [to|at] PLAYER [to|at|has|with|gets] TIME PLAYER [to|at|has|with|gets] TIME",
            "set|adjust|correct|reset|change PLAYER clock|time to|at TIME PLAYER [clock|time] to|at TIME",
            "set|adjust|correct|reset PLAYER [to|at] TIME PLAYER [to|at] TIME",
            "set|adjust|correct|reset clock to|at TIME for PLAYER TIME for PLAYER",
        ],
    ),
    ("sets the move counter to {NUMBER}", &["set|correct|adjust|change move counter to NUMBER"]),
    (
        "gives {PLAYER} {HALVES}",
        &["give|award|add PLAYER [with] HALVES", "award|give|add HALVES to PLAYER"],
    ),
    ("takes {HALVES} from {PLAYER}", &["deduct|subtract|take|remove HALVES from PLAYER"]),
];

static PENALTY: &[Spelling] = &[
    (
        "warns both",
        &[
            "warn|caution|admonish|reprimand BOTH",
            "give|issue BOTH [official|first|second] warning",
            "warn|caution|admonish|reprimand BOTH for|about|because|to|not|against|that TEXT",
            "give|issue [official|first|second] warning to BOTH",
        ],
    ),
    (
        "warns {PLAYER}",
        &[
            "warn|caution|admonish|reprimand [only] PLAYER [officially|formally|verbally|again|strictly]",
            "officially|formally|verbally|strictly warn PLAYER",
            "warn|caution|admonish|reprimand PLAYER for|about|because|to|not|against|that TEXT",
            "give|issue|hand PLAYER [official|formal|verbal|first|second|third|final|last|strict] warning [for|about|because] [TEXT]",
            "give|issue [official|formal|verbal|first|second|third|final|last|strict] warning to PLAYER [for|about|because] [TEXT]",
        ],
    ),
    ("reminds {PLAYER}", &["remind PLAYER TEXT"]),
    (
        "fines {PLAYER}",
        &["fine PLAYER TEXT", "fine PLAYER", "impose fine on|upon PLAYER", "give PLAYER fine"],
    ),
    (
        "excludes {PLAYER}",
        &[
            "exclude|suspend|ban PLAYER [from|for] next|following|last|one|NUMBER round",
            "exclude|suspend|ban PLAYER from|for round",
        ],
    ),
    (
        "expels {PLAYER}",
        &[
            "expel|disqualify|eject|exclude|remove|ban|throw [out] PLAYER from|out|of [of] tournament|event|competition|championship",
            "throw PLAYER out [of] [tournament|event|competition]",
            "expel|eject PLAYER TEXT",
        ],
    ),
    (
        "expels the spectator",
        &[
            "expel|remove|eject|dismiss spectator [from] [playing] [hall|venue|area|room]",
            "send away|out spectator",
            "send spectator away|out|off",
            "ask|order|tell spectator to leave [playing] [hall|venue|area|room]",
            "throw out spectator",
            "throw spectator out",
        ],
    ),
    (
        "permits {PLAYER} to leave",
        &[
            "permit|allow|let PLAYER [to] leave [playing|board|for|area|venue|hall|room] [area|venue|hall|room|toilet]",
            "permit|allow|let PLAYER [to] go to toilet|bathroom|restroom|home",
            "give PLAYER permission to leave [TEXT]",
            "permit|allow|let PLAYER [to] go home",
        ],
    ),
    (
        "allows {PLAYER} to be late",
        &[
            "allow|permit|let PLAYER [to] play|start|begin|is|arrive|come [although|despite|even|in] [though|he|she|of] [late|is] [late]",
            "accept|excuse PLAYER late arrival|lateness",
            "excuse PLAYER for is late",
        ],
    ),
];

static RESULT: &[Spelling] = &[
    (
        "declares {PLAYER} lost",
        &[
            "declare|announce|rule PLAYER lose|forfeit",
            "declare|rule PLAYER lose [on|by] [time|forfeit] [game]",
            "declare|rule PLAYER lose game",
            "declare|announce|rule game [is] [as] lose for|by PLAYER",
            "declare loss for PLAYER",
            "forfeit PLAYER",
            "forfeit game of PLAYER",
            "declare PLAYER [as] [the] lose [of] [game]",
            "declare PLAYER game lose",
            "declare game forfeit by PLAYER",
        ],
    ),
    (
        "declares {WINNER} lost",
        &[
            "declare|announce|rule WINNER [as] [is] [the] win [of] [game]",
            "declare|rule [that] WINNER has win [game]",
            "award|give game|win|victory|point to WINNER",
            "award|give WINNER game|win|victory",
            "declare|announce|rule game [is] [as] win for|by WINNER",
            "declare win|victory for WINNER",
        ],
    ),
    (
        "declares both lost",
        &[
            "declare|rule|announce game [is] lose for|by both [player]",
            "declare|rule|announce both player lose",
            "declare|rule|announce [that] both [player] has lose",
            "forfeit both [player]",
            "declare double forfeit",
        ],
    ),
    (
        "declares draw",
        &["declare|rule|announce [that] [game] [is] [as] [a] draw", "declare|rule|announce draw"],
    ),
    (
        "cancels the game",
        &["cancel|annul|void game", "start|order|begin new game", "declare game void|invalid"],
    ),
];

static ANSWER: &[Spelling] = &[
    (
        "agrees",
        &[
            "accept|uphold|grant|confirm|allow|approve|support [PLAYER] [draw|flag] claim|request|proposal [of|by|from] [PLAYER]",
            "agree [with|to] [PLAYER] claim|request",
            "accept|approve|grant it",
            "declare|find|rule|decide [PLAYER] claim [is] [to] [be|is] correct|justified|valid|right",
            "agree with PLAYER",
            "say yes",
        ],
    ),
    (
        "rejects",
        &[
            "reject|deny|dismiss|refuse|decline|overrule|disallow [PLAYER] [draw|flag] claim|request|proposal [of|by|from] [PLAYER]",
            "turn down [PLAYER] [draw] claim|request",
            "not accept|allow|grant|uphold|agree [PLAYER] [draw] [with] claim|request",
            "declare|find|rule|decide [PLAYER] claim [is] [to] [be|is] incorrect|unjustified|invalid|wrong|unfounded|false",
            "disagree with PLAYER",
            "say no",
            "reject it",
        ],
    ),
    (
        "postpones",
        &["postpone|defer|delay|adjourn decision|ruling [on] [claim]", "postpone|defer claim"],
    ),
    ("adjourns", &["adjourn game|session|round"]),
    (
        "opens the envelope",
        &[
            "open|unseal [PLAYER] [sealed] envelope [with|containing] [sealed] [move]",
            "open [PLAYER] seal move",
        ],
    ),
    (
        "reports the envelope lost",
        &[
            "say|report|find|state|declare envelope [is|has] [been] lose|missing|disappear",
            "lose envelope",
        ],
    ),
];

static REPORT: &[Spelling] = &[
    (
        "reports illegal move by {PLAYER}",
        &["report illegal move by|of|from PLAYER", "report PLAYER make|play illegal move"],
    ),
    (
        "reports flag of {PLAYER}",
        &[
            "report flag fall by|of PLAYER",
            "report [that] PLAYER flag [has] fall",
            "report PLAYER flag is down",
        ],
    ),
    (
        "reports touched piece by {PLAYER}",
        &["report touch [piece] by PLAYER", "report PLAYER touch piece"],
    ),
    ("reports device of {PLAYER}", &["report PHONE of|with PLAYER", "report PLAYER [has] PHONE"]),
    (
        "reports resignation of {PLAYER}",
        &["report [that] PLAYER [has] resign", "report PLAYER resignation"],
    ),
    (
        "reports arrival of {PLAYER}",
        &["report late arrival of PLAYER", "report PLAYER arrive late"],
    ),
    (
        "reports pieces displaced by {PLAYER}",
        &["report displace piece by PLAYER", "report PLAYER displace piece"],
    ),
    (
        "reports wrong clock",
        &[
            "report clock [is] [set] wrong|wrongly [set]",
            "report wrong|incorrect clock time|setting",
        ],
    ),
];

/// Acts of the arbiter in sentences about a player: `Black was warned`.
pub(in crate::protocol::tolerance) static OF_ARBITER: &[&[Spelling]] = &[&[
    (
        "warns {SELF}",
        &[
            "is warn|caution|reprimand|admonish [officially|formally|again] [by] [arbiter]",
            "is [officially|formally] warn|caution|reprimand by arbiter",
            "is warn|caution|reprimand [by] [arbiter] for|about|because|against|not TEXT",
            "get|receive|is|has [give] [official|formal|first|second|third|final|last|verbal] warning [from|by] [arbiter]",
            "get|receive [official|formal|first|second|third|final|last|verbal] warning [from|by] [arbiter] for TEXT",
        ],
    ),
    (
        "gives {SELF} {TIME}",
        &[
            "is give|award|grant TIME [extra|more] [by] [arbiter] [time]",
            "get|receive TIME [extra|more] [from] [arbiter]",
            "get|receive|is [give|award|grant] [an] extra|additional TIME [by|from] [arbiter]",
        ],
    ),
    (
        "declares {OTHER} lost",
        &["is declare [as] win [of] [game] [by] [arbiter]", "is award game|win"],
    ),
    (
        "declares {SELF} lost",
        &["is declare lose [by] [arbiter]", "is forfeit [by] [arbiter]", "is declare to has lose"],
    ),
    (
        "expels {SELF}",
        &["is expel|exclude|disqualify|eject from tournament|event|competition [by] [arbiter]"],
    ),
    (
        "permits {SELF} to leave",
        &["is allow|permit to leave [playing] [area|hall|venue|room] [by] [arbiter]"],
    ),
]];
