package runner

import (
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/nastympi/nastympi/base/finding"
	"github.com/nastympi/nastympi/sweep/attempt"
)

// stand is what stands for `nastympi exec` in tests: it tells how the program named by WORD is started, and starts it.
const stand = `while [ "$1" != -- ]; do shift; done; shift
if [ -d $_NASTYMPI_RUN/starts ]; then sed "s|WORD|$1|g; s|PID|$$|" <$ANSWER >$_NASTYMPI_RUN/starts/$$; fi
BY=exec exec "$@"`

// launched makes a launch command of these programs, the first of which waits for the others, and an answer to tell.
func launched(t *testing.T, programs ...string) *Program {
	folder := t.TempDir()
	write := func(name, text string) string {
		path := filepath.Join(folder, name)
		require.NoError(t, os.WriteFile(path, []byte(text), 0o700)) //nolint:gosec // scripts
		return path
	}
	p := &Program{Folder: t.TempDir(), Wrapper: []string{"/bin/sh", write("stand", stand), SettingsMark, "--"}}
	p.Environment = []string{"PATH=/bin:/usr/bin", "GONE=1", "ANSWER=" + write("answer", `{"Word": "WORD", "Files": ["WORD"], "Set": ["BY=env"], "Unset": ["GONE"]}`)}
	p.Plain = p.Environment
	p.Words = []string{"/bin/sh", write("launcher", `while [ $# -gt 0 ]; do
	line=""
	while [ $# -gt 0 -a "$1" != : ]; do line="$line $1"; shift; done
	[ $# = 0 ] || shift
	$line
done`)}
	for i, program := range programs {
		if i > 0 {
			p.Words = append(p.Words, ":")
		}
		p.Words = append(append(p.Words, p.Wrapper...), write(program, "#!/bin/sh\n"+`echo "${0##*/} by $BY $NASTY_SEED$GONE"; touch $_NASTYMPI_RUN/mark`))
	}
	return p
}

func seed(value string) attempt.Launch {
	return attempt.Launch{Settings: []finding.Setting{{Name: "NASTY_SEED", Value: value}}, Limit: time.Minute}
}

// What `nastympi exec` found out in the first run is not asked again.
func TestLaterRunsStartTheProgramThemselves(t *testing.T) {
	p := launched(t, "a", "b")
	assert.Equal(t, "a by exec 71\nb by exec 71\n", run(t, p, seed("7")).Stdout)
	result := run(t, p, seed("8"))
	assert.Equal(t, "a by env 8\nb by env 8\n", result.Stdout)
	assert.True(t, result.Intercepted)
	traced := seed("9")
	traced.Trace = true
	result = run(t, p, traced)
	assert.DirExists(t, Traces(result), "which nastympi exec makes otherwise")
	recorded := seed("9")
	recorded.Record = true
	result = run(t, p, recorded)
	assert.DirExists(t, Recording(result))
	assert.Equal(t, "a by exec 1\nb by exec 1\n", run(t, p, unperturbed).Stdout, "it is asked of the environment that it has")
}

var unperturbed = attempt.Launch{Settings: []finding.Setting{{Name: "NASTY_ENABLED", Value: "0"}}, Limit: time.Minute}

// by says who started the programs of a run.
func by(t *testing.T, p *Program, launch attempt.Launch) string {
	t.Helper()
	result := run(t, p, launch)
	p.Discard(result)
	switch hasExec, hasEnv := strings.Contains(result.Stdout, "by exec"), strings.Contains(result.Stdout, "by env"); {
	case hasExec && hasEnv:
		return "both"
	case hasExec:
		return "exec"
	case hasEnv:
		return "env"
	}
	return "nobody"
}

func TestStartsAreAskedAnewIfAFileChanges(t *testing.T) {
	p := launched(t, "a")
	file := p.Words[len(p.Words)-1]
	assert.Equal(t, []string{"exec", "env"}, []string{by(t, p, seed("1")), by(t, p, seed("2"))})
	text, err := os.ReadFile(file)
	require.NoError(t, err)
	require.NoError(t, os.WriteFile(file, append(text, "\n# built again\n"...), 0o700)) //nolint:gosec // a script
	assert.Equal(t, []string{"exec", "env"}, []string{by(t, p, seed("3")), by(t, p, seed("4"))})
	require.NoError(t, os.Rename(file, file+".old"))
	require.NoError(t, os.WriteFile(file, text, 0o700)) //nolint:gosec // a script
	assert.Equal(t, []string{"exec", "env"}, []string{by(t, p, seed("3")), by(t, p, seed("4"))})
}

