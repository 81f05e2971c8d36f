//! `touchmove serve` and `touchmove backup`.

use crate::args::{BackupArgs, ServeArgs};
use crate::say::{say, words};
use crate::{FINE, UNREADABLE};
use std::error::Error;
use std::path::{Path, PathBuf};
use touchmove_server::{Config, EngineConfig, Limits, Server};
use tracing_subscriber::EnvFilter;

pub fn run(args: &ServeArgs) -> u8 {
    log(args.json);
    let limits = if args.no_limits { Limits::unlimited() } else { Limits::default() };
    let config = Config {
        listen: args.listen,
        store: args.store.clone(),
        key_file: args.key.clone(),
        limits,
        engines: engines(&args.engines),
        ..Config::default()
    };
    ended(in_runtime(serve(config)))
}

fn engines(named: &[(String, PathBuf)]) -> Vec<EngineConfig> {
    if named.is_empty() {
        let found = touchmove_engine::find_stockfish();
        return found.map(|path| EngineConfig::new("Stockfish", path)).into_iter().collect();
    }
    named.iter().map(|(name, path)| EngineConfig::new(name, path)).collect()
}

pub fn backup(args: &BackupArgs) -> u8 {
    ended(in_runtime(copy(&args.store, &args.to)))
}

async fn copy(store: &str, to: &Path) -> Result<(), Box<dyn Error>> {
    touchmove_server::backup(store, to).await?;
    let args = [("file", to.display().to_string().into())];
    println!("{}", say(&words(), "serve-backed-up", &args));
    Ok(())
}

async fn serve(config: Config) -> Result<(), Box<dyn Error>> {
    let server = Server::start(config).await?;
    let address = format!("http://{}", server.address());
    println!("{}", say(&words(), "serve-open", &[("address", address.into())]));
    server.run(told_to_stop()).await;
    println!("{}", say(&words(), "serve-stopped", &[]));
    Ok(())
}

/// Ctrl-C, or what a service manager sends.
async fn told_to_stop() {
    let interrupted = async { tokio::signal::ctrl_c().await.unwrap_or(()) };
    #[cfg(unix)]
    {
        use tokio::signal::unix::{SignalKind, signal};
        let Ok(mut terminated) = signal(SignalKind::terminate()) else { return interrupted.await };
        tokio::select! {
            () = interrupted => {}
            _ = terminated.recv() => {}
        }
    }
    #[cfg(not(unix))]
    interrupted.await;
}

fn in_runtime<T>(
    work: impl Future<Output = Result<T, Box<dyn Error>>>,
) -> Result<T, Box<dyn Error>> {
    tokio::runtime::Builder::new_multi_thread().enable_all().build()?.block_on(work)
}

fn ended(result: Result<(), Box<dyn Error>>) -> u8 {
    match result {
        Ok(()) => FINE,
        Err(error) => {
            eprintln!("touchmove: {error}");
            UNREADABLE
        }
    }
}

/// `RUST_LOG` says what is logged; without it what matters to whoever runs it.
fn log(json: bool) {
    let usual = || EnvFilter::new("warn,touchmove_server=info,touchmove_store=info");
    let filter = EnvFilter::try_from_default_env().unwrap_or_else(|_| usual());
    let log = tracing_subscriber::fmt().with_env_filter(filter).with_writer(std::io::stderr);
    if json { log.json().init() } else { log.init() }
}
