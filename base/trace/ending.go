package trace

import (
	"fmt"

	"github.com/nastympi/nastympi/base/mpicall"
)

// Ending is what a process could note about its end. SIGKILL leaves no time for that. It lies in the header of a recording.
type Ending struct {
	Kind   EndKind
	Value  int32  // see the kinds
	Thread uint32 // that ended the process; NoThread: it is none that calls MPI
	// RefusedThread is the thread in whose call the library was treating an error since RefusedAt, if Refused is not 0.
	RefusedThread uint32
	RefusedAt     uint64 // as Event.Time
	Refused       uint64 // see Class
}

// EndKind is a way to end. Its C twin is enum nasty_ending.
type EndKind uint32

const (
	EndUnknown EndKind = iota
	EndExit            // main returned or exit was called, without MPI_Finalize; Value: the status, -1 if it is not known
	EndAbort           // MPI_Abort; the error code
	EndSignal          // a signal about the process' own doing; its number
)

// NoThread is the number of a thread that has not called MPI.
const NoThread = ^uint32(0)

// signals that a process can note before it dies.
var signals = map[int32]string{4: "SIGILL", 6: "SIGABRT", 7: "SIGBUS", 8: "SIGFPE", 11: "SIGSEGV"}

// SignalName is the name of a signal.
func SignalName(number int32) string {
	if name := signals[number]; name != "" {
		return name
	}
	return fmt.Sprintf("signal %d", number)
}

// Failure says how a process failed by itself, as no program that passes does: "died of SIGSEGV"; empty: it did not, as far as is known.
func (e Ending) Failure() string {
	switch {
	case e.Kind == EndSignal:
		return "died of " + SignalName(e.Value)
	case e.Kind == EndExit && e.Value > 0:
		return fmt.Sprintf("ended with exit status %d and without MPI_Finalize", e.Value)
	}
	return ""
}

// Refusal is Ending.Refused of an error class.
func Refusal(class int64) uint64 { return constantNumber(class)<<1 | 1 }

// Class is the class of the error that the library was treating when the process ended: mpicall.ErrRank, ….
// mpicall.Success: it treated none.
func (e Ending) Class() int64 {
	if e.Refused == 0 {
		return mpicall.Success
	}
	if e.Refused&1 == 0 {
		return zigzag(e.Refused >> 1)
	}
	class, _ := mpicall.Named(e.Refused>>1 - 1)
	return class
}
