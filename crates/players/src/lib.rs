//! Clients for tests and benchmarks of the server. They start the real program, join games over
//! HTTP and WebSockets, play, and compare the answers with the journal.

mod board_clients;
mod database;
mod dice;
mod game;
mod hostile_client;
mod http;
mod ledger;
mod machine;
mod proxy;
mod seat;
mod server_process;
mod skipped;
mod verification;

pub use board_clients::{BoardClients, Progress};
pub use database::{Cluster, FakeClock, fake_clock};
pub use dice::Dice;
pub use game::{Created, create};
pub use hostile_client::{Attack, AttackReport, HARD, HostileClient};
pub use http::{call, call_over};
pub use ledger::{Acked, Ledger, Sent};
pub use machine::{SmallDisk, run};
pub use proxy::{LinkState, Proxy};
pub use seat::{Disconnected, Seat};
pub use server_process::ServerProcess;
pub use skipped::skipped;
pub use verification::{Clock, Outage, clocks, verify};
