-- Room on each page lets a stream's next version stay on it.
CREATE TABLE streams (
    seq     bigint      GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    id      text        COLLATE "C" NOT NULL UNIQUE,
    kind    text        NOT NULL CHECK (kind IN ('game', 'competition')),
    parent  text        COLLATE "C" REFERENCES streams (id),
    version bigint      NOT NULL DEFAULT 0,
    running boolean     NOT NULL DEFAULT false,
    last_at bigint      NOT NULL DEFAULT 0,
    changed timestamptz NOT NULL DEFAULT clock_timestamp()
) WITH (fillfactor = 70);

CREATE INDEX streams_competitions ON streams (seq) WHERE kind = 'competition';
CREATE INDEX streams_of_parent ON streams (parent, seq) WHERE parent IS NOT NULL;
CREATE INDEX streams_running ON streams (seq) WHERE running;

CREATE TABLE entries (
    stream  bigint  NOT NULL REFERENCES streams (seq),
    version bigint  NOT NULL CHECK (version > 0),
    format  integer NOT NULL,
    body    text    NOT NULL,
    PRIMARY KEY (stream, version)
);

-- The axis is the database's clock plus an offset, both in milliseconds.
CREATE TABLE axis (
    one       boolean PRIMARY KEY DEFAULT true CHECK (one),
    last_beat bigint,
    offset_ms bigint  NOT NULL DEFAULT 0
);

INSERT INTO axis DEFAULT VALUES;
