package main

import (
	"io/fs"
	"strings"
	"testing"

	ready "koiogran/content/squads"
	"koiogran/engine/edition"
	"koiogran/serve/server"
)

// Every squad that the program carries can fly, so that the lobby lists it.
func TestReadySquads_AreAllListed(t *testing.T) {
	var o server.Options
	for _, id := range edition.IDs() {
		c, _ := edition.ByID(id)
		o.Editions = append(o.Editions, server.Edition{Name: id, Rules: c})
	}
	if err := readySquads(&o); err != nil {
		t.Fatal(err)
	}
	listed := map[string]bool{}
	for _, s := range o.Squads {
		listed[s.ID] = true
	}
	names, err := fs.Glob(ready.Files(), "*.xws")
	if err != nil || len(names) == 0 {
		t.Fatalf("%d squads: %v", len(names), err)
	}
	for _, name := range names {
		if id := strings.TrimSuffix(name, ".xws"); !listed[id] {
			t.Errorf("the squad %s cannot fly", id)
		}
	}
}
