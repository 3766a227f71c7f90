// Package lessons holds scenarios that a person plays: first matches, lessons and puzzles.
package lessons

import (
	"embed"
	"io/fs"
)

//go:embed *.yaml
var files embed.FS

// Files returns the files of lessons, in the format of scenarios.
func Files() fs.FS { return files }
