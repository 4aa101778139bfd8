package main

import (
	"errors"
	"fmt"
	"io/fs"
	"maps"
	"math"
	"os"
	"slices"
	"strings"

	judge "github.com/nastympi/nastympi/check"
	"github.com/nastympi/nastympi/check/advice"
	"github.com/nastympi/nastympi/check/buffer"
	"github.com/nastympi/nastympi/check/communication"
	"github.com/nastympi/nastympi/check/deadlock"
	"github.com/nastympi/nastympi/check/history"
	"github.com/nastympi/nastympi/check/order"
	"github.com/nastympi/nastympi/check/race"
	usages "github.com/nastympi/nastympi/check/usage"
	"github.com/nastympi/nastympi/internal/config"
	"github.com/nastympi/nastympi/internal/finding"
	"github.com/nastympi/nastympi/internal/trace"
)

// kind is a kind of findings.
type kind struct {
	name  string // as -only has it
	rules func() []*judge.Rule
	make  func() finder
}

// finder is a judge of one execution.
type finder interface {
	history.Judge
	List() []*judge.Finding
}

// kinds are all kinds of findings.
var kinds = []kind{
	{"usage", usages.Rules, func() finder { return usages.New() }},
	{deadlocks, deadlock.Rules, func() finder { return deadlock.New() }},
	{races, race.Rules, func() finder { return race.New() }},
	{"communication", communication.Rules, func() finder { return communication.New() }},
	{advices, advice.Rules, func() finder { return advice.New() }},
	{"buffers", buffer.Rules, func() finder { return buffer.New() }},
}

const (
	deadlocks = "deadlocks" // are also looked for while the program runs
	races     = "races"
	advices   = "advice" // is given to those who ask for it
)

// mistakes are the kinds of findings that are more than advice.
func mistakes() []kind {
	return slices.DeleteFunc(slices.Clone(kinds), func(k kind) bool { return k.name == advices })
}

// isAdvice says whether a diagnosis is no mistake of the program.
func isAdvice(d finding.Diagnosis) bool { return has(advice.Rules(), d) }

// isRace says whether a diagnosis is about accesses that nothing orders.
func isRace(d finding.Diagnosis) bool { return has(race.Rules(), d) }

// has says whether a diagnosis is about one of these rules.
func has(rules []*judge.Rule, d finding.Diagnosis) bool {
	return slices.ContainsFunc(rules, func(r *judge.Rule) bool { return r.Name == d.Name })
}

// findersOf are new judges of these kinds.
func findersOf(list []kind) (finders []finder) {
	for _, k := range list {
		finders = append(finders, k.make())
	}
	return finders
}

func kindNames(list []kind) string {
	var names []string
	for _, k := range list {
		names = append(names, k.name)
	}
	return strings.Join(names, ", ")
}

// kindsNamed reads a list such as usage,races.
func kindsNamed(list string) (named []kind, err error) {
	for _, word := range strings.Split(list, ",") {
		i := slices.IndexFunc(kinds, func(k kind) bool { return k.name == word })
		if i < 0 {
			return nil, fmt.Errorf("unknown kind %q (want a list of %s)", word, kindNames(kinds))
		}
		named = append(named, kinds[i])
	}
	return named, nil
}

// rules are those of all kinds.
func rules() (list []*judge.Rule) {
	for _, k := range kinds {
		list = append(list, k.rules()...)
	}
	return list
}

// checkRule returns an error if there is no rule of this name.
func checkRule(name string) error {
	var names []string
	for _, r := range rules() {
		names = append(names, r.Name)
	}
	if slices.Contains(names, name) {
		return nil
	}
	if near := config.Nearest(name, names); near != "" {
		return fmt.Errorf("unknown rule %q (did you mean %s?)", name, near)
	}
	return fmt.Errorf("unknown rule %q (see nastympi help rules)", name)
}

// judged is what recordings say.
type judged struct {
	ranks     int
	calls     uint64
	diagnoses []finding.Diagnosis
	lost      []string // what is missing, so that findings may be missing
	apart     []string // what was judged apart from the rest
	first     []int    // ranks that took locks before others, most often first
}

// ended adds the deadlock because of which the run was ended. The recordings alone say less of it.
func (j *judged) ended(d finding.Diagnosis) {
	j.diagnoses = append(slices.DeleteFunc(j.diagnoses, func(other finding.Diagnosis) bool {
		return has(deadlock.Rules(), other)
	}), d)
}

func (j judged) partial() []string { return slices.Concat(j.lost, j.apart) }

// judgeRecordings lets finders judge the recordings in a folder. What cannot be read is left out.
func judgeRecordings(folder string, finders []finder, own libraries, describe func(trace.Site) finding.Site) (judged, error) {
	if info, err := os.Stat(folder); errors.Is(err, fs.ErrNotExist) || err == nil && !info.IsDir() {
		return judged{}, usage("check: %s is no folder", folder)
	}
	var j judged
	recordings, err := j.open(folder)
	if err != nil {
		return j, err
	}
	for _, r := range recordings {
		defer r.Close()
		own.findOwn(&r.Rank)
	}
	readLogs(finders, folder)
	calls, turns := &counter{}, order.NewTurns()
	all := passes(finders)
	all[0] = append(all[0], calls, turns)
	if err := walk(recordings, all); err != nil {
		j.lost = append(j.lost, strings.ReplaceAll(err.Error(), "\n", "; "))
	}
	j.ranks, j.calls, j.first = len(recordings), calls.n, turns.First()
	for _, rank := range slices.Sorted(maps.Keys(calls.nameless)) {
		j.apart = append(j.apart, fmt.Sprintf("the places of some calls of rank %d are not known: its file of names lost its end", rank))
	}
	for _, f := range finders {
		for _, found := range f.List() {
			j.diagnoses = append(j.diagnoses, diagnosis(found, describe))
		}
	}
	return j, nil
}

