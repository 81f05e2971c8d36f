//! Schema migrations, applied when a store is opened. A released migration must never change: the
//! databases hold its checksum.

use crate::StoreError;
use sqlx::migrate::{Migrate, MigrateError, Migration, MigrationType, Migrator};

type Sources = &'static [(i64, &'static str, &'static str)];

pub const SQLITE: Sources = &[
    (1, "journals", include_str!("../migrations/sqlite/1_journals.sql")),
    (2, "chain", include_str!("../migrations/sqlite/2_chain.sql")),
    (3, "private", include_str!("../migrations/sqlite/3_private.sql")),
];
pub const POSTGRES: Sources = &[
    (1, "journals", include_str!("../migrations/postgres/1_journals.sql")),
    (2, "chain", include_str!("../migrations/postgres/2_chain.sql")),
    (3, "private", include_str!("../migrations/postgres/3_private.sql")),
];

pub async fn migrate<C: Migrate>(sources: Sources, connection: &mut C) -> Result<(), StoreError> {
    let migration = |&(version, name, sql): &(i64, &'static str, &'static str)| {
        Migration::new(version, name.into(), MigrationType::Simple, (*sql).into(), false)
    };
    let migrations = sources.iter().map(migration).collect();
    let migrator = Migrator { migrations, ..Migrator::DEFAULT };
    migrator.run_direct(connection).await.map_err(|error| match error {
        MigrateError::VersionMissing(version) => StoreError::Later(version),
        other => StoreError::Migration(other.to_string()),
    })
}
