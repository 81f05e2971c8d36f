//! Samples of the keys of effects: at least one of each.

mod adjournment;
mod blind;
mod recording;

use super::{advice, moves, square};
use std::collections::BTreeSet;
use touchmove_board::{Color, Position, Role};
use touchmove_clock::Millis;
use touchmove_laws::report::Fact;
use touchmove_laws::rules::claimed_end::End;
use touchmove_laws::rules::draw_claim::Ground;
use touchmove_laws::samples::questions;
use touchmove_laws::{
    Answer, Because, Cancellation, Certain, ClaimGround, Effect, Note, Outcome, Penalty, Question,
    Refusal, Score, WarningGround,
};

fn refusals() -> Vec<Refusal> {
    vec![
        Refusal::NoDrawBeforeMove { number: 30 },
        Refusal::NoAgreedDraws,
        Refusal::NotBothMoved,
        Refusal::NoOffer,
        Refusal::NothingToDecline,
        Refusal::OfferStands,
        Refusal::ClaimStands,
        Refusal::NothingToWithdraw,
        Refusal::PutBackAlready,
        Refusal::NothingDisplaced,
        Refusal::NothingToAnswer,
        Refusal::NothingIllegal,
        Refusal::NotProvenIllegal,
        Refusal::PlayGoesOn,
        Refusal::IsAdjourned,
        Refusal::NotAdjourned,
        Refusal::DrawNotForTheArbiter,
        Refusal::ClaimsWithoutTheMove,
        Refusal::ClaimsWithoutTheClock,
        Refusal::AsksWithoutTheMove,
        Refusal::HasTouched,
        Refusal::HasTouchedSince,
        Refusal::MoveNotCompleted,
        Refusal::FlagNotFallen,
        Refusal::TimesUndecided,
        Refusal::AwaitsAnswer,
        Refusal::ResultOpen,
        Refusal::NotLate,
        Refusal::OnlyTheEventAllows,
        Refusal::OpponentWins,
        Refusal::WarningFirst,
        Refusal::AnswerDue,
        Refusal::AdjustsWithoutTheMove,
        Refusal::OpponentHasTheMove,
        Refusal::MoveMade,
        Refusal::IllegalMoveStands,
        Refusal::NotPutRight,
        Refusal::OnlyWhenClaimed,
        Refusal::OnlyWhenAsked,
        Refusal::FoundTooLate,
        Refusal::NothingTouched { square: square("e4") },
        Refusal::NothingToCorrect,
        Refusal::QuickplayNotAnnounced,
        Refusal::QuickplayNotInBlitz,
        Refusal::QuickplayNotWithIncrement,
        Refusal::NotInLastPeriod,
        Refusal::TwoMinutesLeft,
        Refusal::OwnFlagDown,
        Refusal::NoSuchRequest,
        Refusal::EndedByClaim,
        Refusal::NotLegal,
        Refusal::OnlyMovesEntered,
        Refusal::AdjustsWithoutTheClock,
        Refusal::ReliesOnDisplay,
        Refusal::NotOnTheList { penalty: Penalty::Fine },
        Refusal::NoSuchScore { halves: 1 },
        Refusal::NoSuchScore { halves: 3 },
        Refusal::NoAppeal,
        Refusal::UsualStart,
        Refusal::BeganRightly,
        Refusal::NothingToCancel,
        Refusal::NothingToTakeBack,
        Refusal::MoveNotAnnounced,
        Refusal::SlipNotCorrected,
        Refusal::CorrectedTooLate,
        Refusal::BoardsAgree,
        Refusal::NotForAssistants,
        Refusal::OpponentHasAssistant,
        Refusal::SealsWithoutTheMove,
        Refusal::SealsAnotherMove,
        Refusal::NotThereToReply,
        Refusal::NoEnvelope,
        Refusal::EnvelopeVoid,
        Refusal::NotResumed,
        Refusal::ResultStands,
        Refusal::NotIdentifiable,
        Refusal::NoSuchArticle,
        Refusal::TimesAreRight,
        Refusal::GameGoesOn,
        Refusal::SheetAtHand,
        Refusal::NoFurtherPeriod,
        Refusal::TooManyPoints { result: Outcome { white: Score::Win, black: Score::Draw } },
    ]
}

