//! Checks of the clock times in a record (`%clk`, `%emt`, `%egt`).

use crate::GameRecord;
use crate::clock_check::ClockCheck;
use crate::clock_comments::{Times, clock_alone, clock_at_end, times};
use crate::finding::{Finding, Kind};
use std::cell::OnceCell;
use touchmove_board::Color;
use touchmove_clock::{Bonus, PlayerTimeControls, TimeControl};

/// Tolerance for rounding, because most records round times to whole seconds.
const SECOND: i64 = 1_000;

/// One player's clock during the game.
#[derive(Debug)]
struct PlayerClock {
    /// The ply of the last time shown, and the time. The ply is [`NEVER`] before the first time.
    shown: (usize, i64),
    /// Thinking time so far; `None` if the time of a move is missing.
    used: Option<i64>,
    /// The last ply with a time used.
    ply: usize,
    /// The largest gain of time with one move.
    most: i64,
}

/// A ply that no game reaches, so that no ply follows it.
const NEVER: usize = usize::MAX / 2;

impl PlayerClock {
    const NEW: PlayerClock = PlayerClock { shown: (NEVER, 0), used: Some(0), ply: 0, most: 0 };

    fn moves(&self) -> u32 {
        moves(self.last_ply())
    }

    /// Returns the last ply with a time of any kind, or 0.
    fn last_ply(&self) -> usize {
        self.shown().map_or(self.ply, |(ply, _)| ply.max(self.ply))
    }

    /// Returns the last time shown, with its ply.
    fn shown(&self) -> Option<(usize, i64)> {
        Some(self.shown).filter(|&(ply, _)| ply != NEVER)
    }
}

/// Returns the number of moves that a player has made at a ply.
fn moves(ply: usize) -> u32 {
    u32::try_from(ply.div_ceil(2)).unwrap_or(u32::MAX)
}

/// Both clocks of a game, and the findings. There is at most one finding of each type.
pub(crate) struct Clocks<'r, R> {
    record: &'r R,
    /// The increment in milliseconds, if the time control is plain and the record starts at move 1.
    increment: Option<i64>,
    /// The time controls, parsed when they are first needed.
    controls: OnceCell<Option<PlayerTimeControls>>,
    /// True if the record starts at move 1.
    whole: bool,
    /// The largest gain that is not suspicious, and the smallest time.
    usual: (i64, i64),
    first: Color,
    players: [PlayerClock; 2],
    /// True if the record has a time that cannot be read.
    unreadable: bool,
    findings: Vec<Finding>,
}

/// Parses the value of the tag `TimeControl`: the field of the standard, or prose such as
/// `15'+10''`.
pub(crate) fn time_controls(value: &str) -> Option<PlayerTimeControls> {
    let field = PlayerTimeControls::parse_field(value).ok();
    field.or_else(|| PlayerTimeControls::read(value).ok())
}

/// Returns the increment in milliseconds of a time control with one period, such as `300+3`. The other
/// forms need the full parser.
fn plain_increment(value: &str) -> Option<i64> {
    let (base, increment) = value.split_once('+').unwrap_or((value, "0"));
    let is_number =
        |text: &str| matches!(text.len(), 1..=6) && text.bytes().all(|byte| byte.is_ascii_digit());
    let seconds: i64 = Some(increment).filter(|text| is_number(text))?.parse().ok()?;
    (is_number(base) && !base.starts_with('0')).then_some(seconds * SECOND)
}

/// Returns the largest gain that is not suspicious, and the smallest time. They are the smallest and
/// the largest bonus for a move of either player.
fn usual_of(controls: &PlayerTimeControls) -> (i64, i64) {
    let periods = Color::ALL.into_iter().flat_map(|player| controls.of(player).periods());
    let each = periods.map(|period| period.bonus.per_move_ms().get() as i64);
    let (least, most) = (each.clone().min(), each.max());
    (least.unwrap_or(0) + SECOND, most.unwrap_or(0))
}

/// The end of the game.
pub(crate) struct Ending {
    /// The player who lost on time, and the words of the record that say so.
    pub flag: Option<(Color, String)>,
    /// The side to move in the final position.
    pub turn: Color,
}

