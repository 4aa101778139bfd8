package sweep

import (
	"slices"
	"strconv"

	"github.com/nastympi/nastympi/internal/config"
	"github.com/nastympi/nastympi/internal/finding"
	"github.com/nastympi/nastympi/internal/sweep/locality"
)

// Parameter is a variable and the values that a sweep gives it.
type Parameter struct {
	Name   string
	Values []string
}

const seedVariable = "NASTY_SEED"

// Space returns the variables that are worth trying, with the nastiest value of each first:
// orders and submission times by the share of outcomes that doc/litmus.md has measured for each.
// What only costs time or only takes power away (the SKIP variables, bounds) is not
// among them.
func Space() []Parameter {
	return []Parameter{
		{"NASTY_SUBMIT_ORDER", []string{"random", "pct", "systematic", "get_before_put", "put_before_get", "reverse_po", "program_order"}},
		{"NASTY_DELAY", []string{"off", "random", "0", "1"}},
		{"NASTY_SUBMIT_TIME", []string{"maximum_delay", "random_choice", "fire_immediate"}},
		{"NASTY_SPLIT", []string{"byte", "element"}},
		{"NASTY_ADD_FLUSH_ENABLED", []string{"1", "0"}},
		{"NASTY_LOCAL_COMPLETION_ENABLED", []string{"1", "0"}},
		{"NASTY_PERMUTE_TARGETS", []string{"1", "0"}},
		{"NASTY_FENCE_ROUNDS", []string{"1", "2"}},
		{"NASTY_SHADOW_WINDOW", []string{"0", "1"}},
		{"NASTY_TORN_PAUSE", []string{"0", "200us"}},
		{"NASTY_POISON", []string{"1", "0"}},
		{"NASTY_EARLY_FETCH", []string{"0", "1"}},
		{"NASTY_HALF_ORIGIN", []string{"0", "first", "last"}},
		{"NASTY_LAZY_LOCK", []string{"0", "1"}},
		{"NASTY_FALSE_TESTS", []string{"3", "0"}},
		{"NASTY_WAITANY_LATE", []string{"1", "0"}},
	}
}

// Restrict gives a variable these values in a space, whether it was there or not.
func Restrict(space []Parameter, given Parameter) []Parameter {
	space = slices.Clone(space)
	if i := slices.IndexFunc(space, func(p Parameter) bool { return p.Name == given.Name }); i >= 0 {
		space[i] = given
		return space
	}
	return append(space, given)
}

// first are the runs by which a sweep begins: of each, what differs from the first
// values. Everything held and taken apart shows most outcomes of the litmus tests (doc/litmus.md),
// and operations that are held or not by chance nearly all of the others. The examples ask for
// more: slow ranks for missing barriers, early operations, an order between active epochs.
var first = []map[string]string{
	{},
	{"NASTY_SUBMIT_TIME": "random_choice", "NASTY_HALF_ORIGIN": "first"},
	{"NASTY_DELAY": "random"},
	{"NASTY_SUBMIT_TIME": "fire_immediate", "NASTY_HALF_ORIGIN": "last"},
	{"NASTY_SUBMIT_ORDER": "reverse_po", "NASTY_FENCE_ROUNDS": "2", "NASTY_SHADOW_WINDOW": "1", "NASTY_LAZY_LOCK": "1"},
	{"NASTY_SUBMIT_ORDER": "get_before_put", "NASTY_EARLY_FETCH": "1", "NASTY_DELAY": "0"},
	{localityName: locality.Network},
}

// plan is an endless list of settings: those of first, then such as put every pair of
// values together, then all of them again with other seeds.
type plan struct {
	space []Parameter
	rows  [][]int
	seed  uint64
	share Share
}

func newPlan(space []Parameter, seed uint64, share Share) plan {
	var rows [][]int
	for _, values := range first {
		if row := rowOf(space, values); !slices.ContainsFunc(rows, func(r []int) bool { return slices.Equal(r, row) }) {
			rows = append(rows, row)
		}
	}
	return plan{space, cover(sizesOf(space), rows), seed, share}
}

// rowOf takes the first value where the space has not the one that is asked for.
func rowOf(space []Parameter, values map[string]string) []int {
	row := make([]int, len(space))
	for p, parameter := range space {
		row[p] = max(0, slices.Index(parameter.Values, values[parameter.Name]))
	}
	return row
}

func sizesOf(space []Parameter) []int {
	sizes := make([]int, len(space))
	for p, parameter := range space {
		sizes[p] = len(parameter.Values)
	}
	return sizes
}

// length is the number of runs after which settings come again.
func (p plan) length() int { return len(p.rows) }

// settings of run n, from 0: what is not at its default, and the seed.
func (p plan) settings(n int) []finding.Setting {
	n = p.share.place(n)
	row := p.rows[n%len(p.rows)]
	var settings []finding.Setting
	seeded := false
	for i, parameter := range p.space {
		seeded = seeded || parameter.Name == seedVariable
		settings = with(settings, parameter.Name, parameter.Values[row[i]])
	}
	if !seeded {
		settings = with(settings, seedVariable, strconv.FormatUint(p.seed+uint64(n), 10))
	}
	return settings
}

// made are the rows of the first n runs.
func (p plan) made(n int) (rows [][]int) {
	for i := range min(n, len(p.rows)) { // after that many, none is new
		rows = append(rows, p.rows[p.share.place(i)%len(p.rows)])
	}
	return rows
}

// pairs says how many pairs of values runs with these rows had, out of how many.
func (p plan) pairs(rows [][]int) (tried, of int) {
	missing := pairsOf(sizesOf(p.space))
	of = len(missing)
	for _, row := range rows {
		strike(missing, row)
	}
	return of - len(missing), of
}

// tried lists the values that runs with these rows had, and their localities.
func (p plan) tried(rows [][]int) (variables []finding.Tried, localities []string) {
	for i, parameter := range p.space {
		tried := finding.Tried{Name: parameter.Name}
		for _, row := range rows {
			if value := parameter.Values[row[i]]; !slices.Contains(tried.Values, value) {
				tried.Values = append(tried.Values, value)
			}
		}
		if parameter.Name == localityName {
			localities = tried.Values
			continue
		}
		variables = append(variables, tried)
	}
	return variables, localities
}

// defaults of all variables, and the usual locality.
var defaults = func() map[string]string {
	values := map[string]string{}
	for _, v := range (config.Config{}).Variables() {
		values[v.Name] = v.Default
	}
	values[localityName] = locality.Shared
	return values
}()

// with returns settings in which name has a value; one at its default is left out,
// unless it is the seed, which is always worth telling.
func with(settings []finding.Setting, name, value string) []finding.Setting {
	settings = slices.DeleteFunc(slices.Clone(settings), func(s finding.Setting) bool { return s.Name == name })
	if value == defaults[name] && name != seedVariable {
		return settings
	}
	return append(settings, finding.Setting{Name: name, Value: value})
}

// value that a variable has under settings.
func value(settings []finding.Setting, name string) string {
	for _, s := range settings {
		if s.Name == name {
			return s.Value
		}
	}
	return defaults[name]
}
