//! Casual play: moves are entered, not made by hand, and the clock changes
//! over by itself.

use crate::event::{Act, Hands, MoveText, Pieces};
use crate::game::Game;
use crate::moves::{self, Played};
use crate::ply::Ply;
use crate::status::Impossible;
use touchmove_board::Color;
use touchmove_laws::rules::casual;
use touchmove_laws::rules::illegal_move::Irregularity;
use touchmove_laws::{Provision, Ruling};

impl Game {
    /// Whether the edition carries a provision.
    pub(crate) fn knows(&self, provision: Provision) -> bool {
        self.regulations.edition.cite(provision).is_some()
    }

    /// Whether moves are entered and nothing is done by hand.
    pub(crate) fn takes_moves_only(&self) -> bool {
        casual::takes_moves_only(self.regulations.edition)
    }

    /// What is entered rather than done by hand; none where hands make moves.
    pub(crate) fn entered(
        &mut self,
        player: Color,
        act: &Act,
    ) -> Option<Result<Vec<Ruling>, Impossible>> {
        if !self.takes_moves_only() {
            return None;
        }
        match act {
            Act::Pieces(Pieces::Shifts { from, to }) => {
                let text = MoveText::FromTo { from: *from, to: *to, promotion: None };
                Some(self.plays(player, &text, Hands::One))
            }
            Act::Pieces(Pieces::Touches { .. })
            | Act::Pieces(Pieces::Adjusts { .. })
            | Act::Pieces(Pieces::Takes { .. })
            | Act::Pieces(Pieces::Puts { .. })
            | Act::Pieces(Pieces::KnocksOver { .. })
            | Act::Pieces(Pieces::Restores { .. }) => {
                let refused = casual::no_hands(self.regulations.edition, player);
                Some(Ok(refused.into_iter().collect()))
            }
            _ => None,
        }
    }

    /// The refusal of a move that is not legal, with the reasons; none where
    /// a hand can make it.
    pub(crate) fn not_entered(&self, played: &Played) -> Option<Vec<Ruling>> {
        let Played::ByHand { after, .. } = played else { return None };
        let before = self.attempt.before;
        let refused = casual::not_legal(self.regulations.edition, before.turn())?;
        let after = moves::after_illegal(&before, after);
        let tried = Ply::tried(before, after, Irregularity::NotLegal);
        Some([refused].into_iter().chain(self.reasons(&tried)).collect())
    }

    /// A move that has been entered is complete, and the other clock runs.
    pub(crate) fn completed_by_itself(&mut self, player: Color) -> Vec<Ruling> {
        if self.takes_moves_only() { self.presses(player) } else { Vec::new() }
    }
}
