CREATE TABLE streams (
    seq     INTEGER PRIMARY KEY AUTOINCREMENT,
    id      TEXT    NOT NULL UNIQUE,
    kind    TEXT    NOT NULL CHECK (kind IN ('game', 'competition')),
    parent  TEXT    REFERENCES streams (id),
    version INTEGER NOT NULL DEFAULT 0,
    running INTEGER NOT NULL DEFAULT FALSE,
    last_at INTEGER NOT NULL DEFAULT 0
) STRICT;

CREATE INDEX streams_competitions ON streams (seq) WHERE kind = 'competition';
CREATE INDEX streams_of_parent ON streams (parent, seq) WHERE parent IS NOT NULL;
CREATE INDEX streams_running ON streams (seq) WHERE running;

CREATE TABLE entries (
    stream  INTEGER NOT NULL REFERENCES streams (seq),
    version INTEGER NOT NULL CHECK (version > 0),
    format  INTEGER NOT NULL,
    body    TEXT    NOT NULL,
    UNIQUE (stream, version)
) STRICT;

CREATE TABLE axis (
    one       INTEGER PRIMARY KEY CHECK (one = 1),
    last_beat INTEGER
) STRICT;

INSERT INTO axis (one) VALUES (1);
