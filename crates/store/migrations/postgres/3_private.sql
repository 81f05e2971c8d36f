-- Texts that may belong to a person, and what is left of them.
CREATE TABLE private (
    stream  bigint NOT NULL REFERENCES streams (seq),
    version bigint NOT NULL,
    wall    bigint NOT NULL,
    -- Of the token in the entry; none once something was taken out.
    salt    bytea,
    -- Over what is left; none before something was taken out.
    seal    bytea,
    texts   text   NOT NULL,
    PRIMARY KEY (stream, version)
);

-- Hashes of persons under the key of the chains.
CREATE TABLE forgotten (
    hash  text    COLLATE "C" NOT NULL PRIMARY KEY,
    words bigint  NOT NULL,
    until bigint  NOT NULL,
    done  boolean NOT NULL
);

-- Journals that were deleted.
CREATE TABLE tombstones (
    id      text        COLLATE "C" NOT NULL PRIMARY KEY,
    kind    text        NOT NULL,
    changed timestamptz NOT NULL DEFAULT clock_timestamp()
);

-- Whether private texts stand beside the entries.
ALTER TABLE axis ADD COLUMN private bigint NOT NULL DEFAULT 0;
