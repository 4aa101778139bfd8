# Targets that build, install, show, test and measure nastympi.
#
# The core and the stub are put where internal/embedded embeds them, then
# everything is linked into one file without cgo: bin/nastympi.

GO ?= go
CC ?= cc
PREFIX ?= /usr/local

EMBEDDED := internal/embedded/files
CORE := $(EMBEDDED)/nastycore
STUB := $(EMBEDDED)/nastystub.so

.DEFAULT_GOAL := build
.DELETE_ON_ERROR:

.PHONY: build
build: bin/nastympi

# Go finds out by itself what has changed, so these rules always run; each
# replaces its file only when the content differs, so that nothing behind it is
# built again for nothing.
.PHONY: FORCE
FORCE:

$(CORE): FORCE
	@mkdir -p build
	CGO_ENABLED=0 $(GO) build -trimpath -o build/nastycore ./cmd/nastycore
	@cmp -s build/nastycore $@ || cp build/nastycore $@

$(STUB): intercept/stub/stub.c
	$(CC) -O2 -Wall -Wextra -Werror -std=gnu11 -fPIC -shared -o $@ $< -ldl

bin/nastympi: FORCE $(CORE) $(STUB)
	CGO_ENABLED=0 $(GO) build -trimpath -o $@ ./cmd/nastympi

.PHONY: install
install: build
	install -d $(DESTDIR)$(PREFIX)/bin
	install -m 755 bin/nastympi $(DESTDIR)$(PREFIX)/bin/nastympi

.PHONY: clean
clean:
	rm -rf bin build $(CORE) $(STUB)

.PHONY: demo
demo:
	scripts/need-mpi any
	$(MAKE) build
	scripts/demo

# Everything there is to test, on Debian's MPICH and Open MPI, and a selection on later
# ones. `make test MPI="mpich5 openmpi"` tests everything on those. -count=1: results of real MPI
# programs depend on more than what Go's test cache looks at.
.PHONY: test
test:
	scripts/need-mpi all
	scripts/need-viewers
	scripts/need-batch
	scripts/need-recipes
	scripts/need-valgrind
	$(MAKE) build
	$(MAKE) check
	$(GO) test -race -count=1 ./intercept ./internal/process ./internal/sweep/... ./internal/trace
	$(GO) test -count=1 -p 1 -parallel 3 -timeout 30m ./...

# Races between threads, and memory errors, in the shim: also part of `make test`.
.PHONY: sanitize
sanitize: build
	scripts/need-mpi all
	$(GO) test -count=1 -v ./conformance -run 'TestSanitizers/openmpi$$'

# The long form of tests that have one: hours.
.PHONY: soak
soak: export TEST_SOAK = 1
soak: build
	scripts/need-mpi all
	scripts/need-valgrind
	scripts/fuzz 60s
	$(GO) test -count=1 -p 1 -parallel 3 -timeout 24h -run 'TestDecisionsAreRepeated|TestLoads|TestManyRanks|TestManyTypes|TestKilled|TestFiveBugs|TestSweep|TestHuge|TestCorrectPrograms|TestTwin|TestValgrind|TestGuest|TestHosts' ./conformance ./internal/testkit/catalogue

.PHONY: check
check:
	@test -z "$$(gofmt -l .)" || { echo "gofmt: these files differ:"; gofmt -l .; exit 1; }
	$(GO) vet ./...

# What hand-written C looks like; generated files are left alone.
.PHONY: format
format:
	gofmt -w .
	clang-format -i $(filter-out %/calls.h %/trampolines.c,$(wildcard \
	    intercept/shim/src/*.[ch] intercept/shim/src/*/*.[ch] intercept/stub/*.c conformance/testdata/*.[ch] bench/programs/*.c litmus/run/src/*.[ch] examples/*.[ch]))

# The figures in doc/figures.md are those of Debian's libraries, unless MPI names others.
bench table: export MPI ?= mpich openmpi

# Measures what nastympi costs, and writes the table into doc/figures.md.
.PHONY: bench
bench: build
	scripts/need-mpi all
	$(GO) run ./bench -write

# Measures the table of the examples, and writes it into doc/figures.md.
.PHONY: table
table: build
	scripts/need-mpi all
	$(GO) run ./examples/table -runs 100 -write

# Measures how much of what MPI allows the litmus tests show, for doc/litmus.md: half an hour.
.PHONY: litmus-table
litmus-table: export MPI ?= mpich openmpi
litmus-table: build
	scripts/need-mpi all
	$(GO) run ./litmus/table -write

# Sweeps an example, and shows the finding in README.md and doc/page.png.
.PHONY: finding
finding: build
	scripts/need-mpi all
	scripts/need-viewers
	scripts/finding
