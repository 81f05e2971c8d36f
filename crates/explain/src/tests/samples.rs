//! Samples: at least one of everything that has a sentence.

pub mod advice;
pub mod keys;

use touchmove_board::{Color, Fen, IllegalReason, Position, PositionProblem, Role, Square, Wing};
use touchmove_clock::Millis;
use touchmove_laws::{Effect, Obligation, Outcome, Right, Score, Termination};
use touchmove_mate::{Closure, MateAnswer, MaterialTheorem, Proof, Walls};

pub mod files {
    macro_rules! english {
        ($name:literal) => {
            include_str!(concat!("../../locales/en/", $name, ".ftl"))
        };
    }
    pub const RULINGS: &str = english!("rulings");
    pub const QUESTIONS: &str = english!("questions");
    pub const ILLEGAL: &str = english!("illegal");
    pub const PROBLEMS: &str = english!("problems");
    pub const MATE: &str = english!("mate");
    pub const ARTICLES: &str = english!("articles");
    pub const BOOK: &str = english!("book");
    pub const PARTS: &str = english!("parts");
    pub const CLI: &str = english!("cli");
}

/// Names listed in the sources of other crates.
pub mod sources {
    const BOARD: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../board/src/");

    fn names(path: String, before: &str, after: &str) -> Vec<String> {
        let text = std::fs::read_to_string(&path).expect("a source");
        let name = |line: &str| -> Option<String> {
            let (_, rest) = line.split_once(before)?;
            let (name, rest) = rest.split_once('"')?;
            rest.trim().starts_with(after).then(|| name.to_owned())
        };
        let names: Vec<String> = text.lines().filter_map(name).collect();
        assert!(names.len() > 5, "{path} is written otherwise now");
        names
    }

    pub fn reasons() -> Vec<String> {
        names(format!("{BOARD}why_illegal/reason.rs"), "=> \"", ",")
    }

    pub fn problems() -> Vec<String> {
        names(format!("{BOARD}problems.rs"), "=> \"", ",")
    }
}

fn square(name: &str) -> Square {
    name.parse().expect("a square")
}

/// An exhaustive chain, so that the compiler asks for new variants.
pub fn musts() -> Vec<Obligation> {
    let next = |must: &Obligation| match must {
        Obligation::Move(_) => Some(Obligation::Capture(square("d5"))),
        Obligation::Capture(_) => Some(Obligation::CaptureWith(square("d5"), square("e4"))),
        Obligation::CaptureWith(..) => Some(Obligation::Castle(Wing::Kingside)),
        Obligation::Castle(_) => Some(Obligation::MoveKing),
        Obligation::MoveKing => Some(Obligation::MoveTo(square("e8"))),
        Obligation::MoveTo(_) => Some(Obligation::Touched),
        Obligation::Touched => Some(Obligation::CaptureTouched),
        Obligation::CaptureTouched => Some(Obligation::CaptureWithTouched),
        Obligation::CaptureWithTouched => Some(Obligation::CastleTouched),
        Obligation::CastleTouched => Some(Obligation::Written),
        Obligation::Written => Some(Obligation::Promote),
        Obligation::Promote => None,
    };
    std::iter::successors(Some(Obligation::Move(square("e2"))), next).collect()
}

fn rights() -> Vec<Right> {
    let next = |right: &Right| match right {
        Right::ClaimDraw => Some(Right::ClaimTouchedPiece),
        Right::ClaimTouchedPiece => Some(Right::Castle(Wing::Queenside)),
        Right::Castle(_) => Some(Right::CastleTouched),
        Right::CastleTouched => None,
    };
    std::iter::successors(Some(Right::ClaimDraw), next).collect()
}

pub fn terminations() -> Vec<Termination> {
    let next = |termination: &Termination| match termination {
        Termination::Checkmate => Some(Termination::Resignation),
        Termination::Resignation => Some(Termination::Stalemate),
        Termination::Stalemate => Some(Termination::DeadPosition),
        Termination::DeadPosition => Some(Termination::Agreement),
        Termination::Agreement => Some(Termination::ThreefoldRepetition),
        Termination::ThreefoldRepetition => Some(Termination::FiftyMoves),
        Termination::FiftyMoves => Some(Termination::FivefoldRepetition),
        Termination::FivefoldRepetition => Some(Termination::SeventyFiveMoves),
        Termination::SeventyFiveMoves => Some(Termination::TimeForfeit),
        Termination::TimeForfeit => Some(Termination::IllegalMoves),
        Termination::IllegalMoves => Some(Termination::BothFlags),
        Termination::BothFlags => Some(Termination::CannotCheckmate),
        Termination::CannotCheckmate => Some(Termination::DefaultTime),
        Termination::DefaultTime => Some(Termination::ElectronicDevice),
        Termination::ElectronicDevice => Some(Termination::ArbitersDecision),
        Termination::ArbitersDecision => Some(Termination::IllegalPosition),
        Termination::IllegalPosition => Some(Termination::QuickplayFinish),
        Termination::QuickplayFinish => Some(Termination::SealedMove),
        Termination::SealedMove => Some(Termination::SignedResult),
        Termination::SignedResult => None,
    };
    std::iter::successors(Some(Termination::Checkmate), next).collect()
}

