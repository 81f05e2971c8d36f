//! Status of a board as an arbiter beside it would see it. This module makes no rulings.

use crate::game::Game;
use crate::state::View;
use crate::state::ply::Ply;
use crate::state::sheets::{first_single, number};
use crate::state::status::Status;
use touchmove_board::Color;
use touchmove_clock::{Millis, Moment};
use touchmove_laws::Pace;
use touchmove_laws::rules::default_time::default_time;

/// Status of a board besides position and clocks, as an arbiter beside it would see it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct BoardStatus {
    /// Player and number of the latest irregular move that has not been corrected. Such a move is
    /// illegal, or legal but made improperly.
    pub irregular: Option<(Color, u32)>,
    /// True if both kings are in check.
    pub both_in_check: bool,
    /// Number of appearances of the current position, including this one.
    pub appearances: usize,
    /// Half-moves since the last capture or pawn move.
    pub quiet: u16,
    /// For White and Black, the number of half-moves missing on the scoresheet. `None` if the
    /// player need not record.
    pub unwritten: [Option<usize>; 2],
    /// True for each player who has not arrived.
    pub absent: [bool; 2],
    /// Latest permitted arrival time on the session's time axis. `None` before the start.
    pub too_late_after: Option<Moment>,
    /// Player whose sealed move is in an unopened envelope.
    pub envelope: Option<Color>,
}

impl Game {
    /// Returns the board's status as an arbiter beside it would see it.
    ///
    /// ```
    /// use touchmove_board::Position;
    /// use touchmove_clock::{Moment, TimeControl};
    /// use touchmove_game::{Event, Game};
    /// use touchmove_laws::{Edition, Regulations};
    ///
    /// let control = TimeControl::parse("5400+30").unwrap();
    /// let mut game = Game::new(Regulations::new(Edition::Fide2023, control), Position::default());
    /// for text in ["White plays e2e5", "White presses"] {
    ///     game.apply(&Event::read(Moment::START, text).unwrap()).unwrap();
    /// }
    /// let watch = game.board_status();
    /// assert_eq!(watch.irregular.map(|(_, number)| number), Some(1));
    /// assert_eq!(watch.unwritten, [Some(1), Some(1)]);
    /// ```
    pub fn board_status(&self) -> BoardStatus {
        let view = self.view();
        let begun = view.phase.status != Status::NotStarted;
        let (before, presence) = (&view.table.attempt.before, &view.ledger.presence);
        BoardStatus {
            irregular: view.irregular(),
            both_in_check: view.both_in_check(),
            appearances: view.appearances(before, true).len().saturating_add(1),
            quiet: before.halfmoves(),
            unwritten: Color::ALL.map(|player| view.unwritten_by(player)),
            absent: presence.absent.into(),
            too_late_after: begun.then(|| presence.started + view.lateness()),
            envelope: view.phase.adjourned.envelope.as_ref().map(|sealed| sealed.by),
        }
    }
}

impl View {
    fn lateness(&self) -> Millis {
        default_time(self.edition(), self.rules.default_time)
    }

    fn irregular(&self) -> Option<(Color, u32)> {
        let wrong = |ply: &Ply| {
            ply.completed
                && (ply.irregularity.is_some() || !ply.in_accordance || ply.legal().is_none())
        };
        let at = self.table.plies.iter().rposition(wrong)?;
        let ply = self.table.plies.get(at)?;
        Some((ply.player, number(first_single(&self.table.start).saturating_add(at))))
    }

    fn both_in_check(&self) -> bool {
        let position = &self.table.board;
        Color::ALL.into_iter().all(|player| position.with_turn(player).is_check())
    }

    /// Returns the number of half-moves that the player has yet to write. `None` if the player need
    /// not write.
    fn unwritten_by(&self, player: Color) -> Option<usize> {
        let sheet = self.table.sheets.player(player);
        let excused = sheet.duties.short_in == Some(self.period(player));
        if self.rules.pace != Pace::Standard || excused {
            return None;
        }
        let next = self.next_single();
        let known = sheet.written_up_to(first_single(&self.table.start));
        Some(next.saturating_sub(known))
    }
}