// A program that env(1) has started, and that nastympi did not see, is started anew.
func TestUnseenStartIsMadeAnew(t *testing.T) {
	p := launched(t, "a")
	file := p.Words[len(p.Words)-1]
	require.NoError(t, os.WriteFile(file, []byte("#!/bin/sh\necho by $BY; [ $BY = env ] || touch $_NASTYMPI_RUN/mark"), 0o700)) //nolint:gosec // a script
	assert.Equal(t, []string{"exec", "exec", "exec"}, []string{by(t, p, seed("1")), by(t, p, seed("2")), by(t, p, seed("3"))})
	left, err := os.ReadDir(p.Folder)
	require.NoError(t, err)
	assert.Empty(t, left)
}

// Each of these is left to `nastympi exec` in all runs.
func TestStartsThatAreNotKnown(t *testing.T) {
	answer := func(p *Program, text string) {
		name, value, _ := strings.Cut(p.Environment[len(p.Environment)-1], "=")
		require.Equal(t, "ANSWER", name)
		require.NoError(t, os.WriteFile(value, []byte(text), 0o600))
	}
	for name, change := range map[string]func(p *Program){
		"no wrapper":              func(p *Program) { p.Wrapper = nil },
		"other nodes":             func(p *Program) { p.Environment = append(p.Environment, "SLURM_JOB_ID=7") },
		"runs that fail":          func(p *Program) { p.Words = append([]string{"/bin/sh", "-c", `"$@"; exit 3`}, p.Words...) },
		"nothing told":            func(p *Program) { answer(p, "") },
		"another program":         func(p *Program) { answer(p, `{"Word": "./other", "Files": ["WORD"], "Set": ["BY=env"]}`) },
		"a file that is gone":     func(p *Program) { answer(p, `{"Word": "WORD", "Files": ["WORD", "/gone"], "Set": ["BY=env"]}`) },
		"processes that disagree": func(p *Program) { answer(p, `{"Word": "WORD", "Files": ["WORD"], "Set": ["BY=env", "X=PID"]}`) },
	} {
		t.Run(name, func(t *testing.T) {
			p := launched(t, "a", "a")
			change(p)
			assert.Equal(t, []string{"exec", "exec"}, []string{by(t, p, seed("1")), by(t, p, seed("2"))})
		})
	}
}

// A script that has its launch command in one word needs `nastympi exec` each time.
func TestDirect(t *testing.T) {
	known := map[string]Start{"./a": {Set: []string{"X=1"}, Unset: []string{"Y"}}}
	words := func(line string) string {
		return strings.Join(direct(strings.Fields(line), []string{"n", "exec", "--"}, known, []string{"NASTY_SEED=7"}), " ")
	}
	assert.Regexp(t, `^mpiexec /\S+/env -u Y NASTY_SEED=7 X=1 ./a b : -n 2 n exec -- ./b$`, words("mpiexec n exec -- ./a b : -n 2 n exec -- ./b"))
	assert.Empty(t, words("mpiexec n exec -- ./b"))
	assert.Empty(t, words("mpiexec n exec --"))
	assert.Empty(t, words("mpiexec ./a"))
	t.Setenv("PATH", "/nowhere")
	assert.Empty(t, words("mpiexec n exec -- ./a"))
}

func TestNamesThatAreNoAssignmentsOrOptions(t *testing.T) {
	for word, want := range map[string]bool{"./a": true, "python3": true, "a=b": false, "./a=b": false, "-a": false, "": false} {
		assert.Equal(t, want, startable(word), word)
	}
}

// Nothing is told to a run that does not ask.
func TestTell(t *testing.T) {
	marks := t.TempDir()
	find := func() Start { return Start{Word: "./a", Files: []string{"./a"}} }
	require.NoError(t, Tell("", find))
	require.NoError(t, Tell(marks, find))
	left, err := os.ReadDir(marks)
	require.NoError(t, err)
	assert.Empty(t, left)

	require.NoError(t, os.Mkdir(filepath.Join(marks, starts), 0o700))
	require.NoError(t, Tell(marks, find))
	require.NoError(t, Tell(marks, find))
	left, err = os.ReadDir(filepath.Join(marks, starts))
	require.NoError(t, err)
	assert.Len(t, left, 2)
}
