package attempt

import (
	"fmt"
	"hash/fnv"
	"maps"
	"regexp"
	"slices"
	"strconv"
	"strings"

	"github.com/nastympi/nastympi/base/finding"
	"github.com/nastympi/nastympi/base/trace"
)

// Fingerprint has a hash for each result of a run: its output, its windows, and the buffers of
// its fetches when these were complete.
type Fingerprint map[string]uint64

// OutputKey is the name of the output among the results.
const OutputKey = "output"

// FingerprintOf ignores results whose names match mask, and lines of the output that do. A nil
// mask matches nothing.
func FingerprintOf(r Result, mask *regexp.Regexp) Fingerprint {
	f := Fingerprint{OutputKey: HashOf(outputLines(r.Stdout, mask))}
	for _, rank := range r.Ranks {
		f.add(rank)
	}
	maps.DeleteFunc(f, func(key string, _ uint64) bool { return mask != nil && mask.MatchString(key) })
	return f
}

// outputLines are sorted, because launchers mix the lines of ranks in any order.
func outputLines(output string, mask *regexp.Regexp) []string {
	lines := slices.DeleteFunc(strings.Split(output, "\n"), func(line string) bool { return mask != nil && mask.MatchString(line) })
	slices.Sort(lines)
	return lines
}

// HashOf is one hash of some lines.
func HashOf(lines []string) uint64 {
	h := fnv.New64a()
	for _, line := range lines {
		h.Write([]byte(line))
		h.Write([]byte{'\n'})
	}
	return h.Sum64()
}

// add the results of a rank. The fetches of a call site are one result, and their number is part of its
// name: a loop that waits for a value fetches more often in some runs than in others, and the fetches
// of such runs cannot be compared.
func (f Fingerprint) add(rank trace.Rank) {
	site := map[uint64]uint32{}
	fetched := map[string][]uint64{} // several call stacks may have one name
	for _, event := range rank.Events {
		switch event.Type {
		case trace.Op:
			site[event.Seq] = event.Site
		case trace.Result:
			if at := site[event.Seq]; at != 0 && int(at) < len(rank.Sites) {
				key := DataKey(rank.Sites[at].Call, rank.Sites[at].String(), rank.Rank)
				fetched[key] = append(fetched[key], event.A)
			}
		case trace.Contents:
			f[WindowKey(rank, event.Window, rank.Rank)] = event.A
		}
	}
	for key, hashes := range fetched {
		f.addList(key, len(hashes), hashes)
	}
}

// addList adds so many data, which have these hashes, as one result.
func (f Fingerprint) addList(key string, count int, hashes []uint64) {
	f[fmt.Sprintf("%s, of %d", key, count)] = HashOf(strings.Fields(fmt.Sprint(hashes)))
}

// DataAt is the beginning of the names of what ranks fetch by a call at a site. The rank follows.
func DataAt(call, site string) string { return "data of " + call + " at " + site + ", rank " }

// DataKey is the beginning of the name of what a rank fetches by a call at a site. A comma and the number of the data follow.
func DataKey(call, site string, rank int) string { return DataAt(call, site) + strconv.Itoa(rank) }

// WindowKey is the name of the memory of a window, whose number is that of rank, at the owner.
func WindowKey(rank trace.Rank, window uint32, owner int) string {
	return fmt.Sprintf("window %s of rank %d", rank.WindowName(window), owner)
}

// Agreed returns the results that all fingerprints have in common, and the names of the others.
func Agreed(all []Fingerprint) (common Fingerprint, noise []string) {
	common = Fingerprint{}
	varying := map[string]bool{}
	for _, f := range all {
		for key, hash := range f {
			for _, other := range all {
				if found, there := other[key]; !there || found != hash {
					varying[key] = true
				}
			}
			common[key] = hash
		}
	}
	for key := range varying {
		delete(common, key)
	}
	return common, slices.Sorted(maps.Keys(varying))
}

// Diverged says whether a run's results differ from those under mild schedules. Results that the run
// lacks do not count.
func Diverged(mild, f Fingerprint) (finding.Outcome, bool) {
	keys := Differences(mild, f)
	if len(keys) == 0 {
		return finding.Outcome{Rank: -1}, false
	}
	return finding.Outcome{Kind: finding.Diverged, Rank: -1, Text: "its results depend on the schedule", Detail: keys[0]}, true
}

// Differences are the results that differ, those first that say most.
func Differences(mild, f Fingerprint) (keys []string) {
	for key, hash := range mild {
		if found, there := f[key]; there && found != hash {
			keys = append(keys, key)
		}
	}
	slices.SortFunc(keys, func(a, b string) int { return strings.Compare(SortKey(a), SortKey(b)) })
	return keys
}

// SortKey sorts results by how much they say: windows first, then the output, since a
// program may print anything, and fetched data last.
func SortKey(key string) string {
	switch {
	case strings.HasPrefix(key, "window "):
		return "1" + key
	case key == OutputKey:
		return "2" + key
	}
	return "3" + key
}
