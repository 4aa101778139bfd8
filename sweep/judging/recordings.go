package judging

import (
	"errors"
	"fmt"
	"io/fs"
	"maps"
	"math"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"syscall"
	"time"

	"github.com/nastympi/nastympi/base/finding"
	"github.com/nastympi/nastympi/base/mpicall"
	"github.com/nastympi/nastympi/base/trace"
	"github.com/nastympi/nastympi/check"
	"github.com/nastympi/nastympi/check/buffer"
	"github.com/nastympi/nastympi/check/communication"
	"github.com/nastympi/nastympi/check/deadlock"
	"github.com/nastympi/nastympi/check/history"
	"github.com/nastympi/nastympi/check/memcheck"
	"github.com/nastympi/nastympi/check/operand"
	"github.com/nastympi/nastympi/check/order"
	usages "github.com/nastympi/nastympi/check/usage"
	"github.com/nastympi/nastympi/launch/batch"
	"github.com/nastympi/nastympi/launch/process"
	"github.com/nastympi/nastympi/sweep/attempt"
)

// judged is what recordings say.
type judged struct {
	ranks    int
	calls    uint64
	findings []finding.Finding
	lost     []string      // what is missing, so that findings may be missing
	apart    []string      // what was judged apart from the rest
	endings  []trace.Rank  // how each rank ended
	outside  []check.Place // the last calls of ranks that died of a signal outside of MPI, as far as recorded
	polled   []finding.Place
	describe func(trace.Site) finding.Site
	errors   bool  // some call returned an error to the program
	killed   bool  // a rank came neither to MPI_Finalize nor to another end of its own
	first    []int // ranks that took locks before others, or whose messages came before those of others
	arrivals *order.Arrivals
	tenures  *order.Tenures
	blind    []string      // what cannot be seen in this program
	hosts    []string      // nodes on which processes ran
	left     []string      // what each finder left out because of their clocks; empty: nothing
	oneSided bool          // some call is a one-sided operation
	took     time.Duration // see Judgement
}

// ended adds the deadlock because of which the run was ended. The recordings alone say less of it.
func (j *judged) ended(d finding.Finding) {
	j.findings = append(slices.DeleteFunc(j.findings, func(other finding.Finding) bool {
		return has(deadlock.Rules(), other)
	}), d)
}

// aborted says whether a rank called MPI_Abort, perhaps with 0.
func (j judged) aborted() bool {
	return slices.ContainsFunc(j.endings, func(r trace.Rank) bool { return r.Ending.Kind == trace.EndAbort })
}

// crashed says which rank died of a signal about its own doing; empty: none did.
func (j judged) crashed() string {
	for _, r := range j.endings {
		if r.Ending.Kind == trace.EndSignal {
			return fmt.Sprintf("rank %d %s", r.Rank, r.Ending.Failure()) + j.afterCall(r.Rank)
		}
	}
	return ""
}

// gaveUp says which rank ended with another status than 0 and without MPI_Finalize; empty: none did, as far as is known.
func (j judged) gaveUp() string {
	_, how := attempt.GaveUp(j.endings)
	return how
}

// afterCall names the last call of a rank that died outside of MPI; empty: it is not known, or the rank died inside a call.
func (j judged) afterCall(rank int) string {
	i := slices.IndexFunc(j.outside, func(p check.Place) bool { return p.Process.Rank.Rank == rank })
	if i < 0 {
		return ""
	}
	p := resolved(j.outside[i:i+1], j.describe)[0]
	return fmt.Sprintf(" outside of MPI, after %s (%s)", p.Call, p.Place(filepath.Dir(p.File)))
}

// fromOutside says whether somebody else has ended the run: nastympi was interrupted, or the launcher, which may then exit with 0, and some
// rank came neither to MPI_Finalize nor to another end of its own. A launcher that ends the other ranks because one has failed is nobody else.
func (j judged) fromOutside(end End) bool {
	if end.Reason == process.Interrupted {
		return true
	}
	const mpich = int(syscall.SIGTERM) // as status of its launcher
	stopped := slices.Contains([]int{0, mpich, 128 + int(syscall.SIGHUP), 128 + int(syscall.SIGINT), 128 + int(syscall.SIGTERM)}, end.Status())
	failed := j.aborted() || j.crashed() != "" || end.Status() == 0 && j.gaveUp() != ""
	return j.killed && stopped && end.Reason != process.Limit && !failed
}

