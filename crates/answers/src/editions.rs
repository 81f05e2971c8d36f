//! Facts about the editions that a client needs to set up and watch games.

use crate::refusal::Refusal;
use serde::Serialize;
use touchmove_board::Color;
use touchmove_clock::{PlayerTimeControls, TimeControl};
use touchmove_game::protocol::{Choice, choices};
use touchmove_laws::rules::Rule;
use touchmove_laws::rules::automatic_draw::{self, AutomaticDraw};
use touchmove_laws::rules::casual;
use touchmove_laws::rules::limited_illegal_move::{Detection, losing_number};
use touchmove_laws::rules::recording;
use touchmove_laws::{Edition, Regulations, Supervision};

/// Facts about an edition, for games with one time control.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct EditionView {
    /// The edition's name in protocols: `FIDE 2023`.
    pub name: String,
    /// True if games are played at a board; false for casual online rules.
    pub over_the_board: bool,
    /// The pace of games with this time control: standard, rapid or blitz.
    pub pace: String,
    /// The number of a player's illegal move that loses the game.
    pub losing_illegal_move: LosingIllegalMove,
    /// The clock time in milliseconds below which a player need not record moves. Absent if the
    /// increment is long enough to record every move.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub short_of_time_ms: Option<u64>,
    /// The counts that draw a game without a claim.
    pub automatic_draw: DrawnWithoutClaim,
    /// The tags for choices that the edition leaves to the event, in form order.
    pub regulations: Vec<RegulationView>,
}

/// The number of a player's illegal move that loses the game; absent if illegal moves do not lose.
#[derive(Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct LosingIllegalMove {
    /// The number with full supervision.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub full: Option<u32>,
    /// The number with limited supervision, if the opponent claims the illegal move.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub limited_claimed: Option<u32>,
    /// The number with limited supervision, if the arbiter sees the illegal move.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub limited_observed: Option<u32>,
}

/// The counts that draw a game without a claim; absent if the edition has no such draw.
#[derive(Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct DrawnWithoutClaim {
    /// Appearances of a position.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub appearances: Option<u32>,
    /// Single moves of both players together without a capture or a pawn move.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub quiet_moves: Option<u32>,
}

/// A tag for a choice that the edition leaves to the event.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct RegulationView {
    /// The tag's name in protocols: `DefaultTime`.
    pub tag: String,
    /// The value that applies without the tag.
    pub default: String,
    /// The allowed values; empty for free text.
    pub values: Vec<String>,
    /// The number of the article that leaves the choice to the event.
    pub article: String,
}

/// Returns the facts about every edition. The time control has the form of the tag `TimeControl`;
/// `None` means games without a clock. FIDE's editions come first, newest first.
///
/// ```
/// use touchmove_answers::editions::editions;
/// let of = |name, control| {
///     let all = editions(Some(control)).unwrap();
///     all.into_iter().find(|edition| edition.name == name).unwrap()
/// };
/// assert_eq!(of("FIDE 2023", "720").pace, "rapid");
/// assert_eq!(of("FIDE 2009", "720").pace, "blitz");
/// assert_eq!(of("Finnish blitz 2008", "5400+30").pace, "blitz");
/// assert_eq!(of("FIDE 2009", "720").losing_illegal_move.limited_claimed, Some(1));
/// ```
///
/// # Errors
/// If the time control is unreadable.
pub fn editions(time_control: Option<&str>) -> Result<Vec<EditionView>, Refusal> {
    let times = match time_control {
        None => PlayerTimeControls::from(TimeControl::no_clock()),
        Some(field) => PlayerTimeControls::parse_field(field)
            .map_err(|error| Refusal::no_setup(format!("TimeControl: {error}")))?,
    };
    let fide = Edition::FIDE.into_iter().rev();
    let others = Edition::ALL.into_iter().filter(|edition| !Edition::FIDE.contains(edition));
    Ok(fide.chain(others).map(|edition| EditionView::of(edition, &times)).collect())
}

impl EditionView {
    fn of(edition: Edition, times: &PlayerTimeControls) -> EditionView {
        let rules = Regulations::new(edition, times.clone());
        EditionView {
            name: edition.name().to_owned(),
            over_the_board: !casual::takes_moves_only(edition),
            pace: rules.pace.name().to_owned(),
            losing_illegal_move: LosingIllegalMove::by(&rules),
            short_of_time_ms: short_of_time_ms(times),
            automatic_draw: DrawnWithoutClaim::under(edition),
            regulations: choices(&rules).into_iter().map(RegulationView::from).collect(),
        }
    }
}

