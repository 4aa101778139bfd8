package runner

import (
	"encoding/json"
	"errors"
	"maps"
	"os"
	"os/exec"
	"path/filepath"
	"reflect"
	"slices"
	"strings"
	"sync"
)

// Start is how `nastympi exec` started a program. Later runs of the same launch command on this machine start the program in the same
// way without it: each rank would find out again what one run has found out.
type Start struct {
	Word  string   // of the launch command, which names the program
	Files []string // on which the rest depends
	Set   []string // NAME=value: what was added to the environment
	Unset []string // names: what was removed
}

// FirstProcess stands in a Start for the number of the process that becomes the program. The stub knows it, too.
const FirstProcess = "first"

// starts is the folder, in a folder of marks, for what `nastympi exec` found out. A run that has none is not asked.
const starts = "starts"

// Tell leaves what is found out for the runner of the run with this folder of marks. A run that is not asked finds nothing out.
func Tell(marks string, find func() Start) error {
	folder := filepath.Join(marks, starts)
	if _, err := os.Stat(folder); marks == "" || err != nil {
		return nil // not asked
	}
	text, err := json.Marshal(find())
	if err != nil {
		return err
	}
	file, err := os.CreateTemp(folder, "")
	if err != nil {
		return err
	}
	_, err = file.Write(text)
	return errors.Join(err, file.Close())
}

// known are the programs of a launch command that need no `nastympi exec`.
type known struct {
	lock   sync.Mutex
	asked  bool // nothing more is to be found out
	starts map[string]Start
	files  map[string]os.FileInfo // as they were
}

// learn from the folder of marks of a run that passed. Processes that found out different things about one word are all left to
// `nastympi exec`.
func (k *known) learn(marks string) {
	files, _ := filepath.Glob(filepath.Join(marks, starts, "*"))
	k.lock.Lock()
	defer k.lock.Unlock()
	if k.asked || len(files) == 0 {
		return
	}
	k.asked, k.starts, k.files = true, map[string]Start{}, map[string]os.FileInfo{}
	differ := map[string]bool{}
	for _, file := range files {
		var s Start
		text, err := os.ReadFile(file)
		if err != nil || json.Unmarshal(text, &s) != nil {
			k.starts = nil // of whom it is, nobody knows
			return
		}
		first, seen := k.starts[s.Word]
		differ[s.Word] = differ[s.Word] || seen && !reflect.DeepEqual(first, s)
		k.starts[s.Word] = s
	}
	maps.DeleteFunc(k.starts, func(word string, s Start) bool { return differ[word] || !startable(word) || !k.note(s.Files) })
}

// note what these files are now. It returns false if one of them cannot be looked at.
func (k *known) note(files []string) bool {
	for _, file := range files {
		info, err := os.Stat(file)
		if err != nil {
			return false
		}
		k.files[file] = info
	}
	return true
}

// now are the starts that still hold: none, if one of the files has changed. ask says that a run is to find out.
func (k *known) now() (starts map[string]Start, ask bool) {
	k.lock.Lock()
	defer k.lock.Unlock()
	for file, was := range k.files {
		is, err := os.Stat(file)
		if err != nil || !os.SameFile(is, was) || is.Size() != was.Size() || !is.ModTime().Equal(was.ModTime()) {
			k.asked, k.starts, k.files = false, nil, nil
			break
		}
	}
	return k.starts, !k.asked
}

// give up what is known, and ask no more: a program did not start as it did with `nastympi exec`.
func (k *known) giveUp() {
	k.lock.Lock()
	defer k.lock.Unlock()
	k.asked, k.starts, k.files = true, nil, nil
}

// direct replaces the wrapper's words before the programs that are known by env(1), which gives them the settings and what they need.
// It returns nil if there are none.
func direct(words, wrapper []string, starts map[string]Start, settings []string) (line []string) {
	env, err := exec.LookPath("env")
	if err != nil || len(wrapper) == 0 {
		return nil
	}
	replaced := false
	for i := 0; i < len(words); i++ {
		if program := i + len(wrapper); program < len(words) && slices.Equal(words[i:program], wrapper) {
			if start, ok := starts[words[program]]; ok {
				line = slices.Concat(line, []string{env}, start.arguments(settings))
				i, replaced = program, true
			}
		}
		line = append(line, words[i])
	}
	if !replaced {
		return nil
	}
	return line
}

// arguments of env(1).
func (s Start) arguments(settings []string) (words []string) {
	for _, name := range s.Unset {
		words = append(words, "-u", name)
	}
	return slices.Concat(words, settings, s.Set)
}

// startable says whether env(1) takes a word as the name of a program.
func startable(word string) bool { return word != "" && word[0] != '-' && !strings.Contains(word, "=") }
