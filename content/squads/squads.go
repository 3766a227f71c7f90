// Package squads holds squads that are ready to fly.
package squads

import (
	"embed"
	"io/fs"
)

//go:embed *.xws
var files embed.FS

// Files returns the squad files.
func Files() fs.FS { return files }
