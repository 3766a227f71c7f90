package main

import (
	"bytes"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"path/filepath"
)

// open opens a file for reading, or the standard input for a dash. What was expected completes
// the sentence that says why it cannot.
func (p *program) open(path, expected string) (io.ReadCloser, error) {
	if path == "-" {
		return io.NopCloser(p.in), nil
	}
	f, err := os.Open(path)
	if err != nil {
		return nil, fileError(path, expected, err)
	}
	info, err := f.Stat()
	switch {
	case err != nil:
	case info.IsDir():
		err = errDirectory
	case info.Mode().IsRegular() && info.Size() == 0:
		err = errEmpty
	default:
		return f, nil
	}
	f.Close()
	return nil, fileError(path, expected, err)
}

// What can be wrong with a file apart from what the system says.
var (
	errDirectory = errors.New("it is a directory")
	errEmpty     = errors.New("it is empty")
)

// fileError says in one sentence which file is at fault and what was expected.
func fileError(path, expected string, err error) error {
	if errors.Is(err, fs.ErrNotExist) {
		return fmt.Errorf("%s: file not found; expected %s", path, expected)
	}
	var system *fs.PathError
	if errors.As(err, &system) {
		err = system.Err
	}
	return fmt.Errorf("%s: %w; expected %s", path, err, expected)
}

// save writes a file whole or not at all: beside its place first, then into it. A link leads to what it names, a file
// that is there keeps its mode, and devices and pipes are written to as they are.
func save(path string, write func(w io.Writer) error) error {
	var content bytes.Buffer
	if err := write(&content); err != nil {
		return err
	}
	mode := fs.FileMode(0o644)
	if to, err := filepath.EvalSymlinks(path); err == nil {
		path = to
	}
	info, err := os.Stat(path)
	switch {
	case err == nil && info.IsDir():
		return fileError(path, "a file to write", errDirectory)
	case err == nil && !info.Mode().IsRegular():
		return saveThrough(path, content.Bytes())
	case err == nil:
		mode = info.Mode().Perm()
	}
	f, err := os.CreateTemp(filepath.Dir(path), ".koiogran-*")
	if err != nil {
		return fileError(path, "a file that can be written", err)
	}
	defer os.Remove(f.Name()) // nothing is left of it once it is renamed
	_, err = f.Write(content.Bytes())
	err = errors.Join(err, f.Chmod(mode), f.Sync(), f.Close())
	if err == nil {
		err = os.Rename(f.Name(), path)
	}
	if err != nil {
		return fileError(path, "a file that can be written", err)
	}
	return nil
}

// saveThrough writes into a device or a pipe.
func saveThrough(path string, content []byte) error {
	f, err := os.OpenFile(path, os.O_WRONLY, 0)
	if err == nil {
		_, err = f.Write(content)
		err = errors.Join(err, f.Close())
	}
	if err != nil {
		return fileError(path, "a file that can be written", err)
	}
	return nil
}