fn notes() -> Vec<Note> {
    let player = Color::White;
    let plain = [
        Note::AnyLegalMove,
        Note::TouchNotBinding { player },
        Note::CameInTime { player, ms: Millis::minutes(9), allowed: Millis::minutes(30) },
        Note::GameIsOver,
        Note::NothingFollows,
        Note::ConditionVoid { player },
        Note::Reminded { player },
        Note::DeadnessUndecided,
        Note::Appeared { times: 1, at: "5. Nf3".to_owned() },
        Note::Appeared { times: 3, at: "2... Ng8, 4... Ng8".to_owned() },
        Note::CountRestarts,
        Note::QuietSince { number: 12, white: 1, black: 0 },
        Note::QuietSince { number: 12, white: 50, black: 50 },
        Note::ClockShows { player, ms: Millis::seconds(61) },
        Note::CameAfter { player, ms: Millis::minutes(31), allowed: Millis::minutes(30) },
        Note::ResumedWithout { player, ms: Millis::minutes(31), allowed: Millis::minutes(30) },
        Note::FoundAfter { moves: 10, stays: 10 },
        Note::NothingLeft { player },
        Note::SealedAmbiguous { player },
        Note::SealedUnclear { player },
        Note::SealedIllegal { player },
        Note::PlayStopped,
        Note::QuestionSettled,
        Note::WrongClaims { player, times: 3 },
        Note::RepeatedOffers { player, times: 4 },
        Note::UntimelyOffer { player },
        Note::ClaimIsOffer { player },
        Note::PeriodCompleted { player },
        Note::MovesMissing { player, moves: 1 },
        Note::MovesMissing { player, moves: 4 },
        Note::LastPeriod { player },
        Note::EarlierPeriodMissed { player },
        Note::BothFlagsDown,
        Note::ClockSet { player: Color::Black, ms: Millis::minutes(10) },
        Note::TimeKept { player, ms: Millis::seconds(61) },
        Note::TimeKept { player, ms: Millis::ZERO },
        Note::TimeNotKept { player, ms: Millis::seconds(61) },
        Note::BothHands { player },
        Note::NoSingleMove,
        Note::Unexplained { by: vec![(Role::Queen, square("d4"))] },
        Note::Emptied { squares: "a1 b1".to_owned() },
        Note::IllegalPosition { reason: "no-last-move".to_owned() },
        Note::DecisionPostponed { player },
        Note::IncrementSet { ms: Millis::seconds(5) },
        Note::ClaimEndsGame { player },
        Note::FinalPosition { player, position: Position::default().fen().to_string() },
        Note::ScoresheetNeeded { player },
        Note::Confirmed { player },
        Note::CastlesExchanged { player },
        Note::MustProgress { player },
        Note::RestoresOnOwnTime { player },
        Note::CompetitionRules,
        Note::LimitedSupervision,
        Note::AwaitsNextMove,
        Note::PositionNoLongerIllegal,
        Note::AgreesToCorrect { player },
        Note::NoCastling { player },
        Note::ScoresheetShown { player, times: 1 },
        Note::ScoresheetShown { player, times: 5 },
        Note::ScoresheetGiven { player },
        Note::PiecesDisplaced { player, squares: "e2 f2".to_owned() },
        Note::TimeLost { player, ms: Millis::minutes(12) },
        Note::DefaultTimeUnstated,
        Note::LateArrivalAllowed { player },
        Note::BoardTurned,
        Note::ColoursStay,
        Note::Unplayed,
        Note::OwnFlagDown { player },
        Note::PromotionPieceMissing { player },
        Note::PieceRequested { player },
        Note::ValidReason { player },
        Note::MoveCounterSet { moves: 1 },
        Note::MoveCounterSet { moves: 12 },
        Note::MayLeave { player },
        Note::OnlyToTheArbiter,
        Note::SpectatorExpelled,
        Note::AssistantAccepted { player },
        Note::AssistantRejected { player },
        Note::Appealed { player },
        Note::ExplanationDue { player },
        Note::ArticleExplained { player, article: "Preface".to_owned() },
        Note::DeviceAllowed { player },
    ];
    plain
        .into_iter()
        .chain(recording::notes())
        .chain(adjournment::notes())
        .chain(blind::notes())
        .chain(reasons_on_record())
        .collect()
}

