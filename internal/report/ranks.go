package report

import (
	"fmt"
	"slices"
	"strings"

	"github.com/nastympi/nastympi/internal/finding"
)

// mostStates is how many different states of ranks are told one by one. A run of
// thousands of ranks has few, mostly: one culprit, and those that wait for it.
const mostStates = 16

// states says what each rank was doing when the run was stopped, those that did the
// same in one line.
func states(f finding.Finding) string {
	var texts []string
	members := map[string][]int{}
	for _, state := range f.States {
		text := doing(state, f.Dir)
		if members[text] == nil {
			texts = append(texts, text)
		}
		members[text] = append(members[text], state.Rank)
	}
	var lines []string
	for i, text := range texts {
		if i == mostStates {
			lines = append(lines, fmt.Sprintf("… and %d more: finding.json has all", len(texts)-i))
			break
		}
		lines = append(lines, numbers(members[text])+" "+text)
	}
	return strings.Join(lines, "\n")
}

// doing is the predicate of a sentence about one rank.
func doing(state finding.RankState, dir string) string {
	text := "outside MPI, or in a call that is not known"
	if state.Call != "" {
		text = fmt.Sprintf("in %s, %s", state.Call, state.Site.Place(dir))
	}
	if state.Moving {
		text += ", still getting on"
	}
	if len(state.Held) == 0 {
		return text
	}
	text += ", with operations under way:"
	for _, held := range state.Held {
		text += fmt.Sprintf("\n    %d × %s, %s, to rank %d%s: %s", held.Count, held.Site.Call, held.Site.Place(dir),
			held.Target, others(held.Count), held.State)
	}
	return text
}

func others(count int) string {
	if count > 1 {
		return " first"
	}
	return ""
}

// numbers of ranks: "rank 1", "ranks 0, 2-5".
func numbers(members []int) string {
	if len(members) == 1 {
		return fmt.Sprintf("rank %d", members[0])
	}
	members = slices.Sorted(slices.Values(members))
	var parts []string
	for i := 0; i < len(members); {
		last := i
		for last+1 < len(members) && members[last+1] == members[last]+1 {
			last++
		}
		if last > i {
			parts = append(parts, fmt.Sprintf("%d-%d", members[i], members[last]))
		} else {
			parts = append(parts, fmt.Sprint(members[i]))
		}
		i = last + 1
	}
	return "ranks " + strings.Join(parts, ", ")
}
