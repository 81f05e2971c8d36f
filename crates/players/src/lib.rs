//! Clients that play games on a server, for its tests and benchmarks: they
//! start the real program, sit down over HTTP and WebSockets, play, and
//! compare what they were told with what the journal says afterwards.

mod cluster;
mod dice;
mod game;
mod house;
mod http;
mod ledger;
mod machine;
mod proxy;
mod reckoning;
mod seat;
mod stranger;
mod table;

pub use cluster::{Cluster, Faked, faked};
pub use dice::Dice;
pub use game::{Created, create};
pub use house::House;
pub use http::{call, call_over};
pub use ledger::{Acked, Ledger, Sent};
pub use machine::{Small, run};
pub use proxy::{Proxy, Way};
pub use reckoning::{Clock, Death, clocks, reckon};
pub use seat::{Gone, Seat};
pub use stranger::{HARD, Mischief, Stranger, Tried};
pub use table::{Going, Table};
