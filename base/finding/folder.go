package finding

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"strconv"
	"strings"
	"syscall"
)

// Files in a finding's folder.
const (
	JSONFile        = "finding.json"
	StdoutFile      = "stdout"
	StderrFile      = "stderr"
	EnvironmentFile = "environment" // NAME=value lines: the variables of the runs that are not settings
	ScheduleFile    = "schedule.json"
	TraceFolder     = "trace"
)

// Evidence is what a finding's folder keeps of a failing run.
type Evidence struct {
	Stdout, Stderr string
	Environment    []string
	Schedules      []Schedule
	Traces         string // folder whose files are copied; may be empty
}

// temporary is the beginning of the names of unfinished folders. The process ID and the host of the
// process that writes the folder follow.
const temporary = ".writing-"

// Save writes a finding into a folder below parent and returns that folder. The folder gets its name when
// it is complete, so there is never a part of it. Save replaces an older folder of that name.
func Save(parent string, f Finding, evidence Evidence) (string, error) {
	folder, err := Workspace(parent)
	if err != nil {
		return "", err
	}
	defer os.RemoveAll(folder)
	if err := write(folder, f, evidence); err != nil {
		return "", err
	}
	final := filepath.Join(parent, f.ID)
	return final, replaceFolder(folder, final)
}

// Adopt moves a finding's folder to parent. The folder must be on the same file system.
func Adopt(parent, folder string) (string, error) {
	final := filepath.Join(parent, filepath.Base(folder))
	return final, replaceFolder(folder, final)
}

func write(folder string, f Finding, evidence Evidence) error {
	f.Version = Version
	text, err := encode(f)
	schedules, scheduleErr := encode(scheduleFile{ScheduleVersion, evidence.Schedules})
	err = errors.Join(err, scheduleErr)
	files := map[string][]byte{
		JSONFile:        text,
		ScheduleFile:    schedules,
		StdoutFile:      []byte(evidence.Stdout),
		StderrFile:      []byte(evidence.Stderr),
		EnvironmentFile: []byte(strings.Join(append(evidence.Environment, ""), "\n")),
	}
	for name, content := range files {
		err = errors.Join(err, os.WriteFile(filepath.Join(folder, name), content, 0o666))
	}
	if evidence.Traces != "" {
		err = errors.Join(err, os.CopyFS(filepath.Join(folder, TraceFolder), os.DirFS(evidence.Traces)))
	}
	return errors.Join(err, os.Chmod(folder, 0o755))
}

// Unkept is a note about a finding whose folder could not be written, because the disk is full, perhaps.
func Unkept(id string, err error) string {
	return fmt.Sprintf("finding %s has no folder, so `nastympi replay` cannot repeat it: %v", id, err)
}

// encode makes JSON that people can read, too.
func encode(value any) ([]byte, error) {
	var text bytes.Buffer
	encoder := json.NewEncoder(&text)
	encoder.SetEscapeHTML(false)
	encoder.SetIndent("", "  ")
	err := encoder.Encode(value)
	return text.Bytes(), err
}

// replaceFolder renames a folder and removes an older one of that name.
func replaceFolder(folder, final string) error {
	old := folder + "-old"
	if err := os.Rename(final, old); err != nil && !errors.Is(err, fs.ErrNotExist) {
		return err
	}
	defer os.RemoveAll(old)
	return os.Rename(folder, final)
}

// removeAbandoned removes the unfinished folders of processes of this host that were killed.
func removeAbandoned(parent, host string) {
	folders, _ := filepath.Glob(filepath.Join(parent, temporary+"*")) // the pattern is good
	for _, folder := range folders {
		process, rest, _ := strings.Cut(strings.TrimPrefix(filepath.Base(folder), temporary), "@")
		pid, err := strconv.Atoi(process)
		if err == nil && strings.HasPrefix(rest, host+"-") && errors.Is(syscall.Kill(pid, 0), syscall.ESRCH) {
			os.RemoveAll(folder)
		}
	}
}

// Load reads a finding from its folder. It refuses one without a failure.
func Load(folder string) (Finding, error) {
	var f Finding
	text, err := os.ReadFile(filepath.Join(folder, JSONFile))
	if err != nil {
		return f, err
	}
	if err := json.Unmarshal(text, &f); err != nil {
		return f, fmt.Errorf("%s: %w", filepath.Join(folder, JSONFile), err)
	}
	if f.Version != Version {
		return f, fmt.Errorf("%s: version %d of the format (this nastympi knows %d)", filepath.Join(folder, JSONFile), f.Version, Version)
	}
	if f.Failure == nil {
		return f, fmt.Errorf("%s: it names no run that failed", filepath.Join(folder, JSONFile))
	}
	f.Folder = folder
	return f, nil
}

// Workspace makes a folder below parent for temporary files of this process. If the process is killed, the
// next Save or Workspace in parent removes the folder.
func Workspace(parent string) (string, error) {
	if err := os.MkdirAll(parent, 0o777); err != nil {
		return "", err
	}
	host, err := os.Hostname()
	if err != nil {
		return "", err
	}
	removeAbandoned(parent, host)
	return os.MkdirTemp(parent, fmt.Sprintf("%s%d@%s-", temporary, os.Getpid(), host))
}
