package main

import (
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
)

// recordFile takes the record of a match line by line, each with a write of its own, so that a
// match that is killed leaves a valid record of what was played. It makes the file with the
// first write and never writes over a record that is there.
type recordFile struct {
	path string
	f    *os.File
	size int64 // of the lines that are in the file whole
	base int64 // of the lines that were there before the match was continued
}

// errExists says that a record would be written over.
var errExists = errors.New("the file already exists")

// Write appends lines. Where not all of them fit, none of them stay in the file.
func (r *recordFile) Write(lines []byte) (int, error) {
	if r.f == nil {
		if err := r.create(); err != nil {
			return 0, err
		}
	}
	n, err := r.f.Write(lines)
	if err != nil {
		r.f.Truncate(r.size) // as well as it can be done on a disk in trouble
		return 0, fileError(r.path, "enough disk space for the record", err)
	}
	r.size += int64(n)
	return n, nil
}

// Shrink takes back what was written after a size, counted from where the match began or was continued. Devices and
// pipes keep it.
func (r *recordFile) Shrink(size int64) error {
	size += r.base
	if err := r.f.Truncate(size); err != nil {
		return fileError(r.path, "a record that can be truncated", err)
	}
	if _, err := r.f.Seek(size, io.SeekStart); err != nil {
		return fileError(r.path, "a record that can be truncated", err)
	}
	r.size = size
	return nil
}

// create makes the file. Devices and pipes are there already.
func (r *recordFile) create() error {
	f, err := os.OpenFile(r.path, os.O_WRONLY|os.O_CREATE|os.O_EXCL, 0o644)
	if errors.Is(err, fs.ErrExist) {
		info, err := os.Stat(r.path)
		switch {
		case err != nil:
			return fileError(r.path, "a new file for the record", err)
		case info.IsDir():
			return fileError(r.path, "a new file for the record", errDirectory)
		case info.Mode().IsRegular():
			return fileError(r.path, "a new file for the record", errExists)
		}
		if f, err = os.OpenFile(r.path, os.O_WRONLY, 0); err != nil {
			return fileError(r.path, "a new file for the record", err)
		}
	} else if err != nil {
		return writeError(r.path, "a new file for the record", err)
	}
	r.f = f
	return nil
}

// close ends the file.
func (r *recordFile) close() error {
	if r == nil || r.f == nil {
		return nil
	}
	if err := r.f.Close(); err != nil {
		return fmt.Errorf("%s: closing the record: %w", r.path, err)
	}
	return nil
}
