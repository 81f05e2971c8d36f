//! Phrases that occur in the spellings of several acts.

use super::Spelling;

/// Returns the spellings of a phrase.
pub(in crate::protocol::tolerance) fn phrase(name: &str) -> &'static [Spelling] {
    match name {
        "GROUND" => GROUND,
        "END" => END,
        "MATTER" => MATTER,
        "OPPONENT" => OPPONENT,
        "BOTH" => BOTH,
        "RESULT" => RESULT,
        "HALVES" => HALVES,
        "PHONE" => PHONE,
        _ => &[],
    }
}

static OPPONENT: &[Spelling] = &[("", &["opponent", "PLAYER"])];

static BOTH: &[Spelling] =
    &[("", &["both [of] [them|player|side]", "WHITE and BLACK", "BLACK and WHITE"])];

static GROUND: &[Spelling] = &[
    (
        "threefold",
        &[
            "threefold|triple [repetition|occurrence] [of] [position] [rule]",
            "three|3 fold|time|times [repetition|occurrence] [of] [position] [rule]",
            "three|3 time|times same [position]",
            "repetition [of] [move|position] [rule]",
            "three|3 repetition [of] [position]",
            "same position three|3 time|times",
            "position [has] [occur|appear|repeat|arise|happen] three|3 time|times",
            "position [has] occur|appear|repeat|arise [for] third time",
            "position is repeat [three|3] [time|times]",
        ],
    ),
    (
        "fifty moves",
        &[
            "fifty|50 [move|moves] [rule]",
            "fifty|50 move|moves without [capture] [or] [pawn] [move]",
        ],
    ),
];

static END: &[Spelling] = &[
    ("checkmate", &["checkmate|mate", "check mate"]),
    ("stalemate", &["stalemate", "stale mate"]),
    ("dead position", &["dead position"]),
    (
        "fivefold",
        &[
            "fivefold|quintuple [repetition] [of] [position] [rule]",
            "five|5 fold|time|times [repetition] [of] [position]",
        ],
    ),
    ("seventy-five moves", &["75 [move|moves] [rule]", "seventy five [move|moves] [rule]"]),
];

static RESULT: &[Spelling] =
    &[("1-0", &["1-0", "1:0"]), ("0-1", &["0-1", "0:1"]), ("1/2-1/2", &["1/2-1/2", "½-½"])];

static HALVES: &[Spelling] = &[
    ("1/2 point", &["half point|points", "1/2 point|points"]),
    ("1 point", &["one|1 [full] point|points", "full point"]),
];

static PHONE: &[Spelling] = &[(
    "",
    &[
        "[mobile|smart|cell] phone",
        "mobile|iphone|smartwatch|tablet|laptop|headphones|earphones|earbuds",
        "smart watch",
        "[electronic|communication|forbidden] device",
    ],
)];

static MATTER: &[Spelling] = &[
    (
        "wrong setup",
        &[
            "[initial|starting] position [is] [set] [up] wrong|wrongly|incorrect|incorrectly",
            "piece|board [is] set [up] wrong|wrongly|incorrect|incorrectly",
            "[an] incorrect|wrong initial|starting position|setup",
            "incorrect|wrong set [up]",
            "king queen [is] on wrong square",
            "king queen [is] swap|interchange|reverse|transpose|exchange",
            "queen king [is] swap|interchange|reverse|transpose|exchange",
            "knight bishop [is] on wrong square",
            "knight bishop [is] swap|interchange|reverse|transpose|exchange",
            "piece is on wrong square",
        ],
    ),
    (
        "wrong orientation",
        &[
            "board|chessboard [is] [place|set|turn|put] [the] wrong|incorrect way [round|around]",
            "board|chessboard [is] [place|set|turn] wrongly|incorrectly",
            "board|chessboard is turn|rotate [around|sideways]",
            "board|chessboard [is] sideways",
            "board|chessboard orientation [is] wrong|incorrect",
            "wrong|incorrect orientation [of] [board|chessboard]",
            "wrong|incorrect|wrongly|incorrectly place board|chessboard",
        ],
    ),
    (
        "reversed colours",
        &[
            "colour [is] reverse|wrong|swap|interchange|exchange",
            "colour [is] mix up",
            "reverse|wrong|swap|interchange colour",
            "game [is] [begin|start] [has] [begin|start] with reverse|wrong|swap colour",
            "player have|play [with] wrong|reverse colour",
        ],
    ),
    (
        "displaced {SQUARES}",
        &[
            "SQUARES [is] displace",
            "displace SQUARES",
            "displace piece on SQUARES",
            "SQUARES [is] not on [its|their] square",
            "SQUARES [is] off its square",
        ],
    ),
    (
        "defective clock",
        &[
            "clock [is] defective|break|faulty|dead",
            "defective|break|faulty clock",
            "clock [is] not work|working|run|running|count|counting",
            "clock [has] stop work|working",
            "clock [has] defect|fault",
        ],
    ),
    (
        "wrong clock",
        &[
            "clock [is] [set] wrong|wrongly|incorrect|incorrectly [set]",
            "clock [is] set to wrong|incorrect time",
            "clock [is] not set correctly",
            "clock show|display|have wrong|incorrect time",
            "wrong|incorrect time|setting on|of clock",
            "wrong|incorrect clock setting|time",
            "wrong|incorrect|wrongly|incorrectly set clock",
        ],
    ),
    (
        "wrong position",
        &[
            "position [is] wrong|incorrect",
            "position on board [is] wrong|incorrect",
            "wrong|incorrect position [on] [board]",
        ],
    ),
];
