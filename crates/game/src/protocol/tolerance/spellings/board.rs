//! Spellings of the acts at the board: pieces, clock, scoresheet, presence.

use super::Spelling;

pub(super) static PIECES: &[Spelling] = &[
    (
        "plays {MOVE}",
        &[
            "play|make|move [move] MOVE",
            "push|advance MOVE",
            "reply|answer|respond|continue with MOVE",
        ],
    ),
    (
        "plays {MOVE} with both hands",
        &[
            "play|make|move [move] MOVE with|using both|two hand",
            "with|using both|two hand play|make|move MOVE",
            "use both|two hand to play|make|move MOVE",
            "use both|two hand for MOVE",
        ],
    ),
    (
        "plays {SQUARE}{SQUARE}{PIECE}",
        &[
            "push|advance|move|play SQUARE to SQUARE promote|promoting [it] [to|into] PIECE",
            "push|advance|move|play pawn [from] SQUARE to SQUARE promote|promoting [it] [to|into] PIECE",
            "push|advance|move|play SQUARE to SQUARE replace it with|by PIECE",
        ],
    ),
    (
        "plays O-O",
        &[
            "castle kingside|short|o-o",
            "castle king side",
            "castle on|to kingside",
            "castle on king side",
            "play|make short castle",
            "play|make kingside castle",
        ],
    ),
    (
        "plays O-O-O",
        &[
            "castle queenside|long|o-o-o",
            "castle queen side",
            "castle on|to queenside",
            "castle on queen side",
            "play|make long castle",
            "play|make queenside castle",
        ],
    ),
    (
        "plays O-O with both hands",
        &[
            "castle kingside|short with|using both|two hand",
            "castle king side with|using both|two hand",
            "castle with|using both|two hand kingside|short",
        ],
    ),
    (
        "plays O-O-O with both hands",
        &[
            "castle queenside|long with|using both|two hand",
            "castle queen side with|using both|two hand",
            "castle with|using both|two hand queenside|long",
        ],
    ),
    (
        "touches {SQUARES}",
        &[
            "touch [first] SQUARES",
            "brush SQUARES deliberately|intentionally",
            "deliberately|intentionally touch SQUARES",
            "touch SQUARES deliberately|intentionally",
            "touch SQUARES with intention|intent [to] [move]",
            "touch SQUARES but not move [it]",
            "touch SQUARES without saying|announcing TEXT",
            "touch SQUARES without move|moving it",
        ],
    ),
    (
        "touches {TOGETHER}",
        &[
            "touch TOGETHER simultaneously|together",
            "touch TOGETHER at same time",
            "touch both TOGETHER at same time",
            "simultaneously touch TOGETHER",
        ],
    ),
    (
        "touches {SQUARES} accidentally",
        &[
            "accidentally|unintentionally|inadvertently touch|brush SQUARES",
            "touch|brush SQUARES accidentally|unintentionally|inadvertently",
            "touch|brush SQUARES by accident|mistake",
            "brush [against] SQUARES",
            "brush SQUARES with sleeve|elbow|arm|hand",
            "touch SQUARES with sleeve|elbow",
        ],
    ),
    (
        "takes {SQUARE}",
        &[
            "pick|lift|take up SQUARE",
            "lift|raise SQUARE [up]",
            "pick SQUARE up",
            "take|lift|remove SQUARE off|from board",
            "take SQUARE off",
            "remove SQUARE",
        ],
    ),
    (
        "puts {PIECE} {SQUARE}",
        &[
            "put|place|set|drop|release [down] PIECE on|at SQUARE",
            "put|place|set|drop|release [down] new|another|second|extra PIECE on|at SQUARE",
            "let go of PIECE on|at SQUARE",
        ],
    ),
    ("shifts {SQUARE} {SQUARE}", &["slide|drag|transfer|shift SQUARE to SQUARE"]),
    (
        "adjusts {SQUARES}",
        &[
            "adjust|straighten|centre|center SQUARES",
            "adjust|straighten position of SQUARES",
            "say|announce jadoube adjust|straighten|touch|centre|center SQUARES",
            "say|announce i adjust adjust|straighten|touch SQUARES",
            "adjust|straighten|touch SQUARES [after] saying|say jadoube|adjust",
            "adjust|straighten|touch SQUARES after|with announcing|announcement",
        ],
    ),
    (
        "adjusts {SQUARES} silently",
        &[
            "adjust|straighten SQUARES silently",
            "silently adjust|straighten SQUARES",
            "adjust|straighten|centre SQUARES without [say|saying|give|giving|first] [saying] anything|jadoube|word|warning|notice|announcement|announcing|adjust",
            "adjust|straighten|centre SQUARES without announce [it]",
        ],
    ),
    (
        "knocks over {SQUARES}",
        &[
            "knock|tip|push|throw|bump over|down SQUARES",
            "knock|tip|push SQUARES over|down",
            "topple|upset|displace|overturn SQUARES",
            "accidentally|inadvertently knock|tip|push over SQUARES",
            "accidentally|inadvertently displace|topple|upset|overturn SQUARES",
            "displace|overturn|upset SQUARES accidentally|inadvertently",
            "knock|tip|push over SQUARES accidentally|inadvertently",
            "knock over SQUARES by accident",
            "knock|tip over SQUARES with hand|sleeve|elbow|arm",
        ],
    ),
    (
        "restores {SQUARES}",
        &[
            "put|set SQUARES back [on] [their|its] [square|place]",
            "put|set back|up SQUARES",
            "re establish SQUARES",
            "put SQUARES right",
            "stand SQUARES up [again]",
        ],
    ),
];