/// Returns reasons as a game records them.
fn reasons_on_record() -> impl Iterator<Item = Note> {
    let reasons = moves().into_iter().flat_map(|(_, _, reasons)| reasons);
    let mut seen = BTreeSet::new();
    let by = vec![(Role::Queen, square("e8")), (Role::Bishop, square("b4"))];
    reasons.filter(move |reason| seen.insert(reason.name())).map(move |reason| {
        Note::IllegalBecause { r#move: "e1g1".to_owned(), reason, by: by.clone() }
    })
}

/// Returns every question with each of its answers.
pub fn answers() -> Vec<(Question, Answer)> {
    let each = |question: Question| {
        question.answers().into_iter().map(move |answer| (question.clone(), answer))
    };
    questions().into_iter().flat_map(each).collect()
}

fn claims() -> Vec<Effect> {
    let player = Color::White;
    let grounds = [Ground::Threefold, Ground::FiftyMoves].map(ClaimGround::Draw);
    let others = [ClaimGround::Flag, ClaimGround::IllegalMove, ClaimGround::Touched(square("e4"))];
    let correct = grounds.map(|claim| Effect::ClaimCorrect { player, claim });
    let all = grounds.into_iter().chain(others);
    let ends = End::ALL.map(ClaimGround::Ended);
    let all = all.chain(ends);
    let incorrect = all.map(|claim| Effect::ClaimIncorrect { player, claim });
    incorrect.chain(correct).collect()
}

/// Returns effects that carry a key.
pub fn keyed() -> Vec<Effect> {
    let player = Color::White;
    let refused = refusals().into_iter().map(|why| Effect::Refused { player, why });
    let noted = notes().into_iter().map(|what| Effect::Noted { what });
    let asked = questions().into_iter().map(|question| Effect::Question { question });
    let kinds = [
        Effect::Warning { player, kind: WarningGround::ByArbiter },
        Effect::Penalty { player, kind: Penalty::OpponentPoints { halves: 1 } },
        Effect::Penalty { player, kind: Penalty::OpponentPoints { halves: 2 } },
        Effect::Penalty { player, kind: Penalty::FewerPoints { halves: 1 } },
        Effect::Penalty { player, kind: Penalty::FewerPoints { halves: 3 } },
        Effect::Penalty { player, kind: Penalty::Fine },
        Effect::Penalty { player, kind: Penalty::Exclusion },
        Effect::Penalty { player, kind: Penalty::Expulsion },
        Effect::GameCancelled { why: Cancellation::WrongSetup },
        Effect::GameCancelled { why: Cancellation::ReversedColours },
        Effect::GameCancelled { why: Cancellation::Interference },
        Effect::GameCancelled { why: Cancellation::PositionLost },
        Effect::GameCancelled { why: Cancellation::BrokenOff },
    ];
    refused.chain(noted).chain(claims()).chain(asked).chain(kinds).collect()
}

/// Returns each list of keys: its name, all keys, and the keys of the samples.
pub fn names() -> Vec<(&'static str, &'static [&'static str], Vec<&'static str>)> {
    let keyed = keyed();
    let of = |name: fn(&Effect) -> Option<&'static str>| keyed.iter().filter_map(name).collect();
    vec![
        ("refusals", Refusal::NAMES, refusals().iter().map(Refusal::name).collect()),
        ("notes", Note::NAMES, notes().iter().map(Note::name).collect()),
        ("certain", Certain::NAMES, advice::certain().iter().map(Certain::name).collect()),
        ("because", Because::NAMES, advice::because().iter().map(Because::name).collect()),
        ("questions", Question::NAMES, questions().iter().map(Question::name).collect()),
        (
            "warnings",
            WarningGround::NAMES,
            of(|e| match e {
                Effect::Warning { kind, .. } => Some(kind.name()),
                _ => None,
            }),
        ),
        (
            "penalties",
            Penalty::NAMES,
            of(|e| match e {
                Effect::Penalty { kind, .. } => Some(kind.name()),
                _ => None,
            }),
        ),
        (
            "cancellations",
            Cancellation::NAMES,
            of(|e| match e {
                Effect::GameCancelled { why } => Some(why.name()),
                _ => None,
            }),
        ),
    ]
}

/// Returns every fact that a report may leave open.
pub fn facts() -> Vec<Fact> {
    vec![
        Fact::Fault,
        Fact::Answered,
        Fact::Noticed,
        Fact::Has { player: Color::Black },
        Fact::Missing,
        Fact::Holds,
        Fact::Way,
        Fact::Touched,
        Fact::Possible,
        Fact::Device,
        Fact::Period,
        Fact::After,
        Fact::DefaultTime,
        Fact::KingMoves,
        Fact::Moves,
        Fact::Restored,
        Fact::Still,
        Fact::OnMove { player: Color::White },
        Fact::Pressed,
        Fact::Against { player: Color::White },
        Fact::Count { player: Color::White },
        Fact::Forces { player: Color::Black },
        Fact::CanCastle,
        Fact::Earlier { player: Color::Black },
        Fact::Left,
    ]
}
