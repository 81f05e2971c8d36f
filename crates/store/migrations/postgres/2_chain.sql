ALTER TABLE entries ADD COLUMN link bytea;
ALTER TABLE streams ADD COLUMN link bytea, ADD COLUMN seal bytea;

-- Which key the journals are chained with; none before the first time.
ALTER TABLE axis ADD COLUMN proof bytea;

-- Names of people, and what stands for them in the journals. Without a name it
-- was taken out.
CREATE TABLE persons (
    token  text COLLATE "C" NOT NULL PRIMARY KEY,
    stream text COLLATE "C" NOT NULL,
    salt   bytea,
    name   text
);

CREATE INDEX persons_by_name ON persons (name) WHERE name IS NOT NULL;
CREATE INDEX persons_of_stream ON persons (stream);
