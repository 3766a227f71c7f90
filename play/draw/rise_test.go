package draw

import (
	"bytes"
	"encoding/json"
	"os"
	"strings"
	"testing"
)

// drawingsFile holds all drawings as the protocol carries them: the client's tests make solids of them.
const drawingsFile = "testdata/drawings.json"

type keptRise struct {
	Of    string  `json:"of"`
	Part  int     `json:"part"`
	Panel float64 `json:"panel,omitempty"`
	Fin   float64 `json:"fin,omitempty"`
	Tilt  float64 `json:"tilt,omitempty"`
	Both  bool    `json:"both,omitempty"`
	Ahead bool    `json:"ahead,omitempty"`
}

type keptDrawing struct {
	Hull   string     `json:"hull"`
	Wing   string     `json:"wing,omitempty"`
	Detail string     `json:"detail,omitempty"`
	Rises  []keptRise `json:"rises,omitempty"`
	Stands bool       `json:"stands,omitempty"`
	Huge   bool       `json:"huge,omitempty"`
}

func TestDrawings_AreKeptForTheClient(t *testing.T) {
	all := map[string]keptDrawing{}
	for i := range shapes {
		s := shapes[i].silhouette()
		d := keptDrawing{Hull: s.Hull, Wing: s.Wing, Detail: s.Detail, Stands: s.Stands}
		for _, r := range s.Rises {
			d.Rises = append(d.Rises, keptRise(r))
		}
		all[s.Name] = d
	}
	for _, s := range hugeShapes {
		d := all[s.name]
		d.Huge = true
		all[s.name] = d
	}
	got, err := json.MarshalIndent(all, "", " ")
	if err != nil {
		t.Fatal(err)
	}
	if os.Getenv("KOIOGRAN_UPDATE") != "" {
		if err := os.WriteFile(drawingsFile, append(got, '\n'), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	want, err := os.ReadFile(drawingsFile)
	if err != nil {
		t.Fatal(err)
	}
	if !bytes.Equal(bytes.TrimSpace(got), bytes.TrimSpace(want)) {
		t.Errorf("%s is stale; write it again with KOIOGRAN_UPDATE=1 go test ./play/draw -run Drawings", drawingsFile)
	}
}

func TestRises_NamePartsThatAreDrawn(t *testing.T) {
	byName := map[string]*shape{}
	for i := range shapes {
		byName[shapes[i].name] = &shapes[i]
	}
	for name, list := range rises {
		s := byName[name]
		if s == nil {
			t.Errorf("rises name %q; expected a drawing", name)
			continue
		}
		paths := map[string]string{"hull": s.hull, "wing": s.wing, "detail": s.detail}
		for _, r := range list {
			if parts := strings.Count(paths[r.Of], "Z"); r.Part >= parts {
				t.Errorf("%s: part %d of its %s rises, but it has %d", name, r.Part, r.Of, parts)
			}
		}
	}
	for name := range upright {
		if byName[name] == nil {
			t.Errorf("%q stands; expected a drawing", name)
		}
	}
}