fn game_overs() -> Vec<Effect> {
    let over = |result| move |termination| Effect::GameOver { result, termination };
    let decisive = |t: &Termination| {
        let decisive = [Termination::Checkmate, Termination::Resignation];
        let lost = [Termination::DefaultTime, Termination::ElectronicDevice];
        decisive.contains(t)
            || lost.contains(t)
            || [Termination::TimeForfeit, Termination::IllegalMoves].contains(t)
            || *t == Termination::SealedMove
    };
    let (won, drawn): (Vec<_>, Vec<_>) = terminations().into_iter().partition(decisive);
    let arbiter =
        [Outcome::win(Color::White), Outcome::BOTH_LOSE, Outcome::loss(Color::Black, Score::Draw)];
    let arbiter = arbiter.map(|result| over(result)(Termination::ArbitersDecision));
    let odd = over(Outcome::BOTH_LOSE)(Termination::Checkmate);
    let late = over(Outcome::BOTH_LOSE)(Termination::DefaultTime);
    let device = over(Outcome::loss(Color::White, Score::Draw))(Termination::ElectronicDevice);
    won.into_iter()
        .map(over(Outcome::win(Color::Black)))
        .chain(drawn.into_iter().map(over(Outcome::DRAW)))
        .chain(arbiter)
        .chain([odd, late, device])
        .collect()
}

