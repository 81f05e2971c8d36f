
CREATE TABLE _sqlx_migrations (
    version bigint NOT NULL,
    description text NOT NULL,
    installed_on timestamp with time zone DEFAULT now() NOT NULL,
    success boolean NOT NULL,
    checksum bytea NOT NULL,
    execution_time bigint NOT NULL
);

CREATE TABLE axis (
    one boolean DEFAULT true NOT NULL,
    last_beat bigint,
    offset_ms bigint DEFAULT 0 NOT NULL,
    CONSTRAINT axis_one_check CHECK (one)
);

CREATE TABLE entries (
    stream bigint NOT NULL,
    version bigint NOT NULL,
    format integer NOT NULL,
    body text NOT NULL,
    CONSTRAINT entries_version_check CHECK ((version > 0))
);

CREATE TABLE streams (
    seq bigint NOT NULL,
    id text NOT NULL COLLATE pg_catalog."C",
    kind text NOT NULL,
    parent text COLLATE pg_catalog."C",
    version bigint DEFAULT 0 NOT NULL,
    running boolean DEFAULT false NOT NULL,
    last_at bigint DEFAULT 0 NOT NULL,
    changed timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
    CONSTRAINT streams_kind_check CHECK ((kind = ANY (ARRAY['game'::text, 'competition'::text])))
)
WITH (fillfactor='70');

ALTER TABLE streams ALTER COLUMN seq ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME streams_seq_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

INSERT INTO _sqlx_migrations VALUES (1, 'journals', '2026-11-21 17:04:35.299436+00', true, '\x92ad4ae9fa65d3b38470c816297e69e4c6552a48fc224d8b24f42a49ecd35c006bbc8e33e054e24af3bdd537aea99b27', 113750213);

INSERT INTO axis VALUES (true, 5000, 0);

INSERT INTO entries VALUES (2, 1, 1, '{"at":0,"wall":1700000000000,"what":"observed","seat":"w","event":"White plays e4 at 0","rulings":[{"articles":[],"at":0,"ruling":"nothing"}]}');
INSERT INTO entries VALUES (2, 2, 1, '{"at":14,"wall":1700000000014,"what":"observed","seat":"w","event":"White plays e4 at 14","rulings":[{"articles":[],"at":14,"ruling":"nothing"}]}');
INSERT INTO entries VALUES (2, 3, 1, '{"at":4200,"wall":1700000004200,"what":"observed","seat":"w","event":"White plays e4 at 4200","rulings":[{"articles":[],"at":4200,"ruling":"nothing"}]}');

INSERT INTO streams OVERRIDING SYSTEM VALUE VALUES (1, 'cup', 'competition', NULL, 0, false, 0, '2026-11-21 17:04:35.679755+00');
INSERT INTO streams OVERRIDING SYSTEM VALUE VALUES (2, 'board1', 'game', 'cup', 3, true, 4200, '2026-11-21 17:04:35.759917+00');

SELECT pg_catalog.setval('streams_seq_seq', 2, true);

ALTER TABLE ONLY _sqlx_migrations
    ADD CONSTRAINT _sqlx_migrations_pkey PRIMARY KEY (version);

ALTER TABLE ONLY axis
    ADD CONSTRAINT axis_pkey PRIMARY KEY (one);

ALTER TABLE ONLY entries
    ADD CONSTRAINT entries_pkey PRIMARY KEY (stream, version);

ALTER TABLE ONLY streams
    ADD CONSTRAINT streams_id_key UNIQUE (id);

ALTER TABLE ONLY streams
    ADD CONSTRAINT streams_pkey PRIMARY KEY (seq);

CREATE INDEX streams_competitions ON streams USING btree (seq) WHERE (kind = 'competition'::text);

CREATE INDEX streams_of_parent ON streams USING btree (parent, seq) WHERE (parent IS NOT NULL);

CREATE INDEX streams_running ON streams USING btree (seq) WHERE running;

ALTER TABLE ONLY entries
    ADD CONSTRAINT entries_stream_fkey FOREIGN KEY (stream) REFERENCES streams(seq);

ALTER TABLE ONLY streams
    ADD CONSTRAINT streams_parent_fkey FOREIGN KEY (parent) REFERENCES streams(id);