func (j judged) partial() []string { return slices.Concat(j.lost, j.apart) }

// Reader knows about the program what recordings do not say.
type Reader struct {
	Describe func(trace.Site) finding.Site // names call sites
	// Own says of all call sites of a process which of their frames are the user's own. It may be nil.
	Own func(*trace.Rank)
	// VariableAt is the variable at the offset of a site in the site's file. It may be nil.
	VariableAt func(trace.Site) Variable
	// Types finds the types of variables. It may be nil.
	Types Variables
	// Log is what valgrind has written of a process, into the folder of its recording; empty: nothing. It may be nil.
	Log func(folder string, process int) string
	// Bound is how long judges may read the recordings of a run; 0: to the end.
	Bound time.Duration
	// Read is told of the processes whose recordings were read. It may be nil.
	Read func(ranks []trace.Rank)
}

// Variable is a variable of a program.
type Variable = usages.Variable

// Variables finds the variables of a program with their types. Element is such a type.
type (
	Variables = communication.Variables
	Element   = communication.Element
	Distances = communication.Distances
)

// NoFolderError says that recordings are looked for in what is no folder.
type NoFolderError string

func (e NoFolderError) Error() string { return string(e) + " is no folder" }

// Judgement is what the recordings of a run show.
type Judgement struct {
	Findings []finding.Finding // each has an ID
	Left     LeftOut
	Took     time.Duration // the longest time of a process from its first call to its last one; 0: not known
}

// Judge lets the judges of some kinds say what the recordings in a folder show, and what they left out.
func (r Reader) Judge(folder string, of []Kind) (Judgement, error) {
	j, err := r.judge(folder, findersOf(of))
	finding.Number(j.findings)
	left := LeftOut{of, j.hosts, j.left, j.lost, j.calls > 0 && !j.oneSided}
	if j.ranks == 0 { // what is no MPI program lacks nothing
		left.lost = nil
	}
	return Judgement{j.findings, left, j.took}, err
}

// judge lets finders judge the recordings in a folder. What cannot be read is left out.
func (r Reader) judge(folder string, finders []finder) (judged, error) {
	return r.relate(folder, finders, func(recordings []*trace.Recording) (seen, error) {
		r.instruct(finders, folder)
		return r.look(recordings, finders, batch.Share{}), nil
	})
}

// relate relates to each other what finders have seen in the recordings of a folder.
func (r Reader) relate(folder string, finders []finder, see func([]*trace.Recording) (seen, error)) (judged, error) {
	var j judged
	recordings, err := j.open(folder)
	if err != nil {
		return j, err
	}
	var ranks []trace.Rank
	for _, each := range recordings {
		defer each.Close()
		r.findOwn(&each.Rank)
		ranks = append(ranks, each.Rank)
		j.endings = append(j.endings, trace.Rank{Rank: each.Rank.Rank, Ending: each.Ending})
	}
	if r.Read != nil {
		r.Read(ranks)
	}
	s, err := see(recordings)
	if err != nil {
		return j, err
	}
	if s.Lost != "" {
		j.lost = append(j.lost, s.Lost)
	}
	j.ranks, j.calls, j.first, j.arrivals, j.tenures, j.left = len(recordings), s.Calls, s.First, s.arrivals, s.tenures, s.left
	j.blind, j.killed, j.errors = append(j.blind, s.Blind...), s.killed, s.errors
	j.outside, j.describe, j.oneSided, j.took = s.outside, r.Describe, s.oneSided, s.took
	j.polled = resolved(s.polled, r.Describe)
	if s.Cut {
		j.apart = append(j.apart, fmt.Sprintf("judging was stopped after %s (-time): the rest of the recordings was not judged", r.Bound))
	}
	for _, rank := range s.Nameless {
		j.apart = append(j.apart, fmt.Sprintf("the places of some calls of rank %d are not known: its file of names is truncated", rank))
	}
	var found []*check.Finding
	for _, list := range s.findings {
		found = append(found, list...)
	}
	j.hosts = hosts(ranks)
	j.apart = append(j.apart, nodes(j.hosts, j.left)...)
	for _, f := range check.Settle(found) {
		j.findings = append(j.findings, Resolve(f, r.Describe))
	}
	return j, nil
}