fn plain() -> Vec<Effect> {
    let (player, black) = (Color::White, Color::Black);
    let count = |count| Effect::IllegalMove { player: black, count };
    let mut all: Vec<Effect> = (1..=4).map(count).collect();
    all.extend([
        Effect::MoveMade { player, r#move: "g1f3".to_owned(), san: "Nf3".to_owned() },
        Effect::MoveCompleted { player },
        Effect::PositionRestored { position: Position::default().fen().to_string() },
        Effect::PawnReplaced { square: square("e8") },
        Effect::PutBack,
        Effect::PawnPromoted { player },
        Effect::TimeAdded { player, ms: Millis::minutes(2) },
        Effect::TimeRemoved { player: black, ms: Millis::seconds(30) },
        Effect::ClockStarted { player },
        Effect::ClockStopped { player: black },
        Effect::FlagFallen { player: black },
        Effect::PeriodReached { player, period: 2 },
        Effect::DrawOffered { player },
        Effect::DrawDeclined { player: black },
        Effect::Adjourned,
        Effect::MoveSealed,
        Effect::EnvelopeOpened,
        Effect::GameResumed,
    ]);
    all
}

pub fn effects() -> Vec<Effect> {
    let player = Color::White;
    let musts = musts().into_iter().map(|must| Effect::Obligation { player, must });
    let rights = rights().into_iter().map(|right| Effect::RightLost { player, right });
    let needed = keys::facts().into_iter().map(|fact| Effect::FactNeeded { fact });
    musts
        .chain(rights)
        .chain(needed)
        .chain(plain())
        .chain(keys::keyed())
        .chain(game_overs())
        .collect()
}

/// Position, move and promotion piece.
const MOVES: [(&str, &str, &str, Option<Role>); 27] = [
    ("4k3/8/8/8/8/8/8/4K3 w - - 0 1", "a1", "a2", None),
    ("r3k3/8/8/8/8/8/8/4K3 w - - 0 1", "a8", "a7", None),
    ("4k3/8/8/8/8/8/8/R3K3 w - - 0 1", "a1", "a1", None),
    ("4k3/8/8/8/8/8/8/K3K3 w - - 0 1", "e1", "e2", None),
    ("4k3/8/8/8/8/8/P7/R3K3 w - - 0 1", "a1", "a2", None),
    ("4k3/8/5N2/8/8/8/8/4K3 w - - 0 1", "f6", "e8", None),
    ("4k3/8/8/8/8/8/8/B3K3 w - - 0 1", "a1", "a5", None),
    ("4k3/8/8/8/8/8/8/R3K3 w - - 0 1", "a1", "b3", None),
    ("4k3/8/8/8/8/8/8/Q3K3 w - - 0 1", "a1", "b3", None),
    ("4k3/8/8/8/8/8/8/N3K3 w - - 0 1", "a1", "a2", None),
    ("4k3/8/8/8/8/8/8/4K3 w - - 0 1", "e1", "e3", None),
    ("4k3/8/8/8/4P3/8/8/4K3 w - - 0 1", "e4", "f4", None),
    ("4k3/8/8/8/8/8/P7/R3K3 w - - 0 1", "a1", "a3", None),
    ("4k3/8/8/8/4P3/8/8/4K3 w - - 0 1", "e4", "e3", None),
    ("4k3/8/8/8/8/4n3/4P3/4K3 w - - 0 1", "e2", "e4", None),
    ("4k3/8/8/8/8/4P3/8/4K3 w - - 0 1", "e3", "e5", None),
    ("4k3/8/8/8/8/8/4P3/4K3 w - - 0 1", "e2", "d3", None),
    ("4k3/8/8/3pP3/8/8/8/4K3 w - - 0 1", "e5", "d6", None),
    ("8/4P2k/8/8/8/8/8/4K3 w - - 0 1", "e7", "e8", None),
    ("8/4P2k/8/8/8/8/8/4K3 w - - 0 1", "e7", "e8", Some(Role::King)),
    ("4k3/8/8/8/8/8/8/R3K3 w - - 0 1", "a1", "a2", Some(Role::Queen)),
    ("4r2k/8/8/8/1b6/8/8/R3K3 w - - 0 1", "a1", "a2", None),
    ("4r2k/8/8/8/8/8/4N3/4K3 w - - 0 1", "e2", "c3", None),
    ("3r3k/8/8/8/8/8/8/4K3 w - - 0 1", "e1", "d1", None),
    ("4k3/8/8/8/8/8/8/4K2R w - - 0 1", "e1", "g1", None),
    ("4k3/8/8/8/8/8/8/4K3 w - - 0 1", "e1", "c1", None),
    ("2r1rr1k/8/8/8/8/8/8/RN2K3 w Q - 0 1", "e1", "c1", None),
];

/// Returns positions with a departure square and the reasons against moves from it.
pub fn moves() -> Vec<(Position, Square, Vec<IllegalReason>)> {
    let through = ("3r3k/8/8/8/8/8/8/R3K3 w Q - 0 1", "e1", "c1", None);
    let all = MOVES.into_iter().chain([through]);
    all.map(|(fen, from, to, promotion)| {
        let position = Fen::parse(fen).expect("a position");
        let (from, to) = (square(from), square(to));
        let reasons = position.why_illegal(from, to, promotion);
        assert!(!reasons.is_empty(), "{from}{to} is legal in {fen}");
        (position, from, reasons)
    })
    .collect()
}

/// Returns a reason that only a written move has. No ruling gives it, because hands touch a piece.
pub fn missing_piece() -> (Position, Square, Vec<IllegalReason>) {
    let bare = Fen::parse("4k3/8/8/8/8/8/8/4K3 w - - 0 1").expect("a position");
    (bare, square("f3"), vec![IllegalReason::NoSuchPiece(Role::Knight)])
}

/// Returns faulty positions with their problems.
pub fn problems() -> Vec<(Position, PositionProblem)> {
    let fens = [
        "8/8/8/8/8/8/8/K6P b - - 0 1",
        "4k3/8/8/8/8/8/8/K3K3 w - - 0 1",
        "4k3/8/8/8/8/8/8/4R1K1 w - - 0 1",
        "8/8/8/1k6/3Pp3/8/8/4KQ2 b - d3 0 1",
        "4k3/8/8/4P3/PPPPPPPP/PPPPPPPP/8/4K3 w - - 0 1",
        "4k3/8/8/8/8/QQQ5/PPPPPPPP/4K3 w - - 0 1",
        "4k3/8/8/8/8/3n1n2/8/4K3 w - - 0 1",
    ];
    let positions = fens.into_iter().map(|fen| Fen::parse(fen).expect("a position"));
    let found = positions.flat_map(|p| p.problems().into_iter().map(move |problem| (p, problem)));
    // Parsing a FEN never yields these two problems.
    let castling = PositionProblem::ImpossibleCastling(square("a1"));
    let unfounded = PositionProblem::UnfoundedCastling { color: Color::White, letter: 'K' };
    found.chain([castling, unfounded].map(|problem| (Position::default(), problem))).collect()
}

/// Returns a position and answers to whether White can still checkmate.
pub fn mating_chances() -> (Position, Vec<MateAnswer>) {
    let position = Fen::parse("7k/8/8/8/8/8/8/KN5q w - - 0 1").expect("a position");
    let mv = position.legal_moves()[0];
    let theorems = [
        MaterialTheorem::BareKing,
        MaterialTheorem::KnightAgainstQueens,
        MaterialTheorem::BishopsOfOneColor,
    ];
    let closure = |positions| Closure { positions, digest: 0, walls: Vec::new() };
    let proofs = theorems.into_iter().map(Proof::Material).chain([
        Proof::NoKing,
        Proof::Walls(Box::new(Walls { men: Vec::new() })),
        Proof::BishopsAnywhere { positions: 321, digest: 0 },
        Proof::Exhausted(Box::new(closure(1))),
        Proof::Exhausted(Box::new(closure(4_321))),
    ]);
    let lines = [0, 1, 3].map(|moves| MateAnswer::Yes(vec![mv; moves]));
    let undecided = MateAnswer::Undecided { nodes: 500_000 };
    (position, lines.into_iter().chain(proofs.map(MateAnswer::No)).chain([undecided]).collect())
}
