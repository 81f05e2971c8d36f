//! `touchmove audit --parquet`.

use crate::audit_run::{audit, file};
use arrow_array::RecordBatch;
use arrow_array::cast::AsArray;
use arrow_array::types::UInt64Type;
use parquet::arrow::arrow_reader::ParquetRecordBatchReaderBuilder;
use std::fs::File;
use std::path::{Path, PathBuf};

const GAMES: &str = "[White \"A\"]\n[Date \"2024.01.01\"]\n\n1. e4 e5 2. Ke3 1-0\n\n1. e4 e5 1-0\n\n1. f3 e5 2. g4 Qh4# *\n";

fn folder(name: &str) -> PathBuf {
    let path = file(name, b"");
    std::fs::remove_file(&path).expect("removed");
    let _ = std::fs::remove_dir_all(&path);
    path
}

/// Reads all files of a table; returns their rows and names.
fn read(folder: &Path, table: &str) -> (Vec<RecordBatch>, Vec<String>) {
    let entries = std::fs::read_dir(folder).expect("folder");
    let mut names: Vec<String> = entries
        .map(|entry| entry.expect("entry").file_name().into_string().expect("UTF-8"))
        .collect();
    names.retain(|name| name.starts_with(table));
    names.sort();
    let batches = names.iter().flat_map(|name| {
        let file = File::open(folder.join(name)).expect("file");
        let reader = ParquetRecordBatchReaderBuilder::try_new(file).and_then(|r| r.build());
        reader.expect("Parquet").map(|batch| batch.expect("rows"))
    });
    (batches.collect(), names)
}

fn texts(batches: &[RecordBatch], name: &str) -> Vec<String> {
    let column = |batch: &RecordBatch| {
        let cells = batch.column_by_name(name).expect("column").as_string::<i32>().clone();
        cells.iter().map(|cell| cell.unwrap_or("null").to_owned()).collect::<Vec<_>>()
    };
    batches.iter().flat_map(column).collect()
}

#[test]
fn findings_and_counts_are_parquet_files() {
    let to = folder("tables");
    let (status, ..) = audit(&["--parquet", to.to_str().unwrap()], GAMES.as_bytes());
    assert_eq!(status, 1);
    let (rows, names) = read(&to, "findings");
    assert_eq!(names, ["findings-00000.parquet"]);
    assert_eq!(texts(&rows, "kind"), ["illegal-move", "open-after-end"]);
    assert_eq!(texts(&rows, "white"), ["A", "null"]);
    let games = rows[0].column_by_name("game").unwrap().as_primitive::<UInt64Type>();
    assert_eq!(games.values().as_ref(), [1, 3]);
    let (counts, _) = read(&to, "counts");
    assert_eq!(texts(&counts, "kind"), ["null", "illegal-move", "open-after-end"]);
    let games = counts[0].column_by_name("games").unwrap().as_primitive::<UInt64Type>();
    assert_eq!(games.values().as_ref(), [3, 1, 1]);
}

#[test]
fn second_run_appends_and_removes_partial_files() {
    let to = folder("more-tables");
    std::fs::create_dir_all(&to).unwrap();
    std::fs::write(to.join("findings-00007.parquet.part"), "cut off").unwrap();
    std::fs::write(to.join("mine.txt"), "mine").unwrap();
    for _ in 0..2 {
        audit(&["--parquet", to.to_str().unwrap()], GAMES.as_bytes());
    }
    let (rows, names) = read(&to, "findings");
    assert_eq!(names.len(), 2);
    assert_eq!(texts(&rows, "kind").len(), 4);
    assert!(names.iter().all(|name| name.ends_with(".parquet")), "{names:?}");
    assert!(to.join("mine.txt").exists());
}

#[test]
fn shards_share_a_folder() {
    let to = folder("shards");
    for shard in ["1/2", "2/2"] {
        audit(&["--parquet", to.to_str().unwrap(), "--shard", shard], GAMES.as_bytes());
    }
    let (rows, names) = read(&to, "findings");
    assert_eq!(texts(&rows, "kind"), ["illegal-move", "open-after-end"]);
    assert_eq!(names, ["findings-1of2-00000.parquet"]);
}
