//! `touchmove serve` and `touchmove backup`.

use crate::args::{BackupArgs, Create, ServeArgs};
use crate::escape;
use crate::messages::{say, words};
use crate::output::{errln, outln};
use crate::{FINE, UNREADABLE};
use std::env;
use std::error::Error;
use std::io;
use std::path::{Path, PathBuf};
use touchmove_server::{Config, Creating, EngineConfig, Keep, Limits, Server};
use tracing_subscriber::filter::{LevelFilter, Targets, filter_fn};
use tracing_subscriber::fmt;
use tracing_subscriber::layer::SubscriberExt;
use tracing_subscriber::util::SubscriberInitExt;

pub fn run(args: &ServeArgs) -> u8 {
    log(args.json, args.access_log);
    ended(config(args).and_then(|config| in_runtime(serve(config, args.open))))
}

fn config(args: &ServeArgs) -> Result<Config, Box<dyn Error>> {
    let limits = if args.no_limits { Limits::unlimited() } else { Limits::default() };
    Ok(Config {
        listen: args.listen,
        store: args.store.clone(),
        key_file: args.key.clone(),
        limits,
        engines: engines(&args.engines),
        tls: args.tls_certificate.clone().zip(args.tls_key.clone()),
        trusted_proxies: args.trusted_proxies.clone(),
        prefix: args.prefix.clone(),
        url: args.url.clone(),
        hosts: args.hosts.clone(),
        metrics: args.metrics,
        create: creating(args)?,
        keep: Keep { days: args.keep_days, names_days: args.keep_names_days },
        admin: Some(args.admin_socket.clone().unwrap_or_else(|| args.key.with_extension("admin"))),
        push_services: args.push_services.clone(),
        reader: Some(this_program()?),
        ..Config::default()
    })
}

/// Returns the path of the running program, even if another version has replaced its file.
fn this_program() -> io::Result<PathBuf> {
    let linked = Path::new("/proc/self/exe");
    if linked.exists() { Ok(linked.to_owned()) } else { env::current_exe() }
}

fn creating(args: &ServeArgs) -> Result<Option<Creating>, Box<dyn Error>> {
    let read = |path: &Path| {
        let named = |error| format!("{}: {error}", path.display());
        let text = std::fs::read_to_string(path).map_err(named)?;
        let password = text.trim();
        let printable = !password.is_empty() && password.bytes().all(|b| b.is_ascii_graphic());
        match printable {
            true => Ok(Creating::Password(password.to_owned())),
            false => {
                Err(format!("{}: letters, digits and signs of ASCII expected", path.display()))
            }
        }
    };
    Ok(match args.create {
        None => None,
        Some(Create::Open) => Some(Creating::Open),
        Some(Create::Here) => Some(Creating::Here),
        Some(Create::Invited) => Some(Creating::Invited),
        Some(Create::Password) => args.password_file.as_deref().map(read).transpose()?,
    })
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
    print_line(&say(&words(), "serve-backed-up", &args));
    Ok(())
}

async fn serve(config: Config, opens: bool) -> Result<(), Box<dyn Error>> {
    let server = Server::start(config).await?;
    print_line(&say(&words(), "serve-open", &[("address", server.url().into())]));
    if let Some(url) = server.url_for_others() {
        print_line(&say(&words(), "serve-others", &[("address", url.into())]));
    }
    if let Some(at) = server.metrics_address() {
        let address = format!("http://{at}/metrics");
        print_line(&say(&words(), "serve-metrics", &[("address", address.into())]));
    }
    if opens && let Err(error) = open::that_detached(server.url()) {
        // The address is in the previous message.
        errln!("touchmove: {error}");
    }
    server.run(told_to_stop()).await;
    print_line(&say(&words(), "serve-stopped", &[]));
    Ok(())
}

/// Waits for Ctrl-C or a service manager's SIGTERM.
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

pub fn in_runtime<T>(
    work: impl Future<Output = Result<T, Box<dyn Error>>>,
) -> Result<T, Box<dyn Error>> {
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build()?;
    let done = runtime.block_on(work);
    // Tasks still running are abandoned.
    runtime.shutdown_background();
    done
}

pub fn ended(result: Result<(), Box<dyn Error>>) -> u8 {
    match result {
        Ok(()) => FINE,
        Err(error) => {
            errln!("touchmove: {error}");
            UNREADABLE
        }
    }
}

/// Upper limit for the log level of dependencies. Their verbose levels log message contents,
/// including credentials of seats, regardless of `RUST_LOG`.
const OF_OTHERS: LevelFilter = LevelFilter::INFO;
/// Our crates, and the crate that logs requests by method and path.
const DISCREET: [&str; 2] = ["touchmove_", "tower_http"];

/// Returns the default log filter.
fn usual() -> Targets {
    let ours = ["touchmove_server", "touchmove_store"].map(|target| (target, LevelFilter::INFO));
    Targets::new().with_default(LevelFilter::WARN).with_targets(ours)
}

/// Returns the log filter from `RUST_LOG`: a level for everything, and levels for targets.
fn asked_for() -> Targets {
    let Ok(asked) = env::var("RUST_LOG") else { return usual() };
    asked.parse().unwrap_or_else(|error| {
        errln!("touchmove: RUST_LOG is {asked:?}, which is not read ({error}); it says");
        errln!("a level, and targets with theirs, such as: {}", usual());
        usual()
    })
}

fn log(json: bool, access: bool) {
    let line_for_each = if access { LevelFilter::INFO } else { LevelFilter::OFF };
    let filter = asked_for().with_target("touchmove_access", line_for_each);
    let is_known = |target: &str| DISCREET.iter().any(|name| target.starts_with(name));
    let discreet = filter_fn(move |what| *what.level() <= OF_OTHERS || is_known(what.target()));
    let all = tracing_subscriber::registry().with(filter).with(discreet);
    // A log write error, such as a full disk, must not end a thread.
    let lines = fmt::layer().with_writer(io::stderr).log_internal_errors(false);
    match json {
        true => all.with(lines.json().with_writer(|| Escaped)).init(),
        false => all.with(lines).init(),
    }
}

/// JSON log lines on standard error, escaped for terminals: a requested path may contain any
/// character. The text format does its own escaping.
struct Escaped;

impl io::Write for Escaped {
    fn write(&mut self, line: &[u8]) -> io::Result<usize> {
        let text = String::from_utf8_lossy(line);
        io::Write::write_all(&mut io::stderr(), escape::json(&text).as_bytes())?;
        Ok(line.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        io::Write::flush(&mut io::stderr())
    }
}

/// Prints a message; the terminal may be gone.
pub fn print_line(text: &str) {
    outln!("{text}");
}
