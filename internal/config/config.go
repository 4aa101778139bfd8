// Package config decides what nastympi was told to do: it is the only reader
// of the NASTY_ environment variables, for the command line and for the core
// inside an MPI process alike. A variable which it does not know, or a value
// which it does not understand, is an error; it never guesses, and it never
// changes the environment.
package config

import (
	"errors"
	"fmt"
	"os"
	"reflect"
	"strconv"

	"github.com/kelseyhightower/envconfig"

	"github.com/nastympi/nastympi/completion"
	"github.com/nastympi/nastympi/sched"
	"github.com/nastympi/nastympi/split"
)

// prefix of every variable, without its underscore.
const prefix = "NASTY"

// Config is the whole configuration. The order of the fields is the order in
// which help, `nastympi env` and doc/variables.md list the variables. No field may name
// its variable by a tag: envconfig would also take it without the prefix.
type Config struct {
	SubmitOrder            sched.Policy    `split_words:"true" default:"random" desc:"order in which the pieces of held operations are issued: {policies}"`
	PctDepth               Positive        `split_words:"true" default:"3" desc:"order pct: of how many order constraints it looks for combinations"`
	SubmitTime             completion.Time `split_words:"true" default:"maximum_delay" desc:"when an operation is issued: maximum_delay (as late as MPI allows), fire_immediate (and completed, in the call itself) or random_choice"`
	AddFlushEnabled        Switch          `split_words:"true" default:"1" desc:"1: force the order by flushes between the pieces"`
	Interleave             Switch          `split_words:"true" default:"0" desc:"1: of accumulates that overlap, each element keeps its order, not the operation: their pieces may mix"`
	PermuteTargets         Switch          `split_words:"true" default:"1" desc:"1: in half of the synchronization calls that complete operations to several targets, order random issues everything to one target before anything to the next"`
	FenceRounds            Positive        `split_words:"true" default:"1" desc:"how many real fences each MPI_Win_fence makes, over which the held operations are dealt: from 2 on this forces an order between fences, too; the same on all ranks"`
	ShadowWindow           Switch          `split_words:"true" default:"0" desc:"1: issue the operations of fence and start/complete epochs of MPI_Win_allocate windows on a second window over the same memory, where flushes force the order; the same on all ranks"`
	AddLatency             Latency         `split_words:"true" default:"0" desc:"upper bound of a random pause between issued pieces: a duration such as 500us or 2ms; a bare number means milliseconds"`
	TornPause              Latency         `split_words:"true" default:"0" desc:"pause at a random place inside each operation that is issued in pieces: a duration as above"`
	LocalCompletionEnabled Switch          `split_words:"true" default:"1" desc:"1: a local flush completes puts and accumulates locally only; 0: treat flush_local like flush"`
	SkipCompletionStage    Switch          `split_words:"true" default:"0" desc:"1: any synchronization call issues everything held on its window"`
	SkipAtomicityStage     Switch          `split_words:"true" default:"0" desc:"1: issue operations whole"`
	SkipReorderingStage    Switch          `split_words:"true" default:"0" desc:"1: issue in program order, with no flush injected"`
	Split                  split.Unit      `split_words:"true" default:"element" desc:"smallest piece of a put or a get: element or byte"`
	SplitMax               Count           `split_words:"true" default:"4096" desc:"pieces per operation at most; larger operations are cut into that many coarser pieces; 0: no bound"`
	Poison                 Switch          `split_words:"true" default:"1" desc:"1: fill the buffers of gets and the result buffers of fetches with a pattern while they are pending"`
	EarlyFetch             Switch          `split_words:"true" default:"0" desc:"1: bring the data of a get in its call, and deliver it when the get has to be complete"`
	HalfOrigin             Half            `split_words:"true" default:"0" desc:"first or last: read this half of the elements of a put or an accumulate in its call, the others when they are issued; 0: all when they are issued"`
	LazyLock               Switch          `split_words:"true" default:"0" desc:"1: make MPI_Win_lock of another rank, and MPI_Win_start, when something needs the epoch; at once where memory is shared or another lock is held, and in programs with MPI_THREAD_MULTIPLE"`
	Seed                   uint64          `split_words:"true" default:"1" desc:"seed of every random choice: 0 to 18446744073709551615"`
	Enabled                Switch          `split_words:"true" default:"1" desc:"0: pass everything through"`
	Delay                  sched.Delay     `split_words:"true" default:"off" desc:"ranks that are slow wherever MPI gives no timing, until the others can go no further: off, random (every rank now and then), or a list such as 0 or 2,0, slowest first"`
	DelayMax               Latency         `split_words:"true" default:"100ms" desc:"bound of one such delay"`
	HoldBytes              Size            `split_words:"true" default:"256MiB" desc:"copies of locally completed origin data kept at most, such as 64KiB, 1GiB or a number of bytes; beyond it the oldest operations are issued"`
	HoldLocal              Latency         `split_words:"true" default:"1s" desc:"how long locally completed operations may stay held while the program waits or tests inside MPI; a bare number means milliseconds; 0: they are issued before any call that may block"`
	FalseTests             Count           `split_words:"true" default:"3" desc:"how often at most a test of a one-sided request, or of an exposure epoch (MPI_Win_test), says no before it says yes"`
	WaitanyLate            Switch          `split_words:"true" default:"1" desc:"1: MPI_Waitany and its kin complete one-sided requests after all others, the last first; 0: the first first"`
	OnlySites              Sites           `split_words:"true" desc:"call sites, such as prog+0x1a2b,libx.so+0x4c or @FILE, outside of which nothing is perturbed: operations are issued in their calls, synchronization calls complete everything on their window; none: everywhere; empty: no restriction"`
	SkipSites              Sites           `split_words:"true" desc:"call sites at which nothing is perturbed"`
	Trace                  string          `split_words:"true" desc:"folder into which each rank writes what happened: rank-N.events and rank-N.names; empty: no trace"`
	TraceState             Switch          `split_words:"true" default:"0" desc:"1: the trace has hashes of fetched data, and of each window when it is freed"`
	CheckPlans             Switch          `split_words:"true" default:"0" desc:"1: judge by MPI's rules, byte by byte and slowly, what each synchronization call is about to issue; an illegal plan is an internal error of nastympi and ends the run"`
	Log                    LogLevel        `split_words:"true" default:"warn" desc:"what is written to standard error: off, warn, info or debug"`
	Mpicc                  string          `split_words:"true" desc:"compiler wrapper of the program's MPI library; empty: look for it in PATH and beside the library"`
	Library                string          `split_words:"true" desc:"MPI library of programs that are not linked to one but load it by dlopen: its file, or one linked to it; empty: that of mpi4py for Python, none for others"`
}

