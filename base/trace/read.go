package trace

import (
	"cmp"
	"fmt"
	"os"
	"runtime"
	"slices"
	"strconv"
	"strings"
	"sync"
)

// Read returns the traces in a folder, sorted by rank. The processes may still be
// running. A folder without traces is no error: nastympi intercepted nothing.
func Read(folder string) ([]Rank, error) { return readLast(folder, everyChunk) }

// recentChunks are two, since the last one may have just begun.
const recentChunks = 2

// Recent is Read with the last events of each thread only. The others count as lost.
func Recent(folder string) ([]Rank, error) { return readLast(folder, recentChunks) }

func readLast(folder string, most int) ([]Rank, error) {
	files, err := Files(folder)
	if err != nil {
		return nil, err
	}
	read, failed := make([]*Rank, len(files)), make([]error, len(files))
	room := make(chan struct{}, runtime.GOMAXPROCS(0))
	var all sync.WaitGroup
	for i, file := range files {
		all.Go(func() {
			room <- struct{}{}
			read[i], failed[i] = readRank(file, most)
			<-room
		})
	}
	all.Wait()
	var ranks []Rank
	for i, rank := range read {
		if failed[i] != nil {
			return nil, failed[i]
		}
		if rank != nil {
			ranks = append(ranks, *rank)
		}
	}
	slices.SortFunc(ranks, func(a, b Rank) int {
		return cmp.Or(cmp.Compare(a.Rank, b.Rank), cmp.Compare(a.Process, b.Process))
	})
	return ranks, nil
}

// readRank returns nil for an empty file.
func readRank(path string, most int) (*Rank, error) {
	recording, err := openLast(path, most)
	if recording == nil {
		return nil, err
	}
	defer recording.Close()
	rank := recording.Rank
	rank.Events = make([]Event, 0, recording.atMost())
	var kept keeper
	for {
		var e Event
		if more, err := recording.Next(&e); err != nil {
			return nil, fmt.Errorf("%s: %w", path, err)
		} else if !more {
			return &rank, nil
		}
		if e.Type == End {
			rank.Ended, rank.Finalizes = true, e.A == 0
		}
		e.values = kept.keep(e.values)
		rank.Events = append(rank.Events, e)
	}
}

// keeper keeps the values of events, many of them in one piece of memory.
type keeper struct{ block []byte }

const keptTogether = 64 << 10

func (k *keeper) keep(values []byte) []byte {
	if len(values) == 0 {
		return nil
	}
	if len(values) > cap(k.block)-len(k.block) {
		k.block = make([]byte, 0, max(keptTogether, len(values)))
	}
	begin := len(k.block)
	k.block = append(k.block, values...)
	return k.block[begin:len(k.block):len(k.block)]
}

// readNames reads the lines "site NUMBER CALL LEFT OFFSET PATH", "caller NUMBER OFFSET PATH" for each further frame of
// that site, "program 0 PATH", "world 0 NAME" of spawned processes, "window NUMBER NAME", "loads 1" if loads and stores are
// recorded, "level 1" if several threads may call MPI at a time, "thread NUMBER ID", "helper 0 ID", "image 0 BIAS" of the executable,
// "frame NUMBER LOW HIGH" of a site, "run 0 NUMBER", "folder 0 PATH" and "place RANK HOST". The last line may be incomplete. Readers pass
// over lines of other kinds.
func (r *Rank) readNames(path string) error {
	text, err := os.ReadFile(path)
	if err != nil {
		return err
	}
	lines := strings.Split(string(text), "\n")
	defer r.FindOwn(nil)
	for _, line := range lines[:len(lines)-1] {
		kind, rest, _ := strings.Cut(line, " ")
		number, rest, _ := strings.Cut(rest, " ")
		n, err := strconv.ParseUint(number, 10, 32)
		if err != nil {
			return fmt.Errorf("%s: bad line %q", path, line)
		}
		switch kind {
		case "site":
			site, err := parseSite(rest)
			if err != nil || n != uint64(len(r.Sites)) {
				return fmt.Errorf("%s: bad line %q", path, line)
			}
			r.Sites = append(r.Sites, site)
		case "caller":
			if n == 0 || n >= uint64(len(r.Sites)) {
				return fmt.Errorf("%s: bad line %q", path, line)
			}
			r.Sites[n].Callers += Callers(rest + "\n")
		case "frame":
			if n < uint64(len(r.Sites)) {
				r.Sites[n].Frame = parseFrame(rest)
			}
		default:
			r.addFact(kind, uint32(n), rest)
		}
	}
	return nil
}