impl LosingIllegalMove {
    fn by(rules: &Regulations) -> LosingIllegalMove {
        let number = |supervision, noticed| {
            losing_number(&Regulations { supervision, ..rules.clone() }, noticed)
        };
        LosingIllegalMove {
            full: number(Supervision::Full, Detection::Claimed),
            limited_claimed: number(Supervision::Limited, Detection::Claimed),
            limited_observed: number(Supervision::Limited, Detection::Observed),
        }
    }
}

/// If the players' time controls differ, the larger increment counts.
fn short_of_time_ms(times: &PlayerTimeControls) -> Option<u64> {
    let periods = Color::ALL.into_iter().filter_map(|player| times.of(player).periods().first());
    let added = periods.map(|period| period.bonus.increment_ms()).max();
    recording::short_of_time(added.unwrap_or_default()).map(|limit| limit.get())
}

/// Upper bounds of the search below: no edition draws a game later.
const MOST_APPEARANCES: u32 = 10;
const MOST_QUIET_MOVES: u32 = 300;

impl DrawnWithoutClaim {
    /// Finds the smallest counts that draw a game, by trying the rule with increasing counts.
    fn under(edition: Edition) -> DrawnWithoutClaim {
        let draws = |appearances: &[usize], quiet_moves| {
            let facts = automatic_draw::Repetitions { appearances, quiet_moves };
            !AutomaticDraw::Reached(facts).rulings(edition).is_empty()
        };
        // Quickest repetition: each player makes two moves between appearances.
        let ago: Vec<usize> = (1..MOST_APPEARANCES).map(|times| 4 * times as usize).collect();
        let repeats = |count: u32| ago.get(..count.saturating_sub(1) as usize).unwrap_or(&ago);
        DrawnWithoutClaim {
            appearances: (1..=MOST_APPEARANCES).find(|&count| draws(repeats(count), 0)),
            quiet_moves: (1..=MOST_QUIET_MOVES).find(|&count| draws(&[], count)),
        }
    }
}

