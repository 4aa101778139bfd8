package report

import (
	"fmt"
	"slices"
	"strings"

	"github.com/nastympi/nastympi/base/finding"
)

// mostStates is how many different states of ranks the text lists. Even a run of thousands of ranks
// mostly has few: one rank causes the hang, and the others wait for it.
const mostStates = 16

// states says what each rank was doing when the run was stopped. Ranks that did the same share a line.
func states(f finding.Finding) string {
	var texts []string
	members := map[string][]int{}
	for _, state := range f.States {
		text := activity(state, f.Dir)
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
		lines = append(lines, rankList(members[text])+" "+text)
	}
	return strings.Join(lines, "\n")
}

// activity is the predicate of a sentence about one rank.
func activity(state finding.RankState, dir string) string {
	text := "outside MPI, or in an unknown call"
	switch at := state.Site; {
	case state.Call != "":
		text = fmt.Sprintf("in %s, %s%s", state.Call, at.Place(dir), callers(at))
	case at.Call != "":
		text += fmt.Sprintf(", after %s, %s%s", at.Call, at.Place(dir), callers(at))
	}
	if state.Moving {
		text += ", still making progress"
	}
	if len(state.Held) == 0 {
		return text
	}
	text += ", with operations that are not complete:"
	for _, held := range state.Held {
		text += fmt.Sprintf("\n    %d × %s, %s, %sto rank %d: %s", held.Count, held.Site.Call, held.Site.Place(dir),
			theFirst(held.Count), held.Target, held.State)
	}
	return text
}

// callers are those of a call, if they are known.
func callers(of finding.Site) string {
	if len(of.Stack) == 0 {
		return ""
	}
	return ", " + calledBy(of.Stack)
}

// theFirst says that the target is the first operation's, if there are several.
func theFirst(count int) string {
	if count > 1 {
		return "the first "
	}
	return ""
}

// rankList is "rank 1", "ranks 0, 2-5".
func rankList(members []int) string {
	if len(members) == 1 {
		return fmt.Sprintf("rank %d", members[0])
	}
	return "ranks " + numbers(members)
}

// numbers is "0, 2-5".
func numbers(members []int) string {
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
	return strings.Join(parts, ", ")
}
