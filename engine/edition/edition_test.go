package edition

import "testing"

func TestByID_EveryListedEditionIsThere(t *testing.T) {
	for _, id := range IDs() {
		c, ok := ByID(id)
		if !ok || c.ID != id {
			t.Errorf("edition %s: got %v, %v", id, c, ok)
		}
	}
}

func TestByID_Unknown(t *testing.T) {
	if c, ok := ByID("third"); ok {
		t.Errorf("third edition: got %s, want none", c.ID)
	}
}
