package communication

import (
	"fmt"
	"slices"

	"github.com/nastympi/nastympi/base/finding"
	"github.com/nastympi/nastympi/base/mpicall"
	"github.com/nastympi/nastympi/check"
	"github.com/nastympi/nastympi/check/match"
)

var messageTruncated = &finding.Rule{
	Name: "message-truncated", Severity: finding.Error, Section: "3.2.4", Later: true,
	Title:   "message longer than the receive buffer",
	Says:    "The receive buffer must have room for the whole message.",
	Example: "MPI_Send(x, 8, MPI_INT, 1, 0, comm);                    /* rank 0 */\nMPI_Recv(x, 4, MPI_INT, 0, 0, comm, MPI_STATUS_IGNORE); /* rank 1 */",
	Repair:  "Receive into a larger buffer, or query the size of the message with MPI_Mprobe and MPI_Get_count.",
}

var messageSignature = &finding.Rule{
	Name: "message-signature", Severity: finding.Error, Section: "3.3.1",
	Title:   "message whose types differ from those of the receive",
	Says:    "The elements of a message must have the types of the elements of the receive, in the same order. MPI_BYTE matches MPI_BYTE only, and MPI_PACKED matches all types.",
	Example: "MPI_Send(x, 1, MPI_FLOAT, 1, 0, comm);                  /* rank 0 */\nMPI_Recv(x, 1, MPI_INT, 0, 0, comm, MPI_STATUS_IGNORE); /* rank 1 */",
	Repair:  "Pass the same element types on both sides.",
}

var similarTypes = &finding.Rule{
	Name: "similar-types", Severity: finding.Note, Section: "3.3.1",
	Title:   "data sent and received with different types of the same size",
	Says:    "The elements of data that is sent must have the types of the elements that are received. Types of the same kind and size, such as MPI_INT and MPI_UNSIGNED, do not match either. It is a note because libraries move such data correctly where all processes have the same representation of data.",
	Example: "MPI_Send(x, 1, MPI_UNSIGNED, 1, 0, comm);               /* rank 0 */\nMPI_Recv(x, 1, MPI_INT, 0, 0, comm, MPI_STATUS_IGNORE); /* rank 1 */",
	Repair:  "Pass the same element types on both sides.",
}

var readyTooEarly = &finding.Rule{
	Name: "ready-send-too-early", Severity: finding.Error, Section: "3.4",
	Title:   "send in ready mode before the receive is posted",
	Says:    "A send in ready mode may start only when the receive is posted already. Otherwise its outcome is undefined. Many libraries treat it like MPI_Send; others may lose the message.",
	Example: "MPI_Rsend(x, 1, MPI_INT, 1, 0, comm);                   /* rank 0 */\nMPI_Recv(x, 1, MPI_INT, 0, 0, comm, MPI_STATUS_IGNORE); /* rank 1 may come to it later */",
	Repair:  "Let the receiver call MPI_Irecv and then tell the sender, by a message or a barrier. Or send by MPI_Send.",
}

var messageNotReceived = &finding.Rule{
	Name: "message-not-received", AtEnd: true, Severity: finding.Error, Section: "11.2.2",
	Title:   "message that is never received",
	Says:    "A process must receive all messages that are sent to it before it calls MPI_Finalize.",
	Example: "MPI_Send(x, 1, MPI_INT, 1, 7, comm);                    /* rank 0 */\nMPI_Recv(x, 1, MPI_INT, 0, 8, comm, MPI_STATUS_IGNORE); /* rank 1 */",
	Repair:  "Check that the rank, tag and communicator of a receive are those of the message.",
}

var probedNotReceived = &finding.Rule{
	Name: "matched-message-not-received", AtEnd: true, Severity: finding.Error, Section: "3.8.2",
	Title:   "message taken by a matched probe and never received",
	Says:    "A message that MPI_Mprobe or MPI_Improbe returns cannot match other receives. The program must receive it by MPI_Mrecv or MPI_Imrecv before it calls MPI_Finalize.",
	Example: "MPI_Mprobe(0, 7, comm, &message, &status);\nMPI_Finalize();",
	Repair:  "Call MPI_Mrecv with the message, or MPI_Probe if the message is received elsewhere.",
}

// messageRules are those about a message and its receive.
var messageRules = []*finding.Rule{messageTruncated, messageSignature, similarTypes, readyTooEarly, messageNotReceived, probedNotReceived}

