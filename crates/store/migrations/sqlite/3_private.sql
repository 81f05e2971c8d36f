-- Texts that may belong to a person, and what is left of them.
CREATE TABLE private (
    stream  INTEGER NOT NULL REFERENCES streams (seq),
    version INTEGER NOT NULL,
    wall    INTEGER NOT NULL,
    -- Of the token in the entry; none once something was taken out.
    salt    BLOB,
    -- Over what is left; none before something was taken out.
    seal    BLOB,
    texts   TEXT    NOT NULL,
    PRIMARY KEY (stream, version)
) STRICT;

-- Hashes of persons under the key of the chains.
CREATE TABLE forgotten (
    hash  TEXT    NOT NULL PRIMARY KEY,
    words INTEGER NOT NULL,
    until INTEGER NOT NULL,
    done  INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

-- Journals that were deleted.
CREATE TABLE tombstones (
    id   TEXT NOT NULL PRIMARY KEY,
    kind TEXT NOT NULL
) STRICT, WITHOUT ROWID;

-- Whether private texts stand beside the entries.
ALTER TABLE axis ADD COLUMN private INTEGER NOT NULL DEFAULT 0;
