//! What the clock times of a record show (`%clk`, `%emt`, `%egt`).

use crate::Recorded;
use crate::finding::{Finding, Kind};
use crate::reading::{Times, clock_alone, times};
use touchmove_board::Color;
use touchmove_clock::{Bonus, PlayerTimeControls, TimeControl};

/// Times are written in whole seconds most often.
const SECOND: i64 = 1_000;

/// The clock of one player through a game.
#[derive(Debug, Default)]
struct Hand {
    /// The last time shown, and after how many half moves.
    shown: Option<(usize, i64)>,
    /// Thinking time so far, where every move has it.
    used: Option<i64>,
    moves: u32,
    /// Whether the clock has gained time: what it shows includes increments.
    gains: bool,
    /// The most that it has gained with a move.
    most: i64,
}

/// All clocks of a game, and what has been found, once of each kind.
pub(crate) struct Clocks<'r, R> {
    record: &'r R,
    controls: Option<PlayerTimeControls>,
    /// The least and the most that a move brings.
    bonus: (i64, i64),
    first: Color,
    hands: [Hand; 2],
    findings: Vec<Finding>,
}

/// The least and the most that a move of either player brings.
fn bonuses(controls: &PlayerTimeControls) -> (i64, i64) {
    let periods = Color::ALL.into_iter().flat_map(|player| controls.of(player).periods());
    let each = periods.map(|period| period.bonus.per_move_ms().get() as i64);
    let (least, most) = (each.clone().min(), each.max());
    (least.unwrap_or(0), most.unwrap_or(0))
}

/// What is known of the end of a game.
pub(crate) struct Ending {
    /// Who lost on time, with the record's words.
    pub flag: Option<(Color, String)>,
    /// Who would have the move.
    pub turn: Color,
}

