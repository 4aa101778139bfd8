package main

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
	"strings"
	"syscall"
	"testing"
	"text/template"
	"time"

	"github.com/rogpeppe/go-internal/testscript"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// slurmConf is a cluster of this machine alone, without what needs an init system: control groups,
// accounting.
var slurmConf = template.Must(template.New("").Parse(`ClusterName=test
SlurmctldHost={{.Host}}(127.0.0.1)
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
SlurmdPidFile={{.Folder}}/slurmd.pid
SlurmdLogFile={{.Folder}}/slurmd.log
SlurmdSpoolDir={{.Folder}}/spool
SlurmdParameters=config_overrides
SchedulerParameters=sched_interval=1,batch_sched_delay=0
NodeName={{.Host}} NodeAddr=127.0.0.1 Port={{.NodePort}} CPUs={{.CPUs}} State=UNKNOWN
PartitionName=all Nodes=ALL Default=YES MaxTime=INFINITE State=UP
`))

// startSlurm starts the daemons in a folder of their own, stops them when the test ends, and returns the
// configuration file.
func startSlurm(t *testing.T) string {
	t.Helper()
	folder, err := os.MkdirTemp("", "slurm") // paths of sockets are short
	require.NoError(t, err)
	t.Cleanup(func() { os.RemoveAll(folder) })
	require.NoError(t, os.Chmod(folder, 0o755))
	for _, name := range []string{"state", "spool"} {
		require.NoError(t, os.Mkdir(filepath.Join(folder, name), 0o755))
	}
	key := make([]byte, 128)
	_, _ = crypto.Read(key) // never fails
	require.NoError(t, os.WriteFile(filepath.Join(folder, "key"), key, 0o600))
	in := func(name string) string { return filepath.Join(folder, name) }
	daemon(t, "munged", "--foreground", "--force", "--key-file="+in("key"), "--socket="+in("munge.socket"),
		"--pid-file="+in("munged.pid"), "--log-file="+in("munged.log"), "--seed-file="+in("seed"))
	conf := in("slurm.conf")
	writeSlurmConf(t, conf)
	daemon(t, "slurmctld", "-D", "-i", "-f", conf)
	daemon(t, "slurmd", "-D", "-f", conf)
	ready := func() bool {
		sinfo := exec.Command("sinfo", "--noheader", "--format=%t")
		sinfo.Env = append(os.Environ(), "SLURM_CONF="+conf)
		out, err := sinfo.Output()
		return err == nil && strings.TrimSpace(string(out)) == "idle"
	}
	if !assert.Eventually(t, ready, 2*time.Minute, 200*time.Millisecond, "no node is ready") {
		for _, name := range []string{"munged.log", "slurmctld.log", "slurmd.log"} {
			log, err := os.ReadFile(in(name))
			t.Logf("%s: %v\n%s", name, err, log)
		}
		t.FailNow()
	}
	return conf
}

func writeSlurmConf(t *testing.T, path string) {
	t.Helper()
	host, err := os.Hostname()
	require.NoError(t, err)
	self, err := user.Current()
	require.NoError(t, err)
	file, err := os.Create(path)
	require.NoError(t, err)
	defer file.Close()
	host, _, _ = strings.Cut(host, ".")
	require.NoError(t, slurmConf.Execute(file, map[string]any{
		"Host": host, "User": self.Username, "Folder": filepath.Dir(path), "CPUs": runtime.NumCPU(),
		"ControlPort": freePort(t), "NodePort": freePort(t),
	}))
}

// freePort returns a port below those that the kernel hands out, which the programs of other tests take.
func freePort(t *testing.T) int {
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
func daemon(t *testing.T, name string, arguments ...string) {
	t.Helper()
	path, err := exec.LookPath(name)
	if err != nil {
		path = filepath.Join("/usr/sbin", name)
	}
	_, err = os.Stat(path)
	require.NoError(t, err, "test/scripts/need-batch installs it")
	command := exec.Command(path, arguments...)
	command.SysProcAttr = &syscall.SysProcAttr{Pdeathsig: syscall.SIGTERM}
	require.NoError(t, command.Start())
	t.Cleanup(func() {
		_ = command.Process.Signal(syscall.SIGTERM)
		kill := time.AfterFunc(10*time.Second, func() { _ = command.Process.Kill() })
		defer kill.Stop()
		_ = command.Wait() // of a signal
	})
}

// A sweep over a cluster: its scheduler and its nodes are real ones, on this machine.
func TestSlurm(t *testing.T) {
	// Daemons end with the thread that started them.
	runtime.LockOSThread()
	defer runtime.UnlockOSThread()
	conf := startSlurm(t)
	parts := fakeParts(t)
	t.Run("sweep", func(t *testing.T) {
		testscript.Run(t, testscript.Params{
			Dir:                 "testdata/slurm",
			RequireExplicitExec: true,
			Setup: func(e *testscript.Env) error {
				e.Vars = unconfigured(e.Vars)
				e.Setenv(fakeVariable, parts)
				e.Setenv("SLURM_CONF", conf)
				e.Setenv("TASKS", fmt.Sprint(3))
				return nil
			},
		})
	})
}
