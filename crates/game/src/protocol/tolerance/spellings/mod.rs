//! Other spellings of each act: its canonical line, and the [patterns](super::pattern) of sentences
//! that can mean only this act.

mod arbiter;
mod board;
mod claims;
mod conduct;
mod phrases;

pub(super) use arbiter::{ARBITER, OF_ARBITER};
pub(super) use phrases::phrase;

/// A canonical line without the actor, and its other spellings.
pub(super) type Spelling = (&'static str, &'static [&'static str]);

/// Acts of players, assistants, captains and spectators.
pub(super) static PLAYER: &[&[Spelling]] = &[
    board::PIECES,
    board::CLOCK,
    board::WRITING,
    board::PRESENCE,
    claims::OFFER,
    claims::CLAIM,
    conduct::CONDUCT,
    claims::ADJOURNMENT,
];

/// Sentences that can mean several acts, with the acts' names in JSON.
pub(super) static SEVERAL: &[(&str, &[&str])] = &[
    ("claims_a_draw claims_an_end claims_cannot_win", &["claim draw"]),
    ("signs", &["sign scoresheet|result"]),
    (
        "plays takes",
        &["capture [on] SQUARE", "capture [on] SQUARE with TEXT", "take SQUARE with PIECE"],
    ),
    (
        "puts plays",
        &[
            "promote [to] PIECE",
            "promote SQUARE [to] PIECE",
            "promote [to] PIECE on SQUARE",
            "promote pawn to PIECE",
        ],
    ),
    (
        "presses presses_with_the_other_hand",
        &["press|push|hit|punch clock with|using left|right hand"],
    ),
    ("offers_a_draw accepts", &["agree [to|on] draw", "agree draw"]),
    ("claims_cannot_win claims_an_end", &["claim insufficient [mating|winning] material"]),
    (
        "plays observes_illegal_move claims_illegal_move",
        &["make|play|complete illegal move", "leave king in check"],
    ),
    (
        "observes_illegal_move claims_illegal_move reports_illegal_move",
        &["illegal move by|of PLAYER"],
    ),
    (
        "observes_absence claims_absence declares_lost",
        &[
            "not appear|arrive|come|show|turn [up] [at|to|for] [board|game|round]",
            "fail to appear|arrive",
        ],
    ),
    ("points_out", &["MATTER"]),
    ("presses handles_the_clock_improperly", &["hit|strike clock|button"]),
    ("stops_the_clock adjourns", &["interrupt game"]),
    ("distracts", &["cough|snore|sniff|laugh|groan [loudly|repeatedly]", "fall asleep"]),
    ("has_a_device distracts", &["listen to music [on|with] [TEXT]"]),
    (
        "warns takes_time gives_time declares_lost fines",
        &["penalise|penalize|punish PLAYER [with|by] [TEXT]"],
    ),
    ("stops_the_clock", &["complain about|of TEXT"]),
    ("resigns accepts", &["shake hand", "shake hand with PLAYER|opponent"]),
    ("resigns knocks_over", &["lay|tip|knock|put|topple [down|over] king [down|over]"]),
    ("leaves_the_playing_area leaves_the_venue", &["leave hall|room", "go out|outside"]),
    ("observes_flag reports_flag claims_flag", &["flag [has] fall|down", "flag is down"]),
    ("refuses does_not_record", &["refuse to record|write|notate|score [down] [move]"]),
    ("has_a_device uses_notes", &["use phone|computer|engine", "look at|on phone|computer|screen"]),
    (
        "stops_the_clock asks_for_an_explanation",
        &["call|summon|fetch [for] [over] arbiter [over] [to] [board]"],
    ),
];
