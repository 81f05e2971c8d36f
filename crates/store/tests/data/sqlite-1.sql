BEGIN TRANSACTION;
CREATE TABLE _sqlx_migrations (
    version BIGINT PRIMARY KEY,
    description TEXT NOT NULL,
    installed_on TIMESTAMP NOT NULL DEFAULT CURRENT_TIMESTAMP,
    success BOOLEAN NOT NULL,
    checksum BLOB NOT NULL,
    execution_time BIGINT NOT NULL
);
INSERT INTO "_sqlx_migrations" VALUES(1,'journals','2026-11-21 17:04:34',1,X'CC266597904629EE5203ECF9AC13EECA719D111F7A9BFE4E151BF4A15759428143AD7CCA288FFEBAAFF5AC4D338E9845',11642167);
CREATE TABLE axis (
    one       INTEGER PRIMARY KEY CHECK (one = 1),
    last_beat INTEGER
) STRICT;
INSERT INTO "axis" VALUES(1,5000);
CREATE TABLE entries (
    stream  INTEGER NOT NULL REFERENCES streams (seq),
    version INTEGER NOT NULL CHECK (version > 0),
    format  INTEGER NOT NULL,
    body    TEXT    NOT NULL,
    UNIQUE (stream, version)
) STRICT;
INSERT INTO "entries" VALUES(2,1,1,'{"at":0,"wall":1700000000000,"what":"observed","seat":"w","event":"White plays e4 at 0","rulings":[{"articles":[],"at":0,"ruling":"nothing"}]}');
INSERT INTO "entries" VALUES(2,2,1,'{"at":14,"wall":1700000000014,"what":"observed","seat":"w","event":"White plays e4 at 14","rulings":[{"articles":[],"at":14,"ruling":"nothing"}]}');
INSERT INTO "entries" VALUES(2,3,1,'{"at":4200,"wall":1700000004200,"what":"observed","seat":"w","event":"White plays e4 at 4200","rulings":[{"articles":[],"at":4200,"ruling":"nothing"}]}');
CREATE TABLE streams (
    seq     INTEGER PRIMARY KEY AUTOINCREMENT,
    id      TEXT    NOT NULL UNIQUE,
    kind    TEXT    NOT NULL CHECK (kind IN ('game', 'competition')),
    parent  TEXT    REFERENCES streams (id),
    version INTEGER NOT NULL DEFAULT 0,
    running INTEGER NOT NULL DEFAULT FALSE,
    last_at INTEGER NOT NULL DEFAULT 0
) STRICT;
INSERT INTO "streams" VALUES(1,'cup','competition',NULL,0,0,0);
INSERT INTO "streams" VALUES(2,'board1','game','cup',3,1,4200);
CREATE INDEX streams_competitions ON streams (seq) WHERE kind = 'competition';
CREATE INDEX streams_of_parent ON streams (parent, seq) WHERE parent IS NOT NULL;
CREATE INDEX streams_running ON streams (seq) WHERE running;
DELETE FROM "sqlite_sequence";
INSERT INTO "sqlite_sequence" VALUES('streams',2);
COMMIT;
