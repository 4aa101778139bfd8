package judging

import (
	"cmp"
	"fmt"
	"path/filepath"
	"strings"

	"github.com/nastympi/nastympi/base/finding"
	"github.com/nastympi/nastympi/base/trace"
	"github.com/nastympi/nastympi/check"
)

// Resolve is a judge's finding with the lines of its call sites.
func Resolve(f *check.Finding, describe func(trace.Site) finding.Site) finding.Finding {
	d := finding.Finding{
		Message: f.Message, Repair: f.Rule.Repair, Times: f.Times, Ranks: f.Ranks, Main: f.Main, Bytes: f.Bytes, Waits: waitsOf(f),
	}
	d.Breaks(f.Rule)
	switch {
	case f.Repair != "":
		d.Repair = repairText(f, describe)
	case f.NoRepair:
		d.Repair = ""
	}
	d.Places = resolved(f.Places, describe)
	for _, r := range f.Why {
		d.Why = append(d.Why, finding.Reason{Text: r.Text, Places: resolved(r.Places, describe)})
	}
	return d
}

// repairText is the repair of a finding with the lines that it names. The file is enough: the places have the whole path.
func repairText(f *check.Finding, describe func(trace.Site) finding.Site) string {
	text := f.Repair
	for i, p := range resolved(f.RepairPlaces, describe) {
		text = strings.ReplaceAll(text, fmt.Sprintf("{%d}", i), p.Place(filepath.Dir(p.File)))
	}
	return text
}

// resolved are the places of calls.
func resolved(places []check.Place, describe func(trace.Site) finding.Site) (list []finding.Place) {
	for _, p := range places {
		place := finding.Place{Role: p.Role, About: p.About, Rank: p.Process.Rank.Rank, Spawned: p.Process.Rank.Spawned, Synchronizes: p.Synchronizes}
		if at, known := p.CallSite(); p.Site != 0 && known {
			place.Site = describe(at)
			place.Name = at.String()
			place.File = cmp.Or(place.File, place.Module)
		}
		place.Call = p.Access
		if p.Function.Valid() {
			place.Call = p.Function.String()
		}
		list = append(list, place)
	}
	return list
}
