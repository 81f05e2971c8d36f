//! Reports of the arbiter on a board whose moves are not recorded.

use super::ARBITER;
use crate::event::{Act, Report};
use crate::protocol::acts::arguments::{Argument, ClaimedGround, Player, ReportedFacts, say};
use crate::protocol::acts::row::{Field, Part, Row, acts, json_name};

acts! { REPORT of Report:
    IllegalMove "reports_illegal_move" ARBITER { "reports illegal move by" [player: Player] [facts: ReportedFacts] }
        "a completed illegal move"
        like ["reports illegal move by White", "reports illegal move by White (not legal, not answered, claimed)"]
        also ["reports an illegal move", "illegal move by", "reports illegal move of"];
    Flag "reports_flag" ARBITER { "reports flag of" [player: Player] [facts: ReportedFacts] }
        "a flag that is down"
        like ["reports flag of Black (claimed, White has king and knight, Black has king)", "reports flag of Black"]
        also ["reports a flag", "reports flag by"];
    BothFlags "reports_both_flags" ARBITER { "reports both flags" [facts: ReportedFacts] }
        "both flags down, the order unknown"
        like ["reports both flags", "reports both flags (last period)"]
        also ["reports two flags"];
    DrawClaim "reports_draw_claim" ARBITER { "reports claim of" [ground: ClaimedGround] "by" [player: Player] [facts: ReportedFacts] }
        "a claim of a draw"
        like ["reports claim of threefold by White (after pressing the clock)", "reports claim of threefold by White"]
        also ["reports a claim", "reports threefold", "reports fifty moves"];
    Touched "reports_touched_piece" ARBITER { "reports touched piece by" [player: Player] [facts: ReportedFacts] }
        "a piece that was touched with the move"
        like ["reports touched piece by White (rook before king, can be played)", "reports touched piece by White"]
        also ["reports a touched piece", "reports touch-move", "reports touched"];
    Device "reports_device" ARBITER { "reports device of" [player: Player] [facts: ReportedFacts] }
        "a telephone or another electronic device"
        like ["reports device of White (switched off)", "reports device of White"]
        also ["reports a telephone", "reports a phone", "reports telephone of"];
    Arrival "reports_arrival" ARBITER { "reports arrival of" [player: Player] [facts: ReportedFacts] }
        "an arrival after the start"
        like ["reports arrival of Black (after 0:16:00)", "reports arrival of Black"]
        also ["reports a late arrival", "reports lateness"];
    Displaced "reports_displaced" ARBITER { "reports pieces displaced by" [player: Player] [facts: ReportedFacts] }
        "pieces knocked off their squares"
        like ["reports pieces displaced by White (not put back)", "reports pieces displaced by White"]
        also ["reports displaced pieces", "reports pieces knocked over"];
    WrongClock "reports_wrong_clock" ARBITER { "reports wrong clock" [facts: ReportedFacts] }
        "a clock that was wrongly set"
        like ["reports wrong clock (3 moves made)", "reports wrong clock"]
        also ["reports a wrong setting", "reports wrong times"];
    Resignation "reports_resignation" ARBITER { "reports resignation of" [player: Player] [facts: ReportedFacts] }
        "a player who resigns"
        like ["reports resignation of White (Black has king)", "reports resignation of White"]
        also ["reports a resignation", "reports resigning"];
    UnfinishedPromotion "reports_unfinished_promotion" ARBITER { "reports unfinished promotion by" [player: Player] }
        "a pawn on its last rank, and the clock not pressed"
        like ["reports unfinished promotion by White"]
        also ["reports a promotion", "reports promotion by", "reports pawn on the last rank"];
    QuickplayClaim "reports_quickplay_claim" ARBITER { "reports quickplay claim by" [player: Player] [facts: ReportedFacts] }
        "a claim that the opponent cannot win by normal means, or makes no effort to"
        like ["reports quickplay claim by White (on the move, last period, 0:01:30 left)", "reports quickplay claim by White"]
        also ["reports a quickplay claim", "reports claim of quickplay", "reports no effort", "reports cannot win"];
    BothKingsInCheck "reports_both_kings_in_check" ARBITER { "reports both kings in check after a move by" [player: Player] [facts: ReportedFacts] }
        "both kings in check, and the player whose move caused it"
        like ["reports both kings in check after a move by White (before the next move)", "reports both kings in check after a move by White"]
        also ["reports both kings"];
}