impl<'r, R: GameRecord> Clocks<'r, R> {
    /// Checks the times of a game in which `first` made the first move. `whole` is true if the
    /// record starts at move 1.
    pub(crate) fn of(record: &'r R, first: Color, whole: bool) -> Clocks<'r, R> {
        let players = [PlayerClock::NEW; 2];
        let increment = record.tag("TimeControl").and_then(|tag| plain_increment(&tag));
        let mut clocks = Clocks {
            record,
            increment: increment.filter(|_| whole),
            controls: OnceCell::new(),
            whole,
            usual: (0, 0),
            first,
            players,
            unreadable: false,
            findings: Vec::new(),
        };
        clocks.usual = clocks.usual();
        clocks.read_comments();
        clocks
    }

    // The function is not inlined, so that the clocks stay in memory. They are selected by an index
    // then.
    #[inline(never)]
    fn read_comments(&mut self) {
        let record = self.record;
        record.each_comment(&mut |ply, comment| match clock_alone(comment) {
            _ if ply == 0 => {}
            Some(shown) => self.clock(ply, shown),
            None => self.read_comment(ply, comment),
        });
    }

    /// Returns the largest gain that is not suspicious, and the smallest time.
    fn usual(&self) -> (i64, i64) {
        match self.increment {
            Some(increment) => (increment + SECOND, increment),
            // Without a time control, any gain is possible.
            None => self.controls().map_or((i64::MAX, 0), usual_of),
        }
    }

    fn controls(&self) -> Option<&PlayerTimeControls> {
        let read = || {
            let controls = time_controls(&self.record.tag("TimeControl")?);
            // If the beginning of the game is missing, the number of moves made is unknown.
            controls.filter(|controls| self.whole && controls.has_clock())
        };
        self.controls.get_or_init(read).as_ref()
    }

    fn control(&self, player: Color) -> Option<&TimeControl> {
        self.controls().map(|controls| controls.of(player))
    }

    pub(crate) fn has_times(&self) -> bool {
        self.players.iter().any(|clock| clock.shown().is_some())
    }

    /// Returns the extent of the check.
    pub(crate) fn extent(&self) -> ClockCheck {
        if self.players.iter().all(|clock| clock.last_ply() == 0) {
            return match self.unreadable {
                true => ClockCheck::UnreadableTimes,
                false => ClockCheck::NoTimes,
            };
        }
        if self.increment.is_some() || self.controls().is_some() {
            return ClockCheck::Checked;
        }
        let tag = self.record.tag("TimeControl").unwrap_or_default();
        match time_controls(&tag) {
            _ if tag.trim().is_empty() => ClockCheck::NoTimeControl,
            None => ClockCheck::UnreadableTimeControl(tag.into_owned()),
            Some(controls) if controls.has_clock() => ClockCheck::FirstMovesMissing,
            Some(_) => ClockCheck::NoTimeControl,
        }
    }

    /// Returns the player who made a ply. Plies are counted from 1.
    fn mover(&self, ply: usize) -> Color {
        if ply % 2 == 1 { self.first } else { self.first.other() }
    }

    #[cold]
    fn read_comment(&mut self, ply: usize, comment: &[u8]) {
        match clock_at_end(comment) {
            Some(shown) => self.clock(ply, shown),
            None => self.read_times(ply, times(comment)),
        }
    }

    fn read_times(&mut self, ply: usize, times: Times) {
        self.unreadable |= times.unreadable;
        if times == (Times { unreadable: times.unreadable, ..Times::default() }) {
            return;
        }
        let player = self.mover(ply);
        let Some(clock) = self.players.get_mut(player.index()) else { return };
        // The times of the player's last move are two plies earlier.
        clock.used = clock.used.filter(|_| moves(ply) <= clock.moves().saturating_add(1));
        clock.ply = ply;
        if let Some(shown) = times.clock {
            self.clock(ply, shown);
        }
        if times.elapsed.is_some() || times.total.is_some() {
            self.elapsed(player, ply, times);
        }
    }

    #[inline]
    fn clock(&mut self, ply: usize, shown: i64) {
        // The index of the mover, without a branch.
        let mover = (ply + self.first.index() + 1) % 2;
        let Some(clock) = self.players.get_mut(mover) else { return };
        let (at, before) = std::mem::replace(&mut clock.shown, (ply, shown));
        let follows = at + 2 == ply;
        let gained = if follows { shown - before } else { 0 };
        clock.most = clock.most.max(gained);
        if gained > self.usual.0 || shown < self.usual.1 {
            self.suspicious(self.mover(ply), ply, shown, Some(gained).filter(|_| follows));
        }
    }

    #[cold]
    fn suspicious(&mut self, player: Color, ply: usize, shown: i64, gained: Option<i64>) {
        if shown < 0 {
            self.negative_time(player, ply, shown);
        }
        if let Some(gained) = gained {
            self.compare(player, ply, (shown, gained));
        }
    }

    /// Checks a suspicious time. `gained` is the difference from the previous time.
    fn compare(&mut self, player: Color, ply: usize, (shown, gained): (i64, i64)) {
        // A clock that has gained time shows times that include increments.
        let gains = self.players.get(player.index()).is_some_and(|clock| clock.most > 0);
        let Some((increment, given)) = self.expected_gain(player) else { return };
        if gained > given + SECOND {
            let kind = Kind::ClockGain { player, gained_ms: gained, given_ms: given };
            self.find(ply, kind);
        }
        if gains && (0..increment - SECOND).contains(&shown) {
            self.overstepped(player, ply, increment - shown);
        }
    }

    /// Returns the increment of the last move, and the sum of that increment and the time of a new
    /// period.
    fn expected_gain(&self, player: Color) -> Option<(i64, i64)> {
        let moves = self.players.get(player.index())?.moves();
        let control = self.control(player)?;
        let (before, now) = (control.stage(moves.checked_sub(1)?)?, control.stage(moves)?);
        let increment = match before.period.bonus {
            Bonus::Increment(time) => time.get() as i64,
            _ => 0,
        };
        let next = if now.index > before.index { now.period.time_ms.get() as i64 } else { 0 };
        Some((increment, increment.saturating_add(next)))
    }

    /// Compares the thinking time used with the time available.
    fn elapsed(&mut self, player: Color, ply: usize, times: Times) {
        let Some(clock) = self.players.get_mut(player.index()) else { return };
        let moves = clock.moves();
        clock.used = match (times.total, times.elapsed) {
            (Some(total), _) => Some(total),
            (None, Some(elapsed)) => clock.used.map(|used| used.saturating_add(elapsed)),
            (None, None) => clock.used,
        };
        let (Some(used), Some(had)) = (clock.used, self.available_time(player, moves)) else {
            return;
        };
        // Rounding tolerance: half a second for each move, and one second in total.
        let rounded = SECOND + i64::from(moves) * SECOND / 2;
        if used > had.saturating_add(rounded) {
            self.overstepped(player, ply, used - had);
        }
    }

    /// Returns the total time that is available for the given number of moves.
    fn available_time(&self, player: Color, moves: u32) -> Option<i64> {
        let control = self.control(player)?;
        let (mut had, mut entered) = (0_i64, None);
        for stage in (0..moves).filter_map(|made| control.stage(made)) {
            if entered != Some(stage.index) {
                had = had.saturating_add(stage.period.time_ms.get() as i64);
                entered = Some(stage.index);
            }
            had = had.saturating_add(stage.period.bonus.per_move_ms().get() as i64);
        }
        Some(had)
    }

    fn play_continued(&self, ply: usize) -> bool {
        ply < self.record.count_moves()
    }

    #[cold]
    fn negative_time(&mut self, player: Color, ply: usize, shown_ms: i64) {
        match self.play_continued(ply) {
            true => self.overstepped(player, ply, -shown_ms),
            false => self.find(ply, Kind::ClockNegative { player, shown_ms }),
        }
    }

    /// Reports that a player overstepped the time, if play continued. If the record ends there, the
    /// opponent may have claimed the win.
    fn overstepped(&mut self, player: Color, ply: usize, over_ms: i64) {
        if self.play_continued(ply) {
            self.find(ply, Kind::OverstepUnclaimed { player, over_ms });
        }
    }

    /// Adds a finding, unless there is already one of its type.
    fn find(&mut self, ply: usize, kind: Kind) {
        let same = |finding: &Finding| {
            std::mem::discriminant(&finding.kind) == std::mem::discriminant(&kind)
        };
        if !self.findings.iter().any(same) {
            let place = self.record.place_of(ply.saturating_sub(1));
            self.findings.push(Finding { place, number: None, kind });
        }
    }

    /// Returns the findings, including those about the end of the game.
    pub(crate) fn finish(mut self, ending: Ending) -> Vec<Finding> {
        let Some((player, text)) = ending.flag else { return self.findings };
        let last = self.record.count_moves();
        let clock = self.players.get(player.index());
        let shown = clock.and_then(PlayerClock::shown);
        // The clock of the player who has just moved does not run, so its time is final.
        let stood = shown.filter(|&(ply, left)| ply == last && left > 0);
        if let Some((_, left_ms)) = stood.filter(|_| ending.turn != player) {
            self.find(last, Kind::FlagWithTimeLeft { player, left_ms, text });
        }
        if let Some((moves, missing_ms)) = self.missed_period(player) {
            self.find(last, Kind::PeriodMissed { player, moves, missing_ms });
        }
        self.findings
    }

    /// Returns the number of moves of the first period and the missing time. The player made these
    /// moves, but the clock never gained even half of the next period's time.
    fn missed_period(&self, player: Color) -> Option<(u32, i64)> {
        let [first, next, ..] = self.control(player)?.periods() else { return None };
        let (moves, missing) = (first.moves?, next.time_ms.get() as i64);
        let clock = self.players.get(player.index())?;
        let (_, left) = clock.shown()?;
        let missed = clock.moves() > moves && clock.most < missing / 2 && left < missing / 2;
        missed.then_some((moves, missing))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn plain_increments_equal_those_of_the_parser() {
        for (value, expected) in [
            ("300+3", Some(3_000)),
            ("300", Some(0)),
            ("40/5400+30:1800+30", None),
            ("5+", None),
            ("0", None),
        ] {
            assert_eq!(plain_increment(value), expected, "{value}");
            let read = time_controls(value).filter(|_| expected.is_some());
            let bonus = read.map(|read| read.of(Color::White).periods()[0].bonus);
            assert_eq!(bonus.map(|bonus| bonus.per_move_ms().get() as i64), expected, "{value}");
        }
    }
}
