//! Runs the targets without a fuzzer, on a stable compiler. The inputs are known texts with random
//! mutations. The program first prints the name of a file. If an input crashes the process, it is
//! in that file.
//!
//! `smoke [--seconds N | --inputs N] [--seed N] [TARGET]`

use std::fs::File;
use std::io::{self, Seek, Write};
use std::path::PathBuf;
use std::process::ExitCode;
use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};
use touchmove_fuzz::{Mangler, Target, targets};

/// An input that takes longer than this is saved, so that a person can examine it.
const LONG: Duration = Duration::from_secs(2);

/// Length of the run of each target.
#[derive(Clone, Copy)]
enum Length {
    Seconds(u64),
    Inputs(u64),
}

struct Asked {
    length: Length,
    seed: u64,
    only: Option<String>,
}

fn asked() -> Option<Asked> {
    let now = SystemTime::now().duration_since(UNIX_EPOCH).map_or(1, |time| time.as_secs());
    let mut asked = Asked { length: Length::Seconds(10), seed: now, only: None };
    let mut words = std::env::args().skip(1);
    while let Some(word) = words.next() {
        let mut number = || words.next()?.parse().ok();
        match word.as_str() {
            "--seconds" => asked.length = Length::Seconds(number()?),
            "--inputs" => asked.length = Length::Inputs(number()?),
            "--seed" => asked.seed = number()?,
            name => asked.only = Some(name.to_owned()),
        }
    }
    Some(asked)
}

fn main() -> ExitCode {
    let Some(asked) = asked() else {
        eprintln!("smoke [--seconds N | --inputs N] [--seed N] [TARGET]");
        return ExitCode::from(2);
    };
    // Use the same stack size as the threads that parse untrusted files.
    let small = std::thread::Builder::new().stack_size(touchmove_tournament::STACK);
    let tried = small.spawn(move || all(&asked)).map(std::thread::JoinHandle::join);
    match tried {
        Ok(Ok(Ok(()))) => ExitCode::SUCCESS,
        Ok(Ok(Err(error))) => {
            eprintln!("{error}");
            ExitCode::FAILURE
        }
        _ => ExitCode::FAILURE,
    }
}

fn all(asked: &Asked) -> io::Result<()> {
    let path = input_file();
    println!("seed {}, the input that is tried is in {}", asked.seed, path.display());
    let mut file = File::create(&path)?;
    for target in targets() {
        if asked.only.as_deref().is_none_or(|only| only == target.name()) {
            one(&target, asked, &mut file)?;
        }
    }
    drop(file);
    std::fs::remove_file(path)
}

fn input_file() -> PathBuf {
    std::env::temp_dir().join(format!("touchmove-fuzz-{}", std::process::id()))
}

fn one(target: &Target, asked: &Asked, file: &mut File) -> io::Result<()> {
    // Give each target different inputs. They do not depend on the other targets of the run.
    let salt =
        target.name().bytes().fold(0, |sum: u64, byte| sum.wrapping_mul(31) + u64::from(byte));
    let mut mangler = Mangler::new(asked.seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) ^ salt);
    let seeds: Vec<&[u8]> = target.seeds().collect();
    let (start, mut tried) = (Instant::now(), 0);
    let (mut slowest, mut slow) = (Duration::ZERO, Vec::new());
    let goes_on = |tried: u64| match asked.length {
        Length::Seconds(seconds) => start.elapsed() < Duration::from_secs(seconds),
        Length::Inputs(inputs) => tried < inputs,
    };
    while goes_on(tried) {
        let input = mangler.input(&seeds, target.most());
        file.rewind()?;
        file.set_len(0)?;
        file.write_all(&input)?;
        let begun = processor();
        target.run(&input);
        let took = processor().saturating_sub(begun);
        if took > slowest {
            (slowest, slow) = (took, input);
        }
        tried += 1;
    }
    println!("{}: {tried} inputs, the slowest took {slowest:?} of the processor", target.name());
    if slowest > LONG {
        let path = input_file().with_extension(target.name());
        std::fs::write(&path, slow)?;
        println!("  it is in {}", path.display());
    }
    Ok(())
}

/// Returns the processor time of this process, in hundredths of a second. The result is zero if the
/// system does not report the time.
fn processor() -> Duration {
    let told = std::fs::read_to_string("/proc/self/stat").unwrap_or_default();
    // The name of the program is in parentheses and may contain spaces.
    let rest = told.rsplit(')').next().unwrap_or_default();
    let ticks =
        rest.split_whitespace().skip(11).take(2).filter_map(|word| word.parse::<u64>().ok());
    Duration::from_millis(ticks.sum::<u64>() * 10)
}
