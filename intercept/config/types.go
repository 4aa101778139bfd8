package config

import (
	"bytes"
	"fmt"
	"math"
	"strconv"
	"strings"
	"time"

	"github.com/nastympi/nastympi/base/rma"
)

// wholeNumber is the range of a uint64, as error messages state it.
var wholeNumber = fmt.Sprintf("a whole number from 0 to %d", uint64(math.MaxUint64))

// Switch is something that is on or off.
type Switch bool

var switchWords = map[string]Switch{
	"1": true, "true": true, "yes": true, "on": true,
	"0": false, "false": false, "no": false, "off": false,
}

// UnmarshalText parses 1, true, yes, on and their opposites, in any case.
func (s *Switch) UnmarshalText(text []byte) error {
	value, known := switchWords[strings.ToLower(string(text))]
	if !known {
		return fmt.Errorf("bad switch %q (want 1, true, yes, on, or 0, false, no, off)", text)
	}
	*s = value
	return nil
}

func (s Switch) String() string {
	if s {
		return "1"
	}
	return "0"
}

// Half is a half of an operation's elements.
type Half uint8

const (
	NoHalf Half = iota
	FirstHalf
	LastHalf
)

var halves = rma.Names[Half]{
	What:    "half",
	Texts:   []string{NoHalf: "0", FirstHalf: "first", LastHalf: "last"},
	Aliases: map[string]Half{"1": FirstHalf, "off": NoHalf},
}

// UnmarshalText parses 0 (or off), first (or 1) and last, in any case.
func (h *Half) UnmarshalText(text []byte) error { return halves.Parse(bytes.ToLower(text), h) }

func (h Half) String() string { return halves.Text(h) }

// Latency is the upper bound of a pause; never negative.
type Latency time.Duration

// UnmarshalText parses a Go duration. A number without a unit is an error: these pauses are milliseconds, and the times of
// flags are seconds.
func (l *Latency) UnmarshalText(text []byte) error {
	if number, err := strconv.ParseFloat(string(text), 64); err == nil && number > 0 && !math.IsInf(number, 0) {
		return fmt.Errorf("duration %q has no unit (want %sms or %ss)", text, text, text)
	}
	duration, err := time.ParseDuration(string(text) + unitOfZero(text))
	if err != nil {
		return fmt.Errorf("bad duration %q (want a duration such as 500us, 2ms or 1s)", text)
	}
	if duration < 0 {
		return fmt.Errorf("negative duration %q (want 0 or more)", text)
	}
	*l = Latency(duration)
	return nil
}

// unitOfZero is a unit for a number that is not positive.
func unitOfZero(text []byte) string {
	if _, err := strconv.ParseFloat(string(text), 64); err == nil {
		return "s"
	}
	return ""
}

func (l Latency) String() string {
	if l == 0 {
		return "0"
	}
	return time.Duration(l).String()
}

// Positive is a number of things; at least 1.
type Positive uint16

// UnmarshalText parses a decimal number.
func (p *Positive) UnmarshalText(text []byte) error {
	n, err := strconv.ParseUint(string(text), 10, 16)
	if err != nil || n == 0 {
		return fmt.Errorf("bad number %q (want a whole number from 1 to %d)", text, math.MaxUint16)
	}
	*p = Positive(n)
	return nil
}

// Frames is how many frames of a call stack are looked at.
type Frames uint8

// MostFrames is as many as the shim has room for.
const MostFrames = 16

// UnmarshalText parses a decimal number.
func (f *Frames) UnmarshalText(text []byte) error {
	n, err := strconv.ParseUint(string(text), 10, 8)
	if err != nil || n == 0 || n > MostFrames {
		return fmt.Errorf("bad number %q (want a whole number from 1 to %d)", text, MostFrames)
	}
	*f = Frames(n)
	return nil
}

// Count is a number of things; never negative.
type Count int

// UnmarshalText parses a decimal number.
func (c *Count) UnmarshalText(text []byte) error {
	n, err := strconv.Atoi(string(text))
	if err != nil || n < 0 {
		return fmt.Errorf("bad number %q (want a whole number, 0 or more)", text)
	}
	*c = Count(n)
	return nil
}

// ParseDuration reads a time as users write it on a command line: a Go duration, or a number of seconds.
func ParseDuration(text string) (time.Duration, error) {
	if _, err := strconv.ParseFloat(text, 64); err == nil {
		text += "s"
	}
	return time.ParseDuration(text)
}
