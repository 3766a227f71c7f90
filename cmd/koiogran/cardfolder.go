package main

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"io/fs"
	"os"

	"go.yaml.in/yaml/v3"
)

// cardFolder opens a folder of card data. Package data reads JSON alone, so a units.yaml in it is
// shown as the units.json that it says.
func cardFolder(dir string) (fs.FS, error) {
	folder := os.DirFS(dir)
	source, err := fs.ReadFile(folder, "units.yaml")
	if errors.Is(err, fs.ErrNotExist) {
		return folder, nil
	}
	if err != nil {
		return nil, fileError(dir, "a folder of card data", err)
	}
	var value any
	if err := yaml.Unmarshal(source, &value); err != nil {
		return nil, fmt.Errorf("cards: reading units.yaml: %w", err)
	}
	content, err := json.Marshal(value)
	if err != nil {
		return nil, fmt.Errorf("cards: reading units.yaml: %w", err)
	}
	return unitsFolder{folder, content}, nil
}

// unitsFolder is a folder with one file more, units.json.
type unitsFolder struct {
	fs.FS
	units []byte
}

// Open opens a file of the folder.
func (f unitsFolder) Open(name string) (fs.File, error) {
	if name != "units.json" {
		return f.FS.Open(name)
	}
	yaml, err := f.FS.Open("units.yaml")
	return unitsFile{yaml, bytes.NewReader(f.units)}, err
}

// Glob lists the files that match a pattern: units.json matches itself.
func (f unitsFolder) Glob(pattern string) ([]string, error) {
	if pattern == "units.json" {
		return []string{pattern}, nil
	}
	return fs.Glob(f.FS, pattern)
}

// unitsFile is units.yaml read as JSON.
type unitsFile struct {
	fs.File
	content *bytes.Reader
}

// Read reads the JSON.
func (f unitsFile) Read(p []byte) (int, error) { return f.content.Read(p) }
