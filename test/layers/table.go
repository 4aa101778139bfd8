package layers

// Trait is something that a rule of its own holds for.
type Trait uint8

const (
	// Pure packages read no files and start nothing: they do not import os.
	Pure Trait = 1 << iota
	// Bare packages are pure, and import nothing but the standard library, a generator of random numbers,
	// and what the table allows.
	Bare
	// Random packages may import a generator of random numbers. Only sched draws from one; intercept names the
	// type of its streams.
	Random
	// NoGo folders have no Go package.
	NoGo
)

// Package is a folder of the module.
type Package struct {
	Path string
	What string
	// May are the packages that it may import, separated by blanks, besides those of others; "check/..." means
	// check and all packages below it. Its tests may import what they need.
	May    string
	Traits Trait
}

// Floor is a row of folders at the root which stand on the floors below.
type Floor struct {
	Name, What string
	Packages   []Package
}

// stages is what the core and its configuration are put together from.
const stages = "base/rma completion split sched"

// Floors are all packages, from the lowest to the highest. A package imports only packages that stand before it.
var Floors = []Floor{
	{"base", "what all others stand on", []Package{
		{"base/rma", "the vocabulary: Op, Sync, Layout", "", Bare},
		{"base/finding", "what all commands find: findings, their places A and B, why, repair, replay; results and their verdict; known findings; finding.json", "", 0},
		{"base/locality", "the variables that make an MPI library use shared memory or the network between ranks of one machine", "", Pure},
		{"base/mpicall", "what MPI calls and their arguments mean to those who read traces; generated from `calls.txt`", "", Pure},
		{"base/libbugs", "known bugs of MPI libraries that a program may take for its own", "base/mpicall", Pure},
		{"base/shell", "splits lines into words and quotes words, as a shell does", "", Pure},
		{"base/state", "what each rank is doing: how its core tells `nastympi run`, and how the user reads it", "", 0},
		{"base/symbol", "from an address in a program to file, line and function", "", 0},
		{"base/thread", "what the threads of other processes do, as the host tells", "", 0},
		{"base/trace", "reads what the shim wrote down about a run, and puts the life cycle of each operation together (`Rank.History`); writes it for tests (`Write`)", "base/rma base/mpicall", 0},
		{"base/witness", "what ranks on other nodes do, as their cores tell a watcher through files beside the recordings", "base/thread base/trace", 0},
	}},
	{"stages", "the three stages of a decision, which do not know each other", []Package{
		{"completion", "when one-sided operations complete: which ones a call must issue", "base/rma", Bare},
		{"split", "into which smaller operations of the same effect an operation is cut", "base/rma", Bare},
		{"sched", "in which order pieces are issued, and which flushes force it. Only `sched` draws random numbers", "base/rma", Bare | Random},
	}},
	{"intercept", "the boundary between program and core", []Package{
		{"intercept/config", "the only reader of `NASTY_` variables, which its tags describe", stages, 0},
		{"intercept/legality", "an independent checker of plans, which shares no code with the stages", "base/rma", Pure},
		{"intercept/legality/execution", "an independent checker of whole traced executions", "base/rma base/trace", Pure},
		{"intercept/foresight", "which questions a program that loops will ask next", "base/rma", Bare},
		{"intercept", "takes records out of the logs, runs the stages, streams plans", "base/libbugs base/mpicall base/state base/trace base/witness intercept/foresight intercept/legality " + stages, Random},
		{"intercept/shim/gen/table", "reads `calls.txt`, and prints trampolines and tables", "base/mpicall", 0},
		{"intercept/shim/gen/settings", "prints what the shim is told, from the table in `intercept/config`", "intercept/config", Pure},
		{"intercept/shim", "the shim's C sources: those that are embedded in the CLI, and those that it makes of `calls.txt`", "intercept/config intercept/shim/gen/settings intercept/shim/gen/table", Pure},
		{"intercept/shim/gen", "writes the Go files that follow from `calls.txt`", "intercept/config intercept/shim intercept/shim/gen/settings intercept/shim/gen/table", 0},
		{"intercept/shim/src", "the C sources that people write, one folder for each part of the shim (`rooms_test.go` has their order)", "", NoGo},
		{"intercept/shim/instrument", "the library that `nastympi cc` links to programs", "", NoGo},
		{"intercept/stub", "a tiny preload library that replaces an MPI program by `nastympi exec`", "", NoGo},
	}},
	{"check", "judges recorded executions: histories in, findings out", []Package{
		{"check/epoch", "which calls MPI allows in which epochs of one process", "", Pure},
		{"check/wait", "which blocked threads can never continue", "", Pure},
		{"check/remedy", "which call completes an operation in the epoch it is in", "base/trace check/epoch", Pure},
		{"check/history", "one execution of the recordings of all processes", "base/mpicall base/trace", Pure},
		{"check/memcheck", "what valgrind's log says about buffers of operations", "base/finding base/mpicall base/trace", Pure},
		{"check", "what judges have in common: rules, findings, calls that a finding involves", "base/finding check/history", Pure},
		{"check/fetched", "arguments that are values which operations have fetched", "base/mpicall check check/history", Pure},
		{"check/layout", "bytes and types of data", "base/mpicall base/trace check/history", Pure},
		{"check/operand", "which data a call sends and receives", "base/mpicall check/history check/layout", Pure},
		{"check/match", "which messages and collective calls belong together", "base/mpicall base/trace check/history check/layout check/operand", Pure},
		{"check/near", "calls of the right kind for another rank, window, tag or request", "base/finding base/mpicall check check/epoch check/history check/match check/operand", Pure},
		{"check/clocks", "how the clocks of several nodes are related, from what their processes communicate", "base/mpicall check/history check/match check/operand", Pure},
		{"check/order", "what happens before what", "base/mpicall base/trace check/history check/match check/operand", Pure},
		{"check/advice", "synchronization that orders nothing", "base/finding base/mpicall check check/history check/operand", Pure},
		{"check/buffer", "what happened to buffers of operations that were not complete", "base/finding base/mpicall base/trace check check/history check/memcheck check/near check/remedy", Pure},
		{"check/communication", "rules for messages, collective operations, requests and what is never freed", "base/finding base/mpicall base/trace check check/history check/layout check/match check/near check/operand", Pure},
		{"check/deadlock", "what each call that has not returned waits for, and in which orders locks are taken", "base/finding base/mpicall base/trace check check/history check/match check/near check/operand check/order check/wait", Pure},
		{"check/race", "accesses that nothing orders", "base/finding base/mpicall base/rma base/trace check check/epoch check/history check/layout check/near check/operand check/order check/remedy", Pure},
		{"check/rejected", "calls that MPI rejects, crashes and ends", "base/finding base/libbugs base/mpicall base/trace check check/fetched check/history", Pure},
		{"check/usage", "rules for one-sided calls", "base/finding base/mpicall base/trace check check/epoch check/fetched check/history check/layout check/operand", Pure},
	}},
	{"vet", "races in the source: compilers' dumps in, diagnoses out", []Package{
		{"vet/ir", "the representation of a program's source", "", Pure},
		{"vet/mpi", "what MPI calls mean in source", "base/mpicall", Pure},
		{"vet/gimple", "reads gcc's dumps", "base/symbol vet/ir", Pure},
		{"vet/layout", "reads debug information", "base/symbol vet/ir", Pure},
		{"vet/flow", "the analysis", "vet/ir vet/mpi", Pure},
		{"vet/compile", "how sources are compiled again", "base/shell vet/gimple", Pure},
		{"vet", "what vet says about a race, and what may repair the program", "base/finding base/symbol vet/flow vet/ir", Pure},
	}},
	{"litmus", "[litmus tests](../litmus.md), which judge the stages and share no code with them", []Package{
		{"litmus", "their format", "", Pure},
		{"litmus/tests", "the tests: files, and families of similar ones", "litmus", Pure},
		{"litmus/gen", "writes the tests into a folder", "litmus/tests", 0},
		{"litmus/outcomes", "computes all outcomes that MPI allows", "litmus", Pure},
		{"litmus/run", "makes MPI programs of them", "litmus litmus/outcomes", 0},
	}},
	{"launch", "starts programs and follows them", []Package{
		{"launch/launchcmd", "finds the program in a launch command", "base/shell", Pure},
		{"launch/mpilib", "which MPI library a program uses; builds and caches its shim", "base/shell", 0},
		{"launch/instrument", "how compilers are told to call a function for each load and store; builds and caches these functions", "base/shell", 0},
		{"launch/embedded", "core and stub inside the executable", "", 0},
		{"launch/process", "runs a command under a time limit and leaves nothing behind", "", 0},
		{"launch/adapters", "spares Open MPI 4 the libraries of network adapters that the machine lacks", "launch/process", 0},
		{"launch/batch", "submits a command to a batch system as an array of tasks; the share of a task", "base/shell", 0},
		{"launch/watch", "follows the recordings of a program that runs, until it is deadlocked or has no chance to continue. It ends nothing", "base/finding base/thread base/trace base/witness check check/deadlock check/history check/match check/operand check/usage intercept/config", 0},
	}},
	{"sweep", "runs a program many times, and says what that shows", []Package{
		{"sweep/attempt", "one run under some settings: how it ended, whether it failed, and what of its results is compared. It starts nothing", "base/finding base/libbugs base/locality base/mpicall base/trace intercept/config launch/process", Pure},
		{"sweep/runner", "starts the runs of a sweep, and tells hanging from slow ones", "base/finding base/libbugs base/locality base/shell base/trace intercept/config launch/process sweep/attempt", 0},
		{"sweep/explain", "the cause of a finding, in the terms of the program and of MPI, from traces", "base/finding base/mpicall base/rma base/trace check/remedy", Pure},
		{"sweep/prove", "what a race does, by schedules in which one of its accesses is late. It starts nothing", "base/finding base/mpicall base/rma base/trace intercept/config sweep/attempt", Pure},
		{"sweep/judging", "the engine of `nastympi check`: makes its runs, lets the judges read the recordings, and puts together what several runs show. The CLI decides how programs are launched", "base/finding base/mpicall base/shell base/trace base/witness check/... intercept/config launch/batch launch/process launch/watch sweep/attempt sweep/prove", 0},
		{"sweep/reduce", "what a failure needs: settings, behaviours and call sites. It starts nothing", "base/finding base/mpicall base/trace intercept/config sweep/attempt", Pure},
		{"sweep/replay", "repeats the failing run of a finding, and compares its calls and decisions with the recorded ones. It starts nothing", "base/finding base/mpicall base/trace sweep/attempt", Pure},
		{"sweep", "the engine of `nastympi sweep`: the plan of its runs, baselines, confirmation, and the findings. It starts and prints nothing", "base/finding base/locality base/mpicall base/trace intercept/config launch/batch sweep/attempt sweep/prove sweep/reduce", Pure},
	}},
	{"cmd", "the executables", []Package{
		{"cmd/nastycore", "package main of the core: reads the settings, starts `intercept`", "base/state base/symbol base/witness completion split sched intercept intercept/config", 0},
		{"cmd/nastympi/report", "a result as text, lines, JSON, JUnit XML, SARIF and a page with timelines: a file for each format", "base/finding base/locality base/shell base/trace", 0},
		{"cmd/nastympi/shell", "completions for shells and the manual page, made of the texts of help and the flags that the CLI gives it. (`completion` is about one-sided operations)", "", Pure},
		{"cmd/nastympi", "the CLI. Only it starts compilers for `vet`", "base/... intercept/config intercept/shim vet/... litmus/... launch/... sweep/... cmd/nastympi/report cmd/nastympi/shell", 0},
	}},
	{"test", "what tests need, measurements, and tests of more than one package", []Package{
		{"test/layers", "this table", "", Pure},
		{"test/coverage", "judges how much of the pure packages tests reach", "test/layers", 0},
		{"test/times", "how long packages and tests take, and whether a package takes more than twice its noted share", "", 0},
		{"test/gates", "tests that the gates of the Makefile leave nothing out", "", 0},
		{"test/kit/section", "the generated parts of pages", "", 0},
		{"test/kit/prose", "words to avoid in texts for users", "", Pure},
		{"test/kit/mpitest", "the MPI libraries and their programs", "base/libbugs base/trace launch/process", 0},
		{"test/kit/catalogue", "the examples", "test/kit/mpitest", 0},
		{"test/kit/slurm", "Slurm's daemons on nodes", "", Random},
		{"test/kit/nodes", "several nodes on this machine", "test/kit/mpitest test/kit/slurm", 0},
		{"test/kit/lag", "a file system that shows the changes of other nodes late, and in parts", "", Random},
		{"test/kit/arm64", "another processor, emulated", "test/kit/catalogue", 0},
		{"test/kit/racing", "the programs with races", "base/finding test/kit/mpitest", 0},
		{"test/kit/seed", "which random numbers tests draw: fixed ones, and others in each soak", "", 0},
		{"test/kit/histories", "random operations", "base/rma test/kit/seed", Random},
		{"test/kit/samples", "findings and traces", "base/finding base/trace", 0},
		{"test/kit/executions", "recorded executions made by hand, and what their findings keep", "base/mpicall base/trace check check/history", 0},
		{"test/kit/interleaved", "recorded executions of litmus tests", "base/mpicall base/trace litmus test/kit/executions", Random},
		{"test/kit/simulated", "a program without processes, for tests of whatever makes runs", "base/finding base/trace intercept/config launch/process sweep/attempt", 0},
		{"test/kit/instrumented", "the options of `nastympi cc`", "intercept/shim launch/instrument test/kit/mpitest", 0},
		{"test/kit/missing", "what `test/scripts/need-mpi` must install", "test/kit/mpitest", 0},
		{"test/kit/readers", "a module of its own, whose tests read reports with other programs", "", NoGo},
		{"test/tables/examples", "measures the examples", "test/kit/catalogue test/kit/mpitest test/kit/section", 0},
		{"test/tables/litmus", "measures the litmus tests", "litmus/... test/kit/mpitest test/kit/section", 0},
		{"test/tables/races", "measures the race detector", "base/finding launch/process test/kit/instrumented test/kit/mpitest test/kit/racing test/kit/section", 0},
		{"test/bench", "measures what nastympi costs", "base/finding base/trace intercept/config launch/watch sweep/attempt sweep/runner test/kit/catalogue test/kit/executions test/kit/instrumented test/kit/mpitest test/kit/section", 0},
		{"test/conformance", "programs for each rule of the MPI standard, run under many settings", "", 0},
		{"test/release", "tests of what `make release` makes, and of GitHub's action", "", 0},
		{"test/scripts", "what the tests need from the machine; demo and fuzzing", "", NoGo},
		{"packaging", "what `make release` and `make install` call; templates of the Debian package and of recipes", "", NoGo},
		{"examples", "racy programs and their correct twins", "", NoGo},
		{"doc", "pages for users, and tests of their links, numbers and words", "", 0},
		{".ci", "what continuous integration runs", "", NoGo},
	}},
}
