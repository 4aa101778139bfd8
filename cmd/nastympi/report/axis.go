package report

import (
	"math"
	"slices"
	"sort"
)

// axis maps times to places on the page. It has only the events around the cause. The distance
// between two events grows with the logarithm of time: a run takes seconds, and its bug
// happens within microseconds.
type axis struct {
	shown   []int64   // times of all chosen events
	times   []int64   // of the chosen events that get room: not those within a series of equal events
	at      []float64 // place of each of times, from 0 to width
	omitted []int     // for each of times: how many events since the one before are left out
	width   float64
}

const (
	perPoint = 15   // pixels, on average
	narrow   = 1080 // pixels, of an axis with few points
	wide     = 3000 // pixels, of one with many
	aside    = 10   // pixels at both ends
	// scale in ns: a reader need not distinguish shorter gaps.
	scale = 200
	// budget is how many events of all ranks are shown. A picture of more is not readable.
	budget = 240
	// fewest is how many of them are shown around each time, whatever the budget.
	fewest = 4
)

// newAxis chooses as many events of the bands as the budget allows, those nearest to the given times.
func newAxis(bands []*history, focus []int64) axis {
	var a axis
	for each := budget; ; each /= 2 {
		a.shown, a.times = nil, nil
		for _, h := range bands {
			chosen := nearest(h, focus, each)
			for i := range chosen {
				a.shown = append(a.shown, h.time(i))
				if !h.inSeries(i, chosen) || slices.Contains(focus, h.time(i)) {
					a.times = append(a.times, h.time(i))
				}
			}
		}
		if len(a.shown) <= budget || each <= fewest {
			break
		}
	}
	slices.Sort(a.shown)
	a.shown = slices.Compact(a.shown)
	slices.Sort(a.times)
	a.times = slices.Compact(a.times)
	a.place(bands)
	return a
}

// inSeries says whether event i is within a series of equal events, such as puts in a loop: one is
// in the call before, one in the call after. They may be drawn close together.
func (h *history) inSeries(i int, chosen map[int]bool) bool {
	const call = 4 // most events of a call that only records
	alike := func(j int) bool {
		e, other := h.rank.Events[i], h.rank.Events[j]
		return chosen[j] && e.Type == other.Type && e.Site == other.Site
	}
	before, after := false, false
	for n := 1; n <= call; n++ {
		before = before || i-n >= 0 && alike(i-n)
		after = after || i+n < len(h.rank.Events) && alike(i+n)
	}
	return before && after
}

// nearest returns the indexes of the events of h that are nearest to each time of focus.
func nearest(h *history, focus []int64, each int) map[int]bool {
	chosen := map[int]bool{}
	count := len(h.rank.Events)
	for _, t := range focus {
		low := sort.Search(count, func(i int) bool { return h.time(i) >= t })
		high := low
		for high-low < min(each, count) {
			switch {
			case low == 0:
				high++
			case high == count, t-h.time(low-1) < h.time(high)-t:
				low--
			default:
				high++
			}
		}
		for i := low; i < high; i++ {
			chosen[i] = true
		}
	}
	return chosen
}

func (a *axis) place(bands []*history) {
	a.width = min(wide, max(narrow, perPoint*float64(len(a.times))))
	a.at = make([]float64, len(a.times))
	a.omitted = make([]int, len(a.times))
	total := 0.0
	for i := 1; i < len(a.times); i++ {
		a.omitted[i] = eventsBetween(bands, a.times[i-1], a.times[i]) - a.drawnBetween(bands, a.times[i-1], a.times[i])
		total += 0.5 + math.Log10(1+float64(a.times[i]-a.times[i-1])/scale)
		if a.omitted[i] > 0 {
			total += 3 // room for the break
		}
		a.at[i] = total
	}
	for i := range a.at {
		a.at[i] = aside + a.at[i]/max(total, 1e-9)*(a.width-2*aside)
	}
}

// eventsBetween counts the events after one time and before another.
func eventsBetween(bands []*history, after, before int64) int {
	n := 0
	for _, h := range bands {
		count := len(h.rank.Events)
		low := sort.Search(count, func(i int) bool { return h.time(i) > after })
		high := sort.Search(count, func(i int) bool { return h.time(i) >= before })
		n += max(0, high-low)
	}
	return n
}

// drawnBetween counts the events between two of times that are shown although they get no room.
func (a *axis) drawnBetween(bands []*history, after, before int64) int {
	n := 0
	low := sort.Search(len(a.shown), func(i int) bool { return a.shown[i] > after })
	for _, t := range a.shown[low:] {
		if t >= before {
			break
		}
		n += eventsBetween(bands, t-1, t+1)
	}
	return n
}

// x is the place of a time. A time outside the axis is at the edge of the page.
func (a *axis) x(t int64) float64 {
	i := sort.Search(len(a.times), func(i int) bool { return a.times[i] >= t })
	switch {
	case len(a.times) == 0 || i == 0:
		return aside
	case i == len(a.times):
		return a.width - aside
	}
	share := float64(t-a.times[i-1]) / float64(a.times[i]-a.times[i-1])
	return math.Round(10*(a.at[i-1]+share*(a.at[i]-a.at[i-1]))) / 10
}

// shows says whether the page has an event between two times.
func (a *axis) shows(from, to int64) bool {
	i := sort.Search(len(a.shown), func(i int) bool { return a.shown[i] >= from })
	return i < len(a.shown) && a.shown[i] <= to
}
