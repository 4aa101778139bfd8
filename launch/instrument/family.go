package instrument

import (
	"fmt"
	"os/exec"
	"path/filepath"
	"regexp"
	"slices"
	"strconv"
	"strings"
)

// family is compilers with the same options.
type family struct {
	name string
	// asked this, the compiler says one of these words.
	asked string
	says  []string
	// specs is the text of a file that the compiler may need.
	specs func(object string) string
	// options go behind arguments. version is what the compiler has answered.
	options func(folder, version string, arguments []string) []string
	// tooOld says why a compiler with this answer cannot be used; empty: it can.
	tooOld func(version string) string
	// stepwise says that the compiler cannot instrument, and compiles Fortran only (Command).
	stepwise bool
}

// families: only GCC has specs.
var families = []*family{
	{name: "gcc", asked: "-dumpspecs", says: []string{"*cc1:"}, specs: gccSpecs, options: gccOptions, tooOld: gccTooOld},
	{name: "flang", asked: "--version", says: []string{"flang version", "flang-new version"}, specs: noSpecs, options: flangOptions, tooOld: neverTooOld, stepwise: true},
	{name: "clang", asked: "--version", says: []string{"clang", "LLVM"}, specs: noSpecs, options: clangOptions, tooOld: neverTooOld},
}

// familyOf asks the compiler, and returns its answer as well.
func familyOf(compiler []string) (kind *family, version string, err error) {
	for _, f := range families {
		output, err := exec.Command(compiler[0], append(slices.Clone(compiler[1:]), f.asked)...).Output()
		said := func(word string) bool { return strings.Contains(string(output), word) }
		if err == nil && slices.ContainsFunc(f.says, said) {
			return f, string(output), nil
		}
	}
	return nil, "", fmt.Errorf("%s is neither GCC nor clang nor flang, judging by its answers to -dumpspecs and --version", strings.Join(compiler, " "))
}

// gccSpecs add to what GCC runs (Specifying Subprocesses and the Switches to Pass to Them, in GCC's manual). Only the compiler
// proper is told to instrument: if the driver were, it would link ThreadSanitizer. A link that leaves out the C library leaves
// out all of it. The object comes before GCC's own library, which has a __wrap_pthread_create, too. The calls at the beginning
// and the end of functions tell nothing here. In Fortran, GCC takes it that a procedure keeps no address of its arguments, as
// MPI_Get does, and leaves out accesses of local variables: without points-to analysis it does not know which these are. Copies of a
// known size become code of GCC's own after it has instrumented. So in C and C++ it may not know the functions that copy by their names,
// nor have calls that check the size of their destination, and it makes no such calls of loops. Nor does it move loads and stores out of loops
// before it instruments: a load that stands under a condition would then be made although the condition never holds. Programs that ask for
// __SANITIZE_THREAD__ would call more of ThreadSanitizer. The object refers to functions that it wraps by weak symbols, as the program need
// not call them. These do not make the linker take a library such as OpenMP's, or a part of an archive; so they are not wrapped in programs
// that are linked statically, in which no shim is.
func gccSpecs(object string) string {
	const link = "%{!r:%{!nostdlib:%{!nodefaultlibs:"
	return "*cc1:\n+ -fsanitize=thread --param tsan-instrument-func-entry-exit=0 --param tsan-distinguish-volatile=1 " +
		"-fno-tree-loop-distribute-patterns -fno-tree-loop-im %{,f77|,f77-cpp-input|,f95|,f95-cpp-input:-fno-tree-pta; :-U_FORTIFY_SOURCE -fno-builtin-" +
		strings.Join(called, " -fno-builtin-") + "}\n\n" +
		"*cpp:\n+ -U__SANITIZE_THREAD__\n\n" +
		"*link:\n+ " + link + wrap(copying) + " " + object + " %{!static:%{!static-pie:" + wrap(wrapped) + " %{fopenmp:--push-state --no-as-needed -lgomp --pop-state}}}}}}\n\n" +
		"*lib:\n+ -ldl\n\n"
}

