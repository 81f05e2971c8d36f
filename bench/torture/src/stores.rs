//! Operations on a store from outside the server: backups, earlier formats, and text search.

use crate::deployment::{World, with_end};
use crate::plan::Kept;
use serde_json::Value;
use sqlx::{Connection, PgConnection, SqliteConnection};
use std::fs;
use std::path::{Path, PathBuf};
use tokio::task::spawn_blocking;
use touchmove_players::{Dice, run};

/// Folder with stores of earlier formats, which programs of earlier versions created.
const DATA: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../crates/store/tests/data");

async fn program(name: &'static str, args: Vec<String>) -> Result<(), String> {
    let ran = spawn_blocking(move || {
        let args: Vec<&str> = args.iter().map(String::as_str).collect();
        run(name, &args)
    });
    ran.await.map_err(|error| error.to_string())?
}

fn text(path: &Path) -> String {
    path.display().to_string()
}

/// Makes a backup as the runbook describes. Returns the path of the backup.
///
/// # Errors
/// Returns an error if the backup fails.
pub async fn back_up(world: &World, kept: Kept) -> Result<PathBuf, String> {
    let backup = world.folder.path().join("backup");
    let _ = fs::remove_file(&backup);
    match kept {
        Kept::Sqlite => {
            let args = ["backup", &text(&backup), "--store", &world.url()];
            world.touchmove(&args).await?;
        }
        Kept::Postgres => {
            let file = format!("--file={}", text(&backup));
            let url = format!("--dbname={}", world.url());
            program("pg_dump", vec!["--format=custom".to_owned(), file, url]).await?;
        }
    }
    Ok(backup)
}

/// Restores a backup. No server may be running.
///
/// # Errors
/// Returns an error if the backup cannot be restored.
pub async fn put_back(world: &World, kept: Kept, backup: &Path) -> Result<(), String> {
    match kept {
        Kept::Sqlite => {
            let file = world.file("games.db");
            for end in ["-wal", "-shm"] {
                let _ = fs::remove_file(with_end(&file, end));
            }
            fs::copy(backup, &file).map(drop).map_err(|error| error.to_string())
        }
        Kept::Postgres => {
            execute(world, "DROP SCHEMA public CASCADE; CREATE SCHEMA public").await?;
            let url = format!("--dbname={}", world.url());
            let args = ["--no-owner".to_owned(), "--no-acl".to_owned(), url, text(backup)];
            program("pg_restore", args.to_vec()).await
        }
    }
}

async fn execute(world: &World, query: &str) -> Result<(), String> {
    let done = async {
        let mut connection = PgConnection::connect(&world.url()).await?;
        sqlx::raw_sql(query).execute(&mut connection).await?;
        connection.close().await
    };
    done.await.map_err(|error: sqlx::Error| error.to_string())
}

/// Returns the dumps of stores of earlier formats, such as `sqlite-1.sql`.
fn dumps(kept: Kept) -> Vec<PathBuf> {
    let begins = if kept == Kept::Sqlite { "sqlite-" } else { "postgres-" };
    let all = fs::read_dir(DATA).into_iter().flatten().flatten().map(|entry| entry.path());
    let name =
        |path: &Path| path.file_name().is_some_and(|n| n.to_string_lossy().starts_with(begins));
    let mut all: Vec<PathBuf> = all.filter(|path| name(path)).collect();
    all.sort();
    all
}

/// Id of a game and its entries, from the archive of the administrator.
pub type Journal = (String, Vec<Value>);

/// Replaces the store by tables of an earlier format that contain the journals. All texts are in
/// the entries. Returns the number of the format.
///
/// # Errors
/// Returns an error if there is no earlier format, or if the tables cannot be written.
pub async fn make_old(
    world: &World,
    kept: Kept,
    dice: &mut Dice,
    journals: &[Journal],
) -> Result<String, String> {
    let dumps = dumps(kept);
    let dump = dumps.get(dice.below(dumps.len() as u64) as usize).ok_or("no dump of one")?;
    let sql = fs::read_to_string(dump).map_err(|error| error.to_string())?;
    let made = match kept {
        Kept::Sqlite => make_old_file(world, &sql, journals).await,
        Kept::Postgres => make_old_schema(world, &sql, journals).await,
    };
    made.map_err(|error| error.to_string())?;
    let name = dump.file_stem().unwrap_or_default();
    Ok(name.to_string_lossy().into_owned())
}

/// Returns all entries, each with its stream, version and body.
fn entries(journals: &[Journal]) -> impl Iterator<Item = (&str, i64, String)> {
    journals.iter().flat_map(|(id, entries)| {
        entries.iter().map(move |entry| {
            let version = entry["version"].as_i64().unwrap_or(0);
            (id.as_str(), version, entry["entry"].to_string())
        })
    })
}

