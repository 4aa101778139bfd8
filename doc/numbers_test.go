package doc

import (
	"fmt"
	"regexp"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/nastympi/nastympi/litmus/tests"
	"github.com/nastympi/nastympi/test/kit/catalogue"
)

// claim is a sentence with numbers that also stand elsewhere: in a generated section, or in the code.
type claim struct {
	pages   []string
	pattern string // a regular expression; each number is a group
	want    func(t *testing.T) []string
}

const (
	correct = "when-your-correct-program-fails.md"
	blind   = "what-it-does-not-look-at.md"
)

var claims = []claim{
	{[]string{readme}, `finds \[all (\d+) races\] between MPI calls, and none in the twins`, func(t *testing.T) []string {
		return []string{fmt.Sprint(racesFound(t))}
	}},
	{[]string{readme, correct}, `No forbidden outcome was seen in ([\d.]+) million runs with each of Open MPI and MPICH`, func(t *testing.T) []string {
		require.Zero(t, measuredLitmus(t, "openmpi").forbidden+measuredLitmus(t, "mpich").forbidden)
		runs := min(measuredLitmus(t, "openmpi").runs, measuredLitmus(t, "mpich").runs)
		return []string{fmt.Sprintf("%.1f", float64(runs)/1e6)}
	}},
	{[]string{readme, correct}, `twins of the examples passed all \[?(\d+) runs\]? under nastympi`, func(t *testing.T) []string {
		return []string{fmt.Sprint(twinsPassed(t))}
	}},
	{[]string{"litmus.md"}, `has (\d+) tests: for each synchronization call`, litmusTests},
	{[]string{correct}, `- (\d+) \[litmus tests\] run natively`, litmusTests},
	{[]string{"figures.md"}, `MPI allows (\d+) outcomes in (\d+) small programs. nastympi can produce (\d+) of them, and all of these were seen`, func(t *testing.T) []string {
		m := measuredLitmus(t, "openmpi")
		for _, library := range []string{"openmpi", "mpich"} {
			require.Equal(t, "100.0 %", measuredLitmus(t, library).seen, library)
		}
		return []string{fmt.Sprint(m.allowed), fmt.Sprint(m.tests), fmt.Sprint(m.reachable)}
	}},
	{[]string{blind}, `(\d+) of the (\d+) outcomes that MPI allows there`, func(t *testing.T) []string {
		m := measuredLitmus(t, "openmpi")
		return []string{fmt.Sprint(m.allowed - m.reachable), fmt.Sprint(m.allowed)}
	}},
	{[]string{"figures.md"}, `are (\w+) small programs`, numberOfExamples},
	{[]string{examples}, `(\w+) small programs have a latent race`, numberOfExamples},
	{[]string{correct}, `show (\w+) such bugs`, numberOfExamples},
	{[]string{examples}, `needs (\d) ranks, .* and .* (\d), all others (\d)\.`, func(t *testing.T) []string {
		ranks := map[string]int{}
		for _, e := range catalogue.Examples() {
			ranks[e.Name] = e.Ranks
		}
		return []string{fmt.Sprint(ranks["bcast_poll"]), fmt.Sprint(ranks["mcs_lock"]), fmt.Sprint(ranks["put_get"])}
	}},
	{[]string{examples}, `which miss it with probability (6e-\d)`, func(t *testing.T) []string { return []string{missed(t, "put_get")} }},
	{[]string{examples}, `which miss it with probability (2e-\d)`, func(t *testing.T) []string { return []string{missed(t, "put_flag")} }},
	{[]string{"vet.md"}, `bounds: ([\d,]+) blocks after inlining, (\d+) calls deep`, func(t *testing.T) []string {
		blocks := constant(t, "vet/flow/graph.go", "maxNodes")
		return []string{blocks[:1] + "," + blocks[1:], constant(t, "vet/flow/graph.go", "maxDepth")}
	}},
	{[]string{"orders.md"}, `groups of more than (\d+) overlapping operations; - groups with more than (\d+) operations on one byte; - groups with more than (\d+) orders`,
		func(t *testing.T) []string {
			return []string{constant(t, "sched/component.go", "maxMembers"), constant(t, "sched/conflict.go", "maxSharers"), constant(t, "sched/component.go", "maxOrders")}
		}},
	{[]string{"orders.md"}, `These take at most (\d+) times the bound for each rank`, func(t *testing.T) []string {
		return []string{constant(t, "sched/slow.go", "fullWaits")}
	}},
	{[]string{"orders.md"}, `Shorter pauses take at\s+most (\d+) times the bound`, func(t *testing.T) []string {
		return []string{constant(t, "sched/slow.go", "freeWaits")}
	}},
	{[]string{"orders.md"}, `rare after (\d+) visits`, func(t *testing.T) []string {
		return []string{constant(t, "sched/slow.go", "sureVisits")}
	}},
	{[]string{"limits.md"}, `\| earlier operations that an accumulate is compared with \| (\d+) \|`, func(t *testing.T) []string {
		return []string{constant(t, "completion/due.go", "maxScan")}
	}},
	{[]string{"limits.md"}, `orders that .systematic. counts \| (\d+) \|`, func(t *testing.T) []string {
		return []string{constant(t, "sched/component.go", "maxOrders")}
	}},
	{[]string{"formats.md"}, `about (\d+) events of at most`, func(t *testing.T) []string {
		return []string{constant(t, "cmd/nastympi/report/axis.go", "budget")}
	}},
	{[]string{"check.md"}, `For each process, (\d+) buffers or parts of buffers are protected, and those of (\d+) gets and fetches`, func(t *testing.T) []string {
		const file = "intercept/shim/src/recording/pending.c"
		return []string{constant(t, file, "PENDING_HOMES"), constant(t, file, "MOST_FETCHED")}
	}},
	{[]string{"check.md"}, `only the buffers of (\d+) pending operations are compared`, func(t *testing.T) []string {
		return []string{constant(t, "check/communication/pending.go", "mostBuffers")}
	}},
	{[]string{"check.md", blind}, `more than (\d+) bytes, (?:traces compare only )?(\d+) samples of (\d+) bytes`, func(t *testing.T) []string {
		const file = "intercept/shim/src/buffers/sum.c"
		parts, line := constant(t, file, "PARTS"), constant(t, file, "LINE")
		return []string{fmt.Sprint(number(t, parts) * number(t, line)), parts, line}
	}},
	{[]string{"limits.md"}, `need (\d+) MB of address space each`, func(t *testing.T) []string {
		return []string{found(t, "intercept/shim/src/core/process.c", `the core needs (\d+)\)`)}
	}},
	{[]string{"limits.md"}, `\| (\d) GiB, or (\d+) MiB with gaps \|`, func(t *testing.T) []string {
		return []string{
			power(t, found(t, "split/pieces.go", `maxPiece = 1 << (\d+)`), 30), power(t, found(t, "split/pieces.go", `maxScattered = 1 << (\d+)`), 20),
		}
	}},
	{[]string{"limits.md"}, `to decide whether accumulates overlap \| (\d+) \|`, func(t *testing.T) []string {
		return []string{constant(t, "sched/precedence.go", "maxSpans")}
	}},
	{[]string{"limits.md"}, `.NASTY_SPLIT_MAX. \((\d+)\) \|.*.NASTY_THOROUGH. \((\d+)\).*.NASTY_HOLD_BYTES. \((\d+) MiB\)`, func(t *testing.T) []string {
		return []string{byDefault(t, "NASTY_SPLIT_MAX"), byDefault(t, "NASTY_THOROUGH"), strings.TrimSuffix(byDefault(t, "NASTY_HOLD_BYTES"), "MiB")}
	}},
	{[]string{"limits.md", "formats.md"}, `(?:ranks with a picture on the page \| |events of at most )(\d+)`, func(t *testing.T) []string {
		return []string{constant(t, "cmd/nastympi/report/picture.go", "mostBands")}
	}},
	{[]string{"orders.md"}, `until each other rank of its node has used ([\d.]+) ms of processor time.* for them a stay lasts (\d+) ms`, stayTimes},
	{[]string{blind}, `For ranks on other nodes it stays (\d+) ms`, func(t *testing.T) []string { return stayTimes(t)[1:] }},
	{[]string{"orders.md"}, `stays at the first (\w+) synchronization calls that are alike.* All stays together take at most (\w+) times the bound`, func(t *testing.T) []string {
		return []string{inWords[number(t, constant(t, "sched/patience.go", "surePlans"))], inWords[number(t, constant(t, "sched/patience.go", "longStays"))]}
	}},
	{[]string{"litmus.md"}, `at most (\d+) ranks, with (\d+) calls each`, func(t *testing.T) []string {
		return []string{constant(t, "litmus/parse.go", "maxRanks"), constant(t, "litmus/parse.go", "maxCalls")}
	}},
	{[]string{"check.md"}, `at most (\d+) separate ranges for each place and (\d+) for each thread`, func(t *testing.T) []string {
		const file = "intercept/shim/src/loads/gather.c"
		return []string{constant(t, file, "OF_SITE"), constant(t, file, "MOST")}
	}},
}

