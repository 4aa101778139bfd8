package buffer

import (
	"github.com/nastympi/nastympi/base/finding"
)

// Gone is the name of the rule about buffers that no longer exist.
const Gone = "buffer-gone"

var (
	originChanged = &finding.Rule{
		Name: "origin-changed", Severity: finding.Error, Section: "12.3", Number: 49,
		Title:   "origin buffer changed while its operation was pending",
		Says:    "The origin buffer of a put or an accumulate must not change before the operation is complete at the origin: MPI may read it until then.",
		Example: "MPI_Put(&x, 1, MPI_INT, 1, 0, 1, MPI_INT, win);\nx = 2;\nMPI_Win_flush(1, win);",
		Repair:  "Complete the operation at the origin before the buffer changes, or use another buffer.",
	}
	windowOriginChanged = &finding.Rule{
		Name: "window-origin-changed", Severity: finding.Warning, Section: "12.3 and 12.7", Number: 49,
		Title:   "origin buffer in a window changed while its operation was pending",
		Says:    "The origin buffer of a put or an accumulate must not change before the operation is complete at the origin. In memory of a window, another rank may have changed it; nothing then orders the two accesses.",
		Example: "MPI_Put(base, 1, MPI_INT, 1, 0, 1, MPI_INT, win);\nbase[0] = 2;\nMPI_Win_flush(1, win);",
		Repair:  "Complete the operation at the origin before the buffer changes, on this rank or on another one.",
	}
	fetchedChanged = &finding.Rule{
		Name: "fetched-buffer-changed", Severity: finding.Error, Section: "12.3", Number: 50,
		Title:   "buffer for fetched data changed while its operation was pending",
		Says:    "The buffer that a get or a fetch writes must not be accessed before the operation is complete at the origin: MPI may write it at any time until then.",
		Example: "MPI_Get(&x, 1, MPI_INT, 1, 0, 1, MPI_INT, win);\nx = 2;\nMPI_Win_flush(1, win);",
		Repair:  "Complete the operation at the origin before storing into the buffer, or use another buffer.",
	}
	bufferGone = &finding.Rule{
		Name: Gone, Severity: finding.Error, Section: "3.7.2, 6.12 and 12.3", Number: 49,
		Title:   "buffer of a pending operation no longer exists",
		Says:    "The buffers of a one-sided operation must exist until the operation is complete at the origin, those of a nonblocking message or collective operation until a call completes its request.",
		Example: "void send(int x) { MPI_Put(&x, 1, MPI_INT, 1, 0, 1, MPI_INT, win); }\nsend(1);\nMPI_Win_flush(1, win);",
		Repair:  "Complete the operation before the function returns or the memory is freed, or use memory with a longer lifetime.",
	}
	sentChanged = &finding.Rule{
		Name: "send-buffer-changed", Severity: finding.Error, Section: "3.7.2, 6.12 and 14.4",
		Title:   "send buffer changed before its request was complete",
		Says:    "A send buffer must not change between the call that begins the operation and the call that completes its request.",
		Example: "MPI_Isend(&x, 1, MPI_INT, 1, 0, comm, &request);\nx = 2;\nMPI_Wait(&request, MPI_STATUS_IGNORE);",
		Repair:  "Complete the request before the buffer changes, or use another buffer.",
	}
	receivedUsed = &finding.Rule{
		Name: "receive-buffer-used", Severity: finding.Error, Section: "3.7.2, 6.12 and 12.3",
		Title:   "receive buffer accessed before its operation is complete",
		Says:    "A receive buffer must not be accessed between the call that begins the operation and the call that completes its request. The buffer of a get or a fetch must not be accessed before the operation is complete at the origin.",
		Example: "MPI_Irecv(&x, 1, MPI_INT, 1, 0, comm, &request);\nprintf(\"%d\\n\", x);\nMPI_Wait(&request, MPI_STATUS_IGNORE);",
		Repair:  "Complete the request, or the one-sided operation at the origin, before the access.",
	}
	undefinedSent = &finding.Rule{
		Name: "undefined-send", Severity: finding.Note, Section: "3.2.2",
		Title:   "message with uninitialized bytes",
		Says:    "A message carries the bytes of the send buffer. Memcheck reports that the program never initialized some of them. Padding in structures is harmless if the receiver ignores it.",
		Example: "int x[2];\nx[0] = 1;\nMPI_Isend(x, 2, MPI_INT, 1, 0, comm, &request);",
		Repair:  "Initialize all bytes that are sent, or send fewer. A datatype built from a structure's members leaves out the padding.",
	}
	valgrindError = &finding.Rule{
		Name: "valgrind-error", Severity: finding.Note, Section: "3.7.2, 6.12 and 12.3",
		Title:   "error reported by valgrind while buffers belong to MPI",
		Says:    "Buffers of pending operations belong to MPI. The report may be about the program, or about a library in its process. If the program itself accesses a receive buffer, check reports receive-buffer-used instead.",
		Example: "MPI_Irecv(&x, 1, MPI_INT, 1, 0, comm, &request);\nx = 1;\nMPI_Wait(&request, MPI_STATUS_IGNORE);",
		Repair:  "See valgrind's report in the output of the program. Suppress reports that are not about the program (--suppressions).",
	}
)

// Changes are the rules whose findings say that the program has stored into a buffer, and not where.
func Changes() []*finding.Rule { return []*finding.Rule{originChanged, fetchedChanged, sentChanged} }

// Rules are all rules that a Judge knows.
func Rules() []*finding.Rule {
	return []*finding.Rule{originChanged, windowOriginChanged, fetchedChanged, bufferGone, sentChanged, receivedUsed, undefinedSent, valgrindError}
}
