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

// Read holds the squads of the files as package equip reads them, with the sum of each file's bytes, so that a program
// that starts need not judge what each file means. A file that has another sum is read.
//
//go:embed read.json
var Read []byte
