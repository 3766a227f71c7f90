package server

import (
	"testing"

	"koiogran/serve/wire"
)

// shelved returns the squads of a shelf.
func (s *service) shelved(in wire.Shelf) wire.Shelved {
	s.t.Helper()
	var out wire.Shelved
	if status, text := s.call("POST", "/api/v1/squads/shelf", "", in, &out); status != 200 {
		s.t.Fatalf("%d %s", status, text)
	}
	return out
}

// Each ready squad has ships with drawings, points and a verdict.
func TestShelf_ReadySquadsWithTheirShips(t *testing.T) {
	inEveryEdition(t, func(t *testing.T, o Options) {
		s := serve(t, o)
		out := s.shelved(wire.Shelf{Agreement: wire.Agreement{Edition: o.Editions[0].ID}})
		if len(out.Squads) != len(o.Squads) {
			t.Fatalf("%d squads, want %d", len(out.Squads), len(o.Squads))
		}
		for _, sq := range out.Squads {
			if len(sq.Ships) == 0 || out.Drawings[sq.Ships[0].Kind].Hull == "" || !sq.Legal {
				t.Errorf("%+v", sq)
			}
		}
	})
}

// Squads that are sent come back in their order; one that cannot be read says why.
func TestShelf_SquadsThatAreSent(t *testing.T) {
	s := serve(t, withLists(t, today, later))
	in := wire.Shelf{Squads: []string{fels, "nothing at all"}, Agreement: wire.Agreement{Edition: "second", List: later}}
	out := s.shelved(in)
	if len(out.Squads) != 2 || out.Squads[0].Points != 54 || out.Squads[0].Ships[0].Name != "Soontir Fel" {
		t.Fatalf("%+v", out.Squads)
	}
	if out.Squads[1].Why == "" || out.Squads[1].Legal {
		t.Errorf("%+v", out.Squads[1])
	}
}

// A squad that is drawn for a collection has no ship that is not in it, and none more often.
func TestDraw_OfACollection(t *testing.T) {
	s := serve(t, options(t, emptyStore(t)))
	in := wire.DrawnSquad{
		Owned:     map[string]int{"tielnfighter": 8, "tieininterceptor": 4},
		Agreement: wire.Agreement{Edition: "second"},
	}
	var out wire.ReadySquad
	if status, text := s.call("POST", "/api/v1/squads/draw", "", in, &out); status != 200 {
		t.Fatalf("%d %s", status, text)
	}
	used := map[string]int{}
	for _, ship := range s.shelved(wire.Shelf{Squads: []string{out.XWS}, Agreement: in.Agreement}).Squads[0].Ships {
		if used[ship.Kind]++; used[ship.Kind] > in.Owned[ship.Kind] {
			t.Errorf("%s: %d, owned %d", ship.Kind, used[ship.Kind], in.Owned[ship.Kind])
		}
	}
}
