package judging

import (
	"encoding/json"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"time"

	"github.com/nastympi/nastympi/base/finding"
	"github.com/nastympi/nastympi/base/mpicall"
	"github.com/nastympi/nastympi/base/trace"
	"github.com/nastympi/nastympi/check"
	"github.com/nastympi/nastympi/check/history"
	"github.com/nastympi/nastympi/check/order"
	"github.com/nastympi/nastympi/launch/batch"
)

// What one node cannot judge in time, tasks on several nodes can: each lets some of the judges see all recordings, and writes what
// they found into a folder. Who gathers that relates the findings to each other, as if one process had judged. A judge is never
// divided: most rules compare calls of several ranks, and each race that is found counts as an order for what follows.

// Shares is how many tasks there may be for some kinds of findings. A further one would have nothing to do.
func Shares(of []Kind, most int) int { return len(passes(findersOf(of), most)) }

// seen is what finders say about recordings, before their findings are related to each other.
type seen struct {
	Calls    uint64
	Nameless []int
	Blind    []string
	First    []int
	Lost     string
	Cut      bool               // the time for judging was over before all was told
	Found    map[string][]*told // by the kind's name
	Left     map[string]string  // what each kind has left out because of nodes
	findings [][]*check.Finding // by finder
	left     []string           // by finder
	arrivals *order.Arrivals    // nil: a share does not tell
	tenures  *order.Tenures     // as arrivals
	killed   bool               // see counter; a share does not tell
	errors   bool               // the same
	outside  []check.Place      // the same
	polled   []check.Place      // places that poll memory; a share does not tell
	oneSided bool               // the same
	took     time.Duration      // the same; 0 from a share
}

// told is a finding, without what its rule says.
type told struct {
	Rule         string
	Message      string
	Places       []toldPlace
	Main         int
	Why          []toldReason
	Repair       string
	RepairPlaces []toldPlace
	NoRepair     bool
	Bytes        *finding.Bytes
	Times        int
	Ranks        []int
	Waits        []toldWait
}

// toldPlace is a place whose process is an index.
type toldPlace struct {
	Role, About, Access, Function string
	Process                       int
	Site                          uint32
	Number, Time                  uint64
}

type toldReason struct {
	Text   string
	Places []toldPlace
}

type toldWait struct {
	Call               toldPlace
	About              string
	For, Gone, Arrived []int
}

// tell is a finding in words.
func tell(f *check.Finding) *told {
	t := &told{
		f.Name, f.Message, tellPlaces(f.Places), f.Main, nil, f.Repair, tellPlaces(f.RepairPlaces), f.NoRepair, f.Bytes, f.Times, f.Ranks, nil,
	}
	for _, r := range f.Why {
		t.Why = append(t.Why, toldReason{r.Text, tellPlaces(r.Places)})
	}
	for _, w := range f.Waits {
		t.Waits = append(t.Waits, toldWait{tellPlace(check.Place{Ref: w.Ref}), w.About, w.For, w.Gone, w.Arrived})
	}
	return t
}

func tellPlaces(places []check.Place) (list []toldPlace) {
	for _, p := range places {
		list = append(list, tellPlace(p))
	}
	return list
}

func tellPlace(p check.Place) toldPlace {
	t := toldPlace{Role: p.Role, About: p.About, Access: p.Access, Process: p.Process.Index, Site: p.Site, Number: p.Number, Time: p.Time}
	if p.Function.Valid() {
		t.Function = p.Function.String()
	}
	return t
}

// listener knows the processes that findings name.
type listener struct {
	processes []*history.Process
	rules     []*finding.Rule
}

