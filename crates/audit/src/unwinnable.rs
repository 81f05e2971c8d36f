//! Games won by a player who could not have checkmated any more.

use crate::finding::{Kind, Unwinnable};
use crate::told::{Loss, told};
use crate::{InForce, Recorded};
use touchmove_board::{Color, Position};
use touchmove_laws::rules::end_of_game::EndOfGame;
use touchmove_laws::rules::flag_fall::{FlagFall, MissingMoves};
use touchmove_laws::rules::{MatingChance, Rule};
use touchmove_laws::{Article, Edition, Effect, Outcome};
use touchmove_mate::{Answer, Budget, can_mate, may_be_unable};

/// What is known of the winner of a game that was decided without mate.
pub(crate) enum Winner {
    /// Whether they could have checkmated has not been asked, or not answered.
    Unknown,
    /// They could, or so it seems at a glance.
    CanMate,
    /// The search gave up.
    Undecided,
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
        Answer::Yes(_) => Winner::CanMate,
        Answer::Undecided { .. } => Winner::Undecided,
        answer @ Answer::No(_) => {
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

/// Before 2023 resigning loses whatever the opponent has; a hint where that is a king.
fn bare_king(game: &impl Recorded, position: &Position, player: Color, result: &str) -> Winner {
    let bare = position.color(player).len() == 1;
    let resigned = told(game).is_some_and(|(loss, _)| loss != Loss::TimeForfeit);
    match bare && resigned {
        true => Winner::Cannot(Kind::BareKingWon { player, result: result.to_owned() }),
        false => Winner::Unknown,
    }
}

/// Why it is asked whether the opponent of who lost could have checkmated.
struct Question {
    loss: Loss,
    told: Option<String>,
    /// What makes it a draw.
    article: Article,
}

fn question(laws: InForce, game: &impl Recorded, loser: Color) -> Option<Question> {
    let (loss, told) = told(game)?;
    let article = draw_under(laws.edition, loser, loss)?;
    Some(Question { loss, told, article })
}

/// The article by which such a loss is a draw where the opponent cannot mate.
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
