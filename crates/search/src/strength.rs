//! Strengths of the opponent.

use touchmove_board::Position;

/// Strength of the opponent, named by an approximate Elo rating.
///
/// The ratings order the strengths. They are not measured against rated players.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[allow(missing_docs)]
pub enum Strength {
    Elo400,
    Elo600,
    Elo800,
    Elo1000,
    Elo1200,
    Elo1400,
    Elo1600,
    Elo1800,
}

impl Strength {
    /// All strengths, the weakest first.
    pub const ALL: [Strength; 8] = [
        Strength::Elo400,
        Strength::Elo600,
        Strength::Elo800,
        Strength::Elo1000,
        Strength::Elo1200,
        Strength::Elo1400,
        Strength::Elo1600,
        Strength::Elo1800,
    ];

    /// Returns the approximate rating.
    ///
    /// ```
    /// assert_eq!(touchmove_search::Strength::Elo1200.elo(), 1200);
    /// ```
    pub const fn elo(self) -> u32 {
        400 + 200 * self as u32
    }

    /// Returns the strength nearest to a rating, the weaker one of two.
    ///
    /// ```
    /// use touchmove_search::Strength;
    /// assert_eq!(Strength::nearest(1299), Strength::Elo1200);
    /// assert_eq!(Strength::nearest(3000), Strength::Elo1800);
    /// ```
    pub fn nearest(elo: u32) -> Strength {
        let nearest = Strength::ALL.into_iter().min_by_key(|one| one.elo().abs_diff(elo));
        nearest.unwrap_or(Strength::Elo1200)
    }

    pub(crate) const fn level(self) -> Level {
        let (nodes, depth, noise, overlook) = match self {
            Strength::Elo400 => (40_000, 1, 100, 240),
            Strength::Elo600 => (40_000, 1, 65, 125),
            Strength::Elo800 => (40_000, 2, 90, 200),
            Strength::Elo1000 => (40_000, 2, 60, 90),
            Strength::Elo1200 => (40_000, 3, 55, 75),
            Strength::Elo1400 => (40_000, 3, 32, 30),
            Strength::Elo1600 => (50_000, 4, 32, 22),
            Strength::Elo1800 => (60_000, 5, 20, 8),
        };
        Level { nodes, depth, noise, overlook, attentive: self as u32 >= 2 }
    }
}

/// Limits and errors of a strength.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Level {
    /// Number of positions that the search may visit.
    pub nodes: u32,
    /// Greatest depth in half-moves, without captures at the end.
    pub depth: i32,
    /// Greatest error in the score of a move, in centipawns.
    pub noise: i32,
    /// Share of moves that the player overlooks, in thousandths.
    pub overlook: u64,
    /// True if the player sees every recapture and every mate in one move.
    pub attentive: bool,
}

/// Number of pieces from which a stronger player looks further ahead.
const FEW: u32 = 8;

impl Level {
    /// Returns the level in a position. With few pieces a stronger player looks further ahead, and
    /// against a bare king every player judges better.
    pub fn adapted(self, position: &Position) -> Level {
        let few = self.depth >= 3 && position.occupied().len() <= FEW;
        let bare = !position.color(position.turn().other()).has_several();
        Level {
            depth: if few { self.depth + 2 } else { self.depth },
            noise: if bare { self.noise / 8 } else { self.noise },
            ..self
        }
    }
}