impl<'r, R: Recorded> Clocks<'r, R> {
    /// Looks at the times of a game in which `first` had the first move.
    pub(crate) fn of(record: &'r R, first: Color, whole: bool) -> Clocks<'r, R> {
        let tag = record.tag("TimeControl");
        let controls = tag.and_then(|tag| PlayerTimeControls::parse_field(&tag).ok());
        // Where a game begins in the middle nobody knows how many moves were made.
        let controls = controls.filter(|controls| whole && controls.has_clock());
        let fresh = || Hand { used: Some(0), ..Hand::default() };
        let hands = [fresh(), fresh()];
        let bonus = controls.as_ref().map_or((0, 0), bonuses);
        let mut clocks = Clocks { record, controls, bonus, first, hands, findings: Vec::new() };
        record.each_comment(&mut |ply, comment| match clock_alone(comment) {
            _ if ply == 0 => {}
            Some(shown) => clocks.see_clock(ply, shown),
            None => clocks.see(ply, times(comment)),
        });
        clocks
    }

    fn control(&self, player: Color) -> Option<&TimeControl> {
        self.controls.as_ref().map(|controls| controls.of(player))
    }

    pub(crate) fn has_times(&self) -> bool {
        self.hands.iter().any(|hand| hand.shown.is_some())
    }

    /// Who made that half move, counted from 1.
    fn mover(&self, ply: usize) -> Color {
        if ply % 2 == 1 { self.first } else { self.first.other() }
    }

    #[inline]
    fn see_clock(&mut self, ply: usize, shown: i64) {
        let player = self.mover(ply);
        let Some(hand) = self.hands.get_mut(player.index()) else { return };
        hand.moves = u32::try_from(ply.div_ceil(2)).unwrap_or(u32::MAX);
        self.clock(player, ply, shown);
    }

    #[cold]
    fn see(&mut self, ply: usize, times: Times) {
        if times == Times::default() {
            return;
        }
        let player = self.mover(ply);
        let moves = u32::try_from(ply.div_ceil(2)).unwrap_or(u32::MAX);
        let Some(hand) = self.hands.get_mut(player.index()) else { return };
        let follows = moves == hand.moves.saturating_add(1);
        hand.used = hand.used.filter(|_| follows || moves == hand.moves);
        hand.moves = moves;
        if let Some(shown) = times.clock {
            self.clock(player, ply, shown);
        }
        if times.elapsed.is_some() || times.total.is_some() {
            self.elapsed(player, ply, times);
        }
    }

    #[inline]
    fn clock(&mut self, player: Color, ply: usize, shown: i64) {
        if shown < 0 {
            self.below_nothing(player, ply, shown);
        }
        let Some(hand) = self.hands.get_mut(player.index()) else { return };
        let before = hand.shown.replace((ply, shown)).filter(|(at, _)| at + 2 == ply);
        let Some(gained) = before.map(|(_, before)| shown - before) else { return };
        hand.gains |= gained > 0;
        hand.most = hand.most.max(gained);
        let (least, most) = self.bonus;
        if gained > least + SECOND || shown < most {
            self.compare(player, ply, (shown, gained));
        }
    }

    /// A time that may be wrong, with what it has gained.
    #[cold]
    fn compare(&mut self, player: Color, ply: usize, (shown, gained): (i64, i64)) {
        let gains = self.hands.get(player.index()).is_some_and(|hand| hand.gains);
        let Some((increment, given)) = self.given(player) else { return };
        if gained > given + SECOND {
            let kind = Kind::ClockGain { player, gained_ms: gained, given_ms: given };
            self.find(ply, kind);
        }
        if gains && (0..increment - SECOND).contains(&shown) {
            self.overstepped(player, ply, increment - shown);
        }
    }

    /// What the last move brought: the increment, and with the next period.
    fn given(&self, player: Color) -> Option<(i64, i64)> {
        let moves = self.hands.get(player.index())?.moves;
        let control = self.control(player)?;
        let (before, now) = (control.stage(moves.checked_sub(1)?)?, control.stage(moves)?);
        let increment = match before.period.bonus {
            Bonus::Increment(time) => time.get() as i64,
            _ => 0,
        };
        let next = if now.index > before.index { now.period.time_ms.get() as i64 } else { 0 };
        Some((increment, increment.saturating_add(next)))
    }

    /// Thinking time, by moves or in all, is held against what there was.
    fn elapsed(&mut self, player: Color, ply: usize, times: Times) {
        let Some(hand) = self.hands.get_mut(player.index()) else { return };
        let moves = hand.moves;
        hand.used = match (times.total, times.elapsed) {
            (Some(total), _) => Some(total),
            (None, Some(elapsed)) => hand.used.map(|used| used.saturating_add(elapsed)),
            (None, None) => hand.used,
        };
        let (Some(used), Some(had)) = (hand.used, self.had(player, moves)) else { return };
        // Each may have been rounded.
        let rounded = SECOND + i64::from(moves) * SECOND / 2;
        if used > had.saturating_add(rounded) {
            self.overstepped(player, ply, used - had);
        }
    }

    /// All the time there was to make that many moves.
    fn had(&self, player: Color, moves: u32) -> Option<i64> {
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

    fn went_on(&self, ply: usize) -> bool {
        ply < self.record.count_moves()
    }

    #[cold]
    fn below_nothing(&mut self, player: Color, ply: usize, shown_ms: i64) {
        match self.went_on(ply) {
            true => self.overstepped(player, ply, -shown_ms),
            false => self.find(ply, Kind::ClockNegative { player, shown_ms }),
        }
    }

    /// Where play did not go on, somebody may have claimed.
    fn overstepped(&mut self, player: Color, ply: usize, over_ms: i64) {
        if self.went_on(ply) {
            self.find(ply, Kind::OverstepUnclaimed { player, over_ms });
        }
    }

    /// Once of each kind.
    fn find(&mut self, ply: usize, kind: Kind) {
        let same = |finding: &Finding| {
            std::mem::discriminant(&finding.kind) == std::mem::discriminant(&kind)
        };
        if !self.findings.iter().any(same) {
            let place = self.record.place_of(ply.saturating_sub(1));
            self.findings.push(Finding { place, number: None, kind });
        }
    }

    /// What was found, with what the end shows.
    pub(crate) fn finish(mut self, ending: Ending) -> Vec<Finding> {
        let Some((player, text)) = ending.flag else { return self.findings };
        let last = self.record.count_moves();
        let hand = self.hands.get(player.index());
        let shown = hand.and_then(|hand| hand.shown);
        // The clock of a player who has just moved stands.
        let stood = shown.filter(|&(ply, left)| ply == last && left > 0);
        if let Some((_, left_ms)) = stood.filter(|_| ending.turn != player) {
            self.find(last, Kind::FlagWithTimeLeft { player, left_ms, text });
        }
        if let Some((moves, missing_ms)) = self.missed_period(player) {
            self.find(last, Kind::PeriodMissed { player, moves, missing_ms });
        }
        self.findings
    }

    /// The first period, its moves made, and half the time of the next never
    /// gained.
    fn missed_period(&self, player: Color) -> Option<(u32, i64)> {
        let [first, next, ..] = self.control(player)?.periods() else { return None };
        let (moves, missing) = (first.moves?, next.time_ms.get() as i64);
        let hand = self.hands.get(player.index())?;
        let (_, left) = hand.shown?;
        let missed = hand.moves > moves && hand.most < missing / 2 && left < missing / 2;
        missed.then_some((moves, missing))
    }
}
