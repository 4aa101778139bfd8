# Targets that build, install, show, test and measure nastympi.
#
# The core and the stub are built into the folder that launch/embedded embeds; then bin/nastympi is
# built without cgo, as one file.

GO ?= go
CC ?= cc
PREFIX ?= /usr/local

EMBEDDED := launch/embedded/files
CORE := $(EMBEDDED)/nastycore
STUB := $(EMBEDDED)/nastystub.so
# What nastympi version says; go itself knows no commit in a worktree, and of an archive only that of a folder above.
COMMIT = $(if $(wildcard .git),$(shell { git rev-parse HEAD && { git diff --quiet HEAD || echo -changed; }; } | tr -d '\n'))
LINK = -buildvcs=false -ldflags "$(GO_LDFLAGS) -X main.linkedCommit=$(COMMIT)"
# A module of its own, which ./... does not reach.
READERS := test/kit/readers

.DEFAULT_GOAL := build
.DELETE_ON_ERROR:

.PHONY: build
build: bin/nastympi

# Go knows what has changed, so these rules always run. Each replaces its file only if the content differs, so
# that later rules build nothing in vain.
.PHONY: FORCE
FORCE:

$(CORE): FORCE
	@mkdir -p build
	CGO_ENABLED=0 $(GO) build -trimpath -buildvcs=false -ldflags "$(GO_LDFLAGS)" -o build/nastycore ./cmd/nastycore
	@cmp -s build/nastycore $@ || cp build/nastycore $@

$(STUB): intercept/stub/stub.c
	$(CC) -O2 -Wall -Wextra -Werror -std=gnu11 -fPIC -shared -o $@ $<

bin/nastympi: FORCE $(CORE) $(STUB)
	CGO_ENABLED=0 $(GO) build -trimpath $(LINK) -o $@ ./cmd/nastympi

.PHONY: install
install: build
	packaging/install bin/nastympi "$(DESTDIR)$(PREFIX)"

# An archive of the sources, one with the executable, and a Debian package, in build/release.
.PHONY: release
release:
	packaging/release

.PHONY: clean
clean:
	rm -rf bin build $(CORE) $(STUB)

# All C sources of the shim, with those that are generated, for editors and debuggers: make generate DIR=build/shim.
.PHONY: generate
generate:
	$(GO) run ./intercept/shim/gen "$(DIR)"

.PHONY: demo
demo:
	test/scripts/need-mpi any
	$(MAKE) build
	test/scripts/demo

# The packages by what their tests need. Of those that launch MPI programs, two are tested at a time, since ranks keep the processors
# busy. Of the others it is four, since some wait: launch/watch longest, so that it begins first. Those that are not pure need other
# programs, such as a C compiler.
MPI_TESTS := /(cmd/nastympi|test/conformance|test/kit/(catalogue|mpitest)|litmus/run)$$
# The race detector watches those that start goroutines; a test in test/gates compares. Of those that launch MPI
# programs it watches some tests.
RACE_TESTS := /(intercept|launch/(process|batch|mpilib)|sweep(/.*)?|base/(trace|state|witness)|vet/flow|test/bench|test/kit/(lag|nodes)|test/tables/examples)$$
RACE_SCRIPTS := ./cmd/nastympi -run 'TestCommandLine/(status|sweep_ends)$$'
# Tests reach most of each pure package: test/coverage judges the profiles. What vet reads is made by cmd/nastympi's tests.
COVER := build/coverage
COVERED = -coverpkg=$$($(GO) run ./test/coverage -list) -coverprofile=$(COVER)
IMPURE := $(MPI_TESTS)|/(intercept/shim(/.*)?|launch/(instrument|mpilib|process)|base/symbol|test/release)$$
packages = $$($(GO) list ./... | grep -E$(1) '$(2)')

# Tests of what compilers say of sources, and of what `make release` makes: `make gates` has them.
GATES := ^(TestAnalyzerFindsNothing|TestEachSourceCompilesAlone|TestUnitsCompileWithoutWarnings|TestPackagesBuildWithoutCgo|TestRelease)$$
GATED := ./intercept/shim ./test/layers ./test/release

