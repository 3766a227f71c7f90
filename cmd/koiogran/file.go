package main

import (
	"bytes"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"math/rand/v2"
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

// writeError is fileError for a file that is to be made: if something is not there, it is the folder.
func writeError(path, expected string, err error) error {
	if errors.Is(err, fs.ErrNotExist) {
		return fmt.Errorf("%s: folder not found; expected %s", path, expected)
	}
	return fileError(path, expected, err)
}

// save writes a file whole or not at all: beside its place first, then into it. A link leads to what it names, a file
// that is there keeps its mode, and devices and pipes are written to as they are.
func save(path string, write func(w io.Writer) error) error {
	var content bytes.Buffer
	if err := write(&content); err != nil {
		return err
	}
	path = linked(path)
	info, err := os.Stat(path)
	there := err == nil
	switch {
	case there && info.IsDir():
		return fileError(path, "a file to write", errDirectory)
	case there && !info.Mode().IsRegular():
		return saveThrough(path, content.Bytes())
	}
	beside := filepath.Join(filepath.Dir(path), fmt.Sprintf(".koiogran-%016x", rand.Uint64()))
	f, err := os.OpenFile(beside, os.O_WRONLY|os.O_CREATE|os.O_EXCL, 0o644)
	if err != nil {
		return writeError(path, "a file that can be written", err)
	}
	defer os.Remove(beside) // nothing is left of it once it is renamed
	_, err = f.Write(content.Bytes())
	if there {
		err = errors.Join(err, f.Chmod(info.Mode().Perm()))
	}
	err = errors.Join(err, f.Sync(), f.Close())
	if err == nil {
		err = os.Rename(beside, path)
	}
	if err != nil {
		return writeError(path, "a file that can be written", err)
	}
	return nil
}

// mostLinks is how many links in a row are followed.
const mostLinks = 40

// linked returns what the links of a path lead to, whether it exists or not.
func linked(path string) string {
	for range mostLinks {
		to, err := os.Readlink(path)
		if err != nil {
			break
		}
		if !filepath.IsAbs(to) {
			to = filepath.Join(filepath.Dir(path), to)
		}
		path = to
	}
	return path
}

// saveThrough writes into a device or a pipe.
func saveThrough(path string, content []byte) error {
	f, err := os.OpenFile(path, os.O_WRONLY, 0)
	if err == nil {
		_, err = f.Write(content)
		err = errors.Join(err, f.Close())
	}
	if err != nil {
		return writeError(path, "a file that can be written", err)
	}
	return nil
}
