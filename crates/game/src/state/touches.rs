//! Compact list of touches. Nearly every move has one or two.

use alloc::boxed::Box;
use alloc::vec::Vec;
use core::ops::Deref;
use touchmove_board::Square;
use touchmove_laws::rules::touched_piece::Touch;

/// Number of touches stored inline, without an allocation.
const FEW: usize = 3;
const NONE: Touch = Touch { square: Square::new(0).unwrap(), together: false };

#[derive(Debug, Clone)]
pub(crate) enum Touches {
    Few([Touch; FEW], u8),
    /// The double box keeps the enum small, because every move contains one.
    Many(Box<Box<[Touch]>>),
}

impl Default for Touches {
    fn default() -> Touches {
        Touches::Few([NONE; FEW], 0)
    }
}

impl From<Vec<Touch>> for Touches {
    fn from(touches: Vec<Touch>) -> Touches {
        let Some(&first) = touches.first() else { return Touches::default() };
        let few = [Some(first), touches.get(1).copied(), touches.get(2).copied()];
        match u8::try_from(touches.len()) {
            Ok(length) if touches.len() <= FEW => {
                Touches::Few(few.map(|touch| touch.unwrap_or(first)), length)
            }
            _ => Touches::Many(Box::new(touches.into_boxed_slice())),
        }
    }
}

impl Deref for Touches {
    type Target = [Touch];

    fn deref(&self) -> &[Touch] {
        match self {
            Touches::Few(all, length) => all.get(..usize::from(*length)).unwrap_or_default(),
            Touches::Many(all) => all,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn touches_keep_their_order() {
        for length in 0..6_usize {
            let touch =
                |i: usize| Touch { square: Square::at(i as u8, 0).unwrap(), together: i == 1 };
            let touches: Vec<Touch> = (0..length).map(touch).collect();
            assert_eq!(*Touches::from(touches.clone()), touches[..]);
        }
    }
}