func TestNumbers(t *testing.T) {
	for _, c := range claims {
		for _, page := range c.pages {
			t.Run(page+" "+c.pattern, func(t *testing.T) {
				matches := regexp.MustCompile(c.pattern).FindAllStringSubmatch(plain(t, page), -1)
				require.NotEmpty(t, matches)
				for _, match := range matches {
					for i, want := range c.want(t) {
						assert.Equal(t, want, strings.ToLower(match[i+1]), match[0])
					}
				}
			})
		}
	}
}

// plain is what somebody has written in a page, with each sentence in one line, and without the targets of links.
func plain(t *testing.T, page string) string {
	return strings.Join(strings.Fields(link.ReplaceAllString(written(t, page), "]")), " ")
}

// undoubted are the numbers of the README that are no facts about nastympi: sections, versions, statuses, a year, labels
// of a picture, and a rank of its example.
var undoubted = regexp.MustCompile("MPI 4\\.1|MPI-3|Apache-2\\.0|\\(2016\\)|\\(1\\)|\\(2\\)|`[^`]*`|Status 2 is|126 and 127|125|\\| \\d+ \\||\\*\\*.\\*\\*")

// Each other number of the README is a claim, so that none grows old in silence.
func TestReadmeHasNoOtherNumbers(t *testing.T) {
	text := plain(t, readme)
	for _, c := range claims {
		text = regexp.MustCompile(c.pattern).ReplaceAllString(text, "")
	}
	assert.Empty(t, regexp.MustCompile(`\S*\d\S*`).FindAllString(undoubted.ReplaceAllString(text, ""), -1))
}

