//! Real games that are damaged in known ways: the audit names the cause.

use crate::common::{pgn_files, shared};
use std::collections::BTreeMap;
use touchmove_audit::{Finding, Kind, audit, cause_name, damage as damage_of};
use touchmove_notation::diagnosis::{Cause, Confidence, Fault};
use touchmove_notation::pgn::{ChunkJoiner, Chunks, Place, ProblemKind, Record, play};
use touchmove_notation::{Letters, pgn::games};

/// Pseudo-random numbers (xorshift), the same on every run.
struct Random(u64);

impl Random {
    fn below(&mut self, end: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 % end.max(1) as u64) as usize
    }
}

/// Kinds of damage.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Damage {
    Missing,
    Doubled,
    Swapped,
    Glued,
    GluedResult,
    Unclosed,
    Recoded,
    OtherLetter,
    OtherLetters,
}

const ALL: [Damage; 9] = [
    Damage::Missing,
    Damage::Doubled,
    Damage::Swapped,
    Damage::Glued,
    Damage::GluedResult,
    Damage::Unclosed,
    Damage::Recoded,
    Damage::OtherLetter,
    Damage::OtherLetters,
];

/// Change of a range of bytes, with the half-moves at which its cause may be reported.
struct Change {
    at: usize,
    end: usize,
    text: Vec<u8>,
}

struct Source<'a> {
    bytes: &'a [u8],
    /// Start and end of each half-move.
    moves: Vec<(usize, usize)>,
}

impl Source<'_> {
    fn of(bytes: &[u8]) -> Option<Source<'_>> {
        let mut record = Record::new(bytes, Place::default());
        record.read(0, true);
        let moves = (0..).map_while(|index| record.written(index));
        let moves: Vec<_> = moves.map(|it| (it.offset, it.offset + it.text.len())).collect();
        let whole = record.raw().1.len() + record.raw().0 == bytes.len();
        (whole && moves.len() >= 30).then_some(Source { bytes, moves })
    }

    fn text(&self, index: usize) -> &[u8] {
        let (at, end) = self.moves[index];
        &self.bytes[at..end]
    }

    /// True if the game begins with these half-moves. Marks do not count, and neither does `x`.
    fn begins_with(&self, moves: &[String]) -> bool {
        let plain = |text: &str| text.replace(['+', '#', '!', '?', 'x'], "");
        let own = |index| plain(&String::from_utf8_lossy(self.text(index)));
        moves.len() <= self.moves.len()
            && moves.iter().enumerate().all(|(index, text)| own(index) == plain(text))
    }

    fn between(&self, index: usize) -> &[u8] {
        &self.bytes[self.moves[index].1..self.moves[index + 1].0]
    }

    /// Returns the changes that damage the half-move, or `None` if it cannot be damaged so.
    fn damaged(&self, damage: Damage, index: usize, random: &mut Random) -> Option<Vec<Change>> {
        let (at, end) = self.moves[index];
        let change = |at, end, text: &[u8]| Change { at, end, text: text.to_vec() };
        let next = self.moves.get(index + 1).copied();
        Some(match damage {
            Damage::Missing => vec![change(at, end, b"")],
            Damage::Doubled => {
                let again = [b" ", self.text(index)].concat();
                vec![change(end, end, &again)]
            }
            Damage::Swapped => {
                let (from, to) = next?;
                let (one, two) = (self.text(index), self.text(index + 1));
                (one != two).then_some(())?;
                vec![change(at, end, two), change(from, to, one)]
            }
            Damage::Glued => {
                let (from, _) = next?;
                self.between(index).iter().all(u8::is_ascii_whitespace).then_some(())?;
                vec![change(end, from, b"")]
            }
            Damage::GluedResult => {
                let &(_, end) = self.moves.last()?;
                let rest = self.bytes[end..].trim_ascii();
                let result = matches!(rest, b"1-0" | b"0-1" | b"1/2-1/2");
                result.then(|| vec![change(end, self.bytes.len(), rest)])?
            }
            Damage::Unclosed => {
                let words = [" {A fine move", " {Better was the other rook", " {"];
                let brace = self.bytes[end..next?.0].iter().position(|&byte| byte == b'}');
                vec![match brace {
                    Some(brace) => change(end + brace, end + brace + 1, b""),
                    None => change(end, end, words[random.below(words.len())].as_bytes()),
                }]
            }
            Damage::Recoded => {
                let at = self.bytes.windows(8).position(|text| text == b"[White \"")? + 8;
                let name = "K\u{e4}rp\u{e4}nen, \u{c5}ke ".as_bytes();
                let latin = b"Ren\xe9 & Andr\xe9 ";
                let black = self.bytes.windows(8).position(|text| text == b"[Black \"")? + 8;
                vec![change(at, at, name), change(black, black, latin)]
            }
            Damage::OtherLetter => vec![change(at, end, &self.foreign(index, random)?)],
            Damage::OtherLetters => {
                let letters = [Letters::GERMAN, Letters::FRENCH, Letters::FINNISH][random.below(3)];
                let moves = 0..self.moves.len();
                let other = |index: usize| {
                    let text = std::str::from_utf8(self.text(index)).ok()?;
                    let (at, end) = self.moves[index];
                    Some(change(at, end, letters.translated(text).as_bytes()))
                };
                moves.map(other).collect::<Option<_>>()?
            }
        })
    }

    /// Returns a half-move with its first letter in another language.
    fn foreign(&self, index: usize, random: &mut Random) -> Option<Vec<u8>> {
        let text = std::str::from_utf8(self.text(index)).ok()?;
        let letters = [Letters::GERMAN, Letters::FRENCH, Letters::FINNISH, Letters::SPANISH];
        let other = letters[random.below(letters.len())].translated(text);
        (other != text && text.starts_with(['N', 'B', 'R', 'Q'])).then(|| other.into_bytes())
    }
}

