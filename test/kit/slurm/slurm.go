// Package slurm starts Slurm's real daemons for tests: a scheduler and a daemon for each node. The nodes are this machine,
// or those of test/kit/nodes. Everything ends with the test.
package slurm

import (
	crypto "crypto/rand"
	"fmt"
	"math/rand/v2"
	"net"
	"os"
	"os/exec"
	"os/user"
	"path/filepath"
	"runtime"
	"slices"
	"strings"
	"syscall"
	"testing"
	"text/template"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// Node is one on which jobs run. The scheduler runs on the first one.
type Node struct {
	Name, Address string
	Port          int
	CPUs          int // for jobs; there may be fewer
	// Enter makes a command run on the node. It is nil for this machine.
	Enter func(words ...string) []string
}

// conf leaves out what needs an init system, control groups or a database.
var conf = template.Must(template.New("").Parse(`ClusterName=test
SlurmctldHost={{.Control.Name}}({{.Control.Address}})
SlurmctldPort={{.ControlPort}}
SlurmUser={{.User}}
SlurmdUser={{.User}}
AuthType=auth/munge
AuthInfo=socket={{.Folder}}/munge.socket
CredType=cred/munge
MpiDefault=none
ProctrackType=proctrack/linuxproc
TaskPlugin=task/none
SelectType=select/cons_tres
SelectTypeParameters=CR_Core
JobAcctGatherType=jobacct_gather/none
AccountingStorageType=accounting_storage/none
JobCompType=jobcomp/none
KillWait=5
SlurmctldPidFile={{.Folder}}/slurmctld.pid
SlurmctldLogFile={{.Folder}}/slurmctld.log
StateSaveLocation={{.Folder}}/state
SlurmdPidFile={{.Folder}}/%n.pid
SlurmdLogFile={{.Folder}}/%n.log
SlurmdSpoolDir={{.Folder}}/spool-%n
TmpFS={{.Folder}}/tmp-%n
SlurmdParameters=config_overrides
SchedulerParameters=sched_interval=1,batch_sched_delay=0
{{range .Nodes}}NodeName={{.Name}} NodeAddr={{.Address}} Port={{.Port}} CPUs={{.CPUs}} State=UNKNOWN
{{end}}PartitionName=all Nodes=ALL Default=YES MaxTime=INFINITE State=UP
`))

// ThisMachine is a node with the name and the processors of this machine.
func ThisMachine(t testing.TB) Node {
	t.Helper()
	host, err := os.Hostname()
	require.NoError(t, err)
	host, _, _ = strings.Cut(host, ".")
	return Node{Name: host, Address: "127.0.0.1", Port: freePort(t), CPUs: runtime.NumCPU()}
}

// startPatience is for daemons on a busy machine.
const startPatience = 10 * time.Minute

// Start starts the daemons in a folder of their own, waits until all nodes are ready, and returns the assignment that
// makes Slurm's commands find them. The daemons end with the thread that starts them: the test calls LockOSThread.
func Start(t testing.TB, nodes ...Node) (variable string) {
	t.Helper()
	folder, err := os.MkdirTemp("", "slurm") // paths of sockets are short
	require.NoError(t, err)
	t.Cleanup(func() { os.RemoveAll(folder) })
	require.NoError(t, os.Chmod(folder, 0o755))
	in := func(name string) string { return filepath.Join(folder, name) }
	require.NoError(t, os.Mkdir(in("state"), 0o755))
	for _, n := range nodes {
		require.NoError(t, os.Mkdir(in("spool-"+n.Name), 0o755))
		require.NoError(t, os.Mkdir(in("tmp-"+n.Name), 0o777))
	}
	startMunge(t, in)
	path := in("slurm.conf")
	write(t, path, nodes)
	variable = "SLURM_CONF=" + path
	daemon(t, nodes[0].on("slurmctld", "-D", "-i", "-f", path))
	for _, n := range nodes {
		daemon(t, n.on("slurmd", "-D", "-N", n.Name, "-f", path))
	}
	ready := func() bool {
		words := nodes[0].on("sinfo", "--noheader", "--Node", "--format=%t")
		sinfo := exec.Command(words[0], words[1:]...)
		sinfo.Env = append(os.Environ(), variable)
		out, err := sinfo.Output()
		return err == nil && slices.Equal(strings.Fields(string(out)), slices.Repeat([]string{"idle"}, len(nodes)))
	}
	if !assert.Eventually(t, ready, startPatience, 200*time.Millisecond, "not all nodes are ready") {
		logs, _ := filepath.Glob(in("*.log"))
		for _, log := range logs {
			text, err := os.ReadFile(log)
			t.Logf("%s: %v\n%s", log, err, text)
		}
		t.FailNow()
	}
	return variable
}

// startMunge starts the daemon that says who sends a message. Its socket is a file, which all nodes see.
func startMunge(t testing.TB, in func(name string) string) {
	t.Helper()
	key := make([]byte, 128)
	_, _ = crypto.Read(key) // never fails
	require.NoError(t, os.WriteFile(in("key"), key, 0o600))
	daemon(t, []string{"munged", "--foreground", "--force", "--key-file=" + in("key"), "--socket=" + in("munge.socket"),
		"--pid-file=" + in("munged.pid"), "--log-file=" + in("munged.log"), "--seed-file=" + in("seed")})
}

func write(t testing.TB, path string, nodes []Node) {
	t.Helper()
	self, err := user.Current()
	require.NoError(t, err)
	file, err := os.Create(path)
	require.NoError(t, err)
	defer file.Close()
	require.NoError(t, conf.Execute(file, map[string]any{
		"User": self.Username, "Folder": filepath.Dir(path), "Control": nodes[0], "ControlPort": freePort(t), "Nodes": nodes,
	}))
}

// on is the command that runs a program of Slurm on the node.
func (n Node) on(words ...string) []string {
	words[0] = program(words[0])
	if n.Enter == nil {
		return words
	}
	return n.Enter(words...)
}

// program is the path of a daemon, which need not be where users look.
func program(name string) string {
	if path, err := exec.LookPath(name); err == nil {
		return path
	}
	return filepath.Join("/usr/sbin", name)
}

// freePort returns a port below those that the kernel hands out, which the programs of other tests take.
func freePort(t testing.TB) int {
	t.Helper()
	const first, last = 20000, 30000
	for range 100 {
		port := first + rand.IntN(last-first)
		listener, err := net.Listen("tcp", fmt.Sprintf("127.0.0.1:%d", port))
		if err == nil {
			listener.Close()
			return port
		}
	}
	require.FailNow(t, "no free port", "of a hundred between %d and %d", first, last)
	return 0
}

// daemon starts a program that stays in the foreground. Daemons are stopped in the reverse order.
func daemon(t testing.TB, words []string) {
	t.Helper()
	words[0] = program(words[0])
	_, err := os.Stat(words[0])
	require.NoError(t, err, "test/scripts/need-batch installs it")
	command := exec.Command(words[0], words[1:]...)
	command.SysProcAttr = &syscall.SysProcAttr{Pdeathsig: syscall.SIGTERM}
	require.NoError(t, command.Start())
	t.Cleanup(func() {
		_ = command.Process.Signal(syscall.SIGTERM)
		kill := time.AfterFunc(10*time.Second, func() { _ = command.Process.Kill() })
		defer kill.Stop()
		_ = command.Wait() // of a signal
	})
}
