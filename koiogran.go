// Package koiogran holds what people read about the program itself: the licenses of what is in it, what changed
// from version to version, and the protocol of bots.
package koiogran

import (
	_ "embed"
	"runtime/debug"
	"strings"
)

//go:generate go run ./cmd/notice

// Notice names everything that the program and its client are made of, with the texts of the licenses.
//
//go:embed NOTICE
var Notice string

// Changes is the changelog.
//
//go:embed CHANGELOG.md
var Changes string

// Bots describes how bots of anyone are spoken to.
//
//go:embed docs/bots.md
var Bots string

// Version returns the version of the program: that of the first section of the changelog which has one, such as v1.0.0.
// What is not released yet has the version that it will be released as.
func Version() string {
	for line := range strings.Lines(Changes) {
		if name, ok := strings.CutPrefix(line, "## v"); ok {
			number, _, _ := strings.Cut(strings.TrimSpace(name), " ")
			return "v" + number
		}
	}
	return "v0.0.0"
}

// Revision returns the revision of the source that the program was built from, empty where the build does not know it, and whether the
// source differed from it.
func Revision() (revision string, modified bool) {
	info, ok := debug.ReadBuildInfo()
	if !ok {
		return "", false
	}
	for _, s := range info.Settings {
		switch s.Key {
		case "vcs.revision":
			revision = s.Value
		case "vcs.modified":
			modified = s.Value == "true"
		}
	}
	return revision, modified
}