// instruct tells judges what they need besides the recordings in a folder.
func (r Reader) instruct(finders []finder, folder string) {
	for _, f := range finders {
		switch f := f.(type) {
		case *communication.Judge:
			f.Variables = r.Types
		case *usages.Judge:
			f.VariableAt = r.VariableAt
		case *buffer.Judge:
			if r.Log != nil {
				f.Describe = r.Describe
				f.Log = func(rank *trace.Rank) memcheck.Log { return memcheck.Parse(r.Log(folder, rank.Process)) }
			}
		}
	}
}

func (r Reader) findOwn(rank *trace.Rank) {
	if r.Own != nil {
		r.Own(rank)
	}
}

// open opens the recordings of a folder that can be judged, and notes what is missing.
func (j *judged) open(folder string) (list []*trace.Recording, err error) {
	if info, err := os.Stat(folder); errors.Is(err, fs.ErrNotExist) || err == nil && !info.IsDir() {
		return nil, NoFolderError(folder)
	}
	files, err := trace.Files(folder)
	if err != nil {
		return nil, err
	}
	var ranks []trace.Rank
	for _, file := range files {
		r, err := trace.Open(file)
		switch {
		case err != nil:
			j.lost = append(j.lost, err.Error())
		case r == nil: // the process ended before it wrote anything
		case !r.Complete:
			j.lost = append(j.lost, fmt.Sprintf("rank %d has a trace (NASTY_TRACE), and check needs a recording (NASTY_RECORD)", r.Rank.Rank))
			r.Close()
		default:
			list = append(list, r)
		}
	}
	runs := tellApart(list)
	for _, r := range list {
		ranks = append(ranks, r.Rank)
	}
	if mixed(list) {
		for _, r := range list {
			r.Close()
		}
		j.lost = append(j.lost, "the folder has recordings of programs that ran at the same time, which cannot be told apart: record each program in its own folder")
		return nil, nil
	}
	if len(list) == 0 && len(j.lost) == 0 {
		j.lost = []string{"there is no recording: no MPI program was intercepted"}
	}
	if len(j.lost) > 0 {
		folder = "" // the recordings are here
	}
	j.lost = append(j.lost, missing(ranks, folder)...)
	j.apart, j.blind = several(ranks), spawning(ranks)
	switch {
	case runs > 1 && alone(ranks):
		j.apart = append(j.apart, fmt.Sprintf("each of %d programs has one rank: if they were to be one program, the launcher does not fit the MPI library (with srun, see --mpi)", runs))
	case runs > 1:
		j.blind = append(j.blind, fmt.Sprintf("the folder has the recordings of %d runs, which were judged apart", runs))
	}
	return list, nil
}

// mixed says whether a process began before the first recording of another rank, although an earlier process has its rank.
// Then the first recordings of all ranks need not be of one program.
func mixed(list []*trace.Recording) bool {
	type member struct {
		world string
		rank  int
	}
	firsts, later := map[member]uint64{}, uint64(math.MaxUint64)
	for _, r := range list { // the first of a rank comes first
		m := member{r.World, r.Rank.Rank}
		switch _, known := firsts[m]; {
		case r.Begins() == 0: // it has no event
		case known:
			later = min(later, r.Begins())
		default:
			firsts[m] = r.Begins()
		}
	}
	for _, r := range list {
		if r.Boot == list[0].Boot && firsts[member{r.World, r.Rank.Rank}] > later {
			return true
		}
	}
	return false
}

// worlds are the processes of each MPI_COMM_WORLD, those that the launcher started first.
func worlds(ranks []trace.Rank) (list [][]trace.Rank) {
	named := map[string][]trace.Rank{}
	for _, r := range ranks {
		named[r.World] = append(named[r.World], r)
	}
	for _, name := range slices.Sorted(maps.Keys(named)) {
		list = append(list, named[name])
	}
	return list
}

// missing says which events and ranks recordings lack.
func missing(ranks []trace.Rank, folder string) (lines []string) {
	for _, world := range worlds(ranks) {
		for _, r := range world {
			if r.CutOff {
				lines = append(lines, fmt.Sprintf("the end of the recording of rank %d is missing: the disk was full, or the file was cut off", r.Rank))
			}
		}
		if ranks, size := absent(world); len(ranks) > 0 {
			lines = append(lines, fmt.Sprintf("there is no recording of %s of %d", check.Ranks(ranks), size)+spawned(world)+elsewhere(world, ranks, folder))
		}
	}
	return lines
}

// hosts are the nodes on which processes ran.
func hosts(ranks []trace.Rank) []string {
	named := map[string]bool{}
	for _, r := range ranks {
		named[r.Host] = true
	}
	return slices.Sorted(maps.Keys(named))
}

