package state

import (
	"fmt"
	"strings"
	"time"
)

// Lines are what the user reads of a rank: one line, or one for each of its threads. place names a site
// as the user knows it.
func Lines(r Rank, place func(Site) string) []string {
	name := fmt.Sprintf("rank %d", r.Rank)
	switch {
	case r.finished():
		return []string{name + ": has finished MPI"}
	case r.Size == 0 && r.Rank < 0:
		return []string{"a rank: in MPI_Init"}
	case r.Size == 0:
		return []string{name + ": in MPI_Init"}
	case len(r.Threads) == 0:
		return []string{name + ": has not called MPI since MPI_Init" + heldBy(r, place)}
	}
	var lines []string
	for i, t := range r.Threads {
		text := name
		if len(r.Threads) > 1 {
			text += fmt.Sprintf(", thread %d", i)
		}
		text += ": " + t.text(place)
		if i == 0 {
			text += heldBy(r, place)
		}
		lines = append(lines, text)
	}
	return lines
}

func (t Thread) text(place func(Site) string) string {
	call := t.Call + arguments(t.Arguments) + at(t.Site, place)
	switch since := seconds(t.Since); {
	case t.Polls:
		return fmt.Sprintf("polls with %s for %s", call, since)
	case t.Inside:
		return fmt.Sprintf("in %s for %s", call, since)
	default:
		return fmt.Sprintf("outside of MPI; last called %s, %s ago", call, since)
	}
}

// heldBy is empty if the rank holds nothing.
func heldBy(r Rank, place func(Site) string) string {
	const most = 3
	var words []string
	for i, h := range r.Held {
		if i == most {
			words = append(words, fmt.Sprintf("those of %d more call sites or targets", len(r.Held)-most))
			break
		}
		words = append(words, h.text(place))
	}
	if len(words) == 0 {
		return ""
	}
	return "; holds " + strings.Join(words, ", ")
}

func (h Held) text(place func(Site) string) string {
	text := fmt.Sprintf("%s to rank %d%s", h.Call, h.Target, at(h.Site, place))
	if h.Count > 1 {
		text = fmt.Sprintf("%d × %s", h.Count, text)
	}
	if h.Copied {
		text += " (locally completed)"
	}
	return text
}

func arguments(list []Argument) string {
	var words []string
	for _, a := range list {
		words = append(words, fmt.Sprintf("%s %d", a.Name, a.Value))
	}
	if len(words) == 0 {
		return ""
	}
	return "(" + strings.Join(words, ", ") + ")"
}

func at(s Site, place func(Site) string) string {
	if s.Module == "" {
		return ""
	}
	return " at " + place(s)
}

func seconds(d time.Duration) string { return fmt.Sprintf("%.1f s", d.Seconds()) }