// gccOptions are none if the arguments have them: a wrapper passes on what it was given to a compiler that may be called so too.
func gccOptions(folder, _ string, arguments []string) []string {
	option := "-specs=" + filepath.Join(folder, specsName)
	if slices.Contains(arguments, option) {
		return nil
	}
	return []string{option}
}

// inSpecs matches the version in GCC's own specs.
var inSpecs = regexp.MustCompile(`(?m)^\*version:\n(\d+)`)

// firstGCC tells volatile objects from others, which programs poll.
const firstGCC = 11

func gccTooOld(version string) string {
	said := inSpecs.FindStringSubmatch(version)
	if said == nil {
		return ""
	}
	if number, _ := strconv.Atoi(said[1]); number >= firstGCC {
		return ""
	}
	return fmt.Sprintf("GCC %s does not tell accesses of volatile objects from others: use GCC %d or later, or clang (OMPI_CC or MPICH_CC names the compiler of mpicc)",
		said[1], firstGCC)
}

func noSpecs(string) string { return "" }

func neverTooOld(string) string { return "" }

// clangOptions: -Xclang reaches only the compiler proper. A command that only compiles has no use for an object. LLVM's pass leaves out
// accesses of more than 16 bytes, such as vectors have.
func clangOptions(folder, version string, arguments []string) []string {
	object := filepath.Join(folder, objectName)
	if slices.Contains(arguments, object) || slices.Contains(arguments, "-fsanitize=thread") {
		return nil
	}
	options := []string{"-Xclang", "-fsanitize=thread"}
	for _, option := range passOptions(version) {
		options = append(options, "-mllvm", option)
	}
	options = append(options, "-fno-vectorize", "-fno-slp-vectorize", "-Qunused-arguments")
	return append(options, linking(object, arguments)...)
}

// flangOptions are for the linker only.
func flangOptions(folder, _ string, arguments []string) []string {
	object := filepath.Join(folder, objectName)
	if slices.Contains(arguments, object) {
		return nil
	}
	return linking(object, arguments)
}

// versioned matches what LLVM's compilers say of their version.
var versioned = regexp.MustCompile(`version (\d+)\.`)

// Before version 21, LLVM's pass asks who knows the address of the element that is accessed, not of the local variable with it, and leaves it
// out if only the variable's has been passed on (LLVM, pull request 132756). Version 12 is the first with the option against that.
const firstWithOption, firstWithoutNeed = 12, 21

// passOptions are options of LLVM's pass. If uses of a variable are not looked at, anybody may know its address.
func passOptions(version string) []string {
	options := []string{"-tsan-instrument-func-entry-exit=0", "-tsan-distinguish-volatile=1"}
	number := firstWithOption // where a vendor counts otherwise
	if said := versioned.FindStringSubmatch(version); said != nil {
		number, _ = strconv.Atoi(said[1])
	}
	if number >= firstWithOption && number < firstWithoutNeed {
		options = append(options, "-capture-tracking-max-uses-to-explore=0")
	}
	return options
}

// linking are the options for a command of LLVM's compilers that links.
func linking(object string, arguments []string) []string {
	if !links(arguments) {
		return nil
	}
	return []string{object, "-Wl," + strings.ReplaceAll(wrap(slices.Concat(copying, wrapped)), " ", ","), "-ldl"}
}

// links says whether the compiler is told to make an executable or a shared object of something.
func links(arguments []string) bool {
	stops := func(a string) bool {
		return slices.Contains([]string{"-c", "-S", "-E", "-M", "-MM", "-r", "-fsyntax-only", "-nostdlib"}, a)
	}
	return slices.ContainsFunc(arguments, func(a string) bool { return !strings.HasPrefix(a, "-") }) && !slices.ContainsFunc(arguments, stops)
}
