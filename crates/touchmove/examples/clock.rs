//! Drives a chess clock with the program's own timestamps, without system time.

use touchmove::Color;
use touchmove::clock::{Chessclock, Moment, TimeControl};

pub(crate) fn main() -> Result<(), Box<dyn std::error::Error>> {
    let control: TimeControl = "40/5400+30:1800+30".parse()?;
    let mut clock = Chessclock::new(&control);
    clock.start(Color::White, Moment::START);
    let press = clock.press(Color::White, Moment::new(12_000));
    println!("increment: {:?}", press.increment_ms);
    let now = Moment::new(20_000);
    for player in Color::ALL {
        println!("{player}: {:?}", clock.remaining_ms(player, now));
    }
    println!(
        "Black's flag falls at {:?}",
        clock.flag_fell_at(Color::Black, Moment::new(9_000_000))
    );
    Ok(())
}