async fn make_old_schema(
    world: &World,
    sql: &str,
    journals: &[Journal],
) -> Result<(), sqlx::Error> {
    let mut connection = PgConnection::connect(&world.url()).await?;
    let begin = format!(
        "ALTER SCHEMA public RENAME TO now; CREATE SCHEMA public; SET search_path = public;
         {sql} DELETE FROM entries; DELETE FROM streams;"
    );
    sqlx::raw_sql(&begin).execute(&mut connection).await?;
    let ids: Vec<&str> = journals.iter().map(|(id, _)| id.as_str()).collect();
    let streams = "INSERT INTO streams (seq, id, kind, parent, version, running, last_at, changed)
         OVERRIDING SYSTEM VALUE
         SELECT seq, id, kind, parent, version, running, last_at, changed
         FROM now.streams WHERE id = ANY($1) ORDER BY seq";
    sqlx::query(streams).bind(ids).execute(&mut connection).await?;
    let (mut of, mut versions, mut bodies) = (Vec::new(), Vec::new(), Vec::new());
    for (id, version, body) in entries(journals) {
        of.push(id);
        versions.push(version);
        bodies.push(body);
    }
    let all = "INSERT INTO entries (stream, version, format, body)
         SELECT seq, new.version, 1, new.body
         FROM unnest($1::text[], $2::bigint[], $3::text[]) AS new (id, version, body)
         JOIN streams USING (id)";
    sqlx::query(all).bind(of).bind(versions).bind(bodies).execute(&mut connection).await?;
    let end =
        "UPDATE axis SET last_beat = was.last_beat, offset_ms = was.offset_ms FROM now.axis AS was;
         SELECT setval('streams_seq_seq', (SELECT max(seq) FROM streams));
         DROP SCHEMA now CASCADE";
    sqlx::raw_sql(end).execute(&mut connection).await?;
    connection.close().await
}

async fn make_old_file(world: &World, sql: &str, journals: &[Journal]) -> Result<(), sqlx::Error> {
    let (file, old) = (world.file("games.db"), world.file("old.db"));
    let _ = fs::remove_file(&old);
    let address = format!("sqlite://{}?mode=rwc", text(&old));
    let mut connection = SqliteConnection::connect(&address).await?;
    let begin = format!(
        "PRAGMA foreign_keys = OFF; PRAGMA journal_mode = WAL; {sql}
         DELETE FROM entries; DELETE FROM streams; ATTACH '{}' AS now; BEGIN;",
        text(&file)
    );
    sqlx::raw_sql(&begin).execute(&mut connection).await?;
    for (id, _) in journals {
        let stream = "INSERT INTO main.streams (seq, id, kind, parent, version, running, last_at)
             SELECT seq, id, kind, parent, version, running, last_at FROM now.streams WHERE id = $1";
        sqlx::query(stream).bind(id).execute(&mut connection).await?;
    }
    for (id, version, body) in entries(journals) {
        let entry = "INSERT INTO main.entries (stream, version, format, body)
             SELECT seq, $1, 1, $2 FROM main.streams WHERE id = $3";
        let entry = sqlx::query(entry).bind(version).bind(body).bind(id);
        entry.execute(&mut connection).await?;
    }
    let end =
        "UPDATE main.axis SET last_beat = (SELECT last_beat FROM now.axis); COMMIT; DETACH now";
    sqlx::raw_sql(end).execute(&mut connection).await?;
    connection.close().await?;
    for end in ["-wal", "-shm"] {
        let _ = fs::remove_file(with_end(&file, end));
    }
    fs::rename(&old, &file)?;
    Ok(())
}

/// Returns the files or tables of the store that contain a text.
///
/// # Errors
/// Returns an error if the store cannot be searched.
pub async fn has(world: &World, kept: Kept, wanted: &str) -> Result<Vec<String>, String> {
    let mut found = Vec::new();
    for path in world.files() {
        let bytes = fs::read(&path).unwrap_or_default();
        let hits = bytes.windows(wanted.len()).filter(|part| *part == wanted.as_bytes()).count();
        if hits > 0 {
            found.push(format!("{}, {hits} times", text(&path)));
        }
    }
    if kept == Kept::Postgres {
        let file = world.folder.path().join("searched.sql");
        let args = [format!("--dbname={}", world.url()), format!("--file={}", text(&file))];
        program("pg_dump", args.to_vec()).await?;
        let dump = fs::read_to_string(&file).map_err(|error| error.to_string())?;
        let lines = dump.lines().filter(|line| line.contains(wanted));
        found.extend(
            lines.map(|line| format!("table: {}", line.chars().take(200).collect::<String>())),
        );
    }
    Ok(found)
}
