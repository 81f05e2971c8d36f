//! Hearing on a finished game (Articles 8.7, 12). Only signed results and the arbiter's decisions
//! about them can still change the result. Claims get a note; penalties and appeals are still
//! possible.

use crate::event::{Act, Actor, Claim, Decision, Event, Writing};
use crate::hearings::people::{presence, requests};
use crate::proceedings::{Proceedings, is_end};
use crate::state::View;
use crate::state::change::Sheet;
use crate::state::status::{Impossible, Status};
use crate::verdict::Handled;
use touchmove_board::Color;
use touchmove_laws::rules::declared_result::DeclaredResult;
use touchmove_laws::rules::end_of_game::EndOfGame;
use touchmove_laws::rules::fallback_note::FallbackNote;
use touchmove_laws::rules::late_declaration;
use touchmove_laws::rules::late_declaration::LateDeclaration;
use touchmove_laws::rules::scoresheets::Scoresheets;
use touchmove_laws::{Outcome, Provision, Score};

pub(crate) fn hear(
    proceedings: &mut Proceedings<'_>,
    event: &Event,
) -> Result<Handled, Impossible> {
    if !proceedings.phase.is_over() {
        return Ok(result_open(proceedings, event));
    }
    let cancelled = proceedings.phase.status == Status::Cancelled;
    match (event.actor, &event.act) {
        (Actor::Player(player), Act::Writing(Writing::Signs { result })) => {
            signs(proceedings, player, result);
        }
        (Actor::Player(player), Act::Claim(Claim::Appeals)) => {
            requests::appeals(proceedings, player)
        }
        (Actor::Arbiter, Act::Decision(Decision::Rejects)) => {
            signed_result_rejected(proceedings);
        }
        (
            Actor::Arbiter,
            Act::Decision(
                Decision::DeclaresLost { .. } | Decision::DeclaresBothLost | Decision::DeclaresDraw,
            ),
        ) if cancelled => {
            comes_too_late(proceedings);
        }
        (Actor::Arbiter, Act::Decision(Decision::DeclaresLost { player, score })) => {
            declared(proceedings, Some((*player, score.unwrap_or(Score::Win))));
        }
        (Actor::Arbiter, Act::Decision(Decision::DeclaresBothLost)) => {
            declared(proceedings, Some((proceedings.has_move(), Score::Loss)));
        }
        (Actor::Arbiter, Act::Decision(Decision::DeclaresDraw)) => declared(proceedings, None),
        (Actor::Arbiter, Act::Decision(Decision::AllowsToBeLate { player }))
            if presence::allows_after_the_loss(proceedings, *player) => {}
        (Actor::Arbiter, Act::Decision(act)) if outlives_the_game(act) => {
            return Ok(Handled::No);
        }
        (_, act) if is_at_rest(act) => {}
        _ => comes_too_late(proceedings),
    }
    Ok(Handled::Yes)
}

/// Refuses an act of a player after the end of a game whose result an open question leaves to the
/// arbiter. Writing, appeals and usual acts after a game are not refused.
fn result_open(proceedings: &mut Proceedings<'_>, event: &Event) -> Handled {
    let (Some(player), Some(asked_under)) =
        (event.by_player(), proceedings.questions.leaving_the_result())
    else {
        return Handled::No;
    };
    let usual = matches!(event.act, Act::Writing(_) | Act::Claim(Claim::Appeals));
    if usual || is_at_rest(&event.act) && !matches!(event.act, Act::Clock(_)) {
        return Handled::No;
    }
    proceedings.decide(&FallbackNote::ResultOpen { player, asked_under });
    Handled::Yes
}

/// True for decisions that the arbiter can still make after the end of the game.
const fn outlives_the_game(act: &Decision) -> bool {
    matches!(
        act,
        Decision::Reminds { .. }
            | Decision::Warns { .. }
            | Decision::WarnsBoth
            | Decision::GivesPoints { .. }
            | Decision::TakesPoints { .. }
            | Decision::Fines { .. }
            | Decision::Excludes { .. }
            | Decision::Expels { .. }
            | Decision::ExpelsTheSpectator
            | Decision::Explains { .. }
    )
}

/// True for usual acts after a game, such as putting back the pieces, writing and leaving.
const fn is_at_rest(act: &Act) -> bool {
    use crate::event::{Pieces, Presence};
    let plays = matches!(act, Act::Pieces(Pieces::Plays { .. }));
    let goes = matches!(act, Act::Presence(Presence::LeavesVenue));
    goes || !plays && act.is_silent()
}

fn comes_too_late(proceedings: &mut Proceedings<'_>) {
    let under = proceedings.phase.ended_under;
    proceedings.decide(&EndOfGame::IsOver { under });
}

fn signs(proceedings: &mut Proceedings<'_>, player: Color, text: &str) {
    let Status::Over(outcome, termination) = proceedings.phase.status else { return };
    proceedings.enter(Sheet::Signed(player, Writing::result(text)));
    let by = Color::ALL.map(|player| proceedings.table.sheets.player(player).signed);
    let ends = proceedings
        .ending(|proceedings| proceedings.decide(&Scoresheets::Signed { result: outcome, by }));
    if ends && proceedings.table.sheets.before_signing.is_none() {
        proceedings.enter(Sheet::BeforeSigning(Some((outcome, termination))));
    }
}

/// Handles the arbiter's rejection of a wrong signed result. The signed result stands until then.
fn signed_result_rejected(proceedings: &mut Proceedings<'_>) {
    let Some((result, termination)) = proceedings.table.sheets.before_signing else { return };
    proceedings.enter(Sheet::BeforeSigning(None));
    proceedings.decide(&Scoresheets::NotAsSigned { result, termination });
}

/// Declares another result, if the arbiter may still change the result. The result is a loss of
/// this player or a draw. Signatures of the previous result no longer count.
fn declared(proceedings: &mut Proceedings<'_>, lost: Option<(Color, Score)>) {
    let Status::Over(result, termination) = proceedings.phase.status else { return };
    let left = late_declaration::left_to_the_arbiter(both_have_signed(proceedings), termination);
    let Some(provision) = left else {
        let player = lost.map_or(proceedings.has_move(), |(player, _)| player);
        let under = proceedings.phase.ended_under;
        return proceedings.decide(&LateDeclaration::Stands { ended_under: under, player });
    };
    let facts = proceedings.result_facts(provision == Provision::SigningTheResult);
    // The arbiter who has decided the opponent's score may correct it.
    let asked = facts.signed || Color::ALL.iter().all(|&winner| result != Outcome::win(winner));
    let ruled = match lost {
        Some((player, opponent)) => {
            proceedings.ask(&DeclaredResult::Lost { facts, player, opponent, asked })
        }
        None => proceedings.ask(&DeclaredResult::Drawn(facts)),
    };
    let ends = ruled.iter().any(is_end);
    proceedings.rule(ruled);
    if ends {
        proceedings.enter(Sheet::BeforeSigning(None));
        for player in Color::ALL {
            proceedings.enter(Sheet::Signed(player, None));
        }
    }
}

/// True if both players have signed the same result.
fn both_have_signed(view: &View) -> bool {
    let [white, black] = Color::ALL.map(|player| view.table.sheets.player(player).signed);
    white.is_some() && white == black
}
