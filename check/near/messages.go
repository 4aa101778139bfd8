package near

import (
	"cmp"
	"fmt"

	"github.com/nastympi/nastympi/base/mpicall"
	"github.com/nastympi/nastympi/check"
	"github.com/nastympi/nastympi/check/history"
	"github.com/nastympi/nastympi/check/match"
)

// The weights of differences. A wrong tag is the likeliest mistake. A call on another communicator with another tag, or from
// another rank, is no near miss.
const (
	wrongTag    = 1
	wrongComm   = 2
	wrongSource = 3
)

// Difference is how much a message and a receive miss each other by; 0: they match, or it is no near miss.
func Difference(s *match.Send, r *match.Receive) int {
	comm := s.Comm == r.Comm
	tag := r.Tag == mpicall.AnyTag || s.Tag == r.Tag
	source := r.Source == mpicall.AnySource || s.From == r.Source
	switch {
	case s.To != r.To:
		return 0
	case comm && source && !tag:
		return wrongTag
	case tag && source && !comm:
		return wrongComm
	case comm && tag && !source:
		return wrongSource
	}
	return 0
}

// Nearest is the first call with the least difference; nil: no call has one.
func Nearest[T any](list []*T, difference func(*T) int, ref func(*T) history.Ref) (best *T) {
	for _, each := range list {
		d := difference(each)
		if d > 0 && (best == nil || cmp.Or(cmp.Compare(d, difference(best)), ref(each).Compare(ref(best))) < 0) {
			best = each
		}
	}
	return best
}

// Message says how a message misses a receive, which is the subject. {0} is the call that sends it.
func Message(s *match.Send, r *match.Receive, subject string) check.Reason {
	switch Difference(s, r) {
	case wrongTag:
		return reason(s.Described(), fmt.Sprintf("{0} sends tag %d; %s receives tag %d", s.Tag, subject, r.Tag))
	case wrongSource:
		return reason(s.Described(), fmt.Sprintf("{0} is a message from rank %d; %s receives from rank %d", s.From, subject, r.Source))
	}
	return OtherCommunicator(s.Described(), s.Comm, r.Comm, subject, r.Process)
}

// Receive says how a receive misses a message, which is the subject. {0} is the call that receives.
func Receive(r *match.Receive, s *match.Send, subject string) check.Reason {
	switch Difference(s, r) {
	case wrongTag:
		return reason(r.Described(), fmt.Sprintf("{0} receives tag %d; %s sends tag %d", r.Tag, subject, s.Tag))
	case wrongSource:
		return reason(r.Described(), fmt.Sprintf("{0} receives from rank %d; %s is a message from rank %d", r.Source, subject, s.From))
	}
	return OtherCommunicator(r.Described(), r.Comm, s.Comm, subject, s.Process)
}

// Repair is what makes a near miss match. {0} is the send and {1} the receive.
func Repair(s *match.Send, r *match.Receive) (text string, places []check.Place) {
	switch Difference(s, r) {
	case wrongTag:
		return pass("the same tag", s.Described(), r.Described())
	case wrongSource:
		return pass("ranks that name each other", s.Described(), r.Described())
	}
	return SameCommunicator(s.Described(), r.Described())
}

// SameCommunicator is the repair of two calls on different communicators.
func SameCommunicator(a, b history.Ref) (text string, places []check.Place) {
	return pass("the same communicator", a, b)
}

func pass(what string, a, b history.Ref) (text string, places []check.Place) {
	return "Pass " + what + " in {0} and {1}", []check.Place{{Ref: a}, {Ref: b}}
}

func reason(of history.Ref, text string) check.Reason {
	return check.Reason{Text: text, Places: []check.Place{{Ref: of}}}
}

// OtherCommunicator names the communicator of a call, and the one wanted, which is that of a call of the blocked process: the subject.
func OtherCommunicator(at history.Ref, of, wanted *history.SharedComm, subject string, blocked *history.Process) check.Reason {
	r := reason(at, "")
	r.Text = "{0} is on " + Communicator(&r, of, at.Process) + "; " + subject + " is on " + Communicator(&r, wanted, blocked)
	return r
}

// Communicator names a communicator of a process in a reason, by the call that made it unless it is predefined.
func Communicator(r *check.Reason, c *history.SharedComm, p *history.Process) string {
	if c.Name != "" {
		return c.Name
	}
	made := c.MadeBy(p)
	if !made.Known() {
		return "another communicator"
	}
	r.Places = append(r.Places, check.Place{Ref: made})
	return fmt.Sprintf("another communicator, made by {%d}", len(r.Places)-1)
}
