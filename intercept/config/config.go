// Package config decides what nastympi was told to do. It is the only reader of
// the NASTY_ environment variables, both for the command line and for the core.
// An unknown variable or value is an error. The package never guesses, and it
// never changes the environment.
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

// Config is the whole configuration. A field declares all there is to know about
// its variable:
//
//	default    its value if it is unset; may be empty
//	sweep      the values that a sweep tries, the nastiest first; or why it tries none:
//	           "if set: ..." the user's value counts; "never: ..." the user cannot set it either
//	behaviour  the behaviour of nastympi that reports name if a failure needs this variable;
//	           "-" if none
//	off        the value that turns the behaviour off; without this tag the
//	           behaviour is off by default
//	obeyed     who obeys it: core, shim, launch (the commands that start programs)
//	shim       what its value means to the shim, which is told it as it is; without this tag the
//	           shim is told nothing, or what the table in told.go derives
//	desc       its meaning and its choices
//
// The order of the fields is the order in which help, `nastympi env` and
// doc/variables.md list the variables, and in which a sweep combines them: another order makes
// other runs of the same seed. No field may name its variable by a tag, because
// envconfig would also accept that name without the prefix.
type Config struct {
	SubmitOrder            sched.Policy    `default:"random" sweep:"random,pct,systematic,get_before_put,put_before_get,reverse_po,program_order" behaviour:"-" obeyed:"core" desc:"order in which the pieces of held operations are issued: {policies}"`
	PctDepth               Positive        `default:"3" sweep:"if set: acts on order pct only" behaviour:"-" obeyed:"core" desc:"number of order constraints that order pct looks for"`
	Delay                  sched.Delay     `default:"off" sweep:"off,random,0,1" behaviour:"delay" obeyed:"core,shim" desc:"slow ranks, which pause before and after their MPI calls until no other rank can make progress: off, random (every rank now and then), or a list such as 0 or 2,0, slowest first"`
	DelayMax               Latency         `default:"100ms" sweep:"if set: bounds what a delay costs" behaviour:"-" obeyed:"core" desc:"upper bound of one pause of a slow rank"`
	SubmitTime             completion.Time `default:"maximum_delay" sweep:"maximum_delay,random_choice,fire_immediate" behaviour:"early issue" obeyed:"core,shim" desc:"when an operation is issued: maximum_delay (as late as MPI allows), fire_immediate (issued and completed in its own call) or random_choice"`
	Split                  split.Unit      `default:"element" sweep:"byte,element" behaviour:"-" obeyed:"core" desc:"smallest piece of a put or a get: element or byte"`
	SplitMax               Count           `default:"4096" sweep:"if set: bounds what splitting costs" behaviour:"-" obeyed:"core" desc:"maximum number of pieces per operation; larger operations are cut into that many coarser pieces; 0: no bound"`
	Thorough               Count           `default:"8" sweep:"if set: bounds what splitting costs" behaviour:"-" obeyed:"core" desc:"how many operations of each kind and size are cut into as many pieces as NASTY_SPLIT_MAX allows, with a flush after each piece; most later operations are cut into 4 pieces and share flushes; 0: no bound"`
	AddFlushEnabled        Switch          `default:"1" sweep:"1,0" behaviour:"flush" off:"0" obeyed:"core" desc:"1: flushes between the pieces force their order"`
	LocalCompletionEnabled Switch          `default:"1" sweep:"1,0" behaviour:"holding beyond local completion" off:"0" obeyed:"core" desc:"1: a local flush completes puts and accumulates only locally; 0: flush_local acts like flush"`
	Interleave             Switch          `default:"0" sweep:"if set: MPI 4.1, 12.7.2 can be read in another way" behaviour:"other adversaries" obeyed:"core" desc:"1: overlapping accumulates are ordered per element, so their pieces may interleave"`
	PermuteTargets         Switch          `default:"1" sweep:"1,0" behaviour:"-" obeyed:"core" desc:"1: in half of the synchronization calls that complete operations to several targets, order random serves one target after another"`
	FenceRounds            Positive        `default:"1" sweep:"1,2" behaviour:"other adversaries" obeyed:"core,shim" desc:"how many real fences each MPI_Win_fence makes; the held operations are distributed over them, so 2 or more forces an order between fences; must be the same on all ranks"`
	ShadowWindow           Switch          `default:"0" sweep:"0,1" behaviour:"other adversaries" obeyed:"shim" shim:"operations of active epochs are issued on a window where they can be flushed" desc:"1: issue the operations of fence and start/complete epochs of MPI_Win_allocate windows on a second window over the same memory, where flushes force the order; must be the same on all ranks"`
	AddLatency             Latency         `default:"0" sweep:"if set: mostly costs time" behaviour:"delay" obeyed:"core" desc:"upper bound of a random pause between issued pieces: a duration such as 500us, 2ms or 1s"`
	TornPause              Latency         `default:"0" sweep:"0,200us" behaviour:"delay" obeyed:"core" desc:"length of a pause at a random point inside each operation that is issued in pieces: a duration such as 500us, 2ms or 1s"`
	Stay                   Latency         `default:"100ms" sweep:"if set: bounds what staying costs" behaviour:"-" obeyed:"core" desc:"upper bound of one stay: when an operation is issued before an earlier operation, the rank waits until the other ranks of its node have had time to look; 0: ranks do not stay"`
	Poison                 Switch          `default:"1" sweep:"1,0" behaviour:"poison" off:"0" obeyed:"shim" shim:"the buffers of pending fetches are filled" desc:"1: while gets and fetches are pending, fill the buffers for their data: with zeros, ones, huge or negative numbers, as the seed decides"`
	EarlyFetch             Switch          `default:"0" sweep:"0,1" behaviour:"other adversaries" obeyed:"shim" shim:"gets are made in their calls, and delivered later" desc:"1: a get reads the target in its own call, and delivers the data when the get must be complete"`
	HalfOrigin             Half            `default:"0" sweep:"0,first,last" behaviour:"other adversaries" obeyed:"shim" shim:"enum nasty_half: which half of an origin is read in the call" desc:"first or last: read this half of the elements of a put or an accumulate in its call, and the other half when the operation is issued; 0: read all elements when the operation is issued"`
	LazyLock               Switch          `default:"0" sweep:"0,1" behaviour:"other adversaries" obeyed:"shim" shim:"remote locks and starts are made when they are needed" desc:"1: delay MPI_Win_lock of another rank, and MPI_Win_start, until something needs the epoch; no effect if memory is shared, if another lock is held, or in programs with MPI_THREAD_MULTIPLE"`
	FalseTests             Count           `default:"3" sweep:"3,0" behaviour:"-" obeyed:"core" desc:"maximum number of times that a test of a one-sided request, or of an exposure epoch (MPI_Win_test), reports incomplete before it reports complete"`
	WaitanyLate            Switch          `default:"1" sweep:"1,0" behaviour:"-" obeyed:"shim" shim:"MPI_Waitany and MPI_Waitsome complete one-sided requests last, in reverse order" desc:"1: MPI_Waitany and related calls complete one-sided requests after all other requests, the last request first; 0: in request order"`
	StrictSends            Switch          `default:"0" sweep:"if set: one-sided operations do not need it" behaviour:"other adversaries" obeyed:"shim" shim:"standard sends are made as synchronous ones" desc:"1: a standard or ready send waits until its receive is posted, as MPI allows: MPI_Send and MPI_Rsend, their nonblocking and persistent forms, and the sends of MPI_Sendrecv, MPI_Sendrecv_replace and their nonblocking forms are made as synchronous sends"`
	StrictCollectives      Switch          `default:"0" sweep:"if set: one-sided operations do not need it" behaviour:"other adversaries" obeyed:"shim" shim:"collective operations wait for all processes" desc:"1: a collective operation that moves data is complete only after all processes have started it, as MPI allows: MPI_Bcast, MPI_Reduce and others wait in a barrier, and requests of nonblocking and persistent operations wait for a barrier; no effect on communicators with processes of several worlds; must be the same on all ranks"`
	HoldBytes              Size            `default:"256MiB" sweep:"if set: bounds memory" behaviour:"-" obeyed:"core" desc:"maximum size of the copies of locally completed origin data, such as 64KiB, 1GiB or a number of bytes; beyond it the oldest operations are issued"`
	HoldLocal              Latency         `default:"1s" sweep:"if set: bounds how long operations stay held" behaviour:"-" obeyed:"shim" shim:"ns that locally completed operations stay held while the program is inside MPI" desc:"how long locally completed operations may stay held while the program waits or tests inside MPI; 0: they are issued before any call that may block"`
	SkipCompletionStage    Switch          `default:"0" sweep:"if set: only takes power away" behaviour:"-" obeyed:"core,shim" desc:"1: every synchronization call issues all operations held on its window"`
	SkipAtomicityStage     Switch          `default:"0" sweep:"if set: only takes power away" behaviour:"splitting" off:"1" obeyed:"core" desc:"1: issue every operation whole"`
	SkipReorderingStage    Switch          `default:"0" sweep:"if set: only takes power away" behaviour:"order" off:"1" obeyed:"core" desc:"1: issue in program order, and inject no flush"`
	Seed                   uint64          `default:"1" sweep:"never: every run has its own seed" behaviour:"-" obeyed:"core" desc:"seed of every random choice: 0 to 18446744073709551615"`
	Enabled                Switch          `default:"1" sweep:"never: the baseline is made with it" behaviour:"-" obeyed:"shim,launch" shim:"0: each call is passed on" desc:"0: pass all calls through"`
	OnlySites              Sites           `default:"" sweep:"if set: reductions use it" behaviour:"-" obeyed:"core,shim" desc:"call sites, such as prog+0x1a2b,libx.so+0x4c or @FILE; libx.so+0x4c:prog+0x1a2b is a call in a library from one caller, libx.so+0x4c from all; nothing is perturbed elsewhere: operations are issued in their calls, and synchronization calls complete everything on their window; none: nothing is perturbed anywhere; empty: no restriction"`
	SkipSites              Sites           `default:"" sweep:"if set: reductions use it" behaviour:"-" obeyed:"core,shim" desc:"call sites at which nothing is perturbed"`
	HoldSites              Sites           `default:"" sweep:"if set: the search for the order of two sites uses it" behaviour:"-" obeyed:"core,shim" desc:"call sites whose operations are held as long as MPI allows, whatever NASTY_SUBMIT_TIME says; with fire_immediate, operations from elsewhere overtake them"`
	Try                    Repair          `default:"" sweep:"never: a sweep tries its hints itself" behaviour:"-" obeyed:"core,shim" desc:"tries a repair of the program: the operations of a call site are complete before each call from another one (prog+0x1a2b,prog+0x1c3d), or when their own calls return (prog+0x1a2b), as if there were a flush; empty: none"`
	Trace                  string          `default:"" sweep:"never: a sweep traces its runs itself" behaviour:"-" obeyed:"shim" desc:"folder into which each rank writes what happened: rank-N.events and rank-N.names; empty: no trace"`
	Record                 string          `default:"" sweep:"never: a sweep traces its runs itself" behaviour:"-" obeyed:"shim" desc:"folder into which each rank writes all its MPI calls, with arguments and results: rank-N.events and rank-N.names; overrides NASTY_TRACE; empty: no recording"`
	RecordBytes            Size            `default:"0" sweep:"never: a sweep traces its runs itself" behaviour:"-" obeyed:"shim" desc:"maximum size of a rank's recording, such as 256MiB; beyond it the rank stops recording; 0: any size"`
	StackDepth             Frames          `default:"8" sweep:"never: does not act on the schedule" behaviour:"-" obeyed:"shim" desc:"how many callers of an MPI call a recording or a trace distinguishes, 1 to 16: a wrapper used from two places is then two call sites; 1: only the call itself"`
	TraceState             Switch          `default:"0" sweep:"never: a sweep traces its runs itself" behaviour:"-" obeyed:"shim" shim:"the trace has hashes of windows and fetched data" desc:"1: the trace has hashes of fetched data, and of each window when it is freed"`
	TraceReceived          Switch          `default:"0" sweep:"never: a proof of a race traces its runs itself" behaviour:"-" obeyed:"shim" shim:"it has all calls, and hashes of what they receive" desc:"1: the trace also has the MPI calls that nastympi otherwise ignores, and hashes of the data that messages and collective operations deliver"`
	CheckPlans             Switch          `default:"0" sweep:"if set: only costs time" behaviour:"-" obeyed:"core" desc:"1: check byte by byte, by MPI's rules, what each synchronization call will issue (slow); an illegal plan is an internal error of nastympi and ends the run"`
	Log                    LogLevel        `default:"warn" sweep:"never: does not act on the schedule" behaviour:"-" obeyed:"core,shim" desc:"what is written to standard error: off, warn, info or debug"`
	Mpicc                  string          `default:"" sweep:"never: only names a file" behaviour:"-" obeyed:"launch" desc:"compiler wrapper of the program's MPI library; empty: look for it in PATH and beside the library"`
	Library                string          `default:"" sweep:"never: only names a file" behaviour:"-" obeyed:"launch" desc:"MPI library of programs that load it with dlopen: its file, or any file linked to it; empty: that of mpi4py for Python, none for other programs"`
}

// Load reads the environment of the process. The error is one line that names
// the variable, its value and the choices.
func Load() (Config, error) {
	if err := checkNames(os.Environ()); err != nil {
		return Config{}, err
	}
	view := newView()
	if err := envconfig.Process(prefix, view.Interface()); err != nil {
		return Config{}, plain(err)
	}
	return view.Elem().Convert(reflect.TypeFor[Config]()).Interface().(Config), nil
}

// newView returns a pointer to a new struct with Config's fields and the tags that
// envconfig needs. An empty variable counts as unset: its field gets a name that no
// variable can have, so that envconfig uses the default. Unsetting the variable
// instead would change the environment of the user's program.
func newView() reflect.Value {
	var fields []reflect.StructField
	for _, field := range configFields() {
		name := `split_words:"true"`
		if value, set := os.LookupEnv(variableName(field)); set && value == "" {
			name = `envconfig:"="`
		}
		field.Tag = reflect.StructTag(fmt.Sprintf(`%s default:%q`, name, field.Tag.Get("default")))
		fields = append(fields, field)
	}
	return reflect.New(reflect.StructOf(fields))
}

// plain removes the names of Go types and fields from envconfig's errors.
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