/// Applies changes to a text.
fn changed(bytes: &[u8], changes: &[Change]) -> Vec<u8> {
    let mut order: Vec<&Change> = changes.iter().collect();
    order.sort_by_key(|change| (change.at, change.end));
    let (mut out, mut from) = (Vec::new(), 0);
    for change in order {
        out.extend_from_slice(&bytes[from..change.at]);
        out.extend_from_slice(&change.text);
        from = change.end;
    }
    out.extend_from_slice(&bytes[from..]);
    out
}

/// Returns the place of a byte of the damaged text that was at `offset` before.
fn place(damaged: &[u8], changes: &[Change], offset: usize) -> Place {
    let before = changes.iter().filter(|change| change.end <= offset && change.at < offset);
    let shift: isize = before.map(|it| it.text.len() as isize - (it.end - it.at) as isize).sum();
    let record = Record::new(damaged, Place::default());
    record.place_at(offset.saturating_add_signed(shift))
}

/// A damaged game.
struct Case {
    damage: Damage,
    index: usize,
}

/// True if the findings name the cause at its place.
fn is_named(
    source: &Source<'_>,
    text: &[u8],
    changes: &[Change],
    case: &Case,
    found: &[Finding],
) -> bool {
    let at = |index: usize| {
        let index = index.min(source.moves.len() - 1);
        place(text, changes, source.moves[index].0)
    };
    let cause = match case.damage {
        Damage::Missing => Cause::Missing,
        Damage::Doubled => Cause::Doubled,
        Damage::Swapped => Cause::Swapped,
        Damage::Glued | Damage::GluedResult => Cause::Glued,
        Damage::Unclosed => Cause::Hidden,
        Damage::OtherLetter => Cause::OtherLetter,
        Damage::OtherLetters => {
            return found.iter().any(|finding| finding.kind.name() == "other-letters");
        }
        Damage::Recoded => {
            let mut record = Record::new(text, Place::default());
            record.read(0, true);
            let white = record.tag("White").unwrap_or_default();
            let black = record.tag("Black").unwrap_or_default();
            return white.starts_with("K\u{e4}rp\u{e4}nen, \u{c5}ke ")
                && black.starts_with("Ren\u{e9} & Andr\u{e9} ");
        }
    };
    let index =
        if case.damage == Damage::GluedResult { source.moves.len() - 1 } else { case.index };
    // Of two equal half-moves in a row, either is the one too many.
    let near = [at(index), at(index + 1), at(index + 2)];
    // Half-moves in an unclosed comment have the place of its brace.
    let mut record = Record::new(text, Place::default());
    record.read(0, true);
    let open = record.problems().into_iter().rfind(|it| it.kind == ProblemKind::CommentNotClosed);
    let hidden = open.map(|it| it.place).filter(|place| *place <= near[2]);
    found.iter().any(|finding| {
        let named = finding.kind.name() == cause_name(cause);
        let exact = matches!(cause, Cause::Hidden)
            || near.contains(&finding.place)
            || hidden == Some(finding.place);
        let between =
            cause == Cause::Doubled && finding.place >= near[0] && finding.place <= near[2];
        named && (exact || between)
    })
}