impl From<Choice> for RegulationView {
    fn from(choice: Choice) -> RegulationView {
        RegulationView {
            tag: choice.tag.to_owned(),
            default: choice.default,
            values: choice.values.into_iter().map(str::to_owned).collect(),
            article: choice.article.number().to_owned(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use touchmove_game::Protocol;

    const CONTROLS: [&str; 6] = ["-", "300", "720", "1500d5", "7200", "5400+30"];

    fn of(name: &str, control: &str) -> EditionView {
        let all = editions(Some(control)).unwrap();
        all.into_iter().find(|edition| edition.name == name).unwrap()
    }

    fn default(name: &str, tag: &str) -> String {
        let all = of(name, "5400+30").regulations;
        all.into_iter().find(|one| one.tag == tag).unwrap().default
    }

    /// Returns the losing number under full supervision, under limited supervision with a claim,
    /// and under limited supervision without a claim.
    fn losing(name: &str, control: &str) -> [Option<u32>; 3] {
        let LosingIllegalMove { full, limited_claimed, limited_observed } =
            of(name, control).losing_illegal_move;
        [full, limited_claimed, limited_observed]
    }

    #[test]
    fn newest_edition_comes_first() {
        let names: Vec<String> = editions(None).unwrap().into_iter().map(|one| one.name).collect();
        assert_eq!(names[0], "FIDE 2023");
        assert_eq!(names.len(), Edition::ALL.len());
    }

    #[test]
    fn pace_depends_on_the_edition() {
        let pace = |control: &str| {
            editions(Some(control)).unwrap().into_iter().map(|one| one.pace).collect::<Vec<_>>()
        };
        let (rapid, blitz, standard) = ("rapid", "blitz", "standard");
        // 2023, 2018, 2017, 2014, 2009, Finland, Finnish blitz, casual.
        assert_eq!(pace("600"), [blitz; 8]);
        assert_eq!(pace("720"), [rapid, rapid, rapid, rapid, blitz, blitz, blitz, rapid]);
        assert_eq!(pace("900"), [rapid, rapid, rapid, rapid, rapid, rapid, blitz, rapid]);
        let mut long = [standard; 8];
        long[6] = blitz;
        assert_eq!(pace("3600"), long);
        assert_eq!(pace("5400+30"), long);
    }

    #[test]
    fn losing_illegal_move_depends_on_edition_pace_and_supervision() {
        let (one, two, three) = (Some(1), Some(2), Some(3));
        for old in ["FIDE 2009", "FIDE 2009 Finland"] {
            assert_eq!(losing(old, "5400+30"), [three; 3]);
            assert_eq!(losing(old, "900+10"), [three; 3]);
            assert_eq!(losing(old, "300"), [three, one, None]);
        }
        for control in ["5400+30", "900+10", "300"] {
            assert_eq!(losing("Finnish blitz 2008", control), [one, one, None]);
            assert_eq!(losing("FIDE 2018", control), [two; 3]);
            assert_eq!(losing("FIDE 2023", control), [two; 3]);
            assert_eq!(losing("Casual", control), [None; 3]);
        }
        for severe in ["FIDE 2014", "FIDE 2017"] {
            assert_eq!(losing(severe, "5400+30"), [two; 3]);
            assert_eq!(losing(severe, "900+10"), [two, one, one]);
            assert_eq!(losing(severe, "300"), [two, one, one]);
        }
    }

    #[test]
    fn default_time_is_half_an_hour_in_finland() {
        assert_eq!(default("FIDE 2009 Finland", "DefaultTime"), "0:30:00");
        for other in Edition::FIDE.map(Edition::name).into_iter().chain(["Finnish blitz 2008"]) {
            assert_eq!(default(other, "DefaultTime"), "0:00:00");
        }
    }

    #[test]
    fn draws_without_a_claim_depend_on_the_edition() {
        let drawn = |name| {
            let DrawnWithoutClaim { appearances, quiet_moves } = of(name, "-").automatic_draw;
            (appearances, quiet_moves)
        };
        assert_eq!(drawn("FIDE 2009"), (None, None));
        for name in ["FIDE 2014", "FIDE 2017", "FIDE 2018", "FIDE 2023"] {
            assert_eq!(drawn(name), (Some(5), Some(150)));
        }
        assert_eq!(drawn("Casual"), (Some(3), Some(100)));
    }

    #[test]
    fn choices_that_change_nothing_are_not_offered() {
        let offers = |name, control, tag| {
            of(name, control).regulations.iter().any(|regulation| regulation.tag == tag)
        };
        assert!(offers("FIDE 2009", "720", "Supervision"));
        assert!(!offers("FIDE 2009", "5400+30", "Supervision"));
        assert!(!offers("Finnish blitz 2008", "5400+30", "Supervision"));
        assert!(!offers("FIDE 2009", "5400+30", "Devices"));
        assert!(offers("FIDE 2023", "7200", "QuickplayFinish"));
        assert!(!offers("FIDE 2023", "5400+30", "QuickplayFinish"));
        assert!(of("Casual", "300").regulations.is_empty());
    }

    #[test]
    fn every_value_parses_and_default_applies_without_the_tag() {
        let read = |name: &str, control: &str, tag: &str, value: &str| {
            let tag = if tag.is_empty() { String::new() } else { format!("[{tag} \"{value}\"]\n") };
            let text = format!("[Laws \"{name}\"]\n[TimeControl \"{control}\"]\n{tag}");
            let edition = Edition::from_name(name).unwrap();
            let rules = Protocol::parse(&text).unwrap().setup.regulations(edition);
            let late = rules
                .default_time
                .unwrap_or(touchmove_laws::rules::default_time::default_time(edition, None));
            Regulations { default_time: Some(late), ..rules }
        };
        for control in CONTROLS {
            for EditionView { name, regulations, .. } in editions(Some(control)).unwrap() {
                for RegulationView { tag, default, values, .. } in regulations {
                    let usual = read(&name, control, "", "");
                    assert_eq!(read(&name, control, &tag, &default), usual, "{name} {tag}");
                    let all: Vec<_> =
                        values.iter().map(|value| read(&name, control, &tag, value)).collect();
                    let own = all.iter().filter(|&rules| *rules == usual).count();
                    assert!(values.is_empty() || own == 1, "{name} {tag}: {values:?}");
                }
            }
        }
    }

    #[test]
    fn unreadable_time_control_is_refused() {
        assert_eq!(editions(Some("soon")).unwrap_err().status, 422);
    }
}
