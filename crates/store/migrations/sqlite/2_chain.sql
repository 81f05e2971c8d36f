ALTER TABLE entries ADD COLUMN link BLOB;
ALTER TABLE streams ADD COLUMN link BLOB;
ALTER TABLE streams ADD COLUMN seal BLOB;

-- Which key the journals are chained with; none before the first time.
ALTER TABLE axis ADD COLUMN proof BLOB;

-- Names of people, and what stands for them in the journals. Without a name it
-- was taken out.
CREATE TABLE persons (
    token  TEXT NOT NULL PRIMARY KEY,
    stream TEXT NOT NULL,
    salt   BLOB,
    name   TEXT
) STRICT, WITHOUT ROWID;

CREATE INDEX persons_by_name ON persons (name) WHERE name IS NOT NULL;
CREATE INDEX persons_of_stream ON persons (stream);
