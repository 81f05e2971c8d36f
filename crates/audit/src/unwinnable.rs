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

/// What is known of the winner of a game that was decided without mate.
pub(crate) enum Winner {
    /// Whether they could have checkmated has not been asked, or not answered.
    Unknown,
    CanMate,
    /// They could not: a finding.
    Cannot(Kind),
}

/// Looks at a game that was decided in this position without mate.
pub(crate) fn winner(
    laws: InForce,
    game: &impl Recorded,
    position: &Position,
    result: &str,
) -> Winner {
    let question = question(laws, game, result);
    let asked =
        question.map(|asked| (can_mate(position, asked.player.other(), Budget::default()), asked));
    match asked {
        Some((Answer::Yes(_), _)) => Winner::CanMate,
        Some((answer @ Answer::No(_), question)) => {
            Winner::Cannot(Kind::CannotCheckmate(Box::new(Unwinnable {
                loss: question.loss,
                told: question.told,
                player: question.player,
                result: result.to_owned(),
                answer,
                position: *position,
                article: question.article,
            })))
        }
        Some((Answer::Undecided { .. }, _)) | None => Winner::Unknown,
    }
}

/// Why it is asked whether a winner could have checkmated.
struct Question {
    loss: Loss,
    told: Option<String>,
    /// Who lost.
    player: Color,
    /// What makes it a draw.
    article: Article,
}

fn question(laws: InForce, game: &impl Recorded, result: &str) -> Option<Question> {
    let winner = match result {
        "1-0" => Color::White,
        "0-1" => Color::Black,
        _ => return None,
    };
    let (loss, words) = told(game)?;
    let player = winner.other();
    let article = draw_under(laws, player, loss)?;
    Some(Question { loss, told: words, player, article })
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