// message judges a message and the receive that matched it. Those of partitioned communication are not judged: their
// requests match when they are made (4.2).
func (j *Judge) message(s *match.Send, r *match.Receive) {
	if s.Mode == match.Ready && s.Process.OneClock(r.Process) && s.Time < r.Time {
		places := pair(s, r)
		places[0], places[1] = places[1], places[0]
		j.Add(readyTooEarly, "{1} is called after {0}, which sends in ready mode", places...)
	}
	if rule, text := wrong(s, r); rule != nil {
		j.Add(rule, text, pair(s, r)...)
	}
}

// unsure judges a receive that got one of several messages. It is wrong if each of them would be wrong in the same way; the finding
// names one of them if they were all sent by one line.
func (j *Judge) unsure(_ *match.Send, among []*match.Send, r *match.Receive) {
	if r.Status.Error == mpicall.ErrTruncate {
		j.truncated(nil, r)
		return
	}
	if len(among) == 0 {
		return
	}
	rule, text := wrong(among[0], r)
	if rule == nil || !oneSite(among) || slices.ContainsFunc(among, func(s *match.Send) bool { _, other := wrong(s, r); return other != text }) {
		return
	}
	j.Add(rule, text, pair(among[0], r)...)
}

func oneSite(list []*match.Send) bool {
	return !slices.ContainsFunc(list, func(s *match.Send) bool { return check.Site(s.Ref) != check.Site(list[0].Ref) })
}

// wrong is the rule that a message and a receive break, and a sentence about it; nil: they fit.
func wrong(s *match.Send, r *match.Receive) (*finding.Rule, string) {
	if s.Partitioned || r.Partitioned {
		return nil, ""
	}
	if x, y, differ := amounts(s.Data, r.Data); differ && x > y {
		return messageTruncated, fmt.Sprintf("the message of {1} has %d bytes, and the buffer of {0} has room for %d", x, y)
	}
	text, similar := mismatch(s.Data, r.Data)
	switch {
	case text == "":
		return nil, ""
	case similar:
		return similarTypes, fmt.Sprintf("{0} receives types that {1} does not send, but of the same size: %s", text)
	}
	return messageSignature, fmt.Sprintf("{0} receives other types than {1} sends: %s", text)
}

// truncated is a receive that failed. Its message may be known.
func (j *Judge) truncated(s *match.Send, r *match.Receive) {
	if s != nil {
		if x, y, differ := amounts(s.Data, r.Data); differ && x > y {
			j.message(s, r)
			return
		}
	}
	j.Add(messageTruncated, "{0} receives a message into a buffer that is too small", at("the receive", r.Ref))
}

func pair(s *match.Send, r *match.Receive) []check.Place {
	return []check.Place{
		at("the receive", r.Ref), at("the message", s.Ref), at("what made the receive", r.Made), at("what made the message", s.Made),
	}
}

// unmatched judges messages and receives that found no match. A receive that waits when the program ends still has its
// message, if only one can be meant.
func (j *Judge) unmatched() {
	sends, receives := j.matcher.Unmatched()
	for _, r := range receives {
		if s := j.matcher.Expects(r); s != nil && !match.Probes(r.Function) {
			j.message(s, r)
		}
	}
	for _, s := range sends {
		if s.Cancelling || s.Partitioned || !s.Comm.Complete() || !j.objects.over[s.Process.Peer(s.To)] || j.matcher.Taken(s) {
			continue
		}
		j.nearReceive(j.notReceived(s), s, receives)
	}
	for _, r := range j.matcher.Probed() {
		if j.objects.over[r.Process] {
			j.Add(probedNotReceived, fmt.Sprintf("the message that %s has matched is never received", r.Function), at("the probe", r.Ref))
		}
	}
}

// notReceived is about a message that no receive has matched, or about one of several.
func (j *Judge) notReceived(s *match.Send) *check.Finding {
	if among := j.matcher.Among(s); len(among) > 0 && !oneSite(among) {
		var places []check.Place
		for _, other := range among[:min(len(among), mostSends)] {
			places = append(places, at("a message that may be meant", other.Ref))
		}
		return j.Add(messageNotReceived, fmt.Sprintf("a message from rank %d to rank %d with tag %d is never received", s.From, s.To, s.Tag), places...)
	}
	return j.Add(messageNotReceived, fmt.Sprintf("the message that {0} sends to rank %d with tag %d is never received", s.To, s.Tag),
		at("the message", s.Ref), at("what made the message", s.Made))
}

// mostSends is how many messages a finding lists if any of them may be meant.
const mostSends = 4
