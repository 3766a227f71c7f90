package scenario

import (
	"go.yaml.in/yaml/v3"

	"koiogran/check/scene"
)

// wing is a leader and its mates, in the order of their positions.
type wing struct {
	line   int
	leader string
	mates  []string
}

// wings reads who leads whom.
func (r *reader) wings(n *yaml.Node) []wing {
	var all []wing
	r.list(n, func(n *yaml.Node) {
		w := wing{line: n.Line}
		r.fields(n, map[string]func(n *yaml.Node){
			"leader": func(n *yaml.Node) { w.leader = r.ship(n) },
			"mates":  func(n *yaml.Node) { w.mates = r.names(n, r.ship) },
		})
		if w.leader == "" || len(w.mates) == 0 {
			r.fail(n, "expected a wing with the keys leader and mates")
		}
		all = append(all, w)
	})
	return all
}

// form forms a wing.
func (p *play) form(w *wing) {
	p.line = w.line
	var mates []*scene.Ship
	for _, id := range w.mates {
		mates = append(mates, p.ship(id))
	}
	p.scene.Wing(p.ship(w.leader), mates...)
}

// beginWing adds the key for a mate that has split before the scenario begins.
func (r *reader) beginWing(keys map[string]func(n *yaml.Node), add laying) {
	keys["split"] = func(n *yaml.Node) {
		if r.yes(n) {
			add(n, func(p *play, s *scene.Ship) {
				p.mate(s)
				p.scene.Apart(s)
			})
		}
	}
}

// wantWing adds the expectations about the part of a ship in a wing.
func (r *reader) wantWing(keys map[string]func(n *yaml.Node), add laying) {
	want := func(key string, holds func(s *scene.Scene, ship *scene.Ship, want bool)) {
		keys[key] = func(n *yaml.Node) {
			v := r.yes(n)
			add(n, func(p *play, s *scene.Ship) { holds(p.scene, p.mate(s), v) })
		}
	}
	want("in-wing", (*scene.Scene).WantInWing)
	want("in-position", (*scene.Scene).WantPosition)
}

// mate returns a ship, which must be a mate in a wing.
func (p *play) mate(s *scene.Ship) *scene.Ship {
	p.scene.State()
	if p.scene.Exec().Info(s.ID()).Wing.Position == 0 {
		p.scene.Fail("a ship that no wing lists among its mates cannot be in one")
	}
	return s
}
