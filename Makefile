.PHONY: run examples test web web-test fmt clippy doc bench docs schemathesis miri

# All but what holds peers for comparison. The same in every step, or cargo
# would build what others have written once more for each.
ALL := --workspace --exclude touchmove-bench --exclude touchmove-bench-server

# Builds all and starts the server, which prints the address to open.
run: web
	cargo build --release --bin touchmove
	cargo run --quiet --release --bin touchmove -- serve

# Judges the example games and audits the example PGN file. An audit that has
# found something ends with 1, which is no failure here.
examples: web
	cargo run --quiet --release --bin touchmove -- judge examples/*.protocol
	cargo run --quiet --release --bin touchmove -- audit examples/*.pgn || test $$? -eq 1

# All that has to hold before a change is good: what .ci/run does.
test: web fmt clippy doc
	cargo test $(ALL) --no-fail-fast
	$(MAKE) web-test

# The pages, into crates/server/dist, from where the server takes them in.
web: web/node_modules/.package-lock.json
	cd web && npm run --silent build

web/node_modules/.package-lock.json: web/package-lock.json
	cd web && npm ci --no-audit --no-fund

# Types that are the API's, lints, unit tests, and the pages in a browser
# against the server. Installs Chromium if there is none.
web-test: web
	cargo build $(ALL) --bins --tests
	web/chromium
	cd web && npm run --silent types:check && npm run --silent lint && npm run --silent check
	cd web && npm run --silent test

# Requests of every kind that the API's description allows, and of kinds that
# it does not, for minutes: docs/bench/schemathesis.md. Needs Python.
schemathesis:
	bench/schemathesis

fmt:
	cargo fmt --all --check

clippy:
	cargo clippy $(ALL) --all-targets -- -D warnings

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
	cargo run --quiet --release --bin touchmove -- man target/man
	docs/picture
