// Package adapters spares Open MPI 4 the libraries of network adapters that this machine does not have. Those of Omni-Path and InfiniPath
// measure the processor's clock for a tenth of a second each when MPI_Init loads them, and only then Open MPI looks for their devices. That
// is two thirds of a launch.
package adapters

import (
	"context"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"time"

	"github.com/nastympi/nastympi/launch/process"
)

// layers are components of Open MPI's framework mtl (message transfer layer), each with the files of the devices without which Open MPI
// leaves it out.
var layers = []struct{ component, devices string }{{"psm", "ipath*"}, {"psm2", "hfi1*"}}

// devices is where they are; tests have a folder of their own.
var devices = "/dev"

// patience is how long Open MPI may take to say what is chosen: a fifth of a second is usual.
const patience = 10 * time.Second

// Absent returns variables of the environment with which Open MPI does not load these libraries. They are for launches whose ranks are all on
// this machine. There are none if it has all devices, if the launcher is not that of Open MPI 4, or if the user or the administrator has
// chosen layers by name.
func Absent(ctx context.Context, launcher string, environment []string) []string {
	missing := absent()
	info, known := informer(launcher)
	if !known || len(missing) == 0 {
		return nil
	}
	said, err := process.Run(ctx, process.Command{
		Line: []string{info, "--parsable", "--param", "mtl", "all", "--level", "9"}, Base: environment, Limit: patience,
	})
	if err != nil || !said.Passed() {
		return nil
	}
	chosen, known := value(said.Stdout)
	if !known {
		return nil
	}
	without := excluding(chosen, missing)
	if without == chosen {
		return nil
	}
	return []string{"OMPI_MCA_mtl=" + without}
}

// informer is the command of the launcher's Open MPI that says what is chosen. Up to version 4, mpiexec and mpirun are orterun.
func informer(launcher string) (path string, known bool) {
	path, err := exec.LookPath(launcher)
	if err == nil {
		path, err = filepath.EvalSymlinks(path)
	}
	if err != nil || filepath.Base(path) != "orterun" {
		return "", false
	}
	info := filepath.Join(filepath.Dir(path), "ompi_info")
	_, err = os.Stat(info)
	return info, err == nil
}

// value of the parameter mtl, whoever has chosen it.
func value(said string) (chosen string, known bool) {
	for line := range strings.Lines(said) {
		if chosen, known = strings.CutPrefix(strings.TrimSpace(line), "mca:mtl:base:param:mtl:value:"); known {
			return chosen, true
		}
	}
	return "", false
}

// absent are the layers whose devices this machine lacks.
func absent() (list []string) {
	for _, l := range layers {
		if found, err := filepath.Glob(filepath.Join(devices, l.devices)); err == nil && len(found) == 0 {
			list = append(list, l.component)
		}
	}
	return list
}

// excluding adds components to a choice. A choice names those to take or, after ^, those to leave out.
func excluding(chosen string, components []string) string {
	if chosen != "" && !strings.HasPrefix(chosen, "^") {
		return chosen
	}
	list := strings.FieldsFunc(strings.TrimPrefix(chosen, "^"), func(r rune) bool { return r == ',' })
	for _, c := range components {
		if !slices.Contains(list, c) {
			list = append(list, c)
		}
	}
	return "^" + strings.Join(list, ",")
}