// parseFrame is empty if the text is damaged.
func parseFrame(text string) (f StackFrame) {
	low, high, _ := strings.Cut(text, " ")
	from, err := strconv.ParseUint(low, 0, 64)
	to, other := strconv.ParseUint(high, 0, 64)
	if err != nil || other != nil {
		return StackFrame{}
	}
	return StackFrame{from, to}
}

// addFact adds what a line about the process says.
func (r *Rank) addFact(kind string, number uint32, rest string) {
	switch kind {
	case "program":
		r.Program = rest
	case "library":
		r.Library = ShortVersion(rest)
	case "window":
		r.Names[number] = rest
	case "world":
		r.World, r.Spawned = rest, true
	case "run":
		r.Run = rest
	case "folder":
		r.Folder = rest
	case "place": // in the order of ranks
		r.Hosts = append(r.Hosts, rest)
	case "loads":
		r.Loads = number != 0
	case "outside":
		r.Outside, r.Threading = number&1 != 0, number != 0
	case "needs":
		r.Needs = append(r.Needs, rest)
	case "watched":
		r.Watched = append(r.Watched, rest)
	case "level":
		r.OneThread = number == 0
	case "image":
		r.Image, _ = strconv.ParseUint(rest, 0, 64)
	case "thread", "helper":
		r.addThread(kind, number, rest)
	}
}

// addThread adds a thread with the host's number of it.
func (r *Rank) addThread(kind string, number uint32, rest string) {
	id, err := strconv.Atoi(rest)
	switch {
	case err != nil:
	case kind == "thread":
		r.Threads[number] = id
	default:
		r.Helpers = append(r.Helpers, id)
	}
}

// ShortVersion is the beginning of a text of MPI_Get_library_version, which may have pages of details of how the library was built.
func ShortVersion(text string) string {
	first, _, _ := strings.Cut(text, "\n")
	first, _, _ = strings.Cut(first, ",")
	first, _, _ = strings.Cut(first, " for ")
	return strings.Join(strings.Fields(strings.ReplaceAll(first, "Version:", "")), " ")
}

func parseSite(text string) (Site, error) {
	words := strings.SplitN(text, " ", 4)
	if len(words) < 4 {
		return Site{}, fmt.Errorf("bad site %q", text)
	}
	offset, err := strconv.ParseUint(words[2], 0, 64)
	return Site{Call: words[0], LeftAlone: words[1] == "1", Offset: offset, Module: words[3]}, err
}

// Site of a number. Unknown sites have no call.
func (r *Rank) Site(number uint32) Site {
	if int(number) < len(r.Sites) {
		return r.Sites[number]
	}
	return Site{}
}

// SitesWhere are the numbers of the sites for which is says so. Of events there may be millions, of sites a few.
func (r *Rank) SitesWhere(is func(Site) bool) map[uint32]bool {
	numbers := map[uint32]bool{}
	for i, s := range r.Sites {
		if is(s) {
			numbers[uint32(i)] = true
		}
	}
	return numbers
}

// At is the site of an event.
func (r *Rank) At(e Event) Site { return r.Site(e.Site) }

// LastOfCalls is the last event that begins or ends a call.
func (r *Rank) LastOfCalls() (last Event, known bool) {
	for _, e := range slices.Backward(r.Events) {
		if e.Type == Enter || e.Type == Leave {
			return e, true
		}
	}
	return Event{}, false
}

// WindowName is what texts call a window: the name that the program gave it, in quotes, or its number.
func (r *Rank) WindowName(window uint32) string { return WindowText(r.Names[window], window) }

// WindowText is what texts call a window with this name and number. It has no name if that is empty.
func WindowText(name string, number uint32) string {
	if name != "" {
		return strconv.Quote(name)
	}
	return fmt.Sprint(number)
}
