// Package scenarios holds rules as examples, a folder for each edition.
package scenarios

import (
	"embed"
	"io/fs"
)

//go:embed */*.yaml
var files embed.FS

// Files returns the scenario files.
func Files() fs.FS { return files }
