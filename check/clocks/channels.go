package clocks

import (
	"github.com/nastympi/nastympi/base/mpicall"
	"github.com/nastympi/nastympi/check/history"
	"github.com/nastympi/nastympi/check/match"
)

// channels are which threads send and receive. Who has seen only the beginning of an execution does not know whether another thread will
// do so as well.
type channels struct {
	senders   map[history.Channel]int64 // threads, or several
	receivers map[history.Channel]int64 // by what they ask for, which may be any source or any tag
}

const (
	several = -1
	// mostChannels is how many channels are told apart. If there are more, nothing is known of any.
	mostChannels = 1 << 16
)

func newChannels() channels {
	return channels{map[history.Channel]int64{}, map[history.Channel]int64{}}
}

func note(threads map[history.Channel]int64, at history.Channel, by uint32) {
	was, known := threads[at]
	switch {
	case known && was != int64(by):
		threads[at] = several
	case !known && len(threads) <= mostChannels:
		threads[at] = int64(by)
	}
}

func (c channels) sent(s *match.Send) {
	note(c.senders, s.Channel(), s.Thread)
}

func (c channels) posted(r *match.Receive) {
	note(c.receivers, history.Channel{Comm: r.Comm.Identity, From: r.Source, To: r.To, Tag: r.Tag}, r.Thread)
}

// Concurrent is that of history.Timeline.
func (c channels) Concurrent(of history.Channel) (is, known bool) {
	if max(len(c.senders), len(c.receivers)) > mostChannels {
		return false, false
	}
	return c.senders[of] == several || c.severalReceive(of), true
}

func (c channels) severalReceive(of history.Channel) bool {
	var only *int64
	for _, from := range []int64{of.From, mpicall.AnySource} {
		for _, tag := range []int64{of.Tag, mpicall.AnyTag} {
			thread, asked := c.receivers[history.Channel{Comm: of.Comm, From: from, To: of.To, Tag: tag}]
			switch {
			case !asked:
			case thread == several, only != nil && *only != thread:
				return true
			default:
				only = &thread
			}
		}
	}
	return false
}