/// Returns the half-moves of a damaged record up to its last certain repair.
fn certain_moves(record: &Record<'_>) -> Option<Vec<String>> {
    let (diagnosis, _) = damage_of(record)?;
    let certain = |fault: &&Fault| fault.confidence == Confidence::Certain;
    let last = diagnosis.faults.iter().take_while(certain).last()?;
    let until = diagnosis.moves.iter().take_while(|(_, source)| *source <= last.index);
    Some(until.map(|(text, _)| text.clone()).collect())
}

/// Counts of a kind of damage.
#[derive(Default, Debug, Clone, Copy)]
struct Count {
    games: usize,
    named: usize,
    certain: usize,
    false_certain: usize,
}

/// Returns the source of the games of the shared collections, at most `each` of a file.
fn sources(each: usize) -> Option<Vec<Vec<u8>>> {
    let folder = shared("pgn")?;
    let mut files = Vec::new();
    for entry in std::fs::read_dir(folder).ok()?.flatten() {
        let name = entry.file_name().to_string_lossy().into_owned();
        if ["otb-", "online-", "clocks-", "famous-"].iter().any(|start| name.starts_with(start)) {
            files.extend(pgn_files(&entry.path()));
        }
    }
    files.sort();
    let mut all = Vec::new();
    for file in files {
        let text = std::fs::read(file).ok()?;
        let (mut chunks, mut joiner, mut own) = (Chunks::new(), ChunkJoiner::default(), Vec::new());
        chunks.feed(&text);
        chunks.finish();
        while let Some(chunk) = chunks.next_chunk() {
            let chunk = joiner.join(chunk);
            let end = chunk.games(|game| own.push(game.raw().1.trim_ascii().to_vec()));
            joiner.record_end(chunk, end);
        }
        let step = (own.len() / each.max(1)).max(1);
        all.extend(own.into_iter().step_by(step).filter(|text| is_sound(text)));
    }
    Some(all)
}

fn is_sound(text: &[u8]) -> bool {
    let Some(game) = games(text).next() else { return false };
    let sound = game.problems.is_empty() && game.tag("FEN").is_none();
    sound && play(&game).is_ok_and(|played| played.stop.is_none())
}