func spawned(world []trace.Rank) string {
	if !world[0].Spawned {
		return ""
	}
	return " spawned processes"
}

// several says that the folder has recordings of several programs.
func several(ranks []trace.Rank) (lines []string) {
	for _, world := range worlds(ranks) {
		lines = append(lines, programs(world)...)
	}
	return lines
}

// spawning says that a program and what it spawned are judged apart.
func spawning(ranks []trace.Rank) []string {
	if !slices.ContainsFunc(ranks, func(r trace.Rank) bool { return r.Spawned }) || len(worlds(ranks)) < 2 {
		return nil
	}
	return []string{"it spawned processes, and of the communication between these and their parents, only messages that are never received were judged"}
}

// programs says that a world has recordings of several programs.
func programs(world []trace.Rank) []string {
	times, sizes := map[int]int{}, map[int]bool{}
	for _, r := range world {
		times[r.Rank]++
		sizes[r.Size] = true
	}
	for _, rank := range slices.Sorted(maps.Keys(times)) {
		if times[rank] > 1 {
			return []string{fmt.Sprintf("rank %d has recordings of %d processes: rules that compare ranks see only one of them. Remove the folder before recording the program again", rank, times[rank])}
		}
	}
	if len(sizes) > 1 {
		return []string{fmt.Sprintf("the folder has recordings of programs with %s ranks", joined(slices.Sorted(maps.Keys(sizes)), " and "))}
	}
	return nil
}

func joined(numbers []int, separator string) string {
	var words []string
	for _, n := range numbers {
		words = append(words, fmt.Sprint(n))
	}
	return strings.Join(words, separator)
}

// counter counts calls.
type counter struct {
	n        uint64
	nameless map[int]bool // ranks with calls from sites that have no names
	// unwatched: a process has a window, and its loads and stores are not recorded; python: it is a Python program.
	unwatched, python bool
	// killed: a process came neither to MPI_Finalize nor to another end of its own.
	killed    bool
	finalized map[*history.Process]bool
	errors    bool          // some call has returned an error
	oneSided  bool          // some call is a one-sided operation
	began     []uint64      // when each process, by its index, entered its first call, as trace.Event.Time
	took      time.Duration // the longest time of a process until it entered its last call
	last      []history.Ref // call of each process, by its index
	outside   []check.Place // the last calls of processes that died of a signal outside of MPI
}

var finalizes = mpicall.Among("MPI_Finalize", "MPI_Session_finalize")

func (c *counter) Entered(call *history.Call) {
	c.n++
	for len(c.last) <= call.Process.Index {
		c.last, c.began = append(c.last, history.Ref{}), append(c.began, call.Time)
	}
	c.took = max(c.took, time.Duration(call.Time-c.began[call.Process.Index]))
	c.last[call.Process.Index] = call.Ref
	at, named := call.CallSite()
	c.oneSided = c.oneSided || operand.OneSided(call.Function)
	if finalizes(call.Function) {
		if c.finalized == nil {
			c.finalized = map[*history.Process]bool{}
		}
		c.finalized[call.Process] = true
	}
	if history.MakesWindow(call.Function) && !call.Process.Rank.Loads {
		c.unwatched = true
		c.python = c.python || strings.HasSuffix(at.Module, ".py")
	}
	if rank := &call.Process.Rank; !named {
		if c.nameless == nil {
			c.nameless = map[int]bool{}
		}
		c.nameless[rank.Rank] = true
	}
}

func (c *counter) Left(call *history.Call) {
	c.errors = c.errors || call.Returned && call.Result != mpicall.Success
}

func (c *counter) Ended(p *history.Process) {
	c.killed = c.killed || !c.finalized[p] && p.Rank.Ending.Kind == trace.EndUnknown
	if end := p.Rank.Ending; end.Kind == trace.EndSignal && p.Inside(end.Thread) == nil && p.Index < len(c.last) && c.last[p.Index].Known() {
		c.outside = append(c.outside, check.Place{Ref: c.last[p.Index]})
	}
}

// blind says what this way of running cannot see in this program.
func (c *counter) blind() []string {
	switch {
	case c.python:
		return []string{"its loads and stores of windows were not watched, and those of buffers only in part, as in all Python programs (nastympi sweep may show what they do)"}
	case c.unwatched:
		return []string{"its loads and stores of windows were not watched (compile it by: nastympi cc mpicc)"}
	}
	return nil
}