// Load reads the environment of the process. Its error is one line that names
// the variable, its value and the choices.
func Load() (Config, error) {
	if err := checkNames(os.Environ()); err != nil {
		return Config{}, err
	}
	view := emptyAsUnset()
	if err := envconfig.Process(prefix, view.Interface()); err != nil {
		return Config{}, plain(err)
	}
	return view.Elem().Convert(reflect.TypeFor[Config]()).Interface().(Config), nil
}

// emptyAsUnset returns a pointer to a new struct with Config's fields, in
// which those whose variable is set but empty are tagged with a name that no
// variable can have, so that envconfig gives them their default. Unsetting
// the variable instead would change the environment of somebody's program.
func emptyAsUnset() reflect.Value {
	var fields []reflect.StructField
	for _, field := range reflect.VisibleFields(reflect.TypeFor[Config]()) {
		if value, set := os.LookupEnv(variableName(field)); set && value == "" {
			field.Tag = reflect.StructTag(fmt.Sprintf(`envconfig:"=" default:%q`, field.Tag.Get("default")))
		}
		fields = append(fields, field)
	}
	return reflect.New(reflect.StructOf(fields))
}

// plain takes Go's type and field names out of envconfig's errors.
func plain(err error) error {
	var parse *envconfig.ParseError
	if !errors.As(err, &parse) {
		return err
	}
	var number *strconv.NumError
	if errors.As(parse.Err, &number) {
		return fmt.Errorf("%s: bad number %q (want %s)", parse.KeyName, parse.Value, wholeNumber)
	}
	return fmt.Errorf("%s: %w", parse.KeyName, parse.Err)
}
