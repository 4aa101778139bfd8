package process

import (
	"os"
	"slices"
	"strings"
	"sync"
)

// sessions is where the launcher of Open MPI 4 keeps the files of a launch. By default, the launchers of a user share a folder in /tmp. One
// that ends removes the folder while another begins, which then fails: about one of 300 launches, if two begin at once.
const sessions = "OMPI_MCA_orte_tmpdir_base"

// elsewhere are the beginnings of variables that say that ranks may run on other nodes.
var elsewhere = []string{"SLURM_JOB_ID=", "PBS_JOBID=", "LSB_JOBID=", "PE_HOSTFILE=", "FLUX_URI=", "OMPI_MCA_orte_default_hostfile="}

// hostOptions of launchers name other nodes.
var hostOptions = []string{"-H", "-host", "--host", "-hostfile", "--hostfile", "-machinefile", "--machinefile", "-f", "-hosts"}

// session gives a launch a folder of its own for the files of its launcher: the environment that names it, and what removes it. A launch
// on several nodes, on which the launcher would leave a folder, and one whose user has chosen a folder, keep what they have.
func session(line, environment []string) (env []string, remove func()) {
	none := func() {}
	chosen := func(setting string) bool {
		return strings.HasPrefix(setting, "OMPI_MCA_orte_") && strings.Contains(setting, "tmpdir_base=")
	}
	if slices.ContainsFunc(environment, chosen) || !OnThisMachine(line, environment) {
		return nil, none
	}
	folder, err := os.MkdirTemp("", "nastympi-mpi-") // sockets need short paths
	if err != nil {
		return nil, none // the launcher has the same trouble, and says so
	}
	made.Store(folder, nil)
	return []string{sessions + "=" + folder}, func() {
		os.RemoveAll(folder)
		made.Delete(folder)
	}
}

// OnThisMachine says whether nothing in a launch command or its environment places ranks on other nodes.
func OnThisMachine(line, environment []string) bool {
	away := func(setting string) bool {
		return slices.ContainsFunc(elsewhere, func(prefix string) bool { return strings.HasPrefix(setting, prefix) })
	}
	return !slices.ContainsFunc(environment, away) && !slices.ContainsFunc(line, func(word string) bool { return slices.Contains(hostOptions, word) })
}

// made are the folders of the launches in progress, which KillAll removes.
var made sync.Map
