package rejected

import (
	"github.com/nastympi/nastympi/base/finding"
	"github.com/nastympi/nastympi/base/mpicall"
)

// Crash is the name of the rule about calls in which the program crashes.
const Crash = "crash-in-call"

var (
	fatal = &finding.Rule{
		Name: "call-rejected", Severity: finding.Error, Section: "9.3", Rejects: true,
		Title:   "call in which MPI ends the program because of an error",
		Says:    "MPI calls the error handler of the communicator, window or file when it finds an error. The default handler, MPI_ERRORS_ARE_FATAL, ends the program.",
		Example: "MPI_Send(&x, -1, MPI_INT, 1, 0, comm);",
		Repair:  "Correct the call. If the program can handle the error, set MPI_ERRORS_RETURN.",
		Alone: "Correct the call, or use another library if MPI 4.1 allows the call as it stands: it breaks no rule that check knows. If the program " +
			"can handle the error, set MPI_ERRORS_RETURN.",
	}
	returned = &finding.Rule{
		Name: "error-returned", Severity: finding.Note, Section: "9.3", Rejects: true,
		Title:   "call that returns an error",
		Says:    "With MPI_ERRORS_RETURN, a call that finds an error returns its code. The effect of the failed call is undefined, unless MPI says otherwise.",
		Example: "MPI_Comm_set_errhandler(comm, MPI_ERRORS_RETURN);\nMPI_Send(&x, -1, MPI_INT, 1, 0, comm);",
		Repair:  "Correct the call, or handle the error.",
	}
	ignored = &finding.Rule{
		Name: "ignored-error", Severity: finding.Warning, Section: "9.3", Explains: true,
		Title:   "use of a handle that a failed call should have made",
		Says:    "A call that returns an error need not set its results. The program must check the error code before it uses them.",
		Example: "MPI_Comm_set_errhandler(comm, MPI_ERRORS_RETURN);\nMPI_Comm_create(comm, MPI_GROUP_NULL, &part); /* returns MPI_ERR_GROUP */\nMPI_Barrier(part);",
		Repair:  "Check the error code of A, and correct A.",
	}
	crash = &finding.Rule{
		Name: Crash, Severity: finding.Error, Section: "2.8", Rejects: true,
		Title:   "call in which the program crashes",
		Says:    "MPI does not detect all errors. A call may crash if an address is wrong, or if the program has overwritten memory of the library.",
		Example: "MPI_Send(NULL, 4, MPI_INT, 1, 0, comm);",
		Repair:  "Check the addresses that are passed to the call. If they are right, look for out-of-bounds stores, for example with AddressSanitizer.",
	}
	beforeInit = &finding.Rule{
		Name: "call-before-init", Severity: finding.Error, Section: "11.4.1",
		Title:   "call before MPI is initialized",
		Says:    "Before MPI_Init, MPI_Init_thread or MPI_Session_init a program may call only a few functions, such as MPI_Initialized and those on info objects.",
		Example: "MPI_Comm_rank(MPI_COMM_WORLD, &rank);\nMPI_Init(&argc, &argv);",
		Repair:  "Make the call after MPI_Init.",
	}
	afterFinalize = &finding.Rule{
		Name: "call-after-finalize", Severity: finding.Error, Section: "11.4.1",
		Title:   "call after MPI is finalized",
		Says:    "After MPI_Finalize a program may call only a few functions, such as MPI_Finalized and those on info objects.",
		Example: "MPI_Finalize();\nMPI_Barrier(MPI_COMM_WORLD);",
		Repair:  "Make the call before MPI_Finalize.",
	}
	noFinalize = &finding.Rule{
		Name: "no-finalize", Severity: finding.Error, Section: "11.2.2",
		Title:   "process that ends without MPI_Finalize",
		Says:    "A process that has called MPI_Init must call MPI_Finalize before it ends. Otherwise messages may be lost, and the launcher may end the other processes.",
		Example: "MPI_Init(&argc, &argv);\nif (rank > 0)\n    return 0;\nMPI_Finalize();",
		Repair:  "Call MPI_Finalize on each path that leaves the program.",
	}
)

// Rules are all rules that a Judge knows.
func Rules() []*finding.Rule {
	return []*finding.Rule{fatal, returned, ignored, crash, beforeInit, afterFinalize, noFinalize}
}

// tried are the functions that correct programs call to see whether they succeed. Files return errors unless the program says otherwise
// (MPI 4.1, 14.7): one that a program does not expect is easily overlooked.
var tried = mpicall.Beginning("MPI_File_open", "MPI_File_delete", "MPI_File_preallocate", "MPI_File_set_size", "MPI_File_set_atomicity",
	"MPI_File_sync", "MPI_Comm_spawn", "MPI_Comm_connect", "MPI_Comm_accept", "MPI_Info_", "MPI_Lookup_", "MPI_Publish_", "MPI_Unpublish_",
	"MPI_Open_port")
