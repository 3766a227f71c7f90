package mutate

import (
	"encoding/json"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
)

// titles reads the titles of an edition's damage cards and conditions, by id: tests and scenarios name
// those by their titles, and all other cards by their ids.
func titles(root, edition string) (map[string]string, error) {
	byID := map[string]string{}
	for _, name := range []string{"damage.json", "conditions.json"} {
		text, err := os.ReadFile(filepath.Join(root, "engine/data", edition, name))
		if errors.Is(err, fs.ErrNotExist) {
			continue
		}
		var cards []struct{ ID, Name string }
		if err == nil {
			err = json.Unmarshal(text, &cards)
		}
		if err != nil {
			return nil, fmt.Errorf("mutate: %w", err)
		}
		for _, c := range cards {
			byID[c.ID] = c.Name
		}
	}
	return byID, nil
}

// entitle notes under which titles tests and scenarios name the cards of faults.
func entitle(root string, faults []*Fault) error {
	known := map[string]map[string]string{} // by edition
	for _, f := range faults {
		if known[f.Edition] == nil {
			var err error
			if known[f.Edition], err = titles(root, f.Edition); err != nil {
				return err
			}
		}
		f.names = f.Cards
		for _, id := range f.Cards {
			if title := known[f.Edition][id]; title != "" {
				f.names = append(f.names[:len(f.names):len(f.names)], title)
			}
		}
	}
	return nil
}
