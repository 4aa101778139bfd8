package instrument

import (
	"fmt"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
)

// family is compilers with the same options.
type family struct {
	name string
	// asked this, the compiler says one of these words.
	asked string
	says  []string
	// specs is the text of a file that the compiler may need.
	specs   func(object string) string
	options func(folder string, arguments []string) []string
}

// families: only GCC has specs.
var families = []*family{
	{name: "gcc", asked: "-dumpspecs", says: []string{"*cc1:"}, specs: gccSpecs, options: gccOptions},
	{name: "clang", asked: "--version", says: []string{"clang", "LLVM"}, specs: func(string) string { return "" }, options: clangOptions},
}

// familyOf asks the compiler.
func familyOf(compiler []string) (*family, error) {
	for _, f := range families {
		output, err := exec.Command(compiler[0], append(slices.Clone(compiler[1:]), f.asked)...).Output()
		said := func(word string) bool { return strings.Contains(string(output), word) }
		if err == nil && slices.ContainsFunc(f.says, said) {
			return f, nil
		}
	}
	return nil, fmt.Errorf("%s is neither GCC nor clang, judging by its answers to -dumpspecs and --version", strings.Join(compiler, " "))
}

// gccSpecs add to what GCC runs (Specifying Subprocesses and the Switches to Pass to Them, in GCC's manual). Only the compiler
// proper is told to instrument: if the driver were, it would link ThreadSanitizer. A link that leaves out the C library leaves
// out all of it. The object comes before GCC's own library, which has a __wrap_pthread_create, too. The calls at the beginning
// and the end of functions tell nothing here. In Fortran, GCC takes it that a procedure keeps no address of its arguments, as
// MPI_Get does, and leaves out accesses of local variables: without points-to analysis it does not know which these are. Programs that ask for
// __SANITIZE_THREAD__ would call more of ThreadSanitizer. The object refers to functions that it wraps by weak symbols, as the program need
// not call them. These do not make the linker take a library such as OpenMP's, or a part of an archive; so they are not wrapped in programs
// that are linked statically, in which no shim is.
func gccSpecs(object string) string {
	const link = "%{!r:%{!nostdlib:%{!nodefaultlibs:"
	return "*cc1:\n+ -fsanitize=thread --param tsan-instrument-func-entry-exit=0 --param tsan-distinguish-volatile=1 " +
		"%{,f77|,f77-cpp-input|,f95|,f95-cpp-input:-fno-tree-pta}\n\n" +
		"*cpp:\n+ -U__SANITIZE_THREAD__\n\n" +
		"*link:\n+ " + link + wrap(copying) + " " + object + " %{!static:%{!static-pie:" + wrap(wrapped) + " %{fopenmp:--push-state --no-as-needed -lgomp --pop-state}}}}}}\n\n" +
		"*lib:\n+ -ldl\n\n"
}

// gccOptions are none if the arguments have them: a wrapper passes on what it was given to a compiler that may be called so too.
func gccOptions(folder string, arguments []string) []string {
	option := "-specs=" + filepath.Join(folder, specsName)
	if slices.Contains(arguments, option) {
		return nil
	}
	return []string{option}
}

// clangOptions: -Xclang reaches only the compiler proper. A command that only compiles has no use for an object.
func clangOptions(folder string, arguments []string) []string {
	object := filepath.Join(folder, objectName)
	if slices.Contains(arguments, object) || slices.Contains(arguments, "-fsanitize=thread") {
		return nil
	}
	options := []string{"-Xclang", "-fsanitize=thread", "-mllvm", "-tsan-instrument-func-entry-exit=0", "-mllvm", "-tsan-distinguish-volatile=1", "-Qunused-arguments"}
	if links(arguments) {
		options = append(options, object, "-Wl,"+strings.ReplaceAll(wrap(slices.Concat(copying, wrapped)), " ", ","), "-ldl")
	}
	return options
}

// links says whether the compiler is told to make an executable or a shared object of something.
func links(arguments []string) bool {
	stops := func(a string) bool {
		return slices.Contains([]string{"-c", "-S", "-E", "-M", "-MM", "-r", "-fsyntax-only", "-nostdlib"}, a)
	}
	return slices.ContainsFunc(arguments, func(a string) bool { return !strings.HasPrefix(a, "-") }) && !slices.ContainsFunc(arguments, stops)
}
