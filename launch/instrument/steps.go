package instrument

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"

	"github.com/nastympi/nastympi/base/shell"
)

// Command takes the place of a command of a compiler.
type Command struct {
	Words []string // the compiler's, with the options of the library
	// Stepwise says that the compiler cannot be told to instrument: what it starts is run step by step (RunSteps). Else
	// the command is to be run as it is.
	Stepwise bool
	pass     []string // options of LLVM's pass, which RunSteps runs
}

// Steps are where RunSteps runs a command.
type Steps struct {
	Folder   string // for temporary files
	In       io.Reader
	Out, Err io.Writer
}

// optimizerName is LLVM's program that runs passes over bitcode. It is in the folder of its compilers.
const optimizerName = "opt"

// instrumenting are its arguments for ThreadSanitizer's pass, which looks at functions with an attribute only.
var instrumenting = []string{"-passes=forceattrs,tsan-module,function(tsan)", "-force-attribute=sanitize_thread"}

// widening are options of the compiler proper. The pass leaves out accesses of more than 16 bytes, such as vectors have.
var widening = []string{"-vectorize-loops", "-vectorize-slp"}

// RunSteps asks the compiler what it would start (-###), and starts that. Where the compiler proper would write an object, it writes bitcode,
// which is instrumented, and then made the object. It returns the status of the first step that failed.
func (c Command) RunSteps(ctx context.Context, s Steps) (status int, err error) {
	var said bytes.Buffer
	ask := exec.CommandContext(ctx, c.Words[0], slices.Insert(slices.Clone(c.Words[1:]), 0, "-###")...)
	ask.Stdout, ask.Stderr = s.Out, &said
	status, err = run(ask)
	commands, rest, wrong := startedBy(said.String())
	fmt.Fprint(s.Err, rest)
	if status != 0 || err != nil {
		return status, err
	}
	if wrong != nil {
		return 0, wrong
	}
	defer removeTemporary(commands, c.Words)
	for i, command := range commands {
		steps, err := c.stepsOf(command, filepath.Join(s.Folder, fmt.Sprint(i)))
		if err != nil {
			return 0, err
		}
		for _, words := range steps {
			step := exec.CommandContext(ctx, words[0], words[1:]...)
			step.Stdin, step.Stdout, step.Stderr = s.In, s.Out, s.Err
			if status, err := run(step); status != 0 || err != nil {
				return status, err
			}
		}
	}
	return 0, nil
}

// run returns the status of a command, unless it could not be started, or did not end by itself.
func run(command *exec.Cmd) (status int, err error) {
	err = command.Run()
	var exit *exec.ExitError
	if errors.As(err, &exit) && exit.Exited() {
		return exit.ExitCode(), nil
	}
	return 0, err
}

// startedBy reads what a compiler of LLVM says when it is asked what it would start: those commands are the lines that begin with a blank and
// a quotation mark. Rest are its warnings and errors.
func startedBy(said string) (commands [][]string, rest string, err error) {
	for line := range strings.Lines(said) {
		switch {
		case strings.HasPrefix(line, ` "`):
			words, err := shell.Split(line)
			if err != nil {
				return nil, rest, fmt.Errorf("what the compiler would start: %w", err)
			}
			commands = append(commands, words)
		case strings.Contains(line, "error: "), strings.Contains(line, "warning: "):
			rest += line
		}
	}
	return commands, rest, nil
}

// stepsOf are what is run for a command. Files that are made between them begin with temporary.
func (c Command) stepsOf(command []string, temporary string) ([][]string, error) {
	compile := slices.DeleteFunc(slices.Clone(command), func(a string) bool { return slices.Contains(widening, a) })
	input := slices.Index(compile, "-x") // before the language and the file
	output := slices.Index(compile, "-o") + 1
	kind := slices.IndexFunc(compile, func(a string) bool { return slices.Contains([]string{"-emit-obj", "-S", "-emit-llvm-bc"}, a) })
	if len(compile) < 2 || compile[1] != "-fc1" || input < 0 || input+2 >= len(compile) || compile[input+1] == "ir" || output == 0 || kind < 0 {
		return [][]string{command}, nil
	}
	optimizer := filepath.Join(filepath.Dir(compile[0]), optimizerName)
	if !exists(optimizer) {
		return nil, fmt.Errorf("%s cannot instrument, and LLVM's %s, which can, is not beside it (%s): install it, in the version of the compiler",
			filepath.Base(compile[0]), optimizerName, optimizer)
	}
	instrument := func(from, to string) []string {
		return slices.Concat([]string{optimizer}, instrumenting, c.pass, []string{from, "-o", to})
	}
	if compile[kind] == "-emit-llvm-bc" { // for the linker to optimize
		return [][]string{compile, instrument(compile[output], compile[output])}, nil
	}
	bitcode, instrumented := temporary+".bc", temporary+".instrumented.bc"
	finish := slices.Clone(compile)
	compile[kind], compile[output] = "-emit-llvm-bc", bitcode
	finish[input+1], finish[input+2] = "ir", instrumented
	return [][]string{compile, instrument(bitcode, instrumented), finish}, nil
}

// removeTemporary removes what a command of a compiler writes for a later one, unless the user has named it.
func removeTemporary(commands [][]string, words []string) {
	for i, command := range commands {
		output := slices.Index(command, "-o") + 1
		if output == 0 || output >= len(command) || slices.Contains(words, command[output]) {
			continue
		}
		path := command[output]
		read := func(later []string) bool { return slices.Contains(later, path) }
		if filepath.Dir(path) == filepath.Clean(os.TempDir()) && slices.ContainsFunc(commands[i+1:], read) {
			os.Remove(path)
		}
	}
}