// open opens the recordings of a folder that can be judged, and notes what is missing.
func (j *judged) open(folder string) (list []*trace.Recording, err error) {
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
			list, ranks = append(list, r), append(ranks, r.Rank)
		}
	}
	if mixed(list) {
		for _, r := range list {
			r.Close()
		}
		j.lost = append(j.lost, "the folder has recordings of programs that ran at the same time, which cannot be told apart: record each in a folder of its own")
		return nil, nil
	}
	if len(list) == 0 && len(j.lost) == 0 {
		j.lost = []string{"there is no recording: no MPI program was intercepted"}
	}
	j.lost = append(j.lost, missing(ranks)...)
	j.apart = several(ranks)
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
func missing(ranks []trace.Rank) (lines []string) {
	for _, world := range worlds(ranks) {
		size, present := 0, map[int]bool{}
		for _, r := range world {
			size, present[r.Rank] = max(size, r.Size), true
			if r.CutOff {
				lines = append(lines, fmt.Sprintf("the end of the recording of rank %d is missing: the disk was full, or the file was cut off", r.Rank))
			}
		}
		var absent []int
		for rank := range size {
			if !present[rank] {
				absent = append(absent, rank)
			}
		}
		if len(absent) > 0 {
			lines = append(lines, fmt.Sprintf("there is no recording of %s of %d", judge.Ranks(absent), size)+spawned(world))
		}
	}
	return lines
}

func spawned(world []trace.Rank) string {
	if world[0].World == "" {
		return ""
	}
	return " spawned processes"
}

// several says that the folder has recordings of several programs, or of a program and of what it spawned.
func several(ranks []trace.Rank) (lines []string) {
	all := worlds(ranks)
	for _, world := range all {
		lines = append(lines, programs(world)...)
	}
	if len(all) > 1 {
		lines = append(lines, "the program spawned processes: what these and those that spawned them do to each other is not judged")
	}
	return lines
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
			return []string{fmt.Sprintf("rank %d was recorded by %d processes: rules that compare ranks see one of them. Remove the folder before the program is recorded again", rank, times[rank])}
		}
	}
	if len(sizes) > 1 {
		return []string{fmt.Sprintf("the folder has recordings of programs with %s ranks", joined(slices.Sorted(maps.Keys(sizes))))}
	}
	return nil
}

func joined(numbers []int) string {
	var words []string
	for _, n := range numbers {
		words = append(words, fmt.Sprint(n))
	}
	return strings.Join(words, " and ")
}

// counter counts calls.
type counter struct {
	n        uint64
	nameless map[int]bool // ranks with calls from sites that have no names
}

func (c *counter) Entered(call *history.Call) {
	c.n++
	if rank := &call.Process.Rank; int(call.Site) >= len(rank.Sites) {
		if c.nameless == nil {
			c.nameless = map[int]bool{}
		}
		c.nameless[rank.Rank] = true
	}
}

func (*counter) Left(*history.Call)     {}
func (*counter) Ended(*history.Process) {}

// diagnosis is a finding with the lines of its call sites.
func diagnosis(f *judge.Finding, describe func(trace.Site) finding.Site) finding.Diagnosis {
	d := finding.Diagnosis{
		Name: f.Name, Severity: f.Severity, Section: f.Section, Message: f.Message, Hint: f.Rule.Repair, Title: f.Title, Says: f.Says,
		Times: f.Times, Ranks: f.Ranks, Bytes: f.Bytes, Waits: waitsOf(f),
	}
	if f.Repair != "" {
		d.Hint = f.Repair
	}
	d.Places, d.Explained = involvedIn(f.Places, describe), involvedIn(f.Explained, describe)
	return d
}

// involvedIn are the calls that a finding involves.
func involvedIn(places []judge.Place, describe func(trace.Site) finding.Site) (list []finding.Involved) {
	for _, p := range places {
		involved := finding.Involved{Role: p.Role, Rank: p.Process.Rank.Rank, Spawned: p.Process.Rank.World != "", Call: p.Access}
		if p.Function.Valid() {
			involved.Call = p.Function.String()
		}
		if sites := p.Process.Rank.Sites; p.Site != 0 && int(p.Site) < len(sites) {
			involve(&involved, sites[p.Site], describe)
		}
		list = append(list, involved)
	}
	return list
}

// ruleHelp is what `nastympi help NAME` prints about a rule, or about all of them if the name is rules; empty: there is
// no such rule.
func ruleHelp(name string) string {
	if name == "rules" {
		return ruleList()
	}
	for _, r := range rules() {
		if r.Name == name {
			return ruleText(r)
		}
	}
	return ""
}

func ruleText(r *judge.Rule) string {
	example := "    " + strings.ReplaceAll(r.Example, "\n", "\n    ")
	return fmt.Sprintf("%s (%s): %s\n\n%s (MPI 4.1, %s)\n\nExample:\n\n%s\n\nRepair: %s\n",
		r.Name, r.Severity, r.Title, r.Says, r.Section, example, r.Repair)
}

func ruleList() string {
	var b strings.Builder
	for _, k := range kinds {
		fmt.Fprintf(&b, "%s:\n", k.name)
		for _, r := range k.rules() {
			fmt.Fprintf(&b, "  %-30s %-8s %s\n", r.Name, r.Severity, r.Title)
		}
	}
	return b.String()
}
