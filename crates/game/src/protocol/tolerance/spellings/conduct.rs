//! Spellings of the conduct of players, captains and spectators.

use super::Spelling;

pub(super) static CONDUCT: &[Spelling] = &[
    (
        "phone sounds",
        &[
            "PHONE ring|sound|bleep [once|twice|loudly]",
            "PHONE go off",
            "PHONE make sound|call",
            "PHONE in pocket|jacket|coat ring|sound",
            "PHONE in pocket|jacket|coat go off",
            "PHONE ring|sound in|from pocket|jacket|coat",
            "PHONE go off in pocket|jacket|coat",
            "PHONE ring|sound during [the] game",
            "PHONE go off during [the] game",
            "get|receive|take|answer [phone] call [on|during] [PHONE|game]",
        ],
    ),
    (
        "device makes a noise",
        &[
            "PHONE vibrate|buzz|hum|beep [once|twice|loudly]",
            "PHONE vibrate|buzz|beep in|on pocket|bag|jacket|coat|table|backpack|rucksack",
            "PHONE make noise|beep|vibration",
            "PHONE [in] [pocket|bag|jacket|coat] vibrate|buzz|beep",
            "watch|alarm [alarm] ring|sound|beep|vibrate|buzz",
            "watch [alarm] go off",
            "alarm go off",
            "watch [of] make noise",
        ],
    ),
    (
        "has a device",
        &[
            "has|carry|hold|wear|possess|hide|keep PHONE [with] [him|her]",
            "has|carry|hold|wear|keep PHONE in|on pocket|hand|jacket|person|wrist|body|table",
            "is find|catch with PHONE [in|on] [pocket|hand|jacket|person|wrist|body|table|toilet]",
            "is wear|carry|hold|use PHONE",
            "is in possession of PHONE",
            "has PHONE on [his|her] person",
            "PHONE is|lie on table|desk",
            "PHONE is switch|turn on",
            "has PHONE on",
            "wear watch|smartwatch",
            "take PHONE out of pocket",
            "take PHONE from pocket",
            "take out PHONE",
        ],
    ),
    (
        "phone sounds in a bag",
        &[
            "PHONE ring|sound in|from bag|backpack|rucksack|handbag",
            "PHONE in bag|backpack|rucksack|handbag ring|sound",
            "PHONE go off in bag|backpack|rucksack|handbag",
        ],
    ),
    (
        "has a device in a bag",
        &[
            "has|carry|keep|leave [switched] PHONE in bag|backpack|rucksack|handbag [switched] [on]",
            "has PHONE switched on in bag|backpack|rucksack",
        ],
    ),
    (
        "has a device switched off",
        &[
            "has|carry|keep switch|turn off PHONE [in] [bag|backpack|rucksack|handbag]",
            "has|carry|keep PHONE switch|turn off [in] [bag|backpack|rucksack|handbag]",
            "has|carry|keep PHONE in bag|backpack|rucksack|handbag switch|turn off",
            "is find with switch|turn off PHONE in bag|backpack|rucksack|handbag",
            "has|carry|keep PHONE off in bag|backpack|rucksack|handbag",
        ],
    ),
    (
        "refuses inspection",
        &[
            "refuse|decline to is search|inspect|scan|check [by] [arbiter]",
            "refuse|decline to let arbiter search|inspect|check TEXT",
            "refuse|decline search|inspection|check|scan",
            "refuse|decline to open|show|empty bag|pocket|jacket",
            "not allow [arbiter] [to] search|inspect|inspection TEXT",
            "refuse|decline inspection of TEXT",
        ],
    ),
    (
        "brings the game into disrepute",
        &[
            "bring chess|game|sport into disrepute",
            "bring game of chess into disrepute",
            "insult|abuse|threaten|curse [at] OPPONENT|arbiter|spectator",
            "swear at OPPONENT|arbiter|spectator",
            "hit|push|strike|punch|slap OPPONENT|arbiter [in] [face]",
        ],
    ),
    (
        "uses notes",
        &[
            "use|consult|read|check [at|in|his] note|book|magazine|computer|engine",
            "look|peek [at|in|into] [opening|chess] note|book|magazine",
            "read|consult [opening|chess] book|note|theory",
            "receive|get|take|accept advice|help [from] [spectator|captain|coach|friend|another|third] [player|person|party]",
            "analyse|analyze [game|position|move] [on|with|using] [another|pocket|second|other] [board|chessboard|set]",
            "use another|pocket|second board|chessboard|set",
            "write|make note [for|on] [himself|herself|themselves|paper] [during] [game]",
        ],
    ),
    (
        "distracts",
        &[
            "distract|annoy|disturb|bother|irritate|harass|provoke OPPONENT",
            "distract|disturb OPPONENT by|with TEXT",
            "make [loud|much|too] [much] noise",
            "interfere [with] [in] [game]",
            "hum|whistle|sing",
            "make face at OPPONENT",
            "kick OPPONENT [under] [table]",
            "kick under table",
            "tap|drum [on] table",
            "tap|drum [with] finger|pen [on] [table]",
            "repeatedly offer draw",
            "offer draw repeatedly",
            "offer draw after draw",
            "keep offering|offer draw",
            "stand behind OPPONENT",
            "shake table",
            "stare at OPPONENT",
            "blow smoke TEXT",
            "click pen",
        ],
    ),
    (
        "refuses",
        &[
            "refuse|decline to comply|obey [with] [rule|law|arbiter|instruction|decision]",
            "refuse to follow|obey|accept arbiter|arbiters instruction|order|decision|ruling",
            "refuse to comply with law|rule|instruction|arbiter [of] [arbiter|chess] [instruction|decision]",
            "disobey [arbiter] [instruction]",
            "not comply|obey [with] [arbiter|rule|law] [instruction]",
        ],
    ),
    (
        "does not record",
        &[
            "not record|write|notate|score|note|keep [down|up] [any|more|all|last] [NUMBER] [move|score|game|scoresheet|notation] [down]",
            "not keep|is [a] [up] score|scoresheet|record|notation [of] [move|game]",
            "not recording|writing|notating|scoring|keeping [down] [move|score|game|scoresheet] [anymore]",
            "stop|cease|quit record|recording|write|writing|notate|notating|score|scoring|keep|keeping [down] [any|more] [move|score|game|scoresheet]",
            "fail|forget|omit|neglect to record|write|notate|score|keep [down] [any|last|more] [move|score|game|scoresheet|NUMBER] [move]",
            "no longer record|write|notate|score|keep [down] [move|score|scoresheet]",
            "play without record|recording|writing|write|notating|keeping [down] [move|score]",
            "is NUMBER move behind [on|in|with] [scoresheet|recording|writing|notation|score]",
            "play|make move without record|recording|writing|write [it|them|the] [down] [move]",
        ],
    ),
    (
        "accuses the opponent: {TEXT}",
        &[
            "accuse OPPONENT of TEXT",
            "complain that OPPONENT TEXT",
            "complain OPPONENT TEXT",
            "complain about OPPONENT TEXT",
            "complain to arbiter about OPPONENT TEXT",
            "complain to arbiter that OPPONENT TEXT",
            "allege that OPPONENT TEXT",
            "allege OPPONENT TEXT",
            "suspect OPPONENT of TEXT",
        ],
    ),
    (
        "accuses the opponent: cheating",
        &["claim|say OPPONENT is cheating|cheat", "claim|say OPPONENT cheat"],
    ),
    ("accuses the opponent", &["accuse|complain [about|of] OPPONENT"]),
    (
        "asks for a queen",
        &[
            "ask|request|call|need|want|look [arbiter] [for] [to] [bring] [a] [second|new|extra|another|spare|additional] queen",
        ],
    ),
    (
        "asks for a rook",
        &[
            "ask|request|call|need|want|look [arbiter] [for] [to] [bring] [a] [third|new|extra|another|spare|additional] rook",
        ],
    ),
    (
        "asks for a bishop",
        &[
            "ask|request|call|need|want|look [arbiter] [for] [to] [bring] [a] [third|new|extra|another|spare|additional] bishop",
        ],
    ),
    (
        "asks for a knight",
        &[
            "ask|request|call|need|want|look [arbiter] [for] [to] [bring] [a] [third|new|extra|another|spare|additional] knight",
        ],
    ),
    ("eats", &["eat [TEXT]", "has|take snack|meal|lunch|sandwich [at] [board]"]),
    (
        "smokes",
        &[
            "smoke|vape [TEXT]",
            "light|lit cigarette|pipe|cigar [up]",
            "use e cigarette",
            "use e-cigarette",
            "smoke|vape",
        ],
    ),
    (
        "talks",
        &[
            "talk|speak|chat|whisper|converse",
            "talk|speak|chat|whisper|converse|discuss [loudly] [to|with] TEXT",
            "talk|speak|chat|whisper loudly|aloud",
        ],
    ),
    (
        "advises a draw",
        &[
            "advise|tell|recommend|instruct|suggest|order|ask [PLAYER|player|to|him|her] [player] [to] [offer|accept|take|agree|make|propose] [to] [draw] draw|offer [offer]",
            "advise|tell|recommend|instruct|suggest|order PLAYER|player to offer|accept|take|agree|make [to] draw [offer]",
        ],
    ),
    (
        "advises resigning",
        &[
            "advise|tell|recommend|instruct|suggest|order|ask [PLAYER|player|to|him|her] [player] [to] resign|resignation [game]",
        ],
    ),
    (
        "advises a move",
        &[
            "advise|tell|show|suggest|whisper|recommend|indicate|signal [to] [PLAYER|player|him|her] [player] [best|next|good|winning|to|which] [play] move|MOVE [to] [play|PLAYER|player]",
            "comment|advise|speak on|about position|game [to|with] [PLAYER|player]",
            "give advice [to|on|about] [PLAYER|player|position|game]",
        ],
    ),
];
