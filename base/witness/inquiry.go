package witness

import (
	"errors"
	"fmt"
	"io/fs"
	"os"
	"time"
)

// Inquiry is a watcher's side.
type Inquiry struct {
	folder string
	made   bool // this inquiry has made the folder
	asked  question
	heard  map[string]bool // files of statements
}

// Begin prepares to ask the witnesses of the recordings in a folder. The file of the question should be there before they
// look for it: some file systems remember for long that there is none. If there can be no file, nobody answers.
func Begin(folder string) (*Inquiry, error) {
	home, err := Here()
	if err != nil {
		return nil, err
	}
	name := fmt.Sprintf("%s %d %d", home.Host, os.Getpid(), time.Now().UnixNano())
	i := &Inquiry{folder: folder, asked: question{Inquiry: name, Home: home}, heard: map[string]bool{}}
	if _, err := os.Stat(folder); errors.Is(err, fs.ErrNotExist) {
		i.made = os.MkdirAll(folder, 0o777) == nil
	}
	_ = put(questionOf(folder), i.asked)
	return i, nil
}

// Home is where the watcher is.
func (i *Inquiry) Home() Home { return i.asked.Home }

// Ask asks a new question.
func (i *Inquiry) Ask() error {
	i.asked.Number++
	return put(questionOf(i.folder), i.asked)
}

// Answer is what the witness of a recording answers to the latest question, if it has been seen to answer.
func (i *Inquiry) Answer(recording string) (s Statement, answered bool) {
	path := statementOf(recording)
	if !get(path, &s) || s.Inquiry != i.asked.Inquiry {
		return Statement{}, false
	}
	i.heard[path] = true
	return s, s.Ended || s.Question == i.asked.Number
}

// Close removes the files, and the folder if it was made for them only.
func (i *Inquiry) Close() {
	_ = os.Remove(questionOf(i.folder))
	for path := range i.heard {
		_ = os.Remove(path)
	}
	if i.made {
		_ = os.Remove(i.folder) // which fails if there are recordings
	}
}
