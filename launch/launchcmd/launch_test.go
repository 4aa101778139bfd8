package launchcmd

import (
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

var wrapper = []string{"nasty", "exec", "--"}

// runnable knows the programs of the tables below.
func runnable(word string) bool {
	return slices.Contains([]string{"./a", "./b", "a", "/bin/ssh"}, word)
}

func TestWrapFindsPrograms(t *testing.T) {
	tests := []struct{ name, words, want string }{
		{"plain", "mpiexec -n 4 ./a", "mpiexec -n 4 @ ./a"},
		{"arguments stay", "mpiexec -n 4 ./a -n 5 x", "mpiexec -n 4 @ ./a -n 5 x"},
		{"no options", "mpirun ./a", "mpirun @ ./a"},
		{"path and suffix", "/usr/bin/mpiexec.hydra -np 4 ./a", "/usr/bin/mpiexec.hydra -np 4 @ ./a"},
		{"two dashes", "mpirun --np 4 --oversubscribe ./a", "mpirun --np 4 --oversubscribe @ ./a"},
		{"equals", "mpirun --np=4 --unknown=x ./a", "mpirun --np=4 --unknown=x @ ./a"},
		{"end of options", "mpirun -n 4 -- ./a", "mpirun -n 4 -- @ ./a"},
		{"program is not looked up", "mpirun -n 4 ./missing", "mpirun -n 4 @ ./missing"},
		{"hydra environment", "mpiexec -genv N V -env A B -genvall -f hosts ./a", "mpiexec -genv N V -env A B -genvall -f hosts @ ./a"},
		{"hydra placement", "mpiexec -ppn 2 -bind-to core -prepend-rank -l ./a", "mpiexec -ppn 2 -bind-to core -prepend-rank -l @ ./a"},
		{"open mpi", "mpirun -x A=1 --mca btl self,vader --map-by :OVERSUBSCRIBE --bind-to none ./a", "mpirun -x A=1 --mca btl self,vader --map-by :OVERSUBSCRIBE --bind-to none @ ./a"},
		{"open mpi as root", "mpirun --allow-run-as-root -hostfile h -host x:4 -tag-output ./a", "mpirun --allow-run-as-root -hostfile h -host x:4 -tag-output @ ./a"},
		{"several programs", "mpiexec -n 1 ./a x : -n 2 -host h ./b : ./a", "mpiexec -n 1 @ ./a x : -n 2 -host h @ ./b : @ ./a"},
		{"srun", "srun -n 4 -N2 --mpi=pmix -p debug ./a -n 1", "srun -n 4 -N2 --mpi=pmix -p debug @ ./a -n 1"},
		{"flux", "flux run -n4 -N 2 --env=A --setopt mpi=none -x ./a -n 1", "flux run -n4 -N 2 --env=A --setopt mpi=none -x @ ./a -n 1"},
		{"srun, letters together", "srun -lun 4 ./a", "srun -lun 4 @ ./a"},
		{"srun, attached to letters", "srun -ln4 ./a", "srun -ln4 @ ./a"},
		{"srun, long with a word", "srun --ntasks 4 --exclusive --cpu-bind none ./a", "srun --ntasks 4 --exclusive --cpu-bind none @ ./a"},
		{"assignments", "A=1 B=2 mpiexec -n 4 ./a", "env A=1 B=2 mpiexec -n 4 @ ./a"},
		{"env", "env -u C A=1 mpiexec -n 4 ./a", "env -u C A=1 mpiexec -n 4 @ ./a"},
		{"wrappers", "nice -n 5 timeout -k 5 60 stdbuf -oL mpiexec -n 4 ./a", "nice -n 5 timeout -k 5 60 stdbuf -oL mpiexec -n 4 @ ./a"},
		{"unknown option, program", "mpiexec -shiny ./a in.txt", "mpiexec -shiny @ ./a in.txt"},
		{"unknown option, lone program", "mpiexec -shiny ./a", "mpiexec -shiny @ ./a"},
		{"unknown option, value", "mpiexec -shiny 4 ./a in.txt", "mpiexec -shiny 4 @ ./a in.txt"},
		{"unknown option, value and option", "mpiexec -shiny 4 -n 2 ./a", "mpiexec -shiny 4 -n 2 @ ./a"},
		{"unknown option, option", "mpiexec -shiny -n 2 ./a", "mpiexec -shiny -n 2 @ ./a"},
		{"mark", "mpiexec -n 4 {} ./a {}x", "mpiexec -n 4 @ ./a {}x"},
		{"marks", "anything {} ./a : {} ./b", "anything @ ./a : @ ./b"},
	}
	for _, test := range tests {
		t.Run(test.name, func(t *testing.T) {
			command, err := Wrap(strings.Fields(test.words), wrapper, runnable)
			require.NoError(t, err)
			want := strings.ReplaceAll(test.want, "@", strings.Join(wrapper, " "))
			assert.Equal(t, want, strings.Join(command.Words, " "))
			assert.False(t, command.ThroughEnvironment)
		})
	}
}

func TestWrapLeavesOtherCommands(t *testing.T) {
	for words, at := range map[string]int{
		"ctest -j 4": 0, "make check": 0, "./script.sh mpiexec -n 4 ./a": 0, "timeout 60 ctest": 2, "pytest -k mpiexec": 0, "env A=1 ./a": 2,
		"flux jobs -a": 0, "flux": 0,
	} {
		command, err := Wrap(strings.Fields(words), wrapper, runnable)
		require.NoError(t, err, words)
		assert.Equal(t, Command{Words: strings.Fields(words), ThroughEnvironment: true, At: at}, command)
	}
}

func TestWrapMarkInsideAScript(t *testing.T) {
	script := []string{"sh", "-c", "mpiexec -n 2 {} ./a; awk '{}' x"}
	command, err := Wrap(script, []string{"/it's/nasty", "exec"}, runnable)
	require.NoError(t, err)
	assert.Equal(t, `mpiexec -n 2 '/it'\''s/nasty' exec ./a; awk '{}' x`, command.Words[2])
	assert.False(t, command.ThroughEnvironment)
}

func TestWrapErrors(t *testing.T) {
	tests := []struct{ name, words, want string }{
		{"nothing", "", "no launch command given"},
		{"only a wrapper", "env A=1", "no launch command given"},
		{"wrapper without its operand", "timeout", "no launch command given"},
		{"no program", "mpiexec -n 4", "no program found in the launch command; mark it: nastympi run mpiexec … {} ./prog"},
		{"no program in a part", "mpiexec -n 4 ./a : -n 2", "no program found in the launch command; mark it: nastympi run mpiexec … {} ./prog"},
		{"empty part", "mpiexec -n 4 ./a :", "no program found in the launch command; mark it: nastympi run mpiexec … {} ./prog"},
		{"program or value", "mpiexec -shiny /bin/ssh ./a", "cannot tell the program from the value of the unknown option -shiny; mark it: nastympi run mpiexec … {} ./prog"},
		{"neither", "mpiexec -shiny x y", "cannot tell the program from the value of the unknown option -shiny; mark it: nastympi run mpiexec … {} ./prog"},
		{"file of programs", "mpiexec -configfile f", "-configfile names a file with the programs, which nastympi does not change; write \"nastympi exec\" before each program in it"},
		{"file of programs, srun", "nice srun --multi-prog f", "--multi-prog names a file with the programs, which nastympi does not change; write \"nastympi exec\" before each program in it"},
	}
	for _, test := range tests {
		t.Run(test.name, func(t *testing.T) {
			_, err := Wrap(strings.Fields(test.words), wrapper, runnable)
			assert.EqualError(t, err, test.want)
		})
	}
}

// FuzzWrap: Wrap changes nothing in a command but adds the wrapper.
func FuzzWrap(f *testing.F) {
	f.Add("mpiexec -n 4 ./a : -shiny ./b")
	f.Add("timeout -k 5 srun -ln4 -- ./a")
	f.Fuzz(func(t *testing.T, line string) {
		words := strings.Fields(line)
		if marked(words) || slices.Contains(words, "@") {
			t.Skip()
		}
		command, err := Wrap(words, []string{"@"}, runnable)
		if err != nil {
			return
		}
		left := slices.DeleteFunc(command.Words, func(word string) bool { return word == "@" })
		assert.Equal(t, withEnv(words), left)
	})
}

func TestLaunches(t *testing.T) {
	for words, want := range map[string]bool{"mpiexec.hydra -n 2 ./a": true, "/usr/bin/srun ./a": true, "flux run ./a": true, "flux jobs": false, "ctest": false} {
		assert.Equal(t, want, Launches(strings.Fields(words)), words)
	}
}
