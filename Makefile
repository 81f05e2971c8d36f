.PHONY: run test fmt clippy doc bench docs

# Judges the example games and audits the example PGN file. An audit that has
# found something ends with 1, which is no failure here.
run:
	cargo build --release --bin touchmove
	cargo run --quiet --release --bin touchmove -- judge examples/*.protocol
	cargo run --quiet --release --bin touchmove -- audit examples/*.pgn || test $$? -eq 1

# All that has to hold before a change is good: what .ci/run does.
test: fmt clippy doc
	cargo test --no-fail-fast
	cargo test --package touchmove-ground-truth

fmt:
	cargo fmt --all --check

clippy:
	cargo clippy --all-targets -- -D warnings
	cargo clippy --all-targets --package touchmove-ground-truth -- -D warnings

doc:
	RUSTDOCFLAGS="-D warnings" cargo doc --no-deps

# Compares with other libraries; writes docs/bench/. Minutes on a quiet machine.
bench:
	bench/record --every-move

# The reference of the crates and the man pages, below target/, and the picture
# in the README.
docs: doc
	mkdir -p target/man
	cargo run --quiet --release --bin touchmove -- man target/man
	docs/picture
