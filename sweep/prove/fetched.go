package prove

import (
	"fmt"
	"math"
	"slices"
	"strings"

	"github.com/nastympi/nastympi/base/trace"
	"github.com/nastympi/nastympi/sweep/attempt"
)

// result says in words what a schedule has made of a result.
func (t *trial) result(i int, what string) string {
	s, other := last(t.runs[i]), last(t.runs[1-i])
	switch {
	case what == endKey && !s.failed:
		return "the program passes"
	case what == endKey:
		text, _, _ := strings.Cut(s.outcome.Text, " (baseline")
		if lines := attempt.LastOutput(s.Result, attempt.WordsOf(other.Result)); len(lines) > 0 {
			text += ": " + strings.TrimSpace(lines[0])
		}
		return text
	case what == attempt.OutputKey:
		return "output " + firstOwn(s.Stdout, other.Stdout)
	case what == bytesKey:
		return t.race.bytesText(s.Ranks)
	case strings.HasPrefix(what, "window "):
		return fmt.Sprintf("%s has contents with the hash %#x when it is freed", what, s.results[what])
	}
	return t.fetched(i, what)
}

// firstOwn is the first line of an output that the other one lacks, in quotes.
func firstOwn(output, other string) string {
	lines := strings.Split(other, "\n")
	for line := range strings.Lines(output) {
		if line = strings.TrimRight(line, "\r\n"); !slices.Contains(lines, line) {
			return fmt.Sprintf("%q", line)
		}
	}
	return "without a line of the other"
}

// fetched says what a call site has fetched or received: the first data that differ, if they are few bytes.
func (t *trial) fetched(i int, what string) string {
	from := broughtBy(last(t.runs[i]).Ranks, what)
	mine, others := from.data, broughtBy(last(t.runs[1-i]).Ranks, what).data
	text := attempt.SiteText(from.site, t.prover.Describe, t.prover.Dir) + from.verb
	for n := range min(len(mine), len(others)) {
		if mine[n] == others[n] {
			continue
		}
		mine[n].floating = mine[n].floating || t.fetches(what) && t.race.Bytes != nil && t.race.Bytes.Floating
		switch value := mine[n].value(); {
		case value == "":
			return text + fmt.Sprintf("%d bytes with the hash %#x", mine[n].bytes, mine[n].hash)
		case len(mine) > 1:
			return text + fmt.Sprintf("%s the %s time", value, attempt.Ordinal(n+1))
		default:
			return text + value
		}
	}
	return text + "other data"
}

// fetch is data that an operation has fetched.
type fetch struct {
	hash, bits, bytes uint64
	floating          bool // the data are floating-point numbers
}

// brought is what a call site brings.
type brought struct {
	site trace.Site
	verb string
	data []fetch
}

// broughtBy is what a result with such a name is made of.
func broughtBy(ranks []trace.Rank, what string) brought {
	if strings.HasPrefix(what, attempt.ReceivedPrefix) {
		return receipts(ranks, what)
	}
	return fetches(ranks, what)
}

func fetches(ranks []trace.Rank, what string) (from brought) {
	from.verb = " brings "
	for _, rank := range ranks {
		named := func(s trace.Site) bool {
			return strings.HasPrefix(what, attempt.DataKey(s.Call, s.String(), rank.Rank)+",")
		}
		number := slices.IndexFunc(rank.Sites, named)
		if number <= 0 {
			continue
		}
		bytes := map[uint64]uint64{}
		for _, e := range rank.Events {
			switch {
			case e.Type == trace.Op && named(rank.At(e)):
				bytes[e.Seq] = e.B
			case e.Type == trace.Result && bytes[e.Seq] > 0:
				from.data = append(from.data, fetch{hash: e.A, bits: e.B, bytes: bytes[e.Seq]})
			}
		}
		from.site = rank.Sites[number]
		return from
	}
	return from
}

// value is the data as one number; empty: its size is that of none.
func (f fetch) value() string {
	switch {
	case f.floating && f.bytes == 4:
		return fmt.Sprint(math.Float32frombits(uint32(f.bits)))
	case f.floating && f.bytes == 8:
		return fmt.Sprint(math.Float64frombits(f.bits))
	case f.floating:
		return ""
	}
	switch f.bytes {
	case 1:
		return fmt.Sprint(int8(f.bits))
	case 4:
		return fmt.Sprint(int32(f.bits))
	case 8:
		return fmt.Sprint(int64(f.bits))
	}
	return ""
}

func (f fetch) text() string {
	if value := f.value(); value != "" {
		return value
	}
	return fmt.Sprintf("%#x", f.bits)
}

// receipts are what a result with such a name is made of.
func receipts(ranks []trace.Rank, what string) (from brought) {
	for _, rank := range ranks {
		for _, e := range rank.Events {
			if site, is := attempt.ReceivedAt(rank, e); is && strings.HasPrefix(what, attempt.ReceivedKey(rank, site)+",") {
				from.site, from.verb = site, fmt.Sprintf(" (rank %d) receives ", rank.Rank)
				from.data = append(from.data, fetch{hash: e.A, bits: e.B, bytes: e.Seq, floating: e.Floating()})
			}
		}
	}
	return from
}