/// Damages each game with `faults` faults and counts how often all are named.
fn measured(
    sources: &[Vec<u8>],
    faults: usize,
    seed: u64,
    times: usize,
    show: bool,
) -> BTreeMap<Damage, Count> {
    let mut random = Random(0x9e37_79b9_7f4a_7c15 ^ (seed << 8) ^ faults as u64);
    let mut counts: BTreeMap<Damage, Count> = BTreeMap::new();
    let mut kept = Vec::new();
    let all = sources.iter().flat_map(|text| std::iter::repeat_n(text, times));
    for bytes in all {
        let Some(source) = Source::of(bytes) else { continue };
        let (mut changes, mut cases): (Vec<Change>, Vec<Case>) = (Vec::new(), Vec::new());
        for _ in 0..40 {
            let damage = ALL[random.below(if faults > 1 { 8 } else { ALL.len() })];
            let index = 2 + random.below(source.moves.len() - 6);
            let far = cases.iter().all(|case| {
                case.index.abs_diff(index) > 12
                    && case.damage != Damage::Unclosed
                    && (case.damage != damage
                        || !matches!(damage, Damage::Recoded | Damage::GluedResult))
            });
            if !far || cases.len() == faults {
                continue;
            }
            if let Some(more) = source.damaged(damage, index, &mut random) {
                changes.extend(more);
                cases.push(Case { damage, index });
            }
        }
        if cases.len() != faults {
            continue;
        }
        let text = changed(bytes, &changes);
        kept.extend_from_slice(&text);
        kept.extend_from_slice(b"\n\n");
        let mut record = Record::new(&text, Place::default());
        record.read(0, true);
        let found = audit(&record, None).findings;
        let named = |case: &Case| is_named(&source, &text, &changes, case, &found);
        let all_named = cases.iter().all(named);
        let certain = |finding: &&Finding| matches!(&finding.kind, Kind::Damage(damage) if damage.confidence == Confidence::Certain);
        let is_other = |moves: &Vec<String>| !source.begins_with(moves);
        let other_moves = certain_moves(&record).is_some_and(|moves| is_other(&moves));
        for case in &cases {
            let count = counts.entry(case.damage).or_default();
            count.games += 1;
            count.named += usize::from(all_named);
            let is_own = |finding: &Finding| {
                let one = [finding.clone()];
                cases.iter().any(|case| is_named(&source, &text, &changes, case, &one))
            };
            let sure = found.iter().filter(certain);
            count.certain += sure.clone().count();
            let wrong = sure.filter(|finding| !is_own(finding)).count();
            let wrong = wrong + usize::from(all_named && other_moves);
            count.false_certain += wrong;
            if show && (!all_named && faults == 1 || wrong > 0) {
                let kinds: Vec<_> = found
                    .iter()
                    .map(|it| (it.place.to_string(), format!("{:?}", it.kind)))
                    .collect();
                println!(
                    "{:?} {} {:?}\n   {:.300}",
                    case.damage,
                    case.index,
                    place(&text, &changes, source.moves[case.index].0).to_string(),
                    format!("{kinds:?}")
                );
                if std::env::var_os("TOUCHMOVE_DAMAGE_TEXT").is_some() {
                    println!("{}", String::from_utf8_lossy(&text));
                }
            }
        }
    }
    if let Some(folder) = std::env::var_os("TOUCHMOVE_DAMAGE_TO") {
        let path = std::path::Path::new(&folder).join(format!("faults-{faults}.pgn"));
        std::fs::write(path, kept).expect("a folder for the damaged games");
    }
    counts
}

fn share(counts: &BTreeMap<Damage, Count>) -> f64 {
    let (games, named) =
        counts.values().fold((0, 0), |(games, named), it| (games + it.games, named + it.named));
    100.0 * named as f64 / games.max(1) as f64
}

/// `TOUCHMOVE_DAMAGE_TO=DIR` also writes the damaged games to files, for other programs.
/// `TOUCHMOVE_DAMAGE=all` takes all games, and a number takes as many of each file.
/// `TOUCHMOVE_DAMAGE_SEED=N` takes other damage than the tests' own. The test prints the table of
/// docs/bench/damage.md.
#[test]
fn causes_of_damage_are_named() {
    let each = std::env::var("TOUCHMOVE_DAMAGE").ok();
    let each = each.map(|value| value.parse().unwrap_or(usize::MAX));
    let show = std::env::var_os("TOUCHMOVE_DAMAGE_SHOW").is_some();
    let Some(sources) = sources(each.unwrap_or(3)) else { return };
    let seed = std::env::var("TOUCHMOVE_DAMAGE_SEED").ok();
    let seed = seed.map_or(0, |seed| seed.parse().expect("a number as the seed"));
    let mut wrong = 0;
    for (faults, least) in [(1, 95.0), (2, 80.0), (3, 0.0)] {
        let counts = measured(&sources, faults, seed, if each.is_some() { 1 } else { 2 }, show);
        for (damage, Count { games, named, certain, false_certain }) in &counts {
            println!("| {faults} | {damage:?} | {games} | {named} | {certain} | {false_certain} |");
        }
        wrong += counts.values().map(|count| count.false_certain).sum::<usize>();
        let share = share(&counts);
        println!("| {faults} | all | | {share:.1} % | | |");
        assert!(share >= least, "{faults} faults: {share:.1} of 100");
    }
    assert_eq!(wrong, 0, "certain repairs that are wrong");
}
