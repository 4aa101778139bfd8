package judging

import (
	"fmt"
	"path/filepath"
	"slices"
	"strings"

	"github.com/nastympi/nastympi/base/shell"
	"github.com/nastympi/nastympi/base/trace"
	"github.com/nastympi/nastympi/check"
)

// place is a folder on another node.
type place struct{ host, folder string }

// Fetch copies the files in a folder on another node into a folder that is here.
type Fetch func(host, from, into string) error

// Gather copies the recordings of a folder that lie on other nodes into it. What it cannot copy stays missing.
func Gather(folder string, fetch Fetch) {
	if fetch == nil {
		return
	}
	files, err := trace.Files(folder)
	if err != nil {
		return
	}
	var ranks []trace.Rank
	for _, file := range files {
		if r, err := trace.Facts(file); err == nil {
			ranks = append(ranks, r)
		}
	}
	for _, world := range worlds(ranks) {
		missing, _ := absent(world)
		places, _ := placed(world, missing)
		for _, at := range places {
			_ = fetch(at.host, at.folder, folder) // the judges say what is missing
		}
	}
}

// absent are the ranks of a world that have no recording here, and how many ranks it has.
func absent(world []trace.Rank) (missing []int, size int) {
	present := map[int]bool{}
	for _, r := range world {
		size, present[r.Rank] = max(size, r.Size), true
	}
	for rank := range size {
		if !present[rank] {
			missing = append(missing, rank)
		}
	}
	return missing, size
}

// placed says where ranks of a world wrote their recordings: each place once, and its ranks. It knows nothing if all
// ranks ran on one node.
func placed(world []trace.Rank, ranks []int) (places []place, of map[place][]int) {
	of = map[place][]int{}
	i := slices.IndexFunc(world, func(r trace.Rank) bool { return len(r.Hosts) == r.Size && r.Folder != "" })
	if i < 0 {
		return nil, of
	}
	for _, rank := range ranks {
		at := place{world[i].Hosts[rank], world[i].Folder}
		if of[at] == nil {
			places = append(places, at)
		}
		of[at] = append(of[at], rank)
	}
	return places, of
}

// elsewhere says where recordings may be that are not in the folder, and how to judge them.
func elsewhere(world []trace.Rank, ranks []int, folder string) string {
	if folder == "" {
		return ""
	}
	places, of := placed(world, ranks)
	if len(places) == 0 {
		return fmt.Sprintf("; if they ran on other nodes than %s, their recordings may be there in %s: copy its files into one folder, "+
			"and judge that with -from, or give -o a folder that all nodes see", strings.Join(hosts(world), " and "), absolute(folder))
	}
	var words []string
	for i, at := range places {
		if i == mostNodes {
			words = append(words, "…")
			break
		}
		words = append(words, fmt.Sprintf("%s on %s", check.Ranks(of[at]), at.host))
	}
	from := shell.Join([]string{places[0].host + ":" + filepath.Join(places[0].folder, "rank-*")})
	return fmt.Sprintf(": %s ran elsewhere (%s), and wrote into %s there; copy these files into one folder (scp %s DIR), and judge that "+
		"with -from DIR, or give -o a folder that all nodes see", pronoun(ranks), strings.Join(words, ", "), places[0].folder, from)
}

func pronoun(ranks []int) string {
	if len(ranks) == 1 {
		return "it"
	}
	return "they"
}

func absolute(folder string) string {
	if path, err := filepath.Abs(folder); err == nil {
		return path
	}
	return folder
}

// alone says whether no rank has another one.
func alone(ranks []trace.Rank) bool {
	return !slices.ContainsFunc(ranks, func(r trace.Rank) bool { return r.Size > 1 })
}

// tellApart gives the recordings of each run a world of its own: a folder may have those of several runs. It returns how
// many runs there are, as far as known.
func tellApart(list []*trace.Recording) (runs int) {
	var known []string
	for _, r := range list {
		if r.Spawned || r.Run == "" {
			continue
		}
		if !slices.Contains(known, r.Run) {
			known = append(known, r.Run)
		}
		if r.Run != known[0] {
			r.World = "run " + r.Run
		}
	}
	return len(known)
}