pub(super) static CLOCK: &[Spelling] = &[
    (
        "presses",
        &[
            "press|push|punch|tap|click|depress [down] clock|button|lever",
            "press|push clock button",
            "press|push|punch|hit clock|button without make|play|complete|move [any|his] [move]",
            "press|push|punch|hit clock|button after make|play|complete [move]",
            "press|push|punch|hit clock|button with same hand",
            "complete [move] by press|push clock|button",
            "complete move",
            "start OPPONENT clock",
        ],
    ),
    (
        "presses with the other hand",
        &[
            "press|push|punch|hit|use|operate clock|button with|using other|wrong|opposite|different hand",
            "press|push|punch|hit clock|button with hand [with] [which] [he|she|they|that] [is] not make|move|use|play [with|for] [move] [with]",
            "press with wrong|opposite|different hand",
            "use other|wrong|opposite|different hand [for|on] [to] [press] [clock|button]",
            "move|play with one hand press|push clock|button with other",
            "not press|push clock|button with same hand [as] [he|she|they] [move|play] [with] [make|for] [move] [with]",
        ],
    ),
    (
        "stops the clock",
        &[
            "stop|pause|halt|neutralise|neutralize|freeze [both] [chess] clock|game",
            "stop|pause|halt|freeze [both] clock to call|summon|fetch|seek|see|find|ask|get [for] arbiter",
            "stop|pause|halt|freeze [both] clock call|summon|fetch|seek|ask|get|calls [for] arbiter",
            "stop|pause|halt [both] clock to seek|get|ask [for] arbiter assistance|help",
        ],
    ),
    (
        "stops the clock: {TEXT}",
        &[
            "stop|pause|halt [both] clock because [of] TEXT",
            "stop|pause|halt [both] clock call arbiter because [of] TEXT",
        ],
    ),
    (
        "handles the clock improperly",
        &[
            "bang|slam|smash|hammer|thump|whack [on] clock|button",
            "press|hit|punch|strike|push clock|button [too|very|so] hard|violently|forcefully|roughly|heavily",
            "press|hit clock|button with excessive|great|too force",
            "press|hit clock|button with piece",
            "hold [down|onto] clock|button",
            "hold clock|button down",
            "pick|lift [up] clock",
            "pick clock up",
            "keep|leave|hold hand|finger [on|over|near] clock|button",
            "hover over clock|button",
            "knock over|down clock",
            "knock clock over|down|off",
            "throw clock",
            "press|hit|push wrong clock|button",
        ],
    ),
];

pub(super) static WRITING: &[Spelling] = &[
    (
        "records {MOVE}",
        &[
            "write|note|notate|enter|score|mark|record [down] [move] MOVE [down]",
            "write|note|notate|enter|score|mark|record [down] [move] MOVE on|in scoresheet|sheet",
        ],
    ),
    (
        "records =",
        &[
            "write|note|enter|mark [down] draw offer",
            "write|note|enter|mark draw offer on|in scoresheet",
            "write|mark [down] =",
        ],
    ),
    (
        "signs {RESULT}",
        &[
            "sign [scoresheet] [with] RESULT",
            "sign [result] [of] RESULT",
            "sign scoresheet as RESULT",
            "sign scoresheet with result RESULT",
            "sign for RESULT",
        ],
    ),
];

pub(super) static PRESENCE: &[Spelling] = &[
    (
        "arrives",
        &[
            "arrive|come|appear|show|turn [up] [late] [to|at|for] [board|game|hall|round|playing] [hall|room|area] [late]",
            "arrive|come|appear|show|turn [up] [at] [board] TIME late [at|for|to] [board|game|round]",
            "arrive|come|appear at board TIME late",
            "arrive|come|appear|show|turn [up] [at] [board] TIME after start|beginning [of] [round|game]",
            "arrive|come|appear|show|turn [up] [at] [board] after default|forfeit|waiting time",
            "is late",
            "is TIME late",
            "sit down at board",
        ],
    ),
    (
        "leaves the playing area",
        &[
            "leave|exit playing|play|tournament area|hall|room [without] [permission]",
            "go to toilet|bathroom|restroom|loo|lavatory|bar|buffet|washroom",
            "go to smoking|refreshment area|room",
            "leave for toilet|bathroom|restroom",
        ],
    ),
    (
        "leaves the venue",
        &[
            "leave|exit [playing|tournament] building|venue|premises|site|hotel [without] [permission]",
            "go home",
        ],
    ),
    (
        "returns",
        &[
            "come|go back [to|in|into] [board|hall|area|room|game|playing] [hall|room|area]",
            "return [to|in|into] [board|hall|area|room|game|playing] [hall|room|area]",
            "is back [at] [board]",
        ],
    ),
    (
        "enters the playing area",
        &[
            "enter|walk|come [into|in] playing|play area|hall|room",
            "step|climb over rope",
            "cross rope",
            "walk|come up to board",
        ],
    ),
];
