//! Games won by a player who could no longer checkmate.

use crate::finding::{Kind, Unwinnable};
use crate::stated_loss::{Loss, stated_loss};
use crate::{GameRecord, InForce};
use touchmove_board::{Color, Position};
use touchmove_laws::rules::end_of_game::EndOfGame;
use touchmove_laws::rules::flag_fall::{FlagFall, MissingMoves};
use touchmove_laws::rules::{MatingChance, Rule};
use touchmove_laws::{Article, Edition, Effect, Outcome};
use touchmove_mate::{Budget, MateAnswer, can_mate, may_be_unable};

/// Result of the mate search for the winner of a game that did not end in mate.
pub(crate) enum Winner {
    /// The search was not run, or the question does not apply.
    Unknown,
    /// The winner can mate, as far as a quick test shows.
    CanMate,
    /// The search reached its limits.
    Undecided,
    /// The winner could not mate. The value is the finding.
    Cannot(Kind),
}

/// Searches for a mate by the winner from the final position.
pub(crate) fn winner(
    laws: InForce,
    game: &impl GameRecord,
    position: &Position,
    result: &str,
) -> Winner {
    let player = match result {
        "1-0" => Color::White,
        "0-1" => Color::Black,
        _ => return Winner::Unknown,
    };
    if !may_be_unable(position, player) {
        return Winner::CanMate;
    }
    let Some(question) = question(laws, game, player.other()) else {
        return bare_king(game, position, player, result);
    };
    match can_mate(position, player, Budget::default()) {
        MateAnswer::Yes(_) => Winner::CanMate,
        MateAnswer::Undecided { .. } => Winner::Undecided,
        answer @ MateAnswer::No(_) => {
            let Question { loss, told, article } = question;
            Winner::Cannot(Kind::CannotCheckmate(Box::new(Unwinnable {
                loss,
                told,
                player: player.other(),
                result: result.to_owned(),
                answer,
                position: *position,
                article,
            })))
        }
    }
}

/// Reports a note if the loser resigned to a bare king. Before 2023 a resignation lost against any
/// material.
fn bare_king(game: &impl GameRecord, position: &Position, player: Color, result: &str) -> Winner {
    let bare = position.color(player).len() == 1;
    let resigned = stated_loss(game).is_some_and(|(loss, _)| loss != Loss::TimeForfeit);
    match bare && resigned {
        true => Winner::Cannot(Kind::BareKingWon { player, result: result.to_owned() }),
        false => Winner::Unknown,
    }
}

/// Stated loss for which it matters whether the winner could mate.
struct Question {
    loss: Loss,
    told: Option<String>,
    /// The article that makes the game a draw.
    article: Article,
}

fn question(laws: InForce, game: &impl GameRecord, loser: Color) -> Option<Question> {
    let (loss, told) = stated_loss(game)?;
    let article = draw_under(laws.edition, loser, loss)?;
    Some(Question { loss, told, article })
}

/// Returns the article by which the given type of loss is a draw if the opponent cannot mate.
fn draw_under(edition: Edition, player: Color, loss: Loss) -> Option<Article> {
    let cannot = MatingChance::Cannot;
    let ruling = match loss {
        Loss::TimeForfeit => {
            let missing = MissingMoves::AllRemaining;
            FlagFall::OneFlag { player, missing, opponent: cannot }.rulings(edition).pop()
        }
        Loss::Resignation | Loss::NotTold => {
            EndOfGame::Resignation { player, opponent: cannot }.rulings(edition).pop()
        }
    }?;
    let drawn = matches!(ruling.effect(), Effect::GameOver { result: Outcome::DRAW, .. });
    ruling.articles().first().copied().filter(|_| drawn)
}