// timed is a number that somebody must have measured.
var timed = regexp.MustCompile(`\d[\d.,]*(?: to \d[\d.,]*)? (?:ns|µs)\b|\d %`)

// Such numbers are in generated sections only.
func TestTimesAreGenerated(t *testing.T) {
	for _, page := range pagesForUsers(t) {
		if page == "comparison.md" {
			continue // what others measured
		}
		assert.Empty(t, timed.FindAllString(plain(t, page), -1), page)
	}
}

// inWords are numbers that pages spell out.
var inWords = map[int]string{4: "four", 5: "five"}

// stayTimes are how much processor time other ranks have during a stay, and how long a stay for other nodes lasts, in ms.
func stayTimes(t *testing.T) []string {
	look := number(t, found(t, "intercept/shim/src/node/others.c", `LOOK_CPU = (\d+) \* 1000 `))
	elsewhere := found(t, "intercept/shim/src/execute/stay.c", `ELSEWHERE = (\d+) \* 1000 \* 1000 `)
	return []string{fmt.Sprint(float64(look) / 1000), elsewhere}
}

// byDefault is the default of a variable.
func byDefault(t *testing.T, variable string) string {
	for _, row := range rows(t, "variables.md", "variables") {
		if row[0] == "`"+variable+"`" {
			return row[1]
		}
	}
	t.Fatal(variable)
	return ""
}

// power is 2 to the power of exponent, in units of 2 to the power of unit.
func power(t *testing.T, exponent string, unit int) string {
	return fmt.Sprint(1 << (number(t, exponent) - unit))
}

func numberOfExamples(*testing.T) []string {
	return []string{[]string{"nine", "ten", "eleven", "twelve", "thirteen", "fourteen"}[len(catalogue.Examples())-9]}
}

func litmusTests(t *testing.T) []string {
	all, err := tests.All()
	require.NoError(t, err)
	return []string{fmt.Sprint(len(all))}
}
