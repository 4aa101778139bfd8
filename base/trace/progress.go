package trace

import (
	"errors"
	"io"
	"os"
)

// Progress tells whether processes write events, without reading these: it looks at the chunks to which events are added.
// A row of polls that changes nothing is no progress.
type Progress struct {
	paths func() ([]string, error)
	files map[string]*followed
}

// Follow follows the recordings in a folder.
func Follow(folder string) *Progress {
	return &Progress{paths: func() ([]string, error) { return Files(folder) }, files: map[string]*followed{}}
}

// FollowFile follows one recording.
func FollowFile(path string) *Progress {
	return &Progress{paths: func() ([]string, error) { return []string{path}, nil }, files: map[string]*followed{}}
}

// followed is a file of events.
type followed struct {
	file *os.File
	next int64            // place of the first chunk that has not been used
	last map[uint32]chunk // by stream
}

// Moved says whether any process has written events since the last call. The first one sees all that there is.
func (p *Progress) Moved() (moved bool, err error) {
	paths, err := p.paths()
	if err != nil {
		return false, err
	}
	for _, path := range paths {
		f := p.files[path]
		if f == nil {
			file, err := os.Open(path)
			if err != nil {
				return false, err
			}
			f = &followed{file, headerRoom, map[uint32]chunk{}}
			p.files[path] = f
			moved = true
		}
		more, err := f.moved()
		if err != nil {
			return false, err
		}
		moved = moved || more
	}
	return moved, nil
}

// Close closes the files.
func (p *Progress) Close() {
	for _, f := range p.files {
		f.file.Close()
	}
}

func (f *followed) moved() (moved bool, err error) {
	for stream, c := range f.last {
		now, err := chunkAt(f.file, c.place)
		if err != nil {
			return false, err
		}
		moved = moved || now != c
		f.last[stream] = now
	}
	for {
		c, err := chunkAt(f.file, f.next)
		if errors.Is(err, io.EOF) || err == nil && c.Sequence == 0 {
			return moved, nil
		}
		if err != nil {
			return false, err
		}
		moved, f.last[c.Stream] = true, c
		f.next += chunkSize
	}
}
