package sweep

import (
	"slices"
	"strconv"

	"github.com/nastympi/nastympi/base/finding"
	"github.com/nastympi/nastympi/base/locality"
	"github.com/nastympi/nastympi/intercept/config"
	"github.com/nastympi/nastympi/launch/batch"
	"github.com/nastympi/nastympi/sweep/attempt"
)

// firstRuns are the settings with which a sweep begins; other variables have their first values.
// The first run, which holds and splits all operations, shows most outcomes of the litmus tests
// (doc/litmus.md). The second, which holds operations at random, shows nearly all others. The
// examples need more: slow ranks for missing barriers, early operations, an order between active epochs.
var firstRuns = []map[string]string{
	{},
	{config.SubmitTime: "random_choice", config.HalfOrigin: "first"},
	{config.Delay: "random"},
	{config.SubmitTime: attempt.Immediate, config.HalfOrigin: "last"},
	{config.SubmitOrder: "reverse_po", config.FenceRounds: "2", config.ShadowWindow: "1", config.LazyLock: "1"},
	{config.SubmitOrder: "get_before_put", config.EarlyFetch: "1", config.Delay: "0"},
	{attempt.Locality: locality.Network},
}

// plan is an endless list of settings: first firstRuns, then settings that cover every pair of
// values, then all of them again with other seeds.
type plan struct {
	space []Parameter
	rows  [][]int // of each run, the index of each parameter's value
	seed  uint64
	share batch.Share
}

func newPlan(space []Parameter, seed uint64, share batch.Share) plan {
	var rows [][]int
	for _, values := range firstRuns {
		if row := rowOf(space, values); !slices.ContainsFunc(rows, func(r []int) bool { return slices.Equal(r, row) }) {
			rows = append(rows, row)
		}
	}
	return plan{space, cover(sizesOf(space), rows), seed, share}
}

// rowOf falls back to the first value if the space lacks the requested one.
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

// length is the number of runs after which settings repeat.
func (p plan) length() int { return len(p.rows) }

// settings of run n, from 0: the variables that are not at their defaults, and the seed.
func (p plan) settings(n int) []finding.Setting {
	n = p.share.Position(n)
	row := p.rows[n%len(p.rows)]
	var settings []finding.Setting
	seeded := false
	for i, parameter := range p.space {
		seeded = seeded || parameter.Name == config.Seed
		settings = attempt.WithSetting(settings, parameter.Name, parameter.Values[row[i]])
	}
	if !seeded {
		settings = attempt.WithSetting(settings, config.Seed, strconv.FormatUint(p.seed+uint64(n), 10))
	}
	return settings
}

// made are the rows of the first n runs. Later runs repeat them.
func (p plan) made(n int) (rows [][]int) {
	for i := range min(n, len(p.rows)) {
		rows = append(rows, p.rows[p.share.Position(i)%len(p.rows)])
	}
	return rows
}

// pairs counts the pairs of values that runs with these rows covered, and all pairs.
func (p plan) pairs(rows [][]int) (tried, of int) {
	missing := pairsOf(sizesOf(p.space))
	of = len(missing)
	for _, row := range rows {
		removePairs(missing, row)
	}
	return of - len(missing), of
}

// tried lists the values and the localities that runs with these rows had.
func (p plan) tried(rows [][]int) (variables []finding.Tried, localities []string) {
	for i, parameter := range p.space {
		tried := finding.Tried{Name: parameter.Name}
		for _, row := range rows {
			if value := parameter.Values[row[i]]; !slices.Contains(tried.Values, value) {
				tried.Values = append(tried.Values, value)
			}
		}
		if parameter.Name == attempt.Locality {
			localities = tried.Values
			continue
		}
		variables = append(variables, tried)
	}
	return variables, localities
}
