//! What somebody who watches over the board wants to know. Nothing of it is
//! ruled: it is what an arbiter would see who stood there.

use crate::game::Game;
use crate::state::View;
use crate::state::ply::Ply;
use crate::state::sheets::{first_single, number};
use crate::state::status::Status;
use touchmove_board::Color;
use touchmove_clock::{Millis, Moment};
use touchmove_laws::Pace;
use touchmove_laws::rules::default_time::default_time;

/// What an arbiter who watches a board sees beside position and clocks.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Watch {
    /// The latest move on the board that is none, or was not made as it should
    /// be, and nobody has put right: whose, and its number.
    pub irregular: Option<(Color, u32)>,
    /// Whether both kings are in check.
    pub both_in_check: bool,
    /// How often the position has appeared, the present time included.
    pub appearances: usize,
    /// Single moves since a capture or a pawn's move.
    pub quiet: u16,
    /// For White and Black, how many single moves are not on the scoresheet;
    /// none where nothing need be written.
    pub unwritten: [Option<usize>; 2],
    /// Who has not arrived.
    pub absent: [bool; 2],
    /// When whoever is absent comes too late, on the session's
    /// axis; none before the start.
    pub too_late_after: Option<Moment>,
    /// Whose sealed move lies in an envelope that has not been opened.
    pub envelope: Option<Color>,
}

impl Game {
    /// What an arbiter who watches this board sees.
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
    /// let watch = game.watch();
    /// assert_eq!(watch.irregular.map(|(_, number)| number), Some(1));
    /// assert_eq!(watch.unwritten, [Some(1), Some(1)]);
    /// ```
    pub fn watch(&self) -> Watch {
        let view = self.view();
        let begun = view.phase.status != Status::NotStarted;
        let (before, presence) = (&view.table.attempt.before, &view.ledger.presence);
        Watch {
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

    /// Written or excused up to the last single move of that scoresheet.
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
