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
	EnvironmentFile = "environment" // NAME=value lines, what runs had beside the settings
	ScheduleFile    = "schedule.json"
	TraceFolder     = "trace"
)

// Evidence is what is kept of a failing run.
type Evidence struct {
	Stdout, Stderr string
	Environment    []string
	Schedules      []Schedule
	Traces         string // folder whose files are copied; empty: none
}

// temporary is the beginning of names of folders that are being written, behind which the
// process stands that writes them: its number and host.
const temporary = ".writing-"

// Save writes a finding into a folder of its own below parent, and returns that folder. It is there
// as a whole or not at all, whatever happens: it gets its name when all is written. One
// that was there before is replaced.
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

// Adopt moves a finding's folder, from below another parent on the same file system, to parent.
func Adopt(parent, folder string) (string, error) {
	final := filepath.Join(parent, filepath.Base(folder))
	return final, replaceFolder(folder, final)
}

func write(folder string, f Finding, evidence Evidence) error {
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

// encode is for programs and people.
func encode(value any) ([]byte, error) {
	var text bytes.Buffer
	encoder := json.NewEncoder(&text)
	encoder.SetEscapeHTML(false)
	encoder.SetIndent("", "  ")
	err := encoder.Encode(value)
	return text.Bytes(), err
}

// replaceFolder renames, and takes away what had the name before.
func replaceFolder(folder, final string) error {
	old := folder + "-old"
	if err := os.Rename(final, old); err != nil && !errors.Is(err, fs.ErrNotExist) {
		return err
	}
	defer os.RemoveAll(old)
	return os.Rename(folder, final)
}

// sweepUp removes what processes of this host left that were killed while they wrote.
func sweepUp(parent, host string) {
	folders, _ := filepath.Glob(filepath.Join(parent, temporary+"*")) // the pattern is good
	for _, folder := range folders {
		process, rest, _ := strings.Cut(strings.TrimPrefix(filepath.Base(folder), temporary), "@")
		pid, err := strconv.Atoi(process)
		if err == nil && strings.HasPrefix(rest, host+"-") && errors.Is(syscall.Kill(pid, 0), syscall.ESRCH) {
			os.RemoveAll(folder)
		}
	}
}

// Load reads a finding from its folder.
func Load(folder string) (Finding, error) {
	f := Finding{Folder: folder}
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
	return f, nil
}

// Workspace makes a folder below parent for what does not outlive this process. Should it be
// killed, the next Save or Workspace there removes it.
func Workspace(parent string) (string, error) {
	if err := os.MkdirAll(parent, 0o777); err != nil {
		return "", err
	}
	host, err := os.Hostname()
	if err != nil {
		return "", err
	}
	sweepUp(parent, host)
	return os.MkdirTemp(parent, fmt.Sprintf("%s%d@%s-", temporary, os.Getpid(), host))
}