// finding is the one that was told.
func (l listener) finding(t *told) (*check.Finding, error) {
	i := slices.IndexFunc(l.rules, func(r *finding.Rule) bool { return r.Name == t.Rule })
	if i < 0 {
		return nil, fmt.Errorf("no rule %q", t.Rule)
	}
	f := &check.Finding{
		Rule: l.rules[i], Message: t.Message, Main: t.Main, Repair: t.Repair, NoRepair: t.NoRepair, Bytes: t.Bytes, Times: t.Times, Ranks: t.Ranks,
	}
	var err error
	places := func(list []toldPlace) (heard []check.Place) {
		for _, p := range list {
			if p.Process >= len(l.processes) {
				err = fmt.Errorf("no process %d", p.Process)
				return nil
			}
			heard = append(heard, l.place(p))
		}
		return heard
	}
	f.Places, f.RepairPlaces = places(t.Places), places(t.RepairPlaces)
	for _, r := range t.Why {
		f.Why = append(f.Why, check.Reason{Text: r.Text, Places: places(r.Places)})
	}
	for _, w := range t.Waits {
		for _, call := range places([]toldPlace{w.Call}) {
			f.Waits = append(f.Waits, check.Wait{Ref: call.Ref, About: w.About, For: w.For, Gone: w.Gone, Arrived: w.Arrived})
		}
	}
	return f, err
}

func (l listener) place(t toldPlace) check.Place {
	return check.Place{Role: t.Role, About: t.About, Access: t.Access, Ref: history.Ref{
		Process: l.processes[t.Process], Function: mpicall.Lookup(t.Function), Site: t.Site, Number: t.Number, Time: t.Time,
	}}
}

// part is the file of a share about the nth folder of recordings.
func part(folder string, n int) string {
	return filepath.Join(folder, fmt.Sprintf("judged-%d.json", n))
}

// Contribute lets the judges of a share see recordings that were made before, and writes what they found into a folder.
func (o Options) Contribute(share batch.Share, into string) error {
	folders, err := recordedIn(o.Folder)
	if err != nil {
		return err
	}
	for n, folder := range folders {
		if err := o.contribute(folder, share, part(into, n)); err != nil {
			return err
		}
	}
	return nil
}

func (o Options) contribute(folder string, share batch.Share, file string) error {
	var j judged
	recordings, err := j.open(folder)
	if err != nil {
		return err
	}
	for _, each := range recordings {
		defer each.Close()
		o.findOwn(&each.Rank)
	}
	finders := findersOf(o.Kinds)
	o.instruct(finders, folder)
	s := o.look(recordings, finders, share)
	s.Found, s.Left = map[string][]*told{}, map[string]string{}
	for i, list := range s.findings {
		if list == nil {
			continue
		}
		of := make([]*told, 0, len(list))
		for _, f := range list {
			of = append(of, tell(f))
		}
		s.Found[o.Kinds[i].Name], s.Left[o.Kinds[i].Name] = of, s.left[i]
	}
	text, err := json.Marshal(s)
	if err != nil {
		return err
	}
	return os.WriteFile(file, text, 0o666)
}

// gather puts together what all shares have found in the nth folder.
func (o Options) gather(recordings []*trace.Recording, n int) (seen, error) {
	known := listener{history.New(ranksOf(recordings), make([]history.Source, len(recordings))).Processes, Catalogue().Rules()}
	whole := seen{findings: make([][]*check.Finding, len(o.Kinds)), left: make([]string, len(o.Kinds))}
	for i, folder := range o.Parts {
		s, err := readPart(part(folder, n))
		if err != nil {
			return whole, err
		}
		if i == 0 { // it has seen what is no finding
			whole.Calls, whole.Nameless, whole.Blind, whole.First, whole.Lost = s.Calls, s.Nameless, s.Blind, s.First, s.Lost
		}
		whole.Cut = whole.Cut || s.Cut
		for at, k := range o.Kinds {
			if left := s.Left[k.Name]; left != "" {
				whole.left[at] = left
			}
			for _, t := range s.Found[k.Name] {
				f, err := known.finding(t)
				if err != nil {
					return whole, fmt.Errorf("%s: %w", folder, err)
				}
				whole.findings[at] = append(whole.findings[at], f)
			}
		}
	}
	return whole, nil
}

// readPart reads the file of a share.
func readPart(file string) (s seen, err error) {
	text, err := os.ReadFile(file)
	if errors.Is(err, fs.ErrNotExist) {
		return s, PartMissingError(file)
	}
	if err == nil {
		err = json.Unmarshal(text, &s)
	}
	return s, err
}

// PartMissingError says that a share has not reached its end.
type PartMissingError string

func (e PartMissingError) Error() string { return string(e) + " is missing" }
