package sweep

import (
	"fmt"
	"math"
	"slices"
	"strings"

	"github.com/nastympi/nastympi/internal/trace"
)

// result says in words what a schedule has made of a result.
func (t *trial) result(i int, what string) string {
	s, other := last(t.runs[i]), last(t.runs[1-i])
	switch {
	case what == endKey && !s.failed:
		return "the program passes"
	case what == endKey:
		text, _, _ := strings.Cut(s.outcome.Text, " (baseline")
		if lines := lastOutput(s.Result, wordsOf(other.Result)); len(lines) > 0 {
			text += ": " + strings.TrimSpace(lines[0])
		}
		return text
	case what == outputKey:
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

// fetched says what a call site has fetched: the first data that differ, if they are few bytes.
func (t *trial) fetched(i int, what string) string {
	s, other := last(t.runs[i]), last(t.runs[1-i])
	site, mine := fetches(s.Ranks, what)
	_, others := fetches(other.Ranks, what)
	text := siteText(site, t.prover.Describe, t.prover.Dir) + " brings "
	for n := range min(len(mine), len(others)) {
		if mine[n] == others[n] {
			continue
		}
		mine[n].floating = t.fetches(what) && t.race.Bytes != nil && t.race.Bytes.Floating
		switch value := mine[n].value(); {
		case value == "":
			return text + fmt.Sprintf("%d bytes with the hash %#x", mine[n].bytes, mine[n].hash)
		case len(mine) > 1:
			return text + fmt.Sprintf("%s the %s time", value, ordinal(n+1))
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

// fetches are what a result with such a name is made of, and the call site.
func fetches(ranks []trace.Rank, what string) (site trace.Site, list []fetch) {
	for _, rank := range ranks {
		named := func(s trace.Site) bool { return strings.HasPrefix(what, dataKey(rank, s)+",") }
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
				list = append(list, fetch{hash: e.A, bits: e.B, bytes: bytes[e.Seq]})
			}
		}
		return rank.Sites[number], list
	}
	return trace.Site{}, nil
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
