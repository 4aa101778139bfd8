package sched

import (
	"fmt"
	"slices"
	"strconv"
	"strings"
)

// Delay says which ranks are slow: off, random, or a list of ranks of
// MPI_COMM_WORLD, the slowest first. The zero value is invalid.
type Delay struct {
	mode  delayMode
	ranks []int // of delayList
}

type delayMode uint8

const (
	delayOff delayMode = iota + 1
	delayRandom
	delayList
)

var (
	// NoDelay makes no rank slow.
	NoDelay = Delay{mode: delayOff}
	// RandomDelay makes every rank slow for random stretches of its calls.
	RandomDelay = Delay{mode: delayRandom}
)

// DelayOf makes ranks slow all the time, the first one slowest.
func DelayOf(ranks ...int) Delay { return Delay{mode: delayList, ranks: ranks} }

// Off says whether no rank is ever slow.
func (d Delay) Off() bool { return d.mode == delayOff }

// Ranks are the ranks of a list, and nil for off and random.
func (d Delay) Ranks() []int { return d.ranks }

func (d Delay) String() string {
	switch d.mode {
	case delayOff:
		return "off"
	case delayRandom:
		return "random"
	case delayList:
		return strings.Trim(strings.ReplaceAll(fmt.Sprint(d.ranks), " ", ","), "[]")
	}
	return fmt.Sprintf("Delay(%d)", d.mode)
}

// UnmarshalText parses off, random, or ranks separated by commas.
func (d *Delay) UnmarshalText(text []byte) error {
	switch string(text) {
	case "off":
		*d = NoDelay
		return nil
	case "random":
		*d = RandomDelay
		return nil
	}
	parsed := Delay{mode: delayList}
	for word := range strings.SplitSeq(string(text), ",") {
		rank, err := strconv.ParseUint(strings.TrimSpace(word), 10, 31)
		if err != nil {
			return fmt.Errorf("unknown delay %q (want off, random, or ranks such as 0 or 2,0)", text)
		}
		if slices.Contains(parsed.ranks, int(rank)) {
			return fmt.Errorf("rank %d twice in %q (want off, random, or different ranks such as 0 or 2,0)", rank, text)
		}
		parsed.ranks = append(parsed.ranks, int(rank))
	}
	*d = parsed
	return nil
}
