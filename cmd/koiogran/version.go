package main

import (
	"fmt"
	"runtime"

	"koiogran"
	"koiogran/engine/edition"
	"koiogran/play/squad"
)

type versionCommand struct {
	JSON bool `name:"json" help:"Print it as JSON."`
}

// version is what the program says of itself.
type version struct {
	Program  string            `json:"program"`
	Version  string            `json:"version"`
	Revision string            `json:"revision,omitempty"`
	Modified bool              `json:"modified,omitempty"` // the source differed from that revision
	Go       string            `json:"go"`
	Editions map[string]string `json:"editions"` // by id
	Points   map[string]string `json:"points"`   // the points list of each edition
}

func (c *versionCommand) Run(p *program) error {
	v := thisVersion()
	for _, id := range edition.IDs() {
		if e, ok := edition.ByID(id); ok {
			v.Editions[id], v.Points[id] = e.Version, e.Facts.Points
		}
	}
	if c.JSON {
		return printJSON(p.out, v)
	}
	_, err := fmt.Fprintf(p.out, "koiogran %s, %s\n", v.name(), v.Go)
	for _, id := range edition.IDs() {
		if err == nil {
			_, err = fmt.Fprintf(p.out, "  %s: %s, points %s\n", squad.GameName(id), v.Editions[id], v.Points[id])
		}
	}
	return err
}

// thisVersion returns what the build says of the program.
func thisVersion() version {
	v := version{Program: "koiogran", Version: koiogran.Version(), Go: runtime.Version(), Editions: map[string]string{},
		Points: map[string]string{}}
	v.Revision, v.Modified = koiogran.Revision()
	return v
}

// name returns the version and the revision, as far as the build knows it.
func (v *version) name() string {
	switch {
	case v.Revision == "":
		return v.Version
	case v.Modified:
		return v.Version + " (" + v.Revision[:12] + " and changes)"
	}
	return v.Version + " (" + v.Revision[:12] + ")"
}