# go test, whose times are kept in a file: $(call timed,NAME). Its limit is that of a whole run of continuous integration: a machine
# may be slow. -count=1: results of real MPI programs depend on more than Go's test cache knows. -vet=off: `make lint` has it. -w: a
# third of the time to link a test is for debug information. -trimpath: another clone compiles only what differs.
TIMES := build/times
LIMIT := 85m
timed = $(GO) run ./test/times -keep $(TIMES)/$(1).json $(GO) test -json -count=1 -vet=off -trimpath -ldflags=-w -timeout $(LIMIT)

# All tests, on Debian's MPICH and Open MPI, and a selection of them on later libraries.
# `make test MPI="mpich5 openmpi"` runs all tests on those two. Afterwards a table says which packages and tests took longest.
.PHONY: test
test:
	test/scripts/need-mpi all
	test/scripts/need-viewers
	test/scripts/need-batch
	test/scripts/need-recipes
	test/scripts/need-release
	test/scripts/need-valgrind
	test/scripts/need-arm64
	test/scripts/need-compilers
	test/scripts/need-flang
	$(MAKE) build
	@rm -rf $(TIMES) && mkdir -p $(TIMES)
	$(call timed,race) -p 4 -race $(call packages,,$(RACE_TESTS))
	CGO_ENABLED=0 $(call timed,pure) -p 4 -skip '$(GATES)' $(COVERED) ./launch/watch $(call packages,v,$(MPI_TESTS)|$(RACE_TESTS))
	cd $(READERS) && $(GO) test -count=1 ./...
	CGO_ENABLED=0 $(call timed,mpi) -p 2 -parallel 8 $(COVERED)-mpi $(call packages,,$(MPI_TESTS))
	grep -E '^mode:|/vet/' $(COVER)-mpi >$(COVER)-vet
	$(GO) run ./test/coverage $(COVER) $(COVER)-vet
	$(GO) run ./test/times -table $(TIMES)/*.json

# Races between threads and memory errors in the shim; `make test` includes it.
.PHONY: sanitize
sanitize: build
	test/scripts/need-mpi all
	$(GO) test -count=1 -v ./test/conformance -run 'TestSanitizers/openmpi$$'

# All tests that launch MPI programs, in their long form; it takes hours.
.PHONY: soak
soak: export TEST_SOAK = 1
soak: build
	test/scripts/need-mpi all
	test/scripts/need-viewers
	test/scripts/need-batch
	test/scripts/need-recipes
	test/scripts/need-valgrind
	test/scripts/need-compilers
	test/scripts/need-flang
	test/scripts/need-flang-module
	test/scripts/fuzz 60s
	test/scripts/try-deb
	$(GO) test -count=1 -timeout 24h $(call packages,v,$(MPI_TESTS)|/test/release$$) # with other seeds than make test
	$(GO) test -count=1 -p 1 -parallel 5 -timeout 24h ./cmd/nastympi ./test/conformance ./test/kit/catalogue
	MPICH_CC=gcc-11 MPICH_CXX=g++-11 MPICH_FC=gfortran-11 OMPI_CC=gcc-11 OMPI_CXX=g++-11 OMPI_FC=gfortran-11 \
		$(GO) test -count=1 ./cmd/nastympi -run '^TestVet' -timeout 1h
	$(MAKE) releases

# Some tests in other releases of Debian. What is left out are bugs of their libraries (doc/library-bugs.md). The ranks of Debian 11's MPICH
# spin while they wait.
IN_RELEASES = ^(TestCorrectProgramsPass|TestCheckFindsRaces|TestRacesOfExamplesAreFound|TestDeadlocksAreFound|TestFortranPasses|TestUnwound)$$
NOT_IN_RELEASES = ^TestCorrectProgramsPass$$/^openmpi$$/^(active_nocheck|active_test|random_types)$$
TEST_VET = make build && go test -count=1 -timeout 1h ./cmd/nastympi -run ^TestVet

.PHONY: releases
releases:
	test/scripts/in-release bullseye '$(TEST_VET)'
	test/scripts/in-release trixie '$(TEST_VET) && go test -count=1 -timeout 2h ./test/conformance -run "$(IN_RELEASES)" -skip "$(NOT_IN_RELEASES)"'

# What judges sources without running them, and what repeats tests under the race detector: formats, linters, compilers' warnings,
# gcc's analyzer of the shim, a release, some commands of nastympi, and known vulnerabilities. .ci/run has it beside the tests.
.PHONY: gates
gates: lint
	test/scripts/need-mpi all
	test/scripts/need-release
	$(GO) test -count=1 -timeout $(LIMIT) -run '$(GATES)' $(GATED)
	$(GO) test -race -count=1 -timeout $(LIMIT) $(RACE_SCRIPTS)
	test/scripts/vulnerabilities

# The fast part of the tests, and what needs no MPI: formats, linters, the pure packages without cgo, how much of
# them tests reach, races between goroutines, known vulnerabilities, and a second of fuzzing for each corpus.
.PHONY: check
check: lint
	@mkdir -p build
	CGO_ENABLED=0 $(GO) test -short $(COVERED) $(call packages,v,$(IMPURE))
	$(GO) run ./test/coverage -but vet $(COVER)
	$(GO) test -race -short $$($(GO) list ./... | grep -E '$(RACE_TESTS)' | grep -vE '$(IMPURE)')
	test/scripts/vulnerabilities
	test/scripts/fuzz 1s

SCRIPTS = test/scripts/* .ci/run packaging/install packaging/licences packaging/pack packaging/binary packaging/release packaging/debian/package

.PHONY: lint
lint:
	@test/scripts/tracked
	@test/scripts/generated
	@test/scripts/dead
	@test -z "$$(gofmt -l .)" || { echo "gofmt: these files differ:"; gofmt -l .; exit 1; }
	@clang_format=$$(test/scripts/need-linters clang-format) && $(C_FILES) | xargs $$clang_format --dry-run -Werror
	@shellcheck=$$(test/scripts/need-linters shellcheck) && $$shellcheck $(SCRIPTS)
	$(GO) vet ./...
	cd $(READERS) && $(GO) vet ./...
	@lint=$$(test/scripts/need-linters golangci-lint) && $$lint run --allow-parallel-runners && cd $(READERS) && $$lint run --allow-parallel-runners

# Hand-written C and C++: everything but what a generator marks as its own.
C_FILES = grep -rLiE '^/[/*] (code )?generated from' --include='*.[ch]' --include='*.cpp' --exclude-dir=build .

.PHONY: format
format:
	gofmt -w .
	@clang_format=$$(test/scripts/need-linters clang-format) && $(C_FILES) | xargs $$clang_format -i

# The figures in doc/figures.md are those of Debian's libraries, unless MPI names others.
bench table: export MPI ?= mpich openmpi

# The figures of this machine when they were measured last.
FIGURES = $(or $(XDG_CACHE_HOME),$(HOME)/.cache)/nastympi-bench/$(shell hostname).json

# Measures what nastympi costs, writes the table into doc/figures.md, and says which figures changed on this machine.
.PHONY: bench
bench: build
	test/scripts/need-mpi all
	@mkdir -p $(dir $(FIGURES)) && test -e $(FIGURES) || echo '[]' > $(FIGURES)
	$(GO) run ./test/bench -write -compare $(FIGURES) -save $(FIGURES)

# Measures the table of the examples, and writes it into doc/figures.md.
.PHONY: table
table: build
	test/scripts/need-mpi all
	$(GO) run ./test/tables/examples -runs 100 -write

# Measures how much of what MPI allows the litmus tests show, for doc/litmus.md: half an hour.
.PHONY: litmus-table
litmus-table: export MPI ?= mpich openmpi
litmus-table: build
	test/scripts/need-mpi all
	$(GO) run ./test/tables/litmus -write

# Measures which races check finds and shows, for doc/races.md: a quarter of an hour.
.PHONY: races-table
races-table: export MPI ?= mpich openmpi
races-table: build
	test/scripts/need-mpi all
	$(GO) run ./test/tables/races -write

# Runs check, sweep and vet on examples, and shows what they print in README.md, doc/vet.md and doc/page.png.
.PHONY: finding
finding: build
	test/scripts/need-mpi all
	test/scripts/need-viewers
	test/scripts/finding
