//! Arguments of `touchmove ask`.

use clap::Args as ClapArgs;
use touchmove_clock::PlayerTimeControls;

/// Ask what the Laws say about an incident at a board without a record of the moves
///
/// For events with wooden boards: `touchmove ask illegal move by White` asks the questions it
/// needs, and then says what to do. With all facts in one line, as in `touchmove ask "illegal move
/// by White (not legal, not answered)"`, the command asks nothing. Without words it lists the
/// possible reports.
///
/// Exit status: 0 ruled, 1 a fact is missing and standard input is not a terminal, 2 the words
/// could not be read.
#[derive(ClapArgs)]
pub struct AskArgs {
    /// The incident: a report as in a protocol, with or without `Arbiter reports`
    #[arg(value_name = "WORDS")]
    pub words: Vec<String>,
    /// The edition of the Laws
    #[arg(long, value_name = "EDITION", default_value = "FIDE 2023")]
    pub laws: String,
    /// The time control in short form: 90+30, 40/90+30, 30+30, W5-B4
    #[arg(long, value_name = "CONTROL", default_value = "90+30")]
    pub time_control: PlayerTimeControls,
    /// Rapid or blitz without full supervision (A.5, B.3 apply)
    #[arg(long)]
    pub limited: bool,
    /// Another tag of a protocol, such as `DefaultTime=0:15:00`
    #[arg(long, value_name = "TAG=VALUE")]
    pub tag: Vec<String>,
    /// Print JSON
    #[arg(long)]
    pub json: bool,
}
