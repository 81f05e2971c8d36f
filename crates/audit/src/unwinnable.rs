//! Games won by a player who could not have checkmated any more.

use crate::finding::{Kind, Unwinnable};
use crate::told::{Loss, told};
use crate::{InForce, Recorded};
use touchmove_board::{Color, Position};
use touchmove_laws::rules::MatingChance;
use touchmove_laws::rules::end_of_game::resignation;
use touchmove_laws::rules::flag_fall::{Missing, one_flag};
use touchmove_laws::{Article, Effect, Outcome};
use touchmove_mate::{Answer, Budget, can_mate};

/// The finding about a game that was decided in this position without mate.
pub(crate) fn unwinnable(
    laws: InForce,
    game: &impl Recorded,
    position: &Position,
    result: &str,
) -> Option<Kind> {
    let winner = match result {
        "1-0" => Color::White,
        "0-1" => Color::Black,
        _ => return None,
    };
    let (loss, words) = told(game)?;
    let player = winner.other();
    let article = draw_under(laws, player, loss)?;
    let answer = can_mate(position, winner, Budget::default());
    if !matches!(answer, Answer::No(_)) {
        return None;
    }
    Some(Kind::CannotCheckmate(Box::new(Unwinnable {
        loss,
        told: words,
        player,
        result: result.to_owned(),
        answer,
        position: *position,
        article,
    })))
}

/// The article by which such a loss is a draw where the opponent cannot mate.
fn draw_under(laws: InForce, player: Color, loss: Loss) -> Option<Article> {
    let InForce { edition, remark } = laws;
    let cannot = MatingChance::Cannot;
    let ruling = match loss {
        Loss::TimeForfeit => one_flag(edition, player, Missing::AllRemaining, cannot).pop(),
        // Games of those years are read by the next edition, which is the first to ask.
        Loss::Resignation | Loss::NotTold if remark == Some("fide-2018") => None,
        Loss::Resignation | Loss::NotTold => resignation(edition, player, cannot),
    }?;
    let drawn = matches!(ruling.effect(), Effect::GameOver { result: Outcome::DRAW, .. });
    ruling.articles().first().copied().filter(|_| drawn)
}
