package trace

import (
	"os"
	"sync/atomic"
)

// mostOpen is how many files of recordings are open at the same time: systems often allow 1,024 in all.
const mostOpen = 500

var opened atomic.Int64

// source is a file of a recording. If too many are open, it is opened for each read. A read is for hundreds of events.
type source struct {
	path string
	file *os.File // nil: it is not kept open
}

// keep keeps a file open if there are not too many.
func keep(file *os.File) *source {
	if opened.Add(1) <= mostOpen {
		return &source{file.Name(), file}
	}
	opened.Add(-1)
	file.Close()
	return &source{file.Name(), nil}
}

// ReadAt is that of a file.
func (s *source) ReadAt(data []byte, place int64) (int, error) {
	if s.file != nil {
		return s.file.ReadAt(data, place)
	}
	file, err := os.Open(s.path)
	if err != nil {
		return 0, err
	}
	defer file.Close()
	return file.ReadAt(data, place)
}

// Close closes the file.
func (s *source) Close() error {
	if s.file == nil {
		return nil
	}
	opened.Add(-1)
	file := s.file
	s.file = nil
	return file.Close()
}
