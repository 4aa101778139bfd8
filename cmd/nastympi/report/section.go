package report

import (
	"bytes"

	"github.com/nastympi/nastympi/base/finding"
)

// pageFinding is a section of the page.
type pageFinding struct {
	finding.Finding
	Brief    string     // one line about it
	Accesses []pageStep // A, B and so on
	Reasons  []pageStep // 1, 2 and so on
	Fix      string
	Failed   []string // repairs that were tried in vain
	Cause    string   // why the cause is not certain
	Seen     string
	Waits    *waitGraph
	Map      *placeMap
	Proof    []proofRow
	Run      *pageRun // of a failure
	AsText   string
}

// pageRun is what the page says of a run that failed.
type pageRun struct {
	*finding.Failure
	Rate      string
	Means     string
	Behaviour []pageBehaviour // that the failure needs
	Needs     string          // what it needs, in one line
	Calls     string
	Without   string // behaviours that it does not need
	States    string
	Picture   *pagePicture
	Replay    string
	Started   string // the command of the run
	Date      string
}

type pageStep struct {
	Label  string
	Name   string // the call, or load; empty: Text says all
	Where  string
	Text   string
	Around []string
	Source []sourceLine
}

type pageBehaviour struct{ Name, Meaning string }

type pagePicture struct {
	*picture
	Margin float64 // left of the picture, for the ranks' names
}

// margin has room for "rank 12345".
const margin = 76

// Source lines that pages show before and after a place, and before and after a call that explains the finding.
const (
	contextOfPages   = 3
	contextOfReasons = 1
)

func (p Page) section(f finding.Finding, dir string) (pageFinding, error) {
	s := pageFinding{Finding: f, Brief: briefly(f, dir, 0), Fix: fix(f), Failed: failedTrials(f), Seen: seen(f, 0), Waits: waitsOf(f.Waits), Proof: evidence(f)}
	for i, place := range f.Places {
		s.Accesses = append(s.Accesses, pageStep{Label: finding.Letter(i), Name: nameOf(place), Where: whereOf(place, dir), Text: aboutOf(f, i),
			Around: around(place.Through, place.Stack), Source: p.source(place, contextOfPages)})
	}
	for _, each := range stepsOf(f, dir)[len(f.Places):] {
		step := pageStep{Label: each.Label, Text: each.Text, Around: around(each.Through, nil)}
		if each.At {
			step.Source = p.source(each.Place, contextOfReasons)
		}
		s.Reasons = append(s.Reasons, step)
	}
	var text bytes.Buffer
	if err := Text(&text, f, Style{Dir: dir, Source: p.Source}); err != nil {
		return s, err
	}
	s.AsText = text.String()
	if f.Failure == nil {
		if s.Waits == nil {
			s.Map = mapOf(f, dir)
		}
		return s, nil
	}
	s.Waits, s.Cause = waitsOf(f.Outcome.Waits), uncertain(f)
	var err error
	s.Run, err = p.run(f)
	return s, err
}

// source are the lines around a place, of a place's own excerpt or of that which the caller knows.
func (p Page) source(place finding.Place, context int) []sourceLine {
	return Style{Source: p.Source, Context: context}.sourceLines(place)
}

func (p Page) run(f finding.Finding) (*pageRun, error) {
	run := &pageRun{Failure: f.Failure, Rate: rate(f), Means: meaningOf(f), Needs: needs(f.Needed, f.NotNeeded), Calls: unexplained(f), Without: join(f.NotNeeded), States: states(f), Replay: replay(f),
		Started: started(f), Date: dateText(f.Time)}
	for _, b := range f.Needed {
		run.Behaviour = append(run.Behaviour, pageBehaviour{string(b), meaning[b]})
	}
	if p.Traces == nil {
		return run, nil
	}
	ranks, err := p.Traces(f)
	if err != nil {
		return nil, err
	}
	if drawn := draw(f, ranks, placing(f, p.Describe)); drawn != nil {
		run.Picture = &pagePicture{picture: drawn, Margin: margin}
	}
	return run, nil
}
